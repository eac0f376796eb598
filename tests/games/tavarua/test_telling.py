"""What is told of a game of Tavarua."""

import pytest

from games.tavarua.positions import CODES, commit_all, next_wave, table
from games.tavarua.walking import PLAYERS, walk
from parlour.cli.telling import sentences
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import LONG, SHORT
from parlour.games.tavarua.box.opened import NO_SEAT
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.box.waves import BARREL, SHIFT
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.table import Step
from parlour.kit.positions import Happening
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

T3, M2 = CODES.index("T3"), CODES.index("M2")
WAVES = {(int(s), bool(b)): w for w, (s, b) in enumerate(zip(SHIFT, BARREL, strict=True))}
NOBODYS = {
    Event.ROUND,
    Event.ROLLED,
    Event.CONTEST,
    Event.WAVE,
    Event.RESHUFFLED,
    Event.RESHUFFLED_STOKE,
    Event.GAME_OVER,
}
ALIKE = {"buys": 2}  # of the same purchase, the buyer hears one and the others the other
ROUNDS = 4 if INTERPRETED else 25


def deed(action, attached=0):
    """An action with a Stoke card, as events carry it."""
    return action * 16 + attached


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        (Event.BEGINS, (), "seat 2 has the first player token"),
        (Event.TOOK_BOARD, (SHORT,), "seat 2 starts with the short board"),
        (Event.COMMITTED, (), "seat 2 is ready"),
        (Event.CHOSE, (Step.ATTACH, Stoke.LEASH), "seat 2 chooses Leash"),
        (Event.CHOSE, (Step.ATTACH, 0), "seat 2 chooses no card"),
        (Event.CHOSE, (Step.ACTION, Action.WAIT), "seat 2 chooses to wait"),
        (Event.CHOSE, (Step.CARD, T3), "seat 2 chooses teal 3"),
        (Event.CHOSE, (Step.VALUE, 5), "seat 2 chooses to play it as 5"),
        (Event.CHOSE, (Step.DISCARD, T3 + 1), "seat 2 chooses to give up teal 3"),
        (Event.CHOSE, (Step.DISCARD, 0), "seat 2 chooses to give up no more"),
        (Event.TOOK_BACK, (), "seat 2 takes the choice back"),
        (Event.GAVE_UP, (T3, 1), "seat 2 discards teal 3"),
        (Event.GAVE_UP, (T3, 2), "seat 2 discards teal 3 twice"),
        (Event.GAVE_UP, (T3, 5), "seat 2 discards teal 3 5 times"),
        (Event.DREW, (M2, 1), "seat 2 draws maroon 2"),
        (Event.ROUND, (3,), "round 3 begins"),
        (Event.ROLLED, (4, 1), "the new wave has a die of 4"),
        (Event.LANDED, (6,), "seat 2 reaches the Shore and gains a Stoke token"),
        (Event.SWITCHED, (LONG,), "seat 2 switches to the long board"),
        (Event.BOUGHT, (), "seat 2 buys a Stoke card"),
        (Event.BOUGHT_CARD, (Stoke.LEASH,), "seat 2 buys Leash"),
        (
            Event.REVEALED,
            (deed(Action.RIDE, Stoke.LEASH), T3, 5),
            "seat 2 rides with teal 3 as 5 and Leash",
        ),
        (Event.REVEALED, (deed(Action.RIDE), T3, 3), "seat 2 rides with teal 3"),
        (Event.REVEALED, (deed(Action.RIDE), T3, 0), "seat 2 rides with teal 3 as 0"),
        (Event.REVEALED, (deed(Action.BAIL), T3, 0), "seat 2 bails"),
        (Event.REVEALED, (deed(Action.BAIL, Stoke.CLAIM_IT), 0, 0), "seat 2 bails with Claim It"),
        (Event.REVEALED, (deed(Action.RECOVER), M2, 2), "seat 2 recovers with maroon 2"),
        (
            Event.REVEALED,
            (deed(Action.CATCH), M2, 1),
            "seat 2 tries for the wave with maroon 2 as 1",
        ),
        (Event.REVEALED, (deed(Action.PADDLE_OUT), M2, 2), "seat 2 paddles out with maroon 2"),
        (Event.REVEALED, (deed(Action.WAIT), M2, 0), "seat 2 waits"),
        (Event.REVEALED, (deed(Action.PADDLE_IN), M2, 2), "seat 2 paddles in with maroon 2"),
        (Event.BALANCED, (0, 2), "seat 2 moves the marker from the centre to 2 towards the nose"),
        (Event.BALANCED, (-1, -1), "seat 2 moves the marker nowhere"),
        (
            Event.RAN_OFF,
            (1, 4),
            "seat 2 runs off the nose, from 1 towards the nose to 4 towards the nose",
        ),
        (Event.RAN_OFF, (0, -3), "seat 2 runs off the tail, from the centre to 3 towards the tail"),
        (Event.WIPED_OUT, (), "seat 2 wipes out and gains a Stoke token"),
        (Event.BAILED, (), "seat 2 leaves the wave for the Wash"),
        (Event.RECOVERED, (0,), "seat 2 comes to the Shore"),
        (Event.RECOVERED, (4,), "seat 2 comes to row 4"),
        (
            Event.CONTEST,
            (4, 4, 1),
            "4 surfers want the wave of row 4, which has room for 1",
        ),
        (
            Event.CAUGHT,
            (1, 5),
            "seat 2 catches the wave of row 1, whose die shows 5, and gains a Stoke token",
        ),
        (
            Event.MATCHED,
            (6, M2),
            "seat 2 falls with maroon 2, which is matched, and gains a Stoke token",
        ),
        (Event.MISSED, (6,), "seat 2 stays in the channel beside the wave of row 6"),
        (Event.PERFECT, (), "seat 2 earns a Perfect token: the die equals the number of the row"),
        (Event.PADDLED, (0, 5, 2), "seat 2 gets out to row 5"),
        (Event.PADDLED, (2, 3, -1), "seat 2 gets in to row 3"),
        (Event.PADDLED, (0, 0), "seat 2 gets nowhere"),
        (Event.WAITED, (), "seat 2 holds the position"),
        (
            Event.WAVE,
            (WAVES[-2, True],),
            "the Wave card is a Barrel and shifts everybody on a wave by 2 towards the tail",
        ),
        (
            Event.WAVE,
            (WAVES[1, False],),
            "the Wave card shifts everybody on a wave by 1 towards the nose",
        ),
        (Event.WAVE, (WAVES[0, True],), "the Wave card is a Barrel and shifts nobody"),
        (Event.WAVE, (WAVES[0, False],), "the Wave card shifts nobody"),
        (
            Event.SHIFTED,
            (1, -1),
            "seat 2 slides from 1 towards the nose to 1 towards the tail",
        ),
        (Event.GOT_BARREL, (), "seat 2 collects a Barrel token"),
        (Event.GOT_HANG_TEN, (), "seat 2 hangs ten and has a token for it"),
        (Event.GOT_STOKE, (2,), "seat 2 gains 2 Stoke tokens"),
        (
            Event.SCORED,
            (14, LONG, 14),
            "seat 2 scores 14 points with the long board, which counts",
        ),
        (
            Event.SCORED,
            (14, LONG, 5),
            "seat 2 scores 14 points with the long board, which adds 5 to the best two",
        ),
        (
            Event.SCORED,
            (1, SHORT, 0),
            "seat 2 scores 1 point with the short board, which does not make the best two",
        ),
        (Event.SCORED, (0, SHORT, 0), "seat 2 scores 0 points with the short board"),
        (Event.RESHUFFLED, (60,), "the discarded player cards become a deck of 60"),
        (Event.RESHUFFLED_STOKE, (9,), "the discarded Stoke cards become a deck of 9"),
        (Event.PASSED_TOKEN, (), "seat 2 receives the first player token"),
        (Event.TITLE, (LONG, 24), "seat 2 wins the title of the long board with 24 points"),
        (Event.CHAMPION, (), "seat 2 becomes the Grand Champion"),
        (Event.GAME_OVER, (), "the game is over"),
    ],
)
def test_events_in_words(kind, values, words):
    assert GAME.tell(Happening(kind, 1, (*values, 0, 0, 0)[:3])) == words


def test_every_event_has_words_of_its_own():
    verbs = [kind.declared.words.split()[1] for kind in Event if kind not in NOBODYS]
    assert {verb: verbs.count(verb) for verb in verbs if verbs.count(verb) > 1} == ALIKE


def test_nobody_is_named_for_what_nobody_did():
    assert {kind for kind in Event if "{who}" not in kind.declared.words} == NOBODYS


def test_seats_are_called_by_name():
    names = ["Ann", "Ben", "Cid"]
    assert GAME.tell(Happening(Event.LANDED, 2, (0, 0, 0)), names.__getitem__).startswith(
        "Cid reaches"
    )


def test_only_rides_score_and_only_what_they_add():  # tavarua-75
    assert GAME.scored(Happening(Event.SCORED, 0, (14, LONG, 5))) == 5
    assert GAME.scored(Happening(Event.TITLE, 0, (LONG, 24, 0))) == 0


def told(position):
    return [GAME.tell(event) for event in position.events()]


def heard(position, viewer):
    """What a viewer was told."""
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return told(seen)


def test_a_round_is_a_story():  # tavarua-35, tavarua-51, tavarua-70
    position = table(
        4,
        hands=("T3 T1 M1 M1 M1", "T3 T1 M1 M1 M1", "T4 T1 M1 M1 M1", "T2 T2 M1 M1 M3"),
        at=("channel 2", "channel 2", "channel 2", "wave 4"),
        boards=("short", "short", "long", "long"),
        balances=(0, 0, 0, 1),
        tokens=(0, 0, 0, 1),
        stoke=((), (), (), ["Leash"]),
        dice=[1] * 6,
    )
    next_wave(position, -2, barrel=True)
    choices = ("catch T3", "catch T3", "catch T1", "ride T2 as 1 with Leash")
    commit_all(position, *choices)
    story = heard(position, 0)
    assert story[:19] == [
        "seat 4 is ready",
        "seat 1 tries for the wave with teal 3",
        "seat 2 tries for the wave with teal 3",
        "seat 3 tries for the wave with teal 1",
        "seat 4 rides with teal 2 as 1 and Leash",
        "seat 4 moves the marker from 1 towards the nose to 2 towards the nose",
        "3 surfers want the wave of row 5, which has room for 1",
        "seat 1 falls with teal 3, which is matched, and gains a Stoke token",
        "seat 2 falls with teal 3, which is matched, and gains a Stoke token",
        "seat 3 catches the wave of row 5, whose die shows 1, and gains a Stoke token",
        "seat 3 moves the marker from the centre to 1 towards the nose",
        "the Wave card is a Barrel and shifts everybody on a wave by 2 towards the tail",
        "seat 3 slides from 1 towards the nose to 1 towards the tail",
        "seat 3 collects a Barrel token",
        "seat 4 slides from 2 towards the nose to the centre",
        "seat 4 collects a Barrel token",
        *story[16:19],
    ]
    assert story[16].startswith("seat 1 draws ")
    assert story[17:19] == ["seat 4 receives the first player token", "round 2 begins"]


def test_what_one_player_does_reads_as_one_sentence():  # tavarua-67
    position = table(1, hands=("T1 T1 T3 M2 M4",))
    next_wave(position, 0)
    commit_all(position, "wait T1 T1 M2")
    happened = [GAME.events.of(event).told(event) for event in position.events()]
    said = sentences(GAME, ["seat 1"], happened)
    assert said[0] == (
        "Seat 1 chooses to give up no more, is ready, waits, discards teal 1 twice, maroon 2, "
        "holds the position."
    )


def test_others_hear_nothing_of_a_choice():  # tavarua-35
    position = table(2, hands=("T1 T1 T3 M2 M4",))
    commit_all(position, "paddle out T3")
    assert heard(position, 0) == ["seat 1 chooses teal 3", "seat 1 is ready"]
    assert heard(position, 1) == ["seat 1 is ready"]


@pytest.mark.parametrize("by", PLAYERS)
def test_all_that_happens_in_a_game_is_told(by):
    kinds = set()
    for position, *_ in walk(4, seed=5, options={"rounds": ROUNDS}, by=by, regret=0.1):
        for event in position.events():
            words = GAME.tell(event)
            assert words == words.strip()
            assert not words.endswith(".")
            assert (event.seat == NO_SEAT) == (event.kind in NOBODYS)
            kinds.add(event.kind)
    assert len(kinds) > 20
