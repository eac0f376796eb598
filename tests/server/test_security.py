"""Cookies, links and tokens prove who somebody is, and nothing else does; nothing else is told."""

import asyncio
import hmac
import json
import sqlite3
from types import SimpleNamespace

import pytest

from parlour.errors import ParlourError
from parlour.server.people.links import hashed
from parlour.server.people.signing import Signing, new_id, new_key
from parlour.server.store import Store, Unreadable
from server.served import serve
from server.sessions import a_game, in_server
from server.wire import Wire, named

# Cookies


def flags(answer):
    return {part.strip() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_a_cookie_is_for_requests_of_the_same_site_alone(served):
    assert flags(named(served)) == {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={365 * 86400}"}


@pytest.mark.parametrize("headers", [("X-Forwarded-Proto: https",), ("Forwarded: proto=https",)])
def test_nobody_is_believed_to_be_a_proxy_who_was_not_named(served, headers):
    assert "Secure" not in flags(named(served, *headers))


def test_a_cookie_is_secure_where_a_trusted_proxy_speaks_tls(tmp_path):
    with serve(tmp_path, proxy="127.0.0.1") as proxied:
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
    with Wire(served) as wire:
        answer = wire.opens("/api/tables/abcdefgh/socket", "Authorization: Bearer token")
    assert answer.status == 503
    assert answer.error["code"] == "not-ready"
    assert "4711" not in answer.body.decode()
