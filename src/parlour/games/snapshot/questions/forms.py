"""Answers of Snapshot that name an animal, as it may be spelt, or that end a question."""

from functools import cache

from parlour.games.questions import Answer
from parlour.games.snapshot.nouns import ANIMAL

DONE = ("done", "stops", "ends", "passes", "finishes", "no more", "nothing", "nothing more")


@cache
def about(animal: int, words: str, touches: tuple[str, ...], *more: str) -> Answer:
    """An answer about an animal: "places {} in the Savannah", and further ways to say it."""
    names = (ANIMAL.names[animal], *ANIMAL.forms[animal])
    said = [form.format(name) for form in (words, *more) for name in names]
    return Answer(said[0], touches, tuple(said[1:]))
