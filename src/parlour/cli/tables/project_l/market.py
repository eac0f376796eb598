"""What all share in Project L: rows and decks of puzzles, and the solo grid."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.project_l.offers import Offers
from parlour.cli.tables.project_l.pieces import small, title, worth
from parlour.games.project_l.sight.schema import Deck
from parlour.games.speech import capital, counted

CARD = 13  # columns of a puzzle with what stands beside it
LINES = 3
ORDER = ("1st", "2nd", "3rd")
COLOURS = ("white", "black")


def market(scene: Scene, offers: Offers, width: int) -> RenderableType:
    """The puzzles there are to take, each with the number that takes it."""
    if scene.view["opponent"]:
        return _grid(scene, offers)
    stones = {space["stone"] for space in scene.setting["spaces"] if space}
    if stones == {None}:
        return Group(*(_row_and_deck(scene, offers, colour, width) for colour in COLOURS))
    return Group(_set_names(), *(_both_sets(scene, offers, colour, width) for colour in COLOURS))


def _beside(cards: list[list[Text]], *more: RenderableType) -> Table:
    """Cards of three lines side by side."""
    grid = Table.grid()
    for _ in cards:
        grid.add_column(width=CARD, no_wrap=True)
    grid.add_row(*(Text("\n").join(card) for card in cards), *more)
    return grid


def _cards(scene: Scene, offers: Offers, row: str | int) -> list[list[Text]]:
    """The cards of a row, of both sets if there are two, gaps too."""
    spaces = enumerate(scene.setting["spaces"])
    lying = {at["space"]: thing for thing, at in scene.view["market"].items()}
    return [
        _card(scene, offers, lying.get(n)) for n, space in spaces if space and space["row"] == row
    ]


def _card(scene: Scene, offers: Offers, thing: str | None) -> list[Text]:
    """The recess of a puzzle, and beside it id, worth and the number that takes it."""
    if thing is None:
        return [Text("  –")] + [Text()] * (LINES - 1)
    setting, puzzle = scene.setting, thing.removeprefix("market.")
    told = [title(setting, puzzle), worth(setting, puzzle), _take(scene, offers, thing, puzzle)]
    pairs = zip(small(setting, puzzle), told, strict=True)
    return [drawn + Text(" ") + words for drawn, words in pairs]


def _take(scene: Scene, offers: Offers, thing: str, puzzle: str) -> Text:
    """What may be done with a puzzle, or as which it goes under its deck (project_l-30)."""
    turns = [player["turn"] for player in scene.view["players"].values() if player["turn"]]
    for recycling in [turn["recycling"] for turn in turns if turn["recycling"]]:
        if puzzle in recycling["named"]:
            return Text(f"{ORDER[recycling['named'].index(puzzle)]} ↓")
    if not (number := offers.number(thing)):
        return Text()
    question = scene.ask["question"] if scene.ask else None
    return Text(number, style="bold") + Text(" next" if question == "recycle-order" else " take")


def _row_and_deck(scene: Scene, offers: Offers, colour: str, width: int) -> Table:
    cards = _cards(scene, offers, colour)
    deck = _deck(scene, offers, colour, width - CARD * len(cards))
    return _beside(cards, Text("\n").join(deck))


def _set_names() -> Text:
    clear = "○ clear set".ljust(3 * CARD)
    return Text(clear + "● black set", style="bold")


def _both_sets(scene: Scene, offers: Offers, colour: str, width: int) -> Group:
    deck = wrapped(_deck(scene, offers, colour, width // 2), width)
    return Group(_beside(_cards(scene, offers, colour)), deck)


def _deck(scene: Scene, offers: Offers, colour: str, room: int) -> list[Text]:
    """A deck in up to three lines: what is in it, and what may be done with it."""
    thing = f"deck.{colour}"
    deck = scene.view["decks"][thing]
    lines = [Text(_size(deck, f"{colour} deck", room))]
    if top := offers.number(thing):
        lines.append(Text(top, style="bold") + Text(f" take its top{_next(deck)}"))
    if recycle := offers.number("do.recycle", thing):
        lines.append(Text(recycle, style="bold") + Text(" recycle the row"))
    return lines


def _size(deck: Deck, what: str, room: int) -> str:
    """How many a deck has, and which everybody saw go under it, where there is room."""
    told = f"{capital(what)}: {deck['unseen'] + len(deck['known']) or 'empty'}"
    if not deck["known"]:
        return told
    named = f"{told}, below {' '.join(deck['known'])}"
    return named if len(named) <= room else f"{told}, {len(deck['known'])} known"


def _next(deck: Deck) -> str:
    """The top puzzle, where it is known."""
    return f", {deck['known'][0]}" if deck["known"] and not deck["unseen"] else ""


# Alone


def _grid(scene: Scene, offers: Offers) -> RenderableType:
    opponent = scene.view["opponent"]
    locks = "".join(_locks(number).ljust(CARD) for number in opponent["columns"])
    taken = counted(len(opponent["pile"]["opponent.pile"]["puzzles"]), "puzzle")
    told = [
        Text(f"Opponent: {counted(opponent['points'], 'point')}"),
        Text(f"  {taken}, {counted(opponent['locks'], 'lock')} in its supply"),
        Text(f"  plays {scene.setting['options']['solo_level']}"),
    ]
    beside = {1: told, 2: _one_deck(scene, offers), 3: []}
    rows = [_beside(_cards(scene, offers, row), Text("\n").join(beside[row])) for row in beside]
    return Group(Text(locks + "locks above the columns"), *rows)


def _one_deck(scene: Scene, offers: Offers) -> list[Text]:
    """Alone both colours are one deck, the white ones on top."""
    sizes = {colour: scene.view["decks"][f"deck.{colour}"]["unseen"] for colour in COLOURS}
    lines = [Text(f"Deck: {sum(sizes.values()) or 'empty'}")]
    for colour in [colour for colour in COLOURS if sizes[colour]][:1]:
        if top := offers.number(f"deck.{colour}"):
            lines.append(Text(top, style="bold") + Text(" take its top"))
        lines.append(Text(f"its top is {colour}"))
    return lines


def _locks(number: int) -> str:
    drawn = "▣ " * number or "open"
    return drawn if len(drawn) < CARD else f"▣×{number}"
