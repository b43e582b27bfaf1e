"""Puzzles in the browser, and the analysis beside a replay."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import expect

from chancecube.lab.puzzles import Puzzle, puzzles_of
from chancecube.registry import game
from tests.web.axe import findings
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.table import Table, play_now


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
    guest.page.reload()
    expect(graph).to_be_visible()  # what is open stands in the address
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
    turning.first.press("Enter")
    make = guest.region("web-analysis-title").get_by_role("button", name=guest.say("web-puzzle-make"))
    expect(make).to_have_count(1)
    make.press("Enter")
    expect(guest.dialog("web-puzzle-make")).to_be_visible()


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


def answer(person: Person, puzzle: Puzzle, name: str) -> None:
    option = game(puzzle.game).find_option(puzzle.open(), puzzle.seat, name)
    person.page.locator(f'button[data-option="{option}"]').first.press("Enter")
    expect(person.page.locator(".verdict")).to_be_focused()


def test_a_long_verdict_leaves_a_race_readable_on_a_phone(meet: Meet) -> None:
    guest = meet(calm=True, phone=True)
    puzzle = next(one for one in puzzles_of("young-jedi") if one.kind == "lap-card")
    guest.go(f"/puzzle/{puzzle.id}")
    answer(guest, puzzle, puzzle.answers[0])
    near, planets = (guest.page.locator(place).bounding_box() for place in (".zone.near", ".planets"))
    assert near is not None and planets is not None
    assert near["y"] + near["height"] <= planets["y"]


def replay_of_puzzle(guest: Person, puzzle: Puzzle) -> None:
    """Plays on from a puzzle, gives up at once and looks at the game again."""
    guest.go(f"/puzzle/{puzzle.id}")
    answer(guest, puzzle, puzzle.answers[0])
    guest.button("web-puzzle-play").press("Enter")
    table = Table(guest)
    table.opened()
    table.concede()
    table.ended.get_by_role("link", name=guest.say("web-table-replay")).click()
    guest.page.wait_for_url("**/replay/*")


def test_a_position_of_a_replay_becomes_a_puzzle_and_is_solved(meet: Meet) -> None:
    guest = meet(calm=True)
    puzzle = puzzles_of("jedi-knights")[0]
    replay_of_puzzle(guest, puzzle)
    guest.button("web-replay-last").click()
    expect(guest.button("web-puzzle-make")).to_be_disabled()  # nothing is asked at the end
    guest.button("web-replay-first").click()
    guest.button("web-puzzle-make").press("Enter")
    dialog = guest.dialog("web-puzzle-make")
    made = dialog.get_by_role("link", name=guest.say("web-puzzle-solve"))
    expect(made).to_be_visible(timeout=120_000)
    address = dialog.get_by_label(guest.say("web-puzzle-link")).input_value()
    assert findings(guest.page) == []
    made.press("Enter")
    panel = guest.region("web-puzzle-made-title")
    expect(panel).to_be_visible()
    answer(guest, puzzle, puzzle.answers[0])
    expect(panel.locator(".verdict")).to_contain_text(guest.say("web-puzzle-right"))

    friend = meet(calm=True, phone=True, language="fr")
    friend.go(address)
    answer(friend, puzzle, puzzle.options[-1][0])
    panel = friend.region("web-puzzle-made-title")
    expect(panel.locator(".verdict")).to_contain_text(friend.say("web-puzzle-wrong"))
    expect(panel.get_by_role("listitem")).to_have_count(0)
    friend.go("/puzzles?game=jedi-knights")
    expect(friend.region("web-puzzles-made")).to_have_count(0)  # it is not theirs

    guest.go("/puzzles?game=jedi-knights")
    own = guest.region("web-puzzles-made").get_by_role("listitem")
    expect(own).to_have_count(1)
    expect(own).to_contain_text(guest.say("web-puzzle-done"))
    assert findings(guest.page) == []
    own.get_by_role("button").press("Enter")
    expect(own).to_have_count(0)
    expect(guest.page.get_by_role("heading", level=1)).to_be_focused()
    guest.button("web-undo").press("Enter")
    expect(own.get_by_role("link").first).to_have_attribute("href", re.compile(address.rsplit("/", 1)[1]))
    own.get_by_role("button").press("Enter")
    expect(own).to_have_count(0)
    friend.forgive("404")
    friend.page.goto(address)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text(friend.say("web-puzzles-title"))


def test_a_position_that_makes_no_puzzle_says_why(meet: Meet) -> None:
    guest = meet(calm=True, phone=True, language="fr")
    table = play_now(guest)
    id = table.opened()
    table.wait()
    table.concede()
    guest.go(f"/replay/{id}?at=0&as=all")
    guest.button("web-puzzle-make").press("Enter")
    dialog = guest.dialog("web-puzzle-make")
    expect(dialog).to_contain_text(guest.say("puzzle-no-choice", fewest="3", most="16"))
    assert findings(guest.page) == []
    guest.page.keyboard.press("Escape")
    expect(guest.button("web-puzzle-make")).to_be_focused()
