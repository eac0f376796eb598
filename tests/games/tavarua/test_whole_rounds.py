"""Whole rounds at random, by the oracle: tavarua-36 to tavarua-77, tavarua-92 to tavarua-96."""

import random
from types import SimpleNamespace

import pytest

from games.tavarua.positions import (
    CODES,
    do,
    heard,
    legal,
    named,
    next_wave,
    player,
    step,
    table,
    where,
)
from games.tavarua.rides import discarded, in_order
from games.tavarua.round_oracle import play_round
from parlour.games.tavarua.box.actions import ACTION_NAMES, Action
from parlour.games.tavarua.box.boards import BOARD_NAMES
from parlour.games.tavarua.box.opened import BOX
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST_ACTION
from parlour.games.tavarua.table import Step
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

ROUNDS = 80 if INTERPRETED else 1200
SPOTS = ["shore", "wash", *(f"{p} {n}" for p in ("channel", "wave") for n in range(1, 7))]
CROWDED = ["channel 1", "channel 1", "channel 2", "channel 2", "wave 1", "wave 2"]
WAVES = [(wave["shift"], wave["barrel"]) for wave in BOX.data["waves"]]
BEST = {"short": [8, 5], "long": [9, 2]}


# Rounds at random


def surfer_of(position, seat):
    """A surfer as the oracle wants them."""
    held = player(position, seat)
    place, _, space = where(position, seat).partition(" ")
    tokens = {name: int(held[name]) for name in ("balance", "tokens", "perfect", "bonus")}
    tokens |= {"stoke": int(held["pile_stoke"]), "hang": int(held["hang_tens"])}
    tokens |= {"barrel": int(held["barrels"]), "space": int(space or 0), "place": place}
    best = dict(zip(BOARD_NAMES, held["best"].tolist(), strict=True))
    pile, board = named(held["pile"]).split(), BOARD_NAMES[held["board"]]
    return SimpleNamespace(pile=pile, board=board, best=best, **tokens)


def choice_of(position, seat):
    """What a seat did, as the oracle wants it: all can see it now (tavarua-35)."""
    did = player(position, seat)["did"]
    return SimpleNamespace(
        action=ACTION_NAMES[did["action"]],
        attached=STOKE_NAMES[did["attached"]],
        card=CODES[did["card"]],
        value=int(did["value"]),
        given=named(did["given"]).split(),
    )


def at_random(players, whim, options):
    """Surfers anywhere, with any piles, most of them near each other."""
    at = [whim.choice(SPOTS if whim.random() < 0.3 else CROWDED) for _ in range(players)]
    piles = [" ".join(whim.choices(CODES, k=whim.randint(0, 4)) if "wave" in p else []) for p in at]
    boards = whim.choices(BOARD_NAMES, k=players)
    stoke = [whim.sample(STOKE_NAMES[1:], whim.randint(0, 3)) for _ in at]
    fields = {"tokens": [whim.randint(0, 6) for _ in at], "stoke": stoke, "piles": piles}
    fields |= {"dice": whim.choices([1, 2, 5, 5, 6, 6], k=6), "boards": boards, "at": at}
    fields |= {"first": whim.randrange(players), "seed": whim.randrange(1000)}
    position = table(players, options=options, **fields)
    for seat in range(players):
        if piles[seat]:
            load(player(position, seat), whim)
        player(position, seat)["best"] = [BEST["short"], BEST["long"]]
    return next_wave(position, *whim.choice(WAVES))


def load(held, whim):
    """Tokens in the pile, and the marker anywhere."""
    held["balance"] = whim.randint(-2, 2)
    held["perfect"], held["bonus"] = whim.randint(0, 1), whim.choice([0, 0, 2, 3])
    for name in ("pile_stoke", "hang_tens", "barrels"):
        held[name] = whim.randint(0, 2)


def go_on(position, whim):
    """All choose at random, in any order, rather catching than paddling; what was heard."""
    events = []
    while position.games[0]["committed"] != 2 ** int(position.games[0]["seats"]) - 1:
        seats = range(int(position.games[0]["seats"]))
        seat = whim.choice([s for s in seats if step(position, s) != Step.WAIT])
        moves = legal(position, seat)
        catch = FIRST_ACTION + Action.CATCH
        events = do(position, seat, catch if catch in moves else whim.choice(moves))
        if heard(events, Event.WAVE):
            return events
    return events


@pytest.mark.parametrize("options", [{}, {"break_rule": "printed"}])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_rounds_at_random(players, options):
    """tavarua-36 to tavarua-77, tavarua-92 to tavarua-96: everything a round does to surfers."""
    whim = random.Random(players)
    for _ in range(ROUNDS // (4 if players < 4 else 2)):
        position = at_random(players, whim, options)
        surfers = [surfer_of(position, seat) for seat in range(players)]
        dice = position.games[0]["dice"].tolist()
        events = go_on(position, whim)
        choices = [choice_of(position, seat) for seat in range(players)]
        ((_, (wave, _, _)),) = heard(events, Event.WAVE)
        gone = play_round(surfers, choices, dice, WAVES[wave], bool(options))
        assert [surfer_of(position, seat) for seat in range(players)] == surfers
        assert discarded(position) == in_order(" ".join(gone))


# The order


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_order_of_players_makes_no_difference(players):
    """tavarua-36: whoever has the first player token."""
    whim = random.Random(players)
    for _ in range(ROUNDS // 12):
        position = at_random(players, whim, {})
        found = []
        for first in range(players):
            same = position.copy()
            same.games[0]["first"] = first
            go_on(same, random.Random(players))
            found.append([surfer_of(same, seat) for seat in range(players)])
        assert found == [found[0]] * players
