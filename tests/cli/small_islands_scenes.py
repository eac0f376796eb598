"""Positions of Small Islands to look at: one for each question, and scenes of them, as text."""

import re
from functools import cache

from rich.console import Console, Group

from cli.terminal import plain
from games.small_islands.positions import (
    ask_again,
    choose,
    do,
    legal,
    play,
    step,
    table,
)
from games.small_islands.sights import located
from parlour.cli.screen import question
from parlour.cli.tables import Scene, drawing_of
from parlour.games.small_islands import GAME
from parlour.games.small_islands.moves import DECLINE, Act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR

DRAWING = drawing_of("small_islands")
NAMES = ["Ann", "Ben", "Cleopatra the Great", "Dan (mc)"]
HUTS, PALMS = "C4 J3 L8 H11", "F5 N6 J10"
STATUES = [("K4", "S"), ("I9", "NW"), ("E8", "N")]
HAND = ["next to a hut", "not in a jungle", "next to the ocean", "in a lake"]
COLUMNS = {
    "white": [("not on a beach", 0), ("next to a palm tree", 1)],
    "grey": [("in the largest jungle", 1)],
}


def scene_of(position, seat=None):
    record, actors = position.reading(), GAME.engine.actors(position)
    seat = (actors[0] if actors else 0) if seat is None else seat
    names = NAMES[: record.seats]
    setting, view = GAME.setting(record, names), GAME.view(record, seat)
    if seat == SPECTATOR:
        return Scene(setting, view)
    ask, aids = GAME.ask(record, seat, names), GAME.aids(record, seat)
    scene = Scene(setting, view, ask if ask["choices"] else None, aids)
    return scene._replace(choices=DRAWING.arrange(scene))


def drawn(scene, width=80, spaced=True, colours=None):
    console = Console(
        width=width, color_system=colours, force_terminal=colours is not None, highlight=False
    )
    with console.capture() as captured:
        console.print(Group(*DRAWING.draw(scene, width, spaced)))
    text = captured.get()
    assert max(len(plain(line)) for line in text.splitlines()) <= width
    return text


def shown(position, seat=None, **how):
    return drawn(scene_of(position, seat), **how)


def said(position, seat=None, **how):
    return " ".join(shown(position, seat, **how).split())


def asks(position, seat=None):
    return question(scene_of(position, seat))


def offered(text, step):
    """The numbers of the choices as they are drawn; a range has all between its ends."""
    if step in ("card", "tile", "show", "new-clue"):
        return {int(number) for number in re.findall(r"^ ?(\d+) (?=\S)", below_map(text), re.M)}
    numbers = set()
    found = re.findall(r"\b(\d+)(?:–(\d+))? [A-Za-z]", text[text.index("\nChoose") :])
    for first, last in found:
        numbers |= set(range(int(first), int(last or first) + 1))
    return numbers


def below_map(text):
    """The cards of the own hand, and what follows."""
    return text[text.index("Your clue cards") :]


# Positions


def acting(players=3, **told):
    """Ann is about to act, with clues in two columns."""
    given = {
        "huts": HUTS,
        "palms": PALMS,
        "statues": STATUES,
        "vehicles": ["F4", "K4", "K4", "I9"][:players],
        "hands": [HAND],
        "columns": COLUMNS,
    }
    return table(players, **{**given, **told})


def rich(**told):
    """Ann has amulets and gold, and an amulet lies on the map."""
    return acting(held=[2, 1], gold=[[3, 5], [2]], amulets="J5 F6", **told)


def placing(until):
    return _set_up(until, {"object_placement": "players"})


def _set_up(until, options=None):
    position = GAME.deal(3, 1, {"island": 1, "centre": 1} | (options or {}))
    while step(position) != until:
        play(position, legal(position)[0])
    return position


def moving(**told):
    return do(rich(**told), Act.MOVE)


def on_an_amulet(**told):
    position = acting(amulets="F4", **told)
    position.games[0]["step"] = Step.START
    ask_again(position)
    return position


def with_tile():
    """A card of Ann's hand does not fit grey, but a tile does."""
    return do(acting(), Act.TILE, "grey")


def showing():
    position = with_tile()
    return play(position, legal(position)[0])


def removing():
    return do(rich(), Act.CUBE, "white")


def flowing(**told):
    return do(on_an_amulet(**told), Act.TAKE)


def above_treasure(**told):
    """Ann stands on the treasure of white."""
    given = {"held": [1, 1], "gold": [[3], [4, 6]], "vehicles": ["F6", "K4", "K4"]}
    return located(acting(**{**given, **told}), "white", "F6")


def claiming(**told):
    return do(above_treasure(**told), Act.RAISE, "white")


def cursed():
    """Three roses and a fourth card: two Curses and two gold."""
    position = claiming(treasure=[0, 0, 2, 5])
    while step(position) != Step.CURSE:
        choose(position, DECLINE)
    return position


def renewing():
    position = claiming(options={"new_map_clue_from": "hand"})
    while step(position) == Step.CLAIM:
        choose(position, DECLINE)
    return position


def over():
    position = rich(options={"turns": 1})
    return do(do(position, Act.SWAP), Act.END_TURN)


STEPS = {
    "object": lambda: placing(Step.OBJECT),
    "statue": lambda: placing(Step.STATUE),
    "facing": lambda: placing(Step.FACING),
    "triad": lambda: _set_up(Step.TRIAD),
    "triad-lava": lambda: _set_up(Step.TRIAD_LAVA),
    "triad-turn": lambda: _set_up(Step.TRIAD_TURN),
    "vehicle": lambda: _set_up(Step.VEHICLE, {"volcano": "off"}),
    "start": on_an_amulet,
    "action": acting,
    "rich": rich,
    "treasure": above_treasure,
    "move": moving,
    "card": lambda: do(acting(), Act.CLUE, "white"),
    "tile": with_tile,
    "show": showing,
    "cube": removing,
    "lava": flowing,
    "claim": claiming,
    "curse": cursed,
    "new-clue": renewing,
}


@cache
def at(step):
    """The position of a question, to be looked at only."""
    return STEPS[step]()
