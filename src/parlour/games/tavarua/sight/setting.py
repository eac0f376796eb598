"""What never changes in a match of Tavarua: sea, boards, cards, points."""

from parlour.games.tavarua.box.boards import BOARDS, PLAYABLE, REACH
from parlour.games.tavarua.box.cards import (
    COLOUR_NAMES,
    DIRECTION,
    KIND_COPIES,
    KINDS,
    MOST_VALUE,
    VALUE,
    VALUES,
)
from parlour.games.tavarua.box.opened import BOX
from parlour.games.tavarua.box.scoring import (
    BARREL_POINTS,
    HANG_TEN_POINTS,
    SHORE_POINTS,
    SOLO_RANKS,
    STOKE_POINTS,
)
from parlour.games.tavarua.box.stoke import (
    FITS,
    REWORDED,
    RULE_OF,
    STOKE_COPIES,
    STOKE_TEXTS,
    STOKES,
)
from parlour.games.tavarua.box.waves import (
    BARREL,
    BARRELS,
    BARRELS_REMOVED,
    SHIFT,
    WAVE_COPIES,
    WAVES,
)
from parlour.games.tavarua.nouns import ACTION, BALANCE, BOARD, KIND, STOKE, WAVE
from parlour.games.tavarua.options import BREAK_RULE, ROUNDS, WITH_STOKE_CARDS
from parlour.games.tavarua.sight.schema import (
    BoardFace,
    CardFace,
    Setting,
    StokeFace,
    WaveFace,
)
from parlour.games.tavarua.sight.sea import channel, holds
from parlour.games.views import Notice, SettingHead
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def setting(head: SettingHead, game: Reading) -> Setting:
    """The sea with the values of its rows, and the faces of all there is in the box."""
    with_stoke, most = game.options[WITH_STOKE_CARDS], int(REACH.max())
    head = {**head, "notices": _notices(head["notices"], bool(with_stoke))}
    return {
        **head,
        "rounds": game.options[ROUNDS],
        "channel": channel(game.options[BREAK_RULE]),
        "places": {"place.shore": "the Shore", "place.wash": "the Wash"},
        "capacity": holds(game.seats),
        "boards": {f"board.{BOARD.id(board)}": _board(board) for board in range(BOARDS)},
        "balances": {f"balance.{BALANCE.id(n)}": n for n in range(-most, most + 1)},
        "values": {f"value.{value}": value for value in range(MOST_VALUE + 1)},
        "actions": dict(zip(ACTION.ids, ACTION.names, strict=True)),
        "cards": {KIND.id(kind): _card(kind) for kind in range(KINDS)},
        "stoke_cards": {
            STOKE.id(card): _stoke_card(card) for card in range(1, STOKES + 1) if with_stoke
        },
        "wave_cards": {WAVE.id(wave): _wave_card(wave) for wave in range(WAVES)},
        "most_barrels": BARRELS - BARRELS_REMOVED,
        "worth": {
            "shore": SHORE_POINTS,
            "stoke": STOKE_POINTS,
            "hang_ten": HANG_TEN_POINTS,
            "barrel": BARREL_POINTS,
        },
        "ranks": [{"name": name, "least": least} for name, least in SOLO_RANKS],
    }


# tavarua-91: what is not played with needs no notice.
def _notices(notices: list[Notice], with_stoke_cards: bool) -> list[Notice]:
    out = set() if with_stoke_cards else {"stoke cards"}
    kept = [([a for a in n["about"].split(", ") if a not in out], n) for n in notices]
    return [{**notice, "about": ", ".join(about)} for about, notice in kept if about]


def _board(board: int) -> BoardFace:
    return {
        "board": "long" if board else "short",
        "name": BOARD.said(board),
        "reach": int(REACH[board]),
        "playable": [KIND.id(kind) for kind in members(int(PLAYABLE[board]))],
    }


def _card(kind: int) -> CardFace:
    return {
        "name": KIND.said(kind),
        "code": KIND.forms[kind][0],
        "colour": COLOUR_NAMES[kind // VALUES],
        "value": int(VALUE[kind]),
        "towards": "nose" if DIRECTION[kind] > 0 else "tail",
        "copies": int(KIND_COPIES[kind]),
        "provenance": BOX.provenance(f"cards.{kind}")[0],
    }


def _stoke_card(card: int) -> StokeFace:
    return {
        "name": STOKE.said(card),
        "text": STOKE_TEXTS[card],
        "reworded": REWORDED[card],
        "rule": f"tavarua-{RULE_OF[card]}",
        "actions": [ACTION.id(action) for action in members(int(FITS[card]))],
        "copies": int(STOKE_COPIES[card]),
        "provenance": BOX.provenance(f"stoke_cards.{card - 1}")[0],
    }


def _wave_card(wave: int) -> WaveFace:
    return {
        "name": WAVE.said(wave),
        "shift": int(SHIFT[wave]),
        "barrel": bool(BARREL[wave]),
        "copies": int(WAVE_COPIES[wave]),
        "provenance": BOX.provenance(f"waves.{wave}")[0],
    }
