"""Signs that a terminal cannot show, each with a stand-in of one column that it can.

What differs on a table differs in its stand-ins too; letters lose their accents, and whatever has
no stand-in is written as an escape.
"""

import codecs
import unicodedata

STAND_IN = "parlour.stand_in"  # the name of the handler among those of Python's codecs

_SIGNS = dict(
    zip(
        "·…–—−’‘“”×•→←↑↗↘↓↙↖▸◂▲●■◆✚○★✓∗≈☼♣▣█░▀▄⚀⚁⚂⚃⚄⚅",
        '..---\'\'""x*><|/\\v,`><^@#=+o*v@~O&X#:"_123456',
        strict=True,
    )
)
_HORIZONTAL, _VERTICAL = frozenset("─━═╌╍┄┅╴╶╸╺"), frozenset("│┃║╎╏┆┇╵╷╹╻")
_FRAMES, _SPINNERS = ("─", "╿"), ("\u2800", "\u28ff")


def stand_in(sign: str) -> str:
    """What stands for a sign where only ASCII is known."""
    if found := _SIGNS.get(sign) or _of_a_frame(sign):
        return found
    plain = "".join(part for part in unicodedata.normalize("NFKD", sign) if part.isascii())
    return plain or sign.encode("unicode_escape").decode("ascii")


def _of_a_frame(sign: str) -> str:
    """Lines and corners of boxes; the dots that turn while something is worked on."""
    if _FRAMES[0] <= sign <= _FRAMES[1]:
        return "-" if sign in _HORIZONTAL else "|" if sign in _VERTICAL else "+"
    return "*" if _SPINNERS[0] <= sign <= _SPINNERS[1] else ""


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


codecs.register_error(STAND_IN, _replace)
