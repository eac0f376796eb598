"""A proof proves what it says: of the file, and of what a player kept."""

import random

import pytest

from parlour.errors import BadFile, BadWords
from parlour.play.files import read
from parlour.play.match import Match
from parlour.play.origin import Terms
from parlour.play.origin.shuffle import Shuffle
from parlour.play.saves import load, save, write_record
from parlour.play.verify import verify
from play.test_match import played
from play.test_saves import rewritten
from walks import GAMES

SALTS = ("salt of Ann", "", "salt of Cleo")


@pytest.fixture
def ended(tmp_path):
    write_record(played("mu", 3), tmp_path / "record.json")
    return tmp_path / "record.json"


def finished(seed, shuffle, moves=()):
    """A whole game on a shuffle: some moves, then at random."""
    match, whim = Match("mu", 3, {"hands": 1}, shuffle=shuffle), random.Random(seed)
    for entry in moves:
        match.follow(entry)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, whim.choice(match.legal(seat)))
    return match


def recorded(match, path):
    write_record(match, path)
    return path


# What follows from the file alone


def test_the_file_alone_proves_little_and_says_so(ended):
    deal, salts, moves, history, players = verify(ended)
    assert deal.startswith("The deal fits the file's own commitment, which anybody could have made")
    assert salts.startswith("No seat sent a salt: whoever made the secret may have tried many")
    assert moves.startswith("All ")
    assert moves.endswith("are legal and say what they do; the result follows from them.")
    assert history.startswith("That these moves were played, and not others on the same deal, is")
    assert players == "Who the players were is the file's own word."


def test_a_game_cut_short_is_caught(ended):
    with pytest.raises(BadFile, match="was cut: a record shows its secret only after the end"):
        verify(rewritten(ended, log=read(ended)["log"][:20], result=None))


def test_a_changed_move_is_caught(ended):
    log = read(ended)["log"]
    for n in (0, len(log) // 2, len(log) - 1):
        other = [dict(entry) for entry in log]
        other[n]["move"] = (other[n]["move"] + 1) % 83
        with pytest.raises(BadFile, match="does not replay"):
            verify(rewritten(ended, log=other))


def test_changed_words_are_caught(ended):
    log = read(ended)["log"]
    log[0]["words"] = "displays red 9"
    sentence = rf'^{ended} does not replay: entry 1 says "displays red 9", but the move is "'
    with pytest.raises(BadFile, match=sentence):
        verify(rewritten(ended, log=log))


@pytest.mark.parametrize("change", [{"nonce": "0" * 64}, {"before": "0" * 64}, {"more": 1}])
def test_a_broken_chain_is_caught(ended, change):
    log = read(ended)["log"]
    log[5] |= change
    with pytest.raises(BadFile, match="entry 6 was edited: it is not chained"):
        verify(rewritten(ended, log=log))


@pytest.mark.parametrize("change", [{"secret": "ab" * 32}, {"table": "other"}])
def test_a_changed_shuffle_does_not_fit_the_commitment(ended, change):
    with pytest.raises(BadFile, match="its secret does not fit the commitment"):
        verify(rewritten(ended, luck=read(ended)["luck"] | change))


@pytest.mark.parametrize(
    "change", [{"secret": "no hex"}, {"salts": ["x"]}, {"salts": ["x", "", ""]}, {"kind": "magic"}]
)
def test_luck_that_dealt_something_else_is_caught(ended, change):
    with pytest.raises(BadFile, match="does not replay"):
        verify(rewritten(ended, luck=read(ended)["luck"] | change))


@pytest.mark.parametrize("change", [{"points": 99}, {"place": 1.0}])
def test_a_changed_result_is_caught(ended, change):
    result = read(ended)["result"]
    result[0] |= change
    with pytest.raises(BadFile, match=r"was edited|do not lead to the result it states"):
        verify(rewritten(ended, result=result))


# What follows from what a player kept


def test_commitment_salt_and_last_head_together_prove_the_game(tmp_path):
    shuffle = Shuffle.fresh("table 9")
    promised = shuffle.commitment(Terms.of(GAMES["mu"], 3, {"hands": 1}))
    match = finished(1, shuffle.salted(SALTS))
    path = recorded(match, tmp_path / "r.json")
    deal, salt, _, history, _ = verify(path, promised, SALTS[2], match.head, seat=2)
    assert deal.startswith("The commitment you kept bound the secret, the table's name, the game")
    assert salt.startswith("Your salt, of seat 3, is in the shuffle: nobody knew the deal before")
    assert history == "The head you kept is the last: every entry was fixed when you were shown it."


def test_a_host_cannot_choose_the_tables_name_after_the_salts(tmp_path):
    """The hole that was: the deal could be chosen by trying names of tables."""
    shuffle = Shuffle.fresh("table 9")
    promised = shuffle.commitment(Terms.of(GAMES["mu"], 3, {"hands": 1}))
    chosen = Shuffle(shuffle.secret, "table 10", SALTS)
    path = recorded(finished(1, chosen), tmp_path / "r.json")
    with pytest.raises(BadFile, match="its commitment is not the one shown before the game"):
        verify(path, promised)


def test_a_record_cannot_be_another_legal_game_on_the_same_shuffle(tmp_path):
    shuffle = Shuffle.fresh().salted(SALTS)
    played = finished(1, shuffle)
    other = recorded(finished(2, shuffle, played.moves[:30]), tmp_path / "r.json")
    half = played.after(60)
    assert verify(other, head=played.after(20).head)[3].startswith("The head you kept fixed the")
    with pytest.raises(BadFile, match="the head you kept is no part of its history"):
        verify(other, head=half.head)


def test_a_head_binds_what_came_before_it_and_says_how_much(tmp_path):
    match = finished(1, Shuffle.fresh())
    path = recorded(match, tmp_path / "r.json")
    early = match.after(10)
    sentence = verify(path, head=f" {early.head.upper()} ")[3]
    bound = early.history.heads.index(bytes.fromhex(early.head))
    assert sentence.startswith(f"The head you kept fixed the first {bound} entries; of the ")


@pytest.mark.parametrize("kept", [{"commitment": "0" * 64}, {"head": "0" * 64}])
def test_what_was_kept_and_does_not_fit_is_refused(ended, kept):
    with pytest.raises(BadFile, match=r"not the one shown before the game|no part of its history"):
        verify(ended, **kept)


@pytest.mark.parametrize("name", ["commitment", "head"])
@pytest.mark.parametrize("given", ["", "abc", "0" * 24, "0" * 63, "0" * 65, "x" * 64, 7])
def test_what_cannot_have_been_kept_accuses_nobody(ended, name, given):
    """A part of a hash proves nothing: whoever runs a game could make two that begin alike."""
    with pytest.raises(BadWords, match=f"A {name} is 64 digits from 0 to f"):
        verify(ended, **{name: given})


@pytest.mark.parametrize("given", [("another", 0), (SALTS[0], 1), (SALTS[2], 0), (SALTS[0], 7)])
def test_a_salt_is_that_of_its_seat(tmp_path, given):
    path = recorded(finished(1, Shuffle.fresh().salted(SALTS)), tmp_path / "r.json")
    with pytest.raises(BadFile, match="the salt you kept is not that of your seat"):
        verify(path, salt=given[0], seat=given[1])


@pytest.mark.parametrize("given", [("", 0), (SALTS[0], None), (7, 0)])
def test_a_salt_is_given_with_its_seat(ended, given):
    with pytest.raises(BadWords, match="together with the seat you sat in"):
        verify(ended, salt=given[0], seat=given[1])


def test_a_salt_without_a_commitment_proves_little(tmp_path):
    path = recorded(finished(1, Shuffle.fresh().salted(SALTS)), tmp_path / "r.json")
    assert "without a commitment it proves little" in verify(path, salt=SALTS[0], seat=0)[1]
    assert verify(path)[1].startswith("Salts came from seat 1 and seat 3: whoever made the secret")


def test_a_save_of_a_running_game_does_not_pass_for_a_whole_one(tmp_path):
    match = finished(1, Shuffle.fresh())
    part = match.after(40)
    save(part, tmp_path / "s.json")
    proved = verify(tmp_path / "s.json", head=part.history.heads[-1].hex())
    assert proved[2].endswith("; the game is not over yet.")
    assert proved[3].startswith("The head you kept is the last of this file, but not of the game:")


# Games that nobody should rely on


def test_a_seeded_game_is_marked_and_said_to_be_guessable(tmp_path):
    match = Match("mu", 3, {"hands": 1}, seed=12345678901234567890123456789012345)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    path = recorded(match, tmp_path / "r.json")
    assert read(path)["luck"] == {"kind": "seed", "seed": "12345678901234567890123456789012345"}
    sentence = "whoever knows or guesses this number knows every card."
    assert verify(path, head=match.head)[0].endswith(sentence)
    with pytest.raises(BadFile, match="a game with a commitment has no seed"):
        verify(path, commitment="0" * 64)
    assert load(path) == match


def test_a_seed_of_many_digits_makes_no_public_record_either(tmp_path):
    """A mark says so, not the number's length."""
    match = Match.new("mu", 3, seed=10**60)
    with pytest.raises(BadFile, match="could be guessed"):
        write_record(match, tmp_path / "r.json")
