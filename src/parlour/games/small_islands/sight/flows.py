"""What lava on a hex of Small Islands would change: it flows by the rules on a copied table."""

from collections.abc import Sequence

from parlour.games.small_islands.box.clues import IN_LARGEST
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.terrains import TERRAINS
from parlour.games.small_islands.nouns import COLUMN, HEX, TERRAIN
from parlour.games.small_islands.rules.columns import has_begun
from parlour.games.small_islands.rules.lava import flow
from parlour.games.small_islands.sight.hexes import terrain_of
from parlour.games.small_islands.sight.schema import Change, ColumnChange, Flow
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading


def flows(game: Reading) -> dict[str, Flow]:
    """What lava would change on each hex where it may be laid now."""
    spots = members(game.spots) if game.step == Step.LAVA else []
    return {HEX.ids[at]: flow_on(game, at) for at in spots}


# small_islands-63
def flow_on(game: Reading, at: int) -> Flow:
    """What lava on a hex would change."""
    trial = game.copied()
    trial.games["event_count"] = 0
    flow(trial.games[0], game.asked, at)
    after = trial.reading()
    return {
        "terrain": terrain_of(game, at),
        "destroys": "hut"
        if contains(game.huts, at)
        else "palm"
        if contains(game.palms, at)
        else None,
        "columns": _columns(game, after),
        "largest": _largest(game, after, at),
    }


def _columns(game: Reading, after: Reading) -> dict[str, ColumnChange]:
    """The candidates that drop out of columns that have begun, and those that come in."""
    found: dict[str, ColumnChange] = {}
    for n in range(COLUMNS):
        change = _change(game.sites[n], after.sites[n])
        if change and has_begun(game.record, n):
            counts = {"before": game.found[n], "leaves": after.found[n]}
            found[COLUMN.ids[n]] = {**counts, **change}  # type: ignore[typeddict-item]
    return found


def _largest(game: Reading, after: Reading, at: int) -> dict[str, Change]:
    """What becomes or is no longer the largest area of a terrain, the hex itself aside."""
    found = {}
    for kind in range(TERRAINS):
        was, now = (table.marks[IN_LARGEST + kind] for table in (game, after))
        if change := _change(was, now, at):
            found[TERRAIN.ids[kind]] = change
    return found


def _change(was: Sequence[int], now: Sequence[int], aside: int | None = None) -> Change | None:
    before, after = set(members(was)) - {aside}, set(members(now))
    if before == after:
        return None
    lost, gained = sorted(before - after), sorted(after - before)
    return {"lost": [HEX.ids[at] for at in lost], "gained": [HEX.ids[at] for at in gained]}
