"""How strong the Monte Carlo bot is: one of it against random others at every table of every game.

And how long games take in which all are Monte Carlo bots: equals must not wait for each other.

Seat-balanced: every deal is played once with the bot in each seat. An equal would win 1/seats.
Names of games on the command line measure those alone; what was kept of the others stays.
"""

import json
import os
import sys
from time import perf_counter
from typing import Any

from parlour.bots import make
from parlour.bots.arena import Comparison, Interval, compare
from parlour.bots.search import compiled
from parlour.games import take
from parlour.games.game import Game
from report import RESULTS, keep, machine, rate, show

# a decision; of all but Mü they go to the very end
PLAYOUTS = {"mu": 1000, "project_l": 200, "snapshot": 200, "tavarua": 200, "small_islands": 200}
GAMES = 120  # a table
SOLO_GAMES = 30
GAMES_AMONG_EQUALS = 8
SEED = 2026


def contest(game: Game, seats: int) -> tuple[Comparison, float]:
    """One Monte Carlo bot against random ones, and the seconds it took."""
    challenger, others = make("mc", SEED, playouts=PLAYOUTS[game.name]), make("random", SEED + 1)
    began = perf_counter()
    threads = os.cpu_count() or 1
    result = compare(game, seats, challenger, others, GAMES, SEED, threads=threads)
    return result, perf_counter() - began


def rows(name: str, seats: int, result: Comparison, seconds: float) -> dict[str, Any]:
    """What one table says, each row named."""
    table = f"{name}, {seats} players"
    return {
        f"{table}: games": result.games,
        f"{table}: share of wins (95 %)": said(result.wins),
        f"{table}: an equal would win": result.expected,
        f"{table}: mean place (95 %)": said(result.place),
        f"{table}: mean worth (95 %)": said(result.worth),
        f"{table}: decisions/s, the whole arena": result.decisions / seconds,
        f"{table}: playouts/s, the whole arena": result.playouts / seconds,
    }


def said(interval: Interval) -> str:
    """An interval in figures."""
    return f"{interval.mean:.3f} ({interval.low:.3f} to {interval.high:.3f})"


def among_equals(game: Game, seats: int) -> dict[str, Any]:
    """How many moves games among Monte Carlo bots take, beside the most that there can be."""
    lengths = [_length(game, seats, SEED + number) for number in range(GAMES_AMONG_EQUALS)]
    table = f"{game.name}, {seats} players, all mc"
    return {
        f"{table}: moves of a game, mean": sum(lengths) / len(lengths),
        f"{table}: moves of the longest game": max(lengths),
        f"{table}: moves, the rules' bound": game.contract.most_moves,
    }


def _length(game: Game, seats: int, seed: int) -> int:
    table, bot, moves = game.deal(seats, seed), make("mc", seed, playouts=PLAYOUTS[game.name]), 0
    while deciding := game.engine.actors(table):
        game.engine.play(table, deciding[0], bot.choose(game, table, deciding[0]).move)
        moves += 1
    return moves


def alone(game: Game, seats: int) -> float:
    """Playouts a second of one decision on one thread: the opening of the game."""
    table = game.deal(seats, SEED)
    seat = game.engine.actors(table)[0]
    bot = make("mc", SEED, playouts=20_000)
    return rate(lambda: bot.choose(game, table, seat).playouts)


def before() -> dict[str, Any]:
    """What was kept of earlier runs."""
    file = RESULTS / "bot_strength.json"
    return dict(json.loads(file.read_text())["results"]) if file.exists() else {}


def solo(game: Game) -> dict[str, Any]:
    """Alone there is nobody to beat: the points of the bot and of a random player."""
    mean = {}
    for kind, bot in (
        ("mc", make("mc", SEED, playouts=PLAYOUTS[game.name])),
        ("random", make("random", SEED)),
    ):
        mean[kind] = sum(_alone(game, bot, seed) for seed in range(SOLO_GAMES)) / SOLO_GAMES
    rows = {f"{game.name}, 1 player, {kind}: mean points": mean[kind] for kind in mean}
    show(f"Alone, {SOLO_GAMES} games each", rows)
    return rows


def _alone(game: Game, bot: Any, seed: int) -> int:
    table = game.deal(1, seed)
    while game.engine.actors(table):
        game.engine.play(table, 0, bot.choose(game, table, 0).move)
    return game.engine.points(table, 0)


def main() -> None:
    """Measure, print and keep."""
    kept: dict[str, Any] = {}
    for game in map(take, sys.argv[1:] or PLAYOUTS):
        compiled(game.contract)
        if game.seats[0] == 1:
            kept |= solo(game)
        for seats in game.seats[game.seats[0] == 1 :]:  # alone there is nobody to beat
            table = rows(game.name, seats, *contest(game, seats))
            one = f"{game.name}, {seats} players: playouts/s, one decision, one thread"
            table[one] = alone(game, seats)
            table |= among_equals(game, seats)
            show(f"One mc ({PLAYOUTS[game.name]} playouts a decision) against random others", table)
            kept |= table
    keep("bot_strength", {"machine": machine(), "playouts": PLAYOUTS, "results": before() | kept})


if __name__ == "__main__":
    main()
