"""Nobody can choose the shuffle, and everybody can check it."""

import hashlib

from parlour.kit.luck import key_from_seed
from parlour.play.shuffle import Shuffle


def test_a_seed_stands_for_the_same_key_everywhere():
    assert (Shuffle.from_seed(7).key == key_from_seed(7)).all()


def test_the_key_is_the_hash_of_secret_table_and_salts_in_order():
    shuffle = Shuffle(b"s3cret", "table 1", ("a", "bc"))
    assert shuffle.key.tobytes() == hashlib.sha256(b"s3crettable 1abc").digest()


def test_every_seat_changes_the_shuffle_with_its_salt():
    keys = {
        Shuffle(b"s", "t", salts).key.tobytes() for salts in ((), ("a",), ("a", "b"), ("b", "a"))
    }
    assert len(keys) == 4


def test_the_commitment_tells_nothing_but_binds():
    shuffle = Shuffle.fresh("table", ("x",))
    assert shuffle.commitment == hashlib.sha256(shuffle.secret).hexdigest()
    assert len(shuffle.secret) == 32
    assert Shuffle.fresh().secret != Shuffle.fresh().secret
