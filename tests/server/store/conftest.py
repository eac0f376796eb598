"""The same tests on a SQLite file and on PostgreSQL."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from parlour.server.store import Store
from server.postgres import postgres

__all__ = ["postgres"]


class World:
    """A database, and the stores that a test opens on it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = url.split("/")[3].split("?")[0]  # of the database, in PostgreSQL
        self._stores = AsyncExitStack()

    async def open(self, worker: str = "w") -> Store:
        """One more store on the same database."""
        store = await Store.open(self.url, worker)
        self._stores.push_async_callback(store.close)
        return store

    def play(self, scene: Callable[["World"], Any]) -> Any:
        """Play a test's scene, and close what it opened."""

        async def played() -> Any:
            async with self._stores:
                return await scene(self)

        return asyncio.run(played())


@pytest.fixture
def on_file(tmp_path):
    return World(f"sqlite:///{tmp_path / 'parlour.db'}")


@pytest.fixture
def on_postgres(postgres):
    return World(postgres.empty_database())


@pytest.fixture
def on_settings(postgres):
    """On a database of PostgreSQL whose settings a test may alter."""
    return World(postgres.new_database())


@pytest.fixture(params=["on_file", "on_postgres"])
def world(request):
    return request.getfixturevalue(request.param)
