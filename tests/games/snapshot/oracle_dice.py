"""What may be answered to the four questions with dice and tokens, read off the rule sheet.

Slow and plain, out of what lies on the table alone: nothing here knows the rule code, nor the
fields in which it remembers what is owed and where the last die went.
"""

from itertools import combinations_with_replacement

from parlour.games.snapshot.box.animals import DIFFICULTY

DICE, CARD = 6, -1
# The numbers of the moves, as the table in moves.py has them.
DONE, ON_CARD, ON_ANIMAL, TOKENS, GO, GIVE_UP, PAY = 28, 29, 33, 49, 65, 69, 70
PAIRS = list(combinations_with_replacement(range(6), 2))


# The board: targets in one order, dice on them


def targets(game):
    """snapshot-74: along the row, in each habitat the card, then its animals outward."""
    return [
        (number, place)
        for number, habitat in enumerate(game.habitats)
        for place in range(CARD, habitat.count)
    ]


def laid(game):
    """The dice that lie on each target."""
    shots = {shot.animal: shot.dice for shot in game.shots[: game.shot_count]}
    found = {}
    for number, place in targets(game):
        habitat = game.habitats[number]
        lying = habitat.dice if place == CARD else shots.get(habitat.column[place], 0)
        if lying:
            found[number, place] = lying
    return found


def sideways(game):
    """The targets that must get a die."""
    return {
        (number, place)
        for number, place in targets(game)
        if place != CARD
        and game.habitats[number].sideways >> game.habitats[number].column[place] & 1
    }


def is_allowed(dice, duties):
    """Whether a way to share the dice keeps the rules."""
    animals = {number for number, place in dice if place != CARD}
    cards = {number for number, place in dice if place == CARD}
    return (
        sum(dice.values()) <= DICE
        and animals <= cards  # snapshot-42
        and cards <= animals  # snapshot-45
        and duties <= set(dice)  # snapshot-43
    )


def every_way(game):
    """All ways to share at most six dice, by trying them all: snapshot-42 to snapshot-45."""
    board, duties = targets(game), sideways(game)
    ways = [{}]
    for target in board:
        ways = [
            {**way, target: more} if more else way
            for way in ways
            for more in range(DICE - sum(way.values()) + 1)
        ]
    return [way for way in ways if is_allowed(way, duties)]


# The questions


def dice_moves(game):
    """snapshot-74: a die where the last one went or beyond, if some allowed way can follow."""
    dice, duties = laid(game), sideways(game)
    board = targets(game)
    begin = max((board.index(target) for target in dice), default=0)
    left = DICE - sum(dice.values())
    moves = [DONE] if is_allowed(dice, duties) else []
    for target in board[begin:] if left else []:
        more = {**dice, target: dice.get(target, 0) + 1}
        if can_follow(board[board.index(target) :], more, duties, left - 1):
            moves.append(ON_CARD + target[0] if target[1] == CARD else ON_ANIMAL + target[1])
    return sorted(moves)


def can_follow(ahead, dice, duties, left):
    """Whether so many more dice on the targets ahead can make an allowed way: the cheapest."""
    missing = {duty for duty in duties if duty not in dice}
    with_animals = {number for number, place in {*dice, *missing} if place != CARD}
    missing |= {(number, CARD) for number in with_animals if (number, CARD) not in dice}
    if not missing <= set(ahead):
        return False
    idle = {number for number, _ in dice if number not in with_animals}
    reach = {number for number, place in ahead if place != CARD}
    return idle <= reach and len(missing) + len(idle) <= left


def token_moves(game):
    """snapshot-46, snapshot-47: up to what makes the photograph certain, as far as supply goes."""
    shot = game.shots[game.asked]
    most = max(0, int(DIFFICULTY[shot.animal]) - shot.dice)
    return [TOKENS + n for n in range(most + 1) if n <= game.players[game.active].tokens]


def habitat_moves(game):
    """snapshot-49: every habitat that still has dice."""
    return [GO + number for number, habitat in enumerate(game.habitats) if habitat.dice > 0]


def reroll_moves(game):
    """snapshot-51, snapshot-52: two tokens from wherever they lie, or give up."""
    purses = [game.players[game.active].tokens, *(shot.tokens for shot in game.shots)]
    purses[1 + game.shot_count :] = [0] * (len(purses) - 1 - game.shot_count)
    moves = [GIVE_UP]
    for number, pair in enumerate(PAIRS):
        if all(purses[source] >= pair.count(source) for source in pair):
            moves.append(PAY + number)
    return moves
