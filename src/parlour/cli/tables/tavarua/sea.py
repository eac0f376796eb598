"""The sea of Tavarua: rows of waves, the channel beside them, Shore and Wash, and Wave cards."""

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import DICE, amount, percent, signed, state
from parlour.games.speech import listed
from parlour.games.tavarua.sight.schema import Wave, WaveFace

HEADS = {"row": 3, "in the channel": 20, "die": 3, "now": 10, "next round": 10}
NAME = 12  # columns


def sea(scene: Scene) -> Table:
    """The rows, the outermost first; the Shore lies below the last."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for head, width in HEADS.items():
        grid.add_column(width=width, justify="center" if head == "row" else "left")
    grid.add_column()
    grid.add_row(*HEADS, "on the wave", style="dim")
    for wave in scene.view["waves"].values():
        grid.add_row(str(wave["row"]), *_row(scene, wave))
    return grid


def _row(scene: Scene, wave: Wave) -> list[str]:
    beside = _names(scene, seats_at(scene, "channel", wave["row"]))
    after = state(wave["next"]) if wave["next"] else "comes in"
    return [beside, f"{DICE[wave['die']]} {wave['die']}", _now(wave), after, _on_it(scene, wave)]


# Perfect is written large: it lasts for one round only.
def _now(wave: Wave) -> str:
    return "PERFECT" if wave["perfect"] else state(wave)


# tavarua-48
def _on_it(scene: Scene, wave: Wave) -> str:
    places = f"{wave['free']} of {scene.setting['capacity']} free" if wave["free"] else "full"
    riders = _names(scene, seats_at(scene, "wave", wave["row"]))
    return f"{riders}; {places}" if riders else places


def seats_at(scene: Scene, where: str, row: int | None = None) -> list[int]:
    """Who is somewhere."""
    players = scene.view["players"].values()
    return [p["seat"] for p in players if (p["where"], p["row"]) == (where, row)]


def _names(scene: Scene, seats: list[int]) -> str:
    return ", ".join(short(scene.names[seat], NAME).plain for seat in seats)


def ashore(scene: Scene) -> list[Text]:
    """Who is on the Shore and in the Wash."""
    told = []
    for place in ("shore", "wash"):
        if there := seats_at(scene, place):
            names = listed(scene.names[seat] for seat in there)
            told.append(Text(f"{place.capitalize()}: ", style="bold") + Text(names))
    return told


# Wave cards


def wave_card(card: WaveFace) -> str:
    """A Wave card: "+2", "-1 Barrel"."""
    return signed(card["shift"]) + (" Barrel" if card["barrel"] else "")


# tavarua-09: how many Barrels are in nobody knows.
def deck(scene: Scene) -> list[Text]:
    """How many Wave cards are left, and the Barrels."""
    view, faces = scene.view, scene.setting["wave_cards"]
    told = [Text(f"Wave cards left: {view['decks']['deck.waves']['amount']}")]
    told += [Text(f"last: {wave_card(faces[view['last_wave']])}")] if view["last_wave"] else []
    barrels = {f"turned.{id}" for id, face in faces.items() if face["barrel"]}
    turned = amount({id: kind for id, kind in view["turned"].items() if id in barrels})
    seen = f"Barrels seen: {turned} of at most {scene.setting['most_barrels']}"
    chance = f", next {percent(scene.aids['barrel'])}" if scene.aids else ""
    return [*told, Text(f"{seen}{chance}")]


def unseen(scene: Scene) -> list[Text]:
    """The shifts nobody has seen yet, in the deck or in the box."""
    turned = scene.view["turned"]
    told = []
    for label, barrel in (("Unseen shifts", False), ("Barrels", True)):
        left = [
            f"{signed(face['shift'])}×{count}"
            for id, face in scene.setting["wave_cards"].items()
            if face["barrel"] == barrel
            and (count := face["copies"] - turned.get(f"turned.{id}", {"amount": 0})["amount"])
        ]
        told.append(Text(f"{label}: {' '.join(left) or 'none'}", style="dim"))
    return told
