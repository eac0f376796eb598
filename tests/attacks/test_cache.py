"""Whatever becomes of the compiled code, a start works, says one sentence at most, and mends it."""

import json
import os
import re
import shutil
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from attacks.attack import attack
from attacks.starts import Starts
from parlour.kit.cache.files import MOST_BYTES
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
SENTENCE = re.compile(
    r"Compiled code kept in \S+ was damaged and is made anew; this may take a minute\.\n"
)
MOST_DAMAGED = 3  # files a try
OTHERS_COMPILED = ("parlour.games.*", "*.compiled")


@pytest.fixture(scope="module")
def starts(tmp_path_factory):
    starts = Starts(tmp_path_factory.mktemp("starts"))
    yield starts
    starts.close()


class Whole(NamedTuple):
    """A cache in which nothing is damaged."""

    folder: Path
    needed: list[str]  # the files that a start reads
    points: list[int]  # of the game it plays


@pytest.fixture(scope="module")
def whole(starts, tmp_path_factory):
    for _ in range(2):  # the first may have to compile
        started = starts.start(os.environ["PARLOUR_CACHE"])
        assert (started.code, started.complained) == (0, "")
    folder, needed, points = json.loads(started.said)
    copied = tmp_path_factory.mktemp("cache") / Path(folder).name
    shutil.copytree(folder, copied, ignore=shutil.ignore_patterns(*OTHERS_COMPILED))
    return Whole(copied, sorted(needed), points)


@pytest.fixture
def code(whole, tmp_path):
    """A folder of compiled code to damage."""
    return shutil.copytree(whole.folder, tmp_path / whole.folder.name)


def files(code):
    """What may be damaged: a game's rules, beside what is needed first."""
    return sorted(path for path in code.glob("toys.*"))


def is_plain(path):
    """Whether it is still a file, neither empty nor endless: what nobody needs is not mended."""
    return path.is_file() and not path.is_symlink() and 0 < path.stat().st_size < MOST_BYTES


def flip(path, luck):
    held = bytearray(path.read_bytes())
    for _ in range(luck.randint(1, 8)):
        held[luck.randrange(len(held))] ^= 1 << luck.randrange(8)
    path.write_bytes(held)


def swap(path, luck):
    other = luck.choice(files(path.parent))
    held = path.read_bytes()
    if is_plain(other):
        path.write_bytes(other.read_bytes())
        other.write_bytes(held)


def be_folder(path, luck):
    path.unlink()
    (path / "inner").mkdir(parents=True)
    (path / "inner" / "file").touch()


def be_link(path, luck):
    path.unlink()
    path.symlink_to(luck.choice([path, "/dev/zero", "/nowhere", *files(path.parent)]))


def be_pipe(path, luck):
    path.unlink()
    os.mkfifo(path)


DAMAGE = {
    "cut": lambda path, luck: os.truncate(path, luck.randrange(path.stat().st_size)),
    "emptied": lambda path, luck: path.write_bytes(b""),
    "flipped": flip,
    "swapped": swap,
    "garbage": lambda path, luck: path.write_bytes(luck.randbytes(luck.randrange(10_000))),
    "longer": lambda path, luck: path.write_bytes(path.read_bytes() + luck.randbytes(9)),
    "endless": lambda path, luck: os.truncate(path, 1 << 40),
    "removed": lambda path, luck: path.unlink(),
    "folder": be_folder,
    "link": be_link,
    "pipe": be_pipe,
}


def damage(code, whole, luck, tally):
    first = [code / name for name in whole.needed]
    for path in {luck.choice(first), *luck.sample(files(code), luck.randrange(MOST_DAMAGED))}:
        if is_plain(path):
            way = luck.choice(list(DAMAGE))
            DAMAGE[way](path, luck)
            tally[way] += 1


def check(start, whole):
    """A start that worked as with the whole cache; whether it said that something was damaged."""
    assert start.code == 0, start.complained
    assert json.loads(start.said)[-1] == whole.points
    assert start.complained == "" or SENTENCE.fullmatch(start.complained)
    return start.complained != ""


@attack(few=4, many=200)
def test_damaged_code_is_made_anew(tries, luck, tally, starts, whole, code):
    for _ in range(tries):
        damage(code, whole, luck, tally)
        tally["said" if check(starts.start(code.parent), whole) else "not said"] += 1
        assert not check(starts.start(code.parent), whole), "the next start finds all whole"


@attack(few=1, many=30)
def test_two_at_once_mend_the_same_code(tries, luck, tally, starts, whole, code):
    for _ in range(tries):
        damage(code, whole, luck, tally)
        starts.begin(code.parent, at_once=2)
        for ended in starts.end():
            tally["said" if check(ended, whole) else "not said"] += 1
        assert not check(starts.start(code.parent), whole)


@attack(few=1, many=30)
def test_code_may_vanish_while_it_is_used(tries, luck, tally, starts, whole, tmp_path):
    for _ in range(tries):
        code = shutil.copytree(whole.folder, tmp_path / whole.folder.name, dirs_exist_ok=True)
        starts.begin(code.parent)
        time.sleep(luck.uniform(0, 0.4))
        if tries > 1 and luck.random() < 0.2:  # then all is compiled, which takes its time
            shutil.rmtree(code, ignore_errors=True)
        for name in whole.needed:
            (code / name).unlink(missing_ok=True)
        tally["said" if check(*starts.end(), whole) else "not said"] += 1
