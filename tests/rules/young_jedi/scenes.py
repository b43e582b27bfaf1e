"""Words in which the tests of the rules are written: a scene, answers by name, and looking around."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent

from chancecube.kernel.decision import COMMON_WORDS
from chancecube.kernel.events import Event
from chancecube.kernel.position import Position
from chancecube.kernel.views import see_event, view
from chancecube.kernel.wire import SeenEvent, View
from chancecube.young_jedi.duel_play import Exchange
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import SIDES
from chancecube.young_jedi.library import library
from chancecube.young_jedi.notation import read_position
from chancecube.young_jedi.table import WORDS, Table


def scene(text: str) -> Table:
    """The position written, played on to its first question, with all that happens on the way in its log."""
    return read_position(library(), dedent(text), keep_log=True)


def seat_of(side: str) -> int:
    return SIDES.index(side)


def codes(table: Position, cards: Iterable[int]) -> list[str]:
    return [GAME.code(table.face[card]) for card in cards]


# --- asking and answering ---


def answer(table: Position, side: str, *names: str) -> None:
    """Gives answers as people type them: `DM-99`, `done`, `yes`; what is not allowed raises."""
    for name in names:
        GAME.answer(table, seat_of(side), GAME.find_option(table, seat_of(side), name))


def offered(table: Position, side: str) -> list[str]:
    """What a side may answer now, in the order offered; nothing if it is not asked."""
    decision = table.decision_of(seat_of(side))
    if decision is None:
        return []
    return [GAME.option_name(table, decision, option).split("#")[0] for option in decision.options]


def asked(table: Position) -> list[tuple[str, str]]:
    """The open questions: who is asked what."""
    return [(SIDES[decision.seat], decision.kind) for decision in table.pending]


def refusal(table: Table, side: str, name: str) -> str:
    """The rule that forbids an answer: a word, or a card by its code, looked for in hand first."""
    words = {word: option for option, word in (COMMON_WORDS | WORDS).items()}
    if name in words:
        return GAME.why_not(table, seat_of(side), words[name])
    everywhere = table.sides[seat_of(side)].hand + list(range(len(table.face)))
    wish = next(card for card in everywhere if table.card(card).code == name)
    return GAME.why_not(table, seat_of(side), wish)


def skip_to(table: Position, kind: str) -> None:
    """Answers `done` wherever that is possible until a question of this kind is open."""
    while kind not in [question for _, question in asked(table)]:
        side, _ = asked(table)[0]
        answer(table, side, "done")


def fetch_nothing(table: Position) -> None:
    """Both leave their effects in the draw deck when a planet's first location has been laid."""
    while asked(table) and asked(table)[0][1] == "fetch-effect":
        answer(table, asked(table)[0][0], "done")


# --- where cards lie ---


def hand(table: Table, side: str) -> list[str]:
    return codes(table, table.sides[seat_of(side)].hand)


def deck(table: Table, side: str) -> list[str]:
    """A draw deck from its top."""
    return codes(table, table.sides[seat_of(side)].deck[::-1])


def discard(table: Table, side: str) -> list[str]:
    """A discard pile from its top."""
    return codes(table, table.sides[seat_of(side)].discard[::-1])


def here(table: Table, side: str) -> list[str]:
    """A side's face-up cards on the current planet."""
    return codes(table, table.here(seat_of(side)))


def hidden(table: Table, side: str) -> list[str]:
    """A side's face-down cards on the current planet."""
    return codes(table, table.hidden_here(seat_of(side)))


def aside(table: Table, side: str) -> list[str]:
    return codes(table, table.sides[seat_of(side)].aside)


def hyperspace(table: Table, side: str) -> list[str]:
    return codes(table, table.sides[seat_of(side)].hyperspace)


def effect(table: Table, side: str) -> list[str]:
    return codes(table, table.sides[seat_of(side)].effect)


def dueling(table: Table, side: str) -> list[str]:
    """A side's dueling hand."""
    return codes(table, table.sides[seat_of(side)].dueling)


def dueled(table: Table, side: str) -> list[str]:
    """The dueling cards a side has played."""
    return codes(table, table.sides[seat_of(side)].dueled)


def hits(table: Table) -> list[int]:
    """The hits on Light's and on Dark's character in the duel that is being fought."""
    step = table.stack[-1]
    assert isinstance(step, Exchange)
    return step.hits


# --- what happened ---


def events(table: Position, kind: str, side: str = "") -> list[Event]:
    """The events of a kind since the scene began, of both sides or of one."""
    log = table.log
    assert log is not None
    return [event for event in log if event.kind == kind and (not side or event.seat == seat_of(side))]


def cards_of(table: Position, kind: str, side: str = "") -> list[str]:
    """The cards the events of a kind speak of, in their order."""
    return [GAME.code(event.face) for event in events(table, kind, side)]


def rules_of(table: Position, kind: str, side: str = "") -> list[str]:
    """The rules the events of a kind name."""
    return [event.rule for event in events(table, kind, side)]


def damage(table: Position, side: str) -> int:
    """All the damage a side has taken since the scene began."""
    return sum(event.amount for event in events(table, "damage", side))


def totals(table: Position, side: str) -> list[int]:
    """A side's total in each fight so far."""
    return [event.amount for event in events(table, "power", side)]


def total(table: Position, side: str) -> int:
    """A side's total in the last fight."""
    return totals(table, side)[-1]


def sums(table: Position, side: str, fight: int = -1) -> list[tuple[str, str, int]]:
    """The addends of a side's total: why, from which card, how much; by default of the last fight."""
    addends = events(table, "power", side)[fight].sums
    return [(why.split()[0], GAME.code(face), amount) for why, face, amount in addends]


# --- what a side may know ---


def seen_by(table: Position, side: str) -> View:
    return view(GAME, table, seat_of(side))


def events_seen_by(table: Position, side: str) -> list[SeenEvent]:
    assert table.log is not None
    return [see_event(GAME, event, seat_of(side)) for event in table.log]
