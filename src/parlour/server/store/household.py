"""What the whole server shares and nobody else may know, such as the key that signs cookies."""

from collections.abc import Callable

from sqlalchemy import select

from parlour.server.store.access import Access
from parlour.server.store.schema import house
from parlour.server.store.upsert import upsert


class Household(Access):
    """Values by name, made once."""

    async def house(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The value of that name; made where missing, and of two who make it one is kept."""
        return await self._kept(name) or await self._made(name, make())

    async def _kept(self, name: str) -> bytes | None:
        rows = await self._rows(select(house.c.value).where(house.c.name == name))
        return bytes(rows[0].value) if rows else None

    async def _made(self, name: str, value: bytes) -> bytes:
        await self._count(upsert(self.is_shared, house, {"name": name}, {}, value=value))
        return await self._kept(name) or value
