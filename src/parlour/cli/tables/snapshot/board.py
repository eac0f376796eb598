"""Snapshot in a terminal: the habitats, deck and drawn card, the players and every choice."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import stacked, wrapped
from parlour.cli.tables.snapshot.cards import brief, kind, percent
from parlour.cli.tables.snapshot.choices import choices
from parlour.cli.tables.snapshot.display import habitats, legend
from parlour.cli.tables.snapshot.ending import banner, final_table
from parlour.cli.tables.snapshot.players import assignment, players
from parlour.games.snapshot.sight.schema import View
from parlour.games.speech import capital, counted

RESEARCHING = ("research", "offers", "answer", "card")


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with photographs by name if there is room."""
    planning = question(scene.view) == "dice"
    parts: list[RenderableType | None] = [
        Group(*_header(scene, width), players(scene, width, full=spaced)),
        final_table(scene) if scene.view["over"] else None,
        wrapped(legend(scene, planning), width),
        Group(habitats(scene, width, planning), *_middle(scene, width)),
    ]
    if scene.aids is not None:
        mine = [] if scene.view["over"] else [assignment(scene, width)]
        parts.append(Group(*mine, *choices(scene, width)))
    return stacked(parts, spaced)


def question(view: View) -> str | None:
    """What is asked now."""
    return view["deciding"][0]["question"] if view["deciding"] else None


def _header(scene: Scene, width: int) -> list[RenderableType]:
    """Round and question and all that is unusual; what is reconstructed; how near the end is."""
    told, chosen = ["Snapshot", f"round {scene.view['round']}", _whose(scene)], _chosen(scene)
    fits = cell_len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    more = [] if fits or not chosen else [Text(" · ".join(chosen))]
    near = banner(scene)
    rule = Rule(title, align="left", style="")
    return [rule, *more, *_made_up(scene), *([near] if near else [])]


def _whose(scene: Scene) -> str:
    asked, active = question(scene.view), scene.view["active"]
    if asked is None:
        return "the game is over"
    return f"turn of {scene.names[active]}: {scene.setting['questions'][asked]['title']}"


def _chosen(scene: Scene) -> list[str]:
    """The variants that are played."""
    setting = scene.setting
    return [f"{name.replace('_', ' ')} {setting['options'][name]}" for name in setting["unusual"]]


def _made_up(scene: Scene) -> list[Text]:
    """What is not the publisher's."""
    notices = {told["provenance"]: told["about"] for told in scene.setting["notices"]}
    if "reconstructed" not in notices:
        return []
    told = f"{capital(notices['reconstructed'])}: reconstructed, not the publisher's."
    return [Text(told, style="dim")]


# Deck, drawn card, dice


def _middle(scene: Scene, width: int) -> list[Text]:
    lines = [[*_cards(scene), *_spook(scene)], _drawn(scene), _dice(scene)]
    return [wrapped(pieces, width) for pieces in lines if pieces]


def _cards(scene: Scene) -> list[Text]:
    """Deck and discard pile, and the stacks of awards that lie at the side (snapshot-05)."""
    view, setting = scene.view, scene.setting
    deck, discarded = view["deck"]["deck.cards"], view["discard"]["discard.cards"]
    told = [Text(f"Deck {deck['amount']}, discarded {discarded['amount']}")]
    for id, award in setting["awards"].items():
        if award["habitat"] is None:
            left = award["tiles"][view["awards"][f"award.{id}"]["gone"] :]
            tiles = " ".join(map(str, left)) or "no tile left"
            told.append(Text(f"{award['sign']} {award['name']} {tiles}"))
    return told


# snapshot-28
def _spook(scene: Scene) -> list[Text]:
    """The chance that the next card is too low for its habitat."""
    spook = scene.aids and scene.aids["spook"]
    if not spook or question(scene.view) not in RESEARCHING:
        return []
    faces = scene.setting["habitats"]
    low = [f"{faces[id]['sign']}{c['ways']}" for id, c in spook["habitats"].items() if c["ways"]]
    if spook["anywhere"]["ways"]:
        animals = scene.setting["animals"].values()
        low += [face["name"] for face in animals if face["habitat"] is None]
    told = f"Next draw too low: {percent(spook)}"
    return [Text(told + (f" ({' '.join(low)} of {spook['of']})" if low else ""))]


def _drawn(scene: Scene) -> list[Text]:
    """The card just drawn, where it could lie, what it means, and who offers for it."""
    for card in scene.view["drawn"].values():
        names = [scene.setting["habitats"][id]["name"] for id in card["fits"]]
        place = f"high enough for the {', '.join(names)}" if names else "too low to be placed"
        offers = ", ".join(scene.names[o["seat"]] for o in scene.view["offers"].values())
        verb = "declined" if card["declined"] else "offered"
        told = [Text("Drawn:", style="bold"), brief(scene.setting, card["animal"]), Text(place)]
        told += _wanted(scene, card["animal"])
        return [*told, Text(f"{verb} by {offers}" if offers else "no offer so far")]
    return []


def _wanted(scene: Scene, animal: str) -> list[Text]:
    wanted = scene.aids["wanted"].get(animal) if scene.aids else None
    mine = [Text("your cover")] if wanted and wanted["cover"] else []
    return mine + (
        [Text(f"{counted(wanted['icons'], 'icon')} for you")] if wanted and wanted["icons"] else []
    )


# snapshot-37: a die for each animal that must be attempted, and one for its habitat.
def _dice(scene: Scene) -> list[Text]:
    """How many dice are left and owed, and what they bring as they lie."""
    view, told = scene.view, []
    left, asked = view["dice"]["dice.hand"]["amount"], question(view)
    if asked == "dice":
        told.append(Text("1 die left" if left == 1 else f"{left} dice left"))
    if view["owed"]["dice"]:
        told.append(Text(f"owed: {view['owed']['dice']}, to {' and '.join(_owed(scene))}"))
    if scene.aids and any(habitat["dice"] for habitat in view["habitats"].values()):
        how = "after one reroll" if asked == "reroll" else "from the dice as they lie"
        told.append(Text(f"{scene.aids['stars']:.1f}★ expected {how}"))
    return told


def _owed(scene: Scene) -> list[str]:
    """The animals and habitats that still need a die."""
    view, faces = scene.view, scene.setting["habitats"]
    animals = view["owed"]["animals"]
    bare = [
        kind(thing)
        for thing, habitat in view["habitats"].items()
        if not habitat["dice"] and any(kind(animal) in animals for animal in habitat["animals"])
    ]
    names = [scene.setting["animals"][animal]["name"] for animal in animals]
    places = bare if animals else [view["here"]]
    return names + [faces[place]["name"] for place in places]
