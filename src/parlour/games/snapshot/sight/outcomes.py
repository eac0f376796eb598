"""What moves of Snapshot lead to, found by trying each on a copy of the position.

Whether luck is used, and whether the decision passes on, does not depend on what is hidden: a
seat's redacted record tells the same as the whole one.
"""

from typing import Literal

from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST, GIVE_UP
from parlour.games.snapshot.rules import play
from parlour.games.snapshot.sight.schema import GivingUp, Settles
from parlour.games.snapshot.table import Phase
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import members

Because = Literal["draws", "rolls", "passes on"]
LUCKY: dict[int, Because] = {
    Event.DREW: "draws",
    Event.RESHUFFLED: "draws",
    Event.ROLLED: "rolls",
    Event.REROLLED: "rolls",
}


def _tried(game: Reading, move: int) -> Positions:
    trial = game.copied()
    trial.games["event_count"] = trial.games["barriers"] = 0
    play(trial.games[0], game.turn, move)
    return trial


def settling(game: Reading, seat: int) -> list[Settles]:
    """The moves a seat that decides could not take back, each with what makes it so."""
    if seat != game.turn or game.phase == Phase.OVER:
        return []
    moves = [int(FIRST[game.phase]) + answer for answer in members(game.choices)]
    tried = ((move, _because(game, move)) for move in moves)
    return [{"move": move, "because": why} for move, why in tried if why]


def _because(game: Reading, move: int) -> Because | None:
    trial = _tried(game, move)
    if trial.games["barriers"][0, game.turn]:
        return None
    return next((LUCKY[e.kind] for e in trial.events() if e.kind in LUCKY), "passes on")


# snapshot-52, snapshot-53
def giving_up(game: Reading, seat: int) -> GivingUp | None:
    """Tokens that come back and are lost when the habitat rolled for is given up."""
    if seat != game.turn or game.phase != Phase.REROLL:
        return None
    told = next(e for e in _tried(game, GIVE_UP).events() if e.kind == Event.GAVE_UP)
    _, back, lost = told.values
    return {"back": back, "lost": lost}
