"""Mistakes in the arguments of a command, and Parlour's own: one sentence, nothing raw."""

import sys

import pytest

from parlour.cli.main import run

DIGITS = "9" * 5_000
LONG = "9" * 20
REFUSED = [
    (("watch", "mu", "--pace", "1e999"), "--pace must be 60 or less, not inf."),
    (("play", "mu", "--pace", "1e9"), "--pace must be 60 or less, not 1000000000.0."),
    (("simulate", "mu", "--games", LONG), f"--games must be 1000000000000 or less, not {LONG}."),
    (("simulate", "mu", "--threads", LONG), f"--threads must be 1024 or less, not {LONG}."),
    (("hint", "x", "--playouts", LONG), f"--playouts must be 100000000 or less, not {LONG}."),
    (("play", "mu", "--players", LONG), f"Mü is for 3 to 6 players, not {LONG}."),
    (("play", "mu", "--players", DIGITS), "Invalid value for '--players': "),
    (("play", "mu", "--seed", DIGITS), "Invalid value for '--seed': "),
    (("play", "mu", "--seed", "9" * 200), "A seed must be a whole number of fewer digits."),
    (("play", "mu", "--option", f"hands={DIGITS}"), 'The option hands must be 1 to 10, not "999'),
    (("play", "mu", "--names", "a\x1b[2J"), r'"a\x1b[2J" is no name for a player'),
    (("play", "mu", "--save", "a\x1b[2J"), r"a\x1b[2J is no name of a file"),
    (("play", "mu", "--bots", "\x1b[2J"), r'There is no bot "\x1b[2J"; there are'),
    (("\x1b[2J[/x]",), r"No such command '\x1b[2J[/x]': `parlour --help` tells"),
    (("play", "mu", "--\x1b[2J[/x]"), r"No such option: --\x1b[2J[/x]: `parlour play --help`"),
    (("simulate", "mu", "--device", "\x1b[2J"), "Invalid value for '--device': "),
    (("play", "--load", "\udcff[/x]\x1b[2J"), r"\udcff[/x]\x1b[2J cannot be read"),
    (("rules",), "Missing argument 'game': `parlour rules --help` tells"),
    (("games", "mu", "\x1b[2J" * 500), r"Got unexpected extra argument(s) (\x1b[2J\x1b[2J"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_what_cannot_be_done_is_one_sentence_that_can_be_seen(arguments, sentence, refused):
    said = refused(arguments)
    assert said.startswith(sentence)
    assert said.removesuffix("\n").isprintable()
    assert len(said) <= 400


def test_a_mistake_of_ours_is_one_sentence_with_a_file_to_report(monkeypatch, capsys, tmp_path):
    def broken(_):
        raise RuntimeError("oops")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("parlour.cli.commands.rules.known", broken)
    monkeypatch.setattr(sys, "argv", ["parlour", "games", "mu"])
    with pytest.raises(SystemExit) as end:
        run()
    assert end.value.code == 1
    (file,) = tmp_path.iterdir()
    wrong, report = "Something went wrong in Parlour itself (RuntimeError)", "please report it"
    assert capsys.readouterr().err == f"{wrong}: {report}, with the file {file}.\n"
    assert "oops" in file.read_text()
