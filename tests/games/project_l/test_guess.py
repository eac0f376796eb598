"""How decks and face-down tiles are guessed: as all that is known allows, each equally likely."""

from collections import Counter
from itertools import permutations

import pytest

from games.project_l.positions import (
    BLACK,
    TABLES,
    WHITE,
    actors,
    blind,
    deck,
    do,
    do_all,
    filler,
    finish,
    holders,
    legal,
    now,
    put,
    put_seat,
    puzzle,
    recycling,
    set_tiles,
    table,
    taking,
    walk,
    whim,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.puzzles import PUZZLE_IDS, WHITES
from parlour.games.project_l.box.tiles import BACK, BACKS, TILE_IDS
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED

EVERY_TABLE = (1, *TABLES)
TIMES = 120 if INTERPRETED else 20_000
EVERY = 12 if INTERPRETED else 3  # every so many moves of a walk a guess is made


def luck(seed=0):
    """A stream of luck for guesses."""
    stream = records(LUCK, 1)
    stream["key"][0] = key_from_seed(seed)
    return stream


def redacted(position, viewer=0):
    """The position as it is handed to a viewer."""
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return seen


def guesses(position, times=1, viewer=0, seed=0):
    """So many guesses at what nobody can see, one after another in the same memory."""
    seen, stream = redacted(position, viewer), luck(seed)
    guess = seen.copy()
    for _ in range(times):
        guess.rows[:] = seen.rows
        GAME.engine.redeal(guess, viewer, stream)
        yield guess


def check_fairness(wanted, found):
    """Compare with worlds that are equally likely: none other, chi-square within luck's reach."""
    assert set(found) <= set(wanted)
    unit, freedom = found.total() / len(wanted), len(wanted) - 1
    surprise = sum((found[world] - unit) ** 2 / unit for world in wanted)
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5


# A guess fits all that is known


def check_fit(position, seed):
    """Everybody sees the same table as before, and every component is there once."""
    for viewer in range(now(position).seats):
        (guess,) = guesses(position, 1, viewer, seed)
        assert redacted(guess, viewer).position() == redacted(position, viewer).position()
    census = GAME.census(now(guess))
    assert census == GAME.census(now(position))
    assert [n for name, n in census.items() if name.startswith("puzzle")] == [1] * len(PUZZLE_IDS)
    for pile in now(guess).decks:
        assert not any(pile.unseen[pile.unseen_left :])
    return guess


SETTINGS = (
    {},
    {"finesse": "on", "expansions": "base"},
    {"finesse": "ambassador", "phoenix": "on", "recycle_order": "on"},
    {"expansions": "ghost", "round_cap": 4},
)


@pytest.mark.sweep
@pytest.mark.parametrize("options", SETTINGS)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_guess_fits_all_that_a_seat_knows(players, options):
    """In play, with Recycles, and from the deal to the end."""
    if players == 6 and options.get("expansions") == "base":
        options = {**options, "phoenix": "on"}
    for step, (position, _, _) in enumerate(walk(players, 3, options, most=200)):
        if step % EVERY == 0:
            check_fit(position, step)


def test_a_guess_knows_the_bottom_of_the_decks():
    """project_l-29: what was put under lies there in its order, and comes up nowhere else."""
    game = table(2)
    do_all(game, 0, recycling(WHITE), recycling(BLACK), recycling(WHITE))
    for guess in guesses(game, 10):
        for colour, under in ((WHITE, 8), (BLACK, 4)):
            assert deck(guess, colour)[-under:] == deck(game, colour)[-under:]
            assert len(set(deck(guess, colour))) == len(deck(game, colour))


def test_a_deck_that_is_known_is_guessed_as_it_is():
    """project_l-31: all its cards were put under."""
    game = table(2, white=[], white_known=["w05", "w06"])
    for guess in guesses(game, 3):
        assert deck(guess, WHITE) == ["w05", "w06"]


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_guess_can_be_played_to_the_end(players):
    """And nothing gets lost on the way."""
    game, chance = GAME.deal(players, 2, {"finesse": "on", "round_cap": 1}), whim(players)
    do(game, holders(game)[0], blind(WHITE))
    guess = check_fit(game, 5)
    census = GAME.census(now(guess))
    while actors(guess):
        seat = actors(guess)[0]
        GAME.engine.play(guess, seat, filler(guess, seat, chance))
    assert GAME.census(now(guess)) == census


def test_the_luck_to_come_is_guessed_too():
    """Or a guess would foretell how a new white deck is shuffled."""
    game = table(2)
    keys = {guess.games["luck"]["key"].tobytes() for guess in guesses(game, 5)}
    assert len(keys) == 5
    assert game.games["luck"]["key"].tobytes() not in keys


def test_a_stream_makes_its_guess():
    """The same luck, the same guess; the real decks do not matter."""
    game, other = table(2, seed=1), table(2, seed=1)
    pile = other.games["decks"]["unseen"]
    pile[0, WHITE, :41] = pile[0, WHITE, :41][::-1].copy()
    (one,), (two,) = (
        [guess.copy() for guess in guesses(each, 1, seed=7)] for each in (game, other)
    )
    assert one.position() == two.position()
    assert one.position() != next(guesses(game, 1, seed=8)).position()


# Every order of the decks is equally likely


ROWS = ["w10", "w11", "w12", "w13", "b10", "b11", "b12", "b13"]
HIDDEN = {"white": ["w01", "w02", "w03"], "black": ["b01", "b02"]}
OUT = ["b03", "b04"]


def numbers(names, base=0):
    """The set of these puzzles, numbered from the base."""
    return sum(1 << puzzle(name) - base for name in names)


def late():
    """Near the end: four black puzzles were not seen, two of them lie in the deck.

    All others lie open: in the rows, before the players or on the piles.
    """
    game = table(2, market=dict(enumerate(ROWS)), slots=[["w20"], ["b20"]], **HIDDEN)
    elsewhere = [*ROWS, "w20", "b20", *HIDDEN["white"], *HIDDEN["black"], *OUT]
    piled = [name for name in PUZZLE_IDS if name not in elsewhere and not name.startswith("pb")]
    put_seat(game, 0, white_pile=numbers([name for name in piled if puzzle(name) < WHITES]))
    blacks = [name for name in piled if puzzle(name) >= WHITES]
    put_seat(game, 1, black_pile=numbers(blacks, WHITES))
    phoenix = [name for name in PUZZLE_IDS if name.startswith("pb")]
    put(game, gone_black=numbers([*OUT, *phoenix], WHITES))
    assert [n for name, n in GAME.census(now(game)).items() if "puzzle" in name] == [1] * 86
    return game


@pytest.mark.sweep
def test_every_order_of_the_unseen_puzzles_is_equally_likely():
    """project_l-06, project_l-07: the white ones all lie in the deck; two of the four black do."""
    game = late()
    blacks, whites = Counter(), Counter()
    for guess in guesses(game, TIMES):
        blacks[tuple(deck(guess, BLACK))] += 1
        whites[tuple(deck(guess, WHITE))] += 1
    check_fairness(list(permutations(["b01", "b02", "b03", "b04"], 2)), blacks)
    check_fairness(list(permutations(["w01", "w02", "w03"])), whites)


def test_what_left_the_game_unseen_fits_the_deck():
    """project_l-07: the other two of the four."""
    for guess in guesses(late(), 20):
        gone = [n for n in range(34) if now(guess).gone_black >> n & 1]
        left = {PUZZLE_IDS[WHITES + n] for n in gone}
        assert left == {"b01", "b02", "b03", "b04"} - set(deck(guess, BLACK))


@pytest.mark.sweep
def test_every_unseen_black_puzzle_may_be_the_next():
    """project_l-07: at the beginning 30 of 34, those that are not in the game among them."""
    game = table(2, seed=4)
    shown = {PUZZLE_IDS[p] for p in now(game).market[4:8]}
    wanted = [name for name in PUZZLE_IDS[WHITES : WHITES + 34] if name not in shown]
    found, last = Counter(), Counter()
    for guess in guesses(game, TIMES):
        pile = now(guess).decks[BLACK]
        found[PUZZLE_IDS[pile.unseen[pile.unseen_left - 1]]] += 1
        last[PUZZLE_IDS[pile.unseen[0]]] += 1
    check_fairness(wanted, found)
    check_fairness(wanted, last)
    assert set(found) - set(deck(game, BLACK))


def test_a_puzzle_of_an_endless_deck_is_guessed_again():
    """project_l-79: once completed puzzles form a new deck, they are unseen."""
    game = table(2, white=["w01"], options={"endless_white": "on"})
    laid = set(now(game).market[:4])
    pile = sum(1 << p for p in range(1, WHITES) if p not in laid)
    put_seat(game, 0, white_pile=pile)
    do(game, 0, blind(WHITE))
    names = set(deck(game, WHITE))
    assert len(names) == pile.bit_count()
    for guess in guesses(game, 5):
        assert set(deck(guess, WHITE)) == names
        assert deck(guess, WHITE) != deck(game, WHITE)


# Solo


@pytest.mark.parametrize(("finesse", "black"), [("off", 10), ("on", 15)])
def test_alone_the_white_puzzles_lie_above_the_black_ones(finesse, black):
    """project_l-83: however far the deck has been drawn down."""
    game = GAME.deal(1, 2, {"finesse": finesse, "expansions": "full"})
    while actors(game):
        for guess in guesses(game, 2, seed=len(deck(game, WHITE))):
            names = deck(guess, WHITE)
            blacks = [PUZZLE_IDS.index(name) >= WHITES for name in names]
            assert blacks == sorted(blacks)
            assert sum(blacks) == min(black, len(names))
        GAME.engine.play(game, 0, legal(game, 0)[-1])


@pytest.mark.sweep
def test_alone_every_puzzle_not_seen_may_be_the_next():
    """project_l-83: white ones that are not in the game among them; below, black ones."""
    game = GAME.deal(1, 5, {"expansions": "base"})
    shown = {PUZZLE_IDS[p] for p in now(game).market[:9]}
    top, bottom = Counter(), Counter()
    for guess in guesses(game, TIMES):
        pile = now(guess).decks[WHITE]
        top[PUZZLE_IDS[pile.unseen[pile.unseen_left - 1]]] += 1
        bottom[PUZZLE_IDS[pile.unseen[0]]] += 1
    check_fairness([name for name in PUZZLE_IDS[:32] if name not in shown], top)
    check_fairness(PUZZLE_IDS[WHITES : WHITES + 20], bottom)


def test_alone_what_the_opponent_took_is_seen():
    """project_l-83c: it lies on its pile."""
    game = table(1, locks=[0, 0, 0], options={"finesse": "on"})
    for _ in range(3):
        finish(game)
    taken = now(game).opponent_white
    assert taken.bit_count() == 6
    for guess in guesses(game, 5):
        names = [PUZZLE_IDS.index(name) for name in deck(guess, WHITE)]
        assert not [p for p in names if p < WHITES and taken >> p & 1]


# Finesse


def face_down(position):
    """The names of the two face-down tiles."""
    return tuple(TILE_IDS[tile] for tile in now(position).face_down)


def backs(position):
    """How many tiles of each back lie in the row."""
    record = now(position)
    row = [BACKS[BACK[tile]] for tile in (*record.face_down, *record.tiles)]
    return "".join(sorted(row))


@pytest.mark.parametrize("pack", ["on", "ambassador"])
@pytest.mark.parametrize("players", [1, 3])
def test_guessed_tiles_complete_the_row(players, pack):
    """project_l-11: two A, two B and six C, none twice, whatever lies face up."""
    for seed in range(8):
        game = GAME.deal(players, seed, {"finesse": pack})
        for guess in guesses(game, 3, seed=seed):
            assert backs(guess) == "AABBCCCCCC"
            assert len({*now(guess).face_down, *now(guess).tiles}) == 10
            assert now(guess).tiles == now(game).tiles
            assert "FC2" not in face_down(guess) or players > 1
            assert pack == "ambassador" or not any(name[0] == "F" for name in face_down(guess))


def tiled(names, pack="on", players=2):
    """A table with these eight tiles face up."""
    game = table(players, options={"finesse": pack})
    set_tiles(game, names.split())
    return game


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("names", "one", "other"),
    [
        ("A01 A02 B01 C01 C02 C03 C04 C05", "B02 B03 B04 B05 B06 B07 B08 B09 B10", "C06 C07"),
        ("A01 A02 B01 B02 C01 C02 C03 C04", "C05 C06 C07 C08 C09 C10", ""),
        ("B01 B02 C01 C02 C03 C04 C05 C06", "A01 A02 A03 A04 A05 A06 A07 A08 A09 A10", ""),
    ],
)
def test_every_pair_of_tiles_that_fits_is_equally_likely(names, one, other):
    """project_l-11: of the backs that are missing, in either order."""
    game = tiled(names)
    missing = [one.split(), f"{other} C08 C09 C10".split() if other else one.split()]
    pairs = {(a, b) for a in missing[0] for b in missing[1] if a != b}
    wanted = sorted(pairs | {(b, a) for a, b in pairs})
    check_fairness(wanted, Counter(face_down(guess) for guess in guesses(game, TIMES)))


def test_tiles_that_are_gone_are_seen():
    """project_l-19: a face-up tile that was removed is not guessed."""
    game = tiled("A01 A02 B01 B02 C01 C02 C03 C04")
    put(game, tiles_gone=9)
    for guess in guesses(game, 10):
        assert set(face_down(guess)) <= {"C05", "C06", "C07", "C08", "C09", "C10"}


def test_a_taken_card_is_not_guessed():
    """project_l-23: it lies open before its player."""
    game = table(2, seed=6)
    names = deck(game, BLACK)[0], deck(game, WHITE)[0]
    do_all(game, 0, blind(BLACK), taking(0))
    for guess in guesses(game, 10):
        assert names[0] not in deck(guess, BLACK)
        assert names[1] not in deck(guess, WHITE)
