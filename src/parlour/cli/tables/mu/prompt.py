"""The one sentence that says what a player of Mü must decide, and which rule asks it."""

from typing import Any

from parlour.cli.tables import Scene
from parlour.cli.tables.mu.cards import group_name
from parlour.cli.telling import capital

View = dict[str, Any]
PUT_AWAY = 3  # mu-53


def ask(scene: Scene) -> str:
    """Who must decide what, by which rule."""
    view = scene.view
    if view["turn"] is None:
        return "The game is over (mu-91)."
    name = scene.names[view["turn"]]
    if view["turn"] != view["viewer"]:
        return f"{capital(name)} decides."
    return f"{capital(name)}, {_ASKED[view['phase']](scene)}."


def _display(scene: Scene) -> str:
    if scene.choices == ["ends the display"]:
        return "end the display: what is left cannot follow your last card this turn (mu-21)"
    if "ends the display" in scene.choices:
        return "display more cards, or end the display so that it counts (mu-24)"
    if "passes" not in scene.choices:
        return "open the auction: after three restarts you must display a card (mu-36)"
    if len(scene.choices) == 1:
        return "you have no card left in hand: pass (mu-34)"
    return "display cards, several at once like 3 5 7, or pass (mu-20)"


def _minor(scene: Scene) -> str:
    return "you bear the Shield: name the minor trump, from your display, or no trump (mu-43)"


def _major(scene: Scene) -> str:
    return "you wear the Crown: name the major trump, from your display, or no trump (mu-43)"


def _partner(scene: Scene) -> str:
    return "pick your partner: anybody but the Shield player (mu-50)"


def _put_away(scene: Scene) -> str:
    left = PUT_AWAY - len(scene.view["players"][scene.view["viewer"]]["put_away"])
    cards = "one more card" if left == 1 else f"{left} cards"
    return f"put {cards} from your hand on your pile, to count for you (mu-53)"


def _play(scene: Scene) -> str:
    view = scene.view
    if not view["trick"]:
        return "lead any card, from hand or display (mu-66)"
    led = group_name(view["trick"][0])
    what = "a trump" if led == "trump" else led
    me = view["players"][view["viewer"]]
    if any(group_name(face) == led for face in me["hand"] + me["display"]):
        return f"{what} was led: follow suit, from hand or display (mu-63)"
    return f"{what} was led and you have none: play any card, from hand or display (mu-64)"


def _next_dealer(scene: Scene) -> str:
    return "you dealt: name somebody else as next dealer, who will bid first (mu-90)"


_ASKED = {
    "auction": _display,
    "minor_trump": _minor,
    "major_trump": _major,
    "partner": _partner,
    "exchange": _put_away,
    "tricks": _play,
    "next_dealer": _next_dealer,
}
