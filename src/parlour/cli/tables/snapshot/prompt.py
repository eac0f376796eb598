"""The one sentence that says what a player of Snapshot must decide, and which rule asks it."""

from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.choices import always_rolls
from parlour.cli.tables.snapshot.players import own
from parlour.cli.telling import capital
from parlour.games.snapshot.moves import DECLINE
from parlour.games.speech import counted


def ask(scene: Scene) -> str:
    """Who must decide what, by which rule."""
    view = scene.view
    if not view["actors"]:
        return "The game is over (snapshot-64)."
    (seat,) = view["actors"]
    if seat != view["viewer"]:
        return f"{capital(scene.names[seat])} decides."
    return f"{capital(scene.names[seat])}, {_ASKED[view['phase']](scene)}."


def _research(scene: Scene) -> str:
    if own(scene)["reserve_full"]:
        return "draw or stop: with a full reserve a low card spooks unless sold (snapshot-29)"
    return "draw a card, or stop researching (snapshot-16)"


def _offers(scene: Scene) -> str:
    name, card = scene.names[scene.view["active"]], scene.view["card"]["name"]
    return f"offer {name} a token for {card}, or pass (snapshot-18)"


def _answer(scene: Scene) -> str:
    card = scene.view["card"]
    if DECLINE not in scene.moves:
        return "you must accept an offer: six dice could not meet one more duty (snapshot-37)"
    if card["fits"]:
        duty = "if you decline and place it you must attempt it this turn (snapshot-25)"
        return f"accept an offer for {card['name']}, or decline: {duty}"
    return f"accept an offer for {card['name']}, or decline (snapshot-20)"


def _card(scene: Scene) -> str:
    card = scene.view["card"]
    if not card["fits"]:
        return f"{card['name']} is too low to be placed: reserve it or let it spook (snapshot-28)"
    if card["declined"]:
        return f"you declined: {card['name']} is placed sideways, or reserved (snapshot-25)"
    return f"place {card['name']}, or reserve it (snapshot-22)"


def _adding(scene: Scene) -> str:
    return "add animals from your reserve, to be attempted this turn, or go on (snapshot-38)"


def _dice(scene: Scene) -> str:
    left, owed = f"{scene.view['dice']} left", scene.view["owed"]
    if owed["why"]:
        return f"lay a die ({left}); you cannot stop yet: {owed['why']}"
    if scene.view["here"] is None:
        return f"lay dice ({left}) from left to right along the row, never back (snapshot-74)"
    return f"lay a die ({left}) on the last target or further on, or stop (snapshot-74)"


def _tokens(scene: Scene) -> str:
    supply = counted(own(scene)["tokens"], "token")
    rolls = "; the dice are rolled at once" if always_rolls(scene) else ""
    return f"put tokens on {scene.view['tokens_for']}, you have {supply}{rolls} (snapshot-46)"


def _habitat(scene: Scene) -> str:
    return "choose the habitat to enter next; its dice are rolled at once (snapshot-49)"


def _reroll(scene: Scene) -> str:
    name = scene.view["reroll"]["habitat"]
    (there,) = [habitat for habitat in scene.view["habitats"] if habitat["name"] == name]
    rolled = " ".join(map(str, there["rolled"]))
    needs = f"the {name} needs {there['number']} and shows {rolled}"
    return f"{needs}: pay 2 tokens to reroll a die, or give up (snapshot-51)"


_ASKED = {
    "research": _research,
    "offers": _offers,
    "answer": _answer,
    "card": _card,
    "adding": _adding,
    "dice": _dice,
    "tokens": _tokens,
    "habitat": _habitat,
    "reroll": _reroll,
}
