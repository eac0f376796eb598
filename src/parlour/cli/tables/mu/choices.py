"""What the viewer of Mü holds and may do: cards with the numbers to type, and the other moves."""

import re
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.mu.cards import card, group_name, ink
from parlour.games.mu.box.cards import COLOUR_NAMES
from parlour.games.mu.box.opened import BOX
from parlour.games.mu.box.trumps import FIRST_NUMBER_TRUMP, NO_TRUMP, TRUMP_POINTS
from parlour.games.mu.moves import IMPERATIVES

if TYPE_CHECKING:
    from parlour.play.match import Choice

Face = dict[str, Any]
TOKENS = BOX.provenance("trump_points")[0]
CARD_MOVE = re.compile(r"(?:displays|puts away|plays) (\w+ \d)( from the display)?")
TRUMP_MOVE = re.compile(r"names (.+?)(?: as \w+ trump)?")


def arrange(view: Face, choices: "list[Choice]") -> "list[Choice]":
    """Cards in the order of the hand, then of the display; what is no card comes last."""
    me = view["players"][view["viewer"]]
    hand, display = ([face["card"] for face in me[place]] for place in ("hand", "display"))

    def place(choice: "Choice") -> int:
        about = CARD_MOVE.fullmatch(choice.words)
        if not about:
            return len(hand) + len(display)
        in_hand = about[1] in hand and not about[2]
        return hand.index(about[1]) if in_hand else len(hand) + display.index(about[1])

    return sorted(choices, key=place)


class Offers:
    """The numbers of the offered moves, by what they are about."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.me = scene.view["players"][scene.view["viewer"]]
        self.of_card: dict[tuple[str, str], int] = {}  # ("hand" or "display", card)
        self.others: dict[int, str] = {}
        held = {face["card"] for face in self.me["hand"]}
        for number, words in enumerate(scene.choices, 1):
            if about := CARD_MOVE.fullmatch(words):
                place = "hand" if about[1] in held and not about[2] else "display"
                self.of_card[place, about[1]] = number
            else:
                self.others[number] = words

    def drawn(self, width: int) -> Table:
        """The hand, the own display where it may be played, and the other moves."""
        rows = [("Hand", self._cards("hand"))]
        if self.scene.view["phase"] == "tricks" and self.me["display"]:
            rows.append(("Display", self._cards("display")))
        if self.me["put_away"]:
            rows.append(("Put away", [card(face) for face in self.me["put_away"]]))
        if self.others:
            rows.append(("Choose", [self._other(*other) for other in self.others.items()]))
        if self.scene.view["phase"] in ("minor_trump", "major_trump"):
            rows.append(("", [Text(f"The bonus of each trump is {TOKENS} (mu-T2).")]))
        return labelled(rows, width)

    def _cards(self, place: str) -> list[Text]:
        pieces: list[Text] = []
        for _, faces in groupby(self.me[place], key=group_name):
            if pieces:
                pieces.append(Text("│"))
            pieces += [self._card(place, face) for face in faces]
        return pieces or [Text("empty")]

    def _card(self, place: str, face: Face) -> Text:
        number = self.of_card.get((place, face["card"]))
        if number is None:
            return _quiet(face) if self.of_card else card(face)
        return Text(f"{number} ", style="bold") + card(face)

    def _other(self, number: int, words: str) -> Text:
        text = Text(f"{number} ", style="bold")
        if (trump := TRUMP_MOVE.fullmatch(words)) and "dealer" not in words:
            return text + self._trump(trump[1])
        verb, space, rest = words.partition(" ")
        return text + ink(IMPERATIVES[verb] + space + _with_names(rest, self.scene))

    def _trump(self, name: str) -> Text:
        points = f"+{_token(name)}"
        if name == "no trump":
            return Text(f"no trump {points}")
        faces = self.me["hand"] + self.me["display"]
        have = sum(name in face["card"].split() for face in faces)
        named = Text(f"all {name}s") if name.isdigit() else ink(name)
        return named + Text(f" {points}, have {have}")


def _quiet(face: Face) -> Text:
    shown = card(face)
    shown.stylize("dim")
    return shown


def _token(name: str) -> int:
    if name == "no trump":
        return int(TRUMP_POINTS[NO_TRUMP])
    if name.isdigit():
        return int(TRUMP_POINTS[FIRST_NUMBER_TRUMP + int(name)])
    return int(TRUMP_POINTS[COLOUR_NAMES.index(name)])


def _with_names(words: str, scene: Scene) -> str:
    """The words with the seats called by name."""
    return re.sub(r"\bseat (\d)\b", lambda seat: scene.names[int(seat[1]) - 1], words)
