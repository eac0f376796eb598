"""Whatever a refusal suggests can be typed and is legal: in every game, anywhere in its walks."""

import random
import re

import pytest

from parlour.errors import BadWords
from parlour.games import SHELF
from parlour.kit.rule import INTERPRETED
from walks import GAMES, LEANINGS, walk

pytestmark = pytest.mark.talk

TABLES = [(name, GAMES[name].seats[place]) for name in SHELF for place in (0, -1)]
POSITIONS = 4 if INTERPRETED else 12  # of each walk
TYPED, REFUSED = 6, 6  # words and moves tried in each
SUGGESTING = re.compile(r'(?:like|mean|say|first) (".*")(?=[^"]*$)')


def suggested(sentence, typed=""):
    """The moves that a sentence tells the player to say; a clue may have quotation marks inside."""
    echo = f'"{" ".join(typed.split())}"'
    said = sentence.removeprefix(echo)
    found = SUGGESTING.search(said.partition(', then "')[0])
    return found[1][1:-1].split('" or "') if found else []


def positions(name, seats):
    """Some positions of the walks of a table, each with a seat that decides."""
    for leaning in LEANINGS:
        steps = walk(name, seats, leaning)[:-1]
        whim = random.Random(f"{name} {seats} {leaning}")
        yield from whim.sample(steps, min(POSITIONS, len(steps)))


def tried(game, table, seat, whim):
    """Nonsense, and single words of moves, legal or not."""
    answers = list(game.questions.meanings(table, seat).values())
    said = whim.sample(answers, min(TYPED, len(answers)))
    return ["xyzzy", "pass", *(whim.choice(answer.words.split()) for answer in said)]


def sentences(game, table, seat, whim):
    """What is said of words that are no move, and of moves that are not legal."""
    for typed in tried(game, table, seat, whim):
        try:
            game.read(table, seat, typed)
        except BadWords as refusal:
            yield str(refusal), typed
    legal = set(game.legal(table, seat))
    illegal = sorted(set(game.questions.meanings(table, seat)) - legal)
    for move in whim.sample(illegal, min(REFUSED, len(illegal))):
        yield game.why_not(table, seat, move).sentence, ""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_suggested_is_understood_and_legal(name, seats):
    game, whim, found = GAMES[name], random.Random(f"{name} {seats}"), 0
    for step in positions(name, seats):
        table, legal = step.table.reading(), game.legal(step.table.reading(), step.seat)
        for sentence, typed in sentences(game, table, step.seat, whim):
            for words in suggested(sentence, typed):
                assert game.read(table, step.seat, words) in legal, (typed, sentence)
                found += 1
    assert found > POSITIONS  # there was something to look at


def test_suggestions_are_found_in_sentences():
    assert suggested('"a" is no move here; say it like "takes b".', "a") == ["takes b"]
    assert suggested('That could mean "a" or "b" or others; say which.') == ["a", "b"]
    clue = 'say it like "plays "1 or 2 spaces from a hut" on black".'
    assert suggested(clue) == ['plays "1 or 2 spaces from a hut" on black']
    assert suggested('Say it step by step: first "ride", then "T3".') == ["ride"]
    assert suggested("There is no piece Q4.") == []
