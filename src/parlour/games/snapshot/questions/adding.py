"""Animals added from the reserve."""

from parlour.games.questions import Answer, Asked, Depending, Question
from parlour.games.snapshot.box.animals import HOME, MOST_RESERVED
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import ADD_NO_MORE, FIRST_ADD
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.questions.forms import DONE, about
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def _add(which: int, habitat: int) -> Depending:
    there, touched = HABITAT.said(habitat), f"habitat.{HABITAT.id(habitat)}"
    in_full, placing = f"adds {{}} to the {there}", f"places {{}} in the {there}"

    def answer(game: Reading, seat: int) -> Answer | None:
        reserve = members(game.players[game.active].reserve)
        if which >= len(reserve):
            return None
        animal = reserve[which]
        touches = (touched, f"reserve.{game.active}.{ANIMAL.id(animal)}")
        if HOME[animal] == habitat:
            return about(animal, "adds {}", touches, in_full, placing)
        return about(animal, in_full, touches, placing)

    return answer


ADDING_QUESTION = Question(
    "adding",
    "adding animals from the reserve",
    Asked("add animals from your reserve, to be attempted this turn, or no more", "snapshot-38"),
    {
        ADD_NO_MORE: Answer("adds no more", ("do.done",), ("adds nothing", *DONE)),
        **{
            FIRST_ADD + HABITATS * which + habitat: _add(which, habitat)
            for which in range(MOST_RESERVED)
            for habitat in range(HABITATS)
        },
    },
)
