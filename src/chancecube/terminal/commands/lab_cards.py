"""`chancecube lab cards`: what each card adds to its deck's wins."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from chancecube.kernel.wire import DeckList
from chancecube.lab.cards import DRAWN, OPENING, PLAYED, WAYS, Duty, Tally, count_cards, worth
from chancecube.lab.contests import Contest, play_all, seat_of
from chancecube.lab.improve import Swap, stand_in, swapped
from chancecube.lab.statistics import paired_difference, wilson
from chancecube.lab.workers import Progress, Workers
from chancecube.terminal.commands.deck_names import deck_title
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.lab_options import (
    AgainstOption,
    BotOption,
    DeckArgument,
    FormatOption,
    GamesOption,
    JsonOption,
    RayOption,
    SeedOption,
    WorkersOption,
    check_writable,
    gain_span,
    gain_text,
    lab_bot,
    lab_contest,
    lab_games,
    lab_seed,
    lab_workers,
    leave,
    percent,
    span,
    whole_span,
    with_bar,
    write_json,
)
from chancecube.terminal.commands.paper import QUIET, STRONG, plain_table

WithoutOption = Annotated[
    list[str] | None, typer.Option("--without", metavar="cli-metavar-card", help="cli-lab-without")
]
Left = tuple[Swap, list[int], list[int]]  # what replaced a card, and who won with and without it


def cards(
    ctx: typer.Context,
    name: DeckArgument,
    against: AgainstOption = None,
    without: WithoutOption = None,
    format_name: FormatOption = None,
    games: GamesOption = "400",
    bot: BotOption = None,
    seed: SeedOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    json: JsonOption = None,
) -> None:
    desk = desk_of(ctx)
    deck, contest = lab_contest(desk, name, against, format_name, lab_bot(desk, bot))
    swaps = [stand_in(contest, deck, desk.shelf.find(one)) for one in without or []]
    number, per_opponent = lab_seed(seed), -(-lab_games(games) // len(contest.against))
    check_writable([json])
    tally = Tally()
    left: list[Left] = []
    with lab_workers(workers, ray) as hands:
        total = per_opponent * len(contest.against)
        duties = duties_of(desk, contest, deck, number)
        finished = with_bar(desk, total, lambda told: count_cards(duties, per_opponent, tally, hands, told))
        if finished and swaps:
            finished = leave_out(desk, contest, deck, swaps, total, number, hands, left)
    if json is not None:
        write_json(desk, json, facts(desk, contest, deck, tally, left, number))
    if json != "-":
        print_cards(desk, contest, deck, tally, number)
        for swap, ours, theirs in left:
            print_without(desk, swap, ours, theirs)
    leave(finished)


def duties_of(desk: Desk, contest: Contest, deck: DeckList, seed: int) -> list[Duty]:
    seat = seat_of(desk.game, contest.format, contest.side)
    return [Duty(contest.series(deck, place, seed), seat) for place in range(len(contest.against))]


def leave_out(
    desk: Desk,
    contest: Contest,
    deck: DeckList,
    swaps: list[Swap],
    games: int,
    seed: int,
    hands: Workers,
    left: list[Left],
) -> bool:
    """The deck and what it is without each of the cards, from the same seeds."""
    decks = [deck, *[swapped(deck, swap) for swap in swaps]]

    def work(told: Progress) -> None:
        whole, *others = play_all(contest, decks, games, 0, seed, hands, told)
        left.extend([(swap, whole, other) for swap, other in zip(swaps, others, strict=True)])

    return with_bar(desk, games * len(decks), work)


def facts(
    desk: Desk, contest: Contest, deck: DeckList, tally: Tally, left: list[Left], seed: int
) -> dict[str, Any]:
    return {
        "game": contest.game,
        "format": contest.format,
        "deck": deck.name,
        "against": [entry.name() for entry in contest.against],
        "bot": contest.bot,
        "seed": seed,
        "games": tally.games,
        "wins": tally.wins,
        "interval": wilson(tally.wins, tally.games),
        "cards": {
            code: {"copies": count, **{way: worth(tally, code, way) for way in WAYS}}
            for code, count in deck.cards.items()
        },
        "without": [without_facts(swap, ours, theirs) for swap, ours, theirs in left],
    }


def without_facts(swap: Swap, ours: list[int], theirs: list[int]) -> dict[str, Any]:
    gain, low, high = paired_difference(ours, theirs)
    return {
        "card": swap.out,
        "copies": swap.copies,
        "stand_in": swap.into,
        "games": len(ours),
        "rate": sum(ours) / max(1, len(ours)),
        "rate_without": sum(theirs) / max(1, len(theirs)),
        "adds": gain,
        "interval": [low, high],
    }


# --- telling ---


def print_cards(desk: Desk, contest: Contest, deck: DeckList, tally: Tally, seed: int) -> None:
    rate = percent(desk, tally.wins / max(1, tally.games))
    said = desk.say(
        "cli-lab-cards-title",
        games=tally.games,
        rate=rate,
        interval=span(desk, wilson(tally.wins, tally.games)),
        bot=contest.bot,
        seed=str(seed),
    )
    desk.print(Text(deck_title(desk, deck), style=STRONG), Text(said, style=QUIET), Text())
    desk.print(cards_table(desk, deck, tally), Text(), Text(desk.say("cli-lab-cards-note"), style=QUIET))


def cards_table(desk: Desk, deck: DeckList, tally: Tally) -> Table:
    """The cards that add most in an opening hand first; those that are never in hand stand last."""
    card, copies = desk.say("cli-lab-card"), desk.say("cli-lab-copies")
    heads = [desk.say(f"cli-lab-{way}") for way in WAYS]
    games = [desk.say("cli-lab-in-games")] * len(WAYS)
    shown = [word for pair in zip(heads, games, strict=True) for word in pair]
    table = plain_table(card, copies, *shown, numbers=(copies, *shown))

    def rank(code: str) -> tuple[bool, float]:
        adds = worth(tally, code, OPENING).adds
        other = worth(tally, code, DRAWN).adds or worth(tally, code, PLAYED).adds or 0.0
        return adds is None, -(other if adds is None else adds)

    for code in sorted(deck.cards, key=rank):
        cells: list[Text] = []
        for way in WAYS:
            one = worth(tally, code, way)
            share = percent(desk, one.games / max(1, tally.games), 0)
            cells += [worth_text(desk, one.adds, one.adds_interval), Text(share, style=QUIET)]
        name = Text.assemble((f"{code} ", QUIET), desk.voice.card_name(code))
        table.add_row(name, str(deck.cards[code]), *cells)
    return table


def worth_text(desk: Desk, adds: float | None, interval: tuple[float, float]) -> Text:
    if adds is None:
        return Text("–", style=QUIET)
    return Text.assemble(gain_text(desk, adds, interval), (f"\n{whole_span(interval)}", QUIET))


def print_without(desk: Desk, swap: Swap, ours: list[int], theirs: list[int]) -> None:
    gain, low, high = paired_difference(ours, theirs)
    said = desk.say(
        "cli-lab-without-line",
        card=desk.voice.card_name(swap.out),
        copies=swap.copies,
        other=desk.voice.card_name(swap.into),
        games=len(ours),
        rate=percent(desk, sum(ours) / max(1, len(ours))),
        without=percent(desk, sum(theirs) / max(1, len(theirs))),
    )
    adds = Text.assemble("  ", gain_text(desk, gain, (low, high)), f"  ({gain_span(desk, (low, high))})")
    desk.print(Text(), Text(said), adds)
