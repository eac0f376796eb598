"""What `--help` of a command tells about the options of the games."""

from typing import TYPE_CHECKING, Any

from rich.table import Column, Table
from rich.text import Text
from typer.core import TyperCommand

from parlour.cli.options import COLUMNS, described
from parlour.cli.terminal.console import PlainConsole, console

if TYPE_CHECKING:
    from parlour.games.game import Game


class HelpWithOptions(TyperCommand):
    """A command whose help ends with the options of every game, as the games know them."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The usual help, then the options."""
        super().format_help(ctx, formatter)
        show_options(console())


def show_options(output: PlainConsole) -> None:
    """The options of all games, with their values and meanings."""
    from parlour.games import SHELF, take

    for name in SHELF:
        output.print(Text(f"Options of {name}", style="bold"))
        output.print(table_of_options(take(name)))
        output.print()


def table_of_options(game: "Game") -> Table:
    """A game's options, one a row."""
    name, *others = COLUMNS
    table = Table(Column(name, no_wrap=True), *others, box=None, pad_edge=False)
    for option in game.options:
        table.add_row(*described(option))
    return table
