"""Strangers' bots: the example plays every game, and what is answered wrongly may be mended."""

import asyncio
import json
import re
import sys
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from parlour.errors import GameOver, IllegalMove
from parlour.games import SHELF
from parlour.play.match import Match
from parlour.server.refusals import Malformed, Stale
from parlour.server.strangers.deciding import decided, meant
from parlour.server.strangers.program import Program
from parlour.server.strangers.trouble import StrangerTrouble
from server.children import FRAME, MOVE, READS, WAIT, ask, either_loop, python, with_program
from walks import GAMES, short

ROOT = Path(__file__).parents[2]
EXAMPLE, GUIDE = ROOT / "examples" / "stranger_bot.py", ROOT / "docs" / "strangers.md"
# The example as anybody starts it, but for luck that is the same every time.
SEEDED = "import random, runpy, sys; random.seed({}); runpy.run_path({!r}, run_name='__main__')"


# Whole games


def frame_for(match, seat, n, since):
    """A whole frame as the server sends it, without the table around the game."""
    whole = {"table": {}, "view": match.view(seat), "ask": match.ask(seat)}
    frame = {"kind": "frame", "n": n, "whole": whole, "told": match.told(seat, since)}
    return json.dumps(frame).encode()


async def play_out(match, bots):
    heard, decisions = [0] * match.seats, 0
    while match.actors:
        seat = match.actors[0]
        frame = frame_for(match, seat, decisions, heard[seat])
        heard[seat] = match.chronicle.count(seat)

        async def play(move, seat=seat):
            return match.play(seat, move)

        await decided(bots[seat], frame, play)
        decisions += 1


@pytest.mark.parametrize("name", SHELF)
def test_the_example_plays_a_whole_game_by_numbers_and_touches(name):
    game = GAMES[name]
    match = Match(name, max(2, game.seats[0]), short(game), seed=5)

    async def game_of_programs():
        bots = []
        for seat in range(match.seats):
            command = python(SEEDED.format(seat, str(EXAMPLE)), *["--touch"] * (seat % 2))
            bots.append(await Program.start(f"bot {seat}", command))
            bots[-1].tell(b'{"kind":"hello","v":1}')
        try:
            await play_out(match, bots)
        finally:
            await asyncio.gather(*(bot.close() for bot in bots))

    asyncio.run(game_of_programs())
    assert match.is_over


def test_the_example_is_short_and_needs_nothing():
    lines = EXAMPLE.read_text().splitlines()
    assert len(lines) < 30
    assert [line for line in lines if "import" in line] == [
        "import json",
        "import random",
        "import sys",
    ]


def snippet():
    """The bot for the WebSocket that the documentation shows."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    return next(block for block in blocks if "websockets" in block)


async def one_decision(bots):
    """A server that asks each bot once, after two frames that ask nothing; what they answered."""
    match, answers = Match("mu", 4, seed=5), []
    seat = match.actors[0]
    asking = frame_for(match, seat, 8, 0).decode()
    waiting = frame_for(match, 3 - seat, 7, 0).decode()

    async def serve(socket):
        assert socket.request.headers["Authorization"] == "Bearer secret"
        assert socket.request.path == "/api/tables/7/socket?full"
        for line in ('{"kind": "hello"}', '{"kind": "frame", "n": 0, "whole": {}}', waiting):
            await socket.send(line)
        await socket.send(asking)
        answers.append(json.loads(await socket.recv()))
        await socket.send(asking)
        with suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                answers.append(json.loads(await socket.recv()))

    async with websockets.serve(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-c", bots, f"ws://127.0.0.1:{port}/api/tables/7/socket", "secret"
        )
        assert await bot.wait() == 0
    return answers, match.legal(seat)


def test_the_bot_of_the_documentation_answers_each_question_once():
    answers, legal = asyncio.run(one_decision(snippet()))
    assert [(said["do"], said["at"]) for said in answers] == [("move", 8)]
    assert answers[0]["number"] in legal


# Answers


@either_loop
def test_an_answer_is_the_object_that_was_written(run):
    said = run(with_program(READS + MOVE + WAIT, ask))
    assert said == {"do": "move", "number": 3}


@either_loop
def test_the_last_words_of_a_program_count(run):
    assert run(with_program(READS + MOVE, ask))["number"] == 3


ANSWERS = "answers = iter(sys.argv[1:])\nfor line in sys.stdin: out(next(answers))"


def answering(*answers):
    """What a program says in turn; and the moves that reach the table, which allows only 3."""
    played = []

    async def play(move):
        played.append(move)
        if move != 3:
            raise IllegalMove("Not allowed: it is not 3 (mu-63).", "mu-63")
        return "played"

    async def doing(program):
        told = []
        tell = program.tell
        program.tell = lambda line: (told.append(json.loads(line)), tell(line))
        return await decided(program, FRAME, play, 5), told[1:]

    source = READS.replace("sys.stdin.readline()", "") + ANSWERS
    return played, with_program(source, doing, *(json.dumps(answer) for answer in answers))


@either_loop
def test_an_illegal_or_stale_answer_is_told_back_and_may_be_mended(run):
    played, coming = answering(
        {"do": "move", "id": "a1", "number": 2},
        {"do": "move", "id": 4, "at": 6, "number": 3},
        {"do": "move", "at": 7, "number": 3},
    )
    done, told = run(coming)
    assert (done, played) == ("played", [2, 3])
    assert told == [
        {
            "kind": "error",
            "id": "a1",
            "code": "illegal",
            "says": "Not allowed: it is not 3 (mu-63).",
            "rule": "mu-63",
        },
        {
            "kind": "error",
            "id": 4,
            "code": "stale",
            "says": "That answers frame 6; the question is in frame 7.",
            "rule": None,
        },
    ]


def test_three_refused_answers_are_too_many():
    played, coming = answering(*[{"do": "move", "number": 2}] * 4)
    with pytest.raises(
        StrangerTrouble, match=r"^The program \"mine\" gave 3 answers that were ref"
    ):
        asyncio.run(coming)
    assert played == [2, 2, 2]


def test_what_is_not_the_fault_of_the_program_is_not_told_to_it():
    async def play(move):
        raise GameOver("The game is over.")

    async def doing(program):
        await decided(program, FRAME, play, 5)

    with pytest.raises(GameOver):
        asyncio.run(with_program(READS + MOVE + WAIT, doing))


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ({"number": 38}, 38),
        ({"words": "display red 7", "id": None}, "display red 7"),
        ({"gestures": [["hand.red-7"], []], "at": 7}, [["hand.red-7"], []]),
    ],
)
def test_a_move_is_a_number_words_or_gestures(said, move):
    assert meant({"do": "move", **said}, 7) == move


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"do": "plan", "gestures": []},
        {"do": "move"},
        {"do": "move", "number": 1, "words": "x"},
        {"do": "move", "number": True},
        {"do": "move", "number": "1"},
        {"do": "move", "number": 1.5},
        {"do": "move", "words": 3},
        {"do": "move", "words": "x" * 401},
        {"do": "move", "gestures": ["hand.red-7"]},
        {"do": "move", "number": 1, "at": "7"},
        {"do": "move", "number": 1, "more": 1},
        {"do": "move", "number": -1},
        {"do": "move", "number": 1, "id": ["a"]},
        {"do": "move", "number": 1, "id": "a" * 65},
    ],
)
def test_anything_else_gets_a_sentence(said):
    with pytest.raises(Malformed, match=r"^(That is no move: |Say what you mean ).*[^.`]\.$"):
        meant(said, 7)


def test_an_answer_to_another_frame_is_stale():
    with pytest.raises(Stale):
        meant({"do": "move", "number": 1, "at": 8}, 7)
