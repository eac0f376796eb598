"""Positions in which every question of Small Islands is asked, and what is said and refused there.

It is always seat 1 of two that is asked, unless the rest says something else; the treasure in the
lakes is white.
"""

import pytest

from games.small_islands.hunting import hunt, raise_it
from games.small_islands.positions import do, legal, play, step, table, tile, to
from parlour.errors import BadWords
from parlour.games.small_islands import GAME
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step

SITE = {"island": 1, "centre": 1}
LAKES = {"white": [("in a lake", 0)]}  # I5 J6 J7 I9 I10
HAND = ["in a river", "next to a hut", "not in mountains", "on a beach"]


# Asking: setting up


def setting_up(asked, options=None, answers=()):
    """A game before a question of the set-up; the first answers as told, then the lowest."""
    position, answers = GAME.deal(2, 1, SITE | (options or {})), list(answers)
    while step(position) != asked or answers:
        play(position, read(position, answers.pop(0)) if answers else legal(position)[0])
    return position


def building(*words):
    """The players place huts, then palm trees, then statues; these words have been said."""
    return setting_up(Step.OBJECT, {"object_placement": "players"}, words)


def planting():
    """A palm tree is placed."""
    return building("hut on C3", "hut on K12", "hut on M2", "hut on F9")


def erecting():
    """A statue is placed; one stands on K5."""
    palms = ("palm on B5", "palm on N5", "palm on H12", "statue on K5", "face NE")
    options = {"object_placement": "players"}
    huts = ("hut on C3", "hut on K12", "hut on M2", "hut on F9")
    return setting_up(Step.STATUE, options, huts + palms)


def facing():
    """A statue stands on F6 and is turned."""
    return play(erecting(), read(erecting(), "statue on F6"))


def choosing():
    """The last player chooses a triad."""
    return setting_up(Step.TRIAD)


def covering(*words):
    """The lava of a triad is laid, beach and jungle unless something else was said."""
    return setting_up(Step.TRIAD_LAVA, None, words or ("triad beach and jungle",))


def turning():
    """The triad is turned round its lava."""
    return to(covering(), named_spot(covering()))


def named_spot(position):
    """The first hex that can be named."""
    return say(position, legal(position)[0]).split()[-1]


def parking():
    """A vehicle starts, without a volcano."""
    return setting_up(Step.VEHICLE, {"volcano": "off", "centre": "random"})


# Asking: a turn


def acting(**told):
    """What to do; the vehicle is on I5, beside the volcano."""
    laid = {"huts": "J8 C3", "palms": "N7", "statues": [("F6", "N")]}
    given = {"columns": LAKES, "hands": [HAND], "vehicles": ["I5", "K12"]}
    return table(2, **{**laid, **given, **told})


def moving(**told):
    """In a move."""
    return do(acting(**told), Act.MOVE)


def starting(**told):
    """An amulet lies under the vehicle."""
    return acting(amulets="I5", step=Step.START, **told)


def flowing(**told):
    """Lava is laid; the amulet was taken on I5."""
    return do(starting(**told), Act.TAKE)


def playing(**told):
    """A clue is chosen for the lakes."""
    return do(acting(**told), Act.CLUE, "white")


def tiling(**told):
    """A volcanic tile is chosen for the lakes."""
    return do(acting(**told), Act.TILE, "white")


def showing(**told):
    """A clue is shown that does not fit the lakes."""
    return tile(tiling(**told), "next to the volcano")


def striking(**told):
    """A cube in the lakes is removed."""
    return do(acting(held=[1], **told), Act.CUBE, "white")


# Asking: a treasure


def claiming():
    """A card of a treasure that was raised is offered."""
    return raise_it(hunt("01"))


def cursed():
    """The Curse has come up, and there is gold as well as an amulet to lose."""
    return raise_it(hunt("11", treasure=[0, 0, 0, 0], held=[1, 1], gold=[[3], [4]]))


def renewing():
    """The white column begins anew with a clue of the hand."""
    position = hunt("-", options={"new_map_clue_from": "hand"}, hands=[HAND])
    raise_it(position)
    while step(position) == Step.CLAIM:
        play(position, read(position, "claim"))
    return position


def over():
    """A game that has ended."""
    return do(do(acting(options={"turns": 1}), Act.SWAP), Act.END_TURN)


EVERY_QUESTION = (
    building,
    planting,
    erecting,
    facing,
    choosing,
    covering,
    turning,
    parking,
    starting,
    acting,
    moving,
    flowing,
    playing,
    tiling,
    showing,
    striking,
    claiming,
    cursed,
    renewing,
)


# Saying


def asking(position):
    """The seat that is asked."""
    return int(position.games[0]["asked"])


def say(position, move):
    """A move in words."""
    return GAME.say(position.reading(), asking(position), move)


def read(position, words):
    """The move that words mean."""
    return GAME.read(position.reading(), asking(position), words)


def meant(position, words):
    """The words of the move that words mean."""
    return say(position, read(position, words))


def misheard(position, words):
    """The one sentence that words get which are no move."""
    with pytest.raises(BadWords) as refusal:
        read(position, words)
    return str(refusal.value)


def refused(position, words):
    """What whoever is asked is told of a move that is not legal, or that answers no question."""
    try:
        move = read(position, words)
    except BadWords as trouble:
        said = str(trouble).replace("small_islands-", "").removesuffix(".")
        return said[0].lower() + said[1:]
    assert move not in legal(position), f"{words} is legal"
    refusal = GAME.why_not(position.reading(), asking(position), move)
    return f"{refusal.sentence} ({refusal.rule.removeprefix('small_islands-')})"
