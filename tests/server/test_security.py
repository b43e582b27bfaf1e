"""Forged requests, stolen cookies, paces, sizes, headers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from chancecube.server.errors import Refusal
from chancecube.server.security import MemoryPaces, address_of, clean_text, content_policy, inline_hashes
from chancecube.server.settings import Settings
from tests.server.conftest import PASSWORD, Changed, Person, Visitor

UNSAFE = [
    ("POST", "/api/guest"),
    ("POST", "/api/register"),
    ("POST", "/api/login"),
    ("POST", "/api/logout"),
    ("POST", "/api/password"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/decks"),
    ("PUT", "/api/decks/aaaaaaaaaa"),
    ("DELETE", "/api/decks/aaaaaaaaaa"),
    ("POST", "/api/games/young-jedi/deck/check"),
]


# --- forged requests ---


def test_without_the_token_nothing_changes(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    for method, path in UNSAFE:
        for headers in ({}, {"x-csrf-token": ""}, {"x-csrf-token": "guess"}, {"x-csrf-token": "\xff"}):
            answer = person.send(method, path, json={}, forged=True, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["error"] == "server-csrf"
    assert person.me()["name"] == "Ann"


def test_the_gate_stands_before_every_address_that_changes_something(client: TestClient[Litestar]) -> None:
    described = client.get("/schema/openapi.json").json()["paths"]
    for path, methods in described.items():
        for method in {"post", "put", "patch", "delete"} & set(methods):
            answer = client.request(method, path.replace("{", "").replace("}", ""), json={})
            assert answer.status_code == 403, (method, path)


def test_an_empty_cookie_is_no_token(client: TestClient[Litestar]) -> None:
    answer = client.post(
        "/api/guest", json={"name": "Ann"}, headers={"cookie": "cc_csrf=", "x-csrf-token": ""}
    )
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.local.evil.example"},
        {"origin": "http://testserver.local:81"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_other_pages_are_refused_even_with_the_token(visitor: Visitor, headers: dict[str, str]) -> None:
    answer = visitor().post("/api/guest", {"name": "Ann"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "server-other-page"


def test_our_own_pages_are_not(visitor: Visitor, site_with: Changed) -> None:
    assert (
        visitor()
        .post("/api/guest", {"name": "Ann"}, headers={"origin": "http://testserver.local"})
        .is_success
    )
    with site_with(public_url="https://cards.example", allowed_origins=("https://dev.example",)) as client:
        for origin in ("https://cards.example", "https://dev.example"):
            answer = Person(client).visit().post("/api/guest", {"name": "Ann"}, headers={"origin": origin})
            assert answer.is_success


@pytest.mark.parametrize("path", ["/api/lobby", "/api/tables/aaaaaaaaaa/socket"])
def test_other_pages_open_no_sockets(client: TestClient[Litestar], path: str) -> None:
    opened = client.websocket_connect(path, headers={"origin": "https://evil.example"})
    with pytest.raises(WebSocketDisconnect), opened:
        pass


def test_somebody_else_cannot_use_my_token_with_their_session(visitor: Visitor) -> None:
    """The token only says that our page asks; who asks is the session's to say."""
    ann, ben = visitor().as_guest("Ann"), visitor().as_guest("Ben")
    ben.cookies["cc_csrf"] = ann.cookies["cc_csrf"]
    assert ben.patch("/api/me", {"name": "Benny"}).json()["user"]["name"] == "Benny"
    assert ann.me()["name"] == "Ann"


@pytest.mark.parametrize("token", ["", "x", "x" * 5000, "' OR 1=1 --", "%00", "\xff"])
def test_made_up_sessions_are_nobody(visitor: Visitor, token: str) -> None:
    person = visitor()
    person.cookies["cc_session"] = token
    answer = person.get("/api/me")
    assert answer.json() == {"user": None}


def test_signing_in_gives_new_tokens(visitor: Visitor) -> None:
    """A cookie planted before signing in is worth nothing after it."""
    visitor().with_account("Ann")
    person = visitor()
    person.cookies |= {"cc_session": "planted", "cc_csrf": "planted"}
    person.post("/api/login", {"name": "Ann", "password": PASSWORD})
    assert person.me()["name"] == "Ann"
    assert "planted" not in person.cookies.values()


# --- cookies and headers ---


def test_cookies_are_out_of_reach(visitor: Visitor, site_with: Changed) -> None:
    lines = visitor().post("/api/guest", {"name": "Ann"}).headers.get_list("set-cookie")
    session = next(line for line in lines if line.startswith("cc_session="))
    token = next(line for line in lines if line.startswith("cc_csrf="))
    assert "HttpOnly" in session and "SameSite=lax" in session and "Path=/" in session
    assert "HttpOnly" not in token, "our page must be able to read it"
    assert "Secure" not in session
    with site_with(public_url="https://cards.example") as client:
        lines = Person(client).visit().post("/api/guest", {"name": "Ann"}).headers.get_list("set-cookie")
        assert all("Secure" in line for line in lines)


def test_every_answer_has_the_headers(client: TestClient[Litestar]) -> None:
    for path in ("/", "/play", "/api/me", "/api/nothing", "/schema", "/health", "/x.png", "/api/games"):
        for method in ("GET", "POST"):
            headers = client.request(method, path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert len(headers["x-request-id"]) == 16
            assert "strict-transport-security" not in headers
            assert "server" not in headers


def test_https_is_insisted_on(site_with: Changed) -> None:
    with site_with(public_url="https://cards.example") as client:
        headers = client.get("/api/me").headers
        assert headers["strict-transport-security"].startswith("max-age=31536000")
        assert "connect-src 'self' wss://cards.example;" in headers["content-security-policy"]
        assert "upgrade-insecure-requests" in headers["content-security-policy"]


def test_own_inline_scripts_are_known_by_their_hash() -> None:
    page = '<style>p{}</style><script type="module" src="/a.js"></script><script>go()</script>'
    hashes = inline_hashes(page)
    assert len(hashes["script"]) == len(hashes["style"]) == 1
    policy = content_policy(Settings(), hashes["script"], hashes["style"])
    assert f"script-src 'self' 'sha256-{hashes['script'][0]}';" in policy


def test_private_answers_are_not_kept(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    for path in ("/api/me", "/api/decks", "/api/me/export", "/api/nothing"):
        assert person.get(path).headers["cache-control"] == "no-store"


# --- paces ---


def test_guessing_passwords_becomes_slow(site_with: Changed) -> None:
    with site_with(login_pace=(3, 3600)) as client:
        Person(client).with_account("Ann")
        person = Person(client, "fr").visit()
        for _ in range(3):
            assert person.post("/api/login", {"name": "Ann", "password": "wrong horse"}).status_code == 401
        answer = person.post("/api/login", {"name": "Ann", "password": PASSWORD})
        assert answer.status_code == 429
        assert 0 < int(answer.headers["retry-after"]) <= 3600
        assert answer.json()["message"].startswith("C'était trop souvent. Réessayez dans ")
        assert Person(client).visit().post("/api/login", {"name": "Eve", "password": "x"}).status_code == 429


def test_one_name_is_protected_against_many_addresses(site_with: Changed) -> None:
    with site_with(login_pace=(2, 3600), trusted_proxies=1) as client:
        codes = [
            Person(client)
            .visit()
            .post(
                "/api/login",
                {"name": "Ann", "password": "x"},
                headers={"x-forwarded-for": f"10.0.0.{number}"},
            )
            .status_code
            for number in range(11)
        ]
        assert codes == [401] * 10 + [429]


def test_guests_cannot_be_made_by_the_thousand(site_with: Changed) -> None:
    with site_with(guest_pace=(2, 3600)) as client:
        codes = [Person(client).visit().post("/api/guest", {"name": "Ann"}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_requests_have_a_pace(site_with: Changed) -> None:
    with site_with(request_pace=(5, 3600)) as client:
        codes = [client.get("/api/me").status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]
        assert client.get("/health").status_code == 200


def test_guessing_the_own_password_is_slow_too(site_with: Changed) -> None:
    with site_with(login_pace=(2, 3600)) as client:
        person = Person(client).with_account("Ann")
        wrong = {"old": "wrong horse", "new": "battery staple"}
        codes = [person.post("/api/password", wrong).status_code for _ in range(3)]
        assert codes == [403, 403, 429]


def test_a_window_opens_again() -> None:
    now = [0.0]
    paces = MemoryPaces(lambda: now[0])

    async def spend() -> None:
        await paces.spend("login", "ann", (2, 10))

    asyncio.run(spend())
    asyncio.run(spend())
    now[0] = 9.5
    with pytest.raises(Refusal) as caught:
        asyncio.run(spend())
    assert (caught.value.status, caught.value.headers) == (429, {"retry-after": "1"})
    now[0] = 10.0
    asyncio.run(spend())


def test_the_memory_of_paces_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MemoryPaces, "MOST", 100)
    paces = MemoryPaces(lambda: 0.0)

    async def flood() -> None:
        for number in range(1000):
            await paces.spend("login", str(number), (2, 10))

    asyncio.run(flood())
    assert len(paces.windows) <= 100


@pytest.mark.parametrize(
    ("proxies", "client", "forwarded", "address"),
    [
        (0, "10.0.0.1", "6.6.6.6", "10.0.0.1"),
        (1, "10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        (2, "10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"),
        (1, "10.0.0.1", "", "10.0.0.1"),
        (5, "10.0.0.1", "1.2.3.4", "1.2.3.4"),
        (0, "2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::"),
        (0, "::ffff:1.2.3.4", "", "1.2.3.4"),
        (1, "10.0.0.1", "not an address", "not an address"),
    ],
)
def test_where_a_request_comes_from(proxies: int, client: str, forwarded: str, address: str) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope: Any = {"client": (client, 1), "headers": headers}
    assert address_of(scope, Settings(trusted_proxies=proxies)) == address


# --- what cannot be read ---

NONSENSE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"name"',
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": 1}',
    b'{"name": null}',
    b"[" * 100_000,
    b'{"name":' * 30_000,
    b'{"name": ' + b"9" * 100_000 + b"}",
    b'{"name": 1e999999}',
]


@pytest.mark.parametrize(
    "kind", ["application/json", "text/plain", "application/msgpack", "multipart/form-data", ""]
)
def test_nonsense_is_refused_in_words(visitor: Visitor, kind: str) -> None:
    person = visitor("fr")
    for path in ("/api/guest", "/api/login", "/api/games/young-jedi/deck/check"):
        for body in NONSENSE:
            answer = person.send("POST", path, content=body, headers={"content-type": kind})
            assert answer.status_code in (400, 415), (body[:20], answer.text)
            assert set(answer.json()) == {"error", "arguments", "message"}


def test_too_large_is_too_large(visitor: Visitor) -> None:
    person = visitor()
    answer = person.post("/api/guest", {"name": "x" * 300_000})
    assert answer.status_code == 413
    assert answer.json()["error"] == "server-too-large"

    def endless() -> Any:
        for _ in range(40):
            yield b" " * 10_000

    answer = person.send(
        "POST", "/api/guest", content=endless(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


NOWHERE = [
    "/api/decks/%00",
    "/api/decks/..%2f..%2fetc",
    "/api/decks/aaaaaaaaaaaaaaaaaaaaaaaa",
    "/api/games/%ff",
    "/api/games/young-jedi/cards/%00",
    "/api/games/young-jedi/cards/nonsense",
    "/api/games/nothing/cards",
    "/api/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../settings.py",
    "/assets/%2e%2e/%2e%2e/settings.py",
    "/.git/config",
    "/settings.py",
    "/api",
    "/api/",
    "/api/nothing",
]


def test_addresses_that_lead_nowhere(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    for path in NOWHERE:
        answer = person.get(path)
        assert answer.status_code == 404, path
        assert set(answer.json()) == {"error", "arguments", "message"}


def test_wrong_methods(visitor: Visitor) -> None:
    answer = visitor().put("/api/me", {})
    assert answer.status_code == 405
    assert answer.json()["error"] == "server-method"


# --- texts of people ---


def test_texts_are_cleaned() -> None:
    assert clean_text("  a\u202e b\x00\n c ", 100) == "a b c"
    assert clean_text("a \n\n b\r", 100, lines=True) == "a\n\n b"
    assert clean_text("👩\u200d🚀", 100) == "👩\u200d🚀"
    with pytest.raises(Refusal):
        clean_text("x" * 101, 100)
