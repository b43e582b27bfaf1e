"""Texts at work in fights: effects, weapons by text, Force Push, the Gaderffii Stick, further fights, last stands."""

from __future__ import annotations

import pytest

from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    discard,
    events,
    hand,
    here,
    offered,
    rules_of,
    scene,
    sums,
    total,
    totals,
)

# --- effects ---


@pytest.mark.rule("yj.battle.effect-each")
def test_an_effects_bonus_counts_for_each_of_a_group() -> None:
    """Bombad General gives every Gungan one: Jar Jar too, though no diamond."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light effect: BN-59
        light plan: DM-54, DM-23, DM-24, DM-25
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [
        ("power", "DM-23", 2),
        ("power", "DM-24", 2),
        ("power", "DM-25", 2),
        ("effect", "BN-59", 1),
        ("effect", "BN-59", 1),
        ("effect", "BN-59", 1),
    ]


@pytest.mark.rule("yj.battle.effect-each")
def test_of_a_group_only_those_an_effect_speaks_of_have_its_bonus() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light effect: BN-59
        light plan: DM-53, DM-4, DM-3
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert [line for line in sums(table, "light") if line[0] == "effect"] == [("effect", "BN-59", 1)]


@pytest.mark.rule("yj.battle.bonus-once")
def test_captain_panaka_royal_defender_gains_two_from_the_security_forces() -> None:
    """He is named, and counts as all three of the kinds besides: two points, not eight."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light effect: DF-27
        light plan: EBN-P11
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "EBN-P11", 4), ("effect", "DF-27", 2)]
    assert total(table, "light") == 6


@pytest.mark.rule("yj.battle.bonus-once")
@pytest.mark.parametrize(
    ("who", "bonus"), [("DM-6", 2), ("DM-31", 2), ("DM-19", 2), ("DM-20", 2), ("DM-21", 0)]
)
def test_the_others_gain_two_if_they_are_meant(who: str, bonus: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light effect: DF-27
        light plan: {who}
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sum(amount for why, _, amount in sums(table, "light") if why == "effect") == bonus


@pytest.mark.rule("yj.battle.da-dug")
def test_da_dug_chaaa_is_for_dark_pilots_alone() -> None:
    """Sebulba gains one and costs one card less; Anakin, a pilot too, neither."""
    for light, dark, lost in (("DM-7", "DM-73", "dark"), ("DM-4", "DM-71", "light")):
        table = scene(f"""
            young-jedi full
            turn: 5 light fights
            Coruscant: DM-66
            dark effect: BN-130
            light plan: {light}
            dark plan: {dark}
            light deck: DM-45 x9
            dark deck: DM-119 x9
        """)
        assert ("effect", "BN-130", 1) in sums(table, "dark") or lost == "light"
        assert not [line for line in sums(table, "light") if line[0] == "effect"]
        assert damage(table, lost) == (1 if lost == "dark" else 4)


@pytest.mark.rule("yj.battle.damage-floor-ruling")
def test_texts_lower_damage_numbers() -> None:
    """Of Boss Nass's three a Bombad General takes two, of a pilot's two Da Dug Chaaa! one."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light effect: BN-59
        light plan: DM-13
        dark plan: DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert damage(table, "light") == 1
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        dark effect: BN-130
        light plan: DM-7
        dark plan: DM-80
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert damage(table, "dark") == 1


@pytest.mark.rule("yj.battle.damage-floor-ruling")
def test_less_than_nothing_is_nothing() -> None:
    """Two effects cannot be deployed at once; in a position set up by hand they show that damage stops at 0."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light effect: BN-59, BN-59
        light plan: DM-13
        dark plan: DM-107, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "defeated") == ["DM-13"]
    assert damage(table, "light") == 0


@pytest.mark.rule("yj.battle.weapon-ban-first-ruling")
def test_a_tank_may_not_use_weapons_while_the_gungans_have_their_shield() -> None:
    """Its cannon draws nothing and is not lost with it; Open Fire!, which needs the cannon, does not work."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light effect: DF-23
        light plan: DM-7
        dark plan: JC-124, DM-114, DM-88
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "dark") == [("power", "DM-88", 5)]
    assert not events(table, "destiny")
    assert cards_of(table, "card-unused") == ["JC-124"]
    assert cards_of(table, "defeated") == ["DM-88"]
    assert here(table, "dark") == ["DM-114"]


# --- weapons by text ---


@pytest.mark.rule("yj.battle.weapon-by-text")
@pytest.mark.parametrize(("foe", "dots"), [("DM-27", 1), ("DM-1", 3)])
def test_aurra_sing_trophy_collector_uses_a_sith_lightsaber(foe: str, dots: int) -> None:
    """One dot from the saber, and two of her own against a Jedi."""
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: {foe}
        dark plan: DM-107, DF-33
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    found = sums(table, "dark")
    assert found[:2] == [("power", "DF-33", 5), ("weapon", "DM-107", 1)]
    assert sum(amount for why, _, amount in found if why in ("weapon", "text")) == dots
    assert found[-1] == ("destiny", "DM-107", 3)


@pytest.mark.rule("yj.battle.weapon-by-text")
def test_another_aurra_sing_may_not_use_it() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-27
        dark plan: DM-107, DM-75
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "dark") == [("power", "DM-75", 5)]


@pytest.mark.rule("yj.battle.best-box-ruling")
@pytest.mark.parametrize(
    ("weapon", "user", "foe", "dots", "draws"),
    [
        ("DF-13", "DM-27", "DM-99", 0, 1),
        ("DF-13", "DM-27", "DM-88", 2, 1),
        ("DF-13", "DM-3", "DM-99", 2, 1),
        ("BP-21", "DM-27", "DM-99", 3, 0),
        ("BP-21", "DM-3", "DM-99", 3, 1),
        ("BP-21", "DM-3", "DM-71", 3, 0),
        ("V1-42", "JC-18", "DM-27", 2, 1),
        ("V1-42", "JC-18", "DM-99", 0, 1),
        ("V1-42", "JC-13", "DM-99", 3, 1),
    ],
    ids=[
        "a booma",
        "a booma against a tank",
        "Jar Jar's booma",
        "a diamond's hold-out blaster",
        "another's against a diamond",
        "another's against no diamond",
        "a Jedi Master with Adi Gallia's virtual saber",
        "the same against a droid",
        "Adi Gallia herself",
    ],
)
def test_some_boxes_count_against_some_opponents(
    weapon: str, user: str, foe: str, dots: int, draws: int
) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: JC-67
        light plan: {weapon}, {user}
        dark plan: {foe}
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sum(amount for why, _, amount in sums(table, "light") if why == "weapon") == dots
    assert len(events(table, "destiny", "light")) == draws


# --- two weapons ---


@pytest.mark.rule("yj.battle.two-weapons-ruling")
@pytest.mark.parametrize("order", ["DM-41, DM-39", "DM-39, DM-41"])
def test_two_weapons_stand_in_any_order_behind_the_card_that_allows_them(order: str) -> None:
    """A mounted Gungan: kaadu and electropole both add dots and draws, and both are lost."""
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-17, {order}, DM-23
        dark plan: DM-120, DM-71
        light deck: DM-72, DM-72, DM-45 x9
        dark deck: DM-97, DM-119 x9
    """)
    assert [event.amount for event in events(table, "destiny", "light")] == [4, 4]
    dots = {face: amount for why, face, amount in sums(table, "light") if why == "weapon"}
    assert dots == {"DM-41": 1, "DM-39": 2}
    assert total(table, "light") == 2 + 1 + 2 + 4 + 4


@pytest.mark.rule("yj.battle.two-weapons-ruling", "yj.battle.weapon-lost")
def test_both_weapons_are_lost_with_their_user() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-17, DM-41, DM-39, DM-23
        dark plan: DM-107, DM-71
        light deck: DM-33 x9
        dark deck: DM-120, DM-119 x9
    """)
    assert total(table, "light") == 7
    assert total(table, "dark") == 13
    assert set(discard(table, "light")) == {"DF-17", "DM-33", "DM-39", "DM-41", "DM-23"}


@pytest.mark.rule("yj.battle.two-weapons-ruling", "yj.battle.card-over-weapon-ruling")
@pytest.mark.parametrize("weapons", ["DM-41", "DM-41, DM-41", "DM-39, DM-38", "DM-41, DM-46"])
def test_the_card_does_not_work_without_one_of_each_sort(weapons: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-17, {weapons}, DM-23
        dark plan: DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "card-unused") == ["DF-17"]
    assert cards_of(table, "uses-weapon") == [weapons.rsplit(", ", maxsplit=1)[-1]]


# --- Force Push ---


@pytest.mark.rule("yj.battle.force-push")
def test_against_a_force_push_a_weapon_does_not_count_and_is_kept() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BN-51, DM-2
        dark plan: DM-108, BN-75
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "dark") == [("power", "BN-75", 5)], "nor the text that asks for her rifle in use"
    assert rules_of(table, "weapon-ignored") == ["yj.battle.force-push"]
    assert not events(table, "destiny")
    assert cards_of(table, "defeated") == ["BN-75"]
    assert here(table, "dark") == ["DM-108"]


@pytest.mark.rule("yj.battle.force-push")
def test_whoever_uses_a_weapon_does_not_push() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BN-51, JC-40, DM-2
        dark plan: DM-108, BN-75
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert not events(table, "weapon-ignored")
    assert ("weapon", "DM-108", 2) in sums(table, "dark")
    assert ("text", "BN-75", 1) in sums(table, "dark")


@pytest.mark.rule("yj.battle.force-push")
def test_a_weapon_that_cannot_be_used_does_not_hinder_a_push() -> None:
    """A podracer before Qui-Gon is ignored: he uses no weapon."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BN-51, DM-36, DM-2
        dark plan: DM-108, BN-75
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert events(table, "weapon-ignored")


@pytest.mark.rule("yj.battle.force-push")
def test_a_battle_card_that_needs_a_weapon_does_not_work_against_a_push() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Naboo: JC-67
        light plan: BN-51, DM-2
        dark plan: JC-124, DM-114, DM-88
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "dark") == [("power", "DM-88", 5)]
    assert cards_of(table, "card-unused") == ["JC-124"]
    assert discard(table, "dark") == ["JC-124", "DM-119", "DM-119", "DM-119", "DM-119", "DM-88"]
    assert here(table, "dark") == ["DM-114"]


@pytest.mark.rule("yj.battle.force-push", "yj.battle.weapon-ban-first-ruling")
def test_a_battle_card_with_cubes_that_needs_no_weapon_still_draws() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BN-51, DM-2
        dark plan: DM-133, DM-120, DM-74
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "dark") == [("power", "DM-74", 3), ("destiny", "DM-133", 3)]


@pytest.mark.rule("yj.battle.force-push")
def test_a_push_by_the_defender_takes_hold_before_the_first_draw_too() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BN-56, JC-40, DM-2
        dark plan: BN-125, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "DM-2", 6)], "the bonus asks for the saber in use"
    assert not events(table, "destiny")
    assert cards_of(table, "uses-card") == ["BN-56", "BN-125"]


@pytest.mark.rule("yj.battle.force-push")
def test_against_a_push_both_weapons_of_a_mounted_gungan_fall_away() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: RF-C3, DM-41, DM-39, DM-23
        dark plan: BN-125, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "DM-23", 2)], "nor the dots of the card that asks for both"
    assert here(table, "light") == ["DM-41", "DM-39"]


# --- the Gaderffii Stick ---

GADERFFII = """
    young-jedi full
    turn: 5 dark fights
    Coruscant: DM-66
    light plan: DM-46, DM-31
    dark plan: BP-49, DM-95
    light deck: DM-45 x9
    dark deck: DM-119 x9
"""


@pytest.mark.rule("yj.battle.gaderffii")
def test_the_stick_is_given_up_before_any_weapon_draws_and_then_draws_nothing() -> None:
    table = scene(GADERFFII)
    assert asked(table) == [("dark", "ignore-weapon")]
    assert not events(table, "destiny")
    answer(table, "dark", "DM-46")
    assert not events(table, "destiny")
    assert sums(table, "dark") == [("power", "DM-95", 2)]
    assert sums(table, "light") == [("power", "DM-31", 2)]
    assert discard(table, "dark") == ["BP-49"]
    assert here(table, "light") == ["DM-46", "DM-31"]


@pytest.mark.rule("yj.battle.gaderffii")
def test_the_stick_may_be_kept_and_used_as_a_weapon() -> None:
    table = scene(GADERFFII)
    answer(table, "dark", "done")
    assert sums(table, "dark") == [("power", "DM-95", 2), ("weapon", "BP-49", 1), ("destiny", "BP-49", 3)]
    assert sums(table, "light") == [("power", "DM-31", 2), ("destiny", "DM-46", 3)]


@pytest.mark.rule("yj.battle.gaderffii")
@pytest.mark.parametrize("plan", ["DM-31", "DM-36, DM-31"])
def test_nothing_is_asked_where_no_weapon_is_in_use(plan: str) -> None:
    table = scene(GADERFFII.replace("DM-46, DM-31", plan))
    assert not [kind for _, kind in asked(table) if kind == "ignore-weapon"]
    assert ("weapon", "BP-49", 1) in sums(table, "dark")


@pytest.mark.rule("yj.battle.gaderffii", "yj.battle.removed-not-defeated-ruling")
def test_the_stick_is_not_defeated_and_costs_nothing() -> None:
    table = scene(GADERFFII.replace("DM-95", "DM-96"))
    answer(table, "dark", "DM-46")
    assert rules_of(table, "discard") == ["yj.battle.gaderffii"]
    assert not events(table, "defeated") and not events(table, "damage")


@pytest.mark.rule("yj.battle.gaderffii")
def test_a_weapon_ignored_is_not_lost_with_its_user() -> None:
    table = scene(GADERFFII.replace("DM-31", "JC-38").replace("DM-95", "BP-36"))
    answer(table, "dark", "DM-46")
    assert cards_of(table, "defeated") == ["JC-38"]
    assert here(table, "light") == ["DM-46"]


@pytest.mark.rule("yj.battle.gaderffii", "yj.battle.two-weapons-ruling")
def test_of_two_weapons_one_is_ignored_and_the_card_for_both_falls_away() -> None:
    table = scene(GADERFFII.replace("DM-46, DM-31", "RF-C3, DM-41, DM-39, DM-23"))
    assert offered(table, "dark") == ["DM-41", "DM-39", "done"]
    answer(table, "dark", "DM-41")
    assert sums(table, "light") == [("power", "DM-23", 2), ("weapon", "DM-39", 2), ("destiny", "DM-39", 3)]
    assert cards_of(table, "card-unused") == ["RF-C3"]


@pytest.mark.rule("yj.battle.removed-not-defeated-ruling")
def test_a_card_discarded_by_a_text_costs_no_damage_and_its_weapon_stays() -> None:
    """Blockade takes a Bravo Pilot from the planet; the blaster it could have used is left there."""
    table = scene("""
        young-jedi full
        turn: 5 dark even-up
        Naboo: JC-67
        light here: DM-21, DM-46, DM-7
        dark here: DM-99
        dark effect: DF-55
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("dark", "sacrifice")]
    answer(table, "dark", "DF-55", "DM-21")
    assert here(table, "light") == ["DM-46", "DM-7"]
    assert discard(table, "light") == ["DM-21"]
    assert damage(table, "light") == 0
    assert not events(table, "defeated")


# --- texts that ask for a certain weapon in use ---


@pytest.mark.rule("yj.battle.together", "yj.duel.is-fight")
@pytest.mark.parametrize(
    ("plan", "bonus"),
    [
        ("JC-40, EDM-P1", 1),
        ("DF-12, EDM-P1", 1),
        ("DM-34, EDM-P1", 0),
        ("EDM-P1, JC-40", 0),
        ("DM-64, JC-40, EDM-P1, DM-2", 1),
        ("DM-64, JC-40, DM-2, EDM-P1", 0),
    ],
    ids=["his own", "its other version", "another's", "a spare one", "first of two", "second of two"],
)
def test_qui_gon_is_stronger_with_his_own_lightsaber_in_his_own_hand(plan: str, bonus: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: DM-67
        light plan: {plan}
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sum(amount for why, _, amount in sums(table, "light") if why == "text") == bonus


@pytest.mark.rule("yj.battle.weapon-lost", "yj.battle.compare")
@pytest.mark.parametrize(
    ("side", "plan", "cost"),
    [
        ("light", "JC-41, EDM-P3", 1),
        ("light", "DM-45, EDM-P3", 3),
        ("light", "JC-41, DM-8", 3),
        ("dark", "JC-106, EDM-P4", 3),
        ("dark", "DM-107, EDM-P4", 5),
        ("dark", "JC-113, EDM-P6", 1),
        ("dark", "DM-120, EDM-P6", 3),
    ],
)
def test_a_weapon_of_their_own_makes_their_defeat_cheaper(side: str, plan: str, cost: int) -> None:
    strong = {"light": "JC-59, DM-34, DM-7, DM-10", "dark": "DM-131, DM-116, DM-100 x3, DM-71"}
    strong[side] = plan
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: {strong["light"]}
        dark plan: {strong["dark"]}
        light deck: DM-46 x20
        dark deck: DM-84 x2, DM-107 x20
    """)
    assert damage(table, side) == cost


@pytest.mark.rule("yj.duel.is-fight", "yj.duel.defeat-damage")
def test_such_a_text_works_in_a_duel_too() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light duel
        Naboo: DM-67
        light here: EDM-P1, JC-40
        dark here: EDM-P4, JC-106
        light deck: DM-13 x5, DM-20 x15
        dark deck: DM-77 x20
    """)
    answer(table, "light", "EDM-P1")
    answer(table, "dark", "JC-106")
    assert sums(table, "light") == [("power", "EDM-P1", 6), ("weapon", "JC-40", 2), ("text", "EDM-P1", 1)]
    answer(table, "light", "DM-13")
    answer(table, "dark", "done", "pass")
    for _ in range(4):
        answer(table, "light", "DM-13")
        answer(table, "dark", "done")
    assert discard(table, "dark")[-2:] == ["JC-106", "EDM-P4"]
    assert damage(table, "dark") == 3


# --- further fights ---


@pytest.mark.rule("yj.battle.next-fight-bonus")
def test_mace_windu_jedi_warrior_has_his_bonus_in_both_fights_of_wisdom_of_the_council() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: JC-64, EDM-P2
        dark plan: DM-99, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "fights-again") == ["EDM-P2"]
    assert sums(table, "light", 0) == [("power", "EDM-P2", 6), ("text", "EDM-P2", 2)]
    assert sums(table, "light", 1) == [("power", "EDM-P2", 6), ("text", "EDM-P2", 2)]


@pytest.mark.rule("yj.battle.next-fight-bonus")
def test_he_has_it_against_somebody_without_a_diamond_too() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: JC-136
        light plan: JC-64, EDM-P2
        dark plan: DM-75, DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light", 0) == [("power", "EDM-P2", 6), ("site", "EDM-P2", 1), ("text", "EDM-P2", 2)]
    assert not events(table, "fights-again")
    assert len(totals(table, "light")) == 1


@pytest.mark.rule("yj.battle.next-fight-bonus")
def test_another_version_of_him_has_no_such_bonus() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: JC-64, DM-7
        dark plan: DM-99, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert totals(table, "light") == [6, 6]


# --- extra damage and spoils ---


@pytest.mark.rule("yj.game.damage-order-ruling")
@pytest.mark.parametrize(
    ("light", "dark", "lost"), [("DM-7", "DM-99", ("dark", 3)), ("DM-31", "DM-71", ("light", 2))]
)
def test_a_critical_confrontation_costs_the_loser_more(light: str, dark: str, lost: tuple[str, int]) -> None:
    """Two more if the opponent loses, one more if its own side does."""
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: JC-67
        light plan: DF-16, {light}
        dark plan: {dark}
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert damage(table, lost[0]) == lost[1]


@pytest.mark.rule("yj.battle.compare")
@pytest.mark.parametrize(("winner", "lost"), [("DM-1", 2), ("EBN-P8", 4), ("V1-3", 4)])
def test_some_make_the_damage_of_those_they_defeat_worse(winner: str, lost: int) -> None:
    """Obi-Wan, Jedi Avenger adds two; the virtual Jar Jar doubles."""
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: JC-67
        light plan: {winner}
        dark plan: DM-80
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert damage(table, "dark") == lost


@pytest.mark.rule("yj.battle.one-battle-card")
def test_the_virtual_jar_jar_uses_no_battle_card() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Naboo: JC-67
        light plan: BN-58, V1-3
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "card-unused") == ["BN-58"]
    assert sums(table, "light") == [("power", "V1-3", 4)]


@pytest.mark.rule("yj.battle.together-lose")
def test_whoever_returns_to_hand_was_defeated_all_the_same() -> None:
    """Aurra Sing, Formidable Adversary draws for defeating Jar Jar, though How Wude! saves him."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: BN-49, DM-3
        dark plan: BP-33
        light deck: DM-45 x9
        dark deck: DM-120, DM-119 x9
    """)
    assert hand(table, "light") == ["DM-3"]
    assert damage(table, "light") == 0
    assert asked(table) == [("dark", "spoils-draw")]
    answer(table, "dark", "yes")
    assert hand(table, "dark") == ["DM-120"]


@pytest.mark.rule("yj.battle.together-lose")
def test_of_a_spared_group_only_the_defeated_give_spoils_and_the_users_weapon_stays() -> None:
    """Gungan Battle Cry: Tarpals, who holds the weapon, stays; the Gungan alone is lost."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: BN-48, BN-36, DM-15, DM-23
        dark plan: DM-107, DM-71
        light deck: DM-2 x9
        dark deck: DM-120 x9
    """)
    assert total(table, "light") == 8
    assert total(table, "dark") == 13
    assert cards_of(table, "defeated") == ["DM-23"]
    assert here(table, "light") == ["BN-36", "DM-15"]
    assert damage(table, "light") == 1


# --- the last stand ---


@pytest.mark.rule("yj.battle.last-card-ruling")
@pytest.mark.parametrize(
    ("plan", "lost"),
    [
        ("DF-19, DM-46, DM-7", 0),
        ("DF-19, DM-7, DM-46", 2),
        ("DF-19, DM-7, DM-61", 2),
        ("DM-61, DM-7", 2),
    ],
    ids=["the last card", "a spare weapon behind", "a battle card behind", "without the card"],
)
def test_whoever_makes_a_last_stand_as_the_last_card_lets_nobody_break_through(plan: str, lost: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: {plan}
        dark plan: DM-99, DM-97, DM-98
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "breaks-through") == ["DM-97", "DM-98"]
    assert damage(table, "light") == lost


@pytest.mark.rule("yj.battle.last-card-ruling")
def test_a_character_behind_makes_it_no_last_stand() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DF-19, DM-7, DM-2
        dark plan: DM-99, DM-97, DM-98
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert damage(table, "light") == 1


@pytest.mark.rule("yj.battle.last-card-ruling")
def test_a_last_stand_that_is_lost_still_holds() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DF-19, DM-31
        dark plan: DM-71, DM-97, DM-98
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "defeated") == ["DM-31"]
    assert damage(table, "light") == 1, "for the guard alone"
