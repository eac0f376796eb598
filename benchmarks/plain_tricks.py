"""A plain-Python trick-taking game, as one would write it without a library: the baseline."""

import random

COLOURS, NUMBERS, SEATS = 5, 12, 5


def play_game(whim: random.Random) -> int:
    """One hand at random, a trump colour, suit to be followed; how many moves it took."""
    deck = [(colour, number) for colour in range(COLOURS) for number in range(NUMBERS)]
    whim.shuffle(deck)
    hands = [deck[seat::SEATS] for seat in range(SEATS)]
    trump, leader, moves = whim.randrange(COLOURS), 0, 0
    points = [0] * SEATS
    while hands[leader]:
        trick = []
        for step in range(SEATS):
            hand = hands[(leader + step) % SEATS]
            led = [card for card in hand if trick and card[0] == trick[0][0]]
            card = whim.choice(led or hand)
            hand.remove(card)
            trick.append(card)
            moves += 1
        best = max(
            range(SEATS),
            key=lambda i: (trick[i][0] == trump, trick[i][0] == trick[0][0], trick[i][1]),
        )
        leader = (leader + best) % SEATS
        points[leader] += sum(number % 3 for _, number in trick)
    return moves


def moves_per_second(games: int = 2000) -> float:
    """How fast that is."""
    from report import rate

    whim = random.Random(1)
    return rate(lambda: sum(play_game(whim) for _ in range(games)))
