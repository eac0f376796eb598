"""What the others see of a choice: that it was made, and nothing else. tavarua-35, tavarua-98."""

import pytest

from games.tavarua.positions import TABLES, choose, do, legal, player, step, table
from games.tavarua.walking import PLAYERS, until, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import (
    BUY,
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_CARD,
    FIRST_GIVE,
    TAKE_BACK,
)
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

ROUNDS = {"rounds": 5 if INTERPRETED else 25}
SECRET = (Phase.EXCHANGE, Phase.PLAY)
CHANNEL = ["T1 T2 T3 M1 M2", "T1 T2 T3 M1 M2"]
every_card = pytest.mark.parametrize("card", STOKE_NAMES[1:])
every_place = pytest.mark.parametrize("place", ["shore", "wash", "channel 3", "wave 4"])


def seen(position, viewer):
    """The position as a viewer gets it."""
    redacted = position.copy()
    GAME.engine.redact(redacted, viewer)
    return redacted


def others(players, seat):
    return [viewer for viewer in (*range(players), SPECTATOR) if viewer != seat]


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_others_see_no_step_and_of_a_commitment_only_who_it_is(players, by):
    """tavarua-35, tavarua-98: every viewer, every move of a game, choices taken back too."""
    for position, seat, move in walk(players, 3, ROUNDS, by, regret=0.1):
        if seat is not None and position.reading().phase in SECRET:
            check_step(position, seat, move, players)


def check_step(position, seat, move, players):
    after, was = position.copy(), position.reading()
    GAME.engine.play(after, seat, move)
    committed = after.reading().committed
    if (after.reading().phase, after.reading().rounds) != (was.phase, was.rounds):
        return  # all is revealed
    for viewer in others(players, seat):
        before, now = seen(position, viewer), seen(after, viewer)
        told = {Event(event.kind) for event in now.events()}
        assert told == ({wanted(was.committed, committed)} - {None})
        before.games["committed"] = committed
        assert now.position() == before.position()


def wanted(before, after):
    """What others are told when so many have committed."""
    if before == after:
        return None
    return Event.COMMITTED if after > before else Event.TOOK_BACK


@pytest.mark.parametrize("phase", SECRET)
def test_nothing_leaves_hand_and_supply_until_all_have_chosen(phase):
    """tavarua-35: not even tokens."""
    position = table(
        2,
        hands=CHANNEL,
        at=["channel 3", "channel 3"],
        tokens=[3, 1],
        stoke=[["Duck Dive"]],
        phase=phase,
    )
    fields = ("tokens", "cards_held", "fresh_held", "hand", "cards", "pile", "pile_stoke")
    before = [int(player(position, 0)[name]) for name in fields]
    game = position.reading()
    decks = game.discard, game.stoke_discard, game.deck_left, game.stoke_left
    said = {Phase.PLAY: "paddle out T1 as 3 with Duck Dive", Phase.EXCHANGE: "T1 M2"}
    choose(position, 0, said[phase])
    assert position.reading().committed == 1
    assert [int(player(position, 0)[name]) for name in fields] == before
    game = position.reading()
    assert (game.discard, game.stoke_discard, game.deck_left, game.stoke_left) == decks
    choose(position, 1, {Phase.PLAY: "wait M2", Phase.EXCHANGE: "keep"}[phase])
    if phase == Phase.PLAY:
        assert player(position, 0)["tokens"] == 1
        assert player(position, 0)["cards_held"] == 0
    assert position.reading().discard != decks[0]


def test_when_all_have_chosen_everybody_sees_what():
    """tavarua-35: card, value, Stoke card; and the cards given up, face up."""
    position = table(2, hands=CHANNEL, at=["channel 3"] * 2, tokens=[3], stoke=[["Duck Dive"]])
    choose(position, 0, "paddle out T1 as 3 with Duck Dive")
    choose(position, 1, "wait T2 M1")
    code = int(Action.PADDLE_OUT) * 16 + 1
    for viewer in (0, 1, SPECTATOR):
        told = [(e.kind, e.seat, e.values) for e in seen(position, viewer).events()]
        assert (Event.REVEALED, 0, (code, 0, 3)) in told
        assert (Event.GAVE_UP, 1, (1, 1, 0)) in told
        assert (Event.GAVE_UP, 1, (4, 1, 0)) in told
        did = seen(position, viewer).reading().players[0].did
        assert (did.action, did.attached, did.card, did.value) == (4, 1, 0, 3)


def test_the_owner_sees_the_own_choice():
    """tavarua-98: half-made and made."""
    position = table(2, hands=CHANNEL, at=["channel 3"] * 2, tokens=[1])
    do(position, 0, FIRST_ACTION + Action.PADDLE_OUT)
    own = seen(position, 0).reading().players[0]
    assert (own.step, own.choice.action) == (Step.CARD, Action.PADDLE_OUT)
    assert own.choices == player(position, 0)["choices"]
    assert legal(seen(position, 0), 0) == legal(position, 0)


@pytest.mark.parametrize("players", TABLES)
def test_steps_are_secret_moves_and_taking_back_is_none(players):
    """tavarua-35b: everybody sees that a choice was taken back."""
    for position, seat, move in walk(players, 5, {"rounds": 4}, regret=0.2):
        if seat is not None:
            game = position.reading()
            secret = game.phase in SECRET and move != TAKE_BACK
            assert GAME.is_secret(game, seat, move) == secret


# Whether a question is asked tells nothing


@every_card
@every_place
@pytest.mark.parametrize("board", ["short", "long"])
@pytest.mark.parametrize("hand", ["T4 T4 M4 M4 M4", "T1 T2 T3 M1 M4"])
def test_a_stoke_card_is_asked_for_whether_it_fits_or_not(card, place, board, hand):
    """tavarua-98, tavarua-99: whoever holds one of an earlier round is asked."""
    position = table(2, hands=[hand], at=[place], boards=[board], stoke=[[card]], tokens=[1])
    assert step(position, 0) == Step.ATTACH
    assert FIRST_ATTACH in legal(position, 0)


@every_place
def test_whoever_holds_none_is_not_asked(place):
    """tavarua-98: nor whoever has only such as were bought this round."""
    position = table(2, at=[place], seats={0: {"fresh": 1 << 4, "fresh_held": 1}})
    assert step(position, 0) == (Step.CARD if place == "wash" else Step.ACTION)


@pytest.mark.parametrize("players", TABLES[1:])
def test_the_first_question_depends_on_public_facts_alone(players):
    """tavarua-98, tavarua-99: Stoke cards held, and the Wash; in whole games."""
    asked = set()
    for position, _, _ in walk(players, 2, ROUNDS):
        game = position.reading()
        for seat in range(players):
            me = game.players[seat]
            if game.phase == Phase.PLAY and game.barriers[seat] == 0:
                plain = Step.CARD if me.place == Place.WASH else Step.ACTION
                assert me.step == (Step.ATTACH if me.cards_held else plain)
                asked.add(me.step)
    assert {Step.ATTACH, Step.ACTION} <= asked


@pytest.mark.parametrize("tokens", [0, 1, 5])
@pytest.mark.parametrize("kind", range(8))
def test_the_value_is_asked_for_exactly_with_tokens(tokens, kind):
    """tavarua-99: which all can see; whatever the card."""
    code = f"{'TM'[kind // 4]}{kind % 4 + 1}"
    position = table(2, hands=[" ".join([code] * 5)], at=["channel 3"], tokens=[tokens])
    do(position, 0, FIRST_ACTION + Action.PADDLE_OUT, FIRST_CARD + kind)
    assert step(position, 0) == (Step.VALUE if tokens else Step.WAIT)


def test_a_question_with_one_answer_is_asked_where_the_reason_is_hidden():
    """tavarua-99: for a Stoke card, an action and a card."""
    position = table(
        3,
        hands=["T4 T4 T4 T4 T4", "M2 M2 M2 M2 M2"],
        boards=["long", "short"],
        at=["shore", "wash"],
        stoke=[["Leash"], ["Leash"]],
    )
    assert legal(position, 0) == [FIRST_ATTACH]
    do(position, 0, FIRST_ATTACH)
    assert legal(position, 0) == [FIRST_ACTION + Action.WAIT]
    do(position, 0, FIRST_ACTION + Action.WAIT)
    assert legal(position, 0) == [FIRST_GIVE + 3]
    do(position, 1, FIRST_ATTACH)
    assert legal(position, 1) == [FIRST_CARD + 5]


def test_a_bought_card_is_seen_by_its_buyer_alone():
    """tavarua-23: others see how many."""
    position = until(3, 4, Phase.SHORE)
    (seat,) = GAME.engine.actors(position)
    do(position, seat, BUY)
    fresh = position.reading().players[seat].fresh
    assert fresh
    for viewer in others(3, seat):
        held = seen(position, viewer).reading().players[seat]
        assert (held.fresh, held.fresh_held, held.tokens, held.cards_held) == (0, 1, 0, 0)
        assert [e.kind for e in seen(position, viewer).events()] == [Event.BOUGHT]
    own = seen(position, seat)
    assert own.reading().players[seat].fresh == fresh
    assert [e.kind for e in own.events()] == [Event.BOUGHT_CARD]
    assert 1 << 4 * own.events()[0].values[0] == fresh
