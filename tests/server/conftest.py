"""Servers for tests: one a module, in its own process's memory and a folder of its own."""

import pytest

from server.served import serve


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serve(tmp_path_factory.mktemp("served")) as running:
        yield running
