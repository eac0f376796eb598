"""Why a card of Snapshot is not drawn, sold, placed, reserved or left to spook.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from parlour.games.game import Refusal
from parlour.games.snapshot.animals import ANIMAL_NAMES, DIFFICULTY, NO_ANIMAL, RACCOON
from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS, MOST_RESERVED, OFFER_PRICE
from parlour.games.snapshot.duty_reasons import too_many_duties
from parlour.games.snapshot.words import home_of
from parlour.games.speech import counted, seat_name
from parlour.kit.positions import Reading
from parlour.kit.sets import members

_DIFFICULTY = DIFFICULTY.tolist()


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
    if len(members(game.players[seat].reserve)) >= MOST_RESERVED:
        return Refusal(f"{_full(game, seat)}, so you cannot offer", "snapshot-19")
    return Refusal(f"it is for {seat_name(game.turn)} to offer or pass now", "snapshot-18")


def _full(game: Reading, seat: int) -> str:
    reserved = len(members(game.players[seat].reserve))
    return f"your reserve holds {counted(reserved, 'card')} already"


def not_accepted(game: Reading, answer: int) -> Refusal:
    """Why an offer is not accepted, or not declined."""
    if answer == 0:
        card = ANIMAL_NAMES[game.card]
        stuck = f"you could neither place nor reserve {card}: accept an offer"
        return Refusal(stuck, "snapshot-37")
    seat = answer - 1
    if seat >= game.seats:
        return Refusal(f"nobody sits at {seat_name(seat)}", "snapshot-20")
    if seat == game.active:
        return Refusal("you cannot sell the card to yourself", "snapshot-18")
    return Refusal(f"there is no offer from {seat_name(seat)}", "snapshot-20")


def not_with_card(game: Reading, answer: int) -> Refusal:
    """Why a card is not placed, reserved or left to spook."""
    if answer == 0:
        return Refusal(_full(game, game.active), "snapshot-27")
    if answer <= HABITATS:
        return _not_placed(game, answer - 1)
    return _not_spooked(game, answer - 1 - HABITATS)


def _not_placed(game: Reading, number: int) -> Refusal:
    card = ANIMAL_NAMES[game.card]
    if number not in _homes(game.card):
        return Refusal(f"your {card} belongs to the {_home(game.card)}", "snapshot-24")
    if not _is_higher(game, number):
        rule = "snapshot-31" if game.card == RACCOON else "snapshot-23"
        return Refusal(_no_higher(game, number), rule)
    return too_many_duties(game, number)


def _no_higher(game: Reading, number: int) -> str:
    highest = _highest(game, number)
    mine, theirs = _DIFFICULTY[game.card], _DIFFICULTY[highest]
    card, other = f"{ANIMAL_NAMES[game.card]} ({mine})", f"{ANIMAL_NAMES[highest]} ({theirs})"
    return f"your {card} is no higher than {other} in the {HABITAT_NAMES[number]}"


# snapshot-37: what cannot be placed for want of dice only is high enough, and so spooks nothing.
def _not_spooked(game: Reading, number: int) -> Refusal:
    card = ANIMAL_NAMES[game.card]
    if number not in _homes(game.card):
        return Refusal(f"your {card} can spook the {_home(game.card)} alone", "snapshot-28")
    below = [home for home in _homes(game.card) if _is_higher(game, home)]
    high = f"your {card} is higher than all animals in the {HABITAT_NAMES[below[0]]}"
    if not any(game.choices >> (1 + home) & 1 for home in below):
        return Refusal(f"{high}, so it spooks nothing: reserve it", "snapshot-37")
    rule = "snapshot-32" if game.card == RACCOON else "snapshot-30"
    return Refusal(f"{high}, so it spooks nothing: place or reserve it", rule)


def _homes(animal: int) -> list[int]:
    home = home_of(animal)
    return list(range(HABITATS)) if home is None else [home]


def _home(animal: int) -> str:
    return HABITAT_NAMES[_homes(animal)[0]]


def _highest(game: Reading, number: int) -> int:
    """The outermost animal, or NO_ANIMAL."""
    habitat = game.habitats[number]
    return int(habitat.column[habitat.count - 1]) if habitat.count else NO_ANIMAL


def _is_higher(game: Reading, number: int) -> bool:
    highest = _highest(game, number)
    return highest == NO_ANIMAL or bool(_DIFFICULTY[game.card] > _DIFFICULTY[highest])
