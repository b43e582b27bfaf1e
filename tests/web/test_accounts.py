"""Guests who become somebody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import Table, play_now

PASSWORD = "two suns over the dunes"


def keep_a_deck(person: Person) -> str:
    """Takes a ready deck as one's own; gives its name."""
    person.go("/decks")
    person.button("web-deck-take").first.click()
    person.page.wait_for_url("**/deck/*")
    person.page.wait_for_url(lambda url: "ready" not in url)
    return person.page.get_by_label(person.say("web-deck-name")).input_value()


def fill(person: Person, form: str, name: str, password: str) -> None:
    region = person.region(form)
    region.get_by_label(person.say("web-account-name"), exact=True).fill(name)
    region.get_by_label(person.say("web-account-password")).fill(password)
    region.get_by_role("button", name=person.say(form), exact=True).click()


def test_a_guest_becomes_an_account_and_keeps_all(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.until("deploy")
    game = table.opened()
    number = table.frame["number"]
    deck = keep_a_deck(guest)
    name = f"Zam {game}"[:24]
    guest.go("/account")
    expect(guest.page.get_by_text(guest.say("web-account-guest"), exact=True)).to_be_visible()
    fill(guest, "web-account-register", name, PASSWORD)
    expect(guest.page.get_by_text(guest.say("web-account-made"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("web-account-full"), exact=True)).to_be_visible()
    guest.button("web-account-logout").click()
    expect(guest.page.get_by_text(guest.say("web-account-nobody"))).to_be_visible()

    # In another browser: not with a wrong password, but with the right one everything is there.
    again = meet()
    again.forgive("status of 401", "status of 403")
    again.go("/account")
    fill(again, "web-account-login", name, "something else")
    expect(again.page.locator(".notice")).to_be_visible()
    expect(again.page.get_by_text(again.say("web-account-nobody"))).to_be_visible()
    fill(again, "web-account-login", name, PASSWORD)
    expect(again.page.get_by_text(again.say("web-account-full"), exact=True)).to_be_visible()
    again.go("/decks")
    expect(again.page.get_by_role("link", name=re.compile(re.escape(deck))).first).to_be_visible()
    resumed = Table(again)
    again.go("/lobby?show=mine")
    again.link("web-lobby-resume").click()
    assert resumed.opened() == game
    resumed.wait()
    assert resumed.frame["number"] == number
    assert resumed.frame["me"] is not None


def test_everything_can_be_taken_along_and_deleted(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.wait()
    guest.go("/account")
    with guest.page.expect_download() as download:
        guest.button("web-account-export").click()
    words = download.value.path().read_text(encoding="utf-8")
    assert table.frames[-1]["table"]["id"] in words
    guest.button("web-account-delete").click()
    guest.dialog("web-account-delete").get_by_role("button", name=guest.say("web-account-delete")).click()
    expect(guest.page.get_by_text(guest.say("web-account-deleted"))).to_be_visible()
    guest.go("/account")
    expect(guest.page.get_by_text(guest.say("web-account-nobody"))).to_be_visible()
