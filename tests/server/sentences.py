"""What every refusal has: a code for programs and one sentence for people; and what no log has."""

import logging

from parlour.server.refusals import CODES, Refused


def kinds_of_refusals():
    """Every code that an error frame may have."""
    found, waiting = {code for code, _ in CODES.values()}, [Refused]
    while waiting:
        kind = waiting.pop()
        found.add(kind.code)
        waiting += kind.__subclasses__()
    return found


def mistakes(caplog):
    """What a log says of mistakes of ours; of a bad request it may say that there was one."""
    return [one for one in caplog.records if one.exc_info or one.levelno > logging.WARNING]


def check_refusal(error):
    """One sentence for people, a code for programs."""
    assert error["code"] in kinds_of_refusals() - {"broken"}, error
    says = error["says"]
    assert says.isprintable(), error
    assert says.endswith((".", "!", "?")), error
    assert 10 < len(says) <= 1000, error
    assert "Traceback" not in says
    assert "msgspec" not in says


def check_refused(answer):
    """The same of the answer to a request, with all headers."""
    assert 400 <= answer.status < 500, answer
    assert answer.headers["content-type"] == "application/json"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    check_refusal(answer.error)
