"""`chancecube rules`: the register of rules, and which tests prove them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from chancecube.kernel.errors import BadOption
from chancecube.terminal.commands.coverage import Coverage, find_tests
from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.inputs import fold
from chancecube.terminal.commands.paper import QUIET, STRONG, heading, indented, pairs_table
from chancecube.terminal.commands.shelf import Rule
from chancecube.terminal.commands.spoken import SpokenCommand

TESTS: Final = "tests"

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-rules-help", epilog="cli-everywhere")
def rules(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="cli-metavar-rule", help="cli-rules-words")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-rules-coverage")] = False,
    tests: Annotated[str | None, typer.Option(metavar="cli-metavar-folder", help="cli-rules-tests")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    if tests is not None and not coverage:
        raise BadOption("cli-tests-coverage")
    found = search(desk, desk.shelf.rules(), words or [])
    if coverage:
        raise typer.Exit(show_coverage(desk, found, Path(tests or TESTS), as_json))
    if as_json:
        desk.print_json([rule_facts(desk, rule) for rule in found])
    elif len(found) == 1:
        print_rule(desk, found[0])
    else:
        print_chapters(desk, found)
    raise typer.Exit(0 if found else NOTHING_FOUND)


def search(desk: Desk, rules: list[Rule], words: list[str]) -> list[Rule]:
    """The rule of an id; else those whose id or statement has all the words."""
    exact = [rule for rule in rules if [rule.id] == words]
    wanted = [fold(word) for word in words]
    return exact or [
        rule
        for rule in rules
        if all(word in fold(f"{rule.id} {desk.speaker.rule(rule.id)}") for word in wanted)
    ]


def rule_facts(desk: Desk, rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "source": rule.source,
        "scope": rule.scope,
        "statement": desk.speaker.rule(rule.id),
    }


def print_rule(desk: Desk, rule: Rule) -> None:
    desk.print(Text(rule.id, style=STRONG), Text())
    desk.print(indented(Text(desk.speaker.rule(rule.id)), 2), Text())
    desk.print(
        pairs_table(
            [
                (desk.say("cli-rule-chapter"), desk.shelf.chapter_title(rule.chapter)),
                (desk.say("cli-rule-source"), rule.source),
            ]
        )
    )


def print_chapters(desk: Desk, rules: list[Rule]) -> None:
    for chapter in dict.fromkeys([rule.chapter for rule in rules]):
        desk.print(heading(desk.shelf.chapter_title(chapter)))
        for rule in rules:
            if rule.chapter == chapter:
                desk.print(Text(f"  {rule.id}", style=STRONG))
                desk.print(indented(Text(desk.speaker.rule(rule.id)), 4))
        desk.print(Text())
    desk.print(Text(desk.say("cli-rules-found", count=len(rules)), style=QUIET))


# --- coverage ---


def show_coverage(desk: Desk, rules: list[Rule], folder: Path, as_json: bool) -> int:
    tests = find_tests(folder)
    whole = Coverage(desk.shelf.rules(), tests)
    wanted = {rule.id for rule in rules}
    shown = [rule for rule in whole.rules if rule.id in wanted]
    if as_json:
        covered = {rule.id: tests.get(rule.id, []) for rule in shown}
        desk.print_json({"rules": covered, "gaps": whole.gaps, "unknown": whole.unknown})
    else:
        print_coverage(desk, whole, shown)
    return 0 if whole.is_whole() else NOTHING_FOUND


def print_coverage(desk: Desk, coverage: Coverage, shown: list[Rule]) -> None:
    for chapter in dict.fromkeys([rule.chapter for rule in shown]):
        desk.print(heading(desk.shelf.chapter_title(chapter)))
        for rule in shown:
            if rule.chapter == chapter:
                print_tests(desk, rule.id, coverage.tests.get(rule.id, []))
        desk.print(Text())
    for id, names in coverage.unknown.items():
        desk.print(
            Text.assemble(("? ", "bold red"), desk.say("cli-rules-unknown", rule=id, tests=", ".join(names)))
        )
    covered = len(coverage.rules) - len(coverage.gaps)
    tests = len({name for names in coverage.tests.values() for name in names})
    desk.print(
        Text(
            desk.say(
                "cli-rules-counts",
                covered=covered,
                rules=len(coverage.rules),
                gaps=len(coverage.gaps),
                tests=tests,
                unknown=len(coverage.unknown),
            ),
            style=STRONG if coverage.is_whole() else "bold red",
        )
    )


def print_tests(desk: Desk, rule: str, names: list[str]) -> None:
    if not names:
        desk.print(Text.assemble(("✗ ", "bold red"), rule, ("  ", ""), (desk.say("cli-rules-gap"), "red")))
        return
    desk.print(Text.assemble(("✓ ", "green"), rule))
    for name in names:
        desk.console.print(Text(f"    {name}", style=QUIET), soft_wrap=True)  # never broken: to be copied
