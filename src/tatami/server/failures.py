"""How the server says no: a text for people, an English sentence, a status for programs."""

from __future__ import annotations

import logging
from functools import cache
from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.errors import TatamiError
from tatami.core.text import Text
from tatami.language import LANGUAGES, Speaker
from tatami.table import wire
from tatami.table.database import in_brief
from tatami.table.refusal import NoSuchTable, NotYours, Refusal, TooMany, WrongTime
from tatami.table.wire import Failure

_log = logging.getLogger(__name__)
_GONE: Final = "client disconnected prematurely"
"""What Litestar calls its own fault: somebody left before the body was whole."""
_NOTHING: Final = """\
<!doctype html>
<html lang="{language}" style="color-scheme: light dark; background: light-dark(#f4ecdd, #14161d);
  color: light-dark(#231d19, #f1e9d9); font: 1.125rem/1.5 Georgia, serif">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Tatami</title>
<main style="max-width: 30rem; margin: 18vh auto; padding: 0 1.5rem; text-align: center">
<img src="/icon.svg" alt="" width="72" height="72">
<h1 style="margin: 0.5rem 0 1.5rem">Tatami</h1>
<p>{said}</p>
<p style="margin-top: 2rem"><a href="/" style="display: inline-block; padding: 0.75rem 1.5rem;
  border-radius: 6px; background: light-dark(#b1361f, #c5432b); color: #fff9ec;
  font-weight: bold; text-decoration: none">{home}</a></p>
</main>
</html>
"""
"""It needs no other file but the sign of the house: whoever strays here has loaded nothing yet."""


@cache
def _english() -> Speaker:
    return Speaker("en")


def in_english(reason: Text) -> str:
    speaker = _english()
    return speaker(reason) if speaker.has(reason.id) else str(reason)


def failure(status: int, id: str, detail: str | None = None) -> Response[Failure]:
    reason = Text(id)
    return Response(
        Failure(wire.Text(id), detail if detail is not None else in_english(reason)),
        status_code=status,
        media_type=MediaType.JSON,
    )


def nothing_here(request: Request[Any, Any, Any]) -> Response[str] | Response[Failure]:
    """For people a page in their language, for programs the usual refusal."""
    if "text/html" not in request.headers.get("accept", ""):
        return failure(404, "error-no-such-page")
    language = language_of(request)
    say = Speaker(language)
    page = _NOTHING.format(
        language=language, said=escape(say("error-no-such-page")), home=escape(say("page-home"))
    )
    return Response(page, status_code=404, media_type="text/html")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the person's languages that there is."""
    for wanted in request.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return LANGUAGES[0]


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Failure]:
    status = 400
    if isinstance(error, NoSuchTable):
        status = 404
    elif isinstance(error, NotYours):
        status = 403
    elif isinstance(error, WrongTime):
        status = 409
    elif isinstance(error, TooMany):
        status = 429
    reason = error.reason
    return Response(
        Failure(wire.Text(**reason.json()), in_english(reason)),
        status_code=status,
        media_type=MediaType.JSON,
    )


def on_bad_input(_: Request[Any, Any, Any], error: TatamiError) -> Response[Failure]:
    return failure(400, "error-bad-request", str(error))


def on_http(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[Failure] | Response[str]:
    if isinstance(error, ValidationException):
        return failure(400, "error-bad-request", _what_is_wrong(error))
    if error.status_code == 404:
        return nothing_here(request)
    if error.status_code == 413:
        return failure(413, "error-long-message")
    if error.detail == _GONE:
        return failure(400, "error-bad-request", error.detail)
    if error.status_code >= 500:
        return on_fault(request, error)
    answer = failure(error.status_code, "error-bad-request", error.detail)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _what_is_wrong(error: ValidationException) -> str:
    problems = error.extra if isinstance(error.extra, list) else []
    told = [f"{problem.get('key', 'body')}: {problem.get('message')}" for problem in problems]
    return "; ".join(told) or error.detail


def on_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[Failure]:
    return failure(400, "error-bad-request", "The body is nested too deeply.")


def on_storage(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Failure]:
    _log.error("the store does not answer: %s", in_brief(error))
    return failure(503, "error-storage")


def on_fault(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    _log.error("a request failed", exc_info=error)
    return failure(500, "error-server-fault")


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    TatamiError: on_bad_input,
    HTTPException: on_http,
    RecursionError: on_nesting,
    SQLAlchemyError: on_storage,
    Exception: on_fault,
}
