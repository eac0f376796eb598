"""Where a game at the terminal is kept: in its own file, in nobody else's, and never nowhere."""

import errno
import os
from pathlib import Path

import pytest

from parlour.cli.keeping import Keeping
from parlour.cli.terminal import files
from parlour.cli.terminal.files import named
from parlour.errors import BadFile
from parlour.play import saves
from parlour.play.match import Match
from parlour.play.saves import load, save


@pytest.fixture
def match():
    return Match("mu", 3, {"hands": 1}, seed=6)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    here = tmp_path / "here"
    here.mkdir()
    (tmp_path / "tmp").mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "tmp"))
    return here


def move(match):
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])


def test_a_game_without_a_file_gets_a_new_one_when_it_is_kept(match):
    one, other = Keeping(), Keeping()
    one.keep(match)
    other.keep(match)  # two tables in one folder
    assert (one.file, other.file) == (Path("mu-1.json"), Path("mu-2.json"))
    one.keep(match)
    assert len(list(Path().iterdir())) == 2


def test_the_file_changes_only_after_it_was_written(match):
    keeping = Keeping.of("kept.json", None)
    keeping.keep(match)
    for wrong in ("no/such/folder.json", "x" * 300):
        with pytest.raises(BadFile, match="cannot be written"):
            keeping.keep_as(match, Path(wrong))
    move(match)
    assert "saved in kept.json" in keeping.keep(match)
    assert load("kept.json").log == match.log


def test_a_save_that_fails_halfway_leaves_no_empty_file_behind(match, monkeypatch):
    def full(*_):
        raise BadFile("The disk is full.")

    monkeypatch.setattr(saves, "save", full)
    with pytest.raises(BadFile, match="full"):
        Keeping.of("kept.json", None).keep_somewhere(match)
    assert not list(Path().iterdir())


def test_what_else_a_file_is_is_said(match):
    keeping = Keeping()
    Path("diary.txt").write_text("Dear diary")
    save(match, "other.json")
    Path("folder").mkdir()
    os.mkfifo("pipe")
    assert keeping.other_in(Path("free.json")) == ""
    assert keeping.other_in(Path("diary.txt")).endswith(
        "is there already and no game of Parlour's."
    )
    assert keeping.other_in(Path("other.json")).endswith("already, a saved game of mu.")
    for odd in ("folder", "pipe", "/dev/null"):
        with pytest.raises(BadFile, match="is no plain file"):
            keeping.other_in(Path(odd))
    keeping.keep_as(match, Path("other.json"))
    assert keeping.other_in(Path("./other.json")) == ""


@pytest.mark.parametrize("words", ["a\x1b[2Jb", "a\nb", "a\0b", "a\udcffb"])
def test_a_name_has_signs_that_can_be_seen(words):
    with pytest.raises(BadFile, match="is no name of a file") as refused:
        named(words)
    assert str(refused.value).isprintable()


def test_a_file_named_at_the_start_may_not_be_another(match):
    Path("diary.txt").write_text("Dear diary")
    save(match, "other.json")
    for taken in ("diary.txt", "other.json"):
        with pytest.raises(BadFile, match=r"there already.* Name a new file"):
            Keeping.of(taken, None)
    assert Keeping.of("other.json", "other.json").file == Path("other.json")


def test_what_came_into_the_place_of_the_file_stays_and_the_game_gets_a_new_name(match):
    save(match, "kept.json")
    keeping = Keeping.of(None, "kept.json")
    move(match)
    Path("kept.json").write_text("somebody else's")
    said = keeping.keep(match)
    assert said.startswith("kept.json is not this game's file. The game is saved in kept-1.json;")
    assert Path("kept.json").read_text() == "somebody else's"
    assert load("kept-1.json").log == match.log


def test_two_who_continue_one_game_keep_both(match):
    save(match, "kept.json")
    one, other = Keeping.of(None, "kept.json"), Keeping.of(None, "kept.json")
    one.keep(match)
    first = len(match.log)
    move(match)
    other.keep(match)
    assert len(load("kept.json").log) == first
    assert len(load("kept-1.json").log) == first + 1


def test_where_nothing_can_be_written_a_game_goes_elsewhere(match, folder, monkeypatch):
    keeping = Keeping.of("no/such/folder.json", None)
    said = keeping.keep_somewhere(match)
    assert said.startswith("no/such/folder.json cannot be written: no such file or directory. ")
    assert keeping.file == Path("mu-1.json")
    reserve, opened = os.open, []

    def read_only_here(path, *rest):
        opened.append(Path(path))
        if Path(path).parent == Path():
            raise OSError(errno.EROFS, "Read-only file system")
        return reserve(path, *rest)

    monkeypatch.setattr(files.os, "open", read_only_here)
    said = Keeping().keep_somewhere(match)
    assert said.startswith("mu-1.json cannot be written: read-only file system. The game is saved")
    assert (folder.parent / "tmp" / "mu-1.json").exists()


def test_a_path_with_spaces_is_told_as_it_may_be_typed(match):
    said = Keeping.of("my game.json", None).keep(match)
    assert "`parlour play --load 'my game.json'` continues it." in said
