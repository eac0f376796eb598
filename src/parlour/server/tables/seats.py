"""Who sits where at a table, and who plays for whom."""

import re
from collections.abc import Iterable, Sequence
from copy import copy

from parlour.errors import BadSeats
from parlour.play.names import checked_name
from parlour.printable import quoted
from parlour.server.tables.acts import Seated

# What bots are called: by trees, one for each seat, so that nobody takes them for a person.
TREES = ("Ash", "Birch", "Cedar", "Elm", "Hazel", "Maple")
LIKE_A_BOT = re.compile(r"[^\w\s]\s*bot\b", re.IGNORECASE)


class Chair:
    """One seat at a table."""

    __slots__ = ("because", "had", "salted", "seat", "stand_in", "stop", "who")

    def __init__(self, seat: int, who: Seated) -> None:
        self.seat, self.who = seat, who
        self.stand_in = ""  # the bot that plays for its person now
        self.because = ""  # why it does
        self.stop = False  # whether its person agrees to stop
        self.salted = False
        self.had: set[str] = set()  # guests who have seen what is dealt here

    def copy(self) -> "Chair":
        """The same in other memory."""
        twin = copy(self)
        twin.had = set(self.had)
        return twin

    @property
    def is_open(self) -> bool:
        """Whether anybody could sit down here."""
        return self.who.kind == "open"

    @property
    def is_person(self) -> bool:
        """Whether it is somebody's who comes with a browser."""
        return self.who.kind == "person"

    @property
    def player(self) -> str:
        """The bot that decides here now; empty if somebody outside does."""
        return self.stand_in or self.who.bot

    @property
    def name(self) -> str:
        """What the others call whoever sits here."""
        return self.who.name or f"seat {self.seat + 1}"

    def give(self, who: Seated) -> None:
        """Somebody else sits here now."""
        self.who, self.stand_in, self.because, self.stop = who, "", "", False
        self.had |= {who.guest} - {""}

    def dealt(self) -> None:
        """From now on there is something to see here."""
        self.had = {self.who.guest} - {""}


def bot_seated(seat: int, bot: str) -> Seated:
    """A bot at a seat, under a name that no other bot there has."""
    return Seated("bot", f"{TREES[seat]} (bot)", bot=bot)


def persons_name(given: object, seat: int) -> str:
    """A name for somebody who is no bot, and does not pass for one."""
    name = checked_name(given, seat)
    if LIKE_A_BOT.search(name):
        raise BadSeats(f"{quoted(name)} is no name for a person: bots are called so.")
    return name


def of_guest(chairs: Iterable[Chair], guest: str) -> list[Chair]:
    """The seats somebody has: several if several people share a device."""
    return [chair for chair in chairs if guest and chair.who.guest == guest]


def people(chairs: Iterable[Chair]) -> list[Chair]:
    """The seats of people."""
    return [chair for chair in chairs if chair.is_person]


def names(chairs: Sequence[Chair]) -> list[str]:
    """What all are called, in seat order."""
    return [chair.name for chair in chairs]
