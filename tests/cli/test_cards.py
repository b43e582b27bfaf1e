"""`cards` and `card`."""

from __future__ import annotations

import json

import pytest

from chancecube.kernel.errors import BadOption
from chancecube.terminal.commands.inputs import fold, read_range
from tests.cli.conftest import Call


def codes(call: Call, *args: str) -> list[str]:
    result = call("cards", *args, "--json")
    return [card["code"] for card in json.loads(result.stdout)]


def test_words_are_found_anywhere(call: Call) -> None:
    assert "DM-1" in codes(call, "kenobi")
    assert "DM-1" in codes(call, "OBI-WAN", "young jedi")
    assert "DM-5" in codes(call, "padme")
    assert codes(call, "dm1") == ["DM-1"]
    assert "DM-4" in codes(call, "podracer pilot")  # a trait Anakin has by name
    assert "DM-34" in codes(call, "lightsaber", "--kind", "weapon")
    assert set(codes(call, "location")) >= {"DM-65", "JC-136"}


def test_facts_narrow_a_search(call: Call) -> None:
    found = call("cards", "--side", "dark", "--kind", "char", "--power", "5+", "--planet", "naboo", "--json")
    cards = json.loads(found.stdout)
    assert cards
    for card in cards:
        assert (card["side"], card["kind"], card["planet"]) == ("dark", "character", "Naboo")
        assert card["power"] >= 5


@pytest.mark.parametrize(
    ("option", "value", "field", "allowed"),
    [
        ("--set", "JC", "set", {"JC"}),
        ("--set", "the jedi council", "set", {"JC"}),
        ("--colour", "red", "colour", {"red"}),
        ("--color", "blue", "colour", {"blue"}),
        ("--rarity", "r", "rarity", {"R"}),
        ("--uniqueness", "diamond", "uniqueness", {"diamond"}),
        ("--counters", "..1", "counters", {0, 1}),
        ("--damage", "2-3", "damage", {2, 3}),
        ("--power", "?", "power", {"?"}),
    ],
)
def test_each_filter(call: Call, option: str, value: str, field: str, allowed: set[object]) -> None:
    cards = json.loads(call("cards", option, value, "--json").stdout)
    assert {card[field] for card in cards} == allowed


def test_either_destiny_number_is_found(call: Call) -> None:
    cards = json.loads(call("cards", "--destiny", "3", "--json").stdout)
    assert all(3 in card["destinies"] for card in cards)
    assert "RF-47/23" in [card["code"] for card in cards] and "RF-47/23" in codes(call, "--destiny", "5")
    assert "BP-59" not in codes(call, "--destiny", "0")


def test_every_set_can_be_searched(call: Call) -> None:
    for name in ("DM", "JC", "BN", "EDM", "EBN", "DF", "RF", "BP", "V1", "SD"):
        assert {code.split("-")[0] for code in codes(call, "--set", name)} == {name}


def test_only_what_can_be_in_a_deck_is_listed(call: Call) -> None:
    """Halves of double impact cards and built-in weapons are no cards of their own."""
    found = codes(call)
    assert len(found) == len(set(found)) > 600
    assert not [code for code in found if code.endswith(("a", "b", "w"))]
    assert "RF-A1w" not in call("card", "RF-A1").stdout
    assert call("card", "RF-A1w").exit_code == 2
    assert "RF-A1w" not in call("card", "Jar Jar Binks' Electropol").stderr


def test_kinds_of_the_later_sets(call: Call) -> None:
    assert {"RF-54/59", "RF-47/23"} <= set(codes(call, "--kind", "double"))
    assert {"BN-59", "RF-54/59"} <= set(codes(call, "--kind", "effect"))
    assert codes(call, "--kind", "objective") == ["BP-29", "BP-59"]
    assert all(code.startswith("RF-C") for code in codes(call, "--kind", "combo"))
    assert all(code.startswith("RF-A") for code in codes(call, "--kind", "armed"))
    assert codes(call, "--kind", "armé", "--language", "fr") == codes(call, "--kind", "armed")
    assert "DM-70" in codes(call, "--kind", "starship")


def test_wild_dots(call: Call) -> None:
    wild = codes(call, "--colour", "wild")
    assert {"EDM-P1", "EBN-P16", "BP-59"} <= set(wild)
    assert codes(call, "--colour", "joker", "--language", "fr") == wild
    red = codes(call, "--fills", "red")
    assert {"DM-1", "EDM-P1"} <= set(red) and "BP-59" not in red
    assert {code.split("-")[0] for code in codes(call, "--colour", "none")} == {"SD"}


def test_virtual_cards_and_foils(call: Call) -> None:
    virtual = json.loads(call("cards", "--virtual", "--json").stdout)
    assert len(virtual) == 15 and all(card["replaces"] for card in virtual)
    foils = json.loads(call("cards", "--foil", "--json").stdout)
    assert all(any(printing["foil"] for printing in card["printings"]) for card in foils)
    assert codes(call, "RF-DM2") == ["DM-2"]  # another printing is the same card


def test_halves_are_found_by_their_titles(call: Call) -> None:
    assert {"BN-59", "RF-54/59"} <= set(codes(call, "bombad general"))
    page = json.loads(call("card", "RF-54/59", "--json").stdout)
    assert [half["kind"] for half in page["halves"]] == ["battle", "effect"]


def test_filters_speak_the_readers_language(call: Call) -> None:
    french = codes(call, "--language", "fr", "--kind", "personnage", "--colour", "rouge", "--side", "obscur")
    assert french == codes(call, "--kind", "character", "--colour", "red", "--side", "dark")


def test_sorting(call: Call) -> None:
    cards = json.loads(call("cards", "--kind", "character", "--sort", "side,-power,title", "--json").stdout)
    keys = [(card["side"] == "dark", -1 if card["power"] == "?" else card["power"]) for card in cards]
    assert keys == sorted(keys, key=lambda key: (key[0], -key[1]))


def test_no_match_is_told_like_grep_does(call: Call) -> None:
    result = call("cards", "zzyzx")
    assert (result.exit_code, result.stderr) == (1, "")
    assert "No card fits" in result.stdout
    result = call("cards", "zzyzx", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (1, [])


@pytest.mark.parametrize("width", ["60", "80", "140", "200"])
def test_the_table_fits_the_terminal(call: Call, width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    result = call("cards", "--planet", "coruscant")
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= int(width)
    assert ("Sites" in result.stdout) == (int(width) >= 120)


def test_ranges() -> None:
    assert [number for number in range(7) if read_range("--power", "2-4").holds(number)] == [2, 3, 4]
    assert [number for number in range(7) if read_range("--power", "4..2").holds(number)] == [2, 3, 4]
    assert [number for number in range(7) if read_range("--power", "5+").holds(number)] == [5, 6]
    for wrong in ("", "-", "3-", "+3", "..", "a", "3 4", "1e3"):
        with pytest.raises(BadOption):
            read_range("--power", wrong)


def test_folding() -> None:
    assert fold("Padmé's  R2-D2!") == "padmes r2 d2"


# --- card ---


def test_a_character_page(call: Call) -> None:
    result = call("card", "DM-1")
    assert result.exit_code == 0
    for said in ("Obi-Wan Kenobi", "▮▮▮▮▮", "Podrace Arena", "● red", "Jedi Lightsaber", "ready decks"):
        assert said in result.stdout


def test_an_erratum_shows_both_values_and_its_rule(call: Call) -> None:
    result = call("card", "DM-40")
    assert "printed 0" in result.stdout
    assert "yj.errata.eopie" in result.stdout


def test_an_erratum_is_told_in_the_language_asked_for(call: Call) -> None:
    assert "unique, imprimé empilable" in call("--language", "fr", "card", "BP-4").stdout
    assert "works with Coruscant Guard, printed Republic Guard" in call("card", "JC-61").stdout.replace(
        "\n", " "
    )


def test_who_can_use_a_weapon(call: Call) -> None:
    page = json.loads(call("card", "DM-34", "--json").stdout)
    assert {"DM-1", "BN-1"} <= set(page["companions"])
    known = {card["code"]: card for card in json.loads(call("cards", "--side", "light", "--json").stdout)}
    assert set(page["companions"]) <= set(known)


def test_companions_work_both_ways(call: Call) -> None:
    """A weapon names its users, and each of them names the weapon."""
    for weapon in ("DM-34", "DM-37", "DM-61"):
        for user in json.loads(call("card", weapon, "--json").stdout)["companions"][:3]:
            assert weapon in json.loads(call("card", user, "--json").stdout)["companions"]


def test_a_long_list_is_cut_unless_all_is_asked_for(call: Call) -> None:
    assert "more (--all names them)" in call("card", "DM-61").stdout
    assert "more (--all names them)" not in call("card", "DM-61", "--all").stdout


def test_a_comma_in_a_title_cuts_nothing_off(call: Call) -> None:
    page = call("card", "DM-4", "--all").stdout
    assert "Cha Skrunee Da Pat, Sleemo DM-49" in page
    assert "Anakin Skywalker, Meet Obi-Wan Kenobi DM-47" in page


def test_cards_may_be_named(call: Call) -> None:
    assert "DM-2" in call("card", "Qui-Gon", "Jinn,", "Jedi", "Master").stdout


@pytest.mark.parametrize(
    "code",
    [
        *["DM-4", "DM-34", "DM-61", "DM-65", "DM-68", "JC-61", "BN-59", "BN-139", "BP-4", "BP-59"],
        *["EDM-P1", "RF-A1", "RF-C1", "RF-54/59", "V1-74", "SD-1"],
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_has_a_page_in_both_languages(call: Call, code: str, language: str) -> None:
    result = call("card", code, "--language", language)
    assert result.exit_code == 0
    assert "cli-" not in result.stdout and "yj-" not in result.stdout
