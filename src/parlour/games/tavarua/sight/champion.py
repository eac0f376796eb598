"""What would make a seat of Tavarua Grand Champion now: tavarua-83 to tavarua-86."""

from bisect import bisect_left

from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.rules.titles import BY_SCORE
from parlour.games.tavarua.rules.trying import try_scoring
from parlour.games.tavarua.sight.players import BOARD_IDS
from parlour.games.tavarua.sight.schema import Board, Needed
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import has, only

BEYOND = BY_SCORE // 2  # points that no ride brings


def needed(game: Reading, seat: int) -> dict[Board, Needed | None]:
    """With each board, the least points of one more ride that would do; alone nothing is."""
    boards = range(BOARDS) if game.seats > 1 else ()
    return {BOARD_IDS[board]: _least(game.copied(), seat, board) for board in boards}


# More points never lose a title, so whatever is beyond the least would do too.
def _least(trial: Positions, seat: int, board: int) -> Needed | None:
    table = trial.rows[0].copy()

    def champions(points: int) -> int:
        trial.rows[0] = table
        return int(try_scoring(trial.games[0], seat, board, points))

    points = bisect_left(range(BEYOND), True, key=lambda points: has(champions(points), seat))
    if points == BEYOND:
        return None
    return {"points": points, "shared": champions(points) != only(seat)}
