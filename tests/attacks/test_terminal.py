"""Sessions at the terminal with everything gone wrong: what was played is always in a file."""

import errno
import os
import signal
import time
from pathlib import Path

import pytest

from attacks.attack import attack
from cli.seated import Paper, sit
from cli.terminal import PAGE, PROMPT, Terminal
from parlour.cli.keeping import Keeping
from parlour.play.match import Match
from parlour.play.saves import load, save

DIARY, BUG = "Dear diary", "a bug of ours"
COMMANDS = ("?", "table", "log", "undo", "list", "save", "rule", "why", "try", "list red")
FILES = ("diary.txt", "other.json", "kept.json", "new.json", ".", "no/such.json", "x" * 300)
MOVES = ("1", "2", "1 2", "pass", "end", "r7", "b3, end", "1 end", "3 5 nonsense", "red")
ODD = ("\0", "\x1b[2J", "9" * 5_000, "a" * 100_000, "\ud800", "[/x]", "²", "-1", "1e9", ",,,", "%s")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def answer(luck):
    """A line that somebody might type, or nobody would."""
    return luck.choice(
        [
            luck.choice(MOVES),
            luck.choice(MOVES),
            luck.choice(COMMANDS),
            luck.choice(ODD),
            f"{luck.choice(COMMANDS)} {luck.choice(MOVES + ODD)}",
            f"save {luck.choice(FILES)}",
            "".join(chr(luck.randrange(0x110000)) for _ in range(luck.randrange(30))),
        ]
    )


def way_out(luck):
    """How a session ends: nothing, a word, an error or a signal when its turn comes."""

    def fails():
        raise luck.choice([OSError(errno.EIO, "gone"), RuntimeError(BUG), KeyboardInterrupt])

    def stops():
        for number in luck.choices([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], k=2):
            os.kill(os.getpid(), number)
        return "\n"

    return luck.choice([[], ["quit"], [fails], [stops]])


def paper(luck):
    """An output that holds, or fills up, or loses its reader."""
    error = luck.choice([OSError(errno.ENOSPC, "full"), BrokenPipeError()])
    return Paper(luck.choice([1 << 30, luck.randrange(1, 60)]), error)


@attack(few=12, many=5_000)
def test_whatever_ends_a_session_the_game_goes_on_from_a_file(tries, luck, tally, monkeypatch):
    for _ in range(tries):
        for file in Path().iterdir():
            file.unlink()
        Path("diary.txt").write_text(DIARY)
        match = Match("mu", 3, {"hands": 1}, seed=luck.randrange(1 << 30))
        save(match, "other.json")
        other = Path("other.json").read_bytes()
        lines = [answer(luck) for _ in range(luck.randrange(8))]
        keeping = Keeping.of(luck.choice([None, "kept.json"]), None)
        code, said = sit(monkeypatch, match, lines + way_out(luck), paper(luck), keeping)
        assert said.getvalue().replace("\n", "").isprintable()
        assert load(keeping.file).log == match.log
        assert all(BUG in story.read_text() for story in Path().glob("parlour-*.txt"))
        assert Path("diary.txt").read_text() == DIARY
        assert Path("other.json").read_bytes() == other
        tally[f"code {code}"] += 1


# The real program at a real terminal

TABLE = ("play", "mu", "--players", "3", "--bots", "random,random", "--save", "kept.json")


@attack(few=1, many=300)
def test_a_real_session_is_saved_wherever_it_is_cut_off(tries, luck, tally, folder):
    for _ in range(tries):
        (folder / "kept.json").unlink(missing_ok=True)
        with Terminal(*TABLE, folder=folder) as table:
            shown = session(table, luck)
            cut = luck.choice(["signals", "hang up"])
            cut_off(table, luck, cut)
            table.process.wait(timeout=30)
        assert "Traceback" not in table.said
        assert len(load(folder / "kept.json").log) >= shown
        tally[cut] += 1


def session(table, luck):
    """Pass a few times; how many decisions were certainly taken."""
    asked = table.wait(PROMPT, PAGE)
    taken = 0
    for _ in range(luck.randrange(1, 4)):
        while asked == PAGE:
            asked = table.type("")
        noise = bytes(luck.randrange(128, 256) for _ in range(5))
        os.write(table.master, noise + b"\n")
        asked = table.wait(PROMPT, PAGE)
        asked, taken = table.type("1"), taken + 1
    return taken


def cut_off(table, luck, how):
    os.write(table.master, b"1\n")
    time.sleep(luck.random() / 20)
    if how == "hang up":
        os.close(table.master)
        table.master = os.open(os.devnull, os.O_RDWR)
    else:
        for number in luck.choices([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], k=3):
            table.process.send_signal(number)
