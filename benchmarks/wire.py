"""What the table as data costs: view, ask and told for one viewer, setting, aids; time and bytes.

    python benchmarks/wire.py [GAME ...]

Whole games with four seats (or as many as fit), played by light policies, one core.
"""

import json
import statistics
import sys
import time

from parlour.games import SHELF, take
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records

GAMES_EACH = 3
EVERY = 1  # moves between two measurements


def light_move(game, table, seat, luck):
    """The move a light playout would make."""
    import numpy as np

    moves = np.array(game.engine.legal_moves(table, seat), np.int64)
    place = game.contract.pick(table.games[0], seat, moves, len(moves), luck[0])
    return int(moves[place])


def frames(name, seed):
    """Microseconds and bytes of every frame of one game, as its next seat is sent it."""
    game = take(name)
    table, luck = game.deal(min(4, game.seats[-1]), seed), records(LUCK, 1)
    luck["key"][0] = key_from_seed(seed)
    while deciding := game.engine.actors(table):
        seat = deciding[0]
        start = time.perf_counter()
        seen = table.copy()
        game.engine.redact(seen, seat)
        reading = seen.reading()
        view, ask = game.view(reading, seat), game.ask(reading, seat)
        told = [game.events.of(event).told(event) for event in seen.events()]
        took = time.perf_counter() - start
        frame = {"view": view, "ask": ask, "told": told}
        yield took * 1e6, len(json.dumps(frame, separators=(",", ":"), ensure_ascii=False))
        game.engine.play(table, seat, light_move(game, table, seat, luck))


def aids_of(name, seed):
    """Milliseconds of the aids of every twentieth position."""
    game = take(name)
    table, luck = game.deal(min(4, game.seats[-1]), seed), records(LUCK, 1)
    luck["key"][0] = key_from_seed(seed)
    number = 0
    while deciding := game.engine.actors(table):
        if number % 20 == 0:
            seen = table.copy()
            game.engine.redact(seen, deciding[0])
            start = time.perf_counter()
            game.aids(seen.reading(), deciding[0])
            yield (time.perf_counter() - start) * 1e3
        game.engine.play(table, deciding[0], light_move(game, table, deciding[0], luck))
        number += 1


def measured(name):
    """The figures of one game."""
    game = take(name)
    setting = game.setting(game.deal(min(4, game.seats[-1]), 0).reading())
    list(frames(name, 0))  # warm
    found = [frame for seed in range(1, GAMES_EACH + 1) for frame in frames(name, seed)]
    times, sizes = zip(*found, strict=True)
    helped = [took for seed in range(1, GAMES_EACH + 1) for took in aids_of(name, seed)]
    return {
        "frames": len(found),
        "frame_us_mean": round(statistics.mean(times), 1),
        "frame_us_p99": round(sorted(times)[int(len(times) * 0.99)], 1),
        "frame_bytes_mean": round(statistics.mean(sizes)),
        "frame_bytes_p99": sorted(sizes)[int(len(sizes) * 0.99)],
        "setting_bytes": len(json.dumps(setting, separators=(",", ":"), ensure_ascii=False)),
        "aids_ms_mean": round(statistics.mean(helped), 2),
        "aids_ms_most": round(max(helped), 2),
    }


if __name__ == "__main__":
    for name in sys.argv[1:] or SHELF:
        print(name, json.dumps(measured(name)))
