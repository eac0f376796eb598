"""A box of the owner's own may hold anything: it is good, or refused with one sentence."""

import importlib
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from attacks.attack import attack
from parlour.errors import BadBox
from parlour.games import SHELF
from parlour.kit.box import Box, usual, variable
from parlour.printable import MANY

START = 'format = 1\ngame = "marbles"\n'
SOURCE = 'provenance = "seed: said"\n'
ESCAPE = r'"\u001b[2J"'
PATIENCE = 600  # seconds for all tries
ODD = [
    "9" * 5000,
    "0x" + "f" * 9000,
    "-1",
    "1e999",
    "nan",
    "true",
    "1979-05-27T07:32:00Z",
    ESCAPE,
    '"' + "a" * 5000 + '"',
    '"\u202e"',
    '""',
    "[" * 200 + "]" * 200,
    "[" * 5000,
    "[]",
    "{ a = { b = {} } }",
    '[[{ "a b" = 1 }]]',
    ".".join("a" * 200) + " = 1",
    "[a.b.c]",
    '"\\u0000" = 1',
    "\x00",
]


def sentence(refusal):
    said = str(refusal)
    assert said.isprintable()
    assert len(said) <= MANY
    assert said.startswith("The box ")
    assert said.endswith((".", "?")), said


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (f"{START}[bag]\n{SOURCE}maker = {ESCAPE}", r"line 5: bag.maker must have visible "),
        (f"{START}[bag]\n{SOURCE}{ESCAPE} = 1", r'line 5: bag."\x1b[2J" must have visible '),
        (f"{START}[bag]\n{SOURCE}note = [[{ESCAPE}]]", "line 5: bag.note.0.0 must have visible "),
        (f'{START}[bag]\nprovenance = "seed: a\\nb"', "must be one line of up to 500 characters"),
        (f'format = 1\ngame = "{"a" * 5000}"', "must be one line of up to 500 characters"),
        (f'game = "{"a" * 5000}"', "format is missing"),
        (f"{START}a{'.a' * 200_000} = 1", "has more than 100 dots in line 3."),
        (f"{START}a = {'9' * 5000}", "has a number of far too many digits."),
        (f"{START}[{'x' * 900_000}]", "provenance is missing"),
    ],
)
def test_what_a_box_may_not_hold(tmp_path, held, said):
    path = tmp_path / "box.toml"
    path.write_text(held, "utf-8")
    begun = time.monotonic()
    with pytest.raises(BadBox) as refusal:
        Box(path, "marbles")
    sentence(refusal.value)
    assert said in str(refusal.value)
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "a" * 5000, "a\n\x1b[2J", "deep/" * 900])
def test_a_name_that_no_file_has(tmp_path, name):
    with pytest.raises(BadBox) as refusal:
        Box(tmp_path / name, "marbles")
    sentence(refusal.value)
    assert "cannot be read (" in str(refusal.value)


def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadBox, match="no file that can be read twice"):
        Box(tmp_path / "pipe", "marbles")


def test_a_wrong_truth_is_shown_escaped_and_short(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text(f'{START}lid = "{"a" * 400}"', "utf-8")
    with pytest.raises(BadBox, match=r'must be true or false, not "a{39}…"') as refusal:
        Box(path, "marbles").whether("lid")
    sentence(refusal.value)


def spoilt(text, luck):
    """A good box with one to three things gone wrong."""
    for _ in range(luck.randint(1, 3)):
        lines = text.split("\n")
        line = luck.choice([place for place, line in enumerate(lines) if " = " in line])
        key, sign, value = lines[line].partition(" = ")
        odd, other = luck.choice(ODD), luck.choice(lines)
        rarely = [f"{odd}{sign}{value}", "", other, lines[line] * 2, odd]
        lines[line] = luck.choice([f"{key} = {odd}"] * 20 + rarely)
        text = "\n".join(lines)
    return text[: luck.randrange(len(text) + 1)] if luck.random() < 0.1 else text


def opened(game, path):
    """Open a box as a start would: everything of the game's box is read anew."""
    for name in [name for name in sys.modules if name.startswith(f"parlour.games.{game}")]:
        del sys.modules[name]
    os.environ[variable(game)] = str(path)
    try:
        importlib.import_module(f"parlour.games.{game}.box")
    except BadBox as refusal:
        sentence(refusal)
        return "no TOML" if "not valid TOML" in str(refusal) else "refused"
    return "good"


def apart(attempts):
    """What came of attempts made in a process of their own, which may hang or crash."""
    read, write = os.pipe()
    if not (process := os.fork()):
        code = 1
        try:
            signal.alarm(PATIENCE)
            os.write(write, "\n".join(attempts()).encode())
            code = 0
        except BaseException as error:
            os.write(write, f"{type(error).__name__}: {error}"[:1000].encode())
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read) as pipe:
        came = pipe.read()
    assert os.waitpid(process, 0)[1] == 0, came
    return came.split("\n")


@attack(few=4, many=200)
@pytest.mark.parametrize("game", SHELF)
def test_a_spoilt_box_is_good_or_refused(tries, luck, tally, game, tmp_path):
    path, text = Path(tmp_path, "box.toml"), usual(game).read_text("utf-8")

    def attempts():
        for _ in range(tries):
            path.write_text(spoilt(text, luck), "utf-8", "surrogatepass")
            yield opened(game, path)

    tally.update(Counter(apart(attempts)))
    assert tally["refused"]
