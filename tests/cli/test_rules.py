"""`rules`: reading them, and the tests that prove them."""

from __future__ import annotations

import json
from pathlib import Path

from chancecube.terminal.commands.coverage import find_tests
from tests.cli.conftest import Call

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("whole.module")]


@pytest.mark.rule("first", "second")
@pytest.mark.parametrize("x", [1])
def test_two(x): ...


@mark.rule("first")
async def test_async(): ...


@pytest.mark.rule("group")
class TestGroup:
    @pytest.mark.rule("inside")
    def test_inside(self): ...


@pytest.mark.rule("helper")
def helper(): ...


@pytest.mark.other("other")
def test_plain(): ...
"""


def test_marks_are_found_by_reading(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_x.py").write_text(TESTS)
    (tmp_path / "deep" / "test_y.py").write_text("def test_nothing(): ...")
    found = find_tests(tmp_path)
    place = "deep/test_x.py::"
    assert found["first"] == [f"{place}test_two", f"{place}test_async"]
    assert found["second"] == [f"{place}test_two"]
    assert found["group"] == found["inside"] == [f"{place}TestGroup::test_inside"]
    assert len(found["whole.module"]) == 4
    assert "helper" not in found and "other" not in found


def rule_ids(call: Call) -> list[str]:
    return [rule["id"] for rule in json.loads(call("rules", "--json").stdout)]


def write_tests(folder: Path, ids: list[str]) -> None:
    marks = ", ".join([repr(id) for id in ids])
    text = f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_all(): ...\n"
    (folder / "test_all.py").write_text(text)


def test_coverage_without_a_gap(call: Call, tmp_path: Path) -> None:
    write_tests(tmp_path, rule_ids(call))
    result = call("rules", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 0
    assert "no gaps; no unknown rules" in result.stdout


def test_a_gap_is_named_and_fails(call: Call, tmp_path: Path) -> None:
    ids = rule_ids(call)
    ids.remove("yj.battle.breakthrough")
    write_tests(tmp_path, ids)
    result = call("rules", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "✗ yj.battle.breakthrough  no test" in result.stdout
    assert "1 gap;" in result.stdout
    facts = json.loads(call("rules", "--coverage", "--tests", str(tmp_path), "--json").stdout)
    assert facts["gaps"] == ["yj.battle.breakthrough"]


def test_an_unknown_rule_fails(call: Call, tmp_path: Path) -> None:
    write_tests(tmp_path, [*rule_ids(call), "yj.battle.lightspeed"])
    result = call("rules", "--coverage", "--tests", str(tmp_path), "--language", "fr")
    assert result.exit_code == 1
    assert "yj.battle.lightspeed" in result.stdout and "1 règle inconnue" in result.stdout


def test_a_broken_test_file_is_named(call: Call, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def (")
    result = call("rules", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 2
    assert "test_x.py" in result.stderr


def test_one_rule(call: Call) -> None:
    result = call("rules", "yj.deck.sixty")
    assert result.exit_code == 0
    assert "60 cards" in result.stdout and "IV.A" in result.stdout


def test_rules_are_found_by_words_in_either_language(call: Call) -> None:
    assert "yj.battle.breakthrough" in call("rules", "breaks", "through").stdout
    assert "yj.info.hyperspace-open" in call("rules", "--language", "fr", "hyperespace").stdout
    assert call("rules", "zzyzx").exit_code == 1


def test_all_rules_stand_in_their_chapters(call: Call) -> None:
    result = call("rules", "--game", "young-jedi")
    assert result.exit_code == 0
    assert result.stdout.startswith("Game and victory\n")
    assert "rules\n" in result.stdout
    assert "yj-" not in result.stdout


def test_marks_of_other_games_are_known(call: Call, tmp_path: Path) -> None:
    """Coverage of one game asks for the tests of that one, and knows the rules of all."""
    write_tests(tmp_path, [*rule_ids(call), "jk.game.sides"])
    result = call("rules", "--coverage", "--tests", str(tmp_path), "--game", "young-jedi")
    assert result.exit_code == 0
    assert "jk.game.sides" not in result.stdout


def test_both_games_stand_side_by_side(call: Call) -> None:
    result = call("rules", "--language", "fr")
    assert "Young Jedi\u00a0: Partie et victoire" in result.stdout
    assert "Jedi Knights\u00a0: Partie et victoire" in result.stdout
    assert "jk.draw.control-check" in result.stdout and "jk-" not in result.stdout
    one = call("rules", "jk.draw.control-check").stdout
    assert "second turn each side totals the power" in one and "Jedi Knights: Draw Phase" in one
