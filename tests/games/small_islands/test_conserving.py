"""Nothing is lost or doubled in games with a purpose, and what is secret stays so."""

import pytest

from games.small_islands.hunting import player, walk
from games.small_islands.positions import SEATS, asked, heard, legal, step, values_in
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import CLUE_NAMES, CLUES
from parlour.games.small_islands.box.map import members
from parlour.games.small_islands.box.treasure import COPIES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.nouns import TREASURE
from parlour.games.small_islands.table import Step
from parlour.games.speech import seat_name
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

MOVES = 200 if INTERPRETED else 900
SETTINGS = (
    {},
    {"volcano": "off", "open_treasure": "on"},
    {"object_placement": "players", "new_map_clue_from": "hand", "raise_ends_turn": "on"},
)
every_table = pytest.mark.parametrize("players", SEATS)
every_setting = pytest.mark.parametrize("options", SETTINGS)


def expected(players, options):
    """What is in the box, or in the base game of it."""
    base = options.get("volcano") == "off"
    found = {name: 1 for name in CLUE_NAMES[: CLUES if base else None]}
    found |= {TREASURE.said(kind): int(count) for kind, count in enumerate(COPIES)}
    found |= {f"roses of {seat_name(seat)}": 15 for seat in range(players)}
    return found | {"amulets": 20} | ({} if base else {"lava": 25})


@every_table
@every_setting
def test_every_piece_is_somewhere_at_every_move(players, options):
    """small_islands-04, -08, -09, -51, -59, -61, -63, -66: cards, roses, amulets, lava."""
    raisings = 0
    for number, position in walk(players, 1, options, most=MOVES):
        if number % 3 == 0 or step(position) in (Step.CLAIM, Step.CURSE, Step.NEW_CLUE):
            assert GAME.census(position.reading()) == expected(players, options)
        raisings += len(heard(position, Event.RAISES))
        check_counts(position)
    assert raisings >= 2


def check_counts(position):
    """What is counted openly is true, and the last column of a card is where its rose is."""
    game = position.games[0]
    for field, count in (("pool", "pool_left"), ("treasure", "treasure_left")):
        assert len(values_in(game[field])) == game[count]
    assert len(values_in(game["unseen"])) == game["unseen_left"]
    assert values_in(game["unseen"]).count(0) <= game["unseen_risky"]
    assert values_in(game["pool"]).count(0) <= game["pool_risky"]
    for seat in range(int(game["seats"])):
        me = player(position, seat)
        assert int(me["hand"]).bit_count() == me["hand_held"]
        assert len(values_in(me["gold"])) == me["gold_held"]
        assert len(values_in(me["inspected"])) == me["inspected_held"]
        assert 0 not in values_in(me["gold"])


def check_column(game, column):
    """The linked list holds just the cards of the column."""
    card, found = int(game["bottom"][column]), 0
    while card >= 0:
        found |= 1 << card
        card = int(game["above"][card])
    assert found == game["clues"][column]


@every_table
def test_columns_and_candidates_hang_together(players):
    """small_islands-29, small_islands-36: no begun column is without a candidate."""
    for number, position in walk(players, 2, {}, most=MOVES):
        game = position.games[0]
        if number % 4 or step(position) < Step.START:
            continue
        for column in range(4):
            check_column(game, column)
            assert game["found"][column] == len(members(game["sites"][column])) > 0
            assert not set(members(game["sites"][column])) - set(members(game["land"]))
            assert not set(members(game["sites"][column])) & set(members(game["struck"][column]))


@every_table
def test_vehicles_stand_on_land_unless_they_cross_lava(players):
    """small_islands-43, small_islands-62"""
    for _, position in walk(players, 3, {}, most=MOVES):
        game = position.games[0]
        if step(position) < Step.START:
            continue
        for seat in range(players):
            at = int(player(position, seat)["vehicle"])
            on_lava = at in members(game["lava"])
            assert on_lava or at in members(game["land"])
            assert not on_lava or (game["moving"] and game["active"] == seat)
        assert not set(members(game["amulets"])) - set(members(game["land"]))
        assert not set(members(game["huts"])) - set(members(game["land"]))


# Secrets


@every_setting
def test_nobody_sees_what_is_not_theirs(options):
    """small_islands-75: hands, decks, cards looked at, cards face down, gold unless it is open."""
    for number, position in walk(3, 4, options, most=MOVES):
        if number % 5 and step(position) not in (Step.CLAIM, Step.CURSE):
            continue
        for viewer in (0, 1, 2, SPECTATOR):
            check_secrets(position, viewer)


def check_secrets(position, viewer):
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    for field in ("deck", "treasure", "pool", "unseen"):
        assert seen.games[0][field] == 0
    for seat in range(3):
        for field in ("hand", "inspected", "gold", "choices"):
            whole = player(position, seat)[field] if viewer == seat else 0
            assert player(seen, seat)[field] == whole
    secret = (Event.DREW_CLUE, Event.INSPECTED)
    assert {event.seat for event in seen.events() if event.kind in secret} <= {viewer}
    if step(position) != Step.OVER and asked(position) == viewer:
        assert GAME.engine.legal_moves(seen, viewer) == legal(position)
