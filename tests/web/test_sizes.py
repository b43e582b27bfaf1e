"""The table on screens of all sizes: everything is there, and nothing is cut off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.stage import staged
from tests.web.table import play_now

SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768), (768, 1024), (844, 390), (740, 360), (360, 740))

CROWD = """
    young-jedi full
    turn: 5 light battle
    Tatooine: DM-135
    light here: DM-1, DM-2, DM-13, DM-30 x2, DM-31 x2, DM-33, DM-45 x2, DM-46
    light hand: DM-47, DM-5, DM-50, DM-58, DM-3, DM-4
    light deck: DM-45 x20
    dark here: DM-71, DM-79, DM-90, DM-99 x3, DM-104 x2, DM-119 x2, DM-120
    dark deck: DM-119 x20
    """

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
    planned = staged(guest, CROWD)
    assert planned.wait().kind == "battle"
    assert cut_off(guest) == {}, "many cards on both sides"
    assert planned.until("plan").kind == "plan"
    assert cut_off(guest) == {}, "a long plan"
    assert findings(guest.page) == []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        send = planned.plan.get_by_role("button", name=guest.say("web-table-send-plan"), exact=True)
        for thing in (planned.question.locator("p").first, send):
            expect(thing).to_be_in_viewport(ratio=0.95)
        send.click(trial=True)  # nothing lies over it
    table = play_now(guest)
    table.until("deploy")
    assert cut_off(guest) == {}, "deploying"
    table.concede()
    assert cut_off(guest) == {}, "the end"
