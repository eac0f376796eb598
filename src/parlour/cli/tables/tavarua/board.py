"""Tavarua in a terminal: the sea, the players, and what is one's own with every choice."""

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled, stacked, wrapped
from parlour.cli.tables.tavarua.cards import STYLES, mat, signed
from parlour.cli.tables.tavarua.choices import choices
from parlour.cli.tables.tavarua.ending import banner, final_table
from parlour.cli.tables.tavarua.players import own, players
from parlour.cli.tables.tavarua.sea import ashore, deck, sea, unseen
from parlour.cli.tables.tavarua.story import last_round, so_far
from parlour.games.tavarua.setting import OPTIONS

View = dict[str, Any]
PHASES = {
    "boards": "boards are chosen",
    "exchange": "cards are exchanged in secret",
    "shore": "on the Shore",
    "play": "all choose in secret",
    "over": "the game is over",
}
INDENT = 7


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with the unseen Wave cards if there is room."""
    view = scene.view
    below = [ashore(scene)]
    if view["phase"] != "over":
        below += [deck(view), *([unseen(view)] if spaced else [])]
    story = last_round(scene)
    parts: list[RenderableType | None] = [
        Group(*_header(view, width), players(scene, width)),
        final_table(scene),
        Group(sea(scene), *(wrapped(line, width) for line in below if line)),
        wrapped(story, width) if story else None,
    ]
    if view["viewer"] is not None and view["phase"] != "over":
        parts.append(Group(*_mine(scene, width), *choices(scene, width)))
    return stacked(parts, spaced)


def _header(view: View, width: int) -> list[RenderableType]:
    """Round and phase and all that is unusual; what is reconstructed; the last round."""
    chosen = _chosen(view)
    round_ = [f"round {view['round']} of {view['rounds']}"] if view["round"] else []
    told = ["Tavarua", *round_, _phase(view)]
    fits = cell_len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    more = [] if fits else [Text(" · ".join(chosen))]
    small = [Text(view["notice"], style="dim")] if view["notice"] else []
    near = banner(view)
    return [Rule(title, align="left", style=""), *more, *small, *([near] if near else [])]


def _phase(view: View) -> str:
    alone = view["phase"] == "play" and len(view["players"]) == 1
    return "choose an action" if alone else PHASES[view["phase"]]


def _chosen(view: View) -> list[str]:
    """The options that are not as they are unless said."""
    values = [(option, view["options"][option.name]) for option in OPTIONS]
    return [
        f"{option.name.replace('_', ' ')} {value}"
        for option, value in values
        if option.value(value) != option.default and option.name != "rounds"
    ]


# What is one's own


def _mine(scene: Scene, width: int) -> list[RenderableType]:
    player, chosen = own(scene), so_far(scene.view)
    rows = [("Board", [_board(player)])] if scene.view["phase"] != "boards" else []
    rows += [("Hand", _hand(player))] if player["hand"] else []
    rows += [("Stoke", [_stoke(card)]) for card in player["stoke"]]
    return [labelled(rows, width, INDENT), *([chosen] if chosen else [])]


def _board(player: View) -> Text:
    spaces = " ".join(mat(player))
    return Text(f"{player['board']}, tail [{spaces}] nose, marker {signed(player['balance'])}")


# tavarua-06
def _hand(player: View) -> list[Text]:
    shown = [Text(c["card"], style=f"bold {STYLES[c['card'][0]]}") for c in player["hand"]]
    barred = dict.fromkeys(c["card"] for c in player["hand"] if not c["playable"])
    note = f"({' '.join(barred)} cannot be played on the {player['board']} board)"
    return [*shown, *([Text(note)] if barred else [])]


# tavarua-23
def _stoke(card: View) -> Text:
    fresh = " (from the next round on)" if card["fresh"] else ""
    actions = ", ".join(card["actions"])
    return Text(f"{card['name']}{fresh}", style="bold") + Text(f", {actions}: {card['text']}")
