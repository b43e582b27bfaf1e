"""`chancecube lab improve`: better versions of a deck."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from chancecube.kernel.wire import DeckList
from chancecube.lab.contests import Contest
from chancecube.lab.improve import FEWEST, Measure, Outcome, Step
from chancecube.lab.improve import improve as improve_deck
from chancecube.lab.workers import Progress
from chancecube.terminal.commands.deck_names import deck_title
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.lab_options import (
    MOST_GAMES,
    AgainstOption,
    BotOption,
    DeckArgument,
    FormatOption,
    JsonOption,
    RayOption,
    SeedOption,
    WorkersOption,
    check_writable,
    gain_span,
    gain_text,
    lab_bot,
    lab_contest,
    lab_seed,
    lab_workers,
    leave,
    percent,
    refuse_stdout,
    span,
    with_bar,
    write_file,
    write_json,
)
from chancecube.terminal.commands.paper import QUIET, STRONG, plain_table

BudgetOption = Annotated[str, typer.Option("--games", metavar="N", help="cli-lab-budget")]
OutOption = Annotated[str | None, typer.Option("--out", metavar="cli-metavar-file", help="cli-lab-out")]


def improve(
    ctx: typer.Context,
    name: DeckArgument,
    against: AgainstOption = None,
    out: OutOption = None,
    format_name: FormatOption = None,
    games: BudgetOption = "5000",
    bot: BotOption = None,
    seed: SeedOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    json: JsonOption = None,
) -> None:
    desk = desk_of(ctx)
    deck, contest = lab_contest(desk, name, against, format_name, lab_bot(desk, bot))
    budget = read_number("--games", games, FEWEST, MOST_GAMES)
    number = lab_seed(seed)
    refuse_stdout(out=out)
    check_writable([json, out])
    outcome = Outcome(deck)
    with lab_workers(workers, ray) as hands:

        def work(told: Progress) -> None:
            improve_deck(contest, deck, budget, number, hands, outcome, lambda done: told(done.spent))

        finished = with_bar(desk, budget, work)
    made = DeckList(deck.name, outcome.deck.cards, deck.note)
    if out is not None:
        write_file(out, desk.shelf.write_deck(made))
    if json is not None:
        write_json(desk, json, facts(contest, deck, outcome, number))
    if json != "-":
        print_outcome(desk, contest, deck, outcome, number)
        if out is not None:
            desk.print(Text(desk.say("cli-lab-written", file=out)))
    leave(finished)


def facts(contest: Contest, deck: DeckList, outcome: Outcome, seed: int) -> dict[str, Any]:
    return {
        "game": contest.game,
        "format": contest.format,
        "deck": deck.name,
        "against": [entry.name() for entry in contest.against],
        "bot": contest.bot,
        "seed": seed,
        "games": outcome.spent,
        "rounds": outcome.rounds,
        "tried": outcome.tried,
        "steps": outcome.steps,
        "measured": outcome.measured,
        "kept": outcome.kept,
        "before": measure_facts(outcome.before),
        "after": measure_facts(outcome.after),
        "gain": outcome.gain,
        "interval": outcome.interval,
        "cards": outcome.deck.cards,
    }


def measure_facts(measure: Measure) -> dict[str, Any]:
    return {
        "games": measure.games,
        "wins": measure.wins,
        "rate": measure.rate(),
        "interval": measure.interval(),
    }


# --- telling ---


def print_outcome(desk: Desk, contest: Contest, deck: DeckList, outcome: Outcome, seed: int) -> None:
    said = desk.say(
        "cli-lab-improve-title",
        games=outcome.spent,
        rounds=outcome.rounds,
        tried=outcome.tried,
        bot=contest.bot,
        seed=str(seed),
    )
    desk.print(Text(deck_title(desk, deck), style=STRONG), Text(said, style=QUIET), Text())
    if outcome.steps:
        desk.print(steps_table(desk, outcome.steps), Text())
    else:
        desk.print(Text(desk.say("cli-lab-improve-nothing")))
    if not outcome.measured:
        desk.print(Text(desk.say("cli-lab-improve-unmeasured"), style="yellow"))
        return
    desk.print(Text(desk.say("cli-lab-improve-fresh", games=outcome.before.games)))
    desk.print(measures_table(desk, outcome))
    if outcome.steps and not outcome.kept:
        desk.print(Text(desk.say("cli-lab-improve-dropped"), style="yellow"))


def steps_table(desk: Desk, steps: list[Step]) -> Table:
    """Each accepted change with what it gained over games that did not choose it."""
    words = {
        name: desk.say(f"cli-lab-step-{name}")
        for name in ("out", "into", "copies", "gain", "interval", "games")
    }
    table = plain_table(*words.values(), numbers=(words["copies"], words["gain"], words["games"]))
    for step in steps:
        table.add_row(
            desk.voice.card_name(step.swap.out),
            desk.voice.card_name(step.swap.into),
            str(step.swap.copies),
            gain_text(desk, step.gain, step.interval),
            gain_span(desk, step.interval),
            str(step.games),
        )
    return table


def measures_table(desk: Desk, outcome: Outcome) -> Table:
    words = [desk.say(key) for key in ("cli-column-deck", "cli-sim-rate", "cli-sim-interval")]
    table = plain_table(*words, numbers=(words[1],))
    rows = [("cli-lab-before", outcome.before), ("cli-lab-after", outcome.after)]
    for key, measure in rows if outcome.steps else rows[:1]:
        table.add_row(desk.say(key), percent(desk, measure.rate()), span(desk, measure.interval()))
    if outcome.steps:
        gain = gain_text(desk, outcome.gain, outcome.interval)
        table.add_row(desk.say("cli-lab-gain"), gain, gain_span(desk, outcome.interval))
    return table
