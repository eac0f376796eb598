"""Wrong calls of every entry of the engine, tried in a process of their own: `TRIES SEED GAME…`.

Prints how often each outcome came, as JSON. Whatever is not one of our errors ends it.
"""

import json
import pickle
import random
import sys
from collections import Counter

import numpy as np

from parlour.errors import ParlourError
from parlour.games.series import side_by_side
from parlour.kit.luck import LUCK
from parlour.kit.positions import Positions, records
from parlour.kit.record import MOST_SEATS, SPECTATOR
from walks import GAMES, short

ODD = (None, True, "0", b"\0", 0.5, float("nan"), [], [0], {}, 1j, object(), int, np.zeros(3))
FAR = (-1, 7, 127, 1 << 31, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 10**30, -(10**30), 10**5_000)
SCRIBBLES = {
    "seats": (-128, -1, 0, MOST_SEATS + 1, 127),
    "event_count": (-(1 << 31), -1, 1 << 12, (1 << 31) - 1),
    "redacted": (-(1 << 31), -1, MOST_SEATS + 2, (1 << 31) - 1),
    "options": (-(1 << 15), -1, 1 << 10, (1 << 15) - 1),
    "used": (-(1 << 31), -1, 17, (1 << 31) - 1),
    "counter": (-(1 << 63), -1, 1 << 62),
}


class Attack:
    """One game under attack: a table some moves on, and what is done to it."""

    def __init__(self, name, seed):
        self.game, self.whim = GAMES[name], random.Random(seed)
        others = [game for other, game in GAMES.items() if other != name]
        self.foreign = self.whim.choice(others).contract.record
        self.vector = None
        self.sit_down()

    def sit_down(self):
        """Another table, played on for a while."""
        seats = self.whim.choice(self.game.seats)
        self.table = self.game.deal(seats, self.whim.randrange(1 << 20), short(self.game))
        for _ in range(self.whim.randrange(120)):
            self.go_on()

    def go_on(self):
        """A legal move, if there is one."""
        engine = self.game.engine
        if deciding := engine.actors(self.table):
            seat = self.whim.choice(deciding)
            engine.play(self.table, seat, self.whim.choice(engine.legal_moves(self.table, seat)))

    # What is handed in

    def number(self, most):
        """A number that may do, or far from it, or none at all."""
        if self.whim.random() < 0.6:
            return self.whim.randrange(-1, most + 1)
        return self.whim.choice(self.whim.choice((ODD, FAR)))

    def position(self):
        """The table, mostly; or what is none, or none of this game, or redacted."""
        kind = self.whim.randrange(10)
        if kind == 0:
            return self.whim.choice(ODD)
        if kind == 1:
            return Positions(self.foreign, self.whim.randrange(3))
        if kind == 2:
            return Positions(self.game.contract.record, self.whim.randrange(3))
        if kind < 5:
            return self.game.seen(self.table, self.whim.randrange(SPECTATOR, self.table.seats[0]))
        return self.table.copy()

    def stream(self):
        """Luck, good or bad."""
        kind = self.whim.randrange(4)
        if kind == 0:
            return self.whim.choice((*ODD, *FAR, [1] * 8))
        luck = records(LUCK, 1 if kind < 3 else self.whim.choice((0, 1, 2)))
        if kind == 2:
            luck["used"] = self.whim.choice((-(1 << 31), -1, 0, 5, 16, 17, (1 << 31) - 1))
        return luck

    def log(self):
        """Rows of a log, or something like it."""
        rows = [(self.number(MOST_SEATS), self.number(self.game.contract.moves)) for _ in "abc"]
        return self.whim.choice((rows, np.zeros((2, 3)), *ODD))

    # What is tried

    def call(self):
        """Any entry with any arguments; refused, it leaves the position as it was."""
        engine, held, seat = self.game.engine, self.position(), self.number(MOST_SEATS)
        index = self.number(1) if self.whim.random() < 0.2 else 0
        move = self.number(self.game.contract.moves)
        calls = [
            lambda: engine.set_up(held, index),
            lambda: engine.actors(held, index),
            lambda: engine.legal_moves(held, seat, index),
            lambda: engine.play(held, seat, move, index),
            lambda: engine.play(held, seat, move, index),
            lambda: engine.points(held, seat, index),
            lambda: engine.place(held, seat, index),
            lambda: engine.worth(held, seat, index),
            lambda: engine.redact(held, seat, index),
            lambda: engine.redeal(held, seat, self.stream(), index),
            lambda: engine.replay(held, self.log(), index),
        ]
        return self.unharmed(held, self.whim.choice(calls))

    def any_move(self):
        """Any move there is by somebody who may decide, mostly not this."""
        deciding = self.game.engine.actors(self.table) or [0]
        seat, move = self.whim.choice(deciding), self.whim.randrange(self.game.contract.moves)
        return self.unharmed(self.table, lambda: self.game.engine.play(self.table, seat, move))

    def unharmed(self, held, call):
        before = held.rows.tobytes() if isinstance(held, Positions) else None
        try:
            call()
        except ParlourError as error:
            assert before is None or held.rows.tobytes() == before
            return type(error).__name__
        return "done"

    def scribble(self):
        """A header that no game has: nothing runs on it."""
        held = self.table.copy()
        field = self.whim.choice(list(SCRIBBLES))
        value = self.whim.choice(SCRIBBLES[field])
        if field in ("used", "counter"):
            held.games["luck"][field] = value
        elif field == "options":
            held.games[field][0, self.whim.randrange(12)] = value
        else:
            held.games[field] = value
        engine = self.game.engine
        calls = [
            lambda: engine.set_up(held),
            lambda: engine.actors(held),
            lambda: engine.legal_moves(held, 0),
            lambda: engine.play(held, 0, 0),
            lambda: engine.worth(held, 0),
            lambda: engine.redact(held, 0),
            lambda: engine.replay(held, [(0, 0)]),
        ]
        came = self.unharmed(held, self.whim.choice(calls))
        assert came == "BadPosition", (field, value, came)
        self.unharmed(held, held.heard)
        return "scribble refused"

    def steps(self):
        """Picks for a vector, wrong ones too; refused, no slot is stepped."""
        slots = 3
        if self.vector is None or self.whim.random() < 0.02:
            seats = self.whim.choice(self.game.seats)
            self.vector = side_by_side(self.game, seats, slots, 5, short(self.game))
        good = [self.whim.randrange(n) for n in self.vector.turns["legal"].tolist()]
        kind, before = self.whim.randrange(4), self.vector.tables.rows.tobytes()
        picks = good if kind else self.whim.choice((*ODD, *FAR, [0], good * 2, [0.5] * slots))
        if kind == 1:
            good[self.whim.randrange(slots)] = self.number(40)
        try:
            self.vector.step(picks)
        except ParlourError as error:
            assert self.vector.tables.rows.tobytes() == before
            return f"step: {type(error).__name__}"
        return "stepped"

    def bytes_from_elsewhere(self):
        """A pickle with some bytes changed is refused, or gives the very same positions."""
        kept = bytearray(pickle.dumps(self.table))
        for _ in range(self.whim.randrange(1, 4)):
            kept[self.whim.randrange(len(kept))] = self.whim.randrange(256)
        if self.whim.random() < 0.1:
            del kept[self.whim.randrange(len(kept)) :]
        try:
            found = pickle.loads(bytes(kept))
        except ParlourError:
            return "bytes refused"
        except Exception:  # pickle itself could not read it
            return "no pickle"
        if isinstance(found, Positions):
            assert found.rows.tobytes() == self.table.rows.tobytes()
        return "the same bytes, or nothing of ours"

    def guess_and_go_on(self):
        """What is allowed goes on working."""
        seat = self.whim.randrange(self.table.seats[0])
        world = self.game.guess(self.table, seat, self.whim.randrange(99))
        assert self.game.engine.actors(world) == self.game.engine.actors(self.table)
        self.go_on()
        return "played on"


def main(name, tries, seed):
    """Attack a game so many times."""
    attack, tally = Attack(name, seed), Counter()
    ways = [attack.call] * 12 + [attack.any_move] * 4 + [attack.scribble, attack.steps]
    ways += [attack.bytes_from_elsewhere, attack.guess_and_go_on]
    for number in range(tries):
        if number % 50 == 49:
            attack.sit_down()
        tally[attack.whim.choice(ways)()] += 1
    return tally


if __name__ == "__main__":
    count, start = int(sys.argv[1]), int(sys.argv[2])
    print(json.dumps(sum((main(name, count, start) for name in sys.argv[3:]), Counter())))
