"""The types of what people see of Tavarua.

Cards, Stoke cards, Wave cards and actions are named by their ids ("teal-3", "leash", "paddle-out");
their faces are in Setting. Rows have the numbers that dice are compared with: 1, farthest out, to
6, next to the Shore, or the other way round (tavarua-47, tavarua-90); all go from the outside in.
"""

from typing import Literal, TypedDict

from parlour.games.views import Head, Person, SettingHead

Phase = Literal["over", "boards", "exchange", "shore", "play"]
Where = Literal["shore", "channel", "wash", "wave"]
Board = Literal["short", "long"]


class Space(TypedDict):
    """A space of the channel and the row beside it."""

    row: int
    broken: list[int]  # the dice with which a wave in this row has broken


class BoardFace(TypedDict):
    """A board: the marker goes from -reach to +reach."""

    board: Board
    name: str
    reach: int
    playable: list[str]  # cards


class Face(TypedDict):
    """A kind of cards."""

    name: str
    copies: int
    provenance: str


class CardFace(Face):
    """A player card."""

    code: str
    colour: str
    value: int
    towards: Literal["nose", "tail"]


class StokeFace(Face):
    """A Stoke card."""

    text: str
    reworded: bool  # by the box: only the rule says what the card does
    rule: str
    actions: list[str]


class WaveFace(Face):
    """A Wave card."""

    shift: int
    barrel: bool


class Worth(TypedDict):
    """Points of a ride."""

    shore: int
    stoke: int
    hang_ten: int
    barrel: int


class SoloRank(TypedDict):
    """What a total is called when one plays alone."""

    name: str
    least: int


class Setting(SettingHead):
    """What never changes in a match of Tavarua."""

    rounds: int
    channel: dict[str, Space]  # things: "channel.1"
    places: dict[str, str]  # names of "place.shore", "place.wash"
    capacity: int  # surfers that a wave holds, as many as play (tavarua-48)
    boards: dict[str, BoardFace]  # "board.short"
    balances: dict[str, int]  # "balance.nose-2": 2; 0 is the centre, + towards the nose
    values: dict[str, int]  # what a card may count for: "value.5"
    actions: dict[str, str]  # names
    cards: dict[str, CardFace]
    stoke_cards: dict[str, StokeFace]
    wave_cards: dict[str, WaveFace]
    most_barrels: int  # in the Wave deck
    worth: Worth
    ranks: list[SoloRank]


class State(TypedDict):
    """What a wave is in a row."""

    broken: bool
    perfect: bool


class Wave(State):
    """The wave of a row; in the next round it stands one row further in."""

    row: int
    die: int
    free: int  # places
    next: State | None  # None: it comes in


class Amount(TypedDict):
    """So many alike."""

    amount: int


class Card(Amount):
    """Player cards alike."""

    card: str


class HeldCard(Card):
    """In one's own hand."""

    playable: bool  # on the board one has (tavarua-06)


class StokeCard(Amount):
    """Stoke cards alike."""

    stoke_card: str


class Pile(TypedDict):
    """What a ride has earned so far."""

    cards: dict[str, int]
    stoke: int
    hang_tens: int
    barrels: int
    perfect: bool
    bonus: int
    worth: int


class Ride(TypedDict):
    """What a ride brings if it ends now, and when it comes in."""

    bailed: int
    shore: int
    wiped_out: int
    rounds: int  # until it comes in
    in_time: bool  # before the game ends


class Choice(TypedDict):
    """A choice as far as it is made, or that of the last round."""

    action: str | None
    attached: str | None
    card: str | None
    value: int | None
    given: dict[str, int]  # cards


class OwnChoice(Choice):
    """What the viewer has chosen so far in secret."""

    made: bool


class Player(Person):
    """A player of Tavarua."""

    committed: bool
    where: Where
    row: int | None
    board: Board | None  # None before it is taken
    balance: int
    switched: bool
    tokens: dict[str, Amount]
    hand: dict[str, Amount]
    stoke: dict[str, Amount]  # Stoke cards that may be played
    fresh: dict[str, Amount]  # those bought in this round
    pile: dict[str, Pile]
    ride: Ride | None
    did: Choice | None
    best: dict[Board, list[int]]  # the best two rides
    titles: list[Board]  # as of now
    champion: bool  # as of now
    rank: str | None  # of who plays alone


class View(Head):
    """What lies on the table."""

    phase: Phase
    round: int  # of as many as the setting says
    first: int
    waves: dict[str, Wave]  # "wave.1"
    decks: dict[str, Amount]
    discard: dict[str, Card]
    stoke_discard: dict[str, StokeCard]
    turned: dict[str, Amount]  # Wave cards
    last_wave: str | None
    hand: dict[str, HeldCard]  # the viewer's own
    stoke: dict[str, StokeCard]
    fresh: dict[str, StokeCard]
    choice: OwnChoice | None
    players: dict[str, Player]


class Chance(TypedDict):
    """So many cases of so many, and as a number from 0 to 1."""

    cases: int
    of: int
    chance: float


class NextWave(TypedDict):
    """A kind of Wave card: how many nobody has seen, and the chance that it is next."""

    unseen: int
    next: Chance


class Marked(TypedDict):
    """The points of a ride, what they would add, and which of the best rides they would replace."""

    points: int
    gain: int
    replaces: int | None


class RideEnds(TypedDict):
    """What a ride would bring in each way to end."""

    bailed: Marked
    shore: Marked
    wiped_out: Marked


class Needed(TypedDict):
    """The points of one more ride that would make one Grand Champion as all stand now."""

    points: int  # 0: one is
    shared: bool  # with others who are


class Contest(TypedDict):
    """The wave beside one's channel space, and who else could try to catch it."""

    row: int
    rivals: list[int]
    crowded: bool


class RideProspect(TypedDict):
    """Where a card would leave the marker, and what the Wave card may do then."""

    marker: int
    runs_off: bool
    thrown: Chance
    barrel: Chance
    hang_ten: Chance
    stays: Marked | None
    shore: Marked | None
    wiped_out: Marked


class Prospect(TypedDict):
    """A whole choice, and what it would lead to as far as one can know."""

    attached: str | None
    action: str
    card: str | None
    value: int | None
    tokens: int
    ride: RideProspect | None
    reaches: str | None  # a thing: "channel.3", "place.shore"
    scores: Marked | None  # by a bail
    gains: int  # Stoke tokens


class Arc(TypedDict):
    """The way of the marker, from space to space of the board ("balance.nose-2")."""

    start: str
    end: str | None  # None: it runs off the board
    off: Literal["nose", "tail"] | None


class Planned(TypedDict):
    """What a plan leads to, all that was not mentioned by default."""

    choice: Prospect | None  # None while action or card are missing, and in the exchange
    given: dict[str, int]  # cards given up
    arc: Arc | None
    at_stake: int | None  # points that being thrown would cost
    # by thing, what it would change: a card that the Stoke card forbids as it is without
    next: dict[str, Prospect]


class Aids(TypedDict):
    """What players of Tavarua work out by hand."""

    next_wave: dict[str, NextWave]
    barrel: Chance  # that the next Wave card is one
    breaks: Chance  # that the wave which comes next breaks at once
    thrown: dict[str, Chance]  # from each space of one's board ("balance.nose-2")
    riders: dict[str, Chance]  # thrown as they stand ("seat.1")
    rides: dict[str, RideEnds]
    champion: dict[Board, Needed | None]  # None: no ride with that board would do; alone empty
    contest: Contest | None
    prospects: list[Prospect]
    planned: Planned | None  # None without a plan
