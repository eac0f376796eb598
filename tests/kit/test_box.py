"""Box files: every mistake gets one sentence that names the file, the line and the place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.errors import BadBox
from parlour.kit import box as kit_box
from parlour.kit.box import Box, open_box
from toys.penny_rules import BOX

GOOD = """\
format = 1
game = "marbles"
[bag]
marbles = 12
sizes = [1, 2, 3]
maker = "a friend"
provenance = "seed: the sheet says so"
[[colours]]
name = "red"
provenance = "decision: somebody had to"
"""
MU_BOX = kit_box.GAMES / "mu" / "box.toml"


@pytest.fixture
def boxed(tmp_path):
    """A function that writes a box file, with a replacement, and opens it."""

    def open_changed(old="", new=""):
        assert old in GOOD
        path = tmp_path / "marbles.toml"
        path.write_text(GOOD.replace(old, new, 1), "utf-8")
        return Box(path, "marbles")

    return open_changed


def refused(call, *said):
    """Check that the call is refused by one sentence that says all of this."""
    with pytest.raises(BadBox) as refusal:
        call()
    sentence = str(refusal.value)
    assert sentence.startswith("The box ")
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    for words in said:
        assert words in sentence


def in_line(line):
    """What a sentence says of a line; 0 for nothing."""
    return f" in line {line}" if line else ""


def test_a_good_box_gives_its_numbers(boxed):
    box = boxed()
    assert box.whole("bag.marbles", 1, 12) == 12
    assert box.wholes("bag.sizes", 3, 1, 3) == [1, 2, 3]
    assert box.text("colours.0.name") == "red"
    assert box.provenance("bag") == ("seed", "the sheet says so")
    assert [where for where, _ in box.facts()] == ["bag", "colours.0"]
    assert len(box.hash) == 64


@pytest.mark.parametrize(
    ("old", "new", "said", "line"),
    [
        ("format = 1", "format = 2", "format must be 1, the format read here", 1),
        ("format = 1", 'format = "1"', 'format must be a whole number from 1 to 999, not "1"', 1),
        ("format = 1", "", "format is missing", 0),
        ('"marbles"', '"chess"', 'game must be "marbles", not "chess"', 2),
        ('game = "marbles"', "", "game is missing", 0),
        ('provenance = "seed: the sheet says so"', "", "bag.provenance is missing", 3),
        ('"seed: the sheet says so"', "7", "bag.provenance must be text", 7),
        ('"seed: the sheet says so"', '" "', "bag.provenance must be text", 7),
        ("seed: the", "rumour: the", 'bag.provenance must be "kind: source"', 7),
        ("seed: the sheet says so", "seed", 'bag.provenance must be "kind: source"', 7),
        ("seed: the sheet says so", "seed: ", 'bag.provenance must be "kind: source"', 7),
        ("decision: somebody", "perhaps: somebody", "colours.0.provenance must be", 10),
    ],
)
def test_a_box_is_checked_when_it_is_opened(boxed, tmp_path, old, new, said, line):
    path = tmp_path / "marbles.toml"
    refused(lambda: boxed(old, new), f"The box {path} has a mistake{in_line(line)}: {said}")


@pytest.mark.parametrize(
    ("old", "new", "said", "line"),
    [
        ("= 12", "= 13", "bag.marbles must be a whole number from 1 to 12, not 13", 4),
        ("= 12", "= 0", "bag.marbles must be a whole number from 1 to 12, not 0", 4),
        ("= 12", "= 12.0", "bag.marbles must be a whole number from 1 to 12, not 12.0", 4),
        ("= 12", "= true", "bag.marbles must be a whole number from 1 to 12, not True", 4),
        ("= 12", '= "12"', 'bag.marbles must be a whole number from 1 to 12, not "12"', 4),
        ("marbles = 12", "", "bag.marbles is missing", 3),
        ("[1, 2, 3]", "[1, 2]", "bag.sizes must be a list of 3 entries", 5),
        ("[1, 2, 3]", "[1, 2, 3, 3]", "bag.sizes must be a list of 3 entries", 5),
        ("[1, 2, 3]", "3", "bag.sizes must be a list of 3 entries", 5),
        ("[1, 2, 3]", "[1, 2, 4]", "bag.sizes.2 must be a whole number from 1 to 3, not 4", 5),
        ("[1, 2, 3]", '[1, "b", 3]', 'bag.sizes.1 must be a whole number from 1 to 3, not "b"', 5),
        ('"a friend"', "5", "bag.maker must be text between quotation marks", 6),
        ('"a friend"', '""', "bag.maker must be text between quotation marks", 6),
        ('name = "red"', "", "colours.0.name is missing", 8),
        ("[1, 2, 3]", "[\n1,\n2,\n4]", "bag.sizes.2 must be a whole number from 1 to 3, not 4", 8),
        (
            "12",
            "0x1" + "0" * 9999,
            "bag.marbles must be a whole number from 1 to 12, not something of type int",
            4,
        ),
        (
            "12",
            "[" * 90 + "]" * 90,
            f"bag.marbles must be a whole number from 1 to 12, not {'[' * 39}…",
            4,
        ),
        ("marbles =", "marvles =", "bag.marvles is not known here; did you mean marbles?", 4),
        ("[[colours]]", "[[colors]]", "colors is not known here; did you mean colours?", 8),
    ],
)
def test_a_number_is_checked_when_it_is_read(boxed, tmp_path, old, new, said, line):
    def read():
        box = boxed(old, new)
        box.whole("bag.marbles", 1, 12), box.wholes("bag.sizes", 3, 1, 3)
        box.text("bag.maker"), box.text("colours.0.name")

    path = tmp_path / "marbles.toml"
    refused(read, f"The box {path} has a mistake{in_line(line)}: {said}")


@pytest.mark.parametrize("where", ["bag.lid", "colours.1", "colours.red", "bag.marbles.0", "lid"])
def test_what_is_not_there_is_missing(boxed, where):
    refused(lambda: boxed().at(where), f"{where} is missing")


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    advice = "name another file; `parlour box GAME` prints one to begin with."
    refused(
        lambda: Box(tmp_path / "none.toml", "marbles"),
        f"none.toml cannot be read (no such file or directory): {advice}",
    )
    refused(lambda: Box(tmp_path, "marbles"), f"cannot be read (is a directory): {advice}")
    refused(lambda: Box(Path("/dev/zero"), "marbles"), f"no file that can be read twice: {advice}")
    (tmp_path / "huge.toml").write_bytes(b"#" * 1_000_001)
    refused(lambda: Box(tmp_path / "huge.toml", "marbles"), f"more than 1,000,000 bytes: {advice}")


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (b"format = ", "(at end of document)."),
        (b"\nformat 1", "(at line 2, "),
        (b"a = 1\na = 2\n", "(at line 2, "),
        (b"\x00\x01", "(at line 1, column 1)."),
        (b'game = "\xff"', "is not text in UTF-8, so not valid TOML: name another file;"),
        (b"a = " + b"[" * 9999, "its lists go too deep."),
    ],
)
def test_a_file_that_is_no_toml_is_refused(tmp_path, held, said):
    path = tmp_path / "broken.toml"
    path.write_bytes(held)
    refused(lambda: Box(path, "marbles"), f"The box {path} is not ", "not valid TOML: ", said)


def test_a_mark_at_the_beginning_is_no_mistake(tmp_path):
    """Some editors write one."""
    path = tmp_path / "marked.toml"
    path.write_text(GOOD, "utf-8-sig")
    assert Box(path, "marbles").whole("bag.marbles", 1, 12) == 12


# What nobody reads


def read_all(box):
    box.whole("bag.marbles", 1, 12), box.at("bag.sizes"), box.text("bag.maker")
    box.sized("colours", len(box.data["colours"]))
    box.text("colours.0.name")
    box.no_more()


FREE = 'game = "marbles"\ntitle = "M"\nedition = "1"\ndesigners = ["Ann"]\npublisher = "Ben"\n'


@pytest.mark.parametrize(
    ("old", "new"),
    [("", ""), ('game = "marbles"\n', FREE), ('maker = "', 'note = "old"\nmaker = "')],
)
def test_words_for_people_need_no_reader(boxed, old, new):
    read_all(boxed(old, new))


@pytest.mark.parametrize(
    ("old", "new", "said", "line"),
    [
        ("[bag]", "[bag]\nmarble = 1", "bag.marble is not known here; did you mean marbles?", 4),
        ("[bag]", "[bag]\nlid = true", "bag.lid is not known here; leave it out.", 4),
        ("[bag]", "weight = 3\n[bag]", "weight is not known here; leave it out.", 3),
        ("[bag]", "bags = 3\n[bag]", "bags is not known here; did you mean bag?", 3),
        ("[bag]", "[bag]\nlid.colour = 1", "bag.lid is not known here; leave it out.", 4),
        ("[bag]", '[bag]\n"a.b" = 1', 'bag."a.b" is not known here; leave it out.', 4),
        ("[bag]", '[bag]\n"a\\nb" = 1', 'bag."a\\nb" is not known here; leave it out.', 4),
        ("\nname", "\nnam = 1\nname", "colours.0.nam is not known here; did you mean name?", 9),
        (
            "[[colours]]",
            '[lid]\nprovenance = "seed: said"\n[[colours]]',
            "lid is not known here; leave it out.",
            8,
        ),
        (
            'to"\n',
            'to"\n[[colours]]\nname = "blue"\nprovenance = "seed: said"\n',
            "colours.1 is not known here; leave it out.",
            11,
        ),
    ],
)
def test_what_nobody_reads_is_a_mistake(boxed, tmp_path, old, new, said, line):
    path = tmp_path / "marbles.toml"
    refused(
        lambda: read_all(boxed(old, new)), f"The box {path} has a mistake in line {line}: {said}"
    )


def test_a_name_that_the_usual_box_has_is_no_slip(tmp_path):
    """Where seats.most is missing, seats.least is not what was meant by it."""
    path = tmp_path / "mu.toml"
    path.write_text(MU_BOX.read_text("utf-8").replace("most = 6", "", 1), "utf-8")
    refused(lambda: Box(path, "mu").at("seats.most"), "seats.most is missing.")
    refused(lambda: Box(path, "mu").at("hands.leasts"), "line 14: hands.leasts is missing.")


def test_the_named_box_takes_the_place_of_the_usual_one(tmp_path, monkeypatch):
    monkeypatch.delenv("PARLOUR_BOX_MU", raising=False)
    usual = open_box("mu")
    assert usual.path == MU_BOX
    assert not usual.is_own
    assert str(usual) == f"the one that comes with Parlour ({usual.hash[:12]})"
    named = tmp_path / "mine.toml"
    named.write_text(MU_BOX.read_text("utf-8") + "\n# mine\n", "utf-8")
    monkeypatch.setenv("PARLOUR_BOX_MU", str(named))
    assert open_box("mu").path == named
    assert open_box("mu").hash != usual.hash
    assert open_box("mu").is_own
    assert str(open_box("mu")) == f"mine.toml ({open_box('mu').hash[:12]})"
    monkeypatch.setenv("PARLOUR_BOX_MU", str(Path(BOX.path)))
    refused(lambda: open_box("mu"), 'game must be "mu"')


def python(code, *arguments, **env):
    """Run code in a process of its own, rules as plain Python: nothing has to be compiled."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"} | env,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def changed_mu_box(path, old, new):
    usual = MU_BOX.read_text("utf-8")
    assert old in usual
    path.write_text(usual.replace(old, new, 1), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "targets = [24, 27",
            "targets = [240, 27",
            "crown_bids.2.targets.0 must be a whole number",
        ),
        ("numbers = [0, 1, 1", "numbers = [0, 0, 1", "deck.numbers must be 0 to 9 in order"),
        ('letter = "B"', 'letter = "R"', "colours must each have a letter of their own"),
        ("players = 4", "players = 5", "crown_bids.1.players must be 4: tables in order"),
        ("[seats]", "[seats", "is not valid TOML"),
    ],
)
def test_a_broken_box_ends_a_command_with_one_sentence(tmp_path, old, new, said):
    path = changed_mu_box(tmp_path / "mu.toml", old, new)
    command = ("from parlour.cli import main; main()", "simulate", "mu", "--games", "1")
    done = python(*command, PARLOUR_BOX_MU=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert path in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_changed_box_is_really_used(tmp_path):
    path = changed_mu_box(tmp_path / "mu.toml", "targets = [30, 32", "targets = [29, 33")
    code = (
        "from parlour.games import take; from parlour.games.mu.rules.sides import target\n"
        "mu = take('mu'); held = mu.deal(4); game = held.reading()\n"
        "game.crown, game.players[0].count = 0, 2\n"
        "print(target(game), mu.setting(game)['bids'][0]['needs'], mu.box.path)"
    )
    done = python(code, PARLOUR_BOX_MU=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.stderr == ""
    assert done.stdout.split(maxsplit=2) == ["33", "29", f"{path}\n"]
