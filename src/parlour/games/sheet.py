"""Rule sheets: the goal and the numbered rules of a game, read from its RULES.md."""

import re
from collections import Counter
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log, sqrt
from pathlib import Path

from parlour.errors import UnknownRule
from parlour.games import known
from parlour.games.speech import plain
from parlour.printable import quoted

RULE_LINE = re.compile(
    r"- \*\*(?P<id>[a-z_]+-[A-Z]?\d+[a-z]?)\*\* (?P<text>.*) \[(?P<source>[^]]+)\]"
)
NUMBER = re.compile(r"(?:[a-z_]+-)?[a-z]?\d+[a-z]?")  # in small letters
GOAL = re.compile(r"^\*\*The goal\.\*\* (.*?)\n\n", re.DOTALL | re.MULTILINE)
WHOLE, BEGUN = 1.0, 0.6  # what a word counts that is there, or that begins one
CHAPTER = 2  # how often a word counts that the chapter's title has
MOST_TRIED = 5  # words that a likelier one is looked for
ENOUGH = 0.7  # of the words that one rule has, by weight, so that another is found beside it
PHRASE = 2  # times as good, if all the words stand together
SHORTEST = 3  # letters that begin a word
SPREAD = 8  # words added to a rule's length, or the shortest would always be the best


@dataclass(frozen=True)
class SheetRule:
    """One rule: its id, its chapter, its words, and where it comes from."""

    id: str
    chapter: str
    text: str
    provenance: str


def preface(name: str) -> str:
    """What a sheet says before its first chapter, as Markdown: what game it is, and its words."""
    title_and_preface, *_ = _sheet(name).partition("\n## ")
    return title_and_preface.partition("\n")[2].strip()


def goal(name: str) -> str:
    """What a game is about, in three sentences."""
    found = GOAL.search(_sheet(name))
    assert found, "every sheet says it (tests/games/test_sheet.py)"
    return " ".join(found[1].split())


@cache
def rules(name: str) -> dict[str, SheetRule]:
    """All rules of a game by id, in the order of its sheet."""
    sheet: dict[str, SheetRule] = {}
    chapter = ""
    for line in _sheet(name).splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif found := RULE_LINE.fullmatch(line):
            sheet[found["id"]] = SheetRule(found["id"], chapter, found["text"], found["source"])
    return sheet


def _sheet(name: str) -> str:
    return (Path(__file__).parent / known(name) / "RULES.md").read_text("utf-8")


def rule(name: str, wanted: str) -> SheetRule:
    """One rule by its id, with or without the game's name ("mu-63", "63"), or the best by words."""
    return found(name, wanted)[0]


def _numbered(name: str, wanted: str) -> SheetRule:
    sheet = rules(name)
    for rule_id, found in sheet.items():
        if wanted.lower() in (rule_id.lower(), rule_id.lower().removeprefix(f"{name}-")):
            return found
    ids = list(sheet)
    raise UnknownRule(
        f'{name} has no rule "{wanted}"; its rules run from {ids[0]} to {ids[-1]}. '
        f"`parlour rules {name}` shows them all."
    )


def found(name: str, wanted: str) -> list[SheetRule]:
    """The rule of that number, or those that have the words, the best first; never none."""
    if NUMBER.fullmatch(wanted.strip().lower()):
        return [_numbered(name, wanted.strip())]
    if not wanted.strip():
        raise UnknownRule("Say which rule, by its number or by words, like: rule 20.")
    words = _words(wanted)
    counts = {one.id: _counted(one, words) for one in rules(name).values()}
    if not any(counts.values()):
        raise UnknownRule(_nothing_about(name, wanted, words))
    weights = _weights(words, counts)
    had = {rule_id: sum(weights[word] for word in has) for rule_id, has in counts.items()}
    fit = [one for one in rules(name).values() if had[one.id] >= ENOUGH * max(had.values())]
    return sorted(fit, key=lambda one: -_worth(one, words, counts[one.id], weights))


def _words(text: str) -> list[str]:
    return plain(text.replace("_", " "))


def _counted(one: SheetRule, words: list[str]) -> dict[str, float]:
    """How often a rule has each of the words, those that it does not have left out."""
    said = Counter(_words(one.text) + _words(one.chapter) * CHAPTER)
    counts = {
        word: sum(count * _alike(word, other) for other, count in said.items()) for word in words
    }
    return {word: count for word, count in counts.items() if count}


def _alike(word: str, other: str) -> float:
    if word == other:
        return WHOLE
    short, long = sorted((word, other), key=len)
    return BEGUN if len(short) >= SHORTEST and long.startswith(short) else 0


def _weights(words: list[str], counts: dict[str, dict[str, float]]) -> dict[str, float]:
    """A word that few rules have tells more than one that all have."""
    having = Counter(word for count in counts.values() for word in count)
    return {word: log(1 + len(counts) / max(1, having[word])) for word in words}


def _worth(
    one: SheetRule, words: list[str], counts: dict[str, float], weights: dict[str, float]
) -> float:
    """How much of a rule is about the words; most, where they stand together."""
    said = _words(one.text)
    share = sum(weights[word] * count for word, count in counts.items())
    together = PHRASE if f" {' '.join(words)} " in f" {' '.join(said)} " else 1
    return together * share / sqrt(SPREAD + len(said))


def _nothing_about(name: str, wanted: str, words: list[str]) -> str:
    said = sorted({word for one in rules(name).values() for word in _words(one.text)})
    tried = words[:MOST_TRIED]
    likely = [near for word in tried for near in get_close_matches(word, said, 1)]
    none = f"No rule of {name} has the words {quoted(wanted)}"
    if likely:
        return f'{none}; did you mean "{" ".join(likely)}"?'
    return f"{none}; `parlour rules {name}` shows them all."
