"""Before a game of Small Islands: its options, and where they stand in the header."""

from parlour.games.game import Option
from parlour.games.small_islands.box.islands import ISLANDS
from parlour.games.small_islands.box.map import CENTRE_CHOICES
from parlour.games.small_islands.box.pieces import MOST_TURNS

# small_islands-72
VOLCANO, OBJECT_PLACEMENT, ISLAND, CENTRE, NEW_CLUE_FROM, RAISE_ENDS_TURN, OPEN_TREASURE, TURNS = (
    range(8)
)
BY_PLAYERS, FROM_HAND = 1, 1
AT_RANDOM = 0  # of island and centre; other values are their numbers


def _numbered(count: int) -> tuple[str, ...]:
    return ("random", *(str(n + 1) for n in range(count)))


OPTIONS = (
    Option(
        "volcano",
        1,
        0,
        1,
        "whether volcano, triads and lava are in play, or the base game",
        "small_islands-71",
        ("off", "on"),
    ),
    Option(
        "object_placement",
        0,
        0,
        1,
        "who places huts, palm trees and statues",
        "small_islands-07",
        ("random", "players"),
    ),
    Option(
        "island",
        0,
        0,
        ISLANDS,
        "which of the islands it is",
        "small_islands-02",
        _numbered(ISLANDS),
    ),
    Option(
        "centre",
        0,
        0,
        CENTRE_CHOICES,
        "which hex round the middle the volcano has for its centre",
        "small_islands-10",
        _numbered(CENTRE_CHOICES),
    ),
    Option(
        "new_map_clue_from",
        0,
        0,
        1,
        "where the first clue of a new column comes from",
        "small_islands-61c",
        ("deck", "hand"),
    ),
    Option(
        "raise_ends_turn",
        0,
        0,
        1,
        "whether raising a treasure ends the turn",
        "small_islands-45",
        ("off", "on"),
    ),
    Option(
        "open_treasure",
        0,
        0,
        1,
        "whether claimed treasure cards stay open",
        "small_islands-72",
        ("off", "on"),
    ),
    Option(
        "turns",
        MOST_TURNS,
        1,
        MOST_TURNS,
        "after how many turns of all players together the game stops at the latest",
        "small_islands-69",
    ),
)
