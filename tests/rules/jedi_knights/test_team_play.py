"""Four players: acting singly or as one side, partners' cards, and whose piles cards go to."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.table import DEPLOY_PHASE, SEAT
from tests.rules.jedi_knights.scenes import (
    answer,
    asked,
    cards_of,
    discard,
    find,
    hand,
    is_rotated,
    offered,
    pass_all,
    refusal,
    scene,
    site,
    skip_to,
    under,
    zone_seen,
)

HEAD = """
    jedi-knights team
    turn: 1 {phase}
    order: alliance-1, empire-1, alliance-2, empire-2
    planet: PS-130 / PS-134
    alliance-1 theme: PS-1
    empire-1 theme: PS-3
    alliance-2 theme: PS-2
    empire-2 theme: PS-4
"""
DEPLOYING = HEAD.format(phase="deploy")
AT_THE_SITE = HEAD.format(phase="character-battle")


@pytest.mark.rule("jk.team.order")
def test_players_act_singly_in_their_order_and_four_passes_end_the_phase() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance-1 hand: PS-36
    empire-1 hand: PS-71, PS-71
    alliance-2 hand: PS-36
    empire-2 hand: PS-71
    """
    )
    answer(table, "alliance-1", "pass")
    answer(table, "empire-1", "PS-71")
    answer(table, "alliance-2", "pass")
    answer(table, "empire-2", "pass")
    assert asked(table) == [("alliance-1", "deploy")]
    answer(table, "alliance-1", "pass")
    assert asked(table) == [("empire-1", "deploy")]
    answer(table, "empire-1", "pass")
    assert table.phase != DEPLOY_PHASE


@pytest.mark.rule("jk.team.order")
def test_each_spends_own_credits() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance-1: credits 1
    alliance-1 hand: PS-36, PS-36
    alliance-2: credits 3
    alliance-2 hand: PS-36
    empire-1 hand: PS-71
    empire-2 hand: PS-71
    """
    )
    answer(table, "alliance-1", "PS-36")
    answer(table, "empire-1", "pass")
    assert offered(table, "alliance-2") == ["PS-36", "pass"]
    answer(table, "alliance-2", "pass")
    answer(table, "empire-2", "pass")
    assert offered(table, "alliance-1") == ["pass"]


@pytest.mark.rule("jk.team.deploy", "jk.team.owner-piles-ruling", "jk.team.destiny-ruling")
def test_a_weapon_on_a_partners_card_is_fired_by_the_bearers_owner_and_goes_to_its_owners_pile() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance-1: credits 3
    alliance-1 hand: PS-89
    alliance-2 site: PS-36
    empire-1 hand: PS-57
    """
    )
    answer(table, "alliance-1", "PS-89")
    assert under(table, "PS-36") == ["PS-89"]
    battle = scene(
        AT_THE_SITE
        + """
    alliance-1 hand: PS-37
    alliance-2 hand: PS-37
    alliance-2 site: PS-36 [PS-89 of alliance-1]
    alliance-2 deck: PS-36
    empire-1 hand: PS-57
    empire-1 site: PS-41 [PS-54]
    empire-1 deck: PS-54
    battle: attacker PS-36, defender PS-41, step weapons
    """
    )
    assert offered(battle, "alliance-1") == ["pass"]
    answer(battle, "alliance-1", "pass")
    answer(battle, "alliance-2", "PS-89")
    skip_to(battle, "weapons")
    assert cards_of(battle, "destiny", "alliance-2") == ["PS-36"]
    assert sorted(hand(battle, "alliance-2")) == ["PS-36", "PS-37"]
    answer(battle, "empire-1", "PS-54")
    skip_to(battle, "battle-phase")
    assert "PS-36" in discard(battle, "alliance-2")
    assert "PS-89" in discard(battle, "alliance-1")


@pytest.mark.rule("jk.team.unique-ruling", "jk.team.deploy")
def test_a_partners_version_in_play_bars_ones_own() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance-1: credits 9
    alliance-1 hand: PS-7
    alliance-2 site: PS-6
    empire-1 hand: PS-57
    """
    )
    assert refusal(table, "alliance-1", "PS-7") == "jk.team.unique-ruling"


@pytest.mark.rule("jk.team.battle", "jk.team.as-one", "jk.team.battle-phase-ruling")
def test_the_side_acts_as_one_and_partners_support_each_other() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance-1 hand: PS-37
    alliance-1 site: PS-6
    alliance-2 hand: PS-37
    alliance-2 site: PS-14
    empire-1 hand: PS-57
    empire-1 site: PS-48
    empire-2 hand: PS-57
    """
    )
    answer(table, "alliance-1", "pass")
    assert asked(table) == [("alliance-2", "battle-phase")]
    answer(table, "alliance-2", "pass")
    assert asked(table) == [("empire-1", "battle-phase")]
    answer(table, "empire-1", "PS-48")
    answer(table, "empire-1", "PS-6")
    skip_to(table, "support")
    answer(table, "alliance-1", "pass")
    answer(table, "alliance-2", "PS-14")
    fight = table.fight
    assert fight is not None
    assert fight.supporters[0] == [find(table, "PS-14")]
    assert is_rotated(table, "PS-14")


@pytest.mark.rule("jk.team.battle-phase-ruling")
def test_both_sides_passing_ends_the_battle_phase() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance-1 hand: PS-37
    alliance-1 site: PS-6
    alliance-2 hand: PS-37
    empire-1 hand: PS-57
    empire-1 site: PS-48
    empire-2 hand: PS-57
    """
    )
    for name in ("alliance-1", "alliance-2", "empire-1", "empire-2"):
        answer(table, name, "pass")
    assert ("alliance-1", "battle-phase") not in asked(table)


@pytest.mark.rule("jk.team.bonus-ruling")
def test_either_partner_may_put_the_tactical_bonus() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance-1 hand: PS-37
    alliance-1 site: PS-6
    alliance-2 hand: PS-98, PS-99
    empire-1 hand: PS-57
    empire-1 site: PS-41
    battle: attacker PS-6, defender PS-41, step weapons
    """
    )
    answer(table, "alliance-1", "pass")
    answer(table, "alliance-2", "PS-98")
    assert under(table, "PS-6") == ["PS-98"]
    answer(table, "empire-1", "pass")
    answer(table, "alliance-1", "pass")
    assert offered(table, "alliance-2") == ["pass"]


@pytest.mark.rule("jk.team.opponent-ruling")
def test_whom_to_intimidate_is_named_and_that_player_chooses() -> None:
    table = scene(
        HEAD.format(phase="blockade").replace(
            "order: alliance-1, empire-1, alliance-2, empire-2",
            "order: empire-1, alliance-1, empire-2, alliance-2",
        )
        + """
    empire-1 system: PS-72, PS-72
    empire-1 hand: PS-57
    alliance-1 site: PS-36, PS-14
    alliance-1 hand: PS-37
    alliance-2 site: PS-30, PS-29
    alliance-2 hand: PS-37
    """
    )
    answer(table, "empire-1", "PS-72")
    decision = table.decision_of(1)
    assert decision is not None
    assert decision.options == [SEAT, SEAT - 2]
    answer(table, "empire-1", "player-3")
    skip_to(table, "intimidated")
    assert asked(table) == [("alliance-2", "intimidated")]
    assert offered(table, "alliance-2") == ["PS-30", "PS-29"]


@pytest.mark.rule("jk.team.shuttle-ruling")
def test_a_character_aboard_a_partners_starship_is_shuttled_by_its_owner() -> None:
    table = scene(
        HEAD.format(phase="blockade")
        + """
    alliance-1 system: PS-39 [PS-36 of alliance-2]
    alliance-1 hand: PS-37
    alliance-2 hand: PS-37
    empire-1 hand: PS-57
    """
    )
    assert offered(table, "alliance-1") == ["pass"]
    answer(table, "alliance-1", "pass")
    answer(table, "empire-1", "pass")
    answer(table, "alliance-2", "PS-36")
    assert site(table, "alliance-2") == ["PS-36"]


@pytest.mark.rule("jk.team.consult")
def test_partners_see_each_others_hands_and_opponents_do_not() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance-1 hand: PS-36
    alliance-2 hand: PS-14
    empire-1 hand: PS-57
    """
    )
    assert zone_seen(table, "alliance-1", "hand", "alliance-2") == ["PS-14"]
    assert zone_seen(table, "empire-1", "hand", "alliance-2") == []
    assert zone_seen(table, "spectator", "hand", "alliance-2") == []


@pytest.mark.rule("jk.team.owner-piles-ruling")
def test_a_weapon_is_transferred_by_its_owner_among_the_sides_cards() -> None:
    table = scene(
        DEPLOYING
        + """
    alliance-1 hand: PS-37
    alliance-1 site: PS-14
    alliance-2 site: PS-36 [PS-90 of alliance-1], PS-30
    alliance-2 hand: PS-37
    empire-1 hand: PS-57
    """
    )
    answer(table, "alliance-1", "PS-90")
    assert offered(table, "alliance-1") == ["PS-14", "PS-30"]
    answer(table, "alliance-1", "PS-14")
    answer(table, "empire-1", "pass")
    assert "PS-90" not in offered(table, "alliance-2")


@pytest.mark.rule("jk.team.battle")
def test_the_defeated_of_both_partners_go_to_their_owners() -> None:
    table = scene(
        AT_THE_SITE
        + """
    alliance-1 hand: PS-37
    alliance-1 site: PS-13
    alliance-2 site: PS-14
    alliance-2 hand: PS-37
    empire-1 hand: PS-57
    empire-1 site: PS-41
    battle: attacker PS-41, defender PS-13, supporters PS-14, step power
    """
    )
    pass_all(table, "power")
    skip_to(table, "battle-phase")
    assert "PS-13" in discard(table, "alliance-1")
    assert "PS-14" in discard(table, "alliance-2")


@pytest.mark.rule("jk.team.as-one", "jk.text.use")
def test_vader_makes_each_opponent_who_had_a_character_in_the_battle_discard() -> None:
    """Not the partner who had none in it; each of the others chooses."""
    for supporters, players in (("", ["alliance-1"]), ("supporters PS-36, ", ["alliance-1", "alliance-2"])):
        table = scene(
            AT_THE_SITE
            + f"""
    alliance-1 site: PS-21
    alliance-1 hand: PS-94, PS-94, PS-94
    alliance-2 site: PS-36
    alliance-2 hand: PS-95, PS-95, PS-95
    empire-1 site: PR-9
    empire-1 hand: PS-105
    empire-2 hand: PS-105
    battle: attacker PR-9, defender PS-21, {supporters}step power
    """
        )
        chosen: list[str] = []
        while table.fight is not None:
            name, kind = asked(table)[0]
            if kind == "one-of":
                chosen.append(name)
                answer(table, name, "first")
            elif kind == "discard":
                answer(table, name, offered(table, name)[0])
            else:
                answer(table, name, "pass" if "pass" in offered(table, name) else "done")
        assert chosen == players
        left = [len(hand(table, name)) for name in ("alliance-1", "alliance-2")]
        assert left == [1 if name in players else 3 for name in ("alliance-1", "alliance-2")]
