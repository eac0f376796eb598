"""Why a move is refused: one sentence to the player, and the rule that forbids it.

Setting up has test_reasons_of_setting_up.py.
"""

import re
from pathlib import Path

import pytest

from games.small_islands.hunting import narrow, walk
from games.small_islands.positions import SEATS, ask_again, do, legal, to
from games.small_islands.wording import (
    LAKES,
    acting,
    asking,
    building,
    choosing,
    claiming,
    cursed,
    flowing,
    moving,
    over,
    parking,
    playing,
    refused,
    renewing,
    showing,
    starting,
    striking,
    tiling,
)
from parlour.games import small_islands
from parlour.games.small_islands import GAME
from parlour.games.small_islands.moves import MOVES, Act
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

RULES = set(
    re.findall(
        r"\*\*(small_islands-\w+)\*\*",
        (Path(small_islands.__file__).parent / "RULES.md").read_text("utf-8"),
    )
)
WITHOUT = {"volcano": "off", "centre": "random"}
NOT_IN_HAND = "no clue of your hand fits white: each would take away no candidate, or all (29)"
FIELD = "I5 I4 J5 J6 H5"  # lava; round I5 there is no land


# A turn


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("end turn", "your main action is yet to come: nobody can pass (25)"),
        ("end move", "you are not in a move (40)"),
        ("take amulet", "there is no amulet on I5 (22)"),
        ("leave amulet", "there is no amulet on I5 (22)"),
        ("amulet: move", "you have no amulet (48)"),
        ("amulet: swap clues", "you have no amulet (50)"),
        ("amulet: clue on white", "you have no amulet (47)"),
        ("amulet: tile on white", "you have no amulet (47)"),
        ("amulet: cube of white", "you have no amulet (49)"),
        ("raise grey", "nobody searches for the grey treasure yet (36)"),
        ("raise white", "the white treasure still has 5 candidates (36)"),
        ("tile on grey", "you have no clue to show that does not fit grey (37)"),
        ("to H5", "you are not in a move: first set out (73)"),
        ("play in a river", 'first name the column, like "plays a clue on white" (73)'),
        ("tile next to lava", 'first name the column, like "plays a volcanic tile on white" (73)'),
        ("remove I5", "first name the colour (73)"),  # there is no amulet to spend
        ("show in a river", "a clue is shown only for a volcanic tile (37)"),
        ("lava on I4", "lava flows only when an amulet is taken (62)"),
        ("claim", "no treasure card is offered to you (57)"),
        ("pay gold", "no Curse has been turned up (60)"),
        ("begin with in a river", "no column begins anew now (61c)"),
        (
            "hut on H5",
            "that is not asked now: play a clue, move or swap clues (23)",
        ),
    ],
)
def test_acts(words, reason):
    assert refused(acting(), words) == reason


def test_the_amulet_comes_first():
    """small_islands-22"""
    wanted = "that is not asked now: take the amulet under your vehicle, or leave it (22)"
    assert {refused(starting(), words) for words in ("move", "end turn", "to h5")} == {wanted}


def test_an_amulet_that_was_left_takes_a_bound():
    """small_islands-44b"""
    wanted = "the amulet here can be taken after a bound that ends here, or in your next turn (44b)"
    assert refused(acting(amulets="I5"), "take amulet") == wanted


def test_the_main_action_is_used_once():
    """small_islands-23"""
    position = do(acting(), Act.SWAP)
    for words in ("move", "swap clues", "clue on white", "tile on white"):
        assert refused(position, words) == "your main action is used (23)"


def test_clues_need_a_rose_and_a_place():
    """small_islands-26, small_islands-29, small_islands-66"""
    position = acting(held=[1])
    position.games[0]["players"][0]["roses"] = 0
    ask_again(position)
    for words in ("clue on white", "amulet: tile on white"):
        assert refused(position, words) == "you have no rose left to mark a clue with (26)"
    assert refused(acting(hands=[["in a river"]]), "clue on white") == NOT_IN_HAND
    assert refused(acting(hands=[[]]), "clue on white") == "you have no clue card (66)"


def test_volcanic_tiles_need_one_that_fits_and_a_clue_that_does_not():
    """small_islands-37, small_islands-71"""
    wanted = "you have no clue to show that does not fit white (37)"
    assert refused(acting(hands=[["next to a hut"]]), "tile on white") == wanted
    wanted = "no volcanic tile is in the reserve (37)"
    assert refused(acting(reserve=0), "tile on white") == wanted
    wanted = "no volcanic tile of the reserve fits white (37)"
    assert refused(narrow(acting(), "white", "I9"), "tile on white") == wanted
    wanted = "this game is played without volcanic tiles (71)"
    assert refused(acting(options=WITHOUT), "tile on white") == wanted


def test_cubes_are_on_the_board_and_one_stays():
    """small_islands-35, small_islands-49"""
    position = narrow(acting(held=[1]), "white", "I9")
    assert (
        refused(position, "amulet: cube of white") == "the last white cube cannot be removed (49)"
    )
    wanted = "grey has no cubes on the board yet (35)"
    assert refused(position, "amulet: cube of grey") == wanted
    many = acting(held=[1], columns={"grey": [("not in a lake", 0)]})
    assert refused(many, "amulet: cube of grey") == wanted


def test_treasure_is_raised_where_it_is():
    """small_islands-45, small_islands-52"""
    position = narrow(acting(), "white", "I9")
    wanted = "the white treasure is on I9, and your vehicle on I5"
    assert refused(position, "raise white") == f"{wanted} (52)"
    assert refused(do(position, Act.MOVE), "raise white") == f"{wanted} (45)"


def test_treasure_is_raised_by_an_action():
    """small_islands-52: a swap alone allows none."""
    position = do(narrow(acting(), "white", "I5"), Act.SWAP)
    wanted = "your main action is used, and you have not just played a clue or removed a cube (52)"
    assert refused(position, "raise white") == wanted


# Moving


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("to A3", "hex A3 is ocean (41)"),
        ("to H7", "the volcano can never be entered (42)"),
        ("to I5", "you are on I5 already (40)"),
        (
            "to C3",
            "hex C3 is neither in your area of lake nor beside I5,"
            " and 3 bounds do not get there (40)",
        ),
        (
            "to K5",
            "hex K5 is neither in your area of lake nor beside I5:"
            " it takes a bound more, like by way of J5 (40)",
        ),
        ("end turn", "end your move first (25)"),
        ("take amulet", "there is no amulet on I5 (44)"),
        ("leave amulet", "in a move an amulet is left by going on (44)"),
        ("move", "no move can be begun inside a move (24)"),
        ("amulet: move", "no move can be begun inside a move (24)"),
        ("swap clues", "your main action is used (23)"),
        ("amulet: swap clues", "you have no amulet (50)"),
        ("raise white", "the white treasure still has 5 candidates (36)"),
        ("lava on I4", "lava flows only when an amulet is taken (62)"),
        (
            "hut on H5",
            "that is not asked now: name a hex to move to or end the move, with 3 bounds left (40)",
        ),
    ],
)
def test_moving(words, reason):
    assert refused(moving(), words) == reason


def test_a_move_has_three_bounds():
    """small_islands-40"""
    position = to(to(to(moving(), "J7"), "I5"), "J6")
    assert refused(position, "to J7") == "you have made 3 bounds (40)"
    far = "hex K5 is neither in your area of lake nor beside J7 (40)"
    assert refused(to(to(to(moving(), "J6"), "I5"), "J7"), "end turn") == "end your move first (25)"
    assert refused(to(to(moving(), "J6"), "J7"), "to K5") == far  # no bound is left to go on


def test_lava_is_paid_for():
    """small_islands-42, small_islands-43"""
    wanted = "entering lava costs an amulet or a treasure card, and you have neither (42)"
    assert refused(moving(lava="H5"), "to H5") == wanted
    wanted = "lava is entered from a hex beside it, and N2 is not beside I5 (43)"
    assert refused(moving(lava="H5", held=[1]), "to N2") == wanted


def test_nobody_stays_on_lava():
    """small_islands-43, small_islands-43b"""
    position = to(moving(lava=FIELD, vehicles=["K5", "K12"], held=[1]), "J5")
    assert refused(position, "end move") == "no move ends on lava (43)"
    wanted = "nobody stops on I5, which has no land beside it (43b)"
    assert refused(position, "to I5") == wanted
    wanted = "the lava on N2 does not hang together with that on J5 (43)"
    assert refused(position, "to N2") == wanted
    wanted = "off the lava a bound leads to a hex beside it, and C3 is not (43)"
    assert refused(position, "to C3") == wanted
    wanted = "the last bound of a move cannot end on lava (43)"
    assert refused(to(position, "H5"), "to J5") == wanted


def test_amulets_in_a_move():
    """small_islands-24, small_islands-44b, small_islands-48"""
    wanted = "an amulet is taken only after a bound (44b)"
    assert refused(moving(amulets="I5"), "take amulet") == wanted
    bought = to(do(acting(held=[1], amulets="J6"), Act.BUY_MOVE), "J6")
    assert refused(bought, "take amulet") == "in a move that was bought no amulet is taken (48)"
    wanted = "end your move first: in a move there is only what amulets buy (24)"
    assert refused(bought, "clue on white") == wanted


# Lava


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("lava on H7", "hex H7 is part of the volcano: lava is laid on land (62)"),
        ("lava on N2", "hex N2 is lava: lava is laid on land (62)"),
        ("lava on A3", "hex A3 is ocean: lava is laid on land (62)"),
        ("lava on B5", "hex B5 is neither beside lava nor beside the volcano (62)"),
        ("lava on I5", "there is a vehicle on I5 (62)"),
        ("lava on F6", "there is a statue on F6 (62)"),
        ("lava on G5", "there is an amulet on G5 (62)"),
        ("move", "that is not asked now: lay lava on land beside lava or the volcano (62)"),
    ],
)
def test_lava(words, reason):
    """small_islands-62"""
    position = flowing()
    position.games[0]["amulets"] = acting(amulets="G5").games[0]["amulets"]
    position.games[0]["spots"] = 0
    assert refused(position, words) == reason


def test_lava_leaves_every_treasure_a_place():
    """small_islands-63"""
    position = narrow(starting(), "white", "J6")
    wanted = "lava on J6 would leave the white treasure no candidate (63)"
    assert refused(do(position, Act.TAKE), "lava on J6") == wanted


# Clues, tiles, cubes, treasure


@pytest.mark.parametrize(
    ("question", "words", "reason"),
    [
        (playing, "in a river", 'the clue "in a river" would leave no candidate for white (29)'),
        (
            playing,
            "not in mountains",
            'the clue "not in mountains" would take away no candidate of white (29)',
        ),
        (playing, "in a lake", 'you do not hold "in a lake" (26)'),
        (playing, "sets out", "that is not asked now: name the clue to play on white (26)"),
        (tiling, "next to lava", 'the tile "next to lava" would leave no candidate for white (37)'),
        (tiling, "move", "that is not asked now: name the volcanic tile to play on white (37)"),
        (
            showing,
            "next to a hut",
            'the clue "next to a hut" would fit white: show one that does not (37)',
        ),
        (showing, "in a jungle", 'you do not hold "in a jungle" (37)'),
        (
            showing,
            "move",
            "that is not asked now: show a clue that does not fit white,"
            ' for the tile "next to the volcano" (37)',
        ),
        (striking, "remove H5", "there is no white cube on H5 (49)"),
        (striking, "move", "that is not asked now: name the white cube to remove (49)"),
        (
            cursed,
            "claim",
            "that is not asked now: pay for the Curse: an amulet or your highest gold (60)",
        ),
        (
            renewing,
            "next to a hut",
            'the clue "next to a hut" would leave no candidate for white (19)',
        ),
        (renewing, "in a jungle", 'you do not hold "in a jungle" (61c)'),
        (
            renewing,
            "move",
            "that is not asked now: choose the clue with which white begins anew (61c)",
        ),
    ],
)
def test_clues_and_treasure(question, words, reason):
    assert refused(question(), words) == reason


def test_a_tile_lies_in_one_column():
    """small_islands-37"""
    position = tiling(columns={**LAKES, "grey": [("next to the volcano", 1)]})
    wanted = 'the tile "next to the volcano" lies in the grey column (37)'
    assert refused(position, "tile next to the volcano") == wanted


def test_the_card_on_offer_is_named():
    """small_islands-57"""
    assert re.fullmatch(
        r"that is not asked now: claim gold \d, or decline it: \d cards? to follow \(57\)",
        refused(claiming(), "move"),
    )


# Whose decision


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        (acting, "it is the turn of seat 1 (21)"),
        (building, "it is for seat 1 to decide now (07)"),
        (choosing, "it is for seat 2 to decide now (13)"),
        (parking, "it is for seat 1 to decide now (16)"),
        (claiming, "it is for seat 1 to decide now (57)"),
        (cursed, "it is for seat 1 to decide now (60)"),
        (renewing, "it is for seat 1 to decide now (61c)"),
    ],
)
def test_others_do_not_decide(question, reason):
    position = question()
    refusal = GAME.why_not(position.reading(), 1 - asking(position), Act.MOVE)
    assert f"{refusal.sentence} ({refusal.rule.removeprefix('small_islands-')})" == reason


def test_nothing_is_done_when_the_game_is_over():
    """small_islands-67, small_islands-69"""
    position = over()
    assert GAME.why_not(position.reading(), 0, 0) == ("the game is over", "small_islands-69")
    position.games[0]["last"] = 1
    assert GAME.why_not(position.reading(), 0, 0) == ("the game is over", "small_islands-67")


# All of it


@pytest.mark.soak
@pytest.mark.parametrize("options", [{"object_placement": "players"}, {"volcano": "off"}])
@pytest.mark.parametrize("players", SEATS)
def test_every_illegal_move_is_refused_with_a_rule(players, options):
    """small_islands-75: and the same way, whatever is hidden."""
    for number, position in walk(players, 1, options, most=40 if INTERPRETED else 200):
        if number % 5 == 0 and GAME.engine.actors(position):
            seat, seen = asking(position), position.copy()
            GAME.engine.redact(seen, seat)
            whole, part = position.reading(), seen.reading()
            illegal = set(range(-1, MOVES + 1)) - set(legal(position))
            found = {move: GAME.why_not(whole, seat, move) for move in illegal}
            assert found == {move: GAME.why_not(part, seat, move) for move in illegal}
            assert {refusal.rule for refusal in found.values()} <= RULES
            for sentence, _ in found.values():
                assert sentence[0].islower()
                assert sentence == sentence.strip(" .")
