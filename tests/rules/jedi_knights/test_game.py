"""The game as a whole: its sides, how it is won, and that it always comes to an end."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.game import GAME, table_of
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.position import apply, check
from chancecube.registry import game
from tests.rules.jedi_knights.lists import DUEL, LUKE, TEAM, VADER
from tests.rules.jedi_knights.scenes import (
    answer,
    asked,
    begin,
    cards_of,
    events,
    pass_phase,
    refusal,
    rules_of,
    scene,
    seen_by,
    theme_pile,
    winners,
    won,
)


@pytest.mark.rule("jk.game.sides")
def test_the_alliance_plays_against_the_empire_two_or_four_players() -> None:
    assert GAME.sides == ["alliance", "empire"]
    assert GAME.formats == ["duel", "team"]
    assert GAME.seat_sides("duel") == [0, 1]
    assert GAME.seat_sides("team") == [0, 1, 0, 1]
    assert GAME.seat_names("team") == ["alliance-1", "empire-1", "alliance-2", "empire-2"]
    assert begin(DUEL).seats == 2
    assert begin(TEAM, format="team").seats == 4


@pytest.mark.rule("jk.game.sides")
def test_both_decks_of_one_side_are_refused() -> None:
    with pytest.raises(ChanceCubeError):
        begin([LUKE, LUKE])
    with pytest.raises(ChanceCubeError):
        begin([VADER, LUKE])


def test_the_registry_knows_the_game() -> None:
    assert game("jedi-knights") is GAME


# --- three planets ---

TWO_PLANETS = """
    jedi-knights duel
    turn: {turn} draw
    planet: PS-129 / PS-133
    planet: PS-130 / PS-134
    alliance won: PS-127, PS-128
    empire theme: PS-3
    alliance theme: PS-1
    alliance site: PS-30
"""


@pytest.mark.rule("jk.game.three-planets")
def test_controlling_a_third_planet_wins_at_once() -> None:
    table = scene(TWO_PLANETS.format(turn=6))
    assert winners(table) == ["alliance"]
    assert table.ending == "jk.game.three-planets"
    assert won(table, "alliance") == ["PS-127", "PS-128", "PS-130"]
    assert rules_of(table, "over") == ["jk.game.three-planets"]
    assert not events(table, "draw-number"), "nothing is drawn any more"
    assert asked(table) == []


@pytest.mark.rule("jk.game.three-planets")
def test_two_planets_do_not_win() -> None:
    table = scene(TWO_PLANETS.format(turn=6).replace("PS-127, PS-128", "PS-127"))
    assert not table.over
    assert won(table, "alliance") == ["PS-127", "PS-130"]


@pytest.mark.rule("jk.game.three-planets")
def test_a_planet_is_not_controlled_on_its_first_turn() -> None:
    table = scene(TWO_PLANETS.format(turn=5))
    assert not table.over


@pytest.mark.rule("jk.game.three-planets")
def test_two_planets_of_either_side_lead_to_the_final_conflict() -> None:
    table = scene("""
        jedi-knights duel
        turn: 6 draw
        planet: PS-129 / PS-133
        planet: PS-130 / PS-134
        alliance won: PS-127
        empire won: PS-132
        empire site: PS-48
    """)
    assert table.final
    assert not table.over
    assert seen_by(table, "spectator").status["controlled"] == [["Tatooine"], ["Yavin 4", "Alderaan"]]


@pytest.mark.rule("jk.game.final-conflict")
def test_the_fourth_planet_is_won_by_the_side_left_at_its_site() -> None:
    table = scene("""
        jedi-knights duel
        turn: 7 blockade final
        planet: PS-130 / PS-134
        alliance won: PS-127, PS-128
        empire won: PS-133
        empire site: PS-48
        empire hand: PS-71
        alliance system: PS-40
    """)
    pass_phase(table)
    assert winners(table) == ["empire"], "whatever was controlled before"
    assert table.ending == "jk.game.final-conflict"


@pytest.mark.rule("jk.game.no-deck-loss")
def test_one_plays_on_without_a_draw_deck() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 draw
        planet: PS-130 / PS-134
        order: alliance, empire
        alliance hand: PS-36
        empire hand: PS-48
    """)
    assert rules_of(table, "deck-empty") == ["jk.game.no-deck-loss"] * 2
    answer(table, "alliance", "PS-146")
    answer(table, "empire", "PS-147")
    answer(table, "alliance", "PS-36")
    assert cards_of(table, "play", "alliance") == ["PS-36"]


@pytest.mark.rule("jk.deploy.hero")
def test_what_may_not_be_played_from_the_theme_pile_is_refused_by_name() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance theme: PS-1
        alliance theme-pile: PS-6, PS-36
    """)
    assert theme_pile(table, "alliance") == ["PS-6", "PS-36"]
    assert refusal(table, "alliance", "PS-36") == "jk.deploy.hero"
    assert refusal(table, "alliance", "PS-6") == ""


# --- whole games ---


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("format_name", ["duel", "team"])
def test_games_by_chance_come_to_an_end_and_lose_no_card(format_name: str, seed: int) -> None:
    chance = Chance(seed_of(seed))
    settings = {"format": format_name, "timing-2001": "yes" if seed % 2 else "no"}
    table = table_of(GAME.new(GAME.random_decks(format_name, chance), settings, chance.copy(), True))
    for _ in range(5000):
        if table.over:
            break
        decision = table.pending[chance.below(len(table.pending))]
        option = decision.options[chance.below(len(decision.options))]
        assert check(table, decision.seat, option)
        apply(table, decision.seat, option)
        lying = sorted(card for zone in GAME.zones(table) for card in zone.cards)
        assert lying == list(range(len(table.face)))
    assert table.over
    assert table.ending in (
        "jk.game.three-planets",
        "jk.game.final-conflict",
        "jk.final.check-ruling",
        "jk.final.stall-ruling",
    )
    assert table.winners in (0b01, 0b10, 0b0101, 0b1010)
