"""What is told of a game of Small Islands."""

import pytest

from games.small_islands.hunting import hunt, raise_it, walk
from games.small_islands.positions import SEATS, VALUES, card, clue, column, do, hexes, told
from games.small_islands.wording import acting, moving, playing
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.map import NO_HEX
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import NO_SEAT
from parlour.kit.positions import Happening
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

HUT, RIVER, LAVA = clue("next to a hut"), clue("in a river"), clue("next to lava")
GREY = column("grey")
H5, J6 = hexes("H5 J6")
FIVE, CURSE = VALUES.index(5), 0
NOBODYS = {
    Event.STAYS_EMPTY,
    Event.RESHUFFLED,
    Event.SITES,
    Event.NO_LAVA,
    Event.DESTROYED,
    Event.TURNED_UP,
    Event.UNCLAIMED,
    Event.CURSED,
    Event.BURIED,
    Event.AMULET,
    Event.TREASURE_OUT,
    Event.GAME_OVER,
}


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        (Event.BEGINS, (4, H5), "seat 2 goes first on island 5, with the volcano round H5"),
        (Event.BEGINS, (4, NO_HEX), "seat 2 goes first on island 5"),
        (Event.HUT, (H5,), "seat 2 puts a hut on H5"),
        (Event.PALM, (H5,), "seat 2 puts a palm tree on H5"),
        (Event.STATUE, (H5, 1), "seat 2 puts a statue on H5, which looks NE"),
        (Event.TOOK_TRIAD, (0,), "seat 2 chooses the triad beach and jungle"),
        (Event.LAID_TRIAD, (H5, J6, 4), "seat 2 lays its lava on H5, new lake on J6"),
        (Event.NO_TRIAD, (), "seat 2 finds no place for a triad"),
        (Event.VEHICLE, (H5,), "seat 2 starts on H5"),
        (Event.FIRST_CLUE, (HUT, GREY), 'seat 2 begins grey with "next to a hut"'),
        (
            Event.LAID_ASIDE,
            (HUT, GREY),
            'seat 2 lays "next to a hut" aside, which tells nothing about grey',
        ),
        (Event.STAYS_EMPTY, (GREY,), "no clue fits grey, which stays empty"),
        (Event.DREW_CLUE, (RIVER,), 'seat 2 draws "in a river"'),
        (Event.DREW, (1,), "seat 2 draws 1 clue card"),
        (Event.RESHUFFLED, (12,), "the discarded clues become a deck of 12 cards"),
        (Event.SITES, (GREY, 5), "the grey treasure has 5 candidates"),
        (Event.SITES, (GREY, 1), "the grey treasure is located"),
        (Event.TURN, (7,), "seat 2 begins turn 7"),
        (Event.TOOK_AMULET, (H5,), "seat 2 takes the amulet on H5"),
        (Event.LEFT_AMULET, (H5,), "seat 2 leaves the amulet on H5"),
        (Event.SPENT_AMULET, (Act.BUY_MOVE, 0), "seat 2 spends an amulet on a move"),
        (Event.SPENT_AMULET, (Act.BUY_SWAP, 0), "seat 2 spends an amulet on a swap of clues"),
        (Event.SPENT_AMULET, (Act.BUY_CLUE, GREY), "seat 2 spends an amulet on a clue on grey"),
        (
            Event.SPENT_AMULET,
            (Act.BUY_TILE, GREY),
            "seat 2 spends an amulet on a volcanic tile on grey",
        ),
        (Event.SPENT_AMULET, (Act.CUBE, GREY), "seat 2 spends an amulet on removing a grey cube"),
        (Event.PLAYED_CLUE, (HUT, GREY), 'seat 2 plays "next to a hut" on grey'),
        (Event.PLAYED_TILE, (LAVA, GREY), 'seat 2 plays the volcanic tile "next to lava" on grey'),
        (Event.SHOWED, (RIVER, GREY), 'seat 2 shows "in a river", which does not fit grey'),
        (Event.SWAPPED, (4,), "seat 2 swaps clues (4 clue cards)"),
        (Event.STRUCK, (H5, GREY), "seat 2 removes the grey cube on H5"),
        (Event.MOVES, (), "seat 2 sets out"),
        (Event.BOUND, (H5, J6), "seat 2 moves to J6 (from H5)"),
        (Event.CROSSES_LAVA, (1,), "seat 2 pays for crossing lava with an amulet"),
        (Event.CROSSES_LAVA, (0,), "seat 2 pays for crossing lava with gold"),
        (Event.LAVA, (H5, 5), "seat 2 covers H5 with lava (river)"),
        (Event.NO_LAVA, (), "no lava can flow"),
        (Event.DESTROYED, (H5, 0), "the hut on H5 is destroyed"),
        (Event.DESTROYED, (H5, 1), "the palm tree on H5 is destroyed"),
        (Event.RAISES, (GREY, H5), "seat 2 raises the grey treasure (on H5)"),
        (Event.INSPECTED, (FIVE,), "seat 2 inspects gold 5"),
        (Event.INSPECTED, (CURSE,), "seat 2 inspects the Curse"),
        (Event.INSPECTS, (2,), "seat 2 inspects 2 treasure cards"),
        (Event.TURNED_UP, (FIVE, 3), "gold 5 is turned up, with 3 cards to follow"),
        (Event.TURNED_UP, (FIVE, 0), "gold 5 is turned up, the last card"),
        (Event.CLAIMED, (FIVE,), "seat 2 claims gold 5"),
        (Event.DECLINED, (FIVE,), "seat 2 declines gold 5"),
        (Event.UNCLAIMED, (FIVE,), "gold 5 is discarded"),
        (Event.CURSED, (), "the Curse strikes all who still have a rose there"),
        (Event.PAID_AMULET, (), "seat 2 loses an amulet"),
        (Event.PAID_GOLD, (FIVE,), "seat 2 loses gold 5"),
        (Event.ESCAPED, (), "seat 2 has nothing to lose"),
        (Event.BURIED, (2,), "2 treasure cards are discarded unseen"),
        (Event.BURIED, (1,), "1 treasure card is discarded unseen"),
        (Event.AMULET, (H5, 2), "an amulet appears on H5"),
        (Event.TREASURE_OUT, (9,), "the treasure deck has run out: 9 discarded cards come back"),
        (Event.TREASURE_OUT, (1,), "the treasure deck has run out: 1 discarded card comes back"),
        (
            Event.TREASURE_OUT,
            (0,),
            "the treasure deck is used up: the game ends with this treasure",
        ),
        (Event.GAME_OVER, (0,), "the game is over"),
        (Event.GAME_OVER, (1,), "the game is over: all turns have been played"),
    ],
)
def test_events_in_words(kind, values, words):
    assert GAME.tell(Happening(kind, 1, (*values, 0, 0, 0)[:3])) == words


def test_nobody_is_named_for_what_nobody_did():
    assert {kind for kind in Event if "{who}" not in kind.declared.words} == NOBODYS


def test_lots_place_objects_without_anybody():
    """small_islands-07"""
    objects = (Event.HUT, Event.PALM, Event.STATUE)
    said = [GAME.tell(Happening(kind, NO_SEAT, (H5, 3, 0))) for kind in objects]
    assert said == [
        "a hut stands on H5",
        "a palm tree stands on H5",
        "a statue stands on H5 and looks S",
    ]


def test_seats_are_called_by_name():
    names = ["Ann", "Ben"]
    claimed = Happening(Event.CLAIMED, 1, (FIVE, 0, 0))
    assert GAME.tell(claimed, names.__getitem__) == "Ben claims gold 5"


def test_gold_counts_when_claimed_and_again_when_paid():
    """small_islands-60, small_islands-67"""
    assert GAME.scored(Happening(Event.CLAIMED, 0, (FIVE, 0, 0))) == 5
    assert GAME.scored(Happening(Event.PAID_GOLD, 0, (FIVE, 0, 0))) == -5
    assert GAME.scored(Happening(Event.DECLINED, 0, (FIVE, 0, 0))) == 0


def in_words(position, viewer):
    """What a viewer is told of the last move."""
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return [GAME.tell(event) for event in seen.events()]


def test_a_clue_is_told_with_what_it_leaves():
    """small_islands-26, small_islands-34: what is drawn only its owner hears."""
    position = card(playing(), "next to a hut")
    assert in_words(position, 1)[:2] == [
        'seat 1 plays "next to a hut" on white',
        "the white treasure is located",
    ]
    assert in_words(position, 1)[2] == "seat 1 draws 3 clue cards"
    assert len(in_words(position, 0)) == 5


def test_an_inspected_card_is_told_to_its_owner():
    """small_islands-75"""
    position = raise_it(hunt("1", treasure=[5, 5, 5, 5]))
    assert "seat 1 inspects gold 5" in in_words(position, 0)
    assert "seat 1 inspects gold 5" not in in_words(position, 1)
    assert "seat 1 inspects 1 treasure card" in in_words(position, 1)


def test_moves_are_told_bound_by_bound():
    """small_islands-40"""
    assert [event for event, _, _ in told(moving())] == [Event.MOVES]
    bought = do(acting(held=[1]), Act.BUY_MOVE)
    assert in_words(bought, 1) == ["seat 1 spends an amulet on a move", "seat 1 sets out"]


@pytest.mark.parametrize("players", SEATS)
def test_what_is_told_adds_up_to_the_points(players):
    """small_islands-67"""
    points, most = [0] * players, 150 if INTERPRETED else 2000
    for _, position in walk(players, seed=5, most=most):
        for event in position.events():
            assert GAME.tell(event).strip(" .") == GAME.tell(event)
            points[event.seat] += GAME.scored(event)
        assert points == [GAME.engine.points(position, seat) for seat in range(players)]
