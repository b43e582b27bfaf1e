"""`record` and `position`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call


def test_showing_a_record(call: Call, finished: Path) -> None:
    result = call("record", "show", str(finished))
    assert result.exit_code == 0
    for said in (
        "Young Jedi · starter",
        "human",
        "Menace of Darth Maul starter (Dark)",
        "wins:",
        "Turn 1: Dark Side.",
    ):
        assert said in result.stdout
    french = call("record", "show", str(finished), "--language", "fr").stdout
    assert "Starter Menace of Darth Maul (Côté Obscur)" in french


def test_eyes_see_no_more_than_they_may(call: Call, finished: Path) -> None:
    assert "Light Side draws a card." in call("record", "show", str(finished), "--view", "dark").stdout
    assert "Light Side draws a card." not in call("record", "show", str(finished)).stdout
    assert "Light Side: …" in call("record", "replay", str(finished), "--view", "dark").stdout
    assert (
        "Vous piochez" in call("record", "show", str(finished), "--view", "light", "--language", "fr").stdout
    )


def test_a_record_as_json(call: Call, unfinished: Path) -> None:
    facts = json.loads(call("record", "show", str(unfinished), "--json").stdout)
    assert facts["answers"] == 20 and facts["result"] is None and facts["log"]


def test_verifying_tells_what_was_checked(call: Call, finished: Path, unfinished: Path) -> None:
    result = call("record", "verify", str(finished))
    assert result.exit_code == 0
    assert result.stdout.count("✓") == 4
    assert "says nothing about the end" in call("record", "verify", str(unfinished)).stdout


LIES = [
    ('"commitment":"', '"commitment":"0'),
    ('"secret":"', '"secret":"zz'),
    ('"secret":"', '"secret":"00'),
    ('"answer":"', '"answer":"DM-140'),
    ('"ask":"', '"ask":"x'),
    ('"seat":1', '"seat":7'),
    ('"game":"young-jedi"', '"game":"chess"'),
    ('"rules":', '"rules":9'),
    ('"winners":[', '"winners":[5,'),
    ('"n":1,', '"n":'),
]


@pytest.mark.parametrize(("old", "new"), LIES)
def test_a_record_that_lies_is_refused(call: Call, finished: Path, old: str, new: str) -> None:
    text = finished.read_text(encoding="utf-8")
    assert old in text
    result = call("record", "verify", "-", stdin=text.replace(old, new, 1))
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


def test_replaying_move_by_move(call: Call, finished: Path) -> None:
    result = call("record", "replay", str(finished))
    assert result.exit_code == 0
    answers = len(finished.read_text(encoding="utf-8").splitlines()) - 2
    assert f"{answers} " in result.stdout
    assert "wins:" in result.stdout.splitlines()[-1]


def test_a_position_of_a_record_in_the_notation(call: Call, finished: Path) -> None:
    notation = call("record", "replay", str(finished), "--at", "5")
    assert notation.stdout.startswith("young-jedi starter\nturn: ")
    told = call("position", "-", stdin=notation.stdout)
    assert told.exit_code == 0
    exact = call("position", "-", "--exact", stdin=notation.stdout).stdout
    assert call("position", "-", "--exact", stdin=exact).stdout == exact
    in_words = call("record", "replay", str(finished), "--at", "5", "--view", "light").stdout
    assert "Light Side" in in_words and "young-jedi" not in in_words


def test_a_position_beyond_the_end_is_refused(call: Call, unfinished: Path) -> None:
    result = call("record", "replay", str(unfinished), "--at", "21")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert call("record", "replay", str(unfinished), "--at", "20").exit_code == 0


# --- position ---

SCENE = """
young-jedi full
turn: 3 light deploy
Tatooine: DM-135
light: counters 6
light here: DM-1
light hand: DM-2, DM-34
light deck: DM-27 x20
dark here: DM-71
dark hand: DM-99 x2
dark deck: DM-99 x20
dark discard: DM-75, DM-120
"""


def test_a_position_in_words(call: Call) -> None:
    result = call("position", "-", stdin=SCENE.lstrip())
    assert result.exit_code == 0
    for said in (
        "Tatooine • Desert Landing Site",
        "Darth Maul, Sith Apprentice (DM-71)",
        "Light Side: ",
        "[done]",
    ):
        assert said in result.stdout
    assert "Battle Droid: Infantry, MTT Division (DM-99) ×2" in result.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_side_sees_its_own(call: Call, language: str) -> None:
    dark = call("position", "-", "--as", "dark", "--language", language, stdin=SCENE.lstrip()).stdout
    assert "DM-34" not in dark and "[done]" not in dark
    assert "DM-99) ×2" in dark
    assert "DM-75" in dark and "DM-120" not in dark  # the top of the discard pile, and no more
    assert "cli-" not in dark and "yj-" not in dark


def test_a_position_as_json(call: Call) -> None:
    facts = json.loads(call("position", "-", "--json", stdin=SCENE.lstrip()).stdout)
    assert facts["decisions"][0]["seat"] == 0
    assert facts["notation"].startswith("young-jedi full")
    side = json.loads(call("position", "-", "--json", "--as", "dark", stdin=SCENE.lstrip()).stdout)
    hands = [zone for zone in side["view"]["zones"] if zone["name"] == "hand"]
    assert [len(zone["cards"]) for zone in hands] == [0, 2]


DUEL = """young-jedi full honour
turn: 5 light duel
Coruscant: DM-136
light here: JC-2, DM-34
light deck: DM-45 x20
dark objective: BP-59
dark: thrust 2, lap-tokens 1
dark pilot: BP-31
dark podracer: DM-109
dark here: JC-71, JC-106
dark deck: DM-99 x20
"""
SPACE = """young-jedi full
turn: 9 light plans
Naboo: DM-67
evacuation: Naboo
light here: DM-1
light hyperspace: DM-70, DM-68
light deck: DM-45 x20
dark hyperspace: DM-138
dark deck: DM-119 x20
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_goes_on_is_told(call: Call, language: str) -> None:
    """Duels, evacuations, races and what was agreed stand among the facts of a position."""
    duel = call("position", "-", "--language", language, stdin=DUEL).stdout
    space = call("position", "-", "--language", language, stdin=SPACE).stdout
    assert "cli-" not in duel + space and "yj-" not in duel + space
    said = (
        ["full, honour system", "Duel", "Race, Dark", "laps 1/3, next number 1, thrust 2, handling 1"]
        if language == "en"
        else ["complet, sur l'honneur", "Duel", "Course, Obscur", "tours 1/3, prochain nombre 1, poussée 2"]
    )
    assert all(words in duel for words in said)
    assert ("Evacuation" if language == "en" else "Évacuation") in space
    assert "Naboo" in space and "DM-138" in space


def test_the_exact_form_of_a_duel_reads_back(call: Call) -> None:
    for text in (DUEL, SPACE):
        exact = call("position", "-", "--exact", stdin=text).stdout
        assert call("position", "-", "--exact", stdin=exact).stdout == exact


@pytest.mark.parametrize(
    "line", ["light here: DM-999", "yoda here: DM-1", "turn: soon", "Naboo: DM-1", "light hand: DM-1 x0"]
)
def test_a_bad_line_is_named(call: Call, line: str) -> None:
    result = call("position", "-", stdin=f"{SCENE.lstrip()}{line}\n")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "12" in result.stderr
