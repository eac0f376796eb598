"""Walks through games: the positions every shelf test looks at, played once and shared."""

import os
import random
from dataclasses import dataclass
from functools import cache

from parlour.games import SHELF, take
from parlour.games.game import Game
from parlour.kit.positions import Positions
from parlour.kit.rule import INTERPRETED
from toys import pennies

GAMES = {**{name: take(name) for name in SHELF}, "pennies": pennies.GAME}
# Interpreted, the smallest and the largest table of each game are enough: the ways to run are
# compared elsewhere.
TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in (sorted({game.seats[0], game.seats[-1]}) if INTERPRETED else game.seats)
]
LEANINGS = ("even", "low", "high")  # which legal moves a walk prefers: all, the first, the last
LEANING = 0.6
# The one knob of `make soak` for what is looked at position by position.
LONG = "LONG_WALKS" in os.environ
MOST_STEPS = 240 if LONG else 80  # positions of a table's walks that tests look at one by one
LEAST_STEPS = 20  # where every one takes long

SHORT = {  # options for short games, a set for each leaning so that walks meet many switches
    "mu": [{"hands": 1, "removed_colour": 0}],
    "pennies": [{"rounds": 1}],
    "project_l": [
        {"round_cap": 2},
        {"round_cap": 4, "finesse": "ambassador", "recycle_order": "on", "phoenix": "on"},
        {"round_cap": 2, "expansions": "ghost", "pieces": "10", "free_dot": "off"},
    ],
    "snapshot": [{}, {"research_token_per_draw": "on"}, {"give_up_keeps_animal_tokens": "on"}],
    "small_islands": [
        {"turns": 90},
        {"turns": 60, "volcano": "off", "object_placement": "players"},
        {"turns": 90, "new_map_clue_from": "hand", "open_treasure": "on"},
    ],
    "tavarua": [
        {"rounds": 8},
        {"rounds": 8, "break_rule": "printed", "unfinished_rides": "score"},
        {"rounds": 6, "stoke_cards": "off"},
    ],
}


@dataclass(frozen=True)
class Step:
    """A position of a walk, before the seat plays the move; the last step has no move."""

    table: Positions
    seat: int
    move: int


def short(game: Game, leaning: str = "even") -> dict[str, int | str]:
    """Options for a short game."""
    settings = SHORT[game.name]
    return settings[LEANINGS.index(leaning) % len(settings)]


def allowed(game: Game, seats: int, options: dict[str, int | str]) -> bool:
    """Whether so many may play with these options."""
    return game.unfit(seats, game.option_values(options)) is None


@cache
def walk(name: str, seats: int, leaning: str = "even", seed: int = 0) -> tuple[Step, ...]:
    """A short game from the deal to the end, with all its positions."""
    game, whim = GAMES[name], random.Random(f"{name} {seats} {leaning} {seed}")
    table = game.deal(seats, seed, short(game, leaning))
    steps = []
    while deciding := game.engine.actors(table):
        seat = whim.choice(deciding)
        move = choose(game.engine.legal_moves(table, seat), leaning, whim)
        steps.append(Step(table.copy(), seat, move))
        game.engine.play(table, seat, move)
    return (*steps, Step(table.copy(), -1, -1))


def choose(legal: list[int], leaning: str, whim: random.Random) -> int:
    """A move, leaning to one end of the list."""
    if leaning == "even" or whim.random() > LEANING:
        return whim.choice(legal)
    return legal[0] if leaning == "low" else legal[-1]


def steps(name: str, seats: int) -> list[Step]:
    """Positions of several walks; fewer where every one takes long."""
    leanings = LEANINGS[:1] if INTERPRETED else LEANINGS
    found = [step for leaning in leanings for step in walk(name, seats, leaning)]
    return found[:: 1 + len(found) // (LEAST_STEPS if INTERPRETED else MOST_STEPS)]
