"""Where parcels of games are played: here, on processes of this machine, or on a Ray cluster; the results are the same."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar, final

from chancecube.kernel.errors import ChanceCubeError

GAMES_A_PARCEL: Final = 4  # small enough for a lively progress bar, large enough to be worth sending
PARCELS_AHEAD: Final = 4  # for each worker
SECONDS_TO_ANSWER: Final = 10.0
HEARTBEAT: Final = 0.2  # seconds after which a Ctrl-C is heard
HERE: Final = ""  # the address of a Ray cluster begun on this machine for the purpose

P = TypeVar("P")
R = TypeVar("R")
Progress = Callable[[int], None]


class MissingPackage(ChanceCubeError):
    """Something asked for needs a package that is not installed."""


def parcels_of(games: int, size: int = GAMES_A_PARCEL, first: int = 0) -> list[range]:
    """The numbers of so many games, in small portions."""
    end = first + games
    return [range(start, min(start + size, end)) for start in range(first, end, size)]


@final
class Workers:
    """Whoever plays. Begun when first needed, ended with the `with` block; results come in any order."""

    def __init__(self, count: int = 1, ray: str | None = None) -> None:
        self.count = max(1, count)
        self.ray = ray  # the address of a cluster; HERE for one of its own
        self.pool: ProcessPoolExecutor | None = None
        self.pool_size = 0
        self.cluster: Any = None

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self.drop_pool()
        self.close()

    def close(self) -> None:
        """Waits for what is being played at this moment; whatever waits for its turn is dropped."""
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
        if self.cluster is not None:
            self.cluster.shutdown()
            self.cluster = None

    def run(self, play: Callable[[P], R], parcels: list[P]) -> Iterator[R]:
        """Plays every parcel; `play` is a function of a module, or a `partial` of one."""
        if self.ray is not None:
            return self.run_on_ray(play, parcels)
        if self.count > 1 and len(parcels) > 1:
            return self.run_apart(play, parcels)
        return map(play, parcels)

    # --- processes of this machine ---

    def run_apart(self, play: Callable[[P], R], parcels: list[P]) -> Iterator[R]:
        """Keeps every worker supplied, and not more than that: work broken off ends at once.

        A Ctrl-C in the middle of the pool's own work would leave its locks held for ever, so it is heard in between.
        """
        pool = self.open_pool(min(self.count, len(parcels)))
        waiting = parcels[::-1]
        running: set[Future[R]] = set()
        try:
            while waiting or running:
                with interrupts_held():
                    while waiting and len(running) < self.count * PARCELS_AHEAD:
                        running.add(pool.submit(play, waiting.pop()))
                    done, running = wait(running, HEARTBEAT, FIRST_COMPLETED)
                    results = [future.result() for future in done]
                yield from results
        finally:
            if running:
                self.drop_pool()

    def open_pool(self, size: int) -> ProcessPoolExecutor:
        """No more processes than have something to do."""
        if self.pool is not None and self.pool_size < size:
            self.pool.shutdown()
            self.pool = None
        if self.pool is None:
            self.pool_size = size
            self.pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=begin_work)
        return self.pool

    def drop_pool(self) -> None:
        """Ends the processes in the middle of their games: whoever breaks off does not wait for these."""
        if self.pool is None:
            return
        with interrupts_held():
            for process in list(self.pool._processes.values()):
                process.terminate()
            self.pool.shutdown()
            self.pool = None

    # --- a Ray cluster ---

    def run_on_ray(self, play: Callable[[P], R], parcels: list[P]) -> Iterator[R]:
        cluster = self.open_cluster()
        task = cluster.remote(played_on_ray)
        job = cluster.put(play)
        ahead = max(1, int(cluster.cluster_resources().get("CPU", 1))) * PARCELS_AHEAD
        waiting = parcels[::-1]
        running: list[Any] = []
        try:
            while waiting or running:
                while waiting and len(running) < ahead:
                    running.append(task.remote(job, waiting.pop()))
                done, running = cluster.wait(running)
                for reference in done:
                    result: R = cluster.get(reference)
                    yield result
        finally:
            for reference in running:
                cluster.cancel(reference)

    def open_cluster(self) -> Any:
        """`Any`: the package is not there for everybody."""
        if self.cluster is None:
            ray = import_ray()
            if not ray.is_initialized():
                self.join_cluster(ray)
            self.cluster = ray
        return self.cluster

    def join_cluster(self, ray: Any) -> None:
        own = {"num_cpus": self.count, "include_dashboard": False} if self.ray == HERE else {}
        address = self.ray or "local"
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error", **own)
        except (ray.exceptions.RayError, ValueError, RuntimeError, OSError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise ChanceCubeError("lab-no-cluster", {"address": address, "reason": reason}) from None


def knock(address: str) -> None:
    """Whether anybody answers there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdigit():
        with socket.create_connection((host, int(port)), SECONDS_TO_ANSWER):
            return


def import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise MissingPackage("lab-package", {"package": "ray", "extra": "ray"}) from None
    return ray


def played_on_ray(play: Callable[[P], R], parcel: P) -> R:
    return play(parcel)


# --- interruption ---


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is over, and processes begun meanwhile never hear it: they end with their parent."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work() -> None:
    """Where interrupts cannot be held back, a worker finishes its parcel instead of dying with a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Whoever kills the command alone would leave its workers waiting for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
