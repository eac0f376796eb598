"""How things are told: counts, one sentence for all a player did in a row, and how a game ended."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.play.match import Match

VERB = re.compile(r"\S*(?: away\b)?")  # with the word that belongs to it: "puts away"
COMES_UP = re.compile(r"(\w+) (\S+) comes up")
WON = 1  # the place of whoever plays alone and wins


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]


def told_since(match: "Match", viewer: int, entries: int) -> list[str]:
    """What a viewer was told since so many entries of the log, never the deal."""
    told = match.events(viewer, entries)
    return told if entries else told[len(match.at(0).events(viewer)) :]


def ended(name: str, place: int, points: int, alone: bool, is_over: bool = True) -> str:
    """How somebody ended: a place among several, won or lost alone."""
    if not alone:
        return f"{place}. {name}: {counted(points, 'point')}"
    outcome = (" won" if place == WON else " lost") if is_over else ""
    return f"{name}{outcome}: {counted(points, 'point')}"


# Sentences


def sentences(names: Sequence[str], told: Iterable[str]) -> list[str]:
    """What was told, one sentence for all that one player did in a row."""

    def who(event: str) -> str:
        return max((name for name in names if event.startswith(f"{name} ")), key=len, default="")

    said = []
    for name, events in groupby(told, key=who):
        parts = [event.removeprefix(f"{name} ") for event in events]
        said.append(capital(f"{name} {_run_on(parts)}" if name else "; ".join(_gathered(parts))))
    return [f"{sentence}." for sentence in said]


def _run_on(parts: list[str]) -> str:
    """Things done in a row, a verb that repeats itself said once: "displays red 7, blue 2"."""
    said, last = [], ""
    for part, alike in groupby(parts):
        times = len(list(alike))
        verb = VERB.match(part)[0]  # type: ignore[index]
        said.append(part.removeprefix(f"{verb} ") if verb == last else part)
        said[-1] += f" ({times} times)" if times > 1 else ""
        last = verb
    return ", ".join(said)


def _gathered(parts: list[str]) -> list[str]:
    """All that comes up in a row said at once: "puzzles w15, gb02 and w03 come up"."""

    def what(part: str) -> str:
        comes = COMES_UP.fullmatch(part)
        return comes[1] if comes else ""

    said: list[str] = []
    for kind, alike in groupby(parts, key=what):
        run = list(alike)
        said += [_come_up(kind, run)] if kind and len(run) > 1 else run
    return said


def _come_up(kind: str, parts: list[str]) -> str:
    *most, last = (part.split()[1] for part in parts)
    return f"{kind}s {', '.join(most)} and {last} come up"
