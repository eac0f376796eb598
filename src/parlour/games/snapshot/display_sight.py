"""What lies on the table of Snapshot: habitats with their animals, dice and chances, and awards."""

from parlour.games.snapshot.animals import DIFFICULTY, STARS
from parlour.games.snapshot.assignments import COVER_SET, MOST_ASSIGNMENT_ICONS, UNKNOWN, WANTED
from parlour.games.snapshot.box import (
    AWARD_NAMES,
    AWARD_PROVENANCE,
    BOX,
    HABITAT_COLOURS,
    HABITAT_NAMES,
    HABITAT_SIGNS,
    HABITATS,
    NUMBER,
    SHOTS,
    TILE_VALUES,
    TILES,
    WORLD,
)
from parlour.games.snapshot.chances import (
    Chance,
    by_dice,
    by_tokens,
    entering,
    photographing,
    rerolling,
)
from parlour.games.snapshot.events import dice_shown
from parlour.games.snapshot.faces import WORLD_SIGN, View, animal_face
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.positions import Reading

HABITAT_PROVENANCE = [BOX.provenance(f"habitats.{h}")[0] for h in range(HABITATS)]


def habitat_view(game: Reading, number: int, viewer: int) -> View:
    """A habitat: its card, its stack of awards, and its animals from the card outward."""
    habitat = game.habitats[number]
    return {
        "name": HABITAT_NAMES[number],
        "number": int(NUMBER[number]),
        "sign": HABITAT_SIGNS[number],
        "colour": HABITAT_COLOURS[number],
        "provenance": HABITAT_PROVENANCE[number],
        "award": award_view(game, number),
        "dice": habitat.dice,
        "tokens": habitat.tokens,
        "rolled": _rolled(game, number),
        "entry": entry(game, number),
        "with_dice": [entering(number, dice) for dice in range(1, SHOTS + 1)],
        "reroll": rerolling(number),
        "expected_stars": expected_stars(game, number),
        "animals": [_animal(game, number, a, viewer) for a in _column(game, number)],
    }


def _column(game: Reading, number: int) -> list[int]:
    """The animals of a habitat, outward."""
    habitat = game.habitats[number]
    return habitat.column[: habitat.count]  # type: ignore[no-any-return]


def highest(game: Reading) -> list[int]:
    """The difficulty of the outermost animal of each habitat, 0 where none lies."""
    return [max((int(DIFFICULTY[a]) for a in _column(game, h)), default=0) for h in range(HABITATS)]


def award_view(game: Reading, kind: int) -> View:
    """A stack of award tiles: what is left of it from the top down (snapshot-04)."""
    return {
        "name": AWARD_NAMES[kind],
        "sign": WORLD_SIGN if kind == WORLD else HABITAT_SIGNS[kind],
        "left": TILE_VALUES[kind, game.tiles_gone[kind] : TILES[kind]].tolist(),
        "gone": game.tiles_gone[kind],
        "provenance": AWARD_PROVENANCE[kind],
    }


# Rolls and chances


def _rolled(game: Reading, number: int) -> list[int]:
    """The dice of the last roll, where it was made; the last of them was rerolled last."""
    rolling = game.phase in (Phase.HABITAT, Phase.REROLL) and game.here == number != NOWHERE
    return dice_shown(game.faces) if rolling else []


def entry(game: Reading, number: int) -> Chance | None:
    """The chance to enter with the dice that lie there, or once they fell short by one reroll."""
    habitat = game.habitats[number]
    if not habitat.dice:
        return None
    short = game.phase == Phase.REROLL and game.here == number
    return rerolling(number) if short else entering(number, habitat.dice)


def expected_stars(game: Reading, number: int) -> float:
    """What the dice and tokens of a habitat bring on average (after one reroll if it is due)."""
    entered = entry(game, number)
    if entered is None:
        return 0.0
    shots = [s for s in game.shots[: game.shot_count] if s.habitat == number and s.dice]
    worth = [int(STARS[s.animal]) * photographing(*_of(s))["chance"] for s in shots]
    return float(entered["chance"] * sum(worth))


def _of(shot: Reading) -> tuple[int, int, int]:
    return shot.animal, shot.dice, shot.tokens


# Animals


def _animal(game: Reading, number: int, animal: int, viewer: int) -> View:
    """An animal of the display; its chance is that of the photograph once one has entered."""
    shot = _shot(game, animal)
    dice, tokens = (shot.dice, shot.tokens) if shot else (0, 0)
    return {
        **animal_face(animal),
        "sideways": bool(game.habitats[number].sideways >> animal & 1),
        "dice": dice,
        "tokens": tokens,
        "chance": photographing(animal, dice, tokens) if dice else None,
        "with_dice": by_dice(animal),
        "with_tokens": _with_tokens(game, animal),
        "wanted": wanted(game, animal, viewer),
    }


def _shot(game: Reading, animal: int) -> Reading | None:
    """The dice on an animal, if it has any."""
    shots = [s for s in game.shots[: game.shot_count] if s.animal == animal and s.dice]
    return shots[0] if shots else None


# snapshot-46: animal by animal in the order of the board.
def _with_tokens(game: Reading, animal: int) -> list[Chance]:
    """The chance for each number of tokens an animal with dice may still get."""
    asked = {Phase.DICE: 0, Phase.TOKENS: game.asked}.get(game.phase, game.shot_count)
    waiting = [s for s in game.shots[asked : game.shot_count] if s.animal == animal]
    supply = game.players[game.active].tokens
    return [way for s in waiting for way in by_tokens(animal, s.dice, supply)]


# Only the viewer's own assignment is looked at.
def wanted(game: Reading, animal: int, viewer: int) -> View | None:
    """What an animal means for the viewer's assignment: a cover photo, matching icons."""
    card = game.players[viewer].assignment if viewer >= 0 else UNKNOWN
    if card == UNKNOWN:
        return None
    icons = [int(WANTED[card - 1, i]) >> animal & 1 for i in range(MOST_ASSIGNMENT_ICONS)]
    return {"cover": bool(int(COVER_SET[card - 1]) >> animal & 1), "icons": sum(icons)}
