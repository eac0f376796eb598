"""What a choice of Tavarua is and leads to, in a few words with its chance."""

from collections.abc import Callable
from typing import Any

from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import listed, percent, signed, state
from parlour.cli.tables.tavarua.players import own
from parlour.games.speech import counted
from parlour.games.tavarua.box import BOARD_NAMES, HARDEST, REACH, VALUES
from parlour.games.tavarua.faces import kind_code
from parlour.games.tavarua.moves import (
    BUY,
    DONE,
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_BOARD,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
)
from parlour.games.tavarua.stoke import ACTION_NAMES, STOKE_NAMES

View = dict[str, Any]
SURE = "off the board, a sure wipe-out"


def effect(scene: Scene, move: int) -> str:
    """The choice in words."""
    return _EFFECTS[scene.view["question"]["step"]](scene, move)


def _ways(scene: Scene, **told: Any) -> list[View]:
    """The ways to go on that have these things in them."""
    ways = scene.view["foresight"]["ways"]
    return [way for way in ways if all(way[name] == value for name, value in told.items())]


# In the open


def _board(scene: Scene, move: int) -> str:
    board = move - FIRST_BOARD
    barred = f", no card above {HARDEST[board]}" if HARDEST[board] < VALUES else ""
    return f"{BOARD_NAMES[board]} board ({2 * REACH[board] + 1} spaces{barred})"


def _shore(scene: Scene, move: int) -> str:
    if move == DONE:
        return "done"
    if move == BUY:
        return "buy a Stoke card for 1 token"
    other = next(name for name in BOARD_NAMES if name != own(scene)["board"])
    return f"switch to the {other} board"


# Stoke card and action


def _attach(scene: Scene, move: int) -> str:
    card = move - FIRST_ATTACH
    name = STOKE_NAMES[card]
    actions = {way["action"]: None for way in _ways(scene, attached=name if card else None)}
    return f"{name}: {', '.join(actions)}" if card else name


def _action(scene: Scene, move: int) -> str:
    name = ACTION_NAMES[move - FIRST_ACTION]
    ways = _ways(scene, action=name)
    if name in ("ride", "catch"):
        crowd = f"; {_contest(scene)}" if name == "catch" else ""
        return f"{name}: {_safest(ways)}{crowd}"
    if name == "bail":
        return f"bail: {_scores(ways[0]['scores'])}"
    if name == "wait":
        gains = ways[0]["gains"]
        return "wait" + (f": {counted(gains, 'token')}" if gains else ": change cards")
    return f"{name}: to space {_spaces(ways)}"


def _safest(ways: list[View]) -> str:
    """The least chance to be thrown."""
    chances = [way["ride"]["thrown"] for way in ways]
    best = min(chances, key=lambda chance: float(chance["chance"]))
    return (
        "every card runs off the board"
        if best["chance"] == 1
        else f"safest card thrown {percent(best)}"
    )


# tavarua-48 to tavarua-52
def _contest(scene: Scene) -> str:
    wave = scene.view["foresight"]["contest"]
    perfect = "perfect, " if wave["perfect"] else ""
    places = f"{perfect}{counted(wave['free'], 'place')} free"
    rivals = listed([scene.names[seat] for seat in wave["rivals"]])
    return f"{places}, {rivals} could try too" if rivals else places


def _scores(mark: View) -> str:
    """What the points of a ride are good for (tavarua-75)."""
    points = f"scores {mark['points']}"
    if not mark["gain"]:
        return f"{points}, not among your best two"
    instead = f" in place of {mark['replaces']}" if mark["replaces"] else ""
    return f"{points}{instead}, {mark['gain']} more"


def _spaces(ways: list[View]) -> str:
    reached = sorted({way["reaches"] for way in ways if way["reaches"]})
    return "–".join(map(str, dict.fromkeys((reached[0], reached[-1]))))


# Card and value


def _card(scene: Scene, move: int) -> str:
    code = kind_code(move - FIRST_CARD)
    ways = _ways(scene, card=code)
    if len(ways) > 1:
        values = ", ".join(f"as {way['value']} {_brief(way)}" for way in ways)
        return f"{code}: {values}"
    return f"{code}: {_full(scene, ways[0])}" if ways else code


def _value(scene: Scene, move: int) -> str:
    (way,) = _ways(scene, value=move - FIRST_VALUE)
    tokens = f" ({counted(way['tokens'], 'token')})" if way["tokens"] else ""
    return f"as {way['value']}{tokens}: {_full(scene, way)}"


def _brief(way: View) -> str:
    """Where a card leads, as short as can be: "→+2 43%", "→off", "→4"."""
    ride = way["ride"]
    if ride is None:
        return f"→{way['reaches'] or 'Shore'}"
    return "→off" if ride["runs_off"] else f"→{signed(ride['marker'])} {percent(ride['thrown'])}"


def _full(scene: Scene, way: View) -> str:
    ride = way["ride"]
    if ride is None:
        return _reached(scene, way["reaches"])
    fallen = ride["wiped_out"]["points"]
    if ride["runs_off"]:
        return f"{SURE} that leaves {fallen}"
    worth = f"worth {ride['stays']['points']}, or {fallen} if thrown"
    nose = f", Hang Ten {percent(ride['hang_ten'])}" if ride["hang_ten"]["ways"] else ""
    return f"marker {signed(ride['marker'])}, thrown {percent(ride['thrown'])}{nose}, {worth}"


def _reached(scene: Scene, space: int) -> str:
    """A channel space, and the wave that will be beside it in the next round."""
    if not space:
        return "stay on the Shore"
    wave = next(row["coming"] for row in scene.view["sea"] if row["space"] == space)
    if wave["die"] is None:
        return f"to space {space}, next round a new wave, broken {percent(wave['breaks'])}"
    full = "" if wave["free"] else " and full"
    return f"to space {space}, next round die {wave['die']} {state(wave)}{full}"


def _discard(scene: Scene, move: int) -> str:
    if move == GIVEN:
        given = scene.view["choice"]["given"]
        return "no more" if given else "keep all"
    return kind_code(move - FIRST_GIVE)


_EFFECTS: dict[str, Callable[[Scene, int], str]] = {
    "board": _board,
    "shore": _shore,
    "attach": _attach,
    "action": _action,
    "card": _card,
    "value": _value,
    "discard": _discard,
}
