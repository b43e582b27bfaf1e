"""The deck editor: a list brought in as text, the rules it breaks, the repair, the game with it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import Table, quick

NAME = "Ada's first"


def starter(person: Person) -> dict[str, Any]:
    """A ready deck of the starter game."""
    decks = person.context.request.get("/api/games/young-jedi/decks").json()
    return next(deck for deck in decks if "starter" in deck["formats"] and deck["side"] == "light")


def test_a_deck_is_imported_repaired_saved_and_tried(meet: Meet) -> None:
    guest = meet()
    quick(guest)
    deck = starter(guest)
    lines = [f"{count} {code}" for code, count in deck["cards"].items()]
    first = next(iter(deck["cards"]))
    spoilt = [f"# {NAME}", f"{deck['cards'][first] + 1} {first}", *lines[1:]]

    guest.go("/deck/new")
    desk = guest.region("web-deck")
    desk.get_by_label(guest.say("web-play-format")).select_option("starter")
    desk.get_by_role("button", name=guest.say("web-deck-import")).click()
    dialog = guest.dialog("web-deck-import")
    text = dialog.get_by_label(guest.say("web-import-text"))

    # A line nobody can read is named.
    text.fill("3 Nobody Knows This Card")
    guest.forgive(r"status of 4\d\d .*deck/check")
    dialog.get_by_role("button", name=guest.say("web-import-read")).click()
    expect(dialog).to_contain_text("Nobody Knows This Card")
    text.fill("\n".join(spoilt))
    dialog.get_by_role("button", name=guest.say("web-import-read")).click()
    expect(dialog).to_have_count(0)

    # One card too many breaks rules, each with its own; one less and the deck is legal, at once.
    expect(guest.page.get_by_label(guest.say("web-deck-name"))).to_have_value(NAME)
    breaches = desk.get_by_role("status").get_by_role("listitem")
    expect(breaches.first).to_be_visible()
    breaches.first.get_by_role("button", name=guest.say("web-why")).click()
    expect(guest.page.get_by_role("link", name=re.compile(r"^yj\."))).to_be_visible()
    guest.page.keyboard.press("Escape")
    name = guest.context.request.get(f"/api/games/young-jedi/cards/{first}").json()["name"]
    desk.get_by_role("button", name=guest.say("web-deck-less", name=name)).click()
    expect(desk.get_by_role("status")).to_contain_text(
        guest.say("web-deck-legal", format=guest.say("web-young-jedi-format-starter"))
    )
    expect(guest.page.get_by_text(guest.say("web-deck-saved-done"), exact=True)).to_be_visible()
    expect(guest.page).to_have_url(re.compile(r"/deck/(?!new)"))

    # It is kept, and a bot plays against it.
    guest.page.reload()
    expect(guest.page.get_by_label(guest.say("web-deck-name"))).to_have_value(NAME)
    desk.get_by_role("button", name=guest.say("web-deck-try")).click()
    guest.page.wait_for_url("**/play?*")
    chosen = guest.page.get_by_role("combobox", name=guest.say("web-play-deck"), exact=True)
    expect(chosen).to_have_value(re.compile("^own:"))
    expect(chosen.locator("option:checked")).to_have_text(NAME)
    table = Table(guest)
    guest.button("web-play-begin-bot").click()
    table.opened()
    table.until("battle", "even-up")
    assert not table.over


def test_cards_are_searched_and_added(meet: Meet) -> None:
    guest = meet()
    guest.go("/deck/new")
    pool = guest.region("web-deck-pool")
    pool.get_by_role("searchbox").fill("Jar Jar")
    expect(pool.get_by_role("status")).to_contain_text(re.compile(r"\d+ of \d+|One of \d+"))
    more = pool.get_by_role("button", name=re.compile(r"^One more Jar Jar")).first
    more.click()
    more.click()
    desk = guest.region("web-deck")
    expect(desk.get_by_role("listitem").filter(has_text="Jar Jar").first).to_contain_text("2")
    guest.button("web-undo").click()
    expect(desk.get_by_role("listitem").filter(has_text="Jar Jar").first).to_contain_text("1")
    expect(guest.page.get_by_text(guest.say("web-deck-saved-done"), exact=True)).to_be_visible()
    desk.get_by_role("button", name=guest.say("web-deck-export")).click()
    expect(guest.dialog("web-deck-export")).to_be_visible()


def test_a_card_and_a_rule_have_pages(meet: Meet) -> None:
    guest = meet()
    guest.go("/cards")
    guest.page.get_by_role("searchbox").fill("Obi-Wan")
    guest.page.get_by_role("link", name=re.compile("Obi-Wan")).first.click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Obi-Wan")
    guest.go("/rules")
    guest.page.get_by_role("searchbox").fill("counters")
    expect(guest.page.get_by_role("status").first).to_contain_text(re.compile(r"rules?$"))
    guest.go("/rule/yj.deploy.six-counters")
    expect(guest.page.get_by_text("yj.deploy.six-counters").first).to_be_in_viewport()
