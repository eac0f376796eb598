"""Short forms of moves that are understood, and what is said of words that are no move."""

import pytest

from games.small_islands.hunting import hunt, narrow
from games.small_islands.positions import VALUES, do
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
    refused,
    renewing,
    showing,
    starting,
    striking,
    tiling,
    turning,
)
from parlour.errors import AmbiguousWords, BadWords
from parlour.games.small_islands import GAME
from parlour.games.small_islands.moves import Act

pytestmark = pytest.mark.talk

ALL = [
    (starting, "takes the amulet on I5", "take/yes/pick it up/Take the amulet./take amulet"),
    (starting, "leaves the amulet on I5", "leave/no/leave it/leave amulet"),
    (acting, "ends the turn", "done/pass/end/End turn!/finish my turn"),
    (acting, "sets out", "go/drive/MOVE/set out"),
    (acting, "swaps clues", "swap/swap my clue cards/exchange hand/new clues"),
    (
        acting,
        "plays a clue on white",
        "clue on white/clue w/play a clue on white/add a clue to the white column/clue wh",
    ),
    (acting, "plays a clue on grey", "clue on gray/clue g/clue for grey"),
    (acting, "plays a clue on black", "clue bl/clue k"),
    (
        acting,
        "plays a volcanic tile on white",
        "tile on white/tile w/a volcanic tile on white/play tile white",
    ),
    (
        acting,
        "spends an amulet on a move",
        "amulet: move/amulet move/buy a move/move with an amulet/spend an amulet on a move",
    ),
    (
        acting,
        "spends an amulet on a swap of clues",
        "amulet: swap clues/amulet: swap/swap clues for an amulet",
    ),
    (
        acting,
        "spends an amulet on a clue on grey",
        "amulet: clue on grey/buy clue on grey/clue on grey with an amulet/amulet: clue g",
    ),
    (acting, "spends an amulet on a volcanic tile on white", "amulet: tile on white/buy tile w"),
    (
        acting,
        "spends an amulet on removing a white cube",
        "amulet: cube of white/cube white/remove a white cube/amulet: strike out white",
    ),
    (acting, "raises the white treasure", "raise white/raise w/dig up white"),
    (acting, "takes the amulet on I5", "take/take it"),
    (moving, "moves to H5", "to h5/h5/H 5/h05/go to h5/move to the h5/drive h5"),
    (moving, "ends the move", "end/done/stop/stay/finish move/end move"),
    (moving, "takes the amulet on I5", "take/pick up"),
    (moving, "spends an amulet on a swap of clues", "amulet: swap"),
    (
        playing,
        'plays "next to a hut" on white',
        "play next to a hut/next to hut/adjacent to a hut/beside the hut/hut",
    ),
    (
        playing,
        'plays "1 or 2 spaces from a hut" on white',
        "near a hut/1 or 2 spaces from hut/one or two hexes from a hut/within 2 spaces of a hut",
    ),
    (playing, 'plays "next to the ocean" on white', "by the sea/play next to ocean"),
    (
        playing,
        'plays "not 1 or 2 spaces from a palm tree" on white',
        "not near palms/not near a palm tree/not 1-2 spaces from a palm tree",
    ),
    (
        playing,
        'plays "in the largest jungle" on white',
        "in biggest jungle/on the largest jungle/ In The Largest  JUNGLE. ",
    ),
    (playing, 'plays "in a river" on white', "river/in river/card in a river/show in a river"),
    (
        tiling,
        'plays the volcanic tile "next to lava" on white',
        "tile next to lava/next to lava/play next to lava/the tile beside lava",
    ),
    (tiling, 'plays the volcanic tile "not next to lava" on white', "not lava"),
    (
        showing,
        'shows "on a beach", which does not fit white',
        "show on a beach/beach/discard on a beach/play on the beach/reveal beach",
    ),
    (
        renewing,
        'begins white with "on a beach"',
        "begin with on a beach/beach/on a beach/begin on a beach/play on a beach",
    ),
    (
        striking,
        "removes the white cube on I5",
        "remove i5/i5/cube i5/take i5/remove the cube on i5",
    ),
    (flowing, "covers H5 with lava", "lava on h5/h5/on h5/lava h5/put lava on h5/lay lava on h5"),
    (building, "puts a hut on H5", "hut on h5/h5/hut h5/place a hut on h5/put it on h5"),
    (planting, "puts a palm tree on H5", "palm on h5/h5/palm tree on h5/palm h5"),
    (erecting, "puts a statue on F6", "statue on f6/f6/statue f6/place the statue on f6"),
    (
        facing,
        "turns the statue to the NE",
        "face NE/ne/north-east/face north east/look to the northeast",
    ),
    (facing, "turns the statue to the S", "face s/south/turn s"),
    (
        choosing,
        "chooses the triad beach and jungle",
        "triad beach and jungle;beach/jungle;beach and jungle;jungle, beach",
    ),
    (
        choosing,
        "chooses the triad mountain and scrubland",
        "mountains and scrubland;take the triad of mountain and scrubland",
    ),
    (
        covering,
        "puts the lava of the triad on N2",
        "triad lava on n2/n2/lava on n2/triad lava n2",
    ),
    (turning, "puts the first terrain to the NE", "first terrain ne/ne/first northeast/turn ne"),
    (parking, "starts on H5", "h5/start h5/put my vehicle on h5"),
    (claiming, "claims gold {}", "claim/yes/claim it/take the card/claim gold"),
    (claiming, "declines gold {}", "decline/no/pass/leave it/decline it/no thanks"),
    (cursed, "loses an amulet", "pay amulet/amulet/an amulet/pay with an amulet"),
    (cursed, "loses gold 3", "pay gold/gold/lose the highest card/pay with gold/treasure card"),
]


@pytest.mark.parametrize(("question", "words", "forms"), ALL)
def test_short_forms(question, words, forms):
    position = question()
    found = {form: meant(position, form) for form in forms.split(";" if ";" in forms else "/")}
    words = words.format(VALUES[position.games[0]["up"]])
    assert found == dict.fromkeys(found, words)


def test_the_only_treasure_need_not_be_named():
    """small_islands-52"""
    assert meant(hunt(), "raise") == "raises the white treasure"
    assert meant(hunt(), "raise the treasure") == "raises the white treasure"
    none = "That could mean several moves, but none of them is allowed now"
    assert misheard(acting(), "raise") == f'{none}; say it like "sets out".'


def test_no_amulet_is_spent_unless_it_is_said():
    """small_islands-47"""
    position = do(acting(held=[1]), Act.SWAP)  # now a clue can only be bought
    assert refused(position, "clue on grey") == "your main action is used (23)"
    assert meant(position, "amulet: clue on grey") == "spends an amulet on a clue on grey"


@pytest.mark.parametrize(
    ("question", "words", "sentence"),
    [
        (acting, "xyz", '"xyz" is no move here; say it like "sets out".'),
        (
            acting,
            "clue on red",
            '"clue on red" is no move here; say it like "sets out".',
        ),
        (
            acting,
            "amulet: raise white",
            '"amulet: raise white" is no move here; say it like "sets out".',
        ),
        (acting, "h5", "You are not in a move: first set out (small_islands-73)."),
        (acting, "move to h5", "You are not in a move: first set out (small_islands-73)."),
        (
            acting,
            "beside a hut",
            'First name the column, like "plays a clue on white" (small_islands-73).',
        ),
        (
            acting,
            "play near hut on w",
            'First name the column, like "plays a clue on white" (small_islands-73).',
        ),
        (
            acting,
            "beside lava",
            'First name the column, like "plays a volcanic tile on white" (small_islands-73).',
        ),
        (moving, "z9", "There is no hex Z9 on the map (small_islands-74)."),
        (moving, "over there", '"over there" is no move here; say it like "moves to I4".'),
        (building, "palm on h5", "It is a hut that is placed now (small_islands-07)."),
        (planting, "hut on h5", "It is a palm tree that is placed now (small_islands-07)."),
        (facing, "east", "No hex lies straight east; say one of N, NE, SE, S, SW, NW."),
        (facing, "up", '"up" is no move here; say it like "turns the statue to the N".'),
        (
            choosing,
            "lake",
            '"lake" is no move here; say it like "chooses the triad beach and jungle".',
        ),
        (
            playing,
            "next to lava",
            '"next to lava" is a volcanic tile, and a clue card is asked for.',
        ),
        (playing, "jungle", "None of your clue cards says that."),
        (playing, "next to largest", "None of your clue cards says that."),
        (tiling, "in a lake", '"in a lake" is a clue card, and a volcanic tile is asked for.'),
        (over, "move", "Nothing is asked of you now."),
    ],
)
def test_what_is_misheard(question, words, sentence):
    assert misheard(question(), words) == sentence


@pytest.mark.parametrize(
    ("question", "words", "sentence"),
    [
        (
            acting,
            "clue b",
            'That could mean "plays a clue on black" or "plays a clue on brown"; say which.',
        ),
        (tiling, "lava", "That could mean several, but none of them may be named now."),
        (
            tiling,
            "volcano",
            'That could mean "next to the volcano" or "not next to the volcano"; say which.',
        ),
        (
            lambda: playing(hands=[["on a beach", "not next to a beach", "next to a hut"]]),
            "beach",
            'That could mean "not next to a beach"; say all of it.',
        ),
        (
            choosing,
            "beach",
            'That could mean "chooses the triad beach and jungle"'
            ' or "chooses the triad beach and mountain"; say which.',
        ),
        (
            lambda: playing(hands=[["next to a hut", "in a jungle", "not in a jungle"]]),
            "jungle",
            "That could mean several, but none of them may be named now.",
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
    assert meant(playing(hands=[hand]), "river") == 'plays "next to a river" on white'
    assert misheard(playing(hands=[hand]), "jungle").startswith("That could mean several, but none")


def test_nothing_is_asked_of_others():
    game = narrow(acting(), "white", "I5").reading()
    with pytest.raises(BadWords, match=r"^Nothing is asked of you now\.$"):
        GAME.read(game, 1, "move")
