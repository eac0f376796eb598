"""Nothing is lost or doubled, whatever is played; every hand has five cards. tavarua-31."""

import pytest

from games.tavarua.oracle import held
from games.tavarua.positions import CODES, TABLES
from games.tavarua.walking import PLAYERS, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.table import Phase
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 1 if INTERPRETED else 3
ROUNDS = 8 if INTERPRETED else 25
OPTIONS = ({}, {"break_rule": "printed", "unfinished_rides": "score"}, {"stoke_cards": "off"})
COPIES = [18, 16, 12, 8] * 2
WAVES = [1, 5, 8, 5, 8, 5, 1, 1, 2, 1, 1, 1, 2, 1]
EXPECTED = {f"{colour} {n}": COPIES[n - 1] for colour in ("teal", "maroon") for n in range(1, 5)}
EXPECTED |= {name: 3 for name in STOKE_NAMES[1:]}
EXPECTED |= {f"wave {n}": count for n, count in enumerate(WAVES)}
every_table = pytest.mark.parametrize("players", TABLES)
every_player = pytest.mark.parametrize("by", PLAYERS)
every_option = pytest.mark.parametrize("options", OPTIONS)


def lying(game):
    """All cards counted here, wherever they lie: player cards, Stoke cards, Wave cards."""
    piles = [game.deck, game.discard, *(n for p in game.players for n in (p.hand, p.pile))]
    stoke = [game.stoke_deck, game.stoke_discard]
    stoke += [n for p in game.players for n in (p.cards, p.fresh)]
    return (
        [sum(counts) for counts in zip(*(held(n, 8, range(8)) for n in piles), strict=True)],
        [sum(counts) for counts in zip(*(held(n, 4, range(13)) for n in stoke), strict=True)],
        [sum(counts) for counts in zip(game.wave_deck, game.wave_box, game.turned, strict=True)],
    )


@pytest.mark.soak
@every_table
@every_player
@every_option
def test_every_card_is_somewhere_at_every_move(players, by, options):
    """tavarua-09, tavarua-10, tavarua-23, tavarua-78: decks, hands, piles, discards, the box."""
    for seed in range(SEEDS):
        options = options | {"rounds": ROUNDS}
        for position, _, _ in walk(players, seed, options, by, regret=0.05):
            game = position.reading()
            stoke = options.get("stoke_cards") != "off"  # tavarua-91
            assert lying(game) == (COPIES, [0] + [3 * stoke] * 12, WAVES)
            left_out = () if stoke else STOKE_NAMES
            assert GAME.census(game) == {n: c for n, c in EXPECTED.items() if n not in left_out}


@every_table
@every_player
def test_what_is_counted_openly_is_true(players, by):
    """tavarua-23, tavarua-35, tavarua-69: cards left in the decks, Stoke cards held."""
    for position, _, _ in walk(players, 4, {"rounds": ROUNDS}, by):
        game = position.reading()
        assert sum(held(game.deck, 8, range(8))) == game.deck_left
        assert sum(held(game.stoke_deck, 4, range(13))) == game.stoke_left
        assert sum(game.wave_deck) == game.waves_left
        for me in game.players:
            assert sum(held(me.cards, 4, range(13))) == me.cards_held
            assert sum(held(me.fresh, 4, range(13))) == me.fresh_held


@every_table
@every_player
def test_everybody_holds_five_cards_after_the_deal(players, by):
    """tavarua-31, tavarua-78: whenever anybody chooses, and at the end."""
    for position, _, _ in walk(players, 5, {"rounds": ROUNDS}, by, regret=0.1):
        game = position.reading()
        wanted = 0 if game.phase == Phase.BOARDS else 5
        assert [sum(held(p.hand, 8, range(8))) for p in game.players[:players]] == [
            wanted
        ] * players
        for me in game.players[:players]:
            left = held(me.hand - me.choice.given, 8, range(8))
            assert all(0 <= count <= 5 for count in left)


@every_table
def test_a_choice_is_blank_before_and_after(players):
    """tavarua-35b: whoever has not begun to choose has chosen nothing."""
    for position, _, _ in walk(players, 6, {"rounds": 6}):
        game = position.reading()
        for seat, me in enumerate(game.players):
            if game.barriers[seat] == 0:
                # in the Wash the action goes without saying (tavarua-99)
                action = (0, 2) if me.place == 2 else (0,)
                assert me.choice.action in action
                assert (me.choice.attached, me.choice.card, me.choice.value) == (0, 0, 0)
                assert me.choice.given == 0


def test_the_counting_counts():
    """A card more or less anywhere is noticed."""
    position = GAME.deal(2, 1)
    usual = GAME.census(position.reading())
    assert usual == EXPECTED
    assert len(CODES) == 8
    for field, kind in (("deck", "teal 1"), ("discard", "teal 1"), ("stoke_discard", "no card")):
        trial = position.copy()
        trial.games[field] += 1
        changed = GAME.census(trial.reading())
        assert changed.get(kind, 0) == usual.get(kind, 0) + (kind != "no card")
    for field in ("hand", "pile"):
        trial = position.copy()
        trial.games["players"][0, 1][field] += 256
        assert GAME.census(trial.reading())["teal 2"] == 17
    for field in ("cards", "fresh"):
        trial = position.copy()
        trial.games["players"][0, 1][field] += 16
        assert GAME.census(trial.reading())["Duck Dive"] == 4
    for field in ("wave_deck", "wave_box", "turned"):
        trial = position.copy()
        trial.games[field][0, 3] += 1
        assert GAME.census(trial.reading())["wave 3"] == 6
