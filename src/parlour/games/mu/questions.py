"""The questions of Mü: one a phase, what it asks and what every move number answers."""

from parlour.games.mu.box.bids import FACE_DOWN, MOST_RESTARTS
from parlour.games.mu.box.cards import CARDS, COLOUR, SECOND_TWINS, SINGLES
from parlour.games.mu.box.trumps import NO_TRUMP
from parlour.games.mu.moves import END_TURN, FIRST_SEAT, FIRST_TRUMP
from parlour.games.mu.nouns import CARD, COLOUR_NOUN, TRUMP
from parlour.games.mu.rules.auction import may_end_turn
from parlour.games.mu.rules.tricks import lies_on_display, playable, suit_led
from parlour.games.mu.table import Phase
from parlour.games.mu.words import LEXICON
from parlour.games.questions import (
    Answer,
    Answers,
    Asked,
    Depending,
    Question,
    Questions,
    each,
    seats,
)
from parlour.kit.positions import Reading
from parlour.kit.record import MOST_SEATS
from parlour.kit.sets import has, size

BUTTONS = {"do.pass": "Pass", "do.end": "End the display"}


# The auction


def _from_hand(words: str) -> Answers:
    """A card from the hand: of twins, one number."""
    all_cards = each(0, CARD, words, "hand.{}")
    return {card: answer for card, answer in all_cards.items() if not has(SECOND_TWINS, card)}


def _end(game: Reading, seat: int) -> Answer:
    if game.shown:
        return Answer("ends the display", ("do.end",), ("ends", "done"))
    return Answer("passes", ("do.pass",), ("ends", "ends the turn", "done"))


def _asks_display(game: Reading, seat: int) -> Asked:
    follows = game.players[seat].hand >> game.last_shown if game.shown else 1
    if game.shown and not follows:
        return Asked("end the display: what is left cannot follow your last card", "mu-21")
    if game.shown:
        return Asked("display more cards, or end the display so that it counts", "mu-24")
    if not may_end_turn(game.record):
        restarts = f"after {MOST_RESTARTS} restarts you must display a card"
        return Asked(f"open the auction: {restarts}", "mu-36")
    if not game.players[seat].hand:
        return Asked("you have no card left in hand: pass", "mu-34")
    return Asked("display cards, as many as you like, or pass", "mu-20")


# Trumps


def _trumps(rank: str) -> Answers:
    named = each(FIRST_TRUMP, TRUMP, f"names {{}} as {rank} trump", "trump.{}")
    none = named[FIRST_TRUMP + NO_TRUMP]
    forms = (none.words, "names none")
    return {**named, FIRST_TRUMP + NO_TRUMP: Answer("names no trump", none.touches, forms)}


# Team or exchange


def _asks_away(game: Reading, seat: int) -> Asked:
    left = int(FACE_DOWN[game.seats]) - int(size(game.players[seat].away))
    cards = "one more card" if left == 1 else f"{left} cards"
    return Asked(f"put {cards} from your hand on your pile, to count for you", "mu-53")


# The tricks


def _played(card: int, touch: str, in_hand: bool = False) -> Answer:
    words, code = f"plays {CARD.said(card)}", f"plays {CARD.forms[card][0]}"
    shown = (f"{words} from the display", f"{code} from the display")
    if has(SECOND_TWINS, card):
        return Answer(shown[0], (touch,), shown[1:])
    may_be_shown = has(SINGLES, card) and not in_hand
    return Answer(words, (touch,), (code, *shown) if may_be_shown else (code,))


_FROM_HAND = [_played(card, f"hand.{CARD.id(card)}", in_hand=True) for card in range(CARDS)]
_FROM_NOWHERE = [_played(card, f"hand.{CARD.id(card)}") for card in range(CARDS)]
_FROM_DISPLAY = [
    [_played(card, f"display.{seat}.{CARD.id(card)}") for card in range(CARDS)]
    for seat in range(MOST_SEATS)
]


def _play(card: int) -> Depending:
    """Of twins the second number means the one on display; a single card lies where it lies."""

    def answer(game: Reading, seat: int) -> Answer:
        if lies_on_display(game.record["players"][seat], card):
            return _FROM_DISPLAY[seat][card]
        return (_FROM_HAND if has(game.players[seat].hand, card) else _FROM_NOWHERE)[card]

    return answer


def _asks_play(game: Reading, seat: int) -> Asked:
    if not game.trick_size:
        return Asked("lead any card, from hand or display", "mu-66")
    led = game.trick[0]
    what = "a trump" if has(game.trumps, led) else COLOUR_NOUN.said(COLOUR[led])
    if playable(game.record, seat) & suit_led(game.record):
        return Asked(f"{what} was led: follow suit, from hand or display", "mu-63")
    return Asked(f"{what} was led and you have none: play any card, from hand or display", "mu-64")


def _step(game: Reading, seat: int) -> int:
    return int(game.phase)


QUESTIONS = Questions(
    step=_step,
    steps={
        Phase.AUCTION: Question(
            "auction",
            "the auction",
            _asks_display,
            {**_from_hand("displays {}"), END_TURN: _end},
        ),
        Phase.MINOR_TRUMP: Question(
            "minor-trump",
            "naming the minor trump",
            Asked("you bear the Shield: name the minor trump, from your display, or none", "mu-43"),
            _trumps("minor"),
        ),
        Phase.MAJOR_TRUMP: Question(
            "major-trump",
            "naming the major trump",
            Asked("you wear the Crown: name the major trump, from your display, or none", "mu-43"),
            _trumps("major"),
        ),
        Phase.PARTNER: Question(
            "partner",
            "picking the partner",
            Asked("pick your partner: anybody but the Shield player", "mu-50"),
            seats(FIRST_SEAT, "picks {} as partner"),
        ),
        Phase.EXCHANGE: Question(
            "exchange", "putting cards away", _asks_away, _from_hand("puts away {}")
        ),
        Phase.TRICKS: Question(
            "tricks", "the tricks", _asks_play, {card: _play(card) for card in range(CARDS)}
        ),
        Phase.NEXT_DEALER: Question(
            "next-dealer",
            "naming the next dealer",
            Asked("you dealt: name somebody else as next dealer, who will bid first", "mu-90"),
            seats(FIRST_SEAT, "names {} as next dealer"),
        ),
    },
    buttons=BUTTONS,
    lexicon=LEXICON,
)
