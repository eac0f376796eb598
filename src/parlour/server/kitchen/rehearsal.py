"""Everything that a server ever calls of a game, called: what has to be compiled shows on the way.

Rules are called in the rules, but some also by those who draw, ask and explain, and a few of these
not before the end of a game, or under one option: so whole games are played, options at random.
"""

from contextlib import suppress
from itertools import count
from random import Random

from parlour.bots import BOTS, make
from parlour.errors import ParlourError
from parlour.games.game import Game
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match

MOVES = 10_000  # of all games together
MOST_MOVES = 3000  # of a game
BETWEEN = 5  # moves between two positions where everything is asked
TRIED = 10  # numbers of moves for which it is asked why not
TRIES = 50  # at options that go together
PLAYOUTS = 8


def rehearse(game: Game) -> None:
    """Play whole games and ask everything on the way; the same ones every time."""
    begin(game)
    moves = 0
    for number in count():
        whim = Random(number)
        seats = game.seats[-1 - number % len(game.seats)]
        moves += play(Match(game, seats, options(game, seats, whim, number), number), whim)
        if moves > MOVES:
            return


def begin(game: Game) -> None:
    """Use every entry of the compiled rules once, and every bot."""
    table = game.deal(game.seats[-1], 1)
    while len(game.engine.legal_moves(table, seat := game.engine.actors(table)[0])) == 1:
        game.engine.play(table, seat, game.engine.legal_moves(table, seat)[0])
    for name in BOTS:
        make(name, playouts=PLAYOUTS).choose(game, game.seen(table, seat), seat)
    _use(game, game.guess(table, seat, 1), seat)


def _use(game: Game, table: Positions, seat: int) -> None:
    engine = game.engine
    engine.play(table, seat, engine.legal_moves(table, seat)[0])
    engine.points(table, seat), engine.place(table, seat), engine.worth(table, seat)
    engine.replay(game.deal(game.seats[-1], 1), [])


def options(game: Game, seats: int, whim: Random, number: int) -> dict[str, int | str]:
    """The usual options in the first game, then any that go together."""
    for _ in range(TRIES if number else 0):
        found = {o.name: o.label(whim.randint(o.least, o.most)) for o in game.options}
        if game.unfit(seats, game.option_values(found)) is None:
            return found
    return {}


def play(match: Match, whim: Random) -> int:
    """Play a game at random, and ask everything now and then and at its end; how many moves."""
    match.setting()
    for number in range(MOST_MOVES):
        if match.is_over:
            break
        seat = whim.choice(match.actors)
        if number % BETWEEN == 0:
            _ask(match, seat, whim)
        match.play(seat, whim.choice(match.legal(seat)))
        if number % BETWEEN == 1 and match.may_undo(seat):
            match.undo(seat)
    for viewer in (*range(match.seats), SPECTATOR):
        match.view(viewer), match.told(viewer), match.result(viewer)
    for seat in range(match.seats):
        match.ask(seat), match.aids(seat)
    return len(match.log)


def _ask(match: Match, seat: int, whim: Random) -> None:
    """Everything that who has to decide may ask, and what another sees of it."""
    other = whim.randrange(match.seats)
    match.view(seat), match.view(other), match.ask(other), match.aids(other)
    asked = match.ask(seat)
    match.forced(seat)
    words = whim.choice(asked["choices"])["words"]
    for gestures in ([whim.choice(asked["next"])], words):
        with suppress(ParlourError):  # words may mean several things
            match.plan(seat, gestures)
            match.aids(seat, gestures)
    for _ in range(TRIED):
        with suppress(ParlourError):
            match.why(seat, whim.randrange(match.game.contract.moves))
