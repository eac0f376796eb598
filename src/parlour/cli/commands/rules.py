"""`parlour games` and `parlour rules`: what is on the shelf, and how it is played."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Column, Table
from rich.text import Text

from parlour.cli.commands.contents import show_box, standing
from parlour.cli.options import GameName
from parlour.games import SHELF, known, sheet
from parlour.kit.box import open_box

console = Console(highlight=False)


def list_games() -> None:
    """List the games on the shelf."""
    whole = [Column(name, no_wrap=True) for name in ("name", "title", "players", "box")]
    table = Table(*whole, "edition", box=None, pad_edge=False)
    for name in SHELF:
        box = open_box(name)
        players = f"{box.at('seats.least')} to {box.at('seats.most')}"
        table.add_row(name, box.text("title"), players, standing(box), box.text("edition"))
    console.print(table)


def show_rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(help="A rule's number, like 63, mu-63 or project_l-20.")
    ] = None,
) -> None:
    """Show a game's rules with their preface, and its box, or one rule by its number."""
    if rule is not None:
        _show_rule(sheet.rule(known(game), rule))
        return
    console.print(Markdown(sheet.preface(known(game))))
    chapter = ""
    for found in sheet.rules(game).values():
        if found.chapter != chapter:
            chapter = found.chapter
            console.print(Text(f"\n{chapter}", style="bold"))
        _show_rule(found)
    show_box(console, open_box(game))


def _show_rule(rule: sheet.SheetRule) -> None:
    line = Table.grid(padding=(0, 2))
    line.add_column(width=max(8, len(rule.id)), no_wrap=True)
    line.add_column()
    words = Text.assemble(rule.text, " ", (f"[{rule.provenance}]", "dim"))
    line.add_row(Text(rule.id, style="bold"), words)
    console.print(line)
