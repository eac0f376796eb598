"""Where compiled code is kept, and what gives it another folder."""

import logging
import os
import shutil
import stat
import tempfile

import pytest

from parlour.errors import NoCacheFolder
from parlour.kit import cache
from parlour.kit.cache import hashing


@pytest.fixture(autouse=True)
def _a_machine_of_its_own(tmp_path, monkeypatch):
    """No folder named, and home and tmp inside the test's own folder."""
    for name in os.environ:
        if name.startswith(("PARLOUR_", "NUMBA_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of the compiled layers, to edit."""
    for layer in hashing.COMPILED_LAYERS:
        shutil.copytree(hashing.PACKAGE / layer, tmp_path / "package" / layer)
    monkeypatch.setattr(hashing, "PACKAGE", tmp_path / "package")
    return tmp_path / "package"


def in_the_way(path):
    """A file where a folder should be made: nobody can, not even root."""
    path.write_text("not a folder")
    return path


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_the_same_sources_give_the_same_fingerprint(package):
    before = cache.fingerprint()
    shutil.rmtree(package / "kit" / "__pycache__", ignore_errors=True)
    (package / "games" / "mu" / "NOTES.md").write_text("no source")
    assert cache.fingerprint() == before
    assert len(before) == 16


@pytest.mark.parametrize("edited", ["kit/luck.py", "games/mu/rules/tricks.py", "games/mu/box.toml"])
def test_an_edit_changes_the_fingerprint(package, edited):
    before = cache.fingerprint()
    with (package / edited).open("a") as source:
        source.write("\n# one more line\n")
    assert cache.fingerprint() != before


def test_a_renamed_source_changes_the_fingerprint(package):
    before = cache.fingerprint()
    (package / "kit" / "sets.py").rename(package / "kit" / "bits.py")
    assert cache.fingerprint() != before


def test_a_named_box_counts_by_its_content(tmp_path, monkeypatch):
    box, prints = tmp_path / "box.toml", [cache.fingerprint()]
    monkeypatch.setenv("PARLOUR_BOX_MU", str(box))
    for content in ("a = 1", "a = 2"):
        box.write_text(content)
        prints.append(cache.fingerprint())
    assert len(set(prints)) == 3
    moved = box.rename(tmp_path / "elsewhere.toml")
    monkeypatch.setenv("PARLOUR_BOX_MU", str(moved))
    assert cache.fingerprint() == prints[-1]


@pytest.mark.parametrize("file", ["/dev/zero", "none.toml", "."])
def test_a_box_that_cannot_be_read_is_left_to_who_opens_it(monkeypatch, file):
    before = cache.fingerprint()
    monkeypatch.setenv("PARLOUR_BOX_MU", file)
    assert cache.fingerprint() == before


def test_numbas_flags_change_the_fingerprint(monkeypatch):
    prints = [cache.fingerprint()]
    for value in ("0", "1"):
        monkeypatch.setenv("NUMBA_BOUNDSCHECK", value)
        prints.append(cache.fingerprint())
    assert len(set(prints)) == 3


def test_the_named_folder_comes_first(tmp_path, monkeypatch):
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "named" / "deep"))
    assert cache.folder() == tmp_path / "named" / "deep" / cache.fingerprint()
    assert not (tmp_path / "home").exists()


def test_then_the_users_cache(tmp_path):
    assert cache.folder() == tmp_path / "home" / "parlour" / cache.fingerprint()


def test_without_xdg_the_users_cache_is_in_the_home(tmp_path, monkeypatch):
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.folder() == tmp_path / ".cache" / "parlour" / cache.fingerprint()


def test_then_a_private_folder_in_tmp(tmp_path):
    in_the_way(tmp_path / "home")
    parent = tmp_path / "tmp" / f"parlour-{os.getuid()}"
    assert cache.folder() == parent / cache.fingerprint()


@pytest.mark.parametrize("first", ["named", "home", "tmp"])
def test_the_folder_is_private(first, tmp_path, monkeypatch):
    if first == "named":
        monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "named"))
    if first == "tmp":
        in_the_way(tmp_path / "home")
    found = cache.folder()
    assert mode(found) == 0o700
    assert first == "named" or mode(found.parent) == 0o700


def test_a_named_folder_keeps_its_own_mode(tmp_path, monkeypatch):
    (tmp_path / "shared").mkdir(mode=0o755)
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "shared"))
    assert mode(cache.folder().parent) == 0o755


def test_a_file_where_the_folder_should_be_is_refused(tmp_path, monkeypatch):
    in_the_way(tmp_path / cache.fingerprint())
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    with pytest.raises(NoCacheFolder, match="file exists"):
        cache.folder()


def test_a_link_to_somewhere_else_is_not_followed(tmp_path, monkeypatch):
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / cache.fingerprint()).symlink_to(tmp_path / "elsewhere")
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    with pytest.raises(NoCacheFolder, match="belongs to somebody else"):
        cache.folder()


def test_a_folder_of_mine_that_others_can_read_becomes_private(tmp_path):
    (tmp_path / "home" / "parlour").mkdir(parents=True, mode=0o755)
    assert mode(cache.folder().parent) == 0o700


def test_a_named_folder_that_cannot_be_made_is_refused(tmp_path, monkeypatch):
    named = in_the_way(tmp_path / "file") / "cache"
    monkeypatch.setenv("PARLOUR_CACHE", str(named))
    with pytest.raises(NoCacheFolder) as refusal:
        cache.folder()
    sentence = str(refusal.value)
    assert f"PARLOUR_CACHE={named}, cannot be used (not a directory)" in sentence
    assert "\n" not in sentence
    assert sentence.endswith("or unset PARLOUR_CACHE.")


def test_a_named_folder_that_takes_no_file_is_refused(tmp_path, monkeypatch):
    def full(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "named"))
    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    with pytest.raises(NoCacheFolder, match=r"\(no space left on device\)"):
        cache.folder()


def test_a_folder_of_somebody_else_is_not_used(tmp_path, monkeypatch):
    (tmp_path / "home" / "parlour").mkdir(parents=True)
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    assert cache.folder() is None
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "home"))
    with pytest.raises(NoCacheFolder, match="belongs to somebody else"):
        cache.folder()


def test_with_nowhere_to_write_one_sentence_is_logged(tmp_path, monkeypatch, caplog):
    in_the_way(tmp_path / "home")
    monkeypatch.setattr(tempfile, "tempdir", str(in_the_way(tmp_path / "no_tmp")))
    with caplog.at_level(logging.WARNING, "parlour"):
        assert cache.folder() is None
    (logged,) = caplog.messages
    assert logged.startswith("No folder for compiled code can be written")
    assert "PARLOUR_CACHE" in logged
