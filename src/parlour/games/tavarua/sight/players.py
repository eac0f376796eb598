"""What lies before each player of Tavarua, and how they stand."""

from typing import NamedTuple

import numpy as np

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.box.cards import HAND, KINDS
from parlour.games.tavarua.box.scoring import SHORE_POINTS, SOLO_RANKS
from parlour.games.tavarua.nouns import ACTION, KIND, STOKE
from parlour.games.tavarua.options import BREAK_RULE, ROUNDS, WITH_STOKE_CARDS
from parlour.games.tavarua.rules.counts import count_of, highest, value_of
from parlour.games.tavarua.rules.titles import place, standings
from parlour.games.tavarua.rules.trying import worth_now
from parlour.games.tavarua.sight.schema import Amount, Board, Choice, Pile, Player, Ride, Where
from parlour.games.tavarua.sight.sea import row
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.positions import Reading
from parlour.kit.record import MOST_SEATS

_WHERE: tuple[Where, ...] = ("shore", "channel", "wash", "wave")
BOARD_IDS: tuple[Board, Board] = ("short", "long")


_NO_PILE: Pile = {
    "cards": {},
    "stoke": 0,
    "hang_tens": 0,
    "barrels": 0,
    "perfect": False,
    "bonus": 0,
    "worth": 0,
}


class Standing(NamedTuple):
    """How all stand, as if the game ended now (tavarua-81 to tavarua-87)."""

    titles: tuple[int, int]  # by board, the set of seats that hold it
    champions: int  # set of seats
    totals: list[int]


def standing(game: Reading) -> Standing:
    """Who holds the titles, and who would be Grand Champion."""
    totals = np.zeros(MOST_SEATS, np.int64)
    short, long, won = standings(game.record, totals)
    return Standing((int(short), int(long)), int(won), totals.tolist())


def player(game: Reading, seat: int, now: Standing) -> Player:
    """A player as everybody sees them."""
    own, total = game.players[seat], now.totals[seat]
    worth = int(worth_now(game.record, seat)) if own.pile else 0
    held = HAND if game.phase != Phase.BOARDS else 0
    shown: Player = {
        "seat": seat,
        "points": total,
        "committed": bool(game.committed >> seat & 1),
        "where": _WHERE[own.place],
        "row": row(game.options[BREAK_RULE], own.space) or None,
        "board": BOARD_IDS[own.board] if _has_board(game, seat) else None,
        "balance": own.balance,
        "switched": bool(own.switched),
        "tokens": {f"seat.{seat}.tokens": {"amount": own.tokens}},
        "hand": {f"seat.{seat}.hand": {"amount": held}},
        "stoke": _stoke_cards(game, f"seat.{seat}.stoke", own.cards_held),
        "fresh": _stoke_cards(game, f"seat.{seat}.fresh", own.fresh_held),
        "pile": {f"seat.{seat}.pile": _pile(own, worth)},
        "ride": _ride(game, own, worth) if own.place == Place.WAVE else None,
        "did": chosen(own.did) if game.last_wave else None,
        "best": {name: own.best[board] for board, name in enumerate(BOARD_IDS)},
        "titles": [BOARD_IDS[b] for b in range(BOARDS) if now.titles[b] >> seat & 1],
        "champion": bool(now.champions >> seat & 1),
        "rank": rank(total) if game.seats == 1 else None,
    }
    if game.phase == Phase.OVER:
        shown["place"] = int(place(game.record, seat))
    return shown


# tavarua-05: in turn order.
def _has_board(game: Reading, seat: int) -> bool:
    return bool(game.phase != Phase.BOARDS or (seat - game.first) % game.seats < game.asked)


# tavarua-91: there may be none.
def _stoke_cards(game: Reading, place: str, held: int) -> dict[str, Amount]:
    return {place: {"amount": held}} if game.options[WITH_STOKE_CARDS] else {}


def _pile(own: Reading, worth: int) -> Pile:
    if not own.pile:  # nothing lies there without a card
        return {**_NO_PILE, "cards": {}}
    return {
        "cards": cards_in(own.pile),
        "stoke": own.pile_stoke,
        "hang_tens": own.hang_tens,
        "barrels": own.barrels,
        "perfect": bool(own.perfect),
        "bonus": own.bonus,
        "worth": worth,
    }


# tavarua-43, tavarua-19, tavarua-62. tavarua-15: from row to row, one a round.
def _ride(game: Reading, own: Reading, worth: int) -> Ride:
    return {
        "bailed": worth,
        "shore": worth + SHORE_POINTS,
        "wiped_out": int(value_of(highest(own.pile))),
        "rounds": own.space,
        "in_time": game.rounds + own.space <= game.options[ROUNDS],
    }


# tavarua-89
def rank(total: int) -> str:
    """What a total is called when one plays alone."""
    return [name for name, least in SOLO_RANKS if total >= least][-1]


def cards_in(counted: int) -> dict[str, int]:
    """How many there are of each kind among counted player cards."""
    kinds = range(KINDS) if counted else ()
    amounts = {KIND.id(kind): int(count_of(counted, kind)) for kind in kinds}
    return {id: amount for id, amount in amounts.items() if amount}


# tavarua-35: what was chosen in the last round lies open.
def chosen(choice: Reading, step: int = Step.WAIT) -> Choice:
    """A choice with its card and value or the cards given up, as far as it is made by a step."""
    acts = step not in (Step.ATTACH, Step.ACTION)
    plays = acts and choice.action not in (Action.BAIL, Action.WAIT)
    plays = plays and step in (Step.VALUE, Step.WAIT)
    return {
        "action": ACTION.id(choice.action) if acts else None,
        "attached": STOKE.id(choice.attached) if choice.attached else None,
        "card": KIND.id(choice.card) if plays else None,
        "value": choice.value if plays and step == Step.WAIT else None,
        "given": cards_in(choice.given),
    }
