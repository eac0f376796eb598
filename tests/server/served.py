"""A server in this process, on a port and in a database of its own, and players who talk to it."""

import json
import socket
import threading
import time
from contextlib import ExitStack, contextmanager

import httpx
import uvicorn
from websockets.sync.client import connect

from parlour.games import SHELF
from parlour.server.app import application
from parlour.server.kitchen import Progress
from parlour.server.running import uvicorn_settings
from parlour.server.serving import Serving
from parlour.server.tables.sight.merging import merged

SOON = 20  # seconds; whatever a test waits for comes far sooner


class Prepared:
    """A kitchen in which everything is ready: the tests' games load from the warm cache."""

    games = SHELF

    def state(self, game):
        return Progress("ready", None, "It can be played.")

    def is_ready(self, game):
        return game in SHELF


class Served:
    """A running server."""

    def __init__(self, serving, server, app):
        self.serving, self.server, self.app = serving, server, app
        self.port = server.servers[0].sockets[0].getsockname()[1]
        self.people = []
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def house(self):
        return self.app.state.house

    def person(self, name="North"):
        self.people.append(Person(self.url, name))
        return self.people[-1]


@contextmanager
def serve(folder, kitchen=None, **settings):
    """Serve until the end of the block."""
    serving = Serving(
        **{"port": 0, "database": str(folder / "tables.db"), "pace": 0.0, "rate": 1000.0} | settings
    )
    app = application(serving, kitchen or Prepared())
    config = uvicorn.Config(
        lambda: app, **{**uvicorn_settings(serving), "timeout_graceful_shutdown": 2}
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started
    running = Served(serving, server, app)
    try:
        yield running
    finally:
        for person in running.people:
            person.http.close()
        server.should_exit = True
        thread.join(SOON)


def wait_until(true, seconds=SOON):
    """Look again and again until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, url, name="North"):
        self.name, self.url = name, url
        self.http = httpx.Client(base_url=url, timeout=SOON, verify=False)  # 50 ms less; no TLS

    def ask(self, method, path, expect=None, **body):
        """A request and its answer as data; `expect` is the status it must have."""
        sent = {"json": body} if method in ("POST", "PUT") else {}
        answer = self.http.request(method, f"/api{path}", **sent)
        assert answer.status_code == (expect or answer.status_code), answer.text
        assert expect or answer.is_success, answer.text
        return answer.json()

    def open(self, game, *seats, settings=None, options=None):
        """Open a table; seats are "me", "open", a bot's id, or the name of somebody here."""
        found = self.ask(
            "POST",
            "/tables",
            game=game,
            name=self.name,
            seats=[_seat(seat) for seat in seats],
            settings=settings or {},
            options=options or {},
        )
        self.key = found["key"]
        return found["table"]["id"]

    def join(self, table, key=None, **more):
        return self.ask("POST", f"/tables/{table}/join", name=self.name, key=key, **more)["seat"]

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def look(self, table, query="", **headers):
        """A connection to a table's socket."""
        if self.cookie:
            headers["Cookie"] = self.cookie
        return Look(f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{query}", headers)


def _seat(seat):
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat == "random" or seat.startswith("mc-"):
        return {"kind": "bot", "bot": seat}
    return {"kind": "device", "name": seat}


class Look:
    """A connection: what was sent on it, and the state that its frames add up to."""

    def __init__(self, address, headers):
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, compression=None)
        )
        self.state, self.n, self.told, self.frames, self.others = {}, 0, [], [], []
        self.ids = 0

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        self.close()

    def close(self):
        self._open.close()

    def hear(self, seconds=SOON):
        """The next message; frames are merged into the state."""
        text = self.socket.recv(timeout=seconds)
        message = json.loads(text)
        if message["kind"] == "frame":
            self.frames.append(text)
            whole = message.get("whole")
            self.state = merged({}, whole) if whole else merged(self.state, message["patch"])
            self.n = message["n"]
            self.told += message["told"]
        else:
            self.others.append(message)
        return message

    def until(self, true, seconds=SOON):
        """Hear until something is true of this; what was heard last."""
        message, end = None, time.monotonic() + seconds
        while not true(self):
            message = self.hear(max(0.01, end - time.monotonic()))
        return message

    def say(self, do, **said):
        """Send a request; its id."""
        self.ids += 1
        self.socket.send(json.dumps({"do": do, "id": self.ids, **said}))
        return self.ids

    def ask(self, do, **said):
        """Send a request and wait for its answer or error."""
        id = self.say(do, **said)
        self.until(lambda look: any(message.get("id") == id for message in look.others))
        return next(message for message in self.others if message.get("id") == id)

    @property
    def status(self):
        return self.state.get("table", {}).get("status")

    @property
    def parting(self):
        """The goodbye, once it was said."""
        return next((one for one in self.others if one["kind"] == "bye"), None)

    @property
    def choices(self):
        return self.state.get("ask", {}).get("choices", [])
