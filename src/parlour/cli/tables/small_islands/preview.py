"""What a plan of Small Islands would do, in a few lines."""

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.pieces import hex_name, hex_names, ink
from parlour.games.small_islands.sight.schema import Flow, Journey, Laying, Narrowing, Planned
from parlour.games.speech import counted, listed
from parlour.games.views import Plan

PRICES = {"amulet": "an amulet", "gold": "your highest gold"}


def preview(scene: Scene, plan: Plan, planned: Planned | None) -> list[Text]:
    """What stays of a column, where a journey goes, what lava or a triad would change."""
    if planned is None:
        return []
    told: list[str] = []
    if planned["narrows"]:
        told += _narrows(scene, planned["narrows"])
    if planned["journey"]:
        told += _journey(scene, planned["journey"])
    if planned["sees"]:
        told.append(f"its first amulet would lie on {hex_name(scene.setting, planned['sees'])}")
    if planned["laying"]:
        told.append(_laying(scene, planned["laying"]))
    if planned["flow"]:
        told += _flow(scene, planned["flow"])
    return [ink(scene.setting, line) for line in told]


def _narrows(scene: Scene, told: Narrowing) -> list[str]:
    """As a page says it: "would leave 3 of 11 sites of grey: J7 K9 K10"."""
    name = scene.setting["colours"][told["column"]]["name"]
    stays = " ".join(hex_names(scene.setting, told["stays"]))
    few = len(told["stays"]) <= scene.setting["cubes"]
    lines = [f"would leave {told['leaves']} of {told['before']} sites of {name}"]
    if told["found"]:
        lines.append(f"finds the {name} treasure on {stays}")
        return [*lines, *(["it could be raised at once"] if told["raises"] else [])]
    return [f"{lines[0]}: {stays}"] if few else lines


def _journey(scene: Scene, told: Journey) -> list[str]:
    way = " ".join(hex_name(scene.setting, id) for id in told["path"])
    pays = f", for {PRICES[told['pays']]}" if told["pays"] else ""
    left = f", {counted(told['left'], 'bound')} left" if told["left"] else ""
    names = [scene.setting["colours"][id]["name"] for id in told["raises"]]
    there = [f"{name} could be raised there" for name in names]
    there += ["an amulet lies there"] if told["amulet"] else []
    return [f"{way}: {counted(told['bounds'], 'bound')}{pays}{left}", *there]


def _laying(scene: Scene, told: Laying) -> str:
    new, terrain = hex_name(scene.setting, told["new"]), scene.setting["terrains"][told["terrain"]]
    return f"lava on {hex_name(scene.setting, told['lava'])}, {terrain['name']} on {new} for you"


def _flow(scene: Scene, told: Flow) -> list[str]:
    lines = [f"destroys a {told['destroys']}"] if told["destroys"] else []
    changes = [
        f"{scene.setting['colours'][id]['name']} {change['before']} to {change['leaves']}"
        for id, change in told["columns"].items()
    ]
    return [*lines, *([f"sites: {listed(changes)}"] if changes else [])]
