"""Events and texts: when they are played, how long they stay, Responses and their order."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.sums import aim_sum, defense, power
from tests.rules.jedi_knights.scenes import (
    answer,
    asked,
    cards_of,
    decline,
    discard,
    events_seen_by,
    find,
    hand,
    in_events,
    is_rotated,
    kinds,
    offered,
    pass_all,
    pass_phase,
    printed,
    refusal,
    scene,
    site,
    skip_to,
    theme_pile,
)

NAMES = ("alliance", "empire", "spectator")
HEAD = """
    jedi-knights duel
    turn: 1 {phase}
    order: {order}
    planet: PS-130 / PS-134
    alliance theme: PS-1
    empire theme: PS-3
"""


# --- times ---


@pytest.mark.rule("jk.event.deploy", "jk.event.place", "jk.event.not-unique")
def test_deploy_phase_events_stay_in_play_in_any_number() -> None:
    table = scene(
        HEAD.format(phase="deploy", order="alliance, empire")
        + """
    alliance hand: PS-94, PS-94
    empire hand: PS-71
    """
    )
    for _ in range(2):
        answer(table, "alliance", "PS-94")
        skip_to(table, "deploy")
        answer(table, "empire", "pass")
    assert in_events(table, "alliance") == ["PS-94", "PS-94"]
    skip_to(table, "force-card")
    assert in_events(table, "alliance") == ["PS-94", "PS-94"]


@pytest.mark.rule("jk.event.deploy")
def test_one_that_says_so_is_discarded_after_use() -> None:
    table = scene(
        HEAD.format(phase="deploy", order="alliance, empire")
        + """
    alliance hand: PS-116
    alliance deck: PS-36, PS-14, PS-30
    """
    )
    answer(table, "alliance", "PS-116")
    answer(table, "alliance", "PS-36")
    assert in_events(table, "alliance") == []
    assert discard(table, "alliance") == ["PS-116", "PS-36"]


@pytest.mark.rule("jk.event.battle-phase")
def test_battle_phase_events_are_played_between_battles_and_stay_to_the_end_of_the_phase() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-37
    alliance site: PS-14
    empire hand: PS-109, PS-105
    empire site: PS-48
    """
    )
    answer(table, "empire", "PS-109")
    skip_to(table, "battle-phase")
    assert power(table, find(table, "PS-48")) == 5
    pass_phase(table)
    assert "PS-109" in discard(table, "empire")


@pytest.mark.rule("jk.event.step", "jk.event.own-action")
def test_step_events_take_ones_action_and_stay_to_the_end_of_the_battle() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="alliance, empire")
        + """
    alliance hand: PS-101, PS-37
    alliance site: PS-6, PS-14
    empire hand: PS-57
    empire site: PS-45
    battle: attacker PS-6, defender PS-45, supporters PS-14, step power
    """
    )
    answer(table, "alliance", "PS-101")
    skip_to(table, "power")
    assert asked(table) == [("empire", "power")]
    assert in_events(table, "alliance") == ["PS-101"]
    assert power(table, find(table, "PS-6")) == printed("PS-6").power + 2
    pass_all(table, "power")
    assert in_events(table, "alliance") == []
    assert "PS-101" in discard(table, "alliance")


@pytest.mark.rule("jk.event.battle-phase", "jk.event.step")
def test_an_event_is_played_at_no_other_time() -> None:
    table = scene(
        HEAD.format(phase="deploy", order="alliance, empire")
        + """
    alliance hand: PS-98, PS-99, PS-101, PS-102
    empire hand: PS-71
    """
    )
    assert offered(table, "alliance") == ["pass"]
    assert refusal(table, "alliance", "PS-99") == "jk.event.own-action"


# --- Responses ---

SHOT = """
    alliance hand: PS-37
    alliance site: PS-36 [PS-89]
    alliance deck: PS-18
    battle: attacker PS-36, defender PS-41, step weapons
"""


@pytest.mark.rule("jk.event.response", "jk.event.cancel-ruling")
def test_a_response_works_before_the_result_and_is_discarded() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="alliance, empire")
        + """
    empire hand: PS-115, PS-57
    empire site: PS-41
    """
        + SHOT
    )
    answer(table, "alliance", "PS-89")
    skip_to(table, "respond")
    assert asked(table) == [("empire", "respond")]
    answer(table, "empire", "PS-115")
    skip_to(table, "weapons")
    assert "destiny" not in kinds(table)
    assert discard(table, "empire") == ["PS-115"]
    assert "PS-89" not in offered(table, "alliance")


@pytest.mark.rule("jk.event.response", "jk.turn.passes-ruling")
def test_a_response_is_no_action() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="alliance, empire")
        + """
    empire hand: PS-115, PS-105
    empire site: PS-41
    """
        + SHOT
    )
    answer(table, "alliance", "PS-89")
    answer(table, "empire", "PS-115")
    skip_to(table, "weapons")
    assert asked(table) == [("empire", "weapons")]


@pytest.mark.rule("jk.event.response")
def test_a_response_may_be_answered_in_turn() -> None:
    """Double-Cross cancels the Deflection for the price of a card, and the shot goes on."""
    table = scene(
        HEAD.format(phase="character-battle", order="alliance, empire")
        + """
    alliance hand: PS-125, PS-37
    alliance site: PS-36 [PS-89]
    alliance deck: PS-18
    empire hand: PS-115
    empire site: PS-41
    battle: attacker PS-36, defender PS-41, step weapons
    """
    )
    answer(table, "alliance", "PS-89")
    skip_to(table, "respond")
    answer(table, "empire", "PS-115")
    answer(table, "alliance", "PS-125")
    answer(table, "alliance", "PS-37")
    while "respond" in [kind for _, kind in asked(table)]:
        answer(table, asked(table)[0][0], "done")
    assert cards_of(table, "hit") == ["PS-41"]
    assert set(discard(table, "alliance")) >= {"PS-125", "PS-37"}
    assert "PS-115" in discard(table, "empire")


@pytest.mark.rule("jk.event.window-ruling", "jk.event.response-order")
def test_responses_take_effect_when_all_have_declined_player_ones_first() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-102, PS-37
    alliance site: PS-36
    empire hand: PS-57, PS-105
    empire site: PS-48 [PS-89]
    empire deck: PS-71
    battle: attacker PS-48, defender PS-36, step weapons
    """
    )
    answer(table, "empire", "PS-89")
    skip_to(table, "respond")
    answer(table, "alliance", "PS-102")
    while "respond" in [kind for _, kind in asked(table)]:
        assert "change" not in kinds(table)
        answer(table, asked(table)[0][0], "done")
    order = kinds(table)
    assert order.index("respond") < order.index("change") < order.index("destiny")
    assert cards_of(table, "miss") == ["PS-36"]


@pytest.mark.rule("jk.event.timing-2001")
def test_by_the_timing_of_2001_the_opponent_responds_first_and_each_works_at_once() -> None:
    table = scene(
        HEAD.replace("jedi-knights duel", "jedi-knights duel timing-2001").format(
            phase="character-battle", order="empire, alliance"
        )
        + """
    alliance hand: PS-102, PS-102
    alliance site: PS-36
    empire hand: PS-57, PS-125
    empire site: PS-48 [PS-89]
    empire deck: PS-71
    battle: attacker PS-48, defender PS-36, step weapons
    """
    )
    answer(table, "empire", "PS-89")
    assert asked(table) == [("alliance", "respond")]
    answer(table, "alliance", "PS-102")
    while asked(table)[0] != ("alliance", "respond"):
        answer(table, asked(table)[0][0], "done")
    assert kinds(table).count("change") == 1
    assert offered(table, "alliance") == ["PS-102", "done"]


@pytest.mark.rule("jk.event.force-tie-ruling", "jk.text.order")
def test_texts_set_off_together_work_from_player_one_on() -> None:
    """Both sites' planet texts speak to every player; Aldera lets each draw two."""
    table = scene(
        """
    jedi-knights duel
    turn: 2 draw
    here: 2
    order: empire, alliance
    planet: alliance PS-127 / empire PS-131
    planet: alliance PS-129 / empire PS-133
    planet: empire PS-134 / alliance PS-130
    alliance deck: PS-36, PS-36, PS-36, PS-36, PS-36, PS-36, PS-36, PS-36, PS-36, PS-36
    empire deck: PS-71, PS-71, PS-71, PS-71, PS-71, PS-71, PS-71, PS-71, PS-71, PS-71
    """
    )
    milled = [event.seat for event in (table.log or []) if event.kind == "mill"]
    assert milled == [1, 1, 0, 0]


# --- texts ---


@pytest.mark.rule("jk.text.use", "jk.event.own-action")
def test_a_text_is_used_as_ones_action_as_often_as_it_says() -> None:
    table = scene(
        HEAD.format(phase="deploy", order="empire, alliance").replace(
            "empire theme: PS-3", "empire theme: PS-5"
        )
        + """
    alliance hand: PS-36
    empire site: PS-75
    empire hand: PS-57
    empire deck: PS-71, PS-71, PS-71, PS-71
    """
    )
    answer(table, "empire", "PS-75")
    assert asked(table) == [("alliance", "deploy")]
    assert len(hand(table, "empire")) == 3
    answer(table, "alliance", "pass")
    assert "PS-75" not in offered(table, "empire")


@pytest.mark.rule("jk.text.use")
def test_automatic_texts_need_no_action() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-37
    alliance site: PS-14
    empire site: PS-41
    empire hand: PS-57
    battle: attacker PS-41, defender PS-14, step power
    """
    )
    assert power(table, find(table, "PS-41")) == printed("PS-41").power + 2


@pytest.mark.rule("jk.text.limit-ruling")
def test_limits_count_for_each_card_apart() -> None:
    """Two Interrogator Droids ask twice."""
    table = scene(
        HEAD.format(phase="deploy", order="empire, alliance")
        + """
    alliance hand: PS-36, PS-14, PS-30
    empire site: PS-65, PS-65
    empire hand: PS-57
    """
    )
    for card in ("PS-36", "PS-14"):
        answer(table, "empire", "PS-65")
        answer(table, "alliance", card)
        answer(table, "alliance", "pass")
    assert hand(table, "alliance") == ["PS-30"]
    assert discard(table, "empire") == ["PS-65", "PS-65"]


@pytest.mark.rule("jk.text.limit-ruling")
def test_ones_own_texts_set_off_together_work_in_the_order_one_chooses() -> None:
    """Two promises of a reward for one defeated leader."""
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-37
    alliance site: PS-9
    empire site: PS-41
    empire hand: PS-57
    empire events: PS-117, PS-117
    empire deck: PS-71, PS-71, PS-71, PS-71
    battle: attacker PS-41, defender PS-9, step power
    """
    )
    while asked(table) and asked(table)[0][1] == "power":
        answer(table, asked(table)[0][0], "pass")
    assert asked(table) == [("empire", "text-order")]
    assert offered(table, "empire") == ["PS-117", "PS-117"]


@pytest.mark.rule("jk.event.stay-ruling")
def test_deploy_phase_events_stay_when_the_planet_changes() -> None:
    table = scene(
        """
    jedi-knights duel
    turn: 2 draw
    here: 2
    planet: alliance PS-127 / empire PS-131
    planet: alliance PS-129 / empire PS-133
    planet: empire PS-134 / alliance PS-130
    alliance events: PS-94
    """
    )
    assert in_events(table, "alliance") == ["PS-94"]


# --- words ---


@pytest.mark.rule("jk.term.places", "jk.term.planet")
def test_at_the_site_at_the_system_and_here() -> None:
    """Hidden Base speaks of Rebels at the site, not of one in orbit."""
    table = scene(
        HEAD.format(phase="character-battle", order="alliance, empire")
        + """
    alliance hand: PS-37
    alliance site: PS-36
    alliance system: PS-39 [PS-12]
    alliance events: PS-94
    empire site: PS-71
    empire hand: PS-57
    """
    )
    assert defense(table, find(table, "PS-36")) == 3
    assert defense(table, find(table, "PS-12")) == 3


@pytest.mark.rule("jk.term.alongside")
def test_cards_of_one_side_in_a_battle_battle_alongside() -> None:
    """A Boarding Trooper aims better with a Sith in the battle."""
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-37
    alliance site: PS-14
    empire site: PS-41, PS-48 [PS-90], PS-48
    empire hand: PS-57
    battle: attacker PS-41, defender PS-14, supporters PS-48, step weapons
    """
    )
    trooper = table.host[find(table, "PS-90")]
    assert [amount for _, _, amount in aim_sum(table, trooper, find(table, "PS-90"))] == [1, 1]


@pytest.mark.rule("jk.term.exchange")
def test_an_exchange_puts_the_card_in_the_very_place_of_the_other() -> None:
    table = scene(
        HEAD.format(phase="deploy", order="empire, alliance").replace(
            "empire theme: PS-3", "empire theme: PS-5"
        )
        + """
    alliance hand: PS-37
    empire site: PS-81
    empire hand: PS-57
    empire discard: PS-105, PS-83, PS-106
    """
    )
    answer(table, "empire", "PS-81", "PS-83", "PS-57")
    assert discard(table, "empire") == ["PS-105", "PS-57", "PS-106"]
    assert hand(table, "empire") == ["PS-83"]


@pytest.mark.rule("jk.term.topmost", "jk.info.topmost")
def test_the_topmost_is_the_one_nearest_the_top() -> None:
    table = scene(
        HEAD.format(phase="deploy", order="empire, alliance").replace(
            "empire theme: PS-3", "empire theme: PS-4"
        )
        + """
    alliance hand: PS-37
    empire: credits 3
    empire site: PS-60
    empire discard: PS-105, PS-63, PS-48
    empire hand: PS-57
    """
    )
    answer(table, "empire", "PS-60")
    assert offered(table, "empire") == ["PS-63", "done"]
    answer(table, "empire", "PS-63")
    assert discard(table, "empire") == ["PS-105", "PS-48"]


@pytest.mark.rule("jk.term.in-play")
def test_cards_of_hand_deck_and_theme_pile_are_not_in_play() -> None:
    """Jabba's second person in a Theme pile does not protect his jester."""
    table = scene(
        HEAD.format(phase="character-battle", order="alliance, empire")
        + """
    alliance hand: PS-37
    alliance site: PS-36
    empire site: PS-82
    empire theme-pile: PS-74
    empire hand: PS-57
    """
    )
    answer(table, "alliance", "PS-36")
    assert cards_of(table, "defend") == ["PS-82"]


@pytest.mark.rule("jk.term.fire-swing")
def test_swinging_is_firing() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-37
    alliance site: PS-14
    empire site: PS-41 [PS-54]
    empire hand: PS-57
    empire deck: PS-54
    battle: attacker PS-41, defender PS-14, step weapons
    """
    )
    answer(table, "empire", "PS-54")
    assert cards_of(table, "fire") == ["PS-54"]
    skip_to(table, "battle-phase")
    assert site(table, "alliance") == []


@pytest.mark.rule("jk.battle.under-ruling")
def test_one_just_defeated_may_be_saved_by_a_response() -> None:
    table = scene(
        HEAD.format(phase="character-battle", order="empire, alliance")
        + """
    alliance hand: PS-103, PS-37
    alliance site: PS-36 [PS-90]
    empire site: PS-41 [PS-54]
    empire hand: PS-57
    empire deck: PS-54
    battle: attacker PS-41, defender PS-36, step weapons
    """
    )
    answer(table, "empire", "PS-54")
    while "PS-103" not in offered(table, "alliance"):
        answer(table, asked(table)[0][0], "done")
    answer(table, "alliance", "PS-103")
    skip_to(table, "battle-phase")
    assert theme_pile(table, "alliance") == ["PS-36"]
    assert "PS-90" in discard(table, "alliance")
    assert not is_rotated(table, "PS-36")


@pytest.mark.rule("jk.term.peek-reveal")
def test_peeking_shows_a_card_to_oneself_and_revealing_to_all() -> None:
    """A Probe Droid peeks at the opponent's draw deck; a protocol droid makes the opponent show the hand."""
    table = scene(
        HEAD.format(phase="deploy", order="empire, alliance")
        + """
    alliance hand: PS-36
    alliance site: PS-27
    alliance deck: PS-14, PS-30, PS-29
    empire site: PS-49
    empire hand: PS-57
    """
    )
    answer(table, "empire", "PS-49")
    assert offered(table, "empire") == ["PS-14", "PS-30", "done"]
    answer(table, "empire", "done")
    answer(table, "alliance", "PS-27")
    seen = {name: [event for event in events_seen_by(table, name) if event.card] for name in NAMES}
    peeked = {
        name: [event.card.code for event in seen[name] if event.kind == "peek" and event.card]
        for name in NAMES
    }
    shown = {
        name: [event.card.code for event in seen[name] if event.kind == "show-hand" and event.card]
        for name in NAMES
    }
    assert peeked == {"alliance": [], "empire": ["PS-14", "PS-30"], "spectator": []}
    assert shown == {"alliance": ["PS-57"], "empire": ["PS-57"], "spectator": ["PS-57"]}


@pytest.mark.rule("jk.text.use")
def test_a_text_may_work_as_a_turn_begins_or_from_hand() -> None:
    """Tarkin's aide looks ahead each turn; a Jawa is given up from hand for a weapon."""
    turn = scene(
        HEAD.format(phase="force", order="alliance, empire").replace("order: alliance, empire", "")
        + """
    empire site: PS-62
    empire deck: PS-48 x5
    empire hand: PS-57
    alliance hand: PS-37
    """
    )
    for name in ("alliance", "empire"):
        answer(turn, name, offered(turn, name)[0])
    assert ("empire", "peek") in asked(turn)
    jawa = scene(
        HEAD.format(phase="deploy", order="alliance, empire")
        + """
    alliance: credits 0
    alliance hand: PS-85
    alliance discard: PS-89
    empire hand: PS-57
    """
    )
    answer(jawa, "alliance", "PS-85")
    answer(jawa, "alliance", "PS-89")
    assert hand(jawa, "alliance") == ["PS-89"]
    assert discard(jawa, "alliance") == ["PS-85"]


@pytest.mark.rule("jk.event.response")
def test_winning_is_answered_for_any_card_of_the_winning_side() -> None:
    """Ruthless Victory is for an Imperial that wins: one that only supports Boba Fett wins too."""
    table = scene(
        """
    jedi-knights duel
    turn: 1 character-battle
    order: empire, alliance
    planet: PS-130 / PS-134
    alliance site: PS-36
    alliance hand: PS-94
    empire site: PS-77, PS-71
    empire hand: PS-114
    battle: attacker PS-77, defender PS-36, supporters PS-71, step power
    """
    )
    while asked(table) != [("empire", "respond")]:
        decline(table)
    assert "PS-114" in offered(table, "empire")


@pytest.mark.rule("jk.deploy.conditions")
def test_a_text_that_looks_at_more_cards_than_there_are_does_not_start() -> None:
    """Chief Bast peeks at two cards each turn; with one left in the draw deck he does not."""
    for deck, peeks in (("PS-48, PS-48", True), ("PS-48", False)):
        table = scene(
            f"""
    jedi-knights duel
    turn: 1 force
    planet: PS-130 / PS-134
    alliance site: PS-36
    alliance hand: PS-94
    empire site: PS-62
    empire hand: PS-105
    empire deck: {deck}
    """
        )
        skip_to(table, "deploy" if not peeks else "peek")
        assert ("empire", "peek") in asked(table) or not peeks
        assert ("peek" in kinds(table)) == peeks
