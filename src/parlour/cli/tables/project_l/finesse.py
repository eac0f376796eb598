"""The row of Finesse tiles of Project L."""

from typing import Any

from rich.table import Table
from rich.text import Text

from parlour.cli.tables.flow import labelled
from parlour.cli.tables.project_l.pieces import ink
from parlour.games.speech import counted

View = dict[str, Any]


def finesse(view: View, width: int) -> Table | None:
    """The row of tiles, and what the leftmost pays in this round and the next."""
    row = view["finesse"]
    if row is None or view["phase"] in ("touches", "over"):
        return None
    tiles = [_tile(tile, number) for number, tile in enumerate(row["tiles"])]
    tiles.append(Text(f"({counted(view['rounds_left'], 'round')} left, bank {row['bank']})"))
    pays = [_pays(tile) for tile in row["tiles"][:2]]
    labels = ("Finesse", "  now", "  next")
    return labelled(zip(labels, [tiles, *([line] for line in pays)], strict=False), width)


def _tile(tile: View | None, number: int) -> Text:
    return Text(tile["id"] if tile else "??", style="bold reverse" if not number else "")


def _pays(tile: View | None) -> Text:
    if tile is None:
        return Text("face down: pays nothing (project_l-50)")
    doubt = "" if tile["provenance"] == "official" else f" ({tile['provenance']})"
    return ink(f"{tile['id']} pays {tile['words']}{doubt}")
