"""Control, stranding, and the next planet."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.kinds import DARK, LIGHT, SIDES
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    deck,
    discard,
    events,
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
)

TATOOINE, CORUSCANT, NABOO = 0, 1, 2


def ending(active: str, cards: str) -> Table:
    """The end of a turn on Tatooine with these lines about the cards there."""
    return scene(f"""
        young-jedi full
        turn: 5 {active} end
        Tatooine: DM-135
        dark deck: DM-99 x20
        light deck: DM-31 x20
        {cards}
    """)


def controllers(table: Table) -> list[str]:
    return [SIDES[event.seat] for event in events(table, "control")]


# --- taking control ---


@pytest.mark.rule("yj.control.end-of-turn")
@pytest.mark.parametrize("active", ["light", "dark"])
@pytest.mark.parametrize(("side", "code"), [("light", "DM-31"), ("dark", "DM-99")])
def test_a_character_without_opponent_takes_control_at_the_end_of_either_players_turn(
    active: str, side: str, code: str
) -> None:
    table = ending(active, f"{side} here: {code}")
    assert controllers(table) == [side]
    loser = "dark" if side == "light" else "light"
    assert asked(table) == [(loser, "next-planet")]


@pytest.mark.rule("yj.control.end-of-turn")
@pytest.mark.parametrize("active", ["light", "dark"])
@pytest.mark.parametrize(
    "cards",
    [
        "light here: DM-31\ndark here: DM-99",  # both have one
        "light here: DM-31\ndark hidden: DM-99",  # a hidden character
        "light here: DM-31\ndark hidden: DM-119",  # a hidden weapon could be a character
        "dark here: DM-99\nlight hidden: DM-31",
        "dark hidden: DM-99",  # hidden ones take no control
        "light hidden: DM-31",
        "dark hidden: DM-99\nlight hidden: DM-31",
        "dark here: DM-119",  # nor do weapons
        "dark here: DM-119\nlight here: DM-45",
    ],
)
def test_otherwise_nobody_takes_control(active: str, cards: str) -> None:
    table = ending(active, cards.replace("\n", "\n        "))
    assert controllers(table) == []
    assert asked(table) == [(active, "concede")]


@pytest.mark.rule("yj.control.end-of-turn")
@pytest.mark.parametrize("active", ["light", "dark"])
def test_weapons_lying_open_do_not_hold_a_planet(active: str) -> None:
    table = ending(active, "light here: DM-45, DM-46\n        dark here: DM-99")
    assert controllers(table) == ["dark"]


@pytest.mark.rule("yj.control.end-of-turn")
def test_cards_on_another_planet_neither_take_nor_hold_this_one() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark end
        Tatooine: DM-135
        Naboo: DM-137
        light Tatooine: DM-31
        light hidden Tatooine: DM-32
        dark here: DM-99
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert controllers(table) == ["dark"]


@pytest.mark.rule("yj.control.end-of-turn")
def test_control_waits_for_the_end_of_the_turn_in_which_the_last_opponent_falls() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark battle
        Tatooine: DM-135
        dark here: DM-71
        light here: DM-31
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    assert here(table, "light") == []
    assert asked(table) == [("dark", "even-up")]
    assert controllers(table) == []
    answer(table, "dark", "done")
    assert controllers(table) == ["dark"]


@pytest.mark.rule("yj.control.end-of-turn", "yj.deploy.hidden-not-present")
def test_hidden_cards_turned_up_as_weapons_no_longer_block() -> None:
    table = scene("""
        young-jedi full
        turn: 2 dark end
        Tatooine: DM-135
        dark here: DM-99
        light hidden: DM-45
        light hand: DM-58 x6
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert controllers(table) == []
    answer(table, "dark", "done")
    skip_to(table, "even-up")
    answer(table, "light", "done")
    assert controllers(table) == ["dark"], "at the end of Light's own turn"


@pytest.mark.rule("yj.control.nobody")
@pytest.mark.parametrize("active", ["light", "dark"])
def test_with_no_character_on_either_side_the_game_goes_on(active: str) -> None:
    table = ending(active, "")
    answer(table, active, "done")
    other = "dark" if active == "light" else "light"
    assert asked(table) == [(other, "deploy")]
    assert controllers(table) == []


@pytest.mark.rule("yj.control.nobody", "yj.control.end-of-turn")
def test_whoever_then_deploys_a_character_takes_control() -> None:
    table = ending("dark", "light hand: DM-31, DM-58 x5")
    answer(table, "dark", "done")
    answer(table, "light", "DM-31", "done", "done")
    assert controllers(table) == ["light"]


# --- conceding ---


@pytest.mark.rule("yj.control.surrender")
@pytest.mark.parametrize(
    "cards",
    [
        "light here: DM-31\ndark here: DM-99",
        "light hidden: DM-31\ndark hidden: DM-99",
        "",
        "light hidden: DM-31",
        "dark here: DM-119",
    ],
)
def test_conceding_gives_the_planet_whatever_lies_there(cards: str) -> None:
    table = ending("light", cards.replace("\n", "\n        "))
    answer(table, "light", "concede")
    assert controllers(table) == ["dark"]
    assert rules_of(table, "control") == ["yj.control.surrender"]
    status = seen_by(table, "dark").status
    assert status["controlled"] == [[], ["Tatooine"]]
    assert status["surrendered"] == [["Tatooine"], []]


@pytest.mark.rule("yj.control.surrender")
def test_conceding_comes_after_evening_up() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        dark here: DM-99
        light here: DM-31
        dark hand: DM-125
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    for _ in range(3):
        assert refusal(table, "dark", "concede") == "yj.control.surrender"
        answer(table, "dark", "done")
    assert len(hand(table, "dark")) == 6
    assert offered(table, "dark") == ["done", "concede"]
    assert offered(table, "light") == [], "only at the end of one's own turn"


@pytest.mark.rule("yj.control.surrender")
def test_a_planet_may_be_conceded_on_the_very_first_turn() -> None:
    table = scene("""
        young-jedi full
        turn: 1 dark deploy
        Tatooine: DM-135
        dark: turns-here 1
        light: turns-here 0
        dark hand: DM-99, DM-136, DM-125 x4
        light hand: DM-58 x6
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "DM-99", "done", "done", "concede")
    assert controllers(table) == ["light"]
    answer(table, "dark", "DM-136")
    fetch_nothing(table)
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.control.surrender", "yj.control.stranded")
def test_the_losers_cards_are_stranded_with_the_winners() -> None:
    table = ending("light", "light here: DM-31, DM-45\n        dark here: DM-99\n        light hand: DM-67")
    answer(table, "light", "concede", "DM-67")
    assert codes(table, table.sides[LIGHT].up[TATOOINE]) == ["DM-31", "DM-45"]
    assert codes(table, table.sides[DARK].up[TATOOINE]) == ["DM-99"]
    assert here(table, "light") == here(table, "dark") == []
    assert not events(table, "damage")


@pytest.mark.rule("yj.control.surrender")
def test_not_conceding_goes_on_with_the_other_player() -> None:
    table = ending("light", "light here: DM-31\n        dark here: DM-99")
    answer(table, "light", "done")
    assert asked(table) == [("dark", "deploy")]
    assert controllers(table) == []


# --- stranded ---

STRANDED = """
    young-jedi full
    turn: 9 light deploy
    Tatooine: DM-65
    Naboo: DM-67
    dark: controlled Tatooine
    light Tatooine: DM-2, DM-45
    dark Tatooine: DM-71, DM-119
    light here: DM-25
    dark here: DM-99
    light hand: DM-31, DM-65
    dark deck: DM-99 x20
    light deck: DM-31 x20
"""


@pytest.mark.rule("yj.control.stranded")
def test_stranded_cards_fight_no_more() -> None:
    table = scene(STRANDED)
    answer(table, "light", "done", "yes", "done")
    answer(table, "dark", "done")
    assert cards_of(table, "steps-forward") == ["DM-25", "DM-99"]
    assert codes(table, table.sides[LIGHT].up[TATOOINE]) == ["DM-2", "DM-45"]


@pytest.mark.rule("yj.control.stranded")
def test_stranded_cards_alone_allow_no_battle() -> None:
    table = scene(STRANDED.replace("dark here: DM-99", ""))
    answer(table, "light", "done")
    assert asked(table) == [("light", "even-up")]


@pytest.mark.rule("yj.control.stranded", "yj.deploy.current-planet")
def test_nothing_deploys_to_a_controlled_planet() -> None:
    table = scene(STRANDED)
    assert offered(table, "light") == ["DM-31", "done"]
    assert refusal(table, "light", "DM-65") == "yj.deploy.current-planet"
    answer(table, "light", "DM-31")
    assert codes(table, table.sides[LIGHT].up[NABOO]) == ["DM-25", "DM-31"]


@pytest.mark.rule("yj.control.stranded")
def test_a_stranded_card_cannot_be_taken_up_again() -> None:
    table = scene(STRANDED)
    assert refusal(table, "light", "DM-2") == "yj.deploy.current-planet"


# --- the next planet ---


def lost_tatooine(loser: str, cards: str, active: str = "") -> Table:
    """Tatooine has just been lost; the loser must choose the next planet."""
    winner = "dark" if loser == "light" else "light"
    code = {"light": "DM-31", "dark": "DM-99"}[winner]
    return scene(f"""
        young-jedi full
        turn: 5 {active or loser} end
        Tatooine: DM-135
        {winner} here: {code}
        {cards}
    """)


@pytest.mark.rule("yj.control.next-planet")
@pytest.mark.parametrize("active", ["light", "dark"])
@pytest.mark.parametrize(("loser", "location"), [("light", "DM-67"), ("dark", "DM-137")])
def test_the_loser_of_the_planet_chooses_and_begins_whosever_turn_it_was(
    active: str, loser: str, location: str
) -> None:
    table = lost_tatooine(
        loser,
        f"{loser} hand: {location}\n        dark deck: DM-99 x9\n        light deck: DM-31 x9",
        active,
    )
    assert asked(table) == [(loser, "next-planet")]
    answer(table, loser, location)
    fetch_nothing(table)
    assert asked(table) == [(loser, "deploy")]
    assert table.turn == 6
    assert seen_by(table, loser).status["planet"] == "Naboo"


@pytest.mark.rule("yj.control.next-planet")
def test_the_location_may_come_from_hand_discard_pile_or_deck() -> None:
    cards = """light hand: DM-66, DM-58
        light discard: DM-67, DM-27
        light deck: DM-31, JC-66, DM-32, JC-67
        dark deck: DM-99 x9"""
    table = lost_tatooine("light", cards)
    assert offered(table, "light") == ["DM-66", "DM-67", "search"]
    answer(table, "light", "DM-66")
    assert hand(table, "light") == ["DM-58"]
    assert seen_by(table, "dark").status["site"] == "Capital City"

    table = lost_tatooine("light", cards)
    answer(table, "light", "DM-67")
    assert discard(table, "light") == ["DM-27"]
    assert seen_by(table, "dark").status["site"] == "Theed Palace"

    table = lost_tatooine("light", cards)
    answer(table, "light", "search")
    assert sorted(offered(table, "light")) == ["JC-66", "JC-67"]
    answer(table, "light", "JC-67")
    assert sorted(deck(table, "light")) == ["DM-31", "DM-32", "JC-66"]
    assert seen_by(table, "dark").status["site"] == "Gungan Swamp"


@pytest.mark.rule("yj.control.next-planet")
@pytest.mark.parametrize("source", ["hand", "discard"])
def test_the_deck_is_not_shuffled_if_it_was_not_searched(source: str) -> None:
    order = [f"DM-{number}" for number in range(1, 30)]
    table = lost_tatooine(
        "light",
        f"light {source}: DM-66\n        light deck: {', '.join(order)}\n        dark deck: DM-99 x9",
    )
    answer(table, "light", "DM-66")
    assert deck(table, "light") == order
    assert not events(table, "shuffle")


@pytest.mark.rule("yj.control.next-planet")
def test_a_searched_deck_is_shuffled_and_the_other_is_not() -> None:
    order = [f"DM-{number}" for number in range(1, 30)]
    dark_order = [f"DM-{number}" for number in range(71, 100)]
    table = lost_tatooine(
        "light",
        f"light deck: DM-66, {', '.join(order)}\n        dark deck: {', '.join(dark_order)}",
    )
    answer(table, "light", "search", "DM-66")
    assert deck(table, "light") != order
    assert sorted(deck(table, "light")) == sorted(order)
    assert deck(table, "dark") == dark_order
    assert [event.seat for event in events(table, "shuffle")] == [LIGHT]


@pytest.mark.rule("yj.control.next-planet")
def test_a_deck_searched_in_vain_is_shuffled_too_and_the_choice_comes_again() -> None:
    order = [f"DM-{number}" for number in range(1, 30)]
    table = lost_tatooine(
        "light",
        f"light hand: DM-66\n        light deck: {', '.join(order)}\n        dark deck: DM-99 x9",
    )
    answer(table, "light", "search")
    assert deck(table, "light") != order
    assert [event.seat for event in events(table, "not-found")] == [LIGHT]
    assert offered(table, "light") == ["DM-66"]


@pytest.mark.rule("yj.control.next-planet")
def test_only_planets_not_yet_played_may_be_chosen() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-135
        Coruscant: DM-136
        light hand: DM-65, DM-66, JC-66, JC-65
        light discard: DM-67, JC-67, DM-65
        light deck: DM-31 x9, DM-66
        dark deck: DM-99 x9
    """)
    assert sorted(offered(table, "light")) == ["DM-67", "JC-67", "search"]
    assert refusal(table, "light", "DM-66") == "yj.control.next-planet"


@pytest.mark.rule("yj.control.next-planet")
def test_after_coruscant_tatooine_or_naboo_may_follow() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark next-planet
        Coruscant: DM-136
        dark hand: DM-135, DM-136, DM-137, JC-135, JC-136
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert offered(table, "dark") == ["DM-135", "DM-137", "JC-135", "search"]


@pytest.mark.rule("yj.control.next-planet")
def test_a_location_counts_however_often_its_planet_was_covered() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark next-planet
        Tatooine: DM-135, JC-135, DM-65
        dark hand: DM-135, DM-137
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert offered(table, "dark") == ["DM-137", "search"]


@pytest.mark.rule("yj.control.next-planet", "yj.info.hand-secret")
def test_the_winner_sees_neither_the_choice_nor_the_search() -> None:
    table = lost_tatooine(
        "light", "light hand: DM-66\n        light deck: DM-67, DM-31\n        dark deck: DM-99 x9"
    )
    assert seen_by(table, "dark").decision is None
    answer(table, "light", "search")
    assert seen_by(table, "dark").decision is None
    assert seen_by(table, "dark").zone("deck", LIGHT).cards == []


@pytest.mark.rule("yj.control.next-planet", "yj.deploy.hidden-first-turn")
def test_on_the_new_planet_both_begin_hidden() -> None:
    table = lost_tatooine(
        "light",
        """light hand: DM-67, DM-25, DM-58 x4
        dark hand: DM-99, DM-125 x5
        light deck: DM-32 x20
        dark deck: DM-104 x20""",
        "dark",
    )
    answer(table, "light", "DM-67")
    fetch_nothing(table)
    answer(table, "light", "DM-25")
    assert hidden(table, "light") == ["DM-25"]
    skip_to(table, "concede")
    answer(table, "light", "done")
    answer(table, "dark", "DM-99")
    assert hidden(table, "dark") == ["DM-99"]
    skip_to(table, "concede")
    answer(table, "dark", "done")
    assert here(table, "light") == ["DM-25"]
    answer(table, "light", "DM-32")
    assert here(table, "light") == ["DM-25", "DM-32"]


@pytest.mark.rule("yj.control.next-planet", "yj.deploy.six-counters")
def test_a_player_who_lost_in_the_own_turn_has_another_turn_with_six_counters() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-135
        dark here: DM-99
        light here: DM-31
        light hand: DM-1, DM-67, DM-7, DM-58 x3
        light deck: DM-31 x20
        dark deck: DM-99 x20
    """)
    answer(table, "light", "DM-1", "done", "done", "done", "concede", "DM-67")
    fetch_nothing(table)
    assert asked(table) == [("light", "deploy")]
    assert table.sides[LIGHT].counters == 6
    assert "DM-7" in offered(table, "light")


# --- what lay face down ---

CONCEDED = """
    young-jedi full
    turn: 2 light end
    Tatooine: DM-65
    light: turns-here 1
    dark: turns-here 1
    light hidden: DM-27
    dark hidden: DM-99, DM-119
    light hand: DM-67, DM-58 x5
    dark hand: DM-125 x6
    light deck: DM-32 x20
    dark deck: DM-104 x20
"""


@pytest.mark.rule("yj.control.hidden-stay", "yj.turn.reveal")
def test_cards_face_down_on_a_conceded_planet_are_turned_up_in_their_owners_next_turn() -> None:
    table = scene(CONCEDED)
    answer(table, "light", "concede")
    assert codes(table, table.sides[LIGHT].down[TATOOINE]) == ["DM-27"]
    answer(table, "light", "DM-67")
    fetch_nothing(table)
    assert codes(table, table.sides[LIGHT].up[TATOOINE]) == ["DM-27"], "Light's turn has begun"
    assert codes(table, table.sides[DARK].down[TATOOINE]) == ["DM-99", "DM-119"], "Dark's has not"
    skip_to(table, "concede")
    answer(table, "light", "done")
    assert codes(table, table.sides[DARK].up[TATOOINE]) == ["DM-99", "DM-119"]
    assert table.sides[DARK].down == [[], [], []]
    assert here(table, "dark") == here(table, "light") == []
    assert set(rules_of(table, "reveal")) == {"yj.control.hidden-stay"}


@pytest.mark.rule("yj.control.hidden-stay")
def test_until_then_the_other_player_knows_only_how_many_there_are() -> None:
    table = scene(CONCEDED)
    answer(table, "light", "concede", "DM-67")
    fetch_nothing(table)
    zone = seen_by(table, "light").zone("down", DARK, "Tatooine")
    assert (zone.count, zone.cards) == (2, [])


# --- the order at the end of a turn ---


@pytest.mark.rule("yj.control.order-ruling")
@pytest.mark.parametrize("active", ["light", "dark"])
def test_control_is_looked_at_before_conceding_is_asked(active: str) -> None:
    table = ending(active, "light here: DM-31")
    assert [kind for _, kind in asked(table)] == ["next-planet"]
    assert not events(table, "concede")


@pytest.mark.rule("yj.control.order-ruling")
def test_control_then_the_next_location_then_the_losers_turn() -> None:
    table = lost_tatooine(
        "light", "light hand: DM-67\n        light deck: DM-31 x9\n        dark deck: DM-99 x9"
    )
    answer(table, "light", "DM-67")
    fetch_nothing(table)
    told = [event.kind for event in table.log or []]
    assert told == ["control", "stranded", "location", "not-fetched", "not-fetched", "turn"]


@pytest.mark.rule("yj.control.order-ruling", "yj.game.planet-victory")
def test_the_second_planet_ends_the_game_before_anything_else() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark end
        Tatooine: DM-135
        Naboo: DM-137
        dark: controlled Tatooine
        dark here: DM-99
        light hand: DM-66
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert [event.kind for event in table.log or []] == ["control", "over"]
