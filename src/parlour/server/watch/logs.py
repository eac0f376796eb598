"""Logs: one JSON object a line on standard error, or readable lines on a terminal.

What is logged is chosen word by word; addresses carry no keys, and bodies and cookies are never
logged.
"""

import logging
import sys

import structlog

CHATTY = ("aiosqlite", "asyncio", "sqlalchemy", "alembic", "numba")
LEVELS = ("debug", "info", "warning", "error")


def prepare(level: str) -> None:
    """Send everything that is logged, here and in libraries, the same way."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper("iso"),
    ]
    structlog.configure(
        [*shared[:1], structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    last: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta
    ]
    if sys.stderr.isatty():
        plain = structlog.dev.plain_traceback  # others show what variables held
        last.append(structlog.dev.ConsoleRenderer(exception_formatter=plain))
    else:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last)
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # What uvicorn warns of is bad requests, a line each for as many as anybody sends.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(logging.WARNING)
