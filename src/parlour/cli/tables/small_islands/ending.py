"""The end of a game of Small Islands: the banner before it, and the final table."""

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.pieces import vehicle
from parlour.games.small_islands.sight.schema import Player

NAME = 20


# small_islands-56, small_islands-69
def banner(scene: Scene) -> Text | None:
    """That the game is about to end."""
    if scene.view["over"]:
        return None
    if scene.view["last_treasure"]:
        return Text("THE LAST TREASURE: then the game is over (small_islands-56).", style="bold")
    if scene.view["turn"] == scene.setting["turns"]:
        return Text("THE LAST TURN: then the game is over (small_islands-69).", style="bold")
    return None


# small_islands-67, small_islands-68
def final_table(scene: Scene) -> Table | None:
    """Coins, treasure cards and amulets of everybody, the winner first."""
    if not scene.view["over"]:
        return None
    ranked = sorted(scene.view["players"].values(), key=lambda one: (one["place"], one["seat"]))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=2)
    table.add_column("", width=1)
    table.add_column("Final score", width=NAME, no_wrap=True)
    for what in ("coins", "amulets"):
        table.add_column(what, justify="right")
    table.add_column("treasure cards")
    for player in ranked:
        table.add_row(*_scored(scene, player))
    return table


def _scored(scene: Scene, player: Player) -> list[str | Text]:
    seat, faces = player["seat"], scene.setting["treasure_faces"]
    (treasure,) = player["treasure"].values()
    cards = " ".join(str(faces[card]["value"]) for card in treasure["cards"] or ()) or "none"
    counts = (str(player["points"]), str(player["amulets"]))
    return [f"{player['place']}.", vehicle(seat), short(scene.names[seat], NAME), *counts, cards]
