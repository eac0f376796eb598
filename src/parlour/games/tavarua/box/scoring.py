"""What things are worth in Tavarua, and the ranks of who plays alone."""

from parlour.games.tavarua.box.opened import BOX

SHORE_POINTS = BOX.whole("scoring.shore", 0, 9)
STOKE_POINTS = BOX.whole("scoring.stoke", 0, 3)
HANG_TEN_POINTS = BOX.whole("scoring.hang_ten", 0, 9)
BARREL_POINTS = BOX.whole("scoring.barrel", 0, 9)
SOLO_RANKS = [
    (BOX.text(f"ranks.{r}.name"), BOX.whole(f"ranks.{r}.least", 0, 200))
    for r in range(BOX.counted("ranks", 2, 9))
]
if [least for _, least in SOLO_RANKS] != sorted({0} | {least for _, least in SOLO_RANKS}):
    raise BOX.mistake("ranks", "must go up from 0")
if len({name for name, _ in SOLO_RANKS}) < len(SOLO_RANKS):
    raise BOX.mistake("ranks", "must each have a name of their own")
