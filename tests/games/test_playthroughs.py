"""Whole games as text, played again and compared: what changed in a game is seen as a diff.

`pytest tests/games/test_playthroughs.py --write-playthroughs` writes them anew.
"""

import random
from pathlib import Path

import pytest

from parlour.games import SHELF
from parlour.kit.rule import INTERPRETED
from walks import GAMES, LEANINGS, allowed, choose, short

KEPT = Path(__file__).parents[1] / "playthroughs"
MOST_TOLD = 18
PLAYED = [
    (name, seats, LEANINGS[seats % len(LEANINGS)]) for name in SHELF for seats in GAMES[name].seats
]


def told(choices):
    """All choices, or of very many the first and the last."""
    shown = list(choices)
    if len(shown) <= MOST_TOLD:
        return shown
    left_out = len(shown) - MOST_TOLD
    return [*shown[: MOST_TOLD // 2], f"and {left_out} more", *shown[-MOST_TOLD // 2 :]]


def playthrough(name, seats, leaning):
    """A game told move by move: who decides, what is allowed, what is done, what follows."""
    game, whim = GAMES[name], random.Random(seats)
    options = {option.name: min(option.least + 1, option.most) for option in game.options}
    if not allowed(game, seats, options):
        options = short(game, leaning)
    table = game.deal(seats, seats, options)
    yield f"{game.title}, {seats} players, {options}"
    yield from (f"    {game.tell(event)}" for event in table.events())
    while deciding := game.engine.actors(table):
        seat = whim.choice(deciding)
        legal = game.engine.legal_moves(table, seat)
        move, record = choose(legal, leaning, whim), table.reading()
        yield f"seat {seat + 1}: {'; '.join(told(game.say(record, seat, m) for m in legal))}"
        yield f"  {move} {game.say(record, seat, move)}"
        game.engine.play(table, seat, move)
        yield from (f"    {game.tell(event)}" for event in table.events())
    for seat in range(seats):
        points, place = game.engine.points(table, seat), game.engine.place(table, seat)
        yield f"seat {seat + 1}: {points} points, place {place}"


@pytest.mark.skipif(INTERPRETED, reason="the three ways are compared elsewhere")
@pytest.mark.parametrize(("name", "seats", "leaning"), PLAYED)
def test_games_are_played_as_they_were(name, seats, leaning, request):
    text = "\n".join(playthrough(name, seats, leaning)) + "\n"
    path = KEPT / name / f"{seats}_players_{leaning}.txt"
    if request.config.getoption("--write-playthroughs"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text
