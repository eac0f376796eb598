"""What lies on the table of Project L for a viewer."""

from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.puzzles import BLACK, NO_PUZZLE, WHITE, WHITES
from parlour.games.project_l.box.tiles import FACE_DOWN, ROW
from parlour.games.project_l.nouns import DECK, PIECE, PUZZLE, TILE
from parlour.games.project_l.options import FINESSE
from parlour.games.project_l.rules.decks import unseen_of
from parlour.games.project_l.rules.finesse.paying import NO_TILE, active_tile
from parlour.games.project_l.sight.players import player
from parlour.games.project_l.sight.schema import Amount, Deck, Finesse, Opponent, Phase, View
from parlour.games.project_l.table import Ending
from parlour.games.views import Head
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR
from parlour.kit.sets import members

PHASES: dict[int, Phase] = {
    Ending.NORMAL: "normal",
    Ending.TRIGGERED: "last round next",
    Ending.LAST_ROUND: "last round",
    Ending.TOUCHES: "touches",
    Ending.OVER: "over",
}


def view(head: Head, game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    own = game.players[viewer].stock if viewer != SPECTATOR else [0] * PIECES
    return {
        **head,
        "phase": PHASES[game.ending],
        "stones_to_come": _stones_to_come(game),
        "round": _round(game),
        "first": game.first,
        "market": {
            f"market.{PUZZLE.ids[puzzle]}": {"space": space}
            for space, puzzle in enumerate(game.market)
            if puzzle != NO_PUZZLE
        },
        "decks": {f"deck.{DECK.id(colour)}": _deck(game, colour) for colour in (WHITE, BLACK)},
        "supply": _amounts("supply", game.supply),
        "stock": _amounts("piece", own),
        "finesse": _finesse(game) if game.options[FINESSE] else None,
        "opponent": _opponent(game) if game.seats == 1 else None,
        "players": {f"seat.{seat}": player(game, seat, viewer) for seat in range(game.seats)},
    }


def _amounts(place: str, counts: list[int]) -> dict[str, Amount]:
    return {f"{place}.{PIECE.ids[p]}": {"amount": n} for p, n in enumerate(counts) if n}


# The end of the game, and how near it is


def _stones_to_come(game: Reading) -> int | None:
    """With 5 and 6 players: how often a stone still comes to the first player (project_l-66)."""
    if game.seats <= 4 or game.ending not in (Ending.TRIGGERED, Ending.LAST_ROUND):
        return None
    return int(Ending.TOUCHES) - int(game.ending)


def _round(game: Reading) -> int:
    """The round that is being played, or was the last."""
    begun = game.ending < Ending.TOUCHES and game.passes % game.seats == 0
    return int(-(-game.passes // game.seats) + begun)


# The market


def _deck(game: Reading, colour: int) -> Deck:
    deck = game.decks[colour]
    ring = [(deck.known_first + i) % WHITES for i in range(deck.known_left)]
    return {
        "unseen": deck.unseen_left if game.seats > 1 else int(unseen_of(game.record, colour)),
        "known": [PUZZLE.ids[deck.known[at]] for at in ring],
    }


# project_l-83
def _opponent(game: Reading) -> Opponent:
    taken = game.opponent_white | game.opponent_black << WHITES
    return {
        "columns": game.locks.copy(),
        "locks": game.opponent_locks,
        "points": game.opponent_score,
        "pile": {"opponent.pile": {"puzzles": [PUZZLE.ids[p] for p in members(taken)]}},
    }


def _finesse(game: Reading) -> Finesse:
    row = [None] * FACE_DOWN + [TILE.ids[tile] for tile in game.tiles]
    active = int(active_tile(game.record))
    return {
        "tiles": row[game.tiles_gone :],
        "active": None if active == NO_TILE else TILE.ids[active],
        "bank": game.bank,
        "rounds_left": ROW - game.tiles_gone,
    }
