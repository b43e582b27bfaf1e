"""The description of the API against the API: made-up requests of every kind, and no answer that is not described."""

from __future__ import annotations

import secrets
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from tests.server.conftest import quick_settings, running
from tests.server.site import PATIENCE

schemathesis = pytest.importorskip("schemathesis")

from schemathesis.checks import not_a_server_error  # noqa: E402
from schemathesis.specs.openapi.checks import (  # noqa: E402
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 10


def guest(address: str) -> dict[str, str]:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        client.get("/api/me")
        token = {"x-csrf-token": client.cookies["cc_csrf"]}
        client.post("/api/guest", json={"name": f"Guest {secrets.token_hex(4)}"}, headers=token)
        return dict(client.cookies)


def attack(operation: Any, mode: Any, address: str) -> None:
    """Somebody new each time: some requests delete who asks, and the rest must then be refused as described."""
    cookies = guest(address)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        token = {"x-csrf-token": cookies["cc_csrf"]}
        case.call_and_validate(cookies=cookies, headers=token, checks=CHECKS, timeout=PATIENCE)

    send()


@pytest.mark.slow
def test_every_answer_is_as_described(tmp_path: Path) -> None:
    wrong: list[str] = []
    with running(quick_settings(tmp_path)) as address:
        api = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        operations = [found.ok() for found in api.get_all_operations()]
        assert len(operations) > 20
        for operation, mode in product(operations, schemathesis.GenerationMode):
            try:
                attack(operation, mode, address)
            except Unsatisfiable:
                continue  # nothing to get wrong in this one
            except (Exception, BaseExceptionGroup) as error:  # noqa: BLE001 - all are told
                wrong.append(f"{operation.label}, {mode}: {error!r:.1500}")
    assert wrong == [], "\n\n".join(wrong)
