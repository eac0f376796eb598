"""Ways to lay triads of Small Islands: tried by the rules on a copy of the table."""

from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import BESIDE, NO_HEX, members
from parlour.games.small_islands.nouns import HEX, TERRAIN, TRIAD_NOUN, WAY
from parlour.games.small_islands.rules.setting_up.triads import (
    lay_triad,
    triads_that_fit,
    turns_of,
)
from parlour.games.small_islands.sight.schema import Laying
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members as of_set


# small_islands-13b
def triads_left(game: Reading) -> list[str]:
    """The triads for which there is a place, while one is chosen."""
    found = int(triads_that_fit(game.record)) if game.step == Step.TRIAD else 0
    return [TRIAD_NOUN.ids[triad] for triad in of_set(found)]


# small_islands-13
def layings(game: Reading) -> list[Laying]:
    """The ways to lay the triad that was chosen."""
    if game.step not in (Step.TRIAD_LAVA, Step.TRIAD_TURN):
        return []
    lava = [game.spot] if game.spot != NO_HEX else members(game.spots)
    return [
        laying(game, game.column, at, turn)
        for at in lava
        for turn in of_set(int(turns_of(game.record, game.column, at)))
    ]


# small_islands-15: the hex in the ocean is new land.
def laying(game: Reading, triad: int, at: int, turn: int) -> Laying:
    """What comes to lie where if a triad is laid."""
    trial = game.copied()
    trial.games["event_count"] = 0
    lay_triad(trial.games[0], game.asked, triad, at, turn)
    (laid,) = trial.events()
    _, new, terrain = laid.values
    return {
        "lava": HEX.ids[at],
        "way": WAY.ids[turn],
        "first": HEX.ids[BESIDE[at, turn]],
        "second": HEX.ids[BESIDE[at, (turn + 1) % len(DIRECTIONS)]],
        "new": HEX.ids[new],
        "terrain": TERRAIN.ids[terrain],
    }
