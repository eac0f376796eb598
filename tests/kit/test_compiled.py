"""Compiled code in files of ours: what of Numba is needed for it, and what is said on damage."""

import logging
import os
import warnings

import numpy as np
import pytest
from numba import njit, types
from numba.core.caching import NullCache
from numba.core.errors import NumbaWarning

from parlour.kit.cache import compiled, files
from parlour.kit.cache.compiled import keep
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
KEY = b"key"
LARGE = np.arange(1 << 18)  # Numba compiles its address instead of its numbers


@pytest.fixture
def said(monkeypatch, caplog):
    """What was said, as messages; nothing has been said before."""
    monkeypatch.setattr(compiled, "_said", [])
    caplog.set_level(logging.WARNING, "parlour")
    return caplog


def twice(folder):
    """A function compiled as in another process: only files know of it."""

    @njit
    def twice(number):
        return 2 * number

    keep(twice, folder)
    assert twice(21) == 42
    return twice


def hits(dispatcher):
    return sum(dispatcher.stats.cache_hits.values()), sum(dispatcher.stats.cache_misses.values())


def test_numba_still_asks_the_object_in_this_place():
    """Where this fails, Numba has changed: mend kit/cache/compiled.py."""
    dispatcher = njit(lambda number: number)
    assert isinstance(dispatcher._cache, NullCache)
    asked = []

    class Asked(NullCache):
        def load_overload(self, signature, target):
            asked.append(("load", signature, hasattr(target, "refresh"), target.codegen()))

        def save_overload(self, signature, result):
            assert isinstance(result.library.has_dynamic_globals, bool)
            assert not result.lifted
            assert isinstance(result._reduce(), tuple)
            asked.append(("save", signature, result.codegen.magic_tuple(), result.codegen))

    dispatcher._cache = Asked()
    assert dispatcher(1) == 1
    (_, loaded, has_refresh, codegen), (_, saved, magic, same) = asked
    assert loaded == saved == (types.int64,)
    assert has_refresh
    assert codegen is same
    assert repr(magic) == repr(codegen.magic_tuple())


def test_a_second_process_compiles_nothing(tmp_path, said):
    assert hits(twice(tmp_path)) == (0, 1)
    assert hits(twice(tmp_path)) == (1, 0)
    (file,) = tmp_path.iterdir()
    assert ".test_compiled.twice.twice-" in file.name
    assert said.messages == []


def test_every_signature_has_a_file(tmp_path):
    twice(tmp_path)(1.5)
    assert len(list(tmp_path.iterdir())) == 2


def test_two_functions_on_one_line_are_two(tmp_path):
    for _ in range(2):
        one, two = njit(lambda: 1), njit(lambda: 2)
        keep(one, tmp_path), keep(two, tmp_path)
        assert (one(), two()) == (1, 2)
    assert hits(two) == (1, 0)


def test_closures_over_other_values_are_others(tmp_path):
    def closed_over(value):
        closed = njit(lambda: value)
        keep(closed, tmp_path)
        return closed()

    assert [closed_over(1), closed_over(2)] == [1, 2]


def test_damage_is_said_once_and_mended(tmp_path, said):
    twice(tmp_path)(1.5)
    for file in tmp_path.iterdir():
        file.write_bytes(b"")
    assert hits(twice(tmp_path)) == (0, 1)
    again = twice(tmp_path)
    again(1.5)
    assert hits(again) == (1, 1)
    assert said.messages == [
        f"Compiled code kept in {compiled.shown(tmp_path, 200)} was damaged and is made anew; "
        "this may take a minute."
    ]


def test_a_folder_that_vanished_comes_back_private(tmp_path, said):
    assert hits(twice(tmp_path / "gone" / "too")) == (0, 1)
    assert (tmp_path / "gone" / "too").stat().st_mode & 0o777 == 0o700
    assert hits(twice(tmp_path / "gone" / "too")) == (1, 0)
    assert said.messages == []


def test_a_full_disk_stops_nobody(tmp_path, said, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    twice(tmp_path)(1.5)
    (sentence,) = said.messages
    assert sentence.endswith("(no space left on device), so the next start compiles it anew.")
    assert list(tmp_path.iterdir()) == []


def test_a_function_without_a_source_is_not_kept(tmp_path):
    made = {}
    exec("def thrice(number): return 3 * number", made)
    dispatcher = njit(made["thrice"])
    keep(dispatcher, tmp_path)
    assert dispatcher(2) == 6
    assert list(tmp_path.iterdir()) == []


def test_an_address_is_not_kept(tmp_path):
    dispatcher = njit(lambda place: LARGE[place])
    keep(dispatcher, tmp_path)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", NumbaWarning)
        assert dispatcher(3) == 3
    assert "cannot be kept" in str(caught[-1].message)
    assert list(tmp_path.iterdir()) == []


def be_folder(path):
    path.unlink()
    path.mkdir()
    (path / "inner").touch()


def be_pipe(path):
    path.unlink()
    os.mkfifo(path)


def be_link(path):
    path.rename(f"{path}.real")
    path.symlink_to(f"{path}.real")


DAMAGE = {
    "cut": lambda path: os.truncate(path, files.HASH_BYTES + 1),
    "emptied": lambda path: os.truncate(path, 0),
    "longer": lambda path: path.write_bytes(path.read_bytes() + b"\0"),
    "altered": lambda path: path.write_bytes(path.read_bytes().replace(b"held", b"hold")),
    "hash altered": lambda path: path.write_bytes(bytes(files.HASH_BYTES) + b"held"),
    "endless": lambda path: os.truncate(path, files.MOST_BYTES + 1),
    "folder": be_folder,
    "pipe": be_pipe,
    "link": be_link,
}


@pytest.mark.parametrize("way", DAMAGE)
def test_what_is_damaged_is_not_read_but_written_over(tmp_path, way):
    path = tmp_path / "file"
    files.write(path, KEY, b"held")
    DAMAGE[way](path)
    with pytest.raises(files.Damaged):
        files.read(path, KEY)
    files.write(path, KEY, b"held")
    assert files.read(path, KEY) == b"held"


def test_a_file_of_another_key_is_damaged(tmp_path):
    files.write(tmp_path / "file", KEY, b"held")
    with pytest.raises(files.Damaged):
        files.read(tmp_path / "file", b"other")


def test_a_file_of_somebody_else_is_not_read(tmp_path, monkeypatch):
    files.write(tmp_path / "file", KEY, b"held")
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    with pytest.raises(files.Damaged):
        files.read(tmp_path / "file", KEY)


def test_a_file_is_private(tmp_path):
    files.write(tmp_path / "file", KEY, b"held")
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600
