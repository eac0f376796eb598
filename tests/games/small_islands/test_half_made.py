"""A clue or tile that is half made: naming a column tells that a card fits it, so nobody hears."""

import pytest

from games.small_islands.positions import ask_again
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match
from parlour.play.saves import content

pytestmark = pytest.mark.talk
SEATS = 3
HALF_MADE = (Step.CARD, Step.TILE, Step.SHOW)


def begun(first=Act.CLUE):
    """A match without a seed at its first turn, and who may then do something of a kind."""
    while True:
        match = Match("small_islands", SEATS)
        while step(match) < Step.ACTION:
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
        if deeds(match, match.actors[0], first):
            return match, match.actors[0]


def step(match):
    return int(match.table.games[0]["step"])


def known(match, viewer):
    """All that a viewer can know; what a bot of theirs gets too."""
    told, is_seat = match.told(viewer), viewer != SPECTATOR
    return {
        "view": match.view(viewer),
        "told": told,
        "count": len(told),
        "seen": match.seen(viewer).position(),
        "aids": match.aids(viewer) if is_seat else None,
        "bot": match.game.guess(match.seen(viewer), viewer).position() if is_seat else None,
        "result": match.result(viewer),
        "str": str(match),
    }


def known_to_others(match, seat):
    return [known(match, viewer) for viewer in (*range(SEATS), SPECTATOR) if viewer != seat]


def deeds(match, seat, first):
    """The moves of a kind, a column each."""
    return [move for move in match.legal(seat) if first <= move < first + 4]


def make_whole(match, seat, check):
    """Answer all that is asked after the column."""
    while step(match) in HALF_MADE:
        check()
        match.play(seat, match.legal(seat)[0])


@pytest.mark.parametrize("first", [Act.CLUE, Act.TILE])
def test_half_a_clue_tells_nobody_anything(first):
    """small_islands-29, small_islands-37: not in views, what is told, counts, nor the record."""
    match, seat = begun(first)
    before, record, own = known_to_others(match, seat), content(match, "record"), match.view(seat)

    def nothing_is_known():
        assert match.view(seat) != own
        assert known_to_others(match, seat) == before
        assert content(match, "record") == record

    match.play(seat, deeds(match, seat, first)[0])
    make_whole(match, seat, nothing_is_known)
    now = known_to_others(match, seat)
    assert all(other["count"] > was["count"] for other, was in zip(now, before, strict=True))
    assert any(told["kind"] in ("played_clue", "played_tile") for told in match.told(SPECTATOR))
    assert content(match, "record")["log"][-1]["move"] == match.log[-1].move


@pytest.mark.parametrize("first", [Act.BUY_CLUE, Act.BUY_TILE])
def test_half_a_bought_clue_tells_nobody_anything(first):
    """small_islands-47: nor that an amulet was spent on it."""
    match, seat = begun(first - Act.BUY_CLUE + Act.CLUE)
    match.table.games[0]["players"][seat]["amulets"] = 2
    ask_again(match.table)
    before = known_to_others(match, seat)

    def nothing_is_known():
        assert match.view(seat)["players"][f"seat.{seat}"]["amulets"] == 1
        assert known_to_others(match, seat) == before

    match.play(seat, deeds(match, seat, first)[0])
    make_whole(match, seat, nothing_is_known)
    for other in known_to_others(match, seat):
        assert other["view"]["players"][f"seat.{seat}"]["amulets"] == 1
    assert "spent_amulet" in [told["kind"] for told in match.told(SPECTATOR)]


@pytest.mark.parametrize("first", [Act.CLUE, Act.TILE])
def test_what_is_taken_back_was_never_told(first):
    match, seat = begun(first)
    before, record = known_to_others(match, seat), content(match, "record")
    for column in deeds(match, seat, first):
        match.play(seat, column)
        if first == Act.TILE:
            match.play(seat, match.legal(seat)[0])
            match.undo(seat)
            assert known_to_others(match, seat) == before
        match.undo(seat)
        assert known_to_others(match, seat) == before
        assert content(match, "record") == record
    assert "undone" in [told["kind"] for told in match.told(seat)]
    match.play(seat, deeds(match, seat, first)[-1])
    make_whole(match, seat, lambda: None)
    for viewer in (*range(SEATS), SPECTATOR):
        assert ("undone" in [told["kind"] for told in match.told(viewer)]) == (viewer == seat)


def test_a_sent_plan_is_told_whole():
    match, seat = begun()
    card = next(one for one in match.ask(seat)["next"] if one[0].startswith("clue."))
    column = next(one for one in match.plan(seat, [card])["next"] if one[0].startswith("column."))
    was = len(match.told(SPECTATOR))
    match.play(seat, [card, column])
    assert "played_clue" in [told["kind"] for told in match.told(SPECTATOR, was)]
    assert step(match) not in HALF_MADE


# small_islands-49: nothing hidden bears on which cubes there are.
def test_a_cube_is_removed_in_the_open():
    match, seat = begun()
    for found, hides in ((Step.CUBE, False), (Step.MOVE, False), (Step.CARD, True)):
        match.table.games["step"] = found
        assert match.game.plans.hides(match.table.reading(), seat) == hides
        assert not match.game.plans.hides(match.table.reading(), (seat + 1) % SEATS)
