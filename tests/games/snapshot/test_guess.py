"""How the assignments of the others are guessed: any that fit, each equally likely. snapshot-10."""

from collections import Counter
from itertools import permutations

import pytest

from games.snapshot.positions import TABLES, player, table
from games.snapshot.walking import walk
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.assignments import ASSIGNMENTS
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED

TIMES = 300 if INTERPRETED else 20_000
EVERY = 40 if INTERPRETED else 5  # every so many moves of a walk a guess is made


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
    """So many guesses at what a viewer cannot see, one after another in the same memory."""
    seen, stream = redacted(position, viewer), luck(seed)
    guess = seen.copy()
    for _ in range(times):
        guess.rows[:] = seen.rows
        GAME.engine.redeal(guess, viewer, stream)
        yield guess


def cards(position):
    """The assignments of all seats."""
    return [int(player(position, seat)["assignment"]) for seat in range(position.reading().seats)]


def check_fairness(wanted, found):
    """Compare with worlds that are equally likely: none other, chi-square within luck's reach."""
    assert set(found) <= set(wanted)
    unit, freedom = found.total() / len(wanted), len(wanted) - 1
    surprise = sum((found[world] - unit) ** 2 / unit for world in wanted)
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.sweep
@pytest.mark.parametrize("viewer", range(3))
def test_every_deal_of_the_unseen_assignments_is_equally_likely(viewer):
    """snapshot-10: eleven for one of the others, then ten for the other; none of them one's own."""
    position = table(3, seed=4)
    own = cards(position)[viewer]
    unseen = [card for card in range(1, ASSIGNMENTS + 1) if card != own]
    wanted = list(permutations(unseen, 2))
    assert len(wanted) == 110
    found = Counter()
    for guess in guesses(position, TIMES, viewer):
        dealt = cards(guess)
        assert dealt.pop(viewer) == own
        found[tuple(dealt)] += 1
    check_fairness(wanted, found)


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_every_seat_of_every_table_may_have_any_of_them(players):
    """snapshot-10: each of the others any of the eleven, no two the same."""
    position = table(players, seed=7)
    own = cards(position)[0]
    unseen = [card for card in range(1, ASSIGNMENTS + 1) if card != own]
    found = [Counter() for _ in range(players)]
    for guess in guesses(position, TIMES, seed=players):
        dealt = cards(guess)
        assert len(set(dealt)) == players
        for seat, card in enumerate(dealt):
            found[seat][card] += 1
    assert set(found[0]) == {own}
    for others in found[1:]:
        check_fairness(unseen, others)


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_a_guess_fits_all_that_a_seat_knows(players):
    """snapshot-10, snapshot-68: own and public things stay, from the deal to the end."""
    for step, (position, _, _) in enumerate(walk(players, 3)):
        if step % EVERY == 0:
            for viewer in range(players):
                (guess,) = guesses(position, 1, viewer, seed=step)
                assert redacted(guess, viewer).position() == redacted(position, viewer).position()
                assert cards(guess)[viewer] == cards(position)[viewer]
                assert GAME.census(guess.reading()) == GAME.census(position.reading())


def test_guesses_do_not_tell_what_is_true():
    """snapshot-10: the same view and luck give the same guess, whatever the others hold."""
    position, other = table(3, seed=4), table(3, seed=4)
    hidden = [card for card in range(1, ASSIGNMENTS + 1) if card not in cards(position)]
    player(other, 1)["assignment"], player(other, 2)["assignment"] = hidden[:2]
    other.games["luck"]["key"][0] = key_from_seed(99)
    (one,), (same,) = guesses(position), guesses(other)
    assert one.rows.tobytes() == same.rows.tobytes()


def test_the_dice_to_come_are_guessed_too():
    """Every guess has luck of its own."""
    position = table(2, seed=4)
    keys = {guess.games["luck"]["key"].tobytes() for guess in guesses(position, 5)}
    assert len(keys) == 5


@pytest.mark.parametrize("players", TABLES)
def test_nothing_is_guessed_once_assignments_are_shown(players):
    """snapshot-68"""
    *_, (position, _, _) = walk(players, 1)
    assert not GAME.engine.actors(position)
    for viewer in range(players):
        for guess in guesses(position, 3, viewer):
            assert cards(guess) == cards(position)
