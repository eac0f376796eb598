"""What a choice of Snapshot is and leads to, in a few words with its chance."""

from collections.abc import Callable
from typing import Any

from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.cards import percent
from parlour.cli.tables.snapshot.players import own
from parlour.games.snapshot.box import HABITATS, INCOME
from parlour.games.snapshot.moves import (
    ADDED,
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_ANIMAL,
    FIRST_CARD,
    FIRST_GO,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_SPOOK,
    FIRST_TOKENS,
    GIVE_UP,
    LAID,
    OFFER,
    PAIRS,
    RESERVE,
)
from parlour.games.speech import counted

View = dict[str, Any]


def effect(scene: Scene, move: int) -> str:
    """The choice in words."""
    return _EFFECTS[scene.view["phase"]](scene, move)


# Research


def _research(scene: Scene, move: int) -> str:
    if move != DRAW:
        return "stop"
    spook = scene.view["spook"]
    unless = "sold" if own(scene)["reserve_full"] else "reserved or sold"
    return f"draw: {percent(spook)} spooks unless {unless}" if spook["ways"] else "draw: no risk"


def _offers(scene: Scene, move: int) -> str:
    return "offer 1 token" if move == OFFER else "pass"


def _answer(scene: Scene, move: int) -> str:
    if move == DECLINE:
        return "decline"
    return f"accept the token of {scene.names[move - FIRST_ACCEPT]}"


def _card(scene: Scene, move: int) -> str:
    if move == RESERVE:
        return "reserve it"
    place = move - (FIRST_PLACE if move < FIRST_SPOOK else FIRST_SPOOK)
    habitat = scene.view["habitats"][place]
    if move < FIRST_SPOOK:
        duty = ", to be attempted this turn" if scene.view["card"]["declined"] else ""
        return f"place it in the {habitat['name']}{duty}"
    lost = counted(len(habitat["animals"]), "animal")
    return f"let it spook the {habitat['name']}: {lost} and the card leave, you get {INCOME} tokens"


# Preparation


def _adding(scene: Scene, move: int) -> str:
    if move == ADDED:
        return "add no more"
    which, place = divmod(move - FIRST_ADD, HABITATS)
    animal = own(scene)["reserve"][which]["name"]
    return f"add {animal} to the {scene.view['habitats'][place]['name']}"


def _dice(scene: Scene, move: int) -> str:
    view = scene.view
    if move == LAID:
        laid = any(habitat["dice"] for habitat in view["habitats"])
        return "no more dice" if laid else f"no dice: no photograph, {INCOME} tokens"
    if move < FIRST_ANIMAL:
        there = view["habitats"][move - FIRST_CARD]
        return f"die on the {there['name']}: enter {_grows(there, 'entry')}"
    here = next(habitat for habitat in view["habitats"] if habitat["name"] == view["here"])
    animal = here["animals"][move - FIRST_ANIMAL]
    return f"die on {animal['name']}: {_grows(animal, 'chance')}"


def _grows(target: View, now: str) -> str:
    """A chance before and after one more die."""
    before = percent(target[now]) if target[now] else "0%"
    return f"{before} → {percent(target['with_dice'][target['dice']])}"


def _tokens(scene: Scene, move: int) -> str:
    tokens = move - FIRST_TOKENS
    animal = _animal(scene, scene.view["tokens_for"])
    return f"+{tokens}: {percent(animal['with_tokens'][tokens])}"


def _animal(scene: Scene, name: str) -> View:
    shown = [animal for habitat in scene.view["habitats"] for animal in habitat["animals"]]
    return next(animal for animal in shown if animal["name"] == name)


# Photography


def _habitat(scene: Scene, move: int) -> str:
    there = scene.view["habitats"][move - FIRST_GO]
    shots = [f"{a['name']} {percent(a['chance'])}" for a in there["animals"] if a["dice"]]
    return f"{there['name']}: enter {percent(there['entry'])}, then {', '.join(shots)}"


# snapshot-52, snapshot-53: what giving up brings back and costs.
def _reroll(scene: Scene, move: int) -> str:
    reroll = scene.view["reroll"]
    if move == GIVE_UP:
        told = f"{counted(reroll['back'], 'token')} back"
        return f"give up: {told}" + (f", {reroll['lost']} lost" if reroll["lost"] else "")
    low, high = PAIRS[move - FIRST_PAY]
    there = next(h for h in scene.view["habitats"] if h["name"] == reroll["habitat"])
    paid = [_source(scene, low, 1), _source(scene, high, 1)]
    told = f"both from {_source(scene, low, 2)}" if low == high else f"from {' and '.join(paid)}"
    return f"pay {told}: {percent(there['reroll'])}"


def _source(scene: Scene, source: int, paid: int) -> str:
    """The supply, or an animal with the chance it keeps when it pays so many tokens."""
    if not source:
        return "supply"
    animal = scene.view["sources"][source - 1]
    return f"{animal['animal']} (then {percent(animal['with_tokens'][-1 - paid])})"


_EFFECTS: dict[str, Callable[[Scene, int], str]] = {
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
