"""Many tables of bots, and some of people: whoever looks does not wait for whom nobody looks at."""

import random
import threading

from parlour.server.hall import thinking
from server.sessions import begun, played


def test_bots_that_nobody_looks_at_do_not_hold_up_those_of_people(served, monkeypatch):
    seated, let_go, began = thinking.seated, threading.Event(), threading.Event()

    class Ponderous:
        def choose(self, *given):
            began.set()
            assert let_go.wait(60)
            return seated("random", 0).choose(*given)

    monkeypatch.setattr(
        thinking, "seated", lambda id, seed: Ponderous() if id == "mc-2000" else seated(id, seed)
    )
    north = served.person()
    try:
        crowd = [north.open("snapshot", "mc-2000", "mc-2000") for _ in range(3)]
        for table in crowd:
            north.ask("POST", f"/tables/{table}/start")
        assert began.wait(20)
        table = north.open("mu", "me", "random", "random", options={"hands": 1})
        with north.look(table) as look:
            begun(north, table, look)
            played([look], random.Random(1))
            assert look.status == "over"
    finally:
        let_go.set()
        for table in crowd:
            north.ask("DELETE", f"/tables/{table}")
