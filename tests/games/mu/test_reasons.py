"""Why a move is refused: one sentence to the player, and the rule that forbids it."""

import pytest

from games.mu.positions import NOBODY, card, now, seen_by, table, trump
from parlour.games.mu import GAME
from parlour.games.mu.moves import END_TURN, FIRST_SEAT, FIRST_TRUMP, MOVES
from parlour.games.mu.table import Phase

pytestmark = pytest.mark.talk

RED = FIRST_TRUMP  # as a move, the colour as trump
SECOND = 1  # added to a twin: the number that means the one on display


def refused(position, move):
    """What somebody is told whose turn it is and who tries the move."""
    seat = now(position).turn
    assert move not in GAME.engine.legal_moves(position, seat)
    refusal = GAME.why_not(now(position), seat, move)
    assert GAME.why_not(now(seen_by(position, seat)), seat, move) == refusal
    return f"{refusal.sentence} ({refusal.rule})"


def naming(words):
    return FIRST_TRUMP + trump(words)


def seat(number):
    """The move for a seat, counted from 1 as people do."""
    return FIRST_SEAT + number - 1


# The auction


def bidding(hand="green 4 7, blue 3", display="red 7", **fields):
    """Seat 0 is to display or to pass; seat 1 has a red 9 that seat 0 cannot see."""
    fields = {"crown": 0, "hands": [hand, "red 9"], "displays": [display], **fields}
    return table(phase=Phase.AUCTION, **fields)


def test_only_a_card_in_hand_is_displayed():  # mu-20
    assert refused(bidding(), card("red 9")) == "you have no red 9 in hand (mu-20)"


def test_a_displayed_card_is_not_displayed_again():  # mu-22
    wanted = "red 7 is on your display already (mu-22)"
    assert refused(bidding(), card("red 7")) == wanted
    assert refused(bidding(), card("red 7") + SECOND) == wanted
    both = bidding(hand="red 7, blue 3")
    assert refused(both, card("red 7") + SECOND) == wanted
    assert (
        refused(bidding(display="red 8"), card("red 8"))
        == "red 8 is on your display already (mu-22)"
    )


@pytest.mark.parametrize("words", ["green 7", "yellow 1"])  # the first in hand, the other nowhere
def test_the_number_of_a_twin_on_display_displays_nothing(words):  # mu-20
    wanted = f"you have no {words} on display, and only a card in hand would do (mu-20)"
    assert refused(bidding(), card(words) + SECOND) == wanted


def test_the_cards_of_a_turn_are_displayed_in_order():  # mu-21
    game = bidding(shown=1, last_shown=card("green 3"), display="red 7, green 3")
    wanted = (
        "cards of one display are laid in order, and blue 3 comes before green 3: "
        "name them together next time (mu-21)"
    )
    assert refused(game, card("blue 3")) == wanted


def test_without_a_card_in_hand_nothing_is_displayed():  # mu-34
    assert refused(bidding(hand=""), card("red 9")) == "you have no card left in hand (mu-34)"


def test_after_three_restarts_the_dealer_opens_with_a_card():  # mu-36
    game = bidding(display="", crown=NOBODY, restarts=3)
    assert refused(game, END_TURN) == "after 3 restarts you may not open with a pass (mu-36)"


@pytest.mark.parametrize("move", [RED, naming("no trump"), seat(2), -1, MOVES])
def test_in_the_auction_one_displays_or_passes(move):  # mu-20
    wanted = "this is the auction: display cards from your hand or pass (mu-20)"
    assert refused(bidding(), move) == wanted


# Bids and trumps


def naming_trump(phase, minor=None):
    """Seat 0 has the Crown, seat 1 the Shield."""
    shown = ["green 4 7, blue 3", "green 2 6"]
    return table(phase=phase, crown=0, shield=1, minor=minor, displays=shown)


def test_a_trump_lies_on_the_own_display():  # mu-43
    minor, major = naming_trump(Phase.MINOR_TRUMP), naming_trump(Phase.MAJOR_TRUMP, "green")
    assert refused(minor, naming("blue")) == "you have no blue on display (mu-43)"
    assert refused(minor, naming("7")) == "you have no 7 on display (mu-43)"
    assert refused(major, naming("6")) == "you have no 6 on display (mu-43)"


def test_the_crown_names_another_trump_than_the_shield():  # mu-45
    game = naming_trump(Phase.MAJOR_TRUMP, "green")
    assert refused(game, naming("green")) == "the Shield player has named green already (mu-45)"
    game = naming_trump(Phase.MAJOR_TRUMP, "6")
    assert refused(game, naming("6")) == "the Shield player has named 6 already (mu-45)"


@pytest.mark.parametrize("phase", [Phase.MINOR_TRUMP, Phase.MAJOR_TRUMP])
@pytest.mark.parametrize("move", [card("green 4"), card("green 2"), END_TURN, seat(3), -1, MOVES])
def test_where_a_trump_is_asked_nothing_else_is_named(phase, move):  # mu-42
    wanted = "you name a trump now: a colour, a number or no trump (mu-42)"
    assert refused(naming_trump(phase), move) == wanted


# Team or exchange


def picking(shield=2):
    return table(phase=Phase.PARTNER, crown=1, shield=shield, major="no trump")


def test_a_partner_is_somebody_else_but_not_the_shield():  # mu-50
    assert refused(picking(), seat(2)) == "you cannot be your own partner (mu-50)"
    assert refused(picking(), seat(3)) == "the Shield player cannot be your partner (mu-50)"


@pytest.mark.parametrize("shield", [2, NOBODY])
def test_nobody_picks_an_empty_seat(shield):  # mu-50
    assert refused(picking(shield), seat(5)) == "nobody sits at seat 5 (mu-50)"
    assert refused(picking(shield), seat(6)) == "nobody sits at seat 6 (mu-50)"


@pytest.mark.parametrize("shield", [2, NOBODY])
@pytest.mark.parametrize("move", [card("red 9"), END_TURN, RED, naming("no trump"), -1, MOVES])
def test_where_a_partner_is_asked_only_a_seat_will_do(move, shield):  # mu-50
    assert refused(picking(shield), move) == "you pick another player as partner now (mu-50)"


def exchanging():
    """Three players; seat 0 has put one card away."""
    return table(
        3,
        phase=Phase.EXCHANGE,
        crown=0,
        major="no trump",
        hands=["green 4 7, blue 3", "red 9"],
        displays=["red 7 8"],
        away="red 2",
    )


@pytest.mark.parametrize("words", ["red 9", "red 2"])
def test_only_a_card_in_hand_is_put_away(words):  # mu-54
    assert refused(exchanging(), card(words)) == f"you have no {words} in hand (mu-54)"


@pytest.mark.parametrize("words", ["red 7", "red 8"])
def test_a_displayed_card_is_not_put_away(words):  # mu-54
    wanted = f"{words} is on your display: displayed cards are not put away (mu-54)"
    assert refused(exchanging(), card(words)) == wanted


def test_the_number_of_a_twin_on_display_puts_nothing_away():  # mu-54
    wanted = "red 7 is on your display: displayed cards are not put away (mu-54)"
    assert refused(exchanging(), card("red 7") + SECOND) == wanted
    wanted = "you have no green 7 on display, and only a card in hand would do (mu-54)"
    assert refused(exchanging(), card("green 7") + SECOND) == wanted


@pytest.mark.parametrize("move", [END_TURN, RED, seat(2), -1, MOVES])
def test_only_cards_are_put_away(move):  # mu-53
    wanted = "you put away three cards from your hand now (mu-53)"
    assert refused(exchanging(), move) == wanted


# The tricks


def following(trick, hand, display="", **fields):
    """Seat 1 follows seat 0; yellow and 2s are trumps, as in the example of mu-65."""
    fields = {"major": "yellow", "minor": "2", **fields}
    cards = {"hands": ["", hand], "displays": ["", display], "trick": trick}
    return table(crown=0, shield=3, partner=1, **cards, **fields)


@pytest.mark.parametrize(("hand", "display"), [("green 5", ""), ("", "green 5")])
def test_the_colour_led_is_followed_from_hand_and_display(hand, display):  # mu-63
    game = following("green 4", f"red 3, {hand}", f"black 8, {display}")
    for words in ("red 3", "black 8"):
        assert refused(game, card(words)) == "you have green: follow suit (mu-63)"


@pytest.mark.parametrize("led", ["yellow 4", "green 2"])
@pytest.mark.parametrize("held", ["yellow 9", "blue 2"])
def test_trumps_follow_trumps(led, held):  # mu-63
    game = following(led, f"green 5, {held}")
    assert refused(game, card("green 5")) == "you have trumps: follow suit (mu-63)"


def test_a_trump_does_not_follow_its_printed_colour():  # mu-63, mu-65
    game = following("green 4", "green 2 5, yellow 3")
    wanted = "green 2 is a trump, and you have other green cards: follow suit (mu-63)"
    assert refused(game, card("green 2")) == wanted
    assert refused(game, card("yellow 3")) == "you have green: follow suit (mu-63)"


@pytest.mark.parametrize("trick", ["", "green 4"])
def test_only_an_own_card_is_played(trick):  # mu-61
    game = following(trick, "green 5", "red 3", turn=1)
    assert refused(game, card("green 6")) == "you have no green 6 (mu-61)"
    assert refused(game, card("green 7")) == "you have no green 7 (mu-61)"
    assert refused(game, card("green 7") + SECOND) == "you have no green 7 (mu-61)"


@pytest.mark.parametrize("trick", ["", "green 4"])
def test_a_twin_is_played_from_where_it_lies(trick):  # mu-61
    in_hand, displayed = (
        following(trick, *where, turn=1) for where in (("green 7",), ("", "green 7"))
    )
    wanted = "your green 7 is in your hand, not on your display (mu-61)"
    assert refused(in_hand, card("green 7") + SECOND) == wanted
    wanted = "your green 7 is on your display, not in your hand (mu-61)"
    assert refused(displayed, card("green 7")) == wanted


def test_twins_in_both_places_follow_suit_like_any_card():  # mu-63
    game = following("green 4", "red 7, green 5", "red 7")
    for move in (card("red 7"), card("red 7") + SECOND):
        assert refused(game, move) == "you have green: follow suit (mu-63)"


@pytest.mark.parametrize("move", [END_TURN, RED, seat(2), -1, MOVES])
def test_only_cards_are_played(move):  # mu-61
    wanted = "you play a card now, from your hand or your display (mu-61)"
    assert refused(following("green 4", "green 5"), move) == wanted


# The next dealer


def test_the_next_dealer_is_somebody_else():  # mu-90
    game = table(phase=Phase.NEXT_DEALER, dealer=2)
    wanted = "you dealt this hand: name another player as next dealer (mu-90)"
    assert refused(game, seat(3)) == wanted
    assert refused(game, seat(5)) == "nobody sits at seat 5 (mu-90)"


@pytest.mark.parametrize("move", [card("red 9"), END_TURN, RED, naming("no trump"), -1, MOVES])
def test_where_a_dealer_is_asked_only_a_seat_will_do(move):  # mu-90
    game = table(phase=Phase.NEXT_DEALER, dealer=2)
    assert refused(game, move) == "you name another player as next dealer now (mu-90)"


# Secrets


def test_only_the_cards_put_away_are_secret():  # mu-55
    assert GAME.is_secret(now(exchanging()), 0, card("green 4"))
    for phase in set(Phase) - {Phase.EXCHANGE}:
        assert not GAME.is_secret(now(table(phase=phase, crown=0, shield=1)), 0, card("green 4"))
