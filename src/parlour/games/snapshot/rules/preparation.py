"""The Preparation phase: reserved animals, then tokens on animals with dice.

snapshot-38 to snapshot-41, snapshot-46 to snapshot-48. Between them the dice: rules/dice.py.
"""

from parlour.games.snapshot.animals import DIFFICULTY, HOMES
from parlour.games.snapshot.box import DICE, HABITATS
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.rules.columns import lay
from parlour.games.snapshot.rules.duties import may_turn_sideways, turn_sideways
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, has, nth, only, remove
from parlour.kit.table import tell

ADDED, FIRST_ADD = 0, 1  # answers


# snapshot-38: any of them or none. snapshot-41: the Raccoon anywhere. snapshot-37: as far as six
# dice reach.
@rule
def adding_choices(game):
    choices, which, left = only(ADDED), 0, game.players[game.active].reserve
    while left:
        homes = HOMES[first(left)]
        for habitat in range(HABITATS):
            if has(homes, habitat) and may_turn_sideways(game, game.habitats[habitat]):
                choices = add(choices, FIRST_ADD + which * HABITATS + habitat)
        left &= left - 1
        which += 1
    return choices


# snapshot-39: this never spooks. snapshot-40: what comes from the reserve must be attempted.
@rule
def add_animal(game, answer):
    if answer == ADDED:
        game.phase = Phase.DICE
        return
    player, number = game.players[game.active], (answer - FIRST_ADD) % HABITATS
    animal = nth(player.reserve, (answer - FIRST_ADD) // HABITATS)
    player.reserve = remove(player.reserve, animal)
    lay(game.habitats[number], animal)
    turn_sideways(game, game.habitats[number], animal)
    tell(game, Event.ADDED, game.active, animal, number)
    if player.reserve == 0:
        game.phase = Phase.DICE


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
    shot = game.shots[game.asked]
    return min(game.players[game.active].tokens, max(0, DIFFICULTY[shot.animal] - shot.dice))


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
