"""News between workers."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from parlour.server.news import MOST, Alone, Notified, TooMuchNews
from parlour.server.store import BadStore
from server.writings import more, new

SOON = 10.0  # seconds; it takes milliseconds


@asynccontextmanager
async def listening(world, worker):
    """A worker's news, and what it heard so far."""
    news, heard = Notified(world.url, worker), asyncio.Queue()
    await news.start(heard.put_nowait)
    try:
        yield news, heard
    finally:
        await news.close()


async def next_of(heard):
    return await asyncio.wait_for(heard.get(), SOON)


def test_an_append_is_told_once_a_table_with_who_wrote(on_postgres):
    async def scene(world):
        store = await world.open("1")
        async with listening(world, "2") as (_, heard):
            await store.append(new("a", b"0"), more("a", 1, b"1"), new("b", b"0"))
            assert await next_of(heard) == {"t": "a", "by": "1"}
            assert await next_of(heard) == {"t": "b", "by": "1"}
            with pytest.raises(Exception, match="faster"):
                await store.append(more("a", 7, b"refused"))
            await store.append(more("b", 1, b"1"))
            assert await next_of(heard) == {"t": "b", "by": "1"}

    on_postgres.play(scene)


def test_what_one_tells_all_hear(on_postgres):
    async def scene(world):
        async with listening(world, "1") as (one, heard_1), listening(world, "2") as (_, heard_2):
            await one.tell({"here": "Änn", "t": "a"})
            told = {"here": "Änn", "t": "a", "by": "1"}
            assert [await next_of(heard_1), await next_of(heard_2)] == [told, told]
            with pytest.raises(TooMuchNews):
                await one.tell({"here": "x" * MOST})
            await one.tell({"here": "x" * (MOST - 50)})
            assert len((await next_of(heard_2))["here"]) == MOST - 50

    on_postgres.play(scene)


def test_after_a_lost_connection_the_loss_is_heard_and_then_news_again(on_postgres, postgres):
    async def scene(world):
        async with listening(world, "1") as (one, heard):
            await one.tell({"here": "ann"})
            assert (await next_of(heard))["here"] == "ann"
            await asyncio.to_thread(postgres.cut, world.name)
            assert await next_of(heard) == {"lost": True}
            await one.tell({"here": "bob"})
            assert (await next_of(heard))["here"] == "bob"

    on_postgres.play(scene)


def test_a_server_that_comes_back_is_found_again(on_postgres, postgres):
    async def scene(world):
        async with listening(world, "1") as (one, heard):
            postgres.stop()
            try:
                await one.tell({"here": "nobody hears it"})
            finally:
                postgres.start()
            assert await next_of(heard) == {"lost": True}
            await one.tell({"here": "ann"})
            assert (await next_of(heard))["here"] == "ann"

    on_postgres.play(scene)


def test_neither_nonsense_nor_a_listener_that_stumbles_ends_the_listening(on_postgres, postgres):

    async def scene(world):
        stumbles, heard = [], asyncio.Queue()
        asyncio.get_running_loop().set_exception_handler(lambda _, said: stumbles.append(said))

        def hear(message):
            heard.put_nowait(message)
            raise ZeroDivisionError

        news = Notified(world.url, "1")
        await news.start(hear)
        for payload in ("{", "[1]", "1", '{"t": "a"}'):
            await asyncio.to_thread(postgres.run, f"notify parlour, '{payload}'", world.name)
        assert await next_of(heard) == {"t": "a"}
        await news.tell({"t": "b"})
        assert (await next_of(heard))["t"] == "b"
        assert len(stumbles) == 2
        await news.close()

    on_postgres.play(scene)


def test_news_of_no_database_are_refused_in_a_sentence():
    async def scene():
        await Notified("postgresql://ann:hunter2@127.0.0.1:1/x", "1").start(print)

    with pytest.raises(BadStore, match="does not answer") as refused:
        asyncio.run(scene())
    assert "hunter2" not in str(refused.value)


def test_alone_there_is_nobody_to_tell():
    async def scene():
        heard = []
        news = Alone()
        await news.start(heard.append)
        await news.tell({"here": "ann"})
        await news.close()
        return heard

    assert asyncio.run(scene()) == []
