"""What is seen of decks and supplies of Small Islands, and of a treasure that is being raised."""

from typing import Any

from parlour.games.small_islands.box import COLUMN_NAMES, CURSE, CURSES, TRIADS, VALUE
from parlour.games.small_islands.clues import ALL_CLUES, CLUE_NAMES, CLUES
from parlour.games.small_islands.column_sight import clue_cards, rose_of
from parlour.games.small_islands.faces import treasure_name, triad_name
from parlour.games.small_islands.player_sight import still_to_come, treasures
from parlour.games.small_islands.rules.treasures import count_of, total
from parlour.games.small_islands.statue_sight import name_of
from parlour.games.small_islands.table import NO_SEAT, RAISERS, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members

View = dict[str, Any]
RAISING = (Step.CLAIM, Step.CURSE)


def deck_views(game: Reading) -> View:
    """How many cards are left where, and what is known of them."""
    return {
        "clues": _clues_left(game),
        "clues_discarded": [CLUE_NAMES[card] for card in members(game.discard)],
        "reserve": [CLUE_NAMES[card] for card in members(game.reserve)],
        "treasure": game.treasure_left,
        "safe": game.safe_left,
        "treasure_discarded": treasures(game.spent),
        "unseen": game.unseen_left,
        "unseen_curses": min(game.unseen_risky, _curses_out(game)),
        "amulets": game.amulets_left,
        "lava": game.lava_left,
        "triads": [triad_name(triad) for triad in range(TRIADS) if has(game.triads, triad)],
    }


def _clues_left(game: Reading) -> int:
    """The size of the deck, which nobody sees: all cards that are nowhere else."""
    lying = game.discard
    for cards in game.clues:
        lying |= cards & ALL_CLUES
    held = sum(int(player.hand_held) for player in game.players[: game.seats])
    return CLUES - int(lying).bit_count() - held


def _curses_out(game: Reading) -> int:
    """Curses that do not lie in the open discard."""
    return CURSES - int(count_of(game.spent, CURSE))


def raising_view(game: Reading, viewer: int) -> View | None:
    """The treasure that is shared out: its roses from the lowest, and the cards turned up."""
    if game.step not in RAISING:
        return None
    own = game.players[viewer].inspected if viewer >= 0 else 0
    coming = still_to_come(game, viewer) if viewer >= 0 else 0
    return {
        "column": COLUMN_NAMES[game.column],
        "hex": name_of(game.players[game.active].vehicle),
        "raiser": game.active,
        "roses": _roses(game),
        "turned": treasures(game.turned),
        "left": game.pool_left,
        "offer": _offer(game),
        "taker": None if game.taker == NO_SEAT else game.taker,
        "cursed": members(game.cursed),
        "seen": treasures(own),
        "to_come": treasures(coming),
        "curse": _curse(game, coming),
        "last": bool(game.last),
    }


# small_islands-57: offers go from the lowest upwards.
def _roses(game: Reading) -> list[View]:
    """The roses still there from the lowest upwards, and which of them has the offer."""
    cards = [RAISERS, *reversed(clue_cards(game, game.column))]
    return [
        {
            "seat": rose_of(game, card),
            "clue": None if card == RAISERS else CLUE_NAMES[card],
            "offered": game.step == Step.CLAIM and card == game.offered,
        }
        for card in cards
        if game.roses[card]
    ]


def _offer(game: Reading) -> View | None:
    if game.step != Step.CLAIM:
        return None
    return {"card": treasure_name(game.up), "value": int(VALUE[game.up]), "seat": game.asked}


# small_islands-08: Curses can only be among cards that came when one could.
def _curse(game: Reading, coming: int) -> str:
    """Whether a Curse is among the cards not turned up yet, as far as the viewer can know."""
    if count_of(coming, CURSE):
        return "certain"
    unknown = game.pool_left - int(total(coming))
    possible = game.pool_risky and unknown > 0 and _curses_out(game)
    return "possible" if possible else "impossible"
