"""`parlour backup`: copy the server's tables while it runs."""

from typing import Annotated

import typer

from parlour.cli.commands.serve import server_parts
from parlour.games.speech import counted


def backup(
    to: Annotated[str, typer.Argument(help="The new file.")],
    database: Annotated[str, typer.Option(help="The server's file.")] = "parlour.db",
) -> None:
    """Copy the server's tables to a new file."""
    with server_parts():
        from parlour.server.store.database.copying import copied
    count = copied(database, to)
    print(f"{counted(count, 'table')} copied to {to}; docs/serve.md says how to go back to it.")
