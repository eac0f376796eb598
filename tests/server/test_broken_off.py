"""An act that is being written when somebody goes, comes, or the store fails."""

import asyncio
import threading
from array import array
from contextlib import contextmanager

from parlour.server.store import Unwritable
from server.served import SOON, wait_until
from server.sessions import a_game, heard, in_server


class Held:
    """An append that has begun and is not done, until it is let go."""

    def __init__(self, append):
        self._append, self._go = append, asyncio.Event()
        self.began, self.fails = threading.Event(), False

    async def __call__(self, *writings):
        self.began.set()
        await self._go.wait()
        if self.fails:
            raise Unwritable("the disk is full")
        await self._append(*writings)

    def go(self):
        self._go.set()


@contextmanager
def held(served, monkeypatch):
    """Hold back whatever is appended."""
    held = Held(served.house.store.append)
    monkeypatch.setattr(served.house.store, "append", held)
    try:
        yield held
    finally:
        in_server(served, held.go)
        monkeypatch.undo()


def decided(looks, held):
    """Somebody who has a choice sends it, and it is being written; who it was."""
    heard(*looks)
    look = next(look for look in looks if look.choices)
    id = look.say("move", at=look.n, number=look.choices[-1]["move"])  # pass, say
    assert held.began.wait(SOON)
    return look, id


def log_length(served, table):
    return in_server(served, served.house.store.table, table).length


def head(look):
    return look.state["table"]["head"]


def test_a_move_whose_sender_goes_while_it_is_written_counts_and_is_shown(served, monkeypatch):
    with a_game(served, "snapshot", "me", "open") as (_, table, looks):
        length = log_length(served, table)
        with held(served, monkeypatch) as append:
            look, _ = decided(looks, append)
            other = next(one for one in looks if one is not look)
            room, before = served.house.hall.room(table), other.n
            viewer = looks.index(look)
            (gone,) = room.showings[viewer].listeners
            in_server(served, gone.conversation.cancel)
            wait_until(lambda: viewer not in room.showings or not append.began.is_set())
        other.until(lambda look: look.n > before)
        assert log_length(served, table) == length + 1


def test_bots_go_on_after_a_move_whose_sender_is_gone(served, monkeypatch):
    with a_game(served, "mu", "me", "random", "random") as (_, table, (look,)):
        look.until(lambda look: look.choices)
        length = log_length(served, table)
        with held(served, monkeypatch) as append:
            decided([look], append)
            (gone,) = served.house.hall.room(table).listeners
            in_server(served, gone.conversation.cancel)
        wait_until(lambda: log_length(served, table) > length + 1)


def test_what_is_not_written_is_shown_to_nobody_though_people_come_and_go(served, monkeypatch):
    with a_game(served, "snapshot", "me", "open") as (_, table, looks):
        west, east = served.person("West"), served.person("East")
        with west.look(table) as watching, east.look(table) as going:
            heard(watching, going)
            before, length = [head(watching), watching.state["view"]], log_length(served, table)
            with held(served, monkeypatch) as append:
                append.fails = True
                look, id = decided(looks, append)
                going.close()
                room = served.house.hall.room(table)
                wait_until(lambda: len(room.listeners) == 3)
            look.until(lambda look: any(one.get("id") == id for one in look.others))
            assert look.others[-1]["code"] == "not-ready"
            watching.until(lambda look: look.state["table"]["watching"] == 1)
            heard(watching)
            assert [head(watching), watching.state["view"]] == before
            assert log_length(served, table) == length
        wait_until(lambda: room.table)  # read anew, without anybody asking
        assert look.ask("move", number=look.choices[0]["move"])["kind"] == "answer"


def test_what_was_written_though_the_store_could_not_say_so_is_shown(served, monkeypatch):
    append = served.house.store.append

    async def silent(*writings):
        await append(*writings)
        raise Unwritable("the connection was lost")

    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        heard(*looks)
        look = next(look for look in looks if look.choices)
        monkeypatch.setattr(served.house.store, "append", silent)
        assert look.ask("move", number=look.choices[0]["move"])["code"] == "not-ready"
        monkeypatch.undo()
        for one in looks:
            one.until(lambda look, n=one.n: look.n > n)


def test_a_deleted_table_leaves_nothing_that_runs(served):
    with a_game(served, "snapshot", "me", "random") as ((north,), table, (look,)):
        room = served.house.hall.room(table)
        north.ask("DELETE", f"/tables/{table}")
        look.until(lambda look: look.others[-1].get("kind") == "bye")
        assert look.others[-1]["code"] == "deleted"
        wait_until(lambda: not room.jobs)
        in_server(served, served.house.hall._look_after, room)
        assert served.house.hall.rooms.get(table) in (None, room)
        assert not room.is_kept


def test_a_table_that_falls_asleep_is_free_for_others_to_keep(served):
    clock = {"clock": {"move": 300}}
    with a_game(served, "snapshot", "me", "open", settings=clock) as (_, table, looks):
        hall, store = served.house.hall, served.house.store
        in_server(served, hall._look_after, hall.room(table))
        assert in_server(served, store.table, table).keeper == hall.worker
        for look in looks:
            look.close()
        wait_until(lambda: hall.room(table).is_empty)
        in_server(served, hall.rest, -1.0, 5000)
        assert table not in hall.rooms
        wait_until(lambda: in_server(served, store.table, table).keeper is None)


def changing(thing):
    """Everything in a thing that may be changed where it is, by identity."""
    names = vars(thing) if hasattr(thing, "__dict__") else thing.__slots__
    held = [getattr(thing, name) for name in names if name != "options"]  # which never change
    held += [value for one in held if isinstance(one, dict) for value in one.values()]
    return {id(one) for one in held if isinstance(one, (list, dict, set, array))}


def test_an_act_is_tried_on_a_copy_that_shares_nothing_with_the_table(served):
    clock = {"clock": {"move": 300}}
    with a_game(served, "snapshot", "me", "open", settings=clock) as (_, table, looks):
        heard(*looks)
        mine = served.house.hall.room(table).table
        twin = mine.copy()
        assert mine.match is not twin.match
        pairs = [(mine, twin), (mine.moments, twin.moments), (mine.clocks, twin.clocks)]
        for one, other in [*pairs, *zip(mine.chairs, twin.chairs, strict=True)]:
            assert one is not other
            assert not changing(one) & changing(other)
