"""What is foretold of a choice in Tavarua is what happens, with exactly the chances told."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from games.tavarua.positions import (
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
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box import (
    BARREL,
    BARRELS,
    BARRELS_REMOVED,
    DEALT_OUT,
    REACH,
    SHIFT,
    WAVE_COPIES,
    WAVES,
)
from parlour.games.tavarua.chances import chance, nosing, throwing, tubing, unseen, weights
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD
from parlour.games.tavarua.stoke import STOKE_NAMES, Action
from parlour.games.tavarua.table import Phase, Step
from parlour.games.tavarua.ways import Way, ways
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.record import SPECTATOR

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
    assert chance(Fraction(2, 8)) == {"ways": 1, "of": 4, "chance": 0.25}


# Which ways there are


def told(position, seat=0):
    return GAME.view(position.reading(), seat)["foresight"]


def way_to(position, seat=0, **wanted):
    (found,) = [
        way
        for way in told(position, seat)["ways"]
        if all(way[name] == value for name, value in wanted.items())
    ]
    return found


def riding(**given):
    """Seat 0 on a wave; seat 1 waits on the Shore and has not chosen."""
    laid = {"at": ["wave 3"], "hands": ["T1 T2 T3 M1 M2", "T1 T1 T1 T1 T1"], "dice": [1] * 6}
    return table(2, **{**laid, **given})


STOKE = ["Leash", "Trim", "Cross Step", "Fresh Wax", "Aerial", "Cheater Five", "Claim It"]
PLACES = {
    "riding": {"tokens": [2], "stoke": [STOKE], "balances": [1]},
    "riding long": {"tokens": [1], "stoke": [STOKE], "boards": ["long"], "balances": [-2]},
    "without cards": {"tokens": [0]},
    "catching": {"at": ["channel 3"], "tokens": [1], "stoke": [["Party Wave", "Priority", "Trim"]]},
    "shore": {"at": ["shore"], "tokens": [3], "stoke": [["Duck Dive", "Dawn Patrol"]]},
    "wash": {"at": ["wash"], "tokens": [3], "stoke": [["Tow Out", "Leash"]]},
}
everywhere = pytest.mark.parametrize("place", PLACES)


@everywhere
def test_the_ways_are_those_that_can_be_chosen(place):  # tavarua-98
    position = riding(**PLACES[place])
    assert set(ways(position.reading(), 0)) == set(played_ways(position))


def played_ways(position):
    """All choices that legal moves lead to, told like ways."""
    if step(position, 0) in (Step.WAIT, Step.DISCARD) or recovers(position):
        chosen = player(position, 0)["choice"]
        attached, action = int(chosen["attached"]), int(chosen["action"])
        gives = action in (Action.WAIT, Action.BAIL, Action.RECOVER)
        rest = () if gives else (int(chosen["card"]), int(chosen["value"]))
        yield Way(attached, action, *rest)
        return
    for move in legal(position, 0):
        after = position.copy()
        GAME.engine.play(after, 0, move)
        yield from played_ways(after)


def recovers(position):
    chosen = player(position, 0)["choice"]
    return step(position, 0) == Step.CARD and chosen["action"] == Action.RECOVER


def test_ways_go_on_from_what_is_chosen():  # tavarua-98
    position = riding(**PLACES["riding"])
    every = told(position)["ways"]
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index("Leash"))
    assert {way["attached"] for way in told(position)["ways"]} == {"Leash"}
    do(position, 0, FIRST_ACTION + Action.RIDE)
    leashed = [w for w in every if w["attached"] == "Leash" and w["action"] == "ride"]
    assert told(position)["ways"] == leashed
    do(position, 0, FIRST_CARD + 2)
    assert [way["value"] for way in told(position)["ways"]] == [1, 2, 3, 4, 5]
    choose_value(position, 4)
    (way,) = told(position)["ways"]
    assert (way["card"], way["value"], way["tokens"], way["attached"]) == ("T3", 4, 1, "Leash")


def choose_value(position, value):
    do(position, 0, legal(position, 0)[0] - 1 + value)


def test_a_choice_to_give_up_cards_is_one_way():
    position = riding()
    choose(position, 0, "bail T1 M1")
    (way,) = told(position)["ways"]
    assert (way["action"], way["card"], way["scores"]["points"]) == ("bail", None, 0)


def test_nothing_is_foretold_where_nothing_is_chosen():
    assert GAME.view(riding().reading(), SPECTATOR)["foresight"] is None
    assert told(table(2, phase=Phase.EXCHANGE)) is None
    assert told(GAME.deal(2, 1)) is None


# What they lead to


@pytest.mark.parametrize("place", ["riding", "riding long", "catching"])
def test_what_is_foretold_of_a_ride_happens(place):  # tavarua-37 to tavarua-40, tavarua-95
    position, whim = riding(**PLACES[place]), random.Random(3)
    position.games[0]["players"][0]["pile"] += 0 if place == "catching" else 1 << 8
    rides = [way for way in told(position)["ways"] if way["ride"]]
    for way in whim.sample(rides, 12):
        thrown = barrel = nose = Fraction(0)
        for wave in KINDS:
            seen = outcome(position, way, wave)
            share = next_card(NOTHING_SEEN)[wave]
            thrown += share * seen["thrown"]
            barrel += share * seen["barrel"]
            nose += share * seen["hang_ten"]
            assert seen["points"] == points_told(way, seen)
        ride = way["ride"]
        assert [ride[n] for n in ("thrown", "barrel", "hang_ten")] == [
            chance(of) for of in (thrown, barrel, nose)
        ]


def outcome(position, way, wave):
    """What happens if the choice is made and a Wave card turned up."""
    after = next_wave(position.copy(), int(SHIFT[wave]), bool(BARREL[wave]))
    attached = f" with {way['attached']}" if way["attached"] else ""
    choose(after, 0, f"{way['action']} {way['card']} as {way['value']}{attached}")
    events = choose(after, 1, "wait T1")
    fell = bool(heard(events, Event.WIPED_OUT))
    scored = [values[0] for seat, values in heard(events, Event.SCORED) if seat == 0]
    worth = GAME.view(after.reading(), 0)["players"][0]["pile"]["worth"]
    return {
        "thrown": fell,
        "barrel": bool(heard(events, Event.GOT_BARREL)),
        "hang_ten": bool(heard(events, Event.GOT_HANG_TEN)),
        "points": scored[0] if scored else worth,
    }


def points_told(way, seen):
    """What the ride is worth then, as it was told."""
    ride = way["ride"]
    if seen["thrown"]:
        return ride["wiped_out"]["points"]
    return ride["stays"]["points"] + 5 * seen["barrel"] + 2 * seen["hang_ten"]


def test_a_marker_that_runs_off():  # tavarua-38, tavarua-40
    ride = way_to(riding(balances=[1], piles=["M2 T1"]), card="T3")["ride"]
    assert (ride["marker"], ride["runs_off"], ride["stays"], ride["shore"]) == (4, True, None, None)
    assert (ride["thrown"]["chance"], ride["wiped_out"]["points"]) == (1.0, 2)


def test_what_a_ride_would_be_worth():  # tavarua-39, tavarua-62, tavarua-74, tavarua-75
    seats = {0: {"perfect": 1, "pile_stoke": 2, "best": [[9, 8], [0, 0]]}}
    position = riding(piles=["T2"], balances=[-1], seats=seats)
    ride = way_to(position, card="T3")["ride"]
    assert ride["stays"] == {"points": 2 + 3 + 2 + 2, "gain": 1, "replaces": 8}
    assert ride["shore"] == {"points": 11, "gain": 3, "replaces": 8}
    assert ride["wiped_out"] == {"points": 3, "gain": 0, "replaces": None}
    assert way_to(position, action="bail")["scores"] == {"points": 5, "gain": 0, "replaces": None}


def test_claim_it_counts_for_a_bail():  # tavarua-96
    position = riding(piles=["T2"], stoke=[["Claim It"]])
    assert way_to(position, action="bail", attached=None)["scores"]["points"] == 2
    assert way_to(position, action="bail", attached="Claim It")["scores"]["points"] == 4


def test_where_paddling_leads():  # tavarua-66, tavarua-68, tavarua-93
    position = riding(at=["channel 4"], tokens=[1], stoke=[["Duck Dive"]], dice=[6] * 6)
    out = {"action": "paddle out", "card": "T1", "attached": None}
    assert [way_to(position, **out, value=v)["reaches"] for v in (0, 1, 2)] == [4, 5, 6]
    dive = {**out, "attached": "Duck Dive"}
    assert [way_to(position, **dive, value=v)["reaches"] for v in (0, 1, 2)] == [6, 6, 6]
    home = {**out, "action": "paddle in", "card": "T3"}
    assert [way_to(position, **home, value=v)["reaches"] for v in (2, 3, 4)] == [2, 1, 1]


@pytest.mark.parametrize("place", ["shore", "wash"])
def test_the_space_that_is_reached(place):  # tavarua-45, tavarua-93
    position = riding(**PLACES[place])
    for way in told(position)["ways"]:
        if way["reaches"] is None:
            continue
        after = position.copy()
        card = f"{way['card']} as {way['value']}" if way["card"] else "T1"
        attached = f" with {way['attached']}" if way["attached"] else ""
        commit_all(after, f"{way['action']} {card}{attached}", "wait T1")
        assert player(after, 0)["space"] == way["reaches"]


def test_dawn_patrol_brings_tokens():  # tavarua-93
    position = riding(**PLACES["shore"])
    assert way_to(position, action="wait", attached="Dawn Patrol")["gains"] == 2
    assert way_to(position, action="wait", attached=None)["gains"] == 0


def test_who_could_contest_a_wave():  # tavarua-48 to tavarua-52
    at = ["channel 3", "channel 3", "channel 2", "wave 3"]
    contest = told(table(4, at=at, dice=[1, 1, 4, 5, 1, 1]))["contest"]
    assert (contest["space"], contest["free"], contest["surfers"]) == (3, 0, [3])
    assert (contest["rivals"], contest["crowded"], contest["perfect"]) == ([1], True, True)
    contest = told(table(2, at=at[:2], dice=[1, 1, 6, 5, 1, 1]))["contest"]
    assert (contest["free"], contest["crowded"], contest["broken"]) == (2, False, False)
    assert told(table(2, at=["shore"]))["contest"] is None


def test_foretelling_changes_nothing():
    position = riding(**PLACES["riding"])
    before = position.copy()
    told(position)
    assert position.rows.tobytes() == before.rows.tobytes()
