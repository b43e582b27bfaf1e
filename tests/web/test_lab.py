"""The lab: the matrix with the keyboard, and the odds of a deck, in both games, both languages, wide and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from chancecube.lab.measured import measured
from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.people import Person

TOO_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def cell(person: Person, row: int, column: int) -> Locator:
    return person.page.locator(f'[data-place="{row}-{column}"]')


def test_matrix_with_the_keyboard(meet: Meet) -> None:
    guest = meet(calm=True)
    guest.go("/lab?game=young-jedi")
    matrix = next(one for one in measured("young-jedi") if one.format == "full")
    first, second = matrix.cells[0][0], matrix.cells[1][0]
    assert first is not None and second is not None
    cell(guest, 0, 0).focus()
    told = guest.page.locator(".told")
    expect(told).to_contain_text(f"{first.wins} of {first.games} games")
    guest.page.keyboard.press("ArrowDown")
    expect(cell(guest, 1, 0)).to_be_focused()
    expect(told).to_contain_text(f"{second.wins} of {second.games} games")
    expect(cell(guest, 1, 0).locator(".sr-only")).to_contain_text("between")
    expect(guest.page.locator(".cell[tabindex='0']")).to_have_count(1)
    assert findings(guest.page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_odds_of_a_deck(meet: Meet, phone: bool) -> None:
    guest = meet(calm=True, language="fr", phone=phone)
    guest.go("/lab?game=jedi-knights")
    expect(guest.page.get_by_role("heading", name=guest.say("lab-web-opening"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("lab-web-empty"))).to_be_visible()
    cards = guest.page.get_by_label(guest.say("lab-web-add-card"))
    cards.select_option(index=1)
    odds = guest.page.get_by_role("region", name=guest.say("lab-web-odds"))
    expect(odds.get_by_role("row")).to_have_count(9)
    share = odds.get_by_role("row").nth(1).get_by_role("cell").last
    expect(share).to_have_text(re.compile(r"^\d+(,\d)?\s%$"))
    before = share.inner_text()
    guest.page.get_by_label(guest.say("lab-web-least")).select_option("6")
    expect(share).not_to_have_text(before)
    assert not guest.page.evaluate(TOO_WIDE)
    assert findings(guest.page) == []


def test_own_decks_can_be_chosen(meet: Meet) -> None:
    guest = meet(calm=True)
    guest.go("/decks?game=young-jedi")
    guest.button("web-deck-take").first.click()
    guest.page.wait_for_url("**/deck/*")
    guest.go("/lab?game=young-jedi")
    choice = guest.page.get_by_role("combobox", name=guest.say("lab-web-choose"), exact=True)
    own = choice.locator(f'optgroup[label="{guest.say("web-decks-own")}"] option')
    expect(own).to_have_count(1)
    choice.select_option(own.first.get_attribute("value") or "")
    expect(guest.page.get_by_role("heading", name=guest.say("lab-web-opening"))).to_be_visible()


def test_the_way_there(meet: Meet) -> None:
    guest = meet(calm=True)
    guest.go("/")
    guest.link("web-nav-lab").first.click()
    expect(guest.page.get_by_role("heading", level=1, name=guest.say("web-nav-lab"))).to_be_visible()
