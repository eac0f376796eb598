"""The Review phase, the next turn and the end: snapshot-56 to snapshot-63."""

from parlour.games.snapshot.box.animals import OF_HABITAT, PHOTOS_TO_END
from parlour.games.snapshot.box.awards import ANIMALS_FOR_AWARD, TILE_VALUES, TILES, WORLD
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.box.opened import MOST_ROUNDS
from parlour.games.snapshot.box.tokens import INCOME
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.rules.duties import turn_all_upright
from parlour.games.snapshot.rules.scoring import score_assignments
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.rule import rule
from parlour.kit.sets import size
from parlour.kit.table import next_seat, tell


@rule
def end_turn(game):
    if game.phase == Phase.REVIEW:
        review(game)
    turn_all_upright(game)
    game.photos = game.shot_count = game.asked = game.rolled = 0
    game.here = game.at = NOWHERE
    pass_on(game)


@rule
def review(game):
    if game.photos:
        give_awards(game, game.players[game.active])
        look_at_end(game)
    else:
        gain_income(game)


# snapshot-56: whoever took none: did not try, failed or spooked.
@rule
def gain_income(game):
    game.players[game.active].tokens += INCOME
    tell(game, Event.INCOME, game.active, INCOME)


# snapshot-57, snapshot-58, snapshot-33: the Raccoon is of no habitat.
@rule
def give_awards(game, player):
    visited = 0
    for habitat in range(HABITATS):
        photos = size(player.pile & OF_HABITAT[habitat])
        visited += photos > 0
        if photos >= ANIMALS_FOR_AWARD:
            give_tile(game, player, habitat)
    if visited == HABITATS:
        give_tile(game, player, WORLD)


# snapshot-04: the highest is on top. snapshot-59: one of a kind each; an empty stack gives nothing.
@rule
def give_tile(game, player, kind):
    if player.tiles[kind] or game.tiles_gone[kind] == TILES[kind]:
        return
    value = TILE_VALUES[kind, game.tiles_gone[kind]]
    game.tiles_gone[kind] += 1
    player.tiles[kind] = game.tiles_gone[kind]
    player.score += value  # snapshot-65
    tell(game, Event.AWARDED, game.active, value, kind)


# snapshot-61
@rule
def look_at_end(game):
    photos = size(game.players[game.active].pile)
    if photos >= PHOTOS_TO_END[game.seats] and not game.ending:
        game.ending = 1
        tell(game, Event.TRIGGERED, game.active, photos)


# snapshot-62: to the end of the round. snapshot-63: there are so many rounds and no more.
@rule
def pass_on(game):
    game.active = game.turn = next_seat(game, game.active)
    game.phase = Phase.RESEARCH
    if game.active != game.first:
        return
    if game.ending or game.rounds == MOST_ROUNDS:
        end_game(game)
    else:
        game.rounds += 1


@rule
def end_game(game):
    if not game.ending:
        tell(game, Event.CAPPED, game.first, game.rounds)
    score_assignments(game)
    game.phase = Phase.OVER
    tell(game, Event.GAME_OVER, game.first)
