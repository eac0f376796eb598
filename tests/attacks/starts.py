"""Starts of Parlour by the dozen: a process that has only Numba ready is forked for each.

    python starts.py

reads a line of JSON for each call, [cache, folder, at_once], and answers with one: how each start
ended, what it said and what it complained about. Each start plays a game of pennies.
"""

import json
import os
import subprocess
import sys
import traceback
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parents[1]


class Start(NamedTuple):
    """How a start ended."""

    code: int
    said: str
    complained: str


class Starts:
    """The process that forks."""

    def __init__(self, folder):
        self.folder = folder
        paths = os.pathsep.join([str(TESTS), *sys.path])
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": paths},
        )

    def begin(self, cache, at_once=1):
        """Start so many at once with a folder for compiled code; `end` waits for them."""
        print(
            json.dumps([str(cache), str(self.folder), at_once]), file=self.process.stdin, flush=True
        )

    def end(self):
        """How they ended."""
        return [Start(*ended) for ended in json.loads(self.process.stdout.readline())]

    def start(self, cache):
        """One start, from beginning to end."""
        self.begin(cache)
        return self.end()[0]

    def close(self):
        """No more starts."""
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def play_pennies():
    """A game, and the compiled code that was used for it."""
    from parlour.kit.cache.compiled import in_use
    from parlour.kit.rule import CACHE_FOLDER
    from toys.pennies import GAME

    engine, table = GAME.engine, GAME.deal(3, 1)
    while seats := engine.actors(table):
        engine.play(table, seats[0], engine.legal_moves(table, seats[0])[-1])
    points = [engine.points(table, seat) for seat in range(3)]
    print(json.dumps([str(CACHE_FOLDER), [path.name for path in in_use], points]))


def fork(cache, files):
    """A start whose output goes to two files."""
    if process := os.fork():
        return process
    code = 1
    try:
        for number, file in enumerate(files, 1):
            os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
        os.environ["PARLOUR_CACHE"] = cache
        play_pennies()
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


def starts(cache, folder, at_once):
    """Start and wait."""
    files = [
        [Path(folder, f"{i}.{kind}") for kind in ("said", "complained")] for i in range(at_once)
    ]
    processes = [fork(cache, pair) for pair in files]
    codes = [os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) for process in processes]
    texts = [[file.read_text() for file in pair] for pair in files]
    return [(code, *pair) for code, pair in zip(codes, texts, strict=True)]


if __name__ == "__main__":
    from numba import njit

    njit(lambda: 1)()  # all that Numba makes ready for the first function
    for line in sys.stdin:
        print(json.dumps(starts(*json.loads(line))), flush=True)
