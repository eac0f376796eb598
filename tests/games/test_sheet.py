"""Rule sheets: the goal, and rules found by their number or by words."""

import re

import pytest

from parlour.errors import UnknownRule
from parlour.games import SHELF, sheet


@pytest.mark.parametrize("name", SHELF)
def test_the_goal_is_three_sentences_that_fit_on_a_screen(name):
    goal = sheet.goal(name)
    assert len(re.findall(r"[.!?](?= [A-Z]|$)", goal)) == 3
    assert goal.endswith(".")
    assert len(goal) < 480  # six lines of 80 columns
    assert "*" not in goal
    assert not any(word.isdigit() and len(word) > 2 for word in goal.split())


@pytest.mark.parametrize("number", ["63", "mu-63", "MU-63", " 63 "])
def test_a_rule_is_found_by_its_number_alone(number):
    assert [rule.id for rule in sheet.found("mu", number)] == ["mu-63"]
    assert [rule.id for rule in sheet.found("mu", "T1")] == ["mu-T1"]


@pytest.mark.parametrize(
    ("name", "words", "best"),
    [
        ("mu", "follow suit", "mu-63"),
        ("mu", "following the suit", "mu-63"),
        ("mu", "Minor Trump", "mu-44"),
        ("project_l", "free dot", "project_l-34"),
        ("tavarua", "wipes out", "tavarua-60"),
        ("small_islands", "volcanic tile", "small_islands-37"),
    ],
)
def test_the_rule_that_is_about_the_words_comes_first(name, words, best):
    assert sheet.found(name, words)[0].id == best


def test_all_rules_about_a_word_are_found_and_others_are_not():
    found = sheet.found("mu", "trump")
    assert {"mu-42", "mu-44", "mu-62"} <= {rule.id for rule in found}
    assert all("trump" in f"{rule.text} {rule.chapter}".lower() for rule in found)
    assert len(found) == len(set(found)) < len(sheet.rules("mu"))


def test_a_word_that_all_rules_have_does_not_hide_the_one_that_counts():
    found = sheet.found("small_islands", "what happens to a player with the curse")
    assert any("Curse" in rule.text for rule in found[:2])


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("trmp", 'No rule of mu has the words "trmp"; did you mean "trump"?'),
        ("xyzzy", 'No rule of mu has the words "xyzzy"; `parlour rules mu` shows them all.'),
        ("the", 'No rule of mu has the words "the"; `parlour rules mu` shows them all.'),
        ("", "Say which rule, by its number or by words, like: rule 20."),
        ("mu-99", 'mu has no rule "mu-99"; its rules run from mu-01 to mu-92.'),
    ],
)
def test_what_is_not_found_is_one_sentence(wanted, sentence):
    with pytest.raises(UnknownRule) as refusal:
        sheet.found("mu", wanted)
    assert str(refusal.value).startswith(sentence)
