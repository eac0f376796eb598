"""What the table as data costs: view, ask and told for one viewer, setting, plans, aids.

Whole games with four seats (or as many as fit), played by light policies, on one core. Names of
games on the command line measure those alone and keep nothing.
"""

import json
import random
import statistics
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

from parlour.games import SHELF, take
from parlour.games.game import Game
from parlour.games.planned import plan
from parlour.games.plans import Gesture, gesture_of
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import Positions, records
from report import keep, machine, show

SEEDS = range(1, 4)
AIDED = 20  # moves between two looks at the aids
PLANNED = 5  # moves between two plans
LONGEST = 12  # gestures of a plan
SEATS = 4


def positions(game: Game, seed: int) -> Iterator[tuple[Positions, int]]:
    """A game by its light policy: every position, and who decides next."""
    table, luck = game.deal(min(SEATS, game.seats[-1]), seed), records(LUCK, 1)
    luck["key"][0] = key_from_seed(seed)
    while deciding := game.engine.actors(table):
        seat = deciding[0]
        yield table, seat
        moves = np.array(game.engine.legal_moves(table, seat), np.int64)
        chosen = game.contract.pick(table.games[0], seat, moves, len(moves), luck[0])
        game.engine.play(table, seat, int(moves[chosen]))


def size(part: Any) -> int:
    """Bytes of JSON."""
    return len(json.dumps(part, separators=(",", ":"), ensure_ascii=False).encode())


def frame(game: Game, table: Positions, seat: int) -> tuple[float, int]:
    """Microseconds and bytes of what the seat is sent."""
    began = perf_counter()
    seen = game.seen(table, seat)
    reading = seen.reading()
    view, ask = game.view(reading, seat), game.ask(reading, seat)
    told = [game.events.of(event).told(event) for event in seen.events()]
    took = perf_counter() - began
    return took * 1e6, size({"view": view, "ask": ask, "told": told})


def helped(game: Game, table: Positions, seat: int) -> float:
    """Milliseconds of the seat's aids."""
    began = perf_counter()
    game.aids(game.seen(table, seat).reading(), seat)
    return (perf_counter() - began) * 1e3


def choice(game: Game, table: Positions, seat: int, whim: random.Random) -> list[Gesture]:
    """The gestures of a choice made at random, shuffled where their order is free, cut anywhere."""
    table, made = table.copy(), []
    while len(made) < LONGEST:
        seen = game.seen(table, seat).reading()
        move = whim.choice(game.engine.legal_moves(table, seat))
        made.append(gesture_of(game.questions.answer(seen, seat, move).touches))
        is_ordered = getattr(game.questions.asked(seen, seat), "id", "") in game.plans.ordered
        game.engine.play(table, seat, move)
        if is_ordered or not game.plans.within(game.seen(table, seat).reading(), seat):
            break
    return whim.sample(made, whim.randint(1, len(made)))


def planned(game: Game, table: Positions, seat: int, whim: random.Random) -> float:
    """Milliseconds of a plan, with the guess it is made on."""
    gestures = choice(game, table, seat, whim)
    began = perf_counter()
    plan(game.planner(table, seat), gestures)
    return (perf_counter() - began) * 1e3


def measured(name: str) -> dict[str, Any]:
    """The figures of one game."""
    game, whim = take(name), random.Random(name)
    for table, seat in positions(game, 0):  # warm
        frame(game, table, seat)
        helped(game, table, seat)
        planned(game, table, seat, whim)
    frames = [frame(game, *found) for seed in SEEDS for found in positions(game, seed)]
    aids = [
        helped(game, *found)
        for seed in SEEDS
        for number, found in enumerate(positions(game, seed))
        if number % AIDED == 0
    ]
    plans = sorted(
        planned(game, *found, whim)
        for seed in SEEDS
        for number, found in enumerate(positions(game, seed))
        if number % PLANNED == 0
    )
    times, sizes = (sorted(figures) for figures in zip(*frames, strict=True))
    last = int(len(frames) * 0.99)
    setting = game.setting(game.deal(min(SEATS, game.seats[-1])).reading())
    return {
        f"{name}, view + ask + told, mean: µs": statistics.mean(times),
        f"{name}, view + ask + told, 99 of 100 within: µs": times[last],
        f"{name}, view + ask + told, mean: bytes": statistics.mean(sizes),
        f"{name}, view + ask + told, 99 of 100 within: bytes": sizes[last],
        f"{name}, setting: bytes": size(setting),
        f"{name}, plan, mean: ms": statistics.mean(plans),
        f"{name}, plan, 99 of 100 within: ms": plans[int(len(plans) * 0.99)],
        f"{name}, aids, mean: ms": statistics.mean(aids),
        f"{name}, aids, most: ms": max(aids),
    }


def main() -> None:
    """Measure, print and keep."""
    rows: dict[str, Any] = {}
    for name in sys.argv[1:] or SHELF:
        rows |= measured(name)
    show("The table as data", rows)
    if not sys.argv[1:]:
        keep("wire", {"machine": machine(), "results": rows})


if __name__ == "__main__":
    main()
