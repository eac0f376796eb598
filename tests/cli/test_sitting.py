"""A game at the terminal is never lost, whatever ends it."""

import errno
import os
import signal
from pathlib import Path

import pytest

from cli.seated import Paper, sit
from parlour.cli.keeping import Keeping
from parlour.cli.terminal.lines import MOST
from parlour.errors import BadFile
from parlour.play import saves
from parlour.play.match import Match
from parlour.play.saves import load, save, write_record

DIGITS = "9" * 5_000


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture
def match():
    return Match("mu", 3, {"hands": 1}, seed=6)


def told(paper):
    return " ".join(paper.getvalue().split())


def raises(error):
    def at_its_turn():
        raise error

    return at_its_turn


def sends(number):
    def at_its_turn():
        os.kill(os.getpid(), number)
        return "\n"

    return at_its_turn


NO_TERMINAL = OSError(errno.EIO, "Input/output error")
WAYS_OUT = {
    "the end of the input": ([], 0),
    "quit": (["quit"], 0),
    "Ctrl-C": ([raises(KeyboardInterrupt)], 130),
    "a polite stop": ([sends(signal.SIGTERM)], 130),
    "a closed window": ([sends(signal.SIGHUP)], 130),
    "a terminal that hung up": ([raises(NO_TERMINAL)], 2),
    "a mistake of ours": ([raises(RuntimeError("oops"))], 1),
}


@pytest.mark.parametrize("way", WAYS_OUT)
def test_every_way_out_saves_the_game(way, match, monkeypatch, capfd):
    lines, expected = WAYS_OUT[way]
    code, paper = sit(monkeypatch, match, ["1", "end", *lines])
    assert code == expected
    assert load("mu-1.json").log == match.log
    assert len(match.log) > 1
    said = told(paper) + capfd.readouterr().err
    assert "`parlour play --load mu-1.json` continues it." in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("error", "expected"), [(OSError(errno.ENOSPC, "full"), 2), (BrokenPipeError(), 0)]
)
def test_an_output_that_breaks_saves_the_game(error, expected, match, monkeypatch, capfd):
    whole = sit(monkeypatch, Match("mu", 3, {"hands": 1}, seed=6), ["1", "end"])[1]
    writings = (1 << 30) - whole.left
    code, _ = sit(monkeypatch, match, ["1", "end"], Paper(writings - 5, error))
    assert code == expected
    assert load("mu-2.json").log == match.log
    assert "saved in mu-2.json" in capfd.readouterr().err


def test_a_mistake_of_ours_is_one_sentence_with_a_file_to_report(match, monkeypatch, capfd):
    sit(monkeypatch, match, [raises(RuntimeError("oops"))])
    said = capfd.readouterr().err
    assert said.startswith("Something went wrong in Parlour itself (RuntimeError): please report")
    assert said.count("\n") == 1
    (file,) = Path().glob("parlour-*.txt")
    assert str(file.name) in said
    assert "oops" in file.read_text()


def test_a_second_stop_does_not_break_the_save(match, monkeypatch):
    write = saves.save

    def interrupted(*given):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGINT):
            os.kill(os.getpid(), number)
        write(*given)

    monkeypatch.setattr(saves, "save", interrupted)
    for lines in ([sends(signal.SIGINT)], ["quit"], []):
        code, _ = sit(monkeypatch, match.copy(), ["1", *lines])
        assert code in (0, 130)
    assert len(list(Path().glob("mu-*.json"))) == 3
    assert len(load("mu-3.json").log) > 0


def test_a_stop_in_the_middle_of_a_move_waits_for_its_end(match, monkeypatch):
    play = Match.play

    def interrupted(self, *given):
        if self is match:
            os.kill(os.getpid(), signal.SIGTERM)
        return play(self, *given)

    monkeypatch.setattr(Match, "play", interrupted)
    assert sit(monkeypatch, match, ["1"])[0] == 130
    assert len(load("mu-1.json").log) == len(match.log) == 1


def test_who_quits_stays_where_the_game_can_be_saved_nowhere(match, monkeypatch):
    write, tries = saves.save, []

    def full(*given):
        tries.append(given)
        if len(tries) < 4:
            raise BadFile("The disk is full.")
        write(*given)

    monkeypatch.setattr(saves, "save", full)
    code, paper = sit(monkeypatch, match, ["quit", "1", "quit"])
    assert code == 0
    assert told(paper).count("The disk is full.") == 1
    assert load("mu-1.json").log == match.log
    assert match.log


ODD = {
    DIGITS: f"An answer has at most {MOST} signs.",
    f"why {DIGITS}": f"An answer has at most {MOST} signs.",
    "a" * 1_000_000: f"An answer has at most {MOST} signs.",
    DIGITS[:900]: "There is no 1000000000 here; the choices are 1 to",
    f"1 {DIGITS[:900]}": "There is no 1000000000 here; the choices are 1 to",
    f"try {DIGITS[:900]}": "There is no 1000000000 here; the choices are 1 to",
    f"list {DIGITS[:900]}": "None of your choices has the words",
    f"rule {DIGITS[:900]}": 'mu has no rule "999',
    "\0": "is no move here",
    "\x1b[2J": r'"\x1b[2J" is no move here',
    "pa\\xff": "is no move here",
    "\ud800": r'"\ud800" is no move here',
    "[/foo]": '"[/foo]" is no move here',
    "why \x1b[2J": "is no move here",
    "list \u202e[zebra]": r'None of your choices has the words "\u202e[zebra]".',
    "rule [/]": 'No rule of mu has the words "[/]"',
    "save \x1b[2J": r"\x1b[2J is no name of a file",
    "save .": ". is no plain file: name another.",
    f"save {'x' * 300}": "cannot be written: file name too long.",
    "save no/such/folder.json": "cannot be written: no such file or directory.",
}


def test_whatever_is_answered_the_game_goes_on_with_a_sentence(match, monkeypatch):
    for line, sentence in ODD.items():
        code, paper = sit(monkeypatch, match, [line, "quit"])
        said = told(paper)
        assert code == 0
        assert sentence in said, line[:40]
        assert paper.getvalue().replace("\n", "").isprintable()
        assert said.count("? for help:") == 2
    assert not match.log


def test_save_asks_before_it_replaces_anything_else(match, monkeypatch):
    Path("diary.txt").write_text("Dear diary")
    lines = ["save diary.txt", "no", "save diary.txt", "", "1"]
    _, paper = sit(monkeypatch, match, lines)
    assert told(paper).count("already and no game of Parlour's. Replace it? yes or no: ") == 2
    assert Path("diary.txt").read_text() == "Dear diary"
    assert load("mu-1.json").log == match.log
    sit(monkeypatch, match, ["save diary.txt", "yes", "pass", "quit"])
    assert load("diary.txt").log == match.log


def test_a_save_that_failed_does_not_take_the_file_away(match, monkeypatch):
    keeping = Keeping.of("kept.json", None)
    sit(monkeypatch, match, ["save no/such/folder.json", "1", "quit"], keeping=keeping)
    assert load("kept.json").log == match.log


def test_the_record_of_a_game_that_is_over_stays_what_it_is(match, monkeypatch):
    while not match.is_over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    write_record(match, "record.json")
    before = Path("record.json").read_bytes()
    keeping = Keeping.of(None, "record.json")
    code, paper = sit(monkeypatch, load("record.json"), [], keeping=keeping)
    assert code == 0
    assert "Result" in told(paper)
    assert Path("record.json").read_bytes() == before


def test_a_finished_game_is_kept_before_its_result_is_shown(match, monkeypatch):
    while not match.is_over:
        before = match.copy()
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    save(before, "last.json")
    keeping = Keeping.of(None, "last.json")
    paper = Paper(0, OSError(errno.ENOSPC, "full"))
    assert sit(monkeypatch, before, ["1"] * 3, paper, keeping)[0] == 2
    assert load("last.json").log == before.log
