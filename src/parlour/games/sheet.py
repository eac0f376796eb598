"""Rule sheets: the numbered rules of a game, read from its RULES.md."""

import re
from dataclasses import dataclass
from pathlib import Path

from parlour.errors import UnknownRule
from parlour.games import known

RULE_LINE = re.compile(
    r"- \*\*(?P<id>[a-z_]+-[A-Z]?\d+[a-z]?)\*\* (?P<text>.*) \[(?P<source>[^]]+)\]"
)


@dataclass(frozen=True)
class SheetRule:
    """One rule: its id, its chapter, its words, and where it comes from."""

    id: str
    chapter: str
    text: str
    provenance: str


def preface(name: str) -> str:
    """What a sheet says before its first chapter, as Markdown: what game it is, and its words."""
    title_and_preface, *_ = _read(name).partition("\n## ")
    return title_and_preface.partition("\n")[2].strip()


def rules(name: str) -> dict[str, SheetRule]:
    """All rules of a game by id, in the order of its sheet."""
    sheet: dict[str, SheetRule] = {}
    chapter = ""
    for line in _read(name).splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif found := RULE_LINE.fullmatch(line):
            sheet[found["id"]] = SheetRule(found["id"], chapter, found["text"], found["source"])
    return sheet


def rule(name: str, wanted: str) -> SheetRule:
    """One rule by its id, with or without the game's name: "mu-63" or "63"."""
    sheet = rules(name)
    for rule_id, found in sheet.items():
        if wanted.lower() in (rule_id.lower(), rule_id.lower().removeprefix(f"{name}-")):
            return found
    ids = list(sheet)
    raise UnknownRule(
        f'{name} has no rule "{wanted}"; its rules run from {ids[0]} to {ids[-1]}. '
        f"`parlour rules {name}` shows them all."
    )


def _read(name: str) -> str:
    return (Path(__file__).parent / known(name) / "RULES.md").read_text("utf-8")
