"""What a seat of Mü sees, as plain data.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view.
"""

from typing import Any

from parlour.games.mu.box import (
    BOX,
    CARDS,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    CROWN_BONUS,
    HAND_SIZE,
    HANDS,
    NO_SEAT,
    NUMBER,
    OF_COLOUR,
    POINTS_OF_NUMBER,
    REMOVED_COLOUR,
    SECOND_TWINS,
    SHIELD_BONUS,
    TARGETS,
    TRUMP_CARDS,
    TRUMP_POINTS,
    Phase,
)
from parlour.games.mu.moves import card_name, trump_name
from parlour.games.mu.redeal import seen_by
from parlour.games.mu.rules.cards import all_but, card_points
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.rules.sides import is_on_crown_team, is_on_shield_team
from parlour.games.mu.rules.tricks import strongest
from parlour.kit.record import SPECTATOR

CLASSES = ("super", "major", "minor", "plain")  # mu-57: the order on display
View = dict[str, Any]


def view(game: Any, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    return {
        "game": "mu",
        "viewer": _seat(viewer),
        "phase": Phase(game.phase).name.lower(),
        "turn": None if game.phase == Phase.OVER else int(game.turn),
        "hand_number": min(game.hands_played + 1, int(game.options[HANDS])),
        "hands": int(game.options[HANDS]),
        "dealer": int(game.dealer),
        "removed_colour": _removed_colour(game),
        "crown": _crown(game, viewer),
        "shield": _shield(game),
        "partner": _seat(game.partner),
        "trumps": _trumps(game),
        "trick": _trick(game),
        "players": [_player(game, seat, viewer) for seat in range(game.seats)],
        "unseen": _unseen(game, viewer),
        "bids": _bids(game),
    }


def _seat(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _removed_colour(game: Any) -> str | None:
    return COLOUR_NAMES[game.options[REMOVED_COLOUR]] if game.seats == 3 else None


def _crown(game: Any, viewer: int) -> View | None:
    """The Crown's holder, bid and progress, as far as the viewer can know it."""
    if game.crown == NO_SEAT:
        return None
    count = int(game.players[game.crown].count)
    return {
        "seat": int(game.crown),
        "cards": count,
        "needs": int(TARGETS[game.seats, count]),
        "bonus": count * CROWN_BONUS,
        "reached": sum(
            _pile_points(game, seat, viewer)
            for seat in range(game.seats)
            if is_on_crown_team(game, seat)
        ),
        "provenance": BOX.provenance(f"crown_bids.{game.seats - 3}")[0],
    }


def _shield(game: Any) -> View | None:
    if game.shield == NO_SEAT:
        return None
    count = int(game.players[game.shield].count)
    return {"seat": int(game.shield), "cards": count, "bonus": count * SHIELD_BONUS}


def _trumps(game: Any) -> View:
    return {
        "major": _trump(game.major),
        "minor": _trump(game.minor),
        "order": [_card(game, c) for c in _sorted(game, int(game.trumps & cards_in_play(game)))],
    }


def _trump(trump: int) -> View | None:
    if trump < 0:
        return None
    provenance = BOX.provenance("trump_points")[0]
    return {
        "name": trump_name(trump),
        "points": int(TRUMP_POINTS[trump]),
        "provenance": provenance,
    }


def _trick(game: Any) -> list[View]:
    winner = strongest(game) if game.trick_size else NO_SEAT
    seats = [(game.leader + i) % game.seats for i in range(game.trick_size)]
    return [
        {"seat": int(seat), "winning": bool(seat == winner), **_card(game, game.trick[i])}
        for i, seat in enumerate(seats)
    ]


def _player(game: Any, seat: int, viewer: int) -> View:
    player = game.players[seat]
    mine = seat == viewer
    return {
        "seat": seat,
        "score": int(player.score),
        "held": int(player.held),
        "displayed": int(player.count),
        "display": [_card(game, card) for card in _sorted(game, int(player.display))],
        "hand": [_card(game, c) for c in _sorted(game, int(player.hand))] if mine else None,
        "put_away": [_card(game, c) for c in _sorted(game, int(player.away))] if mine else None,
        "pile_points": _pile_points(game, seat, viewer),
        "team": _team(game, seat),
        "lacks": _suits(game, int(player.lacks)),
    }


def _pile_points(game: Any, seat: int, viewer: int) -> int:
    """Points won in tricks; the cards put away count only for the eyes that know them."""
    player = game.players[seat]
    points = card_points(player.pile)
    return int(points + card_points(player.away) if seat == viewer else points)


def _team(game: Any, seat: int) -> str | None:
    if game.phase not in (Phase.TRICKS, Phase.NEXT_DEALER, Phase.OVER):
        return None
    if is_on_crown_team(game, seat):
        return "crown"
    return "shield" if is_on_shield_team(game, seat) else None


def _suits(game: Any, cards: int) -> list[str]:
    """The names of the suits that a set of whole suits is made of."""
    trumps = int(game.trumps)
    plain = [COLOUR_NAMES[c] for c in range(COLOURS) if int(OF_COLOUR[c]) & ~trumps & cards]
    return plain + (["trump"] if trumps & cards else [])


def _unseen(game: Any, viewer: int) -> list[str]:
    """The cards the viewer has not seen: still in other hands, face down or put away."""
    if viewer == SPECTATOR:
        return []
    cards = int(all_but(cards_in_play(game), seen_by(game, viewer)))
    return [card_name(card) for card in _sorted(game, cards)]


def _bids(game: Any) -> list[View]:
    """What every count of displayed cards would need and bring."""
    return [
        {"cards": k, "needs": int(TARGETS[game.seats, k]), "bonus": k * CROWN_BONUS}
        for k in range(1, int(HAND_SIZE[game.seats]) + 1)
    ]


def _card(game: Any, card: int) -> View:
    return {
        "card": card_name(card),
        "class": _class(game, card),
        "points": int(POINTS_OF_NUMBER[NUMBER[card]]),
    }


def _class(game: Any, card: int) -> str:
    in_major = game.major >= 0 and bool(int(TRUMP_CARDS[game.major]) >> int(card) & 1)
    in_minor = game.minor >= 0 and bool(int(TRUMP_CARDS[game.minor]) >> int(card) & 1)
    if in_major and in_minor:
        return "super"
    return "major" if in_major else "minor" if in_minor else "plain"


def _sorted(game: Any, cards: int) -> list[int]:
    """The cards of a set, twins twice, in the order super, major, minor, plain by colour."""
    held = [card for card in range(CARDS) if cards >> card & 1]
    as_printed = [card - (SECOND_TWINS >> card & 1) for card in held]
    return sorted(as_printed, key=lambda card: _rank(game, card))


def _rank(game: Any, card: int) -> tuple[int, int, int]:
    return CLASSES.index(_class(game, card)), int(COLOUR[card]), -int(NUMBER[card])
