"""Project L, a game of polyominoes laid into puzzles, for one to six."""

from parlour.games.game import Game
from parlour.games.project_l import events, hearing, moves, rules, sight, table, words
from parlour.games.project_l.box import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.project_l.census import census
from parlour.games.project_l.policy import pick
from parlour.games.project_l.reasons import why_not
from parlour.games.project_l.setting import MOST_MOVES, OPTIONS, unfit
from parlour.games.project_l.unseen import redeal
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Reading

BOX.no_more()  # box, setting, tiles and placements have read theirs
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
        most_moves=MOST_MOVES,
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
    seats=range(LEAST_SEATS, MOST_PLAYERS + 1),
    options=OPTIONS,
    box=BOX,
    contract=CONTRACT,
    say=words.say,
    read=hearing.read,
    why_not=why_not,
    is_secret=is_secret,
    tell=events.tell,
    view=sight.view,
    census=census,
    scored=events.scored,
    version=1,
    unfit=unfit,
    stands_alone=stands_alone,
)
