"""What never changes in a match of Snapshot: the faces of all components, prices and limits."""

from parlour.games.snapshot.box import (
    animals,
    assignments,
    awards,
    dice,
    habitats,
    icons,
    opened,
    tokens,
)
from parlour.games.snapshot.moves import MOST_TOKENS
from parlour.games.snapshot.nouns import ANIMAL, ASSIGNMENT, AWARD, HABITAT, ICON
from parlour.games.snapshot.options import OPTIONS
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
        "unusual": [
            option.name
            for option, value in zip(OPTIONS, game.options, strict=False)
            if value != option.default
        ],
        "habitats": {HABITAT.id(h): _habitat(h) for h in range(habitats.HABITATS)},
        "animals": {ANIMAL.id(a): _animal(a) for a in range(animals.ANIMALS)},
        "icons": {ICON.id(i): _icon(i) for i in range(len(icons.ICON_NAMES))},
        "awards": {AWARD.id(a): _award(a) for a in range(awards.AWARDS)},
        "assignments": {ASSIGNMENT.id(a): _assignment(a) for a in range(assignments.ASSIGNMENTS)},
        "tokens": {f"tokens.{n}": {"amount": n} for n in range(MOST_TOKENS + 1)},
        "dice": dice.DICE,
        "sides": dice.SIDES,
        "photos_to_end": int(animals.PHOTOS_TO_END[game.seats]),
        "most_rounds": opened.MOST_ROUNDS,
        "most_reserved": animals.MOST_RESERVED,
        "offer_price": tokens.OFFER_PRICE,
        "reroll_price": tokens.REROLL_PRICE,
        "income": tokens.INCOME,
        "cover_points": assignments.COVER_POINTS,
        "animals_for_award": awards.ANIMALS_FOR_AWARD,
    }


def _habitat(habitat: int) -> HabitatFace:
    return {
        "name": HABITAT.said(habitat),
        "number": int(habitats.HABITAT_NUMBERS[habitat]),
        "sign": habitats.HABITAT_SIGNS[habitat],
        "colour": habitats.HABITAT_COLOURS[habitat],
        "award": AWARD.id(habitat),
        "provenance": habitats.HABITAT_PROVENANCE[habitat],
    }


def _animal(animal: int) -> AnimalFace:
    home = animals.HOME[animal]
    return {
        "name": ANIMAL.said(animal),
        "habitat": None if home is None else HABITAT.id(home),
        "difficulty": int(animals.DIFFICULTY[animal]),
        "stars": int(animals.STARS[animal]),
        "icons": [ICON.id(icon) for icon in animals.ICONS[animal]],
        "provenance": animals.ANIMAL_PROVENANCE[animal],
    }


def _icon(icon: int) -> IconFace:
    return {
        "name": ICON.said(icon),
        "meaning": icons.ICON_MEANINGS[icon],
        "sign": icons.ICON_SIGNS[icon],
        "provenance": icons.ICON_PROVENANCE[icon],
    }


def _award(award: int) -> AwardFace:
    return {
        "name": AWARD.said(award),
        "habitat": None if award == awards.WORLD else HABITAT.id(award),
        "sign": WORLD_SIGN if award == awards.WORLD else habitats.HABITAT_SIGNS[award],
        "tiles": awards.TILE_VALUES[award, : awards.TILES[award]].tolist(),
        "provenance": awards.AWARD_PROVENANCE[award],
    }


def _assignment(card: int) -> AssignmentFace:
    return {
        "name": ASSIGNMENT.said(card),
        "covers": [ANIMAL.id(animal) for animal in assignments.COVER_ANIMALS[card]],
        "icons": [ICON.id(icon) for icon in assignments.ASSIGNMENT_ICONS[card]],
        "points": assignments.ARTICLE_POINTS[card, : assignments.STEPS[card]].tolist(),
        "provenance": assignments.ASSIGNMENT_PROVENANCE[card],
    }
