"""Which answers cannot be taken back, found by trying each on a copy of the position.

Whether luck is used, and whether the decision passes on, does not depend on what is hidden: a
seat's redacted record tells the same as the whole one.
"""

import numpy as np

from parlour.games.snapshot.events import Event
from parlour.games.snapshot.faces import View
from parlour.games.snapshot.moves import FIRST
from parlour.games.snapshot.table import GAME, Phase
from parlour.kit import contract
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import members

LUCKY = {
    Event.DREW: "draws",
    Event.RESHUFFLED: "draws",
    Event.ROLLED: "rolls",
    Event.REROLLED: "rolls",
}
PASSES_ON = "passes on"


def final_moves(game: Reading, viewer: int) -> list[View]:
    """The moves a viewer who decides could not take back, each with what makes it so."""
    if viewer != game.turn or game.phase == Phase.OVER:
        return []
    moves = [int(FIRST[game.phase]) + answer for answer in members(game.choices)]
    tried = ((move, _finality(game, move)) for move in moves)
    return [{"move": move, "because": why} for move, why in tried if why]


def _finality(game: Reading, move: int) -> str | None:
    """What makes a move final: it draws, rolls or passes the decision on; none if it is not."""
    trial = Positions(GAME)
    trial.rows[0] = np.frombuffer(game.record.tobytes(), np.uint8)
    trial.games["event_count"] = 0
    trial.games["barriers"] = 0
    contract.play(trial.games[0], game.turn, move)
    if trial.games["barriers"][0, game.turn]:
        return None
    lucky = [LUCKY[Event(event.kind)] for event in trial.events() if event.kind in LUCKY]
    return lucky[0] if lucky else PASSES_ON
