"""What may be said to a plan in a turn of Small Islands beside what is asked."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from parlour.games.plans import Gesture
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.nouns import CLUE, COLUMN
from parlour.games.small_islands.plans.deeds import (
    CUBE,
    HEX_OF,
    MOVE,
    ON_HEX,
    Deed,
    Said,
    goes,
    is_named_later,
    legal_deeds,
    may_be_in_move,
)
from parlour.games.small_islands.plans.journeys import goals
from parlour.games.small_islands.plans.turns import COLUMNS, PAYS, Turn, shows
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members as of_set

if TYPE_CHECKING:
    from parlour.games.planner import Route

# What may be said before it is asked


def before_asked(game: Reading, seat: int) -> Iterator[Gesture]:
    """Columns, cards, tiles, cubes and far hexes, in a turn."""
    deeds = legal_deeds(game, seat)
    yield from named_first(game, seat, deeds)
    kinds = {deed.gesture for deed in deeds if deed.kind == MOVE}
    if game.step == Step.MOVE or kinds:
        yield from goals(game, seat, bought=bool(kinds) and (MOVE,) not in kinds)


def named_first(game: Reading, seat: int, deeds: list[Deed]) -> Iterator[Gesture]:
    """The columns, cards, tiles and cubes that go with some deed."""
    named = {deed.column for deed in deeds}
    yield from (gesture for column, gesture in COLUMNS.items() if column in named)
    yield from named_later(game, seat, deeds)


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


# What else may be said


def besides(
    game: Reading, seat: int, gestures: Sequence[Gesture], route: "Route"
) -> Iterator[tuple[Gesture, bool]]:
    """What may be said to a plan in a turn beside what is asked at its end."""
    turn = Turn(gestures)
    if game.step == Step.MOVE or turn.drives or turn.said.kind == MOVE:
        yield from _besides_journey(seat, gestures, route)
    if game.step == Step.ACTION and not turn.drives and not (turn.said.kind == MOVE and turn.later):
        yield from _instead(game, seat, turn.said)


def _instead(game: Reading, seat: int, said: Said) -> Iterator[tuple[Gesture, bool]]:
    """What goes on with the deed that was spoken of, or changes it."""
    deeds = legal_deeds(game, seat)
    if said == Said(pays=True) and game.players[seat].choices >> Act.BUY_MOVE & 1:
        yield from ((gesture, True) for gesture in goals(game, seat, bought=True))
    for gesture in (*(deed.gesture for deed in deeds), PAYS, *named_first(game, seat, deeds)):
        if said.kind == MOVE and may_be_in_move(gesture) and gesture != PAYS:
            continue  # that would be done on the way
        then = said.adding(gesture)
        if then and then.kind == MOVE:
            yield gesture, False
        elif then and any(goes(game, seat, then, deed) for deed in deeds):
            yield gesture, True


def _besides_journey(
    seat: int, gestures: Sequence[Gesture], route: "Route"
) -> Iterator[tuple[Gesture, bool]]:
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
        yield from ((gesture, False) for gesture in _bought_for(end, seat, gestures))


def _bought_for(game: Reading, seat: int, gestures: Sequence[Gesture]) -> Iterator[Gesture]:
    """What an amulet buys for the card, tile or cube that was named, and others of these."""
    said: Said | None = Said()
    for gesture in filter(is_named_later, gestures):
        said = said and said.adding(gesture)
    deeds = legal_deeds(game, seat)
    for deed in deeds:
        then = said and said.adding(deed.gesture)
        if then and goes(game, seat, then, deed):
            yield deed.gesture
    yield from named_later(game, seat, deeds)


def _bounds_before(game: Reading, seat: int) -> Iterator[tuple[Gesture, bool]]:
    """Bounds that may come before something that an amulet buys: one has to be left."""
    spares = game.lava_paid or game.players[seat].amulets > 1
    for at in members(game.spots):
        if spares or not contains(game.lava, at):
            yield ON_HEX[at], True
