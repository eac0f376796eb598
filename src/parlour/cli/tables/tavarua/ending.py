"""The end of a game of Tavarua: the banner of the last round, and the final table."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import listed
from parlour.cli.tables.tavarua.players import NAME
from parlour.games.tavarua.box import BOARD_NAMES

View = dict[str, Any]


# tavarua-80, tavarua-91b
def banner(view: View) -> Text | None:
    """What to think of in the last round."""
    if not view["last_round"]:
        return None
    nothing = "a ride not ended scores nothing; bail to score (tavarua-80)"
    scored = "rides under way are scored as if bailed (tavarua-91b)"
    told = nothing if view["options"]["unfinished_rides"] == "nothing" else scored
    return Text(f"LAST ROUND: {told}.", style="bold")


# tavarua-81 to tavarua-89
def final_table(scene: Scene) -> Group | None:
    """The best rides and scores of everybody, the winner first, and who bears which title."""
    if scene.view["phase"] != "over":
        return None
    ranked = sorted(scene.view["players"], key=lambda player: (player["finish"], player["seat"]))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=3)
    table.add_column("Final score", width=NAME, no_wrap=True)
    for board in BOARD_NAMES:
        table.add_column(f"{board} board", justify="right")
    table.add_column("total", justify="right")
    table.add_column("")
    for player in ranked:
        table.add_row(*_scored(scene, player))
    return Group(table, *_outcome(scene, ranked))


def _scored(scene: Scene, player: View) -> list[str | Text]:
    boards = [_sum(player, board) for board in BOARD_NAMES]
    titles = [f"{board.capitalize()}board Champion" for board in player["titles"]]
    alone = player["rank"] is not None
    place = "" if alone else f"{player['finish']}."
    name = short(scene.names[player["seat"]], NAME)
    return [place, name, *boards, str(player["total"]), "" if alone else ", ".join(titles)]


def _sum(player: View, board: str) -> str:
    rides = [str(points) for points in player["best"][board] if points]
    return (
        f"{'+'.join(rides)} = {player['scores'][board]}"
        if len(rides) > 1
        else "".join(rides) or "–"
    )


# tavarua-83: of the champions, who has more with the other board. tavarua-89: alone, a rank.
def _outcome(scene: Scene, ranked: list[View]) -> list[Text]:
    if ranked[0]["rank"] is not None:
        return [Text(f"Rank: {ranked[0]['rank']} (tavarua-89)", style="bold")]
    won = [player for player in ranked if player["champion"]]
    names = listed([scene.names[player["seat"]] for player in won])
    told = Text(f"Grand Champion: {names} (tavarua-83)", style="bold")
    most = max(player["total"] for player in ranked)
    if all(player["total"] < most for player in won):
        told += Text(", by the score with the other board, not by the total", style="")
    return [told]
