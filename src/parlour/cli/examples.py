"""Examples of what may be typed: the player's own legal moves, each as it is read back."""

from typing import TYPE_CHECKING, NamedTuple

from parlour.cli.answers import fits
from parlour.errors import BadWords
from parlour.games.speech import imperative

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.views import Choice
    from parlour.kit.positions import Reading
    from parlour.play.match import Match

MOST = 6  # that help shows


class Examples(NamedTuple):
    """What help and refusals print."""

    spoken: list[str]  # legal moves, as a person may type them: never none
    word: str  # that `list` finds a choice by


def examples(match: "Match", seat: int, choices: "Sequence[Choice]") -> Examples:
    """Of each kind of move one, as a command, and the first ones as short as they may be said."""
    kinds = {choice["words"].split()[0]: choice for choice in reversed(choices)}
    shown = sorted(kinds.values(), key=choices.index)
    said = [words for choice in shown for words in _ways(match, seat, choice)]
    return Examples(list(dict.fromkeys(said))[:MOST], _word(choices[0]))


def _ways(match: "Match", seat: int, choice: "Choice") -> list[str]:
    """A move as a command and without its verb, where that is understood as this move."""
    table, command = match.seen(seat).reading(), imperative(choice["words"])
    ways = [words for words in (command, command.partition(" ")[2]) if words[:1].isalpha()]
    read = [words for words in ways if _meant(match, seat, table, words) == choice["move"]]
    return read or [choice["words"]]


def _meant(match: "Match", seat: int, table: "Reading", words: str) -> int | None:
    try:
        return match.game.read(table, seat, words, match.names)
    except BadWords:
        return None


def _word(choice: "Choice") -> str:
    """The last word of a choice that it is found by."""
    words = choice["words"].split()
    return next((word for word in reversed(words) if fits(choice, word)), choice["words"])
