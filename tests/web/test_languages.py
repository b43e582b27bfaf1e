"""English and French, chosen on any page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import Table, play_now


def choose(person: Person, language: str) -> None:
    person.page.get_by_role("button", name=re.compile(f"^{language.upper()} ")).click()
    person.speak(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_home_changes_its_language_and_remembers(meet: Meet) -> None:
    guest = meet()
    guest.go("/")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-home-title"))
    choose(guest, "fr")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-home-title"))
    expect(guest.button("web-play-now")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-home-title"))
    for path in ("/play", "/cards", "/decks", "/rules", "/learn", "/lab", "/account", "/lobby"):
        guest.go(path)
        expect(guest.page.locator("main")).not_to_contain_text(re.compile(r"\b(web|yj)-[a-z-]{3,}"))


def test_a_french_browser_is_greeted_in_french(meet: Meet) -> None:
    guest = meet(language="fr")
    guest.go("/")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-home-title"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")


def test_ready_decks_have_names_in_every_language(meet: Meet) -> None:
    guest = meet(language="fr")
    key = "deck-young-jedi-gungan-army-light"
    for language in ("fr", "en"):
        guest.go("/decks")
        choose(guest, language)
        expect(guest.page.get_by_role("heading", name=guest.say(key), exact=True)).to_be_visible()
        expect(guest.page.get_by_text(guest.say(f"{key}.note"), exact=True)).to_be_visible()


def test_the_table_changes_its_language(meet: Meet) -> None:
    guest = meet()
    table = play_now(guest)
    table.until("deploy")
    english = table.frame["question"], table.log.all_inner_texts(), table.frame["number"]
    choose(guest, "fr")
    table.wait_for(lambda: table.frame["question"] != english[0])
    expect(table.question).to_contain_text(table.frame["question"])
    expect(table.question.get_by_role("button", name=guest.say("yj-option-deploy-done"))).to_be_visible()
    french = table.log.all_inner_texts()
    assert len(french) == len(english[1])
    assert french != english[1]
    table.answer()
    table.wait()
    choose(guest, "en")
    table.wait_for(lambda: spoken(table, english[0]))
    assert table.log.all_inner_texts()[: len(english[1])] == english[1]
    table.until("even-up", "concede")


def spoken(table: Table, words: str) -> bool:
    """Whether the question stands in the language of these words again; counters may have changed since."""
    return str(table.frame["question"]).split(" ", 1)[0] == words.split(" ", 1)[0]
