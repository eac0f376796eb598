"""Who plays with whom, and what the Crown side needs: words that several chapters share."""

from parlour.games.mu.box.bids import TARGETS
from parlour.kit.rule import rule


# mu-41, mu-T1: the Crown Bid token for the Crown player's count shows the points needed.
@rule
def target(game):
    return TARGETS[game.seats, game.players[game.crown].count]


# mu-50: the Crown player and the partner are the Crown team.
@rule
def is_on_crown_team(game, seat):
    return seat == game.crown or seat == game.partner


# mu-52, mu-56: everybody else is the Shield team if there is a Shield player.
@rule
def is_on_shield_team(game, seat):
    return game.shield >= 0 and not is_on_crown_team(game, seat)
