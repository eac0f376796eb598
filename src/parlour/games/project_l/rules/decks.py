"""The two decks (solo: one): drawing, putting under, the end they trigger, Endless White."""

from parlour.games.project_l.box.market import ROW_LENGTH, SPACES, SPACES_OF_SET
from parlour.games.project_l.box.puzzles import BLACK, NO_PUZZLE, WHITE, WHITES
from parlour.games.project_l.box.solo import SOLO_BLACKS
from parlour.games.project_l.events import Event
from parlour.games.project_l.options import ENDLESS_WHITE, FINESSE
from parlour.games.project_l.rules.sharing import bind
from parlour.games.project_l.table import NO_SEAT, Ending
from parlour.kit.luck import draw
from parlour.kit.rule import rule
from parlour.kit.sets import remove, size
from parlour.kit.table import tell


@rule
def deck_size(game, deck):
    return game.decks[deck].unseen_left + game.decks[deck].known_left


# project_l-83: alone, the white ones lie on top of the black ones in one deck.
@rule
def unseen_of(game, colour):
    """How many puzzles of a colour are still to be drawn that nobody has seen."""
    if game.seats > 1:
        return game.decks[colour].unseen_left
    blacks = min(game.decks[WHITE].unseen_left, SOLO_BLACKS[min(game.options[FINESSE], 1)])
    return blacks if colour == BLACK else game.decks[WHITE].unseen_left - blacks


@rule
def draw_puzzle(game, deck):
    """The top puzzle of a deck that has one: of those nobody has seen, then of those put under."""
    pile = game.decks[deck]
    if pile.unseen_left > 0:
        pile.unseen_left -= 1
        puzzle, pile.unseen[pile.unseen_left] = pile.unseen[pile.unseen_left], 0
    else:
        at = pile.known_first
        puzzle, pile.known[at] = pile.known[at], 0
        pile.known_first = (at + 1) % WHITES
        pile.known_left -= 1
    return puzzle


# project_l-29
@rule
def put_under(game, deck, puzzle):
    pile = game.decks[deck]
    pile.known[(pile.known_first + pile.known_left) % WHITES] = puzzle
    pile.known_left += 1


@rule
def refill(game, space, deck):
    """Fill a space of the market from the top of its deck, if there is a puzzle; whether it was."""
    if deck_size(game, deck) == 0:
        return False
    game.market[space] = draw_puzzle(game, deck)
    tell(game, Event.REVEALED, NO_SEAT, game.market[space])
    return True


@rule
def add_at_random(game, luck, deck, puzzles, base, count):
    """Put so many puzzles of a set, numbered from `base`, on a deck in random order; the others."""
    pile = game.decks[deck]
    for _ in range(count):
        chosen = draw(luck, puzzles)
        puzzles = remove(puzzles, chosen)
        pile.unseen[pile.unseen_left] = base + chosen
        pile.unseen_left += 1
    return puzzles


@rule
def look_at_decks(game, seat):
    """What empty decks lead to, once the move that may have emptied them is carried out."""
    look_for_the_end(game)
    if game.options[ENDLESS_WHITE] and deck_size(game, WHITE) == 0:
        renew_white_deck(game, seat)


# project_l-64: once, the moment the deck is empty. Solo (project_l-83d) it is the one deck.
@rule
def look_for_the_end(game):
    last = WHITE if game.seats == 1 else BLACK
    if game.ending == Ending.NORMAL and deck_size(game, last) == 0:
        game.ending = Ending.TRIGGERED
        tell(game, Event.TRIGGERED, NO_SEAT)


# project_l-79: points, numbers and unspent M are noted already; only the tiles go back.
@rule
def renew_white_deck(game, seat):
    """Shuffle the completed white puzzles, if there are any, into a new deck and fill all gaps."""
    tiles = collect_white_piles(game)
    if tiles:
        add_at_random(game, game.luck, WHITE, tiles, 0, size(tiles))
        tell(game, Event.RESHUFFLED, NO_SEAT, game.decks[WHITE].unseen_left)
        fill_white_gaps(game)
        bind(game, seat)


@rule
def collect_white_piles(game):
    """The set of all completed white puzzles, taken off the piles."""
    tiles = 0
    for seat in range(game.seats):
        tiles |= game.players[seat].white_pile
        game.players[seat].white_pile = 0
    return tiles


# project_l-79: the clear set first, from left to right.
@rule
def fill_white_gaps(game):
    for space in range(SPACES):
        column = space % SPACES_OF_SET
        is_laid_out = space < SPACES_OF_SET or game.seats > 4
        if is_laid_out and column < ROW_LENGTH[game.seats] and game.market[space] == NO_PUZZLE:
            refill(game, space, WHITE)
