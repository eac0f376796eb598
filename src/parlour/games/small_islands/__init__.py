"""Small Islands, a search for treasure by clues that narrow it down, for two to four.

The sheet under this title describes Tobago with its expansion Volcano.
"""

from parlour.games.game import Game
from parlour.games.small_islands import events, hearing, moves, rules, setting, table, words
from parlour.games.small_islands.box import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.small_islands.census import census
from parlour.games.small_islands.policy import pick
from parlour.games.small_islands.reasons import why_not
from parlour.games.small_islands.sight import view
from parlour.games.small_islands.unseen import redeal
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Reading

BOX.no_more()  # box, assembly and clues have read theirs
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
    seats=range(LEAST_SEATS, MOST_PLAYERS + 1),
    options=setting.OPTIONS,
    box=BOX,
    contract=CONTRACT,
    say=words.say,
    read=hearing.read,
    why_not=why_not,
    is_secret=is_secret,
    tell=events.tell,
    view=view,
    census=census,
    scored=events.scored,
    version=1,
)
