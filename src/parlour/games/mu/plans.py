"""The choices of Mü: a display is one, in any order (mu-21), and so are the cards put away."""

from collections.abc import Sequence

from parlour.games.mu.moves import END_TURN
from parlour.games.mu.nouns import CARD
from parlour.games.mu.table import Phase
from parlour.games.plans import Plans
from parlour.games.speech import counted, listed
from parlour.kit.positions import Reading


def _within(game: Reading, seat: int) -> bool:
    if game.phase == Phase.EXCHANGE:
        return seat == game.crown and bool(game.players[seat].away)
    return bool(game.phase == Phase.AUCTION and game.turn == seat and game.shown)


# mu-24: a display counts once it is ended.
def _default(game: Reading, seat: int) -> int | None:
    return END_TURN if game.phase == Phase.AUCTION and game.shown else None


def _loose(game: Reading, seat: int, move: int) -> bool:
    return bool(game.phase == Phase.AUCTION and move != END_TURN)


def _says(game: Reading, seat: int, moves: Sequence[int]) -> str | None:
    if game.phase != Phase.AUCTION or not moves or moves[0] == END_TURN:
        return None
    cards = [CARD.said(move) for move in moves if move != END_TURN]
    return f"displays {counted(len(cards), 'card')}: {listed(cards)}"


PLANS = Plans(
    within=_within,
    free=frozenset({"auction", "exchange"}),
    loose=_loose,
    default=_default,
    says=_says,
)
