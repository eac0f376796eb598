"""What is told of a game of Snapshot."""

import pytest

from games.snapshot.positions import animal, do, habitat, rolling, tokens
from games.snapshot.walking import walk
from games.snapshot.wording import giving, rerolling
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import GIVE_UP
from parlour.games.snapshot.nouns import dice_shown
from parlour.kit.positions import Happening
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

LION, SAVANNAH = animal("Lion"), habitat("Savannah")
GIVEN_UP = "seat 2 gives up the Savannah"
WIN = 0o665  # three dice
NOBODYS = {Event.LIES, Event.RESHUFFLED, Event.CAPPED, Event.GAME_OVER}
ALIKE = {"lays": 2, "rolls": 2, "has": 2}  # they may run on: "has no cover photo, 4 matching icons"


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        (Event.BEGINS, (2,), "seat 2 starts with 2 tokens"),
        (Event.LIES, (LION, SAVANNAH), "Lion lies in the Savannah"),
        (Event.RESHUFFLED, (12,), "the discard pile becomes a deck of 12 cards"),
        (Event.RESHUFFLED, (1,), "the discard pile becomes a deck of 1 card"),
        (Event.DREW, (LION,), "seat 2 draws Lion"),
        (Event.EARNED, (1,), "seat 2 earns 1 token for the card"),
        (Event.OFFERED, (LION,), "seat 2 offers a token for Lion"),
        (Event.PASSED, (), "seat 2 passes"),
        (Event.CANNOT_OFFER, (), "seat 2 cannot offer"),
        (Event.DECLINED, (), "seat 2 declines"),
        (Event.SOLD, (2, LION), "seat 2 sells Lion to seat 3 for a token"),
        (Event.PLACED, (LION, SAVANNAH), "seat 2 places Lion in the Savannah"),
        (Event.PLACED_SIDEWAYS, (LION, SAVANNAH), "seat 2 sets Lion sideways in the Savannah"),
        (Event.RESERVED, (LION,), "seat 2 reserves Lion"),
        (Event.SPOOKED, (SAVANNAH, 3), "seat 2 spooks the Savannah: 3 cards discarded"),
        (Event.STOPPED, (), "seat 2 stops drawing"),
        (Event.ADDED, (LION, SAVANNAH), "seat 2 adds Lion to the Savannah"),
        (Event.DIE_ON_HABITAT, (SAVANNAH,), "seat 2 lays a die on the Savannah"),
        (Event.DIE_ON_ANIMAL, (LION,), "seat 2 lays a die on Lion"),
        (Event.TOKENS_LAID, (3, LION), "seat 2 puts 3 tokens on Lion"),
        (Event.NO_DICE, (), "seat 2 uses no dice"),
        (Event.ROLLED, (SAVANNAH, 0o32), "seat 2 rolls 3 2 for the Savannah, which needs 3"),
        (Event.REROLLED, (SAVANNAH, 4), "seat 2 rerolls 4 for the Savannah, which needs 3"),
        (Event.ENTERED, (SAVANNAH,), "seat 2 enters the Savannah"),
        (
            Event.GAVE_UP,
            (SAVANNAH, 2, 1),
            f"{GIVEN_UP}: 2 tokens back, 1 token lost",
        ),
        (Event.GAVE_UP, (SAVANNAH, 0, 1), f"{GIVEN_UP}: 1 token lost"),
        (Event.GAVE_UP, (SAVANNAH, 4, 0), f"{GIVEN_UP}: 4 tokens back"),
        (Event.GAVE_UP, (SAVANNAH, 0, 0), GIVEN_UP),
        (Event.SHOT, (LION, WIN, 1), "seat 2 rolls 6 6 5 and 1 token for Lion: 18 of 12"),
        (Event.SHOT, (LION, 0o14, 2), "seat 2 rolls 1 4 and 2 tokens for Lion: 7 of 12"),
        (Event.SHOT, (LION, 0o6, 0), "seat 2 rolls 6 for Lion: 6 of 12"),
        (Event.PHOTOGRAPHED, (5, LION), "seat 2 photographs Lion: 5 stars"),
        (Event.MISSED, (LION, 0), "seat 2 misses Lion"),
        (Event.MISSED, (LION, 2), "seat 2 misses Lion: 2 tokens back"),
        (Event.INCOME, (3,), "seat 2 gains 3 tokens for a turn without a photograph"),
        (Event.AWARDED, (5, SAVANNAH), "seat 2 wins the Savannah Portfolio: 5 points"),
        (Event.TRIGGERED, (7,), "seat 2 reaches 7 photos: the round is played to its end"),
        (Event.CAPPED, (40,), "after 40 rounds the end is called"),
        (Event.SHOWED, (0,), f"seat 2 shows the assignment {ASSIGNMENT_NAMES[0]}"),
        (Event.COVERED, (5, 0), "seat 2 has a cover photo: 5 points"),
        (Event.COVERED, (0, 0), "seat 2 has no cover photo"),
        (Event.ARTICLE, (5, 4), "seat 2 has 4 matching icons: 5 points"),
        (Event.ARTICLE, (1, 1), "seat 2 has 1 matching icon: 1 point"),
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
    sold = Happening(Event.SOLD, 0, (2, LION, 0))
    assert GAME.tell(sold, names.__getitem__) == "Ann sells Lion to Cid for a token"


@pytest.mark.parametrize(
    ("roll", "shown"), [(0o3, [3]), (0o123456, [1, 2, 3, 4, 5, 6]), (0o61, [6, 1]), (0, [])]
)
def test_dice_are_shown_in_the_order_they_were_rolled(roll, shown):  # snapshot-50
    assert dice_shown(roll) == shown


def told(position):
    return [GAME.tell(event) for event in position.events()]


def test_a_photograph_is_told_with_all_that_decided_it():  # snapshot-50, snapshot-55
    position = giving(3)
    do(position, tokens(1))
    do(rolling(position, 3, 2, 4, 6), tokens(2))
    assert told(position)[:8] == [
        "seat 1 puts 2 tokens on Lion",
        "seat 1 rolls 3 for the Savannah, which needs 3",
        "seat 1 enters the Savannah",
        "seat 1 rolls 2 and 1 token for Giraffe: 3 of 7",
        "seat 1 misses Giraffe: 1 token back",
        "seat 1 rolls 4 6 and 2 tokens for Lion: 12 of 12",
        "seat 1 photographs Lion: 5 stars",
    ]


def test_giving_up_is_told_with_what_it_costs():  # snapshot-52, snapshot-53
    position = rerolling(supply=2, giraffe=1, lion=2)
    do(position, GIVE_UP)
    assert told(position)[0] == "seat 1 gives up the Savannah: 3 tokens lost"


def test_all_that_happens_in_a_game_is_told():
    players, heard = 3, []
    for position, _, _ in walk(players, seed=5, most=200 if INTERPRETED else 5000):
        heard += told(position)
    assert heard
    assert all(words == words.strip() and not words.endswith(".") for words in heard)
