"""What all share in Project L: rows and decks of puzzles, and the solo grid."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.project_l.offers import Offers
from parlour.cli.tables.project_l.pieces import small, title, worth
from parlour.games.project_l.box import DECK_NAMES
from parlour.games.project_l.moves import FIRST_DECK, FIRST_PLACE, FIRST_RECYCLE
from parlour.games.project_l.rules.market import COLUMNS_OF_ROW
from parlour.games.project_l.setting import PLACES_OF_SET
from parlour.games.speech import counted

View = dict[str, Any]
CARD = 13  # columns of a puzzle with what stands beside it
LINES = 3
ORDER = ("1st", "2nd", "3rd")


def market(view: View, offers: Offers, width: int) -> RenderableType:
    """The puzzles there are to take, each with the number that takes it."""
    if view["solo"]:
        return _grid(view, offers)
    if len(view["market"]) == 1:
        return Group(*(_row_and_deck(view, offers, row, width) for row in range(len(DECK_NAMES))))
    return Group(_set_names(), *(_both_sets(view, offers, row, width) for row in range(2)))


def _beside(cards: list[list[Text]], *more: RenderableType) -> Table:
    """Cards of three lines side by side."""
    grid = Table.grid()
    for _ in cards:
        grid.add_column(width=CARD, no_wrap=True)
    grid.add_row(*(Text("\n").join(card) for card in cards), *more)
    return grid


def _card(view: View, offers: Offers, puzzle: View | None, place: int) -> list[Text]:
    """The recess of a puzzle, and beside it id, worth and the number that takes it."""
    if puzzle is None:
        return [Text("  –")] + [Text()] * (LINES - 1)
    told = [title(puzzle), worth(puzzle), _take(view, offers.number(FIRST_PLACE + place), puzzle)]
    pairs = zip(small(puzzle["rows"]), told, strict=True)
    return [drawn + Text(" ") + words for drawn, words in pairs]


def _take(view: View, number: str, puzzle: View) -> Text:
    """What may be done with a puzzle, or as which it goes under its deck (project_l-30)."""
    for player in view["players"]:
        named = player["recycling"]["named"] if player["recycling"] else []
        if puzzle["id"] in named:
            return Text(f"{ORDER[named.index(puzzle['id'])]} ↓")
    me = view["players"][view["viewer"]] if number else None
    verb = " next" if me and me["recycling"] else " take" if number else ""
    return Text(number, style="bold") + Text(verb)


def _cards(view: View, offers: Offers, number: int, row: int) -> list[list[Text]]:
    start = number * PLACES_OF_SET + row * COLUMNS_OF_ROW
    puzzles = view["market"][number][DECK_NAMES[row]]
    return [_card(view, offers, puzzle, start + i) for i, puzzle in enumerate(puzzles)]


def _row_and_deck(view: View, offers: Offers, row: int, width: int) -> Table:
    cards = _cards(view, offers, 0, row)
    deck = _deck(view, offers, row, width - CARD * len(cards))
    return _beside(cards, Text("\n").join(deck))


def _set_names() -> Text:
    clear = "○ clear set".ljust(3 * CARD)
    return Text(clear + "● black set", style="bold")


def _both_sets(view: View, offers: Offers, row: int, width: int) -> Group:
    cards = _cards(view, offers, 0, row) + _cards(view, offers, 1, row)
    return Group(_beside(cards), wrapped(_deck(view, offers, row, width // 2), width))


def _deck(view: View, offers: Offers, row: int, room: int) -> list[Text]:
    """A deck in up to three lines: what is in it, and what may be done with it."""
    deck = view["decks"][row]
    lines = [Text(_size(deck, "Deck" if view["solo"] else f"{DECK_NAMES[row]} deck", room))]
    if top := offers.number(FIRST_DECK + row):
        lines.append(Text(top, style="bold") + Text(f" take its top{_next(deck)}"))
    if recycle := offers.number(FIRST_RECYCLE + row):
        lines.append(Text(recycle, style="bold") + Text(" recycle the row"))
    return lines


def _size(deck: View, what: str, room: int) -> str:
    """How many a deck has, and which everybody saw go under it, where there is room."""
    told = f"{what[0].upper()}{what[1:]}: {deck['size'] or 'empty'}"
    known = " ".join(puzzle["id"] for puzzle in deck["known"])
    if not known:
        return told
    named = f"{told}, below {known}"
    return named if len(named) <= room else f"{told}, {len(deck['known'])} known"


def _next(deck: View) -> str:
    """The top puzzle, where it is known."""
    return f", {deck['known'][0]['id']}" if deck["known"] and not deck["unseen"] else ""


# Alone


def _grid(view: View, offers: Offers) -> RenderableType:
    solo, opponent = view["solo"], view["solo"]["opponent"]
    locks = "".join(_locks(number).ljust(CARD) for number in solo["locks"])
    supply = counted(opponent["locks"], "lock")
    told = [
        Text(f"Opponent: {counted(opponent['score'], 'point')}"),
        Text(f"  {counted(len(opponent['taken']), 'puzzle')}, {supply} in its supply"),
        Text(f"  plays {view['options']['solo_level']}"),
    ]
    beside = [told, [*_deck(view, offers, 0, CARD * 2), _back(view)], []]
    rows = []
    for number, puzzles in enumerate(solo["grid"]):
        start = number * len(puzzles)
        cards = [_card(view, offers, p, start + i) for i, p in enumerate(puzzles)]
        rows.append(_beside(cards, Text("\n").join(beside[number])))
    return Group(Text(locks + "locks above the columns"), *rows)


def _locks(number: int) -> str:
    drawn = "▣ " * number or "open"
    return drawn if len(drawn) < CARD else f"▣×{number}"


def _back(view: View) -> Text:
    deck = view["decks"][0]
    return Text(f"its top is {deck['colour']}" if deck["size"] else "")
