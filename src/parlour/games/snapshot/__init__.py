"""Snapshot, a game of wildlife photography with dice and nerve, for two to five."""

from parlour.games.game import Game
from parlour.games.snapshot import events, hearing, moves, rules, setting, table, words
from parlour.games.snapshot.box import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.games.snapshot.census import census
from parlour.games.snapshot.policy import pick
from parlour.games.snapshot.reasons import why_not
from parlour.games.snapshot.sight import view
from parlour.games.snapshot.unseen import redeal
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Reading

BOX.no_more()  # box, animals and assignments have read theirs
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
    name="snapshot",
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
