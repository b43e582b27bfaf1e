"""The server's tests with PostgreSQL and Redis: `python -m tests.server.services`.

Starts both on loopback ports, with all they keep in a temporary folder, runs the tests that depend on them, and ends
them again. Where one of the two is missing it says so and leaves out what needs it.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

START_SECONDS = 60.0
END_SECONDS = 20.0

# What a database may do differently: races, locks, migrations, types of columns.
WITH_POSTGRES = {
    "services": "",
    "gamekeeper": "written or acknowledged or gone or loaded or workers or cleared",
    "settings": "migrations or newer or entries or read",
    "accounts": "keeps_everything or renewed or changing or leaving or taking_along or tokens",
    "tables": "begins or leaving or own_and_ready or rematch or limit",
    "farewell": "everywhere or waits_for_nobody or workers",
    "chat": "",
    "lobby": "",
    "play": "whole_game or restarted",
    "clocks": "restart",
    "made_puzzles": "once or nobody_keeps or outlive",
}
WITH_REDIS_ALONE = {"services": ""}


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them off the path."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return found[-1].parent if found else None


def somebody() -> dict[str, Any]:
    """Whom the servers run as: PostgreSQL refuses to be root."""
    import pwd

    if os.geteuid() != 0:
        return {}
    names = [one.pw_name for one in pwd.getpwall()]
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A server as a process of its own, from when it answers to when it has ended."""
    log = folder / f"{Path(command[0]).name}.log"
    with log.open("wb") as written:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=subprocess.STDOUT,
            **somebody(),
        )
    try:
        wait_for(process, port, log)
        yield
    finally:
        process.send_signal(signal.SIGINT)  # to PostgreSQL: end now, in order; to Redis the same
        try:
            process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit(f"{log.stem} does not start: {log.read_text(errors='replace')[-2000:]}")


@contextmanager
def postgres(programs: Path, folder: Path) -> Iterator[str]:
    data, port = folder / "postgres", free_port()
    subprocess.run(
        [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ],
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        **somebody(),
    )
    settings = {
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": "",
        "max_connections": "200",
        "fsync": "off",  # nobody pulls the plug here
    }
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    with running([str(programs / "postgres"), "-D", str(data), "-p", str(port), *options], port, folder):
        yield f"postgresql://postgres@127.0.0.1:{port}"


@contextmanager
def redis(program: str, folder: Path) -> Iterator[str]:
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with running(command, port, folder):
        yield f"redis://127.0.0.1:{port}"


def selected(tests: dict[str, str]) -> list[str]:
    """Arguments for pytest: of each file the tests whose names have one of these words in them."""
    files = [f"tests/server/test_{name}.py" for name in tests]
    words = [f"(test_{name} and ({words or 'test'}))" for name, words in tests.items()]
    return [*files, "-k", " or ".join(words)]


def main() -> int:
    programs = find_postgres() if find_spec("asyncpg") else None
    redis_server = shutil.which("redis-server") if find_spec("redis") else None
    if programs is None:
        print("SKIPPED: PostgreSQL is missing (apt install postgresql; pip install asyncpg)")
    if redis_server is None:
        print("SKIPPED: Redis is missing (apt install redis-server; pip install redis)")
    if programs is None and redis_server is None:
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended then too
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        owner = somebody()
        if owner:
            os.chown(folder, owner["user"], owner["group"])
        environment = dict(os.environ)
        if redis_server is not None:
            environment["TEST_REDIS"] = stack.enter_context(redis(redis_server, folder))
        if programs is not None:
            environment["TEST_POSTGRES"] = stack.enter_context(postgres(programs, folder))
        selection = selected(WITH_POSTGRES if programs is not None else WITH_REDIS_ALONE)
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *selection, *sys.argv[1:]]
        return subprocess.run(command, check=False, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
