"""Why a move of Mü is not legal: a sentence to the player and the rule that forbids it.

Asked of the seat whose turn it is. Everything here reads only what that seat may see, so a whole
record and its redaction give the same reason. A file a chapter, as in rules/.
"""

from parlour.games.game import Refusal
from parlour.games.mu.reasons.auction import not_displayed
from parlour.games.mu.reasons.scoring import not_next_dealer
from parlour.games.mu.reasons.team import not_picked, not_put_away
from parlour.games.mu.reasons.tricks import not_played
from parlour.games.mu.reasons.trumps import not_named
from parlour.games.mu.table import Phase
from parlour.kit.positions import Reading

_REASONS = {
    Phase.AUCTION: not_displayed,
    Phase.MINOR_TRUMP: not_named,
    Phase.MAJOR_TRUMP: not_named,
    Phase.PARTNER: not_picked,
    Phase.EXCHANGE: not_put_away,
    Phase.TRICKS: not_played,
    Phase.NEXT_DEALER: not_next_dealer,
}


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat, whose turn it is, may not make the move, which is not legal."""
    return _REASONS[Phase(game.phase)](game, seat, move)
