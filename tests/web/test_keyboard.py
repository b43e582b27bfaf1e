"""Everything with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import MOST_ANSWERS, Table, sensible

FOCUS = "() => (document.activeElement?.ariaLabel ?? document.activeElement?.innerText ?? '').trim()"
MOST_TABS = 60
MOST_TABS_AT_THE_END = 500  # the log has something to read in every line


def tab_to(person: Person, name: str, key: str = "Tab", most: int = MOST_TABS) -> None:
    """Tab until the thing of this name has the focus."""
    for _ in range(most):
        person.page.keyboard.press(key)
        if person.page.evaluate(FOCUS) == name:
            return
    raise AssertionError(f"Tab does not lead to “{name}”")


def arrow_to(person: Person, answer: int) -> None:
    """To the question, then along its answers."""
    person.page.keyboard.press("q")
    for _ in range(3):  # the rule behind the question stands before its answers
        if person.page.evaluate("() => 'option' in document.activeElement.dataset"):
            break
        person.page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if person.page.evaluate("() => Number(document.activeElement.dataset.option ?? NaN)") == answer:
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {answer}")


def answer(table: Table, turn: int) -> None:
    """In turn with the number of the answer, with the arrows, and with the cards in the hand."""
    keyboard = table.page.keyboard
    wanted = sensible(table.frame)
    table.answered = table.frame["number"]
    shown = table.page.evaluate(
        "() => [...document.querySelectorAll('[data-area=question] [data-option]')].map((one) => Number(one.dataset.option))"
    )
    options = [option["answer"] for option in table.frame["options"]]
    if turn % 3 == 0 and options.index(wanted) < 9:
        assert table.options.nth(shown.index(wanted)).get_attribute("aria-keyshortcuts") == str(
            options.index(wanted) + 1
        )
        keyboard.press(str(options.index(wanted) + 1))
    elif turn % 3 == 1 and table.kind == "deploy" and wanted >= 0:
        keyboard.press("h")
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
    cards = table.plan.get_by_role("listitem")
    table.answered = table.frame["number"]
    keyboard.press("h")
    if cards.count() > 1:
        order = cards.all_inner_texts()
        for _ in range(4):
            if table.page.evaluate("() => 'place' in document.activeElement.dataset"):
                break
            keyboard.press("Tab")
        keyboard.press("ArrowRight")
        expect(cards.nth(0)).not_to_have_text(order[0])
        expect(table.plan.get_by_role("status")).not_to_be_empty()
        keyboard.press("ArrowLeft")
        assert cards.all_inner_texts()[0].split("\n")[1:2] == order[0].split("\n")[1:2]
        keyboard.press("h")
    send = table.person.say("web-table-send-plan")
    for _ in range(MOST_TABS):
        if table.page.evaluate(FOCUS) == send:
            break
        keyboard.press("Tab")
    keyboard.press("Enter")


def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    guest = meet()
    table = Table(guest, auto=True)
    guest.go("/")
    tab_to(guest, guest.say("web-skip"))
    guest.page.keyboard.press("Enter")
    tab_to(guest, guest.say("web-play-now"))
    guest.page.keyboard.press("Enter")
    table.opened()
    guest.page.mouse.move(0, 0)
    heard = table.page.locator("p[role=log]")
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
    tab_to(guest, guest.say("web-table-rematch"), "Shift+Tab", MOST_TABS_AT_THE_END)


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
    assert guest.page.evaluate("() => document.activeElement.closest('[data-area]')?.dataset.area") == "log"
