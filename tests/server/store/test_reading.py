"""Lists of tables, records and rewritten acts."""

import asyncio

from sqlalchemy import event

from parlour.server.store import Place
from server.writings import acts, more, new


def names(rows):
    return [row.id for row in rows]


def test_the_lobby_lists_the_liveliest_tables_first(world):
    async def scene(world):
        store = await world.open()
        tables = (new(f"t{n}", is_open=n > 1, is_shown=n < 3, touched=float(n)) for n in range(5))
        await store.append(*tables)
        assert names(await store.open_tables(2)) == ["t4", "t3"]
        assert names(await store.shown_tables(9)) == ["t2", "t1", "t0"]

    world.play(scene)


def test_my_tables_say_where_i_sit(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("a", sitting={0: "ann", 1: "bob", 2: "ann"}, touched=1.0))
        await store.append(new("b", sitting={1: "ann"}, touched=2.0), new("c", sitting={0: "bob"}))
        mine = [
            Place(await store.table("b"), (1,)),
            Place(await store.table("a"), (0, 2)),
        ]
        assert await store.tables_of("ann") == mine
        await store.append(more("a", 0, sitting={1: "bob"}), more("b", 0, b"act"))
        assert [place.table.id for place in await store.tables_of("ann")] == ["b"]

    world.play(scene)


def test_lists_are_read_by_their_indexes(on_file):
    async def scene(world):
        store = await world.open()
        asked = []
        for engine in (store._engines.reading, store._engines.writing):
            event.listen(
                engine.sync_engine, "before_cursor_execute", lambda *said: asked.append(said)
            )
        wanted = {
            "tables_open": store.open_tables(9),
            "tables_shown": store.shown_tables(9),
            "tables_due": store.due(5.0, 9),
            "sitting_guest_id": store.tables_of("ann"),
            "chat_guest_id": store.delete_chat_of("ann"),
            "links_of_a_seat": store.drop_links("t"),
        }
        for index, reading in wanted.items():
            await reading
            statement, values = asked[-1][2:4]
            async with store._engines.reading.connect() as connection:
                plan = await connection.exec_driver_sql(f"explain query plan {statement}", values)
                assert index in str(plan.all())

    on_file.play(scene)


def test_a_finished_game_leaves_its_record(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"))
        assert await store.record_of("t") is None
        await store.append(more("t", 0, b"end", record='{"game": "ö"}'))
        assert await store.record_of("t") == '{"game": "ö"}'
        await store.append(more("t", 1, b"undone"), more("t", 2, b"end", record="{}"))
        assert await store.record_of("t") == "{}"
        await store.keep_record("t", "[]")
        assert await store.record_of("t") == "[]"

    world.play(scene)


def test_acts_are_rewritten_in_their_places(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0", b"ann sits", b"2", b"ann leaves"), new("u", b"0", b"1"))
        await store.rewrite_acts("t", {1: b"guest sits", 3: b"guest leaves"})
        await store.rewrite_acts("t", {})
        assert await acts(store, "t") == [b"0", b"guest sits", b"2", b"guest leaves"]
        assert await acts(store, "u") == [b"0", b"1"]

    world.play(scene)


def test_no_row_shows_its_secret(world):
    async def scene(world):
        store = await world.open()
        writing = new("t", b"an act", secret=b"hush")
        await store.append(writing)
        shown = f"{writing} {await store.table('t')}"
        assert "hush" not in shown
        assert "an act" not in shown

    world.play(scene)


def test_many_read_at_once(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        assert await asyncio.gather(*(acts(store, "t") for _ in range(100))) == [[b"0"]] * 100

    world.play(scene)
