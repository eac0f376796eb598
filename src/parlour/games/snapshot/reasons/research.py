"""Why a card is not drawn, sold, placed, reserved or left to spook: snapshot-16 to snapshot-37."""

from parlour.games.game import Refusal
from parlour.games.snapshot.box.animals import DIFFICULTY, HOME, RACCOON
from parlour.games.snapshot.box.tokens import OFFER_PRICE
from parlour.games.snapshot.moves import ACCEPTING, DECLINING, PLACING, RESERVING, SPOOKING
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.reasons.duties import too_many_duties
from parlour.games.snapshot.rules.columns import highest
from parlour.games.snapshot.rules.research import fitting_habitats, has_room
from parlour.games.speech import counted, seat_name
from parlour.kit.positions import Reading
from parlour.kit.sets import members


# snapshot-16: stopping is always legal.
def not_drawn(game: Reading, answer: int) -> Refusal:
    """Why no card is drawn."""
    return Refusal("there is nothing to draw: no card is in the deck or discarded", "snapshot-36")


# snapshot-73: who could not offer is not even asked.
def not_offered(game: Reading, seat: int) -> Refusal:
    """Why a seat offers no token."""
    if seat == game.active:
        return Refusal("the card is your own: the others may offer for it", "snapshot-18")
    if game.players[seat].tokens < OFFER_PRICE:
        return Refusal("you have no token to offer", "snapshot-19")
    if not has_room(game.record, seat):
        return Refusal(f"{_full(game, seat)}, so you cannot offer", "snapshot-19")
    return Refusal(f"it is for {seat_name(game.turn)} to offer or pass now", "snapshot-18")


def _full(game: Reading, seat: int) -> str:
    reserved = len(members(game.players[seat].reserve))
    return f"your reserve holds {counted(reserved, 'card')} already"


def not_accepted(game: Reading, answer: int) -> Refusal:
    """Why an offer is not accepted, or not declined."""
    if answer == DECLINING:
        card = ANIMAL.said(game.card)
        stuck = f"you could neither place nor reserve {card}: accept an offer"
        return Refusal(stuck, "snapshot-37")
    seat = answer - ACCEPTING
    if seat >= game.seats:
        return Refusal(f"nobody sits at {seat_name(seat)}", "snapshot-20")
    if seat == game.active:
        return Refusal("you cannot sell the card to yourself", "snapshot-18")
    return Refusal(f"there is no offer from {seat_name(seat)}", "snapshot-20")


def not_with_card(game: Reading, answer: int) -> Refusal:
    """Why a card is not placed, reserved or left to spook."""
    if answer == RESERVING:
        return Refusal(_full(game, game.active), "snapshot-27")
    if answer < SPOOKING:
        return _not_placed(game, answer - PLACING)
    return _not_spooked(game, answer - SPOOKING)


def _not_placed(game: Reading, number: int) -> Refusal:
    home = HOME[game.card]
    if home not in (None, number):
        belongs = f"your {ANIMAL.said(game.card)} belongs to the {HABITAT.said(home)}"
        return Refusal(belongs, "snapshot-24")
    if not int(fitting_habitats(game.record, game.card)) >> number & 1:
        rule = "snapshot-31" if game.card == RACCOON else "snapshot-23"
        return Refusal(_no_higher(game, number), rule)
    return too_many_duties(game, number)


def _no_higher(game: Reading, number: int) -> str:
    top = int(highest(game.record, number))
    card, other = (f"{ANIMAL.said(animal)} ({DIFFICULTY[animal]})" for animal in (game.card, top))
    return f"your {card} is no higher than {other} in the {HABITAT.said(number)}"


# snapshot-37: what cannot be placed for want of dice only is high enough, and so spooks nothing.
def _not_spooked(game: Reading, number: int) -> Refusal:
    card, home = ANIMAL.said(game.card), HOME[game.card]
    if home not in (None, number):
        return Refusal(f"your {card} can spook the {HABITAT.said(home)} alone", "snapshot-28")
    fitting = members(int(fitting_habitats(game.record, game.card)))
    high = f"your {card} is higher than all animals in the {HABITAT.said(fitting[0])}"
    if not any(game.choices >> (PLACING + habitat) & 1 for habitat in fitting):
        return Refusal(f"{high}, so it spooks nothing: reserve it", "snapshot-37")
    rule = "snapshot-32" if game.card == RACCOON else "snapshot-30"
    return Refusal(f"{high}, so it spooks nothing: place or reserve it", rule)
