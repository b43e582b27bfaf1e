"""The first game as a lesson."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.table import DONE, Table


def test_the_lesson_leads_through_the_first_turns(meet: Meet) -> None:
    learner = meet()
    table = Table(learner)
    learner.go("/")
    learner.page.get_by_role("main").get_by_role(
        "link", name=re.compile(f"^{learner.say('web-home-learn')}")
    ).click()
    learner.button("web-learn-begin").click()
    table.until("deploy")
    coach = learner.region("web-learn-coach")
    expect(coach).to_contain_text(learner.say("yj-web-learn-deploy-hidden-title"))
    expect(coach).to_contain_text(learner.say("yj-web-learn-deploy-hidden"))

    # Ending the phase with counters left is doubted, with the rule; thinking again costs nothing.
    number = table.frame["number"]
    table.option(DONE).click()
    doubt = coach.get_by_role("alert")
    expect(doubt).to_contain_text(learner.say("yj-web-learn-regret-counters"))
    doubt.get_by_role("button", name=learner.say("web-table-rule")).click()
    expect(learner.page.get_by_role("link", name="yj.deploy.six-counters")).to_be_visible()
    learner.page.keyboard.press("Escape")
    learner.button("web-learn-back").click()
    expect(doubt).to_have_count(0)
    assert table.frame["number"] == number

    # A card that may not be deployed is answered with its rule.
    wrong_try(table)

    # The starred answers lead on, turn after turn.
    kinds: set[str] = set()
    turns = 0
    while turns < 3 and not table.over:
        table.wait()
        if table.over:
            break
        assert table.kind is not None
        kinds.add(table.kind)
        turns += table.kind == "even-up"
        follow(table)
    assert "deploy" in kinds


def wrong_try(table: Table) -> None:
    while True:
        offered = {option["answer"] for option in table.frame["options"]}
        hand = next(
            zone
            for zone in table.frame["view"]["zones"]
            if zone["name"] == "hand" and zone["seat"] == table.frame["me"]
        )
        barred = [index for index, card in enumerate(hand["cards"]) if card["id"] not in offered]
        if barred:
            break
        assert table.kind == "deploy", "every card could be deployed"
        table.answer()
        table.wait()
    table.hand.nth(barred[0]).click()
    alert = table.question.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rule/yj\."))


def follow(table: Table) -> None:
    """Does what the star recommends."""
    if table.frame["gesture"] == "arrange":
        table.send_plan()
        return
    starred = table.options.filter(has_text=table.person.say("web-table-hint"))
    expect(starred).to_have_count(1)
    table.answered = table.frame["number"]
    starred.click()
