"""Preparation begins with animals from the reserve: snapshot-38 to snapshot-41."""

from parlour.games.snapshot.box.animals import HOMES
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import ADDING, ADDING_NO_MORE
from parlour.games.snapshot.rules.columns import lay
from parlour.games.snapshot.rules.duties import may_turn_sideways, turn_sideways
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, has, nth, only, remove
from parlour.kit.table import tell


# snapshot-38: any of them or none. snapshot-41: the Raccoon anywhere. snapshot-37: as far as six
# dice reach.
@rule
def adding_choices(game):
    choices, which, left = only(ADDING_NO_MORE), 0, game.players[game.active].reserve
    while left:
        homes = HOMES[first(left)]
        for habitat in range(HABITATS):
            if has(homes, habitat) and may_turn_sideways(game, habitat):
                choices = add(choices, ADDING + which * HABITATS + habitat)
        left &= left - 1
        which += 1
    return choices


# snapshot-39: this never spooks. snapshot-40: what comes from the reserve must be attempted.
@rule
def add_animal(game, answer):
    if answer == ADDING_NO_MORE:
        game.phase = Phase.DICE
        return
    player, number = game.players[game.active], (answer - ADDING) % HABITATS
    animal = nth(player.reserve, (answer - ADDING) // HABITATS)
    player.reserve = remove(player.reserve, animal)
    lay(game.habitats[number], animal)
    turn_sideways(game, number, animal)
    tell(game, Event.ADDED, game.active, animal, number)
    if player.reserve == 0:
        game.phase = Phase.DICE
