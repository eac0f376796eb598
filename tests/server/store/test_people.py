"""Guests, chat, links, and what the house keeps."""

import asyncio

import pytest

from parlour.server.store import KEPT, GuestRow, LinkRow
from parlour.server.store.refusals import Gone
from server.writings import acts, new


def test_a_guest_is_kept_renamed_and_forgotten(world):
    async def scene(world):
        store = await world.open()
        assert await store.guest("g") is None
        assert not await store.rename_guest("g", "Ann")
        await store.keep_guest("g", "Ann", 1.0)
        await store.keep_guest("g", "Anna", 2.0)
        assert await store.guest("g") == GuestRow("g", "Anna", 1.0, 2.0)
        assert await store.rename_guest("g", "Ann")
        assert (await store.guest("g")).name == "Ann"
        await store.delete_guest("g")
        assert await store.guest("g") is None

    world.play(scene)


def test_with_a_guest_go_their_chat_seats_and_links(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0", sitting={0: "ann", 1: "bob"}))
        for seat, guest in enumerate(("ann", "bob")):
            await store.keep_guest(guest, guest, 1.0)
            await store.add_chat("t", guest, seat, guest, "hello", 1.0)
            await store.add_link(guest.encode(), "t", seat, "bot", None)
        await store.delete_guest("ann")
        assert [line.guest_id for line in await store.chat_of("t")] == ["bob"]
        assert [await store.tables_of(name) != [] for name in ("ann", "bob")] == [False, True]
        assert await store.link(b"ann", "bot") is None
        assert await store.link(b"bob", "bot") == LinkRow("t", 1)
        assert await acts(store, "t") == [b"0"]

    world.play(scene)


def test_chat_is_numbered_by_tables(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"), new("u"))
        said = [await store.add_chat("t", "ann", 0, "Ann", f"line {n}", 1.0) for n in range(3)]
        assert said == [1, 2, 3]
        assert await store.add_chat("u", "ann", None, "Ann", "ö", 1.0) == 1
        assert [line.text for line in await store.chat_of("t", after=1)] == ["line 1", "line 2"]
        assert [line.n for line in await store.chat_of("t", limit=2)] == [2, 3]
        assert await store.delete_chat_of("ann") == 4
        with pytest.raises(Gone):
            await store.add_chat("no table", "ann", 0, "Ann", "hello", 1.0)

    world.play(scene)


def test_lines_said_at_once_get_a_number_each(world):
    async def scene(world):
        stores = [await world.open(f"{n}") for n in range(2)]
        await stores[0].append(new("t"))
        lines = (stores[n % 2].add_chat("t", "ann", 0, "Ann", f"{n}", 1.0) for n in range(20))
        assert sorted(await asyncio.gather(*lines)) == list(range(1, 21))

    world.play(scene)


def test_only_the_newest_lines_stay(on_file):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"))
        for n in range(KEPT + 3):
            await store.add_chat("t", "ann", 0, "Ann", f"{n}", 1.0)
        lines = await store.chat_of("t")
        assert [lines[0].n, lines[-1].n] == [4, KEPT + 3]

    on_file.play(scene)


def test_a_one_time_link_is_taken_once_by_racing_tasks(world):
    async def scene(world):
        stores = [await world.open(f"{n}") for n in range(2)]
        await stores[0].append(new("t"))
        await stores[0].add_link(b"hash", "t", 2, "seat", 50.0)
        assert await stores[0].take_link(b"hash", "other", 1.0) is None
        takes = (stores[n % 2].take_link(b"hash", "seat", 1.0) for n in range(10))
        taken = [link for link in await asyncio.gather(*takes) if link]
        assert taken == [LinkRow("t", 2)]

    world.play(scene)


def test_a_link_runs_out_and_goes_with_its_table(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"))
        await store.add_link(b"short", "t", 0, "seat", 50.0)
        assert await store.take_link(b"short", "seat", 50.0) is None
        assert await store.take_link(b"short", "seat", 49.0) is None
        await store.add_link(b"token", "t", 0, "bot", None)
        assert await store.link(b"token", "bot") == await store.link(b"token", "bot") is not None
        await store.delete_table("t")
        assert await store.link(b"token", "bot") is None
        with pytest.raises(Gone):
            await store.add_link(b"late", "t", 0, "bot", None)

    world.play(scene)


def test_links_are_dropped_by_seat_and_purpose(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"))
        given = [(b"0s", 0, "seat"), (b"0b", 0, "bot"), (b"1s", 1, "seat"), (b"1b", 1, "bot")]
        for hash, seat, purpose in given:
            await store.add_link(hash, "t", seat, purpose, None)

        async def left():
            return [hash for hash, _, purpose in given if await store.link(hash, purpose)]

        await store.drop_links("t", seat=0, purpose="seat")
        assert await left() == [b"0b", b"1s", b"1b"]
        await store.drop_links("t", purpose="bot")
        assert await left() == [b"1s"]
        await store.drop_links("t")
        assert await left() == []

    world.play(scene)


def test_the_house_makes_a_value_once(world):
    async def scene(world):
        stores = [await world.open(f"{n}") for n in range(2)]
        asked = (stores[n % 2].house("key", lambda n=n: b"made by %d" % n) for n in range(8))
        assert len(set(await asyncio.gather(*asked))) == 1
        assert await stores[0].house("other", lambda: b"\x00\xff") == b"\x00\xff"

    world.play(scene)
