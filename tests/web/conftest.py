"""Fixtures: the site, the browser, and people who meet there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

playwright_api = pytest.importorskip(
    "playwright.sync_api", reason="the Python package playwright is not installed"
)

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from tests.web.people import PATIENCE, Person  # noqa: E402
from tests.web.site import Site  # noqa: E402

HERE: Final = Path(__file__).parent
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

Meet = Callable[..., Person]


def chromium_path() -> str | None:
    return os.environ.get("CHANCECUBE_CHROMIUM") or shutil.which("chromium")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


# Not for the whole session: while Playwright runs, an event loop runs in this thread, and other tests need their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed (CHANCECUBE_CHROMIUM names it)")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def common_site(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()
    assert site.failures() == []


@pytest.fixture
def own_site(tmp_path: Path, chromium: Browser) -> Iterator[Site]:
    """A server that may be killed."""
    site = Site(tmp_path)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def impatient_site(tmp_path: Path, chromium: Browser) -> Iterator[Site]:
    """A server where whoever is away need not be waited for long."""
    site = Site(tmp_path, {"CHANCECUBE_ABSENCE_SECONDS": "1"})
    site.start()
    yield site
    site.stop()
    assert site.failures() == []


@pytest.fixture
def meet(chromium: Browser, common_site: Site) -> Iterator[Meet]:
    """Somebody comes with a browser of their own; nothing may go wrong in any of them."""
    people: list[Person] = []

    def come(site: Site | None = None, **wishes: Any) -> Person:
        people.append(Person(chromium, site or common_site, **wishes))
        return people[-1]

    yield come
    complaints = [words for person in people for words in person.unforgiven()]
    for person in people:
        person.close()
    assert complaints == []
