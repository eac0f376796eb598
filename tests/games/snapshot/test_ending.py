"""When the game ends: snapshot-61 to snapshot-63."""

from collections import Counter

import pytest

from games.snapshot.positions import TABLES, do, heard, legal, phase, player, rolling, table
from games.snapshot.walking import PLAYERS, prepare, walk
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import LAY_NO_MORE, STOP
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED

PHOTOS = {2: 9, 3: 8, 4: 7, 5: 7}
ZEBRA = {"Savannah": ["Plains Zebra"]}
ONE_EACH = {"Savannah": 1, "Plains Zebra": 1}
SEEDS = 1 if INTERPRETED else 10
SEATS = [
    (players, first, seat)
    for players in TABLES
    for first in range(players)
    for seat in range(players)
]


def held(photos, seat=0):
    """So many animals for each seat's pile, none twice, none the Plains Zebra."""
    names = [name for name in ANIMAL_NAMES if name != "Plains Zebra"]
    return names[seat * 12 : seat * 12 + photos]


def photographing(players, photos, *, seat=0, first=0, face=3, **fields):
    """A seat with so many photos tries for one more, and it is the only animal there is to try."""
    piles = [[] for _ in range(players)]
    piles[seat] = held(photos)
    fields = {"piles": piles, "first": first, "active": seat, **fields}
    position = rolling(table(players, display=ZEBRA, **fields), 3, face)
    return position, prepare(position, ONE_EACH)


def pass_turns(position):
    """Nobody draws or rolls any more; the seats whose turns these are, up to the end."""
    seats = []
    while GAME.engine.actors(position):
        seats.append(position.reading().active)
        do(position, STOP)
        if phase(position) == Phase.DICE:
            do(position, LAY_NO_MORE)
    return seats


def distance(players, first, seat):
    """How many players come before a seat in a round."""
    return (seat - first) % players


# The number of photos


@pytest.mark.parametrize("players", TABLES)
def test_so_many_photos_trigger_the_end(players):
    """snapshot-61: 9 with two, 8 with three, 7 with four or five; one less does not."""
    position, events = photographing(players, PHOTOS[players] - 1)
    assert heard(events, Event.TRIGGERED) == [(0, (PHOTOS[players], 0, 0))]
    assert position.reading().ending == 1
    position, events = photographing(players, PHOTOS[players] - 2)
    assert heard(events, Event.TRIGGERED) == []
    assert position.reading().ending == 0


def test_more_photos_trigger_it_too():
    """snapshot-61: at least; two in one turn may go beyond."""
    display = {"Savannah": ["Plains Zebra", "Ostrich"]}
    pile = [name for name in held(9) if name != "Ostrich"][:8]
    position = rolling(table(2, display=display, piles=[pile]), 3, 3, 6)
    events = prepare(position, {**ONE_EACH, "Ostrich": 1})
    assert heard(events, Event.TRIGGERED) == [(0, (10, 0, 0))]


def test_only_the_active_players_photos_count():
    """snapshot-61: not those of all together, nor a photograph that failed."""
    _, events = photographing(2, 0, piles=[held(4), held(7, 1)])
    assert heard(events, Event.TRIGGERED) == []
    _, events = photographing(2, 8, face=2)
    assert heard(events, Event.TRIGGERED) == []


def test_the_raccoon_counts_as_a_photo():
    """snapshot-33, snapshot-61"""
    position = table(2, display={"Savannah": ["Raccoon"]}, piles=[held(8)])
    events = prepare(rolling(position, 3, 6), {"Savannah": 1, "Raccoon": 1})
    assert heard(events, Event.TRIGGERED) == [(0, (9, 0, 0))]


# The round is played to its end


@pytest.mark.parametrize(("players", "first", "seat"), SEATS)
def test_whoever_triggers_the_round_is_played_to_its_end(players, first, seat):
    """snapshot-62: every later seat of the round has its turn, and nobody else."""
    position, events = photographing(players, PHOTOS[players] - 1, seat=seat, first=first)
    later = [(first + n) % players for n in range(distance(players, first, seat) + 1, players)]
    assert bool(heard(events, Event.GAME_OVER)) == (not later)  # the last player: at once
    assert pass_turns(position) == later
    assert phase(position) == Phase.OVER
    assert GAME.engine.actors(position) == []


@pytest.mark.parametrize(("players", "first", "seat"), SEATS)
def test_a_round_goes_on_while_nobody_triggers(players, first, seat):
    """snapshot-62, snapshot-14: the next player's turn comes, and after the last a new round."""
    position, events = photographing(players, 1, seat=seat, first=first)
    assert heard(events, Event.GAME_OVER) == []
    assert position.reading().active == (seat + 1) % players
    last = distance(players, first, seat) == players - 1
    assert position.reading().rounds == (2 if last else 1)


def test_others_may_reach_the_number_too():
    """snapshot-62: it makes no difference and is not told again."""
    piles = [held(7), held(7, 1)]
    display = {"Savannah": ["Plains Zebra"], "Mountain": ["Alpine Marmot"]}
    names = [[name for name in pile if name != "Alpine Marmot"] for pile in piles]
    position = table(3, display=display, piles=[names[0], names[1]])
    assert [len(pile) for pile in names] == [7, 7]
    events = prepare(rolling(position, 3, 3), ONE_EACH)
    assert heard(events, Event.TRIGGERED)
    events = prepare(rolling(position, 4, 3), {"Mountain": 1, "Alpine Marmot": 1})
    assert heard(events, Event.PHOTOGRAPHED)
    assert heard(events, Event.TRIGGERED) == []
    assert pass_turns(position) == [2]


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_everybody_has_had_equally_many_turns(players, by):
    """snapshot-62, snapshot-63: whole games at random."""
    for seed in range(SEEDS):
        turns, active = Counter(), None
        for position, _, moves in walk(players, seed, by=by):
            if moves and position.reading().active != active:
                active = position.reading().active
                turns[active] += 1
        game = position.reading()
        assert set(turns.values()) == {game.rounds}
        assert len(turns) == players
        most = max(held.pile.bit_count() for held in game.players)
        assert (most >= PHOTOS[players]) == bool(game.ending)


# The guard


@pytest.mark.parametrize("players", TABLES)
def test_the_game_is_over_after_forty_rounds(players):
    """snapshot-63: after the last turn of round 40, whoever began; not after round 39."""
    for first in range(players):
        position = table(players, display=ZEBRA, first=first, active=first, rounds=39)
        seats = pass_turns(position)
        assert seats == [(first + n) % players for n in range(players)] * 2
        told = heard([(Event(e.kind), e.seat, e.values) for e in position.events()], Event.CAPPED)
        assert told == [(first, (40, 0, 0))]
        assert position.reading().rounds == 40


def test_a_game_that_ends_by_photos_is_not_capped():
    """snapshot-62, snapshot-63: also when it is in the last round."""
    position, events = photographing(2, 8, seat=1, rounds=40)
    assert heard(events, Event.CAPPED) == []
    assert heard(events, Event.GAME_OVER) == [(0, (0, 0, 0))]
    assert legal_nowhere(position)


def legal_nowhere(position):
    """Whether nobody has a move."""
    return not any(GAME.engine.legal_moves(position, seat) for seat in range(2))


def test_nothing_is_asked_after_the_end():
    """snapshot-62: no one decides, and no choices are left over."""
    position, _ = photographing(2, 8, seat=1)
    assert position.reading().choices == 0
    assert legal_nowhere(position)
    assert player(position, 1)["pile"]


def test_whoever_is_passive_is_asked_again_and_again():
    """snapshot-63: the guard is needed, since drawing nothing is always legal (snapshot-16)."""
    position = table(2, display=ZEBRA)
    for _ in range(4):
        assert STOP in legal(position)
        do(position, STOP, LAY_NO_MORE)
    assert position.reading().rounds == 3
