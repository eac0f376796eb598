"""Why something is not done on the Shore: tavarua-22 to tavarua-25b."""

from parlour.games.game import Refusal
from parlour.games.tavarua.options import WITH_STOKE_CARDS
from parlour.games.tavarua.rules.shore import SWITCHES
from parlour.kit.positions import Reading

WITHOUT_STOKE_CARDS = Refusal("this game is played without Stoke cards", "tavarua-91")


# The step can always be ended (tavarua-25b).
def not_ashore(game: Reading, seat: int, answer: int) -> Refusal:
    """Why boards are not switched, or no card bought."""
    if answer == SWITCHES:
        return Refusal("you have switched boards in this Shore step already", "tavarua-25b")
    if not game.options[WITH_STOKE_CARDS]:
        return WITHOUT_STOKE_CARDS
    if not game.players[seat].tokens:
        return Refusal("you have no Stoke token to buy a card with", "tavarua-22")
    return Refusal("no Stoke card is left to buy, in the deck or discarded", "tavarua-23")
