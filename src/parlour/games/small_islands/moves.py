"""Moves of Small Islands as numbers; questions/ says what each means.

| answers        | to what                                                             |
|----------------|---------------------------------------------------------------------|
| Act            | what to do in a turn, with the column where there is one            |
| a hex          | bound, lava, cube, vehicle, hut or palm tree, statue, triad's lava  |
| a card         | the clue played, the clue shown, the first clue of a new column     |
| a number       | tile, triad, direction, claim or decline, pay by amulet or by gold  |

Each question has a run of numbers of its own, hexes behind all others; cards are named, never
their place in a hand. The first numbers: FIRST and FIRST_SPOT, by step.
"""

from enum import IntEnum

import numpy as np

from parlour.games.small_islands.box.clues import CLUES, TILES
from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import HEXES, MOST_LAND
from parlour.games.small_islands.box.opened import MOST_PLAYERS
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.terrains import TRIADS
from parlour.games.small_islands.table import Step


class Act(IntEnum):
    """What can be done in a turn; those with a column have a number for each."""

    END_TURN = 0
    END_MOVE = 1
    TAKE = 2
    LEAVE = 3
    MOVE = 4
    SWAP = 5
    BUY_MOVE = 6
    BUY_SWAP = 7
    RAISE = 8  # four, a column each
    CLUE = 12
    TILE = 16
    BUY_CLUE = 20
    BUY_TILE = 24
    CUBE = 28


ACTS = Act.CUBE + COLUMNS
CLAIM, DECLINE = 0, 1
PAY_AMULET, PAY_GOLD = 0, 1
_sizes = {
    Step.ACTION: ACTS,
    Step.CARD: CLUES,
    Step.TILE: TILES,
    Step.SHOW: CLUES,
    Step.NEW_CLUE: CLUES,
    Step.CLAIM: 2,
    Step.CURSE: 2,
    Step.TRIAD: TRIADS,
    Step.TRIAD_TURN: len(DIRECTIONS),
    Step.FACING: len(DIRECTIONS),
}
_spots = (Step.MOVE, Step.LAVA, Step.CUBE, Step.VEHICLE, Step.OBJECT, Step.STATUE, Step.TRIAD_LAVA)
_ends = np.cumsum(list(_sizes.values())).tolist()
_starts = dict(zip(_sizes, [0, *_ends], strict=False))
_starts |= {Step.START: 0, Step.MOVE: 0}  # they share the acts
_spot_starts = {step: _ends[-1] + i * HEXES for i, step in enumerate(_spots)}
MOVES = _ends[-1] + len(_spots) * HEXES

# The first number of the answers to each question, by step: of sets of choices, and of hexes.
FIRST = np.array([_starts.get(step, 0) for step in Step])
FIRST_SPOT = np.array([_spot_starts.get(step, MOVES) for step in Step])


_LAST_FIRST = sorted(
    ((start, step) for step, start in {**_starts, **_spot_starts}.items() if step != Step.START),
    reverse=True,
)


def meaning(move: int) -> tuple[Step, int]:
    """The question that a number answers, and the answer; what is done in a turn is ACTION's."""
    start, step = next(found for found in _LAST_FIRST if found[0] <= move)
    return step, move - start


MOST_LEGAL = MOST_LAND + MOST_PLAYERS + ACTS
# A turn has an amulet taken or left, lava, a main action of up to three steps and the end; a move
# has three bounds, each with an amulet and lava, and its end. Every raising brings three amulets at
# most, each worth a whole action more, and asks about each card at every rose of the column.
MOST_MOVES = 40_000
