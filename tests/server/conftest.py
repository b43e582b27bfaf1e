"""A site on a temporary database, and people who visit it, each with cookies of their own."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from litestar import Litestar
from litestar.testing import TestClient

from chancecube.server.app import create_app
from chancecube.server.settings import Settings
from tests.server.site import PATIENCE, database_for, make_database

PASSWORD = "correct horse"
OFTEN = (100_000, 60)


def quick_settings(folder: Path) -> Settings:
    """Passwords are hashed cheaply, and nobody is slowed down."""
    return Settings(
        database=database_for(folder),
        data_folder=str(folder),
        password_memory_kib=8,
        password_rounds=1,
        request_pace=OFTEN,
        login_pace=OFTEN,
        guest_pace=OFTEN,
        table_pace=OFTEN,
        chat_pace=OFTEN,
        bot_pause_seconds=0.0,
        log_level="error",
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = quick_settings(tmp_path)
    asyncio.run(make_database(made))
    return made


class Person:
    """A browser: keeps its cookies, sends the CSRF token, and speaks one language."""

    def __init__(self, client: TestClient[Litestar], language: str = "en") -> None:
        self.client = client
        self.language = language
        self.cookies: dict[str, str] = {}

    def send(self, method: str, path: str, *, forged: bool = False, **more: Any) -> Any:
        headers = {"accept-language": self.language} | more.pop("headers", {})
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if not forged:
            headers.setdefault("x-csrf-token", self.cookies.get("cc_csrf", ""))
        raw = {name: value.encode("latin-1") for name, value in headers.items()}
        self.client.cookies.clear()
        answer = self.client.request(method, path, headers=raw, **more)
        self.keep(answer)
        return answer

    def keep(self, answer: Any) -> None:
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value

    def get(self, path: str, **more: Any) -> Any:
        return self.send("GET", path, **more)

    def post(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.send("POST", path, json=json, **more)

    def put(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.send("PUT", path, json=json, **more)

    def patch(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.send("PATCH", path, json=json, **more)

    def delete(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.send("DELETE", path, json=json, **more)

    # --- what people do all the time ---

    def visit(self) -> Person:
        assert self.get("/api/me").status_code == 200
        return self

    def as_guest(self, name: str) -> Person:
        answer = self.visit().post("/api/guest", {"name": name})
        assert answer.status_code == 201, answer.text
        return self

    def with_account(self, name: str, password: str = PASSWORD) -> Person:
        answer = self.visit().post("/api/register", {"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return self

    def me(self) -> Any:
        return self.get("/api/me").json()["user"]

    @property
    def id(self) -> str:
        return str(self.me()["id"])


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(settings)) as client:
        yield client


Visitor = Callable[..., Person]


@pytest.fixture
def visitor(client: TestClient[Litestar]) -> Visitor:
    """Somebody new, who has seen the first page."""

    def come(language: str = "en") -> Person:
        return Person(client, language).visit()

    return come


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A real server on loopback; gives its address."""
    config = uvicorn.Config(create_app(settings), port=0, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and thread.is_alive() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert server.started
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


Changed = Callable[..., AbstractContextManager[TestClient[Litestar]]]


@pytest.fixture
def site_with(settings: Settings) -> Changed:
    """A site with some settings changed."""

    def make(**changes: Any) -> AbstractContextManager[TestClient[Litestar]]:
        return TestClient(create_app(msgspec.structs.replace(settings, **changes)))

    return make
