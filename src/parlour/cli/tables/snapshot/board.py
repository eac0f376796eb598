"""Snapshot in a terminal: the habitats, deck and drawn card, the players and every choice."""

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import stacked, wrapped
from parlour.cli.tables.snapshot.cards import brief, percent
from parlour.cli.tables.snapshot.choices import choices
from parlour.cli.tables.snapshot.display import habitats, legend
from parlour.cli.tables.snapshot.ending import banner, final_table
from parlour.cli.tables.snapshot.players import assignment, players
from parlour.games.snapshot.animals import ANIMAL_NAMES, RACCOON
from parlour.games.snapshot.setting import OPTIONS
from parlour.games.speech import counted

View = dict[str, Any]
PHASES = {
    "research": "Research",
    "offers": "Research",
    "answer": "Research",
    "card": "Research",
    "adding": "Preparation",
    "dice": "Preparation",
    "tokens": "Preparation",
    "habitat": "Photography",
    "reroll": "Photography",
}


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with photographs by name if there is room."""
    view = scene.view
    planning = view["phase"] == "dice"
    parts: list[RenderableType | None] = [
        Group(*_header(scene, width), players(scene, width, full=spaced)),
        final_table(scene),
        wrapped(legend(view, planning), width),
        Group(habitats(view, width, planning), *_middle(scene, width)),
    ]
    if view["viewer"] is not None:
        mine = [assignment(view, width)] if view["phase"] != "over" else []
        parts.append(Group(*mine, *choices(scene, width)))
    return stacked(parts, spaced)


def _header(scene: Scene, width: int) -> list[RenderableType]:
    """Round and phase and all that is unusual; what is reconstructed; how near the end is."""
    view, chosen = scene.view, _chosen(scene.view)
    told = ["Snapshot", f"round {view['round']}", _whose(scene)]
    fits = cell_len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    more = [] if fits else [Text(" · ".join(chosen))]
    small = [Text(view["notice"], style="dim")] if view["notice"] else []
    near = banner(scene)
    return [Rule(title, align="left", style=""), *more, *small, *([near] if near else [])]


def _whose(scene: Scene) -> str:
    view = scene.view
    if view["active"] is None:
        return "the game is over"
    return f"turn of {scene.names[view['active']]}: {PHASES[view['phase']]}"


def _chosen(view: View) -> list[str]:
    """The options that are not as they are unless said."""
    values = [(option, view["options"][option.name]) for option in OPTIONS]
    return [
        f"{option.name.replace('_', ' ')} {value}"
        for option, value in values
        if option.value(value) != option.default
    ]


# Deck, drawn card, dice


def _middle(scene: Scene, width: int) -> list[Text]:
    view = scene.view
    lines = [[*_cards(view), *_spook(view)]]
    lines += [_card(scene)] if view["card"] else []
    lines += [_dice(view)]
    return [wrapped(pieces, width) for pieces in lines if pieces]


def _cards(view: View) -> list[Text]:
    """Deck and discard pile, and the stack of awards that lies at the side (snapshot-05)."""
    world = view["world"]
    tiles = " ".join(map(str, world["left"])) or "no tile left"
    return [
        Text(f"Deck {view['deck']['size']}, discarded {view['discard']['size']}"),
        Text(f"{world['sign']} {world['name']} {tiles}"),
    ]


# snapshot-28
def _spook(view: View) -> list[Text]:
    """The chance that the next card is too low for its habitat."""
    spook = view["spook"]
    if spook is None or PHASES.get(view["phase"]) != "Research":
        return []
    pairs = zip(view["habitats"], spook["habitats"], strict=True)
    low = [f"{habitat['sign']}{chance['ways']}" for habitat, chance in pairs if chance["ways"]]
    low += [ANIMAL_NAMES[RACCOON]] * bool(spook["anywhere"]["ways"])
    told = f"Next draw too low: {percent(spook)}"
    return [Text(told + (f" ({' '.join(low)} of {spook['of']})" if low else ""))]


def _card(scene: Scene) -> list[Text]:
    """The card just drawn, where it could lie, and who offers for it."""
    card = scene.view["card"]
    place = (
        f"high enough for the {', '.join(card['fits'])}" if card["fits"] else "too low to be placed"
    )
    offers = ", ".join(scene.names[seat] for seat in card["offers"])
    verb = "declined" if card["declined"] else "offered"
    wanted = card["wanted"]
    mine = [Text("your cover")] if wanted and wanted["cover"] else []
    mine += (
        [Text(f"{counted(wanted['icons'], 'icon')} for you")] if wanted and wanted["icons"] else []
    )
    told = [Text("Drawn:", style="bold"), brief(card), Text(place), *mine]
    return [*told, Text(f"{verb} by {offers}" if offers else "no offer so far")]


# snapshot-37: a die for each animal that must be attempted, and one for its habitat.
def _dice(view: View) -> list[Text]:
    """How many dice are left and owed, and what they bring as they lie."""
    owed = view["owed"]
    left = "1 die left" if view["dice"] == 1 else f"{view['dice']} dice left"
    told = [Text(left)] if view["phase"] == "dice" else []
    if owed["dice"]:
        names = " and ".join([*owed["animals"], *owed["habitats"]] or [str(view["here"])])
        told.append(Text(f"owed: {owed['dice']}, to {names}"))
    if any(habitat["dice"] for habitat in view["habitats"]):
        how = "after one reroll" if view["phase"] == "reroll" else "from the dice as they lie"
        told.append(Text(f"{view['expected_stars']:.1f}★ expected {how}"))
    return told
