"""The line of every key: as many as the parser finds, and each where a person would look."""

import tomllib

import pytest

from parlour.games import SHELF
from parlour.kit.box import usual
from parlour.kit.box.lines import line_numbers

EVERYTHING = r'''# a comment = 1
title = "a = 1 # no comment"
dotted.key.deep = 3.14
"quoted.name" = 'no "text" = 1'
[ table . inner ] # [not.a.table]
flat = { x = 1, "y" = { z = [1, 2] } }
spread = [
  1, # one
  2,

  [3,
   4],
  { name = "five", also.here = "]" },
]
text = """
[[no]]
table = 1 \""" """""
raw = TTT
key = 2TTT
when = 1979-05-27 07:32:00
[[animals]]
name = "gull"
[animals.home]
place = "shore"
[[animals]]
name = "seal"
traits = ["wet",
  "loud"]
[[animals.young]]
count = 1
[[animals.young]]
count = 2
[table]
last = true
'''.replace("TTT", "'" * 3)


def paths(held, steps=()):
    """Every path there is in parsed TOML."""
    inner = enumerate(held) if isinstance(held, list) else held.items()
    for name, value in inner:
        yield (*steps, str(name))
        if isinstance(value, list | dict):
            yield from paths(value, (*steps, str(name)))


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("title", 2),
        ("dotted", 3),
        ("dotted.key.deep", 3),
        ("table.inner", 5),
        ("table.inner.flat.x", 6),
        ("table.inner.flat.y.z.1", 6),
        ("table.inner.spread", 7),
        ("table.inner.spread.0", 8),
        ("table.inner.spread.1", 9),
        ("table.inner.spread.2", 11),
        ("table.inner.spread.2.1", 12),
        ("table.inner.spread.3.also.here", 13),
        ("table.inner.text", 15),
        ("table.inner.raw", 18),
        ("table.inner.when", 20),
        ("animals", 21),
        ("animals.0", 21),
        ("animals.0.name", 22),
        ("animals.0.home", 23),
        ("animals.0.home.place", 24),
        ("animals.1", 25),
        ("animals.1.traits.1", 28),
        ("animals.1.young", 29),
        ("animals.1.young.1.count", 32),
        ("table", 33),
        ("table.last", 34),
    ],
)
def test_everything_stands_on_its_line(where, line):
    assert line_numbers(EVERYTHING)[tuple(where.split("."))] == line


def test_a_name_with_a_dot_is_one_name():
    assert line_numbers(EVERYTHING)["quoted.name",] == 4
    assert ("quoted", "name") not in line_numbers(EVERYTHING)


@pytest.mark.parametrize("name", [*SHELF, "everything"])
def test_no_key_is_left_out_and_none_is_made_up(name):
    text = EVERYTHING if name == "everything" else usual(name).read_text("utf-8")
    assert set(line_numbers(text)) == set(paths(tomllib.loads(text)))


def test_lines_end_as_on_any_machine():
    """The lines of a file from Windows are counted alike."""
    assert line_numbers(EVERYTHING.replace("\n", "\r\n")) == line_numbers(EVERYTHING)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "a = 1", "[a]", "a = []\nb = {}"])
def test_short_files(text):
    assert set(line_numbers(text)) == set(paths(tomllib.loads(text)))


def test_where_it_cannot_tell_there_is_no_line():
    """Lists as deep as no parser goes."""
    assert line_numbers("a = " + "[" * 9000) == {}
