"""Why a card of Tavarua is not played, does not count for so much, or is not given up."""

from parlour.games.game import Refusal
from parlour.games.speech import counted
from parlour.games.tavarua.box import PLAYABLE, VALUE
from parlour.games.tavarua.faces import board_name, kind_name
from parlour.games.tavarua.rules.counts import count_of
from parlour.games.tavarua.stoke import ACTION_NAMES, STOKE_NAMES, Action
from parlour.games.tavarua.table import Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import has


# tavarua-06: a card that is only given up, to recover, may be any. tavarua-96: Aerial.
def not_played(game: Reading, player: Reading, kind: int) -> Refusal:
    """Why a card is not played."""
    if not count_of(player.hand, kind):
        return Refusal(f"you hold no {kind_name(kind)}", "tavarua-27")
    if not has(PLAYABLE[player.board], kind):
        board = board_name(player.board)
        return Refusal(f"a {VALUE[kind]} is not played on the {board}", "tavarua-06")
    return Refusal(f"your {STOKE_NAMES[player.choice.attached]} goes with a 3 or a 4", "tavarua-96")


# tavarua-32: all tokens the same way.
def not_counted(game: Reading, player: Reading, value: int) -> Refusal:
    """Why a card does not count for so much."""
    card, needed = player.choice.card, abs(value - int(VALUE[player.choice.card]))
    tokens = counted(needed, "Stoke token")
    short = f"to count {kind_name(card)} as {value} takes {tokens}, and you have {player.tokens}"
    return Refusal(short, "tavarua-32")


# tavarua-11: of the hand. tavarua-98: in ascending order.
def not_given_up(game: Reading, player: Reading, answer: int) -> Refusal:
    """Why a card is not given up, or why that is not all."""
    if answer == 0:
        return _nothing_given(player)
    kind, rule = answer - 1, "tavarua-11" if game.phase == Phase.EXCHANGE else "tavarua-27"
    name, last = kind_name(kind), player.choice.card
    if not count_of(player.hand, kind):
        return Refusal(f"you hold no {name}", rule)
    if kind < last:
        order = f"cards are named in ascending order, and {name} comes before {kind_name(last)}"
        return Refusal(order, "tavarua-98")
    return Refusal(f"you have given up every {name} you hold", rule)


# tavarua-42, tavarua-67; in the exchange nothing need be given up.
def _nothing_given(player: Reading) -> Refusal:
    rule = "tavarua-42" if player.choice.action == Action.BAIL else "tavarua-67"
    return Refusal(f"to {ACTION_NAMES[player.choice.action]} you give up one card at least", rule)
