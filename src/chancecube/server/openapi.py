"""The description of the API, from which the client's types are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.routes import HTTPRoute

from chancecube import __version__
from chancecube.server.errors import ErrorBody
from chancecube.server.security import CSRF_HEADER, SESSION_COOKIE

# Any request may be refused with these; the key in the body says why.
REFUSED: Final = {
    status: ResponseSpec(data_container=ErrorBody, description=why, generate_examples=False)
    for status, why in {
        400: "Not understood, or against the rules",
        401: "Somebody must be signed in",
        403: "Not allowed",
        404: "Not there",
        409: "Not possible as things stand",
        413: "Too large",
        429: "Too often; `retry-after` says when to come back",
        503: "Not available for the moment",
    }.items()
}

DESCRIPTION: Final = f"""Chance Cube over HTTP. Errors are `{{error, arguments, message}}`, the message in the language
of the request. The session is the http-only cookie `{SESSION_COOKIE}`; every request that is not a GET carries the header
`{CSRF_HEADER}` with the value of the cookie `cc_csrf`, which GET /api/me sets. Tables are played over WebSockets:
`/api/tables/{{id}}/socket` sends `TableFrame` and takes `TableMessage`, `/api/lobby` sends `LobbyFrame`."""


def describe_refusals(app: Litestar) -> None:
    """Says of every request how it may be refused."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = REFUSED | dict(handler.responses or {})


class Description(JsonRenderPlugin):
    """The document with what goes over the sockets, of which OpenAPI itself knows nothing."""

    def __init__(self, sockets: Mapping[str, Any]) -> None:
        super().__init__(path=["/", "/openapi.json"])
        self.sockets = sockets

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, self.complete(openapi_schema))

    def complete(self, document: dict[str, Any]) -> dict[str, Any]:
        schemas, parts = msgspec.json.schema_components(
            self.sockets.values(), ref_template="#/components/schemas/{name}"
        )
        named = dict(zip(self.sockets, schemas, strict=True))
        components = document["components"]
        return document | {"components": components | {"schemas": parts | named | components["schemas"]}}


def describe(description: Description) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Chance Cube",
        version=__version__,
        description=DESCRIPTION,
        path="/schema",
        render_plugins=[description],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name=SESSION_COOKIE, security_scheme_in="cookie")
            }
        ),
        tags=[
            Tag(name="accounts", description="Guests, accounts and sessions."),
            Tag(name="library", description="Games, cards, rules, ready decks."),
            Tag(name="decks", description="One's own decks."),
            Tag(name="tables", description="Making, finding and joining tables."),
            Tag(name="records", description="Finished games: replay, fork, download, verify."),
            Tag(name="chat", description="Mutes and reports."),
            Tag(name="server", description="Health and metrics."),
        ],
    )
