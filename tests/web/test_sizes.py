"""The table on screens of all sizes: everything is there, and nothing is cut off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import planning, play_now

SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768), (768, 1024), (844, 390), (740, 360), (360, 740))

# What lies outside the window, or outside the part of the table it belongs to; what is hidden on purpose does not count.
CUT_OFF = """
() => {
  const seen = (node) => node.checkVisibility() && node.getBoundingClientRect().width > 1;
  const out = [];
  const check = (node, room, what) => {
    const box = node.getBoundingClientRect();
    if (box.top < room.top - 2 || box.bottom > room.bottom + 2) out.push(`${what}: ${Math.round(box.top)}-${Math.round(box.bottom)} in ${Math.round(room.top)}-${Math.round(room.bottom)}`);
  };
  const screen = { top: 0, bottom: innerHeight };
  const scroller = (node) => {
    for (let one = node.parentElement; one; one = one.parentElement)
      if (one.scrollHeight > one.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
    return null;
  };
  const parts = [...document.querySelectorAll('section[aria-label], [data-area]')].filter((node) => seen(node) && !node.closest('dialog'));
  for (const part of parts) {
    const name = part.ariaLabel ?? part.dataset.area;
    check(scroller(part) ?? part, screen, name);
    if (part.scrollWidth > part.clientWidth + 2 && getComputedStyle(part).overflowX === 'visible') out.push(`${name}: ${part.scrollWidth} wide`);
  }
  const board = document.querySelector('[data-area=far]').parentElement.parentElement;
  if (scroller(board.firstElementChild)) out.push('the board scrolls');
  for (const zone of document.querySelectorAll('[data-area=near], [data-area=far]')) {
    if (!seen(zone)) continue;
    for (const card of zone.querySelectorAll('[data-card]')) check(card, zone.getBoundingClientRect(), card.dataset.card);
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) out.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth + 1) out.push(`the page is ${page.scrollWidth} wide`);
  return out;
}
"""


def cut_off(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        try:
            person.page.wait_for_function(f"() => ({CUT_OFF})().length === 0", timeout=5000)
        except Exception:  # noqa: BLE001 - what is wrong is found below
            found[f"{width}x{height}"] = person.page.evaluate(CUT_OFF)
    return found


def test_nothing_is_cut_off(meet: Meet) -> None:
    guest = meet(calm=True)
    planned = planning(guest)
    assert cut_off(guest) == {}, "a plan"
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        for thing in (
            planned.question.locator("p").first,
            planned.plan.get_by_role("button", name=guest.say("web-table-send-plan"), exact=True),
        ):
            expect(thing).to_be_in_viewport(ratio=0.95)
    table = play_now(guest)
    table.until("deploy")
    assert cut_off(guest) == {}, "deploying"
    table.concede()
    assert cut_off(guest) == {}, "the end"
