"""One decision's race: moves tried in the same guessed worlds, the worse half dropped each round.

The playouts come from a fixed number of streams, each with luck and sums of its own that are
added up in the same order at the end. So the outcome does not depend on how many threads ran them.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from parlour.bots.pace import Pace
from parlour.bots.search import TALLY, compiled
from parlour.bots.thought import Candidate, Decision, Thought
from parlour.kit.contract import Contract
from parlour.kit.luck import LUCK
from parlour.kit.positions import Positions, records

STREAMS = 4

Share = Callable[[Callable[[int, int], None], Iterable[int], Iterable[int]], Iterable[None]]


class Standings(NamedTuple):
    """What all playouts so far say of every move number."""

    playouts: Any
    means: Any  # of the worths
    errors: Any  # of the means, squared

    def better(self, moves: list[int]) -> list[int]:
        """The moves, the best first; of equals the lower number."""
        return sorted(moves, key=lambda move: -self.means[move])

    def sure(self, best: int, other: int) -> float:
        """How likely the one is better than the other, if means scatter normally."""
        lead = self.means[best] - self.means[other]
        error = math.sqrt(2 * (self.errors[best] + self.errors[other]))
        if error == 0:
            return 1.0 if lead > 0 else 0.5
        return (1 + math.erf(lead / error)) / 2


class Race:
    """The moves still in the race, and what the playouts said of all moves."""

    def __init__(self, contract: Contract, decided: Decision, seed: int) -> None:
        self.decided = decided
        self.racing = list(decided.legal)
        self._search, self._most = compiled(contract), contract.most_moves
        self._tables = Positions(contract.record, 1 + 2 * STREAMS)
        self._tables.rows[0] = decided.seen.rows[0]
        self._lists = np.zeros((STREAMS, contract.most_legal), np.int64)
        self._tallies = records(TALLY, STREAMS * contract.moves).reshape(STREAMS, -1)
        self._whims = records(LUCK, STREAMS)
        for stream in range(STREAMS):
            self._whims["key"][stream] = np.frombuffer(decided.whim(seed, stream), "<u4")

    @property
    def rounds(self) -> int:
        """How many rounds there are until the last two moves have met."""
        return max(1, math.ceil(math.log2(len(self.racing))))

    def run(self, worlds: int, share: Share, pace: Pace) -> int:
        """Try all moves still racing in so many worlds; how many playouts that took."""
        moves = len(self.racing)
        counts = [(worlds + stream) // STREAMS * moves for stream in range(STREAMS)]
        for part in pace.slices(max(counts)):
            self._run_part(part, counts, share)
        return worlds * moves

    def _run_part(self, part: range, counts: list[int], share: Share) -> None:
        memory = (self._tables.games, self._whims, self._lists, self._tallies)
        racing = np.array(self.racing)

        def try_in(stream: int, count: int) -> None:
            end = min(part.stop, count)
            self._search(*memory, stream, self.decided.seat, racing, part.start, end, self._most)

        list(share(try_in, range(STREAMS), counts))

    def halve(self) -> None:
        """Keep the better half."""
        kept = self.standings().better(self.racing)[: (len(self.racing) + 1) // 2]
        self.racing = sorted(kept)

    def standings(self) -> Standings:
        """The sums of all streams, added up in their order."""
        worth, squares, playouts = (
            sum(self._tallies[field][stream] for stream in range(STREAMS))
            for field in ("worth", "squares", "playouts")
        )
        count = np.maximum(playouts, 1)
        means = worth / count
        return Standings(playouts, means, np.maximum(squares / count - means**2, 0) / count)

    def thought(self) -> Thought:
        """The best of those left, and what the playouts said of every legal move."""
        told = self.standings()
        done = int(told.playouts.sum())
        best, second, *_ = told.better(self.racing)
        candidates = tuple(
            Candidate(move, float(told.playouts[move] / done), float(told.means[move]))
            for move in self.decided.legal
        )
        return Thought(best, candidates, told.sure(best, second), done)
