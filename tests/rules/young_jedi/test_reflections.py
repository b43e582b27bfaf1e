"""Reflections: characters with weapons built in, combo battle cards, double impact cards."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DARK, EFFECT, LIGHT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.sets.people import ANY_BATTLE_CARD, ANY_DIAMOND_CARD, ANY_WEAPON_CARD, LIGHTSABER
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    aside,
    asked,
    cards_of,
    damage,
    discard,
    events,
    hand,
    here,
    offered,
    refusal,
    scene,
    seen_by,
    sums,
    total,
)

ARMED = [f"RF-A{number}" for number in range(1, 13)]


def reads_back(table: Table) -> bool:
    exact = GAME.write_position(table, exact=True)
    return GAME.read_position(exact).encode() == table.encode() == table.copy().encode()


# --- Armed & Dangerous ---


@pytest.mark.rule("yj.armed.draw")
@pytest.mark.parametrize("code", ARMED)
def test_a_built_in_weapon_adds_two_dots_and_a_draw(code: str) -> None:
    card = library().by_code[code]
    side, other = ("light", "dark") if card.side == LIGHT else ("dark", "light")
    table = scene(f"""
        young-jedi full
        turn: 5 {side} fights
        Tatooine: DM-135
        {side} plan: {code}
        {other} plan: {"DM-99" if side == "light" else "DM-31"}
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    found = [line for line in sums(table, side) if line[0] != "site"]
    assert found == [("power", code, card.power), ("weapon", f"{code}w", 2), ("destiny", f"{code}w", 3)]


@pytest.mark.rule("yj.armed.no-weapon")
def test_an_armed_character_cannot_use_a_weapon_card() -> None:
    """The one right before it is ignored, and stays when it is defeated."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-46, RF-A6
        dark plan: DM-107, DM-71
        light deck: DM-2 x9
        dark deck: DM-120 x9
    """)
    assert not events(table, "uses-weapon", "light")
    assert sums(table, "light") == [("power", "RF-A6", 3), ("weapon", "RF-A6w", 2), ("destiny", "RF-A6w", 1)]
    assert cards_of(table, "defeated") == ["RF-A6"]
    assert here(table, "light") == ["DM-46"]


@pytest.mark.rule("yj.armed.no-weapon")
def test_no_weapon_card_may_be_used_by_any_of_them() -> None:
    faces = [library().by_code[code].index for code in ARMED]
    for card in library().cards:
        if card.kind == WEAPON and card.in_decks:
            assert [face for face in faces if card.box_for[face] >= 0] == []


@pytest.mark.rule("yj.armed.no-weapon")
def test_an_ignored_weapon_does_not_part_it_from_its_battle_card() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: JC-136
        light plan: JC-55, DM-46, RF-A6
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "uses-card") == ["JC-55"]


@pytest.mark.rule("yj.armed.cost")
@pytest.mark.parametrize("code", ARMED)
def test_character_and_weapon_are_paid_for(code: str) -> None:
    card = library().by_code[code]
    weapon = library().by_code[f"{code}w"]
    plain = [
        one
        for one in library().cards
        if (one.title, one.subtitle) == (card.title, card.subtitle)
        and one.code != code
        and one.kind == CHARACTER
    ]
    assert weapon.counters in (1, 2)
    assert card.counters - weapon.counters in {one.counters for one in plain}
    side = "light" if card.side == LIGHT else "dark"
    table = scene(f"""
        young-jedi full
        turn: 5 {side} deploy
        Naboo: DM-67
        {side} hand: {code}
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, side, code)
    assert table.sides[card.side].counters == 6 - card.counters


@pytest.mark.rule("yj.armed.cost")
def test_free_multi_troop_transports_do_not_make_p_59_cheaper() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Naboo: DM-67
        dark effect: DF-59
        dark hand: RF-A11, DM-115
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "dark", "DM-115")
    assert table.sides[DARK].counters == 6
    answer(table, "dark", "RF-A11")
    assert table.sides[DARK].counters == 1


@pytest.mark.rule("yj.armed.never-weapon-card")
@pytest.mark.parametrize("code", ARMED)
def test_an_armed_character_is_a_character_card_and_no_weapon_card(code: str) -> None:
    card = library().by_code[code]
    assert card.kind == CHARACTER and card.kinds == [CHARACTER]
    assert not ANY_WEAPON_CARD.meant(card.index)
    assert not LIGHTSABER.meant(card.index)
    assert not ANY_DIAMOND_CARD.meant(card.index)


@pytest.mark.rule("yj.armed.never-weapon-card")
def test_a_text_that_deploys_a_lightsaber_does_not_find_adi_gallia() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Coruscant: DM-66
        light effect: DF-26
        light hand: DM-10
        light deck: RF-A3, DM-34, DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "DM-10", "yes")
    assert asked(table) == [("light", "from-deck")]
    assert offered(table, "light") == ["DM-34", "done"]


@pytest.mark.rule("yj.armed.never-weapon-card")
def test_pounded_unto_death_cannot_take_the_transport_from_p_59() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light even-up
        Naboo: DM-67
        light here: DM-31
        dark here: RF-A11, DM-115
        light effect: DF-28
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "DF-28")
    assert offered(table, "light") == ["DM-115"]


@pytest.mark.rule("yj.armed.never-weapon-card")
def test_built_in_weapons_and_halves_are_in_nobodys_deck() -> None:
    hidden = [card for card in library().cards if not card.in_decks]
    assert len(hidden) == 12 + 2 * 14
    for side in (LIGHT, DARK):
        assert not {card.code for card in hidden} & set(GAME.ready_decks()[side].cards)


@pytest.mark.rule("yj.armed.force-push", "yj.battle.force-push")
def test_a_force_push_takes_the_dots_and_the_draw_of_a_built_in_weapon() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: BN-51, DM-2
        dark plan: RF-A11
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "dark") == [("power", "RF-A11", 4)]
    assert [event.rule for event in events(table, "weapon-ignored")] == ["yj.armed.force-push"]
    assert not events(table, "destiny")
    assert cards_of(table, "defeated") == ["RF-A11"], "the weapon is part of the card, and goes with it"


@pytest.mark.rule("yj.armed.force-push", "yj.battle.gaderffii")
def test_a_gaderffii_stick_can_spoil_a_built_in_weapon() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-65
        light plan: RF-A6
        dark plan: BP-49, DM-95
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert offered(table, "dark") == ["RF-A6", "done"]
    assert reads_back(table)
    answer(table, "dark", "RF-A6")
    assert sums(table, "light") == [("power", "RF-A6", 3)]
    assert here(table, "light") == ["RF-A6"]


@pytest.mark.rule("yj.armed.group-ruling")
def test_in_a_group_every_built_in_weapon_works_beside_the_first_ones_weapon_card() -> None:
    """It's A Standoff!: P-59 with its transport behind a destroyer droid in a transport of its own."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-7
        dark plan: DF-49, DM-115, DM-89, RF-A11
        light deck: DM-45 x9
        dark deck: DM-119, DM-117, DM-119 x9
    """)
    assert sums(table, "dark") == [
        ("power", "DM-89", 3),
        ("power", "RF-A11", 4),
        ("weapon", "RF-A11w", 2),
        ("weapon", "DM-115", 2),
        ("destiny", "DM-115", 3),
        ("destiny", "RF-A11w", 5),
        ("battle-card", "DF-49", 2),
    ]


@pytest.mark.rule("yj.armed.group-ruling", "yj.battle.group-weapon-ruling")
def test_an_armed_first_of_a_group_uses_its_own_weapon_and_no_card() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-7
        dark plan: DF-49, DM-115, RF-A11, DM-89
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert [line for line in sums(table, "dark") if line[0] == "weapon"] == [("weapon", "RF-A11w", 2)]
    assert not events(table, "uses-weapon")


@pytest.mark.rule("yj.armed.using-ruling")
def test_boss_nass_on_his_own_fambaa_has_the_bonus_of_the_energy_shield() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light effect: DF-23
        light plan: RF-A2
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert ("effect", "DF-23", 2) in sums(table, "light")


@pytest.mark.rule("yj.armed.using-ruling", "yj.armed.force-push")
def test_pushed_away_it_is_not_in_use() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light effect: DF-23
        light plan: RF-A2
        dark plan: BN-125, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "RF-A2", 4)]


# --- combo cards ---


@pytest.mark.rule("yj.combo.both")
@pytest.mark.parametrize("number", range(1, 15))
def test_a_combo_gives_the_dots_and_draws_of_both_its_cards(number: int) -> None:
    combo = library().by_code[f"RF-C{number}"]
    parts = [battle_card(title) for title in combo.parts]
    assert combo.cubes == parts[0].cubes + parts[1].cubes
    assert {type(outcome) for part in parts if part.text for outcome in part.text.outcomes} == {
        type(outcome) for outcome in (combo.text.outcomes if combo.text else [])
    }
    assert combo.pips >= max(part.pips for part in parts)


def battle_card(title: str) -> Card:
    return next(card for card in library().cards if card.title == title and card.kind == BATTLE)


@pytest.mark.rule("yj.combo.both")
def test_at_last_we_will_have_revenge_and_sith_force_push_do_both() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-34, DM-1
        dark plan: RF-C9, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "DM-1", 5)]
    assert sums(table, "dark") == [("power", "DM-71", 6), ("battle-card", "RF-C9", 3)]


@pytest.mark.rule("yj.combo.both")
def test_armed_maul_keeps_the_bonus_and_does_not_push() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-34, DM-1
        dark plan: RF-C9, JC-106, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert ("weapon", "DM-34", 2) in sums(table, "light")
    assert ("battle-card", "RF-C9", 3) in sums(table, "dark")


@pytest.mark.rule("yj.combo.both")
def test_brave_little_droid_and_counterparts_give_three_and_two_draws_without_a_weapon() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: RF-C2, DM-46, DM-11, DM-12
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [
        ("power", "DM-11", 1),
        ("power", "DM-12", 1),
        ("destiny", "RF-C2", 3),
        ("destiny", "RF-C2", 3),
        ("battle-card", "RF-C2", 3),
    ]


@pytest.mark.rule("yj.combo.both", "yj.battle.together-lose")
@pytest.mark.parametrize(
    ("order", "in_hand", "lost"),
    [("DM-3, DM-4", ["DM-46", "DM-3"], ["DM-4"]), ("DM-4, DM-3", ["DM-3"], ["DM-46", "DM-4"])],
    ids=["Jar Jar holds the rifle", "Anakin holds the rifle"],
)
def test_fear_attracts_the_fearful_and_how_wude_save_jar_jar_and_his_own_weapon(
    order: str, in_hand: list[str], lost: list[str]
) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: RF-C5, DM-46, {order}
        dark plan: DM-107, DM-71
        light deck: DM-2 x9
        dark deck: DM-120, DM-119 x9
    """)
    drawn = ["DM-2", "DM-2"]
    assert total(table, "light") == 4 + 1 + 1 + 2
    assert total(table, "dark") == 13
    assert sorted(hand(table, "light")) == sorted(drawn + in_hand)
    assert [code for code in discard(table, "light") if code not in ("DM-2", "RF-C5")] == lost
    assert damage(table, "light") == 4, "Anakin's alone"


@pytest.mark.rule("yj.combo.counts-as-parts-ruling")
@pytest.mark.parametrize(("plan", "bonus"), [("RF-C12, DM-85, EDM-P5", 2), ("DM-128, DM-85, EDM-P5", 0)])
def test_sebulba_has_his_bonus_for_yoka_to_bantha_poodoo_with_the_combo_too(plan: str, bonus: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-7
        dark plan: {plan}
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sum(amount for why, _, amount in sums(table, "dark") if why == "text") == bonus


# --- double impact cards ---


@pytest.mark.rule("yj.double.choose", "yj.double.when-ruling")
@pytest.mark.parametrize(
    ("half", "used", "dots"), [("first-half", "RF-61/19a", 3), ("second-half", "RF-61/19b", 0)]
)
def test_of_two_battle_halves_one_is_chosen_when_the_card_is_revealed(
    half: str, used: str, dots: int
) -> None:
    """The Negotiations Were Short, or Qui-Gon's Final Stand."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: RF-61/19, DM-31
        dark plan: DM-99, DM-97
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "half")]
    assert not events(table, "steps-forward"), "chosen as it is revealed, before it is known whom it meets"
    assert reads_back(table)
    answer(table, "light", half)
    assert cards_of(table, "half") == [used]
    assert cards_of(table, "uses-card") == [used]
    assert sum(amount for why, _, amount in sums(table, "light") if why == "battle-card") == dots
    assert damage(table, "light") == (1 if dots else 0), "the last stand keeps the second droid back"
    assert "RF-61/19" in discard(table, "light")


@pytest.mark.rule("yj.double.when-ruling")
def test_both_players_choose_their_halves_at_once() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: RF-61/19, DM-31
        dark plan: RF-127/53, DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sorted(asked(table)) == [("dark", "half"), ("light", "half")]
    answer(table, "dark", "first-half")
    assert asked(table) == [("light", "half")]
    assert not events(table, "half"), "what the other chose is not known yet"
    assert reads_back(table)
    assert not seen_by(table, "light").zone("aside", DARK).cards
    answer(table, "light", "first-half")
    assert total(table, "light") == total(table, "dark") == 5


@pytest.mark.rule("yj.double.choose", "yj.double.when-ruling")
def test_with_one_battle_half_there_is_nothing_to_choose_in_a_battle() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: RF-64/26, EDM-P2
        dark plan: DM-99, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "half") == ["RF-64/26a"]
    assert cards_of(table, "fights-again") == ["EDM-P2"]
    assert ("text", "EDM-P2", 2) in sums(table, "light", 1), "the half is Wisdom Of The Council"


@pytest.mark.rule("yj.double.choose")
@pytest.mark.parametrize("plan", ["DM-31, RF-64/26", "RF-64/26, DM-31", "DM-61, RF-64/26, DM-2"])
def test_a_half_is_the_whole_card_again_when_it_is_discarded(plan: str) -> None:
    """Unmet, unusable, or used: on the discard pile lies the whole card."""
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: {plan}
        dark plan: DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert "RF-64/26" in discard(table, "light")
    assert not aside(table, "light")
    assert reads_back(table)


@pytest.mark.rule("yj.double.choose", "yj.battle.mistake")
def test_a_half_that_does_not_fit_its_group_is_a_mistake_and_whole_again() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: RF-64/62, DM-31, DM-32
        dark plan: DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "half") == cards_of(table, "mistake") == ["RF-64/62a"]
    assert discard(table, "light")[-1] == "RF-64/62"


@pytest.mark.rule("yj.double.choose", "yj.double.when-ruling")
def test_deployed_it_is_its_effect_and_costs_what_that_costs() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Naboo: DM-67
        light hand: RF-62/27
        light here: EBN-P11
        light deck: DM-45 x9
        dark here: DM-99
        dark deck: DM-119 x9
    """)
    answer(table, "light", "RF-62/27", "done")
    assert [table.card(card).code for card in table.sides[LIGHT].effect] == ["RF-62/27b"]
    assert table.sides[LIGHT].counters == 4
    answer(table, "light", "yes", "done")
    answer(table, "dark", "done")
    assert ("effect", "RF-62/27b", 2) in sums(table, "light")


@pytest.mark.rule("yj.double.kind-ruling")
def test_in_hand_and_deck_it_is_a_card_of_each_kind_its_halves_have() -> None:
    doubles = [card for card in library().cards if card.halves]
    assert len(doubles) == 14
    for card in doubles:
        assert card.kinds in ([BATTLE], [BATTLE, EFFECT])
        assert ANY_BATTLE_CARD.meant(card.index)
    assert len([card for card in doubles if EFFECT in card.kinds]) == 11


@pytest.mark.rule("yj.double.kind-ruling")
def test_it_may_be_set_aside_for_a_battle_and_found_as_a_battle_card() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light battle-cards
        Tatooine: DM-65
        light here: DM-31
        light hand: RF-62/27, RF-61/19, BN-59
        dark here: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert offered(table, "light") == ["RF-62/27", "RF-61/19", "done"]
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-65
        light hand: BP-7
        light deck: RF-62/27, BN-59, DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "BP-7", "yes")
    assert offered(table, "light") == ["RF-62/27", "done"]


@pytest.mark.rule("yj.double.choose")
def test_one_with_two_battle_halves_is_not_deployed() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-65
        light hand: RF-61/19
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert refusal(table, "light", "RF-61/19") == "yj.game.card-types"


# --- titles ---


@pytest.mark.rule("yj.unique.title-ruling")
def test_armed_characters_have_their_characters_title_and_others_titles_of_their_own() -> None:
    cards = library().by_code
    assert cards["RF-A1"].name == cards["DM-3"].name
    assert cards["RF-A1"].name != cards["DM-38"].name
    assert cards["RF-C12"].name not in (cards["DM-128"].name, cards["JC-133"].name)
    assert cards["RF-64/26"].name not in (cards["JC-64"].name, cards["DF-26"].name)


@pytest.mark.rule("yj.unique.title-ruling", "yj.unique.stackable")
def test_an_armed_character_is_of_its_characters_stack() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-65
        Naboo: DM-67
        light Tatooine: DM-3
        light hand: RF-A1
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert refusal(table, "light", "RF-A1") == "yj.unique.stackable"
