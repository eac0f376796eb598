"""Where an animal of Snapshot is, in words: every card lies open."""

from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS
from parlour.games.snapshot.table import NOWHERE
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading


def habitat_of(game: Reading, animal: int) -> int:
    """The habitat where the animal lies, or NOWHERE."""
    for number in range(HABITATS):
        habitat = game.habitats[number]
        if animal in habitat.column[: habitat.count]:
            return number
    return NOWHERE


def whereabouts(game: Reading, animal: int) -> str:
    """Where the animal is: "lies in the Savannah"."""
    number = habitat_of(game, animal)
    if number != NOWHERE:
        return f"lies in the {HABITAT_NAMES[number]}"
    if animal == game.card:
        return "has just been drawn"
    for seat in range(game.seats):
        if game.players[seat].reserve >> animal & 1:
            return f"is in the reserve of {seat_name(seat)}"
        if game.players[seat].pile >> animal & 1:
            return f"has been photographed by {seat_name(seat)}"
    return "is in the deck" if game.deck >> animal & 1 else "is discarded"
