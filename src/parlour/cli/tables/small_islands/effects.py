"""What a choice of Small Islands is and leads to, in a few words."""

from collections.abc import Callable
from typing import Any

from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.pieces import CUBE_LETTERS
from parlour.cli.tables.small_islands.players import own
from parlour.games.small_islands.moves import Act
from parlour.games.speech import counted

View = dict[str, Any]
BOUGHT, LAVA = "amulet: ", "lava on "  # said by the row already


def effect(scene: Scene, number: int, move: int) -> str:
    """The choice in words; its number is its place among the choices."""
    words = scene.choices[number - 1]
    told = _EFFECTS.get(scene.view["question"]["step"])
    more = told(scene, words, move) if told else ""
    return words.removeprefix(BOUGHT).removeprefix(LAVA) + (f": {more}" if more else "")


# small_islands-54, small_islands-55: a card for each rose, and one more.
def _act(scene: Scene, words: str, move: int) -> str:
    if Act.RAISE <= move < Act.CLUE:
        column = scene.view["columns"][move - Act.RAISE]
        roses = sum(column["roses"]) + bool(own(scene)["roses"])
        used = "" if _is_free(scene) else ", uses your action"
        return f"{counted(roses + 1, 'card')}{used}"
    return ""


# small_islands-52
def _is_free(scene: Scene) -> bool:
    progress = scene.view["progress"]
    return bool(progress["moving"] or progress["free_raise"])


# small_islands-63
def _lava(scene: Scene, words: str, move: int) -> str:
    told = next(t for t in scene.view["foresight"]["lava"] if words.endswith(f" {t['hex']}"))
    parts = [f"{told['destroys']} lost"] if told["destroys"] else []
    parts += [
        f"{CUBE_LETTERS[column['column']]} {column['before']}→{column['leaves']}"
        for column in told["columns"]
    ]
    parts += [f"largest {shift['terrain']} {_shift(shift)}" for shift in told["largest"]]
    return ", ".join(parts)


def _shift(shift: View) -> str:
    """How many hexes are lost and gained: "-2 +5"."""
    lost, gained = len(shift["lost"]), len(shift["gained"])
    return " ".join([f"-{lost}"] * bool(lost) + [f"+{gained}"] * bool(gained))


# small_islands-15
def _turn(scene: Scene, words: str, move: int) -> str:
    ways = scene.view["foresight"]["triads"]["ways"]
    way = next(way for way in ways if words.endswith(f" {way['direction']}"))
    return f"{way['new']} becomes {way['terrain']}"


def _facing(scene: Scene, words: str, move: int) -> str:
    facings = scene.view["foresight"]["facings"]
    sees = next(f["sees"] for f in facings if words.endswith(f" {f['direction']}"))
    return f"first amulet on {sees}" if sees else "no land ahead"


# small_islands-60
def _curse(scene: Scene, words: str, move: int) -> str:
    player = own(scene)
    return f"of {player['amulets']}" if words.endswith("amulet") else f"your {max(player['gold'])}"


def _claim(scene: Scene, words: str, move: int) -> str:
    told = scene.view["raising"]
    return str(told["offer"]["card"]) if words == "claim" else _next(scene, told)


# small_islands-58: not again at a rose of one's own right above.
def _next(scene: Scene, told: View) -> str:
    """Who is asked next if one declines."""
    roses = told["roses"]
    place = next(i for i, rose in enumerate(roses) if rose["offered"])
    others = [rose["seat"] for rose in roses[place + 1 :]]
    while others and others[0] == told["offer"]["seat"]:
        others.pop(0)
    return f"then {scene.names[others[0]]}" if others else "it is discarded"


_EFFECTS: dict[str, Callable[[Scene, str, int], str]] = {
    "action": _act,
    "move": _act,
    "lava": _lava,
    "triad_turn": _turn,
    "facing": _facing,
    "curse": _curse,
    "claim": _claim,
}
