"""What a seat is shown never depends on what it may not know."""

import pytest

from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.record import OWNER, SPECTATOR, marks
from walks import GAMES, TABLES, steps, walk

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def few(name, seats):
    """Every third position: five parts for each viewer of three worlds take long."""
    return steps(name, seats)[::3]


def stream(seed):
    luck = records(LUCK, 1)
    luck["key"][0] = key_from_seed(seed)
    return luck


def redacted(game, table, viewer):
    seen = table.copy()
    game.engine.redact(seen, viewer)
    return seen


def redealt(game, seen, seat, luck):
    guess = seen.copy()
    game.engine.redeal(guess, seat, luck)
    return guess


def shown(game, table, viewer):
    """All that a viewer is shown: setting and view; for a seat what it is asked, and its aids."""
    record = table.reading()
    parts = [game.setting(record), game.view(record, viewer)]
    if viewer != SPECTATOR:
        legal = set(game.legal(record, viewer))
        unmade = [move for move in range(0, game.contract.moves, 7) if move not in legal]
        refused = [game.why_not(record, viewer, move) for move in unmade if legal]
        parts += [game.ask(record, viewer), game.aids(record, viewer), refused]
    return parts


@every_table
def test_a_redaction_and_other_hidden_things_show_the_same_as_the_record(name, seats):
    game, luck = GAMES[name], stream(1)
    for step in few(name, seats):
        for viewer in (*range(seats), SPECTATOR):
            whole, seen = shown(game, step.table, viewer), redacted(game, step.table, viewer)
            assert shown(game, seen, viewer) == whole
            assert game.engine.actors(seen) == game.engine.actors(step.table)
            if viewer != SPECTATOR:
                guess = redealt(game, seen, viewer, luck)
                assert redacted(game, guess, viewer).rows.tobytes() == seen.rows.tobytes()
                assert shown(game, guess, viewer) == whole


@every_table
def test_a_guess_is_a_whole_game_with_luck_of_its_own(name, seats):
    game, luck = GAMES[name], stream(2)
    for step in few(name, seats):
        for viewer in range(seats):
            guess = redealt(game, redacted(game, step.table, viewer), viewer, luck)
            assert game.census(guess.reading()) == game.census(step.table.reading())
            assert bytes(guess.games["luck"]["key"][0]) != bytes(step.table.games["luck"]["key"][0])


@every_table
def test_guesses_differ_where_anything_is_hidden(name, seats):
    game, luck = GAMES[name], stream(3)
    table = walk(name, seats)[len(walk(name, seats)) // 2].table
    luckless = slice(game.contract.record["luck"].itemsize, None)
    seen = redacted(game, table, 0)
    guesses = {redealt(game, seen, 0, luck).rows[0, luckless].tobytes() for _ in range(8)}
    hidden = seen.rows[0, luckless].tobytes() != table.rows[0, luckless].tobytes()
    assert (len(guesses) > 1) == hidden


@every_table
def test_luck_and_what_others_own_are_blank_in_every_redaction(name, seats):
    game = GAMES[name]
    for step in few(name, seats):
        for viewer in (*range(seats), SPECTATOR):
            seen = redacted(game, step.table, viewer).games[0]
            assert not any(seen["luck"].tobytes())
            for seat in set(range(seats)) - {viewer}:
                assert not any(owned(seen["players"][seat]))
                assert seen["barriers"][seat] == 0


def owned(player):
    """The bytes of a player's record that are the owner's alone."""
    seen_by = marks(player.dtype)
    return b"".join(player[name].tobytes() for name in seen_by if seen_by[name] == OWNER)
