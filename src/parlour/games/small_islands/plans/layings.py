"""Statues and triads of Small Islands: the hex and the way may be named in any order."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from parlour.games.plans import Gesture, Meaning
from parlour.games.small_islands.box.map import WORDS, contains, members
from parlour.games.small_islands.nouns import TRIAD_NOUN, WAY
from parlour.games.small_islands.plans.deeds import HEX_OF, ON_HEX
from parlour.games.small_islands.rules.setting_up.triads import WAYS, find_layings
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members as of_set

WAY_OF = {(f"way.{id}",): n for n, id in enumerate(WAY.ids)}
TRIAD_OF = {(f"triad.{id}",): n for n, id in enumerate(TRIAD_NOUN.ids)}


# Statues


def read_statue(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    """Wherever it stands, a statue may look any way."""
    if any(gesture in moves for gesture in gestures):
        return None
    turned = all(gesture in WAY_OF for gesture in gestures)
    return Meaning(wanted=tuple(moves)) if turned else Meaning()


def besides_statue(game: Reading) -> Iterator[tuple[Gesture, bool]]:
    """Another hex, another way."""
    for at in members(game.spots):
        yield ON_HEX[at], True
    for gesture in WAY_OF:
        yield gesture, True


# Triads


class _Laid(NamedTuple):
    """What is said of a triad; of each thing the last word counts."""

    triad: int | None = None
    hex: int | None = None
    way: int | None = None


def _said(game: Reading, gestures: Sequence[Gesture]) -> _Laid | None:
    said = _Laid(game.column if game.step == Step.TRIAD_LAVA else None)
    for gesture in gestures:
        if gesture in TRIAD_OF and game.step == Step.TRIAD:
            said = said._replace(triad=TRIAD_OF[gesture])
        elif gesture in HEX_OF:
            said = said._replace(hex=HEX_OF[gesture])
        elif gesture in WAY_OF:
            said = said._replace(way=WAY_OF[gesture])
        else:
            return None
    return said


class _Layings:
    """All ways to lay the triads that may be laid: sets of hexes for the lava, way by way."""

    def __init__(self, game: Reading, seat: int) -> None:
        chosen = game.step == Step.TRIAD_LAVA
        triads = [game.column] if chosen else of_set(game.players[seat].choices)
        self.by_triad: dict[int, Any] = {}
        for triad in triads:
            self.by_triad[triad] = np.zeros((WAYS, WORDS), np.int64)
            find_layings(game.record, triad, self.by_triad[triad])

    def matching(self, said: _Laid) -> Iterator[tuple[int, int, Any]]:
        """Triad, way and hexes of all that goes with what is said."""
        for triad, ways in self.by_triad.items():
            for way, hexes in enumerate(ways):
                fits = hexes.any() if said.hex is None else contains(hexes, said.hex)
                if said.triad in (None, triad) and said.way in (None, way) and fits:
                    yield triad, way, hexes

    def triads(self, said: _Laid) -> list[Gesture]:
        """The triads that go with what is said, whichever was named."""
        found = {triad for triad, _, _ in self.matching(said._replace(triad=None))}
        return [(f"triad.{TRIAD_NOUN.ids[triad]}",) for triad in sorted(found)]

    def hexes(self, said: _Laid) -> list[Gesture]:
        """The hexes for the lava, whichever was named."""
        every = [words for _, _, words in self.matching(said._replace(hex=None))]
        return [ON_HEX[at] for at in sorted({at for words in every for at in members(words)})]

    def ways(self, said: _Laid) -> list[Gesture]:
        """The ways, whichever was named."""
        found = {way for _, way, _ in self.matching(said._replace(way=None))}
        return [(f"way.{WAY.ids[way]}",) for way in sorted(found)]


def read_triad(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    """Where the triad or its lava is open: those that go with what is said."""
    if any(gesture in moves for gesture in gestures):
        return None
    said = _said(game, gestures)
    if said is None:
        return Meaning()
    found = _Layings(game, seat)
    wanted = found.triads(said) if game.step == Step.TRIAD else found.hexes(said)
    return Meaning(wanted=tuple(wanted))


def laying_ahead(game: Reading, seat: int) -> list[Gesture]:
    """Lava and way before the triad, the way before its lava."""
    found = _Layings(game, seat)
    lava = found.hexes(_Laid()) if game.step == Step.TRIAD else []
    return lava + found.ways(_Laid())


def besides_triad(
    game: Reading, seat: int, gestures: Sequence[Gesture]
) -> Iterator[tuple[Gesture, bool]]:
    """What else goes with what is said, or changes it."""
    said, found = _said(game, gestures) or _Laid(), _Layings(game, seat)
    triads = found.triads(said) if game.step == Step.TRIAD else []
    for gesture in (*triads, *found.hexes(said), *found.ways(said)):
        yield gesture, True
