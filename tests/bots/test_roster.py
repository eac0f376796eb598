"""The bots that may be given a seat by an id: what is said of them is so."""

import json
import re
from pathlib import Path

import pytest

from parlour.bots import make
from parlour.bots.roster import ROSTER, seated
from parlour.errors import BadNumber, UnknownBot
from toys.pennies import GAME as PENNIES

MEASURED = Path(__file__).parents[2] / "benchmarks" / "results" / "bot_strength.json"


@pytest.mark.parametrize("id", ROSTER)
def test_every_id_seats_a_bot_that_decides_as_its_seed_says(id):
    held = PENNIES.deal(3, 1)
    thoughts = [seated(id, 4).choose(PENNIES, held, 0) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].move in PENNIES.engine.legal_moves(held, 0)
    assert ROSTER[id].id == id


def test_a_number_in_an_id_is_its_playouts_a_decision():
    held = PENNIES.deal(3, 1)
    for playouts in (200, 2000):
        wanted = make("mc", 4, playouts=playouts).choose(PENNIES, held, 0)
        assert seated(f"mc-{playouts}", 4).choose(PENNIES, held, 0) == wanted


def test_the_strength_told_is_what_was_measured():
    kept = json.loads(MEASURED.read_text())
    exactly = {game for game, playouts in kept["playouts"].items() if playouts == 200}
    assert exactly == {"project_l", "snapshot", "tavarua"}
    shares = [
        float(said.split()[0])
        for row, said in kept["results"].items()
        if row.split(",")[0] in exactly and "share of wins" in row
    ]
    told = re.search(r"won (\d+) to (\d+) %", ROSTER["mc-200"].strength)
    assert [int(figure) for figure in told.groups()] == [
        round(100 * share) for share in (min(shares), max(shares))
    ]


def test_a_bot_that_nobody_measured_says_so_by_saying_nothing():
    assert {id for id, listed in ROSTER.items() if listed.strength is None} == {"random", "mc-2000"}


@pytest.mark.parametrize("id", ["mc", "deep blue", "", None, 3])
def test_an_unknown_id_gets_a_sentence(id):
    with pytest.raises(UnknownBot, match=r"can be seated; there are random, mc-200, mc-2000\.$"):
        seated(id, 1)


def test_a_seed_that_is_no_number_gets_a_sentence():
    with pytest.raises(BadNumber, match=r"^A seed must be a whole number"):
        seated("random", "x")
