"""What is seen of a player of Tavarua; hand, Stoke cards and choice by their owner alone."""

from typing import Any

from parlour.games.tavarua.box import (
    BOARD_NAMES,
    BOARDS,
    KINDS,
    PLAYABLE,
    RANKS,
    REACH,
    SHORE_POINTS,
    VALUE,
)
from parlour.games.tavarua.card_sight import card_face, card_names, chosen, stoke_face
from parlour.games.tavarua.rules.counts import count_of, stoke_count
from parlour.games.tavarua.rules.titles import champions, has_title, place
from parlour.games.tavarua.setting import ROUNDS
from parlour.games.tavarua.stoke import (
    STOKES,
)
from parlour.games.tavarua.table import Phase, Place
from parlour.games.tavarua.trial import worth_now
from parlour.kit.positions import Reading
from parlour.kit.sets import has

View = dict[str, Any]


def player_view(game: Reading, seat: int, viewer: int) -> View:
    """A player as the viewer sees them."""
    player = game.players[seat]
    return {
        "seat": seat,
        "place": Place(player.place).name.lower(),
        "space": player.space or None,
        "board": BOARD_NAMES[player.board],
        "reach": int(REACH[player.board]),
        "balance": player.balance,
        "switched": bool(player.switched),
        "tokens": player.tokens,
        "stoke_cards": {"ripe": player.cards_held, "fresh": player.fresh_held},
        "committed": bool(has(game.committed, seat)),
        "did": chosen(player.did) if game.last_wave else None,
        "pile": _pile(game, seat),
        "ride": _ride(game, seat) if player.place == Place.WAVE else None,
        **_standing(game, seat),
        "hand": _hand(player) if seat == viewer else None,
        "stoke": _stoke(player) if seat == viewer else None,
    }


# The ride


def _pile(game: Reading, seat: int) -> View:
    player = game.players[seat]
    return {
        "cards": card_names(player.pile),
        "stoke": player.pile_stoke,
        "hang_tens": player.hang_tens,
        "barrels": player.barrels,
        "perfect": bool(player.perfect),
        "bonus": player.bonus,
        "worth": int(worth_now(game.record, seat)),
    }


# tavarua-43, tavarua-19, tavarua-62. tavarua-15: from row to row, one a round.
def _ride(game: Reading, seat: int) -> View:
    """What a ride brings if it ends now, in each of the three ways, and when it comes in."""
    player, worth = game.players[seat], int(worth_now(game.record, seat))
    values = [int(VALUE[kind]) for kind in range(KINDS) if count_of(player.pile, kind)]
    return {
        "bailed": marked(player, worth),
        "shore": marked(player, worth + SHORE_POINTS),
        "wiped_out": marked(player, max(values, default=0)),
        "lands_in": player.space,
        "lands_in_time": game.rounds + player.space <= game.options[ROUNDS],
    }


# tavarua-75: the best two with each board; one that only equals the second changes nothing.
def marked(player: Reading, points: int) -> View:
    """The points of a ride, what they would add, and which of the best rides they would replace."""
    second = player.best[player.board][-1]
    gain = max(0, points - second)
    return {"points": points, "gain": gain, "replaces": second if gain else None}


# Scores


# tavarua-81 to tavarua-87, as if the game ended now.
def _standing(game: Reading, seat: int) -> View:
    best, record = game.players[seat].best, game.record
    total = sum(map(sum, best))
    return {
        "best": {name: best[board] for board, name in enumerate(BOARD_NAMES)},
        "scores": {name: sum(best[board]) for board, name in enumerate(BOARD_NAMES)},
        "total": total,
        "titles": [BOARD_NAMES[b] for b in range(BOARDS) if has_title(record, seat, b)],
        "champion": bool(has(champions(record), seat)),
        "rank": _rank(total) if game.seats == 1 else None,
        "finish": int(place(record, seat)) if game.phase == Phase.OVER else None,
    }


# tavarua-89
def _rank(total: int) -> str:
    return [name for name, least in RANKS if total >= least][-1]


# What only the owner sees


# tavarua-06: on the long board no 4 may be played.
def _hand(player: Reading) -> list[View]:
    kinds = [kind for kind in range(KINDS) for _ in range(count_of(player.hand, kind))]
    return [card_face(kind, bool(has(PLAYABLE[player.board], kind))) for kind in kinds]


# tavarua-23: those bought in this round cannot be played yet.
def _stoke(player: Reading) -> list[View]:
    held = ((player.cards, False), (player.fresh, True))
    return [
        {**stoke_face(card), "fresh": fresh}
        for cards, fresh in held
        for card in range(1, STOKES + 1)
        for _ in range(stoke_count(cards, card))
    ]
