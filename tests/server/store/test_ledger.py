"""Appending to logs."""

import asyncio

import pytest

from parlour.server.store import Gone, Taken
from parlour.server.store.ledger import Ledger
from server.writings import acts, more, new


async def outcomes(*appends):
    """What came of each: nothing, or the name of what it was refused as."""
    came = await asyncio.gather(*appends, return_exceptions=True)
    return [type(error).__name__ if error else "written" for error in came]


def test_an_appended_act_is_there_for_another_store(world):
    async def scene(world):
        await (await world.open()).append(new("t", b"sat"), more("t", 1, b"a", b"b", deciding=3))
        other = await world.open("other")
        rows = [(row.n, row.act, row.at) for row in await other.log_of("t")]
        assert rows == [(0, b"sat", 1.0), (1, b"a", 2.0), (2, b"b", 2.0)]
        row = await other.table("t")
        assert (row.length, row.deciding, row.game, row.secret) == (3, 3, "a game", b"secret")
        assert [row.n for row in await other.log_of("t", after=2)] == [2]

    world.play(scene)


def test_appends_of_one_tick_are_one_transaction(world, monkeypatch):
    commits = []
    written = Ledger.written

    async def counted(self, work):
        commits.append(work)
        return await written(self, work)

    async def scene(world):
        store = await world.open()
        monkeypatch.setattr(Ledger, "written", counted)
        await asyncio.gather(*(store.append(new(f"t{n}", b"sat")) for n in range(50)))
        assert len(commits) == 1
        assert [await acts(store, f"t{n}") for n in range(50)] == [[b"sat"]] * 50

    world.play(scene)


def test_appends_that_come_while_a_transaction_runs_are_one_more(world, monkeypatch):
    commits = []
    written = Ledger.written

    async def later(self, work):
        commits.append(work)
        if len(commits) == 1:
            begun.set()
            await go_on.wait()
        return await written(self, work)

    async def scene(world):
        nonlocal begun, go_on
        begun, go_on = asyncio.Event(), asyncio.Event()
        store = await world.open()
        monkeypatch.setattr(Ledger, "written", later)
        first = asyncio.create_task(store.append(new("t0", b"sat")))
        await begun.wait()
        others = [asyncio.create_task(store.append(new(f"t{n}", b"sat"))) for n in range(1, 9)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, *others)
        assert len(commits) == 2

    begun = go_on = None
    world.play(scene)


def test_a_taken_place_is_refused_and_the_others_of_the_batch_are_written(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("a", b"0"), new("b", b"0"))
        came = await outcomes(
            store.append(more("a", 1, b"first")),
            store.append(more("a", 1, b"second")),
            store.append(more("b", 1, b"1", status="on")),
            store.append(more("b", 3, b"gap")),
            store.append(new("b", b"again")),
            store.append(more("c", 1, b"1")),
            store.append(more("b", 2, b"2")),
        )
        assert came == ["written", "Taken", "written", "Taken", "Taken", "Gone", "written"]
        assert await acts(store, "a") == [b"0", b"first"]
        assert await acts(store, "b") == [b"0", b"1", b"2"]

    world.play(scene)


def test_a_row_that_stands_in_the_log_is_never_overwritten(world):
    """Even where the index lies about the length."""

    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0", b"1"), more("t", 2, b"2"))
        with pytest.raises(Taken, match="faster at table t"):
            await store.append(more("t", 2, b"other"))
        with pytest.raises(Taken):
            await store.append(new("t"))
        assert await acts(store, "t") == [b"0", b"1", b"2"]

    world.play(scene)


def test_a_refused_act_leaves_the_index_alone(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0", sitting={0: "ann"}))
        with pytest.raises(Taken):
            await store.append(more("t", 0, b"1", status="over", sitting={0: "bob"}, record="{}"))
        row = await store.table("t")
        assert (row.status, row.length) == ("waiting", 1)
        assert await store.tables_of("ann")
        assert await store.record_of("t") is None

    world.play(scene)


def test_several_writings_of_one_append_are_written_all_or_none(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("old", b"0"))
        with pytest.raises(Taken) as refused:
            await store.append(new("rematch", b"sat"), more("old", 7, b"rematch"))
        assert refused.value.table == "old"
        assert await store.table("rematch") is None
        await store.append(new("rematch", b"sat"), more("old", 1, b"rematch"))
        assert await acts(store, "old") == [b"0", b"rematch"]
        assert await acts(store, "rematch") == [b"sat"]

    world.play(scene)


def test_a_deleted_table_takes_no_act(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0", sitting={0: "ann"}))
        assert await store.delete_table("t")
        assert not await store.delete_table("t")
        with pytest.raises(Gone, match="deleted"):
            await store.append(more("t", 1, b"1"))
        assert await store.log_of("t") == []
        assert await store.tables_of("ann") == []

    world.play(scene)


def test_what_no_table_can_hold_is_refused_alone(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("a", b"0"), new("b", b"0"))
        came = await outcomes(
            store.append(more("a", 1, b"1", colour="red")), store.append(more("b", 1, b"1"))
        )
        assert came[1] == "written"
        assert came[0] != "written"
        assert await acts(store, "a") == [b"0"]

    world.play(scene)


def test_the_index_alone_may_be_written(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        await store.append(more("t", 1, due=5.0))
        row = await store.table("t")
        assert (row.length, row.due) == (1, 5.0)

    world.play(scene)


def test_who_stops_waiting_does_not_stop_the_writing(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        leaving = asyncio.create_task(store.append(more("t", 1, b"1")))
        await asyncio.sleep(0)
        leaving.cancel()
        await store.append(more("t", 2, b"2"))
        assert await acts(store, "t") == [b"0", b"1", b"2"]

    world.play(scene)


def test_closing_waits_for_what_has_begun(world):
    async def scene(world):
        store = await world.open()
        append = asyncio.create_task(store.append(new("t", b"0")))
        await asyncio.sleep(0)
        await store.close()
        await append
        assert (await outcomes(store.append(more("t", 1, b"1")), store.ready())) == ["Closed"] * 2
        assert await acts(await world.open(), "t") == [b"0"]

    world.play(scene)


def test_acts_of_one_call_after_another_arrive_in_order(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"))
        appends = (store.append(more("t", n, b"%d" % n, touched=float(n))) for n in range(100))
        await asyncio.gather(*appends)
        assert await acts(store, "t") == [b"%d" % n for n in range(100)]

    world.play(scene)


def test_two_stores_that_race_leave_no_gap_and_lose_nothing(world):
    """Each writes two tables at a time, in either order, with differing columns."""

    async def player(store, name, rounds):
        won = []
        for turn in range(rounds):
            for attempt in range(1000):
                lengths = [(await store.table(table)).length for table in ("a", "b")]
                act = f"{name} {turn}".encode()
                pair = [
                    more("a", lengths[0], act, touched=1.0),
                    more("b", lengths[1], act, due=2.0),
                ]
                try:
                    await store.append(*(pair if attempt % 2 else reversed(pair)))
                except Taken:
                    continue
                won.append(act)
                break
        return won

    async def scene(world):
        stores = [await world.open("1"), await world.open("2")]
        await stores[0].append(new("a"), new("b"))
        racers = (player(store, f"{n}", 5) for n, store in enumerate(stores * 2))
        won = [act for acts in await asyncio.gather(*racers) for act in acts]
        assert len(won) == 20
        first = await acts(stores[0], "a")
        assert first == await acts(stores[1], "b")
        assert sorted(first) == sorted(won)

    world.play(scene)
