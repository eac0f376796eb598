"""The row of Finesse tiles of Project L."""

from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.project_l.pieces import ink
from parlour.games.project_l.sight.schema import Setting
from parlour.games.speech import counted


def finesse(scene: Scene, width: int) -> Table | None:
    """The row of tiles, and what the leftmost pays in this round and the next."""
    row = scene.view["finesse"]
    if row is None or scene.view["phase"] in ("touches", "over"):
        return None
    tiles = [_tile(tile, number) for number, tile in enumerate(row["tiles"])]
    tiles.append(Text(f"({counted(row['rounds_left'], 'round')} left, bank {row['bank']})"))
    pays = [_pays(scene.setting, tile) for tile in row["tiles"][:2]]
    labels = ("Finesse", "  now", "  next")
    return labelled(zip(labels, [tiles, *([line] for line in pays)], strict=False), width)


def _tile(tile: str | None, number: int) -> Text:
    return Text(tile.upper() if tile else "??", style="bold reverse" if not number else "")


def _pays(setting: Setting, tile: str | None) -> Text:
    if tile is None:
        return Text("face down: pays nothing (project_l-50)")
    face = setting["tiles"][tile]
    doubt = "" if face["provenance"] == "official" else f" ({face['provenance']})"
    return ink(setting, f"{tile.upper()} pays {face['words']}{doubt}")
