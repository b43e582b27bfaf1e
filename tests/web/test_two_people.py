"""Two browsers at one table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.site import Site
from tests.web.table import Frame, Table, new_table, quick, sit_together

GONE = (r"WebSocket connection to .* failed", r"ERR_CONNECTION_(REFUSED|RESET)", r"ERR_EMPTY_RESPONSE")


def told(table: Table) -> list[str]:
    """The log as it stands on the page."""
    return [re.sub(r"\s+", " ", words).strip() for words in table.log.all_inner_texts()]


def public(table: Table) -> list[tuple[Any, ...]]:
    """What both sides hear of a game, in order: happenings and whom they concern."""
    return [(number, line["kind"], line["seat"]) for number, line in sorted(table.lines.items())]


def up_to_date(*tables: Table) -> None:
    """Until all know the same number of happenings, and their pages tell them."""
    for table in tables:
        table.wait_for(
            lambda table=table: (  # type: ignore[misc]
                table.frame["number"] == max(one.frame["number"] for one in tables)
                and table.log.count() == sum(line["text"] != "" for line in table.lines.values())
            )
        )


def test_two_people_play_on_through_a_reload_and_a_killed_server(meet: Meet, own_site: Site) -> None:
    ada, bea = sit_together(meet(own_site), meet(own_site))
    for table in (ada, bea):
        table.person.forgive(*GONE)

    # In the middle of a battle one loads the page again.
    asked = ada.until("plan", others=(bea,))
    assert not asked.over
    up_to_date(asked)
    before, question = told(asked), asked.question.locator("p").first.inner_text()
    number = asked.frame["number"]
    asked.page.reload()
    asked.wait()
    up_to_date(asked)
    assert (asked.kind, asked.frame["number"]) == ("plan", number)
    expect(asked.question.locator("p").first).to_have_text(question)
    assert told(asked) == before

    # The plan is made; then the server dies with the battle under way.
    asked.answer()
    asked.wait_for(lambda: asked.kind is None)
    other = bea if asked is ada else ada
    other.until("plan")
    up_to_date(ada, bea)
    kept = {table: (told(table), table.frame["number"]) for table in (ada, bea)}
    own_site.kill()
    for table in (ada, bea):
        expect(table.lost).to_be_visible()
    frames = {table: len(table.frames) for table in (ada, bea)}
    own_site.start()
    for table in (ada, bea):
        expect(table.lost).to_have_count(0)
        table.wait_for(lambda table=table: len(table.frames) > frames[table])  # type: ignore[misc]
    up_to_date(ada, bea)
    for table in (ada, bea):
        assert (told(table), table.frame["number"]) == kept[table]

    # Nobody loaded anything by hand; the game goes on to its end, and both were told the same.
    ada.until(others=(bea,))
    for table in (ada, bea):
        table.wait_for(lambda table=table: table.over)  # type: ignore[misc]
        expect(table.ended).to_be_visible()
    assert public(ada) == public(bea)
    assert ada.frame["over"]["winners"] == bea.frame["over"]["winners"]
    assert own_site.failures() == []


def test_a_draw_is_refused_then_agreed(meet: Meet) -> None:
    ada, bea = sit_together(meet(), meet())
    for offering, asked, name, reply in (
        (ada, bea, "Ada", "web-table-play-on"),
        (bea, ada, "Bea", "web-table-draw-yes"),
    ):
        offering.person.button("web-table-menu").click()
        menu = offering.person.dialog("web-table-menu")
        menu.get_by_role("button", name=offering.person.say("web-table-offer-draw")).click()
        waiting = offering.page.get_by_text(offering.person.say("web-table-draw-asked"))
        expect(waiting).to_be_visible()
        expect(asked.page.get_by_text(asked.person.say("web-table-draw-offer", name=name))).to_be_visible()
        asked.person.button(reply).click()
        expect(waiting).to_have_count(0)
    for table in (ada, bea):
        expect(table.ended).to_be_visible()
        assert len(table.frame["over"]["winners"]) != 1


def test_a_move_between_people_is_taken_back_with_leave(meet: Meet) -> None:
    ada, bea = sit_together(meet(), meet())
    mover = ada.until("deploy", others=(bea,))
    other = bea if mover is ada else ada
    count = mover.hand.count()
    mover.answer()
    mover.wait()
    expect(mover.hand).to_have_count(count - 1)
    asked = mover.page.get_by_text(mover.person.say("web-table-undo-asked"))
    mover.person.button("web-table-undo").click()
    expect(asked).to_be_visible()
    other.person.button("web-table-allow").click()
    expect(mover.hand).to_have_count(count)

    # What was learned since is said to whoever is asked; and they may refuse.
    drawer = mover.until("even-up", others=(other,))
    giver = other if drawer is mover else mover
    drawer.answer()
    drawer.wait(giver)
    before = told(drawer)
    drawer.person.button("web-table-undo").click()
    expect(giver.page.get_by_text(giver.person.say("web-table-undo-teaches"))).to_be_visible()
    expect(giver.page.locator(".offer li").first).to_be_visible()
    giver.person.button("web-table-refuse").click()
    expect(drawer.page.get_by_text(drawer.person.say("web-table-undo-asked"))).to_have_count(0)
    assert told(drawer)[: len(before)] == before


def test_they_talk(meet: Meet) -> None:
    ada, bea = sit_together(meet(), meet())
    for table in (ada, bea):
        table.page.get_by_role("tab", name=table.person.say("web-table-chat")).click()
    say_something(ada, "Good luck <b>Bea</b>")
    messages = bea.page.get_by_role("log", name=bea.person.say("web-table-chat"))
    expect(messages).to_contain_text("Good luck <b>Bea</b>")

    bea.person.button("web-table-report-name", name="Ada").click()
    expect(bea.page.get_by_text(bea.person.say("web-table-reported"))).to_be_visible()

    bea.person.button("web-table-mute-name", name="Ada").click()
    expect(messages).not_to_contain_text("Good luck")
    say_something(ada, "Can you hear me?")
    expect(ada.page.get_by_role("log", name=ada.person.say("web-table-chat"))).to_contain_text("hear me")
    for tab in ("web-table-log", "web-table-chat"):  # what is muted stays so
        bea.page.get_by_role("tab", name=bea.person.say(tab)).click()
    expect(messages).to_contain_text(bea.person.say("web-table-chat-empty"))
    bea.page.get_by_text(bea.person.say("web-table-muted-count", count=1)).click()
    bea.person.button("web-table-unmute", name="Ada").click()
    expect(messages).to_contain_text("Good luck")
    say_something(ada, "Good game")
    expect(messages).to_contain_text("Good game")


def say_something(table: Table, words: str) -> None:
    table.page.get_by_label(table.person.say("web-table-chat-label")).fill(words)
    table.page.keyboard.press("Enter")


def zones(frame: Frame, *names: str) -> list[Any]:
    return [zone for zone in frame["view"]["zones"] if zone["name"] in names]


def test_a_table_found_in_the_lobby_and_watched(meet: Meet) -> None:
    """One opens a table, another finds and joins it, a third watches: and sees no hands."""
    ada = new_table(meet(), "open")
    joiner = meet()
    quick(joiner)
    bea = Table(joiner)
    joiner.go("/lobby")
    joiner.page.get_by_role("listitem").filter(has_text="Ada").get_by_role(
        "button", name=joiner.say("web-lobby-join"), exact=True
    ).first.click()
    dialog = joiner.dialog("web-join-title")
    dialog.get_by_label(joiner.say("web-your-name")).fill("Bea")
    dialog.get_by_role("button", name=joiner.say("web-lobby-join"), exact=True).click()
    assert bea.opened() == ada.opened()
    ada.wait(bea)

    watcher = meet()
    seen = Table(watcher)
    watcher.go("/lobby?show=playing")
    watcher.page.get_by_role("main").locator(f'a[href="/watch/{ada.opened()}"]').click()
    expect(watcher.page.get_by_text(watcher.say("web-table-watching"), exact=True)).to_be_visible()
    for _ in range(8):
        one = ada.wait(bea)
        assert not one.over
        one.answer()
    ada.wait(bea)
    now = max(ada.frame["number"], bea.frame["number"])
    for table in (ada, bea, seen):
        table.wait_for(lambda table=table: table.frame["number"] >= now)  # type: ignore[misc]

    for frame in seen.frames:
        assert (frame["me"], frame["options"]) == (None, [])
        assert zones(frame, "hand", "deck")
        assert all(zone["cards"] == [] for zone in zones(frame, "hand", "down", "deck", "aside"))
    own = [
        card for table in (ada, bea) for zone in zones(table.frame, "hand", "down") for card in zone["cards"]
    ]
    assert own
    open_ids = {card["id"] for zone in seen.frame["view"]["zones"] for card in zone["cards"]}
    assert not {card["id"] for card in own} & open_ids
    expect(seen.options).to_have_count(0)
    expect(watcher.button("web-table-undo")).to_have_count(0)
    # The page names the cards that lie open, and no others.
    open_codes = {card["code"] for zone in seen.frame["view"]["zones"] for card in zone["cards"]}
    named = set(
        watcher.page.locator("[data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    )
    assert named <= open_codes
