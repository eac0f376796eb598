"""The first start of a game says how long it compiles; later starts say nothing of it."""

import io
import re

import pytest
from rich.console import Console

from cli.terminal import PAGE, PROMPT, Terminal, plain
from parlour.cli.warming import estimate, warming
from parlour.games import SHELF
from parlour.kit import rule
from parlour.kit.cache import compiled
from parlour.kit.rule import INTERPRETED

SENTENCE = (
    r"The rules of .*, \d+ functions, are compiled at the first start: about \d0 seconds, once\."
)


@pytest.fixture
def said(monkeypatch, tmp_path):
    """What is said while a game is set up, where nothing is compiled yet."""
    monkeypatch.setattr(rule, "CACHE_FOLDER", tmp_path)

    def started(game="mu", purpose="play", terminal=True):
        console = Console(file=io.StringIO(), force_terminal=terminal, width=200)
        with warming(game, purpose, console):
            pass
        return plain(console.file.getvalue())

    return started


@pytest.mark.parametrize("name", SHELF)
def test_the_estimate_is_one_sentence(name):
    assert re.fullmatch(SENTENCE, estimate(name))


def test_it_is_said_before_the_first_start_and_never_again(said):
    assert re.search(SENTENCE, said())
    assert "ompil" not in said()
    assert re.search(SENTENCE, said("tavarua"))
    assert re.search(SENTENCE, said("mu", "simulate"))


def test_it_is_said_again_when_compiled_code_is_gone(said, monkeypatch, tmp_path):
    kept = [tmp_path / name for name in ("a.code", "b.code")]
    for path in kept:
        path.touch()
    monkeypatch.setattr(compiled, "in_use", {*kept, tmp_path.parent / "of another folder.code"})
    assert re.search(SENTENCE, said())
    assert "ompil" not in said()
    kept[1].unlink()
    assert re.search(SENTENCE, said())


@pytest.mark.parametrize("mark", [b"\xff", b"gone.code", None])
def test_a_damaged_mark_is_none(said, tmp_path, mark):
    path = tmp_path / "mu.play.compiled"
    path.mkdir() if mark is None else path.write_bytes(mark)
    assert re.search(SENTENCE, said())


def test_a_start_that_was_broken_off_is_no_start(said, monkeypatch):
    with pytest.raises(KeyboardInterrupt), warming("mu", "play", Console(file=io.StringIO())):
        raise KeyboardInterrupt
    assert re.search(SENTENCE, said())


def test_where_nothing_can_be_kept_it_is_said_every_time(said, monkeypatch):
    monkeypatch.setattr(rule, "CACHE_FOLDER", None)
    assert re.search(SENTENCE, said())
    assert re.search(SENTENCE, said())


def test_a_pipe_is_told_nothing(said):
    assert said(terminal=False) == ""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_game_at_the_terminal_says_it(tmp_path):
    arguments = ("play", "mu", "--players", "3", "--bots", "random,random", "--seed", "6")
    (rule.CACHE_FOLDER / "mu.play.compiled").unlink(missing_ok=True)
    for is_first in (True, False):
        with Terminal(*arguments, folder=tmp_path) as table:
            table.wait(PROMPT, PAGE, seconds=300)
            told = " ".join(plain(table.said).split())
            assert bool(re.search(SENTENCE, told)) == is_first
