"""What a plan of Project L would do, in a few lines."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.project_l.own import me
from parlour.cli.tables.project_l.pieces import REWARDS, chip, chips, ink
from parlour.games.project_l.sight.schema import Into, Planned, Setting
from parlour.games.speech import counted
from parlour.games.views import Plan


def preview(scene: Scene, plan: Plan, planned: Planned | None) -> list[Text]:
    """Points, pieces and puzzles: what there would be, and what could be filled then."""
    if planned is None:
        return []
    own, setting = me(scene), scene.setting
    into = [
        _into(setting, own["puzzles"][thing]["slot"], thing.rpartition(".")[2], lying)
        for thing, lying in planned["puzzles"].items()
    ]
    lines = [*into, *_traded(setting, planned), *_taken(setting, planned)]
    if planned["points"] or own["points"] != planned["score"]:
        lines.append(_points(scene, planned))
    if change := planned.get("credits"):
        lines.append(Text(f"{'+' if change > 0 else ''}{counted(change, 'credit')}"))
    lines += _fillings(scene, planned)
    return [*lines, Text("this ends your turn")] if planned["ends_turn"] else lines


def _into(setting: Setting, slot: int, puzzle: str, into: Into) -> Text:
    """A puzzle that is placed into: "2: b03 is filled: +4 points, reward I2, back D1 I2"."""
    named = f"{slot}: {puzzle}"
    if into["left"]:
        return Text(f"{named} has {counted(into['left'], 'cell')} left")
    told = Text(f"{named} is filled: {into['points']:+} points")
    if into["back"]:
        told += _reward(setting, puzzle) + Text(", back to you ") + _all(setting, into["back"])
    return told


def _reward(setting: Setting, puzzle: str) -> Text:
    reward = setting["puzzles"][puzzle]["reward"]
    if not reward:
        return Text()
    shown = chip(setting, reward) if reward in setting["pieces"] else Text(REWARDS[reward])
    return Text(", reward ") + shown


def _traded(setting: Setting, planned: Planned) -> Iterator[Text]:
    """What goes to the supply and what comes from it."""
    parts = [
        Text(f"you {verb} ") + _all(setting, pieces)
        for verb, pieces in (("give", planned["gives"]), ("get", planned["gets"]))
        if pieces
    ]
    if parts:
        yield Text(", ").join(parts)


def _all(setting: Setting, pieces: Mapping[str, int]) -> Text:
    return chips(setting, (piece for piece, count in pieces.items() for _ in range(count)))


def _taken(setting: Setting, planned: Planned) -> Iterator[Text]:
    if planned["takes"]:
        face = setting["puzzles"][planned["takes"]]
        cells = sum(row.count("X") for row in face["rows"])
        told = (
            f"{planned['takes']} has {counted(cells, 'cell')}, {counted(face['points'], 'point')}"
        )
        yield Text(told) + _reward(setting, planned["takes"])


def _points(scene: Scene, planned: Planned) -> Text:
    before, after = planned["score"] - planned["points"], planned["score"]
    end = " if you stop then" if scene.view["phase"] == "touches" else ""
    return Text(f"points {before} → {after}{end}", style="bold")


def _fillings(scene: Scene, planned: Planned) -> Iterator[Text]:
    """What could be filled then, where that differs from now."""
    now = scene.aids["fillings"] if scene.aids else {}
    for thing, filling in planned["fillings"].items():
        if filling and filling != now.get(thing):
            gain = f" {filling['gain']:+}" if filling["gain"] is not None else ""
            name = thing.rpartition(".")[2]
            fills = ink(scene.setting, f"{name} could then be filled with ")
            yield fills + chips(scene.setting, filling["pieces"]) + Text(gain)
