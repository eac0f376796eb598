"""Servers for tests: one a module, in its own process's memory and a folder of its own."""

import time

import pytest

from server.served import serve
from server.sessions import in_server


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serve(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def later(served):
    """Let the server's clock jump by so many seconds, also back; tables that are due notice."""
    hall, skews = served.house.hall, [0.0]
    hall.now = lambda: time.time() + sum(skews)

    def jump(seconds):
        skews.append(seconds)
        in_server(served, look_in, hall)

    yield jump
    hall.now = time.time


def look_in(hall):
    for room in hall.rooms.values():
        hall.keep(room)
