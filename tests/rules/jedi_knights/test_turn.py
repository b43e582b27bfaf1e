"""The turn: its phases, the Force Phase, alternating actions, rotating and readying."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.table import PHASES
from tests.rules.jedi_knights.lists import DUEL
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    begin,
    cards_of,
    events,
    find,
    force,
    in_events,
    is_rotated,
    kinds,
    name_of,
    offered,
    pass_phase,
    phase,
    printed,
    refusal,
    rules_of,
    scene,
    seen_by,
    site,
    skip_to,
    sums,
    used,
    zone_seen,
)

FORCE_PHASE = """
    jedi-knights duel
    turn: 1 force
    planet: PS-130 / PS-134
    alliance theme: PS-1
    empire theme: PS-3
"""

# --- the phases ---


@pytest.mark.rule("jk.turn.phases")
def test_a_turn_has_six_phases_in_order() -> None:
    table = scene(FORCE_PHASE)
    answer(table, "alliance", "PS-141")
    answer(table, "empire", "PS-149")
    skip_to(table, "force-card")
    opened = [PHASES[amount] for amount in amounts(table, "phase")]
    assert opened == ["force", "deploy", "starship-battle", "blockade", "character-battle", "draw", "force"]
    assert amounts(table, "turn") == [2]


@pytest.mark.rule("jk.turn.phases")
def test_both_players_act_in_each_phase() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-36, PS-18
        alliance site: PS-30
        alliance system: PS-39
        empire hand: PS-48, PS-54
        empire site: PS-47
        empire system: PS-72
    """)
    acted: list[tuple[str, str]] = []
    while phase(table) != "force":
        acted.append((phase(table), asked(table)[0][0]))
        answer(table, asked(table)[0][0], "pass")
    both = [(name, who) for name in PHASES[2:6] for who in ("alliance", "empire")]
    assert acted == both


# --- alternating ---


@pytest.mark.rule("jk.turn.alternate")
def test_players_alternate_single_actions_from_player_1_on() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: empire, alliance
        planet: PS-130 / PS-134
        alliance hand: PS-36 x3
        empire hand: PS-71 x3
    """)
    assert asked(table) == [("empire", "deploy")]
    answer(table, "empire", "PS-71")
    assert asked(table) == [("alliance", "deploy")]
    answer(table, "alliance", "PS-36")
    assert asked(table) == [("empire", "deploy")]
    assert (site(table, "alliance"), site(table, "empire")) == (["PS-36"], ["PS-71"])


@pytest.mark.rule("jk.turn.alternate")
def test_one_who_passed_may_act_again_if_the_other_acted() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: empire, alliance
        planet: PS-130 / PS-134
        alliance hand: PS-36 x3
        empire hand: PS-71 x3
    """)
    answer(table, "empire", "pass")
    answer(table, "alliance", "PS-36")
    answer(table, "empire", "PS-71")
    assert site(table, "empire") == ["PS-71"]


@pytest.mark.rule("jk.turn.alternate")
def test_two_passes_in_a_row_end_the_phase() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: empire, alliance
        planet: PS-130 / PS-134
        alliance hand: PS-36 x3
        empire hand: PS-71 x3
    """)
    answer(table, "empire", "pass")
    assert phase(table) == "deploy"
    answer(table, "alliance", "pass")
    assert phase(table) == "starship-battle"


@pytest.mark.rule("jk.turn.must-pass")
def test_whoever_cannot_act_can_only_pass() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance: credits 0
        alliance hand: PS-36
        empire hand: PS-71
    """)
    assert offered(table, "alliance") == ["pass"]
    answer(table, "alliance", "pass")
    assert rules_of(table, "pass", "alliance") == ["jk.turn.must-pass"]


@pytest.mark.rule("jk.turn.must-pass")
def test_out_of_turn_nobody_acts() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-36
        empire hand: PS-71
    """)
    assert offered(table, "empire") == []
    assert refusal(table, "empire", "pass") == "jk.turn.alternate"
    assert refusal(table, "empire", "PS-71") == "jk.turn.alternate"


@pytest.mark.rule("jk.turn.passes-ruling")
def test_a_pass_cannot_be_responded_to() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 character-battle
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-126, PS-126
        empire hand: PS-126, PS-125
        alliance site: PS-30
        empire site: PS-48
    """)
    answer(table, "alliance", "pass")
    assert asked(table) == [("empire", "battle-phase")]


@pytest.mark.rule("jk.turn.passes-ruling")
def test_a_response_neither_uses_up_a_turn_nor_breaks_a_row_of_passes() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 character-battle
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-36
        alliance site: PS-30, PS-36
        empire hand: PS-126, PS-71
        empire site: PS-48, PS-47
    """)
    answer(table, "alliance", "PS-30")
    skip_to(table, "defender")
    answer(table, "alliance", "PS-48")
    while asked(table) != [("empire", "respond")]:
        skip_to(table, "respond")
        if asked(table) == [("alliance", "respond")]:
            answer(table, "alliance", "done")
    answer(table, "empire", "PS-126")
    while asked(table)[0][1] in ("respond", "pay"):
        name, kind = asked(table)[0]
        answer(table, name, "PS-71" if kind == "pay" else "done")
    assert rules_of(table, "cancel") == ["jk.event.cancel-ruling"]
    assert asked(table) == [("empire", "battle-phase")], "the attack was Alliance's action; Empire acts next"
    answer(table, "empire", "pass")
    answer(table, "alliance", "pass")
    assert phase(table) != "character-battle"


# --- the Force Phase ---


@pytest.mark.rule("jk.force.choose")
def test_force_cards_are_chosen_in_secret_and_revealed_together() -> None:
    table = scene(FORCE_PHASE)
    assert sorted(asked(table)) == [("alliance", "force-card"), ("empire", "force-card")]
    answer(table, "alliance", "PS-146")
    assert used(table, "alliance") == []
    assert not events(table, "force")
    before = seen_by(table, "empire")
    players = before.status["players"]
    assert isinstance(players, list)
    assert "chosen" not in players[0]
    answer(table, "empire", "PS-147")
    assert cards_of(table, "force") == ["PS-146", "PS-147"]
    assert used(table, "alliance") == ["PS-146"]
    assert "PS-146" not in force(table, "alliance")


@pytest.mark.rule("jk.force.choose")
def test_what_one_has_chosen_tells_the_opponent_nothing() -> None:
    views = []
    for code in ("PS-139", "PS-146"):
        table = scene(FORCE_PHASE)
        answer(table, "alliance", code)
        views.append(seen_by(table, "empire"))
    assert views[0] == views[1]


@pytest.mark.rule("jk.force.choose")
def test_a_used_force_card_can_never_be_chosen_again() -> None:
    table = scene(FORCE_PHASE)
    answer(table, "alliance", "PS-146")
    answer(table, "empire", "PS-147")
    skip_to(table, "force-card")
    assert len(offered(table, "alliance")) == 7
    assert "PS-146" not in offered(table, "alliance")
    assert refusal(table, "alliance", "PS-146") == "jk.force.choose"


@pytest.mark.rule("jk.force.player-one")
def test_the_higher_force_number_is_player_1() -> None:
    table = scene(FORCE_PHASE)
    answer(table, "alliance", "PS-144")
    answer(table, "empire", "PS-149")
    assert [name_of(table, event.seat) for event in events(table, "order")] == ["alliance", "empire"]
    assert amounts(table, "order") == [1, 2]
    assert table.order == [0, 1]


@pytest.mark.rule("jk.force.player-one")
def test_equal_force_numbers_go_to_the_higher_theme_number() -> None:
    table = scene(FORCE_PHASE)
    answer(table, "alliance", "PS-144")
    answer(table, "empire", "PS-152")
    assert table.order == [1, 0], "Vader's Theme number is higher than Luke's"


@pytest.mark.rule("jk.force.credits")
def test_the_force_card_gives_credits_for_the_deploy_phase() -> None:
    table = scene(FORCE_PHASE + "\n    alliance hand: PS-36\n    empire hand: PS-48")
    answer(table, "alliance", "PS-139")
    answer(table, "empire", "PS-153")
    mine, theirs = printed("PS-139").credits, printed("PS-153").credits
    assert amounts(table, "credits", "alliance") == [mine]
    assert sums(table, "credits", "alliance") == [("printed", "PS-139", mine)]
    assert amounts(table, "credits", "empire") == [theirs]
    decision = table.decision_of(1)
    assert decision is not None
    assert decision.number == theirs


@pytest.mark.rule("jk.force.credits")
def test_unspent_credits_are_lost() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        planet: PS-130 / PS-134
        alliance hand: PS-36
        alliance used: PS-139
        empire used: PS-147
        empire hand: PS-48
    """)

    def credits_of(name: str) -> object:
        players = seen_by(table, name).status["players"]
        assert isinstance(players, list)
        return players[0]["credits"]

    assert credits_of("alliance") == printed("PS-139").credits
    pass_phase(table)
    assert phase(table) == "starship-battle"
    assert credits_of("alliance") == 0


@pytest.mark.rule("jk.force.draw")
def test_the_force_card_sets_how_many_are_drawn() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 draw
        planet: PS-130 / PS-134
        alliance used: PS-139
        empire used: PS-154
        alliance deck: PS-36 x9
        empire deck: PS-48 x9
    """)
    drawn = [event.seat for event in events(table, "draw")]
    mine, theirs = printed("PS-139").draw, printed("PS-154").draw
    assert (drawn.count(0), drawn.count(1)) == (mine, theirs)
    assert sums(table, "draw-number", "alliance") == [("printed", "PS-139", mine)]


@pytest.mark.rule("jk.force.draw")
def test_a_text_changes_the_draw_number() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 draw
        planet: PS-130 / PS-134
        alliance used: PS-139
        alliance site: PS-37
        alliance deck: PS-36 x9
    """)
    mine = printed("PS-139").draw
    assert sums(table, "draw-number", "alliance") == [("printed", "PS-139", mine), ("text", "PS-37", 1)]
    assert len(events(table, "draw", "alliance")) == mine + 1


def test_in_the_force_phase_alone_one_sees_the_own_force_deck() -> None:
    table = begin(DUEL)
    skip_to(table, "force-card")
    assert len(zone_seen(table, "alliance", "force", "alliance")) == 8


# --- memory ---


@pytest.mark.rule("jk.event.battle-phase")
def test_battle_phase_events_go_at_the_end_of_the_phase_they_were_played_in() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 starship-battle
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-98
        alliance system: PS-39
        empire system: PS-72
    """)
    answer(table, "alliance", "PS-98")
    assert in_events(table, "alliance") == ["PS-98"]
    pass_phase(table)
    assert in_events(table, "alliance") == []
    assert rules_of(table, "discard", "alliance") == ["jk.event.battle-phase"]


@pytest.mark.rule("jk.deploy.weapon-once")
def test_a_new_turn_forgets_which_weapons_were_moved() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-90, PS-36
        alliance site: PS-30
        empire hand: PS-48
    """)
    answer(table, "alliance", "PS-90")
    assert table.moved == [find(table, "PS-90")]
    skip_to(table, "force-card")
    assert table.moved == []


# --- rotating ---


@pytest.mark.rule("jk.rotate.stack")
def test_a_card_rotates_with_all_that_is_on_it_and_aboard() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 blockade
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance system: PS-39 [PS-36 [PS-90], PS-92]
        empire site: PS-48, PS-47
    """)
    answer(table, "alliance", "PS-39")
    if ("alliance", "how") in asked(table):
        answer(table, "alliance", "intimidate")
    assert [is_rotated(table, code) for code in ("PS-39", "PS-36", "PS-90", "PS-92")] == [True] * 4


@pytest.mark.rule("jk.rotate.stack")
def test_a_card_is_readied_with_all_that_is_on_it_and_aboard() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 draw
        planet: PS-130 / PS-134
        alliance system: PS-39 rotated [PS-36 [PS-90], PS-92]
    """)
    assert table.rotated == []
    assert cards_of(table, "ready") == ["PS-39"]


@pytest.mark.rule("jk.rotate.ready-only")
def test_a_rotated_card_cannot_do_what_asks_it_to_rotate() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 character-battle
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance site: PS-30, PS-36 rotated
        alliance hand: PS-90
        empire site: PS-48
    """)
    assert offered(table, "alliance") == ["PS-30", "pass"]
    assert refusal(table, "alliance", "PS-36") == "jk.rotate.ready-only"


@pytest.mark.rule("jk.rotate.ready-only")
def test_once_readied_it_can_again() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 draw
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance site: PS-36 rotated
        alliance hand: PS-90
        empire site: PS-48
        alliance deck: PS-36 x9
        empire deck: PS-48 x9
    """)
    assert not is_rotated(table, "PS-36")
    while not (phase(table) == "character-battle" and asked(table)[0][0] == "alliance"):
        name, kind = asked(table)[0]
        answer(table, name, offered(table, name)[0] if kind == "force-card" else "pass")
    assert "PS-36" in offered(table, "alliance")
    assert "ready" in kinds(table)
