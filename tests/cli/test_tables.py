"""The drawing of Mü: views of real matches, read as text."""

import re

import pytest
from rich.console import Console, Group

from parlour.cli.answers import fits, split
from parlour.cli.screen import question as asked
from parlour.cli.seats import name_seats, renamed, seat_bots, seated_bots, short
from parlour.cli.tables import Scene, drawing_of
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match

MU = drawing_of("mu")
WORDS = ("displays red 7", "ends the display")
NAMES = ["Ann", "Ben", "Cleopatra the Great", "Dan (mc)", "Eve (mc)", "Fay (random)"]


def question(match):
    deciding = match.view()["deciding"]
    return deciding[0]["question"] if deciding else None


def match_in(wanted, seats=4, seed=3, displays=2):
    """A match that asks the question: everybody displays so many cards and passes then."""
    match = Match("mu", seats, {"hands": 1}, seed, names=NAMES[:seats])
    shown = [0] * seats
    while question(match) != wanted:
        seat = match.actors[0]
        legal = match.legal(seat)
        pick = legal[0]
        if question(match) == "auction":
            most = displays + (seat == 0)
            pick = legal[0] if shown[seat] < most and len(legal) > 1 else legal[-1]
            shown[seat] += pick < 60
        match.play(seat, pick)
    return match


def scene_of(match, seat=None):
    return Scene.of(match, match.actors[0] if seat is None else seat)


def drawn(scene, width=80, spaced=True):
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(Group(*MU.draw(scene, width, spaced)))
    text = captured.get()
    assert max(map(len, text.splitlines())) <= width
    return text


def line_of(label, text):
    return next(line for line in text.splitlines() if line.startswith(label))


def test_the_auction_shows_bids_holders_and_what_is_missing():
    match = Match("mu", 4, {"hands": 1}, 3, names=NAMES[:4])
    first = match.actors[0]
    for _ in range(2):
        match.play(first, match.legal(first)[0])
    match.play(first, "end the display")
    text = drawn(scene_of(match))
    assert re.search(r"Crown +dealer +13 +2 +0", text)
    assert line_of("cards on display", text).split()[3:] == list("123456")
    needs = line_of("Crown team needs (inferred)", text).split()
    assert needs[4:] == ["30", "32", "34", "36", "38", "40"]
    brings = line_of("would bring you", text).split()
    assert brings[3:] == ["Shield", "Shield", "Crown", "Crown", "Crown", "Crown"]
    assert "1 more card would take the Shield, 3 more cards would take the Crown." in text
    assert re.search(r"Choose +\d+ pass", text)


def test_a_display_says_what_ending_it_now_would_bring():
    match = Match("mu", 4, {"hands": 1}, 3)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert "If you end the display now you will hold the Crown." in drawn(scene_of(match))
    assert "or end the display so that it counts (mu-24)" in asked(scene_of(match))


def test_the_hand_is_numbered_in_its_own_order_and_forbidden_cards_are_not():
    scene = scene_of(match_in("auction"))
    hand = drawn(scene).partition("\nHand")[2]
    numbers = [int(n) for n in re.findall(r"(\d+) [▲●■◆✚]", hand)]
    assert numbers == sorted(numbers)
    assert max(numbers) == len(scene.choices) - 1


def test_naming_a_trump_shows_what_each_is_worth_and_how_many_one_has():
    for phase in ("minor-trump", "major-trump"):
        scene = scene_of(match_in(phase))
        text = drawn(scene)
        assert "no trump +30" in text
        assert re.search(r"\d [▲●■◆✚](red|blue|green|yellow|black) \+0, have \d", text)
        assert "is inferred (mu-T2)" in text
        assert f"{phase.split('-')[0]} trump" in asked(scene)


def test_picking_a_partner_calls_the_others_by_name():
    match = match_in("partner")
    text = drawn(scene_of(match))
    assert re.search(r"1 pick (Ann|Ben|Cleopatra the Great|Dan \(mc\)) as partner", text)
    assert "Trumps    major" in text
    assert "needs" not in text
    assert re.search(r"Crown team 0 of \d+ \(inferred\) ░+ 60 points out; \+\d+ each, else", text)


def test_the_exchange_shows_what_was_put_away():
    match = match_in("exchange", seats=3)
    assert "Put 3 cards from your hand on your pile" in asked(scene_of(match))
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    text = drawn(scene_of(match))
    assert line_of("Put away", text)
    assert "without black" in text
    assert "Put 2 cards" in asked(scene_of(match))
    watching = drawn(scene_of(match, SPECTATOR))
    assert "Put away" not in watching
    assert "Hand" not in watching


def test_a_trick_marks_the_winning_card_and_asks_to_follow():
    match = match_in("tricks")
    assert "nothing led yet" in drawn(scene_of(match))
    assert "Lead any card" in asked(scene_of(match))
    for _ in range(2):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    scene = scene_of(match)
    text = drawn(scene)
    assert text.count("◂ wins so far") == 1
    assert re.search(r"\(mu-6[34]\)\.$", asked(scene))
    assert "Display   " in text
    assert "partner" in text


def test_the_end_shows_the_scores():
    match = match_in(None)
    text = drawn(scene_of(match, 0))
    assert "the game is over" in text
    for seat in range(4):
        assert f" {match.view()['players'][f'seat.{seat}']['points']} " in text
    assert asked(scene_of(match, 0)) == "The game is over."


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("displays", [0, 2, 7])
def test_every_screen_of_a_game_fits_its_width(seats, displays):
    for phase in ("auction", "minor-trump", "major-trump", "tricks", None):
        if displays == 0 and phase == "minor-trump":
            continue  # nobody bears the Shield
        match = match_in(phase, seats, seed=5, displays=displays)
        for viewer in (SPECTATOR, *match.actors, 0):
            for spaced in (True, False):
                drawn(scene_of(match, viewer), spaced=spaced)


def test_every_offered_move_is_drawn_with_its_number():
    for phase in ("auction", "minor-trump", "major-trump", "partner", "tricks"):
        scene = scene_of(match_in(phase))
        offered = drawn(scene).partition("\nHand")[2]
        numbers = {int(number) for number in re.findall(r"(?<![+\w])(\d+) [\w▲●■◆✚]", offered)}
        assert set(range(1, len(scene.choices) + 1)) <= numbers


def test_words_are_drawn_with_glyph_and_letter():
    assert MU.ink(
        match_in("auction").setting(), "Ann plays red 7 and black 10, not blue"
    ).plain == ("Ann plays ▲R7 and ✚black 10, not ●blue")


def test_an_answer_is_numbers_then_words():
    assert split("3 5,7") == ([3, 5, 7], "")
    assert split("3 5 end") == ([3, 5], "end")
    assert split("r7") == ([], "r7")
    assert split("") == ([], "")


def test_the_choices_with_some_words_are_found_by_their_beginnings():
    red, end = ({"move": n, "words": w, "touches": []} for n, w in enumerate(WORDS))
    assert [fits(choice, "dis") for choice in (red, end)] == [True, True]
    assert [fits(choice, "end") for choice in (red, end)] == [False, True]
    assert [fits(choice, "red 7") for choice in (red, end)] == [True, False]
    assert not fits(red, "red 77")


def test_bots_take_the_last_seats_and_their_names_tell_so():
    bots = seat_bots(4, "mc,random")
    assert bots == {2: "mc", 3: "random"}
    names = tuple(name_seats(4, bots, "Ann,Ben"))
    assert names == ("Ann", "Ben", "seat 3 (mc)", "seat 4 (random)")
    assert seated_bots(names) == bots
    assert renamed(names, {3: "mc"}) == ("Ann", "Ben", "seat 3", "seat 4 (mc)")
    assert seat_bots(3, None) == {1: "mc", 2: "mc"}
    assert seat_bots(3, "none") == {}


def test_a_bot_loses_its_kind_before_its_name_is_cut():
    assert short("Dan (mc)", 8).plain == "Dan (mc)"
    assert short("Dan (mc)", 7).plain == "Dan"
    assert short("Cleopatra (mc)", 7).plain == "Cleopa…"
    assert short("Cleopatra", 7).plain == "Cleopa…"
