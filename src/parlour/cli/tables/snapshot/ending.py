"""The end of a game of Snapshot: the banner before it, and the final table."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.cards import ink
from parlour.cli.tables.snapshot.players import NAME, pile, revealed, tokens
from parlour.games.snapshot.sight.schema import Player
from parlour.games.speech import counted

PARTS = ("stars", "awards", "cover", "article", "points", "tokens")


# snapshot-61, snapshot-62, snapshot-63
def banner(scene: Scene) -> Text | None:
    """Who triggered the end, and who still has a turn."""
    ending = scene.view["ending"]
    if ending is None or not ending["turns_left"]:
        return None
    if ending["by"] is None:
        why = f"round {scene.setting['most_rounds']} is the last (snapshot-63)"
    else:
        photos = pile(scene.view["players"][f"seat.{ending['by']}"])["amount"]
        why = f"{scene.names[ending['by']]} has {counted(photos, 'photo')} (snapshot-62)"
    now, *later = [scene.names[seat] for seat in ending["turns_left"]]
    then = f", then {', '.join(later)}" if later else ", and that is the last"
    return Text(f"THE END: {why}. The turn of {now}{then}.", style="bold")


# snapshot-64 to snapshot-69
def final_table(scene: Scene) -> Group:
    """The four parts of every score, the best first, and the assignments."""
    ranked = sorted(scene.view["players"].values(), key=lambda p: (p["place"], p["seat"]))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=2)
    table.add_column("Final score", width=NAME, no_wrap=True)
    for part in PARTS:
        table.add_column(part, justify="right")
    told = []
    for player in ranked:
        (card,) = player["assignment"].values()
        awards = sum(tile["points"] for tile in player["tiles"].values())
        parts = (player["stars"], awards, card["cover_points"], card["article_points"])
        table.add_row(*_scored(scene, player, parts))
        told.append(f"{scene.names[player['seat']]} – {revealed(scene.setting, card)}")
    return Group(table, *(ink(scene.setting, words) for words in told))


def _scored(scene: Scene, player: Player, parts: tuple[int, ...]) -> list[str | Text]:
    name = short(scene.names[player["seat"]], NAME)
    numbers = (*parts, player["points"], tokens(player))
    return [f"{player['place']}.", name, *map(str, numbers)]
