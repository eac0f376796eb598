"""Many games summed up: how long they were, who won, and with how many points."""

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.kit.simulate import Batch

PERCENTILES = {"p10": 0.1, "median": 0.5, "p90": 0.9}

Histogram = Counter[int]


@dataclass
class SeatTally:
    """What became of one seat."""

    scores: Histogram = field(default_factory=Counter)
    places: Histogram = field(default_factory=Counter)
    wins: float = 0.0  # a win shared by several counts for each as its part

    def summary(self, seat: int) -> dict[str, Any]:
        """The numbers as plain data, the first seat being 1."""
        return {
            "seat": seat + 1,
            "win_rate": round(self.wins / self.scores.total(), 6),
            "places": {str(place): self.places[place] for place in sorted(self.places)},
            "score": distribution(self.scores),
        }


@dataclass
class Tally:
    """Counts of lengths, scores and places, kept as histograms so that any number of games fits."""

    players: int
    games: int = 0
    moves: int = 0
    lengths: Histogram = field(default_factory=Counter)
    began: float = field(default_factory=perf_counter)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.seats = [SeatTally() for _ in range(self.players)]

    def add(self, batch: "Batch") -> None:
        """Count a batch of games."""
        self.games += len(batch.lengths)
        self.moves += int(batch.lengths.sum(dtype="int64"))
        _count(self.lengths, batch.lengths)
        winners = batch.places == 1
        shares = winners / winners.sum(axis=1, keepdims=True).clip(min=1)
        for seat, tally in enumerate(self.seats):
            _count(tally.scores, batch.scores[:, seat])
            _count(tally.places, batch.places[:, seat])
            tally.wins += float(shares[:, seat].sum())
        self.seconds = perf_counter() - self.began

    def summary(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "moves_per_second": round(self.moves / self.seconds),
            "games_per_second": round(self.games / self.seconds, 3),
            "length": distribution(self.lengths),
            "score": distribution(sum((tally.scores for tally in self.seats), Counter())),
            "seats": [tally.summary(seat) for seat, tally in enumerate(self.seats)],
        }


def _count(histogram: Histogram, values: Any) -> None:
    import numpy as np

    for value, count in zip(*np.unique(values, return_counts=True), strict=True):
        histogram[int(value)] += int(count)


def distribution(histogram: Histogram) -> dict[str, Any]:
    """Mean, spread and shape of what was counted."""
    total = sum(histogram.values())
    values = sorted(histogram)
    mean = sum(value * histogram[value] for value in values) / total
    spread = sum((value - mean) ** 2 * histogram[value] for value in values) / total
    return {
        "mean": round(mean, 3),
        "sd": round(spread**0.5, 3),
        "min": values[0],
        **{
            name: _percentile(histogram, values, share * total)
            for name, share in PERCENTILES.items()
        },
        "max": values[-1],
        "histogram": {str(value): histogram[value] for value in values},
    }


def _percentile(histogram: Histogram, values: list[int], rank: float) -> int:
    seen = 0
    for value in values:
        seen += histogram[value]
        if seen >= rank:
            return value
    return values[-1]
