"""OpenSpiel's trick-taking games at random play: driven from Python, and by its own C++ rollouts.

Both start from dealt hands, so that only decisions are counted and dealing costs them nothing.
"""

import random
from time import perf_counter

import pyspiel


def dealt(name: str) -> pyspiel.State:
    """A game after its deal."""
    whim, state = random.Random(7), pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(whim.choice(state.legal_actions()))
    return state


def decisions(state: pyspiel.State) -> int:
    """How many decisions a random game from here has, on average."""
    whim, total, games = random.Random(8), 0, 50
    for _ in range(games):
        total += _play(state.clone(), whim)
    return total // games


def _play(state: pyspiel.State, whim: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(whim.choice(state.legal_actions()))
        moves += 1
    return moves


def from_python(name: str, seconds: float = 2.0) -> float:
    """Moves a second, each chosen and applied from Python."""
    start, whim, moves, began = dealt(name), random.Random(9), 0, perf_counter()
    while perf_counter() - began < seconds:
        moves += _play(start.clone(), whim)
    return moves / (perf_counter() - began)


def in_cpp(name: str, rollouts: int = 20_000) -> float:
    """Moves a second inside its RandomRolloutEvaluator, reached through its MCTSBot.

    Two simulations evaluate the start and one position after it, so counting both from the start
    flatters OpenSpiel by less than a hundredth.
    """
    start, simulations = dealt(name), 2
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(start.get_game(), evaluator, 2.0, simulations, 100, False, 1, False)
    moves = simulations * rollouts * decisions(start)
    began = perf_counter()
    bot.step(start)
    return moves / (perf_counter() - began)
