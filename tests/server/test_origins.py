"""From where requests may come, and what every answer says of itself."""

import logging

import pytest

from parlour.errors import BadOption
from parlour.server.door.headers import HEADERS
from parlour.server.serving import Serving
from server.sentences import check_refused
from server.served import serve
from server.wire import JSON, NAMED, Wire, named


@pytest.fixture(scope="module")
def proxied(tmp_path_factory):
    """A server that believes a proxy at this machine, and knows the page at another address."""
    folder = tmp_path_factory.mktemp("proxied")
    with serve(folder, proxy="127.0.0.1", origins=["https://Games.Example/"]) as running:
        yield running


def socket(served, *headers):
    with Wire(served) as wire:
        return wire.opens("/api/tables/abcdefgh/socket", *headers)


# Origins

OURS = [
    (),
    ("Origin: http://{host}",),
    ("Origin: https://{host}",),  # a proxy speaks TLS before us
    ("Origin: HTTP://{host}",),
    ("Sec-Fetch-Site: same-origin",),
    ("Sec-Fetch-Site: none",),
    ("Origin: http://{host}", "Sec-Fetch-Site: same-origin"),
]
THEIRS = [
    ("Origin: null",),
    ("Origin: ",),
    ("Origin: https://evil.example",),
    ("Origin: http://127.0.0.1",),  # another port
    ("Origin: http://127.0.0.1:1",),
    ("Origin: http://{host}.evil.example",),
    ("Origin: http://evil.example/{host}",),
    ("Origin: http://{host}@evil.example",),
    ("Origin: http://user@{host}",),
    ("Origin: ftp://{host}",),
    ("Origin: {host}",),
    ("Origin: http://[",),
    ("Origin: http://\xff\xfe",),
    ("Origin: https://games.example",),  # known to the other server alone
    ("Sec-Fetch-Site: cross-site",),
    ("Sec-Fetch-Site: same-site",),
    ("Sec-Fetch-Site: whatever",),
    ("Origin: https://evil.example", "Sec-Fetch-Site: same-origin"),
]


def at(served, headers):
    return [header.format(host=f"127.0.0.1:{served.port}") for header in headers]


@pytest.mark.parametrize("headers", OURS)
def test_pages_of_ours_and_programs_may_ask(served, headers):
    assert named(served, *at(served, headers)).status == 200
    assert socket(served, *at(served, headers)).status == 101


@pytest.mark.parametrize("headers", THEIRS)
def test_pages_of_others_may_not(served, headers, caplog):
    for answer in (named(served, *at(served, headers)), socket(served, *at(served, headers))):
        assert answer.status == 403
        assert "another site" in answer.error["says"]
        assert "set-cookie" not in answer.headers
        check_refused(answer)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("origin", ["https://games.example", "https://GAMES.example"])
def test_the_page_may_be_served_elsewhere_if_that_is_said(proxied, origin):
    assert named(proxied, f"Origin: {origin}").status == 200
    assert socket(proxied, f"Origin: {origin}").status == 101
    for other in ("http://games.example", "https://games.example:8443", "https://x.games.example"):
        assert named(proxied, f"Origin: {other}").status == 403
        assert socket(proxied, f"Origin: {other}").status == 403


@pytest.mark.parametrize(
    "given", ["", "games.example", "https://", "https://a/b", "null", "*", "ftp://a", "https://a b"]
)
def test_what_is_no_origin_cannot_be_named(given):
    with pytest.raises(BadOption, match="--origin"):
        Serving(origins=(given,))


def test_nothing_is_changed_by_looking(served):
    """So that a link, an image or a form of another page can change nothing."""
    for path, of in served.app.openapi()["paths"].items():
        if "get" in of:
            with Wire(served) as wire:
                answer = wire.ask("GET", path.replace("{id}", "abcdefgh"), "Origin: https://a.b")
                assert "set-cookie" not in answer.headers
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        with Wire(served) as wire:
            assert wire.ask(method, "/api/tables", "Origin: https://a.b").status == 403
    for method in ("HEAD", "OPTIONS", "TRACE", "CONNECT"):
        with Wire(served) as wire:
            assert 400 <= wire.ask(method, "/api/tables", "Content-Length: 0").status < 500


# Headers


def answers(served):
    """An answer of each kind, whoever gives it."""
    north = served.person()
    table = north.open("snapshot", "me", "open")
    with Wire(served) as wire:
        yield wire.ask("GET", "/")
        yield wire.ask("GET", "/api")
        yield wire.ask("GET", "/api/openapi.json")
        yield wire.ask("GET", "/style.css")
        yield wire.ask("GET", "/metrics")
        yield wire.ask("GET", f"/api/tables/{table}")
        yield wire.ask("GET", f"/api/tables/{table}/")
        yield wire.ask("GET", "/nowhere")
        yield wire.ask("HEAD", "/")
        yield wire.ask("OPTIONS", "/api/me")
        yield wire.ask("PUT", "/api/me", JSON, body=b"{}")
        yield wire.ask("PUT", "/api/me", JSON, body=NAMED)
        yield wire.ask("PUT", "/api/me", JSON, "Content-Length: 999999")
    for path in ("/nowhere", f"/api/tables/{table}/socket"):
        with Wire(served) as wire:
            yield wire.opens(path, "Origin: null")
    with Wire(served) as wire:
        wire.send(b"nonsense\r\n\r\n")
        yield wire.answer()


def test_every_answer_has_the_same_strict_headers(served):
    statuses = set()
    for answer in answers(served):
        assert {**answer.headers, **HEADERS} == answer.headers
        assert "server" not in answer.headers
        assert "location" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        statuses.add(answer.status)
    assert statuses == {200, 400, 403, 404, 405, 413, 422}
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy


def test_a_mistake_of_ours_tells_nothing_but_where_to_look(served, monkeypatch, caplog):
    async def broken(guest):
        raise RuntimeError("the secret is 4711")

    north = served.person()
    north.ask("PUT", "/me", name="North")
    monkeypatch.setattr(served.house.store, "guest", broken)
    with Wire(served) as wire:
        answer = wire.ask("GET", "/api/me", f"Cookie: {north.cookie}")
    assert answer.status == 500
    assert {**answer.headers, **HEADERS} == answer.headers
    assert answer.error["code"] == "broken"
    assert "4711" not in answer.body.decode()
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert record.reference in answer.error["says"]


# Where requests come from


def test_addresses_told_by_nobody_we_trust_are_not_believed(tmp_path):
    with serve(tmp_path, rate=1.0) as served, Wire(served) as wire:
        codes = [
            wire.ask("GET", "/api/health", f"X-Forwarded-For: 10.0.0.{n}").status
            for n in range(150)
        ]
        assert codes.count(429) > 20


def test_addresses_told_by_a_trusted_proxy_are_counted_one_by_one(tmp_path):
    with serve(tmp_path, rate=1.0, proxy="127.0.0.1") as served, Wire(served) as wire:
        for n in range(250):
            told = f"X-Forwarded-For: 203.0.113.9, 10.0.0.{n}"  # what it was told, and what it saw
            assert wire.ask("GET", "/api/health", told).status == 200
        codes = [
            wire.ask("GET", "/api/health", f"X-Forwarded-For: 10.9.9.{n}, 10.1.1.1").status
            for n in range(150)
        ]
        assert codes.count(429) > 20
        assert len(served.house.asked) <= 252
