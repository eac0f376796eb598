"""The moment that the picture of a table of Small Islands shows: island 26, turn 33, seat 0."""

from games.small_islands.positions import (
    GAME,
    ask_again,
    deal_clues,
    hexes,
    lay_columns,
    lay_map,
    table,
    words_of,
)
from parlour.games.small_islands.box.clues import IN_TERRAIN
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.box.pieces import BOUNDS
from parlour.games.small_islands.box.terrains import TERRAIN_NAMES
from parlour.games.small_islands.rules.moving import bound_ends

LAND = {
    "beach": "L4 L5 M6 N7 D8 L8 M8 E11 F12 G12",
    "jungle": "E4 D5 F5 C5 D6 C6 D7 E7 M7 I10 I11 I12 J13 I13 J14 I14",
    "scrubland": "H4 I4 H5 I5 M5 O5 N6 I6 B7 J7 E8 D9 F9 E9 G9 K9 L10 G10 K10 F11 L11 G11",
    "mountain": "D3 F3 C3 G3 M3 B4 D4 C4 K4 B5 J5 K5 J6 F8 J8 J9 I9 J10 J11 J12",
    "lake": "E5 F6 L6 E6 G6 K6 F7",
    "river": "G5 K7 K8 L9 M9 H10 H11",
}
LAVA = "E3 F4 G4 H6 L7 C7"
COLUMNS = {
    "white": [
        ("not next to a beach", 1),
        ("not in a jungle", 2),
        ("1 or 2 spaces from a palm tree", 0),
        ("not next to the volcano", 2),
        ("in the largest scrubland", 0),
    ],
    "grey": [("not next to a palm tree", 1), ("next to the largest mountains", 1)],
    "black": [("in the largest jungle", 0), ("next to lava", 2), ("next to mountains", 2)],
    "brown": [("next to a statue", 0), ("next to the volcano", 2)],
}
HAND = ["not next to a jungle", "in scrubland", "not next to the ocean", "1 or 2 spaces from a hut"]


def moment(**changes):
    """The table of the picture, seat 0 to act; with amulets in hand or on other hexes, say."""
    position = table(3, island=26, centre=_centre(), vehicles=["G9", "G9", "M8"], **changes)
    game = position.games[0]
    for number, terrain in enumerate(TERRAIN_NAMES):
        game["marks"][IN_TERRAIN + number] = words_of(LAND[terrain])
    game["land"], game["lava"] = words_of(" ".join(LAND.values())), words_of(LAVA)
    amulets = changes.get("amulets", "D3 F3 I4 B5 C6 M9 L11 I14")
    statues = [("I9", "SW"), ("C4", "NW"), ("I5", "NE")]
    lay_map(position, "B4 H5 L6 D9", "F5 M9 G10", statues, "", amulets)
    for player in game["players"]:
        player["roses"] = 12
    lay_columns(position, COLUMNS)
    deal_clues(position, [HAND])
    ask_again(position)
    return position


def _centre():
    """Which of the three places of the volcano is H8."""
    for centre in (1, 2, 3):
        dealt = GAME.deal(3, 1, {"island": 26, "centre": centre})
        if int(dealt.games[0]["centre"]) == hexes("H8")[0]:
            return centre
    raise AssertionError("island 26 has its middle at H8")


def reached(position, crosses):
    """Land within three bounds, asked bound by bound."""
    game = position.games[0]
    found = edge = {int(game["players"][0]["vehicle"])}
    for left in range(BOUNDS, 0, -1):
        edge = {to for at in edge for to in members(bound_ends(game, at, left, crosses))}
        found = found | edge
    return {at for at in found if not contains(game["lava"], at)}
