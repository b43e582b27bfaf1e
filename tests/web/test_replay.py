"""Looking at a finished game: step by step, from both sides, and playing on from any moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.table import Table, planning, play_now


def test_a_finished_game_is_replayed_and_forked(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.until("even-up", "battle")
    id = table.opened()
    table.concede()
    table.ended.get_by_role("link", name=guest.say("web-table-replay")).click()
    guest.page.wait_for_url(f"**/replay/{id}*")

    controls = guest.region("web-replay-title")
    jump = controls.get_by_role("slider", name=guest.say("web-replay-jump"))
    expect(jump).to_have_value("0")
    guest.button("web-replay-last").click()
    count = int(jump.get_attribute("max") or "0")
    assert count > 3
    expect(jump).to_have_value(str(count))
    guest.button("web-replay-first").click()
    expect(controls.get_by_role("status")).to_contain_text("0")
    guest.button("web-replay-next").click()
    guest.page.keyboard.press("ArrowRight")
    expect(jump).to_have_value("2")
    guest.pick("web-replay-as", "web-replay-both")
    guest.button("web-replay-play").click()
    expect(jump).not_to_have_value("2")

    guest.go(f"/replay/{id}?at=2&as=both")
    expect(jump).to_have_value("2")
    fork = Table(guest)
    guest.pick("web-replay-as", "web-young-jedi-side-dark")
    guest.button("web-replay-fork").click()
    dialog = guest.dialog("web-replay-fork")
    dark = dialog.get_by_role("radio", name=guest.say("web-young-jedi-side-dark"))
    expect(dark).to_be_checked()  # the seat whose eyes one looks through
    guest.button("web-close").last.click()
    guest.pick("web-replay-as", "web-replay-both")
    guest.button("web-replay-fork").click()
    expect(
        dialog.get_by_role("radio", name=guest.say("web-young-jedi-side-light"))
    ).to_be_checked()  # one's own
    level = dialog.get_by_label(guest.say("web-play-level"))
    expect(level).to_have_value("cadet")  # the bot of the game that is replayed
    level.select_option("random")
    dialog.get_by_role("button", name=guest.say("web-replay-fork")).click()
    guest.page.wait_for_url(re.compile("/table/"))
    fork.wait_for(lambda: fork.asked() and not fork.over)
    expect(guest.page.get_by_role("main")).to_contain_text(guest.say("web-bot-random"))


def test_fights_are_seen_again(meet: Meet) -> None:
    """A step forward into a battle shows it blow by blow; every sum adds up; it can be left, and leaps show none."""
    guest = meet(calm=True)
    table = planning(guest)
    table.send_plan()
    if not table.wait().over:
        table.concede()
    table.ended.get_by_role("link", name=guest.say("web-table-replay")).click()
    controls = guest.region("web-replay-title")
    jump = controls.get_by_role("slider", name=guest.say("web-replay-jump"))
    speed = controls.get_by_role("combobox", name=guest.say("web-replay-speed"))
    speed.select_option(guest.say("web-replay-speed-2"))
    forward = guest.button("web-replay-next")
    fight = guest.page.get_by_role("region", name=re.compile(f"^{guest.say('web-table-fight', number=1)}"))
    at = 0
    while not fight.is_visible():
        at += 1
        forward.click()
        expect(jump).to_have_value(str(at))
        expect(controls.get_by_role("status")).to_contain_text(re.compile(rf"^{at}\b"))
    for side in (0, 1):
        addends = fight.get_by_role("list").nth(side).get_by_role("listitem").locator("b")
        expect(addends.first).to_be_visible()
        total = fight.locator(".total .number").nth(side)
        expect(total).to_have_text(str(sum(int(words) for words in addends.all_inner_texts())))
    table.skip.click()
    expect(fight).to_have_count(0)
    expect(jump).to_have_value(str(at))
    guest.button("web-replay-back").click()
    expect(jump).to_have_value(str(at - 1))
    expect(fight).to_have_count(0)
    forward.click()
    expect(fight).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(fight).to_have_count(0)
    guest.button("web-replay-first").click()
    guest.button("web-replay-last").click()
    expect(forward).to_be_disabled()
    expect(fight).to_have_count(0)


def test_a_running_game_is_not_replayed(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.wait()
    guest.forgive("status of 40[39]")
    guest.page.goto(f"/replay/{table.opened()}")
    expect(guest.page.get_by_role("alert").first).to_be_visible()
