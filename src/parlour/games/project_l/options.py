"""Before a game of Project L: its switches, and where they stand in the header."""

from parlour.games.game import Option
from parlour.games.project_l.box.market import BLACKS_USED
from parlour.games.project_l.box.opened import MOST_ROUNDS
from parlour.games.project_l.box.pieces import COLOURED_COUNTS
from parlour.games.project_l.box.puzzles import (
    AMBASSADOR_SET,
    BLACK,
    GHOST_SET,
    IN_SET,
    PHOENIX_SET,
)
from parlour.games.project_l.box.solo import SOLO_LEVELS

# Where the switches stand in the header.
EXPANSIONS_USED, FINESSE, PHOENIX, ENDLESS_WHITE, PIECES_USED = 0, 1, 2, 3, 4
FREE_DOT, RECYCLE_ORDER, OPEN_PILES, SOLO_LEVEL, ROUND_CAP = 5, 6, 7, 8, 9
CREDITS_FIRST = 10
WITH_GHOST, WITH_AMBASSADOR = 1, 2  # bits of the first switch
OFF_ON = ("off", "on")

OPTIONS = (
    Option(
        "expansions",
        3,
        0,
        3,
        "which puzzles and pieces are in play",
        "project_l-02",
        ("base", "ghost", "ambassador", "full"),
    ),
    Option(
        "finesse",
        0,
        0,
        2,
        "whether Finesse is played, and with which packs",
        "project_l-02",
        ("off", "on", "ambassador"),
    ),
    Option(
        "phoenix",
        0,
        0,
        1,
        "whether the seven Phoenix puzzles join the black ones",
        "project_l-80",
        OFF_ON,
    ),
    Option(
        "endless_white",
        0,
        0,
        1,
        "whether completed white puzzles form a new deck",
        "project_l-79",
        OFF_ON,
    ),
    Option(
        "pieces",
        1,
        0,
        1,
        "how many pieces there are of each coloured shape",
        "project_l-13",
        tuple(map(str, COLOURED_COUNTS.tolist())),
    ),
    Option(
        "free_dot", 1, 0, 1, "whether Upgrade may take a D1 for nothing", "project_l-34", OFF_ON
    ),
    Option(
        "recycle_order",
        0,
        0,
        1,
        "whether you choose in which order a recycled row goes under",
        "project_l-30",
        OFF_ON,
    ),
    Option(
        "open_piles",
        0,
        0,
        1,
        "whether everybody's points are shown during play",
        "project_l-78",
        OFF_ON,
    ),
    Option(
        "solo_level",
        0,
        0,
        2,
        "how strong the opponent is when you play alone",
        "project_l-83",
        SOLO_LEVELS,
    ),
    Option(
        "round_cap",
        MOST_ROUNDS,
        1,
        MOST_ROUNDS,
        "the round after which the end is triggered at the latest",
        "project_l-68",
    ),
    Option(
        "credits_break_ties_first",
        0,
        0,
        1,
        "whether credits break ties before puzzles and pieces",
        "project_l-76",
        OFF_ON,
    ),
)


def unfit(seats: int, options: list[int]) -> str | None:
    """What is wrong with a table of so many players and these options, in a sentence."""
    if seats == 1:
        if options[ENDLESS_WHITE]:
            return "The Endless White deck is for 2 and more players (project_l-79): leave it off."
        return None
    blacks = _blacks(options)
    if blacks < BLACKS_USED[seats]:
        return (
            f"{seats} players need {BLACKS_USED[seats]} black puzzles; these boxes have {blacks} "
            "(project_l-03): add the Ghost or Phoenix puzzles."
        )
    return None


def _blacks(options: list[int]) -> int:
    """How many black puzzles the chosen boxes have."""
    used = {0, GHOST_SET * (options[EXPANSIONS_USED] & WITH_GHOST)}
    used.add(AMBASSADOR_SET * (options[EXPANSIONS_USED] & WITH_AMBASSADOR) // WITH_AMBASSADOR)
    used.add(PHOENIX_SET * options[PHOENIX])
    return sum(int(IN_SET[box][BLACK]).bit_count() for box in used)
