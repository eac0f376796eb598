"""The sea of Tavarua as people see it: rows by their numbers, and the wave of each."""

from functools import cache

from parlour.games.tavarua.box.sea import DIE_FACES, ROWS
from parlour.games.tavarua.options import BREAK_RULE
from parlour.games.tavarua.rules.sea import (
    breaks,
    capacity,
    makes_perfect,
    places_free,
    row_beside,
)
from parlour.games.tavarua.sight.schema import Space, State, Wave
from parlour.games.tavarua.table import Place
from parlour.kit.positions import Reading

DICE = range(1, DIE_FACES + 1)
INWARD = range(ROWS, 0, -1)  # spaces of the record, the outermost first


@cache
def row(break_rule: int, space: int) -> int:
    """The number of the row beside a space (tavarua-47, tavarua-90)."""
    return int(row_beside(break_rule, space))


def channel(break_rule: int) -> dict[str, Space]:
    """The spaces of the channel, the outermost first."""
    return {f"channel.{row(break_rule, space)}": _space(break_rule, space) for space in INWARD}


def _space(break_rule: int, space: int) -> Space:
    return {
        "row": row(break_rule, space),
        "broken": [die for die in DICE if breaks(break_rule, die, space)],
    }


def waves(game: Reading) -> dict[str, Wave]:
    """The waves, the outermost first."""
    break_rule, ridden = game.options[BREAK_RULE], _ridden(game)
    return {
        f"wave.{row(break_rule, space)}": _wave(game, break_rule, space, space in ridden)
        for space in INWARD
    }


def _ridden(game: Reading) -> set[int]:
    return {player.space for player in game.players if player.place == Place.WAVE}


# tavarua-15: in the next round a wave stands one row further in; from the last row it comes in.
def _wave(game: Reading, break_rule: int, space: int, ridden: bool) -> Wave:
    die = game.dice[space - 1]
    return {
        "row": row(break_rule, space),
        "die": die,
        **_state(break_rule, die, space),
        # tavarua-94: or too many
        "free": max(0, int(places_free(game.record, space))) if ridden else holds(game.seats),
        "next": {**_state(break_rule, die, space - 1)} if space > 1 else None,
    }


# tavarua-48
@cache
def holds(players: int) -> int:
    """How many surfers a wave holds."""
    return int(capacity(players))


@cache
def _state(break_rule: int, die: int, space: int) -> State:
    return {
        "broken": bool(breaks(break_rule, die, space)),
        "perfect": bool(makes_perfect(break_rule, die, space)),
    }
