"""Who keeps a table."""

import asyncio

from parlour.server.store import STALE
from server.writings import more, new


async def due(store, now):
    return [row.id for row in await store.due(now, 9)]


def test_a_table_has_one_keeper(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t"))
        for worker in ("1", "2"):
            await store.beat(worker, 100.0)
        assert await store.claim("t", "1", 100.0)
        assert not await store.claim("t", "2", 100.0)
        assert await store.claim("t", "1", 100.0)
        await store.release("t", "2")
        assert not await store.claim("t", "2", 100.0)
        await store.release("t", "1")
        assert await store.claim("t", "2", 100.0)
        assert not await store.claim("no table", "2", 100.0)

    world.play(scene)


def test_of_many_who_claim_at_once_one_keeps(world):
    async def scene(world):
        stores = [await world.open(f"{n}") for n in range(2)]
        await stores[0].append(new("t"))
        for n in range(8):
            await stores[0].beat(f"{n}", 100.0)
        claims = (stores[n % 2].claim("t", f"{n}", 100.0) for n in range(8))
        claimed = await asyncio.gather(*claims)
        assert claimed.count(True) == 1
        assert (await stores[0].table("t")).keeper == str(claimed.index(True))

    world.play(scene)


def test_a_lease_ends_with_the_heartbeat_of_its_worker(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", due=0.0))
        await store.beat("1", 100.0)
        await store.claim("t", "1", 100.0)
        assert not await store.claim("t", "2", 100.0 + STALE)
        assert await due(store, 100.0 + STALE) == []
        assert await due(store, 100.1 + STALE) == ["t"]
        await store.beat("1", 105.0)
        assert not await store.claim("t", "2", 100.1 + STALE)
        assert await store.claim("t", "2", 105.1 + STALE)

    world.play(scene)


def test_of_a_worker_that_ends_all_tables_are_free(world):
    async def scene(world):
        store = await world.open()
        await store.append(new("a", due=0.0), new("b", due=0.0))
        await store.beat("1", 100.0)
        await store.claim("a", "1", 100.0)
        await store.claim("b", "1", 100.0)
        assert await due(store, 100.0) == []
        await store.forget_worker("1")
        assert sorted(await due(store, 100.0)) == ["a", "b"]

    world.play(scene)


def test_due_is_what_must_be_looked_at_by_now(world):
    async def scene(world):
        store = await world.open()
        dues = {"never": None, "now": 0.0, "soon": 5.0, "later": 50.0}
        await store.append(*(new(name, due=when) for name, when in dues.items()))
        assert await due(store, 5.0) == ["now", "soon"]
        await store.append(more("now", 0, b"looked", due=None))
        assert await due(store, 50.0) == ["soon", "later"]
        assert len(await store.due(50.0, 1)) == 1

    world.play(scene)
