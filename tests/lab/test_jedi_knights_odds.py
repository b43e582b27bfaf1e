"""Battles in which weapons draw destiny: the odds reckoned against the rules played with every order of the decks."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import isclose

import pytest

from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.table import Table
from chancecube.kernel.position import apply
from chancecube.lab import battle_odds as lab_odds
from chancecube.lab.battle_odds import Odds, unseen
from chancecube.lab.jedi_knights_odds import battle_odds, is_on, plain
from tests.rules.jedi_knights.scenes import scene

PLACE = """
    jedi-knights duel
    turn: 1 character-battle
    order: alliance, empire
    planet: PS-130 / PS-134
"""

CASES = [
    """
    alliance site: PS-36 [PS-89]
    alliance deck: PS-14, PS-30, PS-18, PS-94
    empire site: PS-45 [PS-90]
    empire deck: PS-49, PS-63, PS-41
    battle: attacker PS-36, defender PS-45, step weapons
    """,
    """
    alliance site: PS-6 [PS-89], PS-36 [PS-89]
    alliance hand: PS-94
    alliance deck: PS-18, PS-14, PS-30, PS-94
    empire site: PS-45 [PS-90], PS-63
    empire hand: PS-105
    empire deck: PS-49, PS-63, PS-41
    battle: attacker PS-45, defender PS-36, supporters PS-63, PS-6, step weapons
    """,
]


def reckoned(table: Table) -> Odds:
    return battle_odds(table, [unseen(GAME, table, seat) for seat in range(2)])


def by_force(table: Table) -> list[Fraction]:
    """How often each side wins, and nobody, over every order of both decks."""
    decks = [own.deck[:] for own in table.at]
    faces = [[table.face[card] for card in deck] for deck in decks]
    won = [0, 0, 0]
    for one in permutations(faces[0]):
        for other in permutations(faces[1]):
            twin = table_of(table.copy())
            twin.log = []
            for deck, order in zip(decks, (one, other), strict=True):
                for card, face in zip(deck, order, strict=True):
                    twin.face[card] = face
            while is_on(twin):
                decision = twin.pending[0]
                apply(twin, decision.seat, plain(twin, decision))
            results = [event for event in twin.log if event.kind in ("battle-won", "nobody-won")]
            won[results[0].seat] += 1
    return [Fraction(number, sum(won)) for number in won]


@pytest.mark.parametrize("text", CASES)
def test_the_odds_are_those_of_all_orders_of_the_decks(text: str) -> None:
    table = scene(PLACE + text)
    whole = reckoned(table).clashes[-1]
    wanted = by_force(table)
    assert whole.kind == "battle"
    assert 0 < wanted[0] < 1
    assert isclose(whole.wins[0], wanted[0], abs_tol=1e-12)
    assert isclose(whole.wins[1], wanted[1], abs_tol=1e-12)
    assert isclose(whole.tie, wanted[2], abs_tol=1e-12)


def test_a_shot_hits_as_often_as_destiny_and_aim_exceed_the_defense() -> None:
    """The printed numbers tell it: destiny 3 and 2 to hit against a defense of 4."""
    table = scene(PLACE + CASES[0])
    odds = reckoned(table)
    first = odds.clashes[0]
    shooter, target = table.at[0].site[0], table.at[1].site[0]
    assert first.kind == "shot"
    assert first.cards == [["PS-36", "PS-89"], ["PS-45"]]
    deck = [table.card(card) for card in table.at[0].deck]
    needed = table.card(target).defense - 2
    assert isclose(first.wins[0], sum([card.destiny > needed for card in deck]) / len(deck))
    assert isclose(sum(first.wins), 1.0)
    assert first.reached == 1.0
    second = odds.clashes[1]
    assert second.cards == [["PS-36"], ["PS-45", "PS-90"]]
    assert isclose(second.reached, first.wins[1])
    assert table.card(shooter).code == "PS-36"


def test_what_was_answered_plainly_and_whether_anything_was_forgotten_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two_targets = """
    alliance site: PS-36 [PS-89]
    alliance deck: PS-14, PS-30, PS-18, PS-94
    empire site: PS-45 [PS-90], PS-63, PS-41
    empire deck: PS-49, PS-63, PS-41
    battle: attacker PS-36, defender PS-45, supporters PS-63, PS-41, step weapons
    """
    odds = reckoned(scene(PLACE + CASES[0]))
    assert odds.exact and odds.choices == []
    odds = reckoned(scene(PLACE + two_targets))
    assert odds.exact and odds.choices == ["target"]
    monkeypatch.setattr(lab_odds, "MOST_WORK", 0)
    assert not reckoned(scene(PLACE + CASES[0])).exact


def test_nothing_on_the_table_changes_while_odds_are_reckoned() -> None:
    table = scene(PLACE + CASES[1])
    before = table.encode()
    reckoned(table)
    assert table.encode() == before
