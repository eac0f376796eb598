"""The end of a game of Snapshot: the banner before it, and the final table."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.cards import ink
from parlour.cli.tables.snapshot.players import NAME, revealed
from parlour.games.speech import counted

View = dict[str, Any]
PARTS = ("stars", "awards", "cover", "article", "points", "tokens")


# snapshot-61, snapshot-62, snapshot-63
def banner(scene: Scene) -> Text | None:
    """Who triggered the end, and who still has a turn."""
    ending = scene.view["ending"]
    if ending is None or not ending["turns_left"]:
        return None
    if ending["by"] is None:
        why = f"round {scene.view['rounds']} is the last (snapshot-63)"
    else:
        photos = scene.view["players"][ending["by"]]["photos"]
        why = f"{scene.names[ending['by']]} has {counted(photos, 'photo')} (snapshot-62)"
    now, *later = [scene.names[seat] for seat in ending["turns_left"]]
    then = f", then {', '.join(later)}" if later else ", and that is the last"
    return Text(f"THE END: {why}. The turn of {now}{then}.", style="bold")


# snapshot-64 to snapshot-69
def final_table(scene: Scene) -> Group | None:
    """The four parts of every score, the best first, and the assignments."""
    if scene.view["phase"] != "over":
        return None
    ranked = sorted(scene.view["players"], key=lambda player: (player["place"], player["seat"]))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=2)
    table.add_column("Final score", width=NAME, no_wrap=True)
    for part in PARTS:
        table.add_column(part, justify="right")
    for player in ranked:
        table.add_row(*_scored(scene, player))
    told = [f"{scene.names[p['seat']]} – {revealed(p['shown'])}" for p in ranked]
    return Group(table, *map(ink, told))


def _scored(scene: Scene, player: View) -> list[str | Text]:
    shown, parts = player["shown"], (player["stars"], player["awards"])
    numbers = (*parts, shown["cover_points"], shown["article_points"], player["score"])
    name = short(scene.names[player["seat"]], NAME)
    return [f"{player['place']}.", name, *map(str, (*numbers, player["tokens"]))]
