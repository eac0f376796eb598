"""One way to run the rules, told as hashes: whole games of a table each, or of all tables.

Run in a process of its own, since the way to run (interpreted, compiled, bounds-checked) is chosen
by environment variables before anything is imported.
"""

import hashlib
import json
import sys

from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.simulate import simulate
from walks import GAMES, TABLES, short, walk


def digest(name, seats):
    """A hash of every position of a walk, of its redactions and of guesses at what they hide."""
    game, told = GAMES[name], hashlib.sha256()
    luck = records(LUCK, 1)
    luck["key"][0] = key_from_seed(5)
    for number, step in enumerate(walk(name, seats, "even", seed=3)):
        told.update(step.table.rows.tobytes())
        seen = step.table.copy()
        game.engine.redact(seen, number % seats)
        told.update(seen.rows.tobytes())
        game.engine.redeal(seen, number % seats, luck)
        told.update(seen.rows.tobytes())
    return told.hexdigest()


def series(name, seats):
    """Lengths, scores and logs of a few games played by the CPU driver."""
    game = GAMES[name]
    blank = game.blank(seats, short(game))
    batches = simulate(game.contract, blank, key_from_seed(6), 2, threads=1, keep_logs=True)
    return hashlib.sha256(b"".join(part.tobytes() for b in batches for part in b)).hexdigest()


if __name__ == "__main__":
    wanted = TABLES if "all" in sys.argv else [(name, GAMES[name].seats[-1]) for name in GAMES]
    told = {f"{name} {seats}": [digest(name, seats), series(name, seats)] for name, seats in wanted}
    print(json.dumps(told))
