"""What the dice and tokens that lie on the board of Snapshot may bring."""

from parlour.games.snapshot.box.animals import STARS
from parlour.games.snapshot.box.dice import SHOTS
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.rules.tokens import useful_tokens
from parlour.games.snapshot.sight.chances import entering, photographing
from parlour.games.snapshot.sight.schema import Chance, Entering, Photographing
from parlour.games.snapshot.table import Phase
from parlour.kit.positions import Reading


def entering_now(game: Reading) -> dict[str, Entering]:
    """The chances of all habitats."""
    return {
        HABITAT.id(number): {
            "now": _entry(game, number),
            "with_dice": [entering(number, dice) for dice in range(1, SHOTS + 1)],
            "reroll": entering(number, 1),
            "stars": _stars(game, number),
        }
        for number in range(HABITATS)
    }


# snapshot-51: one die is rerolled.
def _entry(game: Reading, number: int) -> Chance | None:
    dice = game.habitats[number].dice
    if not dice:
        return None
    short = game.phase == Phase.REROLL and game.here == number
    return entering(number, 1 if short else dice)


def _stars(game: Reading, number: int) -> float:
    """What the dice and tokens of a habitat bring on average (after one reroll if it is due)."""
    entry = _entry(game, number)
    shots = [shot for shot in game.shots[: game.shot_count] if shot.habitat == number]
    worth = [int(STARS[shot.animal]) * _inside(shot)["chance"] for shot in shots]
    return entry["chance"] * sum(worth) if entry else 0.0


def _inside(shot: Reading) -> Chance:
    return photographing(shot.animal, shot.dice, shot.tokens)


def photographing_now(game: Reading) -> dict[str, Photographing]:
    """The chances of all animals of the display."""
    return {
        ANIMAL.id(animal): _photographing(game, number, animal)
        for number, habitat in enumerate(game.habitats)
        for animal in habitat.column[: habitat.count]
    }


def _photographing(game: Reading, number: int, animal: int) -> Photographing:
    shots = game.shots[: game.shot_count]
    place = next((n for n, shot in enumerate(shots) if shot.animal == animal and shot.dice), None)
    inside = _inside(shots[place]) if place is not None else None
    entry, tokens = _entry(game, number), shots[place].tokens if place is not None else 0
    return {
        "inside": inside,
        "photo": entry["chance"] * inside["chance"] if entry and inside else 0.0,
        "with_dice": [photographing(animal, dice, tokens) for dice in range(1, SHOTS + 1)],
        "with_tokens": _with_tokens(game, place) if place is not None else [],
    }


# snapshot-46: animal by animal in the order of the board; snapshot-51: later they may only pay.
def _with_tokens(game: Reading, place: int) -> list[Chance]:
    """The chance for each number of tokens an animal with dice may have."""
    asked = {Phase.DICE: 0, Phase.TOKENS: game.asked}.get(game.phase, game.shot_count)
    shot, supply = game.shots[place], game.players[game.active].tokens
    most = shot.tokens
    if place >= asked:
        most = min(supply, int(useful_tokens(game.record, place)))
    return [photographing(shot.animal, shot.dice, tokens) for tokens in range(most + 1)]
