"""Cards and choices of Tavarua as plain data."""

from typing import Any

from parlour.games.tavarua.box import BOX, COLOUR_NAMES, DIRECTION, KINDS, VALUE, VALUES
from parlour.games.tavarua.faces import kind_code
from parlour.games.tavarua.rules.counts import count_of
from parlour.games.tavarua.stoke import ACTION_NAMES, FITS, STOKE_NAMES, STOKE_TEXTS, STOKES, Action
from parlour.kit.positions import Reading
from parlour.kit.sets import members

View = dict[str, Any]
STOKE_PROVENANCE = ["", *(BOX.provenance(f"stoke_cards.{s}")[0] for s in range(STOKES))]
GIVES_UP = (Action.WAIT, Action.BAIL)


def card_names(cards: int) -> list[str]:
    """Counted player cards one by one, in the order of their kinds."""
    return [kind_code(kind) for kind in range(KINDS) for _ in range(count_of(cards, kind))]


# tavarua-35: what was chosen in the last round lies open.
def chosen(choice: Reading) -> View:
    """A whole choice: its card and value, or the cards given up."""
    plays = choice.action not in GIVES_UP
    return {
        "action": ACTION_NAMES[choice.action],
        "attached": STOKE_NAMES[choice.attached] if choice.attached else None,
        "card": kind_code(choice.card) if plays else None,
        "value": choice.value if plays else None,
        "tokens": abs(choice.value - int(VALUE[choice.card])) if plays else 0,
        "given": card_names(choice.given),
    }


def card_face(kind: int, playable: bool) -> View:
    """A player card."""
    return {
        "card": kind_code(kind),
        "colour": COLOUR_NAMES[kind // VALUES],
        "value": int(VALUE[kind]),
        "towards": "nose" if DIRECTION[kind] > 0 else "tail",
        "playable": playable,
    }


def stoke_face(card: int) -> View:
    """A Stoke card with its text."""
    return {
        "name": STOKE_NAMES[card],
        "text": STOKE_TEXTS[card],
        "actions": [ACTION_NAMES[action] for action in members(FITS[card])],
        "provenance": STOKE_PROVENANCE[card],
    }
