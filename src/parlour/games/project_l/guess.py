"""What nobody can see of a table of Project L, guessed at random: decks and face-down tiles."""

from parlour.games.project_l.box.market import SPACES
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.puzzles import BLACK, NO_PUZZLE, WHITE, WHITES
from parlour.games.project_l.box.tiles import FACE_DOWN, FACE_UP
from parlour.games.project_l.options import FINESSE
from parlour.games.project_l.rules.dealing import (
    deal_decks,
    draw_tiles,
    lay_at_random,
    puzzles_used,
)
from parlour.games.project_l.rules.decks import unseen_of
from parlour.kit.luck import renew
from parlour.kit.rule import rule
from parlour.kit.sets import add


@rule
def redeal(game, seat, luck):
    """Guess decks, puzzles out of the game and face-down tiles: all seats know the same."""
    guess_decks(game, luck)
    if game.options[FINESSE]:
        lay_at_random(game, luck, draw_tiles(game, luck, tiles_seen(game)), FACE_DOWN)
    renew(game.luck, luck)


@rule
def guess_decks(game, luck):
    white = puzzles_used(game, WHITE) & ~seen(game, WHITE)
    black = puzzles_used(game, BLACK) & ~seen(game, BLACK)
    whites, blacks = unseen_of(game, WHITE), unseen_of(game, BLACK)
    game.decks[WHITE].unseen_left = game.decks[BLACK].unseen_left = 0
    deal_decks(game, luck, white, black, whites, blacks)


@rule
def seen(game, colour):
    """The set of the puzzles of a colour that lie open or were put under a deck."""
    found = seen_on_piles(game, colour)
    for space in range(SPACES):
        found |= bit(game.market[space], colour)
    for seat in range(game.seats):
        for slot in range(SLOTS):
            found |= bit(game.players[seat].slots[slot].puzzle, colour)
    return found | seen_under(game.decks[WHITE], colour) | seen_under(game.decks[BLACK], colour)


@rule
def bit(puzzle, colour):
    """The set of one puzzle, empty if it is of the other colour or none."""
    if puzzle == NO_PUZZLE or (puzzle >= WHITES) != (colour == BLACK):
        return 0
    return add(0, puzzle - colour * WHITES)


@rule
def seen_on_piles(game, colour):
    found = game.opponent_black if colour == BLACK else game.opponent_white
    for seat in range(game.seats):
        player = game.players[seat]
        found |= player.black_pile if colour == BLACK else player.white_pile
    return found


@rule
def seen_under(deck, colour):
    found = 0
    for i in range(deck.known_left):
        found |= bit(deck.known[(deck.known_first + i) % WHITES], colour)
    return found


@rule
def tiles_seen(game):
    found = 0
    for i in range(FACE_UP):
        found = add(found, game.tiles[i])
    return found
