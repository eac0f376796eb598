"""Compile all that the tests need of some games into the cache that they share.

    python tests/compile.py GAME ...

So two workers of pytest never compile the same thing twice.
"""

import subprocess
import sys

import conftest  # noqa: F401  # where the compiled code is kept
from parlour.bots import make
from parlour.games import SHELF
from parlour.games.series import side_by_side, simulate
from parlour.kit.record import SPECTATOR
from parlour.server.kitchen import child, entries
from walks import GAMES


def compile_all(name: str) -> None:
    """Use everything once."""
    game = GAMES[name]
    seats = game.seats[-1]
    list(simulate(game, seats, 2, keep_logs=True))
    games = side_by_side(game, seats, 2)
    games.step([0, 0])
    table = game.deal(seats, 1)
    engine, seat = game.engine, game.engine.actors(table)[0]
    make("mc", playouts=8).choose(game, game.seen(table, seat), seat)
    for viewer in (seat, SPECTATOR):
        game.view(game.seen(table, viewer).reading(), viewer)
    game.ask(table.reading(), seat)
    game.aids(table.reading(), seat)
    engine.play(game.guess(table, seat, 1), seat, engine.legal_moves(table, seat)[0])
    engine.points(table, seat), engine.place(table, seat), engine.worth(table, seat)
    engine.replay(table, [])


def keep_for_servers(name: str) -> None:
    """What a server's child would do, so that servers in tests only load."""
    if name in SHELF and not entries.is_kept(name):
        subprocess.run(child.command(name), check=True)


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        compile_all(wanted)
        keep_for_servers(wanted)
