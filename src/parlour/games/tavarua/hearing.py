"""Which move of Tavarua words mean, legal or not.

What is understood depends on the question asked. A move's own words always are; short forms leave
out what goes without saying: "T3" is as good as "plays teal 3" where a card is asked for.
"""

import re
from collections.abc import Callable

from parlour.errors import BadWords
from parlour.games.tavarua.moves import (
    BUY,
    DONE,
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_BOARD,
    GIVEN,
    SWITCH,
    TAKE_BACK,
)
from parlour.games.tavarua.sayings import (
    attached,
    given_up,
    modified,
    one_at_a_time,
    paddled,
    played,
    switched,
    unmodified,
    which_way,
)
from parlour.games.tavarua.sentences import in_steps
from parlour.games.tavarua.stoke import Action
from parlour.games.tavarua.table import Phase, Step
from parlour.games.tavarua.words import example, is_secret_phase, meanings
from parlour.kit.positions import Reading

Meaning = Callable[[Reading, dict[str, str | None]], int | None]


def _always(move: int) -> Meaning:
    return lambda player, told: move


def _act(action: Action) -> Meaning:
    return _always(FIRST_ACTION + action)


ENOUGH = "done|stops?|ends?|pass(es)?|finish(es)?|no more|nothing( more)?"
TOKENS = "( stoke)?( tokens?)?"
BACK = "takes?( (it|(the|my) choice))? back( the choice)?"
# What can be said, by step; the first that fits counts, if it is a move.
_SAYINGS: dict[int, list[tuple[str, Meaning]]] = {
    Step.BOARD: [
        ("((takes?|chooses?) )?(the )?s(hort)?( board)?", _always(FIRST_BOARD)),
        ("((takes?|chooses?) )?(the )?l(ong)?( board)?", _always(FIRST_BOARD + 1)),
    ],
    Step.SHORE: [
        (f"{ENOUGH}|is done|done (on|with) the shore", _always(DONE)),
        ("(switch(es)?|change)( boards?)?", _always(SWITCH)),
        ("((switch(es)?|change|takes?) (to )?)?(the )?(?P<board>short|long)( board)?", switched),
        ("buys?( (a|one|1|another))?( stoke)?( card)?", _always(BUY)),
        ("buys? ([0-9]+|two|three|four|five)( stoke)?( cards?)?", one_at_a_time),
    ],
    Step.ATTACH: [
        (
            "((attach(es)?|plays?) )?(no|none|nothing|no( stoke)? cards?)|without|done",
            _always(FIRST_ATTACH),
        ),
        ("((attach(es)?|plays?|uses?|with) )?(the )?(?P<card>.+)", attached),
    ],
    Step.ACTION: [
        ("rides?( the wave)?", _act(Action.RIDE)),
        ("bails?( out)?", _act(Action.BAIL)),
        ("recovers?", _act(Action.RECOVER)),
        ("catch(es)?( (it|(the|a) wave))?", _act(Action.CATCH)),
        ("(paddles? )?out(wards?)?", _act(Action.PADDLE_OUT)),
        ("waits?|stays?", _act(Action.WAIT)),
        ("(paddles? )?in(wards?)?", _act(Action.PADDLE_IN)),
        ("paddles?", paddled),
    ],
    Step.CARD: [("((plays?|lays?|uses?|gives?( up)?|with) )?(the |a )?(?P<kind>.+)", played)],
    Step.VALUE: [
        (
            f"(plays? )?(it )?as( it)? is|(with )?(no|0)( stoke)? tokens?|without{TOKENS}|done",
            unmodified,
        ),
        (
            f"(?P<sign>[+-]|adds?|plus|minus|less|takes? off) ?(?P<by>[0-9]{{1,4}}){TOKENS}",
            modified,
        ),
        ("(with )?([0-9]+|a|one|two|three)( stoke)? tokens?", which_way),
        (
            "((plays? )?(it )?as )?(?P<value>[0-9]{1,4})"
            "( with (?P<tokens>[0-9]{1,4}|an?|one)( stoke)? tokens?)?",
            modified,
        ),
    ],
    Step.DISCARD: [
        (
            f"{ENOUGH}|keeps?( (it|them|all|(the|my) (hand|rest)))?|gives? up (no more|nothing)",
            _always(GIVEN),
        ),
        ("((gives?( up)?|discards?|exchanges?) )?(the |a )?(?P<kind>.+)", given_up),
    ],
}
_PATTERNS = {
    step: [(re.compile(pattern), means) for pattern, means in sayings]
    for step, sayings in _SAYINGS.items()
}
_BACK = re.compile(BACK)
_ACTION_WORDS = [pattern.pattern for pattern, _ in _PATTERNS[Step.ACTION]]


def read(game: Reading, seat: int, words: str) -> int:
    """The move that words mean in this position, legal or not; short forms are understood."""
    said = _loosely(words)
    move = {full.lower(): move for full, move in meanings(game, seat).items()}.get(said)
    if move is None:
        move = _said_in_short(game, seat, said)
    if move is None:
        raise BadWords(_not_understood(game, seat, words, said))
    return move


def _loosely(words: str) -> str:
    """The words in small letters, without a full stop, a sign next to its number."""
    said = " ".join(words.lower().replace("−", "-").split()).rstrip(".! ")
    return re.sub(r"([+-]) (?=[0-9])", r"\1", said)


def _said_in_short(game: Reading, seat: int, said: str) -> int | None:
    player = game.players[seat]
    if is_secret_phase(game) and _BACK.fullmatch(said):
        return TAKE_BACK
    said = _without_action(game, player, said)
    for pattern, means in _PATTERNS.get(player.step, ()):
        found = pattern.fullmatch(said)
        if found and (move := means(player, found.groupdict())) is not None:
            return move
    return None


# Where the action is known it may be said again: "ride T3" means its card.
def _without_action(game: Reading, player: Reading, said: str) -> str:
    if game.phase != Phase.PLAY or player.step not in (Step.CARD, Step.DISCARD):
        return said
    action = _ACTION_WORDS[player.choice.action]
    return re.sub(rf"^(?:{action}) (?:with )?(?=.)", "", said)


def _not_understood(game: Reading, seat: int, words: str, said: str) -> str:
    player = game.players[seat]
    if player.step == Step.WAIT:
        return _nothing_asked(game, seat)
    steps = in_steps(player, _without_action(game, player, said))
    if len(steps) > 1:
        then = "".join(f', then "{step}"' for step in steps[1:])
        return f'Say it step by step: first "{steps[0]}"{then}.'
    return f'"{words}" is no move here; say it like "{example(game, seat)}".'


def _nothing_asked(game: Reading, seat: int) -> str:
    if game.phase == Phase.OVER:
        return "Nothing is asked: the game is over."
    if is_secret_phase(game):
        return 'Your choice is made; say "take back" to choose again.'
    return "Nothing is asked of you: somebody else decides now."
