"""Why a clue, a volcanic tile or a cube of Small Islands cannot be named."""

from parlour.games.game import Refusal
from parlour.games.small_islands.clues import CLUES, LANDMARK, NEGATED, clue_name
from parlour.games.small_islands.faces import column_name, hex_name
from parlour.games.small_islands.hex_reasons import united
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def not_played(game: Reading, seat: int, card: int) -> Refusal:
    """Why a clue cannot be played in the column."""
    return _not_held(game, seat, card, "26") or _does_not_fit(game, card, "29")


# small_islands-61c: by small_islands-19, from the hand.
def not_begun_with(game: Reading, seat: int, card: int) -> Refusal:
    """Why a column cannot begin anew with a clue."""
    return _not_held(game, seat, card, "61c") or _does_not_fit(game, card, "19")


def not_shown(game: Reading, seat: int, card: int) -> Refusal:
    """Why a clue cannot be shown for a volcanic tile."""
    fits = (
        f'the clue "{clue_name(card)}" would fit {column_name(game.column)}: show one that does not'
    )
    return _not_held(game, seat, card, "37") or Refusal(fits, "small_islands-37")


def not_this_tile(game: Reading, seat: int, tile: int) -> Refusal:
    """Why a volcanic tile cannot be given to the column."""
    card = CLUES + tile
    if not has(game.reserve, card):
        lies = next(c for c, held in enumerate(game.clues) if has(held, card))
        where = f'the tile "{clue_name(card)}" lies in the {column_name(lies)} column'
        return Refusal(where, "small_islands-37")
    return _does_not_fit(game, card, "37")


# small_islands-49
def no_cube(game: Reading, seat: int, at: int) -> Refusal:
    """Why there is no cube to remove from a hex."""
    missing = f"there is no {column_name(game.column)} cube on {hex_name(at)}"
    return Refusal(missing, "small_islands-49")


def _not_held(game: Reading, seat: int, card: int, rule: str) -> Refusal | None:
    if has(game.players[seat].hand, card):
        return None
    return Refusal(f'you do not hold "{clue_name(card)}"', f"small_islands-{rule}")


# small_islands-29: it must take some candidates away and leave some.
def _does_not_fit(game: Reading, card: int, rule: str) -> Refusal:
    sites, held = united(game.sites[game.column]), united(game.marks[LANDMARK[card]])
    left = sites & ~held if NEGATED[card] else sites & held
    does = "take away no candidate of" if left else "leave no candidate for"
    what = f'the {"tile" if card >= CLUES else "clue"} "{clue_name(card)}"'
    said = f"{what} would {does} {column_name(game.column)}"
    return Refusal(said, f"small_islands-{rule}")
