"""What never changes in a match of Snapshot: the faces of all components, prices and limits."""

from parlour.games.snapshot.box.animals import (
    ANIMAL_PROVENANCE,
    ANIMALS,
    DIFFICULTY,
    HOME,
    ICONS,
    MOST_RESERVED,
    PHOTOS_TO_END,
    STARS,
)
from parlour.games.snapshot.box.assignments import (
    ARTICLE_POINTS,
    ASSIGNMENT_ICONS,
    ASSIGNMENT_PROVENANCE,
    ASSIGNMENTS,
    COVER_ANIMALS,
    COVER_POINTS,
    STEPS,
)
from parlour.games.snapshot.box.awards import (
    ANIMALS_FOR_AWARD,
    AWARD_PROVENANCE,
    AWARDS,
    TILE_VALUES,
    TILES,
    WORLD,
)
from parlour.games.snapshot.box.dice import DICE, SIDES
from parlour.games.snapshot.box.habitats import (
    HABITAT_COLOURS,
    HABITAT_NUMBERS,
    HABITAT_PROVENANCE,
    HABITAT_SIGNS,
    HABITATS,
)
from parlour.games.snapshot.box.icons import ICON_MEANINGS, ICON_NAMES, ICON_PROVENANCE, ICON_SIGNS
from parlour.games.snapshot.box.opened import MOST_ROUNDS
from parlour.games.snapshot.box.tokens import INCOME, OFFER_PRICE, REROLL_PRICE
from parlour.games.snapshot.moves import MOST_TOKENS
from parlour.games.snapshot.nouns import ANIMAL, ASSIGNMENT, AWARD, HABITAT, ICON
from parlour.games.snapshot.sight.schema import (
    AnimalFace,
    AssignmentFace,
    AwardFace,
    HabitatFace,
    IconFace,
    Setting,
)
from parlour.games.views import SettingHead
from parlour.kit.positions import Reading

WORLD_SIGN = "∗"


def setting(head: SettingHead, game: Reading) -> Setting:
    """The box, and how many photos end this game."""
    return {
        **head,
        "habitats": {HABITAT.id(h): _habitat(h) for h in range(HABITATS)},
        "animals": {ANIMAL.id(a): _animal(a) for a in range(ANIMALS)},
        "icons": {ICON.id(i): _icon(i) for i in range(len(ICON_NAMES))},
        "awards": {AWARD.id(a): _award(a) for a in range(AWARDS)},
        "assignments": {ASSIGNMENT.id(a): _assignment(a) for a in range(ASSIGNMENTS)},
        "tokens": {f"tokens.{n}": {"amount": n} for n in range(MOST_TOKENS + 1)},
        "dice": DICE,
        "sides": SIDES,
        "photos_to_end": int(PHOTOS_TO_END[game.seats]),
        "most_rounds": MOST_ROUNDS,
        "most_reserved": MOST_RESERVED,
        "offer_price": OFFER_PRICE,
        "reroll_price": REROLL_PRICE,
        "income": INCOME,
        "cover_points": COVER_POINTS,
        "animals_for_award": ANIMALS_FOR_AWARD,
    }


def _habitat(habitat: int) -> HabitatFace:
    return {
        "name": HABITAT.said(habitat),
        "number": int(HABITAT_NUMBERS[habitat]),
        "sign": HABITAT_SIGNS[habitat],
        "colour": HABITAT_COLOURS[habitat],
        "award": AWARD.id(habitat),
        "provenance": HABITAT_PROVENANCE[habitat],
    }


def _animal(animal: int) -> AnimalFace:
    home = HOME[animal]
    return {
        "name": ANIMAL.said(animal),
        "habitat": None if home is None else HABITAT.id(home),
        "difficulty": int(DIFFICULTY[animal]),
        "stars": int(STARS[animal]),
        "icons": [ICON.id(icon) for icon in ICONS[animal]],
        "provenance": ANIMAL_PROVENANCE[animal],
    }


def _icon(icon: int) -> IconFace:
    return {
        "name": ICON.said(icon),
        "meaning": ICON_MEANINGS[icon],
        "sign": ICON_SIGNS[icon],
        "provenance": ICON_PROVENANCE[icon],
    }


def _award(award: int) -> AwardFace:
    return {
        "name": AWARD.said(award),
        "habitat": None if award == WORLD else HABITAT.id(award),
        "sign": WORLD_SIGN if award == WORLD else HABITAT_SIGNS[award],
        "tiles": TILE_VALUES[award, : TILES[award]].tolist(),
        "provenance": AWARD_PROVENANCE[award],
    }


def _assignment(card: int) -> AssignmentFace:
    return {
        "name": ASSIGNMENT.said(card),
        "covers": [ANIMAL.id(animal) for animal in COVER_ANIMALS[card]],
        "icons": [ICON.id(icon) for icon in ASSIGNMENT_ICONS[card]],
        "points": ARTICLE_POINTS[card, : STEPS[card]].tolist(),
        "provenance": ASSIGNMENT_PROVENANCE[card],
    }
