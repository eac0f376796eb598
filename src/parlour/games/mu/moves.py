"""Moves of Mü as numbers and as words.

| number   | means                                                                       |
|----------|-----------------------------------------------------------------------------|
| 0 to 59  | a card to display, put away or play; of twins (two 1s or 7s of a colour)    |
|          | the first number means the one in hand, the second the one on display       |
| 60       | end the turn of the auction: a pass if nothing was displayed                |
| 61 to 76 | a trump: colours, numbers 0 to 9, none                                      |
| 77 to 82 | a seat: as partner or as next dealer                                        |
"""

from collections.abc import Callable

from parlour.errors import BadWords
from parlour.games.mu.box import (
    CARDS,
    COLOUR,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    FIRST_NUMBER_TRUMP,
    FIRST_TWINS,
    NO_TRUMP,
    NUMBER,
    SECOND_TWINS,
    TRUMPS,
    Event,
    Phase,
)
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading, Told
from parlour.kit.record import MOST_SEATS

END_TURN = CARDS
FIRST_TRUMP = END_TURN + 1
FIRST_SEAT = FIRST_TRUMP + TRUMPS
MOVES = FIRST_SEAT + MOST_SEATS

IMPERATIVES = {
    "displays": "display",
    "passes": "pass",
    "ends": "end",
    "names": "name",
    "picks": "pick",
    "puts": "put",
    "plays": "play",
}


def card_name(card: int) -> str:
    """A card as people call it: "red 7"."""
    return f"{COLOUR_NAMES[COLOUR[card]]} {NUMBER[card]}"


def card_code(card: int) -> str:
    """A card in short: "R7"."""
    return f"{COLOUR_LETTERS[COLOUR[card]]}{NUMBER[card]}"


def trump_name(trump: int) -> str:
    """A trump as people call it: "red", "7", "no trump"."""
    if trump == NO_TRUMP:
        return "no trump"
    if trump < FIRST_NUMBER_TRUMP:
        return COLOUR_NAMES[trump]
    return str(trump - FIRST_NUMBER_TRUMP)


def say(game: Reading, seat: int, move: int) -> str:
    """What the seat does by the move in this position, in words: "displays red 7"."""
    words = _words(game, move)
    if words is None:
        raise BadWords(f"Move {move} means nothing here.")
    return words


def read(game: Reading, seat: int, words: str) -> int:
    """The move that words mean in this position, legal or not; short forms are understood."""
    wanted = " ".join(words.lower().split())
    for move in range(MOVES):
        said = _words(game, move)
        if said is not None and wanted in _forms(said, move):
            return _copy_meant(game, seat, move)
    example = _words(game, _example(game))
    raise BadWords(f'"{words}" is no move here; say it like "{example}".')


def _copy_meant(game: Reading, seat: int, move: int) -> int:
    """Of twins, the one on display where there is none in hand: "red 7" need not say so."""
    player = game.players[seat]
    on_display_only = player.display >> move & ~(player.hand >> move) & 1
    if game.phase == Phase.TRICKS and FIRST_TWINS >> move & 1 and on_display_only:
        return move + 1
    return move


def _words(game: Reading, move: int) -> str | None:
    """The words of a move that has a meaning in this phase."""
    phase = game.phase
    if move < CARDS:
        return _card_words(phase, move)
    if move == END_TURN and phase == Phase.AUCTION:
        return "ends the display" if game.shown else "passes"
    if FIRST_TRUMP <= move < FIRST_SEAT and phase in (Phase.MINOR_TRUMP, Phase.MAJOR_TRUMP):
        return _trump_words(phase, move - FIRST_TRUMP)
    if FIRST_SEAT <= move < FIRST_SEAT + game.seats:
        return _seat_words(phase, move - FIRST_SEAT)
    return None


def _card_words(phase: int, move: int) -> str | None:
    second = SECOND_TWINS >> move & 1
    if phase == Phase.TRICKS:
        return f"plays {card_name(move)}{' from the display' if second else ''}"
    if second:
        return None
    verbs = {Phase.AUCTION: "displays", Phase.EXCHANGE: "puts away"}
    return f"{verbs[Phase(phase)]} {card_name(move)}" if phase in verbs else None


def _trump_words(phase: int, trump: int) -> str:
    if trump == NO_TRUMP:
        return "names no trump"
    rank = "minor" if phase == Phase.MINOR_TRUMP else "major"
    return f"names {trump_name(trump)} as {rank} trump"


def _seat_words(phase: int, seat: int) -> str | None:
    roles = {Phase.PARTNER: "picks {} as partner", Phase.NEXT_DEALER: "names {} as next dealer"}
    return roles[Phase(phase)].format(seat_name(seat)) if phase in roles else None


def _forms(said: str, move: int) -> set[str]:
    """All that is understood for a move: in full, as a command, without the verb, a card's code."""
    verb, _, rest = said.partition(" ")
    forms = {said, f"{IMPERATIVES[verb]} {rest}".strip(), rest.removeprefix("away ")} - {""}
    if move < CARDS:
        forms |= {form.replace(card_name(move), card_code(move).lower()) for form in forms}
    elif FIRST_TRUMP <= move < FIRST_SEAT:
        forms |= {trump_name(move - FIRST_TRUMP), f"name {trump_name(move - FIRST_TRUMP)}"}
    elif move >= FIRST_SEAT:
        forms.add(seat_name(move - FIRST_SEAT))
    return forms


def _example(game: Reading) -> int:
    return next(move for move in range(MOVES) if _words(game, move) is not None)


TELLINGS = {
    Event.DEALT: "{who} deals hand {a}",
    Event.RESTARTED: "nobody displayed a card; {who} shuffles and deals again",
    Event.DISPLAYED: "{who} displays {card}",
    Event.DISPLAY_ENDED: "{who} has {a} on display",
    Event.PASSED: "{who} passes",
    Event.TOOK_CROWN: "{who} takes the Crown with {a}",
    Event.TOOK_SHIELD: "{who} takes the Shield with {a}",
    Event.CROWN_BID: "{who} wears the Crown: {a} displayed, the Crown team needs {b} points",
    Event.SHIELD_BID: "{who} bears the Shield: {a} displayed",
    Event.NO_SHIELD: "nobody bears the Shield: there is no Shield team",
    Event.NAMED_MINOR: "{who} names {trump} as minor trump ({b} points)",
    Event.NAMED_MAJOR: "{who} names {trump} as major trump ({b} points)",
    Event.PICKED_PARTNER: "{who} picks {other} as partner",
    Event.TOOK_CARDS: "{who} takes {cards}",
    Event.TOOK_UNSEEN: "{who} takes the three face-down cards",
    Event.PUT_AWAY: "{who} puts away {card}",
    Event.PUT_AWAY_UNSEEN: "{who} puts a card away",
    Event.PLAYED: "{who} plays {card}{from_display}",
    Event.TOOK_TRICK: "{who} takes the trick: {points}",
    Event.SHOWED_PUT_AWAY: "{who} had put away {cards}",
    Event.CROWN_MADE_IT: "the Crown team makes it: {a} of {b} points",
    Event.CROWN_FAILED: "the Crown team fails: {a} of {b} points",
    Event.SCORED: "{who} scores {total}: {a} on cards, {b} for the bid, {c} for the trump",
    Event.CHOSE_DEALER: "{who} names {other} as next dealer",
    Event.GAME_OVER: "the game is over",
}


def tell(event: Told, name: Callable[[int], str] = seat_name) -> str:
    """An event in words, the seats called by name."""
    return TELLINGS[Event(event.kind)].format_map(_Telling(event, name))


class _Telling(dict[str, str]):
    """What a telling may mention of an event, worked out only when it does."""

    def __init__(self, event: Told, name: Callable[[int], str]) -> None:
        a, b, c = event.values
        super().__init__(who=name(event.seat), a=str(a), b=str(b), c=str(c))
        self._values, self._name = event.values, name

    def __missing__(self, key: str) -> str:
        a, b, c = self._values
        match key:
            case "card":
                return card_name(a)
            case "cards":
                return f"{card_name(a)}, {card_name(b)} and {card_name(c)}"
            case "trump":
                return trump_name(a)
            case "other":
                return self._name(a)
            case "points":
                return f"{a} point" if a == 1 else f"{a} points"
            case "total":
                return str(a + b + c)
            case _:  # from_display
                return " from the display" if b else ""
