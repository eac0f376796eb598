"""Take and Recycle: project_l-23 to project_l-32 (two stones: test_two_stones.py)."""

from collections import deque

import pytest

from games.project_l.positions import (
    BLACK,
    WHITE,
    blind,
    deck,
    do,
    do_all,
    finish,
    kinds,
    legal,
    market,
    now,
    placing,
    player,
    put_seat,
    puzzle,
    recycles,
    recycling,
    slots,
    table,
    takes,
    taking,
    told,
    whim,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.puzzles import RECESS
from parlour.games.project_l.events import Event
from parlour.games.project_l.table import Ending, Step
from parlour.kit.record import SPECTATOR

ROWS = {
    **{place: f"w1{place}" for place in range(4)},  # w10 w11 w12 w13
    **{place: f"b1{place}" for place in range(4, 8)},  # b14 b15 b16 b17
}
ORDERED = {"recycle_order": "on"}
both_colours = pytest.mark.parametrize("colour", [WHITE, BLACK])


def laid_out(players=2, **told):
    """A position with known rows and decks of three known cards each."""
    told = {"white": ["w01", "w02", "w03"], "black": ["b01", "b02", "b03"]} | told
    return table(players, **{"market": ROWS} | told)


def names(colour, *numbers):
    """Puzzles of a colour: w01 or b01."""
    return [f"{'wb'[colour]}{number:02}" for number in numbers]


# Take


def test_every_puzzle_of_the_rows_and_the_top_of_both_decks_can_be_taken():  # project_l-23
    assert takes(laid_out()) == [0, 1, 2, 3, 4, 5, 6, 7, "white", "black"]


def test_a_gap_and_an_empty_deck_cannot_be_taken():  # project_l-23, project_l-24
    position = laid_out(market={**ROWS, 1: None, 7: None}, white=(), black=())
    assert takes(position) == [0, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("place", range(8))
def test_a_taken_puzzle_lies_open_and_empty_before_you(place):  # project_l-23
    position = laid_out()
    do(position, 0, taking(place))
    slot = player(position, 0).slots[0]
    assert slots(position, 0) == [ROWS[place], None, None, None]
    assert (slot.free, slot.cells) == (RECESS[slot.puzzle], [0] * 25)
    assert slots(position, 1) == [None] * 4


@pytest.mark.parametrize("place", range(8))
def test_the_top_card_of_its_deck_fills_that_very_place(place):  # project_l-24
    position, colour = laid_out(), place // 4
    events = do(position, 0, taking(place))
    come_up = names(colour, 1)[0]
    expected = {**ROWS, place: come_up}
    assert market(position, 0, 8) == [expected[p] for p in range(8)]
    assert deck(position, colour) == names(colour, 2, 3)
    assert deck(position, 1 - colour) == names(1 - colour, 1, 2, 3)
    assert told(events, Event.TOOK) == [(0, (puzzle(ROWS[place]), 0, 0))]
    assert told(events, Event.REVEALED) == [(-1, (puzzle(come_up), 0, 0))]


@both_colours
def test_an_empty_deck_leaves_a_gap(colour):  # project_l-24
    position = laid_out(white=(), black=(), ending=Ending.TRIGGERED)
    events = do(position, 0, taking(4 * colour + 1))
    assert market(position, 4 * colour)[1] is None
    assert market(position, 4 - 4 * colour) == [ROWS[4 - 4 * colour + p] for p in range(4)]
    assert kinds(events) == [Event.TOOK]


@both_colours
def test_a_take_from_a_deck_leaves_the_rows_as_they_are(colour):  # project_l-23, project_l-24
    position = laid_out()
    events = do(position, 0, blind(colour))
    assert slots(position, 0)[0] == names(colour, 1)[0]
    assert deck(position, colour) == names(colour, 2, 3)
    assert deck(position, 1 - colour) == names(1 - colour, 1, 2, 3)
    assert market(position, 0, 8) == list(ROWS.values())
    assert kinds(events) == [Event.TOOK_BLIND]
    assert events[0].values == (puzzle(names(colour, 1)[0]), colour, 0)


@both_colours
def test_cards_put_under_come_after_those_nobody_has_seen(colour):  # project_l-23, project_l-29
    known = {("white_known", "black_known")[colour]: names(colour, 8, 9)}
    position = laid_out(**{("white", "black")[colour]: names(colour, 1)}, **known)
    do_all(position, 0, blind(colour), blind(colour))
    assert slots(position, 0) == [*names(colour, 1, 8), None, None]
    assert deck(position, colour) == names(colour, 9)


def test_a_new_puzzle_takes_the_lowest_free_slot():  # project_l-23b
    position = laid_out(slots=[["w20", None, "w21", None]])
    do_all(position, 0, taking(0), taking(5))
    assert slots(position, 0) == ["w20", "w10", "w21", "b15"]


def test_completing_frees_a_slot_and_moves_none():  # project_l-23b
    position = laid_out(stocks=["I2"], slots=[["w20", "w01", "w21"]])
    do(position, 0, placing(1, "I2", 12, 17))
    assert slots(position, 0) == ["w20", None, "w21", None]
    do(position, 0, taking(2))
    assert slots(position, 0) == ["w20", "w12", "w21", None]


def test_with_four_unfinished_puzzles_you_cannot_take():  # project_l-25
    position = laid_out(slots=[["w20", "w21", "w22"]])
    assert len(takes(position)) == 10
    do(position, 0, blind(WHITE))
    assert takes(position) == []
    assert recycles(position) == ["white", "black"]


def test_slots_filled_but_not_completed_count_too():  # project_l-25
    filled = ("w01", "..... ..... ..A.. ..A..")
    assert takes(laid_out(slots=[[filled, "w21", "w22", "w23"]])) == []


# Black puzzles after the trigger


def test_before_the_trigger_any_number_of_black_puzzles_may_be_taken():  # project_l-27
    position = laid_out(black=names(BLACK, 1, 2, 3, 4))
    do_all(position, 0, taking(4), blind(BLACK))
    assert takes(position)[4:] == [4, 5, 6, 7, "white", "black"]
    do(position, 0, taking(5))
    assert slots(position, 0)[:3] == ["b14", "b02", "b15"]
    assert now(position).ending == Ending.NORMAL


@pytest.mark.parametrize("move", [taking(6), blind(BLACK)])
def test_the_take_that_empties_the_black_deck_does_not_count(move):  # project_l-27, project_l-64
    position = laid_out(black=["b01"])
    events = do(position, 0, move)
    assert told(events, Event.TRIGGERED) == [(-1, (0, 0, 0))]
    assert now(position).ending == Ending.TRIGGERED
    assert takes(position) == [0, 1, 2, 3, 4, 5, 6, 7, "white"]
    assert Event.TRIGGERED not in kinds(do(position, 0, taking(4)))
    assert market(position, 4)[0] is None
    assert takes(position) == [0, 1, 2, 3, "white"]


@both_colours
def test_only_the_black_deck_triggers_the_end(colour):  # project_l-27
    position = laid_out(white=["w01"], black=["b01"])
    do(position, 0, blind(colour))
    assert now(position).ending == (Ending.TRIGGERED if colour else Ending.NORMAL)


def test_black_puzzles_before_the_trigger_do_not_count():  # project_l-27
    position = laid_out(black=names(BLACK, 1, 2))
    do_all(position, 0, taking(4), taking(5))  # the second one triggers
    assert now(position).ending == Ending.TRIGGERED
    assert takes(position) == [0, 1, 2, 3, 4, 5, 6, 7, "white"]


def test_after_the_trigger_one_black_puzzle_a_turn():  # project_l-27
    position = laid_out(black=(), ending=Ending.TRIGGERED)
    do(position, 0, taking(5))
    assert takes(position) == [0, 1, 2, 3, "white"]
    do(position, 0, taking(1))
    assert takes(position) == [0, 1, 2, 3, "white"]
    finish(position, 0)
    assert takes(position, 1) == [0, 1, 2, 3, 4, 6, 7, "white"]
    finish(position, 1)
    assert takes(position, 0) == [0, 1, 2, 3, 4, 6, 7, "white"]


def test_white_puzzles_do_not_count_after_the_trigger():  # project_l-27
    position = laid_out(black=(), ending=Ending.LAST_ROUND)
    do_all(position, 0, taking(0), blind(WHITE))
    assert takes(position) == [0, 1, 2, 3, 4, 5, 6, 7, "white"]


@pytest.mark.parametrize("move", [taking(4), blind(BLACK)])
def test_the_limit_holds_for_the_deck_too_where_it_lasts(move):  # project_l-27, project_l-68
    position = laid_out(ending=Ending.LAST_ROUND)
    assert takes(position) == [0, 1, 2, 3, 4, 5, 6, 7, "white", "black"]
    do(position, 0, move)
    assert takes(position) == [0, 1, 2, 3, "white"]


# Recycle


@both_colours
def test_the_row_goes_under_and_is_filled_from_its_deck(colour):  # project_l-28, project_l-29
    fresh = names(colour, 1, 2, 3, 4, 5)
    position = laid_out(**{("white", "black")[colour]: fresh})
    old, others = market(position, 4 * colour), market(position, 4 - 4 * colour)
    events = do(position, 0, recycling(colour))
    assert market(position, 4 * colour) == fresh[:4]
    assert deck(position, colour) == [fresh[4], *old]
    assert market(position, 4 - 4 * colour) == others
    assert deck(position, 1 - colour) == names(1 - colour, 1, 2, 3)
    assert kinds(events) == [Event.RECYCLED] + [Event.REVEALED] * 4
    assert told(events, Event.RECYCLED) == [(0, (colour, 0, 0))]
    assert player(position, 0).actions == 2


def test_recycling_the_last_card_triggers_nothing():  # project_l-29
    position = laid_out(black=["b01"])
    do(position, 0, recycling(BLACK))
    assert now(position).ending == Ending.NORMAL
    assert len(deck(position, BLACK)) == 1


@both_colours
def test_with_too_few_cards_old_puzzles_come_up_again(colour):  # project_l-31
    position = laid_out(**{("white", "black")[colour]: names(colour, 1, 2)})
    old = market(position, 4 * colour)
    do(position, 0, recycling(colour))
    assert market(position, 4 * colour) == [*names(colour, 1, 2), *old[:2]]
    assert deck(position, colour) == old[2:]


@both_colours
def test_with_an_empty_deck_a_row_cannot_be_recycled(colour):  # project_l-31
    position = laid_out(**{("white", "black")[colour]: ()})
    assert recycles(position) == ["white", "black"][1 - colour : 2 - colour]


def test_known_cards_alone_make_a_deck_that_is_not_empty():  # project_l-31
    position = laid_out(white=(), white_known=["w09"])
    do(position, 0, recycling(WHITE))
    assert market(position, 0) == ["w09", "w10", "w11", "w12"]
    assert deck(position, WHITE) == ["w13"]
    assert recycles(position) == ["white", "black"]


def test_everybody_knows_the_cards_put_under():  # project_l-30
    position = laid_out(white=names(WHITE, 1, 2, 3, 4, 5))
    do(position, 0, recycling(WHITE))
    GAME.engine.redact(position, SPECTATOR)
    pile = now(position).decks[WHITE]
    assert (pile.unseen_left, pile.known_left) == (1, 4)
    assert deck(position, WHITE)[1:] == ["w10", "w11", "w12", "w13"]


@both_colours
def test_you_may_say_in_which_order_they_go_under(colour):  # project_l-30
    position = laid_out(
        options=ORDERED, **{("white", "black")[colour]: names(colour, *range(1, 6))}
    )
    start, old = 4 * colour, market(position, 4 * colour)
    do(position, 0, recycling(colour))
    assert player(position, 0).step == Step.RECYCLE_ORDER
    assert legal(position, 0) == [taking(start + column) for column in range(4)]
    do(position, 0, taking(start + 2))
    assert legal(position, 0) == [taking(start + column) for column in (0, 1, 3)]
    do(position, 0, taking(start))
    assert legal(position, 0) == [taking(start + column) for column in (1, 3)]
    assert (market(position, start), deck(position, colour)[0]) == (old, names(colour, 1)[0])
    do(position, 0, taking(start + 3))
    assert market(position, start) == names(colour, 1, 2, 3, 4)
    assert deck(position, colour) == [*names(colour, 5), old[2], old[0], old[3], old[1]]


def test_naming_an_order_is_one_action_and_leaves_nothing_behind():  # project_l-30
    position = laid_out(options=ORDERED, white=names(WHITE, 1, 2, 3, 4, 5))
    for order in ((0, 1, 2), (3, 2, 1), (1, 3, 0)):
        assert player(position, 0).step == Step.ACTION
        do_all(position, 0, recycling(WHITE), *map(taking, order))
    assert player(position, 0).actions == 0
    assert player(position, 0).named == [0, 0, 0]
    assert (player(position, 0).named_count, player(position, 0).recycled) == (0, 0)


@pytest.mark.parametrize("options", [{}, ORDERED])
def test_decks_behave_like_piles_of_cards_for_long(options):  # project_l-24, project_l-29
    """The same takes and Recycles with lists of names; the ring goes round several times."""
    chance, position = whim(3), table(2, seed=5, options=options)
    rows = [market(position, 0), market(position, 4)]
    decks = [deque(deck(position, colour)) for colour in (WHITE, BLACK)]
    for _ in range(80):
        put_seat(position, 0, actions=3)
        colour, order = chance.randrange(2), chance.sample(range(4), 4)
        if len(decks[colour]) < 3 or chance.random() < 0.8:
            order = order if options else range(4)
            named = [taking(4 * colour + column) for column in order[:3]] if options else []
            do_all(position, 0, recycling(colour), *named)
            decks[colour].extend(rows[colour][column] for column in order)
            rows[colour] = [decks[colour].popleft() for _ in range(4)]
        else:
            do(position, 0, taking(4 * colour + order[0]))
            rows[colour][order[0]] = decks[colour].popleft()
            position.games["players"]["slots"]["puzzle"][0, 0, 0] = -1
        assert [market(position, 0), market(position, 4)] == rows
        assert [deck(position, WHITE), deck(position, BLACK)] == [list(pile) for pile in decks]
