"""What the viewer of Project L has: the own puzzles, and what is left of the turn."""

from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.project_l.pieces import chips, free, large, title, worth
from parlour.games.project_l.sight.schema import Player, Unfinished
from parlour.games.speech import counted

SLOT = 17  # columns of an own puzzle
LETTERS = "  a b c d e"
BLACK = {  # project_l-27
    True: "you may still take 1 black puzzle this turn",
    False: "no black puzzle any more this turn",
}


def me(scene: Scene) -> Player:
    """The viewer."""
    return scene.view["players"][f"seat.{scene.view['viewer']}"]  # type: ignore[no-any-return]


def slots(scene: Scene) -> list[int]:
    """The numbers of the slots."""
    return sorted({cell["slot"] for cell in scene.setting["cells"].values()})


def puzzles(scene: Scene) -> Table:
    """The slots side by side."""
    lying = {laid["slot"]: (thing, laid) for thing, laid in me(scene)["puzzles"].items()}
    grid = Table.grid()
    grid.add_column(width=2)
    for _ in slots(scene):
        grid.add_column(width=SLOT, no_wrap=True)
    empty = [Text(f"{number}: empty", style="dim") for number in slots(scene)]
    drawn = [
        _slot(scene, *lying[number]) if number in lying else empty[number - 1]
        for number in slots(scene)
    ]
    grid.add_row("", *drawn)
    return grid


def _slot(scene: Scene, thing: str, slot: Unfinished) -> Text:
    setting, puzzle = scene.setting, slot["puzzle"]
    head = Text(f"{slot['slot']}: ", style="bold") + title(setting, puzzle)
    lines = [head + Text(" ") + worth(setting, puzzle), Text(LETTERS), *large(setting, slot)]
    return Text("\n").join([*lines, _aid(scene, thing, slot)])


def _aid(scene: Scene, thing: str, slot: Unfinished) -> Text:
    """With which loose pieces it could be filled now, and what a touch would bring."""
    left, turn = free(scene.setting, slot), me(scene)["turn"]
    if not left:
        return Text("filled")
    if turn and slot["slot"] in turn["used"]:
        return Text("done this action")
    filling = scene.aids["fillings"][thing] if scene.aids else None
    if filling is None:
        return Text(f"{counted(left, 'cell')} left")
    gain = f" {filling['gain']:+}p" if filling["gain"] is not None else ""
    named = Text("fill ") + chips(scene.setting, filling["pieces"]) + Text(gain)
    by = f"by {counted(len(filling['pieces']), 'piece')}{gain}"
    return named if named.cell_len < SLOT else Text(by)


def status(scene: Scene) -> Text:
    """What is left of the viewer's turn."""
    view, own = scene.view, me(scene)
    told = [counted(own["points"] or 0, "point")]
    if own["turn"] and view["phase"] != "touches":
        question = scene.ask["question"] if scene.ask else None
        busy = " after this" if question not in ("action", "extra") else ""
        told.append(f"{counted(own['turn']['actions'], 'action')} left{busy}")
        told.append("Master used" if own["turn"]["mastered"] else "Master not used")
    if own["turn"] and view["phase"] in ("last round next", "last round") and not view["opponent"]:
        told.append(BLACK[own["turn"]["may_take_black"]])
    stopped = scene.aids["if_stopped"].get(f"seat.{own['seat']}") if scene.aids else None
    if stopped is not None:
        told.append(f"{stopped} if you stop now")
    return Text("You: ", style="bold") + Text(", ".join(told), style="not bold")
