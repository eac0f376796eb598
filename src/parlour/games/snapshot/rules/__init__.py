"""The rules of Snapshot, a chapter a file, in the order of the rule sheet (RULES.md).

A turn (snapshot-15), phase by phase; all but OFFERS ask the active player:

    RESEARCH      draw (then OFFERS of the others, ANSWER if there is any, CARD unless it was sold,
                  and RESEARCH again), or stop; a spook leads to REVIEW at once,
                  or past it
    ADDING        animals of the reserve, if there are any
    DICE          one at a time; without any, REVIEW
    TOKENS        animal by animal
    HABITAT       one with dice is rolled for; too low: REROLL, or give it up; until none is left
    REVIEW        income or awards, by itself; then the next player's RESEARCH, or OVER

Each phase asks one seat one question. What can be answered is worked out once, when the question
comes up, and kept in the record; a question with a single answer is not asked.
"""

from parlour.games.snapshot.moves import FIRST
from parlour.games.snapshot.rules.adding import add_animal, adding_choices
from parlour.games.snapshot.rules.dice import dice_choices, lay_die
from parlour.games.snapshot.rules.photography import habitat_choices, photograph, reroll_choices
from parlour.games.snapshot.rules.research import (
    answer_choices,
    answer_offers,
    card_choices,
    deal_with_card,
    offer,
    offer_choices,
    research,
    research_choices,
)
from parlour.games.snapshot.rules.review import end_turn
from parlour.games.snapshot.rules.scoring import place, points
from parlour.games.snapshot.rules.setting_up import set_up as lay_out
from parlour.games.snapshot.rules.tokens import place_tokens, token_choices
from parlour.games.snapshot.table import Phase
from parlour.kit.luck import draw
from parlour.kit.rule import rule
from parlour.kit.sets import first, only, size, write_out
from parlour.kit.table import may_take_back, settle

__all__ = [
    "actors",
    "choices_now",
    "legal_moves",
    "place",
    "play",
    "points",
    "random_move",
    "set_up",
]


@rule
def set_up(game):
    lay_out(game)
    game.choices = choices_now(game)


@rule
def actors(game):
    return only(game.turn) if game.phase != Phase.OVER else 0


@rule
def legal_moves(game, seat, moves):
    if seat != game.turn or game.phase == Phase.OVER:
        return 0
    return write_out(game.choices, FIRST[game.phase], moves, 0)


# The n-th of the legal moves for a draw n, without writing them all down.
@rule
def random_move(game, seat, moves, luck):
    return FIRST[game.phase] + draw(luck, game.choices)


@rule
def play(game, seat, move):
    counter, used = game.luck.counter, game.luck.used
    answer_all(game, move - FIRST[game.phase])
    if game.turn == seat and game.luck.counter == counter and game.luck.used == used:
        may_take_back(game, seat)
    else:
        settle(game)


# snapshot-73: a question with one answer is answered by itself; everybody sees why.
@rule
def answer_all(game, answer):
    """Carry an answer out, and all single answers that follow, up to the next real question."""
    game.choices = only(answer)
    while size(game.choices) == 1:
        carry_out(game, first(game.choices))
        if game.phase >= Phase.REVIEW:
            end_turn(game)
        game.choices = choices_now(game)


@rule
def choices_now(game):
    """What can be answered to the question of the phase: a set of answers, counted from 0."""
    phase = game.phase
    if phase == Phase.DICE:
        return dice_choices(game)
    if phase == Phase.OFFERS:
        return offer_choices(game)
    if phase == Phase.RESEARCH:
        return research_choices(game)
    if phase == Phase.CARD:
        return card_choices(game)
    if phase == Phase.TOKENS:
        return token_choices(game)
    if phase == Phase.ADDING:
        return adding_choices(game)
    if phase == Phase.ANSWER:
        return answer_choices(game)
    if phase == Phase.HABITAT:
        return habitat_choices(game)
    return reroll_choices(game) if phase == Phase.REROLL else 0


# snapshot-15
@rule
def carry_out(game, answer):
    phase = game.phase
    if phase == Phase.DICE:
        lay_die(game, answer)
    elif phase == Phase.OFFERS:
        offer(game, answer)
    elif phase == Phase.RESEARCH:
        research(game, answer)
    elif phase == Phase.CARD:
        deal_with_card(game, answer)
    elif phase == Phase.TOKENS:
        place_tokens(game, answer)
    elif phase == Phase.ADDING:
        add_animal(game, answer)
    elif phase == Phase.ANSWER:
        answer_offers(game, answer)
    else:
        photograph(game, answer)
