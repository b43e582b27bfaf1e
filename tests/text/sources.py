"""What the program can raise, tell, ask and end with, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import chancecube
from chancecube.jedi_knights.notation import QUESTIONS as JEDI_KNIGHTS_QUESTIONS
from chancecube.young_jedi.notation import QUESTIONS as YOUNG_JEDI_QUESTIONS

SOURCE = Path(next(iter(chancecube.__path__)))


@cache
def trees(folder: str = "") -> tuple[ast.Module, ...]:
    paths = sorted((SOURCE / folder).rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def calls(folder: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Every call, with the last word of what is called."""
    for tree in trees(folder):
        yield from calls_in(tree)


def calls_in(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node


def word(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def words(node: ast.expr) -> list[str]:
    """The words an argument may be: one, or either of two."""
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return [word(node)] if word(node) else []


@cache
def errors() -> set[str]:
    """The names of all classes of our errors."""
    found = {"ChanceCubeError"}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(
                getattr(base, "id", "") in found for base in node.bases
            ):
                found.add(node.name)
    return found


def raised() -> list[tuple[str, set[str] | None]]:
    """Every text key an error is made with, and the names of its arguments where they are written there."""
    found: list[tuple[str, set[str] | None]] = []
    for tree in trees():
        classes = errors() - others_in(tree)
        for name, call in calls_in(tree):
            if name in classes and call.args:
                given = arguments(call.args[1]) if len(call.args) > 1 else set()
                found += [(key, given) for key in words(call.args[0])]
    return found


def others_in(tree: ast.Module) -> set[str]:
    """Classes of a module that are not errors of ours, though elsewhere one may be called the same."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {
        node.name for node in classes if not any(getattr(base, "id", "") in errors() for base in node.bases)
    }


def arguments(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    names = {word(key) for key in node.keys if key is not None}
    return names if "" not in names and None not in node.keys else None


def told(game: str = "young_jedi") -> set[str]:
    """The kinds of all events of a game."""
    found: set[str] = set()
    for name, call in calls(game):
        if name == "tell" and call.args:
            found.update(words(call.args[0]))
        if name == "to_discard" and len(call.args) > 2:
            found.update(words(call.args[2]))
    return found | ({"uses-card", "card-unused"} if game == "young_jedi" else set())  # told by a variable


def breaches(game: str = "young_jedi") -> set[str]:
    """The ways in which a deck may break a rule."""
    broken = [call for name, call in calls(game) if name == "Breach" and len(call.args) > 1]
    return {detail for call in broken for detail in words(call.args[1])}


def addends() -> set[str]:
    """Why something is added to a fighter's power."""
    adding = [call for name, call in calls("young_jedi") if name == "add" and len(call.args) == 3]
    return {why for call in adding for why in words(call.args[0])}


QUESTIONS = {"young_jedi": YOUNG_JEDI_QUESTIONS, "jedi_knights": JEDI_KNIGHTS_QUESTIONS}


def asked(game: str = "young_jedi") -> set[str]:
    """The kinds of all decisions of a game."""
    asking = {kind for name, call in calls(game) if name == "ask" for kind in words(call.args[1])}
    return asking | set(QUESTIONS[game])


def endings(game: str = "young_jedi") -> set[str]:
    """The rules by which a game may end."""
    finishing = [call for name, call in calls(game) if name == "finish" and len(call.args) > 1]
    return {rule for call in finishing for rule in words(call.args[1])}
