"""Reading a battle plan from its front: which weapon and battle card work, and who fights as a group."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.library import best_box, library
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.sets.people import ANY_CHARACTER, JEDI, OBI_WAN
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary import Box
from tests.rules.young_jedi.scenes import (
    aside,
    cards_of,
    damage,
    deck,
    discard,
    events_seen_by,
    hand,
    here,
    rules_of,
    scene,
    sums,
    total,
    totals,
)


def fight(light: str, dark: str, site: str = "DM-135") -> Table:
    """A battle between two plans, in the desert unless said otherwise; cards drawn for destiny show a 3."""
    planet = PLANETS[library().by_code[site].planet]
    return scene(
        f"""
        young-jedi full
        turn: 5 dark fights
        {planet}: {site}
        light plan: {light}
        light deck: DM-45 x30
        dark plan: {dark}
        dark deck: DM-119 x30
        """
    )


# Characters without a bonus in the desert, with power 2, 3 and 6 for Light, 2 and 5 for Dark.
ITHORIAN, ISHI_TIB, MACE_WINDU = "DM-28", "DM-27", "DM-7"
RODIAN, TANK = "JC-95", "DM-88"


# --- weapons ---


@pytest.mark.rule("yj.battle.plan-order")
def test_a_weapon_directly_before_a_character_is_used_by_it() -> None:
    table = fight(ISHI_TIB, f"DM-120, {RODIAN}")
    assert sums(table, "dark") == [("power", RODIAN, 2), ("destiny", "DM-120", 3)]
    assert cards_of(table, "uses-weapon") == ["DM-120"]


@pytest.mark.rule("yj.battle.plan-order")
def test_a_battle_card_before_the_weapon_and_the_weapon_before_the_character_both_work() -> None:
    table = fight(MACE_WINDU, f"DM-129, DM-120, {RODIAN}")
    assert sums(table, "dark") == [
        ("power", RODIAN, 2),
        ("destiny", "DM-120", 3),
        ("battle-card", "DM-129", 3),
    ]


@pytest.mark.rule("yj.battle.plan-order", "yj.battle.weapon-unusable")
def test_a_weapon_before_the_battle_card_is_not_directly_before_the_character() -> None:
    table = fight(ISHI_TIB, f"DM-120, DM-129, {RODIAN}")
    assert sums(table, "dark") == [("power", RODIAN, 2), ("battle-card", "DM-129", 3)]
    assert cards_of(table, "uses-weapon") == []
    assert here(table, "dark") == ["DM-120", RODIAN]


@pytest.mark.rule("yj.battle.reveal", "yj.battle.weapon-unusable", "yj.battle.one-weapon")
@pytest.mark.rule("yj.battle.weapon-adjacent-ruling", "yj.armed.no-weapon", "yj.battle.group-weapon-ruling")
@pytest.mark.parametrize(
    ("plan", "unused"),
    [
        (f"DM-120, {RODIAN}", []),
        (f"DM-107, {RODIAN}", [("DM-107", "yj.battle.weapon-unusable")]),
        (f"DM-120, DM-129, {RODIAN}", [("DM-120", "yj.battle.weapon-unusable")]),
        (f"DM-119, DM-120, {RODIAN}", [("DM-119", "yj.battle.one-weapon")]),
        (
            f"DM-120, DM-107, {RODIAN}",
            [("DM-120", "yj.battle.weapon-adjacent-ruling"), ("DM-107", "yj.battle.weapon-unusable")],
        ),
        ("DM-120, RF-A9", [("DM-120", "yj.armed.no-weapon")]),
        ("DM-134, DM-120, DM-106, DM-71", []),
        ("DM-134, DM-114, DM-106, DM-71", [("DM-114", "yj.battle.group-weapon-ruling")]),
        ("DM-120, DM-134, DM-106, DM-71", [("DM-120", "yj.battle.weapon-unusable")]),
        (f"{RODIAN}, DM-120", []),
    ],
)
def test_both_see_a_weapon_that_goes_unused_and_why(plan: str, unused: list[tuple[str, str]]) -> None:
    table = fight(ISHI_TIB, plan)
    seen = [event for event in events_seen_by(table, "light") if event.kind == "weapon-unused"]
    assert [(event.card.code if event.card else "", event.rule) for event in seen] == unused
    assert set(here(table, "dark")) >= {code for code, _ in unused}


@pytest.mark.rule("yj.battle.weapon-bonus")
def test_a_weapon_adds_the_dots_of_its_user_and_then_a_destiny_draw() -> None:
    table = fight("DM-34, DM-1", TANK)
    assert sums(table, "light") == [
        ("power", "DM-1", 5),
        ("site", "DM-1", 1),
        ("weapon", "DM-34", 2),
        ("destiny", "DM-34", 3),
    ]
    assert total(table, "light") == 11


@pytest.mark.rule("yj.battle.weapon-bonus")
@pytest.mark.parametrize(
    ("weapon", "user", "dots"),
    [
        ("DM-34", "DM-33", 2),  # Obi-Wan's lightsaber: every Obi-Wan
        ("DM-34", "DM-2", 0),  # … any other Jedi
        ("DM-35", "DM-7", 1),  # Ki-Adi-Mundi's
        ("DM-35", "JC-12", 2),
        ("DM-39", "DM-24", 2),  # Electropole: a Gungan with the diamond
        ("DM-39", "DM-3", 0),  # … Jar Jar has none
        ("DM-40", "DM-5", 1),  # Eopie: Anakin or Padmé
        ("DM-44", "DM-21", 2),  # Naboo Blaster: a Bravo Pilot
        ("DM-44", "DM-27", 0),
        ("JC-41", "DM-16", 3),  # Amidala's Blaster: any handmaiden
        ("JC-41", "DM-6", 0),
    ],
)
def test_each_user_gets_the_dots_of_the_box_that_speaks_of_it(weapon: str, user: str, dots: int) -> None:
    table = fight(f"{weapon}, {user}", TANK)
    assert [amount for why, _, amount in sums(table, "light") if why == "weapon"] == ([dots] if dots else [])
    assert ("destiny", weapon, 3) in sums(table, "light")


@pytest.mark.rule("yj.battle.best-box-ruling")
def test_any_other_never_means_one_another_box_names() -> None:
    table = fight("DM-37, DM-6", TANK)
    assert sums(table, "light") == [
        ("power", "DM-6", 4),
        ("site", "DM-6", 2),
        ("weapon", "DM-37", 2),
        ("destiny", "DM-37", 3),
    ]
    boxes = [Box(OBI_WAN, pips=1), Box(ANY_CHARACTER, pips=6, other=True)]
    assert best_box(boxes, library().by_code["DM-1"].index) == 0
    assert best_box(boxes, library().by_code["DM-2"].index) == 1


@pytest.mark.rule("yj.battle.best-box-ruling")
def test_of_several_boxes_that_fit_the_best_counts_wherever_it_is_printed() -> None:
    obi_wan = library().by_code["DM-1"].index
    assert best_box([Box(JEDI), Box(OBI_WAN, pips=2)], obi_wan) == 1
    assert best_box([Box(OBI_WAN, pips=2), Box(JEDI)], obi_wan) == 0
    assert best_box([Box(JEDI, pips=1), Box(ANY_CHARACTER, pips=1, cubes=2), Box(OBI_WAN)], obi_wan) == 1
    assert best_box([Box(OBI_WAN)], library().by_code["DM-3"].index) == -1


@pytest.mark.rule("yj.battle.weapon-unusable")
def test_a_weapon_its_character_cannot_use_is_ignored_and_stays_even_if_the_character_falls() -> None:
    table = fight(f"DM-34, {ISHI_TIB}", TANK)
    assert sums(table, "light") == [("power", ISHI_TIB, 3)]
    assert here(table, "light") == ["DM-34"]
    assert discard(table, "light") == ["DM-45", "DM-45", ISHI_TIB]
    assert hand(table, "light") == []


@pytest.mark.rule("yj.battle.one-weapon", "yj.battle.weapon-adjacent-ruling")
def test_of_two_weapons_the_one_directly_before_the_character_works_and_the_other_is_kept() -> None:
    table = fight(f"DM-45, DM-46, {ISHI_TIB}", "DM-71")
    assert sums(table, "light") == [("power", ISHI_TIB, 3), ("destiny", "DM-46", 3)]
    assert totals(table, "dark") == [8]
    assert here(table, "light") == ["DM-45"]
    assert "DM-46" in discard(table, "light")


@pytest.mark.rule("yj.battle.weapon-adjacent-ruling")
def test_if_the_weapon_directly_before_does_not_fit_the_one_before_it_is_not_used_either() -> None:
    table = fight(f"DM-46, DM-34, {ISHI_TIB}", TANK)
    assert sums(table, "light") == [("power", ISHI_TIB, 3)]
    assert here(table, "light") == ["DM-46", "DM-34"]


@pytest.mark.rule("yj.battle.weapon-spare")
def test_a_weapon_behind_the_last_character_is_neither_used_nor_lost() -> None:
    table = fight(f"{ISHI_TIB}, DM-46, DM-34", TANK)
    assert sums(table, "light") == [("power", ISHI_TIB, 3)]
    assert here(table, "light") == ["DM-46", "DM-34"]
    assert discard(table, "light") == ["DM-45", "DM-45", ISHI_TIB]


@pytest.mark.rule("yj.battle.stap-squad")
def test_a_stap_works_with_a_battle_droid_squad_and_in_complete_control_does_not() -> None:
    table = fight(MACE_WINDU, "DM-125, DM-116, DM-79")
    assert sums(table, "dark") == [
        ("power", "DM-79", 4),
        ("site", "DM-79", 1),
        ("weapon", "DM-116", 2),
        ("destiny", "DM-116", 3),
    ]
    assert rules_of(table, "card-unused") == ["yj.battle.card-unusable"]
    droid = fight(MACE_WINDU, "DM-125, DM-116, DM-97")
    assert ("battle-card", "DM-125", 2) in sums(droid, "dark")
    assert ("weapon", "DM-116", 2) in sums(droid, "dark")


# --- battle cards ---


@pytest.mark.rule("yj.battle.card-over-weapon-ruling")
def test_a_weapon_that_is_ignored_does_not_spoil_the_battle_card_before_it() -> None:
    table = fight(f"DM-51, DM-34, {ISHI_TIB}", "DM-71")
    assert sums(table, "light") == [("power", ISHI_TIB, 3), ("battle-card", "DM-51", 3)]


@pytest.mark.rule("yj.battle.card-over-weapon-ruling", "yj.battle.card-unusable")
def test_two_weapons_between_a_battle_card_and_its_character_spoil_it() -> None:
    table = fight(f"DM-51, DM-45, DM-46, {ISHI_TIB}", RODIAN)
    assert sums(table, "light") == [("power", ISHI_TIB, 3), ("destiny", "DM-46", 3)]
    assert discard(table, "light") == ["DM-51"]
    assert here(table, "light") == ["DM-45", "DM-46", ISHI_TIB]


@pytest.mark.rule("yj.battle.card-unusable")
def test_a_battle_card_for_another_character_is_discarded_without_effect() -> None:
    table = fight(f"DM-63, {ISHI_TIB}, DM-2", RODIAN)
    assert sums(table, "light") == [("power", ISHI_TIB, 3)]
    assert discard(table, "light") == ["DM-63"]
    assert rules_of(table, "discard", "light") == ["yj.battle.card-unusable"]


@pytest.mark.rule("yj.battle.card-unusable")
@pytest.mark.parametrize(
    ("site", "bonus"),
    [("JC-135", 4), ("DM-135", 0), ("JC-65", 0)],
    ids=["Podrace Arena", "desert", "Mos Espa"],
)
def test_a_battle_card_for_one_site_works_there_alone(site: str, bonus: int) -> None:
    table = fight(f"DM-49, {MACE_WINDU}", RODIAN, site)
    assert total(table, "light") == 6 + bonus
    assert discard(table, "light") == ["DM-49"]


@pytest.mark.rule("yj.battle.card-unusable")
@pytest.mark.parametrize(
    ("site", "planet_bonus", "site_bonus"),
    [("DM-66", 3, 0), ("JC-136", 3, 4), ("DM-135", 0, 0)],
    ids=["Capital City", "Galactic Senate", "Tatooine"],
)
def test_a_battle_card_for_a_planet_works_at_all_its_sites(
    site: str, planet_bonus: int, site_bonus: int
) -> None:
    assert total(fight(f"JC-60, {ISHI_TIB}", RODIAN, site), "light") == 3 + planet_bonus
    assert total(fight(f"JC-55, {ISHI_TIB}", RODIAN, site), "light") == 3 + site_bonus


@pytest.mark.rule("yj.battle.card-bonus")
def test_either_half_of_a_battle_card_for_one_or_the_other_is_enough() -> None:
    tusken_anywhere = fight(ISHI_TIB, "DM-130, DM-96", "JC-65")
    assert sums(tusken_anywhere, "dark") == [("power", "DM-96", 2), ("battle-card", "DM-130", 4)]
    anyone_in_the_desert = fight(ISHI_TIB, f"DM-130, {RODIAN}")
    assert sums(anyone_in_the_desert, "dark") == [("power", RODIAN, 2), ("battle-card", "DM-130", 4)]
    neither = fight(ISHI_TIB, f"DM-130, {RODIAN}", "JC-65")
    assert sums(neither, "dark") == [("power", RODIAN, 2)]


@pytest.mark.rule("yj.battle.one-battle-card")
def test_of_two_battle_cards_the_one_directly_before_the_character_works_and_both_are_discarded() -> None:
    table = fight(ITHORIAN, f"DM-129, DM-130, {RODIAN}")
    assert sums(table, "dark") == [("power", RODIAN, 2), ("battle-card", "DM-130", 4)]
    assert discard(table, "dark") == ["DM-130", "DM-129"]
    assert rules_of(table, "discard", "dark") == ["yj.battle.card-unusable", "yj.battle.card-discarded"]


@pytest.mark.rule("yj.battle.one-battle-card", "yj.battle.card-unusable")
def test_a_fitting_battle_card_is_spoilt_by_another_between_it_and_its_character() -> None:
    table = fight(ISHI_TIB, f"DM-129, DM-121, {RODIAN}")
    assert sums(table, "dark") == [("power", RODIAN, 2)]
    assert {"DM-129", "DM-121"} <= set(discard(table, "dark"))


@pytest.mark.rule("yj.battle.one-battle-card")
def test_each_fight_of_a_battle_may_have_its_own_battle_card() -> None:
    table = fight(f"{ISHI_TIB}, {MACE_WINDU}", "DM-125, DM-97, DM-125, DM-98")
    assert totals(table, "dark") == [5, 4]
    assert discard(table, "dark").count("DM-125") == 2


@pytest.mark.rule("yj.battle.card-unusable")
def test_the_first_character_card_works_with_the_first_and_no_later_one() -> None:
    first = fight(f"DM-61, DM-46, {ISHI_TIB}, {ITHORIAN}", f"{RODIAN}, {RODIAN}")
    assert totals(first, "light") == [9, 2]
    second = fight(f"{ISHI_TIB}, DM-61, {ITHORIAN}", f"{RODIAN}, {RODIAN}")
    assert totals(second, "light") == [3, 2]
    assert discard(second, "light") == ["DM-61"]


@pytest.mark.rule("yj.battle.card-unusable")
def test_after_a_group_nobody_is_the_first_character_any_more() -> None:
    table = fight(f"{ISHI_TIB}, {ITHORIAN}", f"DM-122, DM-89, DM-90, DM-127, {RODIAN}")
    assert totals(table, "dark") == [9, 2]
    assert discard(table, "dark") == ["DM-127", "DM-122"]


@pytest.mark.rule("yj.battle.card-unusable", "yj.battle.weapon-unusable")
def test_a_battle_card_that_asks_for_a_weapon_in_use_needs_it_directly_before_the_character() -> None:
    armed = fight(MACE_WINDU, f"JC-124, DM-114, {TANK}")
    assert sums(armed, "dark") == [
        ("power", TANK, 5),
        ("weapon", "DM-114", 2),
        ("destiny", "DM-114", 3),
        ("battle-card", "JC-124", 3),
    ]
    assert sums(fight(MACE_WINDU, f"JC-124, {TANK}, DM-114"), "dark") == [("power", TANK, 5)]
    assert sums(fight(MACE_WINDU, f"DM-114, JC-124, {TANK}"), "dark") == [("power", TANK, 5)]
    other_weapon = fight(MACE_WINDU, f"JC-124, DM-120, {TANK}")
    assert sums(other_weapon, "dark") == [("power", TANK, 5), ("destiny", "DM-120", 3)]


@pytest.mark.rule("yj.battle.card-unusable")
def test_a_useless_battle_card_may_be_planned_to_be_rid_of_it() -> None:
    table = fight(f"{ISHI_TIB}, DM-46, DM-64", RODIAN)
    assert totals(table, "light") == [3]
    assert discard(table, "light") == ["DM-64"]
    assert aside(table, "light") == []


# --- revealing ---


@pytest.mark.rule("yj.battle.reveal")
def test_each_fight_reveals_up_to_and_including_the_next_character_of_each_plan() -> None:
    table = fight(f"DM-46, {ISHI_TIB}, {ITHORIAN}", f"{TANK}, DM-120, {RODIAN}")
    assert cards_of(table, "steps-forward") == [TANK, ISHI_TIB, RODIAN, ITHORIAN]
    assert cards_of(table, "uses-weapon") == ["DM-46", "DM-120"]
    assert totals(table, "light") == [6, 2]
    assert totals(table, "dark") == [5, 5]


@pytest.mark.rule("yj.battle.reveal", "yj.battle.together")
def test_a_group_is_revealed_as_a_whole_and_meets_one_opponent() -> None:
    table = fight(f"{MACE_WINDU}, {ISHI_TIB}", "DM-131, DM-97, DM-98, DM-100, DM-89")
    assert cards_of(table, "steps-forward", "dark") == ["DM-97", "DM-98", "DM-100", "DM-89"]
    assert totals(table, "dark") == [7, 4]
    assert totals(table, "light") == [6, 3]


# --- groups ---


@pytest.mark.rule("yj.battle.together")
def test_a_group_adds_powers_site_bonuses_one_weapon_and_the_battle_card() -> None:
    table = fight("DM-53, DM-36, DM-4, DM-3", TANK, "JC-135")
    assert sums(table, "light") == [
        ("site", "DM-4", 3),
        ("power", "DM-3", 4),
        ("weapon", "DM-36", 3),
        ("destiny", "DM-36", 3),
        ("destiny", "DM-4", 3),
        ("battle-card", "DM-53", 2),
    ]
    assert total(table, "light") == 18


@pytest.mark.rule("yj.battle.together")
def test_three_fight_as_one() -> None:
    table = fight(MACE_WINDU, "DM-131, DM-97, DM-98, DM-99")
    assert sums(table, "dark") == [
        ("power", "DM-97", 2),
        ("site", "DM-97", 1),
        ("power", "DM-98", 2),
        ("power", "DM-99", 2),
        ("site", "DM-99", 2),
    ]
    assert rules_of(table, "power", "dark") == ["yj.battle.together"]
    assert cards_of(table, "defeated") == [MACE_WINDU]
    assert here(table, "dark") == ["DM-97", "DM-98", "DM-99"]
    assert discard(table, "dark") == ["DM-131"]


@pytest.mark.rule("yj.battle.group-contiguous-ruling")
def test_the_members_of_a_group_stand_in_any_order() -> None:
    assert totals(fight("DM-47, DM-1, DM-4", TANK), "light") == [10]
    assert totals(fight("DM-47, DM-4, DM-1", TANK), "light") == [10]


@pytest.mark.rule("yj.battle.together")
def test_the_weapon_must_suit_the_first_of_the_group() -> None:
    obi_wan_first = fight("DM-47, DM-34, DM-1, DM-4", TANK)
    assert ("weapon", "DM-34", 2) in sums(obi_wan_first, "light")
    assert totals(obi_wan_first, "light") == [15]
    anakin_first = fight("DM-47, DM-34, DM-4, DM-1", TANK)
    assert totals(anakin_first, "light") == [10]


@pytest.mark.rule("yj.battle.group-weapon-ruling")
def test_a_group_fights_on_without_a_weapon_its_first_cannot_use_and_keeps_it_in_defeat() -> None:
    table = fight("DM-47, DM-34, DM-4, DM-1", "DM-121, DM-107, DM-71")
    assert totals(table, "light") == [10]
    assert totals(table, "dark") == [15]
    assert cards_of(table, "defeated") == ["DM-4", "DM-1"]
    assert here(table, "light") == ["DM-34"]


@pytest.mark.rule("yj.battle.group-weapon-ruling", "yj.battle.weapon-lost")
def test_a_beaten_group_loses_the_weapon_its_first_used() -> None:
    table = fight("DM-54, DM-41, DM-24, DM-25, DM-26", "DM-129, DM-107, DM-71")
    assert totals(table, "light") == [10]
    assert totals(table, "dark") == [15]
    assert here(table, "light") == []
    assert "DM-41" in discard(table, "light")
    assert damage(table, "light") == 3


@pytest.mark.rule("yj.battle.weapon-ban-first-ruling", "yj.battle.together")
def test_counterparts_fight_without_a_weapon_and_draw_twice() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-50, DM-46, DM-12, DM-11
        light deck: DM-2, DM-34, DM-46 x9
        dark plan: DM-71
        dark deck: DM-119 x9
        """
    )
    assert sums(table, "light") == [
        ("power", "DM-12", 1),
        ("site", "DM-12", 1),
        ("power", "DM-11", 1),
        ("site", "DM-11", 1),
        ("destiny", "DM-50", 1),
        ("destiny", "DM-50", 2),
    ]
    assert cards_of(table, "uses-weapon") == []
    assert hand(table, "light") == ["DM-2", "DM-34"]
    assert cards_of(table, "defeated") == ["DM-12", "DM-11"]
    assert damage(table, "light") == 0
    assert here(table, "light") == ["DM-46"]


@pytest.mark.rule("yj.battle.add-together")
def test_two_cards_of_one_stack_are_added_together_whatever_their_subtitles() -> None:
    table = fight(MACE_WINDU, "DM-134, DM-107, DM-71, DM-106")
    assert sums(table, "dark") == [
        ("power", "DM-71", 6),
        ("site", "DM-71", 2),
        ("power", "DM-106", 3),
        ("site", "DM-106", 2),
        ("weapon", "DM-107", 1),
        ("destiny", "DM-107", 3),
    ]
    assert total(table, "dark") == 17


@pytest.mark.rule("yj.battle.add-together", "yj.battle.together-lose")
def test_a_beaten_stack_takes_the_damage_of_both_cards() -> None:
    table = fight("DM-64, DM-8, DM-9", "DM-71")
    assert totals(table, "light") == [6]
    assert cards_of(table, "defeated") == ["DM-8", "DM-9"]
    assert damage(table, "light") == 6
    assert rules_of(table, "power", "light") == ["yj.battle.add-together"]
    assert rules_of(table, "defeated") == ["yj.battle.together-lose"] * 2


@pytest.mark.rule("yj.battle.add-together", "yj.battle.mistake")
@pytest.mark.parametrize("pair", ["DM-99, DM-99", "DM-71, DM-72", "DM-95, DM-96"])
def test_only_cards_of_one_stack_are_added_together(pair: str) -> None:
    """Diamond cards make no stack, and Darth Maul is not of Darth Sidious' stack."""
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}", f"DM-134, {pair}")
    assert len(totals(table, "dark")) == 2
    assert cards_of(table, "mistake") == ["DM-134"]


@pytest.mark.rule("yj.battle.add-together", "yj.battle.mistake")
def test_weapons_of_one_stack_are_not_added_together() -> None:
    table = fight("DM-64, DM-46, DM-34, DM-34, DM-1", TANK)
    assert cards_of(table, "steps-forward", "light") == ["DM-1"]
    assert totals(table, "light") == [5 + 1 + 2 + 3]
    assert cards_of(table, "mistake") == ["DM-64"]


@pytest.mark.rule("yj.battle.together-lose")
def test_a_beaten_group_is_defeated_whole_and_takes_each_damage_as_one_sum_behind_its_cards() -> None:
    table = fight("DM-53, DM-40, DM-4, DM-3", "DM-129, DM-107, DM-71")
    assert totals(table, "light") == [14]
    assert totals(table, "dark") == [15]
    assert rules_of(table, "power", "light") == ["yj.battle.together"]
    assert here(table, "light") == []
    assert damage(table, "light") == 4 + 2
    assert cards_of(table, "lost", "light") == ["DM-45"] * 6
    assert discard(table, "light") == ["DM-53"] + ["DM-45"] * 6 + ["DM-3", "DM-40", "DM-4"]


@pytest.mark.rule("yj.battle.together-lose", "yj.battle.compare")
def test_a_group_that_ties_stays_whole() -> None:
    table = fight(MACE_WINDU, "DM-131, DM-98, DM-98, DM-100")
    assert totals(table, "light") == totals(table, "dark") == [6]
    assert here(table, "dark") == ["DM-98", "DM-98", "DM-100"]
    assert here(table, "light") == [MACE_WINDU]
    assert damage(table, "light") == damage(table, "dark") == 0


@pytest.mark.rule("yj.battle.together")
def test_diamond_groups_take_no_stackable_card() -> None:
    """Jar Jar is a Gungan without the diamond; Gungans of different titles fit."""
    table = fight(f"DM-54, DM-22, DM-24, DM-25, {MACE_WINDU}", "DM-71")
    assert totals(table, "light") == [6]
    wrong = fight("DM-54, DM-22, DM-24, DM-3", "DM-71")
    assert totals(wrong, "light") == [2]
    assert cards_of(wrong, "mistake") == ["DM-54"]


@pytest.mark.rule("yj.battle.together")
def test_the_three_kinds_of_queens_men_mix() -> None:
    table = fight("DM-62, DM-44, DM-20, DM-21, DM-32", "DM-71")
    assert totals(table, "light") == [2 + 2 + 4 + 2 + 3]


# --- mistakes ---


@pytest.mark.rule("yj.battle.mistake")
def test_with_the_wrong_characters_only_the_battle_card_is_lost_and_the_plan_goes_on() -> None:
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}", f"DM-122, DM-120, {RODIAN}, DM-89")
    assert totals(table, "dark") == [5, 4]
    assert cards_of(table, "mistake", "dark") == ["DM-122"]
    assert discard(table, "dark") == ["DM-122"]
    assert cards_of(table, "uses-weapon", "dark") == ["DM-120"]


@pytest.mark.rule("yj.battle.mistake")
def test_too_few_characters_are_no_group() -> None:
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}, {ISHI_TIB}", "DM-131, DM-99, DM-97")
    assert totals(table, "dark") == [4, 3]
    assert cards_of(table, "mistake", "dark") == ["DM-131"]


@pytest.mark.rule("yj.battle.mistake", "yj.battle.group-contiguous-ruling")
@pytest.mark.parametrize(
    ("plan", "powers"),
    [
        ("DM-122, DM-89, DM-120, DM-90", [4, 7]),
        ("DM-122, DM-89, DM-129, DM-90", [4, 7]),
        ("DM-122, DM-89, JC-95, DM-90", [4, 2, 4]),
    ],
    ids=["a weapon", "a battle card", "a character"],
)
def test_anything_between_the_members_of_a_group_is_a_mistake(plan: str, powers: list[int]) -> None:
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}, {ISHI_TIB}", plan)
    assert totals(table, "dark") == powers
    assert cards_of(table, "mistake", "dark") == ["DM-122"]


@pytest.mark.rule("yj.battle.mistake")
def test_two_weapons_before_a_group_are_a_mistake_and_the_first_character_uses_the_nearer() -> None:
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}", "DM-122, DM-119, DM-115, DM-89, DM-90")
    assert sums(table, "dark", 0) == [
        ("power", "DM-89", 3),
        ("site", "DM-89", 1),
        ("weapon", "DM-115", 2),
        ("destiny", "DM-115", 3),
    ]
    assert sums(table, "dark", 1) == [("power", "DM-90", 3), ("site", "DM-90", 1)]
    assert here(table, "dark") == ["DM-119", "DM-115", "DM-89", "DM-90"]


@pytest.mark.rule("yj.battle.mistake")
def test_of_two_group_cards_the_first_is_discarded_and_the_second_works() -> None:
    table = fight(MACE_WINDU, "DM-122, JC-127, DM-89, DM-90")
    assert totals(table, "dark") == [9]
    assert ("battle-card", "JC-127", 1) in sums(table, "dark")
    assert sorted(discard(table, "dark")) == ["DM-122", "JC-127"]


@pytest.mark.rule("yj.battle.mistake", "yj.battle.one-battle-card")
def test_another_battle_card_before_a_group_card_is_lost_and_the_group_fights() -> None:
    table = fight(MACE_WINDU, "DM-129, DM-122, DM-89, DM-90")
    assert totals(table, "dark") == [9]
    assert discard(table, "dark") == ["DM-122", "DM-129"]
    assert "yj.battle.card-unopposed-ruling" not in rules_of(table, "discard", "dark")


@pytest.mark.rule("yj.battle.mistake")
def test_a_battle_card_between_a_group_card_and_its_group_helps_the_first_character_alone() -> None:
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}", "DM-122, DM-129, DM-89, DM-90")
    assert totals(table, "dark") == [7, 4]
    assert sorted(discard(table, "dark")) == ["DM-122", "DM-129"]


@pytest.mark.rule("yj.battle.mistake")
def test_before_a_group_that_does_not_fit_the_first_of_two_battle_cards_is_lost_too() -> None:
    """The first card goes for being one of two, the second for the wrong characters."""
    table = fight(ISHI_TIB, f"DM-129, DM-122, {RODIAN}, DM-89")
    assert sums(table, "dark", 0) == [("power", RODIAN, 2)]


@pytest.mark.rule("yj.battle.mistake", "yj.battle.together")
@pytest.mark.parametrize(
    ("pair", "group"),
    [("JC-83, JC-84", True), ("JC-83, DM-80", True), ("JC-83, JC-83", False), ("JC-73, JC-83", False)],
    ids=["two pilots", "two pilots of two sets", "one title twice", "Sebulba"],
)
def test_start_your_engines_takes_two_different_pilots_but_not_sebulba(pair: str, group: bool) -> None:
    table = fight(f"{ISHI_TIB}, {ISHI_TIB}", f"JC-126, {pair}")
    assert len(totals(table, "dark")) == (1 if group else 2)
    assert (totals(table, "dark") == [2 + 2 + 2]) == group


@pytest.mark.rule("yj.battle.mistake")
def test_a_group_card_with_nobody_behind_it_is_discarded_at_the_end() -> None:
    table = fight(ISHI_TIB, f"{RODIAN}, DM-122")
    assert totals(table, "dark") == [2]
    assert "DM-122" in discard(table, "dark")
    assert aside(table, "dark") == []


@pytest.mark.rule("yj.battle.mistake")
def test_no_card_is_drawn_for_a_group_card_that_did_not_fit() -> None:
    table = fight("DM-50, DM-12, DM-46, DM-11", "DM-71, DM-72")
    assert totals(table, "light") == [2, 5]
    assert len(deck(table, "light")) == 29
