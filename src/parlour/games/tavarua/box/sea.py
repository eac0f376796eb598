"""The sea of Tavarua: six rows, a wave and a die on each, and how many surfers a wave holds."""

from parlour.games.tavarua.box.opened import BOX
from parlour.kit.record import MOST_SEATS

ROWS = BOX.whole("sea.rows", 6, 6)
DIE_FACES = BOX.whole("dice.faces", 6, 6)
BOX.whole("dice.count", ROWS, ROWS)
if "capacity" in BOX.data:  # of boxes made when the room went by the die
    goes = "is no longer known: room on a wave goes by the number of players"
    instead = "write a table [room] with capacity_by_players = [1, 1, 1, 1, 2, 2] in its place"
    raise BOX.mistake("capacity", f"{goes}; {instead}")
CAPACITY_BY_PLAYERS = BOX.wholes("room.capacity_by_players", MOST_SEATS, 1, MOST_SEATS)
