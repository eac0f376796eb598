"""What sayings about offers and a drawn card of Snapshot mean."""

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import HABITATS
from parlour.games.snapshot.moves import FIRST_ACCEPT, FIRST_PLACE, FIRST_SPOOK, RESERVE
from parlour.games.snapshot.naming import Told, habitat_named, named
from parlour.games.snapshot.words import example, home_of
from parlour.kit.positions import Reading
from parlour.kit.sets import members

ITSELF = {"it", "card", "the card", "this", "this card"}


def accepted(game: Reading, told: Told) -> int:
    """The offer of a seat."""
    seat = int(told["seat"] or 0)
    if not 1 <= seat <= game.seats:
        raise BadWords(f'Nobody sits at seat {seat}; say it like "{example(game)}".')
    return FIRST_ACCEPT + seat - 1


def accepted_only(game: Reading, told: Told) -> int:
    """The one offer there is."""
    offers = members(game.offers)
    if len(offers) != 1:
        raise AmbiguousWords(f'Say whose offer you accept, like "{example(game)}".')
    return FIRST_ACCEPT + offers[0]


def reserved(game: Reading, told: Told) -> int:
    """The card goes into the reserve."""
    _check(game, told["card"])
    return RESERVE


def placed(game: Reading, told: Told) -> int:
    """The card goes to a habitat: "place Lion", "place in mountain", "place mountain"."""
    card, habitat = told["card"], told["habitat"]
    if habitat is None and not _is_card(game, card):
        card, habitat = None, card
    _check(game, card)
    return FIRST_PLACE + _habitat(game, habitat, FIRST_PLACE)


def spooked(game: Reading, told: Told) -> int:
    """The card spooks a habitat."""
    _check(game, told["card"])
    return FIRST_SPOOK + _habitat(game, told["habitat"], FIRST_SPOOK)


def _is_card(game: Reading, said: str | None) -> bool:
    return said is None or said in ITSELF or bool(named(said, [HABITATS + game.card]))


def _check(game: Reading, said: str | None) -> None:
    if not _is_card(game, said):
        card = ANIMAL_NAMES[game.card]
        raise BadWords(f'The card you drew is {card}; say it like "{example(game)}".')


# snapshot-31, snapshot-32: only the Raccoon leaves a choice.
def _habitat(game: Reading, said: str | None, first: int) -> int:
    """The habitat named, else the card's own, else the only one allowed."""
    if said is not None:
        return habitat_named(game, said)
    if (home := home_of(game.card)) is not None:
        return home
    allowed = [h for h in range(HABITATS) if game.choices >> (first + h - RESERVE) & 1]
    if len(allowed) != 1:
        raise AmbiguousWords(f'Say in which habitat, like "{example(game)}".')
    return allowed[0]
