"""Collecting: boosters of every set, starter sets, sealed pools."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import Breach, DeckList, PackCard
from chancecube.young_jedi.decks import cards_of, side_of
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import DARK, DOUBLE, LIGHT, LOCATION, STARSHIP
from chancecube.young_jedi.library import library
from chancecube.young_jedi.packs import (
    BOOSTER_SETS,
    SealedPool,
    cards_not_owned,
    open_booster,
    open_box,
    open_sealed,
    open_starter,
)


def breaches(deck: DeckList, format_name: str, seat: int) -> list[Breach]:
    return GAME.deck_breaches(deck, format_name, seat)


def card_of(packed: PackCard) -> Card:
    card = library().find(packed.code)
    assert card is not None
    return card


FIRST_SERIES = ["DM", "JC", "BN"]
LATER = ["DF", "BP"]


# --- boosters ---

PACKS = 4000


@cache
def boosters(set_code: str) -> list[list[PackCard]]:
    chance = Chance(seed_of(11))
    return [open_booster(library(), set_code, chance) for _ in range(PACKS)]


def rarities(pack: list[PackCard]) -> Counter[str]:
    return Counter([card_of(card).rarity for card in pack if not card.foil])


@pytest.mark.rule("yj.collect.booster")
@pytest.mark.parametrize("set_code", FIRST_SERIES + LATER)
def test_a_booster_has_a_rare_three_uncommons_and_seven_commons(set_code: str) -> None:
    for pack in boosters(set_code):
        assert len(pack) == 11
        foils = sum(card.foil for card in pack)
        assert foils in (0, 1)
        assert rarities(pack) == {"R": 1, "U": 3, "C": 7 - foils}
        plain = [card.code for card in pack if not card.foil]
        assert len(set(plain)) == len(plain), "no card twice"


@pytest.mark.rule("yj.collect.booster")
@pytest.mark.parametrize("set_code", FIRST_SERIES)
def test_about_one_booster_in_nine_holds_a_foil(set_code: str) -> None:
    with_foil = sum(any(card.foil for card in pack) for pack in boosters(set_code))
    assert PACKS / 9 * 0.85 < with_foil < PACKS / 9 * 1.15


@pytest.mark.rule("yj.collect.booster")
@pytest.mark.parametrize("set_code", BOOSTER_SETS)
def test_every_booster_has_cards_of_both_sides(set_code: str) -> None:
    for pack in boosters(set_code):
        assert {card_of(card).side for card in pack} == {LIGHT, DARK}


@pytest.mark.rule("yj.collect.booster", "yj.collect.where-found")
@pytest.mark.parametrize("set_code", FIRST_SERIES)
def test_every_card_of_the_set_but_the_starter_only_ones_comes_out_of_boosters(set_code: str) -> None:
    found = Counter([card.code for pack in boosters(set_code) for card in pack if not card.foil])
    expected = {card.code for card in library().cards if card.set_code == set_code and card.rarity != "S"}
    assert set(found) == expected
    for code, count in found.items():
        share = {"R": 1 / 30, "U": 3 / 40, "C": 7 / 60}[library().by_code[code].rarity]
        assert 0.6 < count / (PACKS * share) < 1.4, f"{code} is as likely as its like"


@pytest.mark.rule("yj.collect.booster", "yj.collect.set-size")
@pytest.mark.parametrize("set_code", FIRST_SERIES)
def test_each_foil_is_scarcer_than_an_ordinary_rare(set_code: str) -> None:
    packs = boosters(set_code)
    foils = Counter([card.code for pack in packs for card in pack if card.foil])
    rares = Counter(
        [card.code for pack in packs for card in pack if rarity_of(card) == "R" and not card.foil]
    )
    assert foils
    assert max(foils.values()) < min(rares.values())


def rarity_of(packed: PackCard) -> str:
    return card_of(packed).rarity


@pytest.mark.rule("yj.collect.where-found")
def test_locations_come_in_starter_sets_only_and_starships_in_boosters_only() -> None:
    for card in library().cards:
        if card.kind == LOCATION:
            assert card.rarity == "S", card.code
        if card.kind == STARSHIP:
            assert card.rarity in ("R", "U", "C")
    in_starters = [card for deck in open_starter(library(), "DM") for card in cards_of(library(), deck)]
    assert LOCATION in [card.kind for card in in_starters]
    assert STARSHIP not in [card.kind for card in in_starters]
    out_of_boosters = [card_of(packed) for pack in boosters("DM") for packed in pack]
    assert LOCATION not in [card.kind for card in out_of_boosters]
    assert STARSHIP in [card.kind for card in out_of_boosters]


@pytest.mark.rule("yj.collect.booster")
def test_a_box_has_twelve_boosters() -> None:
    box = open_box(library(), "JC", Chance(seed_of(1)))
    assert len(box) == 12
    assert sum([len(pack) for pack in box]) == 132
    assert {card.code.split("-")[0] for pack in box for card in pack} == {"JC"}


@pytest.mark.rule("yj.collect.booster")
def test_the_same_seed_opens_the_same_packs_and_another_one_others() -> None:
    first = open_box(library(), "DM", Chance(seed_of(1)))
    assert first == open_box(library(), "DM", Chance(seed_of(1)))
    assert first != open_box(library(), "DM", Chance(seed_of(2)))
    assert len({tuple([card.code for card in pack]) for pack in first}) == 12


@pytest.mark.rule("yj.collect.booster", "yj.collect.starter")
def test_a_set_that_does_not_exist_is_refused_in_one_line() -> None:
    for opening in (open_booster, open_box):
        with pytest.raises(BadOption, match=r"no-set .*DM, JC, BN"):
            opening(library(), "XX", Chance(seed_of(1)))
    with pytest.raises(BadOption, match=r"no-set .*DM, JC, BN"):
        open_starter(library(), "XX")


# --- the later sets ---


@pytest.mark.rule("yj.collect.booster")
@pytest.mark.parametrize("set_code", LATER)
def test_the_small_sets_have_no_foils_and_their_ultra_rares_are_scarcer_than_rares(set_code: str) -> None:
    found = Counter([card.code for pack in boosters(set_code) for card in pack])
    assert set(found) == {card.code for card in library().cards if card.set_code == set_code}
    assert not any(card.foil for pack in boosters(set_code) for card in pack)
    rares = {code: count for code, count in found.items() if library().by_code[code].rarity == "R"}
    ultra = {code: count for code, count in rares.items() if code in ("DF-2", "DF-31", "BP-1", "BP-31")}
    assert len(ultra) == 2
    assert max(ultra.values()) < min([count for code, count in rares.items() if code not in ultra])


@pytest.mark.rule("yj.collect.rarity", "yj.collect.booster")
def test_the_foils_of_battle_of_naboo_have_numbers_of_their_own() -> None:
    foils = {card.code for pack in boosters("BN") for card in pack if card.foil}
    numbered = {code for code in foils if code.startswith("BN-F")}
    assert numbered == {"BN-F1", "BN-F2", "BN-F10", "BN-F11"}
    assert not foils & {"BN-1", "BN-2", "BN-71", "BN-75"}


@pytest.mark.rule("yj.collect.booster")
@pytest.mark.parametrize(("set_code", "enhanced", "premium"), [("EDM", "DM", 6), ("EBN", "BN", 12)])
def test_an_enhanced_pack_is_a_booster_with_a_premium_card(
    set_code: str, enhanced: str, premium: int
) -> None:
    packs = boosters(set_code)
    assert {len(pack) for pack in packs} == {12}
    assert all(card.code.startswith(f"{enhanced}-") for pack in packs for card in pack[1:])
    assert len({pack[0].code for pack in packs}) == premium
    assert {pack[0].code.split("-")[0] for pack in packs} == {set_code}


@pytest.mark.rule("yj.collect.reflections")
def test_reflections_has_a_hundred_cards_in_four_families() -> None:
    foils = [code for code in library().printings if code.startswith("RF-")]
    others = [card for card in library().cards if card.set_code == "RF" and card.in_decks]
    assert len(foils) == 60
    assert len([code for code in foils if library().printings[code].set_code == "BP"]) == 12 + 1
    assert len([card for card in others if card.built_in != NO_FACE]) == 12
    assert len([card for card in others if card.parts]) == 14
    assert len([card for card in others if card.kind == DOUBLE]) == 14
    assert len(foils) + len(others) == 100
    out_of_packs = {card.code for pack in boosters("RF") for card in pack}
    assert out_of_packs == {*foils, *[card.code for card in others]}


@pytest.mark.rule("yj.collect.reflections")
def test_a_reflections_pack_has_three_foils_and_two_others() -> None:
    for pack in boosters("RF"):
        assert [card.foil for card in pack] == [True] * 3 + [False] * 2
        assert len({card.code for card in pack}) == 5


@pytest.mark.parametrize("set_code", ["V1", "SD"])
def test_what_was_never_sold_in_boosters_is_refused_in_one_line(set_code: str) -> None:
    with pytest.raises(BadOption, match=r"yj-no-boosters .*DM, JC, BN"):
        open_booster(library(), set_code, Chance(seed_of(1)))


# --- sealed play ---


def pool(set_code: str = "BN", count: int = 6, seed: int = 1) -> SealedPool:
    return open_sealed(library(), set_code, count, Chance(seed_of(seed)))


@pytest.mark.rule("yj.collect.starter", "yj.collect.booster")
def test_a_sealed_pool_is_a_starter_set_and_boosters() -> None:
    opened = pool()
    assert [deck.size() for deck in opened.starter] == [30, 30]
    assert [len(pack) for pack in opened.boosters] == [11] * 6
    assert sum(opened.counts(library()).values()) == 60 + 66
    assert pool().counts(library()) == opened.counts(library())
    assert pool(seed=2).counts(library()) != opened.counts(library())


@pytest.mark.rule("yj.limited.uh-oh", "yj.collect.booster")
def test_a_sealed_deck_is_built_from_its_pool() -> None:
    opened = pool()
    light = next(deck for deck in opened.starter if side_of(library(), deck) == LIGHT)
    assert breaches(light, "sealed", LIGHT) == []
    assert cards_not_owned(library(), light, opened) == []
    richer = DeckList("", light.cards | {"DM-31": 6, "DM-1": 2})
    assert cards_not_owned(library(), richer, opened) == [
        Breach(
            "yj.collect.booster", "deck-not-owned", {"title": "Royal Guard, Leader", "have": 6, "most": 5}
        ),
        Breach(
            "yj.collect.booster",
            "deck-not-owned",
            {"title": "Obi-Wan Kenobi, Young Jedi", "have": 2, "most": 0},
        ),
    ]


def test_a_foil_of_the_pool_is_owned_as_its_card() -> None:
    opened = SealedPool([], [[PackCard("BN-F1", foil=True), PackCard("BN-1")]])
    assert opened.counts(library()) == {"BN-1": 2}
    assert cards_not_owned(library(), DeckList("", {"BN-1": 1, "BN-F1": 1}), opened) == []


# --- starter sets and the sets themselves ---


@pytest.mark.rule("yj.collect.starter")
def test_a_starter_set_holds_a_fixed_light_and_a_fixed_dark_deck_of_thirty() -> None:
    decks = open_starter(library(), "DM")
    assert [deck.size() for deck in decks] == [30, 30]
    assert sorted([side_of(library(), deck) for deck in decks]) == [LIGHT, DARK]
    assert decks == open_starter(library(), "DM")
    for deck in decks:
        assert breaches(deck, "starter", side_of(library(), deck)) == []


@pytest.mark.rule("yj.collect.starter", "yj.collect.rarity")
def test_a_starter_set_holds_every_starter_only_card_of_its_set() -> None:
    codes = {code for deck in open_starter(library(), "DM") for code in deck.cards}
    starter_only = {card.code for card in library().cards if card.set_code == "DM" and card.rarity == "S"}
    assert starter_only <= codes
    assert {code.split("-")[0] for code in codes} == {"DM"}


@pytest.mark.rule("yj.collect.set-size")
@pytest.mark.parametrize("set_code", FIRST_SERIES)
def test_a_first_series_set_has_140_cards_of_fixed_rarities(set_code: str) -> None:
    cards = [card for card in library().cards if card.set_code == set_code]
    assert Counter([card.rarity for card in cards]) == {"R": 30, "U": 40, "C": 60, "S": 10}
    assert Counter([card.side for card in cards]) == {LIGHT: 70, DARK: 70}


@pytest.mark.rule("yj.collect.rarity")
@pytest.mark.parametrize("set_code", FIRST_SERIES)
def test_a_card_shows_its_set_number_and_rarity(set_code: str) -> None:
    cards = [card for card in library().cards if card.set_code == set_code]
    assert [card.code for card in cards] == [f"{set_code}-{number}" for number in range(1, 141)]
    assert [card.number for card in cards] == [str(number) for number in range(1, 141)]
    assert len([card for card in cards if card.rarity == "S"]) == 10


@pytest.mark.rule("yj.collect.starter")
def test_the_sample_decks_are_opened_like_a_starter_set() -> None:
    decks = open_starter(library(), "SD")
    assert [deck.size() for deck in decks] == [15, 15]
    assert sorted([side_of(library(), deck) for deck in decks]) == [LIGHT, DARK]
    with pytest.raises(BadOption, match="no-starter"):
        open_starter(library(), "DF")


@pytest.mark.rule("yj.collect.set-size", "yj.collect.rarity")
def test_the_later_sets_are_complete() -> None:
    sizes = Counter([card.set_code for card in library().cards if card.in_decks])
    assert sizes == {
        "DM": 140,
        "JC": 140,
        "BN": 140,
        "EDM": 6,
        "EBN": 12,
        "DF": 60,
        "RF": 40,
        "BP": 60,
        "V1": 15,
        "SD": 30,
    }
