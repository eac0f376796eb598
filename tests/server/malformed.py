"""Frames that no client should send: nonsense, valid requests gone wrong, things that are not."""

import json

KINDS = (
    *("move", "why", "plan", "aids", "hint", "undo", "salt", "vote", "back", "chat", "mute"),
    *("ping", "start", "", "MOVE", "__class__", "\x00", "join", None, 3, ["move"]),
)
FIELDS = ("do", "id", "number", "words", "gestures", "at", "salt", "stop", "text", "seat", "on")
NUMBERS = (0, 1, -1, 5, 6, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 0.5, 1.0, 1e308, -0.0)
TEXTS = (
    *("", " ", "pass", "displays red 7", "red", "x" * 401, "é" * 200, "\ud800", "a\x00b", "\u202e"),
    *("{}", "null", "../../etc/passwd", "<script>alert(1)</script>", "'; drop table log; --"),
)
RAW = (
    *(b"", b"{", b"}", b"null", b"true", b"[]", b'""', b"0", b"NaN", b"-", b'"\\ud800"', b"\xff"),
    *(b"\x00", b"\xef\xbb\xbf{}", b"// hello", b"{'do':'ping'}", b'{"do":"ping",}', b"GET / HTTP"),
    b'{"do":"ping","id":NaN}',
    b'{"do":"ping","id":Infinity}',
    b'{"do":"move","number":1e999}',
    b'{"do":"move","number":' + b"9" * 5000 + b"}",
    b'{"do":"ping","id":"\\ud800"}',
    b'{"do":"ping","id":"\xed\xa0\x80"}',
    b'{"do":"chat","text":"\xc3\x28"}',
    b'{"do":"vote","stop":0}{"do":"vote","stop":1}',
    b'{"do":"move","number":0,"number":1,"do":"ping","id":[]}',
    b"[" * 20_000,
    b'{"do":"plan","gestures":' + b"[" * 20_000,
    b'{"id":' * 10_000,
    b"[" * 20_000 + b"]" * 20_000,
    b'{"do":"salt","salt":"' + b"x" * 60_000 + b'"}',
    json.dumps({"do": "plan", "gestures": [["do.pass"] * 24] * 40}).encode(),
    json.dumps({"do": "plan", "gestures": [["do.pass"] * 25]}).encode(),
    json.dumps({"do": "plan", "gestures": [[]] * 41}).encode(),
    json.dumps({"do": "aids", "gestures": ", ".join(["pass"] * 60)}).encode(),
)


class Malformed:
    """As many as anybody wants; those that make sense by chance are rare."""

    def __init__(self, whim, things, words=()):
        self.whim, self.things, self.words = whim, list(things), [*words, *TEXTS]

    def frame(self):
        """The next one."""
        return self.whim.choices(
            (self._raw, self._noise, self._odd, self._cut, self._meant), (2, 2, 6, 3, 2)
        )[0]()

    def _raw(self):
        return self.whim.choice(RAW)

    def _noise(self):
        return self.whim.randbytes(self.whim.randrange(80))

    def _odd(self):
        """An object with members of the right names."""
        names = self.whim.sample(FIELDS, self.whim.randrange(1, 5))
        said = {name: self._value(3) for name in names} | {"do": self.whim.choice(KINDS)}
        return json.dumps(said).encode()

    def _value(self, depth):
        kind = self.whim.randrange(6 if depth else 4)
        if kind == 0:
            return self.whim.choice(NUMBERS)
        if kind == 1:
            return self.whim.choice((None, True, False))
        if kind < 4:
            return self.whim.choice(self.whim.choice((self.words, self.things)))
        some = [self._value(depth - 1) for _ in range(self.whim.randrange(4))]
        return some if kind == 4 else {str(self._value(0)): value for value in some}

    def _request(self):
        """Something a client could say, at another table or another time."""
        do = self.whim.choice(("move", "why", "plan", "aids", "undo", "mute", "back", "chat"))
        gestures = [self._gesture() for _ in range(self.whim.randrange(3))]
        more = {
            "move": {"number": self.whim.randrange(3000), "at": self.whim.choice((0, 1, 2**31))},
            "why": {"words": self.whim.choice(self.words)},
            "plan": {"gestures": gestures},
            "aids": {"gestures": gestures},
            "undo": {"at": 0},
            "mute": {"seat": self.whim.randrange(8)},
            "chat": {"text": " " * self.whim.randrange(3)},
        }
        return {"do": do, "id": self.whim.randrange(99), **more.get(do, {})}

    def _gesture(self):
        return [self.whim.choice(self.things) for _ in range(self.whim.randrange(1, 4))]

    def _cut(self):
        """A request of which some bytes are wrong."""
        text = bytearray(json.dumps(self._request()).encode())
        for _ in range(self.whim.randrange(1, 4)):
            at = self.whim.randrange(len(text))
            text[at : at + self.whim.randrange(3)] = self.whim.randbytes(self.whim.randrange(3))
        return bytes(text)

    def _meant(self):
        """A request that is well made, about things or numbers that are not there now."""
        return json.dumps(self._request()).encode()
