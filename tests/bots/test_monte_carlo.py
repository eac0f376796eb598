"""The Monte Carlo bot: finds the best move, keeps to its budget, the same on any threads."""

import pytest

from games.mu import positions as mu
from parlour.bots import make
from parlour.bots.search import compiled
from parlour.games.mu import GAME as MU
from parlour.kit.rule import INTERPRETED
from toys.pennies import GAME as PENNIES
from walks import GAMES, TABLES, walk

every_table = pytest.mark.parametrize(("shelved", "seats"), TABLES)
slow_interpreted = pytest.mark.skipif(INTERPRETED, reason="a playout takes a tenth of a second")
BEST_ALONE = {1: 0, 2: 0, 3: 0, 5: 3, 6: 3}  # prize: pennies; with 4 all are worth the same


def middle(shelved, seats):
    """A decision halfway through a game; interpreted a late one, which is played out sooner."""
    engine = GAMES[shelved].engine
    steps = walk(shelved, seats)[:-1]
    open_ones = [step for step in steps if len(engine.legal_moves(step.table, step.seat)) > 1]
    return open_ones[-1 if INTERPRETED else len(open_ones) // 2]


def alone(prize, *turned):
    """A round of pennies for one, some of the bank's cards turned."""
    held = PENNIES.deal(1, 1, {"rounds": len(turned) + 1})
    held.games["prize"], held.games["rounds_played"] = prize, len(turned)
    held.games["turned"][0, : len(turned)] = turned
    return held


def second_last_trick(scores):
    """Seat 3 plays last, to 6 points, from red 9 and red 0; everything else is played."""
    return mu.table(
        hands=("black 2", "black 3", "black 4", "red 0 9"),
        trick="red 6 7 7",
        crown=0,
        partner=1,
        major="no trump",
        displays=("", "", "", ""),
        counts=(1, 0, 0, 0),
        rest=0,
        scores=scores,
        hands_to_play=1,
    )


@pytest.mark.parametrize("prize", BEST_ALONE)
def test_alone_it_shows_what_pays_on_average(prize):
    bot = make("mc", 1, playouts=400 if INTERPRETED else 4000)
    assert bot.choose(PENNIES, alone(prize), 0).move == BEST_ALONE[prize]


@pytest.mark.parametrize(("prize", "left", "best"), [(4, 1, 2), (6, 2, 3), (2, 2, 0), (1, 0, 0)])
def test_alone_it_draws_conclusions_from_the_cards_turned(prize, left, best):
    turned = [card for card in range(4) if card != left]
    thought = make("mc", 1, playouts=40).choose(PENNIES, alone(prize, *turned), 0)
    assert thought.move == best
    assert thought.sure == 0.5 if (prize, left) == (1, 0) else thought.sure == 1.0


def test_in_company_it_knows_its_last_word_decides():
    held = PENNIES.deal(2, 1, {"rounds": 1})
    held.games["prize"] = 6
    PENNIES.engine.play(held, 0, 0)
    assert make("mc", 1, playouts=400).choose(PENNIES, held, 1).move == 3


@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (0, 0, 0, 60), (0, 0, 0, 200)])
def test_it_takes_a_trick_full_of_points(scores):
    held = second_last_trick(scores)
    thought = make("mc", 2, playouts=16).choose(MU, held, 3)
    assert MU.say(held.reading(), 3, thought.move) == "plays red 9"
    assert thought.sure == 1.0


@every_table
def test_the_number_of_threads_changes_nothing(shelved, seats):
    step, game = middle(shelved, seats), GAMES[shelved]
    playouts = 40 if INTERPRETED else 400
    wanted = make("mc", 3, playouts=playouts).choose(game, step.table, step.seat)
    for threads in (2, 3):
        bot = make("mc", 3, playouts=playouts, threads=threads)
        assert bot.choose(game, step.table, step.seat) == wanted


@slow_interpreted
@every_table
def test_it_spends_all_its_playouts_and_most_on_what_looks_good(shelved, seats):
    step, game = middle(shelved, seats), GAMES[shelved]
    thought = make("mc", 4, playouts=3000).choose(game, step.table, step.seat)
    chosen = next(each for each in thought.candidates if each.move == thought.move)
    assert 3000 - len(thought.candidates) < thought.playouts <= 3000
    assert chosen.share == max(each.share for each in thought.candidates)
    assert min(each.share for each in thought.candidates) > 0
    if len(thought.candidates) > 2:
        assert chosen.share > 1 / len(thought.candidates)


@pytest.mark.parametrize("playouts", [1, 2, 7, 20])
def test_a_budget_too_small_for_a_race_still_tries_every_move(playouts):
    thought = make("mc", playouts=playouts).choose(PENNIES, PENNIES.deal(3), 0)
    assert all(each.share > 0 for each in thought.candidates)
    assert thought.playouts <= max(playouts, 4 + 2)


@slow_interpreted
@every_table
def test_a_budget_of_time_ends_with_a_legal_move(shelved, seats):
    step, game = middle(shelved, seats), GAMES[shelved]
    for threads in (1, 2):
        bot = make("mc", seconds=0.02, threads=threads)
        thought = bot.choose(game, step.table, step.seat)
        assert thought.move in game.engine.legal_moves(step.table, step.seat)
        assert thought.playouts > len(thought.candidates)


def test_the_shortest_time_still_tries_every_move():
    thought = make("mc", seconds=1e-9).choose(PENNIES, PENNIES.deal(3), 0)
    assert thought.playouts == 4 + 2


@slow_interpreted
def test_the_default_budget_is_a_number_of_playouts():
    held = PENNIES.deal(3)
    first, again = (make("mc", 9).choose(PENNIES, held, 0) for _ in range(2))
    assert first == again
    assert first.playouts > 900


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("game", [MU, PENNIES], ids=lambda game: game.name)
def test_the_search_has_one_signature_and_is_closed(game):
    entry = compiled(game.contract)
    assert compiled(game.contract) is entry
    assert len(entry.signatures) == 1
    with pytest.raises(TypeError, match="No matching definition"):
        entry(*[2.5] * len(entry.signatures[0]))
