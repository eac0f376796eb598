"""Project L, a game of polyominoes laid into puzzles, for one to six.

RULES.md  the numbered sheet           box.toml, box/  what is in the box
table.py  the record, and its steps    moves.py  numbers of moves    options.py  before a game
rules/    the sheet as code, a chapter a file; rules/__init__.py has the order of a turn
nouns.py, questions/, events.py  pieces and puzzles, what is asked and answered, what happens
reasons/  why not                      words/  what people may type beside the words of moves
sight/    setting, view and aids as data, typed in schema.py
plans/    which steps make one choice, and what gestures mean
guess.py  what nobody can see, dealt anew         census.py  every component counted
bots/     how light playouts choose
"""

from parlour.games.game import Game, ranges
from parlour.games.project_l import moves, rules, table
from parlour.games.project_l.bots.policy import pick
from parlour.games.project_l.box.opened import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.project_l.census import census
from parlour.games.project_l.events import Event
from parlour.games.project_l.guess import redeal
from parlour.games.project_l.options import OPTIONS, unfit
from parlour.games.project_l.plans import PLANS
from parlour.games.project_l.questions import QUESTIONS
from parlour.games.project_l.reasons import why_not
from parlour.games.project_l.sight import SIGHT
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Reading

CONTRACT = shelve(
    Contract(
        record=table.GAME,
        set_up=rules.set_up,
        actors=rules.actors,
        legal_moves=rules.legal_moves,
        play=rules.play,
        points=rules.points,
        place=rules.place,
        redeal=redeal,
        moves=moves.MOVES,
        most_legal=moves.MOST_LEGAL,
        most_moves=moves.MOST_MOVES,
        seats=range(LEAST_SEATS, MOST_PLAYERS + 1),
        options=ranges(OPTIONS),
        foremost=rules.foremost,
        par=rules.par,
        pick=pick,
    )
)


def is_secret(game: Reading, seat: int, move: int) -> bool:
    """Whether the others may not yet know the move: everything is done in the open."""
    return False


def stands_alone(game: Reading, seat: int) -> bool:
    """Whether the seat's last move changed nothing the others share (project_l-17e)."""
    return bool(game.players[seat].private)


GAME = Game(
    name="project_l",
    title=BOX.text("title"),
    options=OPTIONS,
    box=BOX,
    contract=CONTRACT,
    questions=QUESTIONS,
    events=Event,
    sight=SIGHT,
    why_not=why_not,
    is_secret=is_secret,
    census=census,
    version=2,
    unfit=unfit,
    plans=PLANS,
    stands_alone=stands_alone,
)
