"""Every component of Small Islands counted wherever it lies: cards, roses, amulets, lava."""

from parlour.games.small_islands.box.clues import CARDS, CLUE_NAMES, CLUES
from parlour.games.small_islands.box.map import members
from parlour.games.small_islands.box.treasure import KINDS
from parlour.games.small_islands.nouns import TREASURE
from parlour.games.small_islands.options import VOLCANO
from parlour.games.small_islands.rules.raising.treasures import count_of
from parlour.games.small_islands.table import Step
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading


def census(game: Reading) -> dict[str, int]:
    """How many there are of each component on the whole table and beside it."""
    cards = CARDS if game.options[VOLCANO] else CLUES
    counted = {CLUE_NAMES[card]: _clue(game, card) for card in range(cards)}
    counted |= {TREASURE.said(kind): _treasure(game, kind) for kind in range(KINDS)}
    counted |= {f"roses of {seat_name(seat)}": _roses(game, seat) for seat in range(game.seats)}
    held = sum(player.amulets for player in game.players)
    counted["amulets"] = game.amulets_left + held + len(members(game.amulets))
    return counted | ({"lava": game.lava_left + _flowed(game)} if game.options[VOLCANO] else {})


def _clue(game: Reading, card: int) -> int:
    piles = [game.deck, game.discard, game.reserve, *game.clues, *(p.hand for p in game.players)]
    return sum(int(cards) >> card & 1 for cards in piles)


def _treasure(game: Reading, kind: int) -> int:
    piles = [game.treasure, game.pool, game.unseen, game.spent, *(p.gold for p in game.players)]
    return sum(int(count_of(cards, kind)) for cards in piles) + _held_up(game, kind)


def _roses(game: Reading, seat: int) -> int:
    return int(game.players[seat].roses + game.roses.count(seat + 1))


def _flowed(game: Reading) -> int:
    """Lava on the map, without that of triads, which are three hexes each."""
    return len(members(game.lava)) - len(members(game.triad_hexes)) // 3


def _held_up(game: Reading, kind: int) -> int:
    """The card that is on offer lies in no pile."""
    return int(game.step == Step.CLAIM and game.up == kind)
