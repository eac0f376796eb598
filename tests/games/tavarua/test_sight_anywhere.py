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
from games.tavarua.sights import FIVE, aids, moments, view
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import KINDS
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD
from parlour.games.tavarua.rules.counts import one
from parlour.games.tavarua.table import Step
from parlour.kit.record import OWNER, SPECTATOR, marks

pytestmark = pytest.mark.talk

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
def test_what_is_hidden_changes_nothing(players, options):  # tavarua-35
    whim = random.Random(7)
    for position in moments(players, options):
        for viewer in (SPECTATOR, 0):
            other = scrambled(position, viewer, whim)
            assert view(other, viewer) == view(position, viewer)
        assert aids(other) == aids(position)
        assert GAME.ask(other.reading(), 0) == GAME.ask(position.reading(), 0)


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
        was, now = (shown["players"]["seat.0"] for shown in (before, seen[-1]))
        assert now == {**was, "committed": True}
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["deciding"] == [{"seat": 1, "question": "action"}]


@every_game
def test_a_hand_is_seen_by_its_owner_alone(players, options):
    for position in moments(players, options):
        assert not any(view(position, SPECTATOR)[name] for name in ("hand", "stoke", "fresh"))
        for seat in range(players):
            held = sum(card["amount"] for card in view(position, seat)["hand"].values())
            assert {"amount": held} in view(position)["players"][f"seat.{seat}"]["hand"].values()


# Plain data


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


# What is not the publisher's


def notices(position):
    shown = GAME.setting(position.reading())["notices"]
    return {notice["provenance"]: notice["about"] for notice in shown}


def test_the_reconstruction_is_told():
    assert notices(table(2))["reconstructed"] == "cards, waves, stoke cards"
    bare = table(2, options={"stoke_cards": "off"})
    assert notices(bare)["reconstructed"] == "cards, waves"
    assert GAME.setting(bare.reading())["stoke_cards"] == {}
    shown = GAME.setting(table(2).reading())
    for part in ("cards", "stoke_cards", "wave_cards"):
        assert {face["provenance"] for face in shown[part].values()} == {"reconstructed"}


def test_an_owners_box_says_nothing_of_a_reconstruction(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text(
        GAME.box.path.read_text("utf-8").replace('"reconstructed: ', '"official: '), "utf-8"
    )
    environment = {**os.environ, "PARLOUR_BOX_TAVARUA": str(box), "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout == "False\n"


LOOK = """
from parlour.games.tavarua import GAME
shown = GAME.setting(GAME.deal(2, 1).reading())
print("reconstructed" in str(shown))
"""
