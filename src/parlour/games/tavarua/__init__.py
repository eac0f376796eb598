"""Tavarua, a game of surfing with hidden choices, for one to six.

RULES.md  the numbered sheet           box.toml, box/  what is in the box
table.py  the record, phases, steps    moves.py  numbers of moves    options.py  before a game
rules/    the sheet as code, a chapter a file; rules/__init__.py has the order of a round
nouns.py, questions/, events.py  cards, rows and boards, what is asked and answered, what happens
reasons/  why not                      words.py  what people may type beside the words of moves
plans/    the small steps as one choice, arranged in any order
sight/    setting, view and aids as data, typed in schema.py
guess.py  what a seat cannot see, dealt anew      census.py  every card counted
bots/     how light playouts choose
"""

from parlour.games.game import Game, ranges
from parlour.games.tavarua import moves, rules, table
from parlour.games.tavarua.bots.policy import pick
from parlour.games.tavarua.box.opened import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.tavarua.census import census
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.guess import redeal
from parlour.games.tavarua.options import OPTIONS
from parlour.games.tavarua.plans import PLANS
from parlour.games.tavarua.questions import QUESTIONS
from parlour.games.tavarua.reasons import why_not
from parlour.games.tavarua.rules.choosing import is_choosing
from parlour.games.tavarua.sight import SIGHT
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
        par=rules.par,
        pick=pick,
        random_move=rules.random_move,
    )
)


def is_secret(game: Reading, seat: int, move: int) -> bool:
    """Whether the others may not yet know the move: a step of a hidden choice (tavarua-35)."""
    return bool(is_choosing(game.record)) and move != moves.TAKE_BACK


GAME = Game(
    name="tavarua",
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
    plans=PLANS,
)
