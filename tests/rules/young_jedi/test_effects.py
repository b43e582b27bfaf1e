"""Effects: one a player, paid for like any other card, gone with the planet."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import view
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.kinds import DARK, LIGHT, SIDES
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    codes,
    damage,
    deck,
    discard,
    effect,
    events,
    events_seen_by,
    fetch_nothing,
    hand,
    here,
    hidden,
    offered,
    refusal,
    rules_of,
    scene,
    seen_by,
    skip_to,
    sums,
    total,
)

TATOOINE = 0


def deploying(cards: str, facts: str = "turns-here 2", more: str = "", side: str = "light") -> Table:
    """A deploy phase with these cards in hand."""
    return scene(f"""
        young-jedi full
        turn: 5 {side} deploy
        Tatooine: DM-135
        {side}: {facts}
        {side} hand: {cards}
        dark deck: DM-99 x20
        light deck: DM-31 x20
        {more}
    """)


# --- deploying one ---


@pytest.mark.rule("yj.effect.cost")
@pytest.mark.parametrize(("code", "counters"), [("BN-62", 2), ("BN-59", 3), ("BN-63", 4)])
def test_an_effect_costs_its_counters_out_of_the_six(code: str, counters: int) -> None:
    table = deploying(f"{code}, DM-31")
    answer(table, "light", code)
    assert effect(table, "light") == [code]
    assert here(table, "light") == [], "it lies beside the location and is no card of the battle"
    assert table.sides[LIGHT].counters == 6 - counters
    assert [event.amount for event in events(table, "effect")] == [counters]


@pytest.mark.rule("yj.effect.cost", "yj.deploy.six-counters")
def test_an_effect_dearer_than_the_counters_left_is_refused() -> None:
    table = deploying("BN-63, BN-62", "counters 3")
    assert offered(table, "light") == ["BN-62", "done"]
    assert refusal(table, "light", "BN-63") == "yj.deploy.six-counters"


@pytest.mark.rule("yj.effect.cost", "yj.info.hand-secret")
def test_everyone_sees_an_effect_deployed_face_up() -> None:
    table = deploying("BN-62")
    answer(table, "light", "BN-62")
    for watcher in (LIGHT, DARK, SPECTATOR):
        assert [card.code for card in view(GAME, table, watcher).zone("effect", LIGHT).cards] == ["BN-62"]


@pytest.mark.rule("yj.effect.one", "yj.effect.no-replace-ruling")
def test_a_second_effect_stays_in_hand_while_the_first_is_deployed() -> None:
    table = deploying("BN-62, DF-24", more="light effect: BN-61")
    assert offered(table, "light") == ["done"]
    for code in ("BN-62", "DF-24"):
        assert refusal(table, "light", code) == "yj.effect.one"
    assert refusal(table, "light", "BN-61") != "", "nor can the first be given up"


@pytest.mark.rule("yj.effect.one")
def test_each_player_has_an_own_effect() -> None:
    table = deploying("BN-62", more="dark effect: BN-129")
    answer(table, "light", "BN-62")
    assert (effect(table, "light"), effect(table, "dark")) == (["BN-62"], ["BN-129"])


@pytest.mark.rule("yj.effect.one", "yj.effect.no-replace-ruling", "yj.deploy.hidden-first-turn")
def test_an_effect_face_down_is_a_deployed_effect_too() -> None:
    table = deploying("BN-62, BN-61, DM-31", "turns-here 1")
    answer(table, "light", "BN-62")
    assert hidden(table, "light") == ["BN-62"]
    assert effect(table, "light") == []
    assert refusal(table, "light", "BN-61") == "yj.effect.one"
    zone = seen_by(table, "dark").zone("down", LIGHT, "Tatooine")
    assert (zone.count, zone.cards) == (1, [])


@pytest.mark.rule("yj.effect.one", "yj.turn.reveal")
def test_an_effect_face_down_takes_its_place_when_it_is_turned_up() -> None:
    table = scene("""
        young-jedi full
        turn: 2 dark end
        Tatooine: DM-135
        light: turns-here 1
        light hidden: BN-62, DM-31
        dark hidden: DM-99
        light hand: BN-61
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "done")
    assert effect(table, "light") == ["BN-62"]
    assert here(table, "light") == ["DM-31"]
    assert refusal(table, "light", "BN-61") == "yj.effect.one"


@pytest.mark.rule("yj.effect.one", "yj.double.choose")
def test_a_double_impact_card_deploys_as_its_effect_half_and_is_whole_again_when_it_leaves() -> None:
    table = deploying("RF-64/62, RF-54/59, RF-61/19", more="light here: DM-31")
    assert offered(table, "light") == ["RF-64/62", "RF-54/59", "done"]
    assert refusal(table, "light", "RF-61/19") == "yj.game.card-types", "two battle cards deploy as nothing"
    answer(table, "light", "RF-64/62")
    assert effect(table, "light") == ["RF-64/62b"]
    assert table.sides[LIGHT].counters == 4
    assert refusal(table, "light", "RF-54/59") == "yj.effect.one"
    skip_to(table, "next-planet")
    assert discard(table, "light") == ["RF-64/62"]


# --- more counters ---


@pytest.mark.rule("yj.effect.extra-counters")
@pytest.mark.parametrize(("side", "code"), [("light", "BN-61"), ("dark", "BN-131")])
def test_a_higher_limit_works_at_once_in_the_same_deploy_phase(side: str, code: str) -> None:
    seat = SIDES.index(side)
    table = deploying(code, side=side)
    answer(table, side, code)
    assert table.sides[seat].counters == 6 - 2 + 1


@pytest.mark.rule("yj.effect.extra-counters")
def test_the_higher_limit_holds_in_every_later_turn() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark end
        Tatooine: DM-135
        light effect: BN-61
        light here: DM-31
        dark here: DM-99
        light hand: DM-31, DM-1
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "done")
    assert table.sides[LIGHT].counters == 7
    answer(table, "light", "DM-1", "DM-31")
    assert table.sides[LIGHT].counters == 0


@pytest.mark.rule("yj.effect.extra-counters", "yj.deploy.hidden-no-text")
def test_face_down_it_works_only_when_it_has_been_turned_up() -> None:
    table = scene("""
        young-jedi full
        turn: 1 light deploy
        Tatooine: DM-135
        light: turns-here 1
        dark: turns-here 0
        light hand: BN-61, DM-31, DM-58 x4
        dark hand: DM-125 x6
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "BN-61")
    assert table.sides[LIGHT].counters == 4
    for side in ("light", "dark"):
        skip_to(table, "concede")
        answer(table, side, "done")
    assert effect(table, "light") == ["BN-61"]
    assert table.sides[LIGHT].counters == 7


@pytest.mark.rule("yj.effect.extra-counters")
@pytest.mark.parametrize(("side", "code"), [("light", "BN-60"), ("dark", "BN-133")])
def test_a_card_discarded_from_hand_raises_the_limit_to_eight_once_a_turn(side: str, code: str) -> None:
    seat = SIDES.index(side)
    table = deploying("DM-58, DM-61, DM-45", "counters 6", f"{side} effect: {code}", side)
    answer(table, side, code)
    decision = table.decision_of(seat)
    assert decision is not None and (decision.kind, decision.number) == ("discard-for", 1)
    assert offered(table, side) == ["DM-58", "DM-61", "DM-45"], "any card of the hand"
    answer(table, side, "DM-61")
    assert discard(table, side) == ["DM-61"]
    assert table.sides[seat].counters == 8
    assert [event.amount for event in events(table, "counters")] == [8]
    assert code not in offered(table, side)
    assert refusal(table, side, code) == "yj.effect.extra-counters"


@pytest.mark.rule("yj.effect.extra-counters")
def test_the_discard_may_come_in_the_turn_the_effect_is_deployed_and_after_other_cards() -> None:
    table = deploying("BN-60, DM-31 x2, DM-58")
    answer(table, "light", "DM-31", "BN-60")
    assert table.sides[LIGHT].counters == 0
    answer(table, "light", "BN-60", "DM-58")
    assert table.sides[LIGHT].counters == 2
    answer(table, "light", "DM-31")
    assert here(table, "light") == ["DM-31", "DM-31"]


@pytest.mark.rule("yj.effect.extra-counters")
def test_without_a_card_in_hand_nothing_raises_the_limit() -> None:
    table = deploying("", more="light effect: BN-60")
    assert offered(table, "light") == ["done"]
    assert refusal(table, "light", "BN-60") == "yj.effect.extra-counters"


@pytest.mark.rule("yj.effect.extra-counters")
def test_the_raised_limit_is_for_one_turn() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-135
        light effect: BN-60
        light here: DM-31
        dark here: DM-99
        light hand: DM-58 x2
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "BN-60", "DM-58")
    for side in ("light", "dark"):
        skip_to(table, "concede")
        answer(table, side, "done")
    assert table.sides[LIGHT].counters == 6
    assert "BN-60" in offered(table, "light")


# --- leaving with the planet ---

WITH_EFFECTS = """
    young-jedi full
    turn: 5 light end
    Tatooine: DM-65
    light here: DM-31
    light effect: BN-61
    dark effect: BN-129
    light hand: DM-67, DM-58 x5
    dark hand: DM-137, DM-125 x5
    light deck: DM-32 x20
    dark deck: DM-104 x20
"""


@pytest.mark.rule("yj.control.effects-discarded")
def test_both_players_effects_are_discarded_when_the_planet_is_controlled() -> None:
    table = scene(WITH_EFFECTS)
    assert asked(table) == [("dark", "next-planet")]
    assert effect(table, "light") == effect(table, "dark") == []
    assert discard(table, "light") == ["BN-61"]
    assert discard(table, "dark") == ["BN-129"]
    assert rules_of(table, "discard") == ["yj.control.effects-discarded"] * 2


@pytest.mark.rule("yj.control.effects-discarded")
def test_conceding_discards_them_too() -> None:
    table = scene(WITH_EFFECTS + "    dark here: DM-99\n")
    answer(table, "light", "concede")
    assert effect(table, "light") == effect(table, "dark") == []
    answer(table, "light", "DM-67")
    fetch_nothing(table)
    assert table.sides[LIGHT].counters == 6, "the effect that gave seven is gone"


@pytest.mark.rule("yj.control.effects-discarded")
def test_as_long_as_nobody_controls_the_planet_effects_stay() -> None:
    table = scene(WITH_EFFECTS + "    dark here: DM-99\n")
    answer(table, "light", "done")
    assert (effect(table, "light"), effect(table, "dark")) == (["BN-61"], ["BN-129"])


@pytest.mark.rule("yj.control.hidden-effect-ruling", "yj.control.hidden-stay")
def test_an_effect_still_face_down_is_discarded_and_the_other_hidden_cards_stay() -> None:
    table = scene("""
        young-jedi full
        turn: 2 light end
        Tatooine: DM-65
        light: turns-here 1
        dark: turns-here 1
        light hidden: DM-31, BN-62
        dark hidden: RF-134/129b, DM-99
        light hand: DM-67, DM-58 x5
        dark hand: DM-125 x6
        light deck: DM-32 x20
        dark deck: DM-104 x20
    """)
    answer(table, "light", "concede")
    assert rules_of(table, "discard") == ["yj.control.hidden-effect-ruling"] * 2
    assert discard(table, "light") == ["BN-62"]
    assert discard(table, "dark") == ["RF-134/129"]
    assert codes(table, table.sides[LIGHT].down[TATOOINE]) == ["DM-31"]
    assert codes(table, table.sides[DARK].down[TATOOINE]) == ["DM-99"]


@pytest.mark.rule("yj.control.order-ruling", "yj.control.effects-discarded")
def test_effects_go_before_the_next_location_is_put_down() -> None:
    table = scene(WITH_EFFECTS)
    answer(table, "dark", "DM-137")
    fetch_nothing(table)
    told = [event.kind for event in table.log or []]
    assert told[:5] == ["control", "discard", "discard", "stranded", "location"]
    assert told[5:] == ["not-fetched", "not-fetched", "turn"]
    assert [event.seat for event in events(table, "not-fetched")] == [DARK, LIGHT], "the loser first"


# --- fetching ---

FETCHING = """
    young-jedi full
    turn: 5 light next-planet
    Tatooine: DM-65
    light hand: DM-67, DM-58
    dark hand: DM-125
    light deck: {light}
    dark deck: {dark}
"""


def fetching(light: str = "DM-31 x9", dark: str = "DM-99 x9") -> Table:
    """Light, who lost Tatooine, has laid Naboo's first location."""
    table = scene(FETCHING.format(light=light, dark=dark))
    answer(table, "light", "DM-67")
    return table


@pytest.mark.rule("yj.setup.fetch-effect")
def test_at_a_new_planet_first_the_one_who_laid_the_location_then_the_other_may_fetch() -> None:
    table = fetching("DM-31, BN-62, DM-31, BN-61, BN-62", "BN-129, DM-99")
    assert asked(table) == [("light", "fetch-effect")]
    assert sorted(offered(table, "light")) == ["BN-61", "BN-62", "done"], "one of each"
    answer(table, "light", "BN-62")
    assert sorted(hand(table, "light")) == ["BN-62", "DM-58"]
    assert sorted(deck(table, "light")) == ["BN-61", "BN-62", "DM-31", "DM-31"]
    assert asked(table) == [("dark", "fetch-effect")]
    answer(table, "dark", "BN-129")
    assert sorted(hand(table, "dark")) == ["BN-129", "DM-125"]
    assert asked(table) == [("light", "deploy")]


@pytest.mark.rule("yj.setup.fetch-effect")
def test_the_effect_is_shown_and_the_deck_reshuffled() -> None:
    order = [f"DM-{number}" for number in range(1, 30)]
    table = fetching(", ".join(["BN-62", *order]))
    answer(table, "light", "BN-62")
    seen = [event for event in events_seen_by(table, "dark") if event.kind == "fetch"]
    assert [event.card.code for event in seen if event.card is not None] == ["BN-62"]
    assert sorted(deck(table, "light")) == sorted(order)
    assert deck(table, "light") != order
    assert [event.seat for event in events(table, "shuffle")] == [LIGHT]


@pytest.mark.rule("yj.setup.fetch-effect", "yj.info.shuffle-fair")
def test_effects_offered_and_left_may_lie_anywhere_afterwards_whatever_their_ids() -> None:
    places = [0] * 5
    moved = 0
    for seed in range(200):
        table = scene(
            FETCHING.format(light="BN-61, BN-62, BN-63, DM-31, DM-32, DM-33", dark="DM-99 x9")
            + f"    seed: {seed}\n"
        )
        answer(table, "light", "DM-67")
        left = table.pending[0].options[2]
        assert table.card(left).code == "BN-63"
        answer(table, "light", "BN-61")
        places[deck(table, "light").index("BN-63")] += 1
        moved += table.card(left).code != "BN-63"
    assert all(22 < count < 60 for count in places), places
    assert 140 < moved < 180, "its id shows another card four times in five"


@pytest.mark.rule("yj.setup.fetch-effect", "yj.info.hand-secret")
def test_what_was_shown_cannot_be_followed_by_its_id_in_the_hand() -> None:
    followed = 0
    for seed in range(40):
        table = scene(
            FETCHING.format(light="BN-62, DM-31 x9", dark="DM-99 x9").replace("DM-58", "DM-58 x7")
            + f"    seed: {seed}\n"
        )
        answer(table, "light", "DM-67", "BN-62")
        shown = events(table, "fetch")[0]
        followed += table.face[shown.card] == shown.face
    assert followed < 20


@pytest.mark.rule("yj.setup.fetch-effect", "yj.info.shuffle-fair")
def test_many_effects_left_may_each_lie_anywhere_afterwards() -> None:
    effects = ["BN-60", "BN-61", "BN-62", "BN-63"]
    places = {code: [0] * 5 for code in effects}
    for seed in range(200):
        table = scene(
            FETCHING.format(light="BN-59, BN-60, BN-61, BN-62, BN-63, DM-31", dark="DM-99 x9")
            + f"    seed: {seed}\n"
        )
        answer(table, "light", "DM-67", "BN-59")
        for code in effects:
            places[code][deck(table, "light").index(code)] += 1
    assert all(20 < count < 62 for counts in places.values() for count in counts), places


@pytest.mark.rule("yj.setup.fetch-effect", "yj.info.hand-secret")
def test_what_was_fetched_may_have_any_id_of_the_hand_which_keeps_its_order() -> None:
    places = [0] * 4
    for seed in range(200):
        table = scene(
            FETCHING.format(light="BN-62, DM-31 x9", dark="DM-99 x9").replace("DM-58", "DM-58, DM-1, DM-2")
            + f"    seed: {seed}\n"
        )
        answer(table, "light", "DM-67")
        held = table.sides[LIGHT].hand[:]
        answer(table, "light", "BN-62")
        assert hand(table, "light") == ["DM-58", "DM-1", "DM-2", "BN-62"]
        places[[*held, events(table, "fetch")[0].card].index(table.sides[LIGHT].hand[-1])] += 1
    assert all(32 < count < 70 for count in places), places


@pytest.mark.rule("yj.setup.fetch-effect-no-penalty")
def test_not_fetching_costs_nothing_not_even_the_order_of_the_deck() -> None:
    order = ["BN-62"] + [f"DM-{number}" for number in range(1, 30)]
    table = fetching(", ".join(order))
    fetch_nothing(table)
    assert deck(table, "light") == order
    assert not events(table, "damage")
    assert not events(table, "shuffle")
    assert rules_of(table, "not-fetched") == ["yj.setup.fetch-effect-no-penalty"] * 2


@pytest.mark.rule("yj.setup.fetch-effect-no-penalty", "yj.setup.fetch-effect")
def test_a_player_without_effects_is_asked_all_the_same() -> None:
    table = fetching()
    assert offered(table, "light") == ["done"]
    assert refusal(table, "light", "DM-31") == "yj.setup.fetch-effect"
    answer(table, "light", "done")
    assert offered(table, "dark") == ["done"]
    answer(table, "dark", "done")
    assert not events(table, "damage")


@pytest.mark.rule("yj.setup.fetch-effect")
def test_the_offer_tells_nothing_of_where_in_the_deck_the_effect_lies() -> None:
    """The place of the only effect among ten cards, guessed by the place of its id: right one time in ten."""
    guessed = 0
    for seed in range(200):
        place = seed % 10
        cards = ["DM-31"] * 10
        cards[place] = "BN-62"
        table = scene(FETCHING.format(light=", ".join(cards), dark="DM-99 x9") + f"    seed: {seed}\n")
        ids = sorted(table.sides[LIGHT].deck)
        answer(table, "light", "DM-67")
        assert deck(table, "light")[place] == "BN-62", "the order stays"
        decision = table.decision_of(LIGHT)
        assert decision is not None
        guessed += ids.index(decision.options[0]) in (place, 9 - place)
    assert guessed < 80


@pytest.mark.rule("yj.setup.fetch-double-impact")
def test_a_double_impact_card_with_an_effect_half_is_fetched_as_an_effect() -> None:
    table = fetching("RF-64/62, RF-61/19, DM-31 x8")
    assert offered(table, "light") == ["RF-64/62", "done"], "not one with two battle cards"
    answer(table, "light", "RF-64/62")
    assert "RF-64/62" in hand(table, "light")
    assert rules_of(table, "fetch") == ["yj.setup.fetch-double-impact"]


@pytest.mark.rule("yj.setup.fetch-effect", "yj.game.exhausted-ruling")
def test_fetching_the_last_card_of_the_deck_loses() -> None:
    table = fetching("BN-62")
    answer(table, "light", "BN-62")
    assert table.over
    assert (table.winners, table.ending) == (1 << DARK, "yj.game.deck-victory")


EFFECT_DECKS = [
    DeckList("light", {"BN-62": 10, "BN-59": 10, "DM-28": 10, "DM-21": 10, "DM-65": 10, "DM-66": 10}),
    DeckList("dark", {"BN-129": 10, "BN-130": 10, "DM-99": 10, "DM-80": 10, "DM-135": 10, "DM-136": 10}),
]


def begun(format_name: str, seed: int) -> Table:
    """Setting up by hand: these decks keep no law."""
    light, dark = [
        ", ".join([f"{code} x{count}" for code, count in deck_list.cards.items()])
        for deck_list in EFFECT_DECKS
    ]
    return scene(f"""
        young-jedi {format_name}
        seed: {seed}
        light deck: {light}
        dark deck: {dark}
        step: ["setup",1,0,1,1,0,[0,0]]
    """)


@pytest.mark.rule("yj.setup.fetch-effect", "yj.setup.opening-hand")
@pytest.mark.parametrize("seed", range(4))
def test_at_the_start_both_fetch_with_the_opening_hand_in_view_and_may_begin_with_seven_cards(
    seed: int,
) -> None:
    table = begun("full", seed)
    first = asked(table)[0][0]
    other = "light" if first == "dark" else "dark"
    answer(table, first, offered(table, first)[0])
    assert asked(table) == [(first, "fetch-effect")]
    assert len(seen_by(table, first).zone("hand", SIDES.index(first)).cards) == 6
    answer(table, first, offered(table, first)[0])
    assert asked(table) == [(other, "fetch-effect")]
    answer(table, other, offered(table, other)[0])
    assert len(hand(table, first)) == len(hand(table, other)) == 7
    assert asked(table) == [(first, "deploy")]


@pytest.mark.rule("yj.setup.starter-plain-ruling")
@pytest.mark.parametrize("format_name", ["starter", "sample"])
def test_in_the_first_game_nobody_fetches(format_name: str) -> None:
    table = begun(format_name, 1)
    answer(table, "dark", offered(table, "dark")[0])
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.setup.fetch-effect")
def test_games_with_ready_decks_ask_both_at_the_start() -> None:
    by_side = {side: [one for one in GAME.ready_decks() if one.size() == 60] for side in SIDES}
    decks = [
        next(one for one in by_side[side] if not GAME.deck_breaches(one, "full", seat))
        for seat, side in enumerate(SIDES)
    ]
    table = table_of(GAME.new(decks, {"format": "full"}, Chance(seed_of(3)), True))
    first = asked(table)[0][0]
    answer(table, first, offered(table, first)[0])
    assert asked(table) == [(first, "fetch-effect")]


# --- in battle ---


def fought(light: str, dark: str, more: str, active: str = "dark", site: str = "DM-135") -> Table:
    """The plans as they are fought; the draw decks show no numbers that matter."""
    return scene(f"""
        young-jedi full
        turn: 5 {active} fights
        Tatooine: {site}
        light plan: {light}
        dark plan: {dark}
        dark deck: DM-99 x20
        light deck: DM-31 x20
        {more}
    """)


@pytest.mark.rule("yj.battle.effect-each")
def test_an_effects_bonus_is_for_every_character_of_a_group() -> None:
    """Three Gungans of two fight together: six, and one more for each by Bombad General."""
    table = fought("BN-52, DM-23, DM-24, DM-25", "DM-71", "light effect: BN-59")
    assert total(table, "light") == 9
    assert sums(table, "light").count(("effect", "BN-59", 1)) == 3


@pytest.mark.rule("yj.battle.effect-each")
def test_an_effect_gives_nothing_to_those_it_does_not_name() -> None:
    table = fought("DM-27", "DM-71", "light effect: BN-59")
    assert total(table, "light") == 3


@pytest.mark.rule("yj.battle.bonus-once")
def test_captain_panaka_royal_defender_gains_two_and_not_eight() -> None:
    """He is a captain named, an officer, a guard and of the security: one bonus all the same."""
    table = fought("EBN-P11", "DM-71", "light effect: DF-27")
    assert sums(table, "light") == [("power", "EBN-P11", 4), ("effect", "DF-27", 2)]


@pytest.mark.rule("yj.battle.da-dug")
def test_da_dug_does_not_touch_light_podracer_pilots() -> None:
    table = fought("BP-11, BP-12", "JC-73, DM-99", "dark effect: BN-130")
    assert sums(table, "light", 0) == [("power", "BP-11", 2)]
    assert sums(table, "dark", 0) == [("power", "JC-73", 4), ("effect", "BN-130", 1)]
    assert damage(table, "light") == 2, "one for each, as printed: the second loses to the droid at its site"


@pytest.mark.rule("yj.battle.da-dug", "yj.trait.own-side-ruling")
def test_da_dug_lowers_the_damage_of_its_owners_pilots() -> None:
    table = fought("DM-2", "JC-73", "dark effect: BN-130")
    assert damage(table, "dark") == 1, "printed two"


@pytest.mark.rule("yj.trait.own-side-ruling")
def test_added_damage_is_for_the_opponents_cards() -> None:
    table = fought("DM-2", "DM-99", "light effect: BN-62")
    assert damage(table, "dark") == 1 + 2
    table = fought("DM-31", "DM-71", "dark effect: BN-129")
    assert damage(table, "light") == 1, "neither the Queen nor a handmaiden"
    table = fought("DM-9", "DM-71", "dark effect: BN-129")
    assert damage(table, "light") == 3 + 2


@pytest.mark.rule("yj.trait.own-side-ruling")
def test_a_power_bonus_is_for_the_owners_cards() -> None:
    """In the attacker's turn the effect of the one who attacks gives, that of the other does not."""
    table = fought("DM-27", "DM-99", "dark effect: BP-56\n        light effect: BP-26")
    assert sums(table, "light")[-1] == ("effect", "BP-26", total(table, "light") - 3)
    assert sums(table, "dark")[-1][:2] == ("effect", "BP-56")
    table = fought("DM-27", "DM-99", "dark effect: BP-56\n        light effect: BP-26", active="light")
    assert [why for why, _, _ in sums(table, "light")] == ["power"]
    assert "effect" not in [why for why, _, _ in sums(table, "dark")]


@pytest.mark.rule("yj.deploy.hidden-no-text")
def test_an_effect_face_down_gives_nothing() -> None:
    table = fought("DM-23", "DM-71", "light hidden: BN-59")
    assert total(table, "light") == 2
