"""Destiny draws with something to choose: two numbers, a second card, a card drawn anew, numbers exchanged."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import FIGHTING, Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    discard,
    events,
    hand,
    offered,
    scene,
    seen_by,
    sums,
    total,
)


def reads_back(table: Table) -> bool:
    """A fight that waits in its middle can be copied, and written down exactly."""
    exact = GAME.write_position(table, exact=True)
    return GAME.read_position(exact).encode() == table.encode() == table.copy().encode()


# --- two numbers ---


@pytest.mark.rule("yj.battle.destiny-two-numbers")
@pytest.mark.parametrize(("chosen", "number"), [("number-3", 3), ("number-2", 2)])
def test_the_drawer_chooses_one_of_two_numbers(chosen: str, number: int) -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-46, DM-31
        dark plan: DM-99
        light deck: RF-A3, DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "destiny-number")]
    assert offered(table, "light") == ["number-3", "number-2"]
    assert reads_back(table)
    answer(table, "light", chosen)
    assert sums(table, "light") == [("power", "DM-31", 2), ("destiny", "DM-46", number)]
    assert [event.amount for event in events(table, "choose-number")] == [number]
    assert hand(table, "light") == ["RF-A3"]


@pytest.mark.rule("yj.battle.destiny-two-numbers")
def test_another_copy_may_be_used_with_the_other_number() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-50, DM-11, DM-12
        dark plan: DM-99
        light deck: RF-A3 x2, DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "number-3", "number-2")
    assert [line for line in sums(table, "light") if line[0] == "destiny"] == [
        ("destiny", "DM-50", 3),
        ("destiny", "DM-50", 2),
    ]


@pytest.mark.rule("yj.battle.destiny-two-numbers")
def test_two_equal_numbers_leave_nothing_to_choose() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-31
        dark plan: DM-120, DM-99
        light deck: DM-45 x9
        dark deck: RF-A9, DM-119 x9
    """)
    assert not events(table, "choose-number")
    assert sums(table, "dark") == [("power", "DM-99", 2), ("destiny", "DM-120", 4)]


@pytest.mark.rule("yj.battle.two-numbers-when-ruling")
def test_the_number_is_chosen_before_anything_else_is_drawn() -> None:
    """The defender's draw waits for its choice; the attacker has drawn nothing yet."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-46, DM-31
        dark plan: DM-120, DM-99
        light deck: RF-A3, DM-45 x9
        dark deck: DM-117, DM-119 x9
    """)
    assert asked(table) == [("light", "destiny-number")]
    assert len(events(table, "destiny")) == 1
    assert table.mode == FIGHTING
    answer(table, "light", "number-2")
    assert [event.seat for event in events(table, "destiny")] == [0, 1]


@pytest.mark.rule("yj.battle.destiny-two-numbers")
def test_both_see_the_card_before_its_number_is_chosen() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-46, DM-31
        dark plan: DM-99
        light deck: RF-A3, DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "destiny") == ["RF-A3"]
    assert seen_by(table, "dark").decision is None
    assert seen_by(table, "dark").waiting == [0]


@pytest.mark.rule("yj.battle.destiny-two-numbers", "yj.game.deck-victory-fight")
def test_the_last_card_may_have_two_numbers_and_the_decks_are_looked_at_after_the_choice() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-46, DM-31
        dark plan: DM-120, DM-99
        light deck: RF-A3
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "destiny-number")]
    answer(table, "light", "number-3")
    assert table.over and table.ending == "yj.game.deck-victory-fight"
    assert len(events(table, "destiny")) == 2


# --- Watto, Risk Taker: the better of two ---

RISK_TAKER = """
    young-jedi full
    turn: 5 dark fights
    Coruscant: DM-66
    light plan: DM-7
    dark plan: DM-120, EBN-P15
    light deck: DM-45 x9
    dark deck: DM-106, DM-117, DM-119 x9
"""


@pytest.mark.rule("yj.battle.destiny")
def test_watto_risk_taker_draws_two_and_chooses_one_and_keeps_both() -> None:
    table = scene(RISK_TAKER)
    assert asked(table) == [("dark", "best-of-two")]
    assert offered(table, "dark") == ["DM-106", "DM-117"]
    assert reads_back(table)
    answer(table, "dark", "DM-117")
    assert sums(table, "dark") == [("power", "EBN-P15", 3), ("destiny", "DM-120", 5)]
    assert hand(table, "dark") == ["DM-106", "DM-117"]


@pytest.mark.rule("yj.battle.destiny")
def test_he_does_so_for_his_battle_card_and_for_his_weapon() -> None:
    table = scene(RISK_TAKER.replace("DM-120, EBN-P15", "DM-133, DM-120, EBN-P15"))
    answer(table, "dark", "DM-117")
    assert asked(table) == [("dark", "best-of-two")]
    answer(table, "dark", "DM-119")
    assert [line for line in sums(table, "dark") if line[0] == "destiny"] == [
        ("destiny", "DM-133", 5),
        ("destiny", "DM-120", 3),
    ]
    assert len(hand(table, "dark")) == 4


@pytest.mark.rule("yj.game.short-draw-ruling", "yj.battle.destiny")
def test_with_one_card_left_he_has_no_choice() -> None:
    table = scene(RISK_TAKER.replace("DM-106, DM-117, DM-119 x9", "DM-117"))
    assert table.over and table.ending == "yj.game.deck-victory-fight"
    assert len(events(table, "no-destiny")) == 1


# --- Anakin, Tested by the Jedi Council: a card drawn anew ---

TESTED = """
    young-jedi full
    turn: 5 light fights
    Tatooine: DM-65
    light plan: DM-46, EBN-P9
    dark plan: DM-99
    light deck: DM-2, DM-5, DM-8, DM-45 x9
    dark deck: DM-119 x9
"""


@pytest.mark.rule("yj.battle.anakin-redraw")
def test_anakin_may_draw_one_of_his_destinies_anew() -> None:
    table = scene(TESTED)
    assert asked(table) == [("light", "redraw")]
    assert reads_back(table)
    answer(table, "light", "yes")
    assert sums(table, "light") == [("destiny", "DM-46", 5), ("destiny", "EBN-P9", 6)]
    assert discard(table, "light") == ["DM-2"]
    assert hand(table, "light") == ["DM-5", "DM-8"], "and is not asked again this turn"


@pytest.mark.rule("yj.battle.anakin-redraw")
def test_he_decides_when_each_draw_is_made() -> None:
    """The weapon's number is kept: he is asked again for his own power."""
    table = scene(TESTED)
    answer(table, "light", "done")
    assert asked(table) == [("light", "redraw")]
    answer(table, "light", "yes")
    assert sums(table, "light") == [("destiny", "DM-46", 1), ("destiny", "EBN-P9", 6)]
    assert discard(table, "light") == ["DM-5"]


@pytest.mark.rule("yj.battle.anakin-redraw")
def test_others_of_his_name_have_no_such_text() -> None:
    table = scene(TESTED.replace("EBN-P9", "DM-4"))
    assert not [kind for _, kind in asked(table) if kind == "redraw"]
    assert [event.amount for event in events(table, "destiny")] == [1, 5]


@pytest.mark.rule("yj.battle.anakin-redraw")
def test_each_copy_has_its_own_redraw() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: EBN-P9, EBN-P9
        dark plan: DM-99, DM-97
        light deck: DM-2, DM-8, DM-2, DM-8, DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "yes")
    assert asked(table) == [("light", "redraw")]
    answer(table, "light", "yes")
    assert discard(table, "light") == ["DM-2", "DM-2"]


@pytest.mark.rule("yj.battle.anakin-redraw")
def test_he_has_it_again_next_turn() -> None:
    table = scene(TESTED.replace("dark plan: DM-99", "dark plan: DM-99, DM-97"))
    answer(table, "light", "yes")
    (anakin,) = [card for card in table.here(0) if table.card(card).code == "EBN-P9"]
    assert table.used == [anakin]
    answer(table, "light", "done", "done")
    answer(table, "dark", "done")
    assert table.turn == 6 and table.used == []


# --- numbers exchanged ---


@pytest.mark.rule("yj.battle.destiny-wording")
def test_a_twist_of_fate_switches_a_lower_number_with_a_higher_one() -> None:
    """The numbers of the cards drawn, not those printed on the fighters."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-21, DM-46, DM-31
        dark plan: DM-120, DM-71
        light deck: DM-2, DM-45 x9
        dark deck: DM-117, DM-119 x9
    """)
    assert asked(table) == [("light", "switch-numbers")]
    assert offered(table, "light") == ["DM-2"]
    assert reads_back(table)
    answer(table, "light", "DM-2")
    assert asked(table) == [("light", "switch-with")]
    assert offered(table, "light") == ["DM-117"]
    assert reads_back(table)
    answer(table, "light", "DM-117")
    assert sums(table, "light") == [("power", "DM-31", 2), ("destiny", "DM-46", 5)]
    assert sums(table, "dark") == [("power", "DM-71", 6), ("destiny", "DM-120", 1)]
    assert hand(table, "light") == ["DM-2"] and hand(table, "dark") == ["DM-117"], (
        "the cards stay where they are"
    )


@pytest.mark.rule("yj.battle.destiny-wording")
@pytest.mark.parametrize(("own", "other"), [("DM-117", "DM-117"), ("DM-46", "DM-117")])
def test_nothing_is_switched_without_a_lower_number(own: str, other: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-21, DM-46, DM-31
        dark plan: DM-120, DM-71
        light deck: {own}, DM-45 x9
        dark deck: {other}, DM-119 x9
    """)
    assert not events(table, "switch")
    assert events(table, "power")


@pytest.mark.rule("yj.battle.destiny-wording")
def test_of_several_its_player_chooses_both() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-21, DM-46, DM-4
        dark plan: DM-133, DM-120, DM-74
        light deck: DM-2, DM-45, DM-45 x9
        dark deck: DM-117, DM-120, DM-119 x9
    """)
    assert offered(table, "light") == ["DM-2", "DM-45"]
    answer(table, "light", "DM-45")
    assert offered(table, "light") == ["DM-117", "DM-120"]
    answer(table, "light", "DM-120")
    assert sums(table, "light") == [("destiny", "DM-46", 1), ("destiny", "DM-4", 6)]


@pytest.mark.rule("yj.battle.destiny-wording")
def test_a_powerful_opponent_lets_the_damage_number_stand_for_a_number_drawn() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-14, DM-34, DM-1
        dark plan: DM-99
        light deck: DM-2, DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "damage-for-number")]
    assert offered(table, "light") == ["DM-2", "done"]
    assert reads_back(table)
    answer(table, "light", "DM-2")
    assert sums(table, "light") == [("power", "DM-1", 5), ("weapon", "DM-34", 2), ("destiny", "DM-34", 5)]


@pytest.mark.rule("yj.battle.destiny-wording")
def test_texts_that_change_the_damage_number_change_what_stands_for_it() -> None:
    """Uh-Oh! makes a battle droid's damage three."""
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light effect: BN-62
        light plan: DM-7
        dark plan: DF-51, DM-120, DM-99
        light deck: DM-45 x9
        dark deck: DM-71, DM-119 x9
    """)
    answer(table, "dark", "DM-71")
    assert sums(table, "dark") == [("power", "DM-99", 2), ("destiny", "DM-120", 3)]


@pytest.mark.rule("yj.battle.destiny-wording")
def test_it_need_not_be_used_and_without_a_draw_nothing_is_asked() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-14, DM-34, DM-1, DF-14, DM-2
        dark plan: DM-99, DM-97
        light deck: DM-46, DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "done")
    assert sums(table, "light", 0)[-1] == ("destiny", "DM-34", 6)
    assert len(events(table, "power", "light")) == 2


@pytest.mark.rule("yj.battle.destiny-wording")
def test_your_characters_destiny_is_the_number_printed_on_it() -> None:
    """You Are Strong With The Force: Qui-Gon, 1, against Nute Gunray, 6: five more, whatever is drawn."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-22, DM-46, DM-2
        dark plan: JC-76
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [
        ("power", "DM-2", 6),
        ("destiny", "DM-46", 3),
        ("battle-card", "DF-22", 5),
    ]


@pytest.mark.rule("yj.battle.destiny-wording")
def test_a_character_whose_destiny_is_no_less_gains_nothing() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-22, DM-8
        dark plan: JC-76
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "DM-8", 2)]


@pytest.mark.rule("yj.battle.destiny-wording", "yj.battle.destiny-two-numbers")
@pytest.mark.parametrize(("light", "dark", "bonus"), [("RF-A4", "JC-76", 6 - 2), ("DM-2", "RF-A8", 4 - 1)])
def test_of_two_numbers_printed_on_a_character_its_player_takes_the_lower(
    light: str, dark: str, bonus: int
) -> None:
    """Eeth Koth has 3 and 2, the armed Nute Gunray 6 and 4."""
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-22, {light}
        dark plan: {dark}
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert ("battle-card", "DF-22", bonus) in sums(table, "light")


@pytest.mark.rule("yj.battle.opponent-choice")
@pytest.mark.parametrize(("chosen", "bonus"), [("DM-73", 2), ("DM-85", 5)])
def test_against_a_group_its_player_chooses_whose_destiny_is_meant(chosen: str, bonus: int) -> None:
    """Sebulba has 3, Ann and Tann Gella have 6; Qui-Gon has 1."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DF-22, DM-2
        dark plan: DM-128, DM-73, DM-85
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "opponent-choice")]
    assert offered(table, "light") == ["DM-73", "DM-85"]
    assert reads_back(table)
    answer(table, "light", chosen)
    assert total(table, "light") == 6 + bonus


# --- resolving ---


@pytest.mark.rule("yj.battle.resolve-ruling", "yj.battle.destiny-order")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_the_attackers_battle_card_is_resolved_wholly_before_the_defenders(attacker: str) -> None:
    """Both switch: the attacker's choice comes first, and what it changed is what the defender finds."""
    table = scene(f"""
        young-jedi full
        turn: 5 {attacker} fights
        Coruscant: DM-66
        light plan: DF-21, DM-46, DM-31
        dark plan: DF-45, DM-120, DM-99
        light deck: DM-2, DM-45 x9
        dark deck: DM-117, DM-119 x9
    """)
    if attacker == "light":
        answer(table, "light", "DM-2", "DM-117")
        assert asked(table) == [("dark", "switch-numbers")]
        answer(table, "dark", "DM-117", "DM-2")
        assert total(table, "light") == 2 + 1
    else:
        assert asked(table) == [("light", "switch-numbers")], "Dark, who has more, has nothing to switch"
        answer(table, "light", "DM-2", "DM-117")
        assert total(table, "light") == 2 + 5


@pytest.mark.rule("yj.battle.reveal-needs-card")
def test_a_hand_shown_gives_the_bonus() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BP-22, DM-31
        dark plan: DM-71
        light hand: DM-8, DM-9
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "show-hand")]
    assert reads_back(table)
    answer(table, "light", "yes")
    assert cards_of(table, "shows-hand") == ["DM-8", "DM-9"]
    assert sums(table, "light") == [("power", "DM-31", 2), ("battle-card", "BP-22", 2)]


@pytest.mark.rule("yj.battle.reveal-needs-card")
def test_a_hand_kept_secret_gives_none() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BP-22, DM-31
        dark plan: DM-71
        light hand: DM-8
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "done")
    assert not events(table, "shows-hand")
    assert sums(table, "light") == [("power", "DM-31", 2)]


@pytest.mark.rule("yj.battle.reveal-needs-card")
def test_without_a_card_in_hand_there_is_nothing_to_show() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BP-22, DM-31
        dark plan: DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert not [kind for _, kind in asked(table) if kind == "show-hand"]
    assert sums(table, "light") == [("power", "DM-31", 2)]


@pytest.mark.rule("yj.battle.reveal-needs-card", "yj.battle.resolve-ruling")
def test_a_card_drawn_in_this_fight_is_enough() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: BP-22, DM-46, DM-31
        dark plan: DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert asked(table) == [("light", "show-hand")]
    answer(table, "light", "yes")
    assert cards_of(table, "shows-hand") == ["DM-45"]
    assert total(table, "light") == 2 + 3 + 2


# --- lap cards serve draws ---


@pytest.mark.rule("yj.race.draws-ruling", "yj.race.cards-are-deck")
def test_with_the_draw_deck_empty_the_last_lap_card_is_drawn_for_destiny() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-46, DM-31
        dark plan: DM-99
        light objective: BP-29
        light laps: DM-2, DM-34
        dark deck: DM-119 x9
    """)
    assert sums(table, "light") == [("power", "DM-31", 2), ("destiny", "DM-46", 2)]
    assert hand(table, "light") == ["DM-34"]
    track = table.sides[0].track
    assert track is not None and codes(table, track.pile) == ["DM-2"]
    assert not table.over


@pytest.mark.rule("yj.race.draws-ruling", "yj.race.cards-are-deck", "yj.game.deck-victory-fight")
def test_when_the_lap_cards_are_gone_too_the_deck_is_exhausted() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-46, DM-31
        dark plan: DM-99
        light objective: BP-29
        light laps: DM-34
        dark deck: DM-119 x9
    """)
    assert table.over and table.ending == "yj.game.deck-victory-fight"
    assert damage(table, "dark") == 0
