"""Health, metrics and logs; the pages of the client; the description of the API."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from chancecube.server.observe import JsonLines, Metrics, PlainLines
from chancecube.text import Speaker
from tests.server.conftest import PASSWORD, Changed, Person, Visitor

SAMPLE = re.compile(r'^[a-z_]+\{([a-z]+="[^"\n]*",?)+\} [0-9.e+-]+$')


def test_health(client: TestClient[Litestar]) -> None:
    assert client.get("/health").json()["status"] == "ok"


def test_a_broken_database_is_noticed(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise OperationalError("SELECT 1", {}, Exception("gone"))

    monkeypatch.setattr(client.app.state.database, "reading", broken)
    assert client.get("/health").status_code == 503
    answer = client.get("/api/decks", headers={"cookie": "cc_session=x"})
    assert answer.status_code == 503
    assert "gone" not in answer.text
    monkeypatch.undo()
    assert client.get("/health").status_code == 200


# --- metrics ---


def test_metrics_are_in_the_form_of_prometheus(client: TestClient[Litestar]) -> None:
    client.get("/api/games/young-jedi/cards/DM-1")
    client.get("/api/games/young-jedi/cards/DM-2")
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(line.startswith("# ") or SAMPLE.match(line) for line in lines)
    wanted = 'method="GET",path="/api/games/{name}/cards/{code}",status="200"'
    assert any(wanted in line and line.endswith(" 2") for line in lines)


def test_metrics_may_need_a_token(site_with: Changed) -> None:
    with site_with(metrics_token="let me see") as client:
        assert client.get("/metrics").status_code == 401
        assert client.get("/metrics", headers={"authorization": "Bearer guess"}).status_code == 401
        assert client.get("/metrics", headers={"authorization": "Bearer let me see"}).status_code == 200


def test_counting_timing_and_gauges() -> None:
    metrics = Metrics()
    metrics.count("cards_total", "Cards.", 2, side='li"ght')
    metrics.time("draw_seconds", "Drawing.", 0.02)
    metrics.time("draw_seconds", "Drawing.", 100)
    metrics.gauge("tables", "Tables.", lambda: 7)
    written = re.sub(r',?worker="\d+"', "", metrics.write())
    assert 'cards_total{side="li\\"ght"} 2' in written
    assert 'draw_seconds_bucket{le="0.01"} 0' in written
    assert 'draw_seconds_bucket{le="0.025"} 1' in written
    assert 'draw_seconds_bucket{le="+Inf"} 2' in written
    assert "draw_seconds_sum{} 100.02" in written
    assert "tables{} 7" in written


# --- logs ---


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("chancecube")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


def test_every_request_is_one_line_without_secrets(visitor: Visitor, lines: io.StringIO) -> None:
    person = visitor()
    person.post("/api/register", {"name": "Annabelle", "password": PASSWORD})
    person.post("/api/login", {"name": "Annabelle", "password": "wrong horse"})
    person.get("/api/decks/aaaaaaaaaa?secret=hush")
    person.send("POST", "/api/guest", content=b"{broken", headers={"content-type": "application/json"})
    written = lines.getvalue()
    rows = [json.loads(line) for line in written.splitlines()]
    requests = [row for row in rows if row["message"] == "request"]
    assert [(row["method"], row["path"], row["status"]) for row in requests][-3:] == [
        ("POST", "/api/login", 401),
        ("GET", "/api/decks/{deck_id}", 404),
        ("POST", "/api/guest", 400),
    ]
    assert all(row["ms"] >= 0 and re.fullmatch(r"[0-9a-f]{16}", row["request"]) for row in requests)
    assert len({row["request"] for row in requests}) == len(requests)
    secrets = [PASSWORD, "wrong horse", "Annabelle", "hush", "broken", *person.cookies.values()]
    assert [secret for secret in secrets if secret in written] == []


def test_faults_are_noted_here_and_hidden_there(
    client: TestClient[Litestar], lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: Any) -> Any:
        raise ZeroDivisionError("a detail nobody else should know")

    monkeypatch.setattr("chancecube.server.library_api.packed_games", stumble)
    answer = client.get("/api/games?language=fr")
    assert answer.status_code == 500
    assert answer.json() == {
        "error": "server-fault",
        "arguments": {},
        "message": Speaker("fr").say("server-fault"),
    }
    fault = next(json.loads(line) for line in lines.getvalue().splitlines() if "ZeroDivisionError" in line)
    assert fault["request"] == answer.headers["x-request-id"]


def test_lines_for_people() -> None:
    record = logging.LogRecord("chancecube", logging.INFO, "", 0, "request", None, None)
    record.path, record.status = "/api/me", 200
    assert PlainLines().format(record).endswith("info request /api/me 200")


# --- the client ---


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>dark()</script><p>Chance Cube")
    (folder / "assets" / "app-1a2b3c.js").write_text("play();" * 1000)
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "leak").symlink_to(tmp_path / "secret.txt")
    return folder


def test_pages_and_files(site_with: Changed, site: Path) -> None:
    with site_with(site=str(site)) as client:
        for path in ("/", "/index.html", "/table/a1b2c3d4e5", "/rule/yj.battle.tie"):
            page = client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
            assert page.status_code == 200, path
            assert "Chance Cube" in page.text
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert "'sha256-" in page.headers["content-security-policy"]
        script = client.get("/assets/app-1a2b3c.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert (
            client.get("/assets/app-1a2b3c.js", headers={"if-none-match": script.headers["etag"]}).status_code
            == 304
        )
        assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
        assert client.head("/").status_code == 200


def test_a_rule_id_is_a_page_and_a_missing_file_is_not(site_with: Changed, site: Path) -> None:
    with site_with(site=str(site)) as client:
        assert client.get("/rule/yj.battle.tie", headers={"accept": "text/html"}).status_code == 200
        for path in (
            "/missing.png",
            "/assets/app-old.js",
            "/assets/none",
            "/api/none",
            "/leak",
            "/../secret.txt",
        ):
            answer = client.get(path)
            assert answer.status_code == 404 or "secret" not in answer.text, path
        assert client.get("/assets/app-old.js").status_code == 404


def test_a_new_build_is_seen_without_a_restart(site_with: Changed, site: Path) -> None:
    with site_with(site=str(site)) as client:
        client.get("/")
        (site / "index.html").write_text("<!doctype html><p>A newer cube")
        assert "newer" in client.get("/").text


@pytest.mark.parametrize(
    ("language", "said"), [("en", "have not been built"), ("fr", "n'ont pas encore été")]
)
def test_without_a_build_the_page_says_how(
    site_with: Changed, tmp_path: Path, language: str, said: str
) -> None:
    with site_with(site=str(tmp_path / "nothing")) as client:
        answer = Person(client, language).get("/play")
        assert answer.status_code == 503
        assert said in answer.text and "npm run build" in answer.text


# --- the description ---


def test_the_description_is_complete(client: TestClient[Litestar]) -> None:
    answer = client.get("/schema")
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    described = answer.json()
    assert described == client.get("/schema/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            assert about.get("summary"), (method, path)
            if path.startswith("/api"):
                refusal = about["responses"]["400"]["content"]["application/json"]["schema"]
                assert refusal["$ref"].endswith("ErrorBody"), (method, path)
    names = {
        "UserFacts",
        "GameFacts",
        "CardFacts",
        "CardPage",
        "Chapter",
        "ReadyDeck",
        "DeckReport",
        "DeckFacts",
    }
    assert names <= set(described["components"]["schemas"])


def test_describing_needs_nothing_from_elsewhere(client: TestClient[Litestar]) -> None:
    for path in ("/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert client.get(path).status_code == 404
