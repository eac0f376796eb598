"""What lies on the table of Mü for a viewer."""

from parlour.games.mu.box.bids import CROWN_BONUS, SHIELD_BONUS, TARGETS
from parlour.games.mu.box.opened import NO_SEAT
from parlour.games.mu.nouns import CARD, TRUMP
from parlour.games.mu.options import HANDS
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.rules.tricks import strongest
from parlour.games.mu.sight.players import pile_points, player
from parlour.games.mu.sight.ranks import Ranks
from parlour.games.mu.sight.schema import Crown, Played, Shield, View
from parlour.games.views import Head
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR


def view(head: Head, game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    ranks = Ranks(game)
    own = game.players[viewer] if viewer != SPECTATOR else None
    return {
        **head,
        "hand_number": min(game.hands_played + 1, game.options[HANDS]),
        "dealer": game.dealer,
        "crown": _crown(game, viewer),
        "shield": _shield(game),
        "partner": game.partner if game.partner != NO_SEAT else None,
        "major": TRUMP.id(game.major) if game.major >= 0 else None,
        "minor": TRUMP.id(game.minor) if game.minor >= 0 else None,
        "trumps": ranks.trumps(int(cards_in_play(game.record))),
        "trick": _trick(game, ranks),
        "hand": ranks.cards(own.hand, "hand") if own else {},
        "away": ranks.cards(own.away, "away") if own else {},
        "players": {
            f"seat.{seat}": player(game, ranks, seat, viewer) for seat in range(game.seats)
        },
    }


def _crown(game: Reading, viewer: int) -> dict[str, Crown]:
    if game.crown == NO_SEAT:
        return {}
    count = game.players[game.crown].count
    team = {game.crown, game.partner} - {NO_SEAT}
    crown: Crown = {
        "seat": game.crown,
        "cards": count,
        "needs": int(TARGETS[game.seats, count]),
        "bonus": count * CROWN_BONUS,
        "reached": sum(pile_points(game, seat, viewer) for seat in team),
    }
    return {f"crown.{game.crown}": crown}


def _shield(game: Reading) -> dict[str, Shield]:
    if game.shield == NO_SEAT:
        return {}
    count = game.players[game.shield].count
    return {
        f"shield.{game.shield}": {
            "seat": game.shield,
            "cards": count,
            "bonus": count * SHIELD_BONUS,
        }
    }


def _trick(game: Reading, ranks: Ranks) -> dict[str, Played]:
    winner = int(strongest(game.record)) if game.trick_size else NO_SEAT
    played: dict[str, Played] = {}
    for i in range(game.trick_size):
        seat, card = (game.leader + i) % game.seats, game.trick[i]
        played[f"trick.{seat}.{CARD.id(card)}"] = {
            "seat": seat,
            "card": CARD.id(card),
            "rank": ranks.rank(card),
            "winning": seat == winner,
        }
    return played
