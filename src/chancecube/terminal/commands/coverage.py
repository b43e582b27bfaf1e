"""Which tests prove which rules, found by reading the tests and not by running them.

A test, a class or a whole module is marked with `pytest.mark.rule("id", …)`.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, final

from chancecube.kernel.errors import BadOption
from chancecube.terminal.commands.inputs import BadFile, read_text
from chancecube.text.catalogue import Rule

MARK: Final = "rule"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@final
class Coverage:
    """For each rule the tests marked with it; `known` are the rules of all games."""

    def __init__(self, rules: list[Rule], tests: dict[str, list[str]], known: set[str]) -> None:
        self.rules = rules
        self.tests = tests
        self.gaps = [rule.id for rule in self.rules if not tests.get(rule.id)]
        self.unknown = {id: tests[id] for id in sorted(tests) if id not in known}

    def is_whole(self) -> bool:
        return not self.gaps and not self.unknown


def find_tests(folder: Path) -> dict[str, list[str]]:
    """Rule id -> tests, as `file::test`, with files named from the folder."""
    if not folder.is_dir():
        raise BadOption("cli-no-tests", {"folder": str(folder)})
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(read_text(str(path)))
        except (SyntaxError, ValueError):
            raise BadFile("cli-bad-python", {"file": str(path)}) from None
        collect(tree.body, module_marks(tree), path.relative_to(folder).as_posix(), found)
    return found


def module_marks(tree: ast.Module) -> list[str]:
    """The marks a module gives to all its tests."""
    ids: list[str] = []
    for node in tree.body:
        targets = (
            node.targets
            if isinstance(node, ast.Assign)
            else [node.target]
            if isinstance(node, ast.AnnAssign)
            else []
        )
        named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)
        if named and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            ids += marks_in(node.value)
    return ids


def collect(nodes: list[ast.stmt], outer: list[str], place: str, found: dict[str, list[str]]) -> None:
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            own = outer + decorator_marks(node.decorator_list) + module_marks(ast.Module(node.body, []))
            collect(node.body, own, f"{place}::{node.name}", found)
        elif isinstance(node, Function) and node.name.startswith("test"):
            for id in dict.fromkeys(outer + decorator_marks(node.decorator_list)):
                found.setdefault(id, []).append(f"{place}::{node.name}")


def decorator_marks(decorators: list[ast.expr]) -> list[str]:
    return [id for decorator in decorators for id in marks_in(decorator)]


def marks_in(expression: ast.expr) -> list[str]:
    """The rule ids of every `….mark.rule("id", …)` inside an expression."""
    ids: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            ids += [
                one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]
    return ids


def is_rule_mark(function: ast.expr) -> bool:
    if not isinstance(function, ast.Attribute) or function.attr != MARK:
        return False
    owner = function.value
    return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) == "mark"
