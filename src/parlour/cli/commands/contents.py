"""What is in a box, in words: a line for a table of facts, a line for entries that are named."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from parlour.cli.terminal.console import PlainConsole
from parlour.kit.box import PROVENANCES, UNSURE, Box, short

MADE_UP = UNSURE[0]
NAMES = ("id", "name")


def standing(box: Box) -> str:
    """How far a box can be relied on, in a few words."""
    if box.is_own:
        return f"your own ({short(box.hash)})"
    unsure = [kind for kind in UNSURE if kind in box.kinds()]
    return f"partly {unsure[0]}" if unsure else "official"


def show_box(output: PlainConsole, box: Box) -> None:
    """What is in the box, every fact with its provenance."""
    output.print(Text("\nIn the box", style="bold"))
    if box.is_own:
        output.print(Text(f"This is a box of your own: {box}."))
    if MADE_UP in box.kinds():
        output.print(f"Some of it is {MADE_UP}, {PROVENANCES[MADE_UP]}: each such fact says so.")
    for name, facts in box.data.items():
        for line in _lines(name, facts, box):
            output.print(line)
    kinds = [f"- *{kind}*: {means}" for kind, means in PROVENANCES.items()]
    output.print(Markdown("\n".join(kinds)))


def _lines(name: str, facts: Any, box: Box) -> Iterator[Text]:
    """The lines for one name of the box: none if it holds no facts."""
    if isinstance(facts, dict):
        yield _line(name, _listed(facts), ": ".join(box.provenance(name)))
    elif isinstance(facts, list) and facts and isinstance(facts[0], dict):
        sources = [box.provenance(f"{name}.{place}") for place in range(len(facts))]
        if all(map(_called, facts)):
            yield from _named(name, facts, sources)
        else:
            for entry, source in zip(facts, sources, strict=True):
                yield _line(name, _listed(entry), ": ".join(source))


def _named(name: str, entries: list[Any], sources: list[tuple[str, str]]) -> Iterator[Text]:
    """The names of the entries in a row, a line for each kind of provenance."""
    by_kind = sorted(zip(sources, entries, strict=True), key=lambda pair: _rank(pair[0][0]))
    for kind, alike in groupby(by_kind, key=lambda pair: pair[0][0]):
        group = list(alike)
        shared = {source for (_, source), _ in group}
        source = f"{kind}: {shared.pop()}" if len(shared) == 1 else kind
        yield _line(name, ", ".join(_called(entry) for _, entry in group), source)


def _rank(kind: str) -> int:
    return list(PROVENANCES).index(kind)


def _called(entry: dict[str, Any]) -> str:
    """What an entry is called: its id, its name or both; nothing if it has neither."""
    found = [entry.get(name) for name in NAMES]
    return " ".join(word for word in found if isinstance(word, str))


def _line(name: str, words: str, source: str) -> Text:
    style = "bold" if source.startswith(MADE_UP) else "dim"
    return Text.assemble((_spaced(name), "bold"), f": {words} ", (f"[{source}]", style))


def _listed(facts: dict[str, Any]) -> str:
    shown = [(name, value) for name, value in facts.items() if name != "provenance"]
    return ", ".join(f"{_spaced(name)} {_plain(value)}" for name, value in shown)


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _plain(value: Any) -> str:
    """A value in words; what has parts of its own stands in brackets."""
    if isinstance(value, dict):
        return f"({_listed(value)})"
    if isinstance(value, list) and any(isinstance(entry, list | dict) for entry in value):
        return f"({', '.join(map(_plain, value))})"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
