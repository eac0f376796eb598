"""The four habitats of Snapshot side by side: awards above, animals below, dice where they lie."""

from typing import Any

from rich.table import Table
from rich.text import Text

from parlour.cli.tables.snapshot.cards import (
    STYLES,
    dice,
    folded,
    percent,
    signs,
    stars,
    whole_percent,
)

View = dict[str, Any]
INDENT = 3  # columns of the difficulty
COVER = "◆"


def habitats(view: View, width: int, planning: bool) -> Table:
    """The row of habitats, with what dice could do while they are laid."""
    wide = width // len(view["habitats"])
    free = _within_reach(view) if planning else set()
    columns = [_column(habitat, wide - 1, free) for habitat in view["habitats"]]
    grid = Table.grid()
    for _ in columns:
        grid.add_column(width=wide, no_wrap=True)
    grid.add_row(*(Text("\n").join(lines) for lines in columns))
    return grid


# snapshot-74: dice go on from the last one, never back.
def _within_reach(view: View) -> set[str]:
    """The animals that may still get a die."""
    row = [animal for habitat in view["habitats"] for animal in habitat["animals"]]
    names = [habitat["name"] for habitat in view["habitats"]]
    passed = view["habitats"][: names.index(view["here"]) if view["here"] else 0]
    start = sum(len(habitat["animals"]) for habitat in passed)
    laid = [place for place, animal in enumerate(row) if animal["dice"] and place > start]
    return {animal["name"] for animal in row[laid[-1] if laid else start :]}


def _column(habitat: View, room: int, free: set[str]) -> list[Text]:
    """A habitat from the award stack down to its outermost animal."""
    title = f"{habitat['sign']} {habitat['name']} {habitat['number']}+"
    style = f"bold {STYLES.get(habitat['name'], '')}"
    lines = [_stack(habitat["award"]), *(Text(line, style=style) for line in folded(title, room))]
    if roll := _roll(habitat):
        lines += [Text(line, style="bold") for line in folded(roll, room)]
    for animal in habitat["animals"]:
        lines += _animal(animal, room, animal["name"] in free)
    return lines if habitat["animals"] else [*lines, Text("no animals", style="dim")]


# snapshot-04: the top tile is the highest and the next to be won.
def _stack(award: View) -> Text:
    if not award["left"]:
        return Text("no tile left", style="dim")
    top, *rest = award["left"]
    return Text("tiles ") + Text(f"{top}", style="bold") + Text("".join(f" {n}" for n in rest))


def _roll(habitat: View) -> str:
    """The dice on a habitat card, and the chance to enter with them or by a reroll."""
    if habitat["rolled"] and habitat["entry"]:
        paid = f"+{habitat['tokens']} " if habitat["tokens"] else ""
        return f"{dice(habitat['rolled'])} {paid}again {percent(habitat['entry'])}"
    if habitat["rolled"]:
        return f"{dice(habitat['rolled'])} not entered"
    return f"{habitat['dice']}d enter {percent(habitat['entry'])}" if habitat["dice"] else ""


def _animal(animal: View, room: int, planning: bool) -> list[Text]:
    """Difficulty, name, stars and icons; what lies on it; what dice could do."""
    cover = f" {COVER}" if animal["wanted"] and animal["wanted"]["cover"] else ""
    words = f"{animal['name']} {stars(animal)} {signs(animal)}{cover}"
    first, *rest = folded(words, room - INDENT)
    difficulty = Text(f"{animal['difficulty']:>2} ", style="bold")
    lines = [difficulty + Text(first), *(Text(" " * INDENT + line) for line in rest)]
    for told, style in ((_laid(animal), "bold"), (_plan(animal) if planning else "", "dim")):
        lines += [Text(" " * INDENT + told, style=style)] if told else []
    return lines


# snapshot-43: what lies sideways must be attempted.
def _laid(animal: View) -> str:
    duty = "must: " if animal["sideways"] else ""
    if not animal["dice"]:
        return f"{duty}no die" if duty else ""
    tokens = f"+{animal['tokens']}" if animal["tokens"] else ""
    return f"{duty}{animal['dice']}d{tokens} {percent(animal['chance'])}"


def _plan(animal: View) -> str:
    """The chance with 1, 2 and more dice, as far as it still grows."""
    chances = [whole_percent(chance) for chance in animal["with_dice"]]
    shown = chances[: chances.index(100) + 1] if 100 in chances else chances
    return "·".join(map(str, shown)) + "%"


def legend(view: View, planning: bool) -> list[Text]:
    """What the signs mean."""
    shown = [Text(f"{icon['sign']} {icon['name']}") for icon in view["icons"]]
    if any(a["wanted"] and a["wanted"]["cover"] for h in view["habitats"] for a in h["animals"]):
        shown.append(Text(f"{COVER} your cover"))
    if planning:
        shown.append(Text("0·3·26% chance with 1·2·3 dice"))
    return [Text("Signs:"), *shown]
