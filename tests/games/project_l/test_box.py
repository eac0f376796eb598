"""A changed box: every mistake gets one sentence, and what is changed well is really used."""

import os
import re
import subprocess
import sys

import pytest

from parlour.games.project_l.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.path.read_text("utf-8")
READ_ALL = """
import importlib, os, sys
from parlour.errors import BadBox
for path in sys.argv[1:]:
    os.environ["PARLOUR_BOX_PROJECT_L"] = path
    for name in [name for name in sys.modules if name.startswith("parlour.games.project_l")]:
        del sys.modules[name]
    try:
        importlib.import_module("parlour.games.project_l")
        print("fine")
    except BadBox as mistake:
        print(mistake)
"""
FIRST_ROWS = 'rows = [".....", ".....", "..X..", "..X..", "....."]'
START_PIECE = "start.pieces.1 must be a piece: D1, I2, I3, V3, I4, O4, T4, L4, S4, P5, U5, L5"
MISTAKES = [
    ("least = 1", "least = 0", "seats.least must be a whole number from 1 to 6, not 0"),
    ("most = 6", "most = 7", "seats.most must be a whole number from 1 to 6, not 7"),
    ('id = "I2"', 'id = "D1"', "pieces must have ids of their own and go up in level"),
    ("level = 1", "level = 2", "pieces must have ids of their own and go up in level"),
    ("level = 5", "level = 4", "pieces must be 9 of levels 1 to 4 and then the ghosts"),
    ("count = 10", "count = 11", "pieces.9.count must be a whole number from 1 to 10"),
    ('shape = ["XX"]', 'shape = ["XXX"]', "pieces.1.shape must have as many cells as its level"),
    ('shape = ["XX"]', 'shape = ["OO"]', "pieces.1.shape must be up to five rows"),
    ('pieces = ["D1", "I2"]', 'pieces = ["D1", "Q9"]', START_PIECE),
    ("actions = 3", "actions = 0", "start.actions must be a whole number from 1 to 3, not 0"),
    ("most_unfinished = 4", "most_unfinished = 5", "start.most_unfinished must be"),
    ("used = [12,", "used = [8,", "black_puzzles.used.0 must be a whole number from 9 to 24"),
    ("one_set = 4", "one_set = 5", "rows.one_set must be a whole number from 4 to 4, not 5"),
    ("apart = [2, 3]", "apart = [2]", "stones.apart must be a list of 2 entries"),
    ("C = 6 }", "C = 5 }", "finesse.drawn must add up to 10"),
    ("face_down = 2", "face_down = 3", "finesse.face_down must be a whole number from 2 to 2"),
    ("insert_cost = 2", "insert_cost = 0", "finesse.insert_cost must be a whole number"),
    ("bank = 35", "bank = 36", "credits.bank must be a whole number from 10 to 35, not 36"),
    ("per_shape = [10, 15]", "per_shape = [10, 16]", "coloured.per_shape.1 must be"),
    ("white = [15, 20]", "white = [15, 21]", "solo.white.1 must be a whole number from 9 to 20"),
    ("locks = [1, 2, 1]", "locks = [1, 2]", "solo.locks must be a list of 3 entries"),
    ("hard = 3", "hardly = 3", "solo.opponent.hardly is not known here; did you mean hard?"),
    ("count = 10\n", "", "pieces.9.count is missing"),
    ("apart = [2, 3]", "apart = [2, 3]\napart_from = 1", "stones.apart_from is not known here"),
    ('reward = "I2"', 'reward = "I2"\nprize = 3', "puzzles.0.prize is not known here; leave"),
    ("cap = 50", "cap = 51", "rounds.cap must be a whole number from 1 to 50, not 51"),
    ('  ["D1", "O4"],', '  ["D1", "I3"],', "splits must cut ghosts into coloured pieces"),
    ('ghost = "P5"', 'ghost = "Z5"', "splits.0.ghost must be a piece"),
    ('colour = "white"', 'colour = "black"', "puzzles.0.colour must be white"),
    ('id = "w02"', 'id = "w01"', "puzzles must each have an id of its own"),
    ("points = 0", "points = 10", "puzzles.0.points must be a whole number from 0 to 9, not 10"),
    ('reward = "I2"', 'reward = "Z9"', "puzzles.0.reward must be one of D1, I2"),
    ('set = "base"', 'set = "moon"', "puzzles must belong to the sets base, ghost"),
    (FIRST_ROWS, FIRST_ROWS.replace("X", "Y", 1), "puzzles.0.rows must be up to five rows of up"),
    (FIRST_ROWS, FIRST_ROWS.replace("X", "."), "puzzles.0.rows must be up to five rows of up"),
    (FIRST_ROWS, FIRST_ROWS.replace('".....", ', "", 1), "puzzles.0.rows must be a list of 5"),
    (FIRST_ROWS, FIRST_ROWS.replace("..X..", "..X...", 1), "puzzles.0.rows must be up to"),
    ('id = "A02"', 'id = "A01"', "tiles must each have an id of its own"),
    ('kind = "place"', 'kind = "wink"', "tiles.0.kind must be one of place, master_place"),
    ('back = "A"', 'back = "D"', "tiles.0.back must be one of A, B, C"),
    ('pack = "finesse"', 'pack = "fine"', "tiles.0.pack must be one of finesse, finesse_"),
    ('colour = "pink"\nkind', 'colour = "blue"\nkind', "tiles must be blue where they are checked"),
    ("credits = 1", "credits = 0", "tiles.0.credits must be a whole number from 1 to 9, not 0"),
    ('pieces = ["I4", "O4", "T4"]', 'pieces = ["I4", "X4"]', "tiles.0.pieces.1 must be a piece"),
    (FIRST_ROWS, "rows = [1, 2, 3, 4, 5]", "puzzles.0.rows must be up to five rows"),
    ('shape = ["X"]', "shape = 5", "pieces.0.shape must be a list of at least one entry"),
    ('shape = ["XX"]', 'shape = ["X", "X", ".", ".", ".", "."]', "pieces.1.shape must be up to"),
    ('shape = ["XX"]', 'shape = ["X.X"]', "pieces.1.shape must hang together"),
    ('shape = ["XX"]', 'shape = "XX"', "pieces.1.shape must be a list of at least one entry"),
    ('ghost = "P5"\ninto = [', 'ghost = "P5"\ninto = 3\nonto = [', "splits.0.into must be a list"),
    ('pieces = ["I4", "O4", "T4"]', "pieces = 4", "tiles.0.pieces must be a list"),
    ('pieces = ["I4", "O4", "T4"]\n', "", "tiles.0.pieces is missing"),
    ('pieces = ["D1", "I2"]', "pieces = 7", "start.pieces must be a list"),
    ('pieces = ["D1", "I2"]', 'pieces = ["D1", "P5"]', "start.pieces must be coloured pieces"),
    ("drawn = { A = 2, B = 2, C = 6 }", "drawn = { A = 5, B = 4, C = 1 }", "finesse.drawn.C must"),
]  # fmt: skip


def changed(path, old, new):
    """A box with one change; its path."""
    assert old in USUAL
    path.write_text(USUAL.replace(old, new, 1), "utf-8")
    return str(path)


def python(code, *arguments, **env):
    """Run code in a process of its own, rules as plain Python: nothing has to be compiled."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"} | env,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def test_every_mistake_gets_one_sentence(tmp_path):
    """All in one process: it names the file, the line and the place."""
    paths = [changed(tmp_path / f"{n}.toml", old, new) for n, (old, new, _) in enumerate(MISTAKES)]
    done = python(READ_ALL, *paths, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.stderr == ""
    sentences = done.stdout.splitlines()
    assert len(sentences) == len(MISTAKES)
    for path, sentence, (old, new, said) in zip(paths, sentences, MISTAKES, strict=True):
        mistake, line, where = re.split(r"(?<= in line )(\d+): ", sentence)
        assert mistake == f"The box {path} has a mistake in line ", (old, new)
        assert where.startswith(said), (old, new)
        assert where.endswith((".", "?"))
        assert stands_there(path, int(line), where.split()[0]), (sentence, old, new)


def stands_there(path, line, where):
    """Whether a line has the last name of the path, or begins the table it is in."""
    with open(path, encoding="utf-8") as file:
        found = file.read().splitlines()[line - 1]
    names = [name for name in where.split(".") if not name.isdecimal()]
    return any(f"{name} = " in found for name in names) or f"[{names[0]}]" in found


def test_a_puzzle_too_few(tmp_path):
    """Nothing may be left out."""
    first, second = (USUAL.index(f'[[puzzles]]\nid = "{name}"') for name in ("w05", "w06"))
    path = tmp_path / "few.toml"
    path.write_text(USUAL[:first] + USUAL[second:], "utf-8")
    done = python(READ_ALL, str(path), PARLOUR_CACHE=str(tmp_path / "cache"))
    assert "puzzles must be a list of 86 entries." in done.stdout


@pytest.mark.parametrize(("old", "new", "said"), [MISTAKES[0], ("[seats]", "[seats", "not valid")])
def test_a_broken_box_ends_a_command_with_one_sentence(tmp_path, old, new, said):
    path = changed(tmp_path / "box.toml", old, new)
    command = ("from parlour.cli import main; main()", "simulate", "project_l", "--games", "1")
    done = python(*command, PARLOUR_BOX_PROJECT_L=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert path in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_changed_box_is_really_used(tmp_path):
    """A third piece to start with, and a puzzle worth more."""
    path = changed(tmp_path / "box.toml", 'pieces = ["D1", "I2"]', 'pieces = ["D1", "I2", "V3"]')
    code = (
        "from parlour.games import take\n"
        "game = take('project_l'); dealt = game.deal(2).reading()\n"
        "print(dealt.players[1].stock, dealt.supply[3], game.box.path)"
    )
    done = python(code, PARLOUR_BOX_PROJECT_L=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.stderr == ""
    assert done.stdout == f"[1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] 13 {path}\n"


WITHOUT_REWARD = """
from parlour.cli.tables.project_l.pieces import worth
from parlour.games import take
from parlour.games.project_l.bots.judgement import REWARD_LEVEL
game = take("project_l")
table = game.deal(2, 1, {"expansions": "base"})
seat = game.engine.actors(table)[0]
slot = table.games["players"][0, seat]["slots"][0]
slot["puzzle"], slot["free"] = 0, 1 << 12 | 1 << 17
table.games["players"]["stock"][0, seat, 1] = 1
supply = table.games["supply"].tolist()
(move,) = [m for m in game.engine.legal_moves(table, seat) if m < 595 and game.say(
    table.reading(), seat, m).startswith("places I2")]
game.engine.play(table, seat, move)
player = table.reading().players[seat]
print(player.completed, player.due_count, player.arrows, player.stock, player.step)
print(supply == table.games["supply"].tolist(), REWARD_LEVEL[:2])
setting = game.setting(table.reading())
print(setting["puzzles"]["w01"]["reward"], worth(setting, "w01"), worth(setting, "w02"))
"""


def test_a_puzzle_may_have_no_reward(tmp_path):
    """project_l-57: "the reward, if any"."""
    path = changed(tmp_path / "box.toml", 'reward = "I2"', 'reward = "none"')
    done = python(WITHOUT_REWARD, PARLOUR_BOX_PROJECT_L=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.stderr == ""
    first, second, third = done.stdout.splitlines()
    assert first == "1 0 0 [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] 1"
    assert second == "True [0 2]"
    assert third == "None 0p 0p I2"
