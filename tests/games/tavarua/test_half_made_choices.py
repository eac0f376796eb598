"""A choice of Tavarua half made, step by step in a match, tells the others nothing."""

import pytest

from games.tavarua.planning import ME, moment
from parlour.games.tavarua import GAME
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match

pytestmark = pytest.mark.talk


def test_a_half_made_choice_tells_the_others_nothing():  # tavarua-35, tavarua-98
    for steps in ([FIRST_ATTACH + 9], [FIRST_ATTACH + 9, FIRST_ACTION, 28]):
        match = moment()
        before = {viewer: shown(match, viewer) for viewer in (SPECTATOR, 0, 1, 2)}
        own = shown(match, ME)
        for move in steps:
            match.play(ME, move)
        assert {viewer: shown(match, viewer) for viewer in (SPECTATOR, 0, 1, 2)} == before
        assert shown(match, ME) != own


def shown(match, viewer):
    """All that a viewer gets."""
    parts = [match.view(viewer), match.told(viewer), match.seen(viewer).position()]
    if viewer >= 0 and match.legal(viewer):
        parts += [match.ask(viewer), match.aids(viewer), match.plan(viewer, [])]
    return parts


def test_in_whole_games_half_a_choice_tells_nothing():
    match = Match.new("tavarua", seats=3, seed=4, rounds=3)
    looked = 0
    while not match.is_over:
        seat = match.actors[-1]
        secret = match.view()["phase"] in ("exchange", "play")
        others = [viewer for viewer in (SPECTATOR, 0, 1, 2) if viewer != seat]
        before = {viewer: shown(match, viewer) for viewer in others}
        match.play(seat, match.legal(seat)[-1])
        if secret and GAME.plans.within(match.seen(seat).reading(), seat):
            looked += 1
            assert {viewer: shown(match, viewer) for viewer in others} == before
    assert looked > 10
