"""What is seen of decks, discards and supplies of Small Islands."""

from parlour.games.small_islands.box.clues import ALL_CLUES, CLUES
from parlour.games.small_islands.box.treasure import CURSE, CURSES, KINDS
from parlour.games.small_islands.nouns import CLUE, TREASURE
from parlour.games.small_islands.rules.raising.treasures import BITS
from parlour.games.small_islands.sight.schema import Piles
from parlour.kit.positions import Reading
from parlour.kit.sets import members

_BYTE = (1 << BITS) - 1


def piles(game: Reading) -> Piles:
    """How many cards are left where, and what is known of them."""
    return {
        "deck.clues": {"amount": _clues_left(game)},
        "discard.clues": {
            "amount": game.discard.bit_count(),
            "clues": [CLUE.ids[card] for card in members(game.discard)],
        },
        "deck.treasure": {"amount": game.treasure_left, "safe": game.safe_left},
        "discard.treasure": {
            "seen": treasures(game.spent),
            "unseen": game.unseen_left,
            "unseen_curses": min(game.unseen_risky, curses_out(game)),
        },
        "supply.amulets": {"amount": game.amulets_left},
        "supply.lava": {"amount": game.lava_left},
    }


def _clues_left(game: Reading) -> int:
    """The size of the deck, which nobody sees: all cards that are nowhere else."""
    lying = game.discard
    for cards in game.clues:
        lying |= cards & ALL_CLUES
    held = sum(int(player.hand_held) for player in game.players[: game.seats])
    return CLUES - int(lying).bit_count() - held


def curses_out(game: Reading) -> int:
    """Curses that do not lie in the open discard."""
    return CURSES - amount_of(game.spent, CURSE)


def amount_of(cards: int, kind: int) -> int:
    """How many of a kind there are among counted treasure cards."""
    return cards >> BITS * kind & _BYTE


def treasures(cards: int) -> list[str]:
    """Counted treasure cards one by one."""
    return [TREASURE.ids[kind] for kind in range(KINDS) for _ in range(amount_of(cards, kind))]
