"""What lies before each player of Mü."""

from typing import Literal

from parlour.games.mu.box.cards import COLOURS, OF_COLOUR
from parlour.games.mu.nouns import COLOUR_NOUN
from parlour.games.mu.rules.cards import card_points
from parlour.games.mu.rules.sides import is_on_crown_team, is_on_shield_team
from parlour.games.mu.sight.ranks import Ranks
from parlour.games.mu.sight.schema import Player
from parlour.games.mu.table import Phase
from parlour.kit.positions import Reading

PLAYING = (Phase.TRICKS, Phase.NEXT_DEALER, Phase.OVER)  # the sides are known


def player(game: Reading, ranks: Ranks, seat: int, viewer: int) -> Player:
    """One player as the viewer sees them."""
    own = game.players[seat]
    return {
        "seat": seat,
        "points": own.score,
        "displayed": own.count,
        "hand": {f"seat.{seat}.hand": {"amount": own.held}},
        "display": ranks.cards(own.display, f"display.{seat}"),
        "pile": {f"seat.{seat}.pile": {"points": pile_points(game, seat, viewer)}},
        "team": _team(game, seat),
        "lacks": _suits(game, own.lacks),
    }


def pile_points(game: Reading, seat: int, viewer: int) -> int:
    """Points won in tricks; the cards put away count only for the eyes that know them."""
    own = game.players[seat]
    points = card_points(own.pile)
    return int(points + card_points(own.away) if seat == viewer else points)


def _team(game: Reading, seat: int) -> Literal["crown", "shield"] | None:
    if game.phase not in PLAYING:
        return None
    if is_on_crown_team(game.record, seat):
        return "crown"
    return "shield" if is_on_shield_team(game.record, seat) else None


def _suits(game: Reading, cards: int) -> list[str]:
    """The names of the suits that a set of whole suits is made of."""
    if not cards:
        return []
    plain = [c for c in range(COLOURS) if int(OF_COLOUR[c]) & ~game.trumps & cards]
    return [COLOUR_NOUN.id(c) for c in plain] + (["trump"] if game.trumps & cards else [])
