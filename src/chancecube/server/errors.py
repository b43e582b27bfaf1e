"""Refusals as answers: {"error": key, "arguments": {...}, "message": text in the language of the request}."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct
from sqlalchemy.exc import DataError, OperationalError

from chancecube.kernel.errors import ChanceCubeError
from chancecube.server.languages import speaker_of

log = logging.getLogger(__name__)

NOT_FOUND: Final = "server-not-found"

# What is said where nothing more is known than the status.
KEYS: Final = {
    401: "server-sign-in",
    403: "server-forbidden",
    404: NOT_FOUND,
    405: "server-method",
    413: "server-too-large",
    429: "server-too-many",
    503: "server-unavailable",
}


class Refusal(ChanceCubeError):
    """A request that is refused, with the status that says what kind of refusal it is."""

    def __init__(
        self,
        key: str,
        arguments: dict[str, str] | None = None,
        status: int = 400,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(key, arguments)
        self.status = status
        self.headers = dict(headers or {})


class ErrorBody(Struct):
    """Why a request was refused."""

    error: str
    arguments: dict[str, str]
    message: str


def not_found() -> Refusal:
    return Refusal(NOT_FOUND, status=404)


def sign_in() -> Refusal:
    return Refusal("server-sign-in", status=401)


def forbidden() -> Refusal:
    return Refusal("server-forbidden", status=403)


def error_body(error: ChanceCubeError, language_scope: Any) -> ErrorBody:
    return ErrorBody(error.key, error.arguments, speaker_of(language_scope).error(error))


def answer(request: Request[Any, Any, Any], error: ChanceCubeError) -> Response[ErrorBody]:
    """A refusal is nobody's to keep: no cache may store it."""
    status = error.status if isinstance(error, Refusal) else 400
    headers = {"cache-control": "no-store"} | (error.headers if isinstance(error, Refusal) else {})
    return Response(error_body(error, request.scope), status_code=status, headers=headers)


def on_refusal(request: Request[Any, Any, Any], error: ChanceCubeError) -> Response[ErrorBody]:
    return answer(request, error)


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[ErrorBody]:
    """Names the field and what is wrong with it; the value itself is not repeated."""
    first: Any = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where = str(first.get("key", "")) if isinstance(first, dict) else ""
    said = str(first.get("message", "")) if isinstance(first, dict) else ""
    return answer(request, bad_field(where, said))


def bad_field(field: str, reason: str) -> Refusal:
    return Refusal("server-bad-field", {"field": field or "-", "reason": reason or "-"})


def field_of_body(cause: BaseException | None) -> tuple[str, str] | None:
    """A wrong field of the body; Litestar takes one called like something handlers are given for our own fault."""
    reason, found, path = str(cause).rpartition(" - at `$.data.")
    if not isinstance(cause, msgspec.ValidationError) or not found:
        return None
    return path.rstrip("`"), reason


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    status = error.status_code
    if status >= 500:
        field = field_of_body(error.__cause__)
        return answer(request, bad_field(*field)) if field is not None else on_fault(request, error)
    return answer(request, Refusal(KEYS.get(status, "server-bad-request"), None, status, error.headers))


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    return answer(request, Refusal("server-bad-request"))


def on_busy(request: Request[Any, Any, Any], error: OperationalError) -> Response[ErrorBody]:
    log.error("database unavailable", exc_info=error)
    return answer(request, Refusal("server-unavailable", None, 503, {"retry-after": "5"}))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Our own mistake: the log learns what happened, the person only that it did."""
    log.error("fault", exc_info=error)
    return answer(request, Refusal("server-fault", status=500))


HANDLERS: Final[ExceptionHandlersMap] = {
    ChanceCubeError: on_refusal,
    ValidationException: on_validation,
    HTTPException: on_http,
    SerializationException: on_unreadable,
    RecursionError: on_unreadable,  # JSON nested too deep
    DataError: on_unreadable,  # a number or character the database cannot hold
    OperationalError: on_busy,
    Exception: on_fault,
}
