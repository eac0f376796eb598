"""What is asked while a treasure of Small Islands is shared out."""

from parlour.games.questions import Answer, Asked, Depending, Question
from parlour.games.small_islands.box.treasure import CURSE, KINDS
from parlour.games.small_islands.moves import CLAIM, DECLINE, FIRST, PAY_AMULET, PAY_GOLD
from parlour.games.small_islands.nouns import COLUMN, TREASURE
from parlour.games.small_islands.questions.clues import with_clues
from parlour.games.small_islands.rules.raising.treasures import highest
from parlour.games.small_islands.table import Step
from parlour.games.speech import counted
from parlour.kit.positions import Reading

_FIRST_CLAIM, _FIRST_PAYMENT = int(FIRST[Step.CLAIM]), int(FIRST[Step.CURSE])


def _offered(verb: str, touch: str, verbs: tuple[str, ...], *forms: str) -> Depending:
    """The card that is turned up is taken, or not."""
    by_kind = [
        Answer(f"{verb} {card}", (touch,), (*(f"{other} {card}" for other in verbs), *forms))
        for card in TREASURE.names
    ]
    return lambda game, seat: by_kind[game.up]


def _asks_claim(game: Reading, seat: int) -> Asked:
    follow = f"{counted(game.pool_left, 'card')} to follow" if game.pool_left else "the last card"
    return Asked(f"claim {TREASURE.said(game.up)}, or decline it: {follow}", "small_islands-57")


_LOST = [
    Answer(f"loses {card}", ("do.gold",), (f"pays {card}", "loses the highest treasure"))
    for card in ("gold" if kind == CURSE else TREASURE.said(kind) for kind in range(KINDS))
]


# small_islands-60: the highest card.
def _gold(game: Reading, seat: int) -> Answer:
    return _LOST[int(highest(game.players[seat].gold))]


def _asks_renewal(game: Reading, seat: int) -> Asked:
    says = f"choose the clue with which {COLUMN.said(game.column)} begins anew"
    return Asked(says, "small_islands-61c")


RAISING: dict[int, Question] = {
    Step.CLAIM: Question(
        "claim",
        "sharing a treasure out",
        _asks_claim,
        {
            _FIRST_CLAIM + CLAIM: _offered("claims", "do.claim", ("takes", "keeps"), "yes", "y"),
            _FIRST_CLAIM + DECLINE: _offered(
                "declines", "do.decline", ("leaves", "refuses"), "no", "n", "passes", "no thanks"
            ),
        },
    ),
    Step.CURSE: Question(
        "curse",
        "paying for the Curse",
        Asked("pay for the Curse: an amulet or your highest gold", "small_islands-60"),
        {
            _FIRST_PAYMENT + PAY_AMULET: Answer(
                "loses an amulet", ("do.amulet",), ("pays an amulet",)
            ),
            _FIRST_PAYMENT + PAY_GOLD: _gold,
        },
    ),
    Step.NEW_CLUE: Question(
        "new-clue",
        "beginning a column anew",
        _asks_renewal,
        with_clues(Step.NEW_CLUE, 'begins {column} with "{clue}"', 'begins with "{clue}"'),
    ),
}
