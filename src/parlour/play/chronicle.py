"""What was told at a table, in order and to whom, kept beside the log.

Every viewer has a count of their own: how much they were shown says nothing about what they were
not.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from parlour.games.game import Game
from parlour.games.happenings import Told
from parlour.kit.positions import Happening
from parlour.kit.record import MOST_SEATS, SPECTATOR
from parlour.play.log import TAKEN_BACK

UNDONE = 0  # a kind that no game uses: a move was taken back
Heard = tuple[Happening, int]  # an event, and its audience: a bit a seat, one for spectators
MOST_KNOWN = 100_000
_known: dict[Heard, Heard] = {}


def kept(heard: Heard) -> Heard:
    """The same, in the memory of an equal one: what happens at one table happens at thousands."""
    if len(_known) > MOST_KNOWN:
        _known.clear()
    return _known.setdefault(heard, heard)


def bit_of(viewer: int) -> int:
    """A viewer in an audience."""
    return 1 << (viewer if viewer >= 0 else MOST_SEATS)


class Chronicle:
    """All that was told, the deal first, and where the part of each entry of the log begins."""

    def __init__(self, game: Game, names: Sequence[str], dealt: Iterable[Heard]) -> None:
        self.game, self.names = game, names
        self.heard = list(map(kept, dealt))
        self.begins: list[int] = []
        self.withheld: list[list[Heard]] = []  # of each step of a half-made choice, for the others
        self._shown: dict[int, _Shown] = {}

    def add(self, events: Iterable[Heard], only: int | None = None) -> None:
        """What the next entry of the log told; the others hear of a half-made choice later."""
        self.begins.append(len(self.heard))
        if only is None:
            self.heard += [event for step in self.withheld for event in step]
            self.heard += map(kept, events)
            self.withheld = []
        else:
            bit, told = bit_of(only), list(events)
            self.heard += [kept((event, audience & bit)) for event, audience in told]
            self.withheld.append([(event, audience & ~bit) for event, audience in told])

    def add_undo(self, seat: int, audience: int, steps: int) -> None:
        """An entry that took a seat's last choice back, of so many steps."""
        del self.withheld[-steps:]
        self.begins.append(len(self.heard))
        self.heard.append((Happening(UNDONE, seat, (0, 0, 0)), audience))

    def shown(self, viewer: int, since: int = 0) -> list[Happening]:
        """What a viewer was shown, from the `since`-th thing on."""
        return [self.heard[place][0] for place in self._places(viewer)[since:]]

    def count(self, viewer: int) -> int:
        """How many things a viewer was shown."""
        return len(self._places(viewer))

    def _places(self, viewer: int) -> Sequence[int]:
        """Where among all things those are that a viewer was shown; each is looked at once."""
        found, bit = self._shown.setdefault(viewer, _Shown()), bit_of(viewer)
        for place in range(found.done, len(self.heard)):
            if self.heard[place][1] & bit:
                found.places.append(place)
        found.done = len(self.heard)
        return found.places

    def of_entry(self, entry: int) -> list[Heard]:
        """What one entry of the log told; of -1, the deal."""
        start = self.begins[entry] if entry >= 0 else 0
        return self.heard[start : self._begin(entry + 1)]

    def _begin(self, entry: int) -> int:
        return self.begins[entry] if entry < len(self.begins) else len(self.heard)

    def shown_before(self, viewer: int, entry: int) -> int:
        """How much a viewer had been shown before an entry of the log."""
        return bisect_left(self._places(viewer), self._begin(entry))

    def known_to_all(self) -> int:
        """How many entries there are up to the last of which everybody was told something."""
        everybody = sum(map(bit_of, (*range(len(self.names)), SPECTATOR)))
        for entry in range(len(self.begins) - 1, -1, -1):
            told = 0
            for _, audience in self.of_entry(entry):
                told |= audience
            if told & everybody == everybody:
                return entry + 1
        return 0

    def last(self, viewer: int) -> list[str]:
        """The words of what the last entry told a seat; a spectator, of the last they heard of.

        That there was an entry of which they may not know would tell them something.
        """
        bit, entry = bit_of(viewer), len(self.begins) - 1
        told = [event for event, audience in self.of_entry(entry) if audience & bit]
        while not told and viewer < 0 <= entry:
            entry -= 1
            told = [event for event, audience in self.of_entry(entry) if audience & bit]
        return [self.words(event) for event in told]

    def latest(self, viewer: int) -> list[str]:
        """The words of the last entry that told a viewer anything, however many did not."""
        bit = bit_of(viewer)
        for entry in range(len(self.begins) - 1, -2, -1):
            if heard := [event for event, audience in self.of_entry(entry) if audience & bit]:
                return [self.words(event) for event in heard]
        return []

    def told(self, event: Happening) -> Told:
        """An event as data."""
        if event.kind != UNDONE:
            return self.game.events.of(event).told(event, self.names.__getitem__)
        return {
            "kind": "undone",
            "seat": event.seat,
            "things": [],
            "words": self.words(event),
            "rule": None,
            "weight": "step",
        }

    def words(self, event: Happening) -> str:
        """An event in words."""
        if event.kind == UNDONE:
            return f"{self.names[event.seat]} {TAKEN_BACK}"
        return self.game.tell(event, self.names.__getitem__)

    def points(self, entries: Iterable[int], viewer: int | None) -> list[list[str]]:
        """For each seat, the words of all that brought it points, in the deal and these entries.

        Only what a viewer was told, if there is one; else what the seat itself was told.
        """
        because: list[list[str]] = [[] for _ in self.names]
        for entry in (-1, *entries):
            for event, audience in self.of_entry(entry):
                knows = audience & bit_of(event.seat if viewer is None else viewer)
                if event.kind != UNDONE and knows and self.game.scored(event):
                    because[event.seat].append(self.words(event))
        return because

    def copy(self) -> "Chronicle":
        """The same, to be continued otherwise."""
        twin = Chronicle(self.game, self.names, self.heard)
        twin.begins, twin.withheld = list(self.begins), list(self.withheld)
        twin._shown = {viewer: found.copy() for viewer, found in self._shown.items()}
        return twin


class _Shown:
    """The places of what one viewer was shown, and how far that was looked through."""

    __slots__ = ("done", "places")

    def __init__(self, places: Iterable[int] = (), done: int = 0) -> None:
        self.places, self.done = array("I", places), done

    def copy(self) -> "_Shown":
        return _Shown(self.places, self.done)
