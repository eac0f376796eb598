"""What breaks under a store, and that it goes on afterwards."""

import asyncio
import sqlite3

import pytest

from parlour.server.store import Unreadable, Unwritable
from server.writings import acts, more, new


async def refused(*appends):
    came = await asyncio.gather(*appends, return_exceptions=True)
    assert {type(error) for error in came} == {Unwritable}
    return came


def test_a_full_disk_is_said_and_writing_goes_on_when_there_is_room(on_file):
    async def limit(store, pages):
        async with store._engines.writing.connect() as connection:
            await connection.exec_driver_sql(f"pragma max_page_count = {pages}")

    async def scene(world):
        store = await world.open()
        await store.append(new("a", b"0"), new("b", b"0"))
        await limit(store, 1)
        big = b"x" * 50_000
        came = await refused(store.append(more("a", 1, big)), store.append(more("b", 1, big)))
        assert "full" in came[0].detail
        assert "full" not in str(came[0])
        assert [await acts(store, table) for table in "ab"] == [[b"0"], [b"0"]]
        await limit(store, 10**6)
        await store.append(more("a", 1, big))
        assert await acts(await world.open(), "a") == [b"0", big]

    on_file.play(scene)


def test_another_program_that_holds_the_file_is_waited_for_and_then_said(
    on_file, tmp_path, monkeypatch
):
    monkeypatch.setattr("parlour.server.store.database.engines.BUSY", 0.1)

    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        other = sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)
        other.execute("begin immediate")
        came = await refused(store.append(more("t", 1, b"1")))
        assert "locked" in came[0].detail
        other.execute("rollback")
        other.close()
        await store.append(more("t", 1, b"1"))
        assert await acts(store, "t") == [b"0", b"1"]

    on_file.play(scene)


def test_connections_that_were_cut_are_made_again_unnoticed(on_postgres, postgres):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        await asyncio.to_thread(postgres.cut, world.name)
        assert await acts(store, "t") == [b"0"]
        await store.append(more("t", 1, b"1"))
        assert await acts(store, "t") == [b"0", b"1"]

    on_postgres.play(scene)


def test_a_server_that_is_down_is_said_and_used_again_when_it_is_up(on_postgres, postgres):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        postgres.stop()
        try:
            await refused(*(store.append(more("t", 1, b"lost")) for _ in range(5)))
            with pytest.raises(Unreadable):
                await store.ready()
        finally:
            postgres.start()
        await store.ready()
        await store.append(more("t", 1, b"1"))
        assert await acts(store, "t") == [b"0", b"1"]

    on_postgres.play(scene)


def test_of_a_deadlock_both_are_written_in_the_end(on_settings, postgres):
    """A unit that another program makes wait in a circle is tried again."""
    postgres.run(f"alter database {on_settings.name} set deadlock_timeout = '400ms'")
    waiting = "select 1 from pg_locks where not granted"

    async def scene(world):
        store = await world.open()
        await store.append(new("a", b"0"), new("b", b"0"))
        async with store._engines.writing.connect() as other:
            await other.exec_driver_sql("set deadlock_timeout = '30s'")  # so the store is stopped
            await other.exec_driver_sql("update tables set touched = 1 where id = 'b'")
            append = asyncio.create_task(store.append(more("a", 1, b"1"), more("b", 1, b"1")))
            while not await asyncio.to_thread(postgres.run, waiting):
                await asyncio.sleep(0.01)
            await other.exec_driver_sql("update tables set touched = 1 where id = 'a'")
            await other.commit()
        await append
        assert [await acts(store, table) for table in "ab"] == [[b"0", b"1"]] * 2

    on_settings.play(scene)
