"""`parlour simulate`: many games at random, summed up."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from enum import StrEnum
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.commands.tally import PERCENTILES, Tally
from parlour.cli.options import GameName, Options, Players, Seed, at_least, at_most, read_options
from parlour.cli.terminal.console import PlainConsole, console
from parlour.cli.warming import warming
from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.games.game import Game
    from parlour.kit.positions import Positions
    from parlour.kit.simulate import Batch


MOST_GAMES, MOST_THREADS = 10**12, 1024


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
    at_most("games", games, MOST_GAMES)
    at_least("threads", threads, 0)
    at_most("threads", threads, MOST_THREADS)
    from parlour.games import series, take

    taken, options = take(game), read_options(option)
    blank = taken.blank(players, options)

    def play(games: int, seed: int = 0) -> "Iterator[Batch]":
        return series.simulate(taken, players, games, seed, options, device, threads or None)

    with _compiling(game, device, console(stderr=True, quiet=as_json)):
        compiling = _compiled(play)
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


def _compiling(game: str, device: Device, output: PlainConsole) -> AbstractContextManager[object]:
    """What is said meanwhile; code for a GPU is compiled in every process."""
    if device == Device.CUDA:
        return output.status("Compiling for the GPU …")
    return warming(game, "simulate", output)


def _compiled(play: "Callable[[int], Iterator[Batch]]") -> float:
    """Play one game so that compiling is not counted as playing; how long that took."""
    began = perf_counter()
    list(play(1))
    return round(perf_counter() - began, 3)


def _options(game: "Game", blank: "Positions") -> Iterator[tuple[str, int | str]]:
    """The options as people call them, those left out too."""
    for option, value in zip(game.options, blank.games["options"][0], strict=False):
        yield option.name, option.label(int(value))


class _progress:
    """A progress bar on standard error, or nothing."""

    def __init__(self, games: int, quiet: bool) -> None:
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        output = console(stderr=True)
        quiet = quiet or not output.is_terminal
        self.bar = Progress(*columns, console=output, transient=True, disable=quiet)
        self.games = games

    def __enter__(self) -> Any:
        self.bar.start()
        task = self.bar.add_task("games", total=self.games)
        return lambda played: self.bar.advance(task, played)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def _show(title: str, summary: dict[str, Any]) -> None:
    output = console()
    output.print(
        f"{counted(summary['games'], 'game')} of {title}, "
        f"{counted(summary['players'], 'random player')}: "
        f"{counted(summary['moves'], 'move')} in {summary['seconds']:.2f} s "
        f"({summary['moves_per_second'] / 1e6:,.1f} million moves/s on {summary['device']})"
    )
    columns = ("mean", "sd", "min", *PERCENTILES, "max")
    table = Table("", *columns, "wins", box=None, pad_edge=False)
    for name, found, wins in _rows(summary):
        table.add_row(name, *(f"{found[column]:g}" for column in columns), wins)
    output.print(table)


def _rows(summary: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any], str]]:
    """What is shown of a series, a line each: its name, the numbers, how many were won."""
    yield "length", summary["length"], ""
    yield "score", summary["score"], ""
    for seat in summary["seats"]:
        yield f"score of seat {seat['seat']}", seat["score"], f"{seat['win_rate']:.1%}"
