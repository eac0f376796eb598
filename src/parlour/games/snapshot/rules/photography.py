"""The Photography phase: snapshot-49 to snapshot-55."""

from parlour.games.snapshot.box.animals import DIFFICULTY, STARS
from parlour.games.snapshot.box.dice import SIDES
from parlour.games.snapshot.box.habitats import HABITAT_NUMBERS, HABITATS
from parlour.games.snapshot.box.tokens import REROLL_PRICE
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import GIVING_UP, PAIR_HIGH, PAIR_LOW, PAIRS_BEFORE, PAYING
from parlour.games.snapshot.options import KEEP_TOKENS
from parlour.games.snapshot.rules.columns import take_out
from parlour.games.snapshot.table import Phase
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, only, remove
from parlour.kit.table import tell

BITS, DIE = 3, 7  # a roll has an octal digit a die


# snapshot-49: the habitats with dice in any order, chosen one after another.
@rule
def habitat_choices(game):
    found = 0
    for number in range(HABITATS):
        if game.habitats[number].dice:
            found = add(found, number)
    return found


# snapshot-48: from here on dice and tokens stay where they are.
@rule
def photograph(game, answer):
    """Go to a habitat, or roll for it once more, or give it up."""
    if game.phase == Phase.REROLL and answer == GIVING_UP:
        give_up(game)
    else:
        roll_for_habitat(game, answer)
        if not is_entered(game):
            game.phase = Phase.REROLL
            return
        enter(game)
    leave(game)


# snapshot-50: all its dice; snapshot-51: then one at a time. All are too low: any is as good.
@rule
def roll_for_habitat(game, answer):
    again = game.phase == Phase.REROLL
    if again:
        pay(game, answer - PAYING)
    else:
        game.here, game.rolled = answer, 0
    rolled = roll(game, 1 if again else game.habitats[game.here].dice)
    tell(game, Event.REROLLED if again else Event.ROLLED, game.active, game.here, rolled)
    game.rolled = game.rolled >> BITS << BITS | rolled


@rule
def roll(game, dice):
    rolled = 0
    for _ in range(dice):
        rolled = rolled << BITS | below(game.luck, SIDES) + 1
    return rolled


@rule
def is_entered(game):
    rolled = game.rolled
    while rolled:
        if opens(game.here, rolled & DIE):
            return True
        rolled >>= BITS
    return False


# snapshot-50: one die with the habitat's number or more is enough.
@rule
def opens(habitat, shown):
    """Whether a die that shows so much is enough to enter a habitat."""
    return shown >= HABITAT_NUMBERS[habitat]


# snapshot-51: two tokens from the supply and from animals, in any mix. snapshot-52: or give up.
@rule
def reroll_choices(game):
    choices, some, several = only(GIVING_UP), sources_with(game, 1), sources_with(game, 2)
    left = some
    while left:
        low = first(left)
        left &= left - 1
        highs = remove(some >> low, 0) | (several >> low & 1)
        choices |= highs << PAYING + PAIRS_BEFORE[low]
    return choices


@rule
def sources_with(game, tokens):
    """The set of the sources that hold so many tokens: the supply, and animals by number."""
    found = only(0) if game.players[game.active].tokens >= tokens else 0
    for number in range(game.shot_count):
        if game.shots[number].tokens >= tokens:
            found = add(found, number + 1)
    return found


# snapshot-51: the tokens are put on the habitat card.
@rule
def pay(game, pair):
    take_token(game, PAIR_LOW[pair])
    take_token(game, PAIR_HIGH[pair])
    game.habitats[game.here].tokens += REROLL_PRICE


@rule
def take_token(game, source):
    if source == 0:
        game.players[game.active].tokens -= 1
    else:
        game.shots[source - 1].tokens -= 1


# snapshot-52: what was paid comes back. snapshot-53: what lies on the animals here does not, unless
# the switch says so. snapshot-54: the animals stay, upright.
@rule
def give_up(game):
    player, habitat = game.players[game.active], game.habitats[game.here]
    on_animals, back = 0, habitat.tokens
    for number in range(game.shot_count):
        shot = game.shots[number]
        if shot.habitat == game.here:
            on_animals += shot.tokens
            put_down(game, shot)
    if game.options[KEEP_TOKENS]:
        back, on_animals = back + on_animals, 0
    player.tokens += back
    habitat.sideways = 0
    tell(game, Event.GAVE_UP, game.active, game.here, back, on_animals)


# snapshot-55: what lies on the habitat card is spent; then each animal with dice, outward.
@rule
def enter(game):
    tell(game, Event.ENTERED, game.active, game.here)
    for number in range(game.shot_count):
        shot = game.shots[number]
        if shot.habitat == game.here and shot.dice:
            shoot(game, shot)
            put_down(game, shot)


@rule
def shoot(game, shot):
    animal, rolled = shot.animal, roll(game, shot.dice)
    tell(game, Event.SHOT, game.active, animal, rolled, shot.tokens)
    take_out(game.habitats[game.here], animal)
    if suffices(animal, sum_of(rolled) + shot.tokens):
        keep(game, animal)
    else:
        miss(game, animal, shot.tokens)


# snapshot-55: dice and tokens together must reach the difficulty.
@rule
def suffices(animal, total):
    """Whether so much is enough for a photograph of the animal."""
    return total >= DIFFICULTY[animal]


@rule
def sum_of(rolled):
    total = 0
    while rolled:
        total += rolled & DIE
        rolled >>= BITS
    return total


# snapshot-55: the tokens go to the bank and the card to the score pile. snapshot-64: stars.
@rule
def keep(game, animal):
    player = game.players[game.active]
    player.pile = add(player.pile, animal)
    player.score += STARS[animal]
    game.photos += 1
    tell(game, Event.PHOTOGRAPHED, game.active, STARS[animal], animal)


# snapshot-55: otherwise the card is discarded and the tokens come back.
@rule
def miss(game, animal, tokens):
    game.discard = add(game.discard, animal)
    game.players[game.active].tokens += tokens
    tell(game, Event.MISSED, game.active, animal, tokens)


@rule
def put_down(game, shot):
    """The dice of an animal are done with."""
    game.dice += shot.dice
    shot.dice = shot.tokens = 0


@rule
def leave(game):
    habitat = game.habitats[game.here]
    game.dice += habitat.dice
    habitat.dice = habitat.tokens = 0
    game.phase = Phase.HABITAT if habitat_choices(game) else Phase.REVIEW
