"""What a plan of Small Islands comes to, by what lies open and the planner's own cards."""

from collections.abc import Sequence
from typing import Literal

from parlour.games.planner import Prospect
from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.box.pieces import BOUNDS, COLUMNS
from parlour.games.small_islands.moves import Act, meaning
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX
from parlour.games.small_islands.plans.deeds import DEEDS
from parlour.games.small_islands.rules.amulets import farthest_ahead
from parlour.games.small_islands.rules.columns import has_begun, is_located, locates, sites_with
from parlour.games.small_islands.sight.flows import flow_on
from parlour.games.small_islands.sight.hexes import id_of
from parlour.games.small_islands.sight.layings import laying
from parlour.games.small_islands.sight.reach import price_of_lava
from parlour.games.small_islands.sight.schema import Flow, Journey, Laying, Narrowing, Planned
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

Answers = dict[Step, int]  # by question


def planned(game: Reading, seat: int, plan: Prospect) -> Planned | None:
    """What a plan comes to; nothing without one."""
    if not plan.moves:
        return None
    answers: Answers = dict(map(meaning, plan.moves))
    return {
        "narrows": _narrows(game, seat, plan.moves, answers),
        "journey": _journey(game, seat, plan.moves),
        "sees": _sees(game, answers),
        "laying": _laying(game, answers),
        "flow": _flow(game, answers),
    }


# Columns


def _narrows(game: Reading, seat: int, moves: Sequence[int], answers: Answers) -> Narrowing | None:
    """What would stay and drop out of a column; by sight of the island as it is before the plan."""
    column = _column(game, moves)
    if Step.CUBE in answers:
        card, stays = None, [at for at in members(game.sites[column]) if at != answers[Step.CUBE]]
    elif Step.CARD in answers or Step.TILE in answers or Step.SHOW in answers:
        card = answers.get(Step.CARD, CLUES + answers.get(Step.TILE, _tile(game)))
        stays = members(sites_with(game.record, column, card))
    else:
        return None
    return _narrowing(game, column, card, stays, _stands_then(game, seat, moves))


def _column(game: Reading, moves: Sequence[int]) -> int:
    """The column of the last deed, or the one that was named before."""
    named = [DEEDS[move].column for move in moves if move in DEEDS]
    found = [column for column in named if column is not None]
    return int(found[-1] if found else game.column)


def _tile(game: Reading) -> int:
    """The tile that was chosen before, counted among tiles."""
    return int(game.tile) - CLUES


def _narrowing(
    game: Reading, column: int, card: int | None, stays: list[int], vehicle: int
) -> Narrowing:
    begun = card is not None or has_begun(game.record, column)
    found = stays[0] if locates(begun, len(stays)) else None
    return {
        "column": COLUMN.ids[column],
        "clue": None if card is None else CLUE.ids[card],
        "before": game.found[column],
        "leaves": len(stays),
        "stays": [HEX.ids[at] for at in stays],
        "drops": [HEX.ids[at] for at in members(game.sites[column]) if at not in stays],
        "found": None if found is None else HEX.ids[found],
        "raises": found == vehicle,
    }


# Journeys


def _bounds(moves: Sequence[int]) -> list[int]:
    return [at for step, at in map(meaning, moves) if step == Step.MOVE]


def _stands_then(game: Reading, seat: int, moves: Sequence[int]) -> int:
    return [int(game.players[seat].vehicle), *_bounds(moves)][-1]


def _journey(game: Reading, seat: int, moves: Sequence[int]) -> Journey | None:
    bounds = _bounds(moves)
    if not bounds:
        return None
    at, bought = bounds[-1], game.bought if game.moving else Act.BUY_MOVE in moves
    return {
        "path": [HEX.ids[stop] for stop in (game.players[seat].vehicle, *bounds)],
        "bounds": len(bounds),
        "left": (game.bounds if game.moving else BOUNDS) - len(bounds),
        "pays": _pays(game, seat, moves),
        "amulet": not bought and contains(game.amulets, at),
        "raises": [COLUMN.ids[n] for n in range(COLUMNS) if _is_found(game, n, at)],
    }


# small_islands-42: an amulet that pays for the move does not pay for lava.
def _pays(game: Reading, seat: int, moves: Sequence[int]) -> Literal["amulet", "gold"] | None:
    price = price_of_lava(game, seat)
    if price in (None, "paid") or not any(contains(game.lava, at) for at in _bounds(moves)):
        return None
    left = game.players[seat].amulets - (Act.BUY_MOVE in moves)
    return "amulet" if left else "gold"


def _is_found(game: Reading, column: int, at: int) -> bool:
    return bool(is_located(game.record, column)) and contains(game.sites[column], at)


# Statues, triads, lava


# small_islands-64
def _sees(game: Reading, answers: Answers) -> str | None:
    if Step.FACING not in answers or Step.STATUE not in answers:
        return None
    return id_of(int(farthest_ahead(game.record, answers[Step.STATUE], answers[Step.FACING])))


def _laying(game: Reading, answers: Answers) -> Laying | None:
    if Step.TRIAD_TURN not in answers:
        return None
    triad, at = answers.get(Step.TRIAD, game.column), answers.get(Step.TRIAD_LAVA, game.spot)
    return laying(game, triad, at, answers[Step.TRIAD_TURN])


def _flow(game: Reading, answers: Answers) -> Flow | None:
    return flow_on(game, answers[Step.LAVA]) if Step.LAVA in answers else None
