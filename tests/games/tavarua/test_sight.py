"""What a seat of Tavarua sees of sea, players and scores, and which question it is asked."""

import random

import pytest

from games.tavarua.positions import (
    GAME,
    cards,
    choose,
    commit_all,
    do,
    legal,
    next_wave,
    table,
)
from games.tavarua.sights import FIVE, me, view
from parlour.games.tavarua.box import BARREL, KIND_COPIES, ROWS, SHIFT, WAVES
from parlour.games.tavarua.moves import BUY, DONE, FIRST_ACTION, FIRST_ATTACH, FIRST_CARD
from parlour.games.tavarua.rules.sea import has_broken, is_perfect, places_free, row_value
from parlour.games.tavarua.stoke import STOKE_NAMES, Action
from parlour.games.tavarua.table import Phase
from parlour.kit.record import SPECTATOR

# The sea


@pytest.mark.parametrize("break_rule", ["seed", "printed"])
def test_waves_break_as_the_rules_say(break_rule):  # tavarua-47, tavarua-57, tavarua-90
    for seed in range(12):
        position = table(2, seed=seed, options={"break_rule": break_rule}, at=["wave 3", "wave 1"])
        position.games[0]["dice"] = random.Random(seed).choices(range(1, 7), k=ROWS)
        game = position.games[0]
        for row in view(position)["sea"]:
            space = row["space"]
            assert row["row"] == row_value(game, space)
            assert row["broken"] == has_broken(game, space)
            assert row["perfect"] == is_perfect(game, space)
            assert row["free"] == max(0, places_free(game, space))


def test_the_outermost_row_comes_first():  # tavarua-02
    position = table(3, at=["channel 6", "wave 1", "channel 6"], dice=[5, 2, 3, 4, 1, 6])
    outer, *_, inner = view(position)["sea"]
    assert (outer["space"], outer["row"], outer["die"], outer["beside"]) == (6, 1, 6, [0, 2])
    assert (inner["space"], inner["row"], inner["die"], inner["surfers"]) == (1, 6, 5, [1])
    assert (inner["capacity"], inner["free"]) == (2, 1)


@pytest.mark.parametrize("break_rule", ["seed", "printed"])
def test_the_next_round_is_foretold(break_rule):  # tavarua-15, tavarua-16
    position = table(2, options={"break_rule": break_rule}, at=["wave 4"], hands=[FIVE, FIVE])
    before = view(position)["sea"]
    commit_all(next_wave(position, 0), "ride T1", "wait T1")
    after = view(position)["sea"]
    assert before[-1]["next"] is None
    for was, now in zip(before[:-1], after[1:], strict=True):
        assert {name: now[name] for name in was["next"]} == was["next"]
        assert {name: now[name] for name in was["next"]} == coming(before, now["space"])


def coming(rows, space):
    """The wave that was said to come beside a channel space."""
    return next(row["coming"] for row in rows if row["space"] == space)


def test_a_new_wave_may_break_at_once():  # tavarua-16
    (outer, *_) = view(table(2))["sea"]
    breaks = {"ways": 1, "of": 6, "chance": 1 / 6}
    assert outer["coming"] == {"row": 1, "die": None, "breaks": breaks}


def test_a_party_wave_leaves_no_place_below_zero():  # tavarua-94
    position = table(3, at=["wave 2", "wave 2", "wave 2"], dice=[1] * 6)
    assert view(position)["sea"][4]["free"] == 0


# Wave cards


def test_wave_cards_that_were_turned_up():  # tavarua-69
    position = table(2, hands=[FIVE, FIVE])
    fresh = view(position)["waves"]
    assert (fresh["left"], fresh["last"], fresh["barrels_seen"]) == (25, None, 0)
    assert (fresh["barrels_most"], fresh["barrel"]["ways"], fresh["barrel"]["of"]) == (4, 4, 37)
    assert len(fresh["kinds"]) == WAVES
    commit_all(next_wave(position, 2, barrel=True), "wait T1", "wait T1")
    shown = view(position)["waves"]
    assert shown["last"] == {"shift": 2, "barrel": True}
    assert shown["barrels_seen"] == 1
    kind = next(k for k in shown["kinds"] if k["shift"] == 2 and k["barrel"])
    assert (kind["copies"], kind["seen"], kind["unseen"]) == (2, 1, 1)
    assert sum(k["next"]["chance"] for k in shown["kinds"]) == pytest.approx(1)
    assert [k["shift"] for k in shown["kinds"]] == SHIFT.tolist()
    assert [k["barrel"] for k in shown["kinds"]] == BARREL.tolist()


# Questions and choices


def test_boards_are_asked_one_after_another():  # tavarua-05
    position = GAME.deal(3, 1)
    shown = view(position, 2)
    (seat,) = GAME.engine.actors(position)
    assert (shown["phase"], shown["first"], shown["order"][0]) == ("boards", seat, seat)
    asks = "take the short or the long board"
    assert shown["question"] == {
        "seats": [seat],
        "step": "board",
        "asks": asks,
        "rule": "tavarua-05",
    }
    assert shown["choice"] is None


def test_a_question_is_the_viewers_own():  # tavarua-98
    position = table(2, at=["wave 3"], tokens=[2, 0], stoke=[["Leash"]], hands=[FIVE])
    assert view(position)["question"]["step"] == "attach"
    assert view(position, 1)["question"]["step"] == "action"
    watched = view(position, SPECTATOR)["question"]
    assert (watched["seats"], watched["step"], watched["rule"]) == ([0, 1], None, "tavarua-35")


def test_a_choice_grows_step_by_step():  # tavarua-98
    position = table(2, at=["wave 3"], tokens=[2], stoke=[["Leash"]], hands=[FIVE])
    empty = {"made": False, "attached": None, "action": None, "card": None, "value": None}
    assert view(position)["choice"] == {**empty, "given": []}
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index("Leash"))
    assert view(position)["choice"]["attached"] == "Leash"
    do(position, 0, FIRST_ACTION + Action.RIDE)
    assert view(position)["choice"]["action"] == "ride"
    do(position, 0, FIRST_CARD + 2)
    half = view(position)["choice"]
    assert (half["card"], half["value"], half["made"]) == ("T3", None, False)
    assert not view(position)["may_take_back"]
    do(position, 0, legal(position, 0)[-1])
    whole = view(position)["choice"]
    assert (whole["card"], whole["value"], whole["made"]) == ("T3", 5, True)
    assert view(position)["may_take_back"]
    assert view(position)["question"]["step"] is None
    assert not view(position, 1)["may_take_back"]
    assert view(position, 1)["choice"]["made"] is False


def test_an_exchange_names_cards():  # tavarua-11
    position = table(2, phase=Phase.EXCHANGE, hands=[FIVE, FIVE])
    choose(position, 0, "T1 M2")
    assert view(position)["choice"]["given"] == ["T1", "M2"]
    assert view(position)["choice"]["action"] is None
    assert view(position, SPECTATOR)["choice"] is None


def test_what_was_done_is_told_after_the_reveal():  # tavarua-35
    position = table(2, at=["wave 3"], tokens=[2], stoke=[["Leash"]], hands=[FIVE, FIVE])
    assert me(position)["did"] is None
    commit_all(next_wave(position, 0), "ride M1 as 2 with Leash", "wait T1 M2")
    did = [p["did"] for p in view(position, SPECTATOR)["players"]]
    assert did[0] == {
        "action": "ride",
        "attached": "Leash",
        "card": "M1",
        "value": 2,
        "tokens": 1,
        "given": [],
    }
    assert (did[1]["action"], did[1]["card"], did[1]["given"]) == ("wait", None, ["T1", "M2"])


# Players


def test_a_surfer_on_a_wave():  # tavarua-74, tavarua-75
    seats = {0: {"pile_stoke": 1, "hang_tens": 1, "barrels": 1, "perfect": 1, "bonus": 2}}
    seats[0]["best"] = [[0, 0], [12, 8]]
    position = table(
        2, at=["wave 3"], boards=["long"], balances=[-2], piles=["T3 M1"], seats=seats, rounds=23
    )
    shown = me(position, 0)
    assert (shown["place"], shown["space"], shown["board"]) == ("wave", 3, "long")
    assert (shown["balance"], shown["reach"], shown["pile"]["cards"]) == (-2, 3, ["T3", "M1"])
    worth = 3 + 1 + 1 + 2 + 5 + 2 + 2
    assert shown["pile"]["worth"] == worth
    ride = shown["ride"]
    assert ride["bailed"] == {"points": worth, "gain": worth - 8, "replaces": 8}
    assert (ride["shore"]["points"], ride["wiped_out"]["points"]) == (worth + 2, 3)
    assert (ride["lands_in"], ride["lands_in_time"]) == (3, False)
    assert view(position)["players"][1]["ride"] is None


@pytest.mark.parametrize(("rounds", "space"), [(22, 3), (24, 1), (23, 3), (25, 1)])
def test_whether_a_ride_comes_in_before_the_end(rounds, space):  # tavarua-80
    position = table(1, at=[f"wave {space}"], hands=["T1 M1 T1 M1 T1"], rounds=rounds)
    told = me(position)["ride"]["lands_in_time"]
    for card in ("T1", "M1", "T1"):
        if GAME.engine.actors(position) and me(position)["place"] == "wave":
            position.games[0]["players"][0]["hand"] = cards("T1 M1 T1 M1 T1")
            choose(next_wave(position, 0), 0, f"ride {card}")
            position.games[0]["players"][0]["balance"] = 0
    assert (me(position)["place"] == "shore") == told


def test_stoke_cards_of_ones_own_tell_their_text():  # tavarua-23
    position = table(2, stoke=[["Leash"]], tokens=[1], hands=[FIVE, FIVE])
    commit_all(position, "wait T1", "wait T1")
    while GAME.engine.actors(position) != [0]:
        do(position, GAME.engine.actors(position)[0], DONE)
    do(position, 0, BUY)
    shown = me(position)
    leash, fresh = shown["stoke"]
    assert (leash["name"], leash["fresh"], leash["actions"]) == ("Leash", False, ["ride", "catch"])
    assert leash["text"].startswith("If you wipe out")
    assert (fresh["fresh"], shown["stoke_cards"]) == (True, {"ripe": 1, "fresh": 1})
    assert view(position, 1)["players"][0]["stoke_cards"] == {"ripe": 1, "fresh": 1}


def test_cards_that_cannot_be_played_are_marked():  # tavarua-06
    position = table(2, boards=["long"], hands=["T1 T4 M1 M3 M4"])
    assert [c["card"] for c in me(position)["hand"] if not c["playable"]] == ["T4", "M4"]
    assert [c["towards"] for c in me(position)["hand"]] == ["nose"] * 2 + ["tail"] * 3


def test_discards_lie_open():  # tavarua-35
    position = table(2, hands=[FIVE, FIVE], stoke=[["Dawn Patrol"]])
    commit_all(position, "wait T1 M2 with Dawn Patrol", "wait T1")
    shown = view(position, SPECTATOR)
    assert {code: n for code, n in shown["discard"].items() if n} == {"T1": 2, "M2": 1}
    assert [(c["name"], c["count"]) for c in shown["stoke_discard"]] == [("Dawn Patrol", 1)]
    assert shown["deck"] == KIND_COPIES.sum() - 13


# Scores


def test_titles_as_of_now():  # tavarua-81 to tavarua-84
    best = [[[12, 8], [9, 0]], [[3, 0], [14, 13]], [[9, 8], [9, 9]]]
    position = table(3, seats={seat: {"best": rides} for seat, rides in enumerate(best)})
    shown = view(position)["players"]
    assert [p["titles"] for p in shown] == [["short"], ["long"], []]
    assert [p["champion"] for p in shown] == [True, False, False]
    assert [p["scores"]["short"] for p in shown] == [20, 3, 17]
    assert [p["total"] for p in shown] == [29, 30, 35]
    assert [p["finish"] for p in shown] == [None] * 3


def test_the_end():  # tavarua-80, tavarua-87
    position = table(2, rounds=25, hands=[FIVE, FIVE], seats={1: {"best": [[9, 0], [1, 0]]}})
    assert view(position)["last_round"]
    commit_all(position, "wait T1", "wait T1")
    shown = view(position)
    assert (shown["phase"], shown["actors"], shown["question"]) == ("over", [], None)
    assert not shown["last_round"]
    assert [p["finish"] for p in shown["players"]] == [2, 1]


@pytest.mark.parametrize(("best", "rank"), [(0, "Grommet"), (24, "Grommet"), (25, "Local")])
def test_alone_there_is_a_rank(best, rank):  # tavarua-89
    position = table(1, seats={0: {"best": [[best, 0], [0, 0]]}})
    assert me(position)["rank"] == rank
    assert view(table(2))["players"][0]["rank"] is None
