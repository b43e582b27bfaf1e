"""Everything with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import MOST_ANSWERS, Table, sensible

FOCUS = "() => (document.activeElement?.ariaLabel ?? document.activeElement?.innerText ?? '').trim()"
ANSWER = "() => Number(document.activeElement.dataset.option ?? NaN)"
AREA = "() => document.activeElement.closest('[data-area]')?.dataset.area ?? ''"
ANSWERS = "() => [...document.querySelectorAll('section[data-area=question] [data-option]')].map((one) => Number(one.dataset.option))"
MOST_TABS = 60
FEW_TABS = 3
STOPS = 40  # of the Tab key on a whole page with a table: cards, options and log are one stop each


def tab_to(person: Person, name: str, key: str = "Tab", most: int = MOST_TABS) -> None:
    """Tab until the thing of this name has the focus."""
    for _ in range(most):
        person.page.keyboard.press(key)
        if person.page.evaluate(FOCUS) == name:
            return
    raise AssertionError(f"Tab does not lead to “{name}”")


def tab_into(person: Person, area: str) -> None:
    """A few times Tab, and one is in this part of the table."""
    for _ in range(FEW_TABS):
        if person.page.evaluate(AREA) == area:
            return
        person.page.keyboard.press("Tab")
    assert person.page.evaluate(AREA) == area


def arrow_to(person: Person, answer: int) -> None:
    """One key to the first answer of the question, the arrows to the others."""
    person.page.keyboard.press("q")
    assert person.page.evaluate(ANSWER) == person.page.evaluate(ANSWERS)[0]
    for _ in range(MOST_TABS):
        if person.page.evaluate(ANSWER) == answer:
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {answer}")


def answer(table: Table, turn: int) -> None:
    """In turn with the number of the answer, with the arrows, and with the cards in the hand."""
    keyboard = table.page.keyboard
    wanted = sensible(table.frame)
    table.answered = table.frame["number"]
    shown = table.page.evaluate(ANSWERS)
    options = [option["answer"] for option in table.frame["options"]]
    if turn % 3 == 0 and options.index(wanted) < 9:
        assert table.options.nth(shown.index(wanted)).get_attribute("aria-keyshortcuts") == str(
            options.index(wanted) + 1
        )
        keyboard.press(str(options.index(wanted) + 1))
    elif turn % 3 == 1 and table.kind == "deploy" and wanted >= 0:
        keyboard.press("q")
        tab_into(table.person, "hand")
        label = table.label(wanted)
        for _ in range(MOST_TABS):
            if table.page.evaluate(FOCUS).startswith(label):
                break
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
    else:
        arrow_to(table.person, wanted)
        keyboard.press("Enter")


def arrange(table: Table) -> None:
    """The first card goes back a place and forward again; then the plan is sent."""
    keyboard = table.page.keyboard
    cards = table.plan.get_by_role("list").first.get_by_role("listitem")
    table.answered = table.frame["number"]
    keyboard.press("q")
    assert table.page.evaluate(FOCUS) == table.person.say("web-table-send-plan")
    tab_into(table.person, "hand")
    if cards.count() > 1:
        moved = table.page.locator("[data-place]:focus")
        for key, place in (("ArrowRight", 2), ("ArrowLeft", 1)):
            keyboard.press(key)
            expect(moved).to_contain_text(at_place(table.person, place, cards.count()))
            expect(table.plan.get_by_role("status")).not_to_be_empty()
    keyboard.press("q")
    keyboard.press("Enter")


def at_place(person: Person, place: int, count: int) -> str:
    """How the name of a card in the plan begins."""
    return person.say("web-table-place", place=place, count=count, card="…", fate="").split("…")[0].strip()


def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    guest = meet()
    keyboard = guest.page.keyboard
    table = Table(guest, auto=True)
    guest.go("/")
    tab_to(guest, guest.say("web-skip"))
    keyboard.press("Enter")
    tab_to(guest, guest.say("web-play-now"))
    keyboard.press("Enter")
    table.opened()
    heard = table.page.locator(".sr-only[role=log]")
    for turn in range(MOST_ANSWERS):
        wait_by_keys(table)
        if table.over:
            break
        expect(heard).to_contain_text(table.frame["question"])
        if table.frame["gesture"] == "arrange":
            arrange(table)
        else:
            answer(table, turn)
    assert table.over
    expect(heard).to_contain_text(table.frame["over"]["text"])
    # The focus is where the game ended, one step from the next; the whole page is a short round.
    expect(table.ended.get_by_role("heading")).to_be_focused()
    tab_to(guest, guest.say("web-table-rematch"), most=1)
    tab_to(guest, guest.say("web-table-rematch"), most=STOPS)
    keyboard.press("l")
    assert guest.page.evaluate(AREA) == "log"
    keyboard.press("ArrowUp")
    assert guest.page.evaluate(AREA) == "log"
    keyboard.press("Tab")
    assert guest.page.evaluate(AREA) != "log"
    keyboard.press("q")
    assert guest.page.evaluate(FOCUS) == guest.say("web-table-rematch")


def wait_by_keys(table: Table) -> None:
    """As `Table.wait`, but fights are left with Escape."""

    def asked() -> bool:
        if table.skip.is_visible():
            table.page.keyboard.press("Escape")
        return table.asked()

    table.wait_for(asked)


def test_help_and_a_close_look(meet: Meet) -> None:
    guest = meet()
    table = Table(guest)
    guest.go("/")
    guest.button("web-play-now").click()
    table.opened()
    table.until("deploy")
    keyboard = guest.page.keyboard
    keyboard.press("?")
    expect(guest.dialog("web-table-keys")).to_be_visible()
    keyboard.press("Escape")
    expect(guest.dialog("web-table-keys")).to_have_count(0)
    keyboard.press("h")
    keyboard.press("z")
    close = guest.page.get_by_role("dialog")
    expect(close).to_be_visible()
    expect(close.get_by_role("link", name=guest.say("web-table-card-page"))).to_be_visible()
    keyboard.press("Escape")
    expect(close).to_have_count(0)
    keyboard.press("l")
    assert guest.page.evaluate(AREA) == "log"
