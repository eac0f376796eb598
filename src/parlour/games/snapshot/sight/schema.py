"""The types of what people see of Snapshot.

Animals, habitats, icons, awards and assignments are named by their ids ("lion"); their faces are in
Setting. Each animal is in the game once, so its thing is its place and its id ("display.lion").
"""

from typing import Literal, TypedDict

from parlour.games.views import Head, Person, SettingHead


class HabitatFace(TypedDict):
    """A habitat card: one die with its number or more enters."""

    name: str
    number: int
    sign: str
    colour: str
    award: str  # the stack above it
    provenance: str


class AnimalFace(TypedDict):
    """An animal card."""

    name: str
    habitat: str | None  # None: it may lie anywhere
    difficulty: int
    stars: int
    icons: list[str]
    provenance: str


class IconFace(TypedDict):
    """What an animal is like."""

    name: str
    meaning: str
    sign: str
    provenance: str


class AwardFace(TypedDict):
    """A stack of award tiles, from the top down."""

    name: str
    habitat: str | None  # None: for animals of all habitats
    sign: str
    tiles: list[int]
    provenance: str


class AssignmentFace(TypedDict):
    """An assignment: cover animals, icons, and what so many icons are worth."""

    name: str
    covers: list[str]
    icons: list[str]
    points: list[int]  # by number of icons; the last also for more
    provenance: str


class Amount(TypedDict):
    """So many of what is alike."""

    amount: int


class Setting(SettingHead):
    """What never changes in a match of Snapshot."""

    unusual: list[str]  # options that are not at their default
    habitats: dict[str, HabitatFace]  # along the row
    animals: dict[str, AnimalFace]
    icons: dict[str, IconFace]
    awards: dict[str, AwardFace]
    assignments: dict[str, AssignmentFace]
    tokens: dict[str, Amount]  # things: "tokens.3", so many put on an animal
    dice: int
    sides: int
    photos_to_end: int
    most_rounds: int
    most_reserved: int
    offer_price: int
    reroll_price: int
    income: int  # for a turn without a photograph
    cover_points: int
    animals_for_award: int


class Ending(TypedDict):
    """Who triggered the end, if anybody, and whose turns are still to come, the present first."""

    by: int | None
    turns_left: list[int]


class Animal(TypedDict):
    """An animal of the display, with dice and tokens of this turn."""

    sideways: bool  # it must be attempted
    dice: int
    tokens: int


class Habitat(TypedDict):
    """A habitat card with what lies on it, and its animals outward."""

    dice: int
    tokens: int  # paid for rerolls
    rolled: list[int]  # the last roll, where it was made; the last of them was rerolled last
    animals: dict[str, Animal]


class Award(TypedDict):
    """A stack of award tiles."""

    gone: int  # from the top


class Pile(TypedDict):
    """Cards that lie in no order."""

    amount: int
    animals: list[str]


class Drawn(TypedDict):
    """The card just drawn."""

    animal: str
    fits: list[str]  # habitats where it is high enough to lie
    declined: bool  # offers were: it would lie sideways


class Offer(TypedDict):
    """A token offered for the card."""

    seat: int


class Owed(TypedDict):
    """Dice that must still be laid, and what asks for them."""

    dice: int
    animals: list[str]  # they lie sideways without a die


class Reserve(TypedDict):
    """Where cards are kept."""

    room: int


class Reserved(TypedDict):
    """A card in reserve."""

    animal: str


class Tile(TypedDict):
    """An award tile somebody has."""

    award: str
    points: int


class Assignment(TypedDict):
    """An assignment, with what it is worth so far."""

    assignment: str
    covered: list[str]
    cover_points: int
    icons: int
    article_points: int


class Player(Person):
    """A player of Snapshot; points are of stars and awards, at the end of the assignment too."""

    tokens: dict[str, Amount]
    reserve: dict[str, Reserve]
    reserved: dict[str, Reserved]
    may_offer: bool
    pile: dict[str, Pile]
    tiles: dict[str, Tile]
    stars: int
    assignment: dict[str, Assignment]  # one's own; at the end everybody's


class View(Head):
    """What lies on the table."""

    active: int | None  # whose turn it is
    first: int  # who has the marker
    round: int
    ending: Ending | None
    habitats: dict[str, Habitat]
    awards: dict[str, Award]
    deck: dict[str, Amount]  # every card that is nowhere else
    discard: dict[str, Pile]
    drawn: dict[str, Drawn]
    offers: dict[str, Offer]
    dice: dict[str, Amount]  # not laid
    here: str | None  # habitat of the last die, then of the roll
    tokens_for: str | None  # the animal that tokens are asked for
    owed: Owed
    players: dict[str, Player]


class Chance(TypedDict):
    """So many ways of so many, and as a number from 0 to 1."""

    ways: int
    of: int
    chance: float


class Entering(TypedDict):
    """The chance to enter a habitat, without rerolls."""

    now: Chance | None  # with the dice there; after a roll that fell short, with one reroll
    with_dice: list[Chance]  # with 1, 2 and more
    reroll: Chance
    stars: float  # what dice and tokens there bring on average


class Photographing(TypedDict):
    """The chance to photograph an animal of the display."""

    inside: Chance | None  # once the habitat is entered, with the dice and tokens it has
    photo: float  # entering counted in
    with_dice: list[Chance]  # inside, with 1, 2 and more dice and the tokens it has
    with_tokens: list[Chance]  # inside, with its dice and 0, 1 and more tokens in all


class Spook(Chance):
    """The chance that the next card cannot be placed."""

    source: Literal["deck", "discard"]
    habitats: dict[str, Chance]
    anywhere: Chance  # by the card that may lie in any habitat


class Settles(TypedDict):
    """A move that cannot be taken back, and why."""

    move: int
    because: Literal["draws", "rolls", "passes on"]


class GivingUp(TypedDict):
    """Tokens that come back and are lost when a habitat is given up."""

    back: int
    lost: int


class Wanted(TypedDict):
    """What an animal means for one's assignment."""

    cover: bool
    icons: int


class Step(TypedDict):
    """With how many icons an article is worth more, and then how much."""

    icons: int
    points: int


class Outlook(TypedDict):
    """What dice and tokens would bring, without rerolls."""

    stars: float  # on average
    all: float  # that every animal with a die is photographed; 0 if none has


class PlannedHabitat(TypedDict):
    """A habitat as a plan leaves it."""

    dice: int
    entry: Chance | None  # None without dice


class PlannedAnimal(TypedDict):
    """An animal as a plan leaves it."""

    dice: int
    tokens: int
    inside: Chance | None  # once the habitat is entered; None without dice
    photo: float  # entering counted in


class There(Outlook):
    """What comes of a touch that may follow; the chances are those of what it touches."""

    touches: list[str]
    entry: float | None  # of the habitat; None without dice
    inside: float | None  # of an animal
    photo: float | None


class Gain(TypedDict):
    """What all photographs of a plan would bring, beside their stars."""

    icons: int  # that one's assignment counts then
    article: int  # points of the article now
    article_then: int
    cover: int  # points of the cover now
    cover_then: int
    awards: dict[str, int]  # tiles that would be won, with their points


class Planned(Outlook):
    """An expedition as it is planned: what was said, and what then lies by itself."""

    dice: int  # left in hand
    tokens: int  # left in the supply
    rerolls: int  # that these tokens pay
    habitats: dict[str, PlannedHabitat]
    animals: dict[str, PlannedAnimal]
    owed: Owed  # animals that must be attempted and have no die
    gain: Gain
    there: list[There]  # for every touch that may follow


class Aids(TypedDict):
    """What players of Snapshot work out by hand."""

    deck: list[str]
    spook: Spook | None
    entering: dict[str, Entering]
    photographing: dict[str, Photographing]
    stars: float  # that all dice and tokens bring on average
    settles: list[Settles]
    giving_up: GivingUp | None
    wanted: dict[str, Wanted]  # of animals displayed, drawn and in one's reserve
    next_step: Step | None
    missing: list[
        dict[str, int | None]
    ]  # seat by seat: photographs short of each award's next tile
    planned: Planned | None  # while one prepares an expedition
