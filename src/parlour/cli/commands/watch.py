"""`parlour watch`: random players play one game, told move by move."""

import random
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from parlour.cli.calling import called
from parlour.cli.options import GameName, Options, Players, Seed, check_pace, read_options
from parlour.cli.terminal.console import console
from parlour.cli.warming import warming
from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.games.game import Game
    from parlour.kit.positions import Positions

output = console()


def watch(
    game: GameName,
    players: Players = 4,
    seed: Seed = 0,
    option: Options = None,
    pace: Annotated[
        float | None, typer.Option(help="Seconds between moves; 0.1 on a terminal, else 0.")
    ] = None,
) -> None:
    """Watch random players play a game, told move by move."""
    if pace is None:
        pace = 0.1 if sys.stdout.isatty() else 0.0
    check_pace(pace)
    from parlour.games import take

    taken = take(game)
    options = read_options(option)
    taken.blank(players, options)  # refuses what cannot be played before anything is compiled
    with warming(game, "watch", console(stderr=True)):
        table = taken.deal(players, seed, options)
        taken.engine.legal_moves(table, 0)
    about = f", {counted(players, 'random player')}, seed {seed}."
    output.print(Text.assemble((taken.title, "bold"), about))
    if unsure := [kind for kind in ("inferred", "reconstructed") if kind in taken.box.kinds()]:
        kinds = " or ".join(unsure)
        output.print(f"Some of its numbers are {kinds}: `{called()} rules {game}` says which.")
    _tell(taken, table)
    whim = random.Random(seed)
    while deciding := taken.engine.actors(table):
        seat = whim.choice(deciding)
        taken.engine.play(table, seat, whim.choice(taken.engine.legal_moves(table, seat)))
        _tell(taken, table)
        time.sleep(pace)
    _tell_result(taken, table, players)


def _tell(game: "Game", table: "Positions") -> None:
    """Say what the last move did, as spectators hear it."""
    from parlour.kit.record import SPECTATOR

    seen = table.copy()
    game.engine.redact(seen, SPECTATOR)
    for event in seen.events():
        output.print(game.tell(event))


def _tell_result(game: "Game", table: "Positions", players: int) -> None:
    from parlour.cli.telling import ended

    output.print(Text("Result", style="bold"))
    standing = sorted(range(players), key=lambda seat: game.engine.place(table, seat))
    for seat in standing:
        place, points = game.engine.place(table, seat), game.engine.points(table, seat)
        output.print(ended(f"seat {seat + 1}", place, points, alone=players == 1))
