"""The site can be installed, opens without a connection, and keeps to its content policy."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
)


def test_manifest(meet: Meet) -> None:
    guest = meet()
    guest.go("/")
    address = guest.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    answer = guest.context.request.get(address)
    assert answer.ok
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        picture = guest.context.request.get(icon["src"])
        assert picture.ok
        assert picture.headers["content-type"].startswith(icon["type"])


def test_service_worker(meet: Meet) -> None:
    guest = meet()
    guest.go("/")
    state = guest.page.evaluate("async () => (await navigator.serviceWorker.ready).active.scriptURL")
    assert state.endswith("/service-worker.js")
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    guest.go("/")
    expect(
        guest.page.locator(".fan svg").first
    ).to_be_attached()  # all that the page is made of has been read
    guest.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-home-title"))
    guest.context.set_offline(False)


def test_content_policy(meet: Meet) -> None:
    """Violations are complaints, in this test as in every other; here the policy itself is read."""
    guest = meet()
    answer = guest.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert [part for part in POLICY if part not in policy] == []
    assert not re.search(r"unsafe-inline|unsafe-eval|https?:", policy)
    guest.settle()
    refused = guest.page.evaluate(
        "() => new Promise((done) => {"
        "  addEventListener('securitypolicyviolation', () => done(true), {once: true});"
        "  const script = document.createElement('script'); script.textContent = 'window.broken = true';"
        "  document.head.append(script); setTimeout(() => done(false), 3000); })"
    )
    guest.forgive("content policy", "Content Security Policy")
    assert refused
    assert not guest.page.evaluate("() => 'broken' in window")
