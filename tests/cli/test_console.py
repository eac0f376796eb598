"""Words of files and people are printed as they are: no markup, no escapes, no cursor moved."""

import io
import subprocess

import pytest
from rich.table import Table
from rich.text import Text

from cli.seated import sit
from cli.terminal import COMMAND
from parlour.cli.terminal.console import console
from parlour.kit.box import usual
from parlour.play.match import Match


@pytest.fixture
def printed(monkeypatch):
    def print_one(what, **more):
        paper = io.StringIO()
        monkeypatch.setattr("sys.stdout", paper)
        console().print(what, **more)
        return paper.getvalue()

    return print_one


@pytest.mark.parametrize("words", ["[red]x[/red]", "[/foo]", "[/]", ":smile:", "[link=x]y[/link]"])
def test_nothing_is_markup(words, printed):
    table = Table(box=None)
    table.add_row(words)
    assert printed(words) == f"{words}\n"
    assert printed(Text(words)) == f"{words}\n"
    assert printed(table).split() == [words]


def test_what_cannot_be_seen_is_an_escape(printed):
    words = "a\x1b[2J\x9bb\u202ec\ud800"
    table = Table(box=None)
    table.add_row(Text(words))
    assert printed(words) == "a\\x1b[2J\\x9bb\\u202ec\\ud800\n"
    assert printed(table).strip() in printed(words)
    assert printed("two\nlines") == "two\nlines\n"


def test_the_words_of_a_box_are_printed_as_they_are(tmp_path):
    box = tmp_path / "[red].toml"
    own = usual("mu").read_text("utf-8").replace('title = "Mü"', 'title = "M[/x] :smile: [red]"', 1)
    box.write_text(own, "utf-8")
    done = subprocess.run(
        [*COMMAND, "games", "mu", "--box", box], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0
    assert done.stdout.startswith("M[/x] :smile: [red], for 3 to 6 players; box: your own")


def test_no_word_of_a_file_is_taken_for_a_component(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    match = Match("mu", 3, {"hands": 1}, seed=6)
    said = sit(monkeypatch, match, ["save red 7.json", "save red/7.json", "quit"])[1].getvalue()
    assert "The game is saved in red 7.json;" in said
    assert "red/7.json cannot be written" in said
