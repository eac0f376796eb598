"""Who may ask: pages of this server, people with their cookie, programs with their token."""

import asyncio
import hmac
import json
import logging
import sqlite3
from types import SimpleNamespace

import pytest

from parlour.errors import BadOption, ParlourError
from parlour.server.door.headers import HEADERS
from parlour.server.people.links import hashed
from parlour.server.people.signing import Signing, new_id, new_key
from parlour.server.serving import Serving
from parlour.server.store import Store, Unreadable
from server.sentences import check_refused
from server.served import serve
from server.sessions import a_game, in_server
from server.wire import Wire

JSON = "Content-Type: application/json"
NAMED = b'{"name": "North"}'


@pytest.fixture(scope="module")
def proxied(tmp_path_factory):
    """A server that believes a proxy at this machine, and knows the page at another address."""
    folder = tmp_path_factory.mktemp("proxied")
    with serve(folder, proxy="127.0.0.1", origins=["https://Games.Example/"]) as running:
        yield running


def named(served, *headers):
    """The answer to somebody who says what they are called."""
    with Wire(served) as wire:
        return wire.ask("PUT", "/api/me", JSON, *headers, body=NAMED)


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


# Cookies


def flags(answer):
    return {part.strip() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_a_cookie_is_for_requests_of_the_same_site_alone(served):
    assert flags(named(served)) == {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={365 * 86400}"}


@pytest.mark.parametrize("headers", [("X-Forwarded-Proto: https",), ("Forwarded: proto=https",)])
def test_nobody_is_believed_to_be_a_proxy_who_was_not_named(served, headers):
    assert "Secure" not in flags(named(served, *headers))


def test_a_cookie_is_secure_where_a_trusted_proxy_speaks_tls(proxied):
    assert "Secure" in flags(named(proxied, "X-Forwarded-Proto: https"))
    assert "Secure" not in flags(named(proxied, "X-Forwarded-Proto: http"))
    assert "Secure" not in flags(named(proxied))


def test_a_cookie_is_given_once_and_taken_back(served):
    north = served.person()
    north.ask("PUT", "/me", name="North")
    again = north.http.put("/api/me", json={"name": "Norma"})
    assert "set-cookie" not in again.headers
    gone = north.http.delete("/api/me")
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert north.cookie == ""


def test_a_cookie_proves_nothing_once_a_sign_of_it_is_changed(served):
    north = served.person()
    north.ask("PUT", "/me", name="North")
    name, _, cookie = north.cookie.partition("=")
    for place in range(len(cookie)):
        other = "b" if cookie[place] != "b" else "c"
        forged = cookie[:place] + other + cookie[place + 1 :]
        assert served.house.signing.guest_of(forged) == ""
    for forged in (
        cookie[:-1],
        cookie + "0",
        cookie.upper(),
        cookie.replace(".", ".."),
        "." + cookie,
    ):
        assert served.house.signing.guest_of(forged) == ""
        with Wire(served) as wire:
            assert b"null" in wire.ask("GET", "/api/me", f"Cookie: {name}={forged}").body


def test_a_signature_is_for_one_purpose_and_one_key(served):
    signing, other = Signing(b"one"), Signing(b"another")
    cookie = signing.cookie("guest")
    assert signing.guest_of(cookie) == "guest"
    assert other.guest_of(cookie) == ""
    assert signing.invitation("guest", 0) not in cookie
    assert not signing.is_invited("table", 1, signing.invitation("table", 0))
    assert not signing.is_invited("other", 0, signing.invitation("table", 0))
    assert len({new_id() for _ in range(1000)}) == len({new_key() for _ in range(1000)}) == 1000


def test_signatures_are_compared_in_constant_time(monkeypatch):
    compared = []

    def compare(one, other):
        compared.append(len(one))
        return hmac.compare_digest(one, other)

    signing = Signing(b"one")
    watched = SimpleNamespace(compare_digest=compare, digest=hmac.digest)
    monkeypatch.setattr("parlour.server.people.signing.hmac", watched)
    signing.guest_of("guest.x")
    signing.is_invited("table", 0, "y")
    assert compared == [1, 1]


def test_only_hashes_of_keys_and_tokens_are_kept(tmp_path):
    with serve(tmp_path) as served:
        north = served.person()
        table = north.open("snapshot", "me", "open")
        keys = [
            north.ask("POST", f"/tables/{table}/seats/{path}")["key"]
            for path in ("0/link", "1/reissue", "1/token")
        ]
        moving = north.ask("POST", f"/tables/{table}/seats/0/link")["key"]
        me = served.house.hall.room(table).table.host
    with sqlite3.connect(tmp_path / "tables.db") as database:
        rows = database.execute("select hash, purpose from links").fetchall()
        held = "\n".join(database.iterdump())
    database.close()
    assert {bytes(row[0]) for row in rows} == {hashed(keys[2]), hashed(moving + me)}
    for secret in (*keys, moving, north.key, north.cookie.partition("=")[2]):
        assert secret not in held
        assert secret.encode().hex() not in held.lower()


def test_a_link_leads_nowhere_once_its_seat_has_changed_hands_whoever_kept_it(served):
    """Should the server be killed before it forgets the links of a seat."""
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    key = south.ask("POST", f"/tables/{table}/seats/1/link")["key"]

    async def keeps(*_):
        pass

    store = served.house.store
    store.drop_links, forgets = keeps, store.drop_links
    try:
        other = north.ask("POST", f"/tables/{table}/seats/1/reissue")["key"]
        served.person("West").ask("POST", "/links", key=other, name="West")
    finally:
        store.drop_links = forgets
    for person in (south, served.person("Thief")):
        answer = person.ask("POST", "/links", 404, key=key, name="Thief")
        assert answer["error"]["code"] == "not-found"


@pytest.mark.parametrize("key", ["", "x", "a.b.c", "aaaa.0", "aaaa.9999.x", "..", "ÄÄÄÄ.²." + "x"])
def test_a_key_of_nothing_leads_nowhere(served, key):
    answer = served.person().http.post("/api/links", json={"key": key, "name": "North"})
    assert answer.status_code == (404 if key else 422)
    assert "set-cookie" not in answer.headers


def test_a_program_is_ended_when_its_seat_changes_hands_and_its_token_is_worth_nothing(served):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, _):
        token = south.ask("POST", f"/tables/{table}/seats/1/token")["key"]
        stranger = served.person()
        bearer = {"Authorization": f"Bearer {token}"}
        with stranger.look(table, **bearer) as program:
            program.until(lambda program: program.state)
            assert program.others[0]["viewer"] == 1
            host = served.people[-3]
            host.ask("DELETE", f"/tables/{table}/seats/1")
            program.until(lambda program: program.parting)
            assert program.parting["code"] == "moved"
        with stranger.look(table, "?seat=1", **bearer) as program:
            program.until(lambda program: program.parting)
            assert program.parting["code"] == "not-allowed"
            assert program.frames == []
        assert stranger.ask("POST", "/links", 404, key=token, name="Thief")["error"]["says"]


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


# Names in pages and files


def test_names_are_text_in_pages_and_headers(served):
    north = served.person("<b>&'\"x")
    table = north.open("snapshot", "me", "open", settings={"public": True})
    page = north.http.get("/").text
    assert "<b>&'" not in page
    assert "&lt;b&gt;&amp;&#x27;&quot;x" in page
    for name in ("a\r\nSet-Cookie: x=y", "a\nb", "a\u2028b", "a\x1b[31m", "\u202eevil"):
        answer = north.http.put("/api/me", json={"name": name})
        assert answer.is_error or answer.json()["name"].isprintable()
    record = north.http.get(f"/api/tables/{table}/record")
    assert "content-disposition" not in record.headers
    assert all(line.isprintable() for line in record.headers.values())


# The database


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://north:sekret@127.0.0.1:1/games",
        "postgresql://north:sekret@127.0.0.1:port/games",
        "postgresql://north@127.0.0.1:1/games?password=sekret",
        "mysql://north:sekret@127.0.0.1/games",
        "sekret://sekret@sekret",
        "postgresql://north:sekret@[::1/games",
    ],
)
def test_the_password_of_a_database_is_never_told(url, caplog):
    with pytest.raises(ParlourError) as refused:
        asyncio.run(Store.open(url))
    assert "sekret" not in str(refused.value)
    assert "sekret" not in repr(refused.value.__context__)
    assert "sekret" not in caplog.text


def test_rows_and_settings_show_no_secret_where_they_are_logged(served):
    north = served.person()
    table = north.open("snapshot", "me", "open")
    row = in_server(served, served.house.store.table, table)
    assert "secret" not in repr(row)
    assert json.loads(row.summary).keys() == {"seats", "options"}


def test_a_socket_that_nobody_can_look_up_is_refused_in_its_handshake(served, monkeypatch):
    async def unreadable(*_):
        raise Unreadable("the password is 4711")

    monkeypatch.setattr(served.house.store, "link", unreadable)
    answer = socket(served, "Authorization: Bearer token")
    assert answer.status == 503
    assert answer.error["code"] == "not-ready"
    assert "4711" not in answer.body.decode()
