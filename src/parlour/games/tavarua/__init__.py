"""Tavarua, a game of surfing with hidden choices, for one to six."""

from parlour.games.game import Game
from parlour.games.tavarua import events, hearing, moves, rules, setting, table, words
from parlour.games.tavarua.box import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.tavarua.census import census
from parlour.games.tavarua.policy import pick
from parlour.games.tavarua.reasons import why_not
from parlour.games.tavarua.sight import view
from parlour.games.tavarua.unseen import redeal
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Reading

BOX.no_more()  # box and stoke have read theirs
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
        par=rules.par,
        pick=pick,
        random_move=rules.random_move,
    )
)


def is_secret(game: Reading, seat: int, move: int) -> bool:
    """Whether the others may not yet know the move: a step of a hidden choice (tavarua-35)."""
    return game.phase in (table.Phase.EXCHANGE, table.Phase.PLAY) and move != moves.TAKE_BACK


GAME = Game(
    name="tavarua",
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
