"""The same rooms in every game's folder, so that who knows one finds their way in all."""

from pathlib import Path

import pytest

from parlour.games import SHELF, sheet

pytestmark = pytest.mark.talk

GAMES = Path(sheet.__file__).parent
# A room is a module or, where it needs several, a folder.
ROOMS = {
    "__init__": "binds the game, and maps the folder",
    "RULES": "the numbered sheet",
    "box": "what is in the box, as data and as tables for the rules",
    "table": "the record",
    "options": "before a game",
    "moves": "numbers of moves",
    "rules": "the sheet as code",
    "guess": "what a seat cannot see, dealt anew",
    "bots": "how light playouts choose",
    "nouns": "kinds of things: numbers, ids, names",
    "questions": "what is asked and answered",
    "plans": "the steps that make one choice",
    "events": "what happens",
    "reasons": "why not",
    "words": "what people may type beside the words of moves",
    "sight": "setting, view and aids",
    "census": "every component counted",
}
SIGHT = {"__init__", "schema", "setting", "table", "players", "aids"}
MOST_MODULES = 15


def stems(folder):
    return {path.stem for path in folder.iterdir() if not path.name.startswith("__pycache__")}


@pytest.mark.parametrize("name", SHELF)
def test_a_games_folder_has_the_same_rooms_as_all_others(name):
    assert stems(GAMES / name) == set(ROOMS)


@pytest.mark.parametrize("name", SHELF)
def test_sight_has_the_same_parts_in_every_game(name):
    assert stems(GAMES / name / "sight") >= SIGHT


@pytest.mark.parametrize("name", SHELF)
def test_reasons_are_found_by_the_chapter_of_the_rules(name):
    shared = stems(GAMES / name / "reasons") & stems(GAMES / name / "rules")
    assert len(shared) * 2 > len(stems(GAMES / name / "reasons"))


def test_no_folder_has_too_many_modules():
    package = GAMES.parent
    folders = {path.parent for path in package.rglob("*.py")}
    crowded = {
        str(folder.relative_to(package)): count
        for folder in folders
        if (count := len(list(folder.glob("*.py")))) > MOST_MODULES + 1  # and __init__
    }
    assert crowded == {}
