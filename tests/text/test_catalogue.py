"""Cards as data: what clients draw, search and foresee plans with."""

from __future__ import annotations

from typing import Any

import pytest

from chancecube.text.catalogue import catalogue
from chancecube.young_jedi.library import library
from chancecube.young_jedi.vocabulary import Outcome

SHELF = catalogue("young-jedi")


def data(code: str) -> dict[str, Any]:
    return SHELF.data(code)


def test_every_card_has_its_data() -> None:
    for code in SHELF.codes():
        card = data(code)
        assert card["in_decks"] == library().by_code[code].in_decks
        if card["in_decks"] and card["set"] != "SD":
            assert card["colour"] or card["white"], code


def test_wild_cards_have_white_dots_and_no_colour() -> None:
    objective = data("BP-59")
    assert (objective["colour"], objective["white"]) == (None, ["orange", "yellow", "purple"])
    assert (objective["destiny"], objective["destinies"]) == (None, [])


def test_a_double_impact_card_names_its_halves() -> None:
    double = data("RF-54/59")
    assert double["kinds"] == ["battle", "effect"]
    assert double["halves"] == ["RF-54/59a", "RF-54/59b"]
    assert data("RF-54/59b")["whole"] == "RF-54/59"
    assert data("RF-54/59b")["counters"] == 3


def test_an_armed_character_names_its_weapon() -> None:
    armed = data("RF-A3")
    assert armed["weapon"] == "RF-A3w"
    assert armed["built_in"] == [{"pips": 2, "cubes": 1, "against": None, "spared": None, "duels": True}]
    assert armed["destinies"] == [3, 2]


def test_a_weapon_against_somebody() -> None:
    booma = data("DF-13")["uses"]
    assert [use["pips"] for use in booma] == [2, 2, 0]
    assert "BN-3" in booma[0]["users"] and "BN-3" not in booma[1]["users"]
    assert "DM-1" in booma[1]["users"] and "BN-81" in booma[1]["against"]
    assert "DM-71" not in booma[2]["users"]
    assert data("BP-20")["uses"][0]["duels"] is False
    assert data("V1-42")["uses"][1]["spared"]


def test_a_battle_card_for_two_weapons() -> None:
    usage = data("DF-44")["usages"][0]
    assert (usage["size"], usage["weapons"]) == (1, 2)
    staps, rifles = usage["two_weapons"]
    assert "DM-116" in staps and "DM-118" in rifles and "DM-116" not in rifles


def test_conditions_and_outcomes_go_by_name() -> None:
    revenge = data("RF-C9")
    assert revenge["outcomes"] == ["force-push"]
    assert revenge["condition"]["is"] == "fighting"
    assert revenge["when"] == revenge["condition"]["who"]
    assert data("BP-24")["when"] == []
    assert data("BP-24")["condition"] == {"is": "lost-unsurrendered"}
    named = {outcome for code in SHELF.codes() for outcome in data(code).get("outcomes", [])}
    assert len(named) == len(Outcome.__subclasses__())


def test_bonuses_of_texts() -> None:
    pilots = data("BN-130")["bonuses"]
    assert [(one["of"], one["amount"], one["reach"]) for one in pilots] == [
        ("power", 1, "anywhere"),
        ("damage", -1, "anywhere"),
    ]
    assert "DM-109" not in pilots[0]["for"] and "BP-31" in pilots[0]["for"]
    assert data("EBN-P12")["bonuses"][0]["when"] == {"is": "has-controlled", "planet": None, "opponent": True}


def test_printings_and_what_a_virtual_card_replaces() -> None:
    assert data("DM-2")["printings"] == [{"code": "RF-DM2", "foil": True}]
    assert data("V1-3")["replaces"] == "JC-3"
    assert data("EBN-P11")["traits"] == ["naboo officer", "naboo security", "royal guard"]


@pytest.mark.parametrize(
    ("code", "other"),
    [
        ("DF-17", "DM-23"),  # a battle card for a Gungan with two weapons
        ("DF-17", "DM-41"),  # and one of the two
        ("JC-124", "DM-114"),  # a battle card for a tank with its cannon
        ("DF-20", "BN-67"),  # a battle card for a starship
        ("DF-3", "DM-69"),  # a pilot who strengthens starfighters
        ("EBN-P18", "BN-78"),  # a character who brings another from the draw deck
        ("RF-54/59", "DM-23"),  # a double impact card
        ("BP-59", "BP-31"),  # the race and a pilot
        ("BP-29", "BP-16"),  # the race and a podracer
        ("V1-32", "DM-70"),  # a character who may serve as a battle card for a starship
    ],
)
def test_cards_that_work_together(code: str, other: str) -> None:
    assert other in SHELF.works_with(code)
    assert code in SHELF.works_with(other)


def test_nobody_arms_an_armed_character() -> None:
    arms = [code for code in SHELF.works_with("RF-A3") if data(code)["kind"] == "weapon"]
    assert arms == []


def test_who_may_not_use_battle_cards_is_shown_with_none() -> None:
    assert [code for code in SHELF.works_with("V1-3") if data(code)["kind"] == "battle"] == []
    assert "V1-3" not in SHELF.works_with("DM-53") and "JC-3" in SHELF.works_with("DM-53")


def test_a_character_who_may_serve_as_a_battle_card_says_for_whom() -> None:
    usage = data("V1-32")["usages"][0]
    assert usage["size"] == 1 and usage["places"] == [["DM-70", "JC-70", "BN-70"]]
    assert "usages" not in data("JC-32")


def test_settings() -> None:
    assert SHELF.settings() == {"tournament": ["no", "yes"], "honour": ["no", "yes"]}
