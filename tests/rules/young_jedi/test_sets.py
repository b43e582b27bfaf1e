"""The effects of all sets: none missing, all about cards that exist, and each with the right people."""

from __future__ import annotations

from typing import Any

import pytest

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, EFFECT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import CORUSCANT, GUNGAN_SWAMP, MOS_ESPA, NABOO, NOWHERE, THEED_PALACE
from chancecube.young_jedi.sets.all_sets import ALL_SETS
from chancecube.young_jedi.vocabulary import (
    BattleText,
    Box,
    CardText,
    Damage,
    DeployStep,
    FromDeck,
    Kind,
    Named,
    OnlyLoses,
    Rescue,
    Sacrifice,
    ToHand,
    WhenDeploys,
    WhenDiscarding,
    WhenOtherDeploys,
    Who,
)
from chancecube.young_jedi.vocabulary.in_play import ANYWHERE, ShuffleBack


def card(code: str) -> Card:
    return library().by_code[code]


def codes(who: Who) -> list[str]:
    """The cards people own that are meant."""
    return [one.code for one in library().cards if one.in_decks and who.meant(one.index)]


def numbers(set_code: str, words: str) -> list[str]:
    """Codes from a short list: numbers, and ranges as 5-9."""
    found: list[str] = []
    for word in words.split():
        first, dash, last = word.partition("-")
        letters = first.rstrip("0123456789")
        until = int(last if dash else first.removeprefix(letters))
        found += [f"{set_code}-{letters}{n}" for n in range(int(first.removeprefix(letters)), until + 1)]
    return found


# --- complete ---


def test_the_sets_stand_in_the_order_in_which_they_appeared() -> None:
    assert [effects.code for effects in ALL_SETS] == [
        "DM",
        "JC",
        "BN",
        "EDM",
        "EBN",
        "DF",
        "RF",
        "BP",
        "V1",
        "SD",
    ]
    counts = {effects.code: 0 for effects in ALL_SETS}
    for one in library().cards:
        if one.in_decks:
            counts[one.set_code] += 1
    assert counts == {
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


# Every card on which a text is printed, beside the boxes of weapons. Objectives and Armed & Dangerous
# characters print rules of the game, and double impact cards the texts of the cards they reprint.
BATTLE_TEXTS = [
    *numbers("DM", "47-64 121-134"),
    *numbers("JC", "52-64 120-134"),
    *numbers("BN", "44-58 118-128"),
    *numbers("DF", "14-22 44-54"),
    *numbers("RF", "C1-14"),
    *numbers("BP", "22-25 52-55"),
    *numbers("V1", "62 132"),
    *numbers("SD", "12-14 27-29"),
]
TEXTS_IN_PLAY = [
    *numbers("BN", "1-3 7 10 59-63 71 72 75 77 78 129-133"),
    *numbers("EDM", "P1-6"),
    *numbers("EBN", "P8-19"),
    *numbers("DF", "1-11 23-40 55-60"),
    *numbers("BP", "1-10 15 20 26-28 30-34 36-49 56-58 60"),
    *numbers("V1", "3 4 7 9 12 14 16 21 32 39 74 94"),
]
DUEL_TEXTS = [*numbers("DF", "14 16 19 21 22 45-47 51 53"), *numbers("V1", "42")]


def test_every_printed_text_has_an_effect_and_nothing_else_has() -> None:
    owned = [one for one in library().cards if one.in_decks]
    assert [one.code for one in owned if one.text is not None and one.kind == BATTLE] == BATTLE_TEXTS
    assert {one.code for one in owned if one.says is not None} == set(TEXTS_IN_PLAY)
    assert {one.code for one in owned if one.duel is not None} == set(DUEL_TEXTS)


def test_effects_belong_to_cards_of_the_fitting_kind() -> None:
    for effects in ALL_SETS:
        assert {card(code).kind for code in effects.weapons} <= {WEAPON}
        assert {card(code).kind for code in effects.battle_cards} <= {BATTLE}
        assert all(code.startswith(f"{effects.code}-") for code in effects.texts)
    weapons = {one.code for one in library().cards if one.kind == WEAPON and one.in_decks}
    assert weapons == {code for effects in ALL_SETS for code in effects.weapons}
    assert all(one.says is not None for one in library().cards if one.kind == EFFECT)


def test_a_bonus_in_a_text_has_dots_to_count_and_dots_have_a_bonus() -> None:
    for one in library().cards:
        if one.says is not None:
            gives = bool(one.says.powers) or one.code == "V1-32"
            assert gives == (one.pips > 0), one


def test_a_card_of_the_sample_decks_does_what_its_original_does() -> None:
    for number, original in zip(
        [9, 10, 11, 24, 25, 26], ["34", "38", "46", "107", "116", "120"], strict=True
    ):
        assert card(f"SD-{number}").boxes is card(f"DM-{original}").boxes
        assert card(f"SD-{number}").title == card(f"DM-{original}").title
    for number, original in zip(
        [12, 13, 14, 27, 28, 29], ["51", "57", "63", "125", "129", "130"], strict=True
    ):
        assert card(f"SD-{number}").text is card(f"DM-{original}").text
        assert card(f"SD-{number}").title == card(f"DM-{original}").title


def test_foils_are_found_under_their_own_codes() -> None:
    assert library().find("BN-F10") is card("BN-71")
    assert library().find("RF-P7") is card("BP-15")
    assert len(library().printings) == 64


# --- about cards that exist ---

LINKS = ["who", "but", "beating", "against", "spared", "using", "when", "deed"]
LISTS = ["parts", "places", "sorts", "usages", "outcomes", "words"]


def whos(thing: Any) -> list[Who]:
    """All that an effect speaks of, parts of parts included."""
    found = [thing] if isinstance(thing, Who) else []
    inner = [getattr(thing, name, None) for name in LINKS]
    for name in LISTS:
        inner += getattr(thing, name, None) or []
    for one in inner:
        if one is not None and not isinstance(one, (int, str)):
            found += whos(one)
    return found


def effects_of(one: Card) -> list[Box | BattleText | CardText]:
    return [*one.boxes, *[text for text in (one.text, one.says) if text is not None]]


@pytest.mark.parametrize("set_code", [effects.code for effects in ALL_SETS])
def test_everybody_a_set_speaks_of_exists(set_code: str) -> None:
    cards = library().cards
    for one in cards:
        for effect in effects_of(one) if one.set_code == set_code else []:
            for who in whos(effect):
                assert any(who.among(cards)), (one, who)
                parts: list[Who] = []
                if isinstance(who, Named):
                    parts = [Named(title) for title in who.titles]
                elif isinstance(who, Kind):
                    parts = [Kind(trait) for trait in who.traits]
                for part in parts:
                    assert any(part.among(cards)), (one, part)


def test_the_search_for_everybody_looks_into_all_corners() -> None:
    def titles(code: str) -> set[str]:
        named: set[str] = set()
        for effect in effects_of(card(code)):
            for who in whos(effect):
                named |= set(who.titles) if isinstance(who, Named) else set()
        return named

    assert titles("V1-21") == {"Yarael Poof"}
    assert titles("V1-7") == {"Jedi Training"}
    assert titles("BN-55") == {"Qui-Gon Jinn", "Queen Amidala", "Padmé Naberrie"}
    assert titles("DF-15") == {"Naboo Blaster"}
    assert titles("EBN-P16") == {"Aurra Sing's Blaster Rifle"}
    assert titles("BP-51") == {"Watto", "Gragra", "Bib Fortuna"}
    assert titles("EDM-P5") == {"Yoka To Bantha Poodoo"}


# --- weapons ---


def box_of(weapon: str, user: str) -> tuple[int, int] | None:
    index = card(weapon).box_for[card(user).index]
    if index < 0:
        return None
    box = card(weapon).boxes[index]
    return box.pips, box.cubes


@pytest.mark.rule("yj.battle.weapon-bonus")
@pytest.mark.parametrize(
    ("weapon", "user", "expected"),
    [
        ("BN-34", "BN-7", (2, 1)),
        ("BN-34", "DM-1", (0, 1)),
        ("BN-34", "BN-4", None),
        ("BN-35", "JC-15", (2, 1)),
        ("BN-35", "BN-7", (1, 1)),
        ("BN-36", "DM-15", (2, 1)),
        ("BN-36", "BN-22", (0, 1)),
        ("BN-37", "BN-26", (2, 1)),
        ("BN-37", "DF-11", (2, 1)),
        ("BN-37", "DM-1", (0, 1)),
        ("BN-38", "BN-12", (2, 1)),
        ("BN-38", "DM-3", (0, 1)),
        ("BN-38", "DM-1", None),
        ("BN-39", "BN-31", (2, 1)),
        ("BN-39", "BN-14", (0, 1)),
        ("BN-40", "BN-14", (1, 1)),
        ("BN-40", "BN-13", None),
        ("BN-41", "EBN-P11", (2, 1)),
        ("BN-41", "BN-6", (0, 1)),
        ("BN-109", "BN-108", (0, 2)),
        ("BN-109", "BN-72", None),
        ("BN-110", "BN-72", (1, 1)),
        ("BN-110", "DF-33", (1, 1)),
        ("BN-110", "BP-33", None),
        ("BN-111", "BN-98", (1, 1)),
        ("BN-113", "BN-83", (2, 1)),
        ("BN-113", "BN-84", (0, 1)),
        ("BN-114", "BN-80", (2, 1)),
        ("BN-115", "DF-34", (1, 1)),
        ("BN-115", "BN-96", None),
        ("DF-12", "DF-2", (2, 1)),
        ("DF-12", "DF-1", (1, 1)),
        ("DF-12", "BN-7", None),
        ("DF-13", "BN-3", (2, 1)),
        ("DF-13", "BN-22", (0, 1)),
        ("DF-41", "DF-33", (2, 1)),
        ("DF-41", "BN-71", (0, 1)),
        ("DF-41", "BN-73", None),
        ("DF-42", "DF-37", (1, 1)),
        ("DF-42", "DF-36", (0, 1)),
        ("DF-43", "BN-77", (2, 1)),
        ("DF-43", "BP-39", (1, 1)),
        ("DF-43", "BN-84", None),
        ("BP-16", "BP-11", (3, 1)),
        ("BP-16", "BP-1", (0, 1)),
        ("BP-17", "BP-12", (3, 1)),
        ("BP-18", "BP-13", (3, 1)),
        ("BP-19", "BP-14", (3, 1)),
        ("BP-19", "BP-15", None),
        ("BP-20", "BP-15", (2, 0)),
        ("BP-21", "BP-15", (3, 0)),
        ("BP-48", "BN-94", (2, 0)),
        ("BP-49", "BP-38", (1, 1)),
        ("BP-49", "BN-94", None),
        ("BP-50", "BN-94", (3, 0)),
        ("BP-51", "V1-74", (2, 1)),
        ("BP-51", "BP-43", (1, 1)),
        ("BP-51", "BN-93", None),
        ("V1-42", "JC-13", (3, 1)),
        ("V1-42", "BN-2", (2, 1)),
        ("V1-42", "DM-1", None),
        ("V1-42", "V1-12", None),
    ],
)
def test_a_weapon_gives_each_user_what_is_printed_for_it(
    weapon: str, user: str, expected: tuple[int, int] | None
) -> None:
    assert box_of(weapon, user) == expected


@pytest.mark.rule("yj.armed.no-weapon")
def test_nobody_with_a_weapon_built_in_uses_another() -> None:
    armed = [one for one in library().cards if one.built_in >= 0]
    assert [one.code for one in armed] == numbers("RF", "A1-12")
    for one in armed:
        assert library().cards[one.built_in].box_for[one.index] == -1
        assert box_of("BN-42", one.code) is None
    assert box_of("BN-38", "RF-A2") is None
    assert box_of("BN-38", "BN-12") == (2, 1)


def test_a_box_against_somebody_waits_for_the_fight() -> None:
    booma = card("DF-13").boxes[1]
    assert booma.against is not None
    assert codes(booma.against) == ["DM-88", "JC-80", "BN-81", "BN-82", "EDM-P6", "SD-22"]
    for code in ("BP-21", "BP-50"):
        always, against = card(code).boxes
        assert (always.pips, always.cubes, always.duels, always.against) == (3, 0, False, None)
        assert (against.pips, against.cubes, against.duels) == (3, 1, True)
        assert against.against is not None
        for index, one in enumerate(library().cards):
            if one.kind == CHARACTER:
                assert against.who.meant(index) != against.against.meant(index)
    assert not card("BP-20").boxes[0].duels and not card("BP-48").boxes[0].duels


def test_the_virtual_lightsaber_spares_droids_for_those_it_does_not_name() -> None:
    adi_gallia, master = card("V1-42").boxes
    assert adi_gallia.spared is None
    assert master.spared is not None
    assert {"BN-96", "BN-84", "BN-98", "BN-83", "BP-35", "DF-38"} <= set(codes(master.spared))
    assert not {"BN-81", "BN-108", "BN-139"} & set(codes(master.spared))


# --- battle cards ---


def fits(code: str, users: str, weapons: str = "", site: int = THEED_PALACE) -> bool:
    text = card(code).text
    assert text is not None
    faces = [card(weapon).index for weapon in weapons.split()]
    return text.usage_for([card(user) for user in users.split()], faces, site, False) is not None


@pytest.mark.parametrize(
    ("code", "users", "others"),
    [
        ("BN-44", ["BN-19 BN-20", "EBN-P11 BN-19"], ["BN-19 BN-6", "BN-19"]),
        ("BN-45", ["BN-31", "BN-32"], ["BN-14", "BN-3"]),
        ("BN-46", ["BN-2 BN-1", "BN-1 BN-2"], ["BN-1 BN-33"]),
        ("BN-47", ["BN-12", "DM-17", "BN-32", "DM-22"], ["BN-31", "BN-14", "JC-32"]),
        ("BN-48", ["BN-14 BN-31", "BN-28 BP-10"], ["BN-14 BN-3", "BN-31 BN-28"]),
        ("BN-50", ["BN-22 BN-23 BN-24", "EBN-P11 BN-24 DM-31"], ["BN-22 BN-23", "BN-22 BN-23 BN-19"]),
        ("BN-54", ["BN-4 BN-11", "EBN-P13 EBN-P9"], ["BN-4", "BN-11 DM-12"]),
        ("BN-55", ["BN-2 BN-8", "BN-5 BN-2"], ["BN-8 BN-5", "BN-2 BN-1"]),
        ("BN-57", ["BN-4", "EBN-P9"], ["BN-11"]),
        ("BN-118", ["BN-101", "DM-99"], ["BN-80", "BN-84", "BN-96"]),
        ("BN-119", ["BN-81 BN-101", "BN-99 BN-82"], ["BN-81 BN-80", "BN-81 BN-82"]),
        ("BN-122", ["BN-72 BN-107"], ["BN-72 BN-78"]),
        ("BN-124", ["BN-71 BN-72"], ["BN-71 BN-108"]),
        ("BN-126", ["BN-72", "DM-72"], ["BN-71"]),
        ("BN-127", ["BN-96 BN-97", "DM-89 DM-89"], ["BN-96 BN-79", "BN-96 BN-83"]),
        ("BN-128", ["BN-99 BN-100 BN-106", "DM-99 DM-99 DM-99"], ["BN-99 BN-100", "BN-99 BN-100 BN-84"]),
        ("DF-18", ["DF-9 DF-10", "DF-9 V1-32", "BN-69 BN-70"], ["DF-9 BP-1", "BN-69 BN-68", "DF-9 BN-69"]),
        ("DF-20", ["DF-9", "BN-67", "BP-30"], ["BN-70", "DF-10"]),
        ("DF-48", ["DF-34", "BN-140", "BP-60"], ["BN-139", "BP-39"]),
        ("DF-49", ["BN-83 BN-96", "BN-97 BN-83"], ["BN-83 BN-79", "BN-96 BN-97"]),
        ("DF-52", ["DF-34 BN-99", "BN-137 BN-138"], ["DF-34 BN-100", "BN-137 BN-140"]),
        ("RF-C5", ["BN-4 BN-3"], ["BN-4", "BN-3"]),
        ("RF-C8", ["BN-99 BN-100 BN-101"], ["BN-99 BN-100", "BN-99"]),
        ("RF-C11", ["BN-76 DM-77", "DM-77 DM-84"], ["BN-76 BP-34", "BN-76 BN-74", "BN-76"]),
        ("RF-C13", ["BN-85 BN-96"], ["BN-85", "BN-96 BN-97"]),
        ("BP-23", ["BN-17 BN-8", "BN-9 EBN-P10"], ["BN-17 BN-18", "BN-8 BN-9"]),
        ("BP-25", ["BP-1 BP-15"], ["BP-1"]),
        ("BP-55", ["DF-38", "DF-60", "DF-38 DF-39", "BN-139 DF-60"], ["BN-138", "BN-96", "DF-38 BN-96"]),
        ("V1-62", ["BN-1", "BN-69"], ["BN-1 BN-2"]),
        ("V1-132", ["BN-81", "BN-139"], ["BN-71 BN-72"]),
    ],
)
def test_a_battle_card_is_used_with_those_it_names(code: str, users: list[str], others: list[str]) -> None:
    assert [fits(code, one) for one in users] == [True] * len(users)
    assert [fits(code, one) for one in others] == [False] * len(others)


def test_battle_cards_of_a_place_are_used_there_alone() -> None:
    for code in ("BN-58", "BN-120"):
        assert fits(code, "BN-1", site=GUNGAN_SWAMP)
        assert not fits(code, "BN-1", site=MOS_ESPA)
        assert not fits(code, "BN-1", site=NOWHERE)
    assert fits("BN-121", "BN-71", site=GUNGAN_SWAMP)
    assert not fits("BN-121", "BN-71", site=THEED_PALACE)


@pytest.mark.rule("yj.battle.two-weapons-ruling")
@pytest.mark.parametrize(
    ("codes", "user", "weapons", "others"),
    [
        (["DF-15"], "BN-19", ["BN-41 DM-44", "JC-49 JC-48"], ["BN-41", "BN-41 BN-42", "BN-41 JC-48"]),
        (["DF-17", "RF-C3"], "BN-14", ["BN-40 BN-36", "DM-38 DM-41"], ["BN-40", "BN-36 BN-39"]),
        (["DF-44", "RF-C10"], "BN-101", ["BN-114 BN-115", "DM-118 SD-25"], ["BN-114", "BN-114 BN-117"]),
    ],
)
def test_two_weapons_at_once_are_one_of_each_sort(
    codes: list[str], user: str, weapons: list[str], others: list[str]
) -> None:
    for code in codes:
        assert all([fits(code, user, both) for both in weapons])
        assert not any([fits(code, user, both) for both in others])
        assert not fits(code, "BN-1" if user != "BN-101" else "BN-80", weapons[0])


@pytest.mark.rule("yj.combo.both")
def test_a_combo_card_gives_what_both_its_cards_give() -> None:
    for code, pips, cubes in [("RF-C1", 4, 0), ("RF-C2", 3, 2), ("RF-C9", 3, 0), ("RF-C14", 4, 0)]:
        assert (card(code).pips, card(code).cubes) == (pips, cubes)
    for code in ("RF-C6", "RF-C9", "RF-C14"):
        text = card(code).text
        assert text is not None and text.when is not None and len(text.outcomes) == 1
    text = card("RF-C2").text
    assert text is not None and text.weapons == 0


def test_of_a_beaten_group_only_the_one_named_is_lost() -> None:
    for code, lost, kept in [
        ("BN-48", "BN-31", "BN-14"),
        ("BN-119", "BN-101", "BN-81"),
        ("BN-122", "BN-107", "BN-72"),
        ("DF-49", "BN-96", "BN-83"),
        ("BP-23", "BN-17", "BN-8"),
    ]:
        text = card(code).text
        assert text is not None
        (outcome,) = text.outcomes
        assert isinstance(outcome, OnlyLoses)
        assert outcome.who.meant(card(lost).index) and not outcome.who.meant(card(kept).index)
    text = card("RF-C5").text
    assert text is not None
    (outcome,) = text.outcomes
    assert isinstance(outcome, Rescue)
    assert outcome.rescues(card("BN-3").index) and not outcome.rescues(card("BN-4").index)


# --- texts in play ---


def words(code: str) -> CardText:
    text = card(code).says
    assert text is not None
    return text


@pytest.mark.rule("yj.trait.own-side-ruling")
def test_an_effects_bonus_reaches_everywhere_and_added_damage_is_the_opponents() -> None:
    for one in library().cards:
        if one.kind == EFFECT and one.says is not None:
            for word in [*one.says.powers, *one.says.damages]:
                assert word.reach == ANYWHERE
                assert not isinstance(word, Damage) or word.theirs == (word.amount > 0)


@pytest.mark.parametrize(
    ("code", "meant", "others"),
    [
        ("BN-59", "BN-3 BN-31 BN-12 BN-32", "BN-13 BN-6"),
        ("BN-130", "BN-73 DM-80", "BN-74 DM-93"),
        ("DF-27", "BN-6 EBN-P11 DM-31 BN-19 BN-22", "BN-24 BN-29 BN-25"),
        ("DF-29", "DF-11 BN-26 BN-25 JC-33", "BN-22 BN-9"),
        ("DF-59", "BN-79 BN-83 BN-96", "BN-80 BN-81"),
        ("BP-27", "BN-13 BN-24 BN-69 BN-70 JC-68 JC-70", "BN-67 BN-22"),
        ("BP-57", "V1-74 DM-86 BN-95 BN-89 JC-95", "BN-94 BN-76"),
        ("BP-58", "BN-76 DM-77 BN-86 BP-41 BP-43 BN-93", "BN-74 BN-89"),
        ("DF-3", "BN-69 JC-68", "BN-70"),
        ("DF-9", "BN-67 BN-70", "BN-69"),
        ("BP-2", "BN-1 BN-2 BN-7", "BN-10 BP-2 BN-4"),
    ],
)
def test_a_bonus_for_others_is_for_those_named(code: str, meant: str, others: str) -> None:
    (word,) = words(code).powers
    assert word.who is not None
    assert [one for one in meant.split() if not word.who.meant(card(one).index)] == []
    assert [one for one in others.split() if word.who.meant(card(one).index)] == []


def sought(code: str) -> list[str]:
    """What a text lets its owner take or deploy from the draw deck."""
    for word in words(code).words:
        if isinstance(word, (WhenDeploys, WhenOtherDeploys, DeployStep, WhenDiscarding)):
            if isinstance(word.deed, (FromDeck, ToHand, ShuffleBack)):
                return codes(word.deed.who)
    raise AssertionError(code)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("EBN-P16", ["DM-108"]),
        ("EBN-P18", ["JC-77", "BN-78", "EBN-P19"]),
        ("EBN-P19", ["DM-105", "JC-104", "BN-107"]),
        ("DF-4", ["DM-37"]),
        ("DF-38", ["DM-139", "JC-139", "BN-139", "DF-60"]),
        ("DF-60", ["DF-38", "DF-39", "DF-40"]),
        ("BP-4", ["BP-5", "BP-6", "BP-7", "BP-8", "BP-9"]),
        ("BP-36", ["DM-95", "DM-96", "BP-36", "BP-37", "BP-38"]),
        ("BP-41", ["BN-86", "BN-87", "BN-88", "BP-41"]),
        ("BP-47", ["JC-116"]),
        ("V1-9", ["JC-60"]),
    ],
)
def test_a_search_finds_what_it_names(code: str, found: list[str]) -> None:
    assert sought(code) == found


@pytest.mark.rule("yj.double.kind-ruling")
def test_searches_by_kind_find_halves_of_that_kind() -> None:
    battle_cards = sought("BP-7")
    assert {"DM-47", "RF-C1", "RF-54/59", "RF-122/129"} <= set(battle_cards)
    assert sought("BP-43") == battle_cards == sought("V1-16")
    assert "BN-69" in sought("BP-8") and "DM-65" in sought("BP-9")
    assert sought("BP-5") == sought("BP-42") == sought("BP-20") == sought("BP-48")
    assert not any(one.startswith("RF") for one in sought("BP-5"))
    assert {"RF-61/19", "RF-127/53", "V1-42"} <= set(sought("V1-7"))
    assert "RF-64/26" not in sought("V1-7")


@pytest.mark.rule("yj.armed.never-weapon-card")
def test_a_fetched_lightsaber_is_a_weapon_card() -> None:
    for code in ("DF-26", "DF-57"):
        assert {"DM-34", "DM-107", "DF-12", "DF-41", "V1-42"} <= set(sought(code))
        assert not any(one.startswith("RF") for one in sought(code))


@pytest.mark.rule("yj.trait.subtitle-version")
def test_a_version_is_one_version_in_all_its_printings() -> None:
    for code, versions in [
        ("BN-2", ["DM-2", "SD-2"]),
        ("BN-7", ["DM-10", "SD-5"]),
        ("BN-10", ["DM-7"]),
        ("BN-71", ["DM-71", "SD-16"]),
    ]:
        (who,) = whos(words(code))
        assert codes(who) == versions


@pytest.mark.rule("yj.trait.other", "yj.trait.jedi-master")
def test_another_jedi_master_is_never_oneself() -> None:
    cheaper = words("V1-21").cheaper
    assert cheaper is not None and cheaper.counters == 2
    present = codes(whos(cheaper)[0])
    assert "BN-2" in present and "V1-14" in present
    assert not {"JC-21", "V1-21", "DM-1", "JC-12"} & set(present)


def test_texts_of_a_planet_name_it() -> None:
    arrivals = {
        one.code: word.planet
        for one in library().cards
        if one.says is not None
        for word in one.says.arrivals
        if word.planet != NOWHERE
    }
    assert {code for code, planet in arrivals.items() if planet == CORUSCANT} == {"EBN-P14", "DF-11", "DF-37"}
    assert {code for code, planet in arrivals.items() if planet == NABOO} == {"EBN-P18", "EBN-P19"}
    assert {code for code in arrivals if arrivals[code] not in (CORUSCANT, NABOO)} == {"BP-36", "BP-41"}


def test_any_diamond_card_means_characters_and_weapons() -> None:
    for code in ("DF-28", "DF-55"):
        (word,) = words(code).words
        assert isinstance(word, Sacrifice)
        assert {"BN-96", "BN-22", "BN-114", "BP-20"} <= set(codes(word.who))
        assert not {"BN-71", "BN-109", "BN-69", "EBN-P11"} & set(codes(word.who))
