"""Messages are remembered by the arguments they speak of, and by all of these."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chancecube.text import Speaker, languages
from chancecube.text.speaker import MOST_SAID, read_files, variables


class Names(Visitor):
    """What a message speaks of, and what it refers to, read from its syntax tree."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def names_in(text: str) -> dict[str, Names]:
    found: dict[str, Names] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            found[key] = Names()
            found[key].visit(entry)
    return found


@pytest.mark.parametrize("language", languages())
def test_no_argument_that_matters_is_overlooked(language: str) -> None:
    for name, text in read_files(language).items():
        found = names_in(text)
        known = variables(language, name)
        assert set(known) == set(found)
        for key, names in found.items():
            assert names.variables <= set(known[key]), key
            for other in names.references & set(found):
                assert set(known[other]) <= set(known[key]), (key, other)


def test_the_same_words_again_and_other_words_for_other_arguments() -> None:
    speaker = Speaker("en")
    once = speaker.say("house-undo", side="Light Side", count=1)
    assert speaker.say("house-undo", side="Light Side", count=1, weather="fine") is once
    assert speaker.say("house-undo", side="Light Side", count=2) != once
    assert speaker.say("no-such-message", count=1) == "no-such-message"


def test_the_memory_is_bounded() -> None:
    speaker = Speaker("en")
    for count in range(MOST_SAID + 10):
        speaker.said[count,] = ""
    speaker.say("house-undo", side="Light Side", count=1)
    assert len(speaker.said) == 1
