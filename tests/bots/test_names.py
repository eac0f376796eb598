"""Bots by name, and budgets that make no sense."""

import math

import pytest

from parlour.bots import BOTS, make
from parlour.errors import BadNumber, UnknownBot


def test_an_unknown_name_gets_a_sentence():
    with pytest.raises(UnknownBot, match=r'^There is no bot "deep blue"; there are random, mc\.$'):
        make("deep blue")


def test_every_name_makes_its_bot():
    assert [type(make(name)) for name in BOTS] == list(BOTS.values())


@pytest.mark.parametrize(
    ("budget", "sentence"),
    [
        ({"playouts": 0}, "A bot needs at least 1 playout, not 0."),
        ({"seconds": 0}, "A bot needs more than 0 seconds and an end, not 0."),
        ({"seconds": math.inf}, "A bot needs more than 0 seconds and an end, not inf."),
        ({"seconds": math.nan}, "A bot needs more than 0 seconds and an end, not nan."),
        ({"threads": 0}, "A bot needs at least 1 thread, not 0."),
        ({"playouts": 9, "seconds": 1}, "A bot has a number of playouts or of seconds, not both."),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(budget, sentence):
    with pytest.raises(BadNumber) as refusal:
        make("mc", **budget)
    assert str(refusal.value) == sentence
