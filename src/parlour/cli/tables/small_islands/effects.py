"""What a choice of Small Islands leads to, in a few words."""

from collections.abc import Callable

from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.pieces import hex_name
from parlour.cli.tables.small_islands.players import own
from parlour.games.small_islands.sight.schema import Change
from parlour.games.speech import counted
from parlour.games.views import Choice


def effect(scene: Scene, choice: Choice) -> str:
    """What the choice would bring about, if there is more to say than its words do."""
    told = _EFFECTS.get(scene.ask["question"] or "") if scene.ask else None
    return told(scene, choice["touches"]) if told else ""


# small_islands-54, small_islands-55: a card for each rose, and one more.
def _act(scene: Scene, touches: list[str]) -> str:
    if "do.raise" not in touches:
        return ""
    clues = scene.view["columns"][touches[0]]["clues"].values()
    roses = sum(clue["rose"] is not None for clue in clues) + bool(own(scene)["roses"])
    progress = scene.view["progress"]  # small_islands-52: free in a move, or right after a clue
    used = "" if progress["moving"] or progress["free_raise"] else ", uses your action"
    return f"{counted(roses + 1, 'card')}{used}"


# small_islands-63
def _lava(scene: Scene, touches: list[str]) -> str:
    told, setting = scene.aids["flows"][touches[0].removeprefix("hex.")], scene.setting
    parts = [f"{told['destroys']} lost"] if told["destroys"] else []
    parts += [
        f"{setting['colours'][id]['letter']} {change['before']}→{change['leaves']}"
        for id, change in told["columns"].items()
    ]
    parts += [
        f"largest {setting['terrains'][id]['name']} {_shift(shift)}"
        for id, shift in told["largest"].items()
    ]
    return ", ".join(parts)


def _shift(shift: Change) -> str:
    """How many hexes are lost and gained: "-2 +5"."""
    lost, gained = len(shift["lost"]), len(shift["gained"])
    return " ".join([f"-{lost}"] * bool(lost) + [f"+{gained}"] * bool(gained))


# small_islands-15
def _turn(scene: Scene, touches: list[str]) -> str:
    found = next(laid for laid in scene.aids["layings"] if f"way.{laid['way']}" in touches)
    terrain = scene.setting["terrains"][found["terrain"]]["name"]
    return f"{hex_name(scene.setting, found['new'])} becomes {terrain}"


def _facing(scene: Scene, touches: list[str]) -> str:
    sees = scene.aids["facings"][touches[0].removeprefix("way.")]
    return f"first amulet on {hex_name(scene.setting, sees)}" if sees else "no land ahead"


# small_islands-60
def _curse(scene: Scene, touches: list[str]) -> str:
    return f"of {own(scene)['amulets']}" if "do.amulet" in touches else ""


# small_islands-58: not again at a rose of one's own right above.
def _claim(scene: Scene, touches: list[str]) -> str:
    """Who is asked next if one declines."""
    if "do.claim" in touches:
        return ""
    roses = scene.view["raising"]["roses"]
    place = next(i for i, rose in enumerate(roses) if rose["offered"])
    others = [rose["seat"] for rose in roses[place + 1 :]]
    while others and others[0] == roses[place]["seat"]:
        others.pop(0)
    return f"then {scene.names[others[0]]}" if others else "it is discarded"


_EFFECTS: dict[str, Callable[[Scene, list[str]], str]] = {
    "action": _act,
    "move": _act,
    "lava": _lava,
    "triad-turn": _turn,
    "facing": _facing,
    "curse": _curse,
    "claim": _claim,
}
