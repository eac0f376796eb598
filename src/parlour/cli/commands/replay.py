"""`parlour replay` and `parlour verify`: a game that was played, looked at and proved."""

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from parlour.cli.terminal.console import console
from parlour.errors import BadSeats
from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.play.match import Match

KEYS = "Enter or n: next; p: back; a number: jump there; q: stop "

File = Annotated[str, typer.Argument(help="A saved game or the record of one.")]
Parent = Annotated[str | None, typer.Option(help="Of a fork's record: the game it came from.")]


def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option(help="Through whose eyes, from 1 on; else as a spectator.")
    ] = None,
    parent: Parent = None,
) -> None:
    """Step through a game both ways; where there is no terminal, tell it all at once."""
    from parlour.cli.screen import Screen
    from parlour.kit.record import SPECTATOR
    from parlour.play.saves import load

    match = load(file, parent)
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadSeats(f"There is no seat {seat}; this game has seats 1 to {match.seats}.")
    viewer = SPECTATOR if seat is None else seat - 1
    screen = Screen(match)
    if sys.stdin.isatty() and sys.stdout.isatty():
        _step(screen, match, viewer)
        return
    _caution(screen, match)
    screen.tell(match.told(viewer))
    screen.result(match)


def _caution(screen: "Screen", match: "Match") -> None:
    """Say what everybody should know of the deal, if it was not sealed."""
    if match.origin.caution:
        screen.say(match.origin.caution)


def _step(screen: "Screen", match: "Match", viewer: int) -> None:
    """Show one position after another, as the keys say."""
    last = len(match.moves)
    number: int | None = 0
    with suppress(EOFError, KeyboardInterrupt):
        while number is not None:
            _show(screen, match, viewer, number)
            number = _next(screen.read(KEYS), number, last)


def _next(key: str, number: int, last: int) -> int | None:
    """The position asked for, at most the last; None to stop."""
    from parlour.cli.answers import split

    if key.lower() in ("q", "quit"):
        return None
    numbers, words = split(key)
    if numbers and not words:
        return min(numbers[0], last)
    if key.lower() == "p":
        return max(number - 1, 0)
    return min(number + 1, last) if key.lower() in ("", "n") else number


def _show(screen: "Screen", match: "Match", viewer: int, number: int) -> None:
    from parlour.cli.tables import Scene
    from parlour.cli.telling import told_since

    past = match.at(number)
    told = told_since(past, viewer, number - 1) if number else past.told(viewer)
    title = Text(f"After {number} of {counted(len(match.moves), 'move')}.", style="bold")
    caution = [Text(match.origin.caution)] if match.origin.caution and not number else []
    above = [title, *caution, *screen.sentences(told)]
    below = screen.standings(past) if past.is_over else []
    screen.show(above, Scene.of(past, viewer)._replace(ask=None, choices=()), below)


def verify(
    file: File,
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that was shown before the game.")
    ] = None,
    salt: Annotated[str | None, typer.Option(help="The salt that you sent at the start.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="The seat you sat in, from 1 on, if you give a salt.")
    ] = None,
    head: Annotated[str | None, typer.Option(help="The last head that you were shown.")] = None,
    parent: Parent = None,
) -> None:
    """Prove a game: its shuffle, its moves and its result, and what follows from what you kept."""
    from parlour.play.verify import verify as prove

    output = console()
    for sentence in prove(file, commitment, salt, head, _from_0(seat), parent):
        output.print(sentence, soft_wrap=True)


def _from_0(seat: int | None) -> int | None:
    return None if seat is None else seat - 1
