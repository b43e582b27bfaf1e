"""Puzzles in the browser, and the analysis beside a replay."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import expect

from chancecube.lab.puzzles import puzzles_of
from chancecube.registry import game
from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.table import play_now


def choice(at: int, question: str, played: float) -> dict[str, Any]:
    options = [
        {"label": "No", "chances": 0.6, "played": False, "best": True},
        {"label": "Yes", "chances": played, "played": True, "best": False},
    ]
    return {"at": at, "seat": 0, "turn": 2, "question": question, "loss": 0.6 - played, "options": options}


ANALYSIS: Final = {
    "state": "done",
    "done": 2,
    "total": 2,
    "analysis": {
        "bot": "master",
        "answers": 4,
        "points": [{"at": 0, "turn": 1, "chances": 0.5}, {"at": 4, "turn": 2, "chances": 0.0}],
        "choices": [choice(1, "Which card?", 0.5), choice(2, "Attack here?", 0.3)],
        "accounts": [{"seat": 0, "lost": 0.4, "choices": 2, "accuracy": 0.0}],
        "turning": [0, 1],
    },
}


def test_a_puzzle_is_solved_and_remembered(meet: Meet) -> None:
    guest = meet(calm=True)
    puzzle = puzzles_of("young-jedi")[0]
    guest.go("/puzzles?game=young-jedi")
    first = guest.page.locator(f'a[href="/puzzle/{puzzle.id}"]')
    expect(first).to_contain_text(guest.say("web-puzzle-open"))
    first.click()
    panel = guest.page.get_by_role("region", name=guest.say("web-puzzle-title", number=1))
    expect(panel).to_be_visible()
    expect(guest.button("web-table-undo")).to_have_count(0)  # there is nothing to take back
    expect(guest.page.locator("[data-area=question] .primary")).to_have_count(0)  # no answer is proposed
    option = game("young-jedi").find_option(puzzle.open(), puzzle.seat, puzzle.answers[0])
    guest.page.locator(f'button[data-option="{option}"]').first.press("Enter")
    expect(panel.locator(".verdict")).to_contain_text(guest.say("web-puzzle-right"))
    expect(panel.locator(".verdict")).to_be_focused()
    expect(panel.get_by_role("listitem").first).to_contain_text("%")
    guest.go("/puzzles?game=young-jedi")
    expect(first).to_contain_text(guest.say("web-puzzle-done"))


def test_a_finished_game_is_analysed_beside_its_replay(meet: Meet) -> None:
    guest = meet(calm=True)
    table = play_now(guest)
    table.until("even-up", "battle")
    table.concede()
    table.ended.get_by_role("link", name=guest.say("web-analysis-title")).click()
    guest.button("web-analysis-ask").press("Enter")
    expect(guest.region("web-analysis-title")).to_be_focused()
    graph = guest.page.get_by_role("slider", name=guest.say("web-analysis-graph"))
    expect(graph).to_be_visible(timeout=240_000)
    graph.press("End")
    jump = guest.page.get_by_role("slider", name=guest.say("web-replay-jump"))
    expect(jump).to_have_value(re.compile(r"[1-9]\d*"))
    graph.press("ArrowLeft")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("%"))
    assert findings(guest.page) == []


def test_turning_points_say_what_was_asked_and_what_was_at_stake(meet: Meet) -> None:
    guest = meet(calm=True)
    table = play_now(guest)
    table.until("even-up", "battle")
    id = table.opened()
    table.concede()
    guest.page.route("**/api/tables/*/analysis*", lambda route: route.fulfill(json=ANALYSIS))
    guest.go(f"/replay/{id}?at=0&as=all&analysis=1")
    turning = guest.region("web-analysis-title").get_by_role("list").last.get_by_role("button")
    expect(turning).to_have_count(2)
    expect(turning.last).to_contain_text("Attack here?")
    expect(turning.last).to_contain_text(guest.say("web-analysis-was", option="Yes", chances="30%"))
    expect(turning.last).to_contain_text(guest.say("web-analysis-better", option="No", chances="60%"))
    expect(turning.filter(has_text=guest.say("web-analysis-costliest"))).to_have_count(1)
    expect(turning.last).to_contain_text(guest.say("web-analysis-costliest"))
    assert findings(guest.page) == []


def test_a_wrong_answer_does_not_give_the_right_one_away(meet: Meet) -> None:
    guest = meet(calm=True)
    puzzle = puzzles_of("young-jedi")[0]
    guest.go(f"/puzzle/{puzzle.id}")
    panel = guest.page.get_by_role("region", name=guest.say("web-puzzle-title", number=1))
    position = puzzle.open()
    option = game("young-jedi").find_option(position, puzzle.seat, puzzle.answers[0])
    decision = position.decision_of(puzzle.seat)
    assert decision is not None
    wrong = next(one for one in decision.options if one != option)
    guest.page.locator(f'button[data-option="{wrong}"]').first.press("Enter")
    expect(panel.locator(".verdict")).to_contain_text(guest.say("web-puzzle-wrong"))
    expect(panel.get_by_role("listitem")).to_have_count(0)
    guest.button("web-puzzle-again").press("Enter")
    expect(panel.locator(".verdict")).to_have_count(0)
    guest.page.locator(f'button[data-option="{wrong}"]').first.press("Enter")
    guest.button("web-puzzle-show").press("Enter")
    expect(panel.locator(".verdict")).to_be_focused()
    expect(panel.get_by_role("listitem").first).to_contain_text(guest.say("web-analysis-best"))
    assert findings(guest.page) == []
