"""Cards of Mü as this hand's trumps sort them: super, major, minor, then plain by colour."""

from parlour.games.mu.box.cards import ALL_CARDS, CARDS, COLOUR, NUMBER, SECOND_TWINS
from parlour.games.mu.box.trumps import TRUMP_CARDS
from parlour.games.mu.nouns import CARD
from parlour.games.mu.sight.schema import Card, Rank
from parlour.kit.positions import Reading
from parlour.kit.sets import has

RANKS: tuple[Rank, ...] = ("super", "major", "minor", "plain")
# By colour, the highest first: the id of a card, and the bits of one copy and of a second.
_IN_ORDER = [
    (CARD.ids[card], 1 << card, (1 << card + 1) & SECOND_TWINS)
    for card in sorted(range(CARDS), key=lambda card: (COLOUR[card], -NUMBER[card]))
    if not has(SECOND_TWINS, card)
]


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
            if of_rank := held & of_rank:
                for id, one, two in _IN_ORDER:
                    if of_rank & one:
                        amount = 2 if of_rank & two else 1
                        found[f"{place}.{id}"] = {"card": id, "rank": rank, "amount": amount}
        return found

    def trumps(self, in_play: int) -> dict[Rank, list[str]]:
        """The trumps of each rank, the highest first, twins once."""
        return {
            rank: [id for id, one, _ in _IN_ORDER if of_rank & in_play & one]
            for rank, of_rank in zip(RANKS[:-1], self._sets, strict=False)
        }
