"""The description the client's types are made of is the one the code gives."""

from __future__ import annotations

from pathlib import Path

from chancecube.server.schema import document

WEB = Path(__file__).parents[2] / "web"


def test_the_client_has_the_present_description() -> None:
    written = (WEB / "openapi.json").read_text(encoding="utf-8")
    remedy = "run python -m chancecube.server.schema > web/openapi.json && (cd web && npm run api-types)"
    assert written == document(), f"web/openapi.json is out of date: {remedy}"
