"""Words in which the tests of the rules are written: a scene, answers by name, and looking around."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.kinds import SIDES
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.notation import names_of_seats, read_position
from chancecube.jedi_knights.table import PHASES, WORDS, Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import COMMON_WORDS
from chancecube.kernel.events import SPECTATOR, Event
from chancecube.kernel.position import Position
from chancecube.kernel.views import see_event, view
from chancecube.kernel.wire import DeckList, SeenEvent, View


def scene(text: str) -> Table:
    """The position written, played on to its first question, with all that happens on the way in its log."""
    return read_position(library(), dedent(text), keep_log=True)


def begin(decks: list[DeckList], seed: int = 1, **settings: str) -> Table:
    """A new game, played on to its first question."""
    return table_of(GAME.new(decks, settings, Chance(seed_of(seed)), True))


def seat_of(table: Position, name: str) -> int:
    """`alliance` and `empire`; in team games `alliance-1` and so on; `spectator` for one who holds no cards."""
    return SPECTATOR if name == "spectator" else names_of_seats(table.seats).index(name)


def side_of(name: str) -> int:
    return SIDES.index(name.split("-", maxsplit=1)[0])


def name_of(table: Position, seat: int) -> str:
    return names_of_seats(table.seats)[seat]


def codes(table: Position, cards: Iterable[int]) -> list[str]:
    return [GAME.code(table.face[card]) for card in cards]


def printed(code: str) -> Card:
    """What is printed on a card. Rules are tested by it, so that tuning the cards changes no test."""
    return library().by_code[code]


# --- asking and answering ---


def answer(table: Position, name: str, *options: str) -> None:
    """Gives answers as people type them: `PS-36`, `pass`, `yes`; what is not allowed raises."""
    seat = seat_of(table, name)
    for option in options:
        GAME.answer(table, seat, GAME.find_option(table, seat, option))


def offered(table: Position, name: str) -> list[str]:
    """What a player may answer now, in the order offered; nothing if not asked."""
    decision = table.decision_of(seat_of(table, name))
    if decision is None:
        return []
    return [GAME.option_name(table, decision, option).split("#")[0] for option in decision.options]


def asked(table: Position) -> list[tuple[str, str]]:
    """The open questions: who is asked what."""
    return [(name_of(table, decision.seat), decision.kind) for decision in table.pending]


def refusal(table: Table, name: str, wish: str) -> str:
    """The rule that forbids an answer: a word, or a card by its code, looked for in hand first."""
    words = {word: option for option, word in (COMMON_WORDS | WORDS).items()}
    seat = seat_of(table, name)
    if wish in words:
        return GAME.why_not(table, seat, words[wish])
    own = table.at[seat]
    everywhere = own.hand + own.site + own.system + own.pile + list(range(len(table.face)))
    card = next(card for card in everywhere if table.card(card).code == wish)
    return GAME.why_not(table, seat, card)


def decline(table: Position) -> None:
    """Whoever is asked first declines."""
    name, _ = asked(table)[0]
    declining = [word for word in ("pass", "done", "no") if word in offered(table, name)]
    answer(table, name, declining[0])


def pass_all(table: Position, kind: str) -> None:
    """Everybody declines as long as this is asked, and whatever else can be declined on the way."""
    while asked(table) and asked(table)[0][1] in (kind, "respond", "may"):
        decline(table)


def pass_phase(table: Table) -> None:
    """Everybody declines until the phase is over."""
    now = (table.turn, table.phase)
    while not table.over and (table.turn, table.phase) == now:
        decline(table)


def attack(table: Table, name: str, attacker: str, defender: str) -> None:
    """A battle in which both sides decline everything else."""
    answer(table, name, attacker)
    if asked(table) == [(name, "defender")]:
        answer(table, name, defender)
    while table.fight is not None:
        decline(table)


def skip_to(table: Position, kind: str) -> None:
    """Declines wherever that is possible until a question of this kind is open; Force cards are the first ones."""
    while asked(table) and kind not in [question for _, question in asked(table)]:
        name, _ = asked(table)[0]
        options = offered(table, name)
        declining = [word for word in ("pass", "done", "no") if word in options]
        answer(table, name, declining[0] if declining else options[0])


# --- where cards lie ---


def hand(table: Table, name: str) -> list[str]:
    return codes(table, table.at[seat_of(table, name)].hand)


def deck(table: Table, name: str) -> list[str]:
    """A draw deck from its top."""
    return codes(table, table.at[seat_of(table, name)].deck[::-1])


def discard(table: Table, name: str) -> list[str]:
    """A discard pile from its top."""
    return codes(table, table.at[seat_of(table, name)].discard[::-1])


def theme_pile(table: Table, name: str) -> list[str]:
    return codes(table, table.at[seat_of(table, name)].pile)


def force(table: Table, name: str) -> list[str]:
    return codes(table, table.at[seat_of(table, name)].force)


def used(table: Table, name: str) -> list[str]:
    """Used Force cards, the current one last."""
    return codes(table, table.at[seat_of(table, name)].used)


def won(table: Table, name: str) -> list[str]:
    return codes(table, table.at[seat_of(table, name)].won)


def in_events(table: Table, name: str) -> list[str]:
    """The Events a player has in play for their text."""
    return codes(table, table.at[seat_of(table, name)].events)


def site(table: Table, name: str) -> list[str]:
    return codes(table, table.at[seat_of(table, name)].site)


def system(table: Table, name: str) -> list[str]:
    return codes(table, table.at[seat_of(table, name)].system)


def find(table: Table, code: str) -> int:
    """The first card with this code that is in play, else anywhere."""
    in_play = [card for own in table.at for card in own.site + own.system + own.events] + table.attached
    everywhere: list[int] = [*in_play, *range(len(table.face))]
    return next(card for card in everywhere if table.card(card).code == code)


def under(table: Table, code: str) -> list[str]:
    """What lies under a card in play or is aboard it."""
    return codes(table, table.under(find(table, code)))


def is_rotated(table: Table, code: str) -> bool:
    return find(table, code) in table.rotated


def phase(table: Table) -> str:
    return PHASES[table.phase]


def winners(table: Position) -> list[str]:
    return [name_of(table, seat) for seat in range(table.seats) if table.winners >> seat & 1]


# --- what happened ---


def events(table: Position, kind: str, name: str = "") -> list[Event]:
    """The events of a kind since the scene began, of all players or of one."""
    log = table.log
    assert log is not None
    return [event for event in log if event.kind == kind and (not name or event.seat == seat_of(table, name))]


def kinds(table: Position) -> list[str]:
    """The kinds of all that happened, in order."""
    assert table.log is not None
    return [event.kind for event in table.log]


def cards_of(table: Position, kind: str, name: str = "") -> list[str]:
    """The cards the events of a kind speak of, in their order."""
    return [GAME.code(event.face) for event in events(table, kind, name)]


def rules_of(table: Position, kind: str, name: str = "") -> list[str]:
    """The rules the events of a kind name."""
    return [event.rule for event in events(table, kind, name)]


def amounts(table: Position, kind: str, name: str = "") -> list[int]:
    return [event.amount for event in events(table, kind, name)]


def sums(table: Position, kind: str, name: str = "") -> list[tuple[str, str, int]]:
    """The addends of the last event of a kind: why, from which card, how much."""
    return [(why, GAME.code(face), amount) for why, face, amount in events(table, kind, name)[-1].sums]


# --- what a player may know ---


def seen_by(table: Position, name: str) -> View:
    return view(GAME, table, seat_of(table, name))


def zone_seen(table: Position, viewer: str, zone: str, owner: str = "", place: str = "") -> list[str]:
    """The cards a player sees in a zone."""
    seat = seat_of(table, owner) if owner else -1
    for one in seen_by(table, viewer).zones:
        if one.name == zone and one.seat == seat and one.place == place:
            return [card.code for card in one.cards]
    raise LookupError(zone)


def events_seen_by(table: Position, name: str) -> list[SeenEvent]:
    assert table.log is not None
    return [see_event(GAME, event, seat_of(table, name)) for event in table.log]
