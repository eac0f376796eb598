"""What is seen of the terrain triads of Small Islands: those left, and ways to lay them."""

from typing import Any

from parlour.games.small_islands.assembly import DIRECTIONS
from parlour.games.small_islands.box import TERRAIN_NAMES, TRIAD
from parlour.games.small_islands.faces import direction_name, triad_name
from parlour.games.small_islands.map import BESIDE, HEX_NAMES, NO_HEX, members
from parlour.games.small_islands.rules.triads import triads_that_fit, turns_of
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has
from parlour.kit.sets import members as of_set

View = dict[str, Any]


# small_islands-13
def triad_views(game: Reading) -> View | None:
    """The triads still there, or the ways to lay the one that was taken."""
    if game.step == Step.TRIAD:
        fits = int(triads_that_fit(game.record))
        left = [t for t in range(len(TRIAD)) if has(game.triads, t)]
        choices = [{"name": triad_name(t), "fits": bool(has(fits, t))} for t in left]
        return {"choices": choices, "taken": None, "ways": []}
    if game.step not in (Step.TRIAD_LAVA, Step.TRIAD_TURN):
        return None
    lava = [game.spot] if game.spot != NO_HEX else members(game.spots)
    ways = [way for at in lava for way in _ways(game, at)]
    return {"choices": [], "taken": triad_name(game.column), "ways": ways}


def _ways(game: Reading, at: int) -> list[View]:
    """All ways to lay the triad with its lava on a hex: what comes to lie where."""
    turns = of_set(int(turns_of(game.record, game.column, at)))
    return [_way(game, at, turn) for turn in turns]


# small_islands-15: the hex in the ocean is new land.
def _way(game: Reading, at: int, turn: int) -> View:
    first, second = BESIDE[at, turn], BESIDE[at, (turn + 1) % len(DIRECTIONS)]
    on_land = first in members(game.land)
    new, kind = (second, TRIAD[game.column, 1]) if on_land else (first, TRIAD[game.column, 0])
    return {
        "lava": HEX_NAMES[at],
        "direction": direction_name(turn),
        "first": HEX_NAMES[first],
        "second": HEX_NAMES[second],
        "new": HEX_NAMES[new],
        "terrain": TERRAIN_NAMES[kind],
    }
