"""Why a move of Mü is not legal: a sentence to the player and the rule that forbids it.

Asked of the seat whose turn it is. Everything here reads only what that seat may see, so a whole
record and its redaction give the same reason.
"""

from parlour.games.game import Refusal
from parlour.games.mu.box import CARDS, COLOUR, COLOUR_NAMES, SECOND_TWINS, SINGLES, Phase
from parlour.games.mu.moves import END_TURN, FIRST_SEAT, FIRST_TRUMP, MOVES, card_name, trump_name
from parlour.games.mu.rules.cards import printed
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat, whose turn it is, may not make the move, which is not legal."""
    return _REASONS[Phase(game.phase)](game, seat, move)


def _not_displayed(game: Reading, seat: int, move: int) -> Refusal:
    if move == END_TURN:
        return Refusal(f"after {game.restarts} restarts you may not open with a pass", "mu-36")
    if not _is_card(move):
        return Refusal("this is the auction: display cards from your hand or pass", "mu-20")
    player, card = game.players[seat], card_name(move)
    if _lies_in(player.hand, move) and not _means_display(move):
        return _out_of_order(card, card_name(game.last_shown))
    if _lies_in(player.display, move):
        return Refusal(f"{card} is on your display already", "mu-22")
    if not player.hand:
        return Refusal("you have no card left in hand", "mu-34")
    return Refusal(_not_in_hand(card, move), "mu-20")


def _out_of_order(card: str, last: str) -> Refusal:
    order = f"within a turn you display cards in order, and {card} comes before {last}"
    return Refusal(f"{order}: keep it for another turn", "mu-21")


def _not_named(game: Reading, seat: int, move: int) -> Refusal:
    if not FIRST_TRUMP <= move < FIRST_SEAT:
        return Refusal("you name a trump now: a colour, a number or no trump", "mu-42")
    trump = move - FIRST_TRUMP
    if trump == game.minor:
        return Refusal(f"the Shield player has named {trump_name(trump)} already", "mu-45")
    return Refusal(f"you have no {trump_name(trump)} on display", "mu-43")


def _not_picked(game: Reading, seat: int, move: int) -> Refusal:
    if not _is_seat(move):
        return Refusal("you pick another player as partner now", "mu-50")
    if move == FIRST_SEAT + seat:
        return Refusal("you cannot be your own partner", "mu-50")
    if move == FIRST_SEAT + game.shield:
        return Refusal("the Shield player cannot be your partner", "mu-50")
    return Refusal(_empty(move), "mu-50")


def _not_put_away(game: Reading, seat: int, move: int) -> Refusal:
    if not _is_card(move):
        return Refusal("you put away three cards from your hand now", "mu-53")
    card = card_name(move)
    if _lies_in(game.players[seat].display, move):
        return Refusal(f"{card} is on your display: displayed cards are not put away", "mu-54")
    return Refusal(_not_in_hand(card, move), "mu-54")


def _not_played(game: Reading, seat: int, move: int) -> Refusal:
    if not _is_card(move):
        return Refusal("you play a card now, from your hand or your display", "mu-61")
    player, card = game.players[seat], card_name(move)
    in_hand, on_display = _lies_in(player.hand, move), _lies_in(player.display, move)
    if not in_hand and not on_display:
        return Refusal(f"you have no {card}", "mu-61")
    if _means_display(move) and not on_display:
        return Refusal(f"your {card} is in your hand, not on your display", "mu-61")
    if not in_hand and not _means_display(move) and not has(SINGLES, move):
        return Refusal(f"your {card} is on your display, not in your hand", "mu-61")
    return Refusal(_must_follow(game, move), "mu-63")


def _must_follow(game: Reading, move: int) -> str:
    led = game.trick[0]
    if has(game.trumps, led):
        return "you have trumps: follow suit"
    colour = COLOUR_NAMES[COLOUR[led]]
    if COLOUR[move] == COLOUR[led]:  # mu-62: it has left its printed colour
        return f"{card_name(move)} is a trump, and you have other {colour} cards: follow suit"
    return f"you have {colour}: follow suit"


def _not_next_dealer(game: Reading, seat: int, move: int) -> Refusal:
    if not _is_seat(move):
        return Refusal("you name another player as next dealer now", "mu-90")
    if move == FIRST_SEAT + seat:
        return Refusal("you dealt this hand: name another player as next dealer", "mu-90")
    return Refusal(_empty(move), "mu-90")


_REASONS = {
    Phase.AUCTION: _not_displayed,
    Phase.MINOR_TRUMP: _not_named,
    Phase.MAJOR_TRUMP: _not_named,
    Phase.PARTNER: _not_picked,
    Phase.EXCHANGE: _not_put_away,
    Phase.TRICKS: _not_played,
    Phase.NEXT_DEALER: _not_next_dealer,
}


def _is_card(move: int) -> bool:
    return 0 <= move < CARDS


def _is_seat(move: int) -> bool:
    return FIRST_SEAT <= move < MOVES


def _means_display(move: int) -> bool:
    """Of twins, the second number means the one on display."""
    return bool(has(SECOND_TWINS, move))


def _lies_in(cards: int, move: int) -> bool:
    """Whether the card is in the set, whichever of twins the move means."""
    return bool(has(cards, printed(move)))


def _not_in_hand(card: str, move: int) -> str:
    if _means_display(move):
        return f"you have no {card} on display, and only a card in hand would do"
    return f"you have no {card} in hand"


def _empty(move: int) -> str:
    return f"nobody sits at {seat_name(move - FIRST_SEAT)}"
