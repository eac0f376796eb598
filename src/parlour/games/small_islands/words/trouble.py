"""What is wrong with words that are no move of Small Islands here."""

import re

from parlour.games.lexicon import Lexicon
from parlour.games.questions import Question
from parlour.games.reader import in_full, in_part, without_verb
from parlour.games.small_islands.box.clues import CARDS, CLUES
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX, WAY
from parlour.games.small_islands.table import Step
from parlour.games.small_islands.words.clues import NAMING_CLUES, saying
from parlour.games.speech import capital
from parlour.kit.positions import Reading

_HEX = re.compile(r"[a-z][0-9]+")
_COLUMNS = {
    form.lower() for n, name in enumerate(COLUMN.names) for form in (name, *COLUMN.forms[n])
}
_ASKING_WAYS = (Step.FACING, Step.TRIAD_TURN)


def trouble(game: Reading, seat: int, said: list[str]) -> str | None:
    """One sentence, if there is something better to say than that it is no move."""
    return (
        _no_hex(said)
        or _no_way(game, said)
        or _other_object(game, said)
        or _other_card(game, said)
        or _not_now(game, seat, said)
    )


def _no_hex(said: list[str]) -> str | None:
    """small_islands-74"""
    missing = [word.upper() for word in said if _HEX.fullmatch(word) and word not in HEX.ids]
    return f"There is no hex {missing[0]} on the map (small_islands-74)." if missing else None


def _no_way(game: Reading, said: list[str]) -> str | None:
    straight = {"east", "west"} & set(said) if game.step in _ASKING_WAYS else set()
    ways = ", ".join(WAY.names)
    return f"No hex lies straight {straight.pop()}; say one of {ways}." if straight else None


def _other_object(game: Reading, said: list[str]) -> str | None:
    """small_islands-07: huts first, then palm trees."""
    if game.step == Step.OBJECT and {"hut", "palm"} & set(said):
        wanted = "hut" if "palm" in said else "palm tree"
        return f"It is a {wanted} that is placed now (small_islands-07)."
    return None


def _other_card(game: Reading, said: list[str]) -> str | None:
    if game.step in NAMING_CLUES and len(found := saying(said, range(CLUES, CARDS))) == 1:
        return f'"{CLUE.said(found[0])}" is a volcanic tile, and a clue card is asked for.'
    if game.step == Step.TILE and len(found := saying(said, range(CLUES))) == 1:
        return f'"{CLUE.said(found[0])}" is a clue card, and a volcanic tile is asked for.'
    return None


# small_islands-73: what is said too early, or answers another question, gets the reason why not.
def _not_now(game: Reading, seat: int, said: list[str]) -> str | None:
    from parlour.games.small_islands.reasons import why_not  # which asks the questions, and they us

    move = _meant_elsewhere(game, seat, tuple(_without_column(said)))
    if move is None:
        return None
    refusal = why_not(game, seat, move)
    return f"{capital(refusal.sentence)} ({refusal.rule})."


def _without_column(said: list[str]) -> list[str]:
    """A clue said together with its column: "in a lake on white"."""
    return said[:-2] if said[-2:-1] == ["on"] and said[-1] in _COLUMNS else said


def _meant_elsewhere(game: Reading, seat: int, said: tuple[str, ...]) -> int | None:
    """The move of another question that these are the words of."""
    from parlour.games.small_islands.questions import QUESTIONS

    others = [question for step, question in QUESTIONS.steps.items() if step != game.step]
    meanings = [_wordings(question, game, seat, QUESTIONS.lexicon) for question in others]
    for fits in (in_full, without_verb, in_part):
        for wordings in meanings:
            found = {move for move, w in wordings if fits(said, w, QUESTIONS.lexicon.weighty)}
            if len(found) == 1:
                return found.pop()
    return None


def _wordings(
    question: Question, game: Reading, seat: int, lexicon: Lexicon
) -> list[tuple[int, tuple[str, ...]]]:
    """Every way to say every answer to a question."""
    answers = {move: question.answer(game, seat, move) for move in question.answers}
    return [
        (move, lexicon.compared(words))
        for move, answer in answers.items()
        if answer
        for words in (answer.words, *answer.forms)
    ]
