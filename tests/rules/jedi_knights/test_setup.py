"""Setting up: Force decks, Theme piles, the stacks of sites and systems, the first planet, starting hands."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.table import Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.wire import DeckList
from tests.rules.jedi_knights.lists import (
    DUEL,
    HAN,
    JABBA_OF_THE_ALLIANCE,
    JABBA_OF_THE_EMPIRE,
    LUKE,
    TARKIN,
    VADER,
)
from tests.rules.jedi_knights.scenes import (
    amounts,
    answer,
    asked,
    begin,
    cards_of,
    codes,
    deck,
    events,
    force,
    hand,
    kinds,
    name_of,
    offered,
    printed,
    refusal,
    rules_of,
    scene,
    seen_by,
    skip_to,
    theme_pile,
    used,
    zone_seen,
)


def begin_stacking(decks: list[DeckList] = DUEL, seed: int = 1) -> Table:
    """A game whose players have searched for nothing."""
    table = begin(decks, seed)
    skip_to(table, "choose-site")
    return table


def lay_sites(table: Table, *sites: str) -> None:
    for code in sites:
        answer(table, asked(table)[0][0], code)


def planets(table: Table) -> list[tuple[str, str]]:
    """The stack from its bottom: site and system of each planet."""
    return list(zip(codes(table, table.sites), codes(table, table.systems), strict=True))


# --- Force decks and Theme piles ---


@pytest.mark.rule("jk.setup.force-deck")
def test_force_decks_lie_face_down() -> None:
    table = begin(DUEL)
    assert sorted(force(table, "alliance")) == sorted(f"PS-{number}" for number in range(139, 147))
    assert not used(table, "alliance")
    for viewer in ("alliance", "empire", "spectator"):
        assert zone_seen(table, viewer, "force", "alliance") == []
        assert zone_seen(table, viewer, "force", "empire") == []


@pytest.mark.rule("jk.setup.theme-pile")
def test_themes_are_open_and_their_heroes_go_to_the_theme_piles() -> None:
    table = begin(DUEL)
    assert zone_seen(table, "empire", "theme", "alliance") == ["PS-1"]
    assert theme_pile(table, "alliance") == ["PS-6"]
    assert theme_pile(table, "empire") == ["PS-41"]
    assert "PS-6" not in deck(table, "alliance")
    assert cards_of(table, "to-pile") == ["PS-41", "PS-6"], "shown to all, the higher Theme number first"


@pytest.mark.rule("jk.setup.theme-pile")
def test_what_a_theme_searches_for_is_shown_when_both_have_searched() -> None:
    table = begin(DUEL)
    assert sorted(asked(table)) == [("alliance", "theme-search"), ("empire", "theme-search")]
    assert offered(table, "alliance") == ["PS-18", "done"]
    answer(table, "alliance", "PS-18")
    assert theme_pile(table, "alliance") == ["PS-6"], "the opponent is still searching"
    found = [{"what": "search", "seat": 0, "found": ["PS-18"]}]
    assert seen_by(table, "alliance").status["running"] == found
    assert "running" not in seen_by(table, "empire").status
    assert "running" not in seen_by(table, "spectator").status
    answer(table, "empire", "PS-54")
    assert theme_pile(table, "alliance") == ["PS-6", "PS-18"]
    assert theme_pile(table, "empire") == ["PS-41", "PS-54"]
    assert "PS-18" not in deck(table, "alliance")
    shown = [event for event in events(table, "to-pile") if event.rule == "jk.setup.theme-pile"]
    assert [GAME.code(event.face) for event in shown] == ["PS-41", "PS-6", "PS-54", "PS-18"]


@pytest.mark.rule("jk.setup.search-ruling")
def test_a_search_may_take_nothing_but_the_hero_is_always_set_out() -> None:
    table = begin(DUEL)
    answer(table, "alliance", "done")
    answer(table, "empire", "done")
    assert theme_pile(table, "alliance") == ["PS-6"]
    assert "PS-18" in deck(table, "alliance")


@pytest.mark.rule("jk.setup.search-ruling")
def test_a_search_for_two_may_take_one() -> None:
    table = begin([LUKE, TARKIN])
    decision = table.decision_of(1)
    assert decision is not None
    assert decision.number == 2
    assert offered(table, "empire") == ["PS-63", "PS-64", "PS-71", "done"]
    answer(table, "empire", "PS-71")
    answer(table, "empire", "done")
    answer(table, "alliance", "done")
    assert theme_pile(table, "empire") == ["PS-56", "PS-71"]


@pytest.mark.rule("jk.setup.search-ruling")
def test_a_search_for_two_may_take_two_alike() -> None:
    table = begin([LUKE, TARKIN])
    answer(table, "empire", "PS-71", "PS-71")
    assert asked(table) == [("alliance", "theme-search")]
    answer(table, "alliance", "done")
    assert theme_pile(table, "empire") == ["PS-56", "PS-71", "PS-71"]


@pytest.mark.rule("jk.setup.search-ruling")
def test_a_search_is_asked_even_if_the_deck_has_nothing_to_find() -> None:
    cards = {code: count for code, count in LUKE.cards.items() if code != "PS-18"}
    table = begin([DeckList("no lightsaber", cards), VADER])
    assert offered(table, "alliance") == ["done"]


# --- sites and systems ---


@pytest.mark.rule("jk.setup.locations")
def test_the_higher_theme_number_chooses_a_site_first() -> None:
    table = begin_stacking()
    assert amounts(table, "theme", "empire") == [8]
    assert amounts(table, "theme", "alliance") == [6]
    assert asked(table) == [("empire", "choose-site")]
    assert offered(table, "empire") == ["PS-131", "PS-132", "PS-133", "PS-134"]


@pytest.mark.rule("jk.setup.locations")
def test_the_opponent_answers_with_the_system_of_the_same_planet() -> None:
    table = begin_stacking()
    lay_sites(table, "PS-133")
    assert planets(table) == [("PS-133", "PS-129")]
    assert [table.card(card).planet for card in table.sites + table.systems] == ["Kessel", "Kessel"]
    assert refusal(table, "alliance", "PS-129") == "jk.setup.locations"


@pytest.mark.rule("jk.setup.locations")
def test_sites_are_chosen_alternately_and_stacked_on_top() -> None:
    table = begin_stacking()
    lay_sites(table, "PS-133", "PS-128")
    assert asked(table) == [("empire", "choose-site")]
    assert offered(table, "empire") == ["PS-131", "PS-134"]
    lay_sites(table, "PS-134")
    assert planets(table) == [
        ("PS-133", "PS-129"),
        ("PS-128", "PS-132"),
        ("PS-134", "PS-130"),
        ("PS-127", "PS-131"),
    ]
    assert rules_of(table, "site") == ["jk.setup.locations"] * 4
    assert [name_of(table, event.seat) for event in events(table, "system")] == [
        "alliance",
        "empire",
        "alliance",
        "empire",
    ]


@pytest.mark.rule("jk.setup.theme-tie-ruling")
def test_equal_theme_numbers_are_broken_at_random_and_kept() -> None:
    ranks: set[tuple[int, ...]] = set()
    for seed in range(12):
        table = begin([JABBA_OF_THE_ALLIANCE, JABBA_OF_THE_EMPIRE], seed)
        assert rules_of(table, "theme-tie") == ["jk.setup.theme-tie-ruling"]
        ranks.add(tuple(table.rank))
        first = name_of(table, table.rank[0])
        skip_to(table, "choose-site")
        assert asked(table)[0][0] == first
    assert ranks == {(0, 1), (1, 0)}


@pytest.mark.rule("jk.setup.theme-tie-ruling")
def test_different_theme_numbers_are_never_broken_at_random() -> None:
    for seed in range(6):
        table = begin(DUEL, seed)
        assert table.rank == [1, 0]
        assert not events(table, "theme-tie")


# --- the first planet and the hands ---


@pytest.mark.rule("jk.setup.enters-play")
def test_the_top_planet_enters_play_and_its_site_speaks() -> None:
    table = begin_stacking()
    lay_sites(table, "PS-133", "PS-127", "PS-132")
    status = seen_by(table, "spectator").status
    assert (status["planet"], status["site"], status["system"]) == ("Alderaan", "Royal Palace", "Alderaan")
    assert cards_of(table, "planet") == ["PS-130"]
    assert [kind for _, kind in asked(table)] == ["may"], "the palace offers a character of the Theme pile"


@pytest.mark.rule("jk.setup.enters-play")
def test_the_site_of_a_later_planet_speaks_when_it_enters() -> None:
    table = scene("""
        jedi-knights duel
        turn: 2 draw
        planet: PS-129 / PS-133
        planet: PS-128 / PS-132
        planet: PS-130 / PS-134
        alliance deck: PS-36 x9
        empire deck: PS-48 x9
    """)
    assert cards_of(table, "planet") == ["PS-128"]
    drawn = [event.seat for event in events(table, "draw")]
    assert drawn.count(0) == 1 + 3, "one for the temple, three for the Force card"


@pytest.mark.rule("jk.setup.hand")
def test_decks_are_shuffled_and_the_themes_say_how_many_are_drawn() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(4):
        table = begin_stacking(seed=seed)
        lay_sites(table, "PS-134", "PS-129", "PS-131")
        skip_to(table, "force-card")
        assert sorted(name_of(table, event.seat) for event in events(table, "shuffle")) == [
            "alliance",
            "empire",
        ]
        drawn = [event.seat for event in events(table, "draw") if event.rule == "jk.setup.hand"]
        hands = (printed("PS-1").starting_hand, printed("PS-3").starting_hand)
        assert (drawn.count(0), drawn.count(1)) == hands
        orders.add(tuple(deck(table, "alliance")))
    assert len(orders) == 4


@pytest.mark.rule("jk.setup.hand")
def test_the_theme_says_how_many_cards_the_hand_has() -> None:
    table = begin([LUKE, TARKIN])
    skip_to(table, "force-card")
    drawn = [event.seat for event in events(table, "draw") if event.rule == "jk.setup.hand"]
    assert drawn.count(1) == printed("PS-4").starting_hand


@pytest.mark.rule("jk.setup.first-text-ruling")
def test_the_first_sites_text_works_before_hands_are_drawn() -> None:
    table = begin_stacking()
    lay_sites(table, "PS-131", "PS-130", "PS-132")
    assert table.card(table.sites[-1]).code == "PS-129"
    told = [kind for kind in kinds(table) if kind in ("shuffle", "planet", "mill", "discard", "draw")]
    assert told.index("shuffle") < told.index("planet") < told.index("draw")
    assert len(table.at[0].discard) == len(table.at[1].discard) == 2, "the mines take two of each draw deck"
    assert len(hand(table, "alliance")) == printed("PS-1").starting_hand


@pytest.mark.rule("jk.setup.first-text-ruling")
def test_a_first_text_that_needs_a_hand_finds_it_empty() -> None:
    table = begin_stacking([HAN, VADER])
    lay_sites(table, "PS-127", "PS-132", "PS-130")
    assert cards_of(table, "planet") == ["PS-133"], "whose text takes a card of each hand"
    assert not events(table, "discard")
    hands = (printed("PS-2").starting_hand, printed("PS-3").starting_hand)
    assert (len(hand(table, "alliance")), len(hand(table, "empire"))) == hands


@pytest.mark.rule("jk.setup.text-order-ruling")
def test_a_first_site_speaks_to_all_by_theme_number() -> None:
    table = begin_stacking()
    lay_sites(table, "PS-133", "PS-127", "PS-132")
    assert asked(table) == [("empire", "may")], "the higher Theme number first"
    answer(table, "empire", "no")
    assert asked(table) == [("alliance", "may")]


@pytest.mark.rule("jk.setup.text-order-ruling")
@pytest.mark.parametrize(("order", "first"), [("alliance, empire", 0), ("empire, alliance", 1)])
def test_a_later_site_speaks_from_player_1_on(order: str, first: int) -> None:
    table = scene(f"""
        jedi-knights duel
        turn: 2 draw
        order: {order}
        planet: PS-129 / PS-133
        planet: PS-128 / PS-132
        planet: PS-130 / PS-134
        alliance theme: PS-1
        empire theme: PS-3
        alliance deck: PS-36 x9
        empire deck: PS-48 x9
    """)
    assert table.rank == [1, 0]
    assert [event.seat for event in events(table, "draw")][:2] == [first, 1 - first]


def test_as_many_decks_as_seats_are_needed() -> None:
    with pytest.raises(ChanceCubeError):
        begin([LUKE])
    with pytest.raises(ChanceCubeError):
        begin([LUKE, VADER, LUKE])


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(ChanceCubeError):
        begin(DUEL, honour="yes")
    with pytest.raises(ChanceCubeError):
        GAME.new(DUEL, {"timing-2001": "maybe"}, Chance(seed_of(1)), True)
    with pytest.raises(ChanceCubeError):
        begin(DUEL, format="full")
