"""Titles, the Grand Champion and the places, read off the rule sheet: tavarua-81 to tavarua-87.

A player is told by the best two rides with each board: ((short, short), (long, long)). No rule is
asked.
"""

SHORT, LONG = 0, 1


def total(player):
    """tavarua-81, tavarua-87"""
    return sum(player[SHORT]) + sum(player[LONG])


def best_ride(player):
    """The best with either board."""
    return max(*player[SHORT], *player[LONG])


def best_of(seats, value):
    """Those of some seats for whom a value is highest."""
    return [seat for seat in seats if value(seat) == max(map(value, seats))]


def holders(players, board):
    """tavarua-82, tavarua-85, tavarua-86: the highest score, then the best ride; else shared."""
    leading = best_of(range(len(players)), lambda seat: sum(players[seat][board]))
    return best_of(leading, lambda seat: max(players[seat][board]))


def winners(players):
    """tavarua-83 to tavarua-86"""
    short, long = holders(players, SHORT), holders(players, LONG)
    found = [seat for seat in short if seat in long]
    if not found:
        champions = short + long
        found = best_of(champions, lambda s: sum(players[s][LONG if s in short else SHORT]))
    found = best_of(found, lambda seat: best_ride(players[seat]))
    return best_of(found, lambda seat: total(players[seat]))


def places(players):
    """tavarua-87: 1, 1, 3."""
    won = winners(players)
    strength = [(s in won, *((0, 0) if s in won else _below(players[s]))) for s in _seats(players)]
    return [1 + sum(other > mine for other in strength) for mine in strength]


def _below(player):
    return total(player), best_ride(player)


def _seats(players):
    return range(len(players))
