"""What a seat of Snapshot cannot see, guessed at random: the assignments of the others."""

from parlour.games.snapshot.box.assignments import ASSIGNMENTS, UNKNOWN
from parlour.kit.luck import draw, renew
from parlour.kit.rule import rule
from parlour.kit.sets import only, remove


# snapshot-10: any of those the seat has not seen. Once they are shown there is nothing to guess.
@rule
def redeal(game, seat, luck):
    """Guess the assignments of the others: all else lies open, and the deck has no order."""
    stack = remove(only(ASSIGNMENTS) - 1, game.players[seat].assignment - 1)
    for other in range(game.seats):
        player = game.players[other]
        if player.shown != UNKNOWN:
            player.assignment = player.shown
        elif other != seat:
            player.assignment = draw(luck, stack) + 1
            stack = remove(stack, player.assignment - 1)
    renew(game.luck, luck)
