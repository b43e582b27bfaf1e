"""Deploying: six counters a turn to the current planet, hidden on the first turn there, locations and starships."""

from __future__ import annotations

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import see_event, view
from chancecube.kernel.wire import View
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import DARK, LIGHT
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    codes,
    events,
    fetch_nothing,
    hand,
    here,
    hidden,
    hyperspace,
    offered,
    refusal,
    rules_of,
    scene,
    seen_by,
    skip_to,
    sums,
    total,
)

TATOOINE, CORUSCANT, NABOO = 0, 1, 2


def holding(cards: str, facts: str = "turns-here 2", site: str = "DM-135", side: str = "dark") -> str:
    """A deploy phase with these cards in hand."""
    return f"""
        young-jedi full
        turn: 5 {side} deploy
        Tatooine: {site}
        {side}: {facts}
        {side} hand: {cards}
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """


# --- counters ---


@pytest.mark.rule("yj.deploy.six-counters")
@pytest.mark.parametrize(
    "cards",
    [
        ["DM-99", "DM-99", "DM-99"],  # 2 + 2 + 2
        ["DM-106", "DM-119"],  # 6 + 0
        ["DM-99", "DM-99", "DM-120", "DM-120"],  # 2 + 2 + 1 + 1
        ["DM-119", "DM-106"],
    ],
)
def test_cards_worth_exactly_six_counters_may_be_deployed(cards: list[str]) -> None:
    table = scene(holding(", ".join(cards) + ", DM-92, DM-104, DM-119"))
    answer(table, "dark", *cards)
    assert here(table, "dark") == cards
    assert table.sides[DARK].counters == 0
    assert refusal(table, "dark", "DM-92") == "yj.deploy.six-counters"
    assert refusal(table, "dark", "DM-104") == "yj.deploy.six-counters"
    assert offered(table, "dark") == ["DM-119", "done"], "what costs nothing may still be deployed"


@pytest.mark.rule("yj.deploy.six-counters")
def test_a_card_dearer_than_the_counters_left_is_refused_and_a_cheaper_one_is_not() -> None:
    table = scene(holding("DM-74, DM-71, DM-72, DM-79, DM-104"))
    assert offered(table, "dark") == ["DM-74", "DM-71", "DM-72", "DM-79", "DM-104", "done"]
    answer(table, "dark", "DM-74")
    assert offered(table, "dark") == ["DM-79", "DM-104", "done"]
    assert refusal(table, "dark", "DM-72") == "yj.deploy.six-counters"
    answer(table, "dark", "DM-79")
    assert offered(table, "dark") == ["done"]
    assert refusal(table, "dark", "DM-104") == "yj.deploy.six-counters", "two counters do not go into one"


@pytest.mark.rule("yj.deploy.six-counters")
def test_counters_not_used_are_lost() -> None:
    table = scene(holding("DM-92, DM-125 x5") + "light here: DM-31\n")
    answer(table, "dark", "DM-92", "done")
    skip_to(table, "concede")
    answer(table, "dark", "done")
    skip_to(table, "concede")
    answer(table, "light", "done")
    decision = table.decision_of(DARK)
    assert decision is not None and decision.number == 6
    assert table.sides[DARK].counters == 6


@pytest.mark.rule("yj.deploy.six-counters")
def test_hidden_cards_cost_their_counters_too() -> None:
    table = scene(holding("DM-106, DM-92", "turns-here 1"))
    answer(table, "dark", "DM-106")
    assert hidden(table, "dark") == ["DM-106"]
    assert refusal(table, "dark", "DM-92") == "yj.deploy.six-counters"


@pytest.mark.rule("yj.deploy.six-counters")
def test_a_refused_card_stays_in_hand() -> None:
    table = scene(holding("DM-92, DM-71", "counters 5"))
    wish = table.sides[DARK].hand[1]
    with pytest.raises(ChanceCubeError, match=r"yj\.deploy\.six-counters"):
        GAME.answer(table, DARK, wish)
    assert hand(table, "dark") == ["DM-92", "DM-71"]
    assert asked(table) == [("dark", "deploy")]


# --- the current planet ---

SECOND_PLANET = """
    young-jedi full
    turn: 9 light deploy
    Tatooine: DM-65
    Naboo: DM-67
    dark: controlled Tatooine
    light Tatooine: DM-27
    light hand: DM-25, DM-45, DM-65, JC-65, DM-66, JC-67
    dark deck: DM-99 x20
    light deck: DM-31 x20
"""


@pytest.mark.rule("yj.deploy.current-planet", "yj.control.stranded")
def test_cards_deploy_to_the_current_planet_alone() -> None:
    table = scene(SECOND_PLANET)
    assert offered(table, "light") == ["DM-25", "DM-45", "JC-67", "done"]
    answer(table, "light", "DM-25", "DM-45", "JC-67")
    side = table.sides[LIGHT]
    assert [codes(table, cards) for cards in side.up] == [["DM-27"], [], ["DM-25", "DM-45"]]
    assert [codes(table, cards) for cards in table.locations] == [["DM-65"], [], ["DM-67", "JC-67"]]


@pytest.mark.rule("yj.deploy.current-planet")
def test_locations_of_other_planets_are_refused_played_or_not() -> None:
    table = scene(SECOND_PLANET)
    for code in ("DM-65", "JC-65", "DM-66"):
        assert refusal(table, "light", code) == "yj.deploy.current-planet"


# --- hidden cards ---


@pytest.mark.rule("yj.deploy.hidden-first-turn")
@pytest.mark.parametrize(("turns_here", "face_up"), [(1, False), (2, True), (3, True)])
@pytest.mark.parametrize(
    ("side", "cards"), [("dark", ["DM-99", "DM-119", "DM-93"]), ("light", ["DM-31", "DM-45", "DM-12"])]
)
def test_on_a_players_first_turn_at_a_planet_characters_and_weapons_lie_face_down(
    side: str, cards: list[str], turns_here: int, face_up: bool
) -> None:
    table = scene(holding(", ".join(cards), f"turns-here {turns_here}", side=side))
    answer(table, side, *cards)
    assert (here if face_up else hidden)(table, side) == cards
    assert (hidden if face_up else here)(table, side) == []


@pytest.mark.rule("yj.deploy.hidden-first-turn")
def test_each_player_has_an_own_first_turn_at_each_planet() -> None:
    """Three planets: Light concedes the first, Dark the second, and everybody's first turn is hidden everywhere."""
    table = scene("""
        young-jedi full
        turn: 1 dark deploy
        Tatooine: DM-135
        dark: turns-here 1
        light: turns-here 0
        dark hand: DM-99, DM-100, DM-101, DM-102, DM-104, DM-136
        light hand: DM-29, DM-27, DM-25, DM-67, DM-58 x2
        dark deck: DM-125 x40
        light deck: DM-58 x40
    """)

    def deploy(side: str, code: str, face_down: bool) -> None:
        """A turn in which one card is deployed; it ends where conceding is asked."""
        assert asked(table) == [(side, "deploy")]
        answer(table, side, code)
        assert (code in hidden(table, side)) == face_down
        assert (code in here(table, side)) == (not face_down)
        skip_to(table, "concede")

    deploy("dark", "DM-99", True)
    answer(table, "dark", "done")
    deploy("light", "DM-29", True)
    answer(table, "light", "done")
    deploy("dark", "DM-100", False)
    answer(table, "dark", "done")
    deploy("light", "DM-27", False)
    answer(table, "light", "concede", "DM-67")
    fetch_nothing(table)
    deploy("light", "DM-25", True)
    answer(table, "light", "done")
    deploy("dark", "DM-101", True)
    answer(table, "dark", "done")
    skip_to(table, "concede")
    answer(table, "light", "done")
    deploy("dark", "DM-102", False)
    answer(table, "dark", "concede", "DM-136")
    fetch_nothing(table)
    deploy("dark", "DM-104", True)


@pytest.mark.rule("yj.deploy.hidden-count-known")
def test_both_know_how_many_cards_lie_face_down_and_the_owner_alone_which() -> None:
    table = scene(holding("DM-99, DM-119, DM-93", "turns-here 1"))
    answer(table, "dark", "DM-99", "DM-119")
    for watcher in (LIGHT, SPECTATOR):
        zone = view(GAME, table, watcher).zone("down", DARK, "Tatooine")
        assert (zone.count, zone.cards) == (2, [])
    own = seen_by(table, "dark").zone("down", DARK, "Tatooine")
    assert [card.code for card in own.cards] == ["DM-99", "DM-119"]


@pytest.mark.rule("yj.deploy.hidden-count-known", "yj.deploy.hidden-first-turn")
def test_a_card_deployed_face_down_tells_nothing_but_that_it_lies_there() -> None:
    table = scene(holding("DM-99", "turns-here 1"))
    answer(table, "dark", "DM-99")
    event = events(table, "deploy-hidden")[0]
    for watcher in (LIGHT, SPECTATOR):
        seen = see_event(GAME, event, watcher)
        assert (seen.card, seen.amount, seen.sums) == (None, 0, [])


@pytest.mark.rule("yj.deploy.hidden-first-turn", "yj.deploy.hidden-count-known")
def test_the_counters_left_do_not_betray_a_card_deployed_face_down() -> None:
    seen: list[View] = []
    for code in ("DM-106", "DM-119"):
        table = scene(holding(f"{code}, DM-125", "turns-here 1"))
        answer(table, "dark", code, "done")
        seen.append(seen_by(table, "light"))
    assert seen[0] == seen[1], "Darth Maul for six counters and a Blaster for none look alike face down"


@pytest.mark.rule("yj.deploy.hidden-not-present", "yj.trait.present")
def test_a_hidden_card_can_neither_declare_a_battle_nor_be_attacked() -> None:
    for light, dark in (("here", "hidden"), ("hidden", "here")):
        table = scene(f"""
            young-jedi full
            turn: 5 dark battle
            Tatooine: DM-135
            light {light}: DM-31
            dark {dark}: DM-99
            dark deck: DM-99 x20
            light deck: DM-31 x20
        """)
        assert asked(table) == [("dark", "even-up")]


@pytest.mark.rule("yj.deploy.hidden-not-present", "yj.trait.present")
def test_hidden_cards_take_no_part_in_a_battle_beside_them() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark battle
        Tatooine: DM-135
        light here: DM-31
        light hidden: DM-2, DM-45
        dark here: DM-99
        dark hidden: DM-71
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    assert sums(table, "light") == [("power", "DM-31", 2)]
    assert sums(table, "dark") == [("power", "DM-99", 2), ("site", "DM-99", 2)]
    assert hidden(table, "light") == ["DM-2", "DM-45"]
    assert not events(table, "breaks-through")


@pytest.mark.rule("yj.deploy.hidden-not-present", "yj.unique.stackable")
def test_a_hidden_card_counts_for_uniqueness() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark deploy
        Tatooine: DM-135
        Naboo: DM-137
        light: controlled Tatooine
        dark hidden Tatooine: DM-106
        dark hand: DM-71
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert refusal(table, "dark", "DM-71") == "yj.unique.stackable"


# --- locations ---


@pytest.mark.rule("yj.deploy.location")
def test_a_location_of_another_site_covers_the_present_one_at_no_counters() -> None:
    table = scene(holding("JC-135", "counters 0"))
    answer(table, "dark", "JC-135")
    assert seen_by(table, "light").status["site"] == "Podrace Arena"
    assert table.sides[DARK].counters == 0
    assert hand(table, "dark") == []


@pytest.mark.rule("yj.deploy.location")
@pytest.mark.parametrize(
    ("site", "held"),
    [("DM-135", "DM-135"), ("DM-65", "JC-135")],
)
def test_a_location_of_the_same_site_is_refused_whoever_laid_the_present_one(site: str, held: str) -> None:
    table = scene(holding(held, site=site))
    assert offered(table, "dark") == ["done"]
    assert refusal(table, "dark", held) == "yj.deploy.location"


@pytest.mark.rule("yj.deploy.location")
def test_a_location_is_face_up_even_on_the_first_turn() -> None:
    table = scene(holding("JC-135", "turns-here 1"))
    answer(table, "dark", "JC-135")
    assert hidden(table, "dark") == []
    shown = [card.code for card in seen_by(table, "light").zone("locations", -1, "Tatooine").cards]
    assert shown == ["DM-135", "JC-135"]


@pytest.mark.rule("yj.deploy.location")
def test_a_location_deploys_in_the_own_deploy_phase_only() -> None:
    table = scene(holding("DM-99, JC-135") + "light hand: JC-65\n")
    assert refusal(table, "light", "JC-65") == "yj.turn.phases"
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "even-up")]
    answer(table, "dark", "JC-135")
    assert seen_by(table, "dark").status["site"] == "Desert Landing Site", "in Even Up it is only discarded"


@pytest.mark.rule("yj.deploy.location", "yj.battle.location-bonus")
def test_all_cards_of_both_players_move_to_the_new_location_and_its_bonuses_count() -> None:
    """The infantry droid has two dots for the Desert Landing Site and none for the arena."""
    totals: dict[str, int] = {}
    for name, answers in {"stay": ["done"], "move": ["DM-65", "done"]}.items():
        table = scene("""
            young-jedi full
            turn: 5 light deploy
            Tatooine: DM-135
            light here: DM-32
            light hidden: DM-31
            dark here: DM-99
            light hand: DM-65
            dark deck: DM-99 x20
            light deck: DM-31 x20
        """)
        answer(table, "light", *answers, "yes", "done")
        answer(table, "dark", "done")
        totals[f"light {name}"] = total(table, "light")
        totals[f"dark {name}"] = total(table, "dark")
        assert hidden(table, "light") == ["DM-31"]
    assert totals == {"light stay": 4, "dark stay": 4, "light move": 2, "dark move": 2}


@pytest.mark.rule("yj.deploy.location", "yj.battle.location-bonus")
def test_the_new_location_decides_the_next_battle() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-135
        light here: DM-31
        dark here: DM-99
        light hand: DM-65
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "DM-65", "done", "yes", "done")
    answer(table, "dark", "done")
    assert sums(table, "light") == [("power", "DM-31", 2), ("site", "DM-31", 2)]
    assert sums(table, "dark") == [("power", "DM-99", 2)]
    assert here(table, "dark") == []


@pytest.mark.rule("yj.deploy.location-stays")
def test_a_covered_location_stays_under_the_new_one() -> None:
    table = scene(holding("JC-135, DM-99"))
    answer(table, "dark", "JC-135", "DM-99")
    assert codes(table, table.locations[TATOOINE]) == ["DM-135", "JC-135"]
    assert here(table, "dark") == ["DM-99"]


@pytest.mark.rule("yj.deploy.location-stays")
def test_all_of_a_planets_locations_are_set_aside_with_it() -> None:
    table = scene(holding("JC-135, DM-136") + "light here: DM-31\n")
    answer(table, "dark", "JC-135", "done")
    skip_to(table, "even-up")
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "next-planet")]
    answer(table, "dark", "DM-136")
    assert codes(table, table.locations[TATOOINE]) == ["DM-135", "JC-135"]
    assert codes(table, table.locations[CORUSCANT]) == ["DM-136"]
    assert table.locations[NABOO] == []


@pytest.mark.rule("yj.deploy.location-often-ruling")
def test_any_number_of_locations_may_be_deployed_one_after_another() -> None:
    table = scene(holding("DM-135, JC-135, DM-135"))
    answer(table, "dark", "JC-135")
    assert offered(table, "dark") == ["DM-135", "DM-135", "done"], "back to a site left before"
    answer(table, "dark", "DM-135")
    assert offered(table, "dark") == ["done"]
    assert codes(table, table.locations[TATOOINE]) == ["DM-135", "JC-135", "DM-135"]
    assert seen_by(table, "light").status["site"] == "Desert Landing Site"


@pytest.mark.rule("yj.deploy.location-often-ruling", "yj.battle.location-bonus")
def test_of_several_locations_in_one_phase_the_last_gives_its_bonuses() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-135
        light here: DM-28
        dark here: DM-99
        light hand: DM-65, JC-65
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "DM-65", "JC-65", "done", "yes", "done")
    answer(table, "dark", "done")
    assert sums(table, "light") == [("power", "DM-28", 2), ("site", "DM-28", 2)], "two dots for Mos Espa"
    assert sums(table, "dark") == [("power", "DM-99", 2)]


# --- weapons ---


@pytest.mark.rule("yj.deploy.weapon-without-user")
def test_a_weapon_may_be_deployed_where_nobody_is_or_can_use_it() -> None:
    table = scene(holding("DM-107, DM-113"))
    answer(table, "dark", "DM-107", "DM-113")
    assert here(table, "dark") == ["DM-107", "DM-113"]


@pytest.mark.rule("yj.deploy.weapon-without-user")
def test_a_weapon_nobody_can_use_stays_on_the_planet_after_the_battle() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-107, DM-99
        light plan: DM-27
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert sums(table, "dark") == [("power", "DM-99", 2), ("site", "DM-99", 2)]
    assert not events(table, "uses-weapon")
    assert here(table, "dark") == ["DM-107", "DM-99"]


# --- starships ---


@pytest.mark.rule("yj.deploy.starship")
@pytest.mark.parametrize("turns_here", [1, 2])
def test_a_starship_goes_face_up_to_its_owners_hyperspace_at_no_counters(turns_here: int) -> None:
    table = scene(holding("DM-139, DM-140, DM-138", f"counters 0, turns-here {turns_here}"))
    answer(table, "dark", "DM-139", "DM-140", "DM-138")
    assert hyperspace(table, "dark") == ["DM-139", "DM-140", "DM-138"]
    assert hyperspace(table, "light") == []
    assert here(table, "dark") == hidden(table, "dark") == []
    assert table.sides[DARK].counters == 0
    for watcher in (LIGHT, SPECTATOR):
        shown = [card.code for card in view(GAME, table, watcher).zone("hyperspace", DARK).cards]
        assert shown == ["DM-139", "DM-140", "DM-138"]
    assert rules_of(table, "launch") == ["yj.deploy.starship"] * 3


@pytest.mark.rule("yj.deploy.starship")
def test_a_starship_deploys_in_the_deploy_phase_only() -> None:
    table = scene(holding("DM-139") + "light here: DM-31\n" + "dark here: DM-99\n")
    answer(table, "dark", "done")
    assert offered(table, "dark") == ["yes", "done"]
    answer(table, "dark", "done")
    assert offered(table, "dark") == ["recycle", "done"]


@pytest.mark.rule("yj.deploy.starship")
def test_a_starship_holds_no_planet() -> None:
    table = scene(holding("DM-139") + "light here: DM-31\n")
    answer(table, "dark", "DM-139", "done")
    assert asked(table) == [("dark", "even-up")], "it can declare no battle"
    answer(table, "dark", "done")
    assert [event.seat for event in events(table, "control")] == [LIGHT]


@pytest.mark.rule("yj.deploy.starship-unique")
@pytest.mark.parametrize(
    ("side", "code"), [("dark", "DM-138"), ("light", "DM-68"), ("light", "JC-68"), ("light", "JC-70")]
)
def test_a_starship_without_diamond_is_in_hyperspace_once(side: str, code: str) -> None:
    table = scene(holding(f"{code} x2", side=side))
    answer(table, side, code)
    assert hyperspace(table, side) == [code]
    assert offered(table, side) == ["done"]
    assert refusal(table, side, code) == "yj.deploy.starship-unique"


@pytest.mark.rule("yj.deploy.starship-unique")
def test_the_bravos_are_different_ships_and_diamonds_are_free() -> None:
    table = scene(holding("DM-68, JC-68, DM-69 x2, JC-69, DM-70 x2", side="light"))
    answer(table, "light", "DM-68", "JC-68", "DM-69", "DM-69", "JC-69", "DM-70", "DM-70")
    assert len(hyperspace(table, "light")) == 7


@pytest.mark.rule("yj.deploy.starship-unique")
def test_the_sith_infiltrator_is_a_diamond_and_not_mauls_starfighter() -> None:
    table = scene(holding("DM-138, JC-138 x2"))
    answer(table, "dark", "DM-138", "JC-138", "JC-138")
    assert hyperspace(table, "dark") == ["DM-138", "JC-138", "JC-138"]


@pytest.mark.rule("yj.deploy.starship-unique")
def test_the_opponents_ship_of_that_name_does_not_matter() -> None:
    table = scene(holding("DM-138") + "light hyperspace: DM-138\n")
    assert offered(table, "dark") == ["DM-138", "done"]
