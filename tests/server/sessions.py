"""People at served tables: they begin a game, play it, and hear all that was sent to them."""

import asyncio
from contextlib import contextmanager

from server.served import SOON

OTHERS = ("South", "West", "East", "Zenith", "Nadir")


def begun(host, table, *looks, salt="pepper"):
    """Start a table and send the salts of those who look."""
    host.ask("POST", f"/tables/{table}/start")
    for look in looks:
        look.until(lambda look: look.status == "sealing")
        assert look.ask("salt", salt=salt)["kind"] == "answer"
    for look in looks:
        look.until(lambda look: look.status == "playing")


def heard(*looks):
    """Everybody has heard all that was sent before now: frames come before a later answer."""
    for look in looks:
        look.ask("ping")


def moved(looks, whim):
    """Somebody who has a choice makes one, and everybody hears of it; who it was."""
    heard(*looks)
    acting = [look for look in looks if look.choices]
    look = whim.choice(acting) if acting else None
    if look:
        answer = look.ask("move", at=look.n, number=whim.choice(look.choices)["move"])
        late = answer["kind"] == "error" and answer["code"] == "stale" and has_bots(look)
        assert answer["kind"] == "answer" or late, answer
        heard(*looks)
    return look


def has_bots(look):
    """Whether somebody plays there who may act at any moment."""
    return any(seat["kind"] == "bot" for seat in look.state["table"]["seats"].values())


def played(looks, whim, until=lambda look: look.status in ("over", "stopped")):
    """Everybody who looks plays, bots aside, until the first sees the end; how many moves."""
    moves = 0
    while not until(looks[0]):
        if moved(looks, whim):
            moves += 1
        elif not until(looks[0]):
            looks[0].hear()
    return moves


@contextmanager
def a_game(served, game, *seats, salt="pepper", **more):
    """A begun game whose people all look: the host, the table, and a look for each person.

    Seats are as for `open`; each "open" one is joined by somebody called South, West and so on.
    """
    north = served.person("North")
    table = north.open(game, *seats, **more)
    others = [served.person(name) for name in OTHERS[: seats.count("open")]]
    for other in others:
        other.join(table, north.key)
    looks = [look for person in (north, *others) for look in looks_of(person, table)]
    try:
        begun(north, table, *looks, salt=salt)
        yield [north, *others], table, looks
    finally:
        for look in looks:
            look.close()


def looks_of(person, table):
    """A connection for every seat that somebody has."""
    mine = person.ask("GET", f"/tables/{table}")["mine"]
    return [person.look(table, f"?seat={seat}") for seat in mine]


def in_server(served, work, *given):
    """Do something in the server's own thread, as its event loop does; what came of it."""

    async def done():
        found = work(*given)
        return await found if asyncio.iscoroutine(found) else found

    loop = next(iter(served.house.hall.tasks)).get_loop()
    return asyncio.run_coroutine_threadsafe(done(), loop).result(SOON)


def asleep(served, table):
    """Let a table be replayed from its log by whoever comes next."""
    in_server(served, setattr, served.house.hall.room(table), "table", None)
