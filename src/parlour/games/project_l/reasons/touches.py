"""Why something is no Finishing Touch: project_l-69, project_l-70."""

from parlour.games.game import Refusal
from parlour.games.project_l.moves import FIRST_SPACE, FIRST_SPLIT, INSERT
from parlour.games.project_l.reasons.placing import not_placed
from parlour.kit.positions import Reading


def not_touched(game: Reading, seat: int, move: int) -> Refusal:
    """What does not fit, and what belongs to turns."""
    if 0 <= move < FIRST_SPACE:
        return not_placed(game, seat, move)
    if FIRST_SPLIT <= move < INSERT:
        return Refusal("touches go one by one, without Ghost, Master or Ambassador", "project_l-70")
    return Refusal("the turns are over: place touches or stop", "project_l-69")
