"""Variants: open piles, the Endless White Deck, and what is not offered."""

import pytest

from games.project_l.layouts import ROOMY, nearly
from games.project_l.positions import (
    TABLES,
    WHITE,
    actors,
    blind,
    deck,
    do,
    do_all,
    kinds,
    legal,
    market,
    now,
    pile,
    placing,
    player,
    points,
    put_seat,
    puzzle,
    recycling,
    set_deck,
    set_stock,
    table,
    taking,
    told,
    walk,
    whim,
)
from parlour.errors import BadOption
from parlour.games.project_l import GAME
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import AMBASSADOR, FIRST_DECK, FIRST_SPACE, MASTER
from parlour.games.project_l.options import OPEN_PILES
from parlour.games.project_l.table import Ending
from parlour.kit.record import SPECTATOR

EVERY_TABLE = (1, *TABLES)


# project_l-78: open piles


@pytest.mark.sweep
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_open_piles_change_no_rule(players):
    """project_l-78: the same deal, the same legal moves, the same table after each."""
    closed = GAME.deal(players, 5, {"round_cap": 2})
    for position, seat, move in walk(players, 5, {"round_cap": 2, "open_piles": "on"}, most=150):
        assert legal(closed, seat) == legal(position, seat)
        hidden = position.copy()
        hidden.games["options"][0, OPEN_PILES] = 0
        assert hidden.position() == closed.position()
        GAME.engine.play(closed, seat, move)


def scores(position, viewer):
    """The points of all seats as a viewer sees them."""
    return [seat["points"] for seat in GAME.view(now(position), viewer)["players"].values()]


def test_points_are_shown_where_piles_lie_open():
    """project_l-78: otherwise you see your own alone, and all of them at the end."""
    seats = {0: {"score": 3}, 1: {"score": 4}, 2: {"score": 5}}
    game = table(3, seats=seats)
    assert scores(game, 1) == [None, 4, None]
    assert scores(game, SPECTATOR) == [None, None, None]
    assert scores(table(3, seats=seats, options={"open_piles": "on"}), 1) == [3, 4, 5]
    assert scores(table(3, seats=seats, ending=Ending.OVER), 1) == [3, 4, 5]


# project_l-79: the Endless White Deck


def piled(*names):
    """The set of these white puzzles."""
    return sum(1 << puzzle(name) for name in names)


def endless(players=2, *, piles=(), **fields):
    """A table with the Endless White Deck and these white puzzles on the piles."""
    game = table(players, options={"endless_white": "on"}, **fields)
    for seat, names in enumerate(piles):
        put_seat(game, seat, white_pile=piled(*names))
    return game


@pytest.mark.parametrize("move", [taking(0), blind(WHITE)])
def test_an_empty_white_deck_is_made_anew_of_completed_puzzles(move):
    """project_l-79: of all piles, after the draw of the last white card."""
    game = endless(piles=[["w20", "w21"], ["w22"]], white=["w05"])
    put_seat(game, 0, score=9, completed=4)
    put_seat(game, 1, score=7, completed=3)
    events = do(game, 0, move)
    assert told(events, Event.RESHUFFLED) == [(-1, (3, 0, 0))]
    assert sorted(deck(game, WHITE)) == ["w20", "w21", "w22"]
    assert now(game).decks[WHITE].unseen_left == 3
    assert [pile(game, seat) for seat in (0, 1)] == [[], []]
    assert points(game) == [9, 7]
    assert [player(game, seat).completed for seat in (0, 1)] == [4, 3]


def test_it_waits_while_white_cards_are_left():
    """project_l-79."""
    game = endless(piles=[["w20"], ["w22"]], white=["w05", "w06"])
    do(game, 0, taking(0))
    assert deck(game, WHITE) == ["w06"]
    assert pile(game, 0) == ["w20"]


def test_black_puzzles_stay_on_the_piles():
    """project_l-79."""
    game = endless(piles=[["w20"]], white=["w05"], seats={0: {"black_pile": 3}})
    do(game, 0, taking(0))
    assert pile(game, 0) == ["b01", "b02"]
    assert deck(game, WHITE) == ["w20"]


def test_without_the_variant_the_white_deck_stays_empty():
    """project_l-79."""
    game = table(2, white=["w05"], seats={0: {"white_pile": piled("w20")}})
    do_all(game, 0, taking(0), taking(0))
    assert deck(game, WHITE) == []
    assert pile(game, 0) == ["w20"]
    assert market(game)[0] is None


def test_it_waits_for_the_first_completed_white_puzzle():
    """project_l-79: which then fills the leftmost gap; a black one brings nothing."""
    laid = [nearly("b01", 15), nearly("w13", 7)]
    game = endless(stocks=["D1 D1"], slots=[laid], white=["w05"])
    assert Event.RESHUFFLED not in kinds(do(game, 0, blind(WHITE)))
    game.games["market"][0, 1:3] = -1
    assert Event.RESHUFFLED not in kinds(do(game, 0, placing(0, "D1", 15)))
    events = do(game, 0, placing(1, "D1", 7))
    assert told(events, Event.RESHUFFLED) == [(-1, (1, 0, 0))]
    assert told(events, Event.REVEALED) == [(-1, (puzzle("w13"), 0, 0))]
    assert market(game)[1:3] == ["w13", None]
    assert deck(game, WHITE) == []
    assert pile(game, 0) == ["b01"]
    assert points(game)[0] == 4


def test_a_new_deck_cannot_be_taken_back():
    """project_l-17e, project_l-79: it was shuffled, though no gap shows a card."""
    game = endless(stocks=["D1 D1"], slots=[[nearly("w13", 7), ROOMY]], white=[])
    do(game, 0, placing(1, "D1", 5))
    assert now(game).barriers[0] == 1
    do(game, 0, placing(0, "D1", 7))
    assert deck(game, WHITE) == ["w13"]
    assert now(game).barriers[0] == 0


def test_all_puzzles_of_one_action_come_before_the_new_deck():
    """project_l-62, project_l-79: it is made once, of both."""
    laid = [nearly("w13", 7), nearly("w14", 13)]
    game = endless(stocks=["D1 D1"], slots=[laid], white=[])
    events = do_all(game, 0, MASTER, placing(0, "D1", 7), placing(1, "D1", 13))
    assert told(events, Event.RESHUFFLED) == [(-1, (2, 0, 0))]
    assert sorted(deck(game, WHITE)) == ["w13", "w14"]


def test_all_gaps_of_the_white_row_are_filled():
    """project_l-79: those of the black row are not."""
    laid = [nearly("w13", 7)]
    gaps = {0: None, 3: None, 4: None}
    game = endless(
        stocks=["D1"], slots=[laid], white=[], market=gaps, piles=[[], ["w20", "w21", "w22"]]
    )
    do(game, 0, placing(0, "D1", 7))
    found = {market(game)[0], market(game)[3], *deck(game, WHITE)}
    assert found == {"w13", "w20", "w21", "w22"}
    assert len(deck(game, WHITE)) == 2
    assert market(game, 4)[0] is None
    assert market(game, 8, 8) == [None] * 8


@pytest.mark.parametrize(("tiles", "filled"), [(1, [2]), (2, [2, 8]), (3, [2, 8, 10])])
def test_the_clear_set_is_filled_first(tiles, filled):
    """project_l-79, project_l-17b: then the black set, each from left to right."""
    names = ["w20", "w21"][: tiles - 1]
    gaps = dict.fromkeys((2, 8, 10, 4, 12))
    game = endless(
        6, stocks=["D1"], slots=[[nearly("w13", 7)]], white=[], market=gaps, piles=[[], names]
    )
    do(game, 0, placing(0, "D1", 7))
    laid = now(game).market
    assert [place for place in (2, 8, 10) if laid[place] >= 0] == filled
    assert [place for place in (3, 4, 7, 11, 12, 15) if laid[place] >= 0] == []
    assert deck(game, WHITE) == []


def test_an_unspent_m_is_noted():
    """project_l-79: it stays with you, and the tile may be earned again."""
    laid = [nearly("aw01", 10), ROOMY]
    seats = {0: {"symbols": 1}}
    game = endless(stocks=["D1 D1"], slots=[laid], white=[], seats=seats)
    do(game, 0, placing(0, "D1", 10))
    assert deck(game, WHITE) == ["aw01"]
    assert (player(game, 0).symbols, player(game, 0).new_symbols) == (1, 1)
    do(game, 0, AMBASSADOR)
    assert (player(game, 0).symbols, player(game, 0).new_symbols) == (0, 1)


def test_the_new_deck_is_shuffled():
    """project_l-79: by luck, so another game has another order."""
    orders = set()
    for seed in range(8):
        game = endless(seed=seed, piles=[["w20", "w21", "w22", "w23"]], white=["w05"])
        do(game, 0, blind(WHITE))
        orders.add(tuple(deck(game, WHITE)))
    assert len(orders) > 3


def test_the_new_deck_triggers_nothing():
    """project_l-64, project_l-79."""
    game = endless(piles=[["w20"]], white=["w05"])
    events = do(game, 0, taking(0))
    assert Event.TRIGGERED not in kinds(events)
    do(game, 0, recycling(WHITE))
    assert now(game).ending == Ending.NORMAL


def test_one_player_has_no_endless_deck():
    """project_l-79."""
    with pytest.raises(BadOption, match="project_l-79"):
        GAME.deal(1, 0, {"endless_white": "on"})
    assert GAME.deal(1, 0, {"endless_white": "off"})


def small(position, seat, chance):
    """A move of somebody who takes white puzzles and places what fits."""
    moves = legal(position, seat)
    laid = [move for move in moves if move < FIRST_SPACE]
    white = [move for move in moves if move < FIRST_DECK and (move - FIRST_SPACE) % 8 < 4]
    return chance.choice(laid or white or moves)


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_endless_games_lose_no_puzzle(players):
    """project_l-79: in play, from a white deck of few puzzles on."""
    game = GAME.deal(players, 2, {"endless_white": "on", "round_cap": 20})
    chance, made = whim(players), 0
    set_deck(game, WHITE, deck(game, WHITE)[:2])
    for seat in range(players):
        set_stock(game, seat, "D1 D1 D1 I2 I2 I3 V3")
    census = GAME.census(now(game))
    while actors(game):
        seat = actors(game)[0]
        made += Event.RESHUFFLED in kinds(do(game, seat, small(game, seat, chance)))
        assert GAME.census(now(game)) == census
    assert made > 0


# project_l-82: two sets


@pytest.mark.parametrize("players", TABLES)
def test_five_and_six_players_always_use_two_sets(players):
    """project_l-82: no switch changes it."""
    settings = [{}] + [{option.name: option.most} for option in GAME.options]
    for options in settings:
        laid = now(GAME.deal(players, 1, options)).market
        filled = [place for place in range(16) if laid[place] >= 0]
        two_sets = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14]
        assert filled == (two_sets if players > 4 else list(range(8)))
