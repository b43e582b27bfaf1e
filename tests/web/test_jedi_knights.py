"""Jedi Knights in the browser: a game, a table of four, the lesson, the keyboard alone, stops."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import dedent
from typing import Any, Final

from playwright.sync_api import Locator, expect

from chancecube.registry import game
from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import DONE, Frame, Table, quick
from tests.web.test_sizes import SIZES, cut_off

GAME: Final = "jedi-knights"
PASS: Final = -10
STEPS: Final = 11

MAKE: Final = """
async ([game, position, format, count]) => {
  const token = decodeURIComponent(/cc_csrf=([^;]+)/.exec(document.cookie)[1]);
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? { who: 'me' } : { who: 'bot', bot: 'random' }));
  const form = { game, position, seats, open: false, settings: { format } };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(form) });
  return await answer.json();
}
"""

RIFLE: Final = """
    jedi-knights duel
    turn: 1 deploy
    planet: alliance PS-127 / empire PS-131
    order: alliance, empire
    alliance: credits 5
    alliance theme: PS-1
    empire theme: PS-3
    alliance hand: PS-89, PS-101
    alliance site: PS-6, PS-36
    empire site: PS-71
"""

TEAMS: Final = """
    jedi-knights team
    turn: 3 character-battle
    planet: alliance-1 PS-129 / empire-1 PS-133
    planet: empire-2 PS-132 / alliance-2 PS-128
    order: alliance-1, empire-1, alliance-2, empire-2
    alliance-1 theme: PS-1
    alliance-2 theme: PS-2
    empire-1 theme: PS-3
    empire-2 theme: PS-4
    alliance-1 hand: PS-101, PS-100, PS-94, PS-12, PS-15
    alliance-1 deck: PS-36 x9, PS-14 x9
    alliance-1 site: PS-6 [PS-18], PS-9, PS-36 [PS-89], PS-13
    alliance-1 system: PS-16 [PS-10], PS-39 rotated
    alliance-1 events: PS-95
    alliance-2 hand: PS-37, PS-38, PS-102
    alliance-2 deck: PS-36 x9, PS-14 x9
    alliance-2 site: PS-36, PS-14 rotated, PS-30 [PS-34]
    alliance-2 system: PS-39
    empire-1 hand: PS-48, PS-71
    empire-1 deck: PS-71 x9, PS-48 x9
    empire-1 site: PS-41 [PS-54], PS-45, PS-48 [PS-90], PS-47
    empire-1 system: PS-52 [PS-50], PS-53 rotated
    empire-2 hand: PS-48, PS-71
    empire-2 deck: PS-71 x9, PS-48 x9
    empire-2 site: PS-71, PS-48 rotated
    empire-2 system: PS-72
    battle: attacker PS-6, defender PS-41, supporters PS-9, PS-36, PS-48, step weapons
"""

# Corners that are not seen whole, and what lies over the name of the place; in a battle of four there is least room.
CROWDED: Final = """
() => {
  const box = (node) => node.getBoundingClientRect();
  const out = [];
  for (const corner of document.querySelectorAll('section.corner'))
    if (!corner.checkVisibility() || box(corner).bottom > innerHeight || corner.scrollWidth > corner.clientWidth + 1) out.push(corner.ariaLabel);
  const totals = box(document.querySelector('.totals'));
  for (const place of document.querySelectorAll('.place')) {
    const name = box(place);
    if (name.right > totals.left && totals.right > name.left && name.bottom > totals.top + 1 && totals.bottom > name.top + 1) out.push('the name of the place');
  }
  return out;
}
"""


class Frugal:
    """Plays a card or two in the first turn, and attacks nobody: such games are soon over."""

    def __init__(self, cards: int = 2) -> None:
        self.left = cards

    def __call__(self, frame: Frame) -> int:
        kind = frame["view"]["decision"]["kind"]
        options = [int(option["answer"]) for option in frame["options"]]
        if kind == "deploy" and self.left > 0 and len(options) > 1:
            self.left -= 1
            return options[0]
        for word in (PASS, DONE):
            if word in options:
                return word
        return options[-1] if kind == "force-card" else options[0]


def begin(person: Person, format_name: str) -> Table:
    """A table against bots, as somebody makes one who plays for real: single answers are given by the page."""
    quick(person, autopass=True)
    table = Table(person, auto=True)
    person.go(f"/play?game={GAME}")
    person.pick("web-play-format", f"web-jedi-knights-format-{format_name}")
    person.button("web-play-begin-bot").click()
    table.opened()
    return table


def step_of(person: Person, name: str) -> Locator:
    steps = person.page.get_by_role("list", name=person.say("web-learn-steps"))
    return steps.get_by_role("button", name=re.compile(person.say(f"jk-learn-{name}-title") + "$"))


def settle_at_new_table(table: Table) -> None:
    """Until the page is at the table its address names, and asks something there."""

    def here() -> bool:
        return bool(table.frames) and table.frame["table"]["id"] in table.page.url and table.asked()

    table.answered = -1
    table.wait_for(here)


def choose(table: Table, *wishes: str | int) -> None:
    """One answer after the other: cards by their codes."""
    for wish in wishes:
        table.wait()
        found = [
            option["answer"]
            for option in table.frame["options"]
            if wish in (option["answer"], (option["card"] or {}).get("code"), "")
        ]
        assert found, f"no {wish} among {[one['label'] for one in table.frame['options']]}"
        table.click(found[0])


def card(table: Table, code: str) -> Locator:
    return table.page.locator(f"[data-card={code}]").filter(visible=True).first


def test_a_whole_game_against_the_bot(meet: Meet) -> None:
    guest = meet()
    table = begin(guest, "duel")
    frugal = Frugal()
    kinds: set[str] = set()
    played = 0
    while not table.wait().over:
        assert table.kind is not None
        kinds.add(table.kind)
        answer = frugal(table.frame)
        code = next((one["card"] for one in table.frame["options"] if one["answer"] == answer), None)
        if table.kind == "deploy" and code is not None and played == 0:
            table.click_card(answer)
            played += 1
        else:
            table.click(answer)
    assert {"force-card", "deploy"} <= kinds
    assert played == 1
    expect(table.ended.get_by_role("heading")).to_have_text(table.frame["over"]["text"])


def test_four_at_a_table_partners_show_their_hands(meet: Meet) -> None:
    guest = meet(calm=True)
    table = begin(guest, "team")
    frugal = Frugal(1)
    while table.wait().kind != "force-card":
        table.answer(frugal)
    assert findings(guest.page) == []
    expect(table.options).to_have_count(8)
    expect(table.options.last).to_be_in_viewport(ratio=0.95)  # all Force cards at a glance
    table.answer(frugal)
    table.wait()
    hands = {zone["seat"]: zone for zone in table.frame["view"]["zones"] if zone["name"] == "hand"}
    assert hands[2]["cards"] and not hands[1]["cards"] and not hands[3]["cards"]
    corners = {
        side: guest.page.get_by_role("region", name=re.compile(f"^{side}")) for side in ("Alliance", "Empire")
    }
    expect(corners["Alliance"]).to_have_count(2)
    expect(corners["Empire"]).to_have_count(2)
    shown = guest.say("jk-web-in-hand", count=hands[2]["count"])
    expect(corners["Alliance"].get_by_role("button", name=shown)).to_have_count(1)
    expect(
        corners["Empire"].get_by_role(
            "button", name=re.compile(f"^{guest.say('jk-web-in-hand', count=0)[:4]}")
        )
    ).to_have_count(0)
    while not table.over and table.frame["view"]["status"]["turn"] < 2:
        table.answer(frugal)
        table.wait()


def test_four_fit_on_every_screen(meet: Meet) -> None:
    """All four corners, all cards of the battle and its sums; on a phone the other place is a line until it is touched."""
    guest = meet(calm=True, language="fr")
    quick(guest)
    guest.go(f"/learn?game={GAME}")
    step_of(guest, "deploy").click()
    guest.page.wait_for_url("**table=*")
    table = staged(guest, TEAMS)
    assert table.wait().kind == "weapons"
    assert cut_off(guest) == {}
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_function(f"() => ({CROWDED})().length === 0")
    guest.page.set_viewport_size({"width": 390, "height": 844})
    starship = card(table, "PS-16")
    expect(starship).to_have_count(0)
    guest.page.get_by_role("button", name=re.compile(f"^{guest.say('jk-web-system')} .*Yavin")).click()
    expect(starship).to_be_visible()
    partner = guest.page.get_by_role("region", name=re.compile("^Alliance\\s2"))
    partner.get_by_role("button").click()
    hand = guest.page.get_by_role("dialog", name=re.compile("^Alliance\\s2"))
    expect(hand.locator("[data-card=PS-37]")).to_be_visible()
    assert findings(guest.page) == []


def test_the_lesson_in_french(meet: Meet) -> None:
    """Every step by the mouse: answers in the list, cards dragged to their places."""
    learner = meet(language="fr")
    quick(learner)
    table = Table(learner)
    learner.go(f"/learn?game={GAME}")
    assert findings(learner.page) == []
    learner.button("web-learn-begin").click()
    coach = learner.region("web-learn-coach")
    moves: dict[str, Sequence[str | int]] = {
        "force": [""],
        "deploy": ["PS-36", "PS-15"],
        "weapon": [],
        "attack": [PASS, PASS, PASS],
        "support": ["PS-6", "PS-36", "PS-36", PASS, PASS, PASS],
        "fire": ["PS-18"],
        "bonus": ["PS-104", PASS, PASS],
        "response": [PASS, "PS-103"],
        "blockade": ["PS-17", "PS-36"],
        "control": [PASS],
        "final": ["PS-7", PASS, PASS, PASS],
    }
    assert len(moves) == STEPS
    for number, (name, answers) in enumerate(moves.items(), 1):
        settle_at_new_table(table)
        expect(coach).to_contain_text(
            learner.say("web-learn-step-of", number=number, count=STEPS), ignore_case=True
        )
        expect(coach).to_contain_text(learner.say(f"jk-learn-{name}-title"))
        before = table.frame["number"]
        if name == "weapon":
            card(table, "PS-18").drag_to(card(table, "PS-6"), steps=6)
        elif name == "attack":
            card(table, "PS-16").drag_to(card(table, "PS-73"), steps=6)
        if not answers or name == "attack":
            table.wait_for(lambda: table.frame["number"] > before)  # noqa: B023
        choose(table, *answers)
        expect(coach.get_by_role("alert")).to_contain_text(learner.say(f"jk-learn-{name}-done"))
        if name == "bonus":
            assert findings(learner.page) == []
        here = learner.page.url
        learner.button("web-learn-next-step").click()
        learner.page.wait_for_url(lambda url: url != here)  # noqa: B023
    expect(step_of(learner, "force")).to_be_visible()
    done = learner.page.get_by_role("list", name=learner.say("web-learn-steps")).get_by_text(
        learner.say("web-learn-done")
    )
    expect(done).to_have_count(STEPS)


def staged(person: Person, notation: str, *, autopass: bool = False) -> Table:
    """A table that begins at a written position; the guest is there already."""
    words = dedent(notation).strip() + "\n"
    format_name = words.split()[1]
    seats = len(game(GAME).seat_names(format_name))
    made: dict[str, Any] = person.page.evaluate(MAKE, [GAME, words, format_name, seats])
    table = Table(person, auto=autopass)
    person.go(f"/table/{made['id']}")
    return table


def test_with_the_keyboard_alone(meet: Meet) -> None:
    """A step of the lesson, then a card chosen, taken back with Escape, and chosen again; then a stop."""
    guest = meet(calm=True)
    quick(guest)
    table = Table(guest)
    keyboard = guest.page.keyboard
    guest.go(f"/learn?game={GAME}")
    step_of(guest, "attack").focus()
    keyboard.press("Enter")
    guest.page.wait_for_url("**table=*")
    settle_at_new_table(table)
    keyboard.press("b")
    focused = guest.page.evaluate("() => document.activeElement.dataset.card")
    assert focused == "PS-16"
    for key in ("Enter", "p", "p", "p"):
        table.answered = table.frame["number"]
        keyboard.press(key)
        table.wait_for(lambda: table.frame["number"] > table.answered)
        if key != "p":
            table.wait()
            assert findings(guest.page) == []
    alert = guest.region("web-learn-coach").get_by_role("alert")
    expect(alert).to_contain_text(guest.say("jk-learn-attack-done"))

    table = staged(guest, RIFLE)
    table.wait()
    assert table.kind == "deploy"
    for back in (True, False):
        keyboard.press("h")
        table.answered = table.frame["number"]
        keyboard.press("Enter")
        table.wait_for(lambda: table.asked() and table.kind == "where")
        if back:
            keyboard.press("Escape")
            table.wait_for(lambda: table.asked() and table.kind == "deploy")
    table.answered = table.frame["number"]
    keyboard.press("1")
    table.wait_for(lambda: table.frame["number"] > table.answered)
    expect(guest.page.get_by_role("list", name=guest.say("jk-web-under-list"))).to_have_count(1)


def test_stops_and_passing(meet: Meet) -> None:
    """Where one does not want to be asked the page passes and says so; the choice is kept."""
    guest = meet(calm=True)
    quick(guest, autopass=True)
    guest.go(f"/learn?game={GAME}")
    step_of(guest, "deploy").click()
    guest.page.wait_for_url("**table=*")
    table = staged(guest, RIFLE, autopass=True)
    table.wait()
    guest.button("web-table-stops").click()
    dialog = guest.dialog("web-table-stops")
    dialog.get_by_label(guest.say("jk-web-stop-deploy"), exact=True).select_option("never")
    expect(guest.page.get_by_text(guest.say("web-table-passed-wish"))).to_be_visible()
    table.wait_for(lambda: table.frame["view"]["status"]["phase"] != "deploy")
    guest.page.reload()
    table.wait()
    guest.button("web-table-stops").click()
    expect(dialog.get_by_label(guest.say("jk-web-stop-deploy"), exact=True)).to_have_value("never")
