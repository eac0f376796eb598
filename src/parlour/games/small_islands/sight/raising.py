"""What is seen of a treasure of Small Islands that is being shared out."""

from typing import Literal

from parlour.games.small_islands.box.treasure import CURSE, VALUE
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX, TREASURE
from parlour.games.small_islands.rules.raising.treasures import over, total
from parlour.games.small_islands.sight.columns import clue_cards
from parlour.games.small_islands.sight.piles import amount_of, curses_out, treasures
from parlour.games.small_islands.sight.schema import Raising, Rose, Up
from parlour.games.small_islands.table import NO_SEAT, RAISERS, Step
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR
from parlour.kit.sets import members


def raising(game: Reading, viewer: int) -> Raising | None:
    """The treasure that is shared out: its roses from the lowest, and the cards turned up."""
    if game.step not in (Step.CLAIM, Step.CURSE):
        return None
    seen = game.players[viewer].inspected if viewer != SPECTATOR else 0
    coming = int(over(seen, game.turned))  # small_islands-55: equal cards cannot be told apart
    return {
        "column": COLUMN.ids[game.column],
        "hex": HEX.ids[game.players[game.active].vehicle],
        "raiser": game.active,
        "roses": _roses(game),
        "turned": treasures(game.turned),
        "left": game.pool_left,
        "up": _up(game),
        "taker": None if game.taker == NO_SEAT else game.taker,
        "cursed": members(game.cursed),
        "seen": treasures(seen),
        "to_come": treasures(coming),
        "curse": _curse(game, coming),
    }


# small_islands-57: offers go from the lowest upwards.
def _roses(game: Reading) -> list[Rose]:
    """The roses still there from the lowest upwards, and which of them has the offer."""
    cards = [RAISERS, *reversed(clue_cards(game, game.column))]
    return [
        {
            "seat": game.roses[card] - 1,
            "clue": None if card == RAISERS else CLUE.ids[card],
            "offered": game.step == Step.CLAIM and card == game.offered,
        }
        for card in cards
        if game.roses[card]
    ]


def _up(game: Reading) -> dict[str, Up]:
    if game.step != Step.CLAIM:
        return {}
    card, value = TREASURE.ids[game.up], int(VALUE[game.up])
    return {"raising.up": {"card": card, "value": value, "seat": game.asked}}


# small_islands-08: Curses can only be among cards that came when one could.
def _curse(game: Reading, coming: int) -> Literal["certain", "possible", "impossible"]:
    """Whether a Curse is among the cards not turned up yet, as far as the viewer can know."""
    if amount_of(coming, CURSE):
        return "certain"
    unknown = game.pool_left - int(total(coming))
    return "possible" if game.pool_risky and unknown > 0 and curses_out(game) else "impossible"
