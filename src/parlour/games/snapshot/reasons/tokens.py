"""Why tokens are not put on an animal: snapshot-46, snapshot-47."""

from parlour.games.game import Refusal
from parlour.games.snapshot.nouns import ANIMAL
from parlour.games.snapshot.rules.tokens import useful_tokens
from parlour.games.speech import counted
from parlour.kit.positions import Reading


def not_put(game: Reading, answer: int) -> Refusal:
    """Why so many are not put on the animal asked for: by the lower of the two limits."""
    have = game.players[game.active].tokens
    useful = int(useful_tokens(game.record, game.asked))
    if have <= useful:
        return Refusal(f"you have {counted(have, 'token')} only", "snapshot-46")
    animal = ANIMAL.said(game.shots[game.asked].animal)
    certain = f"with {counted(useful, 'token')} {animal} is certain"
    return Refusal(f"{certain}: more would be lost", "snapshot-47")
