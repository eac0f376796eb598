"""What viewers are shown when something other than a move happens."""

import json
import random

import pytest

from parlour.errors import GameOver
from parlour.kit.record import SPECTATOR
from parlour.server.hall import showing
from parlour.server.tables import playing
from parlour.server.tables.acts import Sat, Seated, StoodIn, Undone
from parlour.server.tables.index import index
from parlour.server.tables.sight.about import about, from_outside
from parlour.server.tables.sight.merging import merged
from server.worlds import Eye, World, follow
from walks import GAMES, short


def world_of(name, seats=3, viewer=0, seed=1):
    game = GAMES[name]
    world = World(game, game.deal(seats, seed, short(game)), viewer, at=1000.0)
    world.state, world.told = {}, []
    heard(world)
    return world


def heard(world):
    """The frames that came since, added up as a client does."""
    found = [json.loads(frame) for frame in world.eyes[0].frames]
    for frame in found:
        whole = frame.get("whole")
        world.state = merged({}, whole) if whole else merged(world.state, frame["patch"])
        world.told += frame["told"]
    world.eyes[0].frames = []
    return found


def now(world):
    """What somebody who comes now is shown of it."""
    frame = json.loads(showing.whole_frame(world.room, world.viewer))
    return merged({}, frame["whole"]), frame["n"], frame["told"]


def let_somebody_move(world, whim, at):
    seat = whim.choice(world.match.actors)
    world.play(seat, [whim.choice(world.match.legal(seat))], at)


def until_undo(world, seed=1):
    """Moves until a seat may take one back; the seat."""
    whim = random.Random(seed)
    while not (free := [seat for seat in range(world.seats) if world.match.may_undo(seat)]):
        let_somebody_move(world, whim, 1001.0)
    return free[0]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", ["project_l", "tavarua", "small_islands"])
def test_a_choice_taken_back_is_a_moment_more_and_adds_up(name, viewer):
    world = world_of(name, viewer=viewer)
    seat = until_undo(world)
    heard(world)
    before = now(world)[1]
    world.act(lambda table, at: playing.undo(table, seat, at), 1002.0)
    frames_now = heard(world)
    assert [frame["n"] for frame in frames_now] in ([], [before + 1])
    assert [told["kind"] for frame in frames_now for told in frame["told"]] in ([], ["undone"])
    assert (world.state, world.told) == (now(world)[0], now(world)[2])


def test_whoever_is_called_otherwise_is_so_for_everybody_and_no_moment_passes():
    world = world_of("mu")
    n, setting = now(world)[1], world.state["table"]["setting"]
    world.act(lambda t, at: follow(t, Sat(1, Seated("person", "Gil", "guest 1")), at), 1001.0)
    (frame,) = heard(world)
    assert frame["n"] == n
    assert world.state["table"]["seats"]["1"]["name"] == "Gil"
    assert world.state["table"]["setting"] != setting
    assert world.state == now(world)[0]


def test_a_table_that_was_dropped_and_read_again_tells_nothing_twice():
    world, whim = world_of("snapshot"), random.Random(2)
    for at in range(1001, 1020):
        let_somebody_move(world, whim, at)
        if at % 4 == 0:
            world.room.table = world.table = world.replayed().table
            showing.show(world.room)
    heard(world)
    assert (world.state, world.told) == (now(world)[0], now(world)[2])


def test_a_newcomer_hears_what_was_told_since_the_moment_they_know():
    world, whim = world_of("snapshot"), random.Random(3)
    for at in range(1001, 1010):
        let_somebody_move(world, whim, at)
    heard(world)
    known, told = now(world)[1], len(now(world)[2])
    for at in range(1010, 1015):
        let_somebody_move(world, whim, at)
    again = Eye(world.viewer, wants_whole=False)
    showing.welcome(world.room, again, since=known)
    assert json.loads(again.frames[0])["told"] == now(world)[2][told:]


@pytest.mark.parametrize("since", [0, 999])
def test_whoever_knows_no_moment_or_one_that_never_was_hears_everything(since):
    world = world_of("snapshot")
    newcomer = Eye(SPECTATOR, wants_whole=False)
    showing.welcome(world.room, newcomer, since)
    frame = json.loads(newcomer.frames[0])
    assert frame["told"] == world.match.told(SPECTATOR)


def test_a_stopped_game_asks_nobody_and_no_clock_runs():
    world = world_of("snapshot", viewer=SPECTATOR)
    seat = world.match.actors[0]
    for voter in range(world.seats):
        world.act(lambda t, at, voter=voter: playing.vote(t, voter, True, at), 1001.0)
    asked = json.loads(showing.whole_frame(world.room, seat))["whole"]["ask"]
    assert (asked["question"], asked["choices"], asked["next"]) == (None, [], [])
    heard(world)
    assert {one["clock"].get("ends") for one in world.state["table"]["seats"].values()} == {None}
    assert (index(world.table)["deciding"], index(world.table)["due"]) == (0, None)
    with pytest.raises(GameOver):
        playing.move(world.table, seat, world.match.legal(seat)[0], 1002.0)


def test_a_bot_in_somebodys_place_is_seen_and_stops_their_clock():
    world = world_of("snapshot", viewer=SPECTATOR)
    seat = world.match.actors[0]
    world.act(lambda t, at: follow(t, StoodIn(seat, "random", "host"), at), 1001.0)
    heard(world)
    shown = world.state["table"]["seats"][str(seat)]
    assert (shown["stand_in"], shown["because"], shown["clock"].get("ends")) == (
        "random",
        "host",
        None,
    )


def test_a_seat_without_a_person_runs_out_of_time_once():
    world = world_of("snapshot")
    seat = world.match.actors[0]
    world.act(lambda t, at: follow(t, Sat(seat, Seated("open", "Ann")), at), 1001.0)
    late = world.table.due() + 1
    world.act(playing.out_of_time, late)
    assert world.table.chair(seat).because == "clock"
    assert playing.out_of_time(world.table, late + 1) == []


def test_a_log_that_does_not_replay_is_shown_as_far_as_it_went_and_tells_no_reason():
    world = world_of("mu")
    let_somebody_move(world, random.Random(1), 1001.0)
    heard(world)
    world.act(lambda t, at: follow(t, Undone((world.match.actors[0] + 1) % 3), at), 1002.0)
    heard(world)
    assert world.state["table"]["trouble"] == (
        "Its log does not replay by the rules of this server: it can only be read."
    )
    assert "view" not in world.state
    assert "ask" not in world.state
    assert world.table.said


def test_from_outside_a_closed_game_is_seen_to_be_played_but_not_how():
    world = world_of("snapshot")
    told = from_outside(about(world.table, world.room.presence, None))
    assert told["status"] == "playing"
    assert (told["head"], told["result"]) == (None, None)
    assert {one["clock"] for one in told["seats"].values()} == {None}
