"""Bots against each other, fairly: the challenger plays every deal once from every seat."""

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from parlour.bots.thought import Bot
from parlour.errors import BadNumber
from parlour.games.game import Game
from parlour.kit.positions import Positions

Z = 1.96  # standard errors to each side that hold 95 %
FAR_APART = 10**9  # seeds of deals: no two arenas share a deal

Values = np.ndarray[Any, np.dtype[np.float64]]


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Outcome(NamedTuple):
    """The challenger's side of one game."""

    win: float  # 1 split among those who share the first place
    worth: float
    place: int
    decisions: int  # with more than one legal move
    playouts: int


class Comparison(NamedTuple):
    """How the challenger did; an equal would win `expected` of the games."""

    games: int
    expected: float
    wins: Interval  # Wilson's interval, ties split
    worth: Interval  # this and the next: normal intervals over the means of each deal
    place: Interval
    decisions: int
    playouts: int


def compare(
    game: Game,
    seats: int,
    challenger: Bot,
    opponents: Bot,
    games: int,
    seed: int = 0,
    *,
    options: Mapping[str, int | str] | None = None,
    threads: int = 1,
) -> Comparison:
    """At least so many games: deals in the challenger's every seat, opponents in all others."""
    if games < 1:
        raise BadNumber(f"There must be at least 1 game, not {games}.")
    deals = range(-(-games // seats))

    def contest(deal: int, own: int) -> Outcome:
        players = [challenger if seat == own else opponents for seat in range(seats)]
        return play(game, players, own, game.deal(seats, seed * FAR_APART + deal, options))

    with ThreadPoolExecutor(threads) as pool:
        outcomes = list(pool.map(contest, *zip(*product(deals, range(seats)), strict=True)))
    return summary(outcomes, seats)


def play(game: Game, players: Sequence[Bot], own: int, table: Positions) -> Outcome:
    """Play a dealt game to the end; how it went for one seat."""
    engine, decisions, playouts = game.engine, 0, 0
    while deciding := engine.actors(table):
        seat, seen = deciding[0], table.copy()
        engine.redact(seen, seat)
        thought = players[seat].choose(game, seen, seat)
        engine.play(table, seat, thought.move)
        if seat == own:
            decisions += len(thought.candidates) > 1
            playouts += thought.playouts
    places = [engine.place(table, seat) for seat in range(len(players))]
    win = 1 / places.count(1) if places[own] == 1 else 0.0
    return Outcome(win, engine.worth(table, own), places[own], decisions, playouts)


def summary(outcomes: Sequence[Outcome], seats: int) -> Comparison:
    """The outcomes of whole deals, one after another."""
    wins, worths, places, decisions, playouts = np.array(outcomes, float).T
    return Comparison(
        games=len(outcomes),
        expected=1 / seats,
        wins=wilson(float(wins.mean()), len(outcomes)),
        worth=normal(worths.reshape(-1, seats).mean(axis=1)),
        place=normal(places.reshape(-1, seats).mean(axis=1)),
        decisions=int(decisions.sum()),
        playouts=int(playouts.sum()),
    )


def wilson(share: float, count: int) -> Interval:
    """Wilson's interval of a share among so many games."""
    middle = (share + Z**2 / (2 * count)) / (1 + Z**2 / count)
    spread = share * (1 - share) / count + Z**2 / (4 * count**2)
    half = Z * math.sqrt(spread) / (1 + Z**2 / count)
    return Interval(share, middle - half, middle + half)


def normal(values: Values) -> Interval:
    """The normal interval of a mean; a single value says nothing about its spread."""
    mean, count = float(values.mean()), len(values)
    half = Z * float(values.std(ddof=1)) / math.sqrt(count) if count > 1 else math.inf
    return Interval(mean, mean - half, mean + half)
