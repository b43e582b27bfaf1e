"""What a view tells of the moment: costs, what the turn remembers, and the battle cards that lie open."""

from __future__ import annotations

import pytest

from chancecube.kernel.wire import View
from tests.rules.young_jedi.scenes import answer, asked, cards_of, offered, scene, seen_by

# Light's card lets its player choose whose destiny is meant.
AGAINST_A_GROUP = """
    young-jedi full
    turn: 5 light fights
    Coruscant: DM-66
    light plan: DF-22, DM-2
    dark plan: DM-128, DM-73, DM-85
    light deck: DM-45 x9
    dark deck: DM-119 x9
"""


def shown(view: View, zone: str, seat: int) -> list[str]:
    return [card.code for card in view.zone(zone, seat).cards]


@pytest.mark.rule("yj.trait.present")
def test_what_a_card_costs_now_is_told_to_its_player_alone() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-135
        light here: DM-2
        light hand: BN-2, DM-31, DM-45
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    card = table.sides[0].hand[0]
    assert seen_by(table, "light").status["costs"] == {card: 3}
    assert "costs" not in seen_by(table, "dark").status


@pytest.mark.rule("yj.deploy.from-deck")
def test_what_a_card_of_the_draw_deck_costs_is_told_while_it_is_offered() -> None:
    """Panaka's blaster comes for free, whatever is printed on it."""
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Naboo: DM-137
        light hand: DF-4
        light deck: DM-37, DM-31 x9
        dark deck: DM-99 x9
    """)
    answer(table, "light", "DF-4")
    assert seen_by(table, "light").status["costs"] == {}, "not before the deck is looked through"
    answer(table, "light", "yes")
    (blaster,) = [card for card in table.sides[0].deck if table.card(card).code == "DM-37"]
    assert seen_by(table, "light").status["costs"] == {blaster: 0}
    assert "costs" not in seen_by(table, "dark").status
    answer(table, "light", "DM-37")
    assert seen_by(table, "light").status["costs"] == {}


@pytest.mark.rule("yj.virtual.pit-droid")
def test_who_is_kept_apart_and_whose_text_was_used_is_told_to_both() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        dark here: V1-94, DM-99
        light here: DM-2, DM-31
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    droid, target = table.here(1)[0], table.here(0)[0]
    answer(table, "dark", "V1-94", "DM-2")
    for side in ("light", "dark"):
        status = seen_by(table, side).status
        assert status["used"] == [droid]
        assert status["apart"] == [target, droid]


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_who_has_fought_this_turn_is_told_to_both() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-2
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    for side in ("light", "dark"):
        assert seen_by(table, side).status["fought"] == [["DM-2"], ["DM-99"]]


@pytest.mark.rule("yj.battle.reveal")
def test_battle_cards_lie_open_from_their_reveal_to_the_end_of_the_fight() -> None:
    table = scene(AGAINST_A_GROUP)
    assert asked(table) == [("light", "opponent-choice")]
    for side in ("light", "dark"):
        view = seen_by(table, side)
        assert shown(view, "used", 0) == ["DF-22"]
        assert shown(view, "used", 1) == ["DM-128"]
        assert view.zone("aside", 0).count == view.zone("aside", 1).count == 0
    answer(table, "light", offered(table, "light")[0])
    assert shown(seen_by(table, "dark"), "used", 0) == []


@pytest.mark.rule("yj.double.when-ruling")
def test_a_double_impact_card_is_shown_before_its_half_is_chosen() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: RF-127/53, DM-99
        light plan: DM-2
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("dark", "half")]
    assert cards_of(table, "shows-card") == ["RF-127/53"]
