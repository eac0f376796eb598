"""A match: what may be done, what is answered to what may not, and what anybody is shown."""

import copy
import hashlib
import pickle
import random
from collections import Counter

import numpy as np
import pytest

from parlour.errors import (
    AmbiguousWords,
    BadFile,
    BadNumber,
    BadOption,
    BadSeats,
    BadWords,
    CannotUndo,
    GameOver,
    IllegalMove,
    NotYourTurn,
    ParlourError,
    UnknownGame,
)
from parlour.kit.record import SPECTATOR
from parlour.play.log import UNDO
from parlour.play.match import Match
from parlour.play.origin.shuffle import Shuffle
from walks import GAMES, TABLES, short

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def new(name, seats, seed=1):
    """A short match whose secret is as long as a real one."""
    game, secret = GAMES[name], hashlib.sha256(str(seed).encode()).digest()
    return Match(game, seats, short(game), shuffle=Shuffle(secret))


def played(name, seats, moves=None, seed=1, by_words=True):
    """A match after so many random moves, or to its end."""
    match, whim = new(name, seats, seed), random.Random(seed)
    while match.actors and (moves is None or len(match.log) < moves):
        seat = whim.choice(match.actors)
        choice = whim.choice(match.ask(seat)["choices"] if by_words else match.legal(seat))
        match.play(seat, choice["words"] if by_words else choice)
    return match


@every_table
def test_a_whole_game_by_words_is_the_same_as_by_numbers(name, seats):
    by_words, by_numbers = (played(name, seats, by_words=words) for words in (True, False))
    assert by_words.is_over
    assert by_words.log == by_numbers.log
    assert by_words.table.position() == by_numbers.table.position()


@every_table
def test_the_log_alone_rebuilds_the_table(name, seats):
    match = played(name, seats)
    assert match.at(len(match.moves)).table.position() == match.table.position()
    assert match.at(0).table.position() == new(name, seats).table.position()


@every_table
def test_what_a_move_tells_is_what_is_told_afterwards(name, seats):
    for viewer in (0, SPECTATOR):
        match, whim = new(name, seats), random.Random(2)
        heard = match.told(viewer)
        while match.actors:
            seat = whim.choice(match.actors)
            before = len(heard)
            match.play(seat, whim.choice(match.legal(seat)))
            if match.may_undo(seat) and whim.random() < 0.3:
                match.undo(seat)
            heard += match.told(viewer, since=before)
        assert match.told(viewer) == heard


@every_table
def test_every_point_is_explained(name, seats):
    match, game = played(name, seats), GAMES[name]
    scored, because = Counter(), {found.seat: found.because for found in match.result()}
    table = match.at(0).table
    for seat, move, *_ in match.moves:
        game.engine.play(table, seat, move)
        for event in table.events():
            if game.scored(event):
                scored[event.seat] += game.scored(event)
                assert game.tell(event) in because[event.seat]
    assert all(scored[found.seat] == found.points for found in match.result())
    assert [found.place for found in match.result()] == sorted(f.place for f in match.result())


@every_table
def test_undo_at_every_move_is_the_replay_without_it(name, seats):
    match, whim, undone = new(name, seats), random.Random(3), 0
    while match.actors:
        seat = whim.choice(match.actors)
        before, position = len(match.moves), match.table.position()
        match.play(seat, whim.choice(match.legal(seat)))
        if match.may_undo(seat):
            back = match.copy()
            back.undo(seat)
            assert back.table.position() == position
            assert back.moves == match.moves[:before]
            assert back.log[-1].move == UNDO
            assert len(back.log) == len(match.log) + 1
            undone += 1
        else:
            with pytest.raises(CannotUndo, match="cannot take anything back"):
                match.undo(seat)
    assert undone or seats == 1


@every_table
def test_copies_are_the_same_match_in_other_memory(name, seats):
    match = new(name, seats)
    twin = match.copy()
    assert twin == match
    seat = match.actors[0]
    twin.play(seat, twin.legal(seat)[0])
    assert twin != match
    assert match == new(name, seats)


def test_a_match_pickles():
    match = played("mu", 3, moves=40)
    twin = pickle.loads(pickle.dumps(match))
    assert twin == match
    assert twin.table.position() == match.table.position()
    assert copy.deepcopy(match).table.position() == match.table.position()


def test_views_are_of_the_redacted_table():
    match = played("mu", 4, moves=30)
    assert match.view()["viewer"] is None
    assert match.view()["hand"] == {}
    assert match.view(2)["hand"] != {}
    assert match.view(2)["hand"] != match.view(1)["hand"]


def test_the_rule_that_forbids_a_move_is_named():
    match = Match.new("mu", 4, seed=3)
    (seat,) = match.actors
    held = {choice["words"] for choice in match.ask(seat)["choices"]}
    missing = next(f"displays red {n}" for n in range(10) if f"displays red {n}" not in held)
    with pytest.raises(IllegalMove, match=r"^Not allowed: .* \(mu-20\)\.$") as refusal:
        match.play(seat, missing)
    assert refusal.value.rule == "mu-20"
    assert match.log == []


def test_playing_out_of_turn_is_refused():
    match = Match("mu", 3, names=["Ada", "Bob", "Cem"], seed=1)
    (seat,) = match.actors
    other = (seat + 1) % 3
    sentence = f"It is not the turn of {match.names[other]}: {match.names[seat]} must decide."
    with pytest.raises(NotYourTurn, match=f"^{sentence}$"):
        match.play(other, "pass")


def test_playing_after_the_end_is_refused():
    with pytest.raises(GameOver, match=r"^The game is over; seat 1 has nothing more to do\.$"):
        played("mu", 3).play(0, "pass")


@pytest.mark.parametrize("words", ["", "castle", "red", "displays red 12", "0"])
def test_unreadable_or_ambiguous_words_are_refused(words):
    match = Match.new("mu", 4, seed=1)
    with pytest.raises(BadWords) as refusal:
        match.play(match.actors[0], words)
    assert "\n" not in str(refusal.value)


def test_words_that_could_mean_several_moves_ask_which():
    match = Match.new("mu", 4, seed=1)
    with pytest.raises(AmbiguousWords, match=r'^That could mean "displays .* say which\.$'):
        match.play(match.actors[0], "displays")


@pytest.mark.parametrize(("game", "words"), [("mu", "red 12"), ("project_l", "take b99")])
def test_words_for_nothing_get_the_sentence_of_the_game(game, words):
    match = Match.new(game, 3, seed=1)
    with pytest.raises(BadWords) as known:
        match.game.read(match.table.reading(), match.actors[0], words)
    with pytest.raises(BadWords) as refusal:
        match.play(match.actors[0], words)
    assert str(refusal.value) == str(known.value)


def test_words_match_whatever_their_letters():
    match = Match.new("project_l", 2, seed=1)
    with pytest.raises(AmbiguousWords, match=r'^That could mean "upgrades D1 to I2" or '):
        match.play(match.actors[0], "i2")


def test_as_much_as_is_unmistakable_is_enough():
    match = Match.new("mu", 4, seed=1)
    (seat,) = match.actors
    choice = match.ask(seat)["choices"][0]
    match.play(seat, choice["words"].upper())
    assert match.log[0].move == choice["move"]
    match = new("pennies", 3)
    match.play(0, "AROUND 2")
    assert match.log[0].move == 2


@pytest.mark.parametrize("number", [-1, 83, 10**30])
def test_numbers_that_are_no_moves_are_refused(number):
    match = Match.new("mu", 4, seed=1)
    with pytest.raises(BadWords, match=f"There is no move {number};"):
        match.play(match.actors[0], number)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_is_refused(seat):
    match = Match.new("mu", 4, seed=1)
    for ask in (match.legal, match.undo, match.may_undo, lambda seat: match.play(seat, "pass")):
        with pytest.raises(BadSeats):
            ask(seat)


def test_a_move_taken_back_is_told_and_shifts_no_cursor():
    match = new("pennies", 3)
    match.play(0, 2)
    match.undo(0)
    match.play(1, 3)
    told = [event["words"] for event in match.told(since=2)]
    assert told == ["seat 1 takes the last move back", "seat 2 closes a hand"]


@pytest.mark.parametrize("number", [-1, 1, 1.0, None])
def test_a_count_of_moves_out_of_range_is_refused(number):
    for ask in (
        new("mu", 3).at,
        lambda number: new("mu", 3).told(0, number + 1 if number == 1 else number),
    ):
        with pytest.raises(BadNumber):
            ask(number)


@pytest.mark.parametrize("move", [None, 1.0, True, {"hand.red-7"}])
def test_what_is_neither_number_nor_words_is_refused(move):
    match = new("mu", 3)
    with pytest.raises(BadWords, match="A move must be a whole number, not"):
        match.play(match.actors[0], move)
    with pytest.raises(BadSeats, match="A seat must be a whole number, not"):
        match.play(move, "pass")


def test_numbers_of_any_kind_are_kept_as_plain_ones():
    match = new("mu", 3)
    match.play(np.int64(match.actors[0]), np.int16(60))
    assert [type(number) for number in match.log[0][:2]] == [int, int]


def test_views_are_nobody_elses():
    match = new("mu", 3)
    for card in match.view(0)["hand"].values():
        card["card"] = "an ace"
    assert "an ace" not in str(match.view(0))


ODD = {
    "seats": [4.0, "4", None],
    "options": [{"hands": None}, {"hands": 2.7}, {"hands": float("inf")}, {"hands": 10**50}, ["x"]],
    "seed": [1.5, "x", [1]],
    "names": [["a", "b", "c"], ["a", "a", "b", "c"], ["", "b", "c", "d"], [1, 2, 3, 4], "abcd"],
}


@pytest.mark.parametrize(("what", "value"), [(k, v) for k, values in ODD.items() for v in values])
def test_odd_settings_get_a_sentence(what, value):
    with pytest.raises(ParlourError) as refusal:
        Match("mu", **{"seats": 4, what: value})
    assert "\n" not in str(refusal.value)


def test_bad_settings_are_refused():
    with pytest.raises(UnknownGame):
        Match.new("whist", 4)
    with pytest.raises(BadSeats):
        Match.new("mu", 2)
    with pytest.raises(BadOption):
        Match.new("mu", 4, hands=0)
    with pytest.raises(BadSeats, match="3 players need 3 names, not 2"):
        Match("mu", 3, names=["Ada", "Bob"])


def test_commitments_may_be_taken_back_and_leave_no_trace():
    match = new("pennies", 3)
    clean = match.table.position()
    match.play(0, 2)
    assert 0 not in match.actors
    match.play(0, match.legal(0)[0])
    assert match.table.position() == clean


def test_others_moves_are_replayed_when_one_is_taken_back():
    match = new("pennies", 3)
    match.play(0, 2)
    match.play(1, 3)
    match.undo(0)
    alone = new("pennies", 3)
    alone.play(1, 3)
    assert match.table.position() == alone.table.position()
    assert [entry.seat for entry in match.moves] == [1]


def test_a_game_allows_so_many_undos_and_says_so(monkeypatch):
    monkeypatch.setattr("parlour.play.proceedings.MOST_UNDOS", 2)
    match = new("snapshot", 2)
    (seat,) = match.actors
    for _ in range(2):
        match.play(seat, "stops")
        assert match.ask(seat)["undo"] or match.may_undo(seat)
        match.undo(seat)
    match.play(seat, "stops")
    assert not match.may_undo(seat)
    with pytest.raises(CannotUndo, match="has taken 2 choices back, as many as one game allows"):
        match.undo(seat)


def test_a_pickle_of_other_rules_is_refused():
    build, given = new("mu", 3).__reduce__()
    with pytest.raises(BadFile, match="played by other rules or another box"):
        build(given[0]._replace(box="0" * 64), *given[1:])


def test_a_seed_gives_the_same_match_and_none_a_new_one():
    assert Match.new("mu", 4, seed=5).table == Match.new("mu", 4, seed=5).table
    assert Match.new("mu", 4).table != Match.new("mu", 4).table
