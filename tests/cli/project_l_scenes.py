"""Positions of Project L to look at: one for each step of a turn, and scenes of them."""

from games.project_l.layouts import EVERY_PIECE, finesse, nearly, touching
from games.project_l.positions import (
    MASTER,
    do,
    do_all,
    now,
    placing,
    recycling,
    splitting,
    table,
    taking,
    upgrading,
)
from parlour.cli.tables import Scene, drawing_of
from parlour.games.project_l import GAME

DRAWING = drawing_of("project_l")
NAMES = ["Ann", "Ben", "Cleopatra the Great", "Dan (mc)", "Eve (mc)", "Fay (random)"]


def scene_of(position, seat=None, names=NAMES):
    record, actors = now(position), GAME.engine.actors(position)
    seat = (actors[0] if actors else 0) if seat is None else seat
    names = names[: record.seats]
    setting, view = GAME.setting(record, names), GAME.view(record, seat)
    if seat < 0:
        return Scene(setting, view)
    ask = GAME.ask(record, seat, names)
    scene = Scene(setting, view, ask if ask["choices"] else None, GAME.aids(record, seat))
    return scene._replace(choices=DRAWING.arrange(scene))


def placing_table(players=2, **told):
    stocks = ["D1 D1 I2 I3 T4 L4"]
    slots = [["w32", "b07", "b16"], ["w01", "b19", "b08", "w25"]]
    return table(players, stocks=stocks, slots=slots, **told)


def mastering():
    position = placing_table()
    do_all(position, 0, MASTER, placing(0, "D1", 7))
    return position


def splitting_ghost():
    position = table(2, stocks=["D1 P5"], slots=[["w32", "b07"]])
    do(position, 0, splitting("P5 into D1 O4"))
    return position


def picking():
    position = table(2, slots=[[nearly("w07", 6)]], supply={"I4": 0})
    do(position, 0, placing(0, "D1", 6))
    return position


def arrowing():
    position = table(2, stocks=["D1 I2 T4"], slots=[[nearly("gb05", 5)]])
    do(position, 0, placing(0, "D1", 5))
    return position


def extra():
    position = finesse("A01", seats={0: {"credits": 5, "actions": 1}})
    do(position, 0, upgrading("D1", "I2"))
    return position


def recycling_row():
    position = table(2, market={0: "w01", 1: "w02"}, options={"recycle_order": "on"})
    do_all(position, 0, recycling(0), taking(1))
    return position


def touches():
    slots = [["w32", nearly("b07", 6)]]
    return touching(2, stocks=["D1 D1 I2"], slots=slots, seats={0: {"score": 7}})


def wealth():
    """Nearly as many choices as there can be."""
    slots = [["pb01", "pb02", "pb03", "pb04"]]
    return table(6, stocks=[EVERY_PIECE], slots=slots, options={"phoenix": "on"})


STEPS = {
    "action": placing_table,
    "start": table,
    "master": mastering,
    "ghost": splitting_ghost,
    "reward": picking,
    "arrow": arrowing,
    "extra": extra,
    "recycle": recycling_row,
    "touches": touches,
    "solo": lambda: placing_table(1),
    "six": lambda: placing_table(6),
    "wealth": wealth,
    "no dots": lambda: placing_table(supply={"D1": 0}),
    "base": lambda: placing_table(options={"expansions": "base"}),
}
