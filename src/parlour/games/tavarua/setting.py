"""Before a game of Tavarua: its switches."""

from parlour.games.game import Option
from parlour.games.tavarua import box

# Where the switches stand in the header.
BREAK_RULE, STOKE_CARDS, UNFINISHED, ROUNDS = 0, 1, 2, 3
PRINTED = 1  # of the first

OPTIONS = (
    Option(
        "break_rule",
        0,
        0,
        1,
        "which waves have broken: as the sheet says, or as reviewers saw it printed",
        "tavarua-90",
        ("seed", "printed"),
    ),
    Option(
        "stoke_cards", 1, 0, 1, "whether Stoke cards can be bought", "tavarua-91", ("off", "on")
    ),
    Option(
        "unfinished_rides",
        0,
        0,
        1,
        "what rides under way bring when the game ends",
        "tavarua-91b",
        ("nothing", "score"),
    ),
    Option("rounds", box.ROUNDS, 1, box.ROUNDS, "how many rounds are played", "tavarua-97"),
)
