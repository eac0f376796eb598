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
    """Whether each of the words begins a word of the choice, which says "not" only if they do."""
    said, given = choice.words.lower().split(), words.lower().split()
    if "not" in said and "not" not in given:
        return False
    return all(any(_begins(word, start) for word in said) for start in given)


def _begins(word: str, start: str) -> bool:
    """A word that ends in a digit is whole: J1 does not begin J10."""
    return word == start if start[-1].isdigit() else word.startswith(start)


def meant(choices: "list[Choice]", words: str) -> int | None:
    """The only choice whose words begin like those given, if there is one."""
    fitting = [choice.move for choice in choices if fits(choice, words)]
    return fitting[0] if len(fitting) == 1 else None
