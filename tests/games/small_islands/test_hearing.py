"""Short forms of moves that are understood, and what is said of words that are no move."""

import pytest

from games.small_islands.hunting import hunt, narrow
from games.small_islands.wording import (
    acting,
    building,
    choosing,
    claiming,
    covering,
    cursed,
    erecting,
    facing,
    flowing,
    meant,
    misheard,
    moving,
    over,
    parking,
    planting,
    playing,
    read,
    renewing,
    showing,
    starting,
    striking,
    tiling,
    turning,
)
from parlour.errors import AmbiguousWords, BadWords
from parlour.games.small_islands import GAME
from parlour.games.small_islands.sayings import plain

ALL = [
    (starting, "take amulet", "take/yes/pick it up/Take the amulet."),
    (starting, "leave amulet", "leave/no/leave it"),
    (acting, "end turn", "done/pass/end/End turn!/finish my turn"),
    (acting, "move", "go/drive/MOVE"),
    (acting, "swap clues", "swap/swap my clue cards/exchange hand/new clues"),
    (acting, "clue on white", "clue w/play a clue on white/add a clue to the white column/clue wh"),
    (acting, "clue on grey", "clue on gray/clue g/clue for grey"),
    (acting, "clue on black", "clue bl/clue k"),
    (acting, "tile on white", "tile w/a volcanic tile on white/play tile white"),
    (
        acting,
        "amulet: move",
        "amulet move/buy a move/move with an amulet/spend an amulet on a move",
    ),
    (acting, "amulet: swap clues", "amulet: swap/swap clues for an amulet"),
    (acting, "amulet: clue on grey", "buy clue on grey/clue on grey with an amulet/amulet: clue g"),
    (acting, "amulet: tile on white", "buy tile w"),
    (acting, "amulet: cube of white", "cube white/remove a white cube/amulet: strike out white"),
    (acting, "raise white", "raise w/dig up white/raise the white treasure"),
    (acting, "take amulet", "take/take it"),
    (acting, "to H5", "h5"),  # too early: the reason says so
    (acting, "play next to a hut", "beside a hut"),
    (acting, "tile next to lava", "beside lava"),
    (moving, "to H5", "h5/H 5/h05/go to h5/move to the h5/drive h5"),
    (moving, "end move", "end/done/stop/stay/finish move"),
    (moving, "take amulet", "take/pick up"),
    (moving, "amulet: swap clues", "amulet: swap"),
    (playing, "play next to a hut", "next to hut/adjacent to a hut/beside the hut/hut"),
    (
        playing,
        "play 1 or 2 spaces from a hut",
        "near a hut/1 or 2 spaces from hut/one or two hexes from a hut/within 2 spaces of a hut",
    ),
    (playing, "play next to the ocean", "by the sea/play next to ocean"),
    (playing, "play not 1 or 2 spaces from a palm tree", "not near palms/not near a palm tree"),
    (playing, "play in the largest jungle", "in biggest jungle/on the largest jungle"),
    (playing, "play in a river", "river/in river/card in a river/show in a river"),
    (tiling, "tile next to lava", "next to lava/play next to lava/the tile beside lava"),
    (tiling, "tile not next to lava", "not lava"),
    (showing, "show on a beach", "beach/discard on a beach/play on the beach/reveal beach"),
    (renewing, "begin with on a beach", "beach/on a beach/begin on a beach/play on a beach"),
    (striking, "remove I5", "i5/cube i5/take i5/remove the cube on i5"),
    (flowing, "lava on H5", "h5/on h5/lava h5/put lava on h5/lay lava on h5"),
    (building, "hut on H5", "h5/hut h5/place a hut on h5/put it on h5"),
    (planting, "palm on H5", "h5/palm tree on h5/palm h5"),
    (erecting, "statue on F6", "f6/statue f6/place the statue on f6"),
    (facing, "face NE", "ne/north-east/face north east/look to the northeast"),
    (facing, "face S", "south/turn s"),
    (choosing, "triad beach and jungle", "beach/jungle;beach and jungle;jungle, beach"),
    (
        choosing,
        "triad mountain and scrubland",
        "mountains and scrubland;take the triad of mountain and scrubland",
    ),
    (covering, "triad lava on N2", "n2/lava on n2/triad lava n2"),
    (turning, "first terrain NE", "ne/first northeast/turn ne"),
    (parking, "start on H5", "h5/start h5/put my vehicle on h5"),
    (claiming, "claim", "yes/claim it/take the card/claim gold"),
    (claiming, "decline", "no/pass/leave it/decline it/no thanks"),
    (cursed, "pay amulet", "amulet/an amulet/pay with an amulet"),
    (cursed, "pay gold", "gold/lose the highest card/pay with gold/treasure card"),
]


@pytest.mark.parametrize(("question", "words", "forms"), ALL)
def test_short_forms(question, words, forms):
    position = question()
    found = {form: meant(position, form) for form in forms.split(";" if ";" in forms else "/")}
    assert found == dict.fromkeys(found, words)


def test_the_only_treasure_need_not_be_named():
    """small_islands-52"""
    assert meant(hunt(), "raise") == "raise white"
    assert misheard(acting(), "raise") == 'Say of which colour, like "raise white".'


def test_words_are_made_plain():
    assert plain(" The Largest  MOUNTAINS. ") == "largest mountain"
    assert plain("not 1-2 spaces from a palm tree") == plain("not near palms") == "not near palm"


@pytest.mark.parametrize(
    ("question", "words", "sentence"),
    [
        (acting, "xyz", '"xyz" is no move here; say it like "move".'),
        (acting, "clue on red", '"clue on red" is no move here; say it like "move".'),
        (
            acting,
            "amulet: raise white",
            '"amulet: raise white" is no move here; say it like "move".',
        ),
        (acting, "move to h5", 'Say it step by step: first "move", then "to H5".'),
        (
            acting,
            "play near hut on w",
            'Say it step by step: first "clue on white", then "play 1 or 2 spaces from a hut".',
        ),
        (moving, "z9", "There is no hex Z9 on the map (small_islands-74)."),
        (moving, "over there", '"over there" is no move here; say it like "to I4".'),
        (building, "palm on h5", "It is a hut that is placed now (small_islands-07)."),
        (planting, "hut on h5", "It is a palm tree that is placed now (small_islands-07)."),
        (facing, "east", "No hex lies straight east; say one of N, NE, SE, S, SW, NW."),
        (facing, "up", '"up" is no move here; say it like "face N".'),
        (choosing, "lake", '"lake" is no move here; say it like "triad beach and jungle".'),
        (
            playing,
            "next to lava",
            '"next to lava" is a volcanic tile, and a clue card is asked for.',
        ),
        (playing, "jungle", "None of your clue cards says that."),
        (playing, "next to largest", "None of your clue cards says that."),
        (tiling, "in a lake", '"in a lake" is a clue card, and a volcanic tile is asked for.'),
        (claiming, "maybe", '"maybe" is no move here; say it like "claim".'),
        (over, "move", "Nothing is asked: the game is over."),
    ],
)
def test_what_is_misheard(question, words, sentence):
    assert misheard(question(), words) == sentence


@pytest.mark.parametrize(
    ("question", "words", "sentence"),
    [
        (acting, "clue b", 'That could mean "black" or "brown"; say which.'),
        (tiling, "lava", 'That could mean "next to lava" or "not next to lava"; say which.'),
        (
            choosing,
            "beach",
            'That could mean "beach and jungle" or "beach and mountain"; say which.',
        ),
        (
            lambda: playing(hands=[["next to a hut", "in a jungle", "not in a jungle"]]),
            "jungle",
            'That could mean "in a jungle" or "not in a jungle"; say which.',
        ),
    ],
)
def test_what_could_mean_several_things(question, words, sentence):
    with pytest.raises(AmbiguousWords) as refusal:
        read(question(), words)
    assert str(refusal.value) == sentence


def test_a_clue_of_the_hand_is_meant_first():
    """Of those that may be played, then of the hand, then of all."""
    hand = ["next to a river", "in a jungle", "not in a jungle"]
    assert meant(playing(hands=[hand]), "river") == "play next to a river"
    assert "in a jungle" in misheard(playing(hands=[hand]), "jungle")


def test_nothing_is_asked_of_others():
    game = narrow(acting(), "white", "I5").reading()
    with pytest.raises(BadWords, match=r"^Nothing is asked of you: seat 1 decides now\.$"):
        GAME.read(game, 1, "move")
