"""Who sits where at a table that is opened."""

from collections.abc import Sequence

from parlour.errors import BadSeats
from parlour.server.http.bodies import NewSeat
from parlour.server.tables.acts import Seated
from parlour.server.tables.seats import bot_seated, persons_name
from parlour.server.tables.sitting import check_bot


def seated(seats: Sequence[NewSeat], guest: str, name: str, bots: Sequence[str]) -> list[Seated]:
    """Everybody at a new table."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise BadSeats('You have one seat of the kind "me"; others on this device are "device".')
    return [_seated(number, seat, guest, name, bots) for number, seat in enumerate(seats)]


def _seated(number: int, seat: NewSeat, guest: str, name: str, bots: Sequence[str]) -> Seated:
    if seat.kind == "bot":
        check_bot(seat.bot or "", bots)
        return bot_seated(number, seat.bot or "")
    if seat.kind == "open":
        return Seated()
    if seat.kind == "device" and seat.name is None:
        raise BadSeats("Everybody on this device needs a name of their own.")
    return Seated("person", persons_name(seat.name or name, number), guest)
