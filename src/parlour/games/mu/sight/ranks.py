"""Cards of Mü as this hand's trumps sort them: super, major, minor, then plain by colour."""

from parlour.games.mu.box.cards import ALL_CARDS, CARDS, COLOUR, NUMBER, SECOND_TWINS
from parlour.games.mu.box.trumps import TRUMP_CARDS
from parlour.games.mu.nouns import CARD
from parlour.games.mu.sight.schema import Card, Rank
from parlour.kit.positions import Reading
from parlour.kit.sets import members

RANKS: tuple[Rank, ...] = ("super", "major", "minor", "plain")
_ORDER = [(int(COLOUR[card]), -int(NUMBER[card])) for card in range(CARDS)]
_PRINTED = [card - (SECOND_TWINS >> card & 1) for card in range(CARDS)]


class Ranks:
    """The order of cards while these trumps are named (mu-57)."""

    def __init__(self, game: Reading) -> None:
        major = int(TRUMP_CARDS[game.major]) if game.major >= 0 else 0
        minor = int(TRUMP_CARDS[game.minor]) if game.minor >= 0 else 0
        self._sets = (major & minor, major & ~minor, minor & ~major, ALL_CARDS & ~(major | minor))

    def rank(self, card: int) -> Rank:
        """The rank of one card."""
        return next(rank for rank, of in zip(RANKS, self._sets, strict=True) if of >> card & 1)

    def cards(self, held: int, place: str) -> dict[str, Card]:
        """The cards of a set by their ids in a place ("hand.red-7"), in order, alike ones once."""
        found: dict[str, Card] = {}
        for rank, of_rank in zip(RANKS, self._sets, strict=True):
            for card in sorted(members(held & of_rank), key=_ORDER.__getitem__):
                id = CARD.ids[card]
                thing = f"{place}.{id}"
                if thing in found:
                    found[thing]["amount"] += 1
                else:
                    found[thing] = {"card": id, "rank": rank, "amount": 1}
        return found

    def trumps(self, in_play: int) -> dict[Rank, list[str]]:
        """The trumps of each rank, the highest first, twins once."""
        shown: dict[Rank, list[str]] = {}
        for rank, of_rank in zip(RANKS[:-1], self._sets, strict=False):
            once = {_PRINTED[card] for card in members(of_rank & in_play)}
            shown[rank] = [CARD.ids[card] for card in sorted(once, key=_ORDER.__getitem__)]
        return shown
