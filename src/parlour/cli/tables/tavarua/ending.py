"""The end of a game of Tavarua: the banner of the last round, and the final table."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.players import NAME
from parlour.games.speech import listed
from parlour.games.tavarua.sight.schema import Board, Player

BOARDS: tuple[Board, ...] = ("short", "long")


# tavarua-80, tavarua-91b
def banner(scene: Scene) -> Text | None:
    """What to think of in the last round."""
    if scene.view["over"] or scene.view["round"] < scene.setting["rounds"]:
        return None
    nothing = "a ride not ended scores nothing; bail to score (tavarua-80)"
    scored = "rides under way are scored as if bailed (tavarua-91b)"
    told = nothing if scene.setting["options"]["unfinished_rides"] == "nothing" else scored
    return Text(f"LAST ROUND: {told}.", style="bold")


# tavarua-81 to tavarua-89
def final_table(scene: Scene) -> Group | None:
    """The best rides and scores of everybody, the winner first, and who bears which title."""
    if not scene.view["over"]:
        return None
    ranked = sorted(scene.view["players"].values(), key=lambda p: (p["place"], p["seat"]))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=3)
    table.add_column("Final score", width=NAME, no_wrap=True)
    for board in BOARDS:
        table.add_column(f"{board} board", justify="right")
    table.add_column("total", justify="right")
    table.add_column("")
    for player in ranked:
        table.add_row(*_scored(scene, player))
    return Group(table, *_outcome(scene, ranked))


def _scored(scene: Scene, player: Player) -> list[str | Text]:
    boards = [_sum(player, board) for board in BOARDS]
    titles = [f"{board.capitalize()}board Champion" for board in player["titles"]]
    alone = player["rank"] is not None
    place = "" if alone else f"{player['place']}."
    name = short(scene.names[player["seat"]], NAME)
    return [place, name, *boards, str(player["points"]), "" if alone else ", ".join(titles)]


def _sum(player: Player, board: Board) -> str:
    rides = [str(points) for points in player["best"][board] if points]
    return (
        f"{'+'.join(rides)} = {sum(player['best'][board])}"
        if len(rides) > 1
        else "".join(rides) or "–"
    )


# tavarua-83: of the champions, who has more with the other board. tavarua-89: alone, a rank.
def _outcome(scene: Scene, ranked: list[Player]) -> list[Text]:
    if ranked[0]["rank"] is not None:
        return [Text(f"Rank: {ranked[0]['rank']} (tavarua-89)", style="bold")]
    won = [player for player in ranked if player["champion"]]
    names = listed(scene.names[player["seat"]] for player in won)
    told = Text(f"Grand Champion: {names} (tavarua-83)", style="bold")
    most = max(player["points"] or 0 for player in ranked)
    if most not in [player["points"] for player in won]:
        told += Text(", by the score with the other board, not by the total", style="")
    return [told]
