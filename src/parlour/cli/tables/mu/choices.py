"""What the viewer of Mü holds and may do: cards with the numbers to type, and the other moves."""

from collections.abc import Iterable
from itertools import groupby

from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene, numbers_of, offered
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.mu.cards import card, ink, suit_name
from parlour.games.mu.sight.schema import Card, Setting, View
from parlour.games.speech import imperative
from parlour.games.views import Choice

NAMING = ("minor-trump", "major-trump")


def arrange(scene: Scene) -> list[Choice]:
    """Cards in the order of the hand, then of the display; what is no card comes last."""
    order = [*scene.view["hand"], *_display(scene.view)]

    def place(choice: Choice) -> int:
        (thing,) = choice["touches"]
        return order.index(thing) if thing in order else len(order)

    return sorted(offered(scene), key=place)


def _display(view: View) -> dict[str, Card]:
    return view["players"][f"seat.{view['viewer']}"]["display"]


def drawn(scene: Scene, width: int) -> Table:
    """The hand, the own display where it may be played, and the other moves."""
    view, setting, numbers = scene.view, scene.setting, numbers_of(scene)
    question = scene.ask["question"] if scene.ask else None
    display = _display(view)
    rows = [("Hand", _cards(setting, view["hand"], numbers))]
    if view["major"] and display:
        rows.append(("Display", _cards(setting, display, numbers)))
    if view["away"]:
        rows.append(("Put away", [card(setting, shown) for shown in view["away"].values()]))
    if others := [c for c in scene.choices if c["touches"][0] not in {*view["hand"], *display}]:
        rows.append(("Choose", [_other(scene, choice, numbers) for choice in others]))
    if question in NAMING:
        kind = next(iter(setting["trumps"].values()))["provenance"]
        rows.append(("", [Text(f"The bonus of each trump is {kind} (mu-T2).")]))
    return labelled(rows, width)


def _cards(
    setting: Setting, cards: dict[str, Card], numbers: dict[tuple[str, ...], int]
) -> list[Text]:
    """Cards by suit, each with the number to type; those that may not be played are quiet."""
    pieces: list[Text] = []
    some = any((thing,) in numbers for thing in cards)
    for _, alike in groupby(cards.items(), key=lambda item: suit_name(setting, item[1])):
        pieces += [Text("│")] if pieces else []
        for thing, shown in alike:
            number = numbers.get((thing,))
            copies = [card(setting, shown) for _ in range(shown["amount"])]
            pieces += _numbered(copies, number, quiet=some and number is None)
    return pieces or [Text("empty")]


def _numbered(copies: list[Text], number: int | None, quiet: bool) -> list[Text]:
    for copy in copies if quiet else []:
        copy.stylize("dim")
    if number is None:
        return copies
    return [Text(f"{number} ", style="bold") + copy for copy in copies]


def _other(scene: Scene, choice: Choice, numbers: dict[tuple[str, ...], int]) -> Text:
    text = Text(f"{numbers[tuple(choice['touches'])]} ", style="bold")
    if choice["touches"][0] in scene.setting["trumps"]:
        return text + _trump(scene, choice["touches"][0])
    return text + ink(scene.setting, imperative(choice["words"]))


def _trump(scene: Scene, thing: str) -> Text:
    """A trump with the points of its token, and how many cards of it the viewer has."""
    token, setting = scene.setting["trumps"][thing], scene.setting
    if thing == "trump.none":
        return Text(f"{token['name']} +{token['points']}")
    have = _amount(setting, {**scene.view["hand"], **_display(scene.view)}.values(), token["name"])
    is_number = token["name"].isdigit()
    called = Text(f"all {token['name']}s") if is_number else ink(setting, token["name"])
    return called + Text(f" +{token['points']}, have {have}")


def _amount(setting: Setting, cards: Iterable[Card], trump: str) -> int:
    """How many cards have the colour or number."""
    faces = [(setting["cards"][shown["card"]], shown["amount"]) for shown in cards]
    return sum(n for face, n in faces if trump in (face["colour"], str(face["number"])))
