"""Answers of Small Islands that name a clue card or a volcanic tile for a column."""

from collections.abc import Iterable

from parlour.games.questions import Answer, Answers, Depending
from parlour.games.small_islands.box.clues import CARDS, CLUES
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.moves import FIRST
from parlour.games.small_islands.nouns import CLUE, COLUMN
from parlour.games.small_islands.table import Step


def with_clues(step: Step, words: str, short: str) -> Answers:
    """An answer for every clue card: 'plays "{clue}" on {column}', in short 'plays "{clue}"'."""
    return _naming(step, range(CLUES), "clue", words, short)


def with_tiles(step: Step, words: str, short: str) -> Answers:
    """An answer for every volcanic tile."""
    return _naming(step, range(CLUES, CARDS), "tile", words, short)


def _naming(step: Step, cards: Iterable[int], place: str, words: str, short: str) -> Answers:
    return {
        int(FIRST[step]) + n: _for_column(card, place, words, short) for n, card in enumerate(cards)
    }


def _for_column(card: int, place: str, words: str, short: str) -> Depending:
    """The same number for whichever column was named."""
    by_column = [_answer(card, column, place, words, short) for column in range(COLUMNS)]
    return lambda game, seat: by_column[game.column]


def _answer(card: int, column: int, place: str, words: str, short: str) -> Answer:
    colour = COLUMN.said(column)
    first, *others = [
        form.format(clue=clue, column=colour)
        for clue in (CLUE.said(card), *CLUE.forms[card])
        for form in (words, short)
    ]
    return Answer(first, (f"{place}.{CLUE.id(card)}",), tuple(others))
