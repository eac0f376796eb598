"""Words of all kinds to every game: a move, or one of our refusals that changes nothing."""

import pytest

from attacks.attack import attack
from parlour.errors import ParlourError
from parlour.games import SHELF, take
from parlour.play.match import Match

RANGES = [(32, 127), (0, 160), (0x200, 0x3000), (0xD800, 0xE000), (0, 0x110000)]
SPICE = (" ", ",", "\0", "\x1b[2J", "\u202e", "9" * 5_000, "²", "-1", "[/x]", "{0}", "%s", "@1")
UNDERSTOOD, RAW = "understood", "raw"
MOST_MOVES = 150  # of the games that are played meanwhile


def garbage(luck):
    signs = luck.choice(RANGES)
    return "".join(chr(luck.randrange(*signs)) for _ in range(luck.randrange(40)))


def mutated(luck, words):
    """Words of a move with something cut out, doubled, put in or changed."""
    for _ in range(luck.randrange(1, 4)):
        first, last = sorted(luck.choices(range(len(words) + 1), k=2))
        part = words[first:last]
        middle = luck.choice(["", part * 2, luck.choice(SPICE), part.upper()])
        words = words[:first] + middle + words[last:]
    return words


def said(luck, match, seat):
    """What a person may say: garbage, or nearly a move."""
    choices = match.ask(seat)["choices"]
    if luck.random() < 0.2 or not choices:
        return garbage(luck)
    words = luck.choice(choices)["words"]
    return mutated(luck, words) if luck.random() < 0.6 else words * luck.choice([1, 1, 2, 300])


def touched(luck, match, seat):
    """What a person may touch: things on the table, and things that are nowhere."""
    things = [list(choice["touches"]) for choice in match.ask(seat)["choices"]]
    return luck.choices([*things, [garbage(luck)], garbage(luck)], k=luck.randrange(4))


def state(match):
    return list(match.log), match.table.copy(), match.actors, match.names


@pytest.mark.parametrize("game", SHELF)
@attack(few=100, many=20_000)
def test_words_are_a_move_or_refused_and_nothing_changes(game, tries, luck, tally):
    match = Match(game, take(game).seats[-1], seed=tries)
    for _ in range(tries):
        if match.is_over or len(match.log) > MOST_MOVES:
            match = Match(game, take(game).seats[-1], seed=luck.randrange(1 << 30))
        seat = luck.choice([*match.actors, luck.randrange(match.seats)])
        before, what = state(match), luck.choice(["read", "why", "plan", "play", "play"])
        came = outcome(match, seat, what, luck)
        assert came != RAW
        assert (what, came) == ("play", UNDERSTOOD) or state(match) == before
        tally[f"{what} {came}"] += 1


def outcome(match, seat, what, luck):
    """What came of it: it was understood, or the kind of the refusal."""
    try:
        ask(match, seat, what, luck)
    except ParlourError as refusal:
        return type(refusal).__name__ if str(refusal).isprintable() else RAW
    return UNDERSTOOD


def ask(match, seat, what, luck):
    if what == "read":
        words = said(luck, match, seat)
        return match.game.read(match.seen(seat).reading(), seat, words, match.names)
    if what == "plan":
        return match.plan(seat, touched(luck, match, seat))
    move = said(luck, match, seat) if luck.random() < 0.7 else touched(luck, match, seat)
    return getattr(match, what)(seat, move)
