"""What a person typed, taken apart: numbers of offered moves, then words."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.play.match import Choice

ANSWER = re.compile(r"(\d+(?:[ ,]+\d+)*)?[ ,]*(.*)")


def split(line: str) -> tuple[list[int], str]:
    """The numbers a line begins with, and the words after them."""
    found = ANSWER.fullmatch(line)
    assert found, "anything fits"
    return [int(number) for number in re.findall(r"\d+", found[1] or "")], found[2]


def fits(choice: "Choice", words: str) -> bool:
    """Whether each of the words begins a word of the choice."""
    said = choice.words.lower().split()
    return all(any(word.startswith(start) for word in said) for start in words.lower().split())


def meant(choices: "list[Choice]", words: str) -> int | str:
    """The only choice whose words begin like those given, else the words for the game to read."""
    fitting = [choice.move for choice in choices if fits(choice, words)]
    return fitting[0] if len(fitting) == 1 else words
