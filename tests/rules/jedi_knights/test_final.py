"""The Final Conflict: its one deployment, the battles repeated to the end, and who wins."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.table import PHASES, Table
from chancecube.kernel.wire import DeckList
from tests.rules.jedi_knights.lists import DUEL, TEAM
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    attack,
    begin,
    cards_of,
    decline,
    events,
    find,
    offered,
    pass_phase,
    phase,
    printed,
    rules_of,
    scene,
    site,
    skip_to,
    sums,
    theme_pile,
    winners,
)

# Two strong characters face each other at the fourth planet.
FACING = """
    jedi-knights duel
    turn: {turn} {phase} final
    order: alliance, empire
    planet: PS-130 / PS-134
    alliance theme: PS-1
    empire theme: PS-3
    alliance deck: PS-36 x30
    empire deck: PS-48 x30
"""


def final(phase_word: str, *lines: str, turn: int = 7) -> Table:
    head = FACING.format(turn=turn, phase=phase_word)
    return scene(head + "".join(f"    {line}\n" for line in lines))


# --- its course ---


@pytest.mark.rule("jk.final.once")
def test_force_deploy_starship_battle_and_blockade_happen_once() -> None:
    table = final("force", "alliance site: PS-30", "empire site: PS-48")
    answer(table, "alliance", "PS-142")
    answer(table, "empire", "PS-150")
    while not table.over and table.turn < 9:
        answer(table, asked(table)[0][0], "pass")
    opened = [PHASES[amount] for amount in amounts(table, "phase")]
    assert opened[:6] == ["force", "deploy", "starship-battle", "blockade", "character-battle", "draw"]
    assert opened[6:10] == ["character-battle", "draw", "character-battle"]


@pytest.mark.rule("jk.final.once")
def test_its_force_card_sets_order_and_draw_number_to_the_end() -> None:
    table = final("force", "alliance site: PS-30", "empire site: PS-48")
    answer(table, "alliance", "PS-146")
    answer(table, "empire", "PS-147")
    while table.turn < 9:
        answer(table, asked(table)[0][0], "pass")
    assert table.order == [0, 1]
    assert amounts(table, "draw-number", "alliance") == [printed("PS-146").draw] * 2
    assert amounts(table, "draw-number", "empire") == [printed("PS-147").draw] * 2


@pytest.mark.rule("jk.final.once")
@pytest.mark.parametrize(("decks", "left"), [(DUEL, 2), (TEAM, 5)])
def test_two_force_cards_are_left_for_it_five_with_four_players(decks: list[DeckList], left: int) -> None:
    table = begin(decks, format="duel" if len(decks) == 2 else "team")
    skip_to(table, "force-card")
    while not table.final:
        name = asked(table)[0][0]
        options = offered(table, name)
        declining = [word for word in ("pass", "done", "no") if word in options]
        answer(table, name, declining[0] if declining else options[0])
    skip_to(table, "force-card")
    assert [len(own.force) for own in table.at] == [left] * table.seats


@pytest.mark.rule("jk.final.credits")
def test_credits_are_the_force_cards_and_the_bonus_of_planets_controlled() -> None:
    table = final("force", "alliance won: PS-127, PS-129", "empire won: PS-132")
    answer(table, "alliance", "PS-142")
    answer(table, "empire", "PS-150")
    assert sums(table, "credits", "alliance") == [
        ("printed", "PS-142", 6),
        ("location", "PS-127", 2),
        ("location", "PS-129", 3),
    ]
    assert amounts(table, "credits", "alliance") == [11]
    assert amounts(table, "credits", "empire") == [9]
    assert rules_of(table, "credits") == ["jk.final.credits"] * 2


@pytest.mark.rule("jk.final.theme-pile")
def test_starships_characters_and_weapons_are_played_from_the_theme_pile() -> None:
    table = final(
        "deploy", "alliance theme-pile: PS-30, PS-40, PS-90", "alliance site: PS-36", "empire hand: PS-48"
    )
    assert offered(table, "alliance") == ["PS-30", "PS-40", "PS-90", "pass"]
    answer(table, "alliance", "PS-30")
    assert site(table, "alliance") == ["PS-36", "PS-30"]
    assert theme_pile(table, "alliance") == ["PS-40", "PS-90"]


@pytest.mark.rule("jk.final.theme-pile")
def test_before_it_they_are_not() -> None:
    table = scene("""
        jedi-knights duel
        turn: 5 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance theme-pile: PS-30, PS-40, PS-90
        alliance site: PS-36
    """)
    assert offered(table, "alliance") == ["pass"]


@pytest.mark.rule("jk.final.cycle", "jk.game.final-conflict")
def test_battles_and_draws_repeat_until_one_side_alone_has_characters() -> None:
    table = final("character-battle", "alliance site: PS-30", "empire site: PS-47")
    pass_phase(table)
    assert (table.turn, phase(table)) == (8, "character-battle")
    assert rules_of(table, "turn") == ["jk.final.cycle"]
    assert len(events(table, "draw", "alliance")) == 3
    attack(table, "alliance", "PS-30", "PS-47")
    assert table.over
    assert winners(table) == ["alliance"]
    assert table.ending == "jk.game.final-conflict"


@pytest.mark.rule("jk.final.no-control-ruling")
def test_the_fourth_planet_has_no_control_check_and_no_packing_up() -> None:
    table = final("character-battle", "alliance site: PS-30 rotated", "empire site: PS-47", turn=8)
    pass_phase(table)
    assert not events(table, "control-sum")
    assert not events(table, "pack")
    assert (site(table, "alliance"), site(table, "empire")) == (["PS-30"], ["PS-47"])
    assert events(table, "draw")
    assert cards_of(table, "ready") == ["PS-30"]


# --- who wins ---


@pytest.mark.rule("jk.final.start-ruling")
def test_a_side_alone_at_the_site_wins_as_the_first_character_battle_phase_begins() -> None:
    table = final("blockade", "alliance site: PS-30", "empire system: PS-52 [PS-48]", "empire hand: PS-71")
    assert not table.over, "the character aboard may still come down"
    pass_phase(table)
    assert winners(table) == ["alliance"]
    assert table.ending == "jk.game.final-conflict"


@pytest.mark.rule("jk.final.start-ruling")
def test_before_that_phase_nothing_is_tested() -> None:
    table = final("deploy", "alliance site: PS-30", "empire hand: PS-48", "alliance hand: PS-36")
    answer(table, "alliance", "PS-36")
    assert not table.over
    answer(table, "empire", "PS-48")
    pass_phase(table)
    assert not table.over


@pytest.mark.rule("jk.final.check-ruling")
def test_without_any_characters_more_planets_controlled_win() -> None:
    table = final("character-battle", "empire won: PS-131", "alliance system: PS-40")
    assert winners(table) == ["empire"]
    assert table.ending == "jk.final.check-ruling"
    table = final("character-battle", "alliance won: PS-127", "empire system: PS-73")
    assert winners(table) == ["alliance"]


@pytest.mark.rule("jk.final.check-ruling")
def test_then_the_higher_theme_number() -> None:
    table = final("character-battle", "empire won: PS-131", "alliance won: PS-128")
    assert winners(table) == ["empire"]
    table = scene("""
        jedi-knights duel
        turn: 7 character-battle final
        planet: PS-130 / PS-134
        alliance theme: PS-2
        empire theme: PS-3
    """)
    assert winners(table) == ["alliance"]


@pytest.mark.rule("jk.final.check-ruling")
def test_it_is_tested_after_every_other_action_too() -> None:
    table = final(
        "character-battle",
        "alliance site: PS-30",
        "alliance hand: PS-97",
        "empire site: PS-48, PS-43",
        "empire hand: PS-109",
    )
    assert not table.over
    answer(table, "alliance", "pass")
    answer(table, "empire", "PS-109")
    assert not table.over, "both sides still have characters"
    table.discard_stack(find(table, "PS-30"), "jk.text.use")  # as a text would
    decline(table)
    assert winners(table) == ["empire"]


# --- when nobody fights ---


@pytest.mark.rule("jk.final.stall-ruling")
def test_after_ten_phases_without_a_battle_the_higher_total_wins() -> None:
    table = final("character-battle", "alliance site: PS-30", "empire site: PS-47", "quiet: 8")
    pass_phase(table)
    assert not table.over, "this was the ninth"
    pass_phase(table)
    assert amounts(table, "control-sum") == [4, 3]
    assert winners(table) == ["alliance"]
    assert table.ending == "jk.final.stall-ruling"


@pytest.mark.rule("jk.final.stall-ruling")
def test_equal_totals_go_by_planets_then_by_theme() -> None:
    lines = ["alliance site: PS-30", "empire site: PS-48", "quiet: 9"]
    table = final("character-battle", *lines, "alliance won: PS-127")
    pass_phase(table)
    assert winners(table) == ["alliance"]
    table = final("character-battle", *lines)
    pass_phase(table)
    assert winners(table) == ["empire"]


@pytest.mark.rule("jk.final.stall-ruling")
def test_a_battle_breaks_the_row() -> None:
    table = final("character-battle", "alliance site: PS-30, PS-36", "empire site: PS-47", "quiet: 9")
    assert table.quiet == 10
    answer(table, "alliance", "pass")
    attack(table, "empire", "PS-47", "PS-36")
    assert site(table, "alliance") == ["PS-30"]
    assert table.quiet == 0
    pass_phase(table)
    assert not table.over
    assert table.quiet == 1
