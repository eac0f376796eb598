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
from games.tavarua.sights import FIVE, aids, asked, me, players, rows, view
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import KIND_COPIES
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.box.waves import BARREL, SHIFT, WAVES
from parlour.games.tavarua.moves import BUY, DONE, FIRST_ACTION, FIRST_ATTACH, FIRST_CARD
from parlour.games.tavarua.rules.sea import has_broken, is_perfect, places_free
from parlour.games.tavarua.table import Phase
from parlour.kit.record import SPECTATOR

pytestmark = pytest.mark.talk

# The sea


@pytest.mark.parametrize("break_rule", ["seed", "printed"])
def test_waves_break_as_the_rules_say(break_rule):  # tavarua-47, tavarua-57, tavarua-90
    for seed in range(12):
        position = table(2, seed=seed, options={"break_rule": break_rule}, at=["wave 3", "wave 1"])
        position.games[0]["dice"] = random.Random(seed).choices(range(1, 7), k=ROWS)
        game, spaces = position.games[0], GAME.setting(position.reading())["channel"]
        for row, wave in rows(position).items():
            space = 7 - row if break_rule == "seed" else row
            assert wave["broken"] == has_broken(game, space)
            assert wave["broken"] == (wave["die"] in spaces[f"channel.{row}"]["broken"])
            assert wave["perfect"] == is_perfect(game, space)
            assert wave["perfect"] == (wave["die"] == row)
            assert wave["free"] == max(0, places_free(game, space))


def test_rows_are_counted_from_the_outside_in():  # tavarua-02, tavarua-47
    position = table(3, at=["channel 6", "wave 1", "channel 6"], dice=[5, 2, 3, 4, 1, 6])
    assert list(view(position)["waves"]) == [f"wave.{row}" for row in range(1, 7)]
    assert (rows(position)[1]["die"], rows(position)[6]["die"]) == (6, 5)
    assert [(p["where"], p["row"]) for p in players(position)] == [
        ("channel", 1),
        ("wave", 6),
        ("channel", 1),
    ]


@pytest.mark.parametrize(("break_rule", "numbers"), [("seed", "123456"), ("printed", "654321")])
def test_a_row_has_one_number_everywhere(break_rule, numbers):  # tavarua-47, tavarua-90
    at, hands = ["channel 6", "channel 1", "wave 1"], ["T1 T2 M1 M1 M1"] * 3
    options = {"break_rule": break_rule}
    position = table(3, at=at, hands=hands, dice=[1, 1, 1, 1, 1, 6], options=options)
    spaces, out, shore = GAME.setting(position.reading())["channel"], numbers[0], numbers[-1]
    assert "".join(str(space["row"]) for space in spaces.values()) == numbers
    assert list(spaces) == [f"channel.{row}" for row in numbers]
    assert list(view(position)["waves"]) == [f"wave.{row}" for row in numbers]
    assert [p["row"] for p in players(position)] == [int(out), int(shore), int(shore)]
    reached = {p["reaches"] for p in aids(position, 1)["prospects"] if p["value"] == 2}
    assert reached == {f"channel.{numbers[3]}", f"channel.{shore}"}
    commit_all(next_wave(position, 0), "paddle in T2", "paddle out T2", "ride T1")
    told = [GAME.events.of(event).told(event) for event in position.events()]
    words = [line["words"] for line in told if line["kind"] == "paddled"]
    assert words == [f"seat 1 gets in to row {numbers[2]}", f"seat 2 gets out to row {numbers[3]}"]
    things = [thing for line in told for thing in line["things"]]
    assert {"from": f"wave.{shore}", "to": "place.shore"} in things
    assert {"to": f"wave.{out}"} in things


@pytest.mark.parametrize("players", range(1, 7))
def test_room_goes_by_the_number_of_players(players):  # tavarua-48, tavarua-88
    position = table(players, at=["wave 3"], dice=[1, 2, 3, 4, 5, 6])
    holds = 1 if players <= 4 else 2
    assert GAME.setting(position.reading())["capacity"] == holds
    free = {row: wave["free"] for row, wave in rows(position).items()}
    assert free == dict.fromkeys(range(1, 7), holds) | {4: holds - 1}


@pytest.mark.parametrize("break_rule", ["seed", "printed"])
def test_the_next_round_is_foretold(break_rule):  # tavarua-15, tavarua-16
    position = table(2, options={"break_rule": break_rule}, at=["wave 4"], hands=[FIVE, FIVE])
    before = list(rows(position).values())
    commit_all(next_wave(position, 0), "ride T1", "wait T1")
    after = list(rows(position).values())
    assert before[-1]["next"] is None
    for row in range(5):
        now = after[row + 1]
        assert {"broken": now["broken"], "perfect": now["perfect"]} == before[row]["next"]
        assert [now[name] for name in ("die", "free")] == [
            before[row][name] for name in ("die", "free")
        ]


@pytest.mark.parametrize("break_rule", ["seed", "printed"])
def test_a_new_wave_may_break_at_once(break_rule):  # tavarua-16
    found = aids(table(2, options={"break_rule": break_rule}))["breaks"]
    assert found == {"cases": 1, "of": 6, "chance": 1 / 6}


def test_a_party_wave_leaves_no_place_below_zero():  # tavarua-94
    position = table(3, at=["wave 2", "wave 2", "wave 2"], dice=[1] * 6)
    assert rows(position)[5]["free"] == 0


# Wave cards


def test_wave_cards_that_were_turned_up():  # tavarua-69
    position = table(2, hands=[FIVE, FIVE])
    fresh, chances = view(position), aids(position)
    assert (fresh["decks"]["deck.waves"], fresh["last_wave"]) == ({"amount": 25}, None)
    assert fresh["turned"] == {}
    assert (chances["barrel"]["cases"], chances["barrel"]["of"]) == (4, 37)
    commit_all(next_wave(position, 2, barrel=True), "wait T1", "wait T1")
    shown, chances = view(position), aids(position)
    assert shown["last_wave"] == "barrel-nose-2"
    assert shown["turned"] == {"turned.barrel-nose-2": {"amount": 1}}
    assert chances["next_wave"]["barrel-nose-2"]["unseen"] == 1
    assert sum(k["next"]["chance"] for k in chances["next_wave"].values()) == pytest.approx(1)
    faces = GAME.setting(position.reading())["wave_cards"]
    assert faces["barrel-nose-2"]["copies"] == 2
    assert [face["shift"] for face in faces.values()] == SHIFT.tolist()
    assert [face["barrel"] for face in faces.values()] == BARREL.tolist()
    assert list(faces) == list(chances["next_wave"])
    assert len(faces) == WAVES


# Questions and choices


def deciding(position, viewer):
    return {d["seat"]: d["question"] for d in view(position, viewer)["deciding"]}


def test_boards_are_asked_one_after_another():  # tavarua-05
    position = GAME.deal(3, 1)
    (seat,) = GAME.engine.actors(position)
    for viewer in (0, 1, 2, SPECTATOR):
        assert deciding(position, viewer) == {seat: "board"}
    shown = view(position, 2)
    assert (shown["phase"], shown["first"], shown["choice"]) == ("boards", seat, None)
    assert [p["board"] for p in players(position)] == [None] * 3
    after = position.copy()
    do(after, seat, 1)
    assert players(after)[seat]["board"] == "long"
    assert [p["board"] for p in players(after)].count(None) == 2
    ask = GAME.ask(position.reading(), seat)
    assert ask["says"] == "Take the short or the long board to begin with."
    assert ask["rule"] == "tavarua-05"


def test_a_question_is_the_viewers_own():  # tavarua-98
    position = table(2, at=["wave 3"], tokens=[2, 0], stoke=[["Leash"]], hands=[FIVE])
    assert deciding(position, 0) == {0: "stoke-card", 1: "choosing"}
    assert deciding(position, 1) == {0: "choosing", 1: "action"}
    assert deciding(position, SPECTATOR) == {0: "choosing", 1: "choosing"}


def test_a_choice_grows_step_by_step():  # tavarua-98
    position = table(2, at=["wave 3"], tokens=[2], stoke=[["Leash"]], hands=[FIVE])
    empty = {"made": False, "attached": None, "action": None, "card": None, "value": None}
    assert view(position)["choice"] == {**empty, "given": {}}
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index("Leash"))
    assert view(position)["choice"]["attached"] == "leash"
    do(position, 0, FIRST_ACTION + Action.RIDE)
    assert view(position)["choice"]["action"] == "ride"
    do(position, 0, FIRST_CARD + 2)
    half = view(position)["choice"]
    assert (half["card"], half["value"], half["made"]) == ("teal-3", None, False)
    assert asked(position) == "value"
    do(position, 0, legal(position, 0)[-1])
    whole = view(position)["choice"]
    assert (whole["card"], whole["value"], whole["made"]) == ("teal-3", 5, True)
    assert asked(position) == "chosen"
    assert [c["touches"] for c in GAME.ask(position.reading(), 0)["choices"]] == [["do.take-back"]]
    assert asked(position, 1) == "action"
    assert view(position, 1)["choice"]["made"] is False


def test_the_last_to_choose_is_told_so():  # tavarua-35b
    position = table(2, at=["wave 3"], hands=[FIVE, FIVE])
    alone = "; all others have chosen, so yours reveals all."
    assert not GAME.ask(position.reading(), 1)["says"].endswith(alone)
    choose(position, 0, "bail T1")
    assert GAME.ask(position.reading(), 1)["says"].endswith(alone)
    assert not GAME.ask(table(1).reading(), 0)["says"].endswith(alone)


def test_an_exchange_names_cards():  # tavarua-11
    position = table(2, phase=Phase.EXCHANGE, hands=[FIVE, FIVE])
    choose(position, 0, "T1 M2")
    assert view(position)["choice"]["given"] == {"teal-1": 1, "maroon-2": 1}
    assert view(position)["choice"]["action"] is None
    assert view(position, SPECTATOR)["choice"] is None


def test_what_was_done_is_told_after_the_reveal():  # tavarua-35
    position = table(2, at=["wave 3"], tokens=[2], stoke=[["Leash"]], hands=[FIVE, FIVE])
    assert me(position)["did"] is None
    commit_all(next_wave(position, 0), "ride M1 as 2 with Leash", "wait T1 M2")
    did = [p["did"] for p in players(position, SPECTATOR)]
    assert did[0] == {
        "action": "ride",
        "attached": "leash",
        "card": "maroon-1",
        "value": 2,
        "given": {},
    }
    assert (did[1]["action"], did[1]["card"]) == ("wait", None)
    assert did[1]["given"] == {"teal-1": 1, "maroon-2": 1}


# Players


def test_a_surfer_on_a_wave():  # tavarua-74, tavarua-75
    seats = {0: {"pile_stoke": 1, "hang_tens": 1, "barrels": 1, "perfect": 1, "bonus": 2}}
    position = table(
        2, at=["wave 3"], boards=["long"], balances=[-2], piles=["T3 M1"], seats=seats, rounds=23
    )
    shown = me(position, 0)
    assert (shown["where"], shown["row"], shown["board"]) == ("wave", 4, "long")
    assert shown["balance"] == -2
    pile = shown["pile"]["seat.0.pile"]
    assert pile["cards"] == {"teal-3": 1, "maroon-1": 1}
    worth = 3 + 1 + 1 + 2 + 5 + 2 + 2
    assert pile["worth"] == worth
    assert shown["ride"] == {
        "bailed": worth,
        "shore": worth + 2,
        "wiped_out": 3,
        "rounds": 3,
        "in_time": False,
    }
    assert players(position)[1]["ride"] is None


@pytest.mark.parametrize(("rounds", "space"), [(22, 3), (24, 1), (23, 3), (25, 1)])
def test_whether_a_ride_comes_in_before_the_end(rounds, space):  # tavarua-80
    position = table(1, at=[f"wave {space}"], hands=["T1 M1 T1 M1 T1"], rounds=rounds)
    told = me(position)["ride"]["in_time"]
    for card in ("T1", "M1", "T1"):
        if GAME.engine.actors(position) and me(position)["where"] == "wave":
            position.games[0]["players"][0]["hand"] = cards("T1 M1 T1 M1 T1")
            choose(next_wave(position, 0), 0, f"ride {card}")
            position.games[0]["players"][0]["balance"] = 0
    assert (me(position)["where"] == "shore") == told


def test_stoke_cards_of_ones_own_tell_their_text():  # tavarua-23
    position = table(2, stoke=[["Leash"]], tokens=[1], hands=[FIVE, FIVE])
    commit_all(position, "wait T1", "wait T1")
    while GAME.engine.actors(position) != [0]:
        do(position, GAME.engine.actors(position)[0], DONE)
    do(position, 0, BUY)
    shown = view(position)
    assert shown["stoke"] == {"stoke.leash": {"stoke_card": "leash", "amount": 1}}
    assert sum(card["amount"] for card in shown["fresh"].values()) == 1
    leash = GAME.setting(position.reading())["stoke_cards"]["leash"]
    assert (leash["name"], leash["actions"]) == ("Leash", ["ride", "catch"])
    assert leash["text"].startswith("If you wipe out")
    assert (leash["reworded"], leash["rule"]) == (False, "tavarua-95")
    other = players(position, 1)[0]
    assert other["stoke"] == {"seat.0.stoke": {"amount": 1}}
    assert other["fresh"] == {"seat.0.fresh": {"amount": 1}}
    assert view(position, 1)["fresh"] == {}


def test_cards_that_cannot_be_played_are_marked():  # tavarua-06
    position = table(2, boards=["long"], hands=["T1 T4 M1 M3 M4"])
    hand, faces = view(position)["hand"], GAME.setting(position.reading())["cards"]
    assert [c["card"] for c in hand.values() if not c["playable"]] == ["teal-4", "maroon-4"]
    assert [faces[c["card"]]["towards"] for c in hand.values()] == ["nose"] * 2 + ["tail"] * 3


def test_discards_lie_open():  # tavarua-35
    position = table(2, hands=[FIVE, FIVE], stoke=[["Dawn Patrol"]])
    commit_all(position, "wait T1 M2 with Dawn Patrol", "wait T1")
    shown = view(position, SPECTATOR)
    assert {c["card"]: c["amount"] for c in shown["discard"].values()} == {
        "teal-1": 2,
        "maroon-2": 1,
    }
    assert list(shown["stoke_discard"]) == ["stoke_discard.dawn-patrol"]
    assert shown["decks"]["deck.cards"]["amount"] == KIND_COPIES.sum() - 13


# Scores


def test_titles_as_of_now():  # tavarua-81 to tavarua-84
    best = [[[12, 8], [9, 0]], [[3, 0], [14, 13]], [[9, 8], [9, 9]]]
    position = table(3, seats={seat: {"best": rides} for seat, rides in enumerate(best)})
    shown = players(position)
    assert [p["titles"] for p in shown] == [["short"], ["long"], []]
    assert [p["champion"] for p in shown] == [True, False, False]
    assert [p["best"]["short"] for p in shown] == [[12, 8], [3, 0], [9, 8]]
    assert [p["points"] for p in shown] == [29, 30, 35]
    assert not any("place" in p for p in shown)


def test_the_end():  # tavarua-80, tavarua-87
    position = table(2, rounds=25, hands=[FIVE, FIVE], seats={1: {"best": [[9, 0], [1, 0]]}})
    assert view(position)["round"] == GAME.setting(position.reading())["rounds"]
    commit_all(position, "wait T1", "wait T1")
    shown = view(position)
    assert (shown["phase"], shown["deciding"], shown["over"]) == ("over", [], True)
    assert [p["place"] for p in players(position)] == [2, 1]


@pytest.mark.parametrize(("best", "rank"), [(0, "Grommet"), (24, "Grommet"), (25, "Local")])
def test_alone_there_is_a_rank(best, rank):  # tavarua-89
    position = table(1, seats={0: {"best": [[best, 0], [0, 0]]}})
    assert me(position)["rank"] == rank
    assert me(table(2))["rank"] is None
