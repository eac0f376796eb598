"""The deck and the discard pile: snapshot-36."""

from parlour.games.snapshot.box.animals import HOMES
from parlour.games.snapshot.events import Event
from parlour.kit.luck import draw
from parlour.kit.rule import rule
from parlour.kit.sets import first, remove, size
from parlour.kit.table import tell


@rule
def can_draw(game):
    return game.deck | game.discard != 0


# snapshot-36: the discard pile becomes a new deck when a card must be drawn, and not before. Any
# card of the deck comes with the same chance, which is what shuffling is for.
@rule
def draw_card(game):
    if game.deck == 0:
        game.deck, game.discard = game.discard, 0
        tell(game, Event.RESHUFFLED, game.active, size(game.deck))
    animal = draw(game.luck, game.deck)
    game.deck = remove(game.deck, animal)
    return animal


@rule
def home(animal):
    """The habitat of an animal that has one of its own."""
    return first(HOMES[animal])
