"""Playing at a table. Everything is done on the page; the frames of the socket only tell when the page is up to date."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, WebSocket, expect

from tests.web.people import Person

POLL: Final = 20.0
PATIENCE: Final = 45.0
MOST_ANSWERS: Final = 600
DONE: Final = -1
YES: Final = -2

# What the page asks at this moment: answers offered, whether any can be given, and what else stands there.
SHOWN = """
() => {
  const answers = [...document.querySelectorAll('section[data-area=question] [data-option]')];
  const plan = document.querySelector('[data-option=send]');
  return {
    answers: answers.map((one) => Number(one.dataset.option)),
    enabled: answers.every((one) => !one.disabled) && !plan?.disabled,
    plan: plan !== null,
  };
}
"""

Frame = dict[str, Any]
Chooser = Callable[[Frame], int]


def sensible(frame: Frame) -> int:
    """Deploys all it can, attacks whenever it may, concedes nothing: such games end soon."""
    options = frame["options"]
    words = [option["answer"] for option in options if option["card"] is None]
    cards = [option["answer"] for option in options if option["card"] is not None]
    kind = frame["view"]["decision"]["kind"]
    if kind in {"deploy", "discard", "starting-location", "next-planet", "search-location"} and cards:
        return int(cards[0])
    if kind == "battle" and YES in words:
        return YES
    return DONE if DONE in words else int(options[0]["answer"])


class Table:
    """One person's page of a table."""

    def __init__(self, person: Person, *, auto: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.auto = auto  # whether the page answers by itself where there is one answer
        self.frames: list[Frame] = []
        self.refusals: list[Frame] = []
        self.lines: dict[int, Frame] = {}
        self.answered = -1
        self.page.on("websocket", self.listen)

    # --- the wire ---

    def listen(self, socket: WebSocket) -> None:
        if "/api/tables/" in socket.url:
            socket.on("framereceived", self.receive)

    def receive(self, payload: str | bytes) -> None:
        frame: Frame = json.loads(payload)
        if frame["type"] in {"refused", "why"}:
            self.refusals.append(frame)
        if frame["type"] != "state":
            return
        self.frames.append(frame)
        first = min((line["number"] for line in frame["log"]), default=frame["last_event"] + 1)
        self.lines = {number: line for number, line in self.lines.items() if number < first}
        self.lines |= {line["number"]: line for line in frame["log"]}

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    @property
    def kind(self) -> str | None:
        decision = self.frame["view"]["decision"] if self.frame["view"] else None
        return decision["kind"] if decision else None

    @property
    def over(self) -> bool:
        return bool(self.frames) and self.frame["over"] is not None

    # --- the page ---

    @property
    def question(self) -> Locator:
        return self.person.region("web-table-question")

    @property
    def options(self) -> Locator:
        return self.question.get_by_role(
            "group", name=self.person.say("web-table-options"), exact=True
        ).get_by_role("button")

    @property
    def plan(self) -> Locator:
        return self.person.region("web-table-arrange")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile(r"^(Hand|Main)\b")).get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.person.region("web-table-log").get_by_role("listitem")

    @property
    def skip(self) -> Locator:
        return self.person.button("web-table-skip")

    @property
    def ended(self) -> Locator:
        return self.person.region("web-table-over")

    @property
    def lost(self) -> Locator:
        return self.page.get_by_text(self.person.say("web-table-reconnecting"))

    def asked(self) -> bool:
        """Whether the page asks now what the server last asked."""
        if not self.frames or self.frame["view"] is None or self.frame["number"] <= self.answered:
            return False
        if self.over:
            return self.ended.is_visible()
        options = [option["answer"] for option in self.frame["options"]]
        if not options or (self.auto and len(options) == 1):
            return False
        shown = self.page.evaluate(SHOWN)
        if not shown["enabled"]:
            return False
        if self.frame["gesture"] == "arrange":
            return bool(shown["plan"])
        return sorted(shown["answers"]) == sorted(options)

    def pass_fights(self) -> None:
        if self.skip.is_visible():
            self.skip.click()

    def wait(self, *others: Table) -> Table:
        """Until this person, or one of the others, is asked something or the game is over; says who."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for one in (self, *others):
                one.pass_fights()
                if one.asked():
                    return one
            self.page.wait_for_timeout(POLL)
        raise AssertionError(
            f"nobody is asked; last: {self.question.all_inner_texts()}, {self.page.evaluate(SHOWN)}"
        )

    def wait_for(self, what: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not what():
            assert time.monotonic() < end, "it did not happen"
            self.page.wait_for_timeout(POLL)

    # --- answering ---

    def label(self, answer: int) -> str:
        return next(str(one["label"]) for one in self.frame["options"] if one["answer"] == answer)

    def option(self, answer: int) -> Locator:
        """The button of an answer, by its words; two copies of a card have the same."""
        return self.options.filter(has_text=self.label(answer)).first

    def click(self, answer: int) -> None:
        self.answered = self.frame["number"]
        self.option(answer).click()

    def click_card(self, answer: int) -> None:
        """Plays a card where it lies: in the hand."""
        self.answered = self.frame["number"]
        self.hand.filter(visible=True).and_(
            self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.label(answer))}"))
        ).first.click()

    def send_plan(self) -> None:
        self.answered = self.frame["number"]
        self.plan.get_by_role("button", name=self.person.say("web-table-send-plan"), exact=True).click()

    def answer(self, choose: Chooser = sensible) -> None:
        if self.frame["gesture"] == "arrange":
            self.send_plan()
        else:
            self.click(choose(self.frame))

    def until(self, *kinds: str, others: tuple[Table, ...] = (), choose: Chooser = sensible) -> Table:
        """Plays until somebody is asked one of these, or the game is over; says who."""
        for _ in range(MOST_ANSWERS):
            one = self.wait(*others)
            if one.over or one.kind in kinds:
                return one
            one.answer(choose)
        raise AssertionError("the game does not end")

    def concede(self) -> None:
        """By the menu of the table, and sure of it."""
        person = self.person
        person.button("web-table-menu").click()
        for dialog in ("web-table-menu", "web-table-concede"):
            asked = person.dialog(dialog)
            asked.get_by_role("button", name=person.say("web-table-concede"), exact=True).click()
        self.end()

    def end(self) -> None:
        """Until the end is shown, with no more fights before it."""

        def shown() -> bool:
            self.pass_fights()
            return self.ended.is_visible()

        self.wait_for(shown)

    # --- beginning ---

    def opened(self) -> str:
        """Waits for the table; gives its id."""
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]


def quick(person: Person, *, speed: int = 0, autopass: bool = False) -> None:
    """What one can choose in the menu of a table, chosen beforehand: fights not shown, every question asked."""
    settings = json.dumps({"speed": speed, "autopass": autopass})
    keep = (
        f"localStorage.getItem('cc-settings') ?? localStorage.setItem('cc-settings', {json.dumps(settings)})"
    )
    person.context.add_init_script(f"if (location.protocol !== 'about:') {keep}")


def play_now(person: Person, *, speed: int = 0) -> Table:
    """From the home page to a table against the bot, with one click."""
    quick(person, speed=speed)
    table = Table(person)
    person.go("/")
    person.button("web-play-now").click()
    table.opened()
    return table


def planning(person: Person, *, speed: int = 0) -> Table:
    """A table against the bot where a battle has to be planned; now and then a game ends without one."""
    for _ in range(5):
        table = play_now(person, speed=speed)
        if not table.until("plan").over:
            return table
    raise AssertionError("no battle in five games")


def new_table(person: Person, opponent: str, *, format: str = "starter", seconds: int = 0) -> Table:
    """Makes a table for two people, with so many seconds for each move or with no clock."""
    quick(person)
    table = Table(person)
    person.go(f"/play?opponent={opponent}")
    person.pick("web-play-format", f"web-young-jedi-format-{format}")
    if seconds:
        person.page.get_by_text(person.say("web-play-more")).click()
        person.pick("web-clock", "web-clock-move")
        person.page.get_by_label(person.say("web-clock-seconds")).fill(str(seconds))
    person.page.get_by_label(person.say("web-your-name")).fill("Ada")
    person.button(f"web-play-begin-{opponent}").click()
    table.opened()
    return table


def sit_together(first: Person, second: Person, *, seconds: int = 0) -> tuple[Table, Table]:
    """One makes a table and sends the link; the other takes the seat."""
    one = new_table(first, "friend", seconds=seconds)
    link = first.page.get_by_label(first.say("web-table-link")).input_value()
    quick(second)
    other = Table(second)
    second.go(link)
    second.page.get_by_label(second.say("web-your-name")).fill("Bea")
    second.button("web-lobby-join").click()
    one.wait(other)
    for table in (one, other):
        expect(table.question).to_be_visible()
    return one, other
