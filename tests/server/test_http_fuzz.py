"""Whatever a request is, it is answered with a sentence, and the server makes no mistake of it."""

import json

import pytest

from server.sentences import check_refused, mistakes
from server.wire import Wire

DEEP = b"[" * 100_000
PATHS = (
    *("//", "/.", "/..", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/../metrics/../x"),
    *(
        "/%00",
        "/%ff",
        "/api/tables/%00%00%00%00",
        "/api/tables/aaaa%0d%0aX-Evil:%201",
        "/api/tables/",
    ),
    *(
        "/api/tables/ÄÄÄÄ",
        "/api/tables/aaaa;evil",
        "/style.css/..",
        "/style.css%2f..%2f..%2fapp.py",
    ),
    *("/api/tables/AAAAAAAA", f"/api/tables/{'a' * 25}", "/api/tables/aaa", "/api/games/mu%00"),
    *("/api/games/../bots/x", "/api/tables/abcdefgh/moments/99999999999999999999"),
    *("/api/tables/abcdefgh/moments/1e5", "/api/tables/abcdefgh/setting/../../x"),
    *("/api/tables?kind=%00", "/api/tables?kind[]=open", "/api/tables?kind=open&kind=x"),
    *("/api/tables/abcdefgh/frame?seat=%ff", "/api/tables/abcdefgh/frame?n=-1"),
    *("/api/tables/abcdefgh/frame?n=NaN", f"/api/tables/abcdefgh/frame?n={'9' * 5000}"),
    *("/api/tables/abcdefgh/frame?seat=watch%0d%0a", f"/{'a' * 10_000}", f"/?{'&' * 9000}"),
)
BODIES = {
    "nothing": b"",
    "no JSON": b"hello",
    "half": b'{"name": "No',
    "an array": b"[]",
    "null": b"null",
    "no text": b"\xff\xfe\xfd",
    "a lone surrogate": b'{"name": "\\ud800"}',
    "NaN": b'{"name": NaN, "game": NaN, "key": NaN, "bot": NaN, "record": {"a": NaN}}',
    "a long number": b'{"name": ' + b"9" * 5000 + b', "seat": ' + b"9" * 5000 + b"}",
    "deep": DEEP,
    "deeper": b'{"record": ' + DEEP,
    "deep and whole": b'{"record": {"a": ' + b"[" * 900 + b"]" * 900 + b"}}",
    "said twice": b'{"name": "North", "name": 7}',
    "more": b'{"name": "North", "is_admin": true}',
    "other types": b'{"name": ["North"], "game": {}, "seats": 3, "key": [], "record": 1}',
}
TAKING_BODIES = ("/api/me", "/api/tables", "/api/records", "/api/links")
JSON = "Content-Type: application/json"


@pytest.mark.parametrize("path", PATHS)
def test_strange_addresses_are_answered_with_a_sentence(served, path, caplog):
    for method in ("GET", "POST", "PATCH"):
        with Wire(served) as wire:
            answer = wire.ask(method, path.encode().decode("latin-1"))
            if answer.status != 200:
                check_refused(answer)
    assert mistakes(caplog) == []


@pytest.mark.parametrize("body", BODIES)
def test_strange_bodies_are_answered_with_a_sentence(served, body, caplog):
    kinds = (
        JSON,
        "Content-Type: application/json; charset=utf-7",
        "Content-Type: text/plain",
        "X: y",
    )
    for path in TAKING_BODIES:
        for kind in kinds:
            with Wire(served) as wire:
                method = "PUT" if path == "/api/me" else "POST"
                check_refused(wire.ask(method, path, kind, body=BODIES[body]))
    assert mistakes(caplog) == []


def test_a_body_that_is_too_large_is_refused_however_it_says_so(served):
    for how in ("Content-Length: 300000", "Content-Length: 99999999999", "Content-Length: 1" * 1):
        with Wire(served) as wire:
            answer = wire.ask("PUT", "/api/me", JSON, how, body=b"x")
            assert answer.status == (413 if "99" in how or "300" in how else 422)
            check_refused(answer)
    with Wire(served) as wire:
        chunk = b"fffe\r\n" + b" " * 65534 + b"\r\n"
        answer = wire.ask("PUT", "/api/me", JSON, "Transfer-Encoding: chunked", body=chunk * 5)
        assert answer.status == 413
        check_refused(answer)


HEADS = {
    "a header too many": [f"X-{n}: 1" for n in range(101)],
    "a header too long": [f"X: {'y' * 20_000}"],
    "headers without end": [f"X-{n}: {'y' * 400}" for n in range(60)],
    "two lengths": ["Content-Length: 1", "Content-Length: 2"],
    "a length and chunks": ["Content-Length: 1", "Transfer-Encoding: chunked"],
    "no length": ["Content-Length: many"],
    "a length below zero": ["Content-Length: -1"],
    "a folded header": ["X: y", " z: w"],
    "a header without a name": [": x"],
    "a bare return": ["X: y\rz: w"],
    "a null": ["X: y\x00z"],
}


@pytest.mark.parametrize("head", HEADS)
def test_strange_heads_are_answered_with_a_sentence(served, head, caplog):
    with Wire(served) as wire:
        answer = wire.ask("POST", "/api/me", *HEADS[head])
        check_refused(answer)
        assert wire.is_over()
    assert mistakes(caplog) == []


@pytest.mark.parametrize(
    "first",
    [b"\x16\x03\x01\x02\x00\x01\x00", b"hello\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 99],
)
def test_what_is_no_request_at_all_is_answered_with_a_sentence(served, first):
    with Wire(served) as wire:
        wire.send(first)
        answer = wire.answer()
        assert answer.status == 400
        check_refused(answer)


@pytest.mark.parametrize(
    "cookie",
    [
        *("parlour=", "parlour=.", "parlour=a.b", "parlour=" + "a" * 5000, "parlour==;;;=", ";"),
        *("parlour=\xff\xfe.\xff", 'parlour="a.b', "parlour=a.b; parlour=c.d", "=parlour"),
        "parlour=" + "x" * 16 + "." + "0" * 32,
        "parlour=%00.%00",
    ],
)
def test_strange_cookies_prove_nothing(served, cookie):
    with Wire(served) as wire:
        assert json.loads(wire.ask("GET", "/api/me", f"Cookie: {cookie}").body) == {"name": None}
    with Wire(served) as wire:
        answer = wire.opens("/api/tables/abcdefgh/socket", f"Cookie: {cookie}")
        assert answer.status == 101
        assert wire.message("bye")["code"] == "not-found"


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api/tables/abcdefgh", ()),
        ("/api/tables/abcdefgh/socket/", ()),
        ("/metrics", ()),
        ("/api/tables/abcdefgh/socket", ["Sec-WebSocket-Version: 12"]),
        ("/api/tables/abcdefgh/socket", ["Sec-WebSocket-Key: short"]),
        ("/api/tables/abcdefgh/socket", ["Origin: https://evil.example"]),
    ],
)
def test_sockets_that_are_not_opened_are_refused_like_requests(served, path, headers):
    with Wire(served) as wire:
        check_refused(wire.opens(path, *headers))
        assert wire.is_over()


@pytest.mark.parametrize(
    "path",
    [
        *("a%00b", "%ff%ff%ff%ff", "..%2f..%2fetc", "AAAAAAAA", "x" * 25, "abcdefgh?seat=7"),
        *(
            "abcdefgh?seat=-1",
            "abcdefgh?seat=1e1",
            "abcdefgh?n=-1",
            "abcdefgh?n=99999999",
            "abcd%0a",
        ),
    ],
)
def test_strange_tables_are_not_there(served, path):
    table, _, query = path.partition("?")
    with Wire(served) as wire:
        answer = wire.opens(f"/api/tables/{table}/socket?{query}")
        if answer.status == 101:
            assert wire.message("bye")["code"] in ("not-found", "malformed")
        else:
            check_refused(answer)
    assert table not in served.house.hall.rooms
