"""With what it is done: the card of an action and its value, or the cards given up."""

from parlour.games.questions import Answer, Answers, Asked, Depending
from parlour.games.speech import counted
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import KINDS, MOST_VALUE, VALUE
from parlour.games.tavarua.moves import FIRST_CARD, FIRST_GIVE, FIRST_VALUE, GIVEN
from parlour.games.tavarua.nouns import KIND
from parlour.games.tavarua.questions.doing import DEEDS, ENOUGH
from parlour.games.tavarua.table import Phase
from parlour.kit.positions import Reading

ALL = range(KINDS)


def _card(verb: str, kind: int, *verbs: str) -> Answer:
    """A card from the hand, by name or code, with any of the verbs."""
    names = (KIND.said(kind), *KIND.forms[kind])
    words, *forms = (f"{said} {name}" for said in (verb, *verbs) for name in names)
    return Answer(words, (f"hand.{KIND.id(kind)}",), tuple(forms))


# The card; where the action is known it may be said again. In the Wash nobody is asked for the
# action, so its card tells it (tavarua-99).


def _played(action: int, kind: int) -> Answer:
    if action == Action.RECOVER:
        return _card("recovers with", kind, "plays", "gives up")
    return _card("plays", kind, DEEDS[action], "gives up")


_PLAYED = [[_played(action, kind) for kind in ALL] for action in Action]
_ASKS_CARD = {
    Action.RIDE: Asked("play a card to ride", "tavarua-37"),
    Action.CATCH: Asked("play a card to catch the wave", "tavarua-58"),
    Action.PADDLE_OUT: Asked("play a card to paddle out", "tavarua-66"),
    Action.PADDLE_IN: Asked("play a card to paddle in", "tavarua-68"),
    Action.RECOVER: Asked("give up a card to recover", "tavarua-45"),
}


def _play(kind: int) -> Depending:
    return lambda game, seat: _PLAYED[game.players[seat].choice.action][kind]


CARDS: Answers = {FIRST_CARD + kind: _play(kind) for kind in ALL}


def asks_card(game: Reading, seat: int) -> Asked:
    """The card, by what it is for."""
    return _ASKS_CARD[game.players[seat].choice.action]


# Its value (tavarua-32)


def _valued(printed: int, value: int) -> Answer:
    """What a card with a printed value counts for, and how many tokens that takes."""
    tokens = abs(value - printed)
    change = f"{value - printed:+}"
    forms = [str(value), f"as {value}", f"plays it as {value}", change]
    forms += [f"{change} tokens", f"{change} Stoke tokens"]
    if tokens:
        forms += [f"as {value} with {tokens} tokens", f"as {value} with {tokens} Stoke tokens"]
        words = f"plays it as {value} with {counted(tokens, 'Stoke token')}"
    else:
        forms += ["as it is", "as is", "done", "no tokens", "no Stoke tokens", "0 tokens"]
        forms += ["without", "without tokens"]
        words = "plays it as it is"
    return Answer(words, (f"value.{value}",), tuple(forms))


_VALUED = [[_valued(int(VALUE[kind]), value) for value in range(MOST_VALUE + 1)] for kind in ALL]


def _count_as(value: int) -> Depending:
    return lambda game, seat: _VALUED[game.players[seat].choice.card][value]


VALUES: Answers = {FIRST_VALUE + value: _count_as(value) for value in range(MOST_VALUE + 1)}


def asks_value(game: Reading, seat: int) -> Asked:
    """The value, by the tokens there are."""
    player = game.players[seat]
    card, have = KIND.said(player.choice.card), counted(player.tokens, "Stoke token")
    return Asked(f"say what {card} counts for, {have} at hand", "tavarua-32")


# Cards given up, in the exchange too


_EXCHANGED = [_card("gives up", kind, "discards", "exchanges") for kind in ALL]
_GIVEN = {
    action: [_card("gives up", kind, "discards", DEEDS[action]) for kind in ALL]
    for action in (Action.BAIL, Action.WAIT)
}
_KEEPS = ("keeps it", "keeps them", "keeps all", "keeps the rest", "gives up nothing")
_KEEP = Answer("keeps the hand", ("do.keep",), ("gives up no more", *_KEEPS, *ENOUGH))
_NO_MORE = Answer("gives up no more", ("do.no-more",), ("keeps the hand", *_KEEPS, *ENOUGH))


def _give(kind: int) -> Depending:
    def answer(game: Reading, seat: int) -> Answer:
        if game.phase == Phase.EXCHANGE:
            return _EXCHANGED[kind]
        return _GIVEN[game.players[seat].choice.action][kind]

    return answer


def _enough(game: Reading, seat: int) -> Answer:
    nothing = game.phase == Phase.EXCHANGE and not game.players[seat].choice.given
    return _KEEP if nothing else _NO_MORE


GIVEN_UP: Answers = {GIVEN: _enough, **{FIRST_GIVE + kind: _give(kind) for kind in ALL}}
_ASKS_CARDS = {
    Action.WAIT: Asked("give up one card or more while you wait", "tavarua-67"),
    Action.BAIL: Asked("give up one card or more to bail", "tavarua-42"),
}


def asks_cards(game: Reading, seat: int) -> Asked:
    """The cards, by what they are given up for."""
    choice = game.players[seat].choice
    if game.phase == Phase.EXCHANGE:
        if choice.given:
            return Asked("change more cards for others, or no more", "tavarua-11")
        return Asked("change any cards for others, or keep them all", "tavarua-11")
    return _ASKS_CARDS[choice.action]
