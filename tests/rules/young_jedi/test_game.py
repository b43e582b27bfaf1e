"""Game and victory: how a game ends, and what anyone may know of it."""

from __future__ import annotations

from collections import Counter

import pytest

from chancecube.kernel import record
from chancecube.kernel.chance import Chance, commitment, cut, seed_of
from chancecube.kernel.decision import DONE
from chancecube.kernel.errors import BadOption, BadRecord
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.position import apply
from chancecube.kernel.views import seats_of, see_event, view
from chancecube.kernel.wire import DeckList, Record, View
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.glance import revealed, running_battle
from chancecube.young_jedi.kinds import DARK, KINDS, LIGHT, SIDES
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE, Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    deck,
    discard,
    events,
    events_seen_by,
    fetch_nothing,
    hand,
    here,
    hyperspace,
    offered,
    refusal,
    rules_of,
    scene,
    seen_by,
    skip_to,
    total,
)


def won(table: Table) -> list[str]:
    """The sides that have won; none in a drawn game."""
    assert table.over and not table.pending
    return [SIDES[seat] for seat in seats_of(table.winners, table.seats)]


def pass_turn(table: Table) -> None:
    """The active player does nothing at all this turn."""
    skip_to(table, "concede")
    answer(table, SIDES[table.active], "done")


def full_decks(seed: int) -> list[DeckList]:
    return [random_deck(library(), side, FORMATS["full"], Chance(seed_of(seed))) for side in (LIGHT, DARK)]


def starter_decks() -> list[DeckList]:
    by_name = {deck.name: deck for deck in GAME.ready_decks()}
    return [by_name["Menace of Darth Maul starter (Light)"], by_name["Menace of Darth Maul starter (Dark)"]]


def begin(decks: list[DeckList], format_name: str = "full", seed: int = 1) -> Table:
    return table_of(GAME.new(decks, {"format": format_name}, Chance(seed_of(seed)), True))


def everywhere(table: Table) -> list[int]:
    """All cards in all zones."""
    return sorted([card for zone in GAME.zones(table) for card in zone.cards])


# --- the sides ---


@pytest.mark.rule("yj.game.sides")
def test_a_light_deck_plays_against_a_dark_deck() -> None:
    table = begin(full_decks(3))
    assert not table.over
    for seat in (LIGHT, DARK):
        side = table.sides[seat]
        objective = [] if side.track is None else [side.track.objective]
        own = [table.card(card) for card in side.deck + side.hand + objective]
        assert len(own) == 60
        assert {card.side for card in own} == {seat}


@pytest.mark.rule("yj.game.sides")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_other_number_of_decks_is_refused(count: int) -> None:
    decks = (full_decks(1) + full_decks(2))[:count]
    with pytest.raises(BadOption, match="two-decks"):
        GAME.new(decks, {}, Chance(seed_of(1)), False)


@pytest.mark.rule("yj.game.sides", "yj.game.illegal-deck")
@pytest.mark.parametrize(("chosen", "winner"), [([DARK, DARK], "dark"), ([LIGHT, LIGHT], "light")])
def test_a_deck_of_the_other_side_is_an_illegal_deck(chosen: list[int], winner: str) -> None:
    both = full_decks(1)
    table = begin([both[side] for side in chosen])
    assert won(table) == [winner]
    assert table.ending == "yj.game.illegal-deck"


@pytest.mark.rule("yj.game.illegal-deck")
@pytest.mark.parametrize(("bad", "winners"), [("light", ["dark"]), ("dark", ["light"]), ("both", [])])
def test_whoever_brings_an_illegal_deck_loses_before_anything_is_shuffled(
    bad: str, winners: list[str]
) -> None:
    decks = full_decks(1)
    for seat in (LIGHT, DARK):
        if bad in (SIDES[seat], "both"):
            code = next(iter(decks[seat].cards))
            decks[seat].cards[code] += 1
    table = begin(decks)
    assert won(table) == winners
    assert table.ending == "yj.game.illegal-deck"
    assert not events(table, "shuffle")


# --- victory by planets ---


@pytest.mark.rule("yj.game.planet-victory-starter", "yj.control.end-of-turn")
def test_in_the_first_game_one_planet_wins() -> None:
    table = scene("""
        young-jedi starter
        turn: 5 dark even-up
        Tatooine: DM-135
        dark here: DM-99
        dark hand: DM-125 x6
        dark deck: DM-99 x5
        light deck: DM-31 x5
    """)
    answer(table, "dark", "done")
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.planet-victory-starter"


@pytest.mark.rule("yj.game.planet-victory-starter", "yj.control.surrender")
def test_in_the_first_game_conceding_the_planet_loses() -> None:
    table = scene("""
        young-jedi starter
        turn: 5 dark end
        Tatooine: DM-135
        dark here: DM-99
        light here: DM-31
        dark deck: DM-99 x5
        light deck: DM-31 x5
    """)
    answer(table, "dark", "concede")
    assert won(table) == ["light"]
    assert table.ending == "yj.game.planet-victory-starter"


@pytest.mark.rule("yj.game.planet-victory")
@pytest.mark.parametrize("format_name", ["full", "classic"])
def test_one_planet_does_not_win_the_full_game(format_name: str) -> None:
    table = scene(f"""
        young-jedi {format_name}
        turn: 5 dark even-up
        Tatooine: DM-135
        dark here: DM-99
        dark hand: DM-125 x6
        dark deck: DM-99 x5
        light deck: DM-67, DM-31 x5
    """)
    answer(table, "dark", "done")
    assert not table.over
    assert asked(table) == [("light", "next-planet")]
    assert seen_by(table, "light").status["controlled"] == [[], ["Tatooine"]]


@pytest.mark.rule("yj.game.planet-victory")
def test_the_second_planet_in_a_row_wins_at_once() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark even-up
        Tatooine: DM-135
        Naboo: DM-137
        dark: controlled Tatooine
        dark here: DM-99
        dark hand: DM-125 x6
        dark deck: DM-99 x5
        light deck: DM-66, DM-31 x5
    """)
    answer(table, "dark", "done")
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.planet-victory"
    assert not table.locations[1], "nobody goes on to Coruscant"


@pytest.mark.rule("yj.game.planet-victory")
def test_at_one_all_the_third_planet_decides() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark end
        Tatooine: DM-135
        Naboo: DM-137
        light: controlled Tatooine
        dark here: DM-99
        dark deck: DM-99 x5
        light hand: DM-58 x6
        light deck: DM-66, DM-31 x5
    """)
    assert not table.over, "one planet each is no end"
    answer(table, "light", "search", "DM-66")
    assert not table.over
    fetch_nothing(table)
    assert asked(table) == [("light", "deploy")]
    skip_to(table, "concede")
    answer(table, "light", "concede")
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.planet-victory"
    assert seen_by(table, "dark").status["controlled"] == [["Tatooine"], ["Coruscant", "Naboo"]]


@pytest.mark.rule("yj.game.planet-victory", "yj.control.surrender")
def test_conceding_two_planets_loses_the_game() -> None:
    table = scene("""
        young-jedi full
        turn: 1 light end
        Tatooine: DM-65
        light: turns-here 1
        dark: turns-here 0
        light hand: DM-66, DM-58 x5
        light deck: DM-31 x5
        dark deck: DM-99 x5
    """)
    answer(table, "light", "concede", "DM-66")
    assert not table.over
    skip_to(table, "concede")
    answer(table, "light", "concede")
    assert won(table) == ["dark"]
    assert not events(table, "turn", "dark"), "Dark never had to move"


# --- victory by an exhausted deck ---


@pytest.mark.rule("yj.game.deck-victory")
@pytest.mark.parametrize(("left", "winner"), [(1, "light"), (2, "dark")])
def test_drawing_the_last_card_loses_before_the_second_planet_is_taken(left: int, winner: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 9 dark even-up
        Tatooine: DM-135
        Naboo: DM-137
        dark: controlled Tatooine
        dark here: DM-99
        dark hand: DM-125 x5
        dark deck: DM-99 x{left}
        light deck: DM-31 x5
    """)
    answer(table, "dark", "done")
    assert won(table) == [winner]
    assert len(hand(table, "dark")) == 6
    endings = {"light": "yj.game.deck-victory", "dark": "yj.game.planet-victory"}
    assert table.ending == endings[winner]


@pytest.mark.rule("yj.game.deck-victory")
def test_all_characters_of_the_second_planet_beaten_and_the_last_card_drawn_loses() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light battle
        Tatooine: DM-65
        Coruscant: DM-66
        light: controlled Tatooine
        light here: DM-7
        dark here: DM-99
        light hand: DM-58 x5
        light deck: DM-31
        dark deck: DM-99 x20
    """)
    answer(table, "light", "yes", "done")
    answer(table, "dark", "done")
    assert here(table, "dark") == []
    answer(table, "light", "done")
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.deck-victory"


@pytest.mark.rule("yj.game.deck-victory", "yj.game.exhausted-ruling")
@pytest.mark.parametrize("left", [1, 4, 5])
def test_damage_that_takes_the_last_card_loses_at_once(left: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71, DM-99
        light plan: DM-1, DM-27
        dark deck: DM-99 x9
        light deck: DM-31 x{left}
    """)
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.deck-victory"
    assert deck(table, "light") == []
    assert cards_of(table, "lost", "light") == ["DM-31"] * left
    assert here(table, "light") == ["DM-27"], "the second fight does not take place"


@pytest.mark.rule("yj.game.deck-victory")
def test_one_card_more_than_the_damage_is_enough_to_play_on() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71
        light plan: DM-1
        dark deck: DM-99 x9
        light deck: DM-31 x6
    """)
    assert not table.over
    assert deck(table, "light") == ["DM-31"]


@pytest.mark.rule("yj.game.exhausted-ruling")
def test_a_breakthrough_that_takes_the_last_card_loses() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-93, DM-94
        light plan: DM-27
        dark deck: DM-99 x9
        light deck: DM-31
    """)
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.deck-victory"


@pytest.mark.rule("yj.game.exhausted-ruling")
def test_taking_the_next_location_as_the_last_card_of_the_deck_loses() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-65
        light deck: DM-67
        dark deck: DM-99 x9
    """)
    answer(table, "light", "search", "DM-67")
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.deck-victory"


@pytest.mark.rule("yj.game.exhausted-ruling")
def test_the_location_that_was_the_last_card_is_still_somewhere() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-65
        light deck: DM-67
        dark deck: DM-99 x9
    """)
    answer(table, "light", "search", "DM-67")
    assert everywhere(table) == list(range(len(table.face)))


@pytest.mark.rule("yj.game.exhausted-ruling")
def test_the_last_card_of_a_hand_or_discard_pile_loses_nothing() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-65
        light discard: DM-67
        light deck: DM-31
        dark deck: DM-99 x9
    """)
    answer(table, "light", "DM-67")
    assert not table.over
    assert discard(table, "light") == []


@pytest.mark.rule("yj.game.deck-victory")
def test_a_position_written_without_a_draw_deck_is_lost_and_not_a_breakdown() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark even-up
        Tatooine: DM-135
        dark hand: DM-125 x2
        light deck: DM-31 x5
    """)
    if not table.over:
        answer(table, "dark", "done")
    assert won(table) == ["light"]
    assert table.ending == "yj.game.deck-victory"


# --- the draw decks in a fight ---


@pytest.mark.rule("yj.game.deck-victory-fight")
def test_both_decks_exhausted_by_the_draws_of_one_fight_is_a_drawn_game() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-119, DM-99
        light plan: DM-45, DM-27
        dark deck: DM-99
        light deck: DM-31
    """)
    assert won(table) == []
    assert table.ending == "yj.game.deck-victory-fight"
    assert here(table, "dark") == ["DM-119", "DM-99"]
    assert here(table, "light") == ["DM-45", "DM-27"]


@pytest.mark.rule("yj.game.deck-victory-fight")
def test_the_game_is_drawn_whoever_drew_more_cards() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-133, DM-119, DM-74
        light plan: DM-45, DM-27
        dark deck: DM-99 x2
        light deck: DM-31
    """)
    assert len(events(table, "destiny", "dark")) == 2
    assert won(table) == []


@pytest.mark.rule("yj.game.deck-victory-fight")
def test_the_decks_are_looked_at_before_any_damage() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-99
        light plan: DM-46, DM-2
        dark deck: DM-99
        light deck: DM-31
    """)
    assert won(table) == ["dark"], "Light's draw comes before Dark's damage, though Qui-Gon would win"
    assert table.ending == "yj.game.deck-victory-fight"
    assert not events(table, "damage")
    assert here(table, "dark") == ["DM-99"]


@pytest.mark.rule("yj.game.deck-victory-fight")
def test_a_deck_with_a_card_left_after_the_draws_fights_on() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-119, DM-99
        light plan: DM-45, DM-27
        dark deck: DM-99 x9
        light deck: DM-31 x9
    """)
    assert not table.over
    assert total(table, "dark") == 2 + 2 + 4
    assert total(table, "light") == 3 + 4


@pytest.mark.rule("yj.game.deck-victory-tournament", "yj.battle.destiny-order")
def test_in_a_tournament_the_defender_whose_weapon_draws_first_has_lost() -> None:
    table = scene("""
        young-jedi full tournament
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-119, DM-99
        light plan: DM-45, DM-27
        dark deck: DM-99
        light deck: DM-31
    """)
    assert won(table) == ["dark"]
    assert table.ending == "yj.game.deck-victory-tournament"


@pytest.mark.rule("yj.game.deck-victory-tournament", "yj.battle.destiny-order")
def test_in_a_tournament_a_battle_card_draws_before_the_other_sides_weapon() -> None:
    table = scene("""
        young-jedi full tournament
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-133, DM-74
        light plan: DM-45, DM-27
        dark deck: DM-99
        light deck: DM-31
    """)
    assert won(table) == ["light"]
    assert table.ending == "yj.game.deck-victory-tournament"


@pytest.mark.rule("yj.game.deck-victory-tournament", "yj.battle.destiny-order")
def test_in_a_tournament_the_last_card_counts_and_not_the_first_draw() -> None:
    table = scene("""
        young-jedi full tournament
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-119, DM-99
        light plan: DM-45, DM-4
        dark deck: DM-99
        light deck: DM-31 x2
    """)
    assert [event.seat for event in events(table, "destiny")] == [LIGHT, DARK, LIGHT]
    assert won(table) == ["light"], "Dark's weapon took the last card before Anakin's power took Light's"


@pytest.mark.rule("yj.game.deck-victory-tournament", "yj.game.deck-victory-fight")
def test_in_a_tournament_one_exhausted_deck_loses_as_ever() -> None:
    table = scene("""
        young-jedi full tournament
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-119, DM-99
        light plan: DM-27
        dark deck: DM-99
        light deck: DM-31 x2
    """)
    assert won(table) == ["light"]
    assert table.ending == "yj.game.deck-victory-fight"


@pytest.mark.rule("yj.game.short-draw-ruling")
def test_a_draw_without_a_card_counts_nothing_and_the_other_draws_are_still_made() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-119, DM-99
        light plan: DM-50, DM-11, DM-12
        dark deck: DM-99 x5
        light deck: DM-31
    """)
    draws = [(event.kind, event.seat) for event in table.log or [] if event.kind in ("destiny", "no-destiny")]
    assert draws == [("destiny", LIGHT), ("no-destiny", LIGHT), ("destiny", DARK)]
    assert rules_of(table, "no-destiny") == ["yj.game.short-draw-ruling"]
    assert events(table, "no-destiny")[0].amount == 0
    assert won(table) == ["dark"]


# --- damage ---


@pytest.mark.rule("yj.game.damage-order-ruling")
def test_the_defeated_are_discarded_first_and_their_damage_is_one_sum_from_the_top() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71
        light plan: DM-54, DM-24, DM-25, DM-26
        dark deck: DM-99 x9
        light deck: DM-27, DM-28, DM-29, DM-30, DM-31
    """)
    assert [event.amount for event in events(table, "damage", "light")] == [3]
    assert [event.rule for event in events(table, "damage")] == ["yj.game.damage-order-ruling"]
    assert cards_of(table, "lost", "light") == ["DM-27", "DM-28", "DM-29"]
    assert deck(table, "light") == ["DM-30", "DM-31"]
    order = [event.kind for event in table.log or [] if event.kind in ("defeated", "damage", "lost")]
    assert order == ["defeated"] * 3 + ["damage"] + ["lost"] * 3
    assert not asked(table) or asked(table)[0][0] == "dark", "nobody is asked what to lose"


@pytest.mark.rule("yj.game.damage-order-ruling")
def test_damage_of_one_fight_is_taken_before_the_next_fight_draws() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71, DM-99
        light plan: DM-27, DM-45, DM-31
        dark deck: DM-99 x9
        light deck: DM-28, DM-29, DM-30, DM-32
    """)
    assert cards_of(table, "lost", "light")[:2] == ["DM-28", "DM-29"]
    assert cards_of(table, "destiny", "light") == ["DM-30"]


# --- standstill ---

QUIET = """
    young-jedi full
    turn: 1 dark deploy
    Tatooine: DM-135
    dark here: DM-99
    light here: DM-32
    dark hand: DM-125 x5, DM-119
    light hand: DM-58 x5, DM-67
    dark deck: DM-99 x20
    light deck: DM-31 x20
"""


@pytest.mark.rule("yj.game.standstill-ruling")
def test_twelve_quiet_turns_end_the_game_as_a_draw_and_eleven_do_not() -> None:
    table = scene(QUIET)
    for _ in range(11):
        pass_turn(table)
        assert not table.over
    skip_to(table, "even-up")
    answer(table, "light", "done")
    assert won(table) == []
    assert table.ending == "yj.game.standstill-ruling"
    assert table.turn == 12


def deploys(table: Table) -> None:
    answer(table, "dark", "DM-119")


def fights(table: Table) -> None:
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert [event.kind for event in events(table, "tie")] == ["tie"]


def recycles(table: Table) -> None:
    answer(table, "dark", "done", "done", "recycle")


@pytest.mark.rule("yj.game.standstill-ruling")
@pytest.mark.parametrize("stir", [deploys, fights, recycles])
@pytest.mark.parametrize("quiet", [0, 10])
def test_anything_that_happens_begins_the_count_anew(stir: object, quiet: int) -> None:
    assert callable(stir)
    table = scene(QUIET)
    for _ in range(quiet):
        pass_turn(table)
    stir(table)
    pass_turn(table)
    for _ in range(11):
        pass_turn(table)
        assert not table.over
    skip_to(table, "even-up")
    answer(table, SIDES[table.active], "done")
    assert won(table) == []
    assert table.turn == quiet + 13


@pytest.mark.rule("yj.game.standstill-ruling")
def test_a_turn_in_which_only_a_card_was_drawn_is_not_quiet() -> None:
    table = scene(QUIET.replace("dark hand: DM-125 x5, DM-119", "dark hand: DM-125 x5"))
    for _ in range(12):
        pass_turn(table)
        assert not table.over
    assert len(events(table, "draw")) == 1
    skip_to(table, "even-up")
    answer(table, "dark", "done")
    assert won(table) == []
    assert table.turn == 13


@pytest.mark.rule("yj.game.standstill-ruling")
def test_discarding_a_location_begins_the_count_anew() -> None:
    table = scene(QUIET)
    for _ in range(11):
        pass_turn(table)
    skip_to(table, "even-up")
    answer(table, "light", "DM-67", "done")
    assert not table.over
    assert asked(table) == [("light", "concede")]


# --- kinds of card ---


@pytest.mark.rule("yj.game.card-types")
def test_characters_weapons_starships_and_locations_deploy_and_battle_cards_do_not() -> None:
    table = scene("""
        young-jedi full
        turn: 3 dark deploy
        Tatooine: DM-135
        light here: DM-27
        dark hand: DM-99, DM-119, DM-139, JC-135, DM-125
        dark deck: DM-99 x5
        light deck: DM-31 x5
    """)
    assert offered(table, "dark") == ["DM-99", "DM-119", "DM-139", "JC-135", "done"]
    assert refusal(table, "dark", "DM-125") == "yj.game.card-types"
    answer(table, "dark", "DM-99", "DM-119", "DM-139", "JC-135", "done")
    assert here(table, "dark") == ["DM-99", "DM-119"]
    assert hyperspace(table, "dark") == ["DM-139"]
    assert codes(table, table.locations[0]) == ["DM-135", "JC-135"]
    answer(table, "dark", "yes")
    assert offered(table, "dark") == ["DM-125", "done"], "a battle card is played from hand in a battle"


@pytest.mark.rule("yj.game.card-types")
def test_later_sets_bring_effects_objectives_and_double_impact_cards() -> None:
    first = {"character", "weapon", "battle", "starship", "location"}
    of_first_sets = [card for card in library().cards if card.set_code in ("DM", "JC")]
    assert {KINDS[card.kind] for card in of_first_sets} == first
    assert {KINDS[card.kind] for card in library().cards} == first | {"effect", "objective", "double"}


# --- what anyone may know ---

HELD = """
    young-jedi full
    turn: 4 dark deploy
    Tatooine: DM-135
    dark here: DM-99
    dark hidden: DM-106, DM-119
    light here: DM-31
    dark hand: DM-125, DM-104, DM-105
    light hand: DM-58, DM-45
    dark deck: DM-99 x7
    light deck: DM-31 x9
    dark discard: DM-120, DM-127
    light discard: DM-46, DM-27
"""


def spectator_view(table: Table) -> View:
    return view(GAME, table, SPECTATOR)


def shown(seen: View, name: str, seat: int, place: str = "") -> list[str]:
    return [card.code for card in seen.zone(name, seat, place).cards]


@pytest.mark.rule("yj.info.count-decks")
def test_everybody_may_count_both_decks_and_nobody_may_see_them() -> None:
    table = scene(HELD)
    for seen in (seen_by(table, "light"), seen_by(table, "dark"), spectator_view(table)):
        assert seen.zone("deck", LIGHT).count == 9
        assert seen.zone("deck", DARK).count == 7
        assert shown(seen, "deck", LIGHT) == shown(seen, "deck", DARK) == []


@pytest.mark.rule("yj.info.hand-secret")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = scene(HELD)
    assert shown(seen_by(table, "dark"), "hand", DARK) == ["DM-125", "DM-104", "DM-105"]
    assert shown(seen_by(table, "dark"), "hand", LIGHT) == []
    assert shown(seen_by(table, "light"), "hand", LIGHT) == ["DM-58", "DM-45"]
    assert shown(seen_by(table, "light"), "hand", DARK) == []
    assert shown(spectator_view(table), "hand", LIGHT) == shown(spectator_view(table), "hand", DARK) == []


@pytest.mark.rule("yj.info.hand-secret")
def test_nobody_sees_what_another_is_offered() -> None:
    table = scene(HELD)
    own = seen_by(table, "dark").decision
    assert own is not None and "DM-104" in [option.name.split("#")[0] for option in own.options]
    assert seen_by(table, "light").decision is None
    assert spectator_view(table).decision is None
    assert seen_by(table, "light").waiting == [DARK]


@pytest.mark.rule("yj.info.hand-secret")
def test_the_cards_drawn_to_even_up_are_seen_by_their_owner_alone() -> None:
    table = scene(HELD)
    answer(table, "dark", "done", "done", "done")
    draws = events(table, "draw", "dark")
    assert len(draws) == 3
    for event in draws:
        for watcher in (LIGHT, SPECTATOR):
            assert see_event(GAME, event, watcher).card is None
        own = see_event(GAME, event, DARK).card
        assert own is not None and own.code == "DM-99"


@pytest.mark.rule("yj.info.hand-secret")
def test_the_id_of_a_card_played_from_hand_does_not_tell_when_it_was_drawn() -> None:
    """Dark draws one card beside five: played next turn, it may carry the id of any of the six."""
    ids: set[int] = set()
    for seed in range(200):
        table = scene(f"""
            young-jedi full
            turn: 4 dark even-up
            Tatooine: DM-135
            dark hand: DM-125 x5
            dark deck: DM-99, DM-125 x9
            light deck: DM-31 x9
            seed: {seed}
        """)
        top = table.sides[1].deck[-1]
        held = [*table.sides[1].hand, top]
        answer(table, "dark", "done")
        drawn = [card for card in table.sides[1].hand if table.card(card).code == "DM-99"]
        ids.add(held.index(drawn[0]))
        assert sorted(table.sides[1].hand) == sorted(held)
    assert ids == set(range(6))


@pytest.mark.rule("yj.info.discard-closed", "yj.info.discard-top-ruling")
def test_of_a_discard_pile_everybody_sees_the_top_card_and_nobody_the_rest_or_its_number() -> None:
    table = scene(HELD)
    for seen in (seen_by(table, "light"), seen_by(table, "dark"), spectator_view(table)):
        assert shown(seen, "discard", DARK) == ["DM-120"]
        assert shown(seen, "discard", LIGHT) == ["DM-46"]
        assert seen.zone("discard", DARK).count is None
        assert seen.zone("discard", LIGHT).count is None


@pytest.mark.rule("yj.info.discard-closed")
def test_the_owner_looks_through_the_discard_pile_for_the_next_location_and_the_other_does_not() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-65
        light discard: DM-31, DM-67, DM-66, DM-32
        light deck: DM-31 x5
        dark discard: DM-99, DM-137
        dark deck: DM-99 x5
    """)
    assert offered(table, "light") == ["DM-66", "DM-67", "search"]
    assert seen_by(table, "dark").decision is None
    assert shown(seen_by(table, "dark"), "discard", LIGHT) == ["DM-31"]


@pytest.mark.rule("yj.info.discard-face-up", "yj.info.discard-top-ruling")
def test_each_card_goes_face_up_on_its_own_owners_pile() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71, DM-93
        light plan: DM-27, DM-2
        dark deck: DM-99, DM-104
        light deck: DM-31, DM-32, DM-30
    """)
    assert discard(table, "light") == ["DM-32", "DM-31", "DM-27"]
    assert discard(table, "dark") == ["DM-99", "DM-93"]
    for kind in ("defeated", "lost"):
        for event in events(table, kind):
            for watcher in (LIGHT, DARK, SPECTATOR):
                card = see_event(GAME, event, watcher).card
                assert card is not None and card.code == GAME.code(event.face)
    assert shown(seen_by(table, "dark"), "discard", LIGHT) == ["DM-32"]


def step_at_random(table: Table, chance: Chance) -> None:
    """Any answer to the first open question; the planet is hardly ever conceded, so that games last."""
    decision = table.pending[0]
    option = decision.options[chance.below(len(decision.options))]
    if option == CONCEDE and chance.below(10):
        option = DONE
    apply(table, decision.seat, option)


# Questions whose options are cards of the own draw deck or discard pile.
LOOKING_THROUGH = (
    "starting-location",
    "next-planet",
    "search-location",
    "fetch-effect",
    "from-deck",
    "to-hand",
    "shuffle-back",
)


def scrambled(table: Table, viewer: int, chance: Chance) -> Table:
    """A twin in which all that the viewer cannot know lies otherwise."""
    twin = table.copy()
    twin.chance = chance
    searching = twin.pending and twin.pending[0].kind in LOOKING_THROUGH
    peeking = twin.pending and twin.pending[0].kind == "peek"
    for seat in (LIGHT, DARK):
        side = twin.sides[seat]
        if seat != viewer:
            if peeking:
                continue
            battle = running_battle(twin)
            shown = [] if battle is None else revealed(battle, seat)
            aside = [card for card in side.aside if card not in shown]
            twin.shuffle(side.deck + side.hand + aside + side.down[0] + side.down[1] + side.down[2])
            twin.shuffle(side.discard[:-1])
        elif not searching:
            twin.shuffle(side.deck)
            twin.shuffle(side.discard[:-1])
    return twin


@pytest.mark.rule(
    "yj.info.hand-secret",
    "yj.info.count-decks",
    "yj.info.discard-closed",
    "yj.deploy.hidden-count-known",
)
def test_a_view_does_not_change_with_what_its_seat_cannot_know() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        chance = Chance(seed_of(seed))
        table = begin(full_decks(seed), seed=seed)
        while table.pending:
            kinds.update([decision.kind for decision in table.pending])
            for viewer in (LIGHT, DARK, SPECTATOR):
                assert view(GAME, table, viewer) == view(GAME, scrambled(table, viewer, chance), viewer)
            step_at_random(table, chance)
    assert {"starting-location", "deploy", "battle-cards", "plan", "even-up", "next-planet"} <= kinds


@pytest.mark.rule("yj.info.hand-secret", "yj.deploy.hidden-first-turn")
def test_in_whole_games_only_draws_and_hidden_cards_are_kept_from_the_other_side() -> None:
    secret = ("draw", "deploy-hidden", "buried", "peeked", "shuffled-back")
    kinds: set[str] = set()
    for seed in range(5, 10):
        table = begin(full_decks(seed), seed=seed)
        chance = Chance(seed_of(seed + 1))
        while table.pending:
            step_at_random(table, chance)
        for watcher in ("light", "dark"):
            for event, seen in zip(table.log or [], events_seen_by(table, watcher), strict=True):
                kinds.add(event.kind)
                if event.card >= 0:
                    knows = event.kind not in secret or SIDES[event.seat] == watcher
                    assert (seen.card is not None) == knows, event.kind
    assert {"draw", "deploy-hidden", "destiny"} <= kinds


# --- fair shuffles ---


@pytest.mark.rule("yj.info.shuffle-fair")
def test_every_order_is_equally_likely() -> None:
    chance = Chance(seed_of(1))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert all(400 < count < 600 for count in seen.values()), seen


@pytest.mark.rule("yj.info.shuffle-fair")
def test_a_shuffle_is_told_and_shows_no_card() -> None:
    table = begin(full_decks(1))
    assert rules_of(table, "shuffle") == ["yj.info.shuffle-fair"] * 2
    assert [event.card for event in events(table, "shuffle")] == [-1, -1]


@pytest.mark.rule("yj.info.shuffle-fair")
def test_a_card_seen_before_a_shuffle_cannot_be_followed_through_it() -> None:
    followed = 0
    for seed in range(60):
        table = begin(full_decks(seed), seed=seed)
        roll = events(table, "roll")[0]
        side = SIDES[table.pending[0].seat]
        answer(table, side, offered(table, side)[0])
        followed += table.face[roll.card] == roll.face
    assert followed < 20, "the id of the card rolled must mean another card after the shuffle"


@pytest.mark.rule("yj.info.shuffle-fair")
def test_the_cut_depends_on_the_secret_and_on_every_word_in_its_place() -> None:
    secret = bytes(range(32))
    seeds = {
        cut(secret, ["anakin", "sebulba"]),
        cut(secret, ["sebulba", "anakin"]),
        cut(secret, ["anakin", "sebulbA"]),
        cut(secret, ["anakins", "ebulba"]),
        cut(secret, ["anakinsebulba", ""]),
        cut(secret, ["", "anakinsebulba"]),
        cut(bytes(32), ["anakin", "sebulba"]),
    }
    assert len(seeds) == 7
    assert cut(secret, ["anakin", "sebulba"]) in seeds


@pytest.mark.rule("yj.info.shuffle-fair")
def test_another_word_cuts_the_decks_otherwise() -> None:
    secret = bytes(range(32))
    orders: list[list[str]] = []
    for word in ("up", "down", "up"):
        table = table_of(GAME.new(full_decks(1), {}, Chance(cut(secret, ["cube", word])), False))
        orders.append(deck(table, "light") + deck(table, "dark"))
    assert orders[0] != orders[1]
    assert orders[0] == orders[2]


def played_record() -> Record:
    """A whole starter game, written down."""
    written = record.new_record(
        GAME, starter_decks(), {"format": "starter"}, ["a", "b"], bytes(range(32)), ["left", "right"]
    )
    position = record.start(GAME, written)
    chance = Chance(seed_of(9))
    while position.pending:
        decision = position.pending[0]
        option = decision.options[chance.below(len(decision.options))]
        record.play(GAME, written, position, decision.seat, option)
    return written


@pytest.mark.rule("yj.info.shuffle-fair")
def test_anyone_can_check_all_shuffles_of_a_finished_game() -> None:
    written = record.read(record.write(played_record()))
    assert written.header.commitment == commitment(bytes.fromhex(written.header.secret))
    assert record.verify(GAME, written).over


@pytest.mark.rule("yj.info.shuffle-fair")
def test_another_secret_than_the_one_promised_is_found_out() -> None:
    written = played_record()
    written.header.secret = bytes(32).hex()
    with pytest.raises(BadRecord, match="record-broken-commitment"):
        record.verify(GAME, written)


@pytest.mark.rule("yj.info.shuffle-fair")
def test_a_secret_withheld_or_garbled_is_found_out() -> None:
    for secret in ("", "no hexadecimal number"):
        written = played_record()
        written.header.secret = secret
        with pytest.raises(BadRecord):
            record.verify(GAME, written)


@pytest.mark.rule("yj.info.shuffle-fair")
def test_another_word_or_deck_than_the_one_agreed_is_found_out() -> None:
    written = played_record()
    written.header.words = ["left", "wrong"]
    with pytest.raises(BadRecord):
        record.verify(GAME, written)
    written = played_record()
    written.header.decks = written.header.decks[::-1]
    with pytest.raises(BadRecord):
        record.verify(GAME, written)


@pytest.mark.rule("yj.info.shuffle-fair")
def test_the_promise_binds_the_secret_without_telling_it() -> None:
    assert commitment(b"one") != commitment(b"two")
    assert b"one".hex() not in commitment(b"one")
