"""The types of what people see of Mü. A card is named by its id ("red-7"), faces are in Setting."""

from typing import Literal, TypedDict

from parlour.games.views import Head, Person, SettingHead

Rank = Literal["super", "major", "minor", "plain"]  # mu-57: the order on display


class Face(TypedDict):
    """Cards of the deck that are alike: of every 1 and 7 there are twins."""

    name: str
    colour: str
    number: int
    points: int  # each
    amount: int


class Colour(TypedDict):
    """A colour as it is drawn."""

    letter: str
    glyph: str


class Trump(TypedDict):
    """A Trump token; `provenance` tells where its points come from."""

    name: str
    points: int
    provenance: str


class Bid(TypedDict):
    """What so many displayed cards need and bring."""

    cards: int
    needs: int
    crown_bonus: int
    shield_bonus: int


class Setting(SettingHead):
    """What never changes in a match of Mü."""

    hands: int
    removed_colour: str | None
    cards: dict[str, Face]
    colours: dict[str, Colour]
    trumps: dict[str, Trump]  # things: "trump.red"
    bids: list[Bid]
    bids_provenance: str
    card_points: int  # on all cards in play


class Card(TypedDict):
    """Cards alike that lie in one place."""

    card: str
    rank: Rank
    amount: int


class Played(TypedDict):
    """A card in the trick."""

    seat: int
    card: str
    rank: Rank
    winning: bool


class Crown(TypedDict):
    """The Crown: its bid and what its team has reached, as far as the viewer can know."""

    seat: int
    cards: int
    needs: int
    bonus: int
    reached: int


class Shield(TypedDict):
    """The Shield and its bid."""

    seat: int
    cards: int
    bonus: int


class Amount(TypedDict):
    """Cards that lie face down, or are only counted."""

    amount: int


class Pile(TypedDict):
    """What a player won in tricks, with the cards put away for the eyes that know them."""

    points: int


class Player(Person):
    """A player of Mü."""

    displayed: int  # the count of the auction
    hand: dict[str, Amount]
    display: dict[str, Card]
    pile: dict[str, Pile]
    team: Literal["crown", "shield"] | None
    lacks: list[str]  # suits the player did not follow: colours and "trump"


class View(Head):
    """What lies on the table."""

    hand_number: int
    dealer: int
    crown: dict[str, Crown]  # empty while nobody has it
    shield: dict[str, Shield]
    partner: int | None
    major: str | None  # a trump of the setting
    minor: str | None
    trumps: dict[Rank, list[str]]  # the cards of each rank of trumps, the highest first
    trick: dict[str, Played]
    hand: dict[str, Card]  # the viewer's own
    away: dict[str, Card]
    players: dict[str, Player]


class Brings(TypedDict):
    """What ending the turn of the auction with so many cards would give."""

    cards: int
    brings: Literal["crown", "shield"] | None


class Display(TypedDict):
    """What a planned display would bring."""

    cards: int  # on display then, with those that lie there already
    crown: int  # the seats that would hold them
    shield: int | None
    needs: int | None  # points, as Crown player
    bonus: int  # to each who gets it, if the bid is made
    trumps: list[str]  # that could be named: "trump.red"


class Naming(TypedDict):
    """A trump about to be named."""

    held: int  # of its cards, in hand and on display
    cards: int
    points: int
    supers: list[str]  # cards that would be trumps twice


class Lead(TypedDict):
    """A card about to be played."""

    wins: bool  # so far
    beaten_by: int  # unseen cards that would still beat it
    points: int  # in the trick, with it


class Planned(TypedDict):
    """What a plan would lead to, by what it is about."""

    display: Display | None
    naming: Naming | None
    lead: Lead | None


class Aids(TypedDict):
    """What players of Mü keep track of by hand."""

    unseen: dict[str, int]  # cards in other hands, face down or put away
    unseen_points: int
    bids: list[Brings]
    planned: Planned | None
