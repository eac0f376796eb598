"""The rules of Mü, a chapter a file, in the order of the rule sheet (RULES.md).

Each phase asks one seat for one decision; here is which chapter lists and carries out its moves.
"""

from parlour.games.mu.moves import END_TURN, FIRST_SEAT, FIRST_TRUMP
from parlour.games.mu.rules.auction import display, displays, end_turn
from parlour.games.mu.rules.preparation import set_up
from parlour.games.mu.rules.scoring import choose_dealer, list_dealers, place, points
from parlour.games.mu.rules.team import discards, list_partners, pick_partner, put_away
from parlour.games.mu.rules.tricks import play_card, playable
from parlour.games.mu.rules.trumps import list_trumps, name_major, name_minor
from parlour.games.mu.table import Phase
from parlour.kit.luck import below, draw
from parlour.kit.rule import rule
from parlour.kit.sets import only, write_out

__all__ = ["actors", "legal_moves", "place", "play", "points", "random_move", "set_up"]


@rule
def actors(game):
    return only(game.turn) if game.phase != Phase.OVER else 0


@rule
def legal_moves(game, seat, moves):
    phase = game.phase
    if seat != game.turn or phase == Phase.OVER:
        return 0
    cards = legal_cards(game, seat)
    if cards:
        return write_out(cards, 0, moves, 0)
    if phase == Phase.PARTNER:
        return list_partners(game, seat, moves)
    if phase == Phase.NEXT_DEALER:
        return list_dealers(game, seat, moves)
    return list_trumps(game, seat, moves)


@rule
def legal_cards(game, seat):
    """The legal moves as a set where cards are asked for, the end of a turn among them."""
    if game.phase == Phase.TRICKS:
        return playable(game, seat)
    if game.phase == Phase.AUCTION:
        return displays(game, seat)
    return discards(game, seat) if game.phase == Phase.EXCHANGE else 0


@rule
def random_move(game, seat, moves, luck):
    """A legal move, drawn from the set without the list where there is one."""
    cards = legal_cards(game, seat)
    if cards:
        return draw(luck, cards)
    return moves[below(luck, legal_moves(game, seat, moves))]


@rule
def play(game, seat, move):
    phase = game.phase
    if phase == Phase.TRICKS:
        play_card(game, seat, move)
    elif phase == Phase.AUCTION:
        if move == END_TURN:
            end_turn(game, seat)
        else:
            display(game, seat, move)
    elif phase == Phase.EXCHANGE:
        put_away(game, seat, move)
    elif phase == Phase.PARTNER:
        pick_partner(game, seat, move - FIRST_SEAT)
    elif phase == Phase.NEXT_DEALER:
        choose_dealer(game, seat, move - FIRST_SEAT)
    elif phase == Phase.MINOR_TRUMP:
        name_minor(game, seat, move - FIRST_TRUMP)
    else:
        name_major(game, seat, move - FIRST_TRUMP)
