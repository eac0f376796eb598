"""What each answer of Small Islands would lead to, as far as the viewer can know.

Everything is worked out from what lies open and the viewer's own cards; lava flows by the rules on
a copy of the table.
"""

from typing import Any

import numpy as np

from parlour.games.small_islands.box import COLUMN_NAMES, COLUMNS, TERRAIN_NAMES, TERRAINS
from parlour.games.small_islands.clues import (
    CLUE_NAMES,
    IN_LARGEST,
    LANDMARK,
    NEGATED,
)
from parlour.games.small_islands.column_sight import sites_of
from parlour.games.small_islands.map import HEX_NAMES, members
from parlour.games.small_islands.map_sight import kinds
from parlour.games.small_islands.rules.columns import has_begun
from parlour.games.small_islands.rules.lava import flow
from parlour.games.small_islands.statue_sight import facing_views
from parlour.games.small_islands.table import GAME, Step
from parlour.games.small_islands.triad_sight import triad_views
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import members as of_set

View = dict[str, Any]
SETTING_UP = range(Step.OBJECT, Step.START)


def foresight(game: Reading, viewer: int) -> View:
    """What clues, tiles, lava, triads and statues would bring about."""
    plays = game.step not in SETTING_UP and game.step != Step.OVER
    hand = of_set(game.players[viewer].hand) if viewer >= 0 and plays else []
    return {
        "hand": [clue_outlook(game, card) for card in hand],
        "tiles": [clue_outlook(game, tile) for tile in of_set(game.reserve) if plays],
        "lava": [lava_outlook(game, at) for at in _spots(game, Step.LAVA)],
        "triads": triad_views(game),
        "facings": facing_views(game),
    }


def _spots(game: Reading, step: Step) -> list[int]:
    return members(game.spots) if game.step == step else []


# Clues


# small_islands-29
def clue_outlook(game: Reading, card: int) -> View:
    """A clue card or tile: for each column whether it fits there and what it would leave."""
    return {
        "text": CLUE_NAMES[card],
        "columns": [clue_on(game, card, column) for column in range(COLUMNS)],
    }


def clue_on(game: Reading, card: int, column: int) -> View:
    """What a clue would leave of a column, or why it is illegal there."""
    sites, held = sites_of(game, column), set(members(game.marks[LANDMARK[card]]))
    left = sites - held if NEGATED[card] else sites & held
    why = "leaves none" if not left else "takes none away" if left == sites else None
    return {
        "column": COLUMN_NAMES[column],
        "fits": why is None,
        "why_not": why,
        "leaves": len(left),
        "hexes": [HEX_NAMES[at] for at in sorted(left)],
    }


# Lava


# small_islands-63
def lava_outlook(game: Reading, at: int) -> View:
    """What lava on a hex would change."""
    after = _flowed(game, at)
    changes = [_column_change(game, after, column) for column in range(COLUMNS)]
    shifts = [_largest_change(game, after, kind, at) for kind in range(TERRAINS)]
    return {
        "hex": HEX_NAMES[at],
        "terrain": kinds(game)[at],
        "destroys": _destroyed(game, at),
        "columns": [change for change in changes if change],
        "largest": [shift for shift in shifts if shift],
    }


def _flowed(game: Reading, at: int) -> Reading:
    """The table with lava on a hex."""
    trial = Positions(GAME)
    trial.rows[0] = np.frombuffer(game.record.tobytes(), np.uint8)
    trial.games["event_count"] = 0
    flow(trial.games[0], game.asked, at)
    return trial.reading()


def _destroyed(game: Reading, at: int) -> str | None:
    for name, words in (("hut", game.huts), ("palm", game.palms)):
        if at in members(words):
            return name
    return None


def _column_change(game: Reading, after: Reading, column: int) -> View | None:
    """The candidates that drop out of a column that has begun, and those that come in."""
    change = _change(sites_of(game, column), sites_of(after, column))
    if not change or not has_begun(game.record, column):
        return None
    return {
        "column": COLUMN_NAMES[column],
        "before": game.found[column],
        "leaves": after.found[column],
        **change,
    }


def _largest_change(game: Reading, after: Reading, kind: int, at: int) -> View | None:
    """What becomes or is no longer the largest area of a terrain, the hex itself aside."""
    was, now = (set(members(table.marks[IN_LARGEST + kind])) for table in (game, after))
    change = _change(was - {at}, now)
    return {"terrain": TERRAIN_NAMES[kind], **change} if change else None


def _change(was: set[int], now: set[int]) -> View | None:
    if was == now:
        return None
    lost, gained = ([HEX_NAMES[at] for at in sorted(one)] for one in (was - now, now - was))
    return {"lost": lost, "gained": gained}
