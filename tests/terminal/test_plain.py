"""The table line by line: what is typed, and what is said to it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec import structs

from chancecube.bots import Bot, Seen
from chancecube.kernel.decision import CHOOSE, COMMON_WORDS
from chancecube.kernel.record import read
from chancecube.kernel.wire import SeenDecision, SeenOption
from chancecube.terminal.table.plain import PlainTable
from chancecube.terminal.table.session import Session
from chancecube.young_jedi.notation import QUESTIONS
from chancecube.young_jedi.table import WORDS
from tests.terminal.tables import sit_down, sit_down_at
from tests.terminal.test_table import DEPLOYING, PLANNING

MACE = """young-jedi full
turn: 5 light deploy
Tatooine: DM-135
light hand: V1-7, DF-14, DM-58, RF-61/19
light discard: DF-16, DM-31, V1-42
light effect: DF-26
light deck: DM-34, DM-31 x5
dark deck: DM-99 x9
"""
AGAINST_A_GROUP = """young-jedi full
turn: 5 light fights
Coruscant: DM-66
light plan: DF-22, DM-2
dark plan: DM-128, DM-73, DM-85
light deck: DM-45 x9
dark deck: DM-119 x9
"""
REFUELLING = """young-jedi full
turn: 5 dark race
Tatooine: DM-135
dark: thrust 2
dark objective: BP-59
dark pilot: BP-31
dark podracer: DM-109
dark hand: DM-65
dark deck: DM-99 x20
light here: DM-27
light deck: DM-30 x20
"""


def typed(session: Session, *lines: str, language: str = "en") -> str:
    """What is said to somebody who types these lines and then has no more to say."""
    writer = io.StringIO()
    try:
        PlainTable(session, language, io.StringIO("".join(f"{line}\n" for line in lines)), writer).play()
    finally:
        session.close()
    return writer.getvalue()


def answers(session: Session, seat: int = 0) -> list[str]:
    return [answer.answer.split("#")[0] for answer in session.record.answers if answer.seat == seat]


def test_answers_by_number_by_name_and_by_nothing() -> None:
    session = sit_down_at(DEPLOYING)
    typed(session, "1", "done")
    assert answers(session) == ["DM-30", "done"]
    session = sit_down_at(DEPLOYING)
    typed(session, "dm-30", "")
    assert answers(session) == ["DM-30", "done"]


def test_a_refusal_names_the_rule() -> None:
    session = sit_down_at(DEPLOYING)
    said = typed(session, "DM-67", "DM-58", "nonsense", "99")
    assert not answers(session)
    assert said.count("Not now.") == 2
    assert said.count("is no answer here") == 2


def test_commands() -> None:
    said = typed(sit_down_at(DEPLOYING), "t", "c 1", "c DM-58", "c DM-140", "r", "?", "f", "q", "1")
    assert "Jawa, Bargainer\nSide: Light Side" in said
    assert "Security Volunteers\nSide" in said
    assert "No card “DM-140”" in said
    assert "yj.deploy.six-counters: " in said
    assert "everything about the card" in said
    assert "Main (3)" in said  # the table once more, in the other language
    assert "table-" not in said


def test_taking_back() -> None:
    session = sit_down_at(DEPLOYING)
    before = session.position.encode()
    said = typed(session, "u", "1", "u")
    assert "nothing to take back" in said
    assert session.position.encode() == before


def test_a_plan_is_arranged_by_numbers() -> None:
    session = sit_down_at(PLANNING)
    said = typed(session, "yes", "done", "2 1", "7", "x", "")
    assert said.count("is no answer here") == 2
    plan = [answer for answer in session.record.answers if answer.ask == "plan" and answer.seat == 0]
    lines = [line for line in said.splitlines() if line.startswith("  1  ")]
    assert len(plan) == 3 and lines


def test_a_number_is_answered_by_itself() -> None:
    session = sit_down_at(REFUELLING, seat=1)
    said = typed(session, "thrust", "done", "refuel", "0")
    assert "  0  Draw nothing" in said and "  2  Draw 2 cards" in said
    assert answers(session, 1)[-1] == "0"


def test_cards_may_be_shuffled_back_from_the_discard_pile() -> None:
    session = sit_down_at(MACE)
    said = typed(session, "V1-7", "yes", "DM-34", "V1-42", "DF-14")
    assert answers(session) == ["V1-7", "yes", "DM-34", "V1-42", "DF-14"]
    assert "You may shuffle up to 2 more cards" in said


def test_against_a_group_one_is_chosen() -> None:
    session = sit_down_at(AGAINST_A_GROUP)
    said = typed(session, "2")
    assert "Which of the opposing characters is meant?" in said
    assert answers(session) == ["DM-85"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked_and_answered(kind: str, language: str) -> None:
    """Whatever the answers are: cards, words, numbers."""
    session = sit_down_at(DEPLOYING)
    writer = io.StringIO()
    table = PlainTable(session, language, io.StringIO(), writer)
    view = session.view()
    card = view.zone("hand", 0).cards[0]
    options = [SeenOption(card.id, f"{card.code}#{card.id}", card)]
    options += [SeenOption(answer, name, None) for answer, name in (COMMON_WORDS | WORDS).items()]
    for some in (options[:1], options[1:-7], options[-7:]):
        decision = SeenDecision(kind, CHOOSE, "yj.turn.phases", 0, some)
        seen = structs.replace(view, decision=decision)
        table.ask_choice(seen, decision)
        for place, option in enumerate(some):
            assert table.option_of(seen, str(table.number_of(decision, place))) is option
            assert table.option_of(seen, option.name) is option
    session.close()
    assert "table-" not in writer.getvalue() and "yj-" not in writer.getvalue()


def test_every_answer_is_on_disk_when_the_reader_leaves(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = sit_down(path, seat=1)
    typed(session, "", "", "", language="fr")
    record = read(path.read_text(encoding="utf-8"))
    assert record == session.record and record.answers


class Broken(Bot):
    def choose(self, seen: Seen) -> int:
        raise ZeroDivisionError


class Dreamer(Bot):
    def choose(self, seen: Seen) -> int:
        return 100_000


@pytest.mark.parametrize("kind", [Broken, Dreamer])
def test_when_a_bot_fails_an_answer_is_drawn_by_lot_and_the_reader_is_told(kind: type[Bot]) -> None:
    session = sit_down(None, seat=1)
    session.bots[0] = kind()
    said = typed(session, *[""] * 2000)
    assert session.position.over
    assert "drawn by lot" in said


def test_a_game_ends_with_its_result() -> None:
    session = sit_down(None, seat=1)
    said = typed(session, *[""] * 2000)
    assert session.position.over
    assert "wins: " in said.splitlines()[-1] or "You win" in said.splitlines()[-1] or "You lose" in said
