"""The real server, as its own process on a free port of this machine, with a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PATIENCE: Final = 60.0
OFTEN: Final = "100000,60"
SETTINGS: Final = {
    "CHANCECUBE_BOT_PAUSE_SECONDS": "0",
    "CHANCECUBE_BOT_SECONDS": "60",  # a busy machine is no reason for another answer
    "CHANCECUBE_PASSWORD_MEMORY_KIB": "8",
    "CHANCECUBE_PASSWORD_ROUNDS": "1",
    "CHANCECUBE_REQUEST_PACE": OFTEN,
    "CHANCECUBE_GUEST_PACE": OFTEN,
    "CHANCECUBE_TABLE_PACE": OFTEN,
    "CHANCECUBE_CHAT_PACE": OFTEN,
}
KEPT: Final = ("CHANCECUBE_SITE",)  # another build of the client may be tested
WITHOUT_PROXY: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def environment(folder: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """This process's environment, but nobody's own settings of the site."""
    kept = {
        name: words
        for name, words in os.environ.items()
        if not name.startswith("CHANCECUBE_") or name in KEPT
    }
    return {**kept, **SETTINGS, **settings, "CHANCECUBE_DATA_FOLDER": str(folder)}


class Site:
    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.settings = settings or {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "chancecube.cli", "serve", "--port", str(self.port)],
                env=environment(self.folder, self.settings),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.groups.append(self.process.pid)
        self.wait()

    def wait(self) -> None:
        """Until the site answers."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended:\n{self.last_words()}")
            try:
                with WITHOUT_PROXY.open(f"{self.url}/health", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.last_words()}")

    def kill(self) -> None:
        """`kill -9`: nothing can be tidied up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for group in self.groups:
            try:
                os.killpg(group, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                continue

    def last_words(self) -> str:
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:])

    def failures(self) -> list[str]:
        """Lines of the log that tell of something the server did not expect."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if '"level":"error"' in line or "Traceback" in line]
