"""Mü, a game of tricks for three to six with an auction by displayed cards.

RULES.md  the numbered sheet           box.toml, box/  what is in the box
table.py  the record, and its phases   moves.py  numbers of moves    options.py  before a game
rules/    the sheet as code, a chapter a file; rules/__init__.py has the order of a hand
nouns.py, questions.py, events.py  cards and trumps, what is asked and answered, what happens
plans.py  the steps that make one choice
reasons/  why not                      words.py  what people may type beside the words of moves
sight/    setting, view and aids as data, typed in schema.py
guess/    what a seat cannot see, dealt anew      census.py  every card counted
bots/     how light playouts choose
"""

from parlour.games.game import Game, ranges
from parlour.games.mu import moves, rules, table
from parlour.games.mu.bots.policy import chapter, pick
from parlour.games.mu.box.opened import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.mu.census import census
from parlour.games.mu.events import Event
from parlour.games.mu.guess import redeal
from parlour.games.mu.options import OPTIONS
from parlour.games.mu.plans import PLANS
from parlour.games.mu.questions import QUESTIONS
from parlour.games.mu.reasons import why_not
from parlour.games.mu.sight import SIGHT
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
        pick=pick,
        random_move=rules.random_move,
        chapter=chapter,
    )
)


def is_secret(game: Reading, seat: int, move: int) -> bool:
    """Whether the others may not yet know the move: mu-55, which cards are put away."""
    return bool(game.phase == table.Phase.EXCHANGE)


GAME = Game(
    name="mu",
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
    version=1,
    plans=PLANS,
)
