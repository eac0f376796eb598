"""Snapshot, a game of wildlife photography with dice and nerve, for two to five.

RULES.md  the numbered sheet           box.toml, box/  what is in the box
table.py  the record, and its phases   moves.py  numbers of moves    options.py  before a game
rules/    the sheet as code, a chapter a file; rules/__init__.py has the order of a turn
nouns.py, questions/, events.py  animals and habitats, what is asked and answered, what happens
plans/    dice and tokens of an expedition as one choice
reasons/  why not                      words/  what people may type beside the words of moves
sight/    setting, view and aids as data, typed in schema.py
guess.py  assignments of the others, dealt anew   census.py  every card, tile and die counted
bots/     how light playouts choose
"""

from parlour.games.game import Game, ranges
from parlour.games.snapshot import moves, rules, table
from parlour.games.snapshot.bots.policy import pick
from parlour.games.snapshot.box.opened import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.snapshot.census import census
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.guess import redeal
from parlour.games.snapshot.options import OPTIONS
from parlour.games.snapshot.plans import PLANS
from parlour.games.snapshot.questions import QUESTIONS
from parlour.games.snapshot.reasons import why_not
from parlour.games.snapshot.sight import SIGHT
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
    )
)


def is_secret(game: Reading, seat: int, move: int) -> bool:
    """Whether the others may not yet know the move: everything is done in the open."""
    return False


GAME = Game(
    name="snapshot",
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
