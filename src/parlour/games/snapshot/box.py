"""What is in the box of Snapshot, as numbers for the rules. Facts and provenance: box.toml.

The cards themselves are in animals.py and assignments.py.
"""

import re
from collections.abc import Sequence

import numpy as np

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("snapshot")

# snapshot-72: two to five; there are no rules for one.
LEAST_SEATS = BOX.whole("seats.least", 2, MOST_SEATS - 1)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS - 1)
_counts = range(2, MOST_SEATS)  # player counts

START_ANIMALS = BOX.whole("start.animals", 0, 12)
START_TOKENS = np.array(BOX.wholes("start.tokens", MOST_SEATS - 1, 0, 99))
MOST_RESERVED = BOX.whole("reserve.most", 2, 2)
DICE = BOX.whole("dice.count", 6, 6)
FACES = BOX.whole("dice.faces", 6, 6)
OFFER_PRICE = BOX.whole("prices.offer", 1, 1)
REROLL_PRICE = BOX.whole("prices.reroll", 2, 2)
INCOME = BOX.whole("income.no_photo", 0, 9)
PHOTOS_TO_END = np.array([0, 0, *BOX.wholes("end.photos", len(_counts), 1, 12)])
MOST_ROUNDS = BOX.whole("guard.rounds", 1, 40)
COVER_POINTS = BOX.whole("scoring.cover", 0, 99)
ANIMALS_FOR_AWARD = BOX.whole("scoring.animals_for_award", 1, 12)
SHOTS = DICE - 1  # animals with dice: one die at least lies on a habitat

# snapshot-02, snapshot-03: the row of habitats. A set of habitats has a bit each.
HABITATS = 4
ALL_HABITATS = (1 << HABITATS) - 1
_habitats = range(len(BOX.sized("habitats", HABITATS)))
HABITAT_NAMES = [BOX.text(f"habitats.{h}.name") for h in _habitats]
HABITAT_SIGNS = [BOX.text(f"habitats.{h}.sign") for h in _habitats]
HABITAT_COLOURS = [BOX.text(f"habitats.{h}.colour") for h in _habitats]
NUMBER = np.array([BOX.whole(f"habitats.{h}.number", 1, FACES) for h in _habitats])

# Icons. A set of icons has a bit each.
MOST_ICONS = 20
ICON_NAMES = [BOX.text(f"icons.{i}.name") for i in range(BOX.counted("icons", 1, MOST_ICONS))]
ICON_MEANINGS = [BOX.text(f"icons.{i}.meaning") for i in range(len(ICON_NAMES))]
ICON_SIGNS = [BOX.text(f"icons.{i}.sign") for i in range(len(ICON_NAMES))]

LONGEST_NAME = 30
NAME = re.compile("[A-Za-z]+(('|'?[ -])[A-Za-z]+)*'?")  # what can be said and typed anywhere
RESERVED_NAMES = {"all", "any", "supply", "seat", "no more"}  # they mean something else in words


def plain(name: str) -> str:
    """A name as anybody may spell it: small letters, no hyphens, no article."""
    return " ".join(name.lower().replace("-", " ").split()).removeprefix("the ")


def names(where: str, found: list[str], taken: Sequence[str] = ()) -> None:
    """Refuse names that sound alike or like one that is taken, or that nobody could type."""
    heard = {plain(name) for name in taken}
    for i, name in enumerate(found):
        if not is_name(name):
            raise BOX.mistake(f"{where}.{i}.name", "must be a name of up to 30 letters a to z")
        if plain(name) in heard:
            raise BOX.mistake(f"{where}.{i}.name", "must be a name that no other entry has")
        heard.add(plain(name))


def is_name(name: str) -> bool:
    """Whether a name can be typed and means nothing else."""
    typeable = len(name) <= LONGEST_NAME and NAME.fullmatch(name)
    return bool(typeable) and plain(name) not in RESERVED_NAMES


# snapshot-51: "pays from the supply and Lion" must name two sources.
def no_conjunctions(where: str, found: list[str]) -> None:
    """Refuse names that sound like two."""
    for i, name in enumerate(found):
        if "and" in plain(name).split():
            raise BOX.mistake(f"{where}.{i}.name", 'must be a name without the word "and"')


def signs(where: str, found: list[str]) -> None:
    """Refuse signs that are alike, or longer than one character."""
    for i, sign in enumerate(found):
        if len(sign) != 1 or sign in found[:i]:
            raise BOX.mistake(f"{where}.{i}.sign", "must be one character that no other entry has")


names("habitats", HABITAT_NAMES)
signs("habitats", HABITAT_SIGNS)
names("icons", ICON_NAMES)
signs("icons", ICON_SIGNS)


def one_of(where: str, known: list[str]) -> int:
    """Where the name that stands in the box there stands in a list of known names."""
    if BOX.text(where) not in known:
        raise BOX.mistake(where, f"must be one of {', '.join(known)}")
    return known.index(BOX.text(where))


def some_of(where: str, known: list[str], least: int, most: int) -> list[int]:
    """Where the names listed in the box there stand in a list of known names, none twice."""
    count = BOX.counted(where, least, most)
    found = [one_of(f"{where}.{i}", known) for i in range(count)]
    if len(set(found)) < count:
        raise BOX.mistake(where, "must not list the same twice")
    return found


# snapshot-04: the stacks of award tiles, one a habitat and one for all of them.
AWARDS, WORLD = HABITATS + 1, HABITATS
MOST_TILES = 5
_awards = range(len(BOX.sized("awards", AWARDS)))
AWARD_NAMES = [BOX.text(f"awards.{a}.name") for a in _awards]
TILES = np.array([BOX.counted(f"awards.{a}.tiles", 0, MOST_TILES) for a in _awards])
TILE_VALUES = np.zeros((AWARDS, MOST_TILES), np.int64)  # from the top down
for a in _awards:
    if one_of(f"awards.{a}.habitat", [*HABITAT_NAMES, "all"]) != a:
        raise BOX.mistake(f"awards.{a}.habitat", "must be the habitats in their order, then all")
    values = BOX.wholes(f"awards.{a}.tiles", int(TILES[a]), 0, 99)
    if values != sorted(values, reverse=True):
        raise BOX.mistake(f"awards.{a}.tiles", "must go from the highest tile to the lowest")
    TILE_VALUES[a, : len(values)] = values
names("awards", AWARD_NAMES)
AWARD_PROVENANCE = [BOX.provenance(f"awards.{a}")[0] for a in _awards]
