"""A guest against the bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.table import DONE, Table, planning, play_now, quick


def test_a_guest_plays_a_whole_game_by_clicks(meet: Meet) -> None:
    """Nothing is set beforehand: fights are shown and skipped, and single answers are given by the page."""
    guest = meet()
    table = Table(guest, auto=True)
    guest.go("/")
    guest.button("web-play-now").click()
    id = table.opened()
    in_hand = 0
    while not table.wait().over:
        expect(table.log.last).to_be_in_viewport()  # the log follows the game
        options = [option["answer"] for option in table.frame["options"] if option["card"] is not None]
        if table.kind == "deploy" and options:
            table.click_card(options[0])
            in_hand += 1
        else:
            table.answer()
    assert in_hand > 0
    expect(table.ended.get_by_role("heading")).to_have_text(table.frame["over"]["text"])
    expect(table.ended.get_by_role("link", name=guest.say("web-table-replay"))).to_have_attribute(
        "href", f"/replay/{id}"
    )
    table.ended.get_by_role("button", name=guest.say("web-table-rematch")).click()
    guest.page.wait_for_url(lambda url: "/table/" in url and id not in url)
    again = Table(guest)
    guest.page.reload()
    assert not again.wait().over


def test_a_card_is_dragged_to_the_planet(meet: Meet) -> None:
    table = play_now(meet())
    table.until("deploy")
    before = table.hand.count()
    option = next(one for one in table.frame["options"] if one["card"] is not None)
    card = table.hand.and_(
        table.page.get_by_role("button", name=re.compile(f"^{re.escape(option['label'])}"))
    ).first
    number = table.frame["number"]
    card.drag_to(table.page.locator("[data-drop=planet]"), steps=8)
    table.wait_for(lambda: table.frame["number"] > number)
    expect(table.hand).to_have_count(before - 1)


def test_one_click_plays_the_bot_of_the_last_time(meet: Meet) -> None:
    guest = meet(calm=True)
    quick(guest)
    table = Table(guest)
    guest.go("/play?game=young-jedi")
    guest.pick("web-play-level", "web-bot-knight-quick")
    guest.button("web-play-begin-bot").click()
    first = table.opened()
    guest.go("/")
    expect(guest.page.get_by_role("main")).to_contain_text(guest.say("web-bot-knight-quick"))
    guest.button("web-play-now").click()
    guest.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    table.wait_for(lambda: bool(table.frames) and table.frame["table"]["id"] != first)
    assert [seat["bot"] for seat in table.frame["table"]["seats"] if seat["bot"]] == ["knight-quick"]


def test_a_move_is_taken_back(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.until("deploy")
    before = table.hand.evaluate_all("(cards) => cards.map((card) => card.ariaLabel)")
    question = table.question.inner_text()
    table.answer()
    table.wait()
    expect(table.hand).to_have_count(len(before) - 1)
    number = table.frame["number"]
    guest.button("web-table-undo").click()
    table.wait_for(lambda: table.frame["number"] > number)
    expect(table.hand).to_have_count(len(before))
    assert table.hand.evaluate_all("(cards) => cards.map((card) => card.ariaLabel)") == before
    assert table.question.inner_text() == question
    table.answer()
    table.wait()


def test_a_game_is_conceded(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.wait()
    guest.button("web-table-menu").click()
    guest.dialog("web-table-menu").get_by_role("button", name=guest.say("web-table-concede")).click()
    sure = guest.dialog("web-table-concede")
    expect(sure).to_contain_text(guest.say("web-table-concede-sure"))
    sure.get_by_role("button", name=guest.say("web-table-concede")).click()
    table.wait_for(lambda: table.over)
    expect(table.ended).to_be_visible()
    assert table.frame["over"]["winners"] != [table.frame["me"]]


def test_a_card_that_may_not_be_played_says_why(meet: Meet) -> None:
    """Everything is deployed until something in the hand is too dear or of the wrong kind; that is tried."""
    guest = meet()
    table = play_now(guest)
    for _ in range(40):
        table.until("deploy")
        offered = {option["answer"] for option in table.frame["options"]}
        zones = table.frame["view"]["zones"]
        mine = next(zone for zone in zones if zone["name"] == "hand" and zone["seat"] == table.frame["me"])
        barred = [index for index, card in enumerate(mine["cards"]) if card["id"] not in offered]
        if barred:
            break
        table.answer()
    table.hand.nth(barred[0]).click()
    alert = table.question.get_by_role("alert")
    expect(alert).to_be_visible()
    rule = alert.get_by_role("link")
    expect(rule).to_have_attribute("href", re.compile(r"^/rule/"))
    assert table.refusals[-1]["rule_text"] in alert.inner_text()
    alert.get_by_role("button", name=guest.say("web-close")).click()
    expect(alert).to_have_count(0)
    assert DONE in {option["answer"] for option in table.frame["options"]}


def test_a_plan_says_what_it_leads_to(meet: Meet) -> None:
    """Every place has its fate, every fight its sum; moving a card changes them."""
    guest = meet()
    table = planning(guest)
    fights = table.plan.get_by_role("list", name=guest.say("web-table-outlook")).get_by_role("listitem")
    expect(fights.first).to_be_visible()
    expect(fights.first).to_contain_text(re.compile(r"\d.* = \d"))
    names = table.plan.get_by_role("button", name=re.compile("^Place 1 of"))
    expect(names).to_have_accessible_name(re.compile(r"\. \S.*$"))
