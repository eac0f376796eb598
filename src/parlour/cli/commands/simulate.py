"""`parlour simulate`: many games at random, summed up."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.options import GameName, Options, Players, Seed, at_least, read_options
from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.games.game import Game
    from parlour.kit.positions import Positions
    from parlour.kit.simulate import Batch

PERCENTILES = {"p10": 0.1, "median": 0.5, "p90": 0.9}


class Device(StrEnum):
    """Where to play."""

    CPU = "cpu"
    CUDA = "cuda"


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    players: Players = 4,
    device: Annotated[Device, typer.Option(help="Where to play them.")] = Device.CPU,
    seed: Seed = 0,
    threads: Annotated[int, typer.Option(help="CPU threads; 0 uses all cores.")] = 0,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games at random and sum them up."""
    at_least("games", games, 1)
    at_least("threads", threads, 0)
    from parlour.games import series, take

    taken, options = take(game), read_options(option)
    blank = taken.blank(players, options)

    def play(games: int, seed: int = 0) -> "Iterator[Batch]":
        return series.simulate(taken, players, games, seed, options, device, threads or None)

    compiling = _compile(play, quiet=as_json)
    tally = Tally(players)
    with _progress(games, quiet=as_json) as advance:
        for batch in play(games, seed):
            tally.add(batch)
            advance(len(batch.lengths))
    summary = {"game": game, "players": players, "seed": seed, "device": str(device)}
    summary |= {"options": dict(_options(taken, blank)), "compile_seconds": compiling}
    summary |= tally.summary()
    if as_json:
        print(json.dumps(summary))
    else:
        _show(taken.title, summary)


def _compile(play: "Callable[[int], Iterator[Batch]]", quiet: bool) -> float:
    """Play one game so that compiling is not counted as playing; how long that took."""
    began = perf_counter()
    with Console(file=sys.stderr, quiet=quiet).status("Compiling the rules …"):
        list(play(1))
    return round(perf_counter() - began, 3)


def _options(game: "Game", blank: "Positions") -> Iterator[tuple[str, int]]:
    for option, value in zip(game.options, blank.games["options"][0], strict=False):
        yield option.name, int(value)


class _progress:
    """A progress bar on standard error, or nothing."""

    def __init__(self, games: int, quiet: bool) -> None:
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(file=sys.stderr)
        self.bar = Progress(*columns, console=console, transient=True, disable=quiet)
        self.games = games

    def __enter__(self) -> Any:
        self.bar.start()
        task = self.bar.add_task("games", total=self.games)
        return lambda played: self.bar.advance(task, played)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


@dataclass
class Tally:
    """Counts of game lengths and scores, kept as histograms so that any number of games fits."""

    players: int
    games: int = 0
    moves: int = 0
    lengths: dict[int, int] = field(default_factory=dict)
    scores: dict[int, int] = field(default_factory=dict)
    began: float = field(default_factory=perf_counter)
    seconds: float = 0.0

    def add(self, batch: "Batch") -> None:
        """Count a batch of games."""
        self.games += len(batch.lengths)
        self.moves += int(batch.lengths.sum(dtype="int64"))
        _count(self.lengths, batch.lengths)
        _count(self.scores, batch.scores[:, : self.players])
        self.seconds = perf_counter() - self.began

    def summary(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "moves_per_second": round(self.moves / self.seconds),
            "games_per_second": round(self.games / self.seconds, 3),
            "length": _distribution(self.lengths),
            "score": _distribution(self.scores),
        }


def _count(histogram: dict[int, int], values: Any) -> None:
    import numpy as np

    for value, count in zip(*np.unique(values, return_counts=True), strict=True):
        histogram[int(value)] = histogram.get(int(value), 0) + int(count)


def _distribution(histogram: dict[int, int]) -> dict[str, Any]:
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


def _percentile(histogram: dict[int, int], values: list[int], rank: float) -> int:
    seen = 0
    for value in values:
        seen += histogram[value]
        if seen >= rank:
            return value
    return values[-1]


def _show(title: str, summary: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(
        f"{counted(summary['games'], 'game')} of {title}, "
        f"{counted(summary['players'], 'random player')}: "
        f"{counted(summary['moves'], 'move')} in {summary['seconds']:.2f} s "
        f"({summary['moves_per_second'] / 1e6:,.1f} million moves/s on {summary['device']})"
    )
    columns = ("mean", "sd", "min", *PERCENTILES, "max")
    table = Table("", *columns, box=None, pad_edge=False)
    for name in ("length", "score"):
        table.add_row(name, *(f"{summary[name][column]:g}" for column in columns))
    console.print(table)
