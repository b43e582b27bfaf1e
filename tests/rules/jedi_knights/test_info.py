"""Who may look at what, and that nothing else leaks."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.table import SETTING_UP, Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from chancecube.kernel.views import see_event, view
from tests.rules.jedi_knights.scenes import (
    answer,
    asked,
    discard,
    events_seen_by,
    offered,
    scene,
    seen_by,
    site,
    zone_seen,
)

TABLE = """
    jedi-knights duel
    turn: 3 {phase}
    order: alliance, empire
    planet: PS-129 / PS-133
    planet: PS-128 / PS-132
    planet: PS-130 / PS-134
    alliance theme: PS-1
    empire theme: PS-3
    alliance theme-pile: PS-6, PS-18
    alliance hand: PS-36, PS-90
    alliance deck: PS-14, PS-15
    alliance discard: PS-40, PS-39
    alliance force: PS-139, PS-140
    alliance used: PS-146, PS-145
    empire hand: PS-48
    empire deck: PS-47
"""


def count_seen(table: Table, viewer: str, zone: str, seat: int) -> int | None:
    return next(one.count for one in seen_by(table, viewer).zones if one.name == zone and one.seat == seat)


@pytest.mark.rule("jk.info.theme-pile")
def test_one_looks_through_the_own_theme_pile_the_opponent_only_counts_it() -> None:
    table = scene(TABLE.format(phase="deploy"))
    assert zone_seen(table, "alliance", "theme-pile", "alliance") == ["PS-6", "PS-18"]
    for viewer in ("empire", "spectator"):
        assert zone_seen(table, viewer, "theme-pile", "alliance") == []
        assert count_seen(table, viewer, "theme-pile", 0) == 2


@pytest.mark.rule("jk.info.force-deck")
def test_one_looks_through_the_own_force_deck_in_the_force_phase_only() -> None:
    table = scene(TABLE.format(phase="force"))
    assert zone_seen(table, "alliance", "force", "alliance") == ["PS-139", "PS-140"]
    assert zone_seen(table, "empire", "force", "alliance") == []
    table = scene(TABLE.format(phase="deploy"))
    assert zone_seen(table, "alliance", "force", "alliance") == []
    assert count_seen(table, "alliance", "force", 0) == 2


@pytest.mark.rule("jk.info.force-deck")
def test_nobody_looks_through_used_force_cards() -> None:
    for phase in ("force", "deploy"):
        table = scene(TABLE.format(phase=phase))
        for viewer in ("alliance", "empire", "spectator"):
            assert zone_seen(table, viewer, "used", "alliance") == ["PS-145"], "the current one alone"
            assert count_seen(table, viewer, "used", 0) == 2


@pytest.mark.rule("jk.info.piles-closed")
def test_nobody_looks_through_discards_sites_or_systems() -> None:
    table = scene(TABLE.format(phase="deploy"))
    for viewer in ("alliance", "empire", "spectator"):
        assert zone_seen(table, viewer, "discard", "alliance") == ["PS-40"]
        assert zone_seen(table, viewer, "sites") == ["PS-130"]
        assert zone_seen(table, viewer, "systems") == ["PS-134"]
        assert zone_seen(table, viewer, "deck", "alliance") == []


@pytest.mark.rule("jk.info.piles-closed")
def test_a_text_may_say_so() -> None:
    table = scene("""
        jedi-knights duel
        turn: 3 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance hand: PS-119
        alliance discard: PS-40, PS-36, PS-39
        alliance deck: PS-14 x3
    """)
    answer(table, "alliance", "PS-119")
    while asked(table)[0][1] == "respond":
        answer(table, asked(table)[0][0], "done")
    assert asked(table) == [("alliance", "shuffle-in")]
    assert {"PS-40", "PS-36", "PS-39"} <= set(offered(table, "alliance"))


@pytest.mark.rule("jk.info.topmost")
def test_a_text_that_says_topmost_looks_through_the_discard_pile_and_leaves_its_order() -> None:
    table = scene("""
        jedi-knights duel
        turn: 3 deploy
        order: empire, alliance
        planet: PS-130 / PS-134
        empire site: PS-60
        empire hand: PS-90
        empire discard: PS-73, PS-71, PS-53, PS-48
    """)
    answer(table, "empire", "PS-60")
    assert offered(table, "empire") == ["PS-71", "done"], "the topmost trooper, not the one beneath"
    assert zone_seen(table, "empire", "discard", "empire") == ["PS-48", "PS-53", "PS-71", "PS-73"]
    assert zone_seen(table, "alliance", "discard", "empire") == ["PS-73"]
    answer(table, "empire", "PS-71")
    assert site(table, "empire") == ["PS-60", "PS-71"]
    assert discard(table, "empire") == ["PS-73", "PS-53", "PS-48"]
    assert zone_seen(table, "empire", "discard", "empire") == ["PS-73"]


def test_hands_and_draw_decks_are_counted_but_not_seen() -> None:
    table = scene(TABLE.format(phase="deploy"))
    assert zone_seen(table, "alliance", "hand", "alliance") == ["PS-36", "PS-90"]
    assert zone_seen(table, "empire", "hand", "alliance") == []
    assert count_seen(table, "empire", "hand", 0) == 2
    assert count_seen(table, "empire", "deck", 0) == 2


def test_what_lies_under_a_card_is_seen_by_all() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        planet: PS-130 / PS-134
        alliance system: PS-39 [PS-36 [PS-90]]
    """)
    ship = table.at[0].system[0]
    aboard = table.under(ship)[0]
    assert zone_seen(table, "empire", "attached", "alliance", str(ship)) == ["PS-36"]
    assert zone_seen(table, "empire", "attached", "alliance", str(aboard)) == ["PS-90"]


def test_costs_are_told_to_the_player_who_might_pay_them() -> None:
    table = scene(TABLE.format(phase="deploy"))
    costs = seen_by(table, "alliance").status["costs"]
    assert isinstance(costs, dict)
    soldier = next(card for card in table.at[0].hand if table.card(card).code == "PS-36")
    assert costs[str(soldier)] == 1
    assert not any(str(card) in costs for card in table.at[1].hand)
    assert seen_by(table, "spectator").status["costs"] == {}


def test_drawn_cards_are_told_to_their_player_only() -> None:
    table = scene(TABLE.format(phase="draw"))
    own = [event.card for event in events_seen_by(table, "alliance") if event.kind == "draw"]
    theirs = [
        event.card for event in events_seen_by(table, "empire") if event.kind == "draw" and event.seat == 0
    ]
    assert any(card is not None for card in own)
    assert theirs
    assert all(card is None for card in theirs)


# --- nothing leaks ---


def other_hidden_cards(table: Table, seat: int, chance: Chance) -> Table:
    """The same position for this seat: what it cannot know is dealt anew among the cards hidden from it."""
    twin = table.copy()
    for other in range(twin.seats):
        own = twin.at[other]
        hidden = own.deck + own.hand
        if other % 2 == seat % 2:  # who has searched the own deck knows it until it is shuffled
            hidden = own.deck[:] if twin.phase != SETTING_UP else []
        faces = [twin.face[card] for card in hidden]
        chance.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            twin.face[card] = face
    return twin


@pytest.mark.parametrize("format_name", ["duel", "team"])
def test_positions_that_differ_in_hidden_cards_look_alike(format_name: str) -> None:
    chance = Chance(seed_of(7))
    table = table_of(
        GAME.new(GAME.random_decks(format_name, chance), {"format": format_name}, chance.copy(), True)
    )
    looked = 0
    while table.pending:
        decision = table.pending[chance.below(len(table.pending))]
        for seat in range(table.seats):
            if table.decision_of(seat) is None:
                twin = other_hidden_cards(table, seat, chance)
                assert view(GAME, twin, seat) == view(GAME, table, seat)
                looked += 1
        apply(table, decision.seat, decision.options[chance.below(len(decision.options))])
    assert looked > 100


def test_hidden_events_hide_their_card() -> None:
    chance = Chance(seed_of(3))
    table = table_of(GAME.new(GAME.random_decks("duel", chance), {}, chance.copy(), True))
    while table.pending:
        decision = table.pending[0]
        apply(table, decision.seat, decision.options[chance.below(len(decision.options))])
    assert table.log is not None
    drawn = [event for event in table.log if event.kind == "draw"]
    for event in drawn:
        assert see_event(GAME, event, event.seat).card is not None
        assert see_event(GAME, event, 1 - event.seat).card is None
