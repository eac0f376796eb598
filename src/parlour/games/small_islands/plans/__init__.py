"""The choices of Small Islands: column and card, a journey, a statue or triad with its way.

deeds.py, turns.py  what gestures say of a clue, tile or cube, thing by thing
offers.py           what else may be said             journeys.py  a hex some bounds away
layings.py          statues and triads                telling.py   choices in words, and why not
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.games.plans import Gesture, Meaning, Plans
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.plans.layings import (
    WAY_OF,
    besides_statue,
    besides_triad,
    laying_ahead,
    read_statue,
    read_triad,
)
from parlour.games.small_islands.plans.offers import before_asked, besides
from parlour.games.small_islands.plans.telling import IN_TURN, clash, says, why_not
from parlour.games.small_islands.plans.turns import (
    read_cube,
    read_move,
    read_tile,
    read_turn,
    shows,
)
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

if TYPE_CHECKING:
    from parlour.games.planner import Route

Read = Callable[[Reading, int, tuple[Gesture, ...], Mapping[Gesture, int]], Meaning | None]
_LAYING = (Step.TRIAD, Step.TRIAD_LAVA)
_UNSAID = (Step.CARD, Step.TILE, Step.SHOW)  # of a column that was named, what is for it
_WITHIN = (*_UNSAID, Step.CUBE, Step.FACING, Step.TRIAD_LAVA, Step.TRIAD_TURN)
_ON_THE_WAY = (Event.MOVES, Event.BOUND)
_HAD_HERE = 1 << Act.TAKE | ((1 << COLUMNS) - 1) << Act.RAISE
_READS: dict[int, Read] = {
    Step.ACTION: read_turn,
    Step.MOVE: read_move,
    Step.TILE: read_tile,
    Step.CUBE: read_cube,
    Step.STATUE: read_statue,
    Step.TRIAD: read_triad,
    Step.TRIAD_LAVA: read_triad,
}


# An amulet that is taken, lava that is laid and all that is bought end a choice.
def _within(game: Reading, seat: int) -> bool:
    if game.asked != seat:
        return False
    return game.step in _WITHIN or (game.step == Step.MOVE and _last_told(game) in _ON_THE_WAY)


def _last_told(game: Reading) -> int:
    count = int(game.record["event_count"])
    return int(game.record["events"][count - 1]["kind"]) if count else 0


# small_islands-44, small_islands-45: a move ends where it gets to, unless something is there.
def _default(game: Reading, seat: int) -> int | None:
    arrives = game.step == Step.MOVE and game.bounded
    return int(Act.END_MOVE) if arrives and not game.players[seat].choices & _HAD_HERE else None


def _ahead(game: Reading, seat: int) -> Iterable[Gesture]:
    if game.step in IN_TURN:
        return before_asked(game, seat)
    if game.step == Step.TILE:
        return shows(game, seat)
    if game.step == Step.STATUE:
        return WAY_OF
    return laying_ahead(game, seat) if game.step in _LAYING else ()


def _together(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    read = _READS.get(game.step)
    return read(game, seat, gestures, moves) if read else None


def _besides(
    game: Reading, seat: int, gestures: Sequence[Gesture], route: "Route"
) -> Iterable[tuple[Gesture, bool]] | None:
    if game.step in IN_TURN:
        return besides(game, seat, gestures, route)
    if game.step == Step.STATUE:
        return besides_statue(game)
    return besides_triad(game, seat, gestures) if game.step in _LAYING else None


# small_islands-29, small_islands-37: a column that is named tells that a card fits it, or not.
def _hides(game: Reading, seat: int) -> bool:
    return game.asked == seat and game.step in _UNSAID


PLANS = Plans(
    within=_within,
    ordered=frozenset({"action", "move"}),
    default=_default,
    ahead=_ahead,
    together=_together,
    besides=_besides,
    why_not=why_not,
    clash=clash,
    says=says,
    hides=_hides,
)
