"""No key, cookie, token, salt or secret of a table is told: in no log, page, error or frame."""

import hashlib
import json
import os
import pty
import random
import sqlite3
import subprocess
import sys
from contextlib import closing

from server.processes import processes
from server.sessions import begun, heard, moved
from server.wire import Wire

JSON = "Content-Type: application/json"
SALT, LINE = "Rosebud1941", "Swordfish1932"  # which nobody says by chance
OF_A_TABLE = ("", "/turn", "/frame", "/said", "/record")
OF_ALL = ("/", "/api", "/metrics", "/api/openapi.json", "/api/ready", "/api/tables", "/api/bots")


def people_with_keys(served):
    """A table, those who sit there, and all keys that were given to them."""
    north, south, west = served.person("North"), served.person("South"), served.person("West")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    keys = {
        name: person.ask("POST", f"/tables/{table}/seats/1/{name}")["key"]
        for person, name in ((south, "link"), (south, "token"), (north, "reissue"))
    }
    west.ask("POST", "/links", key=keys["reissue"], name="West")
    keys |= {person.name: person.cookie.partition("=")[2] for person in (north, south, west)}
    return table, (north, south, west), {"invitation": north.key, **keys}


def told_in_a_game(served, table, people):
    """All that is sent while a game is begun and played."""
    north, _, west = people
    with north.look(table) as look, west.look(table) as other, served.person().look(table) as out:
        begun(north, table, look, other, salt=SALT)
        other.ask("chat", text=LINE)
        whim = random.Random(1)
        for _ in range(25):
            moved([look, other], whim)
        look.ask("plan", gestures=[["nothing.there"]])
        heard(look, other, out)
        for one in (look, other, out):
            yield from (*one.frames, *map(json.dumps, one.others))


def told_to_others(served, table, people):
    """All that others are answered than the host."""
    for person in (*people[1:], served.person()):
        for path in OF_A_TABLE:
            yield person.http.get(f"/api/tables/{table}{path}").text
        yield person.http.get("/api/me/tables").text
    for path in OF_ALL:
        yield served.person().http.get(path).text


def told_of_misplaced(served, table, keys):
    """What comes of keys that stand where they should not, or almost where they should."""
    for key in keys.values():
        body = json.dumps({"key": key + "x", "name": "Thief"}).encode()
        for asked in (("POST", "/api/links"), ("POST", f"/api/tables/{table}/join")):
            with Wire(served) as wire:
                yield str(wire.ask(*asked, JSON, body=body))
        with Wire(served) as wire:
            yield str(wire.ask("GET", f"/api/{key}?{key}", f"Cookie: parlour={key}x", f"X: {key}"))
        with Wire(served) as wire:
            asked = f"/api/tables/{table}/socket?key={key}"
            yield str(wire.opens(asked, f"Authorization: Bearer {key}x", "Origin: null"))
        with Wire(served) as wire:
            wire.send(f"{key}\r\n\r\n".encode())
            yield str(wire.answer())


def kept(database):
    """What the database holds that is nobody's to know."""
    with closing(sqlite3.connect(database)) as held:
        for (shuffle,) in held.execute("select secret from tables"):
            yield "shuffle", shuffle.hex()
        for (key,) in held.execute("select value from house"):
            yield "key of the house", key.decode()
        for number, (guest,) in enumerate(held.execute("select id from guests")):
            yield f"guest {number}", guest


def test_what_is_secret_is_told_nowhere(tmp_path):
    database = tmp_path / "tables.db"
    with processes(database, "snapshot", log="debug") as served:
        table, people, keys = people_with_keys(served)
        told = [
            *told_in_a_game(served, table, people),
            *told_to_others(served, table, people),
            *told_of_misplaced(served, table, keys),
        ]
        served.stop()
        log = served.said
    secrets = {**keys, "salt": SALT, **dict(kept(database))}
    hashes = {f"hash of {n}": hashlib.sha256(s.encode()).hexdigest() for n, s in secrets.items()}
    for name, secret in (secrets | hashes).items():
        assert [text[:300] for text in told if secret in text] == [], name
        assert secret not in log, name
    for private in (LINE, "North", "Traceback", '"level": "error"', "127.0.0.1"):
        assert private not in log


FAILING = """
import logging, sys
from parlour.server.watch.logs import prepare

def fails(secret):
    raise RuntimeError("it failed")

prepare("debug")
try:
    fails(sys.argv[1])
except RuntimeError:
    logging.getLogger("parlour.server").exception("a request failed")
logging.getLogger("uvicorn.error").warning("GET /" + sys.argv[1])
"""


def test_a_mistake_is_logged_without_what_variables_held():
    terminal, stderr = pty.openpty()
    for target in (stderr, subprocess.PIPE):
        command = [sys.executable, "-c", FAILING, SALT]
        ended = subprocess.run(command, stderr=target, check=True)
        said = os.read(terminal, 100_000) if target == stderr else ended.stderr
        assert b"it failed" in said
        assert SALT.encode() not in said
    os.close(terminal)
    os.close(stderr)
