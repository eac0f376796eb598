"""Nobody can choose the shuffle, and everybody can check it."""

import hashlib

import pytest

from parlour.errors import BadNumber, BadSeats
from parlour.kit.luck import key_from_seed
from parlour.play.digest import digest
from parlour.play.match import Match
from parlour.play.origin import Terms
from parlour.play.origin.shuffle import Seeded, Shuffle

SECRET = bytes(range(32))
TERMS = Terms("mu", 1, "ab" * 32, 3, {"hands": 2, "auction": 0})
OTHERS = {
    "game": "snapshot",
    "rules": 2,
    "box": "ba" * 32,
    "seats": 4,
    "options": {"hands": 1, "auction": 0},
}


def hashed(*parts):
    """As docs/records.md says, without our own code: each part behind its length in 8 bytes."""
    held = [part if isinstance(part, bytes) else part.encode() for part in parts]
    return hashlib.sha256(b"".join(len(p).to_bytes(8, "big") + p for p in held)).digest()


def test_a_seed_stands_for_the_same_key_everywhere():
    match = Match.new("mu", 3, seed=7)
    assert match.origin == Seeded(7)
    assert match.table == match.game.deal(3, 7)
    assert (match.table.games["luck"]["key"][0] == key_from_seed(7)).all()


def test_key_and_commitment_are_what_the_docs_say():
    terms = ["mu", "1", "ab" * 32, "3", "2", "auction", "0", "hands", "2"]
    shuffle = Shuffle(SECRET, "table 1", ("a", "", "bc"))
    assert (
        shuffle.commitment(TERMS) == hashed("parlour commitment", SECRET, "table 1", *terms).hex()
    )
    assert shuffle.key(TERMS) == hashed("parlour key", SECRET, "table 1", *terms, "a", "", "bc")


def test_borders_between_parts_cannot_be_moved():
    assert digest("key", "ab", "c") != digest("key", "a", "bc")
    keys = {
        Shuffle(SECRET, table, salts).key(TERMS)
        for table, salts in [("t", ("ab", "", "")), ("t", ("a", "b", "")), ("ta", ("b", "", ""))]
    }
    assert len(keys) == 3


def test_every_seat_changes_the_deal_with_its_salt():
    salted = [("", "", ""), ("a", "", ""), ("", "a", ""), ("a", "b", ""), ("b", "a", "")]
    deals = {Match("mu", 3, shuffle=Shuffle(SECRET, "t", s)).table.position() for s in salted}
    assert len(deals) == len(salted)


@pytest.mark.parametrize("salts", [("a",), ("a", "b"), ("a", "b", "c", "d")])
def test_one_salt_a_seat(salts):
    with pytest.raises(BadSeats, match=f"3 seats have a salt each, not {len(salts)}"):
        Match("mu", 3, shuffle=Shuffle(SECRET, "t", salts))


@pytest.mark.parametrize("change", OTHERS)
def test_the_commitment_binds_all_but_the_salts(change):
    shuffle = Shuffle(SECRET, "t")
    promised = shuffle.commitment(TERMS)
    assert shuffle.commitment(TERMS._replace(**{change: OTHERS[change]})) != promised
    assert Shuffle(SECRET, "u").commitment(TERMS) != promised
    assert Shuffle(SECRET[::-1], "t").commitment(TERMS) != promised
    assert shuffle.salted(["a", "b", "c"]).commitment(TERMS) == promised


def test_what_is_committed_to_before_the_salts_is_what_is_dealt():
    shuffle = Shuffle.fresh("table 9")
    promised = shuffle.commitment(Terms.of(Match.new("mu", 3).game, 3, {"hands": 2}))
    match = Match("mu", 3, {"hands": 2}, shuffle=shuffle.salted(["x", "", "z"]))
    assert match.commitment == promised
    assert Shuffle.fresh() != Shuffle.fresh()


@pytest.mark.parametrize(
    "given", [("short",), (b"short",), (SECRET, 7), (SECRET, "a\nb"), (SECRET, "t", ("x" * 129,))]
)
def test_what_is_no_shuffle_is_refused(given):
    with pytest.raises(BadNumber):
        Shuffle(*given)


@pytest.mark.parametrize("salts", ["abc", None, 5])
def test_salts_are_texts(salts):
    with pytest.raises(BadNumber):
        Shuffle.fresh().salted(salts)


@pytest.mark.parametrize("given", [{"shuffle": "x"}, {"seed": 1, "shuffle": Shuffle.fresh()}])
def test_a_match_takes_a_seed_or_a_shuffle(given):
    with pytest.raises(BadNumber):
        Match("mu", 3, **given)
