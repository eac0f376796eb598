"""`parlour serve`: the server, in the foreground."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from parlour.errors import BadOption

USUAL_HOST, USUAL_PORT = "127.0.0.1", 8013


@contextmanager
def server_parts() -> Iterator[None]:
    """Import what only the server needs; without it, say so."""
    try:
        yield
    except ModuleNotFoundError as missing:
        more = f'The server needs more ({missing.name}): pip install "parlour[cli,server]".'
        raise BadOption(more) from None


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine.")
    ] = USUAL_HOST,
    port: Annotated[int, typer.Option(help="The port to listen at.")] = USUAL_PORT,
    database: Annotated[
        str, typer.Option(help="A file for SQLite, or postgresql://user:password@host/name.")
    ] = "parlour.db",
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.")] = 1,
    pace: Annotated[float, typer.Option(help="Seconds a bot takes, on average.")] = 0.9,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address of the page, like https://example.org."),
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Addresses of reverse proxies whose headers are believed.")
    ] = "",
    game: Annotated[
        list[str] | None, typer.Option(help="A game to offer; all of them, if none is named.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="A program of yours that can be seated."),
    ] = None,
    rate: Annotated[float, typer.Option(help="Times as often as usual anybody may ask.")] = 1.0,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables that many people share."""
    with server_parts():
        from parlour.server.running import run
        from parlour.server.serving import Serving
        from parlour.server.strangers.naming import read_programs
    run(
        Serving(
            host=host,
            port=port,
            database=database,
            workers=workers,
            pace=pace,
            rate=rate,
            origins=tuple(origin or ()),
            proxy=proxy,
            games=tuple(game or ()),
            programs=read_programs(bot or []),
            log=log,
        )
    )
