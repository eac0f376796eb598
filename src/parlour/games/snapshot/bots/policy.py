"""How a light playout of Snapshot chooses: cheaply, but as somebody who wants photographs.

With every answer equally likely, dice lie where they cannot succeed and most turns bring nothing.
"""

from parlour.games.snapshot.bots.judgement import (
    SUCCESS,
    gain_of_entry,
    gain_of_second,
    gain_on_animal,
    worth_of,
)
from parlour.games.snapshot.box.animals import DIFFICULTY
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import (
    DECLINE,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_PLACE,
    FIRST_SPOOK,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.luck import below
from parlour.kit.rule import rule

ENOUGH = 6  # animals in the display: no need for more
COVETED = 80  # worth a token and a place in the reserve
TOKEN_WORTH = 4  # of one that is spent


@rule
def pick(game, seat, moves, count, luck):
    """Where in the legal list the move stands that a light playout makes."""
    phase = game.phase
    if phase == Phase.DICE:
        return pick_die(game, moves, count)
    if phase == Phase.TOKENS:
        return pick_tokens(game, count)
    if phase == Phase.RESEARCH:
        return 1 if below(luck, ENOUGH) >= animals_out(game) else 0
    if phase == Phase.OFFERS:
        return pick_offer(game, seat, luck)
    if phase == Phase.CARD:
        return pick_for_card(game, seat, moves, count, luck)
    if phase == Phase.ANSWER:
        return pick_answer(game, seat, moves, count, luck)
    if phase == Phase.ADDING:
        return below(luck, count) if game.owed else 1 + below(luck, count - 1)
    if phase == Phase.REROLL:
        return 1  # what it costs is spent only where it helps
    return below(luck, count)


@rule
def animals_out(game):
    found = 0
    for habitat in range(HABITATS):
        found += game.habitats[habitat].count
    return found


@rule
def pick_offer(game, seat, luck):
    """Offer for what one wants, and sometimes to make the other attempt it."""
    wanted = worth_of(game.players[seat], game.card) >= COVETED
    return 1 if wanted or below(luck, 8) == 0 else 0


@rule
def pick_answer(game, seat, moves, count, luck):
    """Keep what one wants; sell the rest, or not, to anybody."""
    if moves[0] == DECLINE and worth_of(game.players[seat], game.card) >= COVETED:
        return 0
    return below(luck, count)


@rule
def pick_for_card(game, seat, moves, count, luck):
    """Place it; keep in reserve what does not fit, and at times what one wants."""
    if moves[count - 1] >= FIRST_SPOOK:
        return 0 if moves[0] == TO_RESERVE else below(luck, count)
    if moves[0] == TO_RESERVE and worth_of(game.players[seat], game.card) >= COVETED:
        return below(luck, count)
    first = 0 if moves[0] >= FIRST_PLACE else 1
    return first + below(luck, count - first)


# Dice: where each of the next ones brings most.


@rule
def pick_die(game, moves, count):
    best, most = 0, 0
    for i in range(count):
        gain = gain_of_die(game, moves[i])
        if gain > most:
            best, most = i, gain
    return best


@rule
def gain_of_die(game, move):
    player, left = game.players[game.active], game.dice
    if move >= FIRST_ON_ANIMAL:
        return gain_on_place(game, player, move - FIRST_ON_ANIMAL)
    if move < FIRST_ON_HABITAT:
        return 0
    number = move - FIRST_ON_HABITAT
    if number == game.here:
        return gain_of_second(player, game.habitats[number], number, left)
    return gain_of_entry(player, game.habitats[number], number, left)


@rule
def gain_on_place(game, player, place):
    habitat = game.habitats[game.here]
    dice = game.shots[game.shot_count - 1].dice if place == game.at else 0
    animal = habitat.column[place]
    return gain_on_animal(player, habitat, game.here, animal, dice, game.dice)


# Tokens: as many as are worth what they cost when they help.


@rule
def pick_tokens(game, count):
    shot, best, most = game.shots[game.asked], 0, -1
    worth = worth_of(game.players[game.active], shot.animal)
    for tokens in range(count):
        need = max(0, DIFFICULTY[shot.animal] - tokens)
        gain = SUCCESS[shot.dice, need] * (worth - TOKEN_WORTH * tokens)
        if gain > most:
            best, most = tokens, gain
    return best
