"""Podracing: the Boonta Eve Classic, its pilot and podracer, thrust, laps, handling and refuelling."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import CHARACTER, DARK, LIGHT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.race import handling_numbers
from chancecube.young_jedi.setup import Setup
from chancecube.young_jedi.table import Options, Table, Track, new_table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    deck,
    discard,
    events,
    hand,
    here,
    offered,
    refusal,
    rules_of,
    scene,
    skip_to,
    sums,
)

# A card of each destiny number, to be used as lap cards.
BY_DESTINY = {
    number: next(
        card.code
        for card in library().cards
        if card.side == DARK
        and card.set_code == "DM"
        and card.destiny == number
        and card.kind in (CHARACTER, WEAPON)
    )
    for number in range(1, 7)
}


def racing(
    hand_cards: str,
    facts: str = "",
    phase: str = "race",
    laps: str = "",
    pilot: str = "BP-31",
    podracer: str = "DM-109",
    more: str = "",
) -> Table:
    """Dark's race, with Sebulba and his podracer on the objective unless others are named."""
    lines = [
        "young-jedi full",
        f"turn: 5 dark {phase}",
        "Tatooine: DM-135",
        "dark: turns-here 2" + (f", {facts}" if facts else ""),
        "dark objective: BP-59",
        f"dark pilot: {pilot}" if pilot else "",
        f"dark podracer: {podracer}" if podracer else "",
        f"dark laps: {laps}" if laps else "",
        f"dark hand: {hand_cards}" if hand_cards else "",
        "dark deck: DM-99 x20",
        "light deck: DM-31 x20",
        more,
    ]
    return scene("\n".join(line for line in lines if line))


def track(table: Table, seat: int = DARK) -> Track:
    found = table.sides[seat].track
    assert found is not None
    return found


def lap(*numbers: int) -> str:
    return ", ".join(BY_DESTINY[number] for number in numbers)


# --- the objective ---


@pytest.mark.rule("yj.setup.objectives-first")
@pytest.mark.rule("yj.race.objective")
def test_an_objective_lies_on_the_table_before_anything_else() -> None:
    table = new_table(Chance(seed_of(3)), library().cards, Options("full"))
    table.log = []
    for seat, codes_of in ((LIGHT, ["BP-29", "DM-65"] + ["DM-31"] * 20), (DARK, ["DM-135"] + ["DM-99"] * 20)):
        for code in codes_of:
            table.sides[seat].deck.append(len(table.face))
            table.face.append(GAME.face(code))
    table.push(Setup(0))
    table.stack[-1].run(table)
    assert [event.kind for event in table.log][:1] == ["objective"]
    assert track(table, LIGHT).objective not in table.sides[LIGHT].deck
    assert table.sides[DARK].track is None


@pytest.mark.rule("yj.race.objective")
def test_both_players_may_have_an_objective_and_it_never_leaves_the_table() -> None:
    table = racing("", more="light objective: BP-29")
    assert track(table, LIGHT).objective != track(table).objective
    assert library().by_code["BP-59"].destinies == []
    assert library().by_code["BP-59"].counters == 0


# --- who races ---


@pytest.mark.rule("yj.race.deploy")
def test_a_pilot_and_a_podracer_go_on_the_objective_face_up_for_their_counters() -> None:
    table = racing("BP-31, DM-109, DM-99", "turns-here 1", pilot="", podracer="")
    assert offered(table, "dark") == ["BP-31", "DM-109", "done"]
    answer(table, "dark", "BP-31", "done")
    assert codes(table, track(table).racers()) == ["BP-31"]
    assert table.sides[DARK].counters == 2
    answer(table, "dark", "DM-109")
    assert codes(table, track(table).racers()) == ["BP-31", "DM-109"]
    assert table.sides[DARK].counters == 1


@pytest.mark.rule("yj.race.deploy")
def test_only_one_pilot_and_one_podracer_for_the_whole_game() -> None:
    table = racing("DM-80, DM-110")
    assert offered(table, "dark") == ["thrust", "done"]
    assert refusal(table, "dark", "DM-80") == "yj.race.deploy"


@pytest.mark.rule("yj.race.deploy")
def test_only_podracer_pilots_race() -> None:
    table = racing("DM-99, DM-71, DM-80", pilot="", podracer="")
    assert offered(table, "dark") == ["DM-80", "done"]


@pytest.mark.rule("yj.race.matching")
def test_a_pilot_placed_brings_the_matching_podracer_from_the_draw_deck() -> None:
    table = racing("BP-31", pilot="", podracer="", more="dark deck: DM-109, DM-110, DM-99")
    answer(table, "dark", "BP-31", "yes")
    assert asked(table) == [("dark", "from-deck")]
    assert offered(table, "dark") == ["DM-109", "done"]
    answer(table, "dark", "DM-109")
    assert codes(table, track(table).racers()) == ["BP-31", "DM-109"]
    assert table.sides[DARK].counters == 1
    assert damage(table, "dark") == 0


@pytest.mark.rule("yj.race.matching")
def test_a_podracer_placed_brings_any_version_of_its_pilot() -> None:
    table = racing("DM-109", pilot="", podracer="", more="dark deck: DM-73, BP-31, DM-80")
    answer(table, "dark", "DM-109", "yes")
    assert sorted(offered(table, "dark")) == ["BP-31", "DM-73", "done"]
    answer(table, "dark", "DM-73")
    assert codes(table, track(table).racers()) == ["DM-73", "DM-109"]


@pytest.mark.rule("yj.race.search-ruling")
def test_a_search_that_places_nothing_costs_one_damage() -> None:
    table = racing("BP-31", pilot="", podracer="")
    answer(table, "dark", "BP-31", "yes")
    assert offered(table, "dark") == ["done"]
    answer(table, "dark", "done")
    assert damage(table, "dark") == 1
    assert len(events(table, "shuffle", "dark")) == 1


@pytest.mark.rule("yj.race.matching")
def test_nobody_has_to_search() -> None:
    table = racing("BP-31", pilot="", podracer="")
    answer(table, "dark", "BP-31", "done")
    assert damage(table, "dark") == 0
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.race.before-all")
@pytest.mark.rule("yj.race.deploy-first-ruling")
def test_once_other_cards_are_deployed_racing_is_over_for_this_turn() -> None:
    table = racing("DM-80, DM-99", pilot="", podracer="")
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "deploy")]
    answer(table, "dark", "DM-80")
    assert here(table, "dark") == ["DM-80"]
    assert track(table).pilot == -1


@pytest.mark.rule("yj.race.both-needed")
@pytest.mark.parametrize(
    ("pilot", "podracer"), [("BP-31", ""), ("", "DM-109"), ("BP-31", "DM-110"), ("DM-80", "DM-109")]
)
def test_without_pilot_and_matching_podracer_nobody_thrusts(pilot: str, podracer: str) -> None:
    table = racing(lap(1, 2), pilot=pilot, podracer=podracer)
    assert "thrust" not in offered(table, "dark")
    assert refusal(table, "dark", "thrust") == refusal(table, "dark", "refuel") == "yj.race.both-needed"


@pytest.mark.rule("yj.unique.objective-counts")
@pytest.mark.rule("yj.race.apart-ruling")
def test_a_stack_on_the_objective_cannot_be_on_a_planet_nor_the_reverse() -> None:
    table = racing("DM-73", phase="deploy")
    assert refusal(table, "dark", "DM-73") == "yj.unique.objective-counts"
    table = racing("BP-31", pilot="", podracer="", more="dark here: DM-73")
    assert offered(table, "dark") == ["done"]
    assert refusal(table, "dark", "BP-31") == "yj.race.apart-ruling"


@pytest.mark.rule("yj.race.apart-ruling")
def test_racers_are_in_no_battle_and_no_control() -> None:
    table = racing("", phase="battle", more="light here: DM-31")
    assert asked(table)[0] != ("dark", "battle")


@pytest.mark.rule("yj.info.hand-secret")
@pytest.mark.parametrize("held", ["BP-31", "DM-99"])
def test_whether_a_racer_is_held_does_not_show_by_what_is_asked(held: str) -> None:
    table = racing(held, pilot="", podracer="")
    assert asked(table) == [("dark", "race")]
    table = racing(held)
    answer(table, "dark", "thrust")
    assert asked(table) == [("dark", "lap-card")]


@pytest.mark.rule("yj.game.exhausted-ruling", "yj.race.matching")
def test_bringing_the_last_card_of_the_deck_to_the_objective_loses() -> None:
    table = racing("BP-31", pilot="", podracer="")
    table.sides[DARK].deck = table.sides[DARK].deck[:1]
    table.face[table.sides[DARK].deck[0]] = library().by_code["DM-109"].index
    answer(table, "dark", "BP-31", "yes", "DM-109")
    assert table.over
    assert (table.winners, table.ending) == (1 << LIGHT, "yj.game.deck-victory")


@pytest.mark.rule("yj.race.matching", "yj.deploy.from-deck-as-hand-ruling", "yj.race.search-ruling")
@pytest.mark.parametrize(
    ("short", "more", "found"),
    [(0, "", ["BP-31", "done"]), (1, "", ["done"]), (0, "dark Naboo: DM-73", ["done"])],
    ids=["found", "too dear", "his stack lies elsewhere"],
)
def test_a_match_that_could_not_be_deployed_counts_as_not_found(
    short: int, more: str, found: list[str]
) -> None:
    cards = library().by_code
    counters = cards["DM-109"].counters + cards["BP-31"].counters - short
    table = racing("DM-109", f"counters {counters}", pilot="", podracer="", more=more)
    table.face[table.sides[DARK].deck[0]] = cards["BP-31"].index
    answer(table, "dark", "DM-109", "yes")
    assert offered(table, "dark") == found
    answer(table, "dark", found[0])
    assert damage(table, "dark") == (1 if found == ["done"] else 0)


@pytest.mark.rule("yj.race.apart-ruling")
def test_a_text_about_deploying_to_the_objective_does_not_work_on_a_planet() -> None:
    table = racing("BP-31", phase="deploy", pilot="", podracer="")
    answer(table, "dark", "BP-31")
    assert here(table, "dark") == ["BP-31"]
    assert not events(table, "uses-text") and not events(table, "thrust")


# --- thrust ---


@pytest.mark.rule("yj.race.thrust")
def test_a_pilot_gains_one_token_a_turn_up_to_four() -> None:
    for before, after in ((0, 1), (1, 2), (3, 4), (4, 4)):
        table = racing("", f"thrust {before}")
        answer(table, "dark", "thrust")
        assert track(table).thrust == after


@pytest.mark.rule("yj.race.thrust")
def test_the_turn_the_pilot_deploys_counts_and_a_text_may_add_a_token() -> None:
    table = racing("BP-31, DM-109", pilot="", podracer="")
    answer(table, "dark", "BP-31", "done", "DM-109")
    assert track(table).thrust == 1
    answer(table, "dark", "thrust")
    assert track(table).thrust == 2


@pytest.mark.rule("yj.race.laps-per-phase")
def test_no_more_lap_cards_than_thrust_tokens() -> None:
    table = racing(lap(1, 2, 3), "thrust 1")
    answer(table, "dark", "thrust", BY_DESTINY[1], BY_DESTINY[2])
    assert codes(table, track(table).pile) == [BY_DESTINY[1], BY_DESTINY[2]]
    assert asked(table) == [("dark", "race")]
    assert "thrust" not in offered(table, "dark")


@pytest.mark.rule("yj.race.sequence")
def test_lap_cards_follow_each_other_by_number_and_cost_nothing() -> None:
    table = racing(f"{lap(2, 4, 1)}, DM-136", "thrust 3, counters 0", pilot="DM-80", podracer="DM-110")
    answer(table, "dark", "thrust")
    assert offered(table, "dark") == [BY_DESTINY[1], "done"]
    answer(table, "dark", BY_DESTINY[1])
    assert offered(table, "dark") == [BY_DESTINY[2], "done"]
    answer(table, "dark", BY_DESTINY[2])
    assert offered(table, "dark") == ["done"], (
        "asked all the same: the opponent does not know that no card fits"
    )
    assert table.sides[DARK].counters == 0


@pytest.mark.rule("yj.race.sequence")
def test_locations_are_no_lap_cards() -> None:
    location = library().by_code["DM-135"]
    before = lap(*range(1, location.destiny))
    table = racing("DM-135", "thrust 3", pilot="DM-80", podracer="DM-110", laps=before)
    answer(table, "dark", "thrust")
    assert offered(table, "dark") == ["done"]
    assert refusal(table, "dark", "DM-135") == "yj.race.sequence"


@pytest.mark.rule("yj.unique.laps-free")
def test_lap_cards_ignore_uniqueness() -> None:
    table = racing(f"{BY_DESTINY[1]}", "thrust 1", more=f"dark Naboo: {BY_DESTINY[1]}")
    answer(table, "dark", "thrust", BY_DESTINY[1])
    assert codes(table, track(table).pile) == [BY_DESTINY[1]]


@pytest.mark.rule("yj.race.handling")
def test_the_handling_number_is_the_last_digit_of_the_collector_number() -> None:
    for pilot, podracer, numbers in (
        ("BP-31", "DM-109", [1]),
        ("DM-73", "DM-109", [3]),
        ("DM-80", "DM-110", []),  # 0
        ("JC-87", "JC-112", []),  # 7
        ("DM-82", "DM-112", [2]),
        ("EDM-P5", "DM-109", [5]),
    ):
        table = racing("", pilot=pilot, podracer=podracer)
        assert handling_numbers(table, DARK) == numbers


@pytest.mark.rule("yj.race.handling")
@pytest.mark.rule("yj.race.natural-ruling")
def test_at_most_two_handling_cards_a_lap_and_its_own_number_is_none() -> None:
    one = BY_DESTINY[1]
    table = racing(f"{one} x4", "thrust 3")
    answer(table, "dark", "thrust", one, one, one)
    assert len(track(table).pile) == 3
    assert offered(table, "dark") == ["done"]
    assert refusal(table, "dark", one) == "yj.race.handling"
    assert rules_of(table, "lap-card") == ["yj.race.sequence", "yj.race.handling", "yj.race.handling"]
    assert hand(table, "dark") == [one]


@pytest.mark.rule("yj.race.handling")
def test_a_text_may_give_a_further_handling_number() -> None:
    table = racing("", pilot="DM-73", more="dark Naboo: BP-34")
    assert handling_numbers(table, DARK) == [3, 1]


@pytest.mark.rule("yj.race.lap-done")
def test_a_full_lap_gives_a_token_and_its_cards_go_back_into_the_deck() -> None:
    table = racing(lap(6, 1), "thrust 1", laps=lap(1, 2, 3, 4, 5))
    answer(table, "dark", "thrust", BY_DESTINY[6])
    assert track(table).laps == 1
    assert track(table).pile == []
    assert len(deck(table, "dark")) == 26
    answer(table, "dark", BY_DESTINY[1])
    assert codes(table, track(table).pile) == [BY_DESTINY[1]]


@pytest.mark.rule("yj.game.podrace-victory")
def test_the_third_lap_wins_and_the_other_draw_deck_is_discarded() -> None:
    table = racing(lap(6), "thrust 1, lap-tokens 2", laps=lap(1, 2, 3, 4, 5))
    answer(table, "dark", "thrust", BY_DESTINY[6])
    assert table.over
    assert table.ending == "yj.game.podrace-victory"
    assert table.winners == 1 << DARK
    assert deck(table, "light") == []
    assert len(discard(table, "light")) == 20


# --- refuelling ---


@pytest.mark.rule("yj.race.refuel")
@pytest.mark.rule("yj.race.zero-thrust-ruling")
@pytest.mark.parametrize(("thrust", "most"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_after_thrusting_half_the_thrust_may_be_drawn(thrust: int, most: int) -> None:
    table = racing("", f"thrust {thrust}", podracer="DM-109")
    assert "refuel" not in offered(table, "dark")
    assert refusal(table, "dark", "refuel") == "yj.race.refuel"
    answer(table, "dark", "thrust", "refuel")
    assert offered(table, "dark") == [str(number) for number in range(most + 1)]
    answer(table, "dark", str(most))
    assert len(hand(table, "dark")) == most
    assert asked(table) == [("dark", "deploy")]
    assert set(rules_of(table, "draw", "dark")) == {"yj.race.refuel"}


@pytest.mark.rule("yj.race.thrust", "yj.race.refuel", "yj.race.before-all")
def test_one_thrust_and_one_refuelling_a_phase_and_none_once_other_things_are_done() -> None:
    table = racing("DM-99", "thrust 1", pilot="BP-31", podracer="DM-109")
    answer(table, "dark", "thrust", "done")
    assert refusal(table, "dark", "thrust") == "yj.race.thrust"
    answer(table, "dark", "refuel", "1")
    assert asked(table) == [("dark", "deploy")]
    assert refusal(table, "dark", "thrust") == refusal(table, "dark", "refuel") == "yj.race.before-all"
    skip_to(table, "even-up")
    assert refusal(table, "dark", "thrust") == "yj.turn.phases"


# --- lap cards are draw deck ---


@pytest.mark.rule("yj.race.cards-are-deck")
@pytest.mark.rule("yj.race.draws-ruling")
def test_lap_cards_are_lost_last_played_first_when_the_deck_is_empty() -> None:
    table = racing("", "thrust 1", laps=lap(1, 2, 3))
    table.sides[DARK].deck = table.sides[DARK].deck[:1]
    table.take_damage(DARK, 2, "yj.battle.compare")
    assert codes(table, track(table).pile) == [BY_DESTINY[1], BY_DESTINY[2]]
    assert discard(table, "dark")[0] == BY_DESTINY[3]
    assert rules_of(table, "lost", "dark") == ["yj.battle.compare", "yj.race.cards-are-deck"]
    table.draw(DARK, "yj.evenup.six")
    assert hand(table, "dark") == [BY_DESTINY[2]]
    assert rules_of(table, "draw", "dark") == ["yj.race.cards-are-deck"]
    assert table.turn_up(DARK) >= 0
    assert table.over
    assert table.ending == "yj.game.deck-victory"


@pytest.mark.rule("yj.race.before-all")
def test_the_race_comes_first_in_every_turn() -> None:
    table = racing("DM-99", "thrust 1", phase="deploy", more="light here: DM-31\ndark here: DM-99")
    skip_to(table, "even-up")
    answer(table, "dark", "done")
    skip_to(table, "race")
    assert asked(table) == [("dark", "race")]


# --- texts about the race, in fights ---


def at_the_race(laps: str, tokens: int, light_laps: str, dark_plan: str) -> Table:
    """Dark fights while both race."""
    return racing(
        "",
        f"thrust 1, lap-tokens {tokens}",
        phase="fights",
        laps=laps,
        more="\n".join(
            [
                "light objective: BP-29",
                "light pilot: BP-1",
                "light podracer: DM-36",
                f"light laps: {light_laps}" if light_laps else "",
                "light plan: DM-31",
                f"dark plan: {dark_plan}",
            ]
        ),
    )


@pytest.mark.rule("yj.race.lap-done", "yj.race.sequence")
@pytest.mark.parametrize(
    ("laps", "tokens", "light_laps", "bonus"),
    [
        (lap(1), 0, "", 2),
        ("", 0, "", 0),
        (lap(1, 2), 0, "DM-2, DM-34", 0),
        (lap(1), 0, "DM-2, DM-34", 0),
        ("", 1, "DM-2, DM-34", 2),
    ],
    ids=["a card ahead", "nobody has begun", "as many cards", "behind", "a lap ahead"],
)
def test_who_leads_the_race_strengthens_its_fans(laps: str, tokens: int, light_laps: str, bonus: int) -> None:
    table = at_the_race(laps, tokens, light_laps, "BP-40")
    assert sum(amount for why, _, amount in sums(table, "dark") if why == "text") == bonus


@pytest.mark.rule("yj.race.cards-are-deck", "yj.race.sequence")
@pytest.mark.parametrize(("says", "left"), [("yes", ["DM-2"]), ("done", ["DM-2", "DM-34"])])
def test_a_victory_of_the_sniper_may_cost_the_last_lap_card(says: str, left: list[str]) -> None:
    table = at_the_race("", 0, "DM-2, DM-34", "DM-129, BP-38")
    assert asked(table) == [("dark", "spoils-lap")]
    answer(table, "dark", says)
    assert codes(table, track(table, LIGHT).pile) == left
    assert ("DM-34" in discard(table, "light")) == (says == "yes")


@pytest.mark.rule("yj.race.sequence")
def test_without_a_lap_card_the_sniper_is_not_asked() -> None:
    table = at_the_race("", 0, "", "DM-129, BP-38")
    assert cards_of(table, "defeated") == ["DM-31"]
    assert "spoils-lap" not in [kind for _, kind in asked(table)]
