"""Preparation ends with tokens on animals that have dice: snapshot-46 to snapshot-48."""

from parlour.games.snapshot.box.animals import DIFFICULTY
from parlour.games.snapshot.box.dice import DICE
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import only
from parlour.kit.table import tell


# snapshot-44: no dice, no photograph.
@rule
def begin_tokens(game):
    if game.dice == DICE:
        tell(game, Event.NO_DICE, game.active)
        game.phase = Phase.REVIEW
    else:
        game.phase, game.asked = Phase.TOKENS, 0
        ask_for_tokens(game)


@rule
def ask_for_tokens(game):
    """Go on to the next animal that can use tokens (snapshot-73: the others are passed over)."""
    while game.asked < game.shot_count and most_tokens(game) == 0:
        game.asked += 1
    if game.asked == game.shot_count:
        game.phase = Phase.HABITAT


# snapshot-46: from the supply. snapshot-47: no more than make the photograph certain.
@rule
def most_tokens(game):
    useful = useful_tokens(game, game.asked)
    return min(game.players[game.active].tokens, useful)


@rule
def useful_tokens(game, number):
    """With so many the photograph of an animal with dice is certain."""
    shot = game.shots[number]
    return max(0, DIFFICULTY[shot.animal] - shot.dice)


@rule
def token_choices(game):
    return only(most_tokens(game) + 1) - 1


@rule
def place_tokens(game, tokens):
    shot = game.shots[game.asked]
    shot.tokens = tokens
    game.players[game.active].tokens -= tokens
    if tokens:
        tell(game, Event.TOKENS_LAID, game.active, tokens, shot.animal)
    game.asked += 1
    ask_for_tokens(game)
