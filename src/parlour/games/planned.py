"""A plan as data and in words, and words as gestures."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NoReturn

from parlour.errors import BadWords, IllegalMove
from parlour.games.game import Refusal
from parlour.games.planner import Planner, Route
from parlour.games.plans import Gesture, gesture_of
from parlour.games.questions import Asked, Question
from parlour.games.speech import by_name, capital
from parlour.games.stands import Stand
from parlour.games.views import Go, Open, Plan, Trouble
from parlour.kit.positions import Reading


def plan(planner: Planner, gestures: Sequence[Gesture]) -> Plan:
    """What the gestures mean together."""
    route, kept, odd = planner.sound(gestures)
    trouble = _trouble(planner, route, odd, kept) if odd else None
    return {
        "moves": route.moves,
        "words": in_words(planner, route),
        "next": [list(gesture) for gesture in planner.may_follow(kept, route)],
        "removable": [list(gesture) for gesture in planner.may_go(kept, route)],
        "asks": _open(planner, route) if route.end.is_within else None,
        "go": None if trouble else _go(planner, route),
        "trouble": trouble,
    }


def whole_series(planner: Planner, gestures: Sequence[Gesture]) -> list[int]:
    """The moves that sending the gestures plays; refused while they are no whole choice."""
    route, kept, odd = planner.sound(gestures)
    if odd:
        refuse(planner, route, odd, kept)
    closed = planner.closed(route) if route.steps and not route.wanted else None
    if closed is None:
        asks = _open(planner, route)
        raise BadWords(f"That is no whole choice yet. {asks['says'] if asks else ''}".strip())
    return closed.moves


def refuse(planner: Planner, route: Route, odd: Gesture, kept: Sequence[Gesture] = ()) -> NoReturn:
    """Say why a gesture does not go with a series."""
    why = refusal(planner, route, odd, kept)
    cited = f" ({why.rule})" if why.rule else ""
    raise IllegalMove(f"Not allowed: {by_name(why.sentence, planner.names)}{cited}.", why.rule)


def why_not(planner: Planner, gestures: Sequence[Gesture]) -> Refusal | None:
    """Why the gestures do not go together; nothing if they do."""
    route, kept, odd = planner.sound(gestures)
    return refusal(planner, route, odd, kept) if odd else None


# Words


def in_words(planner: Planner, route: Route) -> str:
    """What a series does: "displays red 7, blue 3"."""
    if route.series:
        return by_name(route.series.words, planner.names)
    said = planner.plans.says(planner.opening.seen, planner.seat, route.moves)
    if said is None:
        said = run_on([stand.answer(move).words for stand, move in route.steps])
    return by_name(said, planner.names)


def run_on(said: Sequence[str]) -> str:
    """Things done in a row, what they begin with said once: "displays red 7, blue 3"."""
    parts, last = [], ""
    for words in said:
        verb, _, rest = words.partition(" ")
        parts.append(rest if rest and verb == last else words)
        last = verb
    return ", ".join(parts)


def _asks(planner: Planner, stand: Stand) -> Open | None:
    if stand.question is None:
        return None
    return _said(planner, stand.question, stand.question.asked(stand.seen, planner.seat))


def _open(planner: Planner, route: Route) -> Open | None:
    """What a plan leaves open, as the game says it."""
    asks, question = route.series.asks if route.series else None, route.end.question
    return _said(planner, question, asks) if asks and question else _asks(planner, route.end)


def _said(planner: Planner, question: Question, asked: Asked) -> Open:
    says = f"{capital(by_name(asked.says, planner.names))}."
    return {"question": question.id, "says": says, "rule": asked.rule}


def _go(planner: Planner, route: Route) -> Go | None:
    if not route.steps or route.wanted:
        return None
    closed = planner.closed(route)
    if closed is None:
        return None
    return {"words": in_words(planner, closed), "settles": not closed.end.may_undo}


# Why not


def _trouble(planner: Planner, route: Route, odd: Gesture, kept: Sequence[Gesture]) -> Trouble:
    why = refusal(planner, route, odd, kept)
    says = f"{capital(by_name(why.sentence, planner.names))}."
    return {"gesture": list(odd), "says": says, "rule": why.rule or None}


def refusal(planner: Planner, route: Route, odd: Gesture, kept: Sequence[Gesture] = ()) -> Refusal:
    """Why a gesture does not go with those kept: the game's own sentence where it has one."""
    if planner.choosing and (why := planner.choosing.why_not((*kept, odd))):
        return why
    if why := planner.plans.clash(planner.opening.seen, planner.seat, kept, odd):
        return why
    if why := _illegal(planner, route, odd) or _the_other_way(planner, kept, odd):
        return why
    here = route.steps[-1][0] if route.is_over else route.end  # afterwards nothing is asked
    if why := planner.plans.why_not(here.seen, planner.seat, odd):
        return why
    if route.is_over and planner.opening.naming(odd) is None:
        return Refusal("that comes after this choice: make it first", "")
    return Refusal("that does not go with the rest", "") if route.steps else _meaningless(planner)


def _illegal(planner: Planner, route: Route, odd: Gesture) -> Refusal | None:
    """Why the move that a gesture means somewhere in a series is not legal there."""
    for stand in _where_asked(route):
        move = stand.naming(odd)
        if move is not None and move not in stand.legal:
            return planner.game.why_not(stand.seen, planner.seat, move)
    return None


def _the_other_way(planner: Planner, kept: Sequence[Gesture], odd: Gesture) -> Refusal | None:
    """Why what was said before does not go with a gesture that would be fine without it."""
    if not kept or not planner.route([odd]):
        return None
    route, _, other = planner.sound([odd, *kept])
    return _illegal(planner, route, other) if other else None


def _meaningless(planner: Planner) -> Refusal:
    """Of a thing that nothing here is about."""
    asks = _asks(planner, planner.opening)
    if asks is None:
        return Refusal("nothing is asked of you now", "")
    question = asks["says"].removesuffix(".")
    return Refusal(
        f"that answers nothing that is asked: {question[0].lower()}{question[1:]}", asks["rule"]
    )


def _where_asked(route: Route) -> Iterator[Stand]:
    """Where a gesture may have been meant: the open question first, then those before it."""
    if not route.is_over:
        yield route.end
        yield from _further(route.end)
    for stand, _ in reversed(route.steps):
        yield stand


def _further(stand: Stand) -> Iterator[Stand]:
    """What is asked next, by default or after any answer."""
    begun = stand
    while stand.is_within and stand.default is not None:
        stand = stand.after(stand.default)
        if stand.is_within:
            yield stand
    stand = stand if stand.is_within else begun  # beyond the choice nothing is meant
    for move in stand.leading:
        after = stand.after(move)
        if after.is_within:
            yield after


# Words as gestures


def read(planner: Planner, words: str) -> list[Gesture]:
    """The gestures that words mean: one move, or several parted by commas."""
    parts = [part.strip() for part in words.split(",") if part.strip()]
    try:
        whole = read_part(planner, words, planner.sound(())[0])
        route = planner.route([whole])
        if len(parts) < 2 or (route and not route.wanted):
            return [whole]
    except BadWords:
        if len(parts) < 2:
            raise
    found: list[Gesture] = []
    for part in parts:
        found.append(read_part(planner, part, planner.sound(found)[0]))
    return found


def read_part(planner: Planner, words: str, route: Route) -> Gesture:
    """What words mean after a series: at its end, further on, or in the midst of it."""
    first: BadWords | None = None
    for stand in _where_meant(planner, route):
        if stand.question is None:
            continue
        try:
            return _meant(planner, words, stand.seen)
        except BadWords as trouble:
            first = first or trouble
    found = _imagined(planner, words)
    if len(found) == 1:
        return found[0]
    if found:
        raise BadWords(f'"{words}" could mean several things: say it in full.')
    raise first or BadWords("Nothing is asked of you now.")


def _where_meant(planner: Planner, route: Route) -> Iterator[Stand]:
    """Where words may be meant; what was said already is said again by its full name."""
    if not planner.choosing:
        yield from _where_asked(route)
        return
    if not route.is_over:
        yield route.end
        yield from _further(route.end)
    yield planner.opening


def _imagined(planner: Planner, words: str) -> list[Gesture]:
    """What words mean on the tables that a game imagines."""
    found: dict[Gesture, None] = {}
    for table in planner.choosing.imagined() if planner.choosing else ():
        with suppress(BadWords):
            found[_meant(planner, words, table)] = None
    return list(found)


def _meant(planner: Planner, words: str, table: Reading) -> Gesture:
    move = planner.game.read(table, planner.seat, words, planner.names)
    return gesture_of(planner.game.questions.answer(table, planner.seat, move).touches)
