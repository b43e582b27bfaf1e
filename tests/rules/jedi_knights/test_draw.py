"""The Draw Phase: the Control Check, packing up, the next planet, drawing, readying."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.table import Table
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    cards_of,
    codes,
    deck,
    discard,
    events,
    hand,
    in_events,
    is_rotated,
    kinds,
    name_of,
    offered,
    phase,
    printed,
    refusal,
    rules_of,
    scene,
    seen_by,
    site,
    skip_to,
    sums,
    system,
    theme_pile,
    won,
)

# The second turn at Alderaan; Yavin 4 and Kessel lie beneath. The Alliance has laid the sites, the Empire the systems.
DRAW_PHASE = """
    jedi-knights duel
    turn: {turn} draw
    order: empire, alliance
    planet: PS-129 / PS-133
    planet: PS-128 / PS-132
    planet: PS-130 / PS-134
    alliance theme: PS-1
    empire theme: PS-3
    alliance deck: PS-36 x9
    empire deck: PS-48 x9
"""


def draw_phase(*lines: str, turn: int = 2) -> Table:
    return scene(DRAW_PHASE.format(turn=turn) + "".join(f"    {line}\n" for line in lines))


def control(table: Table) -> list[str]:
    """Who has taken control of the planet."""
    return [name_of(table, event.seat) for event in events(table, "control")]


# --- the Control Check ---


@pytest.mark.rule("jk.draw.control-check")
def test_the_higher_total_of_power_at_the_site_controls_the_planet() -> None:
    table = draw_phase("alliance site: PS-30, PS-36", "empire site: PS-48")
    assert amounts(table, "control-sum") == [7, 4]
    assert sums(table, "control-sum", "alliance") == [("character", "PS-30", 4), ("character", "PS-36", 3)]
    assert control(table) == ["alliance"]
    assert rules_of(table, "control") == ["jk.draw.control-check"]


@pytest.mark.rule("jk.draw.control-check")
def test_starships_and_those_aboard_do_not_count() -> None:
    table = draw_phase("alliance site: PS-36", "empire site: PS-49", "empire system: PS-52 [PS-43]")
    assert amounts(table, "control-sum") == [3, 1]
    assert control(table) == ["alliance"]


@pytest.mark.rule("jk.draw.control-check")
def test_a_hero_at_the_site_doubles_the_total() -> None:
    table = draw_phase("alliance site: PS-6, PS-36", "empire site: PS-48 x3")
    assert sums(table, "control-sum", "alliance") == [
        ("character", "PS-6", printed("PS-6").power),
        ("character", "PS-36", printed("PS-36").power),
        ("hero", "PS-6", printed("PS-6").power + printed("PS-36").power),
    ]
    total = 2 * (printed("PS-6").power + printed("PS-36").power)
    assert amounts(table, "control-sum") == [total, 3 * printed("PS-48").power]
    assert control(table) == ["alliance"]


@pytest.mark.rule("jk.draw.control-check", "jk.draw.tied-planet-ruling")
def test_a_tie_gives_the_planet_to_nobody() -> None:
    table = draw_phase("alliance site: PS-30", "empire site: PS-48")
    assert amounts(table, "control-sum") == [4, 4]
    assert control(table) == []
    assert events(table, "no-control")
    assert "PS-130" in theme_pile(table, "alliance")
    assert "PS-134" in theme_pile(table, "empire")
    assert rules_of(table, "to-pile") == ["jk.draw.tied-planet-ruling"] * 2
    assert (won(table, "alliance"), won(table, "empire")) == ([], [])


@pytest.mark.rule("jk.draw.totals-ruling")
def test_rotated_characters_and_changes_of_power_count() -> None:
    table = draw_phase("alliance site: PS-36 rotated [PS-91]", "empire site: PS-47")
    assert amounts(table, "control-sum") == [4, 3]


@pytest.mark.rule("jk.draw.totals-ruling")
def test_no_characters_make_zero_and_zeros_are_a_tie() -> None:
    table = draw_phase("alliance system: PS-40")
    assert amounts(table, "control-sum") == [0, 0]
    assert events(table, "no-control")
    table = draw_phase("alliance site: PS-82", "empire system: PS-73")
    assert amounts(table, "control-sum") == [0, 0], "a power of zero is no more than nobody"
    assert events(table, "no-control")


@pytest.mark.rule("jk.draw.heroes-ruling")
def test_both_heroes_double_both_totals() -> None:
    table = draw_phase("alliance site: PS-6, PS-30", "empire site: PS-41, PS-48")
    totals = [
        printed(hero).power + printed(other).power for hero, other in (("PS-6", "PS-30"), ("PS-41", "PS-48"))
    ]
    assert amounts(table, "control-sum") == [2 * total for total in totals]


@pytest.mark.rule("jk.draw.heroes-ruling")
def test_a_hero_aboard_a_starship_doubles_nothing() -> None:
    table = draw_phase("alliance site: PS-36", "alliance system: PS-16 [PS-6]", "empire site: PS-48")
    assert amounts(table, "control-sum") == [3, 4]


@pytest.mark.rule("jk.draw.heroes-ruling", "jk.card.hero-version-ruling")
def test_another_version_without_the_keyword_or_of_another_theme_doubles_nothing() -> None:
    table = draw_phase("alliance site: PR-4", "empire site: PS-56")
    assert amounts(table, "control-sum") == [printed("PR-4").power, printed("PS-56").power]
    table = draw_phase("alliance site: PS-7", "empire site: PS-48")
    totals = [2 * printed("PS-7").power, printed("PS-48").power]
    assert amounts(table, "control-sum") == totals, "any version with the keyword is the Hero"


@pytest.mark.rule("jk.draw.heroes-ruling")
def test_the_total_is_doubled_once() -> None:
    table = draw_phase("alliance site: PS-6, PR-6", "empire site: PS-48")
    heroes = printed("PS-6").power + printed("PR-6").power
    assert amounts(table, "control-sum") == [2 * heroes, printed("PS-48").power]


@pytest.mark.rule("jk.draw.second-turn-ruling")
def test_after_the_first_turn_at_a_planet_all_cards_stay() -> None:
    table = draw_phase("alliance site: PS-30 [PS-90]", "empire system: PS-73", turn=1)
    assert not events(table, "control-sum")
    assert (site(table, "alliance"), system(table, "empire")) == (["PS-30"], ["PS-73"])
    assert not events(table, "planet")
    assert [kind for kind in kinds(table) if kind in ("draw", "ready", "pack")].count("pack") == 0
    assert len(events(table, "draw", "alliance")) == 3


@pytest.mark.rule("jk.draw.second-turn-ruling")
def test_on_its_second_turn_a_planet_does_not_enter_play_again() -> None:
    table = draw_phase("alliance site: PS-30", turn=1)
    skip_to(table, "deploy")
    assert table.turns_here == 2
    assert not events(table, "planet")


# --- packing up ---


@pytest.mark.rule("jk.draw.pack-up")
def test_both_put_their_cards_there_into_their_theme_piles() -> None:
    table = draw_phase(
        "alliance site: PS-30 [PS-90]", "alliance system: PS-40", "empire site: PS-47", "empire system: PS-73"
    )
    assert theme_pile(table, "alliance") == ["PS-30", "PS-90", "PS-40"]
    assert theme_pile(table, "empire") == ["PS-47", "PS-73", "PS-134"]
    assert (site(table, "alliance"), system(table, "alliance")) == ([], [])
    assert table.attached == []
    assert rules_of(table, "pack") == ["jk.draw.pack-up"] * 5


@pytest.mark.rule("jk.draw.pack-up")
def test_the_controller_keeps_the_own_location_the_other_goes_to_a_theme_pile() -> None:
    table = draw_phase("alliance site: PS-30")
    assert won(table, "alliance") == ["PS-130"]
    assert theme_pile(table, "empire") == ["PS-134"]
    assert cards_of(table, "won-location") == ["PS-130"]
    assert codes(table, table.sites) == ["PS-129", "PS-128"]
    assert codes(table, table.systems) == ["PS-133", "PS-132"]


@pytest.mark.rule("jk.draw.whose-card-ruling")
def test_the_controller_takes_the_own_card_even_if_it_was_the_system() -> None:
    table = draw_phase("empire site: PS-48")
    assert won(table, "empire") == ["PS-134"]
    assert theme_pile(table, "alliance") == ["PS-130"]
    assert amounts(table, "won-location") == [1], "the bonus credits of its site side"


@pytest.mark.rule("jk.draw.bonus-side")
def test_a_controlled_location_shows_its_bonus_credits() -> None:
    table = draw_phase("alliance site: PS-30")
    for viewer in ("alliance", "empire", "spectator"):
        players = seen_by(table, viewer).status["players"]
        assert isinstance(players, list)
        assert players[0]["bonus_credits"] == 2


@pytest.mark.rule("jk.draw.bonus-side")
def test_bonus_credits_count_only_in_the_final_conflict() -> None:
    table = scene("""
        jedi-knights duel
        turn: 5 force
        planet: PS-130 / PS-134
        alliance won: PS-127, PS-129
    """)
    answer(table, "alliance", "PS-142")
    answer(table, "empire", "PS-150")
    assert sums(table, "credits", "alliance") == [("printed", "PS-142", 6)]


@pytest.mark.rule("jk.draw.location-retired")
def test_a_location_in_a_theme_pile_is_never_played() -> None:
    table = scene("""
        jedi-knights duel
        turn: 7 deploy final
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance theme-pile: PS-127, PS-36
    """)
    assert offered(table, "alliance") == ["PS-36", "pass"]
    assert refusal(table, "alliance", "PS-127") == "jk.draw.location-retired"


@pytest.mark.rule("jk.draw.location-retired")
def test_no_text_takes_a_location_out_of_a_theme_pile() -> None:
    table = scene("""
        jedi-knights duel
        turn: 3 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance site: PR-2
        alliance hand: PS-90
        alliance theme-pile: PS-127, PS-36
    """)
    answer(table, "alliance", "PR-2")
    while asked(table)[0][1] != "deploy":
        assert "PS-127" not in offered(table, asked(table)[0][0])
        answer(table, asked(table)[0][0], offered(table, asked(table)[0][0])[0])
    assert theme_pile(table, "alliance") == ["PS-127"]
    assert "PS-36" in hand(table, "alliance")


@pytest.mark.rule("jk.draw.unstack-ruling")
def test_packing_up_takes_stacks_apart() -> None:
    table = draw_phase("alliance system: PS-39 [PS-36 [PS-90], PS-92]")
    assert theme_pile(table, "alliance") == ["PS-39", "PS-36", "PS-90", "PS-92", "PS-130"]
    assert table.attached == []
    assert all(host == -1 for host in table.host)


@pytest.mark.rule("jk.draw.unstack-ruling")
def test_what_else_lies_on_a_card_is_discarded() -> None:
    table = draw_phase("alliance site: PS-30 [PS-101]")
    assert discard(table, "alliance") == ["PS-101"]
    assert rules_of(table, "discard") == ["jk.draw.unstack-ruling"]


@pytest.mark.rule("jk.event.stay-ruling")
def test_deploy_phase_events_stay_when_the_planet_changes() -> None:
    table = draw_phase("alliance events: PS-94", "alliance site: PS-30")
    assert in_events(table, "alliance") == ["PS-94"]


@pytest.mark.rule("jk.draw.tied-planet-ruling")
def test_a_tied_planet_counts_for_nobodys_three() -> None:
    table = scene("""
        jedi-knights duel
        turn: 6 draw
        planet: PS-129 / PS-133
        planet: PS-130 / PS-134
        alliance won: PS-127, PS-128
        alliance site: PS-30
        empire site: PS-48
    """)
    assert not table.over
    assert table.controlled(0) == 2


# --- the next planet, drawing, readying ---


@pytest.mark.rule("jk.draw.next-planet")
def test_the_next_planet_enters_play() -> None:
    table = draw_phase("alliance site: PS-30")
    assert seen_by(table, "empire").status["planet"] == "Yavin 4"
    assert cards_of(table, "planet") == ["PS-128"]
    assert not table.final
    assert not events(table, "final")
    skip_to(table, "deploy")
    assert table.turns_here == 1


@pytest.mark.rule("jk.draw.next-planet")
def test_the_fourth_planet_starts_the_final_conflict() -> None:
    table = scene("""
        jedi-knights duel
        turn: 6 draw
        planet: PS-129 / PS-133
        planet: PS-128 / PS-132
        alliance site: PS-30
    """)
    assert cards_of(table, "planet") == ["PS-129"]
    assert table.final
    assert rules_of(table, "final") == ["jk.draw.next-planet"]


@pytest.mark.rule("jk.draw.draw")
def test_player_1_draws_first_and_all_draw_what_their_force_card_says() -> None:
    table = draw_phase("alliance used: PS-139", "empire used: PS-147", turn=1)
    first, second = printed("PS-147").draw, printed("PS-139").draw
    assert [event.seat for event in events(table, "draw")] == [1] * first + [0] * second
    assert (len(hand(table, "alliance")), len(hand(table, "empire"))) == (second, first)
    assert asked(table)[0][1] == "force-card", "nobody is asked whether to draw"


@pytest.mark.rule("jk.draw.draw", "jk.game.no-deck-loss")
def test_as_many_as_there_are_and_an_empty_deck_loses_nothing() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 draw
        planet: PS-130 / PS-134
        alliance deck: PS-36 x2
        alliance used: PS-139
    """)
    assert len(hand(table, "alliance")) == 2
    assert deck(table, "alliance") == []
    assert rules_of(table, "deck-empty", "alliance") == ["jk.game.no-deck-loss"]
    assert not table.over
    skip_to(table, "deploy")
    assert phase(table) == "deploy"


@pytest.mark.rule("jk.draw.ready")
def test_all_rotated_cards_are_readied_and_the_turn_ends() -> None:
    table = draw_phase(
        "alliance site: PS-30 rotated",
        "empire site: PS-48 rotated, PS-47",
        "empire system: PS-73 rotated",
        turn=1,
    )
    assert not is_rotated(table, "PS-30")
    assert table.rotated == []
    assert sorted(cards_of(table, "ready")) == ["PS-30", "PS-48", "PS-73"]
    assert table.turn == 2


@pytest.mark.rule("jk.draw.ready")
def test_a_character_aboard_that_alone_was_rotated_is_readied_too() -> None:
    table = draw_phase("alliance system: PS-39 [PS-36 rotated]", turn=1)
    assert table.rotated == []
    assert cards_of(table, "ready") == ["PS-36"]


@pytest.mark.rule("jk.draw.order")
def test_control_packing_up_and_the_next_planet_come_before_drawing_and_readying() -> None:
    table = draw_phase("alliance site: PS-30 rotated", "empire events: PS-106", "alliance hand: PS-36")
    order = ["control-sum", "control", "pack", "won-location", "to-pile", "planet", "draw-number", "turn"]
    places = [kinds(table).index(kind) for kind in order]
    assert places == sorted(places)
    table = draw_phase("alliance site: PS-30 rotated", turn=1)
    assert kinds(table).index("draw") < kinds(table).index("ready") < kinds(table).index("turn")
