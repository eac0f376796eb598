"""Every card of Tavarua counted wherever it lies."""

from parlour.games.tavarua.box.cards import KINDS
from parlour.games.tavarua.box.stoke import STOKES
from parlour.games.tavarua.box.waves import WAVES
from parlour.games.tavarua.nouns import KIND, STOKE
from parlour.games.tavarua.options import WITH_STOKE_CARDS
from parlour.games.tavarua.rules.counts import count_of, stoke_count
from parlour.kit.positions import Reading


def census(game: Reading) -> dict[str, int]:
    """How many there are of each component on the whole table and beside it."""
    counted = {KIND.said(kind): _cards(game, kind) for kind in range(KINDS)}
    stoke = range(1, STOKES + 1) if game.options[WITH_STOKE_CARDS] else ()  # tavarua-91
    counted |= {STOKE.said(card): _stoke_cards(game, card) for card in stoke}
    waves = (game.wave_deck, game.wave_box, game.turned)
    counted |= {f"wave {w}": sum(pile[w] for pile in waves) for w in range(WAVES)}
    return counted


def _cards(game: Reading, kind: int) -> int:
    piles = [game.deck, game.discard, *(p.hand for p in game.players)]
    return sum(count_of(cards, kind) for cards in (*piles, *(p.pile for p in game.players)))


def _stoke_cards(game: Reading, card: int) -> int:
    piles = [game.stoke_deck, game.stoke_discard, *(p.cards for p in game.players)]
    return sum(stoke_count(cards, card) for cards in (*piles, *(p.fresh for p in game.players)))
