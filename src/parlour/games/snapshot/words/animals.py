"""Animals of Snapshot in what people type: which one is named, and where it is."""

from functools import cache

from parlour.games.snapshot.box.animals import ANIMALS
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.speech import plain, seat_name
from parlour.kit.positions import Reading


@cache
def name_words(animal: int) -> list[str]:
    """Its name as words to compare, spelt with and without hyphens."""
    return [word for name in (ANIMAL.said(animal), *ANIMAL.forms[animal]) for word in plain(name)]


def animal_named(said: list[str]) -> int | None:
    """The animal whose whole name was said; of several the longest name."""
    words, found = set(said), []
    for animal in range(ANIMALS):
        names = (ANIMAL.said(animal), *ANIMAL.forms[animal])
        found += [(len(name), animal) for name in names if set(plain(name)) <= words]
    return max(found)[1] if found else None


def where_it_is(game: Reading, animal: int) -> str:
    """Where the animal is: "lies in the Savannah"; every card lies open."""
    for number, habitat in enumerate(game.habitats):
        if animal in habitat.column[: habitat.count]:
            return f"lies in the {HABITAT.said(number)}"
    if animal == game.card:
        return "has just been drawn"
    for seat in range(game.seats):
        if game.players[seat].reserve >> animal & 1:
            return f"is in the reserve of {seat_name(seat)}"
        if game.players[seat].pile >> animal & 1:
            return f"has been photographed by {seat_name(seat)}"
    return "is in the deck" if game.deck >> animal & 1 else "is discarded"
