"""What a choice of Snapshot is and leads to, in a few words with its chance."""

from collections import Counter
from collections.abc import Callable

from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.cards import kind, percent
from parlour.cli.tables.snapshot.players import is_full
from parlour.games.snapshot.sight.schema import Chance
from parlour.games.speech import counted

Touches = list[str]


def effect(scene: Scene, touches: Touches) -> str:
    """The choice in words, by the things it touches."""
    assert scene.ask is not None
    return _EFFECTS[scene.ask["question"] or ""](scene, touches)


def _habitat(scene: Scene, thing: str) -> str:
    return scene.setting["habitats"][kind(thing)]["name"]  # type: ignore[no-any-return]


def _animal(scene: Scene, thing: str) -> str:
    return scene.setting["animals"][kind(thing)]["name"]  # type: ignore[no-any-return]


# Research


def _research(scene: Scene, touches: Touches) -> str:
    if touches == ["do.stop"]:
        return "stop"
    me = scene.view["players"][f"seat.{scene.view['viewer']}"]
    spook, unless = scene.aids["spook"], "sold" if is_full(me) else "reserved or sold"
    return f"draw: {percent(spook)} spooks unless {unless}" if spook["ways"] else "draw: no risk"


def _offers(scene: Scene, touches: Touches) -> str:
    price = counted(scene.setting["offer_price"], "token")
    return "pass" if touches == ["do.pass"] else f"offer {price}"


def _answer(scene: Scene, touches: Touches) -> str:
    if touches == ["do.decline"]:
        return "decline"
    return f"accept the token of {scene.names[scene.view['offers'][touches[0]]['seat']]}"


def _card(scene: Scene, touches: Touches) -> str:
    *button, thing = touches
    if thing not in scene.view["habitats"]:
        return "reserve it"
    if not button:
        (card,) = scene.view["drawn"].values()
        duty = ", to be attempted this turn" if card["declined"] else ""
        return f"place it in the {_habitat(scene, thing)}{duty}"
    lost = counted(len(scene.view["habitats"][thing]["animals"]), "animal")
    reviewed = scene.setting["options"]["spooked_turn_has_review"] == "on"
    income = counted(scene.setting["income"], "token") if reviewed else "no tokens"
    leave = f"{lost} and the card leave, you get {income}"
    return f"let it spook the {_habitat(scene, thing)}: {leave}"


# Preparation


def _adding(scene: Scene, touches: Touches) -> str:
    if touches == ["do.done"]:
        return "add no more"
    habitat, animal = touches
    return f"add {_animal(scene, animal)} to the {_habitat(scene, habitat)}"


def _dice(scene: Scene, touches: Touches) -> str:
    (thing,) = touches
    if thing == "do.done":
        laid = any(habitat["dice"] for habitat in scene.view["habitats"].values())
        return "no more dice" if laid else _no_dice(scene)
    if thing in scene.view["habitats"]:
        lying, chances = scene.view["habitats"][thing]["dice"], scene.aids["entering"][kind(thing)]
        grows = _grows(chances["now"], chances["with_dice"], lying)
        return f"die on the {_habitat(scene, thing)}: enter {grows}"
    chances = scene.aids["photographing"][kind(thing)]
    grows = _grows(chances["inside"], chances["with_dice"], _lying(scene, thing))
    return f"die on {_animal(scene, thing)}: {grows}"


def _no_dice(scene: Scene) -> str:
    return f"no dice: no photograph, {scene.setting['income']} tokens"


def _lying(scene: Scene, thing: str) -> int:
    """How many dice lie on an animal."""
    columns = [habitat["animals"] for habitat in scene.view["habitats"].values()]
    return next(int(column[thing]["dice"]) for column in columns if thing in column)


def _grows(now: Chance | None, with_dice: list[Chance], lying: int) -> str:
    """A chance before and after one more die."""
    return f"{percent(now) if now else '0%'} → {percent(with_dice[lying])}"


def _tokens(scene: Scene, touches: Touches) -> str:
    animal, tokens = touches
    count = scene.setting["tokens"][tokens]["amount"]
    return f"+{count}: {percent(scene.aids['photographing'][kind(animal)]['with_tokens'][count])}"


# Photography


def _going(scene: Scene, touches: Touches) -> str:
    (thing,) = touches
    entry = percent(scene.aids["entering"][kind(thing)]["now"])
    shots = [
        f"{_animal(scene, animal)} {percent(scene.aids['photographing'][kind(animal)]['inside'])}"
        for animal, shown in scene.view["habitats"][thing]["animals"].items()
        if shown["dice"]
    ]
    return f"{_habitat(scene, thing)}: enter {entry}, then {', '.join(shots)}"


# snapshot-52, snapshot-53: what giving up brings back and costs.
def _reroll(scene: Scene, touches: Touches) -> str:
    if touches == ["do.give-up"]:
        told = scene.aids["giving_up"]
        lost = f", {told['lost']} lost" if told["lost"] else ""
        return f"give up: {counted(told['back'], 'token')} back{lost}"
    supply_first = sorted(touches, key=lambda thing: kind(thing) in scene.aids["photographing"])
    paid = [_source(scene, thing, count) for thing, count in Counter(supply_first).items()]
    both = "both from" if len(paid) == 1 else "from"
    chance = percent(scene.aids["entering"][scene.view["here"]]["reroll"])
    return f"pay {both} {' and '.join(paid)}: {chance}"


def _source(scene: Scene, thing: str, paid: int) -> str:
    """The supply, or an animal with the chance it keeps when it pays so many tokens."""
    if kind(thing) not in scene.aids["photographing"]:
        return "supply"
    left = scene.aids["photographing"][kind(thing)]["with_tokens"][-1 - paid]
    return f"{_animal(scene, thing)} (then {percent(left)})"


_EFFECTS: dict[str, Callable[[Scene, Touches], str]] = {
    "research": _research,
    "offers": _offers,
    "answer": _answer,
    "card": _card,
    "adding": _adding,
    "dice": _dice,
    "tokens": _tokens,
    "habitat": _going,
    "reroll": _reroll,
}
