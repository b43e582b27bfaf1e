"""A small phone: 360 by 740."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Meet
from tests.web.people import PHONE, Person
from tests.web.table import Table, quick

TOO_WIDE = """
() => {
  const room = document.documentElement.clientWidth;
  return {
    width: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    room,
    zoom: visualViewport.scale,
    window: innerWidth,
  };
}
"""
PAGES = (
    "/",
    "/play",
    "/lobby",
    "/cards",
    "/card/DM-1",
    "/decks",
    "/deck/new",
    "/rules",
    "/account",
    "/learn",
    "/lab",
)


def fits(person: Person) -> None:
    """Nothing makes the page wider than the screen."""
    sizes = person.page.evaluate(TOO_WIDE)
    assert sizes["width"] <= PHONE[0], sizes
    assert sizes["window"] == PHONE[0], sizes


def in_sight(thing: Locator) -> None:
    """On the screen, without scrolling anything."""
    expect(thing).to_be_in_viewport(ratio=0.95)


def test_every_page_fits(meet: Meet) -> None:
    guest = meet(phone=True)
    for path in PAGES:
        guest.go(path)
        fits(guest)


def test_several_turns_on_a_phone(meet: Meet) -> None:
    guest = meet(phone=True)
    quick(guest)
    table = Table(guest)
    guest.go("/")
    guest.button("web-play-now").tap()
    table.opened()
    kinds: set[str] = set()
    turns = 0
    while turns < 7:
        table.wait()
        fits(guest)
        if table.over:
            break
        in_sight(table.question.locator("p").first)
        assert table.kind is not None
        kinds.add(table.kind)
        turns += table.kind == "even-up"
        if table.frame["gesture"] == "arrange":
            in_sight(table.plan.get_by_role("button", name=guest.say("web-table-send-plan")))
        table.answer()
    assert {"deploy", "battle"} <= kinds
    assert table.over or turns == 7


def test_the_board_keeps_its_size_while_a_bot_thinks(meet: Meet) -> None:
    guest = meet(phone=True)
    quick(guest)
    table = Table(guest)
    guest.go("/play?game=young-jedi&format=starter&bot=knight")
    guest.button("web-play-begin-bot").tap()
    table.opened()
    table.until("even-up")
    table.answer()
    table.wait()
    asked = guest.page.locator(".ask").bounding_box()
    assert asked is not None
    table.answer()
    waiting = guest.page.wait_for_function("() => document.querySelector('.ask.waiting')?.offsetHeight")
    assert waiting.json_value() >= min(asked["height"], 180) - 1


def test_log_and_close_look_on_a_phone(meet: Meet) -> None:
    guest = meet(phone=True)
    quick(guest)
    table = Table(guest)
    guest.go("/")
    guest.button("web-play-now").tap()
    table.opened()
    table.until("deploy")
    guest.button("web-table-log").tap()
    sheet = guest.dialog("web-table-log")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    fits(guest)
    guest.page.keyboard.press("Escape")
    card = table.hand.first
    box = card.bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = guest.context.new_cdp_session(guest.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    close = guest.page.get_by_role("dialog")
    expect(close).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(
        close.get_by_role("link", name=re.compile(re.escape(guest.say("web-table-card-page"))))
    ).to_be_visible()
    fits(guest)
