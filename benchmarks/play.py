"""Matches and bots beside others in one run: `Match` moves, Monte Carlo decisions, start-up.

OpenSpiel's MCTSBot thinks about hearts with as many simulations as our bot has playouts. RLCard and
PettingZoo play the card games they have; boardgame.io ships no game to compare with.
"""

import random
import subprocess
import sys
from time import perf_counter
from typing import Any

import pyspiel

import card_games
from open_spiel_tricks import dealt
from parlour.bots import make
from parlour.games import take
from parlour.play.match import Match
from report import best, keep, machine, rate, show

PLAYOUTS = 1000
DECISIONS = 20


def match_moves(by_words: bool) -> float:
    """Moves a second through `Match`: listed, by words as data, chosen, checked, played, told."""

    def run() -> int:
        match, whim = Match.new("mu", 4, seed=1), random.Random(1)
        while match.actors:
            (seat,) = match.actors
            if by_words:
                match.play(seat, whim.choice(match.ask(seat)["choices"])["words"])
            else:
                match.play(seat, whim.choice(match.legal(seat)))
        return len(match.log)

    run()
    return best(lambda: rate(run))


def our_decisions(threads: int) -> dict[str, float]:
    """Decisions and playouts a second along a game of Mü, one decision after another."""
    game, match, whim = take("mu"), Match.new("mu", 4, seed=2), random.Random(2)
    bot = make("mc", 1, playouts=PLAYOUTS, threads=threads)
    decided = playouts = 0
    seconds = 0.0
    while decided < 2 * DECISIONS:
        (seat,) = match.actors
        legal = match.legal(seat)
        began = perf_counter()
        thought = bot.choose(game, match.table, seat)
        if thought.playouts and decided >= DECISIONS:  # the first ones warm up
            seconds += perf_counter() - began
            playouts += thought.playouts
        decided += bool(thought.playouts)
        match.play(seat, whim.choice(legal) if decided % 3 else thought.move)
    name = f"mu, mc bot, {PLAYOUTS} playouts, {threads} thread{'s' if threads > 1 else ''}"
    return {f"{name}: decisions/s": DECISIONS / seconds, f"{name}: playouts/s": playouts / seconds}


def open_spiel_decisions() -> dict[str, float]:
    """The same of OpenSpiel's MCTSBot in hearts; it sees all cards, so it need not guess."""
    state, evaluator = dealt("hearts"), pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, PLAYOUTS, 500, False, 1, False)
    began, decided = perf_counter(), 0
    while decided < DECISIONS and not state.is_terminal():
        state.apply_action(bot.step(state))
        decided += 1
    seconds = perf_counter() - began
    name = f"OpenSpiel hearts, MCTSBot, {PLAYOUTS} simulations"
    return {
        f"{name}: decisions/s": decided / seconds,
        f"{name}: playouts/s": decided * PLAYOUTS / seconds,
    }


def start_up(arguments: list[str]) -> float:
    """Seconds until a command is done, compiled code kept."""
    command = [sys.executable, "-c", "from parlour.cli import main; main()", *arguments]
    return 1 / best(lambda: rate(lambda: subprocess.run(command, capture_output=True) and 1))


def measure() -> dict[str, Any]:
    """All rows of the report."""
    rows: dict[str, Any] = {
        "mu, Match, moves by number: moves/s": match_moves(by_words=False),
        "mu, Match, moves by words: moves/s": match_moves(by_words=True),
        "RLCard bridge: moves/s": best(card_games.rlcard_bridge),
        "PettingZoo Texas hold'em: moves/s": best(card_games.pettingzoo_texas_holdem),
    }
    rows |= our_decisions(threads=1) | our_decisions(threads=2) | open_spiel_decisions()
    rows["start-up, parlour --help: s"] = start_up(["--help"])
    rows["start-up, parlour games: s"] = start_up(["games"])
    return rows


def ratios(rows: dict[str, Any]) -> dict[str, float]:
    """Ours against theirs."""
    ours, theirs = (
        rows[f"{who}: playouts/s"]
        for who in (
            f"mu, mc bot, {PLAYOUTS} playouts, 1 thread",
            f"OpenSpiel hearts, MCTSBot, {PLAYOUTS} simulations",
        )
    )
    match = rows["mu, Match, moves by number: moves/s"]
    return {
        "Monte Carlo playouts, one thread, to OpenSpiel's MCTSBot": ours / theirs,
        "Match moves to RLCard's bridge": match / rows["RLCard bridge: moves/s"],
        "Match moves to PettingZoo's Texas hold'em": match
        / rows["PettingZoo Texas hold'em: moves/s"],
    }


def main() -> None:
    """Measure, print and keep."""
    rows = measure()
    compared = ratios(rows)
    show("Playing", rows)
    show("Ratios", compared)
    keep("play", {"machine": machine(), "results": rows, "ratios": compared})


if __name__ == "__main__":
    main()
