"""Questions: what a seat is asked at each step, and what every move number answers.

A game declares its questions once. An answer is data first: the number of the move and the things
it touches; its words are a rendering, and the one reader (reader.py) finds the way back. Where an
answer depends on the position, a function of the game and the seat stands in its place.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from parlour.errors import BadWords
from parlour.games.lexicon import Lexicon
from parlour.games.nouns import Noun
from parlour.kit.positions import Reading
from parlour.kit.record import MOST_SEATS


class Answer(NamedTuple):
    """What a move means where its question is asked."""

    words: str  # what the seat does: "displays red 7"; a seat stands as "@2"
    touches: tuple[str, ...]  # the things it is about: "hand.red-7"; repeats count
    forms: tuple[str, ...] = ()  # the same said otherwise: "displays r7"


Depending = Callable[[Reading, int], Answer | None]  # (game, seat): None where it means nothing
Answers = Mapping[int, Answer | Depending]  # by the number of the move


class Asked(NamedTuple):
    """What is asked: "display cards, or pass", and the rule that asks it."""

    says: str
    rule: str


@dataclass(frozen=True)
class Question:
    """One step of a game."""

    id: str  # on the wire: "minor-trump"
    title: str  # what goes on: "naming the minor trump"
    asks: Asked | Callable[[Reading, int], Asked]
    answers: Answers
    further: Answers = field(default_factory=dict)  # so many that the lexicon alone reads them

    def asked(self, game: Reading, seat: int) -> Asked:
        """The question as it stands now."""
        return self.asks if isinstance(self.asks, Asked) else self.asks(game, seat)

    def answer(self, game: Reading, seat: int, move: int) -> Answer | None:
        """What a number means here, if anything."""
        found = self.answers.get(move) or self.further.get(move)
        return found if found is None or isinstance(found, Answer) else found(game, seat)

    def touching(self, game: Reading, seat: int, gesture: tuple[str, ...]) -> int | None:
        """The first move that touches these things here, sorted, whether it is legal or not."""
        always, depending = self._touched
        if gesture in always:
            return always[gesture]
        for move, means in depending:
            answer = means(game, seat)
            if answer and tuple(sorted(answer.touches)) == gesture:
                return move
        return None

    @cached_property
    def _touched(self) -> tuple[dict[tuple[str, ...], int], list[tuple[int, Depending]]]:
        """Moves by what they always touch, and those where it depends."""
        always: dict[tuple[str, ...], int] = {}
        depending: list[tuple[int, Depending]] = []
        for move, answer in (*self.answers.items(), *self.further.items()):
            if isinstance(answer, Answer):
                always.setdefault(tuple(sorted(answer.touches)), move)
            else:
                depending.append((move, answer))
        return always, depending


@dataclass(frozen=True)
class Questions:
    """All questions of a game, and which of them a seat is asked."""

    step: Callable[[Reading, int], int]  # (game, seat): a key of `steps`, or none of them
    steps: Mapping[int, Question]
    buttons: Mapping[str, str] = field(default_factory=dict)  # things with no place: id, label
    lexicon: Lexicon = field(default_factory=Lexicon)
    # the step as the others know it, where the steps of a choice are hidden
    openly: Callable[[Reading, int], int] | None = None

    def asked_openly(self, game: Reading, seat: int) -> Question | None:
        """What a seat is asked, as far as the others may know it."""
        return self.steps.get((self.openly or self.step)(game, seat))

    def asked(self, game: Reading, seat: int) -> Question | None:
        """What the seat is asked, as far as the record tells."""
        return self.steps.get(self.step(game, seat))

    def answer(self, game: Reading, seat: int, move: int) -> Answer:
        """What the seat does by the move in this position."""
        question = self.asked(game, seat)
        found = question.answer(game, seat, move) if question else None
        if found is None:
            raise BadWords(f"Move {move} means nothing here.")
        return found

    def meanings(self, game: Reading, seat: int) -> dict[int, Answer]:
        """All numbers the reader knows that mean something to the seat now, legal or not."""
        question = self.asked(game, seat)
        if question is None:
            return {}
        found = {move: question.answer(game, seat, move) for move in question.answers}
        return {move: answer for move, answer in found.items() if answer is not None}


def each(first: int, noun: Noun, words: str, *touches: str) -> dict[int, Answer]:
    """Answers for all members of a noun, numbered from `first` on: "displays {}", "hand.{}"."""
    return {
        first + n: Answer(
            words.format(name),
            tuple(touch.format(noun.ids[n]) for touch in touches),
            tuple(words.format(form) for form in noun.forms[n]),
        )
        for n, name in enumerate(noun.names)
    }


def seats(first: int, words: str) -> dict[int, Depending]:
    """Answers for all seats at the table, numbered from `first` on: "picks {} as partner"."""

    def naming(other: int) -> Depending:
        answer = Answer(words.format(f"@{other}"), (f"seat.{other}",))
        return lambda game, seat: answer if other < game.seats else None

    return {first + other: naming(other) for other in range(MOST_SEATS)}
