"""Every rule of every sheet stands in the code that implements it and in a test that proves it."""

import re
from pathlib import Path

import pytest

from parlour.games import SHELF, sheet

pytestmark = pytest.mark.talk

TESTS = Path(__file__).parent
GAMES = Path(sheet.__file__).parent


def cited(folder, name):
    """The rule ids named in a folder's Python files."""
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(rf"\b{name}-[A-Z]?\d+[a-z]?\b", text))


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_is_cited_by_code_and_by_a_test(name):
    rules = set(sheet.rules(name))
    assert rules
    assert rules - cited(GAMES / name, name) == set()
    assert rules - cited(TESTS / name, name) == set()


@pytest.mark.parametrize("name", SHELF)
def test_nothing_cites_a_rule_that_does_not_exist(name):
    rules = set(sheet.rules(name))
    assert cited(GAMES / name, name) | cited(TESTS / name, name) <= rules


@pytest.mark.parametrize("name", SHELF)
def test_every_line_of_the_sheet_that_looks_like_a_rule_is_one(name):
    text = (GAMES / name / "RULES.md").read_text("utf-8")
    assert len(sheet.rules(name)) == sum(line.startswith("- **") for line in text.splitlines())


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_says_where_it_comes_from(name):
    kinds = ("seed", "official", "seen", "inferred", "reconstructed", "decision")
    for rule in sheet.rules(name).values():
        assert rule.provenance.startswith(kinds), rule.id


def test_project_l_names_every_rule_that_goes_against_its_sheet():
    """The seed wins wherever sources differ, except where the preface and the rule say so."""
    preface = (GAMES / "project_l" / "RULES.md").read_text("utf-8").partition("## ")[0]
    exceptions = preface.partition("against the letter of the sheet")[2]
    rules = sheet.rules("project_l").values()
    marked = [rule.id for rule in rules if "against the letter" in rule.provenance]
    assert re.findall(r"project_l-\d+", exceptions) == marked
    assert marked == [f"project_l-{number}" for number in (29, 37, 42, 56, 71)]
