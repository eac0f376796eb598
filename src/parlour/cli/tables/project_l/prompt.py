"""The one sentence that says what a player of Project L must decide, and which rule asks it."""

from typing import Any

from parlour.cli.tables import Scene
from parlour.cli.telling import capital
from parlour.games.project_l.moves import DONE, FIRST_PIECE, INSERT
from parlour.games.speech import counted

View = dict[str, Any]


def ask(scene: Scene) -> str:
    """Who must decide what, by which rule."""
    view = scene.view
    if not view["actors"]:
        return "The game is over (project_l-73)."
    if view["viewer"] not in view["actors"]:
        names = " and ".join(scene.names[seat] for seat in view["actors"])
        return f"{capital(names)} {'decides' if len(view['actors']) == 1 else 'decide'}."
    me = view["players"][view["viewer"]]
    return f"{capital(scene.names[me['seat']])}, {_ASKED[me['step']](scene, me)}."


def _action(scene: Scene, me: View) -> str:
    if me["actions"] == 1 and INSERT not in scene.moves:  # project_l-48
        return "your last action ends the turn and cannot be taken back (project_l-20)"
    left = counted(me["actions"], "action")
    return f"you have {left} left: choose one, or end the turn (project_l-20)"


def _extra(scene: Scene, me: View) -> str:
    if len(scene.moves) == 1:
        return "you have neither an action left nor credits for one: end the turn (project_l-48)"
    return "no action is left: buy one more for two credits, or end the turn (project_l-48)"


def _recycle(scene: Scene, me: View) -> str:
    row = me["recycling"]["row"]
    return f"say which puzzle goes under the {row} deck next (project_l-30)"


def _master(scene: Scene, me: View) -> str:
    if not me["used"]:
        return "lay a piece into as many of your puzzles as you like, one each (project_l-40)"
    return "lay a piece into another of your puzzles, or finish placing (project_l-40)"


def _ghost(scene: Scene, me: View) -> str:
    fresh = " ".join(name for name, count in me["fresh"].items() for _ in range(count))
    return f"place new pieces ({fresh}), one into each puzzle at most, or finish (project_l-47)"


def _reward(scene: Scene, me: View) -> str:
    due = me["due"][0]
    if list(scene.moves[:1]) == [DONE]:
        return f"{due} and all that could replace it have run out: go on without (project_l-60)"
    names = [piece["id"] for piece in scene.view["pieces"]]
    if list(scene.moves[:1]) == [FIRST_PIECE + names.index(due)]:
        return f"your reward {due} is in the supply again: take it (project_l-17c)"
    return f"your reward {due} has run out: pick a piece in its place (project_l-59)"


def _arrow(scene: Scene, me: View) -> str:
    more = f"; {counted(me['arrows'] - 1, 'more arrow')} to come" if me["arrows"] > 1 else ""
    return f"exchange a piece by your red arrow, or decline it{more} (project_l-61)"


def _touches(scene: Scene, me: View) -> str:
    if me["credits"]:
        return "place pieces, for a credit each and then a point each, or stop (project_l-71)"
    return "place pieces, each for a point, or stop (project_l-69)"


_ASKED = {
    "action": _action,
    "extra": _extra,
    "recycle_order": _recycle,
    "multi_place": _master,
    "ghost_place": _ghost,
    "reward_pick": _reward,
    "arrow": _arrow,
    "touches": _touches,
}
