"""Numbers about the server are for those who run it: where few play, they would tell of others."""

import pytest
from starlette.requests import Request

from parlour.server.http.running import check_near
from parlour.server.refusals import NotAllowed


def request(host, **headers):
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": (host, 1), "headers": raw})


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_the_machine_itself_may_ask_for_numbers(host):
    check_near(request(host))


@pytest.mark.parametrize(
    "asked",
    [
        request("192.168.0.7"),
        request("127.0.0.1", x_forwarded_for="192.168.0.7"),
        request("127.0.0.1", forwarded="for=192.168.0.7"),
    ],
)
def test_neither_players_nor_whoever_comes_through_a_proxy_get_numbers(asked):
    with pytest.raises(NotAllowed):
        check_near(asked)
