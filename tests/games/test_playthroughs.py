"""Whole games as text, played again and compared: what changed in a game is seen as a diff.

The beginning is told move by move; at some moments stands what a spectator sees and what each seat
sees and is asked beside it. Of the rest a hash of every position tells whether anything changed.
`pytest tests/games/test_playthroughs.py --write-playthroughs` writes them anew.
"""

import hashlib
import json
import random
from pathlib import Path

import pytest

from parlour.games import SHELF
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED
from walks import GAMES, LEANINGS, allowed, choose, short

pytestmark = pytest.mark.talk

KEPT = Path(__file__).parents[1] / "playthroughs"
TOLD = 60  # moves told one by one
LOOKS = (0, 20, 59)  # moves before which the table is shown
MOST_OFFERED = 6
PLAYED = [
    (name, seats, LEANINGS[seats % len(LEANINGS)])
    for name in SHELF
    for seats in sorted({GAMES[name].seats[0], 3, GAMES[name].seats[-1]})
]


def line(value):
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def offered(ask):
    """What may be done: the first of many."""
    words = [choice["words"] for choice in ask["choices"]]
    more = [f"and {len(words) - MOST_OFFERED} more"] if len(words) > MOST_OFFERED else []
    return "; ".join([*words[:MOST_OFFERED], *more])


def sights(game, table, seats):
    """What a spectator sees, and what each seat sees otherwise."""
    shown = game.view(game.seen(table, SPECTATOR).reading(), SPECTATOR)
    yield "  a spectator sees"
    yield from (f"    {key}: {line(value)}" for key, value in shown.items())
    for seat in range(seats):
        record = game.seen(table, seat).reading()
        view, ask = game.view(record, seat), game.ask(record, seat)
        yield f"  seat {seat + 1} sees"
        yield from (f"    {k}: {line(v)}" for k, v in view.items() if v != shown[k])
        if ask["choices"]:
            yield f"    asked: {ask['says']} ({ask['rule']})"
            yield f"    may: {offered(ask)}"


def playthrough(name, seats, leaning):
    """A game: who decides, what is done, what follows; and how it ends."""
    game, whim = GAMES[name], random.Random(seats)
    options = {option.name: min(option.least + 1, option.most) for option in game.options}
    if not allowed(game, seats, options):
        options = short(game, leaning)
    table, number, rest = game.deal(seats, seats, options), 0, hashlib.sha256()
    yield f"{game.title}, {seats} players, {options}"
    yield from (f"    {game.tell(event)}" for event in table.events())
    while deciding := game.engine.actors(table):
        if number in LOOKS:
            yield from sights(game, table, seats)
        seat = whim.choice(deciding)
        legal = game.engine.legal_moves(table, seat)
        move, record = choose(legal, leaning, whim), table.reading()
        said = game.say(record, seat, move)
        game.engine.play(table, seat, move)
        rest.update(table.position())
        if number < TOLD:
            yield f"seat {seat + 1} {said} (move {move}, one of {len(legal)})"
            yield from (f"    {game.tell(event)}" for event in table.events())
        number += 1
    yield f"after {number} moves, all positions: {rest.hexdigest()}"
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
