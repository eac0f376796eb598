"""The server's processes: one worker here, or several that share a port and a database."""

import asyncio
import signal
import socket
import threading
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Any, NoReturn

import uvicorn
from fastapi import FastAPI

from parlour.errors import BadNumber, BadOption
from parlour.printable import shown
from parlour.server.app import from_environment
from parlour.server.serving import Serving
from parlour.server.store import Store
from parlour.server.store.database.occupying import occupied
from parlour.server.watch.logs import LEVELS

BACKLOG = 2048
MOST_FILES = 65_536  # that are open at once: a socket is one
GRACE = 10  # seconds for requests that run when the server is stopped
SILENCE = 60  # seconds after which a worker process that does not answer is started anew
LARGEST_FRAME = 64 * 1024  # bytes that a client may send at once


def run(serving: Serving) -> None:
    """Serve until somebody stops it."""
    _check(serving)
    file = asyncio.run(_file_of(serving.database))
    if serving.workers > 1 and file:
        raise BadOption("Several workers need PostgreSQL: name it with --database, or use one.")
    with occupied(file):
        serving.handed_on()
        _open_many()
        signal.signal(signal.SIGTERM, _end)
        print(f"Parlour is at {serving.address}; Ctrl-C ends it.", flush=True)
        _serve(serving)


def _end(number: int, frame: object) -> NoReturn:
    """Being told to end is no failure; when uvicorn lets this be called, all is finished."""
    raise SystemExit(0)


def _serve(serving: Serving) -> None:
    settings = uvicorn_settings(serving)
    if serving.workers > 1:
        uvicorn.run("parlour.server.running:one_of_several", workers=serving.workers, **settings)
    else:
        uvicorn.run(from_environment, **settings)


def one_of_several() -> FastAPI:
    """The application of a worker process, which ends with the one that started it."""
    if parent := parent_process():
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()
    return from_environment()


def _end_after(parent: BaseProcess) -> None:
    """However that one ended, nobody else would end this worker."""
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def uvicorn_settings(serving: Serving) -> dict[str, Any]:
    """How uvicorn serves it."""
    return {
        "factory": True,
        "host": serving.host,
        "port": serving.port,
        "loop": "auto",
        "http": "parlour.server.door.protocol:RequestProtocol",
        "ws": "parlour.server.socket.protocol:SocketProtocol",
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "backlog": BACKLOG,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(serving.proxy),
        "forwarded_allow_ips": serving.proxy or None,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": SILENCE,
    }


def _open_many() -> None:
    """Have as many sockets open as the system lets us, where it knows such limits."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < MOST_FILES:
            most = MOST_FILES if hard < 0 else min(MOST_FILES, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _check(serving: Serving) -> None:
    """Refuse what could not be served, before anything is started."""
    if serving.log not in LEVELS:
        raise BadOption(f"--log is one of {', '.join(LEVELS)}, not {shown(serving.log)}.")
    if not serving.pace >= 0 or serving.pace > 60:
        raise BadNumber(f"--pace is 0 to 60 seconds, not {shown(serving.pace)}.")
    if not 0 < serving.rate <= 10_000:
        raise BadNumber(f"--rate is above 0 and at most 10,000, not {shown(serving.rate)}.")
    try:
        with socket.create_server((serving.host, serving.port)):
            return
    except (OSError, OverflowError, UnicodeError) as trouble:
        reason = getattr(trouble, "strerror", None) or str(trouble)
        where = f"{shown(serving.host)}, port {serving.port}"
        raise BadOption(f"Nothing can be served at {where}: {reason.lower()}.") from None


async def _file_of(database: str) -> str | None:
    """The file that a database is, if it is one; refused if it cannot be used at all."""
    store = await Store.open(database)
    try:
        return store.path
    finally:
        await store.close()
