"""What all attacks share: how often they try, and how what they tried is told.

An attack is a test of a few hundred tries in `make test` and of very many in `make soak`. It
counts what came of each try in a `tally`, and the end of the run prints all of them.
"""

import random
from collections import Counter

import pytest

TRIED = "tried"  # the property of a test's report that carries its tally


def attack(few: int, many: int):
    """Give a test `tries`: few of them as a rule, many in a soak; and `luck` to try with."""
    soaked = pytest.param(many, marks=pytest.mark.soak, id="soak")
    return pytest.mark.parametrize("tries", [pytest.param(few, id="few"), soaked])


@pytest.fixture
def luck(tries):
    """Chance that is the same in every run."""
    return random.Random(tries)


@pytest.fixture
def tally(request):
    """A count of what came of the tries, printed at the end of the run."""
    counted = Counter()
    yield counted
    request.node.user_properties.append((TRIED, dict(counted)))
    assert counted, "an attack has to count what it tried"
