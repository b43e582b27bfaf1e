"""Imagined tables: they look like the true one, tell nothing of it, and can be played to their end."""

from __future__ import annotations

from typing import Any

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import COUNT
from chancecube.kernel.position import Position, apply, faces_of
from chancecube.kernel.views import view
from chancecube.kernel.wire import View
from chancecube.young_jedi.battle import HALVES, Battle
from chancecube.young_jedi.decks import cards_of
from chancecube.young_jedi.deploy import deploys_hidden
from chancecube.young_jedi.draws import DestinyDraw
from chancecube.young_jedi.effects import COUNTERS_PER_TURN, FetchEffects
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.glance import revealed, running_battle
from chancecube.young_jedi.kinds import CHARACTER, EFFECT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table
from tests.properties.checks import MOST_DECISIONS, looks_at_deck, swap_hidden
from tests.properties.games import decks_of, new_game, pick, temper_of

GAMES = 32
EVERY = 9


def guesses_of(seed: int) -> list[list[int]]:
    return [[card.index for card in cards_of(library(), deck)] for deck in decks_of(seed)]


def imagined(table: Table, seat: int, guesses: list[list[int]], number: int) -> Table:
    return table_of(GAME.imagine(table, seat, guesses, Chance(seed_of(number))))


def comparable(seen: View) -> dict[str, Any]:
    """A view without what an opponent's plan that was taken back changes in it."""
    battle: Any = seen.status.get("battle")
    status = {key: value for key, value in seen.status.items() if key != "battle"}
    if battle is not None:
        status["battle"] = {key: value for key, value in battle.items() if key not in ("planned", "to_plan")}
    return {
        "zones": seen.zones,
        "status": status,
        "decision": seen.decision,
        "over": seen.over,
        "ending": seen.ending,
    }


def sizes(table: Table) -> list[tuple[str, int, str, list[int]]]:
    return [(zone.name, zone.seat, zone.place, sorted(zone.cards)) for zone in GAME.zones(table)]


def play_out(position: Position, chance: Chance, temper: str) -> None:
    decisions = 0
    while not position.over:
        seat, option = pick(position, chance, temper)
        apply(position, seat, option)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"


def check_hidden_piles(table: Table, owner: int) -> None:
    """What lies face down could have been deployed, and what is set aside used in a battle."""
    side = table.sides[owner]
    for pile in side.down:
        kinds = [table.card(card).kind for card in pile]
        assert all([kind in (CHARACTER, WEAPON, EFFECT) for kind in kinds])
        assert kinds.count(EFFECT) <= 1
    assert 0 <= side.counters <= COUNTERS_PER_TURN or side.effect or side.turns_here > 1
    for card in side.hand + side.deck + side.dueling:
        assert table.card(card).whole == NO_FACE
    battle = running_battle(table)
    spent = [] if battle is None else revealed(battle, owner)
    for card in side.aside:
        facts = table.card(card)
        assert facts.is_battle_card or card in spent


def check_imagined(table: Table, seat: int, guesses: list[list[int]], number: int) -> Table:
    before = table.encode()
    twin = imagined(table, seat, guesses, number)
    assert table.encode() == before, "imagining changes nothing"
    if table.decision_of(seat) is not None:
        assert comparable(view(GAME, table, seat)) == comparable(view(GAME, twin, seat))
        assert sizes(table) == sizes(twin)
    check_hidden_piles(twin, 1 - seat)
    for card in destiny_of(table, 1 - seat):
        assert twin.face[card] == table.face[card], "everybody has seen it drawn"
    assert twin.over or twin.pending
    for decision in twin.pending:
        assert decision.options
    return twin


def look_alike(table: Table, viewer: int, chance: Chance) -> Table:
    """A twin with other hidden cards, another future, and other secrets of the opponent: plan, counters, question."""
    if is_shown_deck(table, viewer, viewer):
        twin = table.copy()
        lie_elsewhere(twin, viewer, chance)
    elif is_shown_deck(table, viewer, 1 - viewer):
        twin = table.copy()
    else:
        twin = swap_hidden(table, viewer, chance)
    twin.chance = Chance(seed_of(chance.word()))
    other = 1 - viewer
    side = twin.sides[other]
    battle = running_battle(twin)
    if battle is not None:
        swap_plan(battle, other, chance)
    if deploys_hidden(twin, other):
        side.counters = chance.below(COUNTERS_PER_TURN + 1)
    hidden = side.hand + side.deck + side.dueling
    for decision in twin.pending:
        if decision.seat == other and any([option in hidden for option in decision.options]):
            decision.options = decision.options[-1:]
    return twin


def is_shown_deck(table: Table, seat: int, owner: int) -> bool:
    """Whether this seat's question shows it cards of a player's deck."""
    decision = table.decision_of(seat)
    deck = table.sides[owner].deck
    return (
        decision is not None
        and decision.gesture != COUNT
        and any([option in deck for option in decision.options])
    )


def lie_elsewhere(twin: Table, seat: int, chance: Chance) -> None:
    """Whoever looks through the own deck sees its cards, but not in which order they lie."""
    chance.shuffle(twin.sides[seat].deck)
    step = twin.stack[-1]
    if isinstance(step, FetchEffects):
        chance.shuffle(step.order)


def swap_plan(battle: Battle, owner: int, chance: Chance) -> None:
    """What has not been fought yet, in another order; while plans are made, other cards of it may lie in them."""
    planned = len(battle.plans[owner])
    cards = battle.plans[owner] + battle.unplanned[owner]
    if battle.stage != HALVES:
        chance.shuffle(cards)
    battle.plans[owner], battle.unplanned[owner] = cards[:planned], cards[planned:]


def destiny_of(table: Table, owner: int) -> list[int]:
    """What everybody has just seen this player draw; it lies in hand already."""
    found: list[int] = []
    for step in table.stack:
        if isinstance(step, DestinyDraw) and step.draw.seat == owner:
            found += step.cards
    battle = running_battle(table)
    fighter = None if battle is None else battle.fighters[owner]
    return found if fighter is None else found + fighter.drawn


@pytest.mark.parametrize("seed", range(GAMES))
def test_imagined_tables(seed: int) -> None:
    """At many moments of a random game, for both seats."""
    chance = Chance(seed_of(seed + 5_000_000))
    guesses = guesses_of(seed)
    table = table_of(new_game(seed))
    decisions = 0
    while not table.over:
        if decisions % EVERY == seed % EVERY:
            for viewer in (0, 1):
                number = seed * 10_000 + decisions
                twin = check_imagined(table, viewer, guesses, number)
                alike = look_alike(table, viewer, chance)
                if not destiny_of(table, 1 - viewer):
                    assert imagined(alike, viewer, guesses, number).encode() == twin.encode()
                play_out(twin, chance, temper_of(seed))
        seat, option = pick(table, chance, temper_of(seed))
        apply(table, seat, option)
        decisions += 1


def test_other_chances_imagine_other_hands() -> None:
    different = 0
    for seed in range(8):
        chance = Chance(seed_of(seed + 8_000_000))
        guesses = guesses_of(seed)
        table = table_of(new_game(seed))
        while not table.over:
            seat, option = pick(table, chance, temper_of(seed))
            if chance.below(EVERY) == 0:
                twins = [imagined(table, seat, guesses, number) for number in range(4)]
                different += (
                    len({tuple(faces_of(twin.face, twin.sides[1 - seat].hand)) for twin in twins}) > 1
                )
            apply(table, seat, option)
    assert different > 20


@pytest.mark.parametrize("seed", range(6))
def test_any_guess_will_do(seed: int) -> None:
    """A wrong guess, one that is too small and none at all leave no place empty."""
    chance = Chance(seed_of(seed + 6_000_000))
    table = table_of(new_game(seed))
    wrong = guesses_of(seed + 8)
    nothing: list[list[int]] = [[], []]
    decisions = 0
    while not table.over:
        if decisions % 5 == 0:
            for viewer in (0, 1):
                for guesses in (wrong, [wrong[0][:5], wrong[1][:5]], nothing):
                    play_out(imagined(table, viewer, guesses, decisions), chance, temper_of(seed))
        seat, option = pick(table, chance, temper_of(seed))
        apply(table, seat, option)
        decisions += 1


def test_shown_and_hidden_are_the_deck() -> None:
    """What a seat has been shown of a deck is part of it, and its own shown cards with the draw deck are all of it."""
    for seed in range(8):
        chance = Chance(seed_of(seed + 7_000_000))
        table = table_of(new_game(seed))
        lists = guesses_of(seed)
        while not table.over:
            for viewer in (0, 1):
                for owner in (0, 1):
                    left = lists[owner][:]
                    for face in GAME.shown(table, viewer, owner):
                        left.remove(face)
                    if owner == viewer and not looks_at_deck(table, viewer):
                        assert sorted(left) == sorted(table.face[card] for card in table.sides[owner].deck)
            seat, option = pick(table, chance, temper_of(seed))
            apply(table, seat, option)
