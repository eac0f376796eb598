"""Mü in a terminal: players and displays, the auction's bids, trumps, the trick and the hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled, stacked
from parlour.cli.tables.mu.auction import bids
from parlour.cli.tables.mu.cards import card, ink, runs, sourced
from parlour.cli.tables.mu.choices import Offers
from parlour.games.mu.box.cards import COLOUR_NAMES, POINTS_OF_NUMBER, SLOT_NUMBERS
from parlour.games.speech import counted

View = dict[str, Any]
PHASES = {
    "auction": "the auction",
    "minor_trump": "naming the minor trump",
    "major_trump": "naming the major trump",
    "partner": "picking the partner",
    "exchange": "putting cards away",
    "tricks": "the tricks",
    "next_dealer": "naming the next dealer",
    "over": "the game is over",
}
NAME = 15  # columns
METER = 5  # cells
POINTS_OF_COLOUR = sum(int(POINTS_OF_NUMBER[number]) for number in SLOT_NUMBERS)


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The whole table at most so many columns wide, its parts apart if there is room."""
    view = scene.view
    in_auction = view["phase"] == "auction"
    return stacked(
        [
            Group(_header(view), _players(scene, width)),
            bids(view, width) if in_auction else _middle(scene, width),
            Offers(scene).drawn(width) if view["viewer"] is not None else None,
        ],
        spaced,
    )


def _header(view: View) -> Rule:
    hand = f"hand {view['hand_number']} of {view['hands']}"
    without = f" · without {view['removed_colour']}" if view["removed_colour"] else ""
    title = Text(f"Mü · {hand} · {PHASES[view['phase']]}{without}", style="bold")
    return Rule(title, align="left", style="")


# The players


def _players(scene: Scene, width: int) -> Table:
    view = scene.view
    bidding = view["phase"] in ("auction", "minor_trump", "major_trump", "partner", "exchange")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), width=width, header_style="")
    table.add_column("", width=1)
    table.add_column("player", width=NAME, no_wrap=True)
    table.add_column("", width=11, no_wrap=True)
    table.add_column("", width=6, no_wrap=True)
    for name in ("hand", "shown" if bidding else "won", "score"):
        table.add_column(name, justify="right", width=5)
    table.add_column("on display", ratio=1)
    for player in view["players"]:
        table.add_row(*_player(scene, player, "displayed" if bidding else "pile_points"))
    return table


def _player(scene: Scene, player: View, pile: str) -> list[str | Text]:
    view, seat = scene.view, player["seat"]
    mine = seat == view["viewer"]
    below = mine and view["phase"] == "tricks" and player["display"]  # with its numbers
    return [
        "▸" if seat == view["turn"] else "",
        _name(scene, seat),
        Text(_role(view, player), style="bold"),
        "dealer" if seat == view["dealer"] else "",
        str(player["held"]),
        str(player[pile]),
        str(player["score"]),
        Text("below") if below else _display(player),
    ]


def _name(scene: Scene, seat: int) -> Text:
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == scene.view["viewer"] else "")
    return name


def _role(view: View, player: View) -> str:
    for role in ("crown", "shield"):
        if view[role] and view[role]["seat"] == player["seat"]:
            return role.capitalize()
    if view["partner"] == player["seat"]:
        return "partner"
    return "Shield team" if player["team"] == "shield" else ""


def _display(player: View) -> Text:
    shown = runs(player["display"])
    if player["lacks"]:
        out = Text("has no " + ", no ".join(player["lacks"]), style="italic")
        shown = Text("; ").join([shown, out]) if shown else out
    return shown


# Trumps, target and trick


def _middle(scene: Scene, width: int) -> Table:
    view = scene.view
    rows = _trumps(view)
    if view["crown"]:
        rows.append(("Goal", [_goal(view)]))
    if view["phase"] == "tricks":
        rows.append(("Trick", _trick(scene)))
    return labelled(rows, width)


def _trumps(view: View) -> list[tuple[str, list[Text]]]:
    """The order of trumps, a line for each class, the highest first."""
    trumps = view["trumps"]
    lines = []
    for of_class in ("super", "major", "minor"):
        faces = [face for face in trumps["order"] if face["class"] == of_class]
        named = trumps.get(of_class)
        if faces or named:
            lines.append([Text(f"{of_class} "), _class(faces, named), *_token(of_class, named)])
    return [("" if number else "Trumps", line) for number, line in enumerate(lines)]


def _class(faces: list[View], named: View | None) -> Text:
    """The cards of one class of trumps from the highest on; a number's are all equal."""
    if named and named["name"] in COLOUR_NAMES:
        numbers = [face["card"].split()[1] for face in faces]
        return ink(named["name"]) + Text(" ".join(["", *numbers]))
    cards = runs(faces, starred=False)
    if named and named["name"].isdigit():
        return Text(f"all {named['name']}s ") + cards + Text(", the first played wins")
    return cards if faces else Text("no trump")


def _token(of_class: str, named: View | None) -> list[Text]:
    """Whose token the trump is, and what it is worth."""
    if not named:
        return []
    whose = "Crown" if of_class == "major" else "Shield"
    worth = sourced(f"+{named['points']}", named["provenance"])
    return [Text(f"{whose} {worth}")]


def _goal(view: View) -> Text:
    """What the Crown team has and needs, and what is at stake for each of a team."""
    crown, shield = view["crown"], view["shield"]
    done = min(METER, METER * crown["reached"] // crown["needs"])
    needs = sourced(f"{crown['needs']}", crown["provenance"])
    text = Text(f"Crown team {crown['reached']} of {needs} ")
    text.append("█" * done + "░" * (METER - done))
    if out := _points_out(view):
        text.append(f" {counted(out, 'point')} out")
    stakes = f"; +{crown['bonus']} each"
    return text.append(stakes + (f", else +{shield['bonus']}" if shield else ""))


def _points_out(view: View) -> int:
    """Points in nobody's pile yet, where the viewer can know it."""
    if view["removed_colour"] and view["viewer"] != view["crown"]["seat"]:
        return 0
    colours = 4 if view["removed_colour"] else 5
    won = sum(int(player["pile_points"]) for player in view["players"])
    return POINTS_OF_COLOUR * colours - won


def _trick(scene: Scene) -> list[Text]:
    trick = scene.view["trick"]
    if not trick:
        return [Text("nothing led yet")]
    pieces = []
    for played in trick:
        piece = Text(f"{scene.names[played['seat']]} ") + card(played)
        if played["winning"]:
            piece.append(" ◂ wins so far", style="bold")
        pieces.append(piece)
    return pieces
