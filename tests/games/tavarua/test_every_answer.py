"""Whole games against an oracle that knows the sheet and not the code: every legal list.

tavarua-06, tavarua-11, tavarua-21 to tavarua-34, tavarua-46 to tavarua-48, tavarua-90, tavarua-91,
tavarua-98, tavarua-99
"""

import math
import random

import pytest

from games.tavarua.oracle import TAKE_BACK, Oracle, ways
from games.tavarua.positions import CODES, TABLES, legal, table
from games.tavarua.walking import PLAYERS, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.table import Phase
from parlour.kit.rule import INTERPRETED
from walks import LONG

pytestmark = pytest.mark.sweep

SEEDS = 2 if LONG else 1
ROUNDS = 10 if INTERPRETED else 25
OPTIONS = [
    {"break_rule": rule, "stoke_cards": cards, "unfinished_rides": rides, "rounds": ROUNDS}
    for rule, cards, rides in [
        ("seed", "on", "nothing"),
        ("printed", "on", "score"),
        ("seed", "off", "score"),
        ("printed", "off", "nothing"),
    ]
]


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
@pytest.mark.parametrize("options", OPTIONS[:2] if INTERPRETED else OPTIONS)
def test_every_legal_list_is_what_the_sheet_says(players, by, options):
    """Of every seat at every move, and who owes one; some choices are taken back."""
    for seed in range(SEEDS):
        oracle = Oracle(players)
        for position, seat, move in walk(players, seed, options, by, regret=0.1):
            game = position.reading()
            oracle.look(game)
            if seat is None:
                break
            assert sorted(GAME.engine.actors(position)) == oracle.actors(game)
            for other in range(players):
                assert GAME.engine.legal_moves(position, other) == oracle.legal(game, other)
            oracle.hear(game, seat, move)


# Positions that games seldom come to


def anywhere(whim):
    """A position at random: any place, dice, tokens and Stoke cards."""
    players = whim.choice((2, 3, 6))
    places = [
        "shore",
        "wash",
        *(f"{kind} {n}" for kind in ("channel", "wave") for n in range(1, 7)),
    ]
    codes = [whim.choice(CODES) for _ in range(8)]
    held = whim.sample(STOKE_NAMES[1:], whim.choice((0, 1, 4, 12)))
    return table(
        players,
        options={"break_rule": whim.choice(("seed", "printed"))},
        boards=[whim.choice(("short", "long"))],
        hands=[" ".join(whim.choices(codes[: whim.randint(1, 8)], k=5))],
        at=[whim.choice(places[:2] + places[2:] * 3) for _ in range(players)],
        tokens=[whim.choice((0, 1, 2, 5, 9))],
        stoke=[held],
        dice=[whim.randint(1, 6) for _ in range(6)],
    )


def all_ways(position, seat, said=()):
    """Every whole choice the rules let a seat make, each the row of its moves."""
    found = set()
    for move in legal(position, seat):
        after = position.copy()
        GAME.engine.play(after, seat, move)
        now = (*said, move)
        found |= {now} if legal(after, seat) == [TAKE_BACK] else all_ways(after, seat, now)
    return found


@pytest.mark.parametrize("seed", range(30 if INTERPRETED else 300))
def test_every_whole_choice_has_one_way_to_it(seed):
    """tavarua-98: those of the sheet and no others, from the first question to the last."""
    position = anywhere(random.Random(seed))
    assert all_ways(position, 0) == ways(position.reading(), 0)


@pytest.mark.parametrize("hand", ["T1 T1 T1 T1 T1", "T1 T2 T3 M1 M4", "T4 T4 M1 M1 M4"])
def test_every_exchange_has_one_way_to_it(hand):
    """tavarua-11, tavarua-98: any or all cards, or none."""
    position = table(2, hands=[hand], phase=Phase.EXCHANGE)
    found = all_ways(position, 0)
    assert found == ways(position.reading(), 0)
    counts = [hand.split().count(code) + 1 for code in CODES]
    assert len(found) == math.prod(counts)
