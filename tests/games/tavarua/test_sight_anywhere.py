"""What holds for every sight of a table of Tavarua: nothing hidden shows, and all is plain data."""

import json
import os
import random
import subprocess
import sys

import pytest

from games.tavarua.positions import (
    GAME,
    choose,
    do,
    legal,
    player,
    stoke_cards,
    table,
)
from games.tavarua.sights import FIVE, moments, view
from parlour.games.tavarua import sight
from parlour.games.tavarua.box import KINDS
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD
from parlour.games.tavarua.rules.counts import one
from parlour.games.tavarua.stoke import STOKE_NAMES, Action
from parlour.games.tavarua.table import Step
from parlour.kit.record import OWNER, SPECTATOR, marks

SHORT_GAMES = [
    (1, {"rounds": 6}),
    (2, {"rounds": 8}),
    (4, {"rounds": 5, "break_rule": "printed"}),
    (6, {"rounds": 4, "unfinished_rides": "score"}),
]
every_game = pytest.mark.parametrize(("players", "options"), SHORT_GAMES)


def redacted(position, viewer):
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return seen


# What nobody may see


@every_game
def test_a_record_and_its_redaction_look_the_same(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, *range(players)):
            assert view(position, viewer) == view(redacted(position, viewer), viewer)


@every_game
def test_what_is_hidden_changes_nothing(players, options):  # tavarua-35
    whim = random.Random(7)
    for position in moments(players, options):
        for viewer in (SPECTATOR, 0):
            other = scrambled(position, viewer, whim)
            assert view(other, viewer) == view(position, viewer)


def scrambled(position, viewer, whim):
    """Other hands, Stoke cards, choices, decks and luck, whatever the viewer cannot see."""
    other = position.copy()
    game = other.games[0]
    for seat in set(range(int(other.seats[0]))) - {viewer}:
        held = game["players"][seat]
        held["hand"] = sum(one(whim.randrange(KINDS)) for _ in range(5))
        held["cards"] = stoke_cards(whim.choices(STOKE_NAMES[1:], k=3))
        held["fresh"] = stoke_cards(whim.choices(STOKE_NAMES[1:], k=2))
        held["step"], held["choices"] = whim.choice(list(Step)), whim.randrange(1, 200)
        for name, most in (("action", 7), ("attached", 13), ("card", 8), ("value", 7)):
            held["choice"][name] = whim.randrange(most)
        held["choice"]["given"] = one(whim.randrange(KINDS))
        game["barriers"][seat] = whim.randrange(5)
    game["deck"], game["stoke_deck"] = whim.randrange(2**60), whim.randrange(2**50)
    game["wave_deck"], game["wave_box"] = whim.randrange(9), whim.randrange(9)
    game["luck"]["key"] = whim.randrange(2**31)
    return other


def test_scrambling_reaches_all_that_the_owner_alone_sees():
    before = table(2, stoke=[["Leash"], ["Leash"]])
    after = scrambled(before, 0, random.Random(2))
    held, was = player(after, 1), player(before, 1)
    hidden = [name for name, seen_by in marks(held.dtype).items() if seen_by == OWNER]
    assert {"hand", "cards", "fresh", "choice", "choices", "step"} == set(hidden)
    assert all(held[name].tobytes() != was[name].tobytes() for name in hidden)


def test_half_a_choice_looks_like_none():  # tavarua-98
    position = table(2, at=["channel 3"], tokens=[2], stoke=[["Leash"], ["Trim"]], dice=[1] * 6)
    others = [view(position, viewer) for viewer in (1, SPECTATOR)]
    attached = FIRST_ATTACH + STOKE_NAMES.index("Leash")
    for move in (attached, FIRST_ACTION + Action.CATCH, legal_card):
        do(position, 0, move(position) if callable(move) else move)
        assert [view(position, viewer) for viewer in (1, SPECTATOR)] == others


def legal_card(position):
    assert legal(position, 0)[0] >= FIRST_CARD
    return legal(position, 0)[0]


def test_only_that_somebody_has_chosen_is_seen():  # tavarua-35
    choices = ("ride T3 as 5 with Leash", "ride M1 with Trim", "bail T1 T2")
    seen = []
    for words in choices:
        position = table(2, at=["wave 3"], tokens=[2], stoke=[["Leash", "Trim"]], hands=[FIVE])
        before = view(position, 1)
        choose(position, 0, words)
        seen.append(view(position, 1))
        for name in ("tokens", "stoke_cards", "pile", "place"):
            assert seen[-1]["players"][0][name] == before["players"][0][name]
    assert seen[0] == seen[1] == seen[2]
    assert (seen[0]["committed"], seen[0]["actors"]) == ([0], [1])
    assert seen[0]["players"][0]["committed"]


@every_game
def test_a_hand_is_seen_by_its_owner_alone(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, *range(players)):
            for shown in view(position, viewer)["players"]:
                own = shown["seat"] == viewer
                assert (shown["hand"] is not None, shown["stoke"] is not None) == (own, own)


# Plain data


@every_game
def test_a_view_is_plain_data(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, 0):
            shown = view(position, viewer)
            assert json.loads(json.dumps(shown)) == shown


def test_a_view_is_fresh_each_time():
    position = table(3, at=["wave 2", "channel 3"], piles=["T1 T2"], stoke=[["Leash"]])
    spoilt = view(position)
    kept = json.dumps(spoilt)
    spoil(spoilt)
    assert json.dumps(view(position)) == kept


def spoil(data):
    """Change everything that can be changed."""
    for part in data.values() if isinstance(data, dict) else data:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


@every_game
def test_looking_changes_nothing(players, options):
    for position in moments(players, options):
        before = position.copy()
        view(position)
        assert position.rows.tobytes() == before.rows.tobytes()


@every_game
def test_actors_are_those_of_the_rules(players, options):
    for position in moments(players, options):
        shown = view(position)
        assert shown["actors"] == GAME.engine.actors(position)
        assert bool(shown["question"]) == bool(shown["actors"])


# What is not the publisher's


def test_the_reconstruction_is_told():
    shown = view(table(2))
    assert shown["reconstructed"]
    assert shown["notice"] == (
        "Card copies, Wave cards and Stoke cards are reconstructed, not the publisher's."
    )
    bare = view(table(2, options={"stoke_cards": "off"}))
    assert bare["notice"] == "Card copies and Wave cards are reconstructed, not the publisher's."


def test_only_what_is_made_up_is_named(monkeypatch):
    def kinds(part, count):
        return {"reconstructed" if part == "stoke_cards" else "official"}

    monkeypatch.setattr(sight, "_kinds", kinds)
    assert sight.notice() == "Stoke cards are reconstructed, not the publisher's."
    assert sight.notice(with_stoke_cards=False) is None


def test_an_owners_box_says_nothing_of_a_reconstruction(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text(
        GAME.box.path.read_text("utf-8").replace('"reconstructed: ', '"official: '), "utf-8"
    )
    environment = {**os.environ, "PARLOUR_BOX_TAVARUA": str(box), "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout == "False None\n"


LOOK = """
from parlour.games.tavarua import GAME
shown = GAME.view(GAME.deal(2, 1).reading(), 0)
print(shown["reconstructed"], shown["notice"])
"""


def test_options_are_named():
    options = {"break_rule": "printed", "rounds": 7}
    assert view(GAME.deal(2, 1, options))["options"] == {
        "break_rule": "printed",
        "stoke_cards": "on",
        "unfinished_rides": "nothing",
        "rounds": 7,
    }
