"""What the words of one game have that the shared reader cannot know."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from parlour.games.speech import plain
from parlour.kit.positions import Reading

NEGATIONS = frozenset({"not", "no", "none", "never", "without"})

_MOST_KNOWN = 50_000

_ASIDE = re.compile(r"\([^)]*\)")  # what the log adds in brackets is no part of a move


def _nothing(game: Reading, seat: int, said: list[str]) -> int | None:
    return None


def _no_trouble(game: Reading, seat: int, said: list[str]) -> str | None:
    return None


def _as_said(game: Reading, seat: int, move: int) -> int:
    return move


@dataclass(frozen=True)
class Lexicon:
    """Other words for the same thing, and forms that no list of words could hold.

    `same` are patterns in small letters and what is understood instead; `skipped` are words that
    say nothing; `weighty` are words that a move must not have unless they were said. `read` finds
    the move of short forms that only this game has ("+2"); `prefer` may take another move of the
    same name; `trouble` says what is wrong with words that are no move.
    """

    same: Mapping[str, str] = field(default_factory=dict)
    skipped: frozenset[str] = frozenset()
    weighty: frozenset[str] = NEGATIONS
    read: Callable[[Reading, int, list[str]], int | None] = _nothing
    prefer: Callable[[Reading, int, int], int] = _as_said
    trouble: Callable[[Reading, int, list[str]], str | None] = _no_trouble

    def words(self, typed: str) -> list[str]:
        """What was typed, as words to compare."""
        text = _ASIDE.sub(" ", " ".join(typed.lower().split()))
        for pattern, instead in self._patterns:
            text = pattern.sub(instead, text)
        return [word for word in plain(text) if word not in self.skipped]

    def compared(self, words: str) -> tuple[str, ...]:
        """A move's own words, as words to compare; most are asked for again and again."""
        found = self._known.get(words)
        if found is None:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            found = self._known[words] = tuple(w for w in plain(words) if w not in self.skipped)
        return found

    @cached_property
    def _known(self) -> dict[str, tuple[str, ...]]:
        return {}

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        return [(re.compile(pattern), instead) for pattern, instead in self.same.items()]
