"""Rules called from Python: closed entry points, checked numbers, plain lists."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from parlour.errors import (
    BadNumber,
    BadPosition,
    BadSeats,
    GameOver,
    IllegalMove,
    NotYourTurn,
)
from parlour.games import take
from parlour.kit.engine import Engine
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import Positions, records
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED
from toys.pennies import GAME as PENNIES

MU = take("mu")
GAMES = pytest.mark.parametrize("game", [MU, PENNIES], ids=lambda game: game.name)
ENTRIES = {
    "set_up",
    "actors",
    "legal_moves",
    "play",
    "points",
    "place",
    "worth",
    "redact",
    "redeal",
    "replay",
}


def use_everything(game):
    engine, held = game.engine, game.deal(3)
    seat = engine.actors(held)[0]
    engine.play(held, seat, engine.legal_moves(held, seat)[0])
    for of_seat in (engine.points, engine.place, engine.worth, engine.redact):
        of_seat(held, 0)
    engine.redeal(held, 0, records(LUCK, 1))
    engine.replay(held, [])


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@GAMES
def test_every_entry_has_one_signature_and_is_closed(game):
    use_everything(game)
    assert {function.__name__ for function in game.engine._compiled} == ENTRIES
    for entry in game.engine._compiled.values():
        assert len(entry.signatures) == 1
        arguments = [2.5] * len(entry.signatures[0])
        with pytest.raises(TypeError, match="No matching definition"):
            entry(*arguments)
        assert len(entry.signatures) == 1


ODD = (None, "1", 1.7, b"1", [1], 10**30, -(10**30), 10**5_000, np.array([1, 2]), object())


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
@GAMES
def test_what_is_no_whole_number_is_refused(game, odd):
    held, engine = game.deal(3), game.engine
    before = held.rows.tobytes()
    for call, error in (
        (lambda: engine.play(held, 0, odd), BadNumber),
        (lambda: engine.play(held, odd, 0), BadSeats),
        (lambda: engine.play(held, 0, 0, odd), BadNumber),
        (lambda: engine.set_up(held, odd), BadNumber),
        (lambda: engine.actors(held, odd), BadNumber),
        (lambda: engine.legal_moves(held, odd), BadSeats),
        (lambda: engine.points(held, odd), BadSeats),
        (lambda: engine.place(held, odd), BadSeats),
        (lambda: engine.worth(held, odd), BadSeats),
        (lambda: engine.redact(held, odd), BadSeats),
        (lambda: engine.redeal(held, odd, 1), BadSeats),
        (lambda: engine.replay(held, [(0, odd)]), BadNumber),
        (lambda: held.heard(odd), BadNumber),
        (lambda: Positions(game.contract.record, odd), BadNumber),
    ):
        with pytest.raises(error):
            call()
    assert held.rows.tobytes() == before


def test_true_is_no_seat():
    with pytest.raises(BadSeats, match="must be a whole number, not True"):
        MU.engine.legal_moves(MU.deal(3), True)


@pytest.mark.parametrize("odd", [None, "mu", MU, MU.contract.record, np.zeros(1), object])
def test_what_is_no_position_is_refused(odd):
    engine = MU.engine
    for call in (
        lambda: engine.play(odd, 0, 0),
        lambda: engine.actors(odd),
        lambda: engine.legal_moves(odd, 0),
        lambda: engine.redact(odd, 0),
        lambda: engine.redeal(odd, 0, 1),
        lambda: engine.replay(odd, []),
        lambda: Positions(odd) if odd is not MU.contract.record else engine.worth(odd, 0),
    ):
        with pytest.raises(BadPosition):
            call()


def test_a_position_of_another_game_is_refused():
    held, mu = PENNIES.deal(3), MU.deal(3)
    for call in (
        lambda: MU.engine.actors(held),
        lambda: MU.engine.play(held, 0, 1),
        lambda: PENNIES.engine.legal_moves(mu, 0),
        lambda: PENNIES.engine.redact(mu, 0),
    ):
        with pytest.raises(BadPosition, match=r"^This is a position of another game\.$"):
            call()


@pytest.mark.skipif(INTERPRETED, reason="plain Python finds out halfway")
def test_memory_that_may_not_be_changed_is_refused():
    held = MU.deal(3)
    held.games.flags.writeable = False
    with pytest.raises(BadPosition, match="may not be changed"):
        MU.engine.redact(held, 0)


def test_positions_keep_their_memory():
    held = MU.deal(3)
    for name in ("games", "rows", "record", "seats"):
        with pytest.raises(AttributeError, match=f"keep their {name}"):
            setattr(held, name, None)


@GAMES
def test_only_a_legal_move_is_played(game):
    held, engine = game.deal(3), game.engine
    seat = engine.actors(held)[0]
    legal, before = engine.legal_moves(held, seat), held.rows.tobytes()
    for move in set(range(game.contract.moves)) - set(legal):
        with pytest.raises(IllegalMove, match=rf"^Move {move} is not legal for seat {seat} now"):
            engine.play(held, seat, move)
    assert held.rows.tobytes() == before


def test_whoever_has_nothing_to_decide_does_not_play():
    held, engine = MU.deal(4, options={"hands": 1}), MU.engine
    (seat,) = engine.actors(held)
    with pytest.raises(NotYourTurn, match="has nothing to decide now"):
        engine.play(held, (seat + 1) % 4, engine.legal_moves(held, seat)[0])
    while deciding := engine.actors(held):
        engine.play(held, deciding[0], engine.legal_moves(held, deciding[0])[0])
    with pytest.raises(GameOver, match="The game is over"):
        engine.play(held, seat, 0)


HEADERS = {
    "no seats": ("seats", 0),
    "many seats": ("seats", 120),
    "seats not taken": ("seats", 2),
    "negative events": ("event_count", -1),
    "many events": ("event_count", 10**9),
    "an option": ("options", 30_000),
    "a viewer": ("redacted", 99),
}


@pytest.mark.parametrize("field", [*HEADERS, "luck"])
def test_a_damaged_header_is_refused(field):
    held, engine = MU.deal(4), MU.engine
    if field == "luck":
        held.games["luck"]["used"] = 10**8 + 1
    else:
        name, value = HEADERS[field]
        held.games[name] = value
    before = held.rows.tobytes()
    for call in (
        lambda: engine.set_up(held),
        lambda: engine.actors(held),
        lambda: engine.legal_moves(held, 0),
        lambda: engine.play(held, 0, 0),
        lambda: engine.points(held, 0),
        lambda: engine.place(held, 0),
        lambda: engine.worth(held, 0),
        lambda: engine.redact(held, 0),
        lambda: engine.redeal(held, 0, 1),
        lambda: engine.replay(held, [(0, 0)]),
    ):
        with pytest.raises(BadPosition, match="This position is damaged"):
            call()
    assert held.rows.tobytes() == before


def test_luck_is_one_stream_that_can_be_drawn_from():
    seen = MU.seen(MU.deal(4), 0)
    before, worn, fixed = seen.rows.tobytes(), records(LUCK, 1), records(LUCK, 1)
    worn["used"] = -5
    fixed.flags.writeable = False
    for luck in (records(LUCK, 0), records(LUCK, 2), records(LUCK, 1)[0], worn, fixed, None, "x"):
        with pytest.raises(BadNumber):
            MU.engine.redeal(seen, 0, luck)
    assert seen.rows.tobytes() == before


@GAMES
def test_only_what_was_redacted_for_a_seat_alone_is_dealt_anew_for_it(game):
    whole = game.deal(4)
    other, both, spectator = game.seen(whole, 1), game.seen(whole, 1), game.seen(whole, SPECTATOR)
    game.engine.redact(both, 0)
    for held in (whole, other, both, spectator):
        before = held.rows.tobytes()
        with pytest.raises(BadPosition, match="redacted for this seat alone"):
            game.engine.redeal(held, 0, 5)
        assert held.rows.tobytes() == before
    guess = game.guess(whole, 0, 5)
    with pytest.raises(BadPosition):  # nothing is hidden any more
        game.engine.redeal(guess, 0, 5)


def test_nobody_plays_on_where_something_is_hidden():
    seen, engine = MU.seen(MU.deal(4), 0), MU.engine
    (seat,) = engine.actors(seen)
    for call in (lambda: engine.play(seen, seat, 60), lambda: engine.replay(seen, [(seat, 60)])):
        with pytest.raises(BadPosition, match="Something is hidden"):
            call()
    engine.set_up(seen)
    (seat,) = engine.actors(seen)
    engine.play(seen, seat, engine.legal_moves(seen, seat)[0])


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_there_is_no_such_position(index):
    held = Positions(PENNIES.contract.record, 2)
    for ask in (PENNIES.engine.actors, PENNIES.engine.set_up):
        with pytest.raises(BadNumber, match=rf"^There is no position {index}; there are 2\.$"):
            ask(held, index)


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        *((ask, i) for ask in ("legal_moves", "points", "place", "worth") for i in (-1, 1)),
        ("redact", -1),
        ("redact", 1),
    ],
)
def test_there_is_no_such_position_for_a_seat(ask, index):
    with pytest.raises(BadNumber, match=f"no position {index}"):
        getattr(PENNIES.engine, ask)(PENNIES.deal(2), 0, index)


@pytest.mark.parametrize("seat", [-2, 3, 6])
def test_there_is_no_such_seat(seat):
    held, engine = PENNIES.deal(3), PENNIES.engine
    sentence = rf"^There is no seat {seat}; this game has seats 0 to 2\.$"
    for ask in (engine.legal_moves, engine.points, engine.place, engine.worth, engine.redact):
        with pytest.raises(BadSeats, match=sentence):
            ask(held, seat)
    with pytest.raises(BadSeats, match=sentence):
        engine.play(held, seat, 0)
    with pytest.raises(BadSeats, match=sentence):
        engine.redeal(held, seat, records(LUCK, 1))


def test_the_spectator_sees_but_does_not_play():
    held = PENNIES.deal(3)
    PENNIES.engine.redact(held, SPECTATOR)
    with pytest.raises(BadSeats, match="no seat -1"):
        PENNIES.engine.legal_moves(held, SPECTATOR)


@GAMES
def test_there_is_no_such_move(game):
    held = game.deal(3)
    before = held.rows.tobytes()
    for move in (-1, game.contract.moves):
        with pytest.raises(BadNumber, match=rf"^There is no move {move}; moves are numbered 0 to"):
            game.engine.play(held, game.engine.actors(held)[0], move)
    assert held.rows.tobytes() == before


@GAMES
def test_lists_and_results_are_plain_numbers(game):
    held, engine = game.deal(4), game.engine
    seats = engine.actors(held)
    moves = engine.legal_moves(held, seats[0])
    assert {type(number) for number in (*seats, *moves)} == {int}
    assert type(engine.points(held, 0)) is type(engine.place(held, 0)) is int
    assert type(engine.worth(held, 0)) is float
    assert type(engine.replay(held, [(seats[0], moves[0])])) is int


def test_actors_are_listed_by_seat():
    held = PENNIES.deal(5)
    assert PENNIES.engine.actors(held) == [0, 1, 2, 3, 4]
    PENNIES.engine.play(held, 3, 1)
    assert PENNIES.engine.actors(held) == [0, 1, 2, 4]


def test_the_tail_tells_of_the_last_move_alone():
    held = PENNIES.deal(2)
    PENNIES.engine.play(held, 0, 1)
    PENNIES.engine.play(held, 0, 4)
    assert [PENNIES.tell(event) for event in held.events()] == ["seat 1 opens the hand again"]
    PENNIES.engine.set_up(held)
    assert len(held.events()) == 1


def test_other_positions_stay_as_they_are():
    held = Positions(PENNIES.contract.record, 3)
    held.rows[:] = PENNIES.blank(2).rows
    PENNIES.engine.set_up(held, 1)
    PENNIES.engine.play(held, 0, 2, 1)
    assert held.rows[0].tobytes() == held.rows[2].tobytes() == PENNIES.blank(2).rows.tobytes()
    assert PENNIES.engine.actors(held, 1) == [1]
    assert PENNIES.engine.legal_moves(held, 0, 1) == [4]


def several(game, count=3):
    """Tables of the same game, each dealt anew."""
    held = Positions(game.contract.record, count)
    for index in range(count):
        held.rows[index] = game.deal(3, index).rows[0]
    return held


@GAMES
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_all_positions_are_redacted_unless_one_is_named(game, viewer):
    held = several(game)
    one, every = held.copy(), held.copy()
    game.engine.redact(one, viewer, index=1)
    game.engine.redact(every, viewer)
    alone = [game.seen(game.deal(3, index), viewer).rows[0].tobytes() for index in range(3)]
    assert [row.tobytes() for row in every.rows] == alone
    assert one.rows[1].tobytes() == alone[1]
    assert np.array_equal(one.rows[[0, 2]], held.rows[[0, 2]])
    assert np.array_equal(game.seen(held, viewer).rows, every.rows)


@GAMES
def test_a_guess_at_many_tables_fits_each_of_them(game):
    held = several(game)
    guess = game.guess(held, 1, seed=5)
    assert np.array_equal(game.seen(guess, 1).rows, game.seen(held, 1).rows)
    assert not any((a == b).all() for a, b in zip(guess.rows, held.rows, strict=True))
    assert all(game.engine.actors(guess, i) == game.engine.actors(held, i) for i in range(3))


def test_a_seat_that_one_of_many_tables_lacks_is_refused():
    held = Positions(PENNIES.contract.record, 2)
    held.rows[0], held.rows[1] = PENNIES.deal(4).rows[0], PENNIES.deal(2).rows[0]
    before = held.rows.copy()
    with pytest.raises(BadSeats, match=r"^There is no seat 3; this game has seats 0 to 1\.$"):
        PENNIES.engine.redact(held, 3)
    assert np.array_equal(held.rows, before)
    PENNIES.engine.redact(held, 3, index=0)
    PENNIES.engine.redact(Positions(PENNIES.contract.record, 0), 3)


def test_luck_may_be_a_stream_or_a_seed():
    seen, streams = PENNIES.seen(PENNIES.deal(3), 0), records(LUCK, 1)
    streams["key"][0] = key_from_seed(7)
    one, other = seen.copy(), seen.copy()
    PENNIES.engine.redeal(one, 0, streams)
    PENNIES.engine.redeal(other, 0, 7)
    assert one == other


@GAMES
def test_two_threads_at_once_get_the_right_lists(game):
    tables = [game.deal(4, seed) for seed in range(40)]
    wanted = [[game.engine.legal_moves(held, seat) for seat in range(4)] for held in tables]
    engine = Engine(game.contract)

    def lists(_):
        return [[engine.legal_moves(held, seat) for seat in range(4)] for held in tables]

    with ThreadPoolExecutor(2) as pool:
        assert all(found == wanted for found in pool.map(lists, range(6)))


@pytest.mark.parametrize(
    "odd", [None, 5, "log", [1, 2], [[0.5, 1]], [[True, False]], [[1, 2, 3]], [[1], [2, 3]]]
)
def test_what_is_no_log_is_refused(odd):
    with pytest.raises(BadNumber, match="A log is rows of a seat and a move"):
        PENNIES.engine.replay(PENNIES.deal(2), odd)


def test_a_log_may_be_a_list_or_an_array():
    moves = [(0, 2), (1, 0), (0, 3)]
    for log in (moves, np.array(moves), np.array(moves, np.int16)[:, :]):
        held = PENNIES.deal(2)
        assert PENNIES.engine.replay(held, log) == 3
        assert PENNIES.engine.actors(held) == [1]
