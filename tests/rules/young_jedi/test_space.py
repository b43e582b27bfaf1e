"""Battles in space: starfighters draw, transports do not, and what texts, effects and battle cards do there."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.kinds import DARK, LIGHT, STARSHIP
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary import STARFIGHTER, TRANSPORT
from tests.rules.young_jedi.scenes import (
    answer,
    aside,
    asked,
    cards_of,
    codes,
    damage,
    deck,
    discard,
    events,
    hand,
    hyperspace,
    offered,
    rules_of,
    scene,
    sums,
    total,
    totals,
)

THREES = {"light": "DM-45 x20", "dark": "DM-119 x20"}  # cards of destiny three


def space(
    light: str,
    dark: str,
    *lines: str,
    planet: str = "Tatooine",
    light_deck: str = THREES["light"],
    dark_deck: str = THREES["dark"],
    turn: str = "9 light",
) -> Table:
    """A space battle about Light's evacuation, from these plans; Watto's planet is Tatooine, the game is on Naboo."""
    text = f"""
        young-jedi full
        turn: {turn} fights
        Tatooine: DM-135
        Coruscant: DM-66
        Naboo: DM-67
        evacuation: {planet}
        light {planet}: DM-32
        light plan: {light}
        light deck: {light_deck}
        dark {planet}: DM-74
        dark plan: {dark}
        dark deck: {dark_deck}
        """
    return scene(text + "\n".join([f"        {line}" for line in lines]))


# --- the rulebook's three cases: a starfighter meets a transport ---


@pytest.mark.rule("yj.evac.space-battle")
@pytest.mark.parametrize("fighter", ["DM-138", "JC-138", "BN-138", "DM-139", "BN-139", "DF-60"])
def test_a_starfighter_adds_a_destiny_draw_and_a_transport_does_not(fighter: str) -> None:
    table = space("DM-70", fighter)
    power = library().by_code[fighter].power
    assert sums(table, "dark") == [("power", fighter, power), ("destiny", fighter, 3)]
    assert sums(table, "light") == [("power", "DM-70", 5)]
    assert cards_of(table, "destiny", "dark") == ["DM-119"]
    assert hand(table, "dark") == ["DM-119"]


@pytest.mark.rule("yj.evac.ship-defeated", "yj.evac.failure")
def test_a_beaten_transport_costs_its_damage_and_all_aboard() -> None:
    table = space("DM-70", "DM-138")
    assert (total(table, "light"), total(table, "dark")) == (5, 7)
    assert rules_of(table, "defeated", "light") == ["yj.evac.ship-defeated"]
    assert rules_of(table, "power") == ["yj.evac.space-battle"] * 2
    assert rules_of(table, "wins") == ["yj.evac.ship-defeated"]
    assert rules_of(table, "battle-over") == ["yj.evac.survivors"]
    assert damage(table, "light") == 5
    assert {"DM-70", "DM-32"} <= set(discard(table, "light"))
    assert damage(table, "dark") == 0
    assert hyperspace(table, "dark") == ["DM-138"]


@pytest.mark.rule("yj.evac.ship-defeated", "yj.evac.success")
def test_a_beaten_starfighter_costs_its_damage_and_the_transport_is_through() -> None:
    """Six against four and a one: Darth Maul's Starfighter has damage two."""
    table = space("JC-70", "DM-138", dark_deck="DM-71, DM-119 x20")
    assert (total(table, "light"), total(table, "dark")) == (6, 5)
    assert cards_of(table, "defeated", "dark") == ["DM-138"]
    assert damage(table, "dark") == 2
    assert len(deck(table, "dark")) == 18
    assert {"JC-70", "DM-32"} <= set(deck(table, "light"))


@pytest.mark.rule("yj.evac.ship-defeated")
def test_a_tie_leaves_both_ships() -> None:
    table = space("DM-70", "DM-139")
    assert (total(table, "light"), total(table, "dark")) == (5, 5)
    assert rules_of(table, "tie") == ["yj.evac.ship-defeated"]
    assert cards_of(table, "defeated") == []
    assert damage(table, "light") == damage(table, "dark") == 0
    assert hyperspace(table, "dark") == ["DM-139"]
    assert "DM-32" in deck(table, "light")


@pytest.mark.rule("yj.evac.ship-defeated")
def test_a_starfighter_without_damage_costs_nothing() -> None:
    table = space("JC-70", "DM-139")
    assert cards_of(table, "defeated", "dark") == ["DM-139"]
    assert events(table, "damage") == []


@pytest.mark.rule("yj.errata.droid-starfighter")
def test_the_droid_starfighter_of_battle_of_naboo_draws_like_any_other() -> None:
    card = library().by_code["BN-139"]
    assert [(one.field, one.printed, one.effective) for one in card.errata] == [("cube", "0", "1")]
    table = space("BN-70", "BN-139")
    assert sums(table, "dark") == [("power", "BN-139", 2), ("destiny", "BN-139", 3)]


def test_every_starship_is_a_starfighter_or_a_transport() -> None:
    ships = [card for card in library().cards if card.kind == STARSHIP]
    assert {card.ship for card in ships} == {STARFIGHTER, TRANSPORT}
    assert {card.ship for card in library().cards if card.kind != STARSHIP} == {""}


# --- the course of the battle ---


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.destiny-order")
def test_starfighters_draw_after_the_battle_cards_the_defender_first() -> None:
    table = space(
        "DM-69, JC-70", "DM-139, DM-140", light_deck="DM-46, DM-45 x9", dark_deck="DM-120, DM-119 x9"
    )
    assert [event.seat for event in events(table, "destiny")] == [LIGHT, DARK]
    assert totals(table, "light") == [2 + 6, 6]
    assert totals(table, "dark") == [2 + 6, 5]


@pytest.mark.rule("yj.evac.space-battle")
def test_ships_meet_in_the_order_of_the_plans() -> None:
    table = space("DM-69, DM-70, JC-70", "DM-140, DM-138, DM-139")
    assert cards_of(table, "steps-forward", "light") == ["DM-69", "DM-70", "JC-70"]
    assert cards_of(table, "steps-forward", "dark") == ["DM-140", "DM-138", "DM-139"]
    assert (totals(table, "light"), totals(table, "dark")) == ([5, 5, 6], [5, 7, 5])
    assert cards_of(table, "defeated") == ["DM-70", "DM-139"]


@pytest.mark.rule("yj.evac.space-battle")
def test_no_ship_breaks_through() -> None:
    table = space("JC-70", "DM-139, DM-138, DM-140")
    assert events(table, "breaks-through") == []
    assert damage(table, "light") == 0
    assert len(deck(table, "light")) == 20 + 2
    assert hyperspace(table, "dark") == ["DM-138", "DM-140"]


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.card-unopposed-ruling")
def test_nor_does_a_pilot_left_over_who_was_to_be_used_as_a_battle_card() -> None:
    table = scene(
        """
        young-jedi full
        turn: 9 dark fights
        Tatooine: DM-135
        Naboo: DM-67
        evacuation: Tatooine
        dark Tatooine: DM-74
        dark plan: DM-140
        dark deck: DM-119 x20
        light plan: JC-70, V1-32
        light deck: DM-45 x20
        """
    )
    assert len(totals(table, "light")) == 1
    assert "V1-32" in discard(table, "light")
    assert not events(table, "breaks-through")


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.no-draw-unopposed")
def test_a_ship_that_meets_nobody_draws_nothing_and_is_safe() -> None:
    table = space("DM-70, JC-70", "DM-138")
    assert cards_of(table, "defeated") == ["DM-70"]
    assert len(events(table, "power")) == 2
    assert cards_of(table, "transport-returns") == ["JC-70"]


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.location-bonus")
def test_neither_sites_nor_weapons_nor_characters_of_the_planets_fight_in_space() -> None:
    table = space("DM-70", "DM-138", "light here: BN-1, DM-34", "dark here: DM-71, DM-107")
    assert sums(table, "light") == [("power", "DM-70", 5)]
    assert sums(table, "dark") == [("power", "DM-138", 4), ("destiny", "DM-138", 3)]


@pytest.mark.rule("yj.evac.damage-first-ruling")
def test_damage_is_taken_fight_by_fight() -> None:
    """The five cards of the cruiser's damage are gone before the second ship is met."""
    table = space("DM-70, DM-69", "DM-138, DM-139", light_deck="DM-45 x5, DM-46, DM-45 x4")
    log = [event.kind for event in table.log or [] if event.kind in ("damage", "power")]
    assert log == ["power", "power", "damage", "power", "power"]
    assert totals(table, "light") == [5, 2 + 6]


@pytest.mark.rule("yj.evac.space-battle", "yj.game.deck-victory-fight")
def test_if_both_draw_decks_end_with_the_draws_of_one_fight_the_game_is_drawn() -> None:
    table = space("DM-69, DM-70", "DM-139", light_deck="DM-45", dark_deck="DM-119")
    assert table.over
    assert (table.winners, table.ending) == (0, "yj.game.deck-victory-fight")


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_space_battles_are_not_meant_by_has_fought_this_turn() -> None:
    assert space("DM-70", "DM-138").fought == [[], []]


# --- where it takes place ---


@pytest.mark.rule("yj.evac.where")
@pytest.mark.parametrize(("planet", "bonus"), [("Naboo", 2), ("Tatooine", 0), ("Coruscant", 0)])
def test_a_naboo_starfighter_is_stronger_at_naboo_whatever_the_current_planet(
    planet: str, bonus: int
) -> None:
    table = space("DF-30, JC-70", "DM-138", planet=planet)
    given = [("text", "DF-30", bonus)] if bonus else []
    assert sums(table, "light") == [("power", "DF-30", 2), *given, ("destiny", "DF-30", 3)]


@pytest.mark.rule("yj.evac.where")
def test_the_planet_being_evacuated_counts_and_not_the_current_one() -> None:
    text = """
        young-jedi full
        turn: 9 light fights
        Naboo: DM-67
        Tatooine: DM-135
        evacuation: Naboo
        light Naboo: DM-32
        light plan: DF-30, JC-70
        light deck: DM-45 x20
        dark plan: DM-138
        dark deck: DM-119 x20
        """
    assert ("text", "DF-30", 2) in sums(scene(text), "light")


@pytest.mark.rule("yj.evac.aboard-ruling")
@pytest.mark.parametrize("aboard", ["DM-8", "DF-9", "DM-11"])
def test_the_queens_transport_is_stronger_with_the_queen_ric_olie_or_r2_d2_aboard(aboard: str) -> None:
    table = space("BP-30", "DM-138", f"light Tatooine: {aboard}")
    assert ("text", "BP-30", 3) in sums(table, "light")
    elsewhere = space("BP-30", "DM-138", f"light Coruscant: {aboard}")
    assert ("text", "BP-30", 3) not in sums(elsewhere, "light")


@pytest.mark.rule("yj.evac.aboard-ruling", "yj.trait.present")
def test_a_face_down_queen_aboard_gives_her_transport_nothing() -> None:
    table = space("BP-30", "DM-138", "light hidden Tatooine: DM-8")
    assert sums(table, "light") == [("power", "BP-30", 6)]


@pytest.mark.rule("yj.evac.aboard-ruling")
def test_an_intercepting_viceroys_battleship_evacuates_nobody() -> None:
    table = space("JC-70", "BP-60", "dark Tatooine: DF-34")
    assert ("text", "BP-60", 3) not in sums(table, "dark")


@pytest.mark.rule("yj.evac.aboard-ruling")
@pytest.mark.parametrize(("aboard", "bonus"), [("JC-76", 3), ("DF-34", 3), ("BP-39", 3), ("DM-105", 0)])
def test_the_viceroys_battleship_is_stronger_with_its_masters_aboard(aboard: str, bonus: int) -> None:
    table = space("DM-68", "BP-60", turn="9 dark")
    assert total(table, "dark") == 6
    table = space("DM-68", "BP-60", f"dark Tatooine: {aboard}", turn="9 dark")
    by_text = [addend for addend in sums(table, "dark") if addend[0] == "text"]
    assert by_text == ([("text", "BP-60", bonus)] if bonus else [])


@pytest.mark.rule("yj.evac.aboard-ruling", "yj.evac.where")
@pytest.mark.parametrize("ship", ["BN-67", "BP-30"])
def test_r2_d2_maintains_amidalas_starship_when_it_evacuates_his_planet(ship: str) -> None:
    table = space(ship, "DM-138", "light Tatooine: EBN-P13")
    assert ("helper", "EBN-P13", 2) in sums(table, "light")
    elsewhere = space(ship, "DM-138", "light Coruscant: EBN-P13")
    assert ("helper", "EBN-P13", 2) not in sums(elsewhere, "light")
    other_ship = space("JC-70", "DM-138", "light Tatooine: EBN-P13")
    assert sums(other_ship, "light") == [("power", "JC-70", 6)]


@pytest.mark.rule("yj.evac.aboard-ruling")
def test_r2_d2_does_nothing_for_a_starship_that_intercepts() -> None:
    table = space("BN-67", "DM-138", "light Tatooine: EBN-P13", turn="9 dark")
    assert sums(table, "light") == [("power", "BN-67", 6)]


# --- those who strengthen ships ---


@pytest.mark.rule("yj.evac.bonus-anywhere")
@pytest.mark.parametrize("planet", ["Tatooine", "Coruscant", "Naboo"])
def test_two_copies_of_anakin_on_any_planet_add_one_each_to_every_starfighter(planet: str) -> None:
    """The answer to both questions was yes."""
    table = space("DM-69, DM-68, JC-70", "DM-138, DM-138, DM-138", f"light {planet}: DF-3 x2")
    assert sums(table, "light", 0) == [
        ("power", "DM-69", 2),
        ("helper", "DF-3", 1),
        ("helper", "DF-3", 1),
        ("destiny", "DM-69", 3),
    ]
    assert totals(table, "light") == [2 + 2 + 3, 4 + 2 + 3, 6]


@pytest.mark.rule("yj.evac.bonus-anywhere", "yj.deploy.hidden-no-text")
def test_anakin_face_down_adds_nothing() -> None:
    table = space("DM-69, DM-70", "DM-138", "light hidden: DF-3")
    assert totals(table, "light") == [5]


@pytest.mark.rule("yj.evac.bonus-anywhere", "yj.evac.aboard-ruling")
def test_ric_olie_strengthens_the_transport_he_is_aboard() -> None:
    table = space("DM-70", "DM-138", "light Tatooine: DF-9")
    assert sums(table, "light") == [("power", "DM-70", 5), ("helper", "DF-9", 1)]


@pytest.mark.rule("yj.evac.bonus-anywhere")
def test_tey_how_strengthens_her_sides_transports_alone() -> None:
    table = space("DM-70, DM-69", "DM-140, DM-139", "dark Coruscant: DF-34")
    assert sums(table, "dark", 0) == [("power", "DM-140", 5), ("helper", "DF-34", 1)]
    assert sums(table, "dark", 1) == [("power", "DM-139", 2), ("destiny", "DM-139", 3)]
    assert sums(table, "light", 0) == [("power", "DM-70", 5)]


@pytest.mark.rule("yj.evac.bonus-anywhere")
@pytest.mark.parametrize(
    ("droids", "taken"), [("", 5), ("light Naboo: DF-8", 4), ("light Coruscant: DF-8 x7", 0)]
)
def test_each_r2_d2_takes_one_from_the_damage_of_a_transport(droids: str, taken: int) -> None:
    table = space("DM-70", "DM-138", droids)
    assert cards_of(table, "defeated") == ["DM-70"]
    assert damage(table, "light") == taken


@pytest.mark.rule("yj.evac.bonus-anywhere")
def test_sil_unch_takes_one_from_the_damage_of_dark_transports() -> None:
    table = space(
        "JC-70, DM-68", "DM-140, DM-138", "dark Naboo: BP-39", dark_deck="DM-119 x4, DM-71, DM-119 x20"
    )
    assert cards_of(table, "defeated", "dark") == ["DM-140", "DM-138"]
    assert [event.amount for event in events(table, "damage", "dark")] == [4, 2]


@pytest.mark.rule("yj.evac.bonus-anywhere")
@pytest.mark.parametrize(("where", "more"), [("here", 2), ("Coruscant", 0), ("Tatooine", 0)])
def test_a_bravo_pilot_on_the_current_planet_makes_the_opponents_ships_dearer(where: str, more: int) -> None:
    table = space("JC-70, DM-70", "DM-139, DM-138", f"light {where}: DF-10 x2")
    assert damage(table, "dark") == 0 + more
    assert damage(table, "light") == 5


@pytest.mark.rule("yj.evac.aboard-ruling")
def test_a_bravo_pilot_being_evacuated_from_the_current_planet_still_counts() -> None:
    table = space("JC-70", "DM-139", "light Naboo: DF-10", planet="Naboo")
    assert damage(table, "dark") == 1
    assert "DF-10" in deck(table, "light")


@pytest.mark.rule("yj.trait.own-side-ruling", "yj.battle.effect-each")
@pytest.mark.parametrize(
    ("ship", "bonus"),
    [("DM-70", 2), ("JC-70", 2), ("DM-69", 2), ("DM-68", 2), ("DF-30", 2), ("BN-67", 0), ("BP-30", 0)],
)
def test_bravo_squadron_strengthens_republic_cruisers_and_naboo_starfighters(ship: str, bonus: int) -> None:
    table = space(f"{ship}, BN-70", "DM-138", "light effect: BP-27")
    by_effect = [addend for addend in sums(table, "light", 0) if addend[0] == "effect"]
    assert by_effect == ([("effect", "BP-27", bonus)] if bonus else [])


# --- battle cards ---


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.card-bonus")
def test_run_the_blockade_gives_amidalas_starship_three() -> None:
    table = space("DF-20, BN-67", "DM-138")
    assert sums(table, "light") == [("power", "BN-67", 6), ("battle-card", "DF-20", 3)]
    assert discard(table, "light") == ["DF-20"]


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.card-unusable")
def test_run_the_blockade_does_nothing_for_another_transport() -> None:
    table = space("DF-20, JC-70", "DM-138")
    assert sums(table, "light") == [("power", "JC-70", 6)]
    assert cards_of(table, "card-unused") == ["DF-20"]
    assert "DF-20" in discard(table, "light")


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.card-bonus")
@pytest.mark.parametrize(("ship", "bonus"), [("DM-140", 3), ("BN-137", 3), ("BP-60", 3), ("DM-138", 0)])
def test_impossible_gives_any_transport_three(ship: str, bonus: int) -> None:
    table = space("DM-70", f"DF-48, {ship}")
    by_card = [addend for addend in sums(table, "dark") if addend[0] == "battle-card"]
    assert by_card == ([("battle-card", "DF-48", bonus)] if bonus else [])


@pytest.mark.rule("yj.evac.space-battle", "yj.battle.together")
@pytest.mark.parametrize("order", ["DM-69, DM-70", "DM-70, DM-69"])
def test_naboo_fighter_attack_lets_a_starfighter_and_a_transport_fight_together(order: str) -> None:
    table = space(f"DF-18, {order}, JC-70", "DM-138, DM-139")
    first, second = order.split(", ")
    assert cards_of(table, "steps-forward", "light") == [first, second, "JC-70"]
    assert totals(table, "light") == [5 + 2 + 3, 6]
    assert len(events(table, "destiny", "light")) == 1


@pytest.mark.rule("yj.battle.together-lose", "yj.evac.ship-defeated")
def test_ships_beaten_together_are_both_lost_with_the_damage_of_each() -> None:
    """Darth Maul's Starfighter with a six and a Battleship make fifteen against ten."""
    table = space("DF-18, DM-68, DM-70", "DF-52, DM-138, DM-140", dark_deck="DM-120, DM-119 x20")
    assert (totals(table, "light"), totals(table, "dark")) == ([4 + 3 + 5], [4 + 6 + 5])
    assert cards_of(table, "defeated", "light") == ["DM-68", "DM-70"]
    assert [event.amount for event in events(table, "damage", "light")] == [2 + 5]
    assert hyperspace(table, "light") == []
    assert "DM-32" in discard(table, "light")


@pytest.mark.rule("yj.battle.mistake", "yj.evac.space-battle")
@pytest.mark.parametrize("ships", ["DM-138, JC-138", "DM-140, BN-137"])
def test_starfighter_screen_before_two_of_a_kind_is_a_mistake(ships: str) -> None:
    table = space("DM-70, JC-70", f"DF-52, {ships}")
    assert cards_of(table, "mistake") == ["DF-52"]
    assert cards_of(table, "steps-forward", "dark") == ships.split(", ")
    assert len(totals(table, "dark")) == 2


@pytest.mark.rule("yj.battle.mistake", "yj.evac.space-battle")
def test_a_group_card_for_characters_is_a_mistake_in_space() -> None:
    table = space("RF-C1, DM-70, JC-70", "DM-138")
    assert cards_of(table, "mistake") == ["RF-C1"]
    assert cards_of(table, "steps-forward", "light") == ["DM-70"]


@pytest.mark.rule("yj.battle.card-unusable", "yj.evac.space-battle")
@pytest.mark.parametrize("card", ["DF-14", "DF-16", "DF-19", "DF-21", "DF-22", "BP-22", "DM-47", "JC-53"])
def test_battle_cards_for_characters_are_not_used_by_ships(card: str) -> None:
    table = space(f"{card}, DM-70", "DM-138")
    assert cards_of(table, "uses-card") == []
    assert sums(table, "light") == [("power", "DM-70", 5)]
    assert card in discard(table, "light")


@pytest.mark.rule("yj.double.choose", "yj.battle.together")
def test_the_battle_half_of_a_double_impact_card_works_in_space() -> None:
    table = space("DM-70", "RF-52/55, DM-138, DM-140")
    assert totals(table, "dark") == [4 + 3 + 5]
    assert "RF-52/55" in discard(table, "dark")


@pytest.mark.rule("yj.battle.card-unopposed-ruling", "yj.evac.space-battle")
def test_battle_cards_that_meet_no_ship_are_discarded_unused() -> None:
    table = space("DM-70, DF-20, BN-67", "DM-138")
    assert "DF-20" in discard(table, "light")
    assert aside(table, "light") == []


# --- Two-Pronged Attack: with one or with two ---


@pytest.mark.rule("yj.battle.together", "yj.evac.space-battle")
@pytest.mark.parametrize(
    ("number", "sides_totals"), [("number-2", [2 + 3 + 2 + 3 + 2]), ("number-1", [2 + 3 + 2, 5])]
)
def test_two_pronged_attack_is_used_with_one_or_two_droid_starfighters(
    number: str, sides_totals: list[int]
) -> None:
    table = space("JC-70, DM-70", "BP-55, DM-139, DF-60")
    assert asked(table) == [("dark", "group-size")]
    assert offered(table, "dark") == ["number-2", "number-1"]
    assert cards_of(table, "shows-card") == ["BP-55"]
    answer(table, "dark", number)
    assert totals(table, "dark") == sides_totals


@pytest.mark.rule("yj.battle.together", "yj.evac.space-battle")
@pytest.mark.parametrize("plan", ["BP-55, DM-139", "BP-55, DM-139, DM-138", "BP-55, BN-139, DM-140"])
def test_two_pronged_attack_with_only_one_that_fits_asks_nothing(plan: str) -> None:
    table = space("JC-70", plan)
    assert totals(table, "dark") == [2 + 3 + 2]


@pytest.mark.rule("yj.battle.together")
def test_two_pronged_attack_on_a_planet_asks_as_well() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Naboo: DM-67
        light plan: DM-32
        light deck: DM-45 x20
        dark plan: BP-55, DF-38, DF-39
        dark deck: DM-119 x20
        """
    )
    assert asked(table) == [("dark", "group-size")]
    answer(table, "dark", "number-2")
    assert cards_of(table, "steps-forward", "dark") == ["DF-38", "DF-39"]


@pytest.mark.rule("yj.battle.mistake")
def test_two_pronged_attack_before_another_ship_is_a_mistake() -> None:
    table = space("JC-70", "BP-55, DM-138, DM-139")
    assert cards_of(table, "mistake") == ["BP-55"]
    assert totals(table, "dark") == [4 + 3]


@pytest.mark.rule("yj.plan.honour-illegal-card", "yj.battle.together")
@pytest.mark.parametrize(("ship", "power"), [("DF-60", 2 + 3 + 2), ("DM-140", 5)])
def test_a_ship_from_hand_that_sneaks_into_a_group_goes_back_to_hand(ship: str, power: int) -> None:
    """On one's honour anything may be set aside, and is found out when it is revealed."""
    table = scene(
        f"""
        young-jedi full honour
        turn: 9 light fights
        Tatooine: DM-135
        evacuation: Tatooine
        light Tatooine: DM-32
        light plan: JC-70
        light deck: DM-45 x20
        dark aside: BP-55, DM-139
        dark hyperspace: {ship}
        dark plan: BP-55, DM-139, {ship}
        dark deck: DM-119 x20
        """
    )
    assert cards_of(table, "honour-breach", "dark") == ["DM-139"]
    assert "DM-139" in hand(table, "dark")
    assert totals(table, "dark") == [power]


# --- a pilot used as a battle card ---

PILOTED = """
    young-jedi full
    turn: 9 light deploy
    Tatooine: DM-135
    light here: DM-32
    light hand: V1-32, DM-32
    light hyperspace: DM-70, JC-70, BN-67
    light deck: DM-45 x20
    dark hyperspace: DM-138, DM-139
    dark deck: DM-119 x20
    """


def piloted(text: str = PILOTED) -> Table:
    table = scene(text)
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done", "yes", "done")
    return table


@pytest.mark.rule("yj.battle.only-battle-cards", "yj.evac.space-battle")
def test_a_veteran_republic_pilot_is_set_aside_like_a_battle_card() -> None:
    table = piloted()
    assert offered(table, "light") == ["V1-32", "done"]
    answer(table, "light", "V1-32", "done")
    assert aside(table, "light") == ["V1-32"]
    assert hand(table, "light") == ["DM-32"]
    assert offered(table, "light") == ["DM-70", "JC-70", "BN-67", "V1-32"]


@pytest.mark.rule("yj.battle.only-battle-cards")
def test_without_a_republic_ship_the_pilot_stays_in_hand() -> None:
    table = piloted(PILOTED.replace("DM-70, JC-70, BN-67", "BN-67"))
    assert offered(table, "light") == ["done"]


@pytest.mark.rule("yj.battle.only-battle-cards")
def test_in_a_battle_on_a_planet_the_pilot_in_hand_is_no_battle_card() -> None:
    table = scene(
        """
        young-jedi full
        turn: 9 light battle-cards
        Tatooine: DM-135
        light here: DM-32
        light hand: V1-32
        light hyperspace: DM-70
        light deck: DM-45 x20
        dark here: DM-74
        dark deck: DM-119 x20
        """
    )
    assert offered(table, "light") == ["done"]


@pytest.mark.rule("yj.battle.card-bonus", "yj.battle.card-discarded")
@pytest.mark.parametrize("ship", ["DM-70", "JC-70"])
def test_the_pilot_adds_two_to_a_republic_ship_and_is_discarded_after_its_fight(ship: str) -> None:
    table = space(f"V1-32, {ship}", "DM-139")
    power = library().by_code[ship].power
    assert sums(table, "light") == [("power", ship, power), ("battle-card", "V1-32", 2)]
    assert discard(table, "light") == ["V1-32"]
    assert damage(table, "light") == 0


@pytest.mark.rule("yj.battle.card-unusable")
def test_the_pilot_adds_nothing_to_another_ship() -> None:
    table = space("V1-32, BN-67, DM-70", "DM-139")
    assert sums(table, "light") == [("power", "BN-67", 6)]
    assert discard(table, "light") == ["V1-32"]


@pytest.mark.rule("yj.evac.ship-defeated")
def test_the_pilots_damage_is_taken_with_that_of_the_ship() -> None:
    table = space("V1-32, DM-70", "DM-138", dark_deck="DM-120, DM-119 x20")
    assert (total(table, "light"), total(table, "dark")) == (7, 10)
    assert [event.amount for event in events(table, "damage", "light")] == [5 + 1]
    assert {"V1-32", "DM-70"} <= set(discard(table, "light"))
    assert aside(table, "light") == []


def test_the_pilot_on_a_planet_is_a_character_like_any_other() -> None:
    table = scene(
        """
        young-jedi full
        turn: 9 light fights
        Tatooine: DM-135
        light plan: DM-48, V1-32
        light deck: DM-45 x20
        dark plan: DM-74
        dark deck: DM-119 x20
        """
    )
    assert cards_of(table, "steps-forward", "light") == ["V1-32"]
    assert ("battle-card", "V1-32", 2) not in sums(table, "light")


# --- leaving a fight ---


@pytest.mark.rule("yj.virtual.no-time", "yj.evac.space-battle")
def test_a_ship_that_slips_away_meets_the_transport_behind_the_one_that_shields_it() -> None:
    table = space("DM-69, DM-70", "V1-132, DM-138")
    assert cards_of(table, "slips-away") == ["DM-138"]
    assert cards_of(table, "steps-forward", "dark") == ["DM-138", "DM-138"]
    assert cards_of(table, "defeated") == ["DM-70"]
    assert hyperspace(table, "light") == ["DM-69"]
    assert "V1-132" in discard(table, "dark")


@pytest.mark.rule("yj.virtual.no-time", "yj.evac.success")
def test_a_transport_slips_away_from_the_last_interceptor_and_is_through() -> None:
    table = space("V1-62, DM-70", "DM-138")
    assert cards_of(table, "slips-away") == ["DM-70"]
    assert events(table, "power") == []
    assert cards_of(table, "transport-returns") == ["DM-70"]
    assert hyperspace(table, "dark") == ["DM-138"]


@pytest.mark.rule("yj.virtual.no-time", "yj.battle.together")
def test_ships_that_fight_together_are_all_left_behind() -> None:
    table = space("V1-62, DM-70", "DF-52, DM-138, DM-140, DM-139")
    assert cards_of(table, "steps-forward", "dark") == ["DM-138", "DM-140", "DM-139"]
    assert (totals(table, "light"), totals(table, "dark")) == ([5], [5])
    assert {"V1-62"} == set(discard(table, "light"))
    assert discard(table, "dark") == ["DF-52"]


def test_the_plans_of_a_scene_hold_the_ships() -> None:
    table = scene(PILOTED.replace("deploy", "plans") + "    evacuation: Tatooine\n")
    assert offered(table, "dark") == ["DM-138", "DM-139"]
    assert codes(table, table.sides[LIGHT].hyperspace) == ["DM-70", "JC-70", "BN-67"]
