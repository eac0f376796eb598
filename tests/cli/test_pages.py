"""A table that is taller than the terminal, a page at a time."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from cli.project_l_scenes import NAMES, STEPS, scene_of
from cli.terminal import PAGE, PROMPT, Terminal
from parlour.cli.pages import paged
from parlour.cli.screen import Screen
from parlour.play.match import Match

TOLD = [
    {"kind": "revealed", "seat": None, "words": f"puzzle w{number:02} comes up"}
    for number in range(1, 9)
] + [{"kind": "took", "seat": 0, "words": "Ann takes w01"}]


def test_blocks_fill_pages_from_the_end():
    blocks = [list("abc"), list("de"), list("fgh"), list("i")]
    assert paged(blocks, 9) == [list("abcdefghi")]
    assert paged(blocks, 6) == [list("abc"), list("defghi")]
    assert paged(blocks, 5) == [list("abcde"), list("fghi")]


def test_a_block_is_broken_where_a_page_would_stay_half_empty():
    assert paged([list("abcdefgh"), list("i")], 5) == [list("abcd"), list("efghi")]
    assert paged([list("abcdefghijkl")], 5) == [list("ab"), list("cdefg"), list("hijkl")]
    assert paged([[], list("a"), []], 5) == [list("a")]


class Read(Screen):
    """A screen of a size of its own whose pages are kept."""

    def __init__(self, monkeypatch, width, height):
        super().__init__(Match("project_l", 6, seed=1, names=NAMES))
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        self.console = Console(
            file=io.StringIO(), width=width, height=height, color_system=None, highlight=False
        )
        self.is_live, self.pages = True, [""]

    def clear(self):
        self.console.file = io.StringIO()

    def _show(self, page):
        super()._show(page)
        self.pages.append(self.console.file.getvalue())

    def read(self, prompt=PROMPT):
        assert prompt == PAGE
        return ""


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40), (120, 60)])
def test_every_page_fits_and_none_is_lost(monkeypatch, step, width, height):
    scene, screen = scene_of(STEPS[step]()), Read(monkeypatch, width, height)
    screen.ask(scene, TOLD)
    pages = [page.splitlines() for page in screen.pages[1:]]
    assert all(len(page) < height for page in pages)
    told = "\n".join(line for page in pages for line in page)
    assert re.match(r"Puzzle w01 comes up; .* w08\.\s+Ann takes w01\.\n", told)
    order = ["Project L · round", "supply ", "You: ", "\nAnn: "]
    assert [told.count(part) for part in order] == [1] * 4
    assert sorted(order, key=told.index) == order
    assert "\nAnn: " in screen.pages[-1]
    if height >= 40 and step != "wealth":
        assert "You: " in screen.pages[-1]


def test_with_room_all_stands_on_one_page(monkeypatch):
    screen = Read(monkeypatch, 80, 60)
    screen.ask(scene_of(STEPS["action"]()), TOLD)
    assert len(screen.pages) == 2


class Typing(Read):
    """A person who types at the foot of the pages."""

    def __init__(self, monkeypatch, *lines):
        super().__init__(monkeypatch, 80, 24)
        typed = iter(lines)
        monkeypatch.setattr("builtins.input", lambda prompt: next(typed))

    read = Screen.read


def test_an_answer_at_the_foot_of_a_page_is_taken(monkeypatch):
    screen = Typing(monkeypatch, "", " take w05 ", "undo")
    screen.ask(scene_of(STEPS["wealth"]()), TOLD)
    assert screen.read() == "take w05"
    assert "take w05" in screen.console.file.getvalue()
    assert screen.read() == "undo"


def test_who_answers_skips_to_the_last_page(monkeypatch):
    patient = Typing(monkeypatch, *[""] * 9)
    patient.ask(scene_of(STEPS["wealth"]()), TOLD)
    assert len(patient.pages) > 3
    hasty = Typing(monkeypatch, "1")
    hasty.ask(scene_of(STEPS["wealth"]()), TOLD)
    assert hasty.pages == [*patient.pages[:2], patient.pages[-1]]


def test_the_opening_stands_above_the_first_table_alone(monkeypatch):
    screen = Read(monkeypatch, 80, 60)
    screen.opening = [Text("Fill puzzles.")]
    for times in (1, 0):
        screen.pages = [""]
        screen.ask(scene_of(STEPS["action"]()), TOLD)
        assert "\n".join(screen.pages).count("Fill puzzles.") == times


def test_a_move_typed_instead_of_turning_the_page_is_made(tmp_path):
    arguments = ("play", "project_l", "--players", "2", "--bots", "random", "--seed", "3")
    with Terminal(*arguments, folder=tmp_path, lines=24) as sitting:
        assert sitting.wait(PROMPT, PAGE, seconds=300) == PAGE
        assert "Have the most points when the game ends" in " ".join(sitting.screen.split())
        sitting.type("dot")
        assert "fetches D1 from the supply" in " ".join(sitting.screen.split())
        assert "Have the most points" not in sitting.screen


def test_a_small_terminal_turns_pages(tmp_path):
    arguments = ("play", "project_l", "--players", "4", "--bots", "random,random,random")
    with Terminal(*arguments, "--seed", "3", folder=tmp_path, lines=24) as sitting:
        asked = sitting.wait(PROMPT, PAGE, seconds=300)
        while asked == PAGE:
            asked = sitting.type("")
        assert sitting.type("1") == PAGE
        assert "Project L · round 1" in sitting.screen
        assert "1 take" in sitting.screen
        first = sitting.screen
        assert sitting.type("") == PROMPT
        assert re.search(r"\nSeat 1: You have 2 actions left", sitting.screen)
        assert "1: w" in sitting.screen
        assert len(sitting.screen.splitlines()) <= 24
        assert sitting.type("table") == PAGE
        assert sitting.screen == first
