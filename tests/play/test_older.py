"""Files of formats 1 and 2 are still read, and what they prove is told as it is."""

import hashlib
import json
from pathlib import Path

import pytest

from parlour.errors import BadFile, BadNumber
from parlour.play.files import checksum, read
from parlour.play.origin import Terms
from parlour.play.origin.shuffle import OldShuffle, Seeded, Shuffle
from parlour.play.saves import load, save
from parlour.play.verify import verify

OLDER = Path(__file__).parent / "older"
SAVES = {"seeded-save.json": Seeded(7), "salted-save.json": OldShuffle}


def of_format_1(path, to):
    """The file as format 1 had it, with moves said in other words."""
    held = json.loads(path.read_text("utf-8"))
    log = [{**entry, "words": "does it"} if "words" in entry else entry for entry in held["log"]]
    held |= {"format": 1, "log": log}
    to.write_text(json.dumps(held | {"checksum": checksum(held)}), "utf-8")
    return to


@pytest.mark.parametrize("name", SAVES)
def test_an_older_save_goes_on_where_it_was(name, tmp_path):
    match = load(OLDER / name)
    assert len(match.log) == len(read(OLDER / name)["log"])
    assert match.names == ("Ann", "Ben", "Cleo")
    assert match.origin == SAVES[name] or isinstance(match.origin, OldShuffle)
    assert load(of_format_1(OLDER / name, tmp_path / "1.json")) == match
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    save(match, tmp_path / "new.json")
    assert read(tmp_path / "new.json")["format"] == 3
    assert load(tmp_path / "new.json") == match


def test_an_older_record_is_read_and_its_deal_is_not_proved(tmp_path):
    commitment = read(OLDER / "record.json")["luck"]["commitment"]
    proved = verify(OLDER / "record.json", commitment)
    assert proved[0].startswith("It was dealt as older versions did, which left whoever ran it")
    assert load(of_format_1(OLDER / "record.json", tmp_path / "1.json")).is_over
    with pytest.raises(BadFile, match="its commitment is not the one shown"):
        verify(OLDER / "record.json", "0" * 64)


@pytest.mark.parametrize("names", [["x" * 60, "b", "c"], ["Αnn", "b", "c"], ["a", "A", "c"]])
def test_names_that_older_formats_let_in_lose_nobody_their_game(tmp_path, names):
    held = json.loads((OLDER / "salted-save.json").read_text("utf-8")) | {"names": names}
    (tmp_path / "g.json").write_text(json.dumps(held | {"checksum": checksum(held)}), "utf-8")
    assert load(tmp_path / "g.json").names == ("seat 1", "seat 2", "seat 3")


def test_an_older_file_whose_secret_does_not_fit_is_refused(tmp_path):
    held = json.loads((OLDER / "record.json").read_text("utf-8"))
    held["luck"]["secret"] = "ab" * 32
    (tmp_path / "g.json").write_text(json.dumps(held | {"checksum": checksum(held)}), "utf-8")
    with pytest.raises(BadFile, match="its secret does not fit the commitment"):
        load(tmp_path / "g.json")


def test_a_commitment_of_today_cannot_be_that_of_an_older_file():
    """Its parts, taken for an old secret, would fit it with any table and any salts."""
    terms = Terms.of("mu", 3)
    shuffle = Shuffle(bytes(32), "t")
    parts = ["parlour commitment", shuffle.secret, "t", *map(str, terms.parts)]
    held = [part if isinstance(part, bytes) else part.encode() for part in parts]
    secret = b"".join(len(part).to_bytes(8, "big") + part for part in held)
    assert hashlib.sha256(secret).hexdigest() == shuffle.commitment(terms)
    with pytest.raises(BadNumber, match="The secret of a shuffle is 32 bytes"):
        OldShuffle(secret, "chosen afterwards")


def test_words_that_are_not_compared_are_not_vouched_for(tmp_path):
    old = of_format_1(OLDER / "record.json", tmp_path / "1.json")
    assert "(words of so old a format are not compared)" in verify(old)[1]
    assert "and say what they do" in verify(OLDER / "record.json")[1]
