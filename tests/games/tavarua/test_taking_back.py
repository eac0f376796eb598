"""What may be taken back: tavarua-35b, tavarua-98, and on the Shore what used no luck."""

import pytest

from games.tavarua.positions import (
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
    TABLES,
    choose,
    do,
    heard,
    legal,
    next_wave,
    player,
    step,
    table,
)
from games.tavarua.walking import PLAYERS, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import BUY, DONE, SWITCH, TAKE_BACK
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.rule import INTERPRETED

SEEDS = 1 if INTERPRETED else 5
HAND = "T1 T2 T3 M1 M2"


def barriers(position):
    """How many of their last moves the seats may take back."""
    return position.games[0]["barriers"].tolist()


def counts(position, seat, *moves):
    """What a seat may take back after each of some moves."""
    found = []
    for move in moves:
        do(position, seat, move)
        found.append(barriers(position)[seat])
    return found


def ashore(players=2, tokens=3):
    """The first round's Shore step, with tokens for everybody."""
    position = GAME.deal(players, 1, {})
    while position.games[0]["phase"] in (Phase.BOARDS, Phase.EXCHANGE):
        seat = GAME.engine.actors(position)[0]
        GAME.engine.play(position, seat, legal(position, seat)[0])
        assert position.games[0]["phase"] == Phase.EXCHANGE or not any(barriers(position))
    position.games[0]["players"]["tokens"] = tokens
    return position, GAME.engine.actors(position)[0]


# The Shore


def test_a_switch_may_be_taken_back_and_a_purchase_not():
    """tavarua-23, tavarua-24: a card was drawn; what went before stays too."""
    position, seat = ashore()
    assert counts(position, seat, SWITCH) == [1]
    assert counts(position, seat, BUY) == [0]
    position, seat = ashore()
    assert counts(position, seat, BUY, SWITCH) == [0, 1]
    assert counts(position, seat, BUY) == [0]


def test_the_end_of_the_shore_step_stays():
    """tavarua-21: the next player decides, or all choose."""
    position, seat = ashore()
    do(position, seat, SWITCH, DONE)
    assert not any(barriers(position))
    other = GAME.engine.actors(position)[0]
    do(position, other, SWITCH, DONE)
    assert position.games[0]["phase"] == Phase.PLAY
    assert not any(barriers(position))


# A choice


def test_the_steps_of_a_choice_are_counted():
    """tavarua-98: Stoke card, action, card and value; the last commits."""
    position = table(2, at=["wave 3"], hands=[HAND], stoke=[["Leash"]], tokens=[2])
    attach = FIRST_ATTACH + STOKE_NAMES.index("Leash")
    moves = [attach, FIRST_ACTION + Action.RIDE, FIRST_CARD + 1, FIRST_VALUE + 3]
    assert counts(position, 0, *moves) == [1, 2, 3, 4]
    assert barriers(position)[1:] == [0] * 5
    assert position.games[0]["committed"] == 1


def test_cards_given_up_are_counted():
    """tavarua-98: in the exchange and in waiting."""
    position = table(2, hands=[HAND], phase=Phase.EXCHANGE)
    assert counts(position, 0, FIRST_GIVE, FIRST_GIVE + 4, GIVEN) == [1, 2, 3]
    position = table(2, hands=[HAND])
    moves = [FIRST_ACTION + Action.WAIT, FIRST_GIVE, FIRST_GIVE + 1, FIRST_GIVE + 5]
    assert counts(position, 0, *moves) == [1, 2, 3, 4]
    assert step(position, 0) == Step.WAIT  # no card can follow M2


def test_everybody_counts_alone():
    """tavarua-98: nobody's steps touch those of others."""
    position = table(3, hands=[HAND] * 3)
    for seat in range(3):
        do(position, seat, FIRST_ACTION + Action.WAIT)
    do(position, 1, FIRST_GIVE)
    assert barriers(position)[:3] == [1, 2, 1]
    choose_rest(position, 1)
    assert barriers(position)[:3] == [1, 3, 1]


def choose_rest(position, seat):
    """End giving up cards."""
    do(position, seat, GIVEN)


@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.EXCHANGE])
def test_the_last_commitment_stays(phase):
    """tavarua-35b: it reveals at once, and nothing of anybody can be taken back."""
    position = table(2, hands=[HAND] * 2, phase=phase)
    words = "wait T1" if phase == Phase.PLAY else "T1"
    choose(position, 1, words)
    assert barriers(position)[1]
    choose(next_wave(position, 0), 0, words)
    assert position.games[0]["phase"] == Phase.SHORE
    assert not any(barriers(position))


@pytest.mark.parametrize(
    ("at", "words"),
    [
        ("shore", "wait T1 T2 with Dawn Patrol"),
        ("wave 3", "ride T3 as 1 with Leash"),
        ("wash", "recover M1 with Tow Out"),
        ("channel 2", "catch M2 as 4"),
    ],
)
def test_nothing_remains_of_a_choice_taken_back(at, words):
    """tavarua-35b: the position is the one before, and it can be chosen anew."""
    stoke = [[words.partition(" with ")[2] or "Trim"]]
    fields = {"at": [at, "shore"], "hands": [HAND, HAND], "tokens": [3, 3], "stoke": stoke}
    position = table(2, dice=[1] * 6, **fields)
    before = position.position()
    choose(position, 0, words)
    events = do(position, 0, TAKE_BACK)
    assert heard(events, Event.TOOK_BACK) == [(0, (0, 0, 0))]
    assert position.position() == before
    choose(position, 0, words)
    assert legal(position, 0) == [TAKE_BACK]


def test_who_took_a_choice_back_is_asked_again():
    """tavarua-35b: and the others are not waited for any the less."""
    position = table(3, hands=[HAND] * 3)
    choose(position, 2, "wait T1")
    choose(position, 0, "wait T1")
    assert GAME.engine.actors(position) == [1]
    do(position, 2, TAKE_BACK)
    assert GAME.engine.actors(position) == [1, 2]
    assert player(position, 2)["choice"]["given"] == 0
    choose(position, 1, "wait T1")
    assert position.games[0]["phase"] == Phase.PLAY
    choose(next_wave(position, 0), 2, "wait M1")
    assert position.games[0]["phase"] == Phase.SHORE


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_whole_games_count_what_may_be_taken_back(players, by):
    """One more for each own step; nothing after luck, at a reveal, or when others decide."""
    for seed in range(SEEDS):
        mover, wanted = None, [0] * 6
        for position, seat, move in walk(players, seed, by=by, regret=0.1):
            if mover is not None:
                wanted = counted(position, wanted, *mover)
            assert barriers(position) == wanted
            mover = None if seat is None else (seat, move, int(position.games[0]["phase"]))


def counted(position, before, seat, move, phase):
    """What may be taken back after a seat's move in a phase."""
    after = list(before)
    after[seat] += 1
    if move == TAKE_BACK:
        after[seat] = 0
    revealed = {Event.WAVE, Event.ROUND, Event.GAME_OVER} & told(position)
    ended = phase in (Phase.BOARDS, Phase.SHORE) and move != SWITCH
    return [0] * 6 if revealed or ended else after


def told(position):
    """The kinds of events of the last move."""
    return {event.kind for event in position.events()}
