"""Why a card of Tavarua is not played, does not count for so much, or is not given up."""

from parlour.games.game import Refusal
from parlour.games.speech import counted
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.nouns import ACTION, BOARD, KIND, STOKE
from parlour.games.tavarua.rules.answers import FIRST_GIVEN, NO_MORE
from parlour.games.tavarua.rules.counts import count_of
from parlour.games.tavarua.table import Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import has


# tavarua-06: a card that is only given up, to recover, may be any. tavarua-96: Aerial.
def not_played(game: Reading, seat: int, kind: int) -> Refusal:
    """Why a card is not played."""
    player = game.players[seat]
    if not count_of(player.hand, kind):
        return Refusal(f"you hold no {KIND.said(kind)}", "tavarua-27")
    if not has(PLAYABLE[player.board], kind):
        board = BOARD.said(player.board)
        return Refusal(f"a {VALUE[kind]} is not played on the {board}", "tavarua-06")
    return Refusal(f"your {STOKE.said(player.choice.attached)} goes with a 3 or a 4", "tavarua-96")


# tavarua-32: all tokens the same way.
def not_counted(game: Reading, seat: int, value: int) -> Refusal:
    """Why a card does not count for so much."""
    player = game.players[seat]
    card, needed = KIND.said(player.choice.card), abs(value - int(VALUE[player.choice.card]))
    takes = f"to count {card} as {value} takes {counted(needed, 'Stoke token')}"
    return Refusal(f"{takes}, and you have {player.tokens}", "tavarua-32")


# tavarua-11: of the hand. tavarua-98: in ascending order.
def not_given_up(game: Reading, seat: int, answer: int) -> Refusal:
    """Why a card is not given up, or why that is not all."""
    player = game.players[seat]
    if answer == NO_MORE:
        return _nothing_given(player.choice.action)
    kind, last = answer - FIRST_GIVEN, KIND.said(player.choice.card)
    if not count_of(player.hand - player.choice.given, kind):
        return none_left(game, seat, kind)
    order = f"cards are named in ascending order, and {KIND.said(kind)} comes before {last}"
    return Refusal(order, "tavarua-98")


def none_left(game: Reading, seat: int, kind: int) -> Refusal:
    """Why no card of a kind is given up, or no more of them."""
    name, rule = KIND.said(kind), "tavarua-11" if game.phase == Phase.EXCHANGE else "tavarua-27"
    if not count_of(game.players[seat].hand, kind):
        return Refusal(f"you hold no {name}", rule)
    return Refusal(f"you have given up every {name} you hold", rule)


# tavarua-42, tavarua-67; in the exchange nothing need be given up.
def _nothing_given(action: int) -> Refusal:
    rule = "tavarua-42" if action == Action.BAIL else "tavarua-67"
    return Refusal(f"to {ACTION.said(action)} you give up one card at least", rule)
