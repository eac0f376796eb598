"""What players of Tavarua work out by hand: chances, what rides and whole choices would bring."""

from fractions import Fraction

from parlour.games.planner import Prospect
from parlour.games.tavarua.box.boards import REACH
from parlour.games.tavarua.box.scoring import SHORE_POINTS
from parlour.games.tavarua.box.sea import DIE_FACES, ROWS
from parlour.games.tavarua.nouns import BALANCE, WAVE
from parlour.games.tavarua.options import BREAK_RULE
from parlour.games.tavarua.rules.counts import highest, value_of
from parlour.games.tavarua.rules.sea import breaks, places_free
from parlour.games.tavarua.rules.trying import worth_now
from parlour.games.tavarua.sight.champion import needed
from parlour.games.tavarua.sight.chances import barreling, chance, throwing, unseen, weights
from parlour.games.tavarua.sight.planned import planned
from parlour.games.tavarua.sight.prospects import marked, prospects
from parlour.games.tavarua.sight.schema import Aids, Chance, Contest, NextWave, RideEnds
from parlour.games.tavarua.sight.sea import DICE, row
from parlour.games.tavarua.table import Phase, Place
from parlour.kit.positions import Reading


def aids(game: Reading, seat: int, plan: Prospect) -> Aids:
    """Help for a seat."""
    weighing, own = weights(game.turned), game.players[seat]
    riders = [s for s in range(game.seats) if game.players[s].place == Place.WAVE]
    reach = int(REACH[own.board])
    foreseen = prospects(game, seat) if game.phase == Phase.PLAY else []
    return {
        "next_wave": _next_wave(game.turned),
        "barrel": chance(barreling(weighing)),
        "breaks": _breaks(game),
        "thrown": {
            f"balance.{BALANCE.id(marker)}": chance(throwing(weighing, marker, reach))
            for marker in range(-reach, reach + 1)
        },
        "riders": {f"seat.{s}": _thrown(weighing, game.players[s]) for s in riders},
        "rides": {f"seat.{s}": _ends(game, s) for s in riders},
        "champion": needed(game, seat),
        "contest": _contest(game, seat) if own.place == Place.CHANNEL else None,
        "prospects": foreseen,
        "planned": planned(game, seat, plan, foreseen),
    }


# tavarua-09: which Wave cards are in the box nobody knows.
def _next_wave(turned: list[int]) -> dict[str, NextWave]:
    weighing, left = weights(turned), unseen(turned)
    of = max(1, sum(weighing))
    return {
        WAVE.id(wave): {"unseen": left[wave], "next": chance(Fraction(weight, of))}
        for wave, weight in enumerate(weighing)
    }


# tavarua-16: the die of the wave that will be put outermost is not rolled yet.
def _breaks(game: Reading) -> Chance:
    broken = [die for die in DICE if breaks(game.options[BREAK_RULE], die, ROWS)]
    return chance(Fraction(len(broken), DIE_FACES))


def _thrown(weighing: list[int], rider: Reading) -> Chance:
    return chance(throwing(weighing, rider.balance, int(REACH[rider.board])))


# tavarua-43, tavarua-19, tavarua-62
def _ends(game: Reading, seat: int) -> RideEnds:
    rider, worth = game.players[seat], int(worth_now(game.record, seat))
    return {
        "bailed": marked(rider, worth),
        "shore": marked(rider, worth + SHORE_POINTS),
        "wiped_out": marked(rider, int(value_of(highest(rider.pile)))),
    }


# tavarua-48 to tavarua-52: whoever else is beside the wave may try it too.
def _contest(game: Reading, seat: int) -> Contest:
    space = game.players[seat].space
    beside = [
        other
        for other in range(game.seats)
        if game.players[other].place == Place.CHANNEL and game.players[other].space == space
    ]
    free = max(0, int(places_free(game.record, space)))
    rivals = [other for other in beside if other != seat]
    return {
        "row": row(game.options[BREAK_RULE], space),
        "rivals": rivals,
        "crowded": len(beside) > free,
    }
