"""Tables: opened, joined, started, played, left."""

import random

from server.served import wait_until


def begun(host, table, *looks, salt="pepper"):
    """Start a table and send the salts of those who look."""
    host.ask("POST", f"/tables/{table}/start")
    for look in looks:
        look.until(lambda look: look.status == "sealing")
        look.ask("salt", salt=salt)
    for look in looks:
        look.until(lambda look: look.status == "playing")


def played(looks, whim, until=lambda look: look.status in ("over", "stopped")):
    """Everybody who looks plays from what they are sent, until the first sees the end."""
    while not until(looks[0]):
        acting = [look for look in looks if look.choices]
        if acting:
            look = whim.choice(acting)
            answer = look.ask("move", at=look.n, number=whim.choice(look.choices)["move"])
            assert answer["kind"] == "answer" or answer["code"] == "stale", answer
            wait_until(lambda: caught_up(looks))
        else:
            looks[0].hear()


def caught_up(looks):
    """Hear whatever waits."""
    for look in looks:
        try:
            while True:
                look.hear(0.002)
        except TimeoutError:
            continue
    return True


def test_one_person_plays_a_whole_game_against_bots(served):
    north = served.person()
    table = north.open("mu", "me", "random", "random", options={"hands": 1})
    with north.look(table) as look:
        begun(north, table, look)
        played([look], random.Random(1))
        assert {one["place"] for one in look.state["table"]["result"]} >= {1}
    record = north.http.get(f"/api/tables/{table}/record").json()
    assert record["luck"]["salts"] == ["pepper", "", ""]
