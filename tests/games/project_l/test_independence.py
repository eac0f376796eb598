"""What one holder's move leaves alone, and which moves may be swapped: project_l-17b to 17d."""

from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from games.project_l.builders import builder
from games.project_l.positions import (
    BLACK,
    WHITE,
    actors,
    anything,
    deck,
    do,
    legal,
    now,
    player,
    put,
    told,
    walk,
    whim,
)
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import FIRST_DECK, FIRST_RECYCLE, FIRST_SPACE, FREE_DOT_MOVE
from parlour.games.project_l.options import ENDLESS_WHITE, FINESSE
from parlour.games.project_l.table import Ending, Step
from parlour.kit.rule import INTERPRETED
from walks import LONG

pytestmark = pytest.mark.sweep

ENDLESS = {"endless_white": "on"}
SWITCHES = [
    {},
    ENDLESS,
    {"finesse": "on"},
    {"finesse": "ambassador", "phoenix": "on", "recycle_order": "on", **ENDLESS},
    {"finesse": "ambassador", "pieces": "10", "recycle_order": "on"},
]
SEEDS, SHARE = (2, 0.3) if LONG else (1, 0.2 if INTERPRETED else 0.3)
SHAKES = 3
CAP = {"round_cap": 3} if INTERPRETED else {}
every_setting = pytest.mark.parametrize("switches", range(len(SWITCHES)))
two_stones = pytest.mark.parametrize("players", [5, 6])


class Effect(NamedTuple):
    """What a move does to common things, as project_l-17d asks."""

    decks: set[int]  # it draws on
    completes: bool
    taken: list[int]  # of each shape
    returned: list[int]
    gained: int  # credits


def both_act(position):
    """Whether both holders have something to decide before the touches."""
    return len(actors(position)) == 2 and now(position).ending < Ending.TOUCHES


@cache
def positions(players, switches):
    """Positions of thoughtful and of aimless games with two turns open, most of them shaken."""
    chance, found = whim(players), []
    for seed in range(SEEDS):
        for by in (builder, anything):
            for position, _, _ in walk(players, seed, SWITCHES[switches] | CAP, by):
                if chance.random() < SHARE:
                    found.append(position.copy())
                    found += [shaken(position.copy(), chance) for _ in range(SHAKES)]
    return [position for position in found if both_act(position)]


def shaken(position, chance):
    """The position with little left of what is common and more in hand, played on a little."""
    games = position.games
    games["supply"][0] = [chance.choice([0, 0, 1, 1, 2, 3, 9]) for _ in range(12)]
    for seat in actors(position):
        for _ in range(chance.randrange(4)):
            games["players"]["stock"][0, seat, chance.randrange(12)] += 1
    if chance.random() < 0.5:
        thin_out(position, chance)
    if now(position).options[FINESSE]:
        games["bank"][0] = chance.choice([0, 1, 2, 5, 30])
        games["players"]["credits"][0, : now(position).seats] = chance.choice([0, 1, 2, 3])
    for _ in range(chance.randrange(6)):
        if both_act(position):
            seat = chance.choice(actors(position))
            do(position, seat, builder(position, seat, chance))
    return position


def thin_out(position, chance):
    """Leave no more than three cards nobody has seen in each deck."""
    decks = position.games["decks"]
    for colour in (WHITE, BLACK):
        left = min(int(decks["unseen_left"][0, colour]), chance.randrange(4))
        decks["unseen"][0, colour, left:] = 0
        decks["unseen_left"][0, colour] = left
    if not deck(position, BLACK):
        put(position, ending=max(now(position).ending, Ending.TRIGGERED))
    if not deck(position, WHITE) and now(position).options[ENDLESS_WHITE]:
        position.games["players"]["white_pile"] = 0  # else they were the deck by now


def drawn_on(position, seat, move):
    """The decks a move draws on: by a Take from row or deck, or a Recycle."""
    mine = player(position, seat)
    if mine.step == Step.RECYCLE_ORDER:  # the cards move when the last but one is named
        return {mine.recycled} if mine.named_count == 1 else set()
    if FIRST_SPACE <= move < FIRST_DECK:
        return {(move - FIRST_SPACE) // 4 % 2}
    if FIRST_DECK <= move < FREE_DOT_MOVE:
        return {move - (FIRST_DECK if move < FIRST_RECYCLE else FIRST_RECYCLE)}
    return set()


def effect(position, seat, move):
    """What a move alone does to what is common."""
    after = position.copy()
    events = do(after, seat, move)
    change = [b - a for a, b in zip(now(position).supply, now(after).supply, strict=True)]
    return Effect(
        drawn_on(position, seat, move),
        bool(told(events, Event.COMPLETED)),
        [max(0, -n) for n in change],
        [max(0, n) for n in change],
        sum(values[0] for _, values in told(events, Event.GAINED)),
    )


def share_a_deck(position, a, b):  # project_l-17d (a)
    """Whether both moves draw on one deck that is not empty; completions count if it is endless."""
    if now(position).options[ENDLESS_WHITE]:
        if (a.completes or WHITE in a.decks) and b.completes:
            return True
        if a.completes and WHITE in b.decks:
            return True
    return any(deck(position, colour) for colour in a.decks & b.decks)


def share_a_shape(position, a, b):  # project_l-17d (b)
    """Whether the supply is short of a shape that either takes or gives back."""
    rows = zip(now(position).supply, a.taken, b.taken, a.returned, b.returned, strict=True)
    return any(
        held < first + second + 1
        for held, first, second, *back in rows
        if first or second or any(back)
    )


def share_the_bank(position, a, b):  # project_l-17d (c)
    """Whether the bank is empty or cannot pay both."""
    bank = now(position).bank
    return bool(now(position).options[FINESSE]) and (bank == 0 or bank < a.gained + b.gained)


def are_independent(position, a, b):
    """Whether none of the three cases of project_l-17d holds."""
    return not (
        share_a_deck(position, a, b)
        or share_a_shape(position, a, b)
        or share_the_bank(position, a, b)
    )


@two_stones
@every_setting
def test_independent_moves_commute(players, switches):  # project_l-17d
    chance, swapped = whim(1), 0
    for position in positions(players, switches):
        first, second = actors(position)
        moves = builder(position, first, chance), builder(position, second, chance)
        effects = effect(position, first, moves[0]), effect(position, second, moves[1])
        if are_independent(position, *effects):
            one, other = position.copy(), position.copy()
            do(one, first, moves[0])
            do(one, second, moves[1])
            do(other, second, moves[1])
            do(other, first, moves[0])
            assert one.position() == other.position()
            swapped += 1
    assert swapped > (200 if LONG else 20 if INTERPRETED else 100)


@two_stones
@every_setting
def test_a_move_leaves_the_other_turn_open_with_choices(players, switches):  # project_l-17c
    chance = whim(2)
    for position in positions(players, switches):
        seat = chance.choice(actors(position))
        other = sum(actors(position)) - seat
        before = player(position, other)
        after = position.copy()
        do(after, seat, builder(after, seat, chance))
        then = player(after, other)
        assert other in actors(after)
        assert (then.step, then.actions, then.arrows, then.due) == (
            before.step,
            before.actions,
            before.arrows,
            before.due,
        )
        assert legal(after, other)


def bytes_of(position, seat, events):
    """A player's bytes without what just then reached all (project_l-55, project_l-79)."""
    mine = np.array(position.games["players"][0, seat])
    if told(events, Event.RETURNED):
        mine["credits"] = mine["new_credits"] = 0
    if told(events, Event.RESHUFFLED):
        mine["white_pile"] = 0
    return mine.tobytes()


@two_stones
@every_setting
def test_a_move_changes_only_own_and_common_things(players, switches):  # project_l-17b
    chance = whim(3)
    for position in positions(players, switches):
        seat = chance.choice(actors(position))
        after = position.copy()
        events = do(after, seat, builder(after, seat, chance))
        for other in set(range(players)) - {seat}:
            assert bytes_of(after, other, events) == bytes_of(position, other, events)


@two_stones
@every_setting
def test_the_rows_of_the_other_set_stay(players, switches):  # project_l-17b, project_l-26
    chance = whim(4)
    for position in positions(players, switches):
        clear = (now(position).first + now(position).passes) % players
        seat = chance.choice(actors(position))
        after = position.copy()
        events = do(after, seat, builder(after, seat, chance))
        start = 8 if seat == clear else 0
        if not told(events, Event.RESHUFFLED):
            rows = [now(p).market[start : start + 8] for p in (position, after)]
            assert rows[0] == rows[1]
