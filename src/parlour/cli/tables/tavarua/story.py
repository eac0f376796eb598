"""What everybody did in the last round of Tavarua, and what the viewer has chosen so far."""

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import code, codes, ink
from parlour.cli.tables.tavarua.sea import wave_card
from parlour.games.tavarua.sight.schema import Choice, OwnChoice, Setting

DID = {
    "ride": "rode",
    "bail": "bailed",
    "recover": "recovered",
    "catch": "tried to catch",
    "paddle-out": "paddled out",
    "wait": "waited",
    "paddle-in": "paddled in",
}


def last_round(scene: Scene) -> list[Text]:
    """What was revealed, seat by seat, and the Wave card behind it."""
    view, setting = scene.view, scene.setting
    told = [(p["seat"], p["did"]) for p in view["players"].values() if p["did"]]
    if not told:
        return []
    said = [f"{scene.names[s]} {DID[did['action']]} {_with(setting, did)}" for s, did in told]
    wave = Text(f"Wave card {wave_card(setting['wave_cards'][view['last_wave']])}")
    return [Text("Last round:", style="bold"), *(ink(setting, words) for words in said), wave]


def _with(setting: Setting, choice: Choice) -> str:
    """The cards of a choice: "with T3 as 5 and Leash"."""
    cards = codes(setting, choice["given"])
    if choice["card"]:
        changed = choice["value"] != setting["cards"][choice["card"]]["value"]
        cards = code(setting, choice["card"]) + (f" as {choice['value']}" if changed else "")
    return f"with {cards}" + (f" and {_stoke(setting, choice)}" if choice["attached"] else "")


def _stoke(setting: Setting, choice: Choice) -> str:
    return setting["stoke_cards"][choice["attached"]]["name"] if choice["attached"] else ""


# tavarua-35, tavarua-35b
def so_far(scene: Scene) -> Text | None:
    """The viewer's choice, half made or face down."""
    choice, setting = scene.view["choice"], scene.setting
    if choice is None:
        return None
    words = _words(setting, choice)
    if not choice["made"]:
        return Text("So far: ", style="bold") + ink(setting, words) if words else None
    kept = words or "keep all cards"
    back = "; it can be taken back until the last has chosen" if scene.choices else ""
    told = ink(setting, f"{kept}{back} (tavarua-35b)")
    return Text("Your choice lies face down: ", style="bold") + told


def _words(setting: Setting, choice: OwnChoice) -> str:
    given = codes(setting, choice["given"])
    parts = [
        setting["actions"][choice["action"]] if choice["action"] else "exchange" if given else "",
        code(setting, choice["card"]) if choice["card"] else "",
        f"as {choice['value']}" if choice["value"] is not None else "",
        given,
        f"with {_stoke(setting, choice)}" if choice["attached"] else "",
    ]
    return " ".join(filter(None, parts))
