"""Tokens on animals with dice."""

from parlour.games.questions import Answer, Asked, Depending, Question
from parlour.games.snapshot.moves import FIRST_TOKENS, MOST_TOKENS
from parlour.games.snapshot.nouns import ANIMAL
from parlour.games.snapshot.questions.forms import DONE, about
from parlour.games.speech import counted
from parlour.kit.positions import Reading


def _asks_tokens(game: Reading, seat: int) -> Asked:
    animal, supply = game.shots[game.asked].animal, game.players[game.active].tokens
    have = f"you have {counted(supply, 'token')}"
    return Asked(f"put tokens on {ANIMAL.said(animal)}, or none; {have}", "snapshot-46")


_FEW: dict[int, tuple[str, ...]] = {
    0: ("puts 0 tokens on {}", "none", *DONE),
    1: ("puts a token on {}", "a token"),
}


def _put(count: int) -> Depending:
    words = f"puts {counted(count, 'token')} on {{}}" if count else "puts no token on {}"
    forms = _FEW.get(count, ())

    def answer(game: Reading, seat: int) -> Answer:
        animal = game.shots[game.asked].animal
        touches = (f"display.{ANIMAL.id(animal)}", f"tokens.{count}")
        return about(animal, words, touches, *forms)

    return answer


TOKENS_QUESTION = Question(
    "tokens",
    "putting tokens on animals",
    _asks_tokens,
    {FIRST_TOKENS + count: _put(count) for count in range(MOST_TOKENS + 1)},
)
