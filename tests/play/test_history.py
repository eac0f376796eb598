"""The history of a match: chained, hidden while it must be, told as far as everybody saw."""

import random

import pytest

from parlour.kit.record import SPECTATOR
from parlour.play.digest import digest
from parlour.play.match import Match
from parlour.play.origin.shuffle import Shuffle
from parlour.play.written import content
from play.test_match import new, played
from walks import TABLES

SECRETS = bytes(32), bytes(range(32))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_head_moves_only_when_everybody_noticed_something(name, seats):
    match, whim = new(name, seats), random.Random(4)
    viewers = (*range(seats), SPECTATOR)
    moved = 0
    while match.actors and len(match.log) < 80:
        head = match.head
        known = {viewer: (match.seen(viewer), match.chronicle.count(viewer)) for viewer in viewers}
        seat = whim.choice(match.actors)
        match.play(seat, whim.choice(match.legal(seat)))
        if match.may_undo(seat) and whim.random() < 0.2:
            match.undo(seat)
        if match.head != head:
            moved += 1
            for viewer in viewers:
                assert known[viewer] != (match.seen(viewer), match.chronicle.count(viewer))
    assert moved


def test_a_hidden_step_leaves_the_head_where_it_was():
    match = Match.new("tavarua", 2)
    for _ in range(2):
        (seat,) = match.actors
        match.play(seat, "short")
    head = match.head
    match.play(1, match.legal(1)[1])  # a card to give up: the choice is not made yet
    assert match.history.heads[-1].hex() != match.head == head
    match.undo(1)
    assert match.head == head
    assert content(match, "record")["head"] == head
    assert content(match, "save")["head"] == match.history.heads[-1].hex() != head


def test_at_the_end_the_head_is_the_last():
    match = played("mu", 3)
    assert match.head == match.history.heads[-1].hex()
    assert len(match.history.heads) == len(match.log) + 1


def test_a_head_follows_from_all_before_it_and_from_a_nonce():
    """Without the secret a hidden entry cannot be found by trying all it could have been."""
    one, other = (Match("mu", 3, {"hands": 1}, shuffle=Shuffle(secret)) for secret in SECRETS)
    place, entry = 0, None
    for match in (one, other):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    entry = one.log[place]
    before, nonce = one.history.heads[place], one.history.nonce(place)
    assert one.history.heads[1] == digest("entry", before, nonce, entry.seat, entry.move, "")
    assert nonce != other.history.nonce(place) != one.history.nonce(place + 1)
    tried = {digest("entry", before, b"", entry.seat, move, "") for move in range(100)}
    assert one.history.heads[1] not in tried


def test_a_running_record_holds_no_nonce():
    match = played("mu", 3, moves=40)
    running, over = content(match, "record"), content(played("mu", 3), "record")
    assert not any("nonce" in entry or "before" in entry for entry in running["log"])
    assert all("nonce" in entry and "before" in entry for entry in over["log"])


@pytest.mark.parametrize("change", ["salts", "names", "undo"])
def test_what_a_head_tells_apart(change):
    secret = SECRETS[1]
    plain = Match("mu", 3, {"hands": 1}, shuffle=Shuffle(secret))
    if change == "salts":
        assert (
            Match("mu", 3, {"hands": 1}, shuffle=Shuffle(secret, "", ("a", "", ""))).head
            != plain.head
        )
    elif change == "names":  # they are nobody's proof, and may change while a game runs
        named = Match("mu", 3, {"hands": 1}, None, Shuffle(secret), ["Ann", "Ben", "Cleo"])
        assert named.head == plain.head
    else:
        match = new("pennies", 3)
        match.play(0, 2)
        before = match.history.heads[-1]
        match.undo(0)
        match.play(0, 2)
        assert match.history.heads[-1] != before
