"""What is foretold of a choice in Tavarua is what happens, with exactly the chances told."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from games.tavarua.positions import (
    CODES,
    choose,
    commit_all,
    do,
    heard,
    legal,
    next_wave,
    player,
    step,
    table,
)
from games.tavarua.sights import aids, me
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import REACH
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.box.waves import (
    BARREL,
    BARRELS,
    BARRELS_REMOVED,
    DEALT_OUT,
    SHIFT,
    WAVE_COPIES,
    WAVES,
)
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD
from parlour.games.tavarua.nouns import ACTION, KIND, STOKE
from parlour.games.tavarua.sight.chances import chance, nosing, throwing, tubing, unseen, weights
from parlour.games.tavarua.sight.prospects import Intent, intents
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records

KINDS = range(WAVES)
NOTHING_SEEN = [0] * WAVES


def next_card(turned):
    """The chance of each kind to be the next Wave card, as it is told."""
    weighing = weights(turned)
    return [Fraction(weight, sum(weighing)) for weight in weighing]


def turned_up(*cards):
    """So many cards turned up: (shift, whether it is a Barrel)."""
    turned = list(NOTHING_SEEN)
    for shift, barrel in cards:
        turned[next(w for w in KINDS if SHIFT[w] == shift and BARREL[w] == barrel)] += 1
    return turned


SEEN = {
    "nothing": NOTHING_SEEN,
    "a standard card": turned_up((1, False)),
    "a Barrel": turned_up((-2, True)),
    "some of both": turned_up((-2, True), (3, True), (3, False), (0, False), (1, False)),
    "all Barrels there can be": turned_up((-2, True), (-2, True), (3, True), (0, True)),
}
whatever_was_seen = pytest.mark.parametrize("turned", SEEN.values(), ids=SEEN)


# The next Wave card


@whatever_was_seen
def test_the_next_card_by_all_ways_to_remove_barrels(turned):  # tavarua-07, tavarua-08
    barrels = [kind for kind in KINDS if BARREL[kind] for _ in range(WAVE_COPIES[kind])]
    found, cases = [Fraction(0)] * WAVES, 0
    for removed in combinations(range(BARRELS), BARRELS_REMOVED):
        left = [int(n) for n in WAVE_COPIES]
        for barrel in removed:
            left[barrels[barrel]] -= 1
        # as often as the cards seen can have come up in this order from these
        weight = 1
        for kind in KINDS:
            for n in range(turned[kind]):
                weight *= max(0, left[kind] - n)
        left = [n - seen for n, seen in zip(left, turned, strict=True)]
        cases += weight
        for kind in KINDS:
            found[kind] += Fraction(weight * left[kind], sum(left)) if weight else 0
    assert [share / cases for share in found] == next_card(turned)


def test_without_a_card_seen_every_set_up_gives_the_same_chances():
    """In the whole deck: 4 of 9 Barrels, 33 other cards."""
    chances = next_card(NOTHING_SEEN)
    assert sum(chances) == 1
    assert sum(chances[w] for w in KINDS if BARREL[w]) == Fraction(4, 37)
    assert chances[2] == Fraction(8, 37)
    assert unseen(NOTHING_SEEN) == WAVE_COPIES.tolist()


def test_set_ups_by_hand_turn_up_as_many_barrels():  # tavarua-07 to tavarua-09
    whim, seen = random.Random(4), {}
    cards = [kind for kind in KINDS for _ in range(WAVE_COPIES[kind])]
    barrels, others = [c for c in cards if BARREL[c]], [c for c in cards if not BARREL[c]]
    for _ in range(12_000):
        deck = others + whim.sample(barrels, BARRELS - BARRELS_REMOVED)
        whim.shuffle(deck)
        deck = deck[DEALT_OUT:]
        for turns in (0, 6, 12):
            shown = sum(BARREL[c] for c in deck[:turns])
            tally = seen.setdefault((turns, int(shown)), [0, 0])
            tally[0] += 1
            tally[1] += BARREL[deck[turns]]
    for (turns, shown), (times, next_barrels) in seen.items():
        turned = turned_with(turns, shown)
        told = float(sum(next_card(turned)[w] for w in KINDS if BARREL[w]))
        bound = 5 * (max(told * (1 - told), 0.01) / times) ** 0.5
        assert abs(next_barrels / times - told) <= bound, (turns, shown)


def turned_with(turns, shown):
    """Any cards turned up with so many Barrels among them."""
    turned, left = list(NOTHING_SEEN), {True: shown, False: turns - shown}
    for kind in KINDS:
        barrel = bool(BARREL[kind])
        turned[kind] = min(int(WAVE_COPIES[kind]), left[barrel])
        left[barrel] -= turned[kind]
    return turned


@pytest.mark.sweep
@whatever_was_seen
def test_guesses_at_the_deck_have_the_same_chances(turned):  # tavarua-09
    position = table(2)
    position.games[0]["turned"] = turned
    luck, found, times = stream(8), [0.0] * WAVES, 500
    for _ in range(times):
        guess = position.copy()
        GAME.engine.redact(guess, 0)
        GAME.engine.redeal(guess, 0, luck)
        deck = guess.games[0]["wave_deck"]
        for kind in KINDS:
            found[kind] += int(deck[kind]) / int(deck.sum()) / times
    assert found == pytest.approx([float(c) for c in next_card(turned)], abs=0.02)


def stream(seed):
    luck = records(LUCK, 1)
    luck["key"][0] = key_from_seed(seed)
    return luck


def test_risks_of_a_marker():  # tavarua-71, tavarua-72, tavarua-73
    fresh = weights(NOTHING_SEEN)
    short, long = (int(reach) for reach in REACH)
    assert throwing(fresh, 0, long) == 0
    assert throwing(fresh, 0, short) == next_card(NOTHING_SEEN)[0] * 2 + Fraction(8, 333)
    assert throwing(fresh, 1, short) == throwing(fresh, -1, short)
    assert throwing(fresh, 2, short) == throwing(fresh, 3, long)
    assert tubing(fresh, 0, long) == Fraction(4, 37)
    assert tubing(fresh, 3, long) == Fraction(4, 37) * Fraction(5, 9)
    assert nosing(fresh, 3, long) == Fraction(5, 37) + Fraction(4, 37) * Fraction(1, 9)
    assert chance(Fraction(2, 8)) == {"cases": 1, "of": 4, "chance": 0.25}


# Which intents there are


def told(position, seat=0):
    return aids(position, seat)["prospects"]


def prospect(position, seat=0, **wanted):
    (found,) = [
        one
        for one in told(position, seat)
        if all(one[name] == value for name, value in wanted.items())
    ]
    return found


def riding(**given):
    """Seat 0 on a wave; seat 1 waits on the Shore and has not chosen."""
    laid = {"at": ["wave 3"], "hands": ["T1 T2 T3 M1 M2", "T1 T1 T1 T1 T1"], "dice": [1] * 6}
    return table(2, **{**laid, **given})


HELD = ["Leash", "Trim", "Cross Step", "Fresh Wax", "Aerial", "Cheater Five", "Claim It"]
PLACES = {
    "riding": {"tokens": [2], "stoke": [HELD], "balances": [1]},
    "riding long": {"tokens": [1], "stoke": [HELD], "boards": ["long"], "balances": [-2]},
    "without cards": {"tokens": [0]},
    "catching": {"at": ["channel 3"], "tokens": [1], "stoke": [["Party Wave", "Priority", "Trim"]]},
    "shore": {"at": ["shore"], "tokens": [3], "stoke": [["Duck Dive", "Dawn Patrol"]]},
    "wash": {"at": ["wash"], "tokens": [3], "stoke": [["Tow Out", "Leash"]]},
}
everywhere = pytest.mark.parametrize("place", PLACES)


@everywhere
def test_the_choices_are_those_that_can_be_made(place):  # tavarua-98
    position = riding(**PLACES[place])
    assert set(intents(position.reading(), 0)) == set(played_intents(position))


def played_intents(position):
    """All choices that legal moves lead to, told like intents."""
    if step(position, 0) in (Step.WAIT, Step.DISCARD) or recovers(position):
        chosen = player(position, 0)["choice"]
        attached, action = int(chosen["attached"]), int(chosen["action"])
        gives = action in (Action.WAIT, Action.BAIL, Action.RECOVER)
        rest = () if gives else (int(chosen["card"]), int(chosen["value"]))
        yield Intent(attached, action, *rest)
        return
    for move in legal(position, 0):
        after = position.copy()
        GAME.engine.play(after, 0, move)
        yield from played_intents(after)


def recovers(position):
    chosen = player(position, 0)["choice"]
    return step(position, 0) == Step.CARD and chosen["action"] == Action.RECOVER


def test_choices_go_on_from_what_is_chosen():  # tavarua-98
    position = riding(**PLACES["riding"])
    every = told(position)
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index("Leash"))
    assert {one["attached"] for one in told(position)} == {"leash"}
    do(position, 0, FIRST_ACTION + Action.RIDE)
    leashed = [w for w in every if w["attached"] == "leash" and w["action"] == "ride"]
    assert told(position) == leashed
    do(position, 0, FIRST_CARD + 2)
    assert [one["value"] for one in told(position)] == [1, 2, 3, 4, 5]
    choose_value(position, 4)
    (one,) = told(position)
    assert (one["card"], one["value"], one["tokens"], one["attached"]) == ("teal-3", 4, 1, "leash")


def choose_value(position, value):
    do(position, 0, legal(position, 0)[0] - 1 + value)


def test_giving_up_cards_is_one_choice():
    position = riding()
    choose(position, 0, "bail T1 M1")
    (one,) = told(position)
    assert (one["action"], one["card"], one["scores"]["points"]) == ("bail", None, 0)


def test_nothing_is_foretold_where_nothing_is_chosen():
    assert told(table(2, phase=Phase.EXCHANGE)) == told(GAME.deal(2, 1)) == []


# What they lead to


@pytest.mark.parametrize("place", ["riding", "riding long", "catching"])
def test_what_is_foretold_of_a_ride_happens(place):  # tavarua-37 to tavarua-40, tavarua-95
    position, whim = riding(**PLACES[place]), random.Random(3)
    position.games[0]["players"][0]["pile"] += 0 if place == "catching" else 1 << 8
    rides = [one for one in told(position) if one["ride"]]
    for one in whim.sample(rides, 12):
        thrown = barrel = nose = Fraction(0)
        for wave in KINDS:
            seen = outcome(position, one, wave)
            share = next_card(NOTHING_SEEN)[wave]
            thrown += share * seen["thrown"]
            barrel += share * seen["barrel"]
            nose += share * seen["hang_ten"]
            assert seen["points"] == points_told(one, seen)
        ride = one["ride"]
        assert [ride[n] for n in ("thrown", "barrel", "hang_ten")] == [
            chance(of) for of in (thrown, barrel, nose)
        ]


def outcome(position, one, wave):
    """What happens if the choice is made and a Wave card turned up."""
    after = next_wave(position.copy(), int(SHIFT[wave]), bool(BARREL[wave]))
    choose(after, 0, in_words(one))
    events = choose(after, 1, "wait T1")
    fell = bool(heard(events, Event.WIPED_OUT))
    scored = [values[0] for seat, values in heard(events, Event.SCORED) if seat == 0]
    worth = me(after)["pile"]["seat.0.pile"]["worth"]
    return {
        "thrown": fell,
        "barrel": bool(heard(events, Event.GOT_BARREL)),
        "hang_ten": bool(heard(events, Event.GOT_HANG_TEN)),
        "points": scored[0] if scored else worth,
    }


def in_words(one, card="T1"):
    """A whole choice as `choose` takes it."""
    action = ACTION.names[ACTION.number(one["action"])]
    attached = f" with {STOKE.names[STOKE.number(one['attached'])]}" if one["attached"] else ""
    if one["card"]:
        card = f"{CODES[KIND.number(one['card'])]} as {one['value']}"
    return f"{action} {card}{attached}"


def points_told(one, seen):
    """What the ride is worth then, as it was told."""
    ride = one["ride"]
    if seen["thrown"]:
        return ride["wiped_out"]["points"]
    return ride["stays"]["points"] + 5 * seen["barrel"] + 2 * seen["hang_ten"]


def test_a_marker_that_runs_off():  # tavarua-38, tavarua-40
    ride = prospect(riding(balances=[1], piles=["M2 T1"]), card="teal-3")["ride"]
    assert (ride["marker"], ride["runs_off"], ride["stays"], ride["shore"]) == (4, True, None, None)
    assert (ride["thrown"]["chance"], ride["wiped_out"]["points"]) == (1.0, 2)


def test_what_a_ride_would_be_worth():  # tavarua-39, tavarua-62, tavarua-74, tavarua-75
    seats = {0: {"perfect": 1, "pile_stoke": 2, "best": [[9, 8], [0, 0]]}}
    position = riding(piles=["T2"], balances=[-1], seats=seats)
    ride = prospect(position, card="teal-3")["ride"]
    assert ride["stays"] == {"points": 2 + 3 + 2 + 2, "gain": 1, "replaces": 8}
    assert ride["shore"] == {"points": 11, "gain": 3, "replaces": 8}
    assert ride["wiped_out"] == {"points": 3, "gain": 0, "replaces": None}
    assert prospect(position, action="bail")["scores"] == {"points": 5, "gain": 0, "replaces": None}


def test_claim_it_counts_for_a_bail():  # tavarua-96
    position = riding(piles=["T2"], stoke=[["Claim It"]])
    assert prospect(position, action="bail", attached=None)["scores"]["points"] == 2
    assert prospect(position, action="bail", attached="claim-it")["scores"]["points"] == 4


def test_where_paddling_leads():  # tavarua-66, tavarua-68, tavarua-93
    position = riding(at=["channel 4"], tokens=[1], stoke=[["Duck Dive"]], dice=[6] * 6)
    out = {"action": "paddle-out", "card": "teal-1", "attached": None}
    assert [prospect(position, **out, value=v)["reaches"] for v in (0, 1, 2)] == [
        f"channel.{row}" for row in (3, 2, 1)
    ]
    dive = {**out, "attached": "duck-dive"}
    assert [prospect(position, **dive, value=v)["reaches"] for v in (0, 1, 2)] == ["channel.1"] * 3
    home = {**out, "action": "paddle-in", "card": "teal-3"}
    assert [prospect(position, **home, value=v)["reaches"] for v in (2, 3, 4)] == [
        f"channel.{row}" for row in (5, 6, 6)
    ]


@pytest.mark.parametrize("place", ["shore", "wash"])
def test_the_space_that_is_reached(place):  # tavarua-45, tavarua-93
    position = riding(**PLACES[place])
    for one in told(position):
        if one["reaches"] is None:
            continue
        after = position.copy()
        commit_all(after, in_words(one), "wait T1")
        row = me(after)["row"]
        assert one["reaches"] == (f"channel.{row}" if row else "place.shore")


def test_dawn_patrol_brings_tokens():  # tavarua-93
    position = riding(**PLACES["shore"])
    assert prospect(position, action="wait", attached="dawn-patrol")["gains"] == 2
    assert prospect(position, action="wait", attached=None)["gains"] == 0


def test_who_could_contest_a_wave():  # tavarua-48 to tavarua-52
    at = ["channel 3", "channel 3", "channel 2", "wave 3"]
    contest = aids(table(4, at=at, dice=[1, 1, 4, 5, 1, 1]))["contest"]
    assert contest == {"row": 4, "rivals": [1], "crowded": True}
    contest = aids(table(5, at=at[:2], dice=[1, 1, 4, 5, 1, 1]))["contest"]
    assert contest == {"row": 4, "rivals": [1], "crowded": False}
    assert aids(table(2, at=["shore"]))["contest"] is None


def test_the_chance_of_every_rider_to_be_thrown():  # tavarua-71
    position = table(3, at=["wave 3", "wave 2"], boards=["short", "long"], balances=[1, 3])
    found, fresh = aids(position, 2), weights(NOTHING_SEEN)
    wanted = (throwing(fresh, 1, 2), throwing(fresh, 3, 3))
    assert list(found["riders"].values()) == [chance(of) for of in wanted]
    assert found["thrown"]["balance.nose-1"] == found["riders"]["seat.0"]
    assert list(found["thrown"]) == [f"balance.{id}" for id in BALANCES]


BALANCES = ("tail-2", "tail-1", "centre", "nose-1", "nose-2")


def test_what_a_ride_brings_in_each_way_to_end():  # tavarua-43, tavarua-19, tavarua-62
    seats = {0: {"pile_stoke": 1, "best": [[12, 8], [0, 0]]}}
    position = table(2, at=["wave 3"], piles=["T3 M4 T4"], seats=seats)
    assert aids(position, 1)["rides"] == {
        "seat.0": {
            "bailed": {"points": 12, "gain": 4, "replaces": 8},
            "shore": {"points": 14, "gain": 6, "replaces": 8},
            "wiped_out": {"points": 4, "gain": 0, "replaces": None},
        }
    }


def test_trying_out_changes_nothing():
    position = riding(**PLACES["riding"])
    before = position.copy()
    told(position)
    assert position.rows.tobytes() == before.rows.tobytes()
