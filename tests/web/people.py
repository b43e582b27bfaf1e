"""Somebody with a browser. Whatever the browser complains about is remembered, and fails the test."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebError, expect

from chancecube.text import Speaker
from tests.web.site import Site

PATIENCE: Final = 30_000.0
WIDE: Final = (1280, 800)
PHONE: Final = (360, 740)
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}

# Breaches of the content policy are said aloud, so that they are complaints like others.
LISTEN = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


class Person:
    """A browser of its own: cookies, storage, language; `say` gives the words this person reads."""

    def __init__(
        self, browser: Browser, site: Site, *, language: str = "en", phone: bool = False, calm: bool = False
    ) -> None:
        width, height = PHONE if phone else WIDE
        self.site = site
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.context = browser.new_context(
            base_url=site.url,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.context.on("console", self.hear)
        self.context.on("weberror", self.stumble)
        self.context.on("request", self.look)
        self.page: Page = self.context.new_page()
        self.speak(language)

    def speak(self, language: str) -> None:
        self.speaker = Speaker(language)

    def say(self, key: str, **arguments: Any) -> str:
        return self.speaker.say(key, **arguments)

    # --- what goes wrong ---

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def stumble(self, error: WebError) -> None:
        self.complaints.append(f"page: {error.error}")

    def look(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"data", "blob"}:
            return
        if address.hostname != "127.0.0.1" or address.port != self.site.port:
            self.complaints.append(f"request to another host: {request.url}")

    def forgive(self, *patterns: str) -> None:
        """Complaints that belong to what is tested: a server that is gone, a try that is refused."""
        self.forgiven.extend(patterns)

    def unforgiven(self) -> list[str]:
        return [words for words in self.complaints if not any(re.search(one, words) for one in self.forgiven)]

    # --- finding things by role and name ---

    def button(self, key: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def region(self, key: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("region", name=self.say(key, **arguments), exact=True)

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    def pick(self, legend: str, choice: str) -> None:
        """One of a row of tiles."""
        group = self.page.get_by_role("group", name=self.say(legend), exact=True)
        tile = group.get_by_role("radio", name=re.compile(f"^{re.escape(self.say(choice))}"))
        tile.check(force=True)  # the radio button lies under its tile
        expect(tile).to_be_checked()

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.settle()

    def settle(self) -> None:
        """Until the page has read what it shows."""
        expect(self.page.get_by_role("main")).to_be_visible()
        expect(self.page.locator("main h1").first).to_be_attached()
        loading = self.page.get_by_text(self.say("web-loading"), exact=True)
        expect(loading.filter(visible=True)).to_have_count(0)

    def close(self) -> None:
        self.context.close()
