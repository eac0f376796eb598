"""The Shore step: switching boards and buying Stoke cards. tavarua-21 to tavarua-26, tavarua-91."""

from collections import Counter

import pytest

from games.tavarua.positions import (
    TABLES,
    commit_all,
    do,
    heard,
    heard_all,
    legal,
    player,
    stoke_cards,
    stoke_named,
    table,
    where,
)
from games.tavarua.walking import finish_ashore, trading, until, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import BUY, DONE, FIRST_ATTACH, SWITCH
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

SAME = "T1 T1 T1 T1 T1"
DRAWS = 1200 if INTERPRETED else 6000
EVERY_SEAT = [(players, first) for players in TABLES for first in range(players)]


def ashore(players=2, options=None, **fields):
    """The Shore step of the first seats, after a round in which all waited."""
    tokens = fields.pop("tokens", [1] * players)
    position = table(players, hands=[SAME] * players, options=options, **fields)
    for seat in range(players):
        player(position, seat)["tokens"] = tokens[seat]
    choices = ["recover T1" if where(position, s) == "wash" else "wait T1" for s in range(players)]
    commit_all(position, *choices)
    assert position.games[0]["phase"] == Phase.SHORE
    return position


def asked(position):
    """Who decides in the Shore step."""
    (seat,) = GAME.engine.actors(position)
    return seat


# Who, in which order


@pytest.mark.parametrize(("players", "first"), EVERY_SEAT)
def test_turn_order_from_the_first_player(players, first):
    """tavarua-21: the token has passed to the right before (tavarua-79)."""
    position = ashore(players, first=first)
    now = (first - 1) % players
    assert position.games[0]["first"] == now
    order = []
    while position.games[0]["phase"] == Phase.SHORE:
        order.append(asked(position))
        others = set(range(players)) - {order[-1]}
        assert not any(legal(position, other) for other in others)
        do(position, order[-1], DONE)
    assert order == [(now + n) % players for n in range(players)]
    assert position.games[0]["phase"] == Phase.PLAY


def test_only_those_on_the_shore_are_asked():
    """tavarua-21: not those in the channel; who has just recovered is."""
    position = ashore(5, at=["channel 1", "shore", "channel 6", "wash", "shore"], first=1)
    order = []
    while position.games[0]["phase"] == Phase.SHORE:
        order.append(asked(position))
        do(position, order[-1], DONE)
    assert order == [1, 3, 4]


def test_with_nobody_on_the_shore_all_choose_at_once():
    """tavarua-21"""
    position = table(2, hands=[SAME] * 2, at=["channel 1", "channel 2"])
    commit_all(position, "wait T1", "wait T1")
    assert (position.games[0]["phase"], position.games[0]["rounds"]) == (Phase.PLAY, 2)


@pytest.mark.parametrize("players", TABLES)
def test_the_first_round_has_a_shore_step_for_all(players):
    """tavarua-21, tavarua-24"""
    position = until(players, 1, Phase.SHORE)
    assert position.reading().rounds == 1
    order = [(position.reading().first + n) % players for n in range(players)]
    for seat in order:
        assert legal(position, seat) == [DONE, SWITCH, BUY]
        do(position, seat, DONE)
    assert position.reading().phase == Phase.PLAY


def test_the_step_ends_with_done_also_when_nothing_is_left():
    """tavarua-25b, tavarua-99"""
    position = ashore(tokens=[0, 0])
    seat = asked(position)
    do(position, seat, SWITCH)
    assert legal(position, seat) == [DONE]
    assert asked(position) == seat


@pytest.mark.parametrize("moves", [(SWITCH, BUY, BUY), (BUY, SWITCH, BUY), (BUY, BUY, SWITCH)])
def test_in_any_order_until_done(moves):
    """tavarua-21, tavarua-22: as many cards as tokens, one at a time."""
    position = ashore(tokens=[2, 2])
    seat = asked(position)
    for number, move in enumerate(moves):
        do(position, seat, move)
        bought = moves[: number + 1].count(BUY)
        assert player(position, seat)["tokens"] == 2 - bought
        assert player(position, seat)["fresh_held"] == bought
        assert asked(position) == seat
    assert legal(position, seat) == [DONE]


# Switching


@pytest.mark.parametrize(("before", "after"), [("short", 1), ("long", 0)])
def test_switching_turns_the_mat_over_for_nothing(before, after):
    """tavarua-24, tavarua-25"""
    position = ashore(boards=[before] * 2, tokens=[2, 2], first=1)
    kept = [int(player(position, 0)[name]) for name in ("tokens", "hand", "cards_held")]
    events = do(position, 0, SWITCH)
    assert player(position, 0)["board"] == after
    assert player(position, 0)["balance"] == 0
    assert [int(player(position, 0)[name]) for name in ("tokens", "hand", "cards_held")] == kept
    assert events == [(Event.SWITCHED, 0, (after, 0, 0))]
    assert player(position, 1)["board"] == 1 - after


def test_boards_are_switched_once_in_a_step():
    """tavarua-25b: and again in the next."""
    position = ashore(1)
    do(position, 0, SWITCH)
    assert SWITCH not in legal(position, 0)
    do(position, 0, BUY)
    assert SWITCH not in legal(position, 0)
    do(position, 0, DONE)
    do(position, 0, *whole_wait(position))
    assert position.games[0]["rounds"] == 3
    assert SWITCH in legal(position, 0)


def whole_wait(position):
    """The moves that make a lone player wait with the first card."""
    moves, trial = [], position.copy()
    while trial.games[0]["phase"] == Phase.PLAY:
        may = legal(trial, 0)
        wait = [move for move in may if move == 23]
        moves.append(wait[0] if wait else may[0])
        GAME.engine.play(trial, 0, moves[-1])
    return moves


def test_a_switch_may_be_taken_back_until_done_and_a_purchase_not():
    """tavarua-21: everybody sees it, but nothing was drawn."""
    position = ashore(tokens=[1, 1])
    seat = asked(position)
    do(position, seat, SWITCH)
    assert position.reading().barriers[seat] == 1
    do(position, seat, BUY)
    assert not any(position.reading().barriers)
    do(position, seat, DONE)
    assert not any(position.reading().barriers)


# Buying


def test_a_card_costs_a_token_and_whoever_has_none_buys_none():
    """tavarua-22, tavarua-26: tokens spent are gone for this round's action."""
    position = ashore(2, tokens=[1, 0], first=1)
    do(position, 0, BUY)
    assert player(position, 0)["tokens"] == 0
    assert BUY not in legal(position, 0)
    do(position, 0, DONE)
    assert legal(position, 1) == [DONE, SWITCH]


@pytest.mark.sweep
def test_any_card_of_the_deck_may_be_drawn():
    """tavarua-23: each with the same chance, by kinds as many as there are."""
    position = ashore(1, tokens=[1])
    game = position.games[0]
    deck = ["Duck Dive"] * 3 + ["Leash"] * 2 + ["Dawn Patrol"]
    game["stoke_deck"], game["stoke_left"] = stoke_cards(deck), len(deck)
    found = Counter()
    for seed in range(DRAWS):
        trial = position.copy()
        trial.games["luck"]["counter"], trial.games["luck"]["used"] = seed, 0
        GAME.engine.play(trial, 0, BUY)
        (name,) = stoke_named(player(trial, 0)["fresh"])
        found[name] += 1
        assert trial.reading().stoke_left == len(deck) - 1
        assert stoke_cards([name]) + int(trial.games[0]["stoke_deck"]) == stoke_cards(deck)
    wanted = {name: DRAWS * count / len(deck) for name, count in Counter(deck).items()}
    assert set(found) == set(wanted)
    assert sum((found[n] - w) ** 2 / w for n, w in wanted.items()) < 2 + 5 * 2


def test_a_bought_card_waits_a_round():
    """tavarua-23: it lies apart, and may be played in the next round."""
    position = ashore(1, tokens=[1])
    do(position, 0, BUY, DONE)
    me = player(position, 0)
    assert (me["cards_held"], me["fresh_held"], me["cards"]) == (0, 1, 0)
    assert Step(int(me["step"])) == Step.ACTION
    bought = int(me["fresh"])
    do(position, 0, *whole_wait(position))
    me = player(position, 0)
    assert (me["cards_held"], me["fresh_held"], me["fresh"]) == (1, 0, 0)
    assert me["cards"] == bought
    do(position, 0, DONE)
    assert Step(int(player(position, 0)["step"])) == Step.ATTACH
    assert legal(position, 0)[0] == FIRST_ATTACH


def test_fresh_cards_join_those_held():
    """tavarua-23"""
    position = ashore(1, tokens=[2], stoke=[["Leash"]])
    do(position, 0, BUY, BUY, DONE)
    assert [int(player(position, 0)[name]) for name in ("cards_held", "fresh_held")] == [1, 2]
    fresh = stoke_named(player(position, 0)["fresh"])
    assert len(fresh) == 2
    do(position, 0, *whole_wait(position))
    held = stoke_named(player(position, 0)["cards"])
    assert sorted(held) == sorted(["Leash", *fresh])
    assert player(position, 0)["cards_held"] == 3


def test_the_discards_become_the_deck_when_a_card_is_to_be_drawn():
    """tavarua-23: at that moment and not before."""
    position = ashore(1, tokens=[3])
    game = position.games[0]
    game["stoke_deck"], game["stoke_left"] = stoke_cards(["Trim"]), 1
    game["stoke_discard"] = stoke_cards(["Leash", "Leash"])
    events = do(position, 0, BUY)
    assert heard(events, Event.RESHUFFLED_STOKE) == []
    assert (game["stoke_left"], game["stoke_discard"]) == (0, stoke_cards(["Leash", "Leash"]))
    assert BUY in legal(position, 0)
    events = do(position, 0, BUY)
    assert heard(events, Event.RESHUFFLED_STOKE) == [(-1, (2, 0, 0))]
    assert (game["stoke_left"], game["stoke_discard"]) == (1, 0)
    assert game["stoke_deck"] == stoke_cards(["Leash"])
    assert stoke_named(player(position, 0)["fresh"]) == ["Trim", "Leash"]


def test_with_no_card_left_nothing_can_be_bought():
    """tavarua-23"""
    position = ashore(1, tokens=[5])
    game = position.games[0]
    game["stoke_deck"], game["stoke_left"] = stoke_cards(["Trim"]), 1
    do(position, 0, BUY)
    assert legal(position, 0) == [DONE, SWITCH]


def test_the_buyer_alone_is_told_which_card():
    """tavarua-23"""
    position = ashore(1, tokens=[1])
    do(position, 0, BUY)
    told = [(kind, values) for kind, _, values in heard_all(position)]
    name = stoke_named(player(position, 0)["fresh"])[0]
    assert told == [(Event.BOUGHT_CARD, (STOKE_NAMES.index(name), 0, 0)), (Event.BOUGHT, (0, 0, 0))]


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_without_stoke_cards_there_are_none(players):
    """tavarua-91: nothing can be bought, none is asked for; tokens stay."""
    tokens = 0
    for position, seat, _ in walk(players, 2, {"stoke_cards": "off", "rounds": 10}, trading):
        game = position.reading()
        assert all(p.cards_held == p.fresh_held == p.cards == p.fresh == 0 for p in game.players)
        tokens = max(tokens, *(p.tokens for p in game.players))
        if seat is not None:
            assert BUY not in legal(position, seat)
            assert game.players[seat].step != Step.ATTACH
    assert tokens > 0


def test_without_stoke_cards_there_is_no_deck_of_them():
    """tavarua-91: neither on the table nor in a guess at it."""
    position = GAME.deal(3, 1, {"stoke_cards": "off"})
    for looked_at in (position, GAME.guess(position, 1, 5), GAME.seen(position, SPECTATOR)):
        game = looked_at.reading()
        assert (game.stoke_deck, game.stoke_left, game.stoke_discard) == (0, 0, 0)
        seen = GAME.view(game, 0)
        assert list(seen["decks"]) == ["deck.cards", "deck.waves"]
        assert all(p["stoke"] == p["fresh"] == {} for p in seen["players"].values())
    assert "deck.stoke" in GAME.view(GAME.deal(3, 1).reading(), 0)["decks"]


def test_without_stoke_cards_the_shore_step_stays():
    """tavarua-91: boards may still be switched."""
    position = ashore(1, tokens=[5], options={"stoke_cards": "off"})
    assert legal(position, 0) == [DONE, SWITCH]


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_in_whole_games_only_the_shore_sells(players):
    """tavarua-22, tavarua-24: boards and tokens change there by these moves alone."""
    for position, seat, move in walk(players, 7, {"rounds": 8}, trading):
        game = position.reading()
        if seat is not None and game.phase == Phase.SHORE:
            assert game.players[seat].place == Place.SHORE
            after = position.copy()
            GAME.engine.play(after, seat, move)
            me, then = game.players[seat], after.reading().players[seat]
            assert (then.board != me.board) == (move == SWITCH)
            assert then.tokens == me.tokens - (move == BUY)
    finish_ashore(position)
