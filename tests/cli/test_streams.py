"""Standard streams that are closed, full, gone or poor in signs: every command ends well."""

import os
import subprocess
from pathlib import Path

import pytest

import parlour.cli
import parlour.games
from cli.seated import Typed
from cli.terminal import COMMAND
from parlour.cli.terminal.console import console
from parlour.cli.terminal.lines import MOST, read_line
from parlour.cli.terminal.signs import stand_in
from parlour.cli.terminal.streams import prepare

NO_SPACE = "Nothing can be written: no space left on device.\n"
CLOSED = "Nothing can be written: bad file descriptor.\n"
SHORT = ("--version",)
LONG = ("rules", "mu")
TABLE = ("play", "mu", "--players", "3", "--bots", "random,random", "--seed", "6")


def run(*arguments, folder, closed=(), **more):
    """Run a command, some of its three streams closed."""

    def close():
        for number in closed:
            os.close(number)

    more = {"stderr": subprocess.PIPE, "stdout": subprocess.PIPE} | more
    command = [*COMMAND, *arguments]
    return subprocess.run(command, cwd=folder, text=True, preexec_fn=close, **more)


@pytest.mark.parametrize("arguments", [LONG, ("--help",)], ids=" ".join)
def test_a_reader_that_leaves_ends_a_command_silently(arguments, tmp_path):
    reading, writing = os.pipe()
    os.close(reading)
    done = run(*arguments, folder=tmp_path, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_bots_stop_playing_when_nobody_reads_any_more(tmp_path):
    command = " ".join([f"'{part}'" for part in COMMAND])
    table = f"{command} play mu --players 3 --bots random,random,random --pace 0 | head -n 3"
    done = subprocess.run(
        ["bash", "-c", f"{table}; exit ${{PIPESTATUS[0]}}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments", [LONG, ("box", "mu")], ids=" ".join)
def test_a_full_output_is_one_sentence(arguments, tmp_path):
    with open("/dev/full", "w") as full:
        done = run(*arguments, folder=tmp_path, stdout=full)
    assert (done.returncode, done.stderr) == (2, NO_SPACE)


def test_a_closed_output_is_one_sentence_and_closed_errors_are_none(tmp_path):
    done = run(*SHORT, folder=tmp_path, closed=[1])
    assert (done.returncode, done.stderr) == (2, CLOSED)
    assert run(*SHORT, folder=tmp_path, closed=[0, 2]).returncode == 0
    with open("/dev/full", "w") as full:
        assert run("play", folder=tmp_path, stderr=full).returncode == 2


@pytest.mark.parametrize("closed", [[0, 2], [0, 1, 2]], ids=str)
def test_a_game_without_some_of_its_streams_is_saved(closed, tmp_path):
    done = run(*TABLE, folder=tmp_path, closed=closed, input="1\n")
    assert done.returncode == (2 if 1 in closed else 0)
    assert "Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["mu-1.json"]


def test_bytes_that_are_no_text_are_answered_like_any_other_words(tmp_path):
    done = subprocess.run(
        [*COMMAND, *TABLE],
        cwd=tmp_path,
        input=b"pa\xff\xfe\xed\xa0\x80\n1\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0
    assert rb'"pa\xff\xfe\xed\xa0\x80" is no move here' in done.stdout


# Signs

ENCODINGS = {
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
}


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_poor_terminal_gets_stand_ins(encoding, tmp_path):
    environment = os.environ | ENCODINGS[encoding]
    done = subprocess.run([*COMMAND, *TABLE], cwd=tmp_path, capture_output=True, env=environment)
    said = done.stdout.decode("latin-1" if encoding == "latin-1" else "ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "?" not in said.replace("? for help", "")
    assert ("M\xfc" if encoding == "latin-1" else "Mu ") in said
    assert "^R0" in said
    assert "@B" in said


def test_what_differs_on_a_table_differs_in_its_stand_ins():
    together = {
        "suits and marks of M\xfc": "▲●■◆✚▸*│",
        "statues and hexes": "↑↗↘↓↙↖·^~*",
        "dice": "⚀⚁⚂⚃⚄⚅",
        "habitats and stars": "≈☼▲♣∗★◆",
        "stones": "○●",
        "cells": "░▀▄█▣· ",
        "boards": "●·",
    }
    for name, signs in together.items():
        assert len(set(map(stand_in, signs))) == len(signs), name
        assert all(len(stand_in(sign)) == 1 for sign in signs)


def test_letters_lose_their_accents_and_others_are_escapes():
    assert "".join(map(stand_in, "MüŠé①")) == "MuSe1"
    assert stand_in("ж") == r"\u0436"
    assert stand_in("\udcff") == r"\udcff"


def test_every_sign_of_the_tables_has_a_stand_in():
    """Nobody adds a sign that a poor terminal shows as an escape."""
    folders = [Path(module.__file__).parent for module in (parlour.cli, parlour.games)]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    texts = [file.read_text("utf-8") for file in files if file.suffix in (".py", ".toml", ".md")]
    signs = {sign for sign in "".join(texts) if not sign.isascii()}
    assert [sign for sign in signs if len(stand_in(sign)) > 1] == []


@pytest.mark.parametrize("size", ["0", "9" * 5_000, "²", "wide"])
def test_a_size_that_is_none_is_no_trouble(size, monkeypatch):
    monkeypatch.setenv("COLUMNS", size)
    prepare()
    assert console().width == 80


def test_a_line_is_kept_no_further_than_it_can_be_used(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Typed(["a" * 1_000_000, "b"]))
    assert read_line("") == "a" * (MOST + 1)
    assert read_line("") == "b\n"
    with pytest.raises(EOFError):
        read_line("")
