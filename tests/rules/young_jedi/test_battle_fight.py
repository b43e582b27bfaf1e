"""Fights: totals, destiny draws and their order, victory and defeat, breaking through, and the way home."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    deck,
    discard,
    events,
    events_seen_by,
    hand,
    here,
    offered,
    rules_of,
    scene,
    sums,
    total,
    totals,
)

# --- location bonus ---


@pytest.mark.rule("yj.battle.location-bonus")
@pytest.mark.parametrize(
    ("location", "power"),
    [("Tatooine: JC-65", 2), ("Tatooine: DM-135", 4), ("Tatooine: JC-135", 2), ("Naboo: JC-137", 2)],
    ids=["Mos Espa", "Desert Landing Site", "Podrace Arena", "Battle Plains"],
)
def test_dots_count_at_the_site_they_are_printed_for(location: str, power: int) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 dark fights
        {location}
        light plan: DM-7
        light deck: DM-45 x9
        dark plan: DM-99
        dark deck: DM-119 x9
        """
    )
    assert total(table, "dark") == power
    assert ("site", "DM-99", 2) in sums(table, "dark") or power == 2


@pytest.mark.rule("yj.battle.location-bonus")
def test_the_topmost_location_counts_not_those_under_it() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        light here: DM-27
        light deck: DM-45 x9
        dark here: DM-99
        dark hand: JC-135
        dark deck: DM-119 x9
        """
    )
    answer(table, "dark", "JC-135", "done", "yes", "done")
    answer(table, "light", "done")
    assert sums(table, "dark") == [("power", "DM-99", 2)]
    assert sums(table, "light") == [("power", "DM-27", 3), ("site", "DM-27", 2)]


# --- destiny ---


@pytest.mark.rule("yj.battle.destiny")
def test_a_draw_turns_up_the_top_card_and_puts_it_into_hand() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-27
        light hand: DM-28
        light deck: DM-45 x9
        dark plan: DM-120, DM-96
        dark hand: DM-97
        dark deck: DM-117, DM-71 x9
        """
    )
    assert sums(table, "dark") == [("power", "DM-96", 2), ("destiny", "DM-120", 5)]
    assert hand(table, "dark") == ["DM-97", "DM-117"]
    assert deck(table, "dark") == ["DM-71"] * 9
    assert hand(table, "light") == ["DM-28"]


@pytest.mark.rule("yj.battle.destiny")
def test_both_players_see_the_card_turned_up() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-27
        light deck: DM-45 x9
        dark plan: DM-120, DM-96
        dark deck: DM-117, DM-71 x9
        """
    )
    for side in ("light", "dark"):
        drawn = [event for event in events_seen_by(table, side) if event.kind == "destiny"]
        assert [(event.card.code, event.amount) for event in drawn if event.card] == [("DM-117", 5)]


@pytest.mark.rule("yj.battle.destiny-order")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_draws_come_for_battle_cards_then_weapons_then_powers_the_defender_first(attacker: str) -> None:
    """Light draws for a weapon and for Anakin's power, Dark for Watto's Wager and a weapon."""
    table = scene(
        f"""
        young-jedi full
        turn: 5 {attacker} fights
        Tatooine: DM-135
        light plan: DM-59, DM-40, DM-4
        light deck: DM-2, DM-34, DM-45 x9
        dark plan: DM-133, DM-120, DM-74
        dark deck: DM-118, DM-117, DM-119 x9
        """
    )
    dark_first = [("dark", "DM-118"), ("dark", "DM-117"), ("light", "DM-2"), ("light", "DM-34")]
    light_first = [("dark", "DM-118"), ("light", "DM-2"), ("dark", "DM-117"), ("light", "DM-34")]
    drawn = [(GAME.sides[event.seat], GAME.code(event.face)) for event in events(table, "destiny")]
    assert drawn == (light_first if attacker == "dark" else dark_first)
    assert sums(table, "light") == [
        ("site", "DM-4", 1),
        ("weapon", "DM-40", 1),
        ("destiny", "DM-40", 1),
        ("destiny", "DM-4", 2),
        ("battle-card", "DM-59", 3),
    ]
    assert sums(table, "dark") == [
        ("power", "DM-74", 3),
        ("site", "DM-74", 1),
        ("destiny", "DM-133", 4),
        ("destiny", "DM-120", 5),
    ]


@pytest.mark.rule("yj.battle.destiny-order")
def test_two_battle_cards_with_draws_draw_for_the_defender_first() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-50, DM-11, DM-12
        light deck: DM-45, DM-46, DM-34 x9
        dark plan: DM-133, DM-74
        dark deck: DM-117, DM-119 x9
        """
    )
    assert [(event.seat, event.amount) for event in events(table, "destiny")] == [(0, 3), (0, 6), (1, 5)]
    assert totals(table, "light") == [13]
    assert totals(table, "dark") == [9]


@pytest.mark.rule("yj.battle.destiny-order")
def test_powers_that_are_cubes_are_drawn_after_the_weapons_of_both() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-4
        light deck: DM-45, DM-46 x9
        dark plan: DM-120, DM-96
        dark deck: DM-117, DM-119 x9
        """
    )
    assert [(event.seat, event.amount) for event in events(table, "destiny")] == [(1, 5), (0, 3)]


@pytest.mark.rule("yj.battle.destiny-order")
def test_of_two_powers_that_are_cubes_the_defenders_is_drawn_first() -> None:
    """No Dark card of these sets has a cube for power: Anakin stands on both sides."""
    table = scene(
        """
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-4
        light deck: DM-45 x9
        dark plan: DM-4
        dark deck: DM-117 x9
        """
    )
    assert [(event.seat, event.amount) for event in events(table, "destiny")] == [(1, 5), (0, 3)]


@pytest.mark.rule("yj.battle.no-draw-unopposed")
def test_nothing_is_drawn_for_cards_that_meet_no_opponent() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-27
        light deck: DM-45 x9
        dark plan: DM-97, DM-133, DM-120, DM-74
        dark deck: DM-119 x9
        """
    )
    assert events(table, "destiny") == []
    assert len(deck(table, "dark")) == 9
    assert cards_of(table, "breaks-through") == ["DM-74"]


@pytest.mark.rule("yj.battle.no-draw-unopposed")
def test_an_unopposed_anakin_draws_no_power() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-27, DM-36, DM-4
        light deck: DM-45 x9
        dark plan: DM-96
        dark deck: DM-119 x9
        """
    )
    assert hand(table, "light") == []
    assert damage(table, "dark") == 1 + 1


@pytest.mark.rule("yj.battle.unknown-power")
def test_anakin_draws_his_power_and_every_bonus_adds_to_it() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 light fights
        Tatooine: JC-135
        light plan: DM-59, DM-36, DM-4
        light deck: DM-34, DM-40, DM-45 x9
        dark plan: DM-71
        dark deck: DM-119 x9
        """
    )
    assert sums(table, "light") == [
        ("site", "DM-4", 3),
        ("weapon", "DM-36", 3),
        ("destiny", "DM-36", 2),
        ("destiny", "DM-4", 5),
        ("battle-card", "DM-59", 3),
    ]
    assert total(table, "light") == 16


@pytest.mark.rule("yj.battle.unknown-power")
def test_anakin_draws_anew_in_every_fight() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-4, DM-4
        light deck: DM-46, DM-2, DM-45 x9
        dark plan: DM-96, DM-96
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "light") == [7, 2]
    assert hand(table, "light") == ["DM-46", "DM-2"]


@pytest.mark.rule("yj.battle.unknown-power", "yj.battle.add-together")
def test_two_anakins_added_together_draw_two_powers() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-64, DM-4, JC-4
        light deck: DM-46, DM-40, DM-45 x9
        dark plan: DM-71
        dark deck: DM-119 x9
        """
    )
    assert sums(table, "light") == [("site", "DM-4", 1), ("destiny", "DM-4", 6), ("destiny", "JC-4", 5)]
    assert cards_of(table, "defeated") == ["DM-71"]


# --- the last card of a draw deck in a fight ---


def last_cards(light_deck: str, dark_deck: str, attacker: str = "dark", tournament: str = "") -> Table:
    """Both armed: Anakin draws for his podracer and his power, Watto for his wager and a blaster rifle."""
    return scene(
        f"""
        young-jedi full {tournament}
        turn: 5 {attacker} fights
        Tatooine: DM-135
        light plan: DM-36, DM-4
        light deck: {light_deck}
        dark plan: DM-133, DM-120, DM-74
        dark deck: {dark_deck}
        """
    )


@pytest.mark.rule("yj.game.deck-victory-fight", "yj.battle.destiny-order")
def test_the_last_card_drawn_for_destiny_loses_before_anything_is_compared() -> None:
    table = last_cards("DM-45, DM-46", "DM-119 x9")
    assert (table.over, table.winners, table.ending) == (True, 0b10, "yj.game.deck-victory-fight")
    assert totals(table, "light") == []
    assert damage(table, "light") == damage(table, "dark") == 0
    assert len(cards_of(table, "destiny", "dark")) == 2


@pytest.mark.rule("yj.game.deck-victory-fight")
def test_one_card_left_behind_by_the_draws_is_enough_to_play_on() -> None:
    table = last_cards("DM-45, DM-46, DM-2", "DM-119 x9")
    assert not table.over
    assert totals(table, "light") == [3 + 6 + 1 + 3]
    assert deck(table, "light") == ["DM-2"]


@pytest.mark.rule("yj.game.deck-victory-fight")
@pytest.mark.parametrize("attacker", ["light", "dark"])
@pytest.mark.parametrize(
    ("light_deck", "dark_deck"),
    [("DM-45, DM-46", "DM-119 x2"), ("DM-45", "DM-119 x2"), ("DM-45 x2", "DM-119")],
)
def test_both_decks_emptied_in_one_fight_draw_the_game_whoever_drew_more(
    attacker: str, light_deck: str, dark_deck: str
) -> None:
    table = last_cards(light_deck, dark_deck, attacker)
    assert (table.over, table.winners, table.ending) == (True, 0, "yj.game.deck-victory-fight")


@pytest.mark.rule("yj.game.deck-victory-tournament", "yj.battle.destiny-order")
@pytest.mark.parametrize(
    ("attacker", "light_deck", "dark_deck", "winner"),
    [
        ("dark", "DM-45 x2", "DM-119 x2", 0),  # Dark's weapon draws before Light's power
        ("dark", "DM-45", "DM-119 x2", 1),  # Light's weapon, defending, draws before Dark's
        ("light", "DM-45", "DM-119 x2", 0),  # Dark's weapon, defending, draws before Light's
        ("light", "DM-45 x2", "DM-119", 0),  # Dark's battle card draws first of all
    ],
)
def test_in_a_tournament_whoever_drew_the_last_card_first_has_lost(
    attacker: str, light_deck: str, dark_deck: str, winner: int
) -> None:
    table = last_cards(light_deck, dark_deck, attacker, "tournament")
    assert (table.over, table.winners, table.ending) == (True, 1 << winner, "yj.game.deck-victory-tournament")


@pytest.mark.rule("yj.game.short-draw-ruling", "yj.battle.destiny-order")
def test_a_draw_for_which_no_card_is_left_counts_nothing_and_the_others_are_still_made() -> None:
    table = last_cards("DM-45", "DM-119 x9")
    assert cards_of(table, "destiny", "light") == ["DM-45"]
    assert len(events(table, "no-destiny", "light")) == 1
    assert len(cards_of(table, "destiny", "dark")) == 2
    assert table.winners == 0b10


# --- who wins ---


@pytest.mark.rule("yj.battle.compare")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_the_higher_total_wins_and_the_loser_is_discarded_with_its_damage(attacker: str) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 {attacker} fights
        Tatooine: DM-135
        light plan: DM-27
        light deck: DM-28, DM-29, DM-45 x9
        dark plan: DM-89
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "light") == [3]
    assert totals(table, "dark") == [4]
    assert here(table, "light") == []
    assert here(table, "dark") == ["DM-89"]
    assert discard(table, "light") == ["DM-29", "DM-28", "DM-27"]
    assert deck(table, "light") == ["DM-45"] * 9
    assert discard(table, "dark") == []
    assert len(deck(table, "dark")) == 9


@pytest.mark.rule("yj.battle.compare")
def test_a_tie_leaves_both_with_their_weapons_and_costs_nothing() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-46, DM-27
        light deck: DM-45 x9
        dark plan: DM-125, DM-119, DM-98
        dark deck: DM-107, DM-119 x9
        """
    )
    assert totals(table, "light") == totals(table, "dark") == [6]
    assert len(events(table, "tie")) == 1
    assert here(table, "light") == ["DM-46", "DM-27"]
    assert here(table, "dark") == ["DM-119", "DM-98"]
    assert damage(table, "light") == damage(table, "dark") == 0
    assert discard(table, "light") == []
    assert discard(table, "dark") == ["DM-125"]


@pytest.mark.rule("yj.battle.compare")
def test_a_character_with_damage_0_costs_no_card() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-11
        light deck: DM-45 x9
        dark plan: DM-71
        dark deck: DM-119 x9
        """
    )
    assert discard(table, "light") == ["DM-11"]
    assert len(deck(table, "light")) == 9


@pytest.mark.rule("yj.battle.compare")
def test_damage_that_takes_the_last_card_ends_the_game_in_the_middle_of_the_battle() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-27, DM-7
        light deck: DM-45 x2
        dark plan: DM-89, DM-98
        dark deck: DM-119 x9
        """
    )
    assert (table.over, table.winners, table.ending) == (True, 0b10, "yj.game.deck-victory")
    assert totals(table, "dark") == [4]


@pytest.mark.rule("yj.game.deck-victory")
def test_nothing_more_happens_once_damage_has_ended_the_game() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-51, DM-28, DM-7
        light deck: DM-45
        dark plan: JC-122, DM-71, DM-98
        dark deck: DM-119 x9
        """
    )
    assert table.over
    assert table.log is not None
    assert table.log[-1].kind == "over"


@pytest.mark.rule("yj.battle.weapon-lost")
def test_the_weapon_in_use_is_discarded_with_its_user() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-45, DM-27, DM-46
        light deck: DM-2, DM-46 x9
        dark plan: DM-71
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "light") == [4]
    assert discard(table, "light") == ["DM-46", "DM-46", "DM-45", "DM-27"]
    assert here(table, "light") == ["DM-46"]
    assert rules_of(table, "discard", "light") == ["yj.battle.weapon-lost"]


@pytest.mark.rule("yj.battle.weapon-lost", "yj.battle.survivors")
def test_the_winner_keeps_its_weapon() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-46, DM-7
        light deck: DM-45 x9
        dark plan: DM-89
        dark deck: DM-119 x9
        """
    )
    assert here(table, "light") == ["DM-46", "DM-7"]
    assert discard(table, "light") == []


@pytest.mark.rule("yj.battle.fights-once")
def test_whoever_has_fought_takes_no_further_part() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-7, DM-28, DM-28
        light deck: DM-45 x9
        dark plan: DM-89, DM-71
        dark deck: DM-119 x9
        """
    )
    assert cards_of(table, "steps-forward", "light") == ["DM-7", "DM-28"]
    assert totals(table, "light") == [6, 2]
    assert totals(table, "dark") == [4, 8]
    assert here(table, "light") == ["DM-7", "DM-28"]


@pytest.mark.rule("yj.battle.fights-once")
def test_after_a_tie_neither_fights_again_nor_breaks_through() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-28
        light deck: DM-45 x9
        dark plan: DM-98
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "light") == totals(table, "dark") == [2]
    assert cards_of(table, "breaks-through") == []
    assert damage(table, "light") == 0


# --- breaking through ---


@pytest.mark.rule("yj.battle.breakthrough")
def test_each_attacker_that_met_nobody_costs_the_defender_a_card() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-28
        light deck: DM-29, DM-45 x9
        dark plan: DM-89, DM-120, DM-99, DM-71
        dark deck: DM-119 x9
        """
    )
    assert cards_of(table, "breaks-through") == ["DM-99", "DM-71"]
    assert rules_of(table, "damage", "light") == ["yj.game.damage-order-ruling", "yj.battle.breakthrough"]
    assert [event.amount for event in events(table, "damage", "light")] == [1, 2]
    assert discard(table, "light") == ["DM-45", "DM-45", "DM-29", "DM-28"]
    assert here(table, "dark") == ["DM-89", "DM-120", "DM-99", "DM-71"]


@pytest.mark.rule("yj.battle.breakthrough")
def test_the_members_of_a_group_that_met_nobody_break_through_one_by_one() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-28
        light deck: DM-45 x9
        dark plan: DM-89, DM-131, DM-118, DM-97, DM-98, DM-99
        dark deck: DM-119 x9
        """
    )
    assert cards_of(table, "breaks-through") == ["DM-97", "DM-98", "DM-99"]
    assert damage(table, "light") == 1 + 3
    assert discard(table, "dark") == ["DM-131"]


@pytest.mark.rule("yj.battle.breakthrough")
def test_breaking_through_to_the_last_card_wins_the_game() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-11
        light deck: DM-45 x2
        dark plan: DM-71, DM-98, DM-98
        dark deck: DM-119 x9
        """
    )
    assert (table.over, table.winners, table.ending) == (True, 0b10, "yj.game.deck-victory")


@pytest.mark.rule("yj.battle.breakthrough-attacker-only")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_the_defenders_left_over_characters_do_nothing(attacker: str) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 {attacker} fights
        Tatooine: DM-135
        light plan: DM-28
        light deck: DM-45 x9
        dark plan: DM-98, DM-99, DM-71
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "light") == totals(table, "dark") == [2]
    assert damage(table, "light") == (2 if attacker == "dark" else 0)
    assert damage(table, "dark") == 0


# --- after the fight, after the battle ---


@pytest.mark.rule("yj.battle.card-discarded")
@pytest.mark.parametrize("power", ["DM-27", "DM-2", "DM-1"], ids=["won", "lost", "tied"])
def test_a_battle_card_is_discarded_after_its_fight_however_it_ended(power: str) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: {power}
        light deck: DM-45 x9
        dark plan: DM-125, DM-99
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "dark") == [6]
    assert "DM-125" in discard(table, "dark")
    assert rules_of(table, "discard", "dark")[-1] == "yj.battle.card-discarded"


@pytest.mark.rule("yj.battle.card-unopposed-ruling")
def test_battle_cards_that_meet_no_opponent_are_discarded_unused() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-28
        light deck: DM-45 x9
        dark plan: DM-89, DM-125, DM-99, DM-127
        dark deck: DM-119 x9
        """
    )
    assert cards_of(table, "uses-card") == []
    assert discard(table, "dark") == ["DM-127", "DM-125"]
    assert rules_of(table, "discard", "dark") == ["yj.battle.card-unopposed-ruling"] * 2


@pytest.mark.rule("yj.battle.card-unopposed-ruling")
def test_the_defenders_unmet_battle_cards_are_discarded_too() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-28, DM-51, DM-7
        light deck: DM-45 x9
        dark plan: DM-98
        dark deck: DM-119 x9
        """
    )
    assert totals(table, "light") == [2]
    assert discard(table, "light") == ["DM-51"]
    assert here(table, "light") == ["DM-28", "DM-7"]


@pytest.mark.rule("yj.battle.survivors", "yj.battle.hand-aside")
def test_survivors_and_unlost_weapons_are_back_on_the_planet_and_hands_are_taken_up() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-28, DM-45, DM-7
        light deck: DM-45 x9
        dark plan: DM-120, DM-97, DM-98, DM-119
        dark hand: JC-135
        dark deck: JC-135, DM-119 x9
        """
    )
    assert totals(table, "dark") == [6, 2]
    assert totals(table, "light") == [2, 9]
    assert here(table, "light") == ["DM-45", "DM-7"]
    assert here(table, "dark") == ["DM-120", "DM-97", "DM-119"]
    assert asked(table) == [("dark", "even-up")]
    assert offered(table, "dark") == ["JC-135", "JC-135", "recycle", "done"]


@pytest.mark.rule("yj.battle.survivors")
def test_survivors_can_fight_again_in_the_next_battle() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark battle
        Tatooine: DM-135
        light here: DM-28
        light deck: DM-45 x20
        dark here: DM-98
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    answer(table, "dark", "done", "done")
    answer(table, "light", "done", "yes", "done")
    answer(table, "dark", "done")
    assert totals(table, "light") == totals(table, "dark") == [2, 2]
