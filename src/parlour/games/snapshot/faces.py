"""The components of Snapshot as plain data: what an animal, a tile and an assignment show."""

from typing import Any

from parlour.games.snapshot.animals import (
    ANIMAL_NAMES,
    ANIMAL_PROVENANCE,
    DIFFICULTY,
    HOMES,
    ICONS,
    RACCOON,
    STARS,
)
from parlour.games.snapshot.assignments import (
    ARTICLE_POINTS,
    ASSIGNMENT_ICONS,
    ASSIGNMENT_NAMES,
    ASSIGNMENT_PROVENANCE,
    COVER_ANIMALS,
    STEPS,
)
from parlour.games.snapshot.box import (
    AWARD_NAMES,
    AWARD_PROVENANCE,
    BOX,
    HABITAT_NAMES,
    HABITAT_SIGNS,
    ICON_MEANINGS,
    ICON_NAMES,
    ICON_SIGNS,
    TILE_VALUES,
    WORLD,
)
from parlour.kit.sets import members

View = dict[str, Any]
MADE_UP = "reconstructed"
ICON_PROVENANCE = [BOX.provenance(f"icons.{icon}")[0] for icon in range(len(ICON_NAMES))]
WORLD_SIGN = "∗"


def icon_face(icon: int) -> View:
    """What an animal is like."""
    return {"name": ICON_NAMES[icon], "sign": ICON_SIGNS[icon]}


def icon_faces() -> list[View]:
    """All icons with what they mean."""
    return [
        {**icon_face(icon), "meaning": ICON_MEANINGS[icon], "provenance": ICON_PROVENANCE[icon]}
        for icon in range(len(ICON_NAMES))
    ]


# snapshot-31: the Raccoon has no habitat of its own.
def animal_face(animal: int) -> View:
    """An animal card."""
    home = None if animal == RACCOON else members(HOMES[animal])[0]
    return {
        "name": ANIMAL_NAMES[animal],
        "habitat": None if home is None else HABITAT_NAMES[home],
        "difficulty": int(DIFFICULTY[animal]),
        "stars": int(STARS[animal]),
        "icons": [icon_face(icon) for icon in ICONS[animal]],
        "provenance": ANIMAL_PROVENANCE[animal][0],
    }


def tile_face(kind: int, place: int) -> View:
    """An award tile: its stack, and its worth by its place from the top."""
    return {
        "name": AWARD_NAMES[kind],
        "habitat": None if kind == WORLD else HABITAT_NAMES[kind],
        "sign": WORLD_SIGN if kind == WORLD else HABITAT_SIGNS[kind],
        "points": int(TILE_VALUES[kind, place]),
        "provenance": AWARD_PROVENANCE[kind],
    }


def assignment_face(card: int) -> View:
    """An assignment: cover animals, icons, and what so many icons are worth."""
    return {
        "name": ASSIGNMENT_NAMES[card],
        "covers": [ANIMAL_NAMES[animal] for animal in COVER_ANIMALS[card]],
        "icons": [icon_face(icon) for icon in ASSIGNMENT_ICONS[card]],
        "table": ARTICLE_POINTS[card, : STEPS[card]].tolist(),
        "provenance": ASSIGNMENT_PROVENANCE[card],
    }


# What is not the publisher's


def notice() -> str | None:
    """One sentence about what is reconstructed, as the box tells; none if nothing is."""
    if MADE_UP not in BOX.kinds():
        return None
    kinds = {
        "animals": {kind for kind, _ in ANIMAL_PROVENANCE} | set(ICON_PROVENANCE),
        "award tiles": set(AWARD_PROVENANCE),
        "assignments": set(ASSIGNMENT_PROVENANCE),
    }
    made_up = [what for what, found in kinds.items() if MADE_UP in found] or ["some facts"]
    listed = " and ".join(filter(None, [", ".join(made_up[:-1]), made_up[-1]]))
    return f"{listed[0].upper()}{listed[1:]} are a reconstruction, not the publisher's."
