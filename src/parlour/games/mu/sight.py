"""What a seat of Mü sees, as plain data.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view.
"""

from typing import Any

from parlour.games.mu.box import (
    ALL_CARDS,
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
    SHIELD_BONUS,
    TARGETS,
    TRUMP_CARDS,
    TRUMP_POINTS,
    Phase,
)
from parlour.games.mu.moves import card_name, trump_name
from parlour.games.mu.rules.cards import all_but, card_points
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.rules.sides import is_on_crown_team, is_on_shield_team
from parlour.games.mu.rules.tricks import strongest
from parlour.games.mu.unseen import seen_by
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR
from parlour.kit.sets import members

CLASSES = ("super", "major", "minor", "plain")  # mu-57: the order on display
View = dict[str, Any]

_FACES = {  # what is shown of a card in each class, made once
    of_class: [
        {
            "card": card_name(card),
            "class": of_class,
            "points": int(POINTS_OF_NUMBER[NUMBER[card]]),
        }
        for card in range(CARDS)
    ]
    for of_class in CLASSES
}


def view(game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    cards = _Cards(game)
    hands = game.options[HANDS]
    return {
        "game": "mu",
        "viewer": _seat(viewer),
        "phase": Phase(game.phase).name.lower(),
        "turn": None if game.phase == Phase.OVER else game.turn,
        "hand_number": min(game.hands_played + 1, hands),
        "hands": hands,
        "dealer": game.dealer,
        "removed_colour": _removed_colour(game),
        "crown": _crown(game, viewer),
        "shield": _shield(game),
        "partner": _seat(game.partner),
        "trumps": _trumps(game, cards),
        "trick": _trick(game, cards),
        "players": [_player(game, cards, seat, viewer) for seat in range(game.seats)],
        "unseen": _unseen(game, cards, viewer),
        "bids": _bids(game),
    }


class _Cards:
    """Cards as this hand's trumps sort them: super, major, minor, then plain by colour (mu-57)."""

    def __init__(self, game: Reading) -> None:
        major = int(TRUMP_CARDS[game.major]) if game.major >= 0 else 0
        minor = int(TRUMP_CARDS[game.minor]) if game.minor >= 0 else 0
        self._sets = (major & minor, major & ~minor, minor & ~major, ALL_CARDS & ~(major | minor))

    def faces(self, cards: int) -> list[View]:
        """The cards of a set in order, twins twice."""
        shown = []
        for of_class, of_set in zip(CLASSES, self._sets, strict=True):
            held = sorted(members(cards & of_set), key=_ORDER.__getitem__)
            shown += [_FACES[of_class][card].copy() for card in held]
        return shown

    def face(self, card: int) -> View:
        """One card."""
        return self.faces(1 << card)[0]


_ORDER = [(int(COLOUR[card]), -int(NUMBER[card])) for card in range(CARDS)]


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _removed_colour(game: Reading) -> str | None:
    return COLOUR_NAMES[game.options[REMOVED_COLOUR]] if game.seats == 3 else None


def _crown(game: Reading, viewer: int) -> View | None:
    """The Crown's holder, bid and progress, as far as the viewer can know it."""
    if game.crown == NO_SEAT:
        return None
    count = game.players[game.crown].count
    team = {game.crown, game.partner} - {NO_SEAT}
    return {
        "seat": game.crown,
        "cards": count,
        "needs": int(TARGETS[game.seats, count]),
        "bonus": count * CROWN_BONUS,
        "reached": sum(_pile_points(game, seat, viewer) for seat in team),
        "provenance": BOX.provenance(f"crown_bids.{game.seats - 3}")[0],
    }


def _shield(game: Reading) -> View | None:
    if game.shield == NO_SEAT:
        return None
    count = game.players[game.shield].count
    return {"seat": game.shield, "cards": count, "bonus": count * SHIELD_BONUS}


def _trumps(game: Reading, cards: _Cards) -> View:
    in_play = int(cards_in_play(game.record))
    return {
        "major": _trump(game.major),
        "minor": _trump(game.minor),
        "order": cards.faces(game.trumps & in_play),
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


def _trick(game: Reading, cards: _Cards) -> list[View]:
    winner = int(strongest(game.record)) if game.trick_size else NO_SEAT
    seats = [(game.leader + i) % game.seats for i in range(game.trick_size)]
    return [
        {"seat": seat, "winning": seat == winner, **cards.face(game.trick[i])}
        for i, seat in enumerate(seats)
    ]


def _player(game: Reading, cards: _Cards, seat: int, viewer: int) -> View:
    player, mine = game.players[seat], seat == viewer
    return {
        "seat": seat,
        "score": player.score,
        "held": player.held,
        "displayed": player.count,
        "display": cards.faces(player.display),
        "hand": cards.faces(player.hand) if mine else None,
        "put_away": cards.faces(player.away) if mine else None,
        "pile_points": _pile_points(game, seat, viewer),
        "team": _team(game, seat),
        "lacks": _suits(game, player.lacks),
    }


def _pile_points(game: Reading, seat: int, viewer: int) -> int:
    """Points won in tricks; the cards put away count only for the eyes that know them."""
    player = game.players[seat]
    points = card_points(player.pile)
    return int(points + card_points(player.away) if seat == viewer else points)


def _team(game: Reading, seat: int) -> str | None:
    if game.phase not in (Phase.TRICKS, Phase.NEXT_DEALER, Phase.OVER):
        return None
    if is_on_crown_team(game.record, seat):
        return "crown"
    return "shield" if is_on_shield_team(game.record, seat) else None


def _suits(game: Reading, cards: int) -> list[str]:
    """The names of the suits that a set of whole suits is made of."""
    plain = [COLOUR_NAMES[c] for c in range(COLOURS) if int(OF_COLOUR[c]) & ~game.trumps & cards]
    return plain + (["trump"] if game.trumps & cards else [])


def _unseen(game: Reading, cards: _Cards, viewer: int) -> list[View]:
    """The cards the viewer has not seen: still in other hands, face down or put away."""
    if viewer == SPECTATOR:
        return []
    unseen = all_but(cards_in_play(game.record), seen_by(game.record, viewer))
    return cards.faces(int(unseen))


def _bids(game: Reading) -> list[View]:
    """What every count of displayed cards would need and bring."""
    return [
        {"cards": k, "needs": int(TARGETS[game.seats, k]), "bonus": k * CROWN_BONUS}
        for k in range(1, int(HAND_SIZE[game.seats]) + 1)
    ]
