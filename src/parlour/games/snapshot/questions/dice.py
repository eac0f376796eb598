"""Dice on habitats and animals."""

from parlour.games.questions import Answer, Asked, Depending, Question
from parlour.games.snapshot.box.animals import ANIMALS, COLUMN
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import FIRST_ON_ANIMAL, FIRST_ON_HABITAT, LAY_NO_MORE
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.questions.forms import DONE, about
from parlour.games.snapshot.rules.duties import unmet_duties
from parlour.games.snapshot.table import NOWHERE
from parlour.games.speech import listed
from parlour.kit.positions import Reading
from parlour.kit.sets import members


# snapshot-42, snapshot-43: what is owed to no animal is owed to the last die's habitat.
def _asks_die(game: Reading, seat: int) -> Asked:
    lay = f"lay a die ({game.dice} left)"
    if duties := members(int(unmet_duties(game.record))):
        has_none = f"{listed(map(ANIMAL.said, duties))} must be attempted and "
        has_none += "has no die" if len(duties) == 1 else "have no die"
        return Asked(f"{lay}; you cannot stop yet: {has_none}", "snapshot-43")
    if game.owed:
        die = f"the die on the {HABITAT.said(game.here)} needs one on an animal there too"
        return Asked(f"{lay}; you cannot stop yet: {die}", "snapshot-42")
    if game.here == NOWHERE:
        row = f"lay dice ({game.dice} left) from left to right along the row, never back, or none"
        return Asked(row, "snapshot-74")
    return Asked(f"{lay} on the last target or further on, or no more", "snapshot-74")


def _on_habitat(habitat: int) -> Answer:
    there, touches = HABITAT.said(habitat), (f"habitat.{HABITAT.id(habitat)}",)
    return Answer(f"lays a die on the {there}", touches, (f"places a die on the {there}",))


_ON_ANIMAL = [
    about(animal, "lays a die on {}", (f"display.{ANIMAL.id(animal)}",), "places a die on {}")
    for animal in range(ANIMALS)
]


def _on_animal(place: int) -> Depending:
    """Animals are counted from the card of the last die's habitat outward."""

    def answer(game: Reading, seat: int) -> Answer | None:
        if game.here == NOWHERE or place >= game.habitats[game.here].count:
            return None
        animal: int = game.habitats[game.here].column[place]
        return _ON_ANIMAL[animal]

    return answer


DICE_QUESTION = Question(
    "dice",
    "laying dice",
    _asks_die,
    {
        LAY_NO_MORE: Answer("lays no more dice", ("do.done",), ("uses no dice", "no dice", *DONE)),
        **{FIRST_ON_HABITAT + habitat: _on_habitat(habitat) for habitat in range(HABITATS)},
        **{FIRST_ON_ANIMAL + place: _on_animal(place) for place in range(COLUMN)},
    },
)
