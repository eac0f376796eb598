"""What can be answered to the question of each phase: a set, 0 being the phase's first number."""

from parlour.games.snapshot.rules.dice import dice_choices
from parlour.games.snapshot.rules.photography import habitat_choices, reroll_choices
from parlour.games.snapshot.rules.preparation import adding_choices, token_choices
from parlour.games.snapshot.rules.research import (
    answer_choices,
    card_choices,
    offer_choices,
    research_choices,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import rule


@rule
def choices_now(game):
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
