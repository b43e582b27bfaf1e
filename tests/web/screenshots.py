"""Pictures of the main pages for the README: `python -m tests.web.screenshots`, into docs/."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.axe import AT_REST
from tests.web.conftest import FLAGS, chromium_path
from tests.web.people import PATIENCE, Person
from tests.web.site import Site
from tests.web.table import Table, play_now, quick
from tests.web.test_jedi_knights import staged, step_of

DOCS: Final = Path(__file__).parents[2] / "docs"
MOST_GAMES: Final = 8
LONGEST_ANALYSIS: Final = 900_000  # milliseconds


def shoot(person: Person, name: str) -> None:
    person.page.evaluate("() => document.fonts.ready")
    person.page.mouse.move(0, 0)
    person.page.wait_for_function("() => document.querySelector('.hovered') === null")
    person.page.evaluate(AT_REST)
    person.page.screenshot(path=DOCS / f"{name}.png")
    print(f"docs/{name}.png")


def pages(browser: Browser, site: Site) -> None:
    guest = Person(browser, site, calm=True)
    for path, name in (("/", "home"), ("/cards", "cards"), ("/card/DM-1", "card"), ("/rules", "rules")):
        guest.go(path)
        if name == "cards":
            expect(guest.page.get_by_role("link").filter(has=guest.page.locator("svg")).first).to_be_visible()
        shoot(guest, name)
    guest.go("/decks")
    guest.button("web-deck-take").first.click()
    guest.page.wait_for_url("**/deck/*")
    expect(guest.region("web-deck").locator(".note").first).to_be_visible()
    shoot(guest, "deck")
    guest.close()


def battle(browser: Browser, site: Site) -> None:
    """A full game until a battle with several fighters on both sides; its plan, its fights, and their replay."""
    guest, table = crowded_battle(browser, site)
    shoot(guest, "table")
    guest.button("web-theme-light").click()
    shoot(guest, "table-light")
    guest.button("web-theme-dark").click()
    table.until("plan")
    shoot(guest, "plan")
    phone = Person(browser, site, phone=True, calm=True)
    phone.context.add_cookies(guest.context.cookies())  # type: ignore[arg-type]
    phone.page.goto(guest.page.url)
    expect(phone.button("web-table-send-plan")).to_be_visible()
    shoot(phone, "phone-plan")
    phone.close()
    table.send_plan()
    table.wait_for(lambda: table.skip.is_visible() or table.asked())
    shoot(guest, "fight")
    table.skip.click()
    guest.close()


def crowded_battle(browser: Browser, site: Site) -> tuple[Person, Table]:
    for _ in range(MOST_GAMES):
        guest = Person(browser, site, calm=True)
        quick(guest, speed=2)
        table = Table(guest)
        guest.go("/play")
        guest.pick("web-play-format", "web-young-jedi-format-full")
        guest.button("web-play-begin-bot").click()
        table.opened()
        while not table.until("battle").over:
            if min(fighters(table)) >= 3:
                return guest, table
            table.answer()
        guest.close()
    raise RuntimeError("no battle worth a picture")


def fighters(table: Table) -> list[int]:
    """How many cards each side has face up where the game is."""
    view = table.frame["view"]
    zones = [zone for zone in view["zones"] if zone["name"] == "up"]
    return [
        sum(
            len(zone["cards"])
            for zone in zones
            if (zone["seat"], zone["place"]) == (seat, view["status"]["planet"])
        )
        for seat in (0, 1)
    ]


def lesson_and_phone(browser: Browser, site: Site) -> None:
    learner = Person(browser, site, calm=True)
    table = Table(learner)
    learner.go("/learn")
    learner.button("web-learn-begin").click()
    table.until("deploy")
    shoot(learner, "learn")
    learner.close()
    guest = Person(browser, site, phone=True, calm=True)
    quick(guest)
    table = Table(guest)
    guest.go("/")
    guest.button("web-play-now").tap()
    table.until("battle")
    shoot(guest, "phone")
    guest.close()


KNIGHTS: Final = """
    jedi-knights duel
    turn: 3 character-battle
    planet: alliance PS-129 / empire PS-133
    planet: empire PS-132 / alliance PS-128
    planet: alliance PS-127 / empire PS-131
    order: alliance, empire
    alliance theme: PS-1
    empire theme: PS-3
    alliance won: PS-130
    alliance hand: PS-101, PS-100, PS-94, PS-12, PS-15
    alliance deck: PS-36 x9, PS-14 x9, PS-18 x4
    alliance site: PS-6 [PS-18], PS-9, PS-36 [PS-89], PS-13
    alliance system: PS-16 [PS-10], PS-39 rotated
    alliance events: PS-95
    empire hand: PS-48, PS-71, PS-113, PS-109
    empire deck: PS-71 x9, PS-48 x9, PS-54 x4
    empire site: PS-41 [PS-54], PS-45, PS-48 [PS-90], PS-47
    empire system: PS-52 [PS-50], PS-53 rotated
    battle: attacker PS-6, defender PS-41, supporters PS-9, PS-36, PS-48, step weapons
"""


def knights(browser: Browser, site: Site) -> None:
    """A battle of Jedi Knights, from a written position."""
    guest = Person(browser, site, calm=True)
    quick(guest)
    guest.go("/learn?game=jedi-knights")
    step_of(guest, "deploy").click()  # who has played once is somebody the site knows
    guest.page.wait_for_url("**table=*")
    staged(guest, KNIGHTS).until("weapons")
    shoot(guest, "jedi-knights")
    guest.close()


def analysis(browser: Browser, site: Site) -> None:
    """A short game, analysed: the graph beside the replay, at its first turning point if it has one."""
    guest = Person(browser, site, calm=True)
    table = play_now(guest)
    table.until("plan")
    table.send_plan()
    id = table.opened()
    if not table.wait().over:
        table.concede()
    guest.go(f"/replay/{id}?at=0&as=all")
    guest.button("web-analysis-title").click()
    guest.button("web-analysis-ask").click()
    graph = guest.page.get_by_role("slider", name=guest.say("web-analysis-graph"))
    expect(graph).to_be_visible(timeout=LONGEST_ANALYSIS)
    turning = guest.region("web-analysis-title").locator(".turning button")
    if turning.count():
        turning.first.click()
    shoot(guest, "analysis")
    guest.close()


def main() -> int:
    path = chromium_path()
    if path is None:
        print("Chromium is not installed (CHANCECUBE_CHROMIUM names it)", file=sys.stderr)
        return 1
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            site.start()
            browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
            for what in (pages, battle, knights, lesson_and_phone, analysis):
                what(browser, site)
            browser.close()
        finally:
            site.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
