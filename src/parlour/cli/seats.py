"""Who sits where: people first, bots in the last seats. A bot's name ends in its kind: "Ada (mc)".

So a saved game, which holds the names, also tells which seats are bots.
"""

import re
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from parlour.errors import BadSeats, UnknownBot
from parlour.games.speech import counted
from parlour.printable import quoted

if TYPE_CHECKING:
    from parlour.bots.thought import Bot

STRONGEST = "mc"
NOBODY = "none"
BOT_NAME = re.compile(r"(.*) \((\w+)\)")

Bots = dict[int, str]  # the kind of bot in each seat that has one


def seat_bots(seats: int, given: str | None) -> Bots:
    """The bots asked for, in the last seats; unasked, one person plays against the strongest."""
    if given is None:
        return dict.fromkeys(range(1, seats), STRONGEST)
    kinds = [] if given in ("", NOBODY) else [kind.strip() for kind in given.split(",")]
    if len(kinds) > seats:
        raise BadSeats(f"{counted(len(kinds), 'bot')} do not fit at {counted(seats, 'seat')}.")
    for kind in kinds:
        check_kind(kind)
    return dict(enumerate(kinds, seats - len(kinds)))


def check_kind(kind: str) -> None:
    """Refuse a bot that does not exist."""
    from parlour.bots import BOTS

    if kind not in BOTS:
        raise UnknownBot(f"There is no bot {quoted(kind)}; there are {', '.join(BOTS)}.")


def name_seats(seats: int, bots: Bots, given: str | None) -> list[str]:
    """Names for all seats, given for all or for the people alone."""
    names = [f"seat {n + 1}" for n in range(seats)]
    if given is not None:
        people = [seat for seat in range(seats) if seat not in bots]
        wanted = [name.strip() for name in given.split(",")]
        _check_names(wanted, len(people), seats)
        for seat, name in zip(people if len(wanted) < seats else range(seats), wanted, strict=True):
            names[seat] = name
    return [f"{name} ({bots[seat]})" if seat in bots else name for seat, name in enumerate(names)]


def _check_names(names: list[str], people: int, seats: int) -> None:
    if len(names) not in (people, seats):
        raise BadSeats(f"--names needs a name for each person ({people}) or each seat ({seats}).")
    if len(set(names)) < len(names) or not all(names):
        raise BadSeats("--names needs a name of its own for everybody.")
    if taken := [name for name in names if BOT_NAME.fullmatch(name)]:
        looks = "looks like the name of a bot; leave the brackets out"
        raise BadSeats(f"{quoted(taken[0])} {looks}.")


def seated_bots(names: tuple[str, ...]) -> Bots:
    """The bots that sit at a saved table, as their names tell."""
    from parlour.bots import BOTS

    found = {seat: BOT_NAME.fullmatch(name) for seat, name in enumerate(names)}
    return {seat: name[2] for seat, name in found.items() if name and name[2] in BOTS}


def renamed(names: tuple[str, ...], bots: Bots) -> tuple[str, ...]:
    """The names at a saved table when other bots sit down."""
    was = seated_bots(names)
    bare = [name.rpartition(" (")[0] if seat in was else name for seat, name in enumerate(names)]
    return tuple(f"{n} ({bots[seat]})" if seat in bots else n for seat, n in enumerate(bare))


def short(name: str, room: int) -> Text:
    """A name in so many columns: a bot's loses its kind before it is cut."""
    bot = BOT_NAME.fullmatch(name)
    text = Text(bot[1] if bot and cell_len(name) > room else name)
    text.truncate(room, overflow="ellipsis")
    return text


def wake(bots: Bots) -> "dict[int, Bot]":
    """The bots themselves."""
    from parlour.bots import make

    return {seat: make(kind, seed=seat) for seat, kind in bots.items()}
