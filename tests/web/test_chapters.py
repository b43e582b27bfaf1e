"""The chapters of the full game by clicks: effects, evacuation and space battles, duels, the race."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.stage import staged
from tests.web.table import Frame, Table

MOST_STEPS: Final = 60

DUEL: Final = """
    young-jedi full
    turn: 5 light duel
    Naboo: DM-67
    light here: DM-2, JC-40, DM-13
    light hand: DM-47, DM-5
    light deck: DM-1, DM-2, DM-4, DM-13, DM-16, DM-22, DM-34, DM-36, DM-45, DM-47, DM-50, DM-45 x20
    light effect: BN-59
    dark here: DM-71, JC-106, DM-99
    dark deck: DM-119, DM-99, DM-79, DM-71, DM-90, DM-95, DM-119 x20
    """

EVACUATION: Final = """
    young-jedi full
    turn: 7 light deploy
    Coruscant: DM-66
    Naboo: DM-67
    light Coruscant: DM-1, DM-13, DM-36
    light here: DM-24
    light hyperspace: DM-68, DM-69, DM-70
    light hand: DM-47, DM-5
    light deck: DM-45 x20
    dark: controlled Coruscant
    dark here: DM-99, DM-79
    dark hyperspace: DM-138, DM-139
    dark deck: DM-119 x20
    """

RACE: Final = """
    young-jedi full
    turn: 5 dark race
    Tatooine: DM-135
    light deck: DM-31 x20
    dark: thrust 3, lap-tokens 1
    dark objective: BP-59
    dark pilot: BP-31
    dark podracer: DM-109
    dark hand: DM-71, DM-79, DM-90, DM-95, DM-99, DM-119, DM-85
    dark here: DM-99
    dark deck: DM-99 x20
    """

NEW_PLANET: Final = """
    young-jedi full
    turn: 7 light next-planet
    Coruscant: DM-66
    light: controlled Coruscant
    light hand: DM-67, DM-47, DM-5, DM-50
    light deck: BN-59, BN-60, BN-61, BN-62, BN-63, DF-23, DF-24, DF-25, DF-26, DM-45 x20
    dark deck: DM-119 x20
    """


def cards_first(frame: Frame) -> int:
    cards = [int(option["answer"]) for option in frame["options"] if option["card"] is not None]
    return cards[0] if cards else int(frame["options"][0]["answer"])


def events(table: Table) -> set[str]:
    return {line["kind"] for line in table.lines.values()}


def test_a_duel_is_fought_by_clicks(meet: Meet) -> None:
    person = meet()
    table = staged(person, DUEL)
    assert table.wait().kind == "duel"
    table.until("duel-attack", choose=cards_first)
    duel = person.region("yj-web-duel")
    expect(duel).to_be_visible()
    hand = table.hand.count()
    assert hand == len(
        next(zone for zone in table.frame["view"]["zones"] if zone["name"] == "dueling")["cards"]
    )
    table.click_card(cards_first(table.frame))
    table.wait()
    assert {"duel-attack"} <= events(table)
    assert findings(person.page) == []
    for _ in range(MOST_STEPS):
        if table.wait().over or not (table.kind or "").startswith("duel"):
            break
        table.answer(cards_first)
    assert "duel-over" in events(table)
    expect(duel).to_be_hidden()


def test_the_blows_of_a_duel_are_shown_and_skipped(meet: Meet) -> None:
    person = meet(phone=True, calm=True)
    table = staged(person, DUEL, speed=2)
    table.until("duel-attack", choose=cards_first)
    table.click(cards_first(table.frame))
    expect(table.skip).to_be_visible()
    table.skip.click()
    expect(table.skip).to_be_hidden()
    table.wait()
    assert findings(person.page) == []


def test_a_planet_is_evacuated_through_a_space_battle(meet: Meet) -> None:
    person = meet()
    table = staged(person, EVACUATION)
    table.wait()
    number = table.frame["number"]
    table.page.get_by_role("button", name="Evacuate Coruscant", exact=True).and_(
        table.page.locator(".evacuate")
    ).click()
    table.wait_for(lambda: table.frame["number"] > number)
    assert table.until("plan", "deploy").kind == "plan", "the cadet intercepts"
    expect(table.page.get_by_text(person.say("yj-web-space-battle"), exact=True)).to_be_visible()
    expect(table.plan.get_by_text(person.say("yj-web-fate-fights")).first).to_be_visible()
    assert findings(person.page) == []
    for _ in range(MOST_STEPS):
        if table.wait().over or table.kind == "deploy":
            break
        table.answer()
    assert {"evacuate"} <= events(table)
    assert events(table) & {"evacuated", "evacuation-failed"}


def test_laps_are_raced(meet: Meet) -> None:
    person = meet(language="fr")
    table = staged(person, RACE, side="dark")
    assert table.wait().kind == "race"
    track = person.region("yj-web-race", side=person.say("yj-web-side-dark"))
    expect(track).to_be_visible()
    assert findings(person.page) == []
    track.get_by_role("button", name=person.say("yj-web-race-do-thrust"), exact=True).click()
    laid = False
    for _ in range(MOST_STEPS):
        if table.wait().over or table.kind not in {"race", "lap-card", "lap-number", "refuel"}:
            break
        cards = [option for option in table.frame["options"] if option["card"] is not None]
        laid = laid or bool(cards)
        table.answer(cards_first)
    assert {"thrust"} <= events(table)
    assert laid
    assert "lap-card" in events(table)


def test_an_effect_is_fetched_and_deployed(meet: Meet) -> None:
    person = meet(phone=True)
    table = staged(person, NEW_PLANET)
    assert table.until("fetch-effect", choose=cards_first).kind == "fetch-effect"
    chooser = person.region("web-table-choose-card")
    expect(chooser).to_be_visible()
    assert findings(person.page) == []
    chooser.get_by_role("searchbox").fill("bombad")
    number = table.frame["number"]
    chooser.get_by_role("button").first.click()
    table.wait_for(lambda: table.frame["number"] > number)
    table.until("deploy")
    expect(chooser).to_be_hidden()
    effect = next(
        option for option in table.frame["options"] if option["card"] and option["card"]["code"] == "BN-59"
    )
    table.click_card(effect["answer"])
    table.wait()
    zones = table.frame["view"]["zones"]
    lying = {zone["name"] for zone in zones for card in zone["cards"] if card["code"] == "BN-59"}
    assert lying and lying <= {"down", "effect"}
