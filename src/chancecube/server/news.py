"""News between workers over Redis. If the line is cut it is taken up again, and whoever listens learns of the gap."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final, final

from litestar.channels.backends.base import ChannelsBackend

from chancecube.server.settings import BadSettings, Settings

log = logging.getLogger(__name__)

PREFIX: Final = "chancecube:"
MISSED: Final = b""  # stands for all that was said while nobody could hear it
LISTEN_SECONDS: Final = 5.0
HEALTH_SECONDS: Final = 15  # after so much silence it is looked whether the line still holds
TROUBLE_SECONDS: Final = 1.0


def open_redis(address: str) -> Any:
    try:
        from redis.asyncio import Redis
    except ImportError:
        raise BadSettings("server-no-redis") from None
    try:
        return Redis.from_url(address, health_check_interval=HEALTH_SECONDS, socket_keepalive=True)
    except ValueError as error:
        raise BadSettings("server-redis-address", {"reason": str(error)}) from None


async def reach_redis(settings: Settings) -> None:
    """Says in one line what is wrong with the address, if anything is."""
    if not settings.redis:
        return
    redis = open_redis(settings.redis)
    from redis.exceptions import RedisError

    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        raise BadSettings("server-redis-address", {"reason": str(error)}) from None
    finally:
        await redis.aclose()


@final
class RedisNews(ChannelsBackend):
    def __init__(self, address: str) -> None:
        self.redis = open_redis(address)
        self.line = self.redis.pubsub()
        self.listening = asyncio.Event()

    async def on_startup(self) -> None:
        """Nothing is to be done before somebody subscribes."""

    async def on_shutdown(self) -> None:
        await self.line.aclose()
        await self.redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self.redis.publish(PREFIX + channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self.line.subscribe(*[PREFIX + channel for channel in channels])
        self.listening.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self.line.unsubscribe(*[PREFIX + channel for channel in channels])

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        from redis.exceptions import RedisError

        await self.listening.wait()
        known: set[str] = set()
        while True:
            try:
                message = await self.line.get_message(timeout=LISTEN_SECONDS)
            except (RedisError, OSError) as error:
                log.warning("the line to Redis is cut: %s", type(error).__name__)
                await asyncio.sleep(TROUBLE_SECONDS)
                continue
            if message is None:
                continue
            channel = message["channel"].decode().removeprefix(PREFIX)
            if message["type"] == "message":
                yield channel, message["data"]
            elif message["type"] == "subscribe":
                if channel in known:  # subscribed again: there was a gap
                    yield channel, MISSED
                known.add(channel)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
