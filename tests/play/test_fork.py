"""Forks: another game from what one seat knew, which a save continues and a proof knows."""

import random

import pytest

from parlour.errors import BadFile, BadNumber, BadSeats, CannotUndo
from parlour.play.files import read
from parlour.play.saves import load, save, write_record
from parlour.play.verify import verify
from play.test_match import new, played
from play.test_saves import rewritten
from walks import TABLES

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def to_the_end(match, seed=1):
    whim = random.Random(seed)
    while match.actors:
        match.play(match.actors[0], whim.choice(match.legal(match.actors[0])))
    return match


@every_table
def test_a_fork_begins_with_what_the_seat_saw_and_is_a_game(name, seats):
    parent = played(name, seats, moves=25, by_words=False)
    seat = next(seat for seat in range(seats) if not parent.is_half_made_by(seat))
    forked = parent.fork(seat, seed=5)
    assert forked.seen(seat) == parent.seen(seat)
    assert forked.legal(seat) == parent.legal(seat)
    assert parent.fork(seat, seed=5).table == forked.table
    assert to_the_end(forked).is_over
    assert len(parent.log) == 25 or parent.is_over


def test_other_seeds_deal_otherwise_what_the_seat_did_not_know():
    parent = played("mu", 3, moves=10)
    assert parent.fork(0, seed=1).table != parent.fork(0, seed=2).table
    assert parent.fork(0).table != parent.fork(0).table
    assert parent.fork(0, entries=4).seen(0) == parent.after(4).seen(0)


def test_a_save_of_a_fork_continues_alone(tmp_path):
    forked = played("mu", 3, moves=10).fork(1).fork(2, entries=0)
    forked.play(forked.actors[0], forked.legal(forked.actors[0])[0])
    save(forked, tmp_path / "fork.json")
    again = load(tmp_path / "fork.json")
    assert again == forked
    assert again.table == forked.table


def test_a_fork_has_no_record_while_it_runs_and_one_that_names_its_parent_after(tmp_path):
    parent = to_the_end(played("mu", 3, moves=10))
    forked = parent.fork(1, entries=8)
    with pytest.raises(BadFile, match="could be guessed"):
        write_record(forked, tmp_path / "fork.json")
    write_record(to_the_end(forked), tmp_path / "fork.json")
    write_record(parent, tmp_path / "parent.json")
    assert read(tmp_path / "fork.json")["luck"]["head"] == parent.history.heads[8].hex()
    assert "secret" not in (tmp_path / "fork.json").read_text()
    with pytest.raises(BadFile, match=r"is a fork of the game .* give that game's file too"):
        load(tmp_path / "fork.json")
    assert load(tmp_path / "fork.json", tmp_path / "parent.json") == forked
    proved = verify(tmp_path / "fork.json", parent=tmp_path / "parent.json", head=forked.head)
    assert proved[0].startswith("It is a fork: it goes on from what seat 2 knew at one moment")
    assert proved[2].startswith("The head you kept is the last")


def test_a_fork_of_a_running_game_has_no_record(tmp_path):
    """It would name how many entries there were, hidden ones too."""
    forked = to_the_end(played("mu", 3, moves=10).fork(1))
    with pytest.raises(BadFile, match="forked from one that still ran"):
        write_record(forked, tmp_path / "fork.json")
    save(forked, tmp_path / "fork.json")
    assert load(tmp_path / "fork.json") == forked


@every_table
def test_nothing_from_before_a_fork_is_taken_back(name, seats, tmp_path):
    match, whim = new(name, seats), random.Random(5)
    while match.actors and not match.may_undo(match.actors[0]):
        match.play(match.actors[0], whim.choice(match.legal(match.actors[0])))
    for seat in match.actors[:1]:
        if not match.is_half_made_by(seat):
            forked = match.fork(seat)
            assert not forked.may_undo(seat)
            with pytest.raises(CannotUndo):
                forked.undo(seat)


def test_a_fork_file_that_takes_back_what_it_never_did_is_refused(tmp_path):
    match = new("snapshot", 2)
    (seat,) = match.actors
    match.play(seat, "stops")
    save(match.fork(seat), tmp_path / "fork.json")
    with pytest.raises(BadFile, match="entry 1 is refused: "):
        load(rewritten(tmp_path / "fork.json", log=[{"seat": seat, "undo": True}]))


def test_a_fork_of_many_forks_is_refused_at_once():
    match = new("mu", 3)
    for _ in range(10):
        match = match.fork(0)
    with pytest.raises(BadNumber, match="A fork of 10 forks cannot be forked again"):
        match.fork(0)


def test_in_the_middle_of_a_choice_nobody_forks():
    match = new("small_islands", 2)
    whim = random.Random(1)
    while not any(map(match.is_half_made_by, range(2))):
        match.play(match.actors[0], whim.choice(match.legal(match.actors[0])))
    (seat,) = filter(match.is_half_made_by, range(2))
    with pytest.raises(BadNumber, match="is in the middle of a choice there"):
        match.fork(seat)
    assert match.fork(1 - seat).seen(1 - seat) == match.seen(1 - seat)


def test_a_fork_of_another_game_is_refused(tmp_path):
    write_record(to_the_end(played("mu", 3).fork(1, entries=10)), tmp_path / "fork.json")
    write_record(played("mu", 3, seed=2), tmp_path / "other.json")
    for command in (load, lambda fork, parent: verify(fork, parent=parent)):
        with pytest.raises(BadFile, match="is no fork of that game"):
            command(tmp_path / "fork.json", tmp_path / "other.json")
    with pytest.raises(BadFile, match="is no fork: leave its parent out"):
        load(tmp_path / "other.json", tmp_path / "other.json")


@pytest.mark.parametrize("change", [{"seed": "1"}, {"seat": 0}, {"entries": 9}, {"seed": "x"}])
def test_a_fork_that_began_otherwise_is_refused(tmp_path, change):
    forked = to_the_end(played("mu", 3, moves=10).fork(1))
    save(forked, tmp_path / "fork.json")
    luck = read(tmp_path / "fork.json")["luck"] | change
    with pytest.raises(BadFile):
        load(rewritten(tmp_path / "fork.json", luck=luck))


@pytest.mark.parametrize("seat", [3, -1, "x", None])
def test_a_fork_is_of_a_seat(seat):
    with pytest.raises(BadSeats):
        new("mu", 3).fork(seat)


@pytest.mark.parametrize("given", [{"entries": 1}, {"entries": "x"}, {"seed": -1}, {"seed": "x"}])
def test_a_fork_begins_at_an_entry_with_a_seed(given):
    with pytest.raises(BadNumber):
        new("mu", 3).fork(0, **given)
