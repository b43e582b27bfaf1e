"""`chancecube rules`: the register of rules, and which tests prove them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from chancecube.registry import game, game_names
from chancecube.terminal.commands.coverage import Coverage, find_tests
from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_without
from chancecube.terminal.commands.inputs import fold
from chancecube.terminal.commands.paper import QUIET, STRONG, heading, indented, pairs_table
from chancecube.terminal.commands.spoken import SpokenCommand
from chancecube.text.catalogue import Rule, catalogue
from chancecube.text.games import GAMES

TESTS: Final = "tests"

Chapter = tuple[str, list[Rule]]  # its heading and its rules

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
    if not coverage:
        refuse_without(ctx, "--coverage", "tests")
    found = search(desk, [rule for _, rules in chapters(desk) for rule in rules], words or [])
    if coverage:
        raise typer.Exit(show_coverage(desk, found, Path(tests or TESTS), as_json))
    if as_json:
        desk.print_json([rule_facts(desk, rule) for rule in found])
    elif len(found) == 1:
        print_rule(desk, found[0])
    else:
        print_chapters(desk, found)
    raise typer.Exit(0 if found else NOTHING_FOUND)


def games_meant(desk: Desk) -> list[str]:
    """The game that was asked for, else all."""
    return game_names() if desk.game_wish is None else [desk.game.name]


def chapters(desk: Desk) -> list[Chapter]:
    """In the order of the registers; a heading names its game where there are several."""
    found: list[Chapter] = []
    games = games_meant(desk)
    for name in games:
        rules = catalogue(name).rules()
        for chapter in dict.fromkeys([rule.chapter for rule in rules]):
            title = catalogue(name).chapter_title(chapter, desk.speaker)
            if len(games) > 1:
                title = desk.say("cli-rules-chapter", game=game(name).title, chapter=title)
            found.append((title, [rule for rule in rules if rule.chapter == chapter]))
    return found


def shown_chapters(desk: Desk, rules: list[Rule]) -> list[Chapter]:
    """The chapters with those of their rules that were found."""
    wanted = {rule.id for rule in rules}
    kept = [(title, [rule for rule in own if rule.id in wanted]) for title, own in chapters(desk)]
    return [chapter for chapter in kept if chapter[1]]


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
                (desk.say("cli-rule-chapter"), shown_chapters(desk, [rule])[0][0]),
                (desk.say("cli-rule-source"), rule.source),
            ]
        )
    )


def print_chapters(desk: Desk, rules: list[Rule]) -> None:
    for title, own in shown_chapters(desk, rules):
        desk.print(heading(title))
        for rule in own:
            desk.print(Text(f"  {rule.id}", style=STRONG))
            desk.print(indented(Text(desk.speaker.rule(rule.id)), 4))
        desk.print(Text())
    desk.print(Text(desk.say("cli-rules-found", count=len(rules)), style=QUIET))


# --- coverage ---


def show_coverage(desk: Desk, rules: list[Rule], folder: Path, as_json: bool) -> int:
    tests = find_tests(folder)
    known = {rule.id for name in GAMES for rule in catalogue(name).rules()}
    whole = Coverage([rule for _, own in chapters(desk) for rule in own], tests, known)
    wanted = {rule.id for rule in rules}
    shown = [rule for rule in whole.rules if rule.id in wanted]
    if as_json:
        covered = {rule.id: tests.get(rule.id, []) for rule in shown}
        desk.print_json({"rules": covered, "gaps": whole.gaps, "unknown": whole.unknown})
    else:
        print_coverage(desk, whole, shown)
    return 0 if whole.is_whole() else NOTHING_FOUND


def print_coverage(desk: Desk, coverage: Coverage, shown: list[Rule]) -> None:
    for title, own in shown_chapters(desk, shown):
        desk.print(heading(title))
        for rule in own:
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
