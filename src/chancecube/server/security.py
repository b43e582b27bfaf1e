"""Who is asking, whether a page of ours asks, how often, and what browsers are told to allow.

A session is a random token in an http-only cookie; the database knows its hash only. A request that changes something
must carry, as a header, the token of a second cookie that only pages of this site can read; and where the browser
names the page a request or a socket comes from, it must be one of ours.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import anyio
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.server.database import ID_LENGTH, Database, Session, User
from chancecube.server.errors import Refusal
from chancecube.server.news import open_redis
from chancecube.server.settings import Settings

SESSION_COOKIE: Final = "cc_session"
CSRF_COOKIE: Final = "cc_csrf"
CSRF_HEADER: Final = "x-csrf-token"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
TOKEN_BYTES: Final = 32
DAY: Final = 86_400
ID: Final = re.compile(rf"[A-Za-z0-9_-]{{{ID_LENGTH}}}")
API: Final = "/api"

Connection = ASGIConnection[Any, Any, Any, Any]


# --- ids, names and words ---


def new_id() -> str:
    """Ten url-safe characters: too many to guess a table by trying."""
    return secrets.token_urlsafe(8)[:ID_LENGTH]


def is_id(words: str) -> bool:
    return ID.fullmatch(words) is not None


INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
NAME_LENGTHS: Final = (2, 24)
PASSWORD_LENGTHS: Final = (8, 200)
# Signs that look alike, in lower case and without accents: one key for all who could be taken for each other.
LOOKALIKES: Final = str.maketrans(
    {
        twin: sign
        for sign, twins in {
            "a": "аα@",
            "b": "вβ",
            "c": "с",
            "d": "ԁđð",
            "e": "еεє",
            "h": "нһη",
            "j": "ј",
            "k": "кκ",
            "l": "1iı|!іιӏł",
            "m": "мμ",
            "n": "пν",
            "o": "0оοø",
            "p": "рρ",
            "q": "ԛ",
            "s": "ѕ5$",
            "t": "тτ",
            "u": "υ",
            "w": "ԝω",
            "x": "хχ",
            "y": "уγ",
            "z": "ζ",
        }.items()
        for twin in twins
    }
)


def check_name(words: str) -> str:
    """A name as it will be shown: compatible forms and runs of spaces made one, nothing invisible."""
    plain = unicodedata.normalize("NFKC", words).strip()
    name = " ".join(plain.split())
    least, most = NAME_LENGTHS
    if not least <= len(name) <= most or not name_key(name):
        raise Refusal("server-name-length", {"least": str(least), "most": str(most)})
    marks = [sign for sign in plain if unicodedata.category(sign) in INVISIBLE]
    stacked = re.search(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]{2}", name)
    if marks or stacked or not any(sign.isalnum() for sign in name):
        raise Refusal("server-name-signs")
    return name


def name_key(name: str) -> str:
    """What makes two names the same: neither case, width, accents, spaces, signs nor look-alike letters tell them apart."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded.translate(LOOKALIKES) if sign.isalnum())[:64]


def clean_text(words: str, most: int, lines: bool = False) -> str:
    """Words of a person for other people: no control characters, no tricks with the writing direction."""
    kept = "".join(
        sign
        for sign in unicodedata.normalize("NFC", words)
        if unicodedata.category(sign) not in INVISIBLE or sign == "\u200d" or (lines and sign == "\n")
    )
    text = "\n".join(line.rstrip() for line in kept.split("\n")).strip() if lines else " ".join(kept.split())
    if len(text) > most:
        raise Refusal("server-text-long", {"most": str(most)})
    return text


# --- passwords ---


class Passwords:
    """Argon2id, in threads of its own: hashing must not hold up the games, nor fill the memory."""

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(settings.password_rounds, settings.password_memory_kib, 1)
        self.limiter = anyio.CapacityLimiter(2)
        self.nobody = self.hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(self.hasher.hash, password, limiter=self.limiter)

    async def fits(self, password: str, password_hash: str | None) -> bool:
        """Takes as long for somebody who does not exist."""
        known = password_hash if password_hash is not None else self.nobody
        fits = await anyio.to_thread.run_sync(self.compare, known, password, limiter=self.limiter)
        return fits and password_hash is not None

    def compare(self, password_hash: str, password: str) -> bool:
        try:
            return self.hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, password_hash: str) -> bool:
        return self.hasher.check_needs_rehash(password_hash)


def check_password(password: str, name: str) -> None:
    least, most = PASSWORD_LENGTHS
    if not least <= len(password) <= most:
        raise Refusal("server-password-length", {"least": str(least), "most": str(most)})
    if len(set(password)) < 3 or name_key(password) == name_key(name):
        raise Refusal("server-password-weak")


# --- sessions ---


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie(settings: Settings, name: str, value: str, days: int, http_only: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=days * DAY,
        httponly=http_only,
        secure=settings.https,
        samesite="lax",
    )


def session_cookies(settings: Settings, token: str) -> list[Cookie]:
    """Whoever becomes somebody gets a new CSRF token too, so that none planted before is worth anything."""
    return [
        cookie(settings, SESSION_COOKIE, token, settings.session_days, http_only=True),
        cookie(settings, CSRF_COOKIE, secrets.token_urlsafe(), settings.session_days, http_only=False),
    ]


def farewell_cookies(settings: Settings) -> list[Cookie]:
    return [
        cookie(settings, SESSION_COOKIE, "", 0, http_only=True),
        cookie(settings, CSRF_COOKIE, secrets.token_urlsafe(), settings.session_days, http_only=False),
    ]


async def begin_session(session: AsyncSession, settings: Settings, user: User) -> str:
    """Makes a session and returns its token, which is not kept; those that have run out are cleared away."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    now = time.time()
    await session.execute(delete(Session).where(Session.expires < now))
    session.add(
        Session(token_hash=hash_token(token), user_id=user.id, created=now, expires=end(settings, now))
    )
    return token


def end(settings: Settings, now: float) -> float:
    return now + settings.session_days * DAY


async def end_sessions(session: AsyncSession, user: User, but: str = "") -> None:
    """Ends all sessions of a person, except the one of this token."""
    gone = delete(Session).where(Session.user_id == user.id)
    await session.execute(gone.where(Session.token_hash != hash_token(but)) if but else gone)


async def renew_session(database: Database, settings: Settings, token: str) -> bool:
    """Puts off the end of a session that is more than half over; says whether it did."""
    now = time.time()
    half = end(settings, now) - settings.session_days * DAY / 2
    async with database.reading() as session:
        found = await session.get(Session, hash_token(token))
    if found is None or found.expires > half:
        return False
    async with database.session() as session:
        await session.execute(
            update(Session).where(Session.token_hash == found.token_hash).values(expires=end(settings, now))
        )
    return True


def token_of(connection: Connection) -> str:
    return connection.cookies.get(SESSION_COOKIE, "")


async def find_user(database: Database, token: str) -> User | None:
    """Whose session it is, if it has not run out."""
    if not token or len(token) > 100:
        return None
    wanted = (
        select(User)
        .join(Session, Session.user_id == User.id)
        .where(
            Session.token_hash == hash_token(token),
            Session.expires > time.time(),
            User.deleted.is_(None),
        )
    )
    async with database.reading() as session:
        return await session.scalar(wanted)


# --- paces ---

Pace = tuple[int, int]


class Paces(Protocol):
    """How often each may do what."""

    async def spend(self, what: str, who: str, pace: Pace) -> None:
        """Counts one more; refuses with 429 and when to come back if that is one too many."""

    async def close(self) -> None: ...


def too_many(seconds: float) -> Refusal:
    wait = str(max(1, int(seconds + 0.999)))
    return Refusal("server-too-many", {"seconds": wait}, 429, {"retry-after": wait})


class MemoryPaces:
    """Counts in this process. A window begins with the first try and ends after its seconds."""

    MOST: Final = 100_000

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.windows: dict[tuple[str, str], tuple[float, int]] = {}

    async def spend(self, what: str, who: str, pace: Pace) -> None:
        most, seconds = pace
        now = self.clock()
        over, count = self.windows.get((what, who), (0.0, 0))
        if over <= now:
            over, count = now + seconds, 0
        if count >= most:
            raise too_many(over - now)
        if len(self.windows) >= self.MOST:
            self.forget(now)
        self.windows[what, who] = (over, count + 1)

    def forget(self, now: float) -> None:
        """Keeps the windows still open, and of those only the newest half if they are too many."""
        still = {key: window for key, window in self.windows.items() if window[0] > now}
        self.windows = dict(list(still.items())[-self.MOST // 2 :])

    async def close(self) -> None:
        self.windows.clear()


class RedisPaces:
    """Counts shared by all workers."""

    # In one step: otherwise a window could be left without an end.
    SCRIPT: Final = """
        local count = redis.call('INCR', KEYS[1])
        if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
        return {count, redis.call('PTTL', KEYS[1])}
    """

    def __init__(self, address: str) -> None:
        self.redis = open_redis(address)
        self.script = self.redis.register_script(self.SCRIPT)

    async def spend(self, what: str, who: str, pace: Pace) -> None:
        from redis.exceptions import RedisError

        most, seconds = pace
        key = f"chancecube:pace:{what}:{hashlib.sha256(who.encode()).hexdigest()[:32]}"
        try:
            count, left = await self.script(keys=[key], args=[seconds * 1000])
        except RedisError:
            raise Refusal("server-unavailable", None, 503, {"retry-after": "5"}) from None
        if int(count) > most:
            raise too_many(int(left) / 1000)

    async def close(self) -> None:
        await self.redis.aclose()


def make_paces(settings: Settings) -> Paces:
    return RedisPaces(settings.redis) if settings.redis else MemoryPaces()


def address_of(scope: Any, settings: Settings) -> str:
    """Where a request comes from; of an IPv6 address the part that one household has."""
    client = scope.get("client")
    address = client[0] if client else ""
    if settings.trusted_proxies:
        headers = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        hops = [hop.strip() for hop in ",".join(headers).split(",") if hop.strip()]
        if hops:
            address = hops[-min(settings.trusted_proxies, len(hops))]
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped is not None else str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)


# --- the gate: where requests come from ---


def header_of(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_own_page(scope: Any, settings: Settings) -> bool:
    """Whether the page that asks is ours, as far as the browser says; other programs say nothing."""
    origin = header_of(scope, b"origin")
    if not origin:
        return header_of(scope, b"sec-fetch-site") not in ("cross-site", "same-site")
    allowed = [settings.public_url, *settings.allowed_origins]
    if origin.rstrip("/") in [origin_of(one) for one in allowed if one]:
        return True
    return urlsplit(origin).netloc.lower() == header_of(scope, b"host").lower()


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


class Gate(ASGIMiddleware):
    """Lets no request change anything unless a page of ours made it; counts requests per address."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, paces: Paces) -> None:
        self.settings = settings
        self.paces = paces

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.spend(scope)
            if not is_own_page(scope, self.settings):
                raise Refusal("server-other-page", status=403)
        elif scope["path"].startswith(API):
            await self.spend(scope)
            if scope["method"] not in SAFE_METHODS:
                self.check_token(scope)
        await next_app(scope, receive, send)

    async def spend(self, scope: Scope) -> None:
        await self.paces.spend("request", address_of(scope, self.settings), self.settings.request_pace)

    def check_token(self, scope: Scope) -> None:
        if not is_own_page(scope, self.settings):
            raise Refusal("server-other-page", status=403)
        connection: Connection = ASGIConnection(scope)
        known = connection.cookies.get(CSRF_COOKIE, "")
        given = header_of(scope, CSRF_HEADER.encode())
        if not known or not hmac.compare_digest(known.encode(), given.encode("latin-1", "replace")):
            raise Refusal("server-csrf", status=403)


# --- headers ---


def content_policy(
    settings: Settings, script_hashes: Iterable[str] = (), style_hashes: Iterable[str] = ()
) -> str:
    """Only what this site serves itself; no script or style inside a page, unless its hash is known."""
    sockets = f" {origin_of(settings.public_url).replace('http', 'ws', 1)}" if settings.public_url else ""
    parts = [
        "default-src 'none'",
        " ".join(["script-src 'self'", *quoted(script_hashes)]),
        " ".join(["style-src 'self'", *quoted(style_hashes)]),
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        f"connect-src 'self'{sockets}",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
    if settings.https:
        parts.append("upgrade-insecure-requests")
    return "; ".join(parts)


def quoted(hashes: Iterable[str]) -> list[str]:
    return [f"'sha256-{one}'" for one in hashes]


INLINE: Final = re.compile(r"<(script|style)(?:\s[^>]*)?>(.*?)</\1>", re.DOTALL | re.IGNORECASE)


def inline_hashes(page: str) -> dict[str, list[str]]:
    """The hashes of the scripts and styles that stand inside a page of our own."""
    found: dict[str, list[str]] = {"script": [], "style": []}
    for match in INLINE.finditer(page):
        if match[2].strip():
            digest = hashlib.sha256(match[2].encode()).digest()
            found[match[1].lower()].append(base64.b64encode(digest).decode())
    return found


class Headers:
    """Puts on every answer what browsers should know; a content policy of the page's own stays."""

    def __init__(self, settings: Settings) -> None:
        self.fixed = {
            "content-security-policy": content_policy(settings),
            "x-content-type-options": "nosniff",
            "referrer-policy": "same-origin",
            "x-frame-options": "DENY",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        }
        if settings.https:
            self.fixed["strict-transport-security"] = "max-age=31536000; includeSubDomains"

    def on(self, scope: Scope, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in self.fixed.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(API):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        return send_with_headers
