"""What the viewer of Project L has: the own puzzles, and what is left of the turn."""

from typing import Any

from rich.table import Table
from rich.text import Text

from parlour.cli.tables.project_l.pieces import chips, large, title, worth
from parlour.games.project_l.setting import SLOTS
from parlour.games.speech import counted

View = dict[str, Any]
SLOT = 17  # columns of an own puzzle
LETTERS = "  a b c d e"
BLACK = {  # project_l-27
    True: "you may still take 1 black puzzle this turn",
    False: "no black puzzle any more this turn",
}


def puzzles(view: View) -> Table:
    """The four slots side by side."""
    me = view["players"][view["viewer"]]
    grid = Table.grid()
    grid.add_column(width=2)
    for _ in range(SLOTS):
        grid.add_column(width=SLOT, no_wrap=True)
    grid.add_row("", *(_slot(me, number) for number in range(SLOTS)))
    return grid


def _slot(me: View, number: int) -> Text:
    slot = me["slots"][number]
    if slot is None:
        return Text(f"{number + 1}: empty", style="dim")
    head = Text(f"{number + 1}: ", style="bold") + title(slot["puzzle"])
    lines = [head + Text(" ") + worth(slot["puzzle"]), Text(LETTERS), *large(slot)]
    return Text("\n").join([*lines, _aid(me, slot, number)])


def _aid(me: View, slot: View, number: int) -> Text:
    """With which loose pieces it could be filled now, and what a touch would bring."""
    if not slot["free"]:
        return Text("filled")
    if number in me["used"]:
        return Text("done this action")
    if slot["fill"] is None:
        return Text(f"{counted(slot['free'], 'cell')} left")
    gain = f" {slot['gain']:+}p" if slot["gain"] is not None else ""
    fill = slot["fill"]
    named = Text("fill ") + chips(fill) + Text(gain)
    return named if named.cell_len < SLOT else Text(f"by {counted(len(fill), 'piece')}{gain}")


def status(view: View) -> Text:
    """What is left of the viewer's turn."""
    me = view["players"][view["viewer"]]
    told = [counted(me["score"], "point")]
    if me["actions"] or me["step"] not in ("wait", "touches"):
        told.append(f"{counted(me['actions'], 'action')} left{' after this' * _is_busy(me)}")
        told.append("Master used" if me["mastered"] else "Master not used")
    if view["phase"] in ("last round next", "last round") and not view["solo"]:
        told.append(BLACK[me["may_take_black"]])
    if me["if_stopped"] is not None:
        told.append(f"{me['if_stopped']} if you stop now")
    return Text("You: ", style="bold") + Text(", ".join(told), style="not bold")


def _is_busy(me: View) -> bool:
    return me["step"] not in ("action", "extra")
