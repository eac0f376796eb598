"""Small Islands, a search for treasure by clues that narrow it down, for two to four.

The sheet under this title describes Tobago with its expansion Volcano.

RULES.md  the numbered sheet            box.toml, box/  what is in the box
table.py  the record, and its steps     moves.py  numbers of moves    options.py  before a game
rules/    the sheet as code, a chapter a file; rules/__init__.py has the order of a turn
nouns.py, questions/, events.py  hexes and clues, what is asked and answered, what happens
reasons/  why not                       words/  what people may type beside the words of moves
sight/    setting, view and aids as data, typed in schema.py
plans/    what gestures mean together: choices of several steps
guess.py  what a seat cannot see, dealt anew      census.py  every component counted
bots/     how light playouts choose
"""

from parlour.games.game import Game, ranges
from parlour.games.small_islands import moves, rules, table
from parlour.games.small_islands.bots.policy import pick
from parlour.games.small_islands.box import BOX
from parlour.games.small_islands.box.opened import LEAST_SEATS, MOST_PLAYERS
from parlour.games.small_islands.census import census
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.guess import redeal
from parlour.games.small_islands.options import OPTIONS
from parlour.games.small_islands.plans import PLANS
from parlour.games.small_islands.questions import QUESTIONS
from parlour.games.small_islands.reasons import why_not
from parlour.games.small_islands.sight import SIGHT
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
    name="small_islands",
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
