"""Evacuation: who may leave a planet and when, what the opponent may do about it, and what becomes of the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from chancecube.kernel.errors import BadNotation
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import view
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import LIGHT
from chancecube.young_jedi.places import CORUSCANT, NABOO, TATOOINE
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    deck,
    discard,
    events,
    events_seen_by,
    hand,
    here,
    hidden,
    hyperspace,
    offered,
    refusal,
    rules_of,
    scene,
    seat_of,
    seen_by,
    skip_to,
    totals,
)

# Obi-Wan Kenobi, his lightsaber and a Royal Guard are stranded on Tatooine; the game has gone on to Coruscant.
STRANDED = """
    young-jedi full
    turn: 7 light deploy
    Tatooine: DM-135
    Coruscant: JC-66
    light: controlled Tatooine
    light Tatooine: DM-1, DM-34, DM-32
    light here: JC-32
    light hyperspace: DM-70
    light deck: DM-45 x20
    dark Tatooine: DM-74
    dark here: DM-105
    dark deck: DM-119 x20
    """
GONE = ["DM-1", "DM-32", "DM-34"]


def with_lines(*lines: str) -> str:
    return STRANDED + "\n".join(["", *lines])


def stranded(table: Table, side: str, planet: int = TATOOINE) -> list[str]:
    return codes(table, table.sides[seat_of(side)].up[planet])


def evacuate(*lines: str, planet: str = "tatooine") -> Table:
    """Light decides to evacuate; Dark has the word."""
    table = scene(with_lines(*lines))
    answer(table, "light", f"evacuate-{planet}")
    return table


def let_go(*lines: str) -> Table:
    """Light evacuates Tatooine, and nobody intercepts."""
    table = evacuate(*lines)
    answer(table, "dark", "done")
    if asked(table) == [("dark", "intercept")]:
        answer(table, "dark", "no")
    return table


def intercepted(*lines: str) -> Table:
    """Dark intercepts; nobody uses battle cards; whoever has a choice plans in the order of the piles."""
    table = evacuate(*lines)
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    while ("dark", "plan") in asked(table):
        answer(table, "dark", offered(table, "dark")[0])
    while ("light", "plan") in asked(table):
        answer(table, "light", offered(table, "light")[0])
    return table


# --- who may evacuate, from where ---


@pytest.mark.rule("yj.evac.when", "yj.control.stranded")
def test_cards_stranded_on_an_earlier_planet_can_be_evacuated() -> None:
    table = scene(STRANDED)
    assert "evacuate-tatooine" in offered(table, "light")
    answer(table, "light", "evacuate-tatooine")
    (event,) = events(table, "evacuate")
    assert (event.seat, event.amount) == (LIGHT, TATOOINE)


@pytest.mark.rule("yj.evac.when")
def test_the_current_planet_can_be_evacuated_too() -> None:
    table = evacuate(planet="coruscant")
    answer(table, "dark", "done")
    assert here(table, "light") == []
    assert stranded(table, "light") == ["DM-1", "DM-34", "DM-32"]
    assert "JC-32" in deck(table, "light")


@pytest.mark.rule("yj.evac.when")
def test_a_planet_without_own_cards_cannot_be_evacuated() -> None:
    table = scene(STRANDED)
    assert "evacuate-naboo" not in offered(table, "light")
    assert refusal(table, "light", "evacuate-naboo") == "yj.evac.when"
    lonely = scene(STRANDED.replace("light Tatooine: DM-1, DM-34, DM-32\n", ""))
    assert "evacuate-tatooine" not in offered(lonely, "light")


@pytest.mark.rule("yj.evac.when")
@pytest.mark.parametrize("ships", ["", "light hyperspace: DM-69, DM-68\n"])
def test_without_a_transport_in_hyperspace_nobody_is_evacuated(ships: str) -> None:
    table = scene(STRANDED.replace("    light hyperspace: DM-70\n", ships))
    assert "evacuate-tatooine" not in offered(table, "light")
    assert refusal(table, "light", "evacuate-tatooine") == "yj.evac.when"


@pytest.mark.rule("yj.evac.when")
def test_a_transport_in_the_opponents_hyperspace_or_in_hand_does_not_help() -> None:
    text = STRANDED.replace("light hyperspace: DM-70", "light hand: DM-70\n    dark hyperspace: DM-140")
    table = scene(text)
    assert "evacuate-tatooine" not in offered(table, "light")
    answer(table, "light", "DM-70")
    assert "evacuate-tatooine" in offered(table, "light")


@pytest.mark.rule("yj.evac.when")
def test_a_weapon_alone_is_worth_a_transport() -> None:
    table = scene(STRANDED.replace("light Tatooine: DM-1, DM-34, DM-32", "light Tatooine: DM-34"))
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done")
    assert "DM-34" in deck(table, "light")


@pytest.mark.rule("yj.evac.when")
def test_face_down_cards_alone_cannot_be_evacuated() -> None:
    text = STRANDED.replace("light here: JC-32", "light hidden: JC-32")
    table = scene(text)
    assert "evacuate-coruscant" not in offered(table, "light")


@pytest.mark.rule("yj.evac.when")
@pytest.mark.parametrize(
    ("turn", "side"),
    [
        ("7 dark deploy", "dark"),
        ("7 light battle", "light"),
        ("7 light even-up", "light"),
        ("7 light end", "light"),
    ],
)
def test_nobody_is_evacuated_but_in_the_own_deploy_phase(turn: str, side: str) -> None:
    table = scene(STRANDED.replace("7 light deploy", turn))
    assert asked(table)[0][0] == side
    assert "evacuate-tatooine" not in offered(table, "light")
    assert refusal(table, "light", "evacuate-tatooine") == "yj.turn.phases"


@pytest.mark.rule("yj.evac.when")
def test_the_dark_side_evacuates_as_well() -> None:
    text = STRANDED.replace("7 light deploy", "7 dark deploy") + "\n    dark hyperspace: BN-137\n"
    table = scene(text)
    answer(table, "dark", "evacuate-tatooine")
    assert asked(table) == [("light", "intercept-ships")]
    answer(table, "light", "done", "no")
    assert stranded(table, "dark") == []
    assert {"DM-74", "BN-137"} <= set(deck(table, "dark"))


# --- all ships and all cards ---


@pytest.mark.rule("yj.evac.all-ships")
def test_all_ships_of_both_sides_fight_transports_too() -> None:
    table = evacuate("light hyperspace: DM-69, JC-70", "dark hyperspace: DM-138, DM-140, DM-139")
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert offered(table, "light") == ["DM-70", "DM-69", "JC-70"]
    assert offered(table, "dark") == ["DM-138", "DM-140", "DM-139"]


@pytest.mark.rule("yj.evac.all-cards")
def test_everything_on_the_planet_goes_and_nothing_elsewhere() -> None:
    table = let_go()
    assert stranded(table, "light") == []
    assert sorted(code for code in deck(table, "light") if code != "DM-45") == sorted([*GONE, "DM-70"])
    assert here(table, "light") == ["JC-32"]
    assert stranded(table, "dark") == ["DM-74"]
    (event,) = events(table, "evacuated")
    assert (event.seat, event.amount, event.rule) == (LIGHT, 3, "yj.evac.success")


@pytest.mark.rule("yj.evac.all-cards")
@pytest.mark.parametrize("hidden_effect", [False, True])
def test_a_deployed_effect_stays(hidden_effect: bool) -> None:
    where = "hidden" if hidden_effect else "effect"
    table = evacuate(f"light {where}: BP-27", planet="coruscant")
    answer(table, "dark", "done")
    assert here(table, "light") == []
    side = table.sides[LIGHT]
    assert codes(table, side.down[CORUSCANT] if hidden_effect else side.effect) == ["BP-27"]
    assert "BP-27" not in deck(table, "light")


@pytest.mark.rule("yj.evac.hidden-ruling")
def test_face_down_cards_of_a_position_set_up_by_hand_go_along() -> None:
    table = evacuate("light hidden: JC-30, JC-42", planet="coruscant")
    status = seen_by(table, "dark").status["evacuation"]
    assert isinstance(status, dict)
    assert status["hidden"] == 2
    assert len(status["aboard"]) == 1
    answer(table, "dark", "done")
    assert (here(table, "light"), hidden(table, "light")) == ([], [])
    assert {"JC-30", "JC-32", "JC-42"} <= set(deck(table, "light"))
    assert all(event.card is None for event in events_seen_by(table, "dark") if event.kind == "evacuated")


# --- the opponent's part ---


@pytest.mark.rule("yj.evac.intercept")
def test_starships_from_hand_join_hyperspace_before_the_interception() -> None:
    table = evacuate("dark hand: DM-139, DM-138, DM-105, DM-124", "dark hyperspace: DM-140")
    assert asked(table) == [("dark", "intercept-ships")]
    assert offered(table, "dark") == ["DM-139", "DM-138", "done"]
    answer(table, "dark", "DM-138", "DM-139", "done")
    assert hyperspace(table, "dark") == ["DM-140", "DM-138", "DM-139"]
    assert rules_of(table, "launch", "dark") == ["yj.evac.intercept"] * 2
    assert hand(table, "dark") == ["DM-105", "DM-124"]
    assert asked(table) == [("dark", "intercept")]


@pytest.mark.rule("yj.evac.intercept")
def test_ships_added_stay_in_hyperspace_without_an_interception() -> None:
    table = evacuate("dark hand: DM-139")
    answer(table, "dark", "DM-139", "done", "no")
    assert hyperspace(table, "dark") == ["DM-139"]
    assert rules_of(table, "not-intercepted", "dark") == ["yj.evac.intercept"]
    assert asked(table) == [("light", "deploy")]


@pytest.mark.rule("yj.evac.intercept")
def test_the_question_for_ships_is_asked_whatever_the_hand_holds() -> None:
    table = evacuate("dark hand: DM-105")
    assert asked(table) == [("dark", "intercept-ships")]
    assert offered(table, "dark") == ["done"]


@pytest.mark.rule("yj.evac.intercept")
def test_nobody_without_ships_can_intercept() -> None:
    table = evacuate()
    answer(table, "dark", "done")
    assert asked(table) == [("light", "deploy")]
    assert events(table, "not-intercepted") != []


@pytest.mark.rule("yj.evac.intercept", "yj.deploy.starship-unique")
def test_ships_added_to_intercept_are_unique_like_others() -> None:
    table = evacuate("dark hand: BN-137 x2, DM-138, JC-138", "dark hyperspace: DM-138")
    assert offered(table, "dark") == ["BN-137", "BN-137", "JC-138", "done"]
    answer(table, "dark", "BN-137")
    assert offered(table, "dark") == ["JC-138", "done"]


@pytest.mark.rule("yj.evac.intercept", "yj.evac.space-battle")
def test_the_interceptor_is_the_attacker_and_says_the_number_of_battle_cards_first() -> None:
    table = evacuate("dark hyperspace: DM-138", "dark hand: DF-52, DM-105", "light hand: DF-20")
    answer(table, "dark", "done", "yes")
    assert rules_of(table, "intercept", "dark") == ["yj.evac.intercept"]
    (event,) = events(table, "space-battle")
    assert (event.seat, event.amount, event.rule) == (seat_of("dark"), TATOOINE, "yj.evac.where")
    assert asked(table) == [("dark", "battle-cards")]
    assert offered(table, "dark") == ["DF-52", "done"]
    answer(table, "dark", "done")
    assert asked(table) == [("light", "battle-cards")]
    assert offered(table, "light") == ["DF-20", "done"]


# --- what becomes of the cards ---


@pytest.mark.rule("yj.evac.success")
def test_a_surviving_transport_brings_the_cards_into_the_draw_deck() -> None:
    """Five against two and a destiny of two."""
    text = with_lines("dark hyperspace: DM-139")
    table = scene(text.replace("dark deck: DM-119 x20", "dark deck: DM-107, DM-119 x20"))
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert (totals(table, "light"), totals(table, "dark")) == ([5], [4])
    assert cards_of(table, "defeated", "dark") == ["DM-139"]
    assert stranded(table, "light") == []
    assert set(GONE) <= set(deck(table, "light"))
    assert damage(table, "light") == 0


@pytest.mark.rule("yj.evac.success")
def test_a_transport_that_ties_has_survived() -> None:
    """Five against two and a destiny of three."""
    table = intercepted("dark hyperspace: DM-139")
    assert (totals(table, "light"), totals(table, "dark")) == ([5], [5])
    assert events(table, "tie") != []
    assert hyperspace(table, "dark") == ["DM-139"]
    assert set(GONE) <= set(deck(table, "light"))


@pytest.mark.rule("yj.evac.success", "yj.info.shuffle-fair")
def test_nobody_knows_where_in_the_draw_deck_they_are() -> None:
    places = Counter[int]()
    for seed in range(60):
        table = let_go(f"seed: {seed}")
        places[deck(table, "light").index("DM-1")] += 1
        assert events(table, "shuffle", "light") != []
    assert len(places) > 15


@pytest.mark.rule("yj.evac.random-transport")
@pytest.mark.parametrize("battle", [False, True])
def test_after_a_success_a_transport_chosen_at_random_is_shuffled_in_as_well(battle: bool) -> None:
    chosen = Counter[str]()
    for seed in range(90):
        ships = ["light hyperspace: JC-70, BN-67, DM-69"]
        if battle:
            ships.append("dark hyperspace: DM-139")
        table = (intercepted if battle else let_go)(*ships, f"seed: {seed}")
        (code,) = cards_of(table, "transport-returns", "light")
        chosen[code] += 1
        assert code in deck(table, "light")
        left = [ship for ship in ("DM-70", "JC-70", "BN-67", "DM-69") if ship != code]
        assert hyperspace(table, "light") == left
    assert sorted(chosen) == ["BN-67", "DM-70", "JC-70"]
    assert min(chosen.values()) > 15


@pytest.mark.rule("yj.evac.random-transport")
def test_only_a_surviving_transport_can_return() -> None:
    for seed in range(10):
        table = intercepted(
            "light hyperspace: JC-70", "dark hyperspace: DM-138", "dark deck: DM-120", f"seed: {seed}"
        )
        assert cards_of(table, "defeated", "light") == ["DM-70"]
        assert cards_of(table, "transport-returns") == ["JC-70"]
        assert hyperspace(table, "light") == []


@pytest.mark.rule("yj.evac.failure")
def test_with_no_transport_left_the_evacuated_cards_are_discarded_without_damage() -> None:
    """Seven against five: the cruiser's damage of five is all that is taken, although Obi-Wan has five as well."""
    table = intercepted("dark hyperspace: DM-138")
    assert (totals(table, "light"), totals(table, "dark")) == ([5], [7])
    assert damage(table, "light") == 5
    assert stranded(table, "light") == []
    assert sorted(code for code in discard(table, "light") if code != "DM-45") == sorted([*GONE, "DM-70"])
    assert cards_of(table, "discard", "light") == ["DM-1", "DM-34", "DM-32"]
    assert rules_of(table, "discard", "light") == ["yj.evac.failure"] * 3
    (event,) = events(table, "evacuation-failed")
    assert (event.seat, event.amount, event.rule) == (LIGHT, 3, "yj.evac.failure")
    assert len(deck(table, "light")) == 15


@pytest.mark.rule("yj.evac.failure")
def test_starfighters_that_survive_save_nobody() -> None:
    table = intercepted("light hyperspace: DM-69", "dark hyperspace: DM-138")
    assert hyperspace(table, "light") == ["DM-69"]
    assert set(GONE) <= set(discard(table, "light"))


@pytest.mark.rule("yj.evac.survivors")
def test_all_other_ships_that_survive_are_in_hyperspace_again() -> None:
    table = intercepted("light hyperspace: DM-69, JC-70, DM-68", "dark hyperspace: DM-138, DM-139")
    assert cards_of(table, "steps-forward", "light") == ["DM-70", "DM-69"]
    assert cards_of(table, "defeated") == ["DM-70"]
    assert hyperspace(table, "dark") == ["DM-138", "DM-139"]
    assert hyperspace(table, "light") == ["DM-69", "DM-68"]
    assert cards_of(table, "transport-returns") == ["JC-70"]


# --- what goes on meanwhile and afterwards ---


@pytest.mark.rule("yj.evac.aboard-ruling")
def test_cards_aboard_lie_on_their_planet_until_the_space_battle_is_over() -> None:
    table = evacuate("dark hyperspace: DM-138")
    answer(table, "dark", "done", "yes")
    assert stranded(table, "light") == ["DM-1", "DM-34", "DM-32"]
    status = seen_by(table, "dark").status
    aboard = table.sides[LIGHT].up[TATOOINE]
    assert status["evacuation"] == {"seat": LIGHT, "planet": "Tatooine", "aboard": aboard, "hidden": 0}
    answer(table, "dark", "done")
    answer(table, "light", "done")
    assert "evacuation" not in seen_by(table, "dark").status


@pytest.mark.rule("yj.evac.damage-first-ruling", "yj.game.deck-victory")
def test_a_draw_deck_exhausted_by_damage_loses_before_any_card_comes_back() -> None:
    """The Radiant VII would still have brought them home."""
    text = with_lines("light hyperspace: JC-70", "dark hyperspace: DM-138, DM-139")
    table = scene(text.replace("light deck: DM-45 x20", "light deck: DM-45 x5"))
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done", "DM-70")
    answer(table, "dark", "DM-138")
    assert table.over
    assert table.winners == 1 << seat_of("dark")
    assert table.ending == "yj.game.deck-victory"
    assert deck(table, "light") == []
    assert stranded(table, "light") == ["DM-1", "DM-34", "DM-32"]


@pytest.mark.rule("yj.evac.damage-first-ruling", "yj.game.deck-victory-fight")
def test_the_last_card_drawn_for_a_starfighter_loses_too() -> None:
    text = with_lines("dark hyperspace: DM-139").replace("dark deck: DM-119 x20", "dark deck: DM-119")
    table = scene(text)
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert table.over
    assert table.winners == 1 << LIGHT
    assert table.ending == "yj.game.deck-victory-fight"


@pytest.mark.rule("yj.evac.repeat-ruling")
def test_several_planets_are_evacuated_in_one_phase_with_no_counters_won_or_lost() -> None:
    table = evacuate("light hyperspace: JC-70", "light: counters 4", "light Naboo: BN-32")
    answer(table, "dark", "done")
    assert table.sides[LIGHT].counters == 4
    assert len(hyperspace(table, "light")) == 1
    answer(table, "light", "evacuate-naboo")
    answer(table, "dark", "done")
    assert stranded(table, "light", NABOO) == []
    assert hyperspace(table, "light") == []
    assert table.sides[LIGHT].counters == 4
    assert "evacuate-coruscant" not in offered(table, "light")


@pytest.mark.rule("yj.evac.repeat-ruling")
def test_a_space_battle_is_not_the_battle_of_the_turn_and_no_fight_of_the_turn() -> None:
    table = intercepted("dark hyperspace: DM-138")
    assert table.fought == [[], []]
    assert asked(table) == [("light", "deploy")]
    answer(table, "light", "done")
    assert asked(table) == [("light", "battle")]
    answer(table, "light", "yes")
    assert asked(table) == [("light", "battle-cards")]


@pytest.mark.rule("yj.evac.repeat-ruling", "yj.unique.stackable", "yj.unique.stack-again")
@pytest.mark.parametrize("saved", [True, False])
def test_obi_wan_stranded_on_tatooine_must_leave_it_before_he_can_come_to_coruscant(saved: bool) -> None:
    """Brought home or lost, the stack is free in the same phase."""
    table = scene(with_lines("light hand: JC-1", "dark hyperspace: DM-138"))
    assert refusal(table, "light", "JC-1") == "yj.unique.stackable"
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done", "no" if saved else "yes")
    if not saved:
        answer(table, "dark", "done")
        answer(table, "light", "done")
    assert ("DM-1" in deck(table, "light")) == saved
    answer(table, "light", "JC-1")
    assert here(table, "light") == ["JC-32", "JC-1"]


@pytest.mark.rule("yj.evac.all-cards", "yj.control.end-of-turn")
def test_who_leaves_the_current_planet_to_the_opponent_loses_it_at_the_end_of_the_turn() -> None:
    table = evacuate(planet="coruscant")
    answer(table, "dark", "done")
    skip_to(table, "next-planet")
    (event,) = events(table, "control")
    assert (event.seat, event.amount) == (seat_of("dark"), CORUSCANT)


@pytest.mark.rule("yj.evac.all-cards")
def test_what_was_remembered_of_a_card_for_the_turn_leaves_with_it() -> None:
    """Its id goes to another card of the shuffled draw deck."""
    table = scene(STRANDED)
    obi_wan, saber, guard = table.sides[LIGHT].up[TATOOINE]
    (pilot,) = table.here(LIGHT)
    table.used = [guard, pilot]
    table.apart = [obi_wan, pilot]
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done")
    assert (table.used, table.apart) == ([pilot], [pilot])
    assert saber in table.sides[LIGHT].deck


@pytest.mark.rule("yj.game.standstill-ruling")
def test_a_turn_with_an_evacuation_is_no_quiet_turn() -> None:
    table = scene(STRANDED)
    assert not table.stirred
    answer(table, "light", "evacuate-tatooine")
    assert table.stirred


# --- hyperspace ---


@pytest.mark.rule("yj.info.hyperspace-open")
def test_everyone_may_look_at_both_hyperspace_piles_at_any_time() -> None:
    table = evacuate("dark hyperspace: DM-138, DM-140", "light hyperspace: DM-69")
    for watcher in (LIGHT, seat_of("dark"), SPECTATOR):
        seen = view(GAME, table, watcher)
        assert [card.code for card in seen.zone("hyperspace", LIGHT).cards] == ["DM-70", "DM-69"]
        assert [card.code for card in seen.zone("hyperspace", seat_of("dark")).cards] == ["DM-138", "DM-140"]


@pytest.mark.rule("yj.deploy.starship")
def test_ships_of_every_set_go_to_hyperspace_at_no_counters_face_up_from_the_first_turn_on() -> None:
    table = scene(
        STRANDED.replace("light: controlled Tatooine", "light: controlled Tatooine, turns-here 1, counters 0")
        + "light hand: BP-30, DF-30, BN-68, BN-70\n"
    )
    answer(table, "light", "BP-30", "DF-30", "BN-68", "BN-70")
    assert hyperspace(table, "light") == ["DM-70", "BP-30", "DF-30", "BN-68", "BN-70"]
    assert [card.code for card in seen_by(table, "dark").zone("hyperspace", LIGHT).cards][1:] == [
        "BP-30",
        "DF-30",
        "BN-68",
        "BN-70",
    ]


@pytest.mark.rule("yj.deploy.starship-unique")
@pytest.mark.parametrize(
    ("side", "there", "wish"),
    [
        ("light", "BN-67", "BN-67"),
        ("light", "BN-67", "BP-30"),
        ("light", "BP-30", "BN-67"),
        ("light", "BN-68", "BN-68"),
        ("light", "JC-70", "JC-70"),
        ("dark", "BN-137", "BN-137"),
        ("dark", "BP-60", "BP-60"),
    ],
)
def test_a_starship_without_diamond_is_there_once_whatever_its_subtitle(
    side: str, there: str, wish: str
) -> None:
    text = (
        STRANDED.replace("7 light", f"7 {side}") + f"{side} hyperspace: {there}\n{side} hand: {wish}, DM-69\n"
    )
    table = scene(text)
    assert wish not in offered(table, side)
    assert refusal(table, side, wish) == "yj.deploy.starship-unique"


@pytest.mark.rule("yj.deploy.starship-unique")
def test_a_unique_transport_that_went_home_leaves_room_for_another() -> None:
    text = with_lines("light hand: BP-30").replace("light hyperspace: DM-70", "light hyperspace: BN-67")
    table = scene(text)
    assert refusal(table, "light", "BP-30") == "yj.deploy.starship-unique"
    answer(table, "light", "evacuate-tatooine")
    answer(table, "dark", "done")
    answer(table, "light", "BP-30")
    assert hyperspace(table, "light") == ["BP-30"]


# --- as text ---


@pytest.mark.rule("yj.evac.space-battle")
def test_an_evacuation_written_by_hand_comes_to_the_same_question() -> None:
    table = evacuate("dark hyperspace: DM-138, DM-139", "light hyperspace: DM-69", "dark hand: DM-139")
    seen: list[tuple[str, str]] = []
    for side, name in (
        ("dark", "done"),
        ("dark", "yes"),
        ("dark", "done"),
        ("light", "done"),
        ("light", "DM-70"),
        ("dark", "DM-138"),
    ):
        again = scene(GAME.write_position(table))
        assert asked(again)[0][1] == ("intercept-ships" if name == "yes" else asked(table)[0][1])
        assert stranded(again, "light") == stranded(table, "light")
        assert sorted(hyperspace(again, "dark")) == sorted(hyperspace(table, "dark"))
        seen += asked(table)
        answer(table, side, name)
    assert ("light", "plan") in seen


@pytest.mark.rule("yj.evac.space-battle")
@pytest.mark.parametrize("line", ["evacuation: Alderaan", "evacuation:"])
def test_only_the_three_planets_can_be_evacuated_by_hand(line: str) -> None:
    with pytest.raises(BadNotation):
        scene(with_lines(line))


@pytest.mark.rule("yj.evac.where")
@pytest.mark.parametrize(
    ("step", "spoilt"), [('"evacuation",3,0,0', '"evacuation",3,0,3'), ("1,2,0,[[", "1,2,7,[[")]
)
def test_a_position_that_names_a_planet_there_is_not_cannot_be_read(step: str, spoilt: str) -> None:
    table = evacuate("dark hyperspace: DM-138")
    answer(table, "dark", "done", "yes")
    exact = GAME.write_position(table, exact=True)
    assert step in exact
    assert GAME.read_position(exact).encode() == table.encode()
    with pytest.raises(BadNotation):
        scene(exact.replace(step, spoilt))
