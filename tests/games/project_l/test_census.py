"""Nothing is lost or doubled, whatever is played with whichever switches: project_l-13."""

import pytest

from games.project_l.builders import builder
from games.project_l.positions import (
    WHITE,
    actors,
    anything,
    cell_set,
    deck,
    do,
    now,
    put_seat,
    set_deck,
    told,
    walk,
    whim,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.puzzles import PUZZLE_IDS
from parlour.games.project_l.events import Event
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

EVERYTHING = {
    "finesse": "ambassador",
    "phoenix": "on",
    "endless_white": "on",
    "recycle_order": "on",
    "open_piles": "on",
}
SWITCHES = [
    {},
    {"expansions": "ghost", "finesse": "on", "recycle_order": "on"},
    {"expansions": "base", "pieces": "10", "free_dot": "off", "phoenix": "on"},
    {"expansions": "ambassador", "phoenix": "on", "finesse": "ambassador", "pieces": "10"},
    EVERYTHING,
    {"endless_white": "on"},
]
SEEDS = 1 if INTERPRETED else 2
ROUNDS = {"round_cap": 3} if INTERPRETED else {}


def expected(options):
    """How many there are of each component."""
    coloured = int(options.get("pieces", "15"))
    ghosts = 10 if options.get("expansions", "full") in ("ghost", "full") else 0
    counted = {f"puzzle {name}": 1 for name in PUZZLE_IDS}
    counted |= {f"piece {name}": coloured for name in PIECE_IDS[:9]}
    counted |= {f"piece {name}": ghosts for name in PIECE_IDS[9:] if ghosts}
    if "finesse" in options:
        counted |= {"tile A": 2, "tile B": 2, "tile C": 6, "credits": 35}
    return counted


def test_what_there_is_in_all():  # project_l-13, project_l-12
    everything = expected({"finesse": "on"})
    assert sum(n for name, n in everything.items() if name.startswith("piece")) == 165
    assert sum(n for name, n in everything.items() if name.startswith("puzzle")) == 86


@pytest.mark.soak
@pytest.mark.parametrize("by", [builder, anything])
@pytest.mark.parametrize("switches", range(len(SWITCHES)))
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_component_is_somewhere_at_every_move(players, switches, by):
    """project_l-07, project_l-12, project_l-13, project_l-79"""
    options = dict(SWITCHES[switches])
    if players == 1:
        options.pop("endless_white", None)
    for seed in range(SEEDS):
        for position, _, _ in walk(players, seed, options | ROUNDS, by):
            assert GAME.census(now(position)) == expected(options)
        assert GAME.census(now(position)) == expected(options)


def with_few_white_cards(players):
    """A new game whose white deck is down to one card, all others completed by seat 0."""
    position = GAME.deal(players, 1, {"endless_white": "on"})
    white = position.games["decks"][0, WHITE]
    done = [int(puzzle) for puzzle in white["unseen"][1 : white["unseen_left"]]]
    put_seat(position, 0, white_pile=cell_set(done))
    set_deck(position, WHITE, deck(position, WHITE)[-1:])
    return position


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_a_new_white_deck_is_made_of_what_was_completed(players):  # project_l-79
    position, chance, renewed = with_few_white_cards(players), whim(players), 0
    for _ in range(60):
        seat = chance.choice(actors(position))
        renewed += len(told(do(position, seat, builder(position, seat, chance)), Event.RESHUFFLED))
        assert GAME.census(now(position)) == expected({})
    assert renewed
