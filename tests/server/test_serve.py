"""`chancecube serve` as a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.site import PATIENCE

COMMAND = [sys.executable, "-c", "from chancecube.cli import main; main()", "serve"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("CHANCECUBE_")}
    return usual | {"CHANCECUBE_DATA_FOLDER": str(folder), "LC_ALL": "en_GB.UTF-8"} | more


@contextmanager
def served(folder: Path, *options: str, **more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", *options],
        env=environment(folder, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        yield address[0], process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def refused(folder: Path, *options: str, **more: str) -> str:
    run = subprocess.run(
        [*COMMAND, *options], check=False, env=environment(folder, **more), capture_output=True, text=True
    )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1 and run.stderr.startswith("chancecube: ")
    return run.stderr


def test_it_serves_and_ends_in_order(tmp_path: Path) -> None:
    with served(tmp_path) as (address, process):
        answer = httpx.get(f"{address}/api/me", timeout=PATIENCE)
        assert answer.json() == {"user": None}
        assert "server" not in answer.headers
        process.send_signal(signal.SIGTERM)
        _, written = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line["path"] for line in lines if line["message"] == "request"] == ["/api/me"]
    assert (tmp_path / "chancecube.db").exists()


def test_who_was_there_is_there_after_kill_9(tmp_path: Path) -> None:
    with served(tmp_path) as (address, process), httpx.Client(base_url=address, timeout=PATIENCE) as client:
        client.get("/api/me")
        made = client.post(
            "/api/guest", json={"name": "Ann"}, headers={"x-csrf-token": client.cookies["cc_csrf"]}
        )
        assert made.status_code == 201
        process.kill()
        cookies = dict(client.cookies)
    with served(tmp_path) as (address, _):
        assert httpx.get(f"{address}/api/me", cookies=cookies, timeout=PATIENCE).json() == made.json()


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "is in use" in refused(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "--port" in refused(tmp_path, "--port", "99999")
    assert "“chess”" in refused(tmp_path, "--game", "chess")
    assert "Redis" in refused(tmp_path, "--workers", "2")
    assert "cannot be read" in refused(tmp_path, "--settings", str(tmp_path / "none.toml"))
    assert "“CHANCECUBE_PROT”" in refused(tmp_path, CHANCECUBE_PROT="1")
    assert "database" in refused(tmp_path, CHANCECUBE_DATABASE="sqlite:////dev/null/x.db")
    assert "Redis" in refused(tmp_path, CHANCECUBE_REDIS="redis://127.0.0.1:1")
    assert "Redis" in refused(tmp_path, CHANCECUBE_REDIS="nowhere")
    assert "listen" in refused(tmp_path, "--host", "no.such.host.invalid")


@pytest.mark.skipif(os.name != "posix", reason="the browser is a shell script here")
@pytest.mark.parametrize(
    ("options", "page"), [((), ""), (("--game", "jedi-knights"), "/play?game=jedi-knights")]
)
def test_the_browser_is_opened_where_the_game_asked_for_is(
    tmp_path: Path, options: tuple[str, ...], page: str
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    with served(tmp_path, "--open-browser", *options, BROWSER=f"{browser} %s") as (address, process):
        assert httpx.get(f"{address}/api/me", timeout=PATIENCE).is_success
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    assert opened.read_text() == f"{address}{page}\n"


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_it_lets_go_of_the_port(tmp_path: Path, signal_number: signal.Signals) -> None:
    with served(tmp_path) as (address, process):
        process.send_signal(signal_number)
        process.wait(PATIENCE)
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", int(address.rsplit(":", 1)[1])))
