"""Looking at a finished game: step by step, from both sides, and playing on from any moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.table import Table, play_now


def test_a_finished_game_is_replayed_and_forked(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.until("even-up", "battle")
    id = table.opened()
    guest.button("web-table-menu").click()
    guest.dialog("web-table-menu").get_by_role("button", name=guest.say("web-table-concede")).click()
    guest.dialog("web-table-concede").get_by_role("button", name=guest.say("web-table-concede")).click()
    table.ended.get_by_role("link", name=guest.say("web-table-replay")).click()
    guest.page.wait_for_url(f"**/replay/{id}*")

    controls = guest.region("web-replay-title")
    jump = controls.get_by_role("slider", name=guest.say("web-replay-jump"))
    guest.button("web-replay-last").click() if guest.button("web-replay-last").is_enabled() else None
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
    if guest.button("web-replay-pause").is_visible():
        guest.button("web-replay-pause").click()

    guest.go(f"/replay/{id}?at=2&as=both")
    expect(jump).to_have_value("2")
    fork = Table(guest)
    guest.button("web-replay-fork").click()
    dialog = guest.dialog("web-replay-fork")
    dialog.get_by_role("button", name=guest.say("web-replay-fork")).click()
    guest.page.wait_for_url(re.compile("/table/"))
    assert not fork.wait().over


def test_a_running_game_is_not_replayed(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.wait()
    guest.forgive("status of 40[39]")
    guest.page.goto(f"/replay/{table.opened()}")
    expect(guest.page.get_by_role("alert").first).to_be_visible()
