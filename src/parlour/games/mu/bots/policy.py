"""How a light playout of Mü chooses: cheaply, and so that auctions end at bids worth weighing.

With every step equally likely nearly everybody displays nearly everything and no Crown team wins,
so all bids would look alike.
"""

from parlour.games.mu.moves import END_TURN
from parlour.games.mu.table import Phase
from parlour.kit.luck import below
from parlour.kit.rule import rule

OUT_OF = 10
TO_PASS, TO_END = 6, 5  # so often a turn of the auction ends, before and after a display


@rule
def chapter(game):
    """A light playout ends with the hand: what later hands bring is mostly noise."""
    return game.hands_played


@rule
def pick(game, seat, moves, count, luck):
    """Where in the legal list the move stands that a light playout makes."""
    if game.phase == Phase.AUCTION and moves[count - 1] == END_TURN:
        return pick_in_auction(game, count, luck)
    return below(luck, count)


@rule
def pick_in_auction(game, count, luck):
    cards = count - 1
    if cards == 0 or below(luck, OUT_OF) < (TO_END if game.shown else TO_PASS):
        return cards
    return below(luck, cards)
