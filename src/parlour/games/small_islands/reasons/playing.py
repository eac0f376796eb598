"""Why a clue, a volcanic tile or a cube of Small Islands cannot be named."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX
from parlour.games.small_islands.rules.columns import sites_with
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def not_played(game: Reading, seat: int, card: int) -> Refusal:
    """Why a clue cannot be played in the column."""
    return not_on_column(game, seat, card, game.column)


def not_on_column(game: Reading, seat: int, card: int, column: int) -> Refusal:
    """Why a clue cannot be played in some column."""
    return _not_held(game, seat, card, "26") or _does_not_fit(game, card, "29", column)


# small_islands-61c: by small_islands-19, from the hand.
def not_begun_with(game: Reading, seat: int, card: int) -> Refusal:
    """Why a column cannot begin anew with a clue."""
    return _not_held(game, seat, card, "61c") or _does_not_fit(game, card, "19", game.column)


def not_shown(game: Reading, seat: int, card: int) -> Refusal:
    """Why a clue cannot be shown for a volcanic tile."""
    fits = (
        f'the clue "{CLUE.said(card)}" would fit {COLUMN.said(game.column)}: show one that does not'
    )
    return _not_held(game, seat, card, "37") or Refusal(fits, "small_islands-37")


def not_this_tile(game: Reading, seat: int, tile: int) -> Refusal:
    """Why a volcanic tile cannot be given to the column."""
    card = CLUES + tile
    if not has(game.reserve, card):
        lies = next(c for c, held in enumerate(game.clues) if has(held, card))
        where = f'the tile "{CLUE.said(card)}" lies in the {COLUMN.said(lies)} column'
        return Refusal(where, "small_islands-37")
    return _does_not_fit(game, card, "37", game.column)


# small_islands-49
def no_cube(game: Reading, seat: int, at: int) -> Refusal:
    """Why there is no cube to remove from a hex."""
    missing = f"there is no {COLUMN.said(game.column)} cube on {HEX.said(at)}"
    return Refusal(missing, "small_islands-49")


def _not_held(game: Reading, seat: int, card: int, rule: str) -> Refusal | None:
    if has(game.players[seat].hand, card):
        return None
    return Refusal(f'you do not hold "{CLUE.said(card)}"', f"small_islands-{rule}")


# small_islands-29: it must take some candidates away and leave some.
def _does_not_fit(game: Reading, card: int, rule: str, column: int) -> Refusal:
    left = any(sites_with(game.record, column, card))
    does = "take away no candidate of" if left else "leave no candidate for"
    what = f'the {"tile" if card >= CLUES else "clue"} "{CLUE.said(card)}"'
    said = f"{what} would {does} {COLUMN.said(column)}"
    return Refusal(said, f"small_islands-{rule}")
