"""What is refused of a stranger's program; whoever reads it may have written the program."""

from parlour.errors import ParlourError
from parlour.server.refusals import Refused


class BadProgram(ParlourError):
    """A program cannot be offered as a bot as it was named."""


class StrangerTrouble(Refused):
    """A program did not keep to the protocol; it was ended and decides nothing any more."""

    code, status = "stranger", 502
