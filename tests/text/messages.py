"""The Fluent files as the tests look at them: parsed, with their keys and variables."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chancecube.text import languages

# Variables one language may need for its grammar and another may not.
GRAMMAR = {"pronoun", "count", "nested", "vowel", "named", "reader"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")


class VariantKeys(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:
        assert isinstance(node.key, ast.Identifier)
        self.names.append(node.key.name)


@cache
def texts(language: str) -> dict[str, str]:
    """Every file of a language."""
    folder = files("chancecube.text").joinpath("locales", language)
    return {
        file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")
    }


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    return {name: FluentParser().parse(text) for name, text in texts(language).items()}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def references(message: ast.Message) -> set[str]:
    found = References()
    found.visit(message)
    return found.names


def all_variables(language: str, key: str) -> set[str]:
    """Those of a message and of all it refers to."""
    known = messages(language)
    reached = [key]
    for name in reached:  # grows while it is gone through
        reached += [one for one in sorted(references(known[name])) if one in known and one not in reached]
    return {name for one in reached for name in variables(known[one])}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def all_files() -> list[tuple[str, str]]:
    return [(language, name) for language in languages() for name in sorted(texts(language))]
