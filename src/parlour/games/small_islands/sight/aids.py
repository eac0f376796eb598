"""What players of Small Islands work out by hand, as far as the viewer can know."""

from parlour.games.planner import Prospect
from parlour.games.small_islands.box.clues import IN_TERRAIN
from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import NO_HEX, members
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.terrains import TERRAINS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX, TERRAIN, WAY
from parlour.games.small_islands.rules.amulets import farthest_ahead, let_statues_act
from parlour.games.small_islands.rules.columns import sites_with
from parlour.games.small_islands.rules.hexes import spread
from parlour.games.small_islands.rules.setting_up.objects import FIRST_STATUE
from parlour.games.small_islands.sight.columns import columns_for
from parlour.games.small_islands.sight.flows import flows
from parlour.games.small_islands.sight.hexes import id_of, ids, is_turned_now
from parlour.games.small_islands.sight.layings import layings, triads_left
from parlour.games.small_islands.sight.planned import planned
from parlour.games.small_islands.sight.reach import reach
from parlour.games.small_islands.sight.schema import Aids, Area, Gaze, Left
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR
from parlour.kit.sets import members as of_set

SETTING_UP = range(Step.OBJECT, Step.START)


def aids(game: Reading, seat: int, plan: Prospect) -> Aids:
    """Help for a seat; of what lies open, for a spectator too."""
    plays = game.step not in SETTING_UP and game.step != Step.OVER
    hand = game.players[seat].hand if plays and seat != SPECTATOR else 0
    return {
        "spots": ids(game.spots),
        "candidates": {COLUMN.ids[c]: ids(game.sites[c]) for c in range(COLUMNS)},
        "areas": areas(game),
        "gazes": _gazes(game),
        "reach": [reach(game, other) for other in range(game.seats)],
        "clues": {CLUE.ids[card]: _leaves(game, card) for card in of_set(hand)},
        "tiles": {CLUE.ids[t]: _leaves(game, t) for t in of_set(game.reserve) if plays},
        "flows": flows(game),
        "triads_that_fit": triads_left(game),
        "layings": layings(game),
        "facings": _facings(game),
        "planned": planned(game, seat, plan),
    }


# small_islands-29
def _leaves(game: Reading, card: int) -> dict[str, Left]:
    return {COLUMN.ids[column]: _left(game, card, column) for column in range(COLUMNS)}


def _left(game: Reading, card: int, column: int) -> Left:
    """What a clue would leave of a column, or why it is illegal there."""
    left = ids(sites_with(game.record, column, card))
    fitting = COLUMN.ids[column] in columns_for(game, card)
    return {
        "fits": fitting,
        "why_not": None if fitting else "takes none away" if left else "leaves none",
        "leaves": len(left),
        "hexes": left,
    }


# small_islands-32: of equals each is the largest.
def areas(game: Reading) -> list[Area]:
    """All areas, terrain by terrain; areas of lava are none."""
    found: list[Area] = []
    for kind in range(TERRAINS):
        parts = _parted(game.marks[IN_TERRAIN + kind])
        most = max(map(len, parts), default=0)
        found += [
            {"terrain": TERRAIN.ids[kind], "largest": len(part) == most, "hexes": part}
            for part in parts
        ]
    return found


def _parted(words: list[int]) -> list[list[str]]:
    """A set of hexes parted into those that hang together."""
    parts, rest = [], members(words)
    while rest:
        part = members(spread(*words, rest[0]))
        parts.append([HEX.ids[at] for at in part])
        rest = [at for at in rest if at not in part]
    return parts


# Statues


# small_islands-64, small_islands-65: the rules are asked, on a copy of the table.
def _gazes(game: Reading) -> list[Gaze]:
    trial = game.copied()
    trial.games["event_count"] = 0
    let_statues_act(trial.games[0])
    amulets = {e.values[1]: e.values[0] for e in trial.events() if e.kind == Event.AMULET}
    then = trial.games[0]["facings"].tolist()
    return [
        {
            "hex": HEX.ids[at],
            "facing": WAY.ids[game.facings[statue]],
            "sees": id_of(int(farthest_ahead(game.record, at, game.facings[statue]))),
            "amulet": id_of(amulets.get(statue, NO_HEX)),
            "then": WAY.ids[then[statue]],
        }
        for statue, at in enumerate(game.statues)
        if at != NO_HEX and not is_turned_now(game, statue)
    ]


# small_islands-64
def _facings(game: Reading) -> dict[str, str | None]:
    """Where the first amulet of the statue would lie, for each way it may face."""
    if game.step != Step.FACING:
        return {}
    at = game.statues[game.placed - FIRST_STATUE]
    return {
        WAY.ids[way]: id_of(int(farthest_ahead(game.record, at, way)))
        for way in range(len(DIRECTIONS))
    }
