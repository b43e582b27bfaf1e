"""`deck` and `packs`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call

MESSY = """
// My deck
Characters:
4x Jawa, Bargainer
DM 31 x5
5 dm-32
1 [DM-33] Obi-Wan Kenobi
2 DM45
DM-46 ×3
5 Security Volunteers
Locations:
3 DM-65
DM-66
DM-67
"""


def test_ready_decks_are_listed_with_words_to_call_them(call: Call) -> None:
    decks = json.loads(call("deck", "list", "--json").stdout)
    assert len(decks) >= 6
    for deck in decks:
        assert deck["formats"]
        assert json.loads(call("deck", "show", deck["word"], "--json").stdout)["name"] == deck["name"]
    table = call("deck", "list").stdout
    assert all(deck["word"] in table for deck in decks)


def test_checking_says_legal(call: Call) -> None:
    result = call("deck", "check", "starter light", "starter-dark")
    assert result.exit_code == 0
    assert result.stdout.count("legal in the starter format") == 2


def test_checking_names_every_breach_with_its_rule(call: Call) -> None:
    result = call("deck", "check", "starter light", "--format", "full")
    assert result.exit_code == 1
    assert "yj.deck.sixty" in result.stdout
    assert result.stdout.count("yj.deck.six-by-ten") == 6
    report = json.loads(call("deck", "check", "starter light", "--format", "full", "--json").stdout)
    assert len(report[0]["breaches"]) == 7 and not report[0]["legal"]


def test_checking_several_fails_if_one_does(call: Call) -> None:
    result = call("deck", "check", "starter light", "world championship dark", "--language", "fr")
    assert result.exit_code == 1
    assert "✓" in result.stdout and "✗" in result.stdout


def test_reading_is_tolerant_and_writing_exact(call: Call, tmp_path: Path) -> None:
    text = call("deck", "convert", "-", stdin=MESSY)
    assert text.exit_code == 0
    assert text.stdout.startswith("# My deck\n4 DM-30 Jawa, Bargainer\n5 DM-31 Royal Guard, Leader\n")
    path = tmp_path / "deck.txt"
    path.write_text(text.stdout, encoding="utf-8")
    assert call("deck", "convert", str(path)).stdout == text.stdout
    as_json = call("deck", "convert", str(path), "--to", "json").stdout
    assert json.loads(as_json)["cards"]["DM-31"] == 5
    assert call("deck", "convert", "-", stdin=as_json).stdout == text.stdout
    assert call("deck", "check", "-", stdin=as_json).exit_code == 0


def test_a_deck_without_a_name_is_named_after_its_file(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "jawas.txt"
    path.write_bytes("\ufeff4 DM-30\n".encode())
    assert json.loads(call("deck", "show", str(path), "--json").stdout)["name"] == "jawas"


@pytest.mark.parametrize(
    ("name", "english", "title"),
    [
        ("young-jedi", "Jedi Duelists (Light)", "Duellistes Jedi (Côté Lumineux)"),
        ("jedi-knights", "Han: A Long Shot", "Han\u00a0: un coup de chance"),
    ],
)
def test_ready_decks_are_called_in_the_readers_language(
    call: Call, name: str, english: str, title: str
) -> None:
    french = ["--game", name, "--language", "fr"]
    told = json.loads(call("deck", "list", *french, "--json").stdout)
    word = next(deck["word"] for deck in told if deck["name"] == english)
    assert next(deck["title"] for deck in told if deck["name"] == english) == title
    table = call("deck", "list", *french).stdout
    assert title in table and english not in table and word in table
    assert english in call("deck", "list", "--game", name).stdout
    for words in (word, english, title):  # every name finds it
        assert call("deck", "show", words, *french).stdout.startswith(f"{title}\n")
        assert json.loads(call("deck", "show", words, *french, "--json").stdout)["name"] == english
    assert f"{title}\u00a0: " in call("deck", "check", word, *french).stdout
    assert call("deck", "show", title, "--game", name).exit_code == 2  # an English reader knows no such deck


def test_a_card_page_names_ready_decks_in_the_readers_language(call: Call) -> None:
    french = call("card", "DM-2", "--language", "fr").stdout
    assert "Duellistes Jedi (Côté Lumineux)" in french and "Jedi Duelists" not in french
    told = json.loads(call("card", "DM-2", "--language", "fr", "--json").stdout)
    assert "Jedi Duelists (Light)" in told["ready_decks"]


def test_the_decks_of_a_starter_are_named_in_the_readers_language(call: Call) -> None:
    assert (
        "Starter Menace of Darth Maul (Côté Obscur)"
        in call("packs", "DM", "--starter", "--language", "fr").stdout
    )


@pytest.mark.parametrize("cards", ['{"DM-1": 0}', '{"DM-1": -3}', '{"DM-1": 9999999999}', '{"XX-1": 1}'])
def test_impossible_decks_are_refused(call: Call, cards: str) -> None:
    result = call("deck", "check", "-", stdin=f'{{"name": "x", "cards": {cards}}}')
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("width", ["80", "140"])
def test_a_deck_is_shown_by_kind_with_charts(call: Call, width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    result = call("deck", "show", "starter-light")
    for said in ("Characters (15)", "Weapons (5)", "Destiny (average 3.97)", "Deck dots", "██"):
        assert said in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= int(width)
    assert "moyenne 3,97" in call("deck", "show", "starter-light", "--language", "fr").stdout


def test_wild_cards_are_told_where_they_stand(call: Call) -> None:
    """Nobody has to say which colour a wild card fills; the checker finds out, and tells."""
    facts = json.loads(call("deck", "show", "droid-army", "--json").stdout)
    assert len(facts["wild"]) == 6 and len({one["colour"] for one in facts["wild"]}) == 6
    assert "Watto, Risk Taker fills " in call("deck", "show", "droid-army").stdout
    checked = call("deck", "check", "droid-army", "--language", "fr")
    assert checked.exit_code == 0 and checked.stdout.count("remplit la couleur") == 6
    report = json.loads(call("deck", "check", "droid-army", "--json").stdout)
    assert report[0]["wild"] == facts["wild"]


def test_a_wild_card_without_a_place_is_told(call: Call) -> None:
    deck = call("deck", "convert", "droid-army").stdout
    result = call("deck", "check", "-", stdin=f"{deck}1 EDM-P4\n")
    assert result.exit_code == 1
    assert "fills no colour" in result.stdout and "yj.deck.jokers" in result.stdout


def test_sample_and_sealed_decks(call: Call) -> None:
    assert "legal in the sample format" in call("deck", "check", "sample-light", "sample-dark").stdout
    assert "legal in the sealed format" in call("deck", "check", "starter-light", "--format", "sealed").stdout
    shown = call("deck", "show", "sample-light").stdout
    assert "legal in: sample" in shown and "Deck dots" not in shown


def test_halves_cannot_be_put_into_a_deck(call: Call) -> None:
    for code in ("RF-54/59a", "RF-A1w"):
        result = call("deck", "check", "-", stdin=f'{{"name": "x", "cards": {{"{code}": 1}}}}')
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


# --- packs ---


def test_a_seed_opens_the_same_packs(call: Call) -> None:
    first = json.loads(call("packs", "DM", "--count", "3", "--seed", "7", "--json").stdout)
    assert first == json.loads(call("packs", "dm", "--count", "3", "--seed", "7", "--json").stdout)
    assert [len(pack) for pack in first["packs"]] == [11, 11, 11]
    assert (
        first["packs"]
        != json.loads(call("packs", "DM", "--count", "3", "--seed", "8", "--json").stdout)["packs"]
    )


def test_without_a_seed_the_seed_is_told(call: Call) -> None:
    opened = json.loads(call("packs", "The Jedi Council", "--json").stdout)
    again = json.loads(call("packs", "JC", "--seed", str(opened["seed"]), "--json").stdout)
    assert opened == again


def test_a_box_has_twelve_packs(call: Call) -> None:
    result = call("packs", "DM", "--box", "--seed", "1")
    assert "Pack 12" in result.stdout and "Pack 13" not in result.stdout
    assert "12 packs, seed 1" in result.stdout


def test_a_starter_is_two_decks(call: Call) -> None:
    assert [
        sum(deck["cards"].values())
        for deck in json.loads(call("packs", "DM", "--starter", "--json").stdout)["decks"]
    ] == [30, 30]
    assert "starter (Light)" in call("packs", "DM", "--starter").stdout


def test_a_sealed_pool_is_a_starter_set_and_boosters(call: Call) -> None:
    pool = json.loads(call("packs", "BN", "--sealed", "--seed", "3", "--json").stdout)
    assert [sum(deck["cards"].values()) for deck in pool["decks"]] == [30, 30]
    assert [len(pack) for pack in pool["packs"]] == [11] * 5
    small = call("packs", "RF", "--sealed", "--count", "2", "--seed", "3").stdout
    assert "Sealed pool" in small and "Pack 2" in small and "Pack 3" not in small
    assert "Réserve de jeu scellé" in call("packs", "DM", "--sealed", "--language", "fr").stdout


def test_a_set_that_was_never_sold_has_no_packs(call: Call) -> None:
    result = call("packs", "V1")
    assert result.exit_code == 2
    assert "never sold in boosters" in result.stderr
    assert call("packs", "DM", "--box", "--sealed").exit_code == 2


def test_a_ready_decks_line_is_told_in_the_readers_language(call: Call) -> None:
    assert "Three battle droids fight as one" in call("deck", "show", "droid-army").stdout
    assert "combattent ensemble" in call("deck", "show", "droid-army", "--language", "fr").stdout
