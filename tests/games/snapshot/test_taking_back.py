"""What may be taken back: one's own choices, as long as nobody else decides and no luck came in."""

import random

import pytest

from games.snapshot.positions import (
    TABLES,
    do,
    habitat,
    legal,
    phase,
    rolling,
    table,
    tokens,
)
from games.snapshot.walking import PLAYERS, walk
from parlour.errors import CannotUndo
from parlour.games.snapshot import GAME
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_GO,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_PAY,
    FIRST_PLACE,
    LAY_NO_MORE,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED
from parlour.play.match import Match

SEEDS = 1 if INTERPRETED else 5
CHANCE = {Event.DREW, Event.RESHUFFLED, Event.ROLLED, Event.REROLLED, Event.SHOT}
DISPLAY = {"Savannah": ["Plains Zebra", "Lion"], "Mountain": ["Grey Wolf"]}


def barriers(position):
    """How many of their last moves the seats may take back."""
    return position.games[0]["barriers"].tolist()


def counts(position, *moves):
    """What the active player may take back after each of some moves."""
    seat, found = position.reading().active, []
    for move in moves:
        do(position, move)
        found.append(barriers(position)[seat])
    return found


# As the rules count


def test_choices_of_preparation_may_be_taken_back():
    """snapshot-38, snapshot-42, snapshot-46: stopping, adding, dice and tokens, one by one."""
    position = table(2, display=DISPLAY, tokens=[5], reserves=[["Jaguar", "Giraffe"]])
    moves = [
        STOP,
        FIRST_ADD + habitat("Savannah"),
        ADD_NO_MORE,
        FIRST_ON_HABITAT + 1,
    ]  # the Giraffe
    moves += [
        FIRST_ON_ANIMAL + 1,
        FIRST_ON_HABITAT + 2,
        FIRST_ON_ANIMAL,
        FIRST_ON_ANIMAL,
        tokens(1),
        tokens(2),
    ]
    assert counts(position, *moves) == list(range(1, 11))
    assert phase(position) == Phase.HABITAT


def test_a_roll_stays():
    """snapshot-48: whatever it shows, and all that went before."""
    position = table(2, display=DISPLAY, tokens=[4])
    do(
        position,
        STOP,
        FIRST_ON_HABITAT + 1,
        FIRST_ON_ANIMAL,
        FIRST_ON_HABITAT + 2,
        FIRST_ON_ANIMAL,
        LAY_NO_MORE,
    )
    do(rolling(position, 1, 2), tokens(0), tokens(0))
    assert barriers(position)[0] == 8
    do(position, FIRST_GO + 1)
    assert phase(position) == Phase.REROLL
    assert not any(barriers(position))
    do(position, FIRST_PAY)
    assert not any(barriers(position))


def test_a_roll_that_follows_by_itself_stays():
    """snapshot-73: with one habitat the last die begins to roll."""
    position = rolling(table(2, display={"Savannah": ["Lion"]}, tokens=[1]), 1)
    assert counts(position, STOP, FIRST_ON_HABITAT + 1, FIRST_ON_ANIMAL, LAY_NO_MORE) == [
        1,
        2,
        3,
        4,
    ]
    do(position, tokens(0))
    assert not any(barriers(position))


def test_a_draw_stays_and_so_does_what_led_to_it():
    """snapshot-17: everybody has seen the card."""
    position = table(2, display=DISPLAY, deck=["Walrus", "Okapi"])
    do(rolling(position, 1), DRAW)
    assert not any(barriers(position))
    assert counts(position, FIRST_PLACE) == [1]
    do(rolling(position, 1), DRAW)
    assert not any(barriers(position))


def test_what_becomes_of_a_card_may_be_taken_back():
    """snapshot-20, snapshot-22: placing, reserving, declining and accepting."""
    for move in (FIRST_PLACE, TO_RESERVE):
        position = table(2, card="Walrus", phase=Phase.CARD)
        assert counts(position, move) == [1]
    for moves in ([DECLINE, FIRST_PLACE], [DECLINE, TO_RESERVE], [FIRST_ACCEPT + 1, STOP]):
        fields = {"display": DISPLAY, "card": "Walrus", "offers": [1], "tokens": [0, 2]}
        position = table(2, phase=Phase.ANSWER, **fields)
        assert counts(position, *moves) == [1, 2]


@pytest.mark.parametrize("move", [PASS, OFFER])
def test_an_offer_stays(move):
    """snapshot-18: the next decides."""
    position = table(3, card="Walrus", phase=Phase.OFFERS, tokens=[0, 1, 1], turn=1)
    do(position, move)
    assert not any(barriers(position))


def test_the_end_of_a_turn_stays():
    """snapshot-56: the next player decides."""
    position = table(2, display=DISPLAY)
    assert counts(position, STOP) == [1]
    do(position, LAY_NO_MORE)
    assert not any(barriers(position))


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_whole_games_count_what_may_be_taken_back(players, by):
    """One more for each own choice; nothing once luck came in or another seat decides."""
    for seed in range(SEEDS):
        mover, before = None, 0
        for position, seat, _ in walk(players, seed, by=by):
            chance = CHANCE & {event.kind for event in position.events()}
            wanted = [0] * 6
            if mover is not None and mover == seat and not chance:
                wanted[seat] = before + 1
            assert barriers(position) == wanted
            mover, before = seat, wanted[seat] if seat is not None else 0


# At a match


def playing(seed=0, wanted=Phase.DICE):
    """A match whose first player came to lay dice, without drawing."""
    match = Match(GAME, 2, {}, seed)
    match.play(match.actors[0], STOP)
    assert phase(match.table) == wanted
    return match


def test_dice_may_be_taken_back_one_by_one_down_to_the_stop():
    """snapshot-42: and then it is as if they had never been laid."""
    match = playing()
    (seat,) = match.actors
    positions = [match.table.position()]
    for _ in range(3):
        match.play(seat, legal(match.table)[0 if len(positions) > 1 else 1])
        positions.append(match.table.position())
    assert phase(match.table) == Phase.DICE
    for wanted in reversed(positions[:-1]):
        match.undo(seat)
        assert match.table.position() == wanted
    match.undo(seat)
    assert phase(match.table) == Phase.RESEARCH
    assert not match.may_undo(seat)


def test_a_roll_cannot_be_taken_back():
    """snapshot-48: neither it nor the dice that were rolled."""
    match = playing()
    (seat,) = match.actors
    match.play(seat, legal(match.table)[1])
    match.play(seat, FIRST_ON_ANIMAL)
    assert match.may_undo(seat)
    match.play(seat, LAY_NO_MORE)
    assert match.may_undo(seat) == (phase(match.table) == Phase.TOKENS)
    while phase(match.table) == Phase.TOKENS:
        match.play(seat, tokens(0))
    assert not match.may_undo(seat)
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_a_draw_cannot_be_taken_back():
    """snapshot-17"""
    match = Match(GAME, 3, {}, 5)
    (seat,) = match.actors
    match.play(seat, DRAW)
    with pytest.raises(CannotUndo):
        match.undo(seat)


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_every_undo_leads_back_to_the_position_before(players):
    """Wherever a game leads."""
    match, whim = Match(GAME, players, {}, 2), random.Random(players)
    for _ in range(30 if INTERPRETED else 200):
        if match.is_over:
            break
        (seat,) = match.actors
        before = match.table.position()
        match.play(seat, whim.choice(legal(match.table)))
        if match.may_undo(seat):
            after = match.table.position()
            match.undo(seat)
            assert match.table.position() == before
            match.play(seat, match.log[-2].move)
            assert match.table.position() == after
