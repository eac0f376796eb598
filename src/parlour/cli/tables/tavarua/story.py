"""What everybody did in the last round of Tavarua, and what the viewer has chosen so far."""

from typing import Any

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import ink
from parlour.cli.tables.tavarua.sea import wave_card

View = dict[str, Any]
DID = {
    "ride": "rode",
    "bail": "bailed",
    "recover": "recovered",
    "catch": "tried to catch",
    "paddle out": "paddled out",
    "wait": "waited",
    "paddle in": "paddled in",
}


def last_round(scene: Scene) -> list[Text]:
    """What was revealed, seat by seat, and the Wave card behind it."""
    told = [(p["seat"], p["did"]) for p in scene.view["players"] if p["did"]]
    if not told:
        return []
    said = [ink(f"{scene.names[seat]} {DID[did['action']]} {_with(did)}") for seat, did in told]
    wave = Text(f"Wave card {wave_card(scene.view['waves']['last'])}")
    return [Text("Last round:", style="bold"), *said, wave]


def _with(choice: View) -> str:
    """The cards of a choice: "with T3 as 5 and Leash"."""
    if choice["card"] is None:
        cards = " ".join(choice["given"])
    else:
        cards = choice["card"] + (f" as {choice['value']}" if choice["tokens"] else "")
    return f"with {cards}" + (f" and {choice['attached']}" if choice["attached"] else "")


# tavarua-35, tavarua-35b
def so_far(view: View) -> Text | None:
    """The viewer's choice, half made or face down."""
    choice = view["choice"]
    if choice is None:
        return None
    words = _words(choice)
    if not choice["made"]:
        return Text("So far: ", style="bold") + ink(words) if words else None
    kept = words or "keep all cards"
    back = "; it can be taken back until the last has chosen" if view["may_take_back"] else ""
    return Text("Your choice lies face down: ", style="bold") + ink(f"{kept}{back} (tavarua-35b)")


def _words(choice: View) -> str:
    value = choice["value"]
    parts = [choice["action"], choice["card"], None if value is None else f"as {value}"]
    if choice["action"] is None and choice["given"]:
        parts = ["exchange"]
    attached = f"with {choice['attached']}" if choice["attached"] else None
    return " ".join(part for part in [*parts, *choice["given"], attached] if part)
