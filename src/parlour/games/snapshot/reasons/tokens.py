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
    return too_few(have) if have <= useful else certain(game.shots[game.asked].animal, useful)


def too_few(have: int) -> Refusal:
    """Of more tokens than there are."""
    return Refusal(f"you have {counted(have, 'token')} only", "snapshot-46")


def certain(animal: int, useful: int) -> Refusal:
    """Of more tokens than an animal can use."""
    sure = f"with {counted(useful, 'token')} {ANIMAL.said(animal)} is certain"
    return Refusal(f"{sure}: more would be lost", "snapshot-47")


def no_die_left(animal: int) -> Refusal:
    """Of tokens on an animal that can get no die any more."""
    return Refusal(f"no die is left for {ANIMAL.said(animal)}, which would need one", "snapshot-46")


def put_already(animal: int) -> Refusal:
    """Of an animal that was asked for before."""
    return Refusal(f"{ANIMAL.said(animal)} has been asked for: undo to change it", "snapshot-46")
