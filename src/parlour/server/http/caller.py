"""Who asks: a guest, by the cookie; made when somebody first sits down or opens a table."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from parlour.server.house import House
from parlour.server.http.replies import Json
from parlour.server.people.signing import new_id
from parlour.server.refusals import NoGuest
from parlour.server.tables.seats import persons_name

COOKIE = "parlour"
A_YEAR = 365 * 24 * 3600


@dataclass
class Caller:
    """Whoever sent a request."""

    house: House
    guest: str
    response: Response
    is_secure: bool

    async def known(self) -> str:
        """The guest; refused if there is none."""
        if not self.guest:
            raise NoGuest("Say who you are first: send a name to /api/me.")
        return self.guest

    async def name(self) -> str | None:
        """What the guest is called."""
        found = await self.house.store.guest(self.guest) if self.guest else None
        return found.name if found else None

    async def called(self, name: str | None, otherwise: str | None = None) -> tuple[str, str]:
        """The guest and their name; whoever comes first is made a guest."""
        known = await self.name()
        wanted = persons_name(name, 0) if name is not None else known or otherwise
        if wanted is None:
            raise NoGuest("Say what the others shall call you: a name is missing.")
        if known is None:
            await self._welcome(wanted)
        elif name is not None and wanted != known:
            await self.house.store.rename_guest(self.guest, wanted)
        return self.guest, wanted

    async def _welcome(self, name: str) -> None:
        now, store = self.house.hall.now(), self.house.store
        self.guest = new_id(16)
        await store.keep_guest(self.guest, name, now)
        self.response.set_cookie(
            COOKIE,
            self.house.signing.cookie(self.guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )

    def reply(self, content: Any, status: int = 200) -> Response:
        """An answer that carries the cookie, if one was set."""
        answer = Json(content, status)
        for name, value in self.response.raw_headers:
            if name == b"set-cookie":
                answer.raw_headers.append((name, value))
        return answer

    def forgotten(self) -> None:
        """Take the cookie back."""
        self.response.delete_cookie(COOKIE, httponly=True, samesite="lax")


async def calling(request: Request, response: Response) -> Caller:
    """Whoever sent this request."""
    house: House = request.app.state.house
    guest = house.signing.guest_of(request.cookies.get(COOKIE, ""))
    return Caller(house, guest, response, request.url.scheme == "https")


Calling = Annotated[Caller, Depends(calling)]
