"""Setting up: the first location, destiny for the first turn, the opening hands."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.position import run
from chancecube.kernel.views import see_event
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.kinds import DARK, LIGHT, LOCATION, SIDES
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import PLANETS, SITES
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.setup import Setup
from chancecube.young_jedi.table import Options, Table, new_table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    codes,
    deck,
    discard,
    events,
    fetch_nothing,
    hand,
    hidden,
    offered,
    refusal,
    rules_of,
    scene,
    seat_of,
    seen_by,
    skip_to,
)

# Every card of this deck shows a four; of the dark ones all but a single card do, which is Naboo's location.
ALL_FOURS = DeckList(
    "fours",
    {
        "DM-28": 10,
        "DM-21": 10,
        "DM-16": 10,
        "DM-37": 10,
        "DM-61": 10,
        "DM-65": 8,
        "DM-66": 1,
        "JC-67": 1,
    },
)
DARK_FOURS = {"DM-86": 10, "DM-99": 10, "DM-80": 10, "DM-118": 10, "DM-125": 10, "DM-135": 8, "JC-136": 1}


def begin(decks: list[DeckList], format_name: str, seed: int) -> Table:
    return table_of(GAME.new(decks, {"format": format_name}, Chance(seed_of(seed)), True))


def begin_starter(seed: int = 1) -> Table:
    by_name = {one.name: one for one in GAME.ready_decks()}
    light = by_name["Menace of Darth Maul starter (Light)"]
    dark = by_name["Menace of Darth Maul starter (Dark)"]
    return begin([light, dark], "starter", seed)


def begin_full(seed: int) -> Table:
    decks = [random_deck(library(), side, FORMATS["full"], Chance(seed_of(seed))) for side in (LIGHT, DARK)]
    return begin(decks, "full", seed)


def rolls(table: Table) -> list[tuple[int, int]]:
    """The destiny numbers turned up for the first turn: Light's and Dark's, pair by pair."""
    numbers = [event.amount for event in events(table, "roll")]
    assert [event.seat for event in events(table, "roll")] == [LIGHT, DARK] * (len(numbers) // 2)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


# --- the first game ---


@pytest.mark.rule("yj.setup.starter")
@pytest.mark.parametrize("seed", range(5))
def test_in_the_first_game_dark_lays_the_desert_landing_site_and_plays_first(seed: int) -> None:
    table = begin_starter(seed)
    assert asked(table) == [("dark", "starting-location")]
    assert offered(table, "dark") == ["DM-135"]
    answer(table, "dark", "DM-135")
    status = seen_by(table, "light").status
    assert (status["planet"], status["site"]) == ("Tatooine", "Desert Landing Site")
    assert asked(table) == [("dark", "deploy")]
    assert table.turn == 1
    assert not events(table, "roll"), "no destiny is drawn for the first turn"


@pytest.mark.rule("yj.setup.starter")
def test_in_the_first_game_both_shuffle_the_rest_and_draw_six() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(5):
        table = begin_starter(seed)
        answer(table, "dark", "DM-135")
        assert len(hand(table, "light")) == len(hand(table, "dark")) == 6
        assert len(deck(table, "light")) == 30 - 6
        assert len(deck(table, "dark")) == 30 - 1 - 6
        assert (hand(table, "dark") + deck(table, "dark")).count("DM-135") == 2
        orders.add(tuple(hand(table, "light") + deck(table, "light")))
    assert len(orders) == 5


@pytest.mark.rule("yj.setup.starter")
def test_in_the_first_game_light_cannot_choose_the_location() -> None:
    table = begin_starter()
    assert offered(table, "light") == []
    assert refusal(table, "light", "DM-65") == "yj.turn.phases"
    assert refusal(table, "dark", "DM-136") == "yj.setup.starter"


STARTER_HAND = """
    young-jedi starter
    turn: 3 {side} deploy
    Tatooine: DM-135
    dark here: DM-99
    light here: DM-31
    {side} hand: {hand}
    dark deck: DM-99 x9
    light deck: DM-31 x9
"""


@pytest.mark.rule("yj.setup.starter-other-planets")
@pytest.mark.parametrize(
    ("side", "codes_held", "refused"),
    [("dark", "DM-136, DM-137", ["DM-136", "DM-137"]), ("light", "DM-66, DM-67", ["DM-66", "DM-67"])],
)
def test_in_the_first_game_locations_of_other_planets_stay_in_hand(
    side: str, codes_held: str, refused: list[str]
) -> None:
    table = scene(STARTER_HAND.format(side=side, hand=codes_held))
    assert offered(table, side) == ["done"]
    for code in refused:
        assert refusal(table, side, code) == "yj.setup.starter-other-planets"


@pytest.mark.rule("yj.setup.starter-other-planets", "yj.evenup.discard-locations")
def test_in_the_first_game_a_location_of_another_planet_may_be_discarded_and_replaced() -> None:
    table = scene(STARTER_HAND.format(side="dark", hand="DM-136, DM-137, DM-125 x4"))
    answer(table, "dark", "done", "done")
    assert offered(table, "dark") == ["DM-136", "DM-137", "recycle", "done"]
    answer(table, "dark", "DM-136", "done")
    assert discard(table, "dark") == ["DM-136"]
    assert hand(table, "dark") == ["DM-137"] + ["DM-125"] * 4 + ["DM-99"]


@pytest.mark.rule("yj.setup.starter-other-planets", "yj.deploy.location")
def test_in_the_first_game_the_podrace_arena_may_cover_the_landing_site() -> None:
    table = scene(STARTER_HAND.format(side="light", hand="DM-65, DM-66"))
    assert offered(table, "light") == ["DM-65", "done"]
    answer(table, "light", "DM-65")
    assert seen_by(table, "dark").status["site"] == "Podrace Arena"


# --- who plays first ---


@pytest.mark.rule("yj.setup.destiny-roll")
def test_the_higher_destiny_plays_first_and_equal_ones_are_drawn_again() -> None:
    firsts: set[int] = set()
    ties = 0
    for seed in range(60):
        table = begin_full(seed)
        if "yj.setup.double-destiny-redraw" in rules_of(table, "roll"):
            continue
        drawn = rolls(table)
        light, dark = drawn[-1]
        assert light != dark
        assert all(one == other for one, other in drawn[:-1]), "only ties are redrawn"
        ties += len(drawn) - 1
        first = LIGHT if light > dark else DARK
        firsts.add(first)
        assert [event.seat for event in events(table, "first-player")] == [first]
        assert asked(table) == [(SIDES[first], "starting-location")]
        answer(table, SIDES[first], offered(table, SIDES[first])[0])
        fetch_nothing(table)
        races = table.sides[first].track is not None
        assert asked(table) == [(SIDES[first], "race" if races else "deploy")]
    assert firsts == {LIGHT, DARK}
    assert ties > 0


def rolling(light: str, dark: str) -> Table:
    """Both decks full of one card, about to draw destiny for the first turn."""
    table = new_table(Chance(seed_of(5)), library().cards, Options("full"))
    table.log = []
    for seat, code in ((LIGHT, light), (DARK, dark)):
        for _ in range(20):
            table.sides[seat].deck.append(len(table.face))
            table.face.append(GAME.face(code))
    table.push(Setup(0))
    return table


@pytest.mark.rule("yj.setup.double-destiny-redraw")
def test_two_cards_with_two_numbers_are_both_drawn_again() -> None:
    table = rolling("RF-A1", "RF-A8")
    for _ in range(6):
        table.stack[-1].run(table)
    assert not table.pending
    assert len(events(table, "roll")) >= 4
    assert not events(table, "first-player")


@pytest.mark.rule("yj.battle.destiny-two-numbers")
@pytest.mark.parametrize(("number", "first"), [("number-3", DARK), ("number-4", LIGHT)])
def test_one_card_with_two_numbers_is_the_one_its_drawer_chooses(number: str, first: int) -> None:
    table = rolling("RF-A1", "DM-99")
    table.sides[DARK].deck = table.sides[DARK].deck[:1]
    table.face[table.sides[DARK].deck[0]] = GAME.face("DM-71" if first == LIGHT else "DM-99")
    run(table)
    assert asked(table) == [("light", "destiny-number")]
    assert offered(table, "light") == ["number-3", "number-4"]
    answer(table, "light", number)
    assert [event.seat for event in events(table, "first-player")] == [first]


@pytest.mark.rule("yj.setup.destiny-roll")
@pytest.mark.parametrize(
    ("naboo", "first", "last"), [("JC-137", "light", (4, 3)), ("DM-137", "dark", (4, 5))]
)
@pytest.mark.parametrize("seed", range(6))
def test_ties_are_redrawn_until_the_one_different_card_comes_up(
    naboo: str, first: str, last: tuple[int, int], seed: int
) -> None:
    table = begin([ALL_FOURS, DeckList("all but one", DARK_FOURS | {naboo: 1})], "classic", seed)
    drawn = rolls(table)
    assert drawn == [(4, 4)] * (len(drawn) - 1) + [last]
    assert len(drawn) <= 60, "each tie turns up other cards"
    assert asked(table) == [(first, "starting-location")]
    assert rules_of(table, "first-player") == ["yj.setup.destiny-roll"]


@pytest.mark.rule("yj.setup.destiny-roll")
def test_both_see_the_cards_drawn_for_the_first_turn() -> None:
    table = begin_full(3)
    for event in events(table, "roll"):
        for watcher in (LIGHT, DARK):
            card = see_event(GAME, event, watcher).card
            assert card is not None
            assert library().by_code[card.code].destiny == event.amount


# --- the starting location ---


@pytest.mark.rule("yj.setup.starting-location")
def test_the_first_player_may_take_any_location_of_the_deck() -> None:
    table = begin_full(2)
    first = SIDES[table.pending[0].seat]
    other = "light" if first == "dark" else "dark"
    held = [card for card in table.sides[seat_of(first)].deck if table.card(card).kind == LOCATION]
    assert sorted(offered(table, first)) == sorted(set(codes(table, held)))
    assert {table.card(card).planet for card in held} == {0, 1, 2}
    assert offered(table, other) == []


@pytest.mark.rule("yj.setup.starting-location")
def test_each_choice_makes_its_planet_the_first_one() -> None:
    chosen: set[str] = set()
    for choice in range(3):
        table = begin_full(2)
        first = SIDES[table.pending[0].seat]
        code = offered(table, first)[choice]
        facts = library().by_code[code]
        before = deck(table, first).count(code)
        answer(table, first, code)
        status = seen_by(table, first).status
        assert (status["planet"], status["site"]) == (PLANETS[facts.planet], SITES[facts.site])
        assert codes(table, table.locations[facts.planet]) == [code]
        assert (hand(table, first) + deck(table, first)).count(code) == before - 1
        chosen.add(code)
    assert len(chosen) == 3


@pytest.mark.rule("yj.setup.starting-location")
def test_the_first_player_takes_nothing_but_a_location() -> None:
    table = begin_full(2)
    first = table.pending[0].seat
    other_card = next(card for card in table.sides[first].deck if table.card(card).kind != LOCATION)
    assert GAME.why_not(table, first, other_card) == "yj.setup.starting-location"
    with pytest.raises(ChanceCubeError, match=r"yj\.setup\.starting-location"):
        GAME.answer(table, first, other_card)
    assert asked(table) == [(SIDES[first], "starting-location")]


# --- the opening hands ---


@pytest.mark.rule("yj.setup.opening-hand")
def test_both_shuffle_again_with_the_destiny_cards_and_draw_six() -> None:
    table = begin_full(4)
    first = SIDES[table.pending[0].seat]
    other = "light" if first == "dark" else "dark"
    answer(table, first, offered(table, first)[0])
    assert len(hand(table, first)) == len(hand(table, other)) == 6
    assert len(deck(table, first)) == 60 - 1 - 6
    assert len(deck(table, other)) == 60 - 6
    kinds = [event.kind for event in table.log or [] if event.kind in ("shuffle", "roll", "location")]
    assert kinds[:2] == kinds[-2:] == ["shuffle", "shuffle"]
    assert kinds[-3] == "location"
    assert rules_of(table, "draw") == ["yj.setup.opening-hand"] * 12


@pytest.mark.rule("yj.setup.opening-hand")
def test_a_destiny_card_can_come_into_the_opening_hand() -> None:
    """Of fours alone with one three, the three decides every roll; were it kept out of the deck, no hand could hold it."""
    held = 0
    for seed in range(40):
        table = begin([ALL_FOURS, DeckList("all but one", DARK_FOURS | {"JC-137": 1})], "classic", seed)
        answer(table, "light", "DM-65")
        assert (hand(table, "dark") + deck(table, "dark")).count("JC-137") == 1
        held += "JC-137" in hand(table, "dark")
    assert 0 < held < 15


@pytest.mark.rule("yj.setup.opening-hand", "yj.info.hand-secret")
def test_an_opening_hand_is_drawn_in_secret() -> None:
    table = begin_full(4)
    first = SIDES[table.pending[0].seat]
    answer(table, first, offered(table, first)[0])
    for event in events(table, "draw"):
        assert see_event(GAME, event, event.seat).card is not None
        assert see_event(GAME, event, 1 - event.seat).card is None


# --- no location to be found ---


@pytest.mark.rule("yj.setup.no-location-ruling")
def test_without_a_location_for_the_next_planet_the_other_player_lays_one_and_the_loser_still_begins() -> (
    None
):
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-65
        light hand: DM-58, DM-65
        light discard: DM-27, JC-65
        light deck: DM-31 x5
        dark deck: DM-137, DM-99 x5
    """)
    assert offered(table, "light") == ["search"]
    answer(table, "light", "search")
    assert asked(table) == [("dark", "next-planet")]
    answer(table, "dark", "search", "DM-137")
    fetch_nothing(table)
    assert seen_by(table, "light").status["planet"] == "Naboo"
    assert asked(table) == [("light", "deploy")]


@pytest.mark.rule("yj.setup.no-location-ruling")
def test_if_neither_has_a_location_for_the_next_planet_the_game_is_drawn() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light next-planet
        Tatooine: DM-65
        light deck: DM-31 x5
        dark hand: DM-135
        dark deck: DM-99 x5
    """)
    answer(table, "light", "search")
    answer(table, "dark", "search")
    assert table.over
    assert table.winners == 0
    assert table.ending == "yj.setup.no-location-ruling"


SETUP_BY_HAND = """
    young-jedi full
    light deck: {light}
    dark deck: {dark}
    step: ["setup",1,0,1,1,0,[0,0]]
"""


@pytest.mark.rule("yj.setup.no-location-ruling")
def test_a_first_player_without_any_location_lets_the_other_lay_it_and_still_begins() -> None:
    table = scene(SETUP_BY_HAND.format(light="DM-65, DM-27 x20", dark="DM-99 x20"))
    assert [event.seat for event in events(table, "first-player")] == [DARK], "fours beat threes"
    assert asked(table) == [("light", "starting-location")]
    answer(table, "light", "DM-65")
    fetch_nothing(table)
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.setup.no-location-ruling")
def test_without_any_location_in_either_deck_the_game_is_drawn() -> None:
    table = scene(SETUP_BY_HAND.format(light="DM-27 x20", dark="DM-99 x20"))
    assert table.over
    assert table.winners == 0
    assert table.ending == "yj.setup.no-location-ruling"


@pytest.mark.rule("yj.setup.opening-hand", "yj.deploy.hidden-first-turn")
def test_after_setting_up_each_players_first_turn_is_hidden() -> None:
    table = begin_starter(3)
    answer(table, "dark", "DM-135")
    for side in ("dark", "light"):
        choice = next(name for name in offered(table, side) if library().by_code[name].kind != LOCATION)
        answer(table, side, choice)
        assert hidden(table, side) == [choice]
        skip_to(table, "concede")
        answer(table, side, "done")
