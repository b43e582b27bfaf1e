"""Deploying: what may be played where, what it costs, one of each person and thing, and moving weapons."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.kinds import FORCE
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.sums import cost, power
from chancecube.jedi_knights.table import Change
from chancecube.jedi_knights.vocabulary.effects import THIS_TURN
from chancecube.jedi_knights.vocabulary.standing import POWER
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    cards_of,
    discard,
    events,
    find,
    hand,
    is_rotated,
    kinds,
    offered,
    pass_all,
    printed,
    refusal,
    scene,
    site,
    skip_to,
    sums,
    system,
    theme_pile,
    under,
)

DEPLOYING = """
    jedi-knights duel
    turn: 1 deploy
    order: alliance, empire
    planet: PS-130 / PS-134
    alliance theme: PS-1
    empire theme: PS-3
"""


# --- what, where, and for how much ---


@pytest.mark.rule("jk.deploy.one-card", "jk.turn.alternate")
def test_an_action_plays_one_card_and_the_other_player_follows() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 6
    alliance hand: PS-36, PS-40, PS-94
    empire hand: PS-71
    """
    )
    assert offered(table, "alliance") == ["PS-36", "PS-40", "PS-94", "pass"]
    answer(table, "alliance", "PS-36")
    assert site(table, "alliance") == ["PS-36"]
    assert asked(table) == [("empire", "deploy")]


@pytest.mark.rule("jk.deploy.hero", "jk.deploy.theme-pile-cost-ruling")
def test_the_starting_hero_is_played_from_the_theme_pile_for_its_cost() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 3
    alliance theme-pile: PS-6, PS-36
    empire hand: PS-71
    """
    )
    assert offered(table, "alliance") == ["PS-6", "pass"]
    answer(table, "alliance", "PS-6")
    assert site(table, "alliance") == ["PS-6"]
    assert amounts(table, "pay") == [2]
    assert theme_pile(table, "alliance") == ["PS-36"]


@pytest.mark.rule("jk.deploy.where")
def test_starships_go_to_the_system_and_characters_to_the_site_or_aboard() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-40, PS-36, PS-89, PS-92
    alliance system: PS-39
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-36")
    assert offered(table, "alliance") == ["site", "PS-39"]
    answer(table, "alliance", "PS-39")
    assert under(table, "PS-39") == ["PS-36"]
    answer(table, "empire", "pass")
    answer(table, "alliance", "PS-40")
    assert system(table, "alliance") == ["PS-39", "PS-40"]
    answer(table, "empire", "pass")
    answer(table, "alliance", "PS-92")
    assert offered(table, "alliance") == ["PS-39", "PS-40"]


@pytest.mark.rule("jk.deploy.cost")
def test_what_cannot_be_paid_is_not_played() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 1
    alliance hand: PS-36, PS-9
    empire hand: PS-71
    """
    )
    assert offered(table, "alliance") == ["PS-36", "pass"]
    assert refusal(table, "alliance", "PS-9") == "jk.deploy.cost"


@pytest.mark.rule("jk.deploy.off-theme", "jk.deploy.surcharge-ruling")
def test_a_card_of_another_theme_costs_one_credit_more() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-29, PS-14, PS-36, PS-18
    alliance site: PS-6
    empire hand: PS-71
    """
    )
    assert [cost(table, 0, find(table, code)) for code in ("PS-29", "PS-14", "PS-36", "PS-18")] == [
        2,
        1,
        1,
        1,
    ]
    answer(table, "alliance", "PS-29")
    assert sums(table, "pay") == [("printed", "PS-29", 1), ("foreign-theme", "PS-29", 1)]


@pytest.mark.rule("jk.deploy.surcharge-ruling")
def test_the_extra_credit_is_due_by_the_deck_of_the_one_who_plays() -> None:
    table = scene(
        DEPLOYING.replace("alliance theme: PS-1", "alliance theme: PS-2")
        + """
    alliance: credits 9
    alliance hand: PS-29, PS-14
    empire hand: PS-71
    """
    )
    assert [cost(table, 0, find(table, code)) for code in ("PS-29", "PS-14")] == [1, 2]


@pytest.mark.rule("jk.deploy.steps", "jk.deploy.paid-once")
def test_a_card_is_declared_paid_and_then_comes_into_play() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 4
    alliance hand: PS-36, PS-14
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-36")
    order = kinds(table)
    assert order.index("declare") < order.index("pay") < order.index("play")
    answer(table, "empire", "pass")
    assert table.decision_of(0).number == 3  # type: ignore[union-attr]


@pytest.mark.rule("jk.deploy.conditions")
def test_a_text_that_needs_cards_cannot_be_started_without_them() -> None:
    """Salvage shuffles discarded cards in: there have to be some."""
    table = scene(
        DEPLOYING
        + """
    alliance hand: PS-119, PS-36
    empire hand: PS-71
    """
    )
    assert "PS-119" not in offered(table, "alliance")
    assert refusal(table, "alliance", "PS-119") == "jk.deploy.conditions"


@pytest.mark.rule("jk.deploy.all-conditions")
def test_a_text_of_the_opponent_may_keep_a_card_out() -> None:
    """Sealed Orbit: small starships stay away while two capital ones of its side are there."""
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-40
    empire system: PS-72, PS-72
    empire events: PS-106
    empire hand: PS-71
    """
    )
    assert refusal(table, "alliance", "PS-40") == "jk.deploy.all-conditions"


@pytest.mark.rule("jk.deploy.credit-mods")
def test_texts_change_the_credits_at_hand() -> None:
    table = scene(
        DEPLOYING.replace("alliance theme: PS-1", "alliance theme: PS-2")
        + """
    alliance: credits 1
    alliance hand: PS-26, PS-36
    alliance site: PS-21
    empire hand: PS-71
    """
    )
    assert refusal(table, "alliance", "PS-26") == "jk.deploy.cost"
    answer(table, "alliance", "PS-21")
    answer(table, "alliance", "PS-36")
    answer(table, "empire", "pass")
    assert offered(table, "alliance") == ["PS-26", "pass"]


@pytest.mark.rule("jk.deploy.floor-ruling")
def test_a_cost_below_zero_counts_as_zero_after_all_is_added() -> None:
    """Jabba's Cruiser makes weapons cheaper; a Blaster Pistol is free already."""
    table = scene(
        DEPLOYING
        + """
    alliance hand: PS-90
    alliance system: PS-87
    alliance site: PS-36
    empire hand: PS-71
    """
    )
    assert cost(table, 0, find(table, "PS-90")) == 0


@pytest.mark.rule("jk.deploy.outside-ruling", "jk.deploy.any-phase")
def test_there_are_no_credits_outside_the_deploy_phase() -> None:
    table = scene(
        DEPLOYING.replace("turn: 1 deploy", "turn: 1 character-battle")
        + """
    alliance hand: PS-36
    alliance site: PS-14
    empire site: PS-71
    """
    )
    assert "PS-36" not in offered(table, "alliance")


@pytest.mark.rule("jk.deploy.any-phase")
def test_a_card_played_by_a_text_follows_the_same_steps() -> None:
    """General Tagge plays the topmost Trooper of the discard pile for one credit less."""
    table = scene(
        DEPLOYING.replace("empire theme: PS-3", "empire theme: PS-4").replace(
            "alliance, empire", "empire, alliance"
        )
        + """
    alliance hand: PS-36
    empire: credits 2
    empire site: PS-60, PS-41
    empire discard: PS-63, PS-71
    empire hand: PS-71
    """
    )
    answer(table, "empire", "PS-60")
    assert offered(table, "empire") == ["PS-63", "done"]
    answer(table, "empire", "PS-63")
    assert "PS-63" in site(table, "empire")
    assert discard(table, "empire") == ["PS-71"]


@pytest.mark.rule("jk.deploy.ready-ruling")
def test_cards_come_into_play_ready_but_take_the_position_of_what_they_join() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-36, PS-90
    alliance site: PS-14 rotated
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-36")
    assert not is_rotated(table, "PS-36")
    answer(table, "empire", "pass")
    answer(table, "alliance", "PS-90")
    answer(table, "alliance", "PS-14")
    assert is_rotated(table, "PS-90")


@pytest.mark.rule("jk.deploy.aboard-ruling")
def test_a_kind_named_without_a_number_means_one_at_a_time_on_ones_own_side() -> None:
    """A Z-95 takes a pilot aboard: Lando finds room in his own side's empty one only."""
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-26
    alliance system: PS-93, PS-15 [PS-11]
    empire system: PS-93
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-26")
    assert offered(table, "alliance") == ["site", "PS-93"]
    answer(table, "alliance", "PS-93")
    assert table.host[find(table, "PS-26")] in table.at[0].system


# --- weapons ---


@pytest.mark.rule("jk.weapon.restrictions")
def test_limits_named_on_weapons_and_bearers_bind() -> None:
    """Luke's Lightsaber plays under Luke alone, and nothing plays under Jabba."""
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-18, PS-90
    alliance site: PS-36, PS-74
    empire hand: PS-71
    """
    )
    assert refusal(table, "alliance", "PS-18") == "jk.weapon.restrictions"
    answer(table, "alliance", "PS-90")
    assert under(table, "PS-36") == ["PS-90"]


@pytest.mark.rule("jk.weapon.aboard-ruling")
def test_a_personal_weapon_may_be_played_under_a_character_aboard() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance hand: PS-90
    alliance system: PS-39 [PS-36]
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-90")
    assert under(table, "PS-36") == ["PS-90"]


@pytest.mark.rule("jk.deploy.transfer", "jk.deploy.weapon-once")
def test_a_weapon_moves_once_a_turn_between_cards_at_one_place() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance hand: PS-94
    alliance site: PS-36 [PS-90], PS-14, PS-74
    alliance system: PS-39 [PS-12]
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-90")
    assert cards_of(table, "transfer") == ["PS-90"]
    assert under(table, "PS-14") == ["PS-90"]
    answer(table, "empire", "pass")
    assert refusal(table, "alliance", "PS-90") == "jk.deploy.weapon-once"


@pytest.mark.rule("jk.deploy.transfer")
def test_a_weapon_moves_between_characters_aboard_one_starship() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance hand: PS-94
    alliance site: PS-14
    alliance system: PS-39 [PS-36 [PS-90], PS-12]
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-90")
    assert under(table, "PS-12") == ["PS-90"]


# --- one of each ---


@pytest.mark.rule("jk.unique.title", "jk.unique.same-version")
def test_persons_and_things_are_unique_unless_typical() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-6, PS-36, PS-94
    alliance site: PS-6, PS-36
    alliance events: PS-94
    empire hand: PS-71
    """
    )
    assert offered(table, "alliance") == ["PS-36", "PS-94", "pass"]
    assert refusal(table, "alliance", "PS-6") == "jk.unique.same-version"


@pytest.mark.rule("jk.unique.opponent")
def test_a_person_the_opponent_has_in_play_cannot_be_played() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-79
    empire site: PS-79
    empire hand: PS-71
    """
    )
    assert refusal(table, "alliance", "PS-79") == "jk.unique.opponent"


@pytest.mark.rule("jk.unique.replace", "jk.unique.must-finish", "jk.unique.moved-weapon-ruling")
def test_another_version_replaces_the_one_in_play_and_takes_over_what_is_on_it() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-8, PS-94
    alliance site: PS-6 rotated [PS-18, PS-90], PS-36
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-8")
    assert site(table, "alliance") == ["PS-36", "PS-8"]
    assert discard(table, "alliance") == ["PS-6"]
    assert under(table, "PS-8") == ["PS-18", "PS-90"]
    assert is_rotated(table, "PS-8")
    assert amounts(table, "pay") == [3]
    answer(table, "empire", "pass")
    assert "PS-90" in offered(table, "alliance")


@pytest.mark.rule("jk.unique.replace")
def test_what_may_not_lie_on_the_new_version_is_discarded() -> None:
    """One Jabba may bear a weapon, the next may not."""
    table = scene(
        DEPLOYING.replace("empire theme: PS-3", "empire theme: PS-5").replace(
            "alliance, empire", "empire, alliance"
        )
        + """
    alliance hand: PS-36
    empire: credits 9
    empire hand: PS-75
    empire site: PS-76 [PS-90]
    """
    )
    answer(table, "empire", "PS-75")
    assert site(table, "empire") == ["PS-75"]
    assert discard(table, "empire") == ["PS-90", "PS-76"]


@pytest.mark.rule("jk.unique.not-in-play")
def test_hands_decks_and_theme_piles_do_not_count() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-7, PS-8
    alliance deck: PS-6
    alliance theme-pile: PS-6
    empire hand: PS-79
    """
    )
    assert set(offered(table, "alliance")) == {"PS-7", "PS-8", "PS-6", "pass"}


@pytest.mark.rule("jk.unique.effects-follow")
def test_what_affects_the_old_version_goes_over_to_the_new_one() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-8
    alliance site: PS-6
    empire hand: PS-71
    """
    )

    table.changes = [Change(POWER, find(table, "PS-6"), 4, THIS_TURN, 0)]
    answer(table, "alliance", "PS-8")
    assert power(table, find(table, "PS-8")) == 7 + 4


@pytest.mark.rule("jk.unique.where-ruling")
def test_a_replacement_may_be_declared_to_any_place_legal_for_it() -> None:
    """Luke at the site is replaced by Luke in the cockpit of Red Five; what may follow follows."""
    table = scene(
        DEPLOYING
        + """
    alliance: credits 9
    alliance hand: PS-7
    alliance site: PS-6 [PS-18]
    alliance system: PS-16
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-7")
    answer(table, "alliance", "PS-16")
    assert under(table, "PS-16") == ["PS-7"]
    assert under(table, "PS-7") == ["PS-18"]
    assert site(table, "alliance") == []


@pytest.mark.rule("jk.unique.hero-discard-ruling")
def test_a_replaced_starting_hero_is_discarded_and_the_new_one_paid_in_full() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 3
    alliance hand: PS-8
    alliance site: PS-6
    alliance theme-pile: PS-36
    empire hand: PS-71
    """
    )
    answer(table, "alliance", "PS-8")
    assert discard(table, "alliance") == ["PS-6"]
    assert theme_pile(table, "alliance") == ["PS-36"]
    assert amounts(table, "pay") == [3]


@pytest.mark.rule("jk.stack.effects-add")
def test_effects_of_several_cards_add_up() -> None:
    """Two copies of Overwhelming Numbers give every Trooper two."""
    table = scene(
        DEPLOYING.replace("turn: 1 deploy", "turn: 1 character-battle")
        + """
    alliance hand: PS-94
    alliance site: PS-14
    empire site: PS-48
    empire events: PS-109, PS-109
    empire hand: PS-105
    """
    )
    assert power(table, find(table, "PS-48")) == 4 + 1 + 1


@pytest.mark.rule("jk.turn.must-pass")
def test_without_anything_to_do_one_passes() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance: credits 0
    alliance hand: PS-36
    empire hand: PS-71
    """
    )
    assert offered(table, "alliance") == ["pass"]
    pass_all(table, "deploy")
    skip_to(table, "force-card")
    assert "PS-36" in hand(table, "alliance")


@pytest.mark.rule("jk.deploy.cost")
def test_a_card_cheaper_at_the_site_costs_in_full_aboard() -> None:
    """Luke, Jedi Apprentice, costs one less to the site where Han is, and two aboard an X-wing."""
    lines = """
    jedi-knights duel
    turn: 1 deploy
    order: alliance, empire
    planet: PS-130 / PS-134
    alliance site: PS-21
    alliance system: PS-15
    alliance hand: PR-4
    alliance used: {force}
    """
    cheap = min([card for card in library().cards if card.kind == FORCE], key=lambda card: card.credits)
    table = scene(lines.format(force=cheap.code))
    table.at[0].spent = cheap.credits - 1
    answer(table, "alliance", "PR-4")
    assert site(table, "alliance") == ["PS-21", "PR-4"]
    assert amounts(table, "pay") == [1]
    table = scene(lines.format(force=cheap.code))
    table.at[0].spent = cheap.credits - 2
    answer(table, "alliance", "PR-4", "PS-15")
    assert under(table, "PS-15") == ["PR-4"]
    assert amounts(table, "pay") == [2]


@pytest.mark.rule("jk.deploy.cost")
def test_what_a_text_saves_is_told_with_the_price() -> None:
    table = scene(
        """
    jedi-knights duel
    turn: 1 deploy
    order: empire, alliance
    planet: PS-130 / PS-138
    empire site: PS-60
    empire hand: PS-105
    empire discard: PR-10, PS-48
    """
    )
    answer(table, "empire", "PS-60", "PS-48")
    addends = [addend for event in events(table, "pay") for addend in event.sums]
    paid = amounts(table, "pay")
    assert sum([amount for _, _, amount in addends]) == sum(paid)
    assert ("text", printed("PS-60").index, -1) in addends
    assert "PS-48" in site(table, "empire")
