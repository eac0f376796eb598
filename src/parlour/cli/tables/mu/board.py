"""Mü in a terminal: players and displays, the auction's bids, trumps, the trick and the hand."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled, stacked
from parlour.cli.tables.mu.auction import bids
from parlour.cli.tables.mu.cards import card, ink, named, runs, sourced
from parlour.cli.tables.mu.choices import drawn
from parlour.games.mu.sight.schema import Player, Setting, View
from parlour.games.speech import counted

OVER = "the game is over"
NAME = 15  # columns
METER = 5  # cells


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The whole table at most so many columns wide, its parts apart if there is room."""
    return stacked(
        [
            Group(_header(scene), _players(scene, width)),
            bids(scene, width) if _question(scene.view) == "auction" else _middle(scene, width),
            drawn(scene, width) if scene.view["viewer"] is not None else None,
        ],
        spaced,
    )


def _question(view: View) -> str | None:
    return view["deciding"][0]["question"] if view["deciding"] else None


def _header(scene: Scene) -> Rule:
    setting, question = scene.setting, _question(scene.view)
    hand = f"hand {scene.view['hand_number']} of {setting['hands']}"
    without = f" · without {setting['removed_colour']}" if setting["removed_colour"] else ""
    going_on = setting["questions"][question]["title"] if question else OVER
    return Rule(Text(f"Mü · {hand} · {going_on}{without}", style="bold"), align="left", style="")


# The players


def _players(scene: Scene, width: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), width=width, header_style="")
    table.add_column("", width=1)
    table.add_column("player", width=NAME, no_wrap=True)
    table.add_column("", width=11, no_wrap=True)
    table.add_column("", width=6, no_wrap=True)
    for name in ("hand", "won" if _is_playing(scene.view) else "shown", "score"):
        table.add_column(name, justify="right", width=5)
    table.add_column("on display", ratio=1)
    for player in scene.view["players"].values():
        table.add_row(*_player(scene, player))
    return table


def _is_playing(view: View) -> bool:
    """Whether cards are played now, or all have been."""
    return _question(view) in ("tricks", "next-dealer", None)


def _player(scene: Scene, player: Player) -> list[str | Text]:
    view, seat = scene.view, player["seat"]
    below = seat == view["viewer"] and _question(view) == "tricks" and player["display"]
    won = player["pile"][f"seat.{seat}.pile"]["points"]
    return [
        "▸" if seat in [one["seat"] for one in view["deciding"]] else "",
        _name(scene, seat),
        Text(_role(view, player), style="bold"),
        "dealer" if seat == view["dealer"] else "",
        str(player["hand"][f"seat.{seat}.hand"]["amount"]),
        str(won if _is_playing(view) else player["displayed"]),
        str(player["points"]),
        Text("below") if below else _display(scene.setting, player),
    ]


def _name(scene: Scene, seat: int) -> Text:
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == scene.view["viewer"] else "")
    return name


def _role(view: View, player: Player) -> str:
    if f"crown.{player['seat']}" in view["crown"]:
        return "Crown"
    if f"shield.{player['seat']}" in view["shield"]:
        return "Shield"
    if view["partner"] == player["seat"]:
        return "partner"
    return "Shield team" if player["team"] == "shield" else ""


def _display(setting: Setting, player: Player) -> Text:
    shown = runs(setting, player["display"].values())
    if player["lacks"]:
        out = Text("has no " + ", no ".join(player["lacks"]), style="italic")
        shown = Text("; ").join([shown, out]) if shown else out
    return shown


# Trumps, target and trick


def _middle(scene: Scene, width: int) -> Table:
    rows = _trumps(scene.setting, scene.view)
    if scene.view["crown"]:
        rows.append(("Goal", [_goal(scene)]))
    if _question(scene.view) == "tricks":
        rows.append(("Trick", _trick(scene)))
    return labelled(rows, width)


def _trumps(setting: Setting, view: View) -> list[tuple[str, list[Text]]]:
    """The order of trumps, a line for each rank, the highest first."""
    lines = []
    for rank, token in (("super", None), ("major", view["major"]), ("minor", view["minor"])):
        cards = view["trumps"][rank]  # type: ignore[index]
        if cards or token:
            lines.append(
                [Text(f"{rank} "), _rank(setting, cards, token), *_token(setting, rank, token)]
            )
    return [("" if number else "Trumps", line) for number, line in enumerate(lines)]


def _rank(setting: Setting, cards: list[str], token: str | None) -> Text:
    """The cards of one rank of trumps from the highest on; a number's are all equal."""
    name = setting["trumps"][f"trump.{token}"]["name"] if token else ""
    if name in setting["colours"]:
        numbers = [str(setting["cards"][id]["number"]) for id in cards]
        return ink(setting, name) + Text(" ".join(["", *numbers]))
    if name.isdigit():
        return Text(f"all {name}s ") + named(setting, cards) + Text(", the first played wins")
    return named(setting, cards) if cards else Text("no trump")


def _token(setting: Setting, rank: str, token: str | None) -> list[Text]:
    """Whose token the trump is, and what it is worth."""
    if not token:
        return []
    found = setting["trumps"][f"trump.{token}"]
    whose = "Crown" if rank == "major" else "Shield"
    worth = sourced(f"+{found['points']}", found["provenance"])
    return [Text(f"{whose} {worth}")]


def _goal(scene: Scene) -> Text:
    """What the Crown team has and needs, and what is at stake for each of a team."""
    (crown,), shields = scene.view["crown"].values(), list(scene.view["shield"].values())
    done = min(METER, METER * crown["reached"] // crown["needs"])
    needs = sourced(str(crown["needs"]), scene.setting["bids_provenance"])
    text = Text(f"Crown team {crown['reached']} of {needs} ")
    text.append("█" * done + "░" * (METER - done))
    if out := _points_out(scene):
        text.append(f" {counted(out, 'point')} out")
    stakes = f"; +{crown['bonus']} each"
    return text.append(stakes + (f", else +{shields[0]['bonus']}" if shields else ""))


def _points_out(scene: Scene) -> int:
    """Points in nobody's pile yet, where the viewer can know it."""
    view = scene.view
    if scene.setting["removed_colour"] and f"crown.{view['viewer']}" not in view["crown"]:
        return 0
    piles = [pile for player in view["players"].values() for pile in player["pile"].values()]
    return int(scene.setting["card_points"] - sum(pile["points"] for pile in piles))


def _trick(scene: Scene) -> list[Text]:
    pieces = []
    for played in scene.view["trick"].values():
        piece = Text(f"{scene.names[played['seat']]} ") + card(scene.setting, played)
        if played["winning"]:
            piece.append(" ◂ wins so far", style="bold")
        pieces.append(piece)
    return pieces or [Text("nothing led yet")]
