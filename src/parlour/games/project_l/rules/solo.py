"""The solo game: locks above the columns of the grid, and the opponent's turn."""

from parlour.games.project_l.box.puzzles import NO_PUZZLE, POINTS, WHITE, WHITES
from parlour.games.project_l.box.solo import COLUMNS, GRID
from parlour.games.project_l.events import Event
from parlour.games.project_l.options import FINESSE
from parlour.games.project_l.rules.decks import refill
from parlour.games.project_l.table import NO_SEAT
from parlour.kit.rule import rule
from parlour.kit.sets import add
from parlour.kit.table import tell

NO_SPACE = -1


# project_l-83b: a lock of the column you take from goes to the opponent.
@rule
def unlock_column(game, space):
    if game.seats == 1 and game.locks[space % COLUMNS] > 0:
        game.locks[space % COLUMNS] -= 1
        game.opponent_locks += 1


# project_l-83c
@rule
def opponent_turn(game):
    if all_locked(game):
        open_all_columns(game)
        return
    space = best_unlocked(game)
    if space == NO_SPACE:
        return
    take_for_opponent(game, space)
    move_locks(game, space % COLUMNS)
    other = take_second(game, space % COLUMNS)
    refill_grid(game, space, other)


@rule
def all_locked(game):
    for column in range(COLUMNS):
        if game.locks[column] == 0:
            return False
    return True


@rule
def open_all_columns(game):
    """One lock of each column leaves the game; nothing is taken."""
    for column in range(COLUMNS):
        game.locks[column] -= 1
    tell(game, Event.LOCKS_OPENED, NO_SEAT)


# project_l-83c: the puzzle worth most, of equals the one at the lowest position.
@rule
def best_unlocked(game):
    best = NO_SPACE
    for space in range(GRID):
        puzzle = game.market[space]
        if puzzle == NO_PUZZLE or game.locks[space % COLUMNS] > 0:
            continue
        if best == NO_SPACE or POINTS[puzzle] > POINTS[game.market[best]]:
            best = space
    return best


@rule
def take_for_opponent(game, space):
    puzzle = game.market[space]
    game.market[space] = NO_PUZZLE
    game.opponent_score += POINTS[puzzle]
    if puzzle < WHITES:
        game.opponent_white = add(game.opponent_white, puzzle)
    else:
        game.opponent_black = add(game.opponent_black, puzzle - WHITES)
    tell(game, Event.OPPONENT_TOOK, NO_SEAT, puzzle, POINTS[puzzle])


# project_l-83c: the whole supply, and one lock from each other column, move above this one.
@rule
def move_locks(game, column):
    game.locks[column] += game.opponent_locks
    game.opponent_locks = 0
    for other in range(COLUMNS):
        if other != column and game.locks[other] > 0:
            game.locks[other] -= 1
            game.locks[column] += 1


# project_l-83e: with Finesse a second puzzle from the same column, the one worth least.
@rule
def take_second(game, column):
    """The space of the second puzzle taken, or NO_SPACE."""
    space = worst_of_column(game, column) if game.options[FINESSE] else NO_SPACE
    if space != NO_SPACE:
        take_for_opponent(game, space)
    return space


@rule
def worst_of_column(game, column):
    worst = NO_SPACE
    for space in range(column, GRID, COLUMNS):
        puzzle = game.market[space]
        if puzzle == NO_PUZZLE:
            continue
        if worst == NO_SPACE or POINTS[puzzle] < POINTS[game.market[worst]]:
            worst = space
    return worst


# project_l-83e: the upper space first.
@rule
def refill_grid(game, space, other):
    if min(space, other) != NO_SPACE:
        refill(game, min(space, other), WHITE)
    refill(game, max(space, other), WHITE)
