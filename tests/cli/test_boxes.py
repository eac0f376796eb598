"""Boxes of the owner's own: `--box` with every command, and `parlour box`."""

import json
import os
import re
import subprocess
import sys

import pytest

from parlour.cli.commands.contents import standing
from parlour.games import SHELF
from parlour.kit.box import Box, open_box, usual, variable
from parlour.play.match import Match
from parlour.play.saves import save

COMMANDS = ("games", "rules", "box", "play", "watch", "replay", "verify", "hint", "simulate")
COMMANDS += ("bench",)
MU = usual("mu").read_text("utf-8")
CACHE = "import parlour.cli.commands.boxes as b; from pathlib import Path; import sys\n"
CACHE += "b.choose([Path(f) for f in sys.argv[1:]], 'mu')\n"
CACHE += "from parlour.kit.rule import CACHE_FOLDER; print(CACHE_FOLDER.name)"


@pytest.fixture(autouse=True)
def _no_other_boxes(monkeypatch):
    for name in SHELF:
        monkeypatch.setenv(variable(name), "")


@pytest.fixture
def boxes(tmp_path):
    """A folder with boxes, good and bad, and a saved game."""
    (tmp_path / "mu.toml").write_text(MU + "# mine\n", "utf-8")
    (tmp_path / "short.toml").write_text(MU.replace("default = 4", "default = 1", 1), "utf-8")
    (tmp_path / "typo.toml").write_text(MU.replace('letter = "B"', 'leter = "B"'), "utf-8")
    (tmp_path / "project_l.toml").write_bytes(usual("project_l").read_bytes())
    (tmp_path / "whist.toml").write_text('format = 1\ngame = "whist"\n')
    (tmp_path / "nothing.toml").write_text("")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\x00")
    (tmp_path / "letter.toml").write_text("Dear Ann,\n")
    save(Match("mu", 3, {"hands": 1}, 4), tmp_path / "game.json")
    return tmp_path


def parlour(folder, *arguments, **environment):
    """The command in a process of its own, rules as plain Python: nothing has to be compiled."""
    command = [sys.executable, "-c", "from parlour.cli import main; main()", *arguments]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COLUMNS": "80", **environment}
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, encoding="utf-8")


ADVICE = "name another file; `parlour box GAME` prints one to begin with."
NOT_FOR_MU = "The box project_l.toml is for project_l, not for mu: leave it out, or give a box for"
TWICE = "mu.toml and short.toml are both boxes for mu: give one of them."
REFUSED = {
    "play mu --box project_l.toml": NOT_FOR_MU,
    "watch mu --box project_l.toml": NOT_FOR_MU,
    "simulate mu --box mu.toml --box project_l.toml": NOT_FOR_MU,
    "bench --box project_l.toml": NOT_FOR_MU,
    "rules mu 63 --box project_l.toml": NOT_FOR_MU,
    "box mu --box project_l.toml": NOT_FOR_MU,
    "--box project_l.toml play mu": NOT_FOR_MU,
    "play --load game.json --box project_l.toml": NOT_FOR_MU,
    "replay game.json --box project_l.toml": NOT_FOR_MU,
    "verify game.json --box project_l.toml": NOT_FOR_MU,
    "hint game.json --box project_l.toml": NOT_FOR_MU,
    "play mu --box mu.toml --box short.toml": TWICE,
    "games --box mu.toml --box short.toml": TWICE,
    "--box mu.toml games --box short.toml": TWICE,
    "play whist --box mu.toml": 'There is no game "whist"; the shelf has ',
    "box whist": 'There is no game "whist"; the shelf has ',
    "verify none.json --box mu.toml": "none.json cannot be read: no such file or directory.",
    "play mu --box none.toml": "The box none.toml cannot be read (no such file or directory): name",
    "games --box .": f"The box . cannot be read (is a directory): {ADVICE}",
    "games --box /dev/zero": f"The box /dev/zero is no file that can be read twice: {ADVICE}",
    "games --box bytes.toml": "The box bytes.toml is not text in UTF-8, so not valid TOML: name",
    "games --box letter.toml": "The box letter.toml is not valid TOML: ",
    "games --box nothing.toml": "The box nothing.toml has a mistake: format is missing.",
    "games --box whist.toml": 'The box whist.toml has a mistake in line 2: game must be "mu" or ',
}  # fmt: skip


@pytest.mark.parametrize("line", REFUSED)
def test_a_box_that_does_not_fit_is_refused_with_one_sentence(refused, boxes, line):
    assert refused(line.split(), boxes).startswith(REFUSED[line])


def told(capsys, monkeypatch, *arguments):
    """What a command says, in this process."""
    from parlour.cli.main import run

    monkeypatch.setattr(sys, "argv", ["parlour", *arguments])
    with pytest.raises(SystemExit) as end:
        run()
    assert end.value.code == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_in_its_help_that_it_takes_a_box(capsys, monkeypatch, command):
    assert "--box FILE A component file of your own." in told(
        capsys, monkeypatch, command, "--help"
    )


# In use


def test_the_box_in_use_is_printed_byte_by_byte_and_checked(boxes):
    printed = parlour(boxes, "box", "mu")
    assert printed.stdout == MU
    checked = parlour(boxes, "box", "mu", "--box", "mu.toml")
    own = Box(boxes / "mu.toml", "mu").hash[:12]
    assert checked.stdout == f"mu.toml is a good box for Mü; its hash is {own}.\n"


def test_a_box_is_checked_to_the_last_number_whatever_the_command(boxes):
    done = parlour(boxes, "rules", "mu", "63", "--box", "typo.toml")
    said = "colours.1.leter is not known here; did you mean letter?"
    assert done.stderr == f"The box typo.toml has a mistake in line 38: {said}\n"
    assert (done.returncode, done.stdout) == (2, "")


REWORDED = (
    "Note: The text of Stoke cards was changed (Leash), but a text is only what people read: each "
    "card still does what the rules say of its key (tavarua-93 to tavarua-96).\n"
)


def test_a_changed_text_of_a_stoke_card_changes_no_effect_and_that_is_said(tmp_path):
    """tavarua-95: whatever is written on it, the box is good and the card does the same."""
    usual_box, own = usual("tavarua").read_text("utf-8"), tmp_path / "own.toml"
    own.write_text(usual_box.replace("keep your whole score pile.", "take 9 points."), "utf-8")
    checked = parlour(tmp_path, "box", "tavarua", "--box", "own.toml")
    assert re.fullmatch(rf"own.toml is a good box .*\.\n{re.escape(REWORDED)}", checked.stdout)
    line = ["simulate", "tavarua", "--games", "1", "--json", "--option", "rounds=1"]
    assert parlour(tmp_path, *line, "--box", "own.toml").stderr == REWORDED
    assert parlour(tmp_path, *line, PARLOUR_BOX_TAVARUA="own.toml").stderr == REWORDED
    assert parlour(tmp_path, "rules", "tavarua", "95", "--box", "own.toml").stderr == REWORDED
    own.write_text(usual_box.replace('name = "Leash"', 'name = "Strap"'), "utf-8")
    assert "Note" not in parlour(tmp_path, "box", "tavarua", "--box", "own.toml").stdout


@pytest.mark.parametrize("before", [True, False])
def test_a_box_is_used_and_wins_over_the_environment(boxes, before):
    box, command = ["--box", "short.toml"], ["simulate", "mu", "--games", "1", "--json"]
    line = [*box, *command] if before else [*command, *box]
    done = parlour(boxes, *line, PARLOUR_BOX_MU="none.toml")
    assert json.loads(done.stdout)["options"]["hands"] == 1


def test_compiled_code_is_kept_apart_for_every_box(boxes):
    def folder(*files):
        command = [sys.executable, "-c", CACHE, *files]
        return subprocess.run(command, cwd=boxes, capture_output=True, text=True).stdout

    folders = {folder(), folder("mu.toml"), folder("short.toml")}
    assert len(folders) == 3
    assert all(folders)


# Records


def test_a_record_of_another_box_is_refused_and_says_what_to_do(boxes):
    own, came = (Box(path, "mu").hash for path in (boxes / "mu.toml", usual("mu")))
    done = parlour(boxes, "verify", "game.json", "--box", "mu.toml")
    assert done.stderr == (
        f"game.json was played with the box {came[:12]} of Mü, but mu.toml ({own[:12]}) is in use: "
        "leave your own box out, for it was the one that comes with Parlour.\n"
    )
    seeded = ("play", "mu", "--seed", "1", "--bots", "random,random,random,random", "--pace", "0")
    parlour(boxes, *seeded, "--option", "hands=1", "--save", "mine.json", "--box", "mu.toml")
    done = parlour(boxes, "replay", "mine.json", "--box", "short.toml")
    assert done.returncode == 2
    assert f"with the box {own[:12]} of Mü, but short.toml (" in done.stderr
    assert done.stderr.endswith(") is in use: give its file with --box or in PARLOUR_BOX_MU.\n")
    assert parlour(boxes, "verify", "mine.json", "--box", "mu.toml").returncode == 0


# In words


def test_what_is_reconstructed_is_marked(capsys, monkeypatch):
    said = told(capsys, monkeypatch, "rules", "project_l")
    assert "In the box Some of it is reconstructed, made up here to fit what is known: each" in said
    assert "pieces: D1 dot, I2 domino, I3 straight 3" in said
    assert "b19, b20 [official] puzzles: gw01, gw02" in said
    assert "pb07 [reconstructed]" in said
    assert "tiles: FA1, FA2, FB1, FB2 [reconstructed: number official, contents" in said
    assert "finesse: drawn (A 2, B 2, C 6), face down 2" in said
    assert "into (D1 O4, D1 T4, " in said


def test_how_far_a_box_can_be_relied_on(boxes, capsys, monkeypatch):
    assert "Mü 3 to 6 partly reconstructed" in told(capsys, monkeypatch, "games")
    monkeypatch.setenv("PARLOUR_BOX_MU", str(boxes / "mu.toml"))
    own = open_box("mu")
    assert standing(own) == f"your own ({own.hash[:12]})"
    said = told(capsys, monkeypatch, "rules", "mu")
    assert f"In the box This is a box of your own: mu.toml ({own.hash[:12]}). Some of it" in said


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("official", "official"),
        ("decision", "official"),
        ("seen", "partly seen"),
        ("inferred", "partly inferred"),
        ("reconstructed", "partly reconstructed"),
    ],
)
def test_the_least_sure_fact_counts(tmp_path, monkeypatch, kind, said):
    path = tmp_path / "box.toml"
    path.write_text(
        f'format = 1\ngame = "x"\n[a]\nprovenance = "seed: s"\n[b]\nprovenance = "{kind}: s"\n'
    )
    monkeypatch.setattr("parlour.kit.box.usual", lambda game: path)
    assert standing(Box(path, "x")) == said
