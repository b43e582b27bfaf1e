"""Four players: setting up, the order of play, one turn a planet, and what partners share."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.table import Table
from chancecube.kernel.errors import ChanceCubeError
from tests.rules.jedi_knights.lists import (
    HAN,
    JABBA_OF_THE_ALLIANCE,
    JABBA_OF_THE_EMPIRE,
    LUKE,
    TARKIN,
    TEAM,
    VADER,
)
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    attack,
    begin,
    cards_of,
    codes,
    decline,
    events,
    hand,
    name_of,
    offered,
    pass_phase,
    phase,
    printed,
    refusal,
    rules_of,
    scene,
    seen_by,
    skip_to,
    sums,
    theme_pile,
    winners,
    won,
    zone_seen,
)


def begin_team(seed: int = 1) -> Table:
    """Themes: Luke 6, Vader 8, Han 9, Tarkin 5. Nobody searches for anything."""
    table = begin(TEAM, seed, format="team")
    skip_to(table, "choose-site")
    return table


TEAM_TABLE = """
    jedi-knights team
    turn: {turn} {phase}
    order: empire-2, alliance-1, alliance-2, empire-1
    planet: alliance-1 PS-129 / empire-1 PS-133
    planet: alliance-2 PS-128 / empire-1 PS-132
    planet: empire-2 PS-134 / alliance-2 PS-130
    alliance-1 theme: PS-1
    alliance-2 theme: PS-2
    empire-1 theme: PS-3
    empire-2 theme: PS-4
    alliance-1 deck: PS-36 x9
    alliance-2 deck: PS-30 x9
    empire-1 deck: PS-48 x9
    empire-2 deck: PS-71 x9
"""


def team(phase_word: str, *lines: str, turn: int = 1) -> Table:
    return scene(TEAM_TABLE.format(turn=turn, phase=phase_word) + "".join(f"    {line}\n" for line in lines))


# --- sides and setting up ---


@pytest.mark.rule("jk.team.sides")
def test_two_of_the_alliance_play_against_two_of_the_empire() -> None:
    table = begin_team()
    assert [codes(table, [own.theme])[0] for own in table.at] == ["PS-1", "PS-3", "PS-2", "PS-4"]
    assert table.side(0) == [2, 0]
    assert table.opponents(0) == [1, 3]


@pytest.mark.rule("jk.team.sides")
def test_partners_have_different_heroes() -> None:
    with pytest.raises(ChanceCubeError):
        begin([LUKE, VADER, LUKE, TARKIN], format="team")
    with pytest.raises(ChanceCubeError):
        begin([LUKE, VADER, VADER, TARKIN], format="team")


@pytest.mark.rule("jk.team.locations", "jk.team.as-one")
def test_the_side_with_the_highest_theme_number_chooses_first_any_site_of_either_partner() -> None:
    table = begin_team()
    assert table.rank == [2, 1, 0, 3]
    assert asked(table) == [("alliance-2", "choose-site")]
    cards = [option for option in table.pending[0].options if option >= 0]
    assert len(cards) == 8
    assert {table.owner[card] for card in cards} == {0, 2}


@pytest.mark.rule("jk.team.locations", "jk.team.as-one")
def test_a_partner_may_leave_the_choice_to_the_other_who_must_choose() -> None:
    table = begin_team()
    answer(table, "alliance-2", "pass")
    assert asked(table) == [("alliance-1", "choose-site")]
    assert "pass" not in offered(table, "alliance-1")
    assert refusal(table, "alliance-1", "pass") == "jk.team.locations"


@pytest.mark.rule("jk.team.locations")
def test_the_other_side_answers_with_either_partners_system() -> None:
    table = begin_team()
    answer(table, "alliance-2", "PS-129")
    assert asked(table) == [("empire-1", "choose-system")]
    assert offered(table, "empire-1") == ["PS-133", "PS-133", "pass"]
    owners = [table.owner[option] for option in table.pending[0].options if option >= 0]
    assert sorted(owners) == [1, 3]
    answer(table, "empire-1", "pass")
    assert asked(table) == [("empire-2", "choose-system")]


@pytest.mark.rule("jk.team.locations")
def test_unused_cards_of_the_planet_go_to_theme_piles() -> None:
    table = begin_team()
    answer(table, "alliance-2", "PS-129")
    answer(table, "empire-1", "PS-133")
    assert (codes(table, table.sites), codes(table, table.systems)) == (["PS-129"], ["PS-133"])
    unused = [event for event in events(table, "to-pile") if event.rule == "jk.team.locations"]
    assert len(unused) == 2
    assert {name_of(table, event.seat) for event in unused} | {
        name_of(table, table.owner[table.sites[0]]),
        name_of(table, table.owner[table.systems[0]]),
    } == {"alliance-1", "alliance-2", "empire-1", "empire-2"}
    assert sum("PS-129" in theme_pile(table, f"alliance-{one}") for one in (1, 2)) == 1
    assert sum("PS-133" in theme_pile(table, f"empire-{one}") for one in (1, 2)) == 1


@pytest.mark.rule("jk.team.locations")
def test_the_sides_alternate_until_four_planets_are_stacked() -> None:
    table = begin_team()
    choosers: list[tuple[str, str]] = []
    while asked(table)[0][1] in ("choose-site", "choose-system"):
        name, kind = asked(table)[0]
        choosers.append((name.split("-")[0], kind))
        answer(table, name, offered(table, name)[0])
    alliance_first = [("alliance", "choose-site"), ("empire", "choose-system")]
    empire_first = [("empire", "choose-site"), ("alliance", "choose-system")]
    assert choosers == (alliance_first + empire_first) * 2
    planets = [table.card(card).planet for card in table.sites]
    assert planets == [table.card(card).planet for card in table.systems]
    assert len(set(planets)) == 4
    assert all(not own.locations for own in table.at)


@pytest.mark.rule("jk.team.tie-ruling")
def test_equal_theme_numbers_are_ordered_by_chance_among_all_four() -> None:
    ranks: set[tuple[int, ...]] = set()
    for seed in range(16):
        decks = [JABBA_OF_THE_ALLIANCE, JABBA_OF_THE_EMPIRE, HAN, TARKIN]
        table = begin(decks, seed, format="team")
        assert table.rank[0] == 2
        assert table.rank[1] == 3
        assert rules_of(table, "theme-tie") == ["jk.team.tie-ruling"]
        ranks.add(tuple(table.rank))
    assert ranks == {(2, 3, 0, 1), (2, 3, 1, 0)}


# --- the order of play ---


@pytest.mark.rule("jk.team.order")
def test_all_four_choose_a_force_card_and_take_their_places() -> None:
    table = team("force")
    assert len(asked(table)) == 4
    answer(table, "alliance-1", "PS-142")
    answer(table, "alliance-2", "PS-146")
    answer(table, "empire-1", "PS-147")
    assert not events(table, "force")
    answer(table, "empire-2", "PS-153")
    assert [name_of(table, seat) for seat in table.order] == [
        "alliance-2",
        "empire-2",
        "alliance-1",
        "empire-1",
    ]
    assert amounts(table, "order") == [1, 2, 3, 4]
    assert rules_of(table, "order") == ["jk.team.order"] * 4


@pytest.mark.rule("jk.team.tie-ruling")
def test_equal_force_numbers_rank_by_theme_number() -> None:
    table = team("force")
    for name, code in (
        ("alliance-1", "PS-142"),
        ("alliance-2", "PS-142"),
        ("empire-1", "PS-150"),
        ("empire-2", "PS-154"),
    ):
        answer(table, name, code)
    assert [name_of(table, seat) for seat in table.order] == [
        "empire-2",
        "alliance-2",
        "empire-1",
        "alliance-1",
    ]
    assert rules_of(table, "order") == ["jk.team.order", *["jk.team.tie-ruling"] * 3]


@pytest.mark.rule("jk.team.order")
@pytest.mark.parametrize("phase_word", ["deploy", "blockade"])
def test_in_the_deploy_and_blockade_phases_they_act_singly_in_that_order(phase_word: str) -> None:
    hands = [f"{name} hand: PS-90" for name in ("alliance-1", "alliance-2", "empire-1", "empire-2")]
    table = team(phase_word, *hands)
    acted: list[str] = []
    while phase(table) == phase_word:
        acted.append(asked(table)[0][0])
        answer(table, acted[-1], "pass")
    assert acted == ["empire-2", "alliance-1", "alliance-2", "empire-1"], "four passes in a row end the phase"


@pytest.mark.rule("jk.team.order")
def test_three_passes_do_not_end_the_phase() -> None:
    table = team(
        "deploy",
        "empire-1 hand: PS-48",
        "empire-2 hand: PS-71",
        "alliance-1 hand: PS-90",
        "alliance-2 hand: PS-90",
    )
    for _ in range(3):
        decline(table)
    answer(table, "empire-1", "PS-48")
    assert asked(table) == [("empire-2", "deploy")]


@pytest.mark.rule("jk.team.order")
def test_each_spends_own_credits_and_draws_own_cards() -> None:
    table = team(
        "deploy",
        "empire-1 hand: PS-48",
        "empire-2 hand: PS-71",
        "empire-2 used: PS-153",
        "empire-1 used: PS-150",
    )
    answer(table, "empire-2", "PS-71")
    players = seen_by(table, "spectator").status["players"]
    assert isinstance(players, list)
    left = (printed("PS-150").credits, printed("PS-153").credits - printed("PS-71").cost)
    assert (players[1]["credits"], players[3]["credits"]) == left


@pytest.mark.rule("jk.team.draw-order-ruling")
def test_cards_are_drawn_from_player_1_to_player_4_and_all_are_readied_together() -> None:
    table = team("draw", "alliance-1 site: PS-36 rotated", "here: 0")
    drawn = [name_of(table, event.seat) for event in events(table, "draw")]
    assert list(dict.fromkeys(drawn)) == ["empire-2", "alliance-1", "alliance-2", "empire-1"]
    assert set(rules_of(table, "draw")) == {"jk.team.draw-order-ruling"}
    assert table.rotated == []


# --- one turn a planet ---


@pytest.mark.rule("jk.team.one-turn")
def test_each_planet_is_fought_for_one_turn() -> None:
    table = team("draw", "alliance-1 site: PS-36")
    assert rules_of(table, "control") == ["jk.team.one-turn"]
    assert cards_of(table, "planet") == ["PS-128"]


@pytest.mark.rule("jk.team.one-turn")
def test_a_side_adds_up_and_doubles_once_for_any_of_its_heroes() -> None:
    table = team(
        "draw",
        "alliance-1 site: PS-6",
        "alliance-2 site: PS-30, PS-21",
        "empire-1 site: PS-48",
        "empire-2 site: PS-71",
    )
    powers = [printed(code).power for code in ("PS-6", "PS-30", "PS-21", "PS-48", "PS-71")]
    assert amounts(table, "control-sum") == [2 * sum(powers[:3]), sum(powers[3:])]
    assert [why for why, _, _ in sums(table, "control-sum", "alliance-1")] == ["character"] * 3 + ["hero"]


@pytest.mark.rule("jk.team.one-turn")
def test_the_last_planet_is_not_limited_to_one_turn() -> None:
    table = scene("""
        jedi-knights team
        turn: 4 character-battle final
        planet: alliance-1 PS-129 / empire-1 PS-133
        alliance-1 site: PS-36
        empire-2 site: PS-71
    """)
    pass_phase(table)
    pass_phase(table)
    assert not table.over
    assert table.turn == 6
    assert not events(table, "control-sum")


@pytest.mark.rule("jk.team.location-ruling")
def test_the_partner_whose_location_was_stacked_keeps_it() -> None:
    table = team("draw", "alliance-1 site: PS-36")
    assert won(table, "alliance-2") == ["PS-130"]
    assert won(table, "alliance-1") == []
    assert rules_of(table, "won-location") == ["jk.team.location-ruling"]
    assert "PS-134" in theme_pile(table, "empire-2")


@pytest.mark.rule("jk.team.location-ruling")
def test_only_that_partner_gets_its_bonus_credits() -> None:
    table = scene("""
        jedi-knights team
        turn: 4 force final
        planet: alliance-1 PS-129 / empire-1 PS-133
        alliance-2 won: PS-130
    """)
    for name in ("alliance-1", "alliance-2"):
        answer(table, name, "PS-142")
    for name in ("empire-1", "empire-2"):
        answer(table, name, "PS-150")
    assert amounts(table, "credits", "alliance-1") == [6]
    assert amounts(table, "credits", "alliance-2") == [8]


@pytest.mark.rule("jk.team.owner-piles-ruling")
def test_packed_up_cards_go_to_their_owners() -> None:
    table = team("draw", "alliance-1 system: PS-39 [PS-36 of alliance-2 [PS-90 of alliance-1]]")
    assert theme_pile(table, "alliance-1") == ["PS-39", "PS-90"]
    assert theme_pile(table, "alliance-2") == ["PS-36", "PS-130"]


@pytest.mark.rule("jk.team.owner-piles-ruling")
def test_a_weapon_on_a_partners_card_goes_to_its_owners_discard_pile() -> None:
    table = team(
        "character-battle",
        "alliance-1 site: PS-14 [PS-90 of alliance-2]",
        "empire-2 site: PS-64, PS-71",
        turn=1,
    )
    attack(table, "empire-2", "PS-71", "PS-14")
    assert codes(table, table.at[0].discard) == ["PS-14"]
    assert codes(table, table.at[2].discard) == ["PS-90"]


# --- what partners share ---


@pytest.mark.rule("jk.team.consult")
def test_partners_see_each_others_hands_and_force_cards() -> None:
    table = team("force", "alliance-1 hand: PS-36", "alliance-1 theme-pile: PS-6")
    answer(table, "alliance-1", "PS-146")
    assert zone_seen(table, "alliance-2", "hand", "alliance-1") == ["PS-36"]
    assert len(zone_seen(table, "alliance-2", "force", "alliance-1")) == 8
    assert zone_seen(table, "alliance-2", "theme-pile", "alliance-1") == ["PS-6"]
    partners = seen_by(table, "alliance-2").status["players"]
    opponents = seen_by(table, "empire-1").status["players"]
    assert isinstance(partners, list)
    assert isinstance(opponents, list)
    assert partners[0]["chosen"] == table.at[0].chosen
    assert "chosen" not in opponents[0]
    assert zone_seen(table, "empire-1", "hand", "alliance-1") == []


@pytest.mark.rule("jk.team.victory")
def test_partners_win_together() -> None:
    table = team("draw", "empire-1 won: PS-131", "empire-2 won: PS-134", "empire-2 site: PS-71", turn=3)
    assert winners(table) == ["empire-1", "empire-2"]
    assert table.ending == "jk.game.three-planets"


@pytest.mark.rule("jk.team.victory")
def test_a_partner_without_characters_wins_with_the_other() -> None:
    table = scene("""
        jedi-knights team
        turn: 4 character-battle final
        order: alliance-1, alliance-2, empire-1, empire-2
        planet: alliance-1 PS-129 / empire-1 PS-133
        alliance-1 site: PS-30
        empire-2 site: PS-47
    """)
    attack(table, "alliance-1", "PS-30", "PS-47")
    assert winners(table) == ["alliance-1", "alliance-2"]
    assert hand(table, "alliance-2") == []
