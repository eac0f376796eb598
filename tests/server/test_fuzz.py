"""Whatever a socket or a request says, it is answered with a sentence, and nothing comes of it."""

import asyncio
import json
import random
from collections import Counter
from contextlib import asynccontextmanager, suppress
from itertools import chain

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.kit.record import SPECTATOR
from parlour.play.match import Match
from parlour.server.hall.acting import writing
from parlour.server.hall.hall import Hall
from parlour.server.news import Alone
from parlour.server.socket.talking import Talk
from parlour.server.store import Store
from parlour.server.tables import sitting, starting
from parlour.server.tables.acts import Seated
from parlour.server.tables.settings import Settings
from parlour.server.tables.table import Table
from parlour.server.watch.measures import Measures
from server.malformed import Malformed
from server.sentences import check_refusal, mistakes
from server.served import Prepared, wait_until
from server.sessions import a_game
from server.wire import BINARY, MORE, PING, PONG, TEXT, Wire
from walks import GAMES, SHORT

GAMES_SERVED = [name for name in GAMES if name != "pennies"]
SOAKED = 1_200_000


def things(game):
    """Things that can be touched when a game begins, by whoever begins it; and words for it."""
    match = Match(GAMES[game], GAMES[game].seats[0], {}, 1)
    choices = match.ask(match.actors[0])["choices"]
    touches = [thing for choice in choices for thing in choice["touches"]]
    return touches, [choice["words"] for choice in choices]


def malformed(whim):
    touches, words = zip(*map(things, GAMES_SERVED), strict=True)
    nowhere = ["do.pass", "do.stop", "hand.red-99", "", ".", "x.y.z", "hand", "\ud800", "a" * 81]
    return Malformed(whim, [*chain(*touches), *nowhere], chain(*words))


# A hall without a network


class Mouth:
    """A connection that keeps what it is sent."""

    muted: set
    name = "North"

    def __init__(self, guest, viewer):
        self.guest, self.viewer, self.muted = guest, viewer, set()
        self.asking = self.refused = 0
        self.heard, self.answered = [], asyncio.Event()

    def may(self, cost):
        return True

    def send(self, frame):
        self.heard.append(frame)
        self.answered.set()

    def end(self, code, says):
        raise AssertionError(says)


@asynccontextmanager
async def a_hall(folder):
    store = await Store.open(str(folder / "tables.db"), "worker")
    hall = Hall(store, Alone(), Prepared(), Measures(), worker="worker", pace=3600.0)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


async def a_table(hall, number, game):
    """A running game of two to three people, or, at times, one that has not begun."""
    table, seats = Table(f"table{number}", b"x" * 32), max(2, GAMES[game].seats[0])
    people = [Seated("person", f"N{seat}", f"guest{seat}") for seat in range(seats)]
    act = sitting.open_table(
        table, game, SHORT[game][0], people, Settings(hints=True), "guest0", hall.now()
    )
    await hall.store.append(writing(table, (act,), is_new=True))
    room = hall.room(table.id)
    room.table = table
    if number % 6:
        await hall.act(room, lambda t, at: starting.start(t, "guest0", at))
        for seat in range(seats if number % 7 else 1):
            await hall.act(room, lambda t, at, seat=seat: [starting.salt(t, seat, "salt", at)])
    await dealt(room)
    return room


async def dealt(room):
    """Wait for the deal, if nobody else is waited for."""
    while room.table.status == "sealing" and room.table.due() == 0.0:
        await asyncio.sleep(0.001)


async def said(talk, mouth, frame):
    """The one answer to a frame."""
    mouth.heard.clear()
    mouth.answered.clear()
    await talk.hear(frame)
    if not mouth.heard:
        await asyncio.wait_for(mouth.answered.wait(), 60)
    while mouth.asking:
        await asyncio.sleep(0)
    assert len(mouth.heard) == 1, (frame, mouth.heard)
    return msgspec.json.decode(mouth.heard[0])


async def attacked(hall, number, game, makes, frames, tally):
    """One table, told so many frames by those who sit there and by one who does not."""
    room = await a_table(hall, number, game)
    viewer = SPECTATOR if number % 5 == 0 else number % 2
    mouth = Mouth(f"guest{viewer}" if viewer != SPECTATOR else "", viewer)
    talk = Talk(hall, room, mouth)
    for _ in range(frames):
        frame, length = makes.frame(), room.table.length
        answer = await said(talk, mouth, frame)
        await dealt(room)
        came = answer["kind"]
        if came == "error":
            check_refusal(answer)
            assert room.table.length == length, frame
            came = answer["code"]
        tally[came] += 1
    await hall.delete(room)


async def all_attacked(folder, total, each, tally):
    makes = malformed(random.Random(0))
    async with a_hall(folder) as hall:
        for number in range(total // each):
            game = GAMES_SERVED[number % len(GAMES_SERVED)]
            await attacked(hall, number, game, makes, each, tally)
        assert hall.measures.trouble._value.get() == 0


def test_any_frame_gets_one_answer_and_a_refused_one_leaves_no_trace(tmp_path, caplog):
    tally = Counter()
    asyncio.run(all_attacked(tmp_path, 8_000, 400, tally))
    assert tally["malformed"] > 5_000
    assert mistakes(caplog) == []


@pytest.mark.soak
def test_a_million_frames_get_an_answer_each(tmp_path, caplog, record_property):
    tally = Counter()
    asyncio.run(all_attacked(tmp_path, SOAKED, 5_000, tally))
    record_property("tried", tally)
    assert tally["malformed"] >= 1_000_000
    assert mistakes(caplog) == []


# Over a real socket


def answer_to(look, frame):
    """What a frame is answered; frames about the table aside."""
    look.socket.send(frame)
    while (message := look.hear())["kind"] not in ("answer", "error"):
        pass
    return message


@pytest.mark.parametrize("game", GAMES_SERVED)
def test_a_connection_survives_whatever_is_said_on_it(served, game, caplog):
    makes, seats = malformed(random.Random(game)), max(2, GAMES[game].seats[0])
    opens = ["open"] * (seats - 1)
    with a_game(served, game, "me", *opens, options=SHORT[game][0]) as (_, table, (look, *_)):
        log = served.house.hall.room(table).table
        for number in range(600):
            frame, length = makes.frame(), log.length
            answer = answer_to(look, frame if number % 2 else frame.decode("utf-8", "replace"))
            if answer["kind"] == "error":
                check_refusal(answer)
                assert log.length == length
        assert answer_to(look, b'{"do":"ping","id":"last"}')["id"] == "last"
        assert served.house.hall.room(table).table is log
    assert mistakes(caplog) == []


def test_a_frame_that_is_too_large_ends_its_connection_alone(served):
    with a_game(served, "snapshot", "me", "open") as (_, table, (look, other)):
        with served.person().look(table) as watching:
            watching.until(lambda watching: watching.state)
            watching.socket.send(b"x" * 65_537)
            with pytest.raises(ConnectionClosed) as closed:
                watching.until(lambda watching: False)
            assert closed.value.rcvd.code == 1009
        largest = json.dumps({"do": "ping", "id": 1}).encode().ljust(65_536)
        assert answer_to(look, largest)["kind"] == "answer"
        assert other.ask("ping")["kind"] == "answer"


def at_a_table(served, wire):
    """A raw connection that has seen a table."""
    person = served.person()
    table = person.open("snapshot", "me", "random")
    assert wire.opens(f"/api/tables/{table}/socket", f"Cookie: {person.cookie}").status == 101
    wire.message("frame")
    return table


@pytest.mark.parametrize("text", [b"\xff", b'{"do":"ping","id":"\xc3\x28"}', b"\xed\xa0\x80"])
def test_text_that_is_no_text_is_refused_in_a_sentence(served, text, caplog):
    with Wire(served) as wire:
        at_a_table(served, wire)
        wire.say(TEXT, text)
        check_refusal(wire.message("error"))
        wire.say(BINARY, b'{"do":"ping","id":7}')
        assert wire.message("answer")["id"] == 7
    assert mistakes(caplog) == []


def test_a_message_in_pieces_is_one_message(served):
    with Wire(served) as wire:
        at_a_table(served, wire)
        wire.say(TEXT, b'{"do":"pi', fin=False)
        wire.say(PING, b"there?")
        wire.say(MORE, b'ng","id":8}')
        heard = []
        while not heard or b'"id":8' not in heard[-1][1]:
            heard.append(wire.hear())
        assert (PONG, b"there?") in heard


@pytest.mark.parametrize(
    ("kind", "payload", "fin", "often", "code"),
    [
        (MORE, b"", False, 300, 1008),  # a message in pieces without end
        (MORE, b"x" * 1000, False, 70, 1009),
        (PING, b"", True, 100, 1008),
        (PONG, b"", True, 100, 1008),
        (3, b"", True, 1, 1002),  # a kind of frame that nobody knows
        (PING, b"x" * 126, True, 1, 1002),
    ],
)
def test_frames_beside_all_talk_end_the_connection_with_a_code(
    served, kind, payload, fin, often, code
):
    with Wire(served) as wire:
        table = at_a_table(served, wire)
        if kind == MORE:
            wire.say(TEXT, b"{", fin=False)
        with suppress(ConnectionError):
            for _ in range(often):
                wire.say(kind, payload, fin)
        assert wire.closed()[0] == code
        wait_until(lambda: not served.house.hall.room(table).listeners)
