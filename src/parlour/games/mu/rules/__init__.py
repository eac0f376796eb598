"""The rules of Mü, a chapter a file, in the order of the rule sheet (RULES.md).

Each phase asks one seat for one decision; here is which chapter lists and carries out its moves.
"""

from parlour.games.mu.moves import END_TURN, FIRST_SEAT, FIRST_TRUMP
from parlour.games.mu.rules.auction import display, end_turn, list_displays
from parlour.games.mu.rules.preparation import set_up
from parlour.games.mu.rules.scoring import choose_dealer, list_dealers, place, points
from parlour.games.mu.rules.team import list_discards, list_partners, pick_partner, put_away
from parlour.games.mu.rules.tricks import list_plays, play_card
from parlour.games.mu.rules.trumps import list_trumps, name_major, name_minor
from parlour.games.mu.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import only

__all__ = ["actors", "legal_moves", "place", "play", "points", "set_up"]


@rule
def actors(game):
    return only(game.turn) if game.phase != Phase.OVER else 0


@rule
def legal_moves(game, seat, moves):
    phase = game.phase
    if seat != game.turn or phase == Phase.OVER:
        return 0
    if phase == Phase.TRICKS:
        return list_plays(game, seat, moves)
    if phase == Phase.AUCTION:
        return list_displays(game, seat, moves)
    if phase == Phase.EXCHANGE:
        return list_discards(game, seat, moves)
    if phase == Phase.PARTNER:
        return list_partners(game, seat, moves)
    if phase == Phase.NEXT_DEALER:
        return list_dealers(game, seat, moves)
    return list_trumps(game, seat, moves)


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
