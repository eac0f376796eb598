"""Names in a box: no two sound alike, and what is said with them means one thing (snapshot-73)."""

import pytest

from games.boxes import read_all
from parlour.games.snapshot.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data

ANIMAL = "animals.1.name"
OTHER_NAME = "must be a name that no other entry has"
A_NAME = "must be a name of up to 30 letters a to z"
ONE_NAME = 'must be a name without the word "and"'
PROBLEMS = [
    ("Cat and Mouse", ONE_NAME),  # snapshot-51: "pays from Cat and Mouse"
    ("Rock AND Roll", ONE_NAME),
    ("Band-and", ONE_NAME),
    ("Herring-Gull", OTHER_NAME),
    ("The Herring Gull", OTHER_NAME),
    ("Savannah", OTHER_NAME),
    ("the Rainforest", OTHER_NAME),
    ("The Supply", A_NAME),
    ("no more", A_NAME),
    ("Sea  Otter", A_NAME),
    ("Otter ", A_NAME),
    ("Otter-", A_NAME),
    ("3 Otters", A_NAME),
    ("Otter" * 7, A_NAME),
]
FINE = ["Andean Bandicoot", "Przewalski's Horse", "Seals' Otter", "Sand-land Viper", "A" * 30]


def told(tmp_path, changes):
    """What is said about the usual box with each of these changes."""
    return [sentence for _, sentence in read_all(BOX, tmp_path, changes)]


def test_a_name_that_could_be_misheard_is_refused(tmp_path):
    found = told(tmp_path, [{ANIMAL: name} for name, _ in PROBLEMS])
    for (name, said), sentence in zip(PROBLEMS, found, strict=True):
        assert sentence.endswith(f"{ANIMAL} {said}."), (name, sentence)


def test_other_names_are_fine(tmp_path):
    assert set(told(tmp_path, [{ANIMAL: name} for name in FINE])) == {"fine"}


def test_an_assignment_may_be_called_this_and_that(tmp_path):
    assert told(tmp_path, [{"assignments.1.name": "Rock and Roll"}]) == ["fine"]


def animals(own):
    """So many animals of the Shoreline, one of each other habitat, and the Raccoon."""
    first, raccoon = USUAL["animals"][0], USUAL["animals"][60]
    letters = [chr(97 + n // 26) + chr(97 + n % 26) for n in range(own)]
    others = [USUAL["animals"][place] for place in (15, 30, 45)]
    return [*(first | {"name": name} for name in letters), *others, raccoon]


# A die on each of them is a choice, and choices are one set.
def test_a_column_is_not_too_long_for_a_set_of_choices(tmp_path):
    covers = {f"assignments.{n}.covers": ["aa", "ab"] for n in range(12)}
    fine, long = told(tmp_path, [{"animals": animals(own)} | covers for own in (56, 57)])
    assert fine == "fine"
    assert long.endswith("animals must be at most 56 of one habitat.")
