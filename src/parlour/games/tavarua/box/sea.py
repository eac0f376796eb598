"""The sea of Tavarua: six rows, a wave and a die on each. Row 1 is farthest out."""

from parlour.games.tavarua.box.opened import BOX

ROWS = BOX.whole("sea.rows", 6, 6)
DIE_FACES = BOX.whole("dice.faces", 6, 6)
BOX.whole("dice.count", ROWS, ROWS)
ONE_UP_TO = BOX.whole("capacity.one_up_to", 0, DIE_FACES)  # a die above it: room for two
