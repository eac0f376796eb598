"""Why an animal is not added from the reserve: snapshot-38."""

from parlour.games.game import Refusal
from parlour.games.snapshot.box.animals import HOME
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import ADDING
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.reasons.duties import too_many_duties
from parlour.games.speech import counted
from parlour.kit.positions import Reading
from parlour.kit.sets import members


# snapshot-38: adding no more is always legal.
def not_added(game: Reading, answer: int) -> Refusal:
    """Why an animal is not added."""
    which, number = divmod(answer - ADDING, HABITATS)
    reserve = members(game.players[game.active].reserve)
    if which >= len(reserve):
        return Refusal(f"your reserve holds {counted(len(reserve), 'card')} only", "snapshot-38")
    home = HOME[reserve[which]]
    if home is not None and home != number:
        belongs = f"your {ANIMAL.said(reserve[which])} belongs to the {HABITAT.said(home)}"
        return Refusal(belongs, "snapshot-38")
    return too_many_duties(game, number)
