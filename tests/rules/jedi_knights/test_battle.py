"""Battles: who attacks whom, support, weapons, power, and what becomes of the defeated."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.sums import defense, power
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    cards_of,
    decline,
    discard,
    events,
    find,
    hand,
    is_rotated,
    kinds,
    offered,
    pass_all,
    phase,
    printed,
    refusal,
    rules_of,
    scene,
    site,
    skip_to,
    sums,
    system,
    theme_pile,
    under,
)

AT_THE_SITE = """
    jedi-knights duel
    turn: 1 character-battle
    order: alliance, empire
    planet: PS-130 / PS-134
"""
AT_THE_SYSTEM = AT_THE_SITE.replace("character-battle", "starship-battle")


# --- declaring ---


@pytest.mark.rule("jk.battle.initiate", "jk.battle.in-from-ruling")
def test_a_ready_card_attacks_any_opposing_one() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36, PS-14 rotated
    alliance hand: PS-37
    empire site: PS-48, PS-63 rotated
    empire hand: PS-57
    """
    )
    assert offered(table, "alliance") == ["PS-36", "pass"]
    answer(table, "alliance", "PS-36")
    assert offered(table, "alliance") == ["PS-48", "PS-63"]
    answer(table, "alliance", "PS-63")
    assert is_rotated(table, "PS-36")
    fight = table.fight
    assert fight is not None
    assert fight.main == [find(table, "PS-36"), find(table, "PS-63")]
    assert not is_rotated(table, "PS-48")


@pytest.mark.rule("jk.battle.initiate")
def test_the_defender_does_not_rotate() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    empire site: PS-48
    """
    )
    answer(table, "alliance", "PS-36")
    assert not is_rotated(table, "PS-48")


@pytest.mark.rule("jk.battle.initiate", "jk.rotate.ready-only")
def test_a_rotated_card_does_not_attack() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36 rotated
    alliance hand: PS-90
    empire site: PS-48
    """
    )
    assert offered(table, "alliance") == ["pass"]
    assert refusal(table, "alliance", "PS-36") == "jk.rotate.ready-only"


@pytest.mark.rule("jk.battle.many", "jk.battle.several-ruling", "jk.battle.side-next")
def test_after_a_battle_the_other_player_acts_and_a_ready_defender_attacks() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36, PS-30
    empire site: PS-41
    """
    )
    answer(table, "alliance", "PS-36")
    pass_all(table, "support")
    pass_all(table, "weapons")
    pass_all(table, "power")
    assert asked(table) == [("empire", "battle-phase")]
    answer(table, "empire", "PS-41")
    assert cards_of(table, "attack") == ["PS-36", "PS-41"]


@pytest.mark.rule("jk.battle.many")
def test_two_passes_end_the_phase() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance hand: PS-90
    empire site: PS-48
    empire hand: PS-90
    """
    )
    answer(table, "alliance", "pass")
    answer(table, "empire", "pass")
    assert phase(table) != "character-battle"


@pytest.mark.rule("jk.battle.fighters")
def test_starships_fight_at_the_system_only_and_characters_at_the_site() -> None:
    ground = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance system: PS-39 [PS-14]
    empire site: PS-48
    empire system: PS-72
    """
    )
    assert offered(ground, "alliance") == ["PS-36", "pass"]
    assert refusal(ground, "alliance", "PS-39") == "jk.battle.fighters"
    assert refusal(ground, "alliance", "PS-14") == "jk.battle.fighters"
    answer(ground, "alliance", "PS-36")
    assert cards_of(ground, "defend") == ["PS-48"]
    space = scene(
        AT_THE_SYSTEM
        + """
    alliance site: PS-36
    alliance system: PS-39
    empire site: PS-48
    empire system: PS-72
    """
    )
    assert offered(space, "alliance") == ["PS-39", "pass"]


# --- support ---


@pytest.mark.rule("jk.battle.support", "jk.battle.steps")
def test_the_defending_player_supports_first_one_card_for_each_icon() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6, PS-36, PS-14, PS-14
    alliance hand: PS-37
    empire site: PS-46, PS-48, PS-63, PS-63
    empire hand: PS-57
    """
    )
    answer(table, "alliance", "PS-6")
    answer(table, "alliance", "PS-46")
    skip_to(table, "support")
    answer(table, "empire", "PS-48")
    assert is_rotated(table, "PS-48")
    answer(table, "alliance", "PS-36")
    answer(table, "empire", "PS-63")
    answer(table, "alliance", "PS-14")
    assert offered(table, "empire") == ["pass"]
    assert refusal(table, "empire", "PS-63") in ("jk.battle.support", "jk.rotate.ready-only")


@pytest.mark.rule("jk.battle.one-support-ruling", "jk.battle.support")
def test_each_action_adds_one_supporter_and_the_leader_may_be_rotated() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36, PS-14
    alliance hand: PS-94
    empire site: PS-45 rotated, PS-48, PS-63
    """
    )
    answer(table, "alliance", "PS-36")
    answer(table, "alliance", "PS-45")
    answer(table, "empire", "PS-48")
    fight = table.fight
    assert fight is not None
    assert fight.supporters[1] == [find(table, "PS-48")]
    assert asked(table) == [("alliance", "support")]


@pytest.mark.rule("jk.battle.support-only-main")
def test_supporting_leaders_are_not_supported_themselves() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance hand: PS-94
    empire site: PS-41, PS-45, PS-48
    """
    )
    answer(table, "alliance", "PS-36")
    answer(table, "alliance", "PS-41")
    answer(table, "empire", "PS-45")
    answer(table, "alliance", "pass")
    assert "PS-48" not in offered(table, "empire")


@pytest.mark.rule("jk.battle.in-battle")
def test_attacker_defender_supporters_and_those_aboard_are_in_the_battle() -> None:
    """An Executor far from the battle is not in it: the Y-wing's aim speaks of capital starships in the battle."""
    table = scene(
        AT_THE_SYSTEM
        + """
    alliance system: PS-39 [PS-36]
    empire system: PS-72 [PS-48], PS-52
    """
    )
    answer(table, "alliance", "PS-39")
    answer(table, "alliance", "PS-72")
    fight = table.fight
    assert fight is not None
    assert fight.holds(table.root(find(table, "PS-36")))
    assert fight.holds(table.root(find(table, "PS-48")))
    assert not fight.holds(find(table, "PS-52"))


# --- weapons ---

WEAPONS_STEP = (
    AT_THE_SITE
    + """
    alliance site: PS-6 [PS-90, PS-89], PS-36 [PS-89]
    alliance hand: PS-94
    empire site: PS-45 [PS-90], PS-48
    empire hand: PS-105
    empire deck: PS-49, PS-49, PS-49
"""
)


@pytest.mark.rule("jk.battle.fire")
def test_the_attacker_fires_first_and_each_card_once() -> None:
    table = scene(
        WEAPONS_STEP
        + """
    battle: attacker PS-6, defender PS-45, supporters PS-36, step weapons
    alliance deck: PS-30, PS-30
    """
    )
    assert asked(table) == [("alliance", "weapons")]
    assert offered(table, "alliance").count("PS-89") == 2
    answer(table, "alliance", "PS-90")
    assert cards_of(table, "fire") == ["PS-90"]
    answer(table, "empire", "pass")
    assert offered(table, "alliance").count("PS-89") == 1
    assert not is_rotated(table, "PS-90")


@pytest.mark.rule("jk.battle.fire")
def test_characters_aboard_neither_fire_nor_are_targeted() -> None:
    table = scene(
        AT_THE_SYSTEM
        + """
    alliance system: PS-39 [PS-36 [PS-89], PS-92]
    alliance hand: PS-94
    empire system: PS-72 [PS-48], PS-53
    battle: attacker PS-39, defender PS-72, supporters PS-53, step weapons
    alliance deck: PS-30
    """
    )
    assert "PS-89" not in offered(table, "alliance")
    answer(table, "alliance", "PS-92")
    assert cards_of(table, "target") == ["PS-53"]


@pytest.mark.rule("jk.battle.no-target-supported", "jk.battle.unshielded-ruling")
def test_a_supported_defender_is_no_target_until_the_last_supporter_is_gone() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6 [PS-89], PS-36 [PS-89]
    alliance hand: PS-94
    alliance deck: PS-18, PS-18
    empire site: PS-45, PS-63
    empire hand: PS-105
    battle: attacker PS-6, defender PS-45, supporters PS-36, PS-63, step weapons
    """
    )
    answer(table, "alliance", "PS-89")
    assert cards_of(table, "target") == ["PS-63"]
    assert site(table, "empire") == ["PS-45"]
    answer(table, "empire", "pass")
    answer(table, "alliance", "PS-89")
    assert cards_of(table, "target") == ["PS-63", "PS-45"]


@pytest.mark.rule("jk.battle.hit", "jk.battle.destiny-to-hand", "jk.destiny.draw")
def test_destiny_above_defense_hits_and_the_card_drawn_goes_to_hand() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36 [PS-89]
    alliance hand: PS-94
    alliance deck: PS-14
    empire site: PS-45 [PS-90]
    empire hand: PS-105
    battle: attacker PS-36, defender PS-45, step weapons
    """
    )
    answer(table, "alliance", "PS-89")
    assert cards_of(table, "destiny") == ["PS-14"]
    assert sums(table, "aim") == [("destiny", "PS-14", 3), ("text", "PS-89", 2)]
    assert amounts(table, "hit") == [5]
    assert discard(table, "empire") == ["PS-90", "PS-45"]
    assert sorted(hand(table, "alliance")) == ["PS-14", "PS-94"]
    assert kinds(table).index("destiny") < kinds(table).index("hit")


@pytest.mark.rule("jk.battle.hit")
def test_destiny_no_higher_than_defense_misses() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36 [PS-90]
    alliance hand: PS-94
    alliance deck: PS-36
    empire site: PS-45
    empire hand: PS-105
    battle: attacker PS-36, defender PS-45, step weapons
    """
    )
    answer(table, "alliance", "PS-90")
    assert amounts(table, "miss") == [3]
    assert site(table, "empire") == ["PS-45"]
    assert sorted(hand(table, "alliance")) == ["PS-36", "PS-94"]


@pytest.mark.rule("jk.battle.destiny-empty")
def test_without_a_draw_deck_destiny_is_zero_whatever_is_added() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36 [PS-89]
    alliance hand: PS-94
    empire site: PS-48
    empire hand: PS-105
    battle: attacker PS-36, defender PS-48, step weapons
    """
    )
    answer(table, "alliance", "PS-89")
    assert amounts(table, "miss") == [0]
    assert "no-destiny" in kinds(table)


@pytest.mark.rule("jk.battle.last-removed", "jk.battle.early-win-ruling")
def test_a_battle_whose_last_card_is_shot_ends_and_winning_it_can_be_answered() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance hand: PS-94, PS-95
    empire site: PS-48 [PS-89]
    empire hand: PS-114
    empire deck: PS-54
    battle: attacker PS-48, defender PS-36, step weapons
    """
    )
    answer(table, "empire", "PS-89")
    while asked(table) == [("alliance", "respond")]:
        answer(table, "alliance", "done")
    assert cards_of(table, "battle-won") == ["PS-48"]
    answer(table, "empire", "PS-114")
    skip_to(table, "battle-phase")
    assert len(hand(table, "alliance")) == 1
    assert table.fight is None
    assert "power" not in kinds(table)


@pytest.mark.rule("jk.battle.main-removed-ruling")
def test_a_side_that_lost_its_defender_names_a_supporter_in_its_place() -> None:
    """Han's Blaster may target the defender even while it is supported."""
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-22 [PS-33], PS-36
    alliance hand: PS-94
    alliance deck: PS-18
    empire site: PS-45, PS-48, PS-63
    empire hand: PS-105
    battle: attacker PS-22, defender PS-45, supporters PS-48, PS-63, step weapons
    """
    )
    answer(table, "alliance", "PS-33")
    answer(table, "alliance", "PS-45")
    assert asked(table) == [("empire", "new-main")]
    answer(table, "empire", "PS-63")
    fight = table.fight
    assert fight is not None
    assert fight.main[1] == find(table, "PS-63")
    assert fight.supporters[1] == [find(table, "PS-48")]


@pytest.mark.rule("jk.battle.new-main-bonus-ruling")
def test_the_tactical_bonus_goes_with_the_removed_card_and_the_new_one_may_get_its_own() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-22 [PS-33], PS-36
    alliance hand: PS-94
    alliance deck: PS-18
    empire site: PS-45 [PS-109], PS-48
    empire hand: PS-105
    battle: attacker PS-22, defender PS-45, supporters PS-48, step weapons
    """
    )
    answer(table, "alliance", "PS-33")
    answer(table, "alliance", "PS-45")
    assert discard(table, "empire") == ["PS-109", "PS-45"]
    answer(table, "empire", "PS-105")
    assert under(table, "PS-48") == ["PS-105"]
    assert power(table, find(table, "PS-48")) == 4 + 3


@pytest.mark.rule("jk.battle.lost-shot-ruling")
def test_a_cancelled_shot_draws_no_destiny_and_counts_as_the_cards_fire() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36 [PS-89, PS-90]
    alliance hand: PS-94
    alliance deck: PS-18
    empire site: PS-41
    empire hand: PS-115
    battle: attacker PS-36, defender PS-41, step weapons
    """
    )
    answer(table, "alliance", "PS-89")
    answer(table, "empire", "PS-115")
    skip_to(table, "weapons")
    assert "destiny" not in kinds(table)
    assert site(table, "empire") == ["PS-41"]
    assert "PS-90" not in offered(table, "alliance")


@pytest.mark.rule("jk.battle.tactical")
def test_one_event_for_each_of_attacker_and_defender_adds_its_tactical_bonus() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance hand: PS-98, PS-99
    empire site: PS-48
    empire hand: PS-109
    battle: attacker PS-36, defender PS-48, step weapons
    """
    )
    answer(table, "alliance", "PS-98")
    assert under(table, "PS-36") == ["PS-98"]
    assert power(table, find(table, "PS-36")) == 6
    answer(table, "empire", "PS-109")
    assert power(table, find(table, "PS-48")) == 7
    assert "PS-99" not in offered(table, "alliance")
    pass_all(table, "weapons")
    pass_all(table, "power")
    assert "PS-98" in discard(table, "alliance")
    assert "PS-109" in discard(table, "empire")


# --- power and result ---


@pytest.mark.rule("jk.battle.power")
def test_only_attackers_and_defenders_power_counts() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6, PS-36, PS-36
    alliance hand: PS-94
    empire site: PS-48 [PS-91]
    empire hand: PS-105
    battle: attacker PS-6, defender PS-48, supporters PS-36, step power
    """
    )
    assert asked(table) == [("alliance", "power")]
    pass_all(table, "power")
    hero, trooper = printed("PS-6").power, printed("PS-48").power
    assert amounts(table, "power") == [hero, trooper + 1]
    assert cards_of(table, "battle-won") == ["PS-6"]
    assert sums(table, "power", "empire") == [("printed", "PS-48", trooper), ("text", "PS-91", 1)]


@pytest.mark.rule("jk.battle.power")
def test_a_tie_goes_to_the_attacker() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-83
    alliance hand: PS-94
    empire site: PS-83
    empire hand: PS-105
    """
    )
    answer(table, "alliance", "PS-83")
    for kind in ("support", "weapons", "power"):
        pass_all(table, kind)
    assert len(set(amounts(table, "power"))) == 1
    assert site(table, "alliance") == ["PS-83"]
    assert site(table, "empire") == []


@pytest.mark.rule("jk.battle.losers", "jk.battle.defeated", "jk.discard.order-ruling")
def test_all_of_the_losing_side_are_defeated_with_what_is_under_them() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6
    alliance hand: PS-94
    empire site: PS-46 [PS-90, PS-91], PS-63 [PS-89]
    empire deck: PS-49, PS-49, PS-49, PS-49
    battle: attacker PS-6, defender PS-46, supporters PS-63, step power
    """
    )
    pass_all(table, "power")
    assert cards_of(table, "defeated") == ["PS-46", "PS-63"]
    assert discard(table, "empire")[::-1] == ["PS-46", "PS-90", "PS-91", "PS-63", "PS-89"]


@pytest.mark.rule("jk.battle.losers", "jk.battle.under-ruling")
def test_characters_aboard_a_lost_starship_are_defeated_with_it() -> None:
    table = scene(
        AT_THE_SYSTEM
        + """
    alliance system: PS-17 [PS-36 [PS-90]]
    empire system: PS-52
    battle: attacker PS-52, defender PS-17, step power
    """
    )
    pass_all(table, "power")
    assert cards_of(table, "defeated") == ["PS-17", "PS-36"]
    assert system(table, "alliance") == []
    assert set(discard(table, "alliance")) >= {"PS-17", "PS-90"}


@pytest.mark.rule("jk.battle.win-texts", "jk.battle.win-order")
def test_texts_about_the_result_work_before_the_defeated_are_discarded() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6
    alliance hand: PS-94
    empire site: PS-46
    empire deck: PS-49, PS-49, PS-49
    battle: attacker PS-6, defender PS-46, step power
    """
    )
    pass_all(table, "power")
    order = kinds(table)
    assert order.index("battle-won") < order.index("defeated") < order.index("text") < order.index("discard")
    assert len(hand(table, "empire")) >= 2


@pytest.mark.rule("jk.battle.steps")
def test_support_weapons_and_power_follow_one_another() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6
    alliance hand: PS-94
    empire site: PS-48
    empire hand: PS-105
    """
    )
    answer(table, "alliance", "PS-6")
    skip_to(table, "support")
    assert asked(table) == [("empire", "support")]
    pass_all(table, "support")
    assert asked(table) == [("alliance", "weapons")]
    pass_all(table, "weapons")
    assert asked(table) == [("alliance", "power")]


@pytest.mark.rule("jk.battle.character")
def test_characters_fight_with_personal_weapons_by_the_same_rules() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36 [PS-90]
    alliance hand: PS-94
    alliance deck: PS-18
    empire site: PS-48
    """
    )
    answer(table, "alliance", "PS-36")
    pass_all(table, "support")
    answer(table, "alliance", "PS-90")
    assert cards_of(table, "hit") == ["PS-48"]
    assert discard(table, "empire") == ["PS-48"]


@pytest.mark.rule("jk.battle.any-removal-ruling")
def test_a_text_that_removes_the_last_card_ends_the_battle() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance hand: PS-94
    empire site: PS-41
    empire hand: PS-111
    empire deck: PS-54
    battle: attacker PS-41, defender PS-36, step weapons
    """
    )
    answer(table, "empire", "PS-111")
    if ("empire", "how") in asked(table):
        answer(table, "empire", "play")
    skip_to(table, "battle-phase")
    assert cards_of(table, "battle-won") == ["PS-41"]
    assert table.fight is None


@pytest.mark.rule("jk.battle.several-ruling")
def test_a_card_fires_anew_in_every_battle() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36, PS-30
    alliance hand: PS-94
    empire site: PS-41 [PS-90]
    empire hand: PS-105
    empire deck: PS-48, PS-48, PS-48
    """
    )
    for attacker in ("PS-36", "PS-30"):
        answer(table, "alliance", attacker)
        pass_all(table, "support")
        answer(table, "alliance", "pass")
        answer(table, "empire", "PS-90")
        pass_all(table, "weapons")
        pass_all(table, "power")
        if ("empire", "battle-phase") in asked(table):
            answer(table, "empire", "pass")
    assert cards_of(table, "fire") == ["PS-90", "PS-90"]


@pytest.mark.rule("jk.battle.defeated")
def test_who_retires_by_text_is_defeated_all_the_same() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6
    alliance hand: PS-94
    empire site: PS-84, PS-74
    battle: attacker PS-6, defender PS-84, step power
    """
    )
    pass_all(table, "power")
    assert cards_of(table, "defeated") == ["PS-84"]
    assert theme_pile(table, "empire") == ["PS-84"]
    assert rules_of(table, "defeated") == ["jk.battle.losers"]
    assert events(table, "discard", "empire") == []


# --- texts about defeat, and what is defeated together ---


@pytest.mark.rule("jk.battle.tactical")
def test_an_event_used_for_its_bonus_says_nothing() -> None:
    """Bounty Posted in play would pay for a leader defeated; under the attacker it only adds to power."""
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6 [PS-117]
    alliance hand: PS-94
    alliance deck: PS-36, PS-36, PS-36
    empire site: PS-46
    battle: attacker PS-6, defender PS-46, step power
    """
    )
    assert power(table, find(table, "PS-6")) == printed("PS-6").power + printed("PS-117").tactical
    while asked(table)[0][1] in ("power", "respond"):
        decline(table)
    assert asked(table) != [("alliance", "may")]
    assert cards_of(table, "defeated") == ["PS-46"]
    assert discard(table, "alliance") == ["PS-117"]


@pytest.mark.rule("jk.battle.win-texts")
def test_a_text_about_a_card_that_was_hit_waits_for_the_power_step() -> None:
    """C-3PO's owner draws a card for his defeat."""
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6, PS-27
    alliance hand: PS-94
    alliance deck: PS-36, PS-36
    empire site: PS-41 [PS-89]
    empire hand: PS-105
    empire deck: PS-54
    battle: attacker PS-41, defender PS-6, supporters PS-27, step weapons
    """
    )
    answer(table, "empire", "PS-89")
    skip_to(table, "weapons")
    assert cards_of(table, "defeated") == ["PS-27"]
    assert cards_of(table, "draw", "alliance") == []
    pass_all(table, "weapons")
    pass_all(table, "power")
    assert cards_of(table, "text") == ["PS-27"]
    assert len(cards_of(table, "draw", "alliance")) == 1
    assert kinds(table).index("battle-won") < kinds(table).index("text")


@pytest.mark.rule("jk.battle.early-win-ruling")
def test_texts_about_defeat_work_when_the_last_card_is_shot() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-27
    alliance deck: PS-36, PS-36
    empire site: PS-41 [PS-89]
    empire hand: PS-105
    empire deck: PS-54
    battle: attacker PS-41, defender PS-27, step weapons
    """
    )
    answer(table, "empire", "PS-89")
    skip_to(table, "battle-phase")
    assert cards_of(table, "text") == ["PS-27"]
    assert kinds(table).index("battle-won") < kinds(table).index("text")
    assert table.fight is None


@pytest.mark.rule("jk.battle.win-order")
def test_what_becomes_of_the_defeated_is_found_before_the_first_is_gone() -> None:
    """Skiff Guards defeated while Jabba is there go to the Theme pile, even if he is defeated with them."""
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-6 [PS-91]
    alliance hand: PS-94
    empire site: PS-74, PS-84
    battle: attacker PS-6, defender PS-74, supporters PS-84, step power
    """
    )
    pass_all(table, "power")
    assert cards_of(table, "defeated") == ["PS-74", "PS-84"]
    assert discard(table, "empire") == ["PS-74"]
    assert theme_pile(table, "empire") == ["PS-84"]


@pytest.mark.rule("jk.battle.under-ruling")
def test_a_character_defeated_aboard_goes_where_its_text_sends_it() -> None:
    table = scene(
        AT_THE_SYSTEM
        + """
    alliance system: PS-17
    alliance hand: PS-94
    empire system: PS-87 [PS-74, PS-84 [PS-89]]
    battle: attacker PS-17, defender PS-87, step power
    """
    )
    pass_all(table, "power")
    assert cards_of(table, "defeated") == ["PS-87", "PS-74", "PS-84"]
    assert theme_pile(table, "empire") == ["PS-84"]
    assert discard(table, "empire") == ["PS-89", "PS-74", "PS-87"]


@pytest.mark.rule("jk.battle.fighters")
def test_a_text_about_supporting_is_silent_aboard_a_starship() -> None:
    """A Massassi Guard that supports adds to the defense of the card it supports; one aboard never supports."""
    table = scene(
        AT_THE_SYSTEM
        + """
    alliance system: PS-17, PS-39 [PS-14]
    alliance hand: PS-94
    empire system: PS-52
    empire hand: PS-105
    battle: attacker PS-52, defender PS-17, supporters PS-39, step weapons
    """
    )
    assert defense(table, find(table, "PS-17")) == printed("PS-17").defense


@pytest.mark.rule("jk.text.limit-ruling")
def test_several_defeats_at_once_set_off_a_text_once_per_turn_once() -> None:
    """Jabba's version draws a card once per turn when an opposing character is defeated."""
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36, PS-14, PS-30
    alliance hand: PS-94
    empire site: PS-76 [PS-109]
    empire deck: PS-83, PS-83, PS-83, PS-83
    battle: attacker PS-76, defender PS-36, supporters PS-14, PS-30, step power
    """
    )
    pass_all(table, "power")
    assert cards_of(table, "defeated") == ["PS-36", "PS-14", "PS-30"]
    assert len(cards_of(table, "draw", "empire")) == 1


@pytest.mark.rule("jk.battle.destiny-empty")
def test_a_new_draw_from_an_empty_deck_is_zero() -> None:
    """Lando replaces a destiny that would hit by a draw from a deck without cards."""
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-26
    alliance hand: PS-94
    empire site: PS-41 [PS-89]
    empire hand: PS-105
    empire deck: PS-54
    battle: attacker PS-41, defender PS-26, step weapons
    """
    )
    answer(table, "empire", "PS-89")
    skip_to(table, "may")
    answer(table, "alliance", "yes")
    answer(table, "alliance", "PS-94")
    assert cards_of(table, "miss") == ["PS-26"]
    assert amounts(table, "miss") == [0]
    assert sorted(hand(table, "empire")) == ["PS-105", "PS-54"]


@pytest.mark.rule("jk.battle.any-removal-ruling")
def test_nobody_wins_a_battle_both_sides_have_left() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance site: PS-36
    alliance hand: PS-94
    empire site: PS-48
    battle: attacker PS-36, defender PS-48, step power
    """
    )
    for code in ("PS-36", "PS-48"):
        table.discard_stack(find(table, code), "jk.text.use")
    pass_all(table, "power")
    assert rules_of(table, "nobody-won") == ["jk.battle.any-removal-ruling"]
    assert cards_of(table, "battle-won") == []
