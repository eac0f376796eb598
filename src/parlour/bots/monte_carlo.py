"""A bot that guesses what it cannot see and plays out its moves, most often the good ones."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from parlour.bots.budget import PLAYOUTS, Budget
from parlour.bots.pace import SLICE, Pace
from parlour.bots.race import STREAMS, Race, Share
from parlour.bots.thought import GoOn, Thought, always, decision, forced
from parlour.games.game import Game
from parlour.kit.positions import Positions


class MonteCarloBot:
    """Sequential halving over the legal moves of the seat's redacted record.

    With a budget of playouts the same seed and the same sight give the same thought, on any number
    of threads.
    """

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget()
        threads = min(self.budget.threads, STREAMS)
        self._share: Share = map if threads == 1 else _pool(threads).map

    def choose(self, game: Game, seen: Positions, seat: int, go_on: GoOn = always) -> Thought:
        """The move that did best in playouts from guesses at what the seat cannot see."""
        found = decision(game, seen, seat)
        if len(found.legal) == 1:
            return forced(found.legal[0])
        race, pace = Race(game.contract, found, self.seed), Pace(go_on)
        if self.budget.seconds is None:
            self._count_playouts(race, pace, self.budget.playouts or PLAYOUTS)
        else:
            self._watch_clock(race, pace, self.budget.seconds)
        return race.thought()

    def _count_playouts(self, race: Race, pace: Pace, left: int) -> None:
        for rounds_left in range(race.rounds, 0, -1):
            worlds = left // rounds_left // len(race.racing)
            left -= race.run(max(1, worlds), self._share, pace)
            if rounds_left > 1:
                race.halve()

    def _watch_clock(self, race: Race, pace: Pace, seconds: float) -> None:
        rounds, began = race.rounds, time.perf_counter()
        for number in range(1, rounds + 1):
            self._run_until(race, pace, began + seconds * number / rounds)
            if number < rounds:
                race.halve()

    def _run_until(self, race: Race, pace: Pace, end: float) -> None:
        worlds, now = 1, time.perf_counter()
        while True:
            began = now
            race.run(worlds, self._share, pace)
            now = time.perf_counter()
            if now >= end:
                return
            wanted = min(SLICE, end - now) / (now - began)
            worlds = max(1, int(worlds * min(wanted, 2.0)))


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """The threads that all bots of a process share."""
    return ThreadPoolExecutor(threads)
