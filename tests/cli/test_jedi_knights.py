"""What the commands do for Jedi Knights alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chancecube.jedi_knights.library import _LOADED as LOADED
from chancecube.kernel.record import read
from chancecube.terminal.commands import play
from chancecube.text.jedi_knights.catalogue import make_catalogue
from tests.cli.conftest import Call
from tests.cli.test_play import Seat, table
from tests.jedi_knights.test_own_sets import HEAD, SOMEBODY, example

__all__ = ["table"]  # a fixture

GAME = ["--game", "jedi-knights"]


def cards(call: Call, *args: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(call("cards", *GAME, *args, "--json").stdout)
    return found


@pytest.mark.parametrize(
    ("option", "value", "field", "allowed"),
    [
        ("--set", "practice set", "set", {"PS"}),
        ("--side", "independent", "side", {"independent"}),
        ("--kind", "starship", "kind", {"starship"}),
        ("--theme", "tarkin", "theme", {"tarkin"}),
        ("--theme", "none", "theme", {None}),
        ("--timing", "response", "timing", {"response"}),
        ("--planet", "kessel", "planet", {"Kessel"}),
        ("--color", "red", "colour", {"red"}),
        ("--rarity", "p", "rarity", {"P"}),
        ("--leadership", "3", "leadership", {3}),
        ("--tactical", "4", "tactical", {4}),
        ("--force", "8", "force", {8}),
    ],
)
def test_each_filter(call: Call, option: str, value: str, field: str, allowed: set[object]) -> None:
    found = cards(call, option, value)
    assert found and {card[field] for card in found} == allowed


def test_flags_and_keywords(call: Call) -> None:
    assert all(card["is_hero"] for card in cards(call, "--hero"))
    assert all(card["capital"] for card in cards(call, "--capital"))
    assert all("Bounty Hunter" in card["keywords"] for card in cards(call, "--keyword", "bounty"))
    assert {card["set"] for card in cards(call, "--ours")} == {"PS"}
    french = [
        card["code"] for card in cards(call, "--side", "indépendant", "--kind", "arme", "--language", "fr")
    ]
    assert french == [card["code"] for card in cards(call, "--side", "independent", "--kind", "weapon")]


def test_keywords_are_said_in_the_readers_language(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    troopers = [card["code"] for card in cards(call, "--keyword", "trooper")]
    for word in ("trooper", "soldat"):
        found = cards(call, "--keyword", word, "--language", "fr")
        assert [card["code"] for card in found] == troopers
    listed = call("cards", *GAME, "--keyword", "soldat", "--language", "fr").stdout
    assert "Impérial, Soldat" in listed
    charted = call("lab", "deck", "luke-the-last-hope", *GAME, "--language", "fr").stdout
    assert "Rebelle █" in charted and "Rebel █" not in charted


def test_cards_of_ours_are_labelled_wherever_they_are_shown(call: Call) -> None:
    label = "designed by Chance Cube"
    for line in (["cards", "luke"], ["card", "PS-6"], ["packs", "PS", "--seed", "1"]):
        assert label in " ".join(call(*line, *GAME).stdout.split())
    assert label not in call("cards", *GAME, "--set", "PR").stdout


def test_a_title_of_several_versions_names_them(call: Call) -> None:
    refused = call("card", "Luke", "Skywalker", *GAME)
    assert refused.exit_code == 2 and "PS-6" in refused.stderr and "PS-7" in refused.stderr
    assert "PS-7" in call("card", "Luke Skywalker, Red Five", *GAME).stdout


def test_a_deck_is_shown_as_it_is_laid_out(call: Call) -> None:
    said = call("deck", "show", "luke-the-last-hope", *GAME).stdout
    for line in (
        "Starting Hero: Luke Skywalker",
        "Planets: ",
        "Draw deck: ",
        "Tactical bonus",
        "Force cards (8)",
    ):
        assert line in said
    facts = json.loads(call("deck", "show", "luke-the-last-hope", *GAME, "--json").stdout)
    assert facts["draw_deck"] >= 40 and len(facts["planets"]) == 4 and facts["hero"] == "PS-6"


def test_a_starter_leaves_a_choice_of_two_heroes(call: Call) -> None:
    decks = json.loads(call("packs", "PS", "--starter", *GAME, "--json").stdout)["decks"]
    assert [sum(deck["cards"].values()) for deck in decks] == [60, 60]
    text = "\n".join(f"{count} {code}" for code, count in decks[0]["cards"].items())
    refused = call("deck", "check", "-", *GAME, stdin=text)
    assert refused.exit_code == 1 and "jk.deck.starter-choice" in refused.stdout


def test_teams_and_partners(call: Call, table: Seat) -> None:
    line = [
        "play",
        *GAME,
        "--format",
        "team",
        "--side",
        "empire-2",
        "--alliance-1",
        "random",
        "--timing-2001",
    ]
    assert call(*line, "--bot", "cadet", "--no-record").exit_code == 0
    name, record, seat, bots, _, _ = table.given
    assert (name, seat, bots) == ("jedi-knights", 3, {0: "random", 1: "cadet", 2: "cadet"})
    assert record.header.settings == {"format": "team", "timing-2001": "yes"}
    assert len(record.header.decks) == 4


def test_several_people_at_one_keyboard(call: Call, table: Seat, tmp_path: Path) -> None:
    line = ["play", *GAME, "--format", "team", "--empire-1", "human", "--no-record"]
    assert call(*line, "--bot", "random").exit_code == 0
    assert table.given[3] == {1: "human", 2: "random", 3: "random"}
    assert table.given[1].header.players == ["human", "human", "random", "random"]
    assert call("play", *GAME, "--bot", "humain", "--language", "fr", "--no-record").exit_code == 0
    assert table.given[3] == {1: "human"}
    assert call("sim", *GAME, "--empire", "human").exit_code == 2


def test_a_game_of_two_people_is_resumed_as_one(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    result = call(
        "play", *GAME, "--plain", "--bot", "human", "--seed", "3", "--record", str(path), stdin="\n" * 12
    )
    assert result.exit_code == 0 and "Give the keyboard to" in result.stdout
    seat = Seat()
    monkeypatch.setattr("chancecube.terminal.table.play_table", seat.sit)
    monkeypatch.setattr(play, "at_a_terminal", lambda: True)
    assert call("play", "--resume", str(path)).exit_code == 0
    assert seat.given[3] == {1: "human"} and seat.given[1] == read(path.read_text(encoding="utf-8"))


def test_a_game_through_a_pipe(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    line = ["play", *GAME, "--plain", "--bot", "random", "--seed", "3", "--record", str(path)]
    assert call(*line, stdin="\n" * 2000).exit_code == 0
    assert call("record", "verify", str(path)).exit_code == 0
    assert "wins: " in call("record", "show", str(path)).stdout


BATTLE = """jedi-knights team
turn: 3 character-battle
order: alliance-1, empire-1, alliance-2, empire-2
planet: PS-130 / PS-134
alliance-1 site: PS-6 [PS-18]
alliance-1 hand: PS-37
alliance-2 site: PS-36
alliance-2 hand: PS-9
empire-1 site: PS-48
empire-2 hand: PS-57
battle: attacker PS-6, defender PS-48, supporters PS-36, step weapons
"""


def test_a_battle_in_words(call: Call) -> None:
    said = call("position", "-", stdin=BATTLE).stdout
    for words in (
        "Attacker",
        "Luke Skywalker, Moisture Farmer (",
        "supported by Rebel Soldier",
        "Character Battle Phase",
    ):
        assert words in said
    partner = call("position", "-", "--as", "alliance-1", stdin=BATTLE).stdout
    assert "PS-9" in partner and "PS-57" not in partner  # partners show each other their hands


# --- sets of one's own ---


@pytest.fixture
def own_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for sets, and a library that is loaded anew."""
    monkeypatch.setenv("CHANCECUBE_SETS", str(tmp_path))
    before = LOADED[:]
    LOADED.clear()
    make_catalogue.cache_clear()
    yield tmp_path
    LOADED[:] = before
    make_catalogue.cache_clear()


def test_what_is_wrong_with_a_set_is_told_once_and_the_rest_goes_on(call: Call, own_sets: Path) -> None:
    (own_sets / "NOVA.csv").write_text(f"{HEAD}\n{SOMEBODY.replace(',R,', ',X,')}\n", encoding="utf-8")
    result = call("cards", "luke", *GAME)
    assert result.exit_code == 0 and "PS-6" in result.stdout
    assert result.stderr.count("NOVA.csv:2") == 1 and result.stderr.count("\n") == 1


def test_a_set_of_ones_own_is_found_and_shown(call: Call, own_sets: Path) -> None:
    (own_sets / "NOVA.csv").write_text(example(), encoding="utf-8")
    result = call("cards", "--set", "nova", *GAME, "--json")
    assert result.stderr == "" and len(json.loads(result.stdout)) == 7
    assert "Nova Orrin" in call("card", "NOVA-1", *GAME).stdout
