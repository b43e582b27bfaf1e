"""What the cadet does in scenes where it is plain what should be done."""

from __future__ import annotations

from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import Table
from tests.bots.young_jedi.asking import choice, choices
from tests.rules.young_jedi.scenes import answer, scene, seat_of

# --- deploying ---

DEPLOY = """
    young-jedi full
    turn: 5 light deploy
    Tatooine: DM-65
    light here: {here}
    dark here: DM-89, DM-105
    light hand: {hand}
    light deck: DM-30 x{deck}
    dark deck: DM-105 x30
"""


def test_the_counters_are_used_for_the_strongest_army() -> None:
    """At the Podrace Arena: Ishi Tib 5 for 2, the Veteran 2 for 2, Qui-Gon Jinn 7 for 6."""
    table = scene(DEPLOY.format(here="DM-30", hand="DM-27, DM-27, DM-27, DM-2, DM-32", deck=30))
    assert choices(table, "light", "deploy") == ["DM-27", "DM-27", "DM-27", "done"]


def test_a_weapon_is_deployed_for_one_who_can_use_it() -> None:
    table = scene(DEPLOY.format(here="DM-1", hand="DM-34, DM-36", deck=30))
    assert choices(table, "light", "deploy") == ["DM-34", "done"]


def test_a_location_is_laid_when_its_site_helps_more_than_it_harms() -> None:
    """Mos Espa gives the Ithorians two dots each; the Podrace Arena none."""
    helps = scene(DEPLOY.format(here="DM-28, DM-28", hand="JC-65", deck=30))
    harms = scene(DEPLOY.format(here="DM-27, DM-27", hand="JC-65", deck=30))
    assert choice(helps, "light") == "JC-65"
    assert choice(harms, "light") == "done"


def test_a_ship_makes_room_in_the_hand_while_the_draw_deck_is_thick() -> None:
    assert choice(scene(DEPLOY.format(here="DM-27", hand="DM-69", deck=40)), "light") == "DM-69"
    assert choice(scene(DEPLOY.format(here="DM-27", hand="DM-69", deck=15)), "light") == "done"


def test_nothing_is_deployed_that_evening_up_would_lose_the_game_for() -> None:
    table = scene(DEPLOY.format(here="DM-1", hand="DM-27, DM-27, DM-27", deck=4))
    assert choices(table, "light", "deploy") == ["done"]


def test_a_second_large_stack_is_kept_for_the_planets_to_come() -> None:
    """Without the list of its deck it cannot know how large the stack is."""
    table = scene(DEPLOY.format(here="DM-8", hand="DM-5", deck=30))
    queens = DeckList("Queens", {"DM-5": 5, "JC-5": 5, "DM-8": 10})
    assert choice(table, "light") == "DM-5"
    assert choice(table, "light", queens) == "done"


# --- battles ---

BATTLE = """
    young-jedi full
    turn: 6 light {phase}
    Tatooine: DM-135
    light here: {light}
    light hand: {hand}
    dark here: {dark}
    light deck: DM-30 x30
    dark deck: DM-105 x30
"""


def battle(phase: str, light: str, dark: str, hand: str = "DM-70") -> Table:
    return scene(BATTLE.format(phase=phase, light=light, dark=dark, hand=hand))


def test_it_attacks_what_it_will_beat_and_leaves_a_hopeless_fight() -> None:
    assert choice(battle("battle", "DM-1, DM-2", "DM-105, DM-92"), "light") == "yes"
    assert choice(battle("battle", "JC-12, JC-13", "DM-71, DM-71, DM-71"), "light") == "done"


def test_a_battle_card_is_taken_along_only_where_it_works() -> None:
    """One works on Tatooine, one with Queen Amidala alone."""
    table = battle("battle-cards", "DM-27, DM-28", "DM-89, DM-89", hand="DM-51, DM-52")
    assert choices(table, "light", "battle-cards") == ["DM-51", "done"]


def plan_of(table: Table, side: str) -> list[str]:
    """The whole plan: of the last card there is no choice."""
    seat = seat_of(side)
    cards = [GAME.code(table.face[card]) for card in table.here(seat) + table.sides[seat].aside]
    given = choices(table, side, "plan")
    for code in given:
        cards.remove(code)
    return given + cards


def planned(light: str, dark: str, cards: str = "", hand: str = "DM-70") -> list[str]:
    table = battle("battle-cards", light, dark, f"{cards}, {hand}" if cards else hand)
    if cards:
        answer(table, "light", *cards.split(", "))
    answer(table, "light", "done")
    answer(table, "dark", "done")
    return plan_of(table, "light")


def test_a_weapon_stands_right_before_the_one_who_profits_most() -> None:
    plan = planned("DM-34, DM-1, DM-27", "DM-75, DM-89")
    assert plan[plan.index("DM-34") + 1] == "DM-1"


def test_weapons_nobody_can_use_stand_at_the_end() -> None:
    assert planned("DM-36, DM-27, DM-28", "DM-89, DM-75")[-1] == "DM-36"


def test_a_battle_card_stands_before_the_weapon_or_the_character() -> None:
    plan = planned("DM-45, DM-1, DM-12", "DM-71, DM-71", cards="DM-51")
    start = plan.index("DM-51")
    assert plan[start + 1 : start + 3] == ["DM-45", "DM-1"]


def test_a_group_stands_in_one_piece_behind_its_battle_card() -> None:
    plan = planned("DM-5, DM-27, DM-4", "DM-71, DM-72", cards="DM-48")
    start = plan.index("DM-48")
    assert sorted(plan[start + 1 : start + 3]) == ["DM-4", "DM-5"]


def test_a_card_for_the_first_of_the_plan_opens_it() -> None:
    assert planned("DM-27, DM-28, DM-1", "DM-89, DM-75, DM-74", cards="DM-61")[0] == "DM-61"


def test_the_weakest_meets_the_strongest_and_the_rest_break_through() -> None:
    """Against Darth Maul alone nobody here can win: a Jawa goes first, the others meet nobody."""
    assert planned("DM-27, DM-28, DM-29, DM-12", "DM-71")[0] == "DM-12"


# --- the hand ---

EVEN_UP = """
    young-jedi full
    turn: 6 light even-up
    Tatooine: DM-65
    light here: {here}
    light Naboo: DM-8
    dark here: DM-89
    light hand: {hand}
    light deck: DM-30 x{deck}
    dark deck: DM-105 x30
"""


def test_a_dead_hand_is_renewed_and_a_good_one_kept() -> None:
    dead = "DM-8, DM-54, DM-36, DM-62, DM-70, DM-50"
    good = "DM-1, DM-2, DM-27, DM-28, DM-45, DM-51"
    assert choice(scene(EVEN_UP.format(here="DM-27", hand=dead, deck=40)), "light") == "recycle"
    assert choice(scene(EVEN_UP.format(here="DM-27", hand=good, deck=40)), "light") == "done"
    assert choice(scene(EVEN_UP.format(here="DM-27", hand=dead, deck=12)), "light") == "done"


def test_locations_of_other_planets_are_exchanged_for_new_cards() -> None:
    hand = "DM-1, DM-2, DM-27, DM-28, DM-66"
    assert choice(scene(EVEN_UP.format(here="DM-27", hand=hand, deck=40)), "light") == "DM-66"


def test_the_least_useful_of_too_many_cards_is_discarded() -> None:
    table = scene(EVEN_UP.format(here="DM-27", hand="DM-1, DM-2, DM-27, DM-28, DM-32, DM-54, DM-45", deck=40))
    answer(table, "light", "done")
    assert choice(table, "light") == "DM-54"


# --- planets ---

END = """
    young-jedi {format}
    turn: 6 light end
    Tatooine: DM-65
    light here: {here}
    dark here: DM-71, DM-72, DM-75, DM-78, DM-79
    dark: counters 0{controlled}
    light hand: DM-1 x6
    light deck: DM-30 x20
    dark deck: DM-105 x30
"""


def test_a_hopeless_planet_is_conceded_but_never_the_game() -> None:
    lost = END.format(format="full", here="DM-30", controlled="")
    assert choice(scene(lost), "light") == "concede"
    assert choice(scene(lost.replace("DM-30\n", "DM-2, DM-1, DM-7, DM-3\n", 1)), "light") == "done"
    assert (
        choice(scene(END.format(format="full", here="DM-30", controlled=", controlled Naboo")), "light")
        == "done"
    )
    assert choice(scene(END.format(format="starter", here="DM-30", controlled="")), "light") == "done"


NEXT = """
    young-jedi full
    turn: 8 light next-planet
    Tatooine: DM-65
    dark Tatooine: DM-71
    dark: controlled Tatooine
    light hand: {hand}
    light discard: {discard}
    light deck: DM-66, DM-67, DM-30 x20
    dark deck: DM-105 x30
"""


def test_the_next_planet_is_one_where_the_own_deck_is_strong() -> None:
    table = scene(NEXT.format(hand="DM-25, DM-25, DM-25", discard="DM-66, DM-67"))
    naboo = DeckList("Naboo", {"DM-25": 20, "DM-66": 1, "DM-67": 1})
    coruscant = DeckList("Coruscant", {"JC-36": 20, "DM-66": 1, "DM-67": 1})
    assert choice(table, "light") == "DM-67"
    assert choice(table, "light", naboo) == "DM-67"
    assert choice(table, "light", coruscant) == "DM-66"


def test_the_draw_deck_is_searched_for_a_better_planet() -> None:
    table = scene(NEXT.format(hand="DM-25, DM-25, DM-25", discard="DM-66"))
    naboo = DeckList("Naboo", {"DM-25": 20, "DM-66": 1, "DM-67": 1})
    assert choice(table, "light", naboo) == "search"
    answer(table, "light", "search")
    assert choice(table, "light", naboo) == "DM-67"
