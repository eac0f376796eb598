"""What several commands take: a game's options and a count of players, checked with a sentence."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.errors import BadNumber, BadOption
from parlour.printable import quoted, shown

if TYPE_CHECKING:
    from parlour.games.game import Option

SLOWEST = 60  # seconds between moves

GameName = Annotated[str, typer.Argument(help="The game's name, as `parlour games` lists it.")]
Players = Annotated[int, typer.Option(help="How many players.")]
Seed = Annotated[int, typer.Option(help="A whole number; the same one gives the same games.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, like hands=2."),
]


def read_options(given: list[str] | None) -> dict[str, int | str]:
    """The options given as name=value."""
    options: dict[str, int | str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadOption(f"{quoted(text)} is no option; write it as name=value.")
        options[name] = value
    return options


COLUMNS = ("option", "values", "usual", "meaning", "rule")


def described(option: "Option") -> tuple[str, ...]:
    """An option in words: its name, values, default and meaning, and the rule behind it."""
    usual = str(option.label(option.default))
    return option.name, option.range, usual, option.meaning, option.rule


def at_least(name: str, value: Any, least: float) -> None:
    """Refuse a number that is too small."""
    if not value >= least:  # nor is "nan"
        raise BadNumber(f"--{name} must be {least} or more, not {shown(value)}.")


def at_most(name: str, value: Any, most: float) -> None:
    """Refuse a number that is too large for anybody to wait for."""
    if value > most:
        raise BadNumber(f"--{name} must be {most} or less, not {shown(value)}.")


def check_pace(seconds: float) -> None:
    """Refuse a pace at which nothing would happen."""
    at_least("pace", seconds, 0)
    at_most("pace", seconds, SLOWEST)
