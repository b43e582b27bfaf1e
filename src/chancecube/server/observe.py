"""Watching the server: health, metrics for Prometheus, and logs, one JSON object a line.

Logs and metrics hold no bodies, cookies, names or addresses, and paths only as their templates.
"""

from __future__ import annotations

import hmac
import logging
import os
import secrets
import sys
import time
import traceback
from bisect import bisect_left
from collections.abc import Callable
from contextvars import ContextVar
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.params import HeaderParameter
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from chancecube import __version__
from chancecube.server.database import Database
from chancecube.server.errors import Refusal
from chancecube.server.settings import Settings

log = logging.getLogger(__name__)

LOGGER: Final = "chancecube"
EXTRA: Final = ("path", "method", "status", "ms", "table")  # what a log line may carry beside its message
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PROMETHEUS: Final = "text/plain; version=0.0.4"
UNROUTED: Final = "(none)"
ACCEPTED: Final = 101  # a socket that was opened

request_id: ContextVar[str] = ContextVar("request_id", default="")

Labels = tuple[tuple[str, str], ...]


# --- logs ---


class JsonLines(logging.Formatter):
    """A log line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


class PlainLines(logging.Formatter):
    """A log line for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = [str(getattr(record, name)) for name in EXTRA if hasattr(record, name)]
        line = " ".join(
            [self.formatTime(record, "%H:%M:%S"), record.levelname.lower(), record.getMessage(), *facts]
        )
        if record.exc_info and record.exc_info[1] is not None:
            line += "\n" + "".join(traceback.format_exception(record.exc_info[1])).rstrip()
        return line


def set_up_logs(settings: Settings) -> None:
    """Our lines and uvicorn's, on the error stream; uvicorn's own lines about requests are left out."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines())
    for name in (LOGGER, "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.access").disabled = True


# --- metrics ---


class Metrics:
    """Counters, gauges and timings of this process, written in the form Prometheus reads."""

    def __init__(self) -> None:
        self.helps: dict[str, tuple[str, str]] = {}
        self.counts: dict[str, dict[Labels, float]] = {}
        self.timings: dict[str, dict[Labels, list[float]]] = {}  # counts per bound, then count and sum
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, help_text: str, by: float = 1, **labels: str) -> None:
        """Adds to a counter, or with a negative number to a gauge kept by hand."""
        self.helps.setdefault(name, ("counter" if name.endswith("_total") else "gauge", help_text))
        series = self.counts.setdefault(name, {})
        key = tuple(sorted(labels.items()))
        series[key] = series.get(key, 0) + by

    def time(self, name: str, help_text: str, seconds: float, **labels: str) -> None:
        self.helps.setdefault(name, ("histogram", help_text))
        series = self.timings.setdefault(name, {})
        row = series.setdefault(tuple(sorted(labels.items())), [0.0] * (len(BOUNDS) + 2))
        place = bisect_left(BOUNDS, seconds)
        if place < len(BOUNDS):
            row[place] += 1
        row[-2] += 1
        row[-1] += seconds

    def gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A number that is asked for when the metrics are."""
        self.helps[name] = ("gauge", help_text)
        self.gauges[name] = value

    def write(self) -> str:
        lines: list[str] = []
        for name, (kind, help_text) in self.helps.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}"]
            if name in self.gauges:
                lines.append(sample(name, (), self.gauges[name]()))
            lines += [sample(name, labels, value) for labels, value in self.counts.get(name, {}).items()]
            for labels, row in self.timings.get(name, {}).items():
                lines += timing_lines(name, labels, row)
        return "\n".join(lines) + "\n"


def sample(name: str, labels: Labels, value: float) -> str:
    """Every series names its process: several workers answer at one address."""
    all_labels = (*labels, ("worker", str(os.getpid())))
    written = ",".join(f'{key}="{escaped(word)}"' for key, word in all_labels)
    return f"{name}{{{written}}} {value:g}" if value != int(value) else f"{name}{{{written}}} {int(value)}"


def escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def timing_lines(name: str, labels: Labels, row: list[float]) -> list[str]:
    lines: list[str] = []
    below = 0.0
    for bound, count in zip(BOUNDS, row, strict=False):
        below += count
        lines.append(sample(f"{name}_bucket", (*labels, ("le", f"{bound:g}")), below))
    lines.append(sample(f"{name}_bucket", (*labels, ("le", "+Inf")), row[-2]))
    return [*lines, sample(f"{name}_count", labels, row[-2]), sample(f"{name}_sum", labels, row[-1])]


# --- every request ---


class Watch:
    """Names every request, and when it is answered counts, times and logs it."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def run(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        id = secrets.token_hex(8)
        request_id.set(id)
        status = 0

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders(message)["x-request-id"] = id
            elif message["type"] == "websocket.accept":
                status = ACCEPTED
                self.sockets(1)
            await send(message)

        try:
            await app(scope, receive, send_and_look)
        finally:
            seconds = time.perf_counter() - start
            if scope["type"] == ScopeType.HTTP:
                self.note(scope, str(scope["method"]), status, seconds)
            else:
                self.sockets(-1 if status == ACCEPTED else 0)
                log_answer("socket", scope, "", status, seconds)

    def note(self, scope: Scope, method: str, status: int, seconds: float) -> None:
        path = template_of(scope)
        self.metrics.count(
            "chancecube_requests_total", "Requests answered.", path=path, method=method, status=str(status)
        )
        self.metrics.time("chancecube_request_seconds", "Time to answer a request.", seconds, path=path)
        log_answer("request", scope, method, status, seconds)

    def sockets(self, by: int) -> None:
        self.metrics.count("chancecube_sockets", "Sockets that are open.", by)


def template_of(scope: Scope) -> str:
    return scope.get("path_template") or UNROUTED


def log_answer(what: str, scope: Scope, method: str, status: int, seconds: float) -> None:
    ms = round(seconds * 1000, 1)
    log.info(what, extra={"path": template_of(scope), "method": method, "status": status, "ms": ms})


# --- what can be asked ---


class Health(Struct):
    status: str
    version: str


class ObserveController(Controller):
    tags = ("server",)

    @get("/health", summary="Whether the server and its database work")
    async def health(self, database: NamedDependency[Database]) -> Response[Health]:
        try:
            async with database.reading() as session:
                await session.execute(text("SELECT 1"))
        except SQLAlchemyError as error:
            log.error("database unavailable", exc_info=error)
            return Response(Health("database unavailable", __version__), status_code=503)
        return Response(Health("ok", __version__), headers={"cache-control": "no-store"})

    @get(
        "/metrics",
        summary="Counters, gauges and timings, in the form of Prometheus",
        media_type=MediaType.TEXT,
    )
    async def metrics(
        self,
        metrics: NamedDependency[Metrics],
        settings: NamedDependency[Settings],
        authorization: Annotated[str, HeaderParameter(name="authorization", max_length=500)] = "",
    ) -> Response[str]:
        wanted = f"Bearer {settings.metrics_token}"
        if settings.metrics_token and not hmac.compare_digest(authorization.encode(), wanted.encode()):
            raise Refusal("server-sign-in", None, 401, {"www-authenticate": "Bearer"})
        return Response(metrics.write(), media_type=PROMETHEUS, headers={"cache-control": "no-store"})
