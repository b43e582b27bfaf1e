"""axe finds nothing serious, on any page, in either theme."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.table import Table, planning, play_now

PAGES = (
    "/",
    "/play",
    "/lobby",
    "/cards",
    "/card/DM-1",
    "/decks",
    "/deck/new",
    "/rules",
    "/rule/yj.deploy.six-counters",
    "/account",
    "/learn",
    "/lab",
    "/nowhere",
)


def assert_clean(found: dict[str, list[str]]) -> None:
    lines = [f"{where}: {line}" for where, those in found.items() for line in those]
    assert not lines, "\n".join(lines)


def test_pages(meet: Meet) -> None:
    guest = meet(calm=True)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        guest.go(path)
        found[path] = findings(guest.page)
    guest.go("/cards")
    filters = guest.page.get_by_role("button", name=re.compile(f"^{guest.say('web-filters')}"))
    if filters.is_visible():
        filters.click()
        found["filters"] = findings(guest.page)
    guest.go("/decks")
    guest.button("web-deck-take").first.click()
    guest.page.wait_for_url("**/deck/*")
    desk = guest.region("web-deck")
    expect(desk.get_by_role("status")).to_contain_text(re.compile("."))
    found["a deck"] = findings(guest.page)
    assert_clean(found)


def test_table_and_replay(meet: Meet) -> None:
    guest = meet(calm=True)
    table = play_now(guest, speed=2)
    found: dict[str, list[str]] = {}
    table.until("deploy")
    found["deploy"] = findings(guest.page)
    if table.until("plan").over:
        table = planning(guest, speed=2)
    found["plan"] = findings(guest.page)
    table.send_plan()
    table.wait_for(lambda: table.skip.is_visible() or table.over)
    if table.skip.is_visible():
        found["fights"] = findings(guest.page)
    guest.button("web-table-menu").click()
    found["menu"] = findings(guest.page)
    guest.page.keyboard.press("Escape")
    if table.over:
        table.end()
    else:
        table.concede()
    found["over"] = findings(guest.page)
    table.ended.get_by_role("link", name=guest.say("web-table-replay")).click()
    expect(guest.region("web-replay-title")).to_be_visible()
    found["replay"] = findings(guest.page)
    assert_clean(found)


def test_lesson_on_a_phone(meet: Meet) -> None:
    learner = meet(calm=True, phone=True)
    table = Table(learner)
    learner.go("/learn")
    learner.button("web-learn-begin").click()
    table.until("deploy")
    expect(learner.region("web-learn-coach")).to_be_visible()
    assert findings(learner.page) == []


def test_the_theme_is_chosen_and_kept(meet: Meet) -> None:
    guest = meet()
    guest.go("/")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.button("web-theme-light").click()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(guest.button("web-theme-dark")).to_be_visible()
