"""What a person typed, taken apart: numbers of offered moves, then words."""

import re
from typing import TYPE_CHECKING

from parlour.games.lexicon import NEGATIONS
from parlour.games.reader import by_beginnings
from parlour.games.speech import plain

if TYPE_CHECKING:
    from parlour.games.views import Choice

MOST_DIGITS = 9
ANSWER = re.compile(r"(\d+(?:[ ,]+\d+)*)?[ ,]*(.*)", re.DOTALL)


def split(line: str) -> tuple[list[int], str]:
    """The numbers a line begins with, and the words after them."""
    found = ANSWER.fullmatch(line)
    assert found, "anything fits"
    return [_number(digits) for digits in re.findall(r"\d+", found[1] or "")], found[2]


def _number(digits: str) -> int:
    """The number, or one that is as far beyond all choices if it is long."""
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS


def fits(choice: "Choice", words: str) -> bool:
    """Whether each of the words begins a word of the choice, which says "not" only if they do."""
    return by_beginnings(tuple(plain(words)), tuple(plain(choice["words"])), NEGATIONS)
