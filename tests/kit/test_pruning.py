"""Old folders of compiled code are removed, and nothing else is."""

import os
import time

import pytest

from parlour.kit.cache import pruning
from parlour.kit.cache.pruning import DAY, LONG, MARK, MOST_REMOVED, NEWEST, take_over


def folder(parent, number, age, mark=MARK):
    """A folder of compiled code that was last used so many seconds ago."""
    made = parent / f"{number:016x}"
    made.mkdir()
    (made / "kit.luck.below-00.code").write_bytes(b"code")
    (made / "older_layout").mkdir()
    (made / "older_layout" / "below.nbc").write_bytes(b"code")
    (made / mark).touch()
    used = time.time() - age
    os.utime(made / mark, (used, used))
    return made


@pytest.fixture
def start(tmp_path):
    """A start of a new version beside whatever is there."""

    def started(number=0xABC):
        mine = tmp_path / f"{number:016x}"
        mine.mkdir(exist_ok=True)
        take_over(mine)
        assert (mine / MARK).exists()
        return mine

    return started


def test_what_nobody_used_for_long_goes_a_few_at_a_time(tmp_path, start):
    old = [folder(tmp_path, number, LONG + 60 - number) for number in range(MOST_REMOVED + 1)]
    start()
    assert [path for path in old if path.exists()] == [old[-1]]
    start(0xDEF)
    assert not old[-1].exists()


def test_a_warm_start_looks_for_nothing(tmp_path, start, monkeypatch):
    start()
    old = folder(tmp_path, 1, 2 * LONG)
    monkeypatch.setattr(pruning, "prune", lambda _: pytest.fail("looked"))
    start()
    assert old.exists()


def test_a_start_tells_that_the_folder_is_used(tmp_path, start):
    mine = folder(tmp_path, 0xABC, 2 * LONG)
    start()
    assert time.time() - (mine / MARK).stat().st_mtime < 60


def test_the_newest_stay_and_so_do_those_of_today(tmp_path, start):
    today = [folder(tmp_path, 100 + number, DAY / 2) for number in range(NEWEST - 2)]
    kept = [folder(tmp_path, 200 + number, LONG / 2) for number in range(2)]
    crowded_out = folder(tmp_path, 300, LONG / 2 + 60)
    start()
    assert all(path.exists() for path in today + kept)
    assert not crowded_out.exists()


def test_today_there_may_be_many(tmp_path, start):
    today = [folder(tmp_path, number, DAY / 2) for number in range(2 * NEWEST)]
    start()
    assert all(path.exists() for path in today)


def test_folders_of_the_old_layout_go_too(tmp_path, start):
    old = tmp_path / ("0" * 16)
    (old / f"kit_{'a' * 40}").mkdir(parents=True)
    (old / f"kit_{'a' * 40}" / "luck.below-46.py311.nbi").write_bytes(b"x")
    os.utime(old, (1, 1))
    start()
    assert not old.exists()


def test_nothing_else_is_touched(tmp_path, start):
    unmarked = folder(tmp_path, 1, 2 * LONG, mark="other")
    named = folder(tmp_path, 2, 2 * LONG).rename(tmp_path / "0123456789abcde-")
    (tmp_path / f"{3:016x}").write_text("a file")
    aside = folder(tmp_path, 4, 2 * LONG).rename(tmp_path / "aside")
    (tmp_path / f"{4:016x}").symlink_to(aside)
    start()
    assert all((path / "older_layout" / "below.nbc").exists() for path in (unmarked, named, aside))
    assert (tmp_path / f"{3:016x}").exists()


def test_a_folder_of_somebody_else_stays(tmp_path, start, monkeypatch):
    old = folder(tmp_path, 1, 2 * LONG)
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    start()
    assert old.exists()


def test_a_link_inside_is_removed_and_not_followed(tmp_path, start):
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "file").touch()
    old = folder(tmp_path, 1, 2 * LONG)
    (old / "link").symlink_to(tmp_path / "precious")
    (old / "older_layout" / "link").symlink_to(tmp_path / "precious")
    start()
    assert not old.exists()
    assert (tmp_path / "precious" / "file").exists()


def test_whoever_is_interrupted_leaves_the_mark(tmp_path, start, monkeypatch):
    old = folder(tmp_path, 1, 2 * LONG)

    def fails(*_, **__):
        raise PermissionError

    with monkeypatch.context() as patch:
        patch.setattr(pruning.shutil, "rmtree", fails)
        start()
    assert (old / MARK).exists()
    start(0xDEF)
    assert not old.exists()


def test_a_crowd_of_other_things_is_not_searched_for_ever(tmp_path, start, monkeypatch):
    monkeypatch.setattr(pruning, "MOST_LOOKED_AT", 0)
    old = folder(tmp_path, 1, 2 * LONG)
    start()
    assert old.exists()
