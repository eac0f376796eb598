"""The bookkeeping of a load: tables with viewers, moves, and when everybody had seen them."""

import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from parlour.server.tables.sight.merging import merged

GAMES = {"mu": 3, "project_l": 2, "snapshot": 2, "tavarua": 2, "small_islands": 2}  # seats
LONGEST_GAP = 30.0  # seconds
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)  # seconds, to the last viewer's frame
    plans: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes of a frame, by viewer and move
    moves: int = 0
    errors: list[str] = field(default_factory=list)

    def summary(self) -> dict[str, float]:
        """The figures people ask for."""
        return {
            "moves": self.moves,
            "errors": len(self.errors),
            **_spread("move to last viewer's frame, ms", [one * 1e3 for one in self.latencies]),
            **_spread("plan question answered, ms", [one * 1e3 for one in self.plans]),
            **_spread("bytes a move and viewer", [float(size) for size in self.sizes]),
        }


def _spread(name: str, values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    values = sorted(values)
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "p99.9": 0.999}
    found = {
        f"{name}, {p}": values[min(len(values) - 1, int(len(values) * s))]
        for p, s in places.items()
    }
    return {**found, f"{name}, mean": statistics.mean(values)}


class Viewer:
    """One socket at a table: its state, as a client keeps it."""

    def __init__(self, table: "LoadTable", seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.socket: Any = None
        self.state: dict[str, Any] = {}
        self.n = 0
        self.plans: dict[int, float] = {}

    async def open(self, url: str, cookie: str) -> None:
        """Connect, and listen from then on."""
        who = "watch" if self.seat is None else self.seat
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table.id}/socket?seat={who}"
        self.socket = await connect(
            address,
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            self._hear(text, time.perf_counter())

    def _hear(self, text: str, now: float) -> None:
        message = _decode(text)
        if message["kind"] == "frame":
            whole = message.get("whole")
            self.state = whole if whole else merged(self.state, message["patch"])
            self.n = message["n"]
            self.table.seen(now, len(text.encode()))
        elif message["kind"] == "error":
            self.table.tally.errors.append(f"{self.table.game}: {message['says']}")
        elif message["kind"] == "answer" and message["id"] in self.plans:
            self.table.tally.plans.append(now - self.plans.pop(message["id"]))

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What may be done here now."""
        return (self.state.get("ask") or {}).get("choices") or []

    async def say(self, **said: Any) -> None:
        """Send a request."""
        await self.socket.send(_encode(said).decode())


class LoadTable:
    """A table of people, all played from here, and somebody who watches."""

    def __init__(self, id: str, game: str, seats: int, tally: Tally) -> None:
        self.id, self.game, self.tally = id, game, tally
        self.viewers = [Viewer(self, seat) for seat in range(seats)] + [Viewer(self, None)]
        self.sent = self.last = 0.0  # of the move that is being watched

    def seen(self, now: float, size: int) -> None:
        """A viewer got a frame."""
        if self.sent:
            self.last = now
            self.tally.sizes.append(size)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done here any more."""
        return self.viewers[0].state["table"]["status"] != "playing"

    def settle(self) -> None:
        """Note how long the last move took to be seen by all."""
        if self.sent and self.last:
            self.tally.latencies.append(self.last - self.sent)
        self.sent = self.last = 0.0

    async def move(self, whim: random.Random, plans: int) -> bool:
        """Somebody here makes a move, perhaps after some questions; whether anybody could."""
        self.settle()
        acting = [viewer for viewer in self.viewers if viewer.choices]
        if self.is_over or not acting:
            return False
        viewer = whim.choice(acting)
        for number in range(plans):
            id = self.tally.moves * 10 + number
            touches = whim.choice(viewer.choices)["touches"]
            viewer.plans[id] = time.perf_counter()
            await viewer.say(do="plan", id=id, gestures=[touches])
        await asyncio.sleep(0.2 if plans else 0)
        if not viewer.choices:
            return False
        move = whim.choice(viewer.choices)["move"]
        self.sent, self.tally.moves = time.perf_counter(), self.tally.moves + 1
        await viewer.say(do="move", id=-1, at=viewer.n, number=move)
        return True


async def opened(url: str, count: int, tally: Tally, at_once: int = 16) -> list[LoadTable]:
    """So many tables, games mixed, all dealt and looked at."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        answer = await http.put("/api/me", json={"name": "North"})
        answer.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        turnstile, names = asyncio.Semaphore(at_once), list(GAMES)

        async def one(number: int) -> LoadTable:
            async with turnstile:
                return await _begun(http, url, cookie, names[number % len(names)], tally)

        return list(await asyncio.gather(*(one(number) for number in range(count))))


async def _begun(
    http: httpx.AsyncClient, url: str, cookie: str, game: str, tally: Tally
) -> LoadTable:
    seats = GAMES[game]
    people = [{"kind": "me"}] + [
        {"kind": "device", "name": name} for name in ("East", "South")[: seats - 1]
    ]
    answer = await http.post("/api/tables", json={"game": game, "seats": people})
    answer.raise_for_status()
    table = LoadTable(answer.json()["table"]["id"], game, seats, tally)
    for viewer in table.viewers:
        await viewer.open(url, cookie)
    (await http.post(f"/api/tables/{table.id}/start")).raise_for_status()
    for viewer in table.viewers[:-1]:
        await viewer.say(do="salt", salt="pepper")
    async with asyncio.timeout(60):
        while table.viewers[0].state.get("table", {}).get("status") != "playing":
            await asyncio.sleep(0.01)
    return table


async def kept_up(
    tables: list[LoadTable], rate: float, seconds: float, plans: int, whim: random.Random
) -> float:
    """Moves at a steady rate, wherever somebody can; how many a second there were."""
    tally, began, running = tables[0].tally, time.perf_counter(), set()
    first = tally.moves
    for number in range(int(rate * seconds)):
        ahead = began + number / rate - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        task = asyncio.create_task(tables[number % len(tables)].move(whim, plans))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    done, took = tally.moves - first, time.perf_counter() - began
    await asyncio.sleep(1)
    for table in tables:
        table.settle()
    return done / took
