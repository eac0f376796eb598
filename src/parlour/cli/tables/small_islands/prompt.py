"""The one sentence that says what a player of Small Islands must decide, and which rule asks it."""

from collections.abc import Callable

from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.players import own
from parlour.cli.telling import capital
from parlour.games.small_islands.box.pieces import COLUMN_NAMES
from parlour.games.small_islands.moves import Act
from parlour.games.speech import counted

OBJECTS = {"hut": "a hut", "palm": "a palm tree"}


def ask(scene: Scene) -> str:
    """Who must decide what, by which rule."""
    view = scene.view
    if not view["actors"]:
        return "The game is over (small_islands-67)."
    (seat,) = view["actors"]
    if seat != view["viewer"]:
        return f"{capital(scene.names[seat])} decides: {view['question']['asks']}."
    return f"{capital(scene.names[seat])}, {_ASKED[view['question']['step']](scene)}."


# Setting up


def _object(scene: Scene) -> str:
    what = scene.view["question"]["object"]
    return f'put {OBJECTS[what]} on land, like "{what} on {_some(scene)}" (small_islands-07)'


def _statue(scene: Scene) -> str:
    return f'put a statue on land, like "statue on {_some(scene)}" (small_islands-06)'


def _facing(scene: Scene) -> str:
    return "say which way the statue faces (small_islands-06)"


def _triad(scene: Scene) -> str:
    return "take a triad: one terrain goes on its like, the other on the ocean (small_islands-13)"


def _triad_lava(scene: Scene) -> str:
    taken = scene.view["foresight"]["triads"]["taken"]
    return f"lay the lava of the triad {taken}, then turn it (small_islands-13)"


def _triad_turn(scene: Scene) -> str:
    taken, spot = scene.view["foresight"]["triads"]["taken"], scene.view["question"]["spot"]
    return f"turn the triad {taken} round its lava on {spot}; you start on its new land " + (
        "(small_islands-15)"
    )


def _vehicle(scene: Scene) -> str:
    return f'put your vehicle on land, like "start on {_some(scene)}" (small_islands-16)'


def _some(scene: Scene) -> str:
    return str(scene.view["question"]["hexes"][0])


# A turn


def _start(scene: Scene) -> str:
    lava = scene.view["options"]["volcano"] == "on"
    then = "; then you lay lava" if lava else ""
    return f"take the amulet you stand on, or leave it{then} (small_islands-22)"


def _action(scene: Scene) -> str:
    up = _raise(scene)
    if scene.view["progress"]["acted"]:
        return _acted(scene, up)
    lead = f"{up}, " if up else ""
    clue = "play a clue, " if any(Act.CLUE <= m < Act.BUY_CLUE for m in scene.moves) else ""
    return f"{lead}{clue}move, or swap your clues (small_islands-23)"


def _acted(scene: Scene, up: str) -> str:
    amulets = own(scene)["amulets"]
    more = f" or spend amulets (you have {amulets})" if amulets else ""
    if up:
        return f'{up} or "end turn"{more} (small_islands-52)'
    return f'your action is used: "end turn"{more} (small_islands-25)'


def _raise(scene: Scene) -> str:
    """What can be raised: "raise white or grey"; nothing if none can."""
    names = [COLUMN_NAMES[m - Act.RAISE] for m in scene.moves if Act.RAISE <= m < Act.CLUE]
    return f"raise {' or '.join(names)}" if names else ""


# small_islands-44, small_islands-45: what can be had here comes first.
def _move(scene: Scene) -> str:
    take = "take the amulet" if Act.TAKE in scene.moves else ""
    lead = " or ".join(filter(None, [_raise(scene), take]))
    here = "small_islands-44" if take else "small_islands-45"
    rule = here if lead else "small_islands-40"
    return f"{_bounds(scene, f'{lead} or ' if lead else '')} ({rule})"


def _bounds(scene: Scene, lead: str) -> str:
    bounds, hexes = scene.view["progress"]["bounds"], scene.view["question"]["hexes"]
    if not hexes:
        why = "no bound leads anywhere from here" if bounds else "you have no bound left"
        return f"{lead}end the move: {why}" if lead else f"{why}: end the move"
    end = ' or "end move"' if Act.END_MOVE in scene.moves else ""
    return f'{lead}move, {counted(bounds, "bound")} left: "to {hexes[0]}"{end}'


def _card(scene: Scene) -> str:
    column = scene.view["question"]["column"]
    return f"play a clue card on {column}: its number, or what it says (small_islands-26)"


def _tile(scene: Scene) -> str:
    return f"choose the volcanic tile for {scene.view['question']['column']} (small_islands-37)"


def _show(scene: Scene) -> str:
    question = scene.view["question"]
    told = f"show and discard a card that does not fit {question['column']}"
    return f'{told}, for the tile "{question["tile"]}" (small_islands-37)'


def _cube(scene: Scene) -> str:
    column = scene.view["question"]["column"]
    return f'remove a {column} cube, like "remove {_some(scene)}" (small_islands-49)'


def _lava(scene: Scene) -> str:
    return f'lay lava beside lava or volcano, like "lava on {_some(scene)}" (small_islands-62)'


# A raising


def _claim(scene: Scene) -> str:
    told = scene.view["raising"]
    return f"claim {told['offer']['card']} for your rose, or decline (small_islands-57)"


def _curse(scene: Scene) -> str:
    return "the Curse: pay with an amulet or with your highest gold (small_islands-60)"


def _new_clue(scene: Scene) -> str:
    column = scene.view["question"]["column"]
    return f"begin {column} anew with a card of your hand (small_islands-61c)"


_ASKED: dict[str, Callable[[Scene], str]] = {
    "object": _object,
    "statue": _statue,
    "facing": _facing,
    "triad": _triad,
    "triad_lava": _triad_lava,
    "triad_turn": _triad_turn,
    "vehicle": _vehicle,
    "start": _start,
    "action": _action,
    "move": _move,
    "card": _card,
    "tile": _tile,
    "show": _show,
    "cube": _cube,
    "lava": _lava,
    "claim": _claim,
    "curse": _curse,
    "new_clue": _new_clue,
}
