"""A plan as data and in words, and words as gestures."""

from collections.abc import Iterator, Sequence

from parlour.errors import BadWords, IllegalMove
from parlour.games.game import Refusal
from parlour.games.planner import Planner, Route
from parlour.games.plans import Gesture
from parlour.games.speech import by_name, capital
from parlour.games.stands import Stand
from parlour.games.views import Go, Open, Plan, Trouble


def plan(planner: Planner, gestures: Sequence[Gesture]) -> Plan:
    """What the gestures mean together."""
    route, kept, odd = planner.sound(gestures)
    trouble = _trouble(planner, route, odd, kept) if odd else None
    return {
        "moves": route.moves,
        "words": in_words(planner, route),
        "next": [list(gesture) for gesture in planner.may_follow(kept, route)],
        "removable": [list(gesture) for gesture in planner.may_go(kept, route)],
        "asks": _asks(planner, route.end) if route.end.is_within else None,
        "go": None if trouble else _go(planner, route),
        "trouble": trouble,
    }


def whole_series(planner: Planner, gestures: Sequence[Gesture]) -> list[int]:
    """The moves that sending the gestures plays; refused while they are no whole choice."""
    route, kept, odd = planner.sound(gestures)
    if odd:
        why = refusal(planner, route, odd, kept)
        cited = f" ({why.rule})" if why.rule else ""
        raise IllegalMove(f"Not allowed: {by_name(why.sentence, planner.names)}{cited}.", why.rule)
    closed = planner.closed(route) if route.steps and not route.wanted else None
    if closed is None:
        asks = _asks(planner, route.end)
        raise BadWords(f"That is no whole choice yet. {asks['says'] if asks else ''}".strip())
    return closed.moves


def why_not(planner: Planner, gestures: Sequence[Gesture]) -> Refusal | None:
    """Why the gestures do not go together; nothing if they do."""
    route, kept, odd = planner.sound(gestures)
    return refusal(planner, route, odd, kept) if odd else None


# Words


def in_words(planner: Planner, route: Route) -> str:
    """What a series does: "displays red 7, blue 3"."""
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
    asked = stand.question.asked(stand.seen, planner.seat)
    says = f"{capital(by_name(asked.says, planner.names))}."
    return {"question": stand.question.id, "says": says, "rule": asked.rule}


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


def refusal(planner: Planner, route: Route, odd: Gesture, said: Sequence[Gesture] = ()) -> Refusal:
    """Why a gesture does not go with a series: the game's own sentence where it has one."""
    game, seat = planner.game, planner.seat
    if why := planner.plans.clash(planner.opening.seen, seat, said, odd):
        return why
    for stand in _where_asked(route):
        move = stand.naming(odd)
        if move is not None and move not in stand.legal:
            return game.why_not(stand.seen, seat, move)
    if why := planner.plans.why_not(route.end.seen, seat, odd):
        return why
    if route.is_over and planner.opening.naming(odd) is None:
        return Refusal("that comes after this choice: make it first", "")
    return Refusal("that does not go with the rest", "") if route.steps else _meaningless(planner)


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
    while stand.is_within and stand.default is not None:
        stand = stand.after(stand.default)
        if stand.is_within:
            yield stand
    for move in stand.legal:
        after = stand.after(move)
        if after.is_within:
            yield after


# Words as gestures


def read(planner: Planner, words: str) -> list[Gesture]:
    """The gestures that words mean: one move, or several parted by commas."""
    try:
        return [_read_one(planner, words, planner.route(()))]
    except BadWords:
        parts = [part.strip() for part in words.split(",") if part.strip()]
        if len(parts) < 2:
            raise
    found: list[Gesture] = []
    for part in parts:
        found.append(_read_one(planner, part, planner.sound(found)[0]))
    return found


def _read_one(planner: Planner, words: str, route: Route | None) -> Gesture:
    """What words mean after a series: at its end, further on, or in the midst of it."""
    assert route, "nothing said makes no trouble"
    first: BadWords | None = None
    for stand in _where_asked(route):
        if stand.question is None:
            continue
        try:
            move = planner.game.read(stand.seen, planner.seat, words, planner.names)
            return tuple(sorted(stand.answer(move).touches))
        except BadWords as trouble:
            first = first or trouble
    raise first or BadWords("Nothing is asked of you now.")
