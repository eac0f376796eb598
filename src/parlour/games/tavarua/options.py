"""Before a game of Tavarua: its options, and where they stand in the header."""

from parlour.games.game import Option
from parlour.games.tavarua.box.waves import MOST_ROUNDS

BREAK_RULE, WITH_STOKE_CARDS, UNFINISHED, ROUNDS = 0, 1, 2, 3
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
    Option("rounds", MOST_ROUNDS, 1, MOST_ROUNDS, "how many rounds are played", "tavarua-97"),
)
