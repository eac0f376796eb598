"""`parlour games` and `parlour rules`: what is on the shelf, and how it is played."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.markdown import Markdown
from rich.table import Column, Table
from rich.text import Text

from parlour.cli.calling import called
from parlour.cli.commands.contents import show_box, standing
from parlour.cli.commands.help import table_of_options
from parlour.cli.options import GameName
from parlour.cli.terminal.console import console
from parlour.games import SHELF, known, sheet
from parlour.kit.box import Box, open_box

if TYPE_CHECKING:
    from parlour.games.game import Option

MOST_SHOWN = 8  # rules found by words

output = console()


def show_games(
    game: Annotated[
        str | None, typer.Argument(help="A game, to see its goal and its options.")
    ] = None,
) -> None:
    """List the games on the shelf, or tell one game's goal and options."""
    if game is None:
        _list_games()
    else:
        _show_game(known(game))


def _list_games() -> None:
    whole = [Column(name, no_wrap=True) for name in ("name", "title", "players", "box")]
    table = Table(*whole, "edition", box=None, pad_edge=False)
    for name in SHELF:
        box = open_box(name)
        table.add_row(name, box.text("title"), _players(box), standing(box), box.text("edition"))
    output.print(table)


def _show_game(name: str) -> None:
    """What a game is about, for how many, and what can be chosen before it."""
    from parlour.games import take

    box = open_box(name)
    about = f"for {_players(box)} players; box: {standing(box)}; edition: {box.text('edition')}"
    output.print(Text.assemble((box.text("title"), "bold"), f", {about}"))
    output.print(Text(f"\n{sheet.goal(name)}\n"))
    output.print(table_of_options(take(name)))
    for line in _what_next(name, take(name).options[0]):
        output.print(Text(line), soft_wrap=True)


def _what_next(name: str, option: "Option") -> tuple[str, str]:
    """Commands to go on with, one of them with an option that is not the usual one."""
    other = option.label(option.most if option.default == option.least else option.least)
    return (
        f"\n`{called()} play {name} --option {option.name}={other}` sets an option.",
        f"`{called()} rules {name}` shows the rules, with a number or words some of them.",
    )


def _players(box: Box) -> str:
    return f"{box.at('seats.least')} to {box.at('seats.most')}"


def show_rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(help="A rule's number, like 63 or mu-63, or words to look for."),
    ] = None,
) -> None:
    """Show a game's rules and box, one rule by its number, or the rules about some words."""
    if words:
        _show_found(known(game), " ".join(words))
        return
    output.print(Markdown(sheet.preface(known(game))))
    chapter = ""
    for found in sheet.rules(game).values():
        if found.chapter != chapter:
            chapter = found.chapter
            output.print(Text(f"\n{chapter}", style="bold"))
        _show_rule(found)
    show_box(output, open_box(game))


def _show_found(game: str, wanted: str) -> None:
    """The rules that were asked for, the best first; of many only the numbers."""
    found = sheet.found(game, wanted)
    for rule in found[:MOST_SHOWN]:
        _show_rule(rule)
    if more := [rule.id for rule in found[MOST_SHOWN:]]:
        output.print(Text(f"Less about it: {', '.join(more)}.", style="dim"))


def _show_rule(rule: sheet.SheetRule) -> None:
    line = Table.grid(padding=(0, 2))
    line.add_column(width=max(8, len(rule.id)), no_wrap=True)
    line.add_column()
    words = Text.assemble(rule.text, " ", (f"[{rule.provenance}]", "dim"))
    line.add_row(Text(rule.id, style="bold"), words)
    output.print(line)
