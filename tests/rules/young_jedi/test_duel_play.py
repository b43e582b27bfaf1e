"""The exchange of a duel: attacks and parries, hits and dueling texts, passing, and what it costs in the end."""

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
    dueled,
    dueling,
    events,
    hand,
    here,
    hits,
    offered,
    refusal,
    rules_of,
    scene,
    seat_of,
    seen_by,
    sums,
)

# Cards of each destiny number that have no text for duels.
LIGHT = ["", "DM-13", "DM-14", "DM-20", "DM-16", "DM-12", "DM-46"]
DARK = ["", "DM-76", "DM-77", "DM-73", "DM-79", "DM-84", "DM-85"]


def cards(side: str, numbers: str) -> str:
    """Cards for these numbers: `3 3 5`; what is no number is the code of a card."""
    of_number = LIGHT if side == "light" else DARK
    return ", ".join([of_number[int(word)] if word.isdigit() else word for word in numbers.split()])


def duel(
    light: str,
    dark: str,
    light_here: str = "DM-2, JC-40",
    dark_here: str = "DM-75",
    side: str = "light",
    more: str = "",
    below: int = 20,
) -> Table:
    """A duel at Theed Palace with these cards on top of the decks: Qui-Gon (8 cards) against Aurra Sing (5)."""
    table = scene(
        f"""
        young-jedi full
        turn: 5 {side} duel
        Naboo: DM-67
        light here: {light_here}
        light deck: {cards("light", light)}{f", DM-45 x{below}" if below else ""}
        dark here: {dark_here}
        dark deck: {cards("dark", dark)}{f", DM-119 x{below}" if below else ""}
        {more}
        """
    )
    starter = (light_here if side == "light" else dark_here).split(",")[0]
    answer(table, side, starter)
    while asked(table)[0][1] in ("duel-target", "duel-defender", "duel-defender-weapon"):
        who, kind = asked(table)[0]
        answer(table, who, "done" if kind == "duel-defender-weapon" else offered(table, who)[0])
    return table


def play(table: Table, *moves: str) -> None:
    """Moves in turn: a number is a card of it, `-` no parry, other words as people type them."""
    for move in moves:
        side, _ = asked(table)[0]
        of_number = LIGHT if side == "light" else DARK
        answer(table, side, of_number[int(move)] if move.isdigit() else "done" if move == "-" else move)


# --- attack and parry ---


@pytest.mark.rule("yj.duel.attack-parry")
def test_who_started_the_duel_attacks_first_with_any_card_of_the_dueling_hand() -> None:
    table = duel("1 2 3 4 5 6 1 2", "1 2 3 4 5")
    assert asked(table) == [("light", "duel-attack")]
    assert offered(table, "light") == [*dueling(table, "light"), "pass"]
    assert hand(table, "light") == []


@pytest.mark.rule("yj.duel.attack-parry")
def test_an_attack_is_parried_by_the_same_number_which_becomes_a_new_attack() -> None:
    table = duel("3 3 4 5 6 1 2 1", "3 4 5 3 1")
    play(table, "3")
    assert asked(table) == [("dark", "duel-parry")]
    assert offered(table, "dark") == [DARK[3], DARK[3], "done"]
    assert refusal(table, "dark", DARK[4]) == "yj.duel.attack-parry"
    play(table, "3")
    assert asked(table) == [("light", "duel-parry")]
    assert offered(table, "light") == [LIGHT[3], "done"]
    play(table, "3", "3")
    assert (dueled(table, "light"), dueled(table, "dark")) == ([LIGHT[3]] * 2, [DARK[3]] * 2)
    assert hits(table) == [0, 0]
    play(table, "-")
    assert hits(table) == [1, 0]
    assert [event.amount for event in events(table, "duel-parry")] == [3, 3, 3]


@pytest.mark.rule("yj.duel.attack-parry")
def test_whoever_has_cards_is_asked_for_a_parry_even_if_none_of_them_fits() -> None:
    table = duel("3 3 4 5 6 1 2 1", "1 4 5 2 1")
    play(table, "3")
    assert asked(table) == [("dark", "duel-parry")]
    assert offered(table, "dark") == ["done"]


@pytest.mark.rule("yj.duel.attack-parry")
def test_played_cards_are_seen_by_both() -> None:
    table = duel("3 3 4 5 6 1 2 1", "1 4 5 2 1")
    play(table, "3")
    for side in ("light", "dark"):
        zones = [zone for zone in seen_by(table, side).zones if zone.name == "dueled"]
        assert [[card.code for card in zone.cards] for zone in zones] == [[LIGHT[3]], []]


@pytest.mark.rule("yj.duel.hit")
def test_an_attack_not_parried_hits_and_the_one_hit_attacks_next() -> None:
    table = duel("3 3 4 5 6 1 2 1", "1 4 5 2 1")
    play(table, "3", "-")
    assert hits(table) == [0, 1]
    assert asked(table) == [("dark", "duel-attack")]
    play(table, "4", "-")
    assert hits(table) == [1, 1]
    assert asked(table) == [("light", "duel-attack")]
    assert cards_of(table, "duel-hit") == ["DM-75", "DM-2"]


@pytest.mark.rule("yj.duel.hit")
def test_nobody_has_to_parry() -> None:
    table = duel("3 3 4 5 6 1 2 1", "3 3 3 3 3")
    play(table, "3", "-")
    assert hits(table) == [0, 1]


# --- two numbers ---


@pytest.mark.rule("yj.duel.two-numbers")
def test_a_card_with_two_numbers_attacks_as_either() -> None:
    table = duel("RF-A2 3 4 5 6 1 2 1", "4 1 5 2 2")
    play(table, "RF-A2")
    assert asked(table) == [("light", "destiny-number")]
    assert offered(table, "light") == ["number-1", "number-4"]
    play(table, "number-4")
    assert events(table, "duel-attack")[0].amount == 4
    assert offered(table, "dark") == [DARK[4], "done"]


@pytest.mark.rule("yj.duel.two-numbers")
def test_a_card_with_two_numbers_parries_both_and_counts_as_what_it_parried() -> None:
    table = duel("1 4 4 5 6 1 2 1", "RF-A10 3 5 2 2")
    assert "RF-A10" in dueling(table, "dark")
    play(table, "4")
    assert offered(table, "dark") == ["RF-A10", "done"]
    play(table, "RF-A10")
    assert asked(table) == [("light", "duel-parry")]
    assert offered(table, "light") == [LIGHT[4], "done"]


@pytest.mark.rule("yj.duel.two-numbers")
def test_two_equal_numbers_are_one() -> None:
    table = duel("1 4 4 5 6 1 2 1", "RF-A9 3 5 2 2")
    play(table, "1", "-", "RF-A9")
    assert asked(table) == [("light", "duel-parry")]
    assert events(table, "duel-attack", "dark")[0].amount == 4


@pytest.mark.rule("yj.double.when-ruling", "yj.duel.two-numbers")
def test_of_a_double_impact_card_a_half_is_played_and_it_goes_back_whole() -> None:
    table = duel("RF-62/27 1 4 4 5 6 2 1", "5 4 3 2 2")
    play(table, "RF-62/27")
    assert asked(table) == [("light", "half")]
    play(table, "second-half")
    assert events(table, "duel-attack")[0].amount == 5
    assert dueled(table, "light") == ["RF-62/27b"]
    assert offered(table, "dark") == [DARK[5], "done"]
    play(table, "-", "pass", "pass")
    assert "RF-62/27" in deck(table, "light")
    assert len(deck(table, "light")) == 28 - damage(table, "light")


@pytest.mark.rule("yj.double.when-ruling")
def test_number_and_text_come_from_the_same_half() -> None:
    table = duel("RF-61/19 1 4 4 5 6 2 1", "RF-127/53 3 2 2 4")
    play(table, "RF-61/19")
    assert dueled(table, "light") == ["RF-61/19b"]
    play(table, "RF-127/53")
    assert dueled(table, "dark") == ["RF-127/53b"]
    play(table, "-", "yes")
    assert hits(table) == [3, 0]
    assert discard(table, "dark") == ["RF-127/53"]


# --- passing ---


@pytest.mark.rule("yj.duel.pass")
def test_who_has_passed_only_parries_from_then_on() -> None:
    table = duel("3 4 5 6 1 2 3 4", "3 1 2 2 1")
    play(table, "pass")
    assert asked(table) == [("dark", "duel-attack")]
    play(table, "2", "-")
    assert asked(table) == [("dark", "duel-attack")]
    play(table, "3", "3")
    assert asked(table) == [("dark", "duel-parry")]


@pytest.mark.rule("yj.duel.pass")
def test_two_passes_in_a_row_end_the_duel() -> None:
    table = duel("3 4 5 6 1 2 3 4", "3 1 2 2 1")
    play(table, "pass", "pass")
    assert events(table, "duel-undecided")[0].amount == 0
    assert dueling(table, "light") == dueling(table, "dark") == []


@pytest.mark.rule("yj.duel.pass")
def test_a_pass_after_the_other_has_passed_ends_it_too_however_much_came_between() -> None:
    table = duel("3 4 5 6 1 2 3 4", "3 1 2 2 1")
    play(table, "pass", "2", "-", "pass")
    assert events(table, "duel-undecided", "light")[0].amount == 1


@pytest.mark.rule("yj.duel.pass")
def test_who_has_passed_may_start_no_battle_this_turn() -> None:
    table = duel("3 4 5 6 1 2 3 4", "3 1 2 2 1")
    play(table, "pass", "pass")
    assert asked(table) == [("light", "even-up")]
    assert refusal(table, "light", "yes") == "yj.duel.pass"


@pytest.mark.rule("yj.duel.pass")
def test_the_opponents_pass_forbids_no_battle() -> None:
    table = duel("3", "4 1 2", below=0)
    play(table, "3", "-", "pass")
    assert asked(table) == [("light", "battle")]


@pytest.mark.rule("yj.duel.pass-parries-hit")
def test_a_parry_of_one_who_has_passed_hits() -> None:
    table = duel("3 4 5 6 1 2 3 4", "3 1 2 2 1")
    play(table, "pass", "3", "3", "-")
    assert hits(table) == [0, 1]
    assert rules_of(table, "duel-hit") == ["yj.duel.pass-parries-hit"]
    assert asked(table) == [("dark", "duel-attack")]


@pytest.mark.rule("yj.duel.no-cards-ruling")
def test_one_without_cards_gives_the_attack_over_and_may_still_battle() -> None:
    table = duel("3", "1 2", light_here="DM-2, JC-40", dark_here="DM-71", below=0)
    play(table, "3", "-", "1")
    assert rules_of(table, "duel-gives-over", "light") == ["yj.duel.no-cards-ruling"]
    assert asked(table) == [("dark", "duel-attack")]
    play(table, "pass")
    assert events(table, "duel-pass", "light") == []
    assert asked(table) == [("light", "battle")]


@pytest.mark.rule("yj.duel.end")
def test_the_duel_ends_when_neither_has_cards_left() -> None:
    table = duel("3", "1", dark_here="DM-71", below=0)
    play(table, "3", "-", "1")
    assert events(table, "duel-undecided")[0].amount == 0
    assert (deck(table, "light"), deck(table, "dark")) == ([LIGHT[3]], [DARK[1]])


@pytest.mark.rule("yj.duel.end")
def test_the_duel_ends_when_a_character_is_defeated_with_cards_left() -> None:
    table = duel("3 4 5 6 1 2 3 4", "1 2 1 2 1", dark_here="DM-99")
    play(table, "3", "-")
    assert cards_of(table, "duel-defeat") == ["DM-99"]
    assert dueling(table, "light") == []


@pytest.mark.rule("yj.duel.pass")
def test_even_piell_may_not_pass() -> None:
    table = duel("3 4 5 6 1 2 3 4", "1 2 1 2 1", light_here="V1-16, DM-35")
    assert "pass" not in offered(table, "light")
    assert refusal(table, "light", "pass") == "yj.duel.pass"
    play(table, "3", "-")
    assert "pass" in offered(table, "dark")


@pytest.mark.rule("yj.duel.pass")
def test_ki_adi_mundi_draws_two_cards_for_his_pass() -> None:
    table = duel("3 4 5 6 1 2 3 4", "1 2 1 2 1", light_here="V1-12, DM-35")
    before = len(dueling(table, "light"))
    play(table, "pass")
    assert len(dueling(table, "light")) == before + 2
    assert events(table, "duel-hand", "light")[-1].amount == 2


# --- dueling texts ---


@pytest.mark.rule("yj.duel.text")
def test_a_hit_with_a_dueling_text_may_use_it_without_a_lightsaber_too() -> None:
    table = duel("3 4 5 6 1 2 3 4", "DF-51 1 1 3 4")
    play(table, "6", "-", "DF-51", "-")
    assert hits(table) == [1, 1]
    assert asked(table) == [("dark", "duel-text")]
    play(table, "yes")
    assert hits(table) == [2, 1]
    assert dueled(table, "dark") == ["DF-51"]


@pytest.mark.rule("yj.duel.text")
def test_a_dueling_text_need_not_be_used() -> None:
    table = duel("DF-19 4 5 6 1 2 3 3", "1 2 2 5 6")
    play(table, "DF-19", "-", "-")
    assert hits(table) == [0, 1]
    assert dueled(table, "light") == ["DF-19"]


@pytest.mark.rule("yj.duel.text")
def test_a_card_that_is_parried_has_no_dueling_text() -> None:
    table = duel("DF-14 2 5 6 1 3 3 3", "2 2 5 4 6")
    play(table, "DF-14", "2", "-")
    assert asked(table) == [("light", "duel-attack")]
    assert hits(table) == [1, 0]


@pytest.mark.rule("yj.duel.text")
@pytest.mark.parametrize(
    ("card", "drawn", "discarded"),
    [("DF-16", 1, []), ("DF-22", 2, ["DF-22"])],
    ids=["one", "two for the card itself"],
)
def test_a_text_draws_cards_for_the_dueling_hand(card: str, drawn: int, discarded: list[str]) -> None:
    table = duel(f"{card} 1 1 1 1 1 1 1 4 4", "3 3 3 3 3")
    play(table, card, "-", "yes")
    assert len(dueling(table, "light")) == 7 + drawn
    assert dueling(table, "light")[7:] == [LIGHT[4]] * drawn
    assert discard(table, "light") == discarded


@pytest.mark.rule("yj.duel.text")
def test_a_text_that_would_draw_is_not_offered_when_the_draw_deck_is_empty() -> None:
    table = duel("DF-16 1 1", "3 3 3", below=0)
    play(table, "DF-16", "-")
    assert asked(table) == [("dark", "duel-attack")]


@pytest.mark.rule("yj.duel.text")
def test_a_text_takes_a_hit_from_the_own_character() -> None:
    table = duel("1 DF-21 4 5 6 1 2 2", "3 2 3 3 3")
    play(table, "1", "-", "2", "-", "DF-21", "-")
    assert hits(table) == [1, 2]
    play(table, "yes")
    assert hits(table) == [0, 2]
    assert events(table, "duel-heal")[0].amount == 0


@pytest.mark.rule("yj.duel.text")
def test_with_no_hit_to_take_away_nothing_is_asked() -> None:
    table = duel("1 DF-21 4 5 6 1 2 2", "3 2 3 3 3")
    play(table, "DF-21", "-")
    assert asked(table) == [("dark", "duel-attack")]


@pytest.mark.rule("yj.duel.text")
def test_cards_that_hit_depa_billaba_have_no_dueling_text() -> None:
    table = duel("1 1 1 1 1 1 1 1", "DF-51 3 3 3 3", light_here="V1-14, DM-35")
    play(table, "1", "-", "DF-51", "-")
    assert hits(table) == [1, 1]
    assert asked(table) == [("light", "duel-attack")]


@pytest.mark.rule("yj.duel.text")
def test_adi_gallias_lightsaber_draws_only_for_a_jedi_who_defends() -> None:
    attacking = duel("V1-42 1 1 1 1 1 1 1", "3 3 3 3 3")
    play(attacking, "V1-42", "-")
    assert asked(attacking) == [("dark", "duel-attack")]
    defending = duel("V1-42 1 1 1 1 1", "3 3 3 3 3 3 3 3", dark_here="DM-71, JC-106", side="dark")
    play(defending, "3", "-", "V1-42", "-")
    assert asked(defending) == [("light", "duel-text")]
    play(defending, "yes")
    assert len(dueling(defending, "light")) == 6
    other = duel("V1-42 1 1", "3 3 3 3 3", light_here="DM-27", dark_here="DM-71, JC-106", side="dark")
    play(other, "3", "-", "V1-42", "-")
    assert asked(other) == [("dark", "duel-attack")]


@pytest.mark.rule("yj.duel.text", "yj.game.exhausted-ruling")
def test_giving_up_the_last_card_of_the_deck_for_a_text_loses() -> None:
    table = duel("DF-19", "3 3 3 3 3", below=0)
    play(table, "DF-19", "-", "yes")
    assert table.over and table.winners == 1 << seat_of("dark")
    assert table.ending == "yj.game.deck-victory"


@pytest.mark.rule("yj.duel.hand-is-deck", "yj.game.exhausted-ruling")
def test_giving_up_the_last_dueling_card_does_not_lose_while_others_lie_played() -> None:
    table = duel("1 DF-19", "3 3 3 3 3", below=0)
    play(table, "1", "-", "pass", "DF-19", "-", "yes")
    assert not table.over
    assert cards_of(table, "duel-defeat") == ["DM-75"]
    assert (discard(table, "light"), deck(table, "light")) == (["DF-19"], [LIGHT[1]])


# --- defeat ---


@pytest.mark.rule("yj.duel.defeat")
def test_as_many_hits_as_the_printed_damage_defeat_a_character_and_its_weapon_goes_too() -> None:
    table = duel("1 1 1 1 1 1 1 1", "3 3 3", dark_here="DM-71, DM-75, JC-106", below=30)
    assert cards_of(table, "duel-defends") == ["DM-71"]
    play(table, "1", "-", "pass", "1", "-", "1", "-", "1", "-")
    assert hits(table) == [0, 4]
    play(table, "1", "-")
    assert cards_of(table, "duel-defeat") == ["DM-71"]
    assert here(table, "dark") == ["DM-75", "JC-106"]  # it had chosen no weapon


@pytest.mark.rule("yj.duel.defeat")
def test_the_weapon_in_use_is_discarded_with_its_user() -> None:
    table = duel("1 1 1", "3 3 3 3 3 3 3", side="dark", dark_here="DM-75, DF-41", light_here="DM-10")
    play(table, "3", "-", "1", "-", "pass", "1", "-", "1", "-")
    assert here(table, "dark") == []
    assert discard(table, "dark")[-2:] == ["DF-41", "DM-75"]
    assert rules_of(table, "discard") == ["yj.duel.defeat"]


@pytest.mark.rule("yj.duel.defeat")
def test_a_lowered_damage_number_does_not_make_defeat_come_sooner() -> None:
    table = duel("1 1 1 1 1 1 1 1", "3 3 3 3 3", dark_here="DM-72", more="dark effect: BN-130")
    play(table, "1", "-", "pass", "1", "-", "1", "-", "1", "-", "1", "-")
    assert hits(table) == [0, 5]
    play(table, "1", "-")
    assert cards_of(table, "duel-defeat") == ["DM-72"]


@pytest.mark.rule("yj.duel.cleanup")
def test_all_dueling_cards_are_shuffled_back_before_damage_is_taken() -> None:
    table = duel("1 1 1", "3 3 3 3", dark_here="DM-75", below=0)
    play(table, "1", "-", "3", "-", "1", "-", "pass", "1", "-")
    assert cards_of(table, "duel-defeat") == ["DM-75"]
    kinds = [event.kind for event in table.log or []]
    assert kinds.index("shuffle") < kinds.index("damage")
    assert rules_of(table, "shuffle") == ["yj.duel.cleanup"] * 2
    assert damage(table, "dark") == 3 - 1
    assert len(deck(table, "dark")) == 4 - 2
    assert not table.over


@pytest.mark.rule("yj.duel.cleanup", "yj.game.deck-victory")
def test_damage_that_takes_the_whole_reshuffled_deck_loses() -> None:
    table = duel("1 1 1 1", "3 3", dark_here="DM-75", below=0)
    play(table, "1", "-", "pass", "1", "-", "1", "-")
    assert table.over and table.winners == 1 << seat_of("light")


@pytest.mark.rule("yj.duel.defeat-damage")
def test_the_loser_takes_the_damage_less_the_hits_inflicted() -> None:
    table = duel("1 1 1 1 1 1 1 1", "3 4 5 3 3")
    play(table, "1", "-", "4", "-", "1", "-", "pass", "1", "-")
    assert cards_of(table, "duel-defeat") == ["DM-75"]
    assert damage(table, "dark") == 2
    assert damage(table, "light") == 0


@pytest.mark.rule("yj.duel.defeat-damage", "yj.duel.is-fight")
def test_texts_that_make_damage_worse_count_before_the_hits_are_taken_off() -> None:
    table = duel("1 1 1 1 1 1 1 1", "3 4 5 3 3", light_here="EBN-P8, DM-34")
    play(table, "1", "-", "4", "-", "1", "-", "pass", "1", "-")
    assert damage(table, "dark") == 3 + 2 - 1


@pytest.mark.rule("yj.duel.defeat-damage")
def test_an_effect_changes_the_damage_of_the_defeated() -> None:
    table = duel("1 1 1 1 1 1 1 1", "3 4 5 3 3", dark_here="DM-73", more="dark effect: BN-130")
    play(table, "1", "-", "pass", "1", "-")
    while not events(table, "duel-over"):
        play(table, "1", "-")
    assert cards_of(table, "duel-defeat") == ["DM-73"]
    assert damage(table, "dark") == 1


@pytest.mark.rule("yj.duel.defeat-damage")
def test_damage_is_never_less_than_nothing() -> None:
    table = duel("1 1 1 1 1 1 1 1", "DF-53 DF-51 5 3 3")
    play(table, "1", "-", "DF-53", "-", "yes", "1", "-", "DF-51", "-", "-", "1", "-")
    assert cards_of(table, "duel-defeat") == ["DM-75"]
    assert damage(table, "dark") == 0


@pytest.mark.rule("yj.duel.hits-ruling")
def test_hits_taken_away_no_longer_count_as_inflicted() -> None:
    table = duel("1 1 DF-21 2 2 2 2 2", "4 4 5 5 5")
    play(table, "1", "-", "4", "-", "1", "-", "pass", "DF-21", "-")
    assert asked(table) == [("light", "duel-text")]  # she is beaten, but his own hit still counts for her
    play(table, "yes")
    assert damage(table, "dark") == 3


@pytest.mark.rule("yj.duel.undecided-damage")
@pytest.mark.parametrize(
    ("moves", "costs"),
    [
        (["1", "-", "pass", "1", "-", "pass"], [0, 2]),
        (["1", "-", "4", "-", "pass", "pass"], [0, 0]),
        (["pass", "4", "-", "5", "-", "pass"], [2, 0]),
    ],
    ids=["Dark has more hits", "equal", "Light has more hits"],
)
def test_undecided_the_one_with_more_hits_takes_the_difference(moves: list[str], costs: list[int]) -> None:
    table = duel("1 1 1 1 1 1 1 1", "4 4 5 5 5")
    play(table, *moves)
    assert [damage(table, "light"), damage(table, "dark")] == costs
    assert cards_of(table, "duel-defeat") == []


# --- afterwards ---


@pytest.mark.rule("yj.duel.after")
def test_hits_are_gone_afterwards_and_who_dueled_may_battle() -> None:
    table = duel("1", "4 4 5", dark_here="DM-75", below=0)
    play(table, "1", "-", "pass")
    assert damage(table, "dark") == 1
    answer(table, "light", "yes", "done")
    answer(table, "dark", "done")
    answer(table, "light", "JC-40")
    assert cards_of(table, "steps-forward") == ["DM-2", "DM-75"]


@pytest.mark.rule("yj.duel.is-fight", "yj.trait.has-fought-ruling")
def test_who_has_dueled_has_fought_this_turn() -> None:
    table = duel("1", "4 4 5", light_here="DM-2, JC-40, DF-1", dark_here="DM-71", below=0)
    play(table, "1", "-", "4")
    play(table, "pass")
    answer(table, "light", "yes", "done")
    answer(table, "dark", "done")
    answer(table, "light", "DF-1", "JC-40")
    assert ("text", "DF-1", 2) in sums(table, "light")


@pytest.mark.rule("yj.duel.is-fight")
def test_a_bonus_against_a_jedi_counts_in_a_duel_with_one() -> None:
    table = duel("1 1 1 1 1 1 1 1", "4 4 5 5 5", dark_here="DF-33")
    assert ("text", "DF-33", 2) in sums(table, "dark")


@pytest.mark.rule("yj.duel.is-fight")
def test_what_a_text_gives_for_defeating_is_given_in_a_duel() -> None:
    table = duel("1 1 1", "4 4 4 4 4 4 4", side="dark", dark_here="BP-33, DF-41", light_here="DM-28")
    play(table, "4", "-")
    assert cards_of(table, "duel-defeat") == ["DM-28"]
    assert asked(table) == [("dark", "spoils-draw")]


@pytest.mark.rule("yj.duel.is-fight", "yj.virtual.watto")
def test_watto_buys_a_tie_with_a_jedi_in_a_duel_too() -> None:
    table = duel("1 1 1 1 1 1 1 1", "4 4 5", dark_here="V1-74", more="dark hand: DM-99, DM-105, DM-106")
    play(table, "1", "-", "pass", "1", "-")
    assert asked(table) == [("dark", "tie-for-cards")]
    answer(table, "dark", "yes", "DM-99", "DM-105")
    assert here(table, "dark") == ["V1-74"]
    assert damage(table, "dark") == 0
    assert rules_of(table, "duel-undecided") == ["yj.virtual.watto"]


# --- what clients are shown, and how it is written down ---


@pytest.mark.rule("yj.duel.hit", "yj.duel.pass")
def test_both_see_who_duels_with_what_the_hits_and_the_attack() -> None:
    table = duel("1 3 4 5 6 1 2 1", "1 4 5 2 1")
    play(table, "3", "-", "pass", "4")
    shown = seen_by(table, "dark").status["duel"]
    assert shown == seen_by(table, "light").status["duel"]
    assert isinstance(shown, dict)
    assert (shown["attacker"], shown["striker"], shown["number"]) == (0, 0, 4)
    assert shown["attack"] == table.sides[0].dueled[-1]
    qui_gon, aurra = shown["duelists"]
    assert (qui_gon["power"], qui_gon["hits"], qui_gon["damage"], qui_gon["hand"]) == (8, 0, 5, 6)
    assert qui_gon["sums"] == [["power", "DM-2", 6], ["weapon", "JC-40", 2]]
    assert (aurra["power"], aurra["hits"], aurra["damage"], aurra["passed"]) == (5, 1, 3, True)


@pytest.mark.rule("yj.duel.attack-parry")
def test_a_duel_can_be_written_down_and_played_on_at_every_question() -> None:
    table = duel("RF-62/27 1 4 4 5 6 2 1", "5 RF-A10 3 2 DF-53")
    opening = ["RF-62/27", "first-half", "DF-53", "-", "yes", "4", "RF-A10", "4", "-"]
    for move in [*opening, "3", "-", "pass", "2", "-"]:
        again = GAME.read_position(GAME.write_position(table, exact=True))
        assert again.encode() == table.encode() == table.copy().encode()
        play(table, move)
    assert cards_of(table, "duel-defeat") == ["DM-2"]
