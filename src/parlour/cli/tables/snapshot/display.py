"""The four habitats of Snapshot side by side: awards above, animals below, dice where they lie."""

from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.cards import (
    dice,
    folded,
    kind,
    percent,
    style,
    titled,
    whole_percent,
)
from parlour.games.snapshot.sight.schema import Animal, View

INDENT = 3  # columns of the difficulty
COVER = "◆"


def habitats(scene: Scene, width: int, planning: bool) -> Table:
    """The row of habitats, with what dice could do while they are laid."""
    row = scene.view["habitats"]
    wide = width // len(row)
    free = _within_reach(scene.view) if planning else set()
    columns = [_column(scene, kind(thing), wide - 1, free) for thing in row]
    grid = Table.grid()
    for _ in columns:
        grid.add_column(width=wide, no_wrap=True)
    grid.add_row(*(Text("\n").join(lines) for lines in columns))
    return grid


# snapshot-74: dice go on from the last one, never back.
def _within_reach(view: View) -> set[str]:
    """The animals that may still get a die."""
    row = [item for habitat in view["habitats"].values() for item in habitat["animals"].items()]
    names = [kind(thing) for thing in view["habitats"]]
    passed = list(view["habitats"].values())[: names.index(view["here"]) if view["here"] else 0]
    start = sum(len(habitat["animals"]) for habitat in passed)
    laid = [place for place, (_, animal) in enumerate(row) if animal["dice"] and place > start]
    return {thing for thing, _ in row[laid[-1] if laid else start :]}


def _column(scene: Scene, id: str, room: int, free: set[str]) -> list[Text]:
    """A habitat from the award stack down to its outermost animal."""
    face, animals = (
        scene.setting["habitats"][id],
        scene.view["habitats"][f"habitat.{id}"]["animals"],
    )
    title = f"{face['sign']} {face['name']} {face['number']}+"
    bold = f"bold {style(scene.setting, id)}"
    lines = [_stack(scene, face["award"]), *(Text(line, bold) for line in folded(title, room))]
    if roll := _roll(scene, id):
        lines += [Text(line, style="bold") for line in folded(roll, room)]
    for thing, animal in animals.items():
        lines += _animal(scene, kind(thing), animal, room, thing in free)
    return lines if animals else [*lines, Text("no animals", style="dim")]


# snapshot-04: the top tile is the highest and the next to be won.
def _stack(scene: Scene, award: str) -> Text:
    tiles = scene.setting["awards"][award]["tiles"]
    left = tiles[scene.view["awards"][f"award.{award}"]["gone"] :]
    if not left:
        return Text("no tile left", style="dim")
    top, *rest = left
    return Text("tiles ") + Text(f"{top}", style="bold") + Text("".join(f" {n}" for n in rest))


def _roll(scene: Scene, id: str) -> str:
    """The dice on a habitat card, and the chance to enter with them or by a reroll."""
    habitat = scene.view["habitats"][f"habitat.{id}"]
    entry = scene.aids["entering"][id]["now"] if scene.aids else None
    if habitat["rolled"] and not habitat["dice"]:
        return f"{dice(habitat['rolled'])} not entered"
    if habitat["rolled"]:
        paid = f" +{habitat['tokens']}" if habitat["tokens"] else ""
        return f"{dice(habitat['rolled'])}{paid}" + (f" again {percent(entry)}" if entry else "")
    laid = f"{habitat['dice']}d" if habitat["dice"] else ""
    return laid + (f" enter {percent(entry)}" if entry else "")


def _animal(scene: Scene, id: str, animal: Animal, room: int, planning: bool) -> list[Text]:
    """Difficulty, name, stars and icons; what lies on it; what dice could do."""
    cover = f" {COVER}" if _is_cover(scene, id) else ""
    first, *rest = folded(f"{titled(scene.setting, id)}{cover}", room - INDENT)
    difficulty = Text(f"{scene.setting['animals'][id]['difficulty']:>2} ", style="bold")
    lines = [difficulty + Text(first), *(Text(" " * INDENT + line) for line in rest)]
    plan = _plan(scene, id) if planning else ""
    for told, how in ((_laid(scene, id, animal), "bold"), (plan, "dim")):
        lines += [Text(" " * INDENT + told, style=how)] if told else []
    return lines


def _is_cover(scene: Scene, animal: str) -> bool:
    wanted = scene.aids["wanted"].get(animal) if scene.aids else None
    return bool(wanted and wanted["cover"])


# snapshot-43: what lies sideways must be attempted.
def _laid(scene: Scene, id: str, animal: Animal) -> str:
    duty = "must: " if animal["sideways"] else ""
    if not animal["dice"]:
        return f"{duty}no die" if duty else ""
    tokens = f"+{animal['tokens']}" if animal["tokens"] else ""
    inside = scene.aids["photographing"][id]["inside"] if scene.aids else None
    return f"{duty}{animal['dice']}d{tokens}" + (f" {percent(inside)}" if inside else "")


def _plan(scene: Scene, id: str) -> str:
    """The chance with 1, 2 and more dice, as far as it still grows."""
    if scene.aids is None:
        return ""
    chances = [whole_percent(chance) for chance in scene.aids["photographing"][id]["with_dice"]]
    shown = chances[: chances.index(100) + 1] if 100 in chances else chances
    return "·".join(map(str, shown)) + "%"


def legend(scene: Scene, planning: bool) -> list[Text]:
    """What the signs mean."""
    icons = scene.setting["icons"].values()
    shown = [Text(f"{icon['sign']} {icon['name']}") for icon in icons]
    animals = [a for habitat in scene.view["habitats"].values() for a in habitat["animals"]]
    if any(_is_cover(scene, kind(animal)) for animal in animals):
        shown.append(Text(f"{COVER} your cover"))
    if planning and scene.aids:
        shown.append(Text("0·3·26% chance with 1·2·3 dice"))
    return [Text("Signs:"), *shown]
