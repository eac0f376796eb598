"""How the cards a seat cannot see are guessed: as all it knows allows, each deal equally likely."""

from collections import Counter
from itertools import combinations

import pytest

import parlour.games.mu.guess as guessing
from games.mu.positions import (
    TABLES,
    auction,
    cards,
    deck,
    luck,
    names,
    now,
    seen_by,
    shows,
    table,
    whim,
)
from parlour.games.mu import GAME
from parlour.games.mu.guess import guess as lay_out
from parlour.games.mu.guess import seen_by as known_to
from parlour.games.mu.guess import send_round
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.table import Phase
from parlour.kit.rule import INTERPRETED

LEAST, MOST, A_WORLD = (20, 40, 2) if INTERPRETED else (6_000, 20_000, 200)  # guesses
every_table = pytest.mark.parametrize("players", TABLES)


def guesses(position, seat, times, seed=0):
    """So many guesses at what the seat cannot see, one after another in the same memory."""
    seen, stream = seen_by(position, seat), luck(seed)
    guess = seen.copy()
    for _ in range(times):
        guess.rows[:] = seen.rows
        GAME.engine.redeal(guess, seat, stream)
        yield guess


# Every deal is equally likely


def places(position, viewer):
    """Where cards hidden from the viewer lie: the set that lies there, and the set that cannot."""
    record = now(position)
    hands = [(p.hand, p.lacks) for s, p in enumerate(record.players) if s != viewer]
    away = record.players[record.crown].away if record.crown not in (-1, viewer) else 0
    return [*hands, (away, 0), (record.face_down, 0)]


def world(position, viewer):
    """A deal: the names of the cards in every place."""
    return tuple(tuple(names(held)) for held, _ in places(position, viewer))


def all_deals(position, viewer):
    """How many deals of the hidden cards, copies told apart, look like each world."""
    found = places(position, viewer)
    hidden = sorted(name for held, _ in found for name in names(held))
    sizes = [held.bit_count() for held, _ in found]
    return deals(hidden, sizes, [set(names(lacks)) for _, lacks in found])


def deals(hidden, sizes, lacked):
    if not sizes:
        return Counter({(): 1})
    found = Counter()
    for chosen in combinations(range(len(hidden)), sizes[0]):
        here = [hidden[i] for i in chosen]
        if not lacked[0].intersection(here):
            rest = [name for i, name in enumerate(hidden) if i not in chosen]
            for others, ways in deals(rest, sizes[1:], lacked[1:]).items():
                found[in_order(here), *others] += ways
    return found


def in_order(held):
    order = deck()
    return tuple(sorted(held, key=order.index))


def worlds(position, viewer, times):
    """How often guesses came to each world."""
    count, known = Counter(), {}
    for guess in guesses(position, viewer, times):
        dealt = guess.games["players"].tobytes() + guess.games["face_down"].tobytes()
        if dealt not in known:
            known[dealt] = world(guess, viewer)
        count[known[dealt]] += 1
    return count


def check_fairness(position, viewer):
    """Compare guesses with all deals: none impossible, and chi-square within what luck brings."""
    wanted = all_deals(position, viewer)
    assert world(position, viewer) in wanted
    times = min(max(LEAST, A_WORLD * len(wanted)), MOST)
    found = worlds(position, viewer, times)
    assert set(found) <= set(wanted)
    unit = times / wanted.total()
    surprise = sum((found[w] - unit * ways) ** 2 / (unit * ways) for w, ways in wanted.items())
    freedom = len(wanted) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5


RED, BLUE, GREEN, YELLOW = (
    f"{c} 0 1 1 2 3 4 5 6 7 7 8 9" for c in ("red", "blue", "green", "yellow")
)
SEVENS = "red 7 7, blue 7 7, green 7 7, yellow 7 7, black 7 7"


def late(hands, lacks=(), players=4, major="no trump", **fields):
    """Near the end of a hand: all other cards are won, seat 0 looks at the rest."""
    fields = {"crown": 1, "rest": 0, **fields}
    hands, lacks = ["black 9", *hands], ["", *lacks]
    return table(players, major=major, hands=hands, lacks=lacks, **fields)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "hands",
    [
        ["red 2 3", "blue 4 5", "green 6 8"],
        ["red 2 3 4", "blue 4", "green 6"],
        ["red 7, blue 1", "red 7, blue 1", "green 5 6"],
        ["red 7 7", "blue 1 1", "green 7 7"],
        ["red 1 1 7 7", "blue 7", ""],
    ],
)
def test_all_deals_are_equally_likely(hands):
    check_fairness(late(hands), 0)


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("hands", "lacks"),
    [
        (["blue 4 5", "red 2 3", "green 6 8"], [RED]),
        (["blue 4 5", "red 2, green 3", "green 6 8"], [RED, BLUE]),
        (["blue 4 5", "green 2 3", "red 6 8"], [RED, RED]),
        (["blue 4 5 8", "red 2", "red 3, green 9"], [RED, GREEN, BLUE]),
        (["green 7 7 8", "red 7 7", "blue 7 7"], [RED]),
        (["green 7, blue 7 7", "red 7 7, green 7", "red 2, blue 3"], [RED, BLUE]),
        (["blue 3", "red 2 3 4 5 6", "green 8 9"], [RED, BLUE]),
    ],
)
def test_so_are_those_that_fit_what_players_lack(hands, lacks):  # mu-63
    check_fairness(late(hands, lacks), 0)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "hands",
    [
        ["blue 4 5", "green 2 3", "red 6 8"],
        ["blue 4, green 3", "green 2, red 5", "red 6, blue 8"],
        ["blue 7 7", "green 7 7", "red 7 7"],
        ["blue 4 5 6", "green 2 3", "red 6"],
        ["blue 1 1, green 7", "green 7, red 2", "red 3, blue 4"],
    ],
)
def test_so_they_are_when_three_players_each_lack_another_suit(hands):  # mu-63
    check_fairness(late(hands, [RED, BLUE, GREEN]), 0)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "hands",
    [
        ["blue 4 5 6", "green 2 3 4", "red 6 8 9"],
        ["blue 4 5 6 8", "green 2 3 4 5", "red 5 6 8 9"],
    ],
)
def test_so_they_are_where_most_guesses_are_thrown_away(hands):  # mu-63
    check_fairness(late(hands, [RED, BLUE, GREEN]), 0)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "hands",
    [["red 2 3", "red 7, blue 4", "blue 7, green 2"], ["blue 5 6", "red 7 7", "green 7, red 0"]],
)
def test_so_they_are_when_a_player_lacks_trumps(hands):  # mu-62
    check_fairness(late(hands, [SEVENS], major="7"), 0)


@pytest.mark.sweep
def test_a_trump_is_not_of_the_colour_a_player_lacks():  # mu-62
    plain_red = "red 0 1 1 2 3 4 5 6 8 9"
    check_fairness(late(["red 7, blue 2", "red 2 3", "red 7, green 5"], [plain_red], major="7"), 0)


@pytest.mark.sweep
def test_with_six_players():
    hands = ["red 2", "blue 3", "green 7", "green 7", "black 5"]
    check_fairness(late(hands, [BLUE, RED, "", YELLOW, GREEN], players=6), 0)


@pytest.mark.sweep
def test_a_card_of_the_trick_is_seen():
    game = late(["red 3", "blue 4 5", "green 6 8"], trick="red 2", turn=0)
    check_fairness(game, 0)


# Three players


def long_auction(phase, **fields):
    """Three players with nearly all cards on display; seat 0 looks at the other six."""
    displays = [
        "red 0 1 2 3 4 5 6 8 9, blue 0 1 1 2 3",
        "blue 4 5 6 8 9, green 0 1 1 2 3 4 5 6",
        "yellow 0 1 1 2 3 4 5 6 7 7 8 9, green 8 9",
    ]
    return table(3, phase=phase, crown=1, displays=displays, **fields)


@pytest.mark.sweep
@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.MAJOR_TRUMP])
def test_face_down_cards_are_guessed_too(phase):  # mu-11
    hands = ["red 1", "blue 7, green 7", "red 7"]
    check_fairness(long_auction(phase, hands=hands, face_down="blue 7, green 7, red 7"), 0)


def test_between_two_cards_put_away():  # mu-55
    hands = ["red 1", "green 7 7, red 7, blue 7", "red 7"]
    game = long_auction(Phase.EXCHANGE, hands=hands, away="blue 7", counts=[14, 13, 14])
    check_fairness(game, 0)


def exchanged(hands, away, **fields):
    """Three players near the end, the Crown player (seat 1) put three cards away."""
    hands = ["yellow 9", *hands]
    return table(3, crown=1, major="no trump", hands=hands, away=away, rest=0, **fields)


def test_cards_put_away_are_guessed_too():  # mu-55
    check_fairness(exchanged(["red 2", "blue 7"], "blue 7, green 3 4"), 0)


@pytest.mark.sweep
def test_they_may_be_of_a_suit_the_crown_lacks():  # mu-55, mu-63
    game = exchanged(["red 2 7", "blue 7"], "blue 7, green 3 4", lacks=["", BLUE, GREEN])
    assert any("blue 7" in put_away for *_, put_away, _ in worlds(game, 0, LEAST))
    check_fairness(game, 0)


@pytest.mark.sweep
def test_the_crown_knows_what_was_put_away():  # mu-55
    game = exchanged(["red 2", "blue 7 8"], "blue 7, green 3 4")
    for guess in guesses(game, 1, 50):
        assert names(now(guess).players[1].away) == ["blue 7", "green 3", "green 4"]
    check_fairness(game, 1)


# A guess fits all that is known


def check_fit(position, viewer, seed):
    """The viewer sees the same table as before, nobody has what they lack, no card is lost."""
    (guess,) = guesses(position, viewer, 1, seed)
    record = now(guess)
    assert GAME.view(record, viewer) == GAME.view(now(position), viewer)
    for player in record.players:
        assert len(names(player.hand)) == player.held
        assert player.hand == cards(", ".join(names(player.hand)))  # a lone twin is the first
        assert player.hand & player.lacks == 0
    assert sorted(everything(record)) == sorted(deck("black" if record.seats == 3 else None))
    return guess


def everything(record):
    zones = [[p.hand, p.display, p.pile, p.away] for p in record.players]
    held = [zone for seat in zones for zone in seat] + [record.face_down]
    trick = [1 << card for card in record.trick[: record.trick_size]]
    return [name for zone in held + trick for name in names(zone)]


@every_table
def test_a_guess_fits_all_that_a_seat_knows(players):
    game, chance = auction(players, hands=2), whim(players)
    shows(game, 1, 2)
    shows(game, 0, 1)
    for step in range(230):
        moves = GAME.engine.legal_moves(game, now(game).turn)
        passing = now(game).phase == Phase.AUCTION and chance.random() < 0.8
        if step % (9 if INTERPRETED else 1) == 0 or now(game).phase == Phase.EXCHANGE:
            for viewer in range(players):
                check_fit(game, viewer, step)
        if not moves:
            return
        GAME.engine.play(game, now(game).turn, moves[-1] if passing else chance.choice(moves))
    pytest.fail("the game has not come to its end")


def test_a_guess_is_found_even_where_few_would_fit():
    hands = ["blue 4 5 6 8 9", "green 2 3 4 5 6", "red 4 5 6 8 9"]
    game = late(hands, [RED, BLUE, GREEN])
    for seed in range(2 if INTERPRETED else 20):
        check_fit(game, 0, seed)


@every_table
def test_a_guess_can_be_played_to_the_end(players):
    game, chance = auction(players, hands=1), whim(players)
    shows(game, 0, 3)
    shows(game, 1, 2)
    guess = check_fit(game, 2, seed=1)
    while seats := GAME.engine.actors(guess):
        moves = GAME.engine.legal_moves(guess, seats[0])
        GAME.engine.play(guess, seats[0], chance.choice(moves))
    assert now(guess).phase == Phase.OVER


def test_the_future_is_guessed_too():
    game = auction(4)
    keys = {guess.games["luck"]["key"][0].tobytes() for guess in guesses(game, 0, 5)}
    assert len(keys) == 5
    assert game.games["luck"]["key"][0].tobytes() not in keys


def test_guesses_differ_and_come_again_from_the_same_luck():
    game = auction(4)
    once, again = ([world(g, 0) for g in guesses(game, 0, 5, seed=3)] for _ in (1, 2))
    assert len(set(once)) == 5
    assert once == again


def test_cards_sent_round_go_through_the_face_down_ones_too():  # mu-11
    seen, stream, lain = seen_by(GAME.deal(3, 1, {"hands": 1}), 0), luck(3), set()
    game, hidden = seen.games[0], cards_in_play(seen.games[0]) & ~known_to(seen.games[0], 0)
    assert lay_out(game, 0, stream[0], hidden, True)
    for _ in range(20):
        send_round(game, 0, stream[0], 33)
        zones = [int(game["players"]["hand"][1]), int(game["players"]["hand"][2])]
        zones.append(int(game["face_down"]))
        assert [zone.bit_count() for zone in zones] == [15, 15, 3]
        assert sum(zones) == hidden
        lain.add(zones[-1])
    assert len(lain) > 5


# Records that no game comes to


def test_where_no_deal_fits_the_hands_are_filled_whatever_the_suits(monkeypatch):
    monkeypatch.setattr(guessing, "MOST_TRIES", 40)  # interpreted; compiled it is quick enough
    seen = seen_by(late(["red 2 3", "blue 4 5", "green 6"], rest=3), 0)
    seen.games["players"]["lacks"][0, 1:] = -1
    GAME.engine.redeal(seen, 0, 5)
    assert [player.hand.bit_count() for player in now(seen).players[1:4]] == [2, 2, 1]


def test_cards_that_go_round_for_ever_are_put_back(monkeypatch):
    monkeypatch.setattr(guessing, "MOST_STEPS", 40)
    (guess,) = guesses(late(["red 2 3", "blue 4 5", "green 6 8"]), 0, 1)
    before = world(guess, 0)
    guess.games["players"]["lacks"][0, 1:] = -1
    send_round(guess.games[0], 0, luck(3)[0], 6)
    assert world(guess, 0) == before
