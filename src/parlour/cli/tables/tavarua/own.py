"""What is the viewer's own in Tavarua: board, hand, Stoke cards, and what it takes to win."""

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.tavarua.cards import STYLES, mat, signed
from parlour.cli.tables.tavarua.players import own
from parlour.cli.tables.tavarua.story import so_far
from parlour.games.tavarua.sight.schema import Needed, Setting, StokeCard

Row = tuple[str, list[Text]]
INDENT = 7
LATER = " (from the next round on)"  # tavarua-23


def mine(scene: Scene, width: int, spaced: bool) -> list[RenderableType]:
    """Board and hand with the ride that would win; Stoke cards with their texts if asked for.

    Close together the board is left out: it stands among the players.
    """
    view, chosen = scene.view, so_far(scene)
    rows = [("Board", [_board(scene)])] if spaced and view["phase"] != "boards" else []
    rows += [("Hand", [*_hand(scene), *_wins(scene)])] if view["hand"] else []
    asked = scene.ask is not None and scene.ask["question"] == "stoke-card"
    rows += _stoke_cards(scene) if spaced or asked else _names(scene)
    return [labelled(rows, width, INDENT), *([chosen] if chosen else [])]


def _board(scene: Scene) -> Text:
    player = own(scene)
    spaces = " ".join(mat(scene.setting, player))
    return Text(f"{player['board']}, tail [{spaces}] nose, marker {signed(player['balance'])}")


# tavarua-06
def _hand(scene: Scene) -> list[Text]:
    faces, hand = scene.setting["cards"], scene.view["hand"].values()
    shown = [
        Text(face["code"], style=f"bold {STYLES[face['colour']]}")
        for card in hand
        for face in [faces[card["card"]]] * card["amount"]
    ]
    barred = [faces[card["card"]]["code"] for card in hand if not card["playable"]]
    note = f"({' '.join(barred)} cannot be played on the {own(scene)['board']} board)"
    return [*shown, *([Text(note)] if barred else [])]


# tavarua-83 to tavarua-86; a ride that only shares the win is told as such.
def _wins(scene: Scene) -> list[Text]:
    """With which ride the viewer would be Grand Champion as all stand now."""
    boards = scene.aids["champion"].items() if scene.aids else ()
    rides = [f"{_points(need)} {board}" for board, need in boards if need and need["points"]]
    if not rides:
        return []
    return [Text(f"Grand Champion with {' or '.join(rides)}", style="dim")]


def _points(need: Needed) -> str:
    return f"{need['points']}{' (shared)' if need['shared'] else ''}"


# Stoke cards


def _stoke_cards(scene: Scene) -> list[Row]:
    """Each with its text."""
    view, setting = scene.view, scene.setting
    rows: list[Row] = [("Stoke", [_stoke(setting, card, "")]) for card in view["stoke"].values()]
    return rows + [("Stoke", [_stoke(setting, card, LATER)]) for card in view["fresh"].values()]


def _names(scene: Scene) -> list[Row]:
    """All in a row."""
    view, setting = scene.view, scene.setting
    told = [_name(setting, card, "") for card in view["stoke"].values()]
    told += [_name(setting, card, LATER) for card in view["fresh"].values()]
    return [("Stoke", told)] if told else []


def _stoke(setting: Setting, card: StokeCard, later: str) -> Text:
    face = setting["stoke_cards"][card["stoke_card"]]
    actions = ", ".join(setting["actions"][action] for action in face["actions"])
    only = f" (the text of this box; it does what {face['rule']} says)" if face["reworded"] else ""
    return _name(setting, card, later) + Text(f", {actions}: {face['text']}{only}")


def _name(setting: Setting, card: StokeCard, later: str) -> Text:
    several = f" ×{card['amount']}" if card["amount"] > 1 else ""
    name = setting["stoke_cards"][card["stoke_card"]]["name"]
    return Text(f"{name}{several}{later}", style="bold")
