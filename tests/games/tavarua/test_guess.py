"""How a seat guesses what it cannot see: hands, Stoke cards, the Wave deck, sealed choices."""

from collections import Counter
from math import comb

import pytest

from games.tavarua.oracle import EXCHANGE, PLAY, TAKE_BACK, held, ways
from games.tavarua.positions import (
    CODES,
    TABLES,
    cards,
    choose,
    do,
    legal,
    named,
    player,
    step,
    stoke_cards,
    stoke_named,
    table,
)
from games.tavarua.walking import PLAYERS, play_on, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.waves import BARREL, WAVE_COPIES, WAVES
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD, FIRST_VALUE
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED

TIMES = 600 if INTERPRETED else 10_000
EVERY = 60 if INTERPRETED else 9
MIXED = "T1 T2 T3 M1 M2"


def luck(seed=0):
    """A stream of luck for guesses."""
    stream = records(LUCK, 1)
    stream["key"][0] = key_from_seed(seed)
    return stream


def redacted(position, viewer=0):
    """The position as it is handed to a viewer."""
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return seen


def guesses(position, times=1, viewer=0, seed=0):
    """So many guesses at what a viewer cannot see, one after another in the same memory."""
    seen, stream = redacted(position, viewer), luck(seed)
    guess = seen.copy()
    for _ in range(times):
        guess.rows[:] = seen.rows
        GAME.engine.redeal(guess, viewer, stream)
        yield guess


def check(found, wanted):
    """Compare counts with what is to be expected: none other, chi-square within luck's reach."""
    assert set(found) <= set(wanted)
    scale = found.total() / sum(wanted.values())
    surprise = sum((found[w] - n * scale) ** 2 / (n * scale) for w, n in wanted.items())
    free = len(wanted) - 1
    assert surprise < free + 5 * (2 * free) ** 0.5


# Hands


def few_cards(position, left):
    """Let all cards but those in hands, piles and these be discarded."""
    game = position.games[0]
    game["discard"] += game["deck"] - cards(left)
    game["deck"], game["deck_left"] = cards(left), len(left.split())
    return position


@pytest.mark.sweep
def test_every_deal_of_the_unseen_cards_is_equally_likely():
    """tavarua-10: two hands of five and a deck of two, out of the twelve cards not seen."""
    hands = [MIXED, "T4 T4 T4 T4 T4", "M4 M4 M4 M4 M4"]
    position = few_cards(table(3, hands=hands), "T4 M4")
    wanted = {
        (a, b): comb(6, a) * comb(6, 5 - a) * comb(6 - a, b) * comb(1 + a, 5 - b)
        for a in range(6)
        for b in range(6)
        if b <= 6 - a and 5 - b <= 1 + a
    }
    assert sum(wanted.values()) == comb(12, 5) * comb(7, 5)
    found = Counter()
    for guess in guesses(position, TIMES):
        dealt = [named(player(guess, seat)["hand"]).split() for seat in range(3)]
        assert dealt[0] == MIXED.split()
        assert [len(hand) for hand in dealt] == [5, 5, 5]
        assert int(guess.games[0]["deck_left"]) == len(named(guess.games[0]["deck"]).split()) == 2
        found[dealt[1].count("T4"), dealt[2].count("T4")] += 1
    likely = {key: n for key, n in wanted.items() if n * TIMES / sum(wanted.values()) >= 3}
    check(Counter({key: found[key] for key in likely}), likely)
    assert set(found) <= set(wanted)


@pytest.mark.sweep
def test_hands_are_guessed_kind_by_kind_as_cards_are_left():
    """tavarua-10: piles and discards are known to lie elsewhere."""
    position = table(2, hands=["T1 T1 T1 T1 T1"], piles=["", "M1 M1"])
    position.games[0]["discard"] = cards("T4 T4 T4 T4 T4 T4 T4 T4")
    found = Counter()
    for guess in guesses(position, TIMES, seed=3):
        found.update(named(player(guess, 1)["hand"]).split())
    left = dict(zip(CODES, (13, 16, 12, 0, 16, 16, 12, 8), strict=True))
    assert found["T4"] == 0
    check(found, {code: n for code, n in left.items() if n})


def test_before_the_deal_there_are_no_hands():
    """tavarua-05"""
    position = GAME.deal(3, 1)
    for guess in guesses(position, 3):
        assert not any(player(guess, seat)["hand"] for seat in range(3))
        assert len(named(guess.games[0]["deck"]).split()) == 108


# Stoke cards


@pytest.mark.sweep
def test_stoke_cards_of_others_are_any_that_are_not_seen():
    """tavarua-23: those held, those bought this round, the deck; not my own, not the discards."""
    position = table(
        3,
        stoke=[["Leash"] * 3, ["Trim", "Trim"], ["Aerial"]],
        seats={2: {"fresh": stoke_cards(["Aerial"]), "fresh_held": 1}},
    )
    game = position.games[0]
    game["stoke_deck"], game["stoke_left"] = stoke_cards(["Trim", "Aerial"]), 2
    kept = stoke_cards(["Trim"] * 3 + ["Aerial"] * 3 + ["Leash"] * 3)
    game["stoke_discard"] = sum(3 << 4 * card for card in range(1, 13)) - kept
    wanted, found = Counter(), Counter()
    for a in range(3):
        for b in range(2):
            for c in range(2):
                left = 3 - a - b - c
                if 0 <= left <= 2:
                    wanted[a, b, c] = comb(2, a) * comb(2, left)
    for guess in guesses(position, TIMES, seed=5):
        assert stoke_named(player(guess, 0)["cards"]) == ["Leash"] * 3
        one, two = (player(guess, seat) for seat in (1, 2))
        named_ = [stoke_named(n) for n in (one["cards"], two["cards"], two["fresh"])]
        assert [len(names) for names in named_] == [2, 1, 1]
        assert len(stoke_named(guess.games[0]["stoke_deck"])) == 2
        found[tuple(names.count("Trim") for names in named_)] += 1
    assert sum(wanted.values()) == comb(6, 3)
    check(found, wanted)


# The Wave deck


@pytest.mark.sweep
def test_the_wave_deck_is_any_that_fits_what_was_turned_up():
    """tavarua-07 to tavarua-09: five Barrels not seen are in the box, and twelve of the others."""
    position = table(2)
    game = position.games[0]
    turned = [0, 2, 4, 1, 3, 2, 1, 0, 1, 0, 0, 1, 0, 0]  # 13 of others, two Barrels
    game["turned"] = turned
    game["waves_left"] = 25 - sum(turned)
    found = Counter()
    for guess in guesses(position, TIMES, seed=6):
        deck, box = (guess.games[0][name].tolist() for name in ("wave_deck", "wave_box"))
        assert (sum(deck), sum(box)) == (10, 17)
        assert guess.games[0]["waves_left"] == 10
        both = [a + b + c for a, b, c in zip(deck, box, turned, strict=True)]
        assert both == WAVE_COPIES.tolist()
        found[sum(deck[w] for w in range(WAVES) if BARREL[w])] += 1
    check(found, {n: comb(2, n) * comb(20, 10 - n) for n in range(3)})


def test_once_all_barrels_were_seen_no_more_can_come():
    """tavarua-07"""
    position = table(2)
    game = position.games[0]
    game["turned"] = [1, 5, 8, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0]
    game["waves_left"] = 7
    for guess in guesses(position, 50):
        deck = guess.games[0]["wave_deck"].tolist()
        assert sum(deck) == 7
        assert not any(deck[w] for w in range(WAVES) if BARREL[w])


# Choices


def as_row(game, seat):
    """A sealed choice as the row of its answers."""
    me, choice = game.players[seat], game.players[seat].choice
    given = tuple(41 + k for k, n in enumerate(held(choice.given, 8, range(8))) for _ in range(n))
    if game.phase == EXCHANGE:
        return given
    said = (FIRST_ATTACH + choice.attached,) if me.cards_held else ()
    said += () if me.place == 2 else (FIRST_ACTION + choice.action,)
    if choice.action in (Action.WAIT, Action.BAIL):
        return said + given
    said += (FIRST_CARD + choice.card,)
    asked = me.tokens and choice.action != Action.RECOVER
    return said + ((FIRST_VALUE + choice.value,) if asked else ())


def is_whole(game, seat):
    """Whether a sealed choice is one of those the sheet allows with the hand."""
    row, may = as_row(game, seat), ways(game, seat)
    return row in may or (*row, 40) in may


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES[1:])
@pytest.mark.parametrize("by", PLAYERS)
def test_a_guess_fits_all_that_a_seat_knows(players, by):
    """tavarua-35: own and public things stay; made choices are whole, half-made ones begin anew."""
    for number, (position, _, _) in enumerate(walk(players, 3, {}, by, regret=0.05)):
        for viewer in range(players) if number % EVERY == 0 else ():
            (guess,) = guesses(position, 1, viewer, seed=number)
            assert redacted(guess, viewer).position() == redacted(position, viewer).position()
            assert GAME.census(guess.reading()) == GAME.census(position.reading())
            assert legal(guess, viewer) == legal(position, viewer)
            assert GAME.engine.actors(guess) == GAME.engine.actors(position)
            check_choices(guess, viewer, players)


def check_choices(guess, viewer, players):
    game = guess.reading()
    for seat in set(range(players)) - {viewer} if game.phase in (EXCHANGE, PLAY) else ():
        if game.committed >> seat & 1:
            assert is_whole(game, seat)
            assert legal(guess, seat) == [TAKE_BACK]
            assert game.players[seat].step == Step.WAIT
        else:
            first = {way[0] for way in ways(game, seat)}
            assert legal(guess, seat) == sorted(first)
            assert game.players[seat].choice.given == 0


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_every_guess_can_be_played_to_the_end(players):
    """Whatever was half-made when it was guessed, by anybody."""
    options = {"rounds": 6}
    for number, (position, _, _) in enumerate(walk(players, 8, options, regret=0.1)):
        if number % (EVERY // 2) == 0:
            for viewer in range(players):
                (guess,) = guesses(position, 1, viewer, seed=number)
                play_on(guess, number)
                assert guess.reading().rounds == 6
                assert GAME.census(guess.reading()) == GAME.census(position.reading())


def test_my_own_choice_stays_half_made_or_made():
    """tavarua-98: a guess is about the others."""
    position = table(3, hands=[MIXED], at=["channel 3"], tokens=[2], stoke=[["Duck Dive"]])
    do(position, 0, FIRST_ATTACH + 1, FIRST_ACTION + Action.PADDLE_OUT, FIRST_CARD + 2)
    for guess in guesses(position, 20):
        assert step(guess, 0) == Step.VALUE
        assert legal(guess, 0) == legal(position, 0)
        assert player(guess, 0)["choice"] == player(position, 0)["choice"]
    choose_rest = FIRST_VALUE + 5
    do(position, 0, choose_rest)
    for guess in guesses(position, 20):
        assert legal(guess, 0) == [TAKE_BACK]
        assert player(guess, 0)["choice"] == player(position, 0)["choice"]


def test_the_sealed_choice_of_another_may_be_anything_possible():
    """tavarua-35: every action and Stoke card comes up."""
    position = table(
        2,
        hands=[MIXED, MIXED],
        at=["channel 1", "channel 3"],
        dice=[1] * 6,
        tokens=[0, 1],
        stoke=[[], ["Leash"]],
    )
    choose(position, 1, "wait T1")
    found, attached = Counter(), set()
    for guess in guesses(position, 400):
        game = guess.reading()
        assert is_whole(game, 1)
        found[game.players[1].choice.action] += 1
        attached.add(game.players[1].choice.attached)
    assert set(found) == {Action.CATCH, Action.PADDLE_OUT, Action.WAIT, Action.PADDLE_IN}
    assert len(attached) > 3


def test_half_made_choices_of_others_begin_anew():
    """tavarua-98: half a choice looks like none."""
    position = table(2, hands=[MIXED, MIXED], at=["channel 3"] * 2, tokens=[0, 2])
    before = next(guesses(position, 1, seed=4)).position()
    do(position, 1, FIRST_ACTION + Action.PADDLE_IN, FIRST_CARD)
    (guess,) = guesses(position, 1, seed=4)
    assert guess.position() == before
    assert step(guess, 1) == Step.ACTION


# What a guess must not depend on


def test_guesses_do_not_tell_what_is_true():
    """The same view and luck give the same guess, whatever the others hold and chose."""
    fields = {"at": ["channel 1", "channel 3"], "dice": [1] * 6, "tokens": [0, 2]}
    one = table(2, hands=[MIXED, "T1 T1 T2 M3 M4"], stoke=[[], ["Leash"]], **fields)
    other = table(2, hands=[MIXED, "T4 T4 T2 M1 M4"], stoke=[[], ["Trim"]], **fields)
    other.games["luck"]["key"][0] = key_from_seed(99)
    for name in ("wave_deck", "wave_box"):
        other.games[name] = one.games[name][:, ::-1]
    choose(one, 1, "wait T1 T1 M3")
    choose(other, 1, "catch T4 as 3 with Trim")
    first, second = (next(guesses(position)) for position in (one, other))
    assert first.position() == second.position()


def test_what_is_to_come_is_guessed_too():
    """Every guess has luck of its own."""
    position = table(2, seed=4)
    keys = {guess.games["luck"]["key"].tobytes() for guess in guesses(position, 5)}
    assert len(keys) == 5
    assert position.games["luck"]["key"].tobytes() not in keys


@pytest.mark.sweep
def test_at_the_end_only_hands_and_decks_are_guessed():
    """tavarua-80: nobody chooses any more."""
    *_, (position, _, _) = walk(3, 1, {"rounds": 2})
    assert position.reading().phase == Phase.OVER
    for guess in guesses(position, 5, 1):
        assert [len(named(player(guess, seat)["hand"]).split()) for seat in range(3)] == [5] * 3
        assert not any(legal(guess, seat) for seat in range(3))


def test_a_record_with_more_waves_turned_up_than_there_are_is_guessed_somehow():
    seen = redacted(table(3))
    seen.games["turned"] = WAVE_COPIES
    GAME.engine.redeal(seen, 0, 1)
    assert GAME.engine.actors(seen) == GAME.engine.actors(table(3))
