"""Text from files and people, made fit to be shown: nothing in it can move a cursor or hide.

Control and escape characters, direction marks and broken code points are written as escapes, and
what is long is cut: a sentence about it stays one sentence.
"""

FEW = 40  # characters of a name or answer that a sentence repeats
MANY = 1000  # characters of a whole sentence
CUT = "…"


def printable(text: str) -> str:
    """The text with everything that is no visible character written as an escape."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in text)


def shown(given: object, most: int = FEW) -> str:
    """Anything at all as a few visible characters of a sentence."""
    text = printable(_text(given, most))
    return text if len(text) <= most else text[: most - len(CUT)] + CUT


def quoted(given: object, most: int = FEW) -> str:
    """The same, text in quotation marks."""
    return f'"{shown(given, most)}"' if isinstance(given, str) else shown(given, most)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape", "backslashreplace").decode("ascii")


def _text(given: object, most: int) -> str:
    """As much of its text as can matter; a number too long for Python to write has none."""
    if isinstance(given, str):
        return given[: most + 1]
    try:
        return str(given)
    except Exception:  # whatever it is, somebody gave it, and the sentence must be said
        return f"something of type {type(given).__name__}"
