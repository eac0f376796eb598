"""`parlour bench`: how fast this machine plays."""

import json
import os
import random
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from parlour.cli.options import GameName, Players
from parlour.cli.terminal.console import console
from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.games.game import Game

SECONDS = 1.0
PLAYOUTS = 500


def bench(
    game: GameName = "mu",
    players: Players = 4,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how fast this machine plays a game."""
    from parlour.games import take

    taken = take(game)
    taken.blank(players)
    with console(stderr=True, quiet=as_json).status("Measuring …"):
        rates = {name: work(taken, players) for name, work in MEASURED.items()}
    summary = {"game": game, "players": players, "cores": os.cpu_count() or 1, **rates}
    if as_json:
        print(json.dumps(summary))
    else:
        _show(taken.title, summary)


def _simulated(game: "Game", players: int, threads: int) -> float:
    from parlour.kit.luck import key_from_seed
    from parlour.kit.simulate import simulate

    def run(games: int) -> int:
        batches = simulate(game.contract, game.blank(players), key_from_seed(1), games, threads)
        return sum(int(batch.lengths.sum()) for batch in batches)

    return _rate(run, first=threads)


def _random_play(game: "Game", players: int) -> float:
    return _simulated(game, players, 1)


def _random_play_on_all_cores(game: "Game", players: int) -> float:
    return _simulated(game, players, os.cpu_count() or 1)


def _match(game: "Game", players: int) -> float:
    from parlour.play.match import Match

    def run(moves: int) -> int:
        match, whim = Match(game, players, seed=1), random.Random(1)
        while match.actors and len(match.log) < moves:
            seat = match.actors[0]
            match.play(seat, whim.choice(match.legal(seat)))
        return len(match.log)

    return _rate(run, first=100, most=500)


def _monte_carlo(game: "Game", players: int) -> float:
    from parlour.bots import make

    bot, table = make("mc", 1, playouts=PLAYOUTS), game.deal(players, 1)
    seat = game.engine.actors(table)[0]

    def run(decisions: int) -> int:
        return sum(bot.choose(game, table, seat).playouts for _ in range(decisions))

    return _rate(run, first=1)


def _rate(run: Callable[[int], int], first: int, most: int = 1 << 30) -> float:
    """Units of work a second: compiled first, then more and more until it takes long enough."""
    run(first)
    done = size = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < SECONDS:
        size = min(most, max(first, 2 * size))
        done += run(size)
    return round(done / spent, 1)


MEASURED: dict[str, Callable[["Game", int], float]] = {
    "random_moves_per_second_on_one_core": _random_play,
    "random_moves_per_second_on_all_cores": _random_play_on_all_cores,
    "match_moves_per_second": _match,
    "monte_carlo_playouts_per_second": _monte_carlo,
}


def _show(title: str, summary: dict[str, Any]) -> None:
    output = console()
    output.print(
        f"{title}, {counted(summary['players'], 'player')}, {counted(summary['cores'], 'core')}"
    )
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for name in MEASURED:
        table.add_row(name.replace("_", " "), f"{summary[name]:,.0f}")
    output.print(table)
