"""The making of the Wave deck: tavarua-07 to tavarua-09."""

from parlour.games.tavarua.box.waves import (
    BARREL,
    BARRELS,
    BARRELS_REMOVED,
    DEALT_OUT,
    WAVE_COPIES,
    WAVES,
)
from parlour.kit.luck import below
from parlour.kit.rule import rule


@rule
def make_wave_deck(game, luck):
    """All Wave cards not turned up yet: some go to the box unseen, the others make the deck."""
    unseen = 0
    for kind in range(WAVES):
        game.wave_deck[kind] = WAVE_COPIES[kind] - game.turned[kind]
        game.wave_box[kind] = 0
        unseen += game.wave_deck[kind]
    remove_barrels(game, luck)
    # tavarua-08: then so many of all that are left
    left = unseen - BARRELS_REMOVED
    for n in range(DEALT_OUT):
        game.wave_box[draw_wave(game.wave_deck, luck, left - n)] += 1
    game.waves_left = left - DEALT_OUT


@rule
def draw_wave(waves, luck, left):
    """Take any of the cards that an array counts, each with the same chance; its kind."""
    nth, wave = below(luck, left), 0
    while wave < WAVES - 1 and nth >= waves[wave]:
        nth -= waves[wave]
        wave += 1
    waves[wave] -= 1
    return wave


# tavarua-07: five of the Barrels, any of those that can still be there.
@rule
def remove_barrels(game, luck):
    left = BARRELS
    for kind in range(WAVES):
        if BARREL[kind]:
            left -= game.turned[kind]
    for n in range(BARRELS_REMOVED):
        kind = nth_barrel(game, below(luck, left - n))
        game.wave_deck[kind] -= 1
        game.wave_box[kind] += 1


@rule
def nth_barrel(game, nth):
    """The kind of the nth Barrel in the deck."""
    kind = 0
    while kind < WAVES - 1 and (not BARREL[kind] or nth >= game.wave_deck[kind]):
        if BARREL[kind]:
            nth -= game.wave_deck[kind]
        kind += 1
    return kind
