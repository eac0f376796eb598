"""Nothing is lost or doubled, whatever is played; and every token goes where the sheet says."""

import pytest

from games.snapshot.positions import TABLES
from games.snapshot.walking import PLAYERS, walk
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.awards import AWARD_NAMES
from parlour.games.snapshot.events import Event
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 1 if INTERPRETED else 3
EVERY = 3 if INTERPRETED else 1
SWITCHES = ({}, {"give_up_keeps_animal_tokens": "on", "research_token_per_draw": "on"})
EXPECTED = {name: 1 for name in ANIMAL_NAMES}
EXPECTED |= {f"tiles {name}": 3 for name in AWARD_NAMES}
EXPECTED |= {"dice": 6}
every_table = pytest.mark.parametrize("players", TABLES)
every_player = pytest.mark.parametrize("by", PLAYERS)
every_switch = pytest.mark.parametrize("options", SWITCHES)


def test_what_there_is_in_all():
    """snapshot-70: 61 animals, 15 tiles and six dice with any number of players."""
    assert (len(ANIMAL_NAMES), len(AWARD_NAMES)) == (61, 5)


@pytest.mark.soak
@every_table
@every_player
@every_switch
def test_every_component_is_somewhere_at_every_move(players, by, options):
    """snapshot-36, snapshot-42, snapshot-55, snapshot-59, snapshot-70"""
    for seed in range(SEEDS):
        for number, (position, _, _) in enumerate(walk(players, seed, options, by)):
            if number % EVERY == 0:
                assert GAME.census(position.reading()) == EXPECTED


def held(game):
    """All tokens of all players: in supplies, on animals and on habitat cards."""
    laid = sum(shot.tokens for shot in game.shots[: game.shot_count])
    paid = sum(habitat.tokens for habitat in game.habitats)
    return sum(player.tokens for player in game.players) + laid + paid


class Bank:
    """What the bank gave and took, told by events."""

    def __init__(self):
        self.given, self.on_card, self.on_animal = 0, 0, 0

    def hear(self, event):
        """snapshot-71, snapshot-56 give; snapshot-53 and snapshot-55 take."""
        kind, values = event.kind, event.values
        if kind in (Event.EARNED, Event.INCOME):
            self.given += values[0]
        elif kind == Event.ROLLED:
            self.on_card = 0
        elif kind == Event.REROLLED:
            self.on_card += 2
        elif kind == Event.ENTERED:
            self.given -= self.on_card
        elif kind == Event.GAVE_UP:
            self.given -= values[2]
        elif kind == Event.SHOT:
            self.on_animal = values[2]
        elif kind == Event.PHOTOGRAPHED:
            self.given -= self.on_animal


@every_table
@every_player
@every_switch
def test_tokens_come_from_the_bank_and_go_to_it_as_told(players, by, options):
    """snapshot-13, snapshot-51 to snapshot-56: and sales only move them (snapshot-21)."""
    bank, begun = Bank(), sum(range(2, 2 + players))
    for number, (position, _, _) in enumerate(walk(players, 8, options, by)):
        for event in position.events() if number else []:
            bank.hear(event)
        assert held(position.reading()) == begun + bank.given
