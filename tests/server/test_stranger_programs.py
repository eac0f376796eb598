"""A stranger's program that does not keep to the protocol harms nobody but itself."""

import asyncio
import base64
import os
import socket
import time

import pytest

from parlour.server.strangers import program as programs
from parlour.server.strangers.naming import read_programs
from parlour.server.strangers.program import Program
from parlour.server.strangers.trouble import BadProgram, StrangerTrouble
from server.children import FRAME, MOVE, READS, WAIT, ask, either_loop, ends, with_program

# Trouble

TROUBLE = {
    "ended": "",
    "closed its output": READS + "os.close(1)\n" + WAIT,
    "not a JSON object": READS + "out('red 7')\n" + WAIT,
    "more than 64 kB": READS + "out('x' * 65537)\n" + WAIT,
    "line of more": READS + "sys.stdout.write('x' * 70000)\nsys.stdout.flush()\n" + WAIT,
    "nobody asked for": READS + "out('\\n' * 12)\n" + WAIT,
}


@either_loop
@pytest.mark.parametrize("what", TROUBLE)
def test_a_program_that_does_not_keep_to_the_protocol_is_ended_with_a_sentence(run, what):
    async def doing(program):
        for _ in range(2):
            with pytest.raises(StrangerTrouble, match=rf'^The program "mine" .*{what}.*(?<!\.)\.$'):
                await ask(program)
        assert ends(program._child.process.pid)

    run(with_program(TROUBLE[what], doing))


@either_loop
def test_a_slow_program_is_not_waited_for(run):
    async def doing(program):
        with pytest.raises(StrangerTrouble, match=r"took longer than 0 seconds to decide\.$"):
            await program.decide(FRAME, 0.05)

    run(with_program("import time; time.sleep(30)", doing))


NONSENSE = [
    b"\xff\xfe",
    b"[]",
    b"null",
    b"3",
    b"{",
    b"[" * 60000,
    b'{"a":' * 10000,
    b'{"a":NaN}',
    b'{"a":"\\ud800"}',
    b'{"a":' + b"9" * 5000 + b"}",
]


@pytest.mark.parametrize("line", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_of_any_kind_is_refused(line):
    source = (
        READS + "import base64\nos.write(1, base64.b85decode(sys.stdin.readline()[:-1]) + b'\\n')"
    )

    async def doing(program):
        program.tell(b"{}")
        with pytest.raises(StrangerTrouble, match="not a JSON object"):
            await program.decide(base64.b85encode(line), 5)

    asyncio.run(with_program(source, doing))


@either_loop
def test_a_flood_is_stopped_and_takes_no_memory(run):
    async def doing(program):
        began = time.monotonic()
        while not program._child.trouble and time.monotonic() < began + 5:
            assert len(program._child._held) <= 64 * 1024
            await asyncio.sleep(0.001)
        with pytest.raises(StrangerTrouble, match="nobody asked for"):
            await ask(program)

    run(with_program('while True: print(\'{"do": "move", "number": 3}\')', doing))


def test_what_a_program_complains_of_is_dropped():
    source = READS + "sys.stderr.write('x' * 10_000_000)\n" + MOVE + WAIT
    assert asyncio.run(with_program(source, ask))["number"] == 3


async def tell_often(program):
    for _ in range(100):
        program.tell(b"x" * 64 * 1024)
        await asyncio.sleep(0)


@either_loop
def test_a_program_that_does_not_read_is_ended(run):
    async def doing(program):
        with pytest.raises(StrangerTrouble, match="does not read what it is sent"):
            await tell_often(program)
        assert program._input.get_write_buffer_size() < 2 * programs.MOST_UNREAD

    run(with_program("import time; time.sleep(30)", doing))


def test_what_it_said_before_it_was_asked_is_no_answer():
    source = "import sys\nprint('[early]', flush=True)\n" + READS + MOVE + WAIT

    async def doing(program):
        while not program._child._unasked:
            await asyncio.sleep(0.001)
        return await ask(program)

    assert asyncio.run(with_program(source, doing))["number"] == 3


def test_a_question_may_be_withdrawn_and_another_asked():
    async def doing(program):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.02):
                await program.decide(FRAME, 5)
        program.tell(FRAME)
        return await ask(program)

    source = READS.replace("\nsys.stdin", "\nsys.stdin.readline(); sys.stdin") + MOVE + WAIT
    assert asyncio.run(with_program(source, doing))["number"] == 3


# Beginning and end


def test_a_program_learns_nothing_of_the_environment(monkeypatch):
    monkeypatch.setenv("PARLOUR_SECRET", "x")
    said = asyncio.run(with_program(READS + "out(json.dumps(dict(os.environ)))", ask))
    assert said.keys() - {"LC_CTYPE"} <= {"PATH", "HOME", "LANG"}  # Python itself may add the one
    assert said["PATH"] == os.environ["PATH"]


@either_loop
def test_a_program_inherits_no_open_file(run):
    """uvicorn hands its sockets on to its own workers; a stranger must not accept from them."""
    source = READS + (
        "def is_open(fd):\n"
        "    try: return bool(os.fstat(fd))\n"
        "    except OSError: return False\n"
        "out(json.dumps({'open': [fd for fd in range(200) if is_open(fd)]}))\n"
    )
    with socket.socket() as listening:
        listening.set_inheritable(True)
        assert run(with_program(source, ask))["open"] == [0, 1, 2]


@either_loop
def test_closing_ends_all_that_a_program_started(run, monkeypatch):
    monkeypatch.setattr(programs, "GRACE", 0.1)
    source = (
        READS + "import subprocess\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        "out(json.dumps({'pids': [os.getpid(), child.pid]}))\n"
        "time.sleep(60)\n"
    )
    pids = run(with_program(source, ask))["pids"]
    assert all(map(ends, pids))


@either_loop
def test_what_a_program_left_behind_ends_with_it(run, monkeypatch):
    monkeypatch.setattr(programs, "GRACE", 0.1)
    source = (
        READS + "import subprocess\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        "out(json.dumps({'pid': child.pid}))\n"
    )
    assert ends(run(with_program(source, ask))["pid"])


def test_a_program_may_end_by_itself_when_its_input_does(tmp_path):
    source = READS + MOVE + WAIT + "open(sys.argv[1], 'w').write('goodbye')"
    asyncio.run(with_program(source, ask, str(tmp_path / "note")))
    assert (tmp_path / "note").read_text() == "goodbye"


@pytest.mark.parametrize("command", [["/nowhere/at/all"], ["/"], ["a\0b"]])
def test_a_program_that_cannot_be_started_gets_a_sentence(command):
    with pytest.raises(StrangerTrouble, match=r'^The program "mine" could not be started'):
        asyncio.run(Program.start("mine", command))


# Names


def test_programs_are_named_with_their_commands():
    found = read_programs(["mine=python3 'my bot.py' --touch", "b-2=true x=y"])
    assert found == {"mine": ["python3", "my bot.py", "--touch"], "b-2": ["true", "x=y"]}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["python3"], 'A bot is named as NAME=COMMAND, not as "python3".'),
        (["=true"], "The name of a bot has 1 to 40 letters"),
        (["a b=true"], "The name of a bot has 1 to 40 letters"),
        (["a" * 41 + "=true"], "The name of a bot has 1 to 40 letters"),
        (["mc-200=true"], 'There is a bot "mc-200" already: give this one another name.'),
        (["a=true", "a=true"], 'There is a bot "a" already'),
        (["a="], 'The bot "a" needs a command after the sign =.'),
        (["a=true 'x"], 'The command of the bot "a" has an open quote.'),
        (["a=true \0"], 'The bot "a" needs a command'),
        (["a=/nowhere/bot"], 'For the bot "a" there is no program "/nowhere/bot" that can be'),
    ],
)
def test_what_names_no_program_gets_a_sentence(given, sentence):
    with pytest.raises(BadProgram) as refusal:
        read_programs(given)
    assert str(refusal.value).startswith(sentence)
    assert str(refusal.value).endswith(".")
