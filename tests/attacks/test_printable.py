"""Whatever is put into a sentence comes out visible, on one line and short."""

from attacks.attack import attack
from parlour.errors import ParlourError
from parlour.printable import CUT, FEW, MANY, printable, quoted, shown


def text(luck, most=60):
    ranges = [(0, 160), (0x200, 0x3000), (0xD800, 0xE000), (0x1F300, 0x1F700), (0, 0x110000)]
    return "".join(chr(luck.randrange(*luck.choice(ranges))) for _ in range(luck.randrange(most)))


@attack(few=2_000, many=1_000_000)
def test_no_text_reaches_a_screen_raw(tries, luck, tally):
    for _ in range(tries):
        given = text(luck)
        said = shown(given)
        assert said.isprintable()
        assert len(said) <= FEW
        assert printable(given).isprintable()
        assert str(ParlourError(given)).isprintable()
        said.encode()
        tally["as it was" if said == given else "escaped or cut"] += 1


def test_escapes_are_readable():
    assert shown("\x1b[2J") == r"\x1b[2J"
    assert shown("a\u202eb") == r"a\u202eb"
    assert shown("\ud800") == r"\ud800"
    assert quoted("x\n") == r'"x\n"'


def test_what_is_long_is_cut():
    assert shown("a" * 41) == "a" * 39 + CUT
    assert len(str(ParlourError("a" * 10_000))) == MANY


def test_what_python_cannot_write_is_named():
    assert shown(10**5_000) == "something of type int"

    class Odd:
        def __str__(self):
            raise OSError

    assert shown(Odd()) == "something of type Odd"
