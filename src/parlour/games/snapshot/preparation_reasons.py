"""Why an animal of Snapshot is not added from the reserve, and why tokens are not put on one.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from parlour.games.game import Refusal
from parlour.games.snapshot.animals import ANIMAL_NAMES, DIFFICULTY
from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS
from parlour.games.snapshot.duty_reasons import too_many_duties
from parlour.games.snapshot.words import home_of
from parlour.games.speech import counted
from parlour.kit.positions import Reading
from parlour.kit.sets import members

_DIFFICULTY = DIFFICULTY.tolist()


# snapshot-38: adding no more is always legal.
def not_added(game: Reading, answer: int) -> Refusal:
    """Why an animal is not added."""
    which, number = divmod(answer - 1, HABITATS)
    reserve = members(game.players[game.active].reserve)
    if which >= len(reserve):
        return Refusal(f"your reserve holds {counted(len(reserve), 'card')} only", "snapshot-38")
    home = home_of(reserve[which])
    if home is not None and home != number:
        belongs = f"your {ANIMAL_NAMES[reserve[which]]} belongs to the {HABITAT_NAMES[home]}"
        return Refusal(belongs, "snapshot-38")
    return too_many_duties(game, number)


def not_put(game: Reading, answer: int) -> Refusal:
    """Why so many tokens are not put on the animal asked for: by the lower of the two limits."""
    shot, have = game.shots[game.asked], game.players[game.active].tokens
    useful = max(0, _DIFFICULTY[shot.animal] - shot.dice)
    if have <= useful:
        return Refusal(f"you have {counted(have, 'token')} only", "snapshot-46")
    certain = f"with {counted(useful, 'token')} {ANIMAL_NAMES[shot.animal]} is certain"
    return Refusal(f"{certain}: more would be lost", "snapshot-47")
