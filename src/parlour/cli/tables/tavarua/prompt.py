"""The one sentence that says what a player of Tavarua must decide, and which rule asks it."""

from collections.abc import Callable

from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import listed
from parlour.cli.tables.tavarua.players import own
from parlour.cli.telling import capital
from parlour.games.speech import counted
from parlour.games.tavarua.moves import BUY, DONE, SWITCH

CARDS = {
    "ride": "play a card to ride: marker and chance to be thrown (tavarua-37)",
    "catch": "play a card to catch: marker and chance to be thrown (tavarua-58)",
    "paddle out": "play a card to paddle out: the space you reach (tavarua-66)",
    "paddle in": "play a card to paddle in: the space you reach (tavarua-68)",
    "recover": "give up a card to recover (tavarua-45)",
}
WHERE = {
    "wave": "ride on, or bail",
    "channel": "paddle, wait, or catch a broken wave",
    "shore": "paddle out, or wait",
}
GIVE = {
    "wait": "give up one card or more while you wait (tavarua-67)",
    "bail": "give up one card or more to bail (tavarua-42)",
    None: "change any cards for others, or keep them all (tavarua-11)",
}


def ask(scene: Scene) -> str:
    """Who must decide what, by which rule."""
    view = scene.view
    if not view["actors"]:
        return "The game is over (tavarua-80)."
    if view["viewer"] not in view["actors"]:
        return _others(scene)
    name = scene.names[view["viewer"]]
    return f"{capital(name)}, {_ASKED[view['question']['step']](scene)}{_last(scene)}."


def _others(scene: Scene) -> str:
    view = scene.view
    names = listed([scene.names[seat] for seat in view["actors"]])
    one = len(view["actors"]) == 1
    if view["phase"] in ("boards", "shore"):
        return f"{capital(names)} decides."
    waits = "You have chosen; " if view["may_take_back"] else ""
    verb = "chooses" if one else "choose"
    return capital(f"{waits}{names} {verb} in secret (tavarua-35).")


# tavarua-35b: the last choice reveals all at once.
def _last(scene: Scene) -> str:
    view = scene.view
    secret = view["phase"] in ("exchange", "play")
    alone = len(view["actors"]) == 1 and len(view["players"]) > 1
    return "; all others have chosen, so yours reveals all" if secret and alone else ""


def _shore(scene: Scene) -> str:
    if scene.moves == [DONE]:
        return "you have nothing left to do on the Shore: be done (tavarua-25b)"
    if BUY not in scene.moves:
        return "switch boards, or be done on the Shore (tavarua-24)"
    have = counted(own(scene)["tokens"], "Stoke token")
    switch = "switch boards, " if SWITCH in scene.moves else ""
    return f"buy Stoke cards (you have {have}), {switch}or be done (tavarua-21)"


def _action(scene: Scene) -> str:
    return f"choose an action: {WHERE[own(scene)['place']]} (tavarua-28)"


def _value(scene: Scene) -> str:
    card = scene.view["choice"]["card"]
    have = counted(own(scene)["tokens"], "Stoke token")
    return f"say what {card} counts for, {have} at hand (tavarua-32)"


_ASKED: dict[str, Callable[[Scene], str]] = {
    "board": lambda scene: "take the short or the long board to begin with (tavarua-05)",
    "shore": _shore,
    "attach": lambda scene: "attach a Stoke card to your action, or none (tavarua-34)",
    "action": _action,
    "card": lambda scene: CARDS[scene.view["choice"]["action"]],
    "value": _value,
    "discard": lambda scene: GIVE[scene.view["choice"]["action"]],
}
