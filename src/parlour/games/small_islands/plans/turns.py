"""How gestures are read in a turn of Small Islands: the column before the card or after it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.games.plans import Gesture, Meaning
from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.nouns import CLUE, COLUMN
from parlour.games.small_islands.plans.deeds import (
    COLUMN_OF,
    CUBE,
    DEEDS,
    HEX_OF,
    MOVE,
    ON_HEX,
    Deed,
    Said,
    fitting,
    goes,
    is_named_later,
    last_named,
    legal_deeds,
    may_be_in_move,
    meant,
    named_by,
)
from parlour.games.small_islands.plans.journeys import goals, way_to
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members as of_set

if TYPE_CHECKING:
    from parlour.games.planner import Route

_COLUMNS = {n: (id,) for id, n in COLUMN_OF.items()}
_PAYS: Gesture = ("do.amulet",)


# Outside a move


class _Turn:
    """Gestures where it is asked what to do: what they say of a deed, and what is left for later."""

    def __init__(self, gestures: Sequence[Gesture]) -> None:
        self.said, self.later, self.drives, self.makes_sense = Said(), [], False, True
        for gesture in gestures:
            self._add(gesture)

    def _add(self, gesture: Gesture) -> None:
        on_the_way = self.drives or self.said.kind == MOVE
        if gesture in HEX_OF:
            self.drives = self.drives or self.said.kind != CUBE
            self.later.append(gesture)
        elif on_the_way and may_be_in_move(gesture) and (self.drives or gesture != _PAYS):
            self.later.append(gesture)
        elif (said := self.said.adding(gesture)) is None or self.drives:
            self.makes_sense = False
        else:
            self.said = said
            self.later += [gesture] if is_named_later(gesture) else []

    @property
    def deed(self) -> Said:
        """What is said of what is done first; the rest is for a move that is begun."""
        if not self.drives and self.said.kind != MOVE:
            return self.said
        return Said(self.said.column, self.said.kind or MOVE, self.said.pays)


def read_turn(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning:
    """What gestures mean where it is asked what to do."""
    turn = _Turn(gestures)
    if not turn.makes_sense:
        return Meaning()
    said = turn.deed
    return _meaning(fitting(game, seat, said, _deeds(moves)), said, last_named(turn.later))


def _deeds(moves: Mapping[Gesture, int]) -> list[Deed]:
    return [DEEDS[move] for move in moves.values() if move in DEEDS]


def _meaning(found: list[Deed], said: Said, rest: tuple[Gesture, ...]) -> Meaning:
    deed = meant(found, said)
    if deed:
        return Meaning([deed.move], rest)
    return Meaning(wanted=tuple(deed.gesture for deed in found))


# In a move


def read_move(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning:
    """What gestures mean in a move: bounds and deeds in their order, or a hex to get to."""
    in_order = [gesture for gesture in gestures if not is_named_later(gesture)]
    if in_order and in_order[0] in moves:
        return Meaning([moves[in_order[0]]], without(gestures, in_order[0]))
    if in_order and in_order[0] in HEX_OF:
        return way_to(game, seat, gestures, in_order, moves)
    said: Said | None = Said()
    for gesture in gestures:
        said = said and said.adding(gesture)
    if said is None:
        return Meaning()
    later = filter(is_named_later, gestures)
    return _meaning(fitting(game, seat, said, _deeds(moves)), said, last_named(later))


def without(gestures: tuple[Gesture, ...], gone: Gesture) -> tuple[Gesture, ...]:
    """All gestures but one."""
    place = gestures.index(gone)
    return gestures[:place] + gestures[place + 1 :]


# What follows a deed


def read_tile(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    """Where the tile is open: any will do for a card that is shown."""
    if any(gesture in moves for gesture in gestures):
        return None
    shown = all(gesture in shows(game, seat) for gesture in gestures)
    return Meaning(wanted=tuple(moves)) if shown else Meaning()


def read_cube(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    """A hex alone means the cube there."""
    last = gestures[-1]
    if last not in HEX_OF:
        return None
    cube = (*_COLUMNS[game.column], *last)
    return Meaning([moves[cube]], gestures[:-1]) if cube in moves else Meaning()


# What may be said before it is asked


def before_asked(game: Reading, seat: int) -> Iterator[Gesture]:
    """Columns, cards, tiles, cubes and far hexes, in a turn."""
    deeds = legal_deeds(game, seat)
    yield from (_COLUMNS[column] for column in sorted({d.column for d in deeds} - {None}))  # type: ignore[type-var,misc]
    yield from named_later(game, seat, deeds)
    if game.step == Step.MOVE or any(deed.kind == MOVE for deed in deeds):
        yield from goals(game, seat)


def named_later(game: Reading, seat: int, deeds: list[Deed]) -> Iterator[Gesture]:
    """The cards, tiles and cubes that go with some deed."""
    with_clue, with_tile = _columns(deeds, "do.clue"), _columns(deeds, "do.tile")
    for card in of_set(game.players[seat].hand) if with_clue or with_tile else ():
        if any(game.fits[column] >> card & 1 for column in with_clue) or (
            with_tile and not any(fits >> card & 1 for fits in game.fits)
        ):
            yield (f"clue.{CLUE.ids[card]}",)
    for tile in of_set(game.reserve) if with_tile else ():
        if any(game.fits[column] >> tile & 1 for column in with_tile):
            yield (f"tile.{CLUE.ids[tile]}",)
    for column in _columns(deeds, CUBE):
        for at in members(game.sites[column]):
            yield (f"column.{COLUMN.ids[column]}", *ON_HEX[at])


def _columns(deeds: list[Deed], kind: str) -> set[int]:
    return {deed.column for deed in deeds if deed.kind == kind and deed.column is not None}


# small_islands-37
def shows(game: Reading, seat: int) -> list[Gesture]:
    """The cards that may be shown for a tile on the column that was named."""
    held = game.players[seat].hand & ~game.fits[game.column]
    return [(f"clue.{CLUE.ids[card]}",) for card in of_set(held) if card < CLUES]


# What else may be said


def besides(
    game: Reading, seat: int, gestures: Sequence[Gesture], route: "Route"
) -> Iterator[tuple[Gesture, bool]]:
    """What may be said to a plan in a turn beside what is asked at its end."""
    turn = _Turn(gestures)
    if game.step == Step.MOVE or turn.drives or turn.said.kind == MOVE:
        yield from _besides_journey(seat, route)
    if game.step == Step.ACTION and not turn.drives:
        yield from _instead(game, seat, turn.said)


def _instead(game: Reading, seat: int, said: Said) -> Iterator[tuple[Gesture, bool]]:
    """What goes on with the deed that was spoken of, or changes it."""
    deeds = legal_deeds(game, seat)
    for gesture in (*(deed.gesture for deed in deeds), _PAYS, *before_asked(game, seat)):
        if gesture in HEX_OF:
            if said in (Said(), Said(pays=True)):
                yield gesture, said.pays is None
            continue
        then = said.adding(gesture)
        if then and then.kind == MOVE:
            yield gesture, False
        elif then and any(goes(game, seat, then, deed) for deed in deeds):
            yield gesture, True


def _besides_journey(seat: int, route: "Route") -> Iterator[tuple[Gesture, bool]]:
    """On the way: hexes further on, and what an amulet buys."""
    end = route.end.seen
    if route.is_over:
        return
    if end.step == Step.TILE:
        yield from ((gesture, False) for gesture in shows(end, seat))
    if end.step != Step.MOVE:
        return
    if not route.wanted:
        yield from ((gesture, True) for gesture in before_asked(end, seat))
    elif any(gesture not in HEX_OF for gesture in route.wanted):
        yield from _bounds_before(end, seat)
        later = named_later(end, seat, legal_deeds(end, seat))
        yield from ((gesture, False) for gesture in later)


def _bounds_before(game: Reading, seat: int) -> Iterator[tuple[Gesture, bool]]:
    """Bounds that may come before something that an amulet buys: one has to be left."""
    spares = game.lava_paid or game.players[seat].amulets > 1
    for at in members(game.spots):
        if spares or not contains(game.lava, at):
            yield ON_HEX[at], True


__all__ = ["before_asked", "besides", "named_by", "read_cube", "read_move", "read_tile", "read_turn"]
