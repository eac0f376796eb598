"""Where the database is: a path or an address people give, as what the drivers take."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from parlour.server.store.refusals import BadStore

SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRES = ("postgres", "postgresql", "postgresql+psycopg")
GIVEN = "give a path, sqlite:///PATH or postgresql://USER@HOST/NAME"


def address(given: str) -> URL:
    """The address with the driver's name in it; what is no address is refused unrepeated."""
    if "://" not in given:
        return _in_file(given)
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):  # may hold a password, so nothing of it is repeated
        raise BadStore(f"That is no address of a database: {GIVEN}.") from None
    if url.drivername in SQLITE:
        return _in_file(url.database or "")
    if url.drivername in POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    raise BadStore(f"Parlour keeps tables in SQLite or PostgreSQL: {GIVEN}.")


def place(url: URL) -> str:
    """How a sentence names the database: never with a password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    host = url.host or url.query.get("host") or "this machine"
    return f"PostgreSQL database {url.database or 'of this user'} on {host}"


def without_password(text: str, url: URL) -> str:
    """The text, should the password stand in it, without it."""
    known = [url.password, *(url.query.get(name) for name in ("password", "sslpassword"))]
    for password in known:
        text = text.replace(str(password), "…") if password else text
    return text


def for_psycopg(url: URL) -> dict[str, Any]:
    """The same address as psycopg itself takes it."""
    return {**url.translate_connect_args(username="user", database="dbname"), **url.query}


def _in_file(path: str) -> URL:
    if not path or path.startswith((":memory:", "file:")):
        raise BadStore(f"The database must be a file, so that nothing is lost: {GIVEN}.")
    if Path(path).is_dir():
        raise BadStore(f"{path} is a folder: give the path of a file in it.")
    return URL.create("sqlite+aiosqlite", database=path)
