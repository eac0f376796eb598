"""How things are told: one sentence for all a player did in a row, and how a game ended."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from parlour.games.happenings import Told
from parlour.games.speech import capital, counted

if TYPE_CHECKING:
    from parlour.games.game import Game
    from parlour.play.match import Match

WON = 1  # the place of whoever plays alone and wins


def told_since(match: "Match", viewer: int, entries: int) -> list[Told]:
    """What a viewer was told since so many entries of the log, never the deal."""
    return match.told(viewer, match.chronicle.shown_before(viewer, entries))


def ended(
    name: str, place: int | None, points: int | None, alone: bool, is_over: bool = True
) -> str:
    """How somebody ended: a place among several, won or lost alone; points may still be hidden."""
    if points is None:
        return f"{name}: points still hidden"
    if place is None:
        return f"{name}: {counted(points, 'point')}"
    if not alone:
        return f"{place}. {name}: {counted(points, 'point')}"
    outcome = (" won" if place == WON else " lost") if is_over else ""
    return f"{name}{outcome}: {counted(points, 'point')}"


# Sentences


def sentences(game: "Game", names: Sequence[str], told: Iterable[Told]) -> list[str]:
    """What was told, one sentence for all that one player did in a row."""

    def who(event: Told) -> str:
        name = "" if event["seat"] is None else names[event["seat"]]
        return name if event["words"].startswith(f"{name} ") else ""

    said = []
    for name, events in groupby(told, key=who):
        run = _run_on(game, [(event["kind"], event["words"]) for event in events], name)
        said.append(capital(f"{name} {', '.join(run)}" if name else "; ".join(run)))
    return [f"{sentence}." for sentence in said]


def _run_on(game: "Game", told: list[tuple[str, str]], name: str) -> list[str]:
    """Things in a row, what repeats itself around them said once: "displays red 7, blue 2"."""
    said, last = [], ""
    for (kind, words), alike in groupby(told):
        part, times = words.removeprefix(f"{name} ") if name else words, len(list(alike))
        lead, tail = _frame(game, kind)
        said.append(part.removeprefix(lead).removesuffix(tail) if kind == last else part)
        said[-1] += f" ({times} times)" if times > 1 else ""
        last = kind
    return said


def _frame(game: "Game", kind: str) -> tuple[str, str]:
    """What all events of a kind begin with and end with, if one thing differs or all at the end."""
    if kind.upper() not in game.events.__members__:
        return "", ""
    words = game.events[kind.upper()].declared.words.removeprefix("{who} ")
    lead, brace, rest = words.partition("{")
    tail = rest.rpartition("}")[2]
    return (lead, tail) if brace and (not tail or "{" not in rest) else ("", "")
