"""Clocks, and people who are away."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Meet
from tests.web.site import Site
from tests.web.table import Table, sit_together

SECONDS = 25  # a slow machine must have begun to look before the flag falls
FALLEN = (SECONDS + 45) * 1000.0


def running(table: Table) -> Locator:
    """The clock that runs; its name says what is left."""
    return table.page.get_by_role("timer").filter(has_text="▶")


def words(seconds: int) -> re.Pattern[str]:
    return re.compile(rf"\b{seconds // 60}:{seconds % 60:02}\b")


def left(clock: Locator) -> int:
    """Seconds, as the page shows them."""
    minutes, seconds = re.findall(r"\d+", clock.inner_text())
    return int(minutes) * 60 + int(seconds)


def test_a_clock_runs_for_all_to_see_and_its_flag_falls(meet: Meet) -> None:
    ada, bea = sit_together(meet(), meet(), seconds=SECONDS)
    quick = bea if ada.wait(bea) is ada else ada
    for table in (ada, bea):
        expect(table.page.get_by_role("timer")).to_have_count(2)
        expect(running(table)).to_have_count(1)
        before = left(running(table))
        assert 0 < before <= SECONDS
        expect(running(table)).not_to_have_text(words(before))
        assert left(running(table)) < before
    for table in (ada, bea):
        expect(table.ended).to_be_visible(timeout=FALLEN)
        expect(table.ended.get_by_role("heading")).to_have_text(table.frame["over"]["text"])
        assert table.frame["over"]["winners"] == [quick.frame["me"]]
        assert table.frame["over"]["ending"] == "house.flag"


def test_whoever_is_away_comes_back_or_is_replaced(meet: Meet, impatient_site: Site) -> None:
    ada, bea = sit_together(meet(impatient_site), meet(impatient_site))
    away = ada.page.get_by_text(ada.person.say("web-table-away"), exact=True)
    win = ada.person.button("web-table-claim-win")
    address = bea.page.url
    bea.page.close()
    expect(away).to_be_visible()
    expect(win).to_be_visible()

    # Waiting costs nothing: the seat is still hers.
    bea.person.page = bea.person.context.new_page()
    bea = Table(bea.person)
    bea.page.goto(address)
    expect(away).to_have_count(0)
    expect(win).to_have_count(0)
    ada.wait(bea).answer()
    ada.wait(bea)

    # Gone again: a bot plays on.
    bea.page.close()
    ada.person.button("web-table-claim-bot").click()
    expect(win).to_have_count(0)
    number = ada.frame["number"]
    assert any(seat["bot"] for seat in ada.frame["table"]["seats"])
    ada.wait()
    if not ada.over:
        ada.answer()
        ada.wait()
        assert ada.frame["number"] > number


def test_a_game_is_claimed(meet: Meet, impatient_site: Site) -> None:
    ada, bea = sit_together(meet(impatient_site), meet(impatient_site))
    bea.page.close()
    ada.person.button("web-table-claim-win").click()
    expect(ada.ended.get_by_role("heading")).to_have_text(re.compile("."))
    assert ada.frame["over"]["winners"] == [ada.frame["me"]]
    assert ada.frame["over"]["ending"] == "house.claim"
