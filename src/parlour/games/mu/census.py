"""Every card of Mü counted wherever it lies: nothing is ever lost or doubled."""

from collections import Counter

from parlour.games.mu.box.cards import SECOND_TWINS
from parlour.games.mu.nouns import CARD
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def census(game: Reading) -> dict[str, int]:
    """How many copies of each card there are on the whole table, the viewer knowing everything."""
    zones = [game.face_down]
    for player in game.players:
        zones += [player.hand, player.display, player.pile, player.away]
    cards = [card for zone in zones for card in members(zone)]
    found = Counter(CARD.said(card - (SECOND_TWINS >> card & 1)) for card in cards)
    found.update(CARD.said(game.trick[i]) for i in range(game.trick_size))
    return dict(found)
