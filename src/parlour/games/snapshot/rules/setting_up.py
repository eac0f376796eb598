"""Setting up: snapshot-02 to snapshot-14."""

from parlour.games.snapshot.box.animals import ALL_ANIMALS, NO_ANIMAL, RACCOON, START_ANIMALS
from parlour.games.snapshot.box.assignments import ASSIGNMENTS
from parlour.games.snapshot.box.awards import AWARDS
from parlour.games.snapshot.box.dice import DICE
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.box.tokens import START_TOKENS
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.rules.columns import clear, lay
from parlour.games.snapshot.rules.deck import draw_card, home
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.luck import below, draw
from parlour.kit.rule import rule
from parlour.kit.sets import add, only, remove
from parlour.kit.table import next_seat, settle, tell


@rule
def set_up(game):
    clear_table(game)
    for seat in range(len(game.players)):
        clear_player(game.players[seat])
    choose_first_player(game)
    lay_out_animals(game)
    deal_assignments(game)
    settle(game)


# snapshot-04, snapshot-05: all award tiles are there. snapshot-70: at every player count.
@rule
def clear_table(game):
    for number in range(HABITATS):
        habitat = game.habitats[number]
        clear(habitat)
        habitat.dice = habitat.tokens = 0
    for number in range(len(game.shots)):
        shot = game.shots[number]
        shot.animal = shot.habitat = shot.dice = shot.tokens = 0
    for kind in range(AWARDS):
        game.tiles_gone[kind] = 0
    game.deck, game.discard, game.card, game.offers = ALL_ANIMALS, 0, NO_ANIMAL, 0
    game.rounds, game.ending, game.owed, game.photos = 1, 0, 0, 0
    game.dice, game.here, game.at, game.rolled = DICE, NOWHERE, NOWHERE, 0
    game.shot_count = game.asked = 0
    game.phase = Phase.RESEARCH


# snapshot-13: reserves and score piles start empty.
@rule
def clear_player(player):
    player.pile = player.reserve = 0
    player.tokens = player.score = 0
    player.assignment = player.shown = 0
    for kind in range(AWARDS):
        player.tiles[kind] = 0


# snapshot-12: at random. snapshot-11: tokens by place in turn order. snapshot-14: the first begins.
@rule
def choose_first_player(game):
    game.first = game.active = game.turn = below(game.luck, game.seats)
    seat = game.first
    for place in range(game.seats):
        game.players[seat].tokens = START_TOKENS[place]
        tell(game, Event.BEGINS, seat, START_TOKENS[place])
        seat = next_seat(game, seat)


# snapshot-06: each under its own habitat. snapshot-08: this cannot spook. snapshot-09: the Raccoon
# has none of its own, so it is kept out of these draws and is in the deck afterwards.
@rule
def lay_out_animals(game):
    game.deck = remove(game.deck, RACCOON)
    for _ in range(START_ANIMALS):
        animal = draw_card(game)
        lay(game.habitats[home(animal)], animal)
        tell(game, Event.LIES, game.first, animal, home(animal))
    game.deck = add(game.deck, RACCOON)


# snapshot-10: one each; the rest stay unseen.
@rule
def deal_assignments(game):
    stack = only(ASSIGNMENTS) - 1
    for seat in range(game.seats):
        assignment = draw(game.luck, stack)
        stack = remove(stack, assignment)
        game.players[seat].assignment = assignment + 1
