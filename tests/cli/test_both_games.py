"""The commands on every game of the house."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import seed_of
from chancecube.kernel.record import new_record, play, start, write
from chancecube.registry import game, game_names
from chancecube.text import languages
from tests.cli.conftest import Call
from tests.terminal.tables import decks_for

KEY = re.compile(r"\b(?:cli|yj|jk|table)-[a-z]")
SETS = {"young-jedi": "DM", "jedi-knights": "PS"}
PAGES = ["play", "cards", "card", "deck check", "packs", "sim", "rules", "record show", "position"]

each_game = pytest.mark.parametrize("name", game_names())


@each_game
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", PAGES)
def test_help_is_spoken(call: Call, name: str, language: str, page: str) -> None:
    result = call(*page.split(), "--help", "--game", name, "--language", language)
    assert result.exit_code == 0
    assert not KEY.search(result.stdout)


@each_game
@pytest.mark.parametrize("width", ["60", "80", "160"])
def test_cards_fit_the_terminal(call: Call, name: str, width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    result = call("cards", "--game", name, "--set", SETS[name])
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= int(width)
    assert not KEY.search(result.stdout)


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_card_has_a_page(call: Call, name: str, language: str) -> None:
    cards = json.loads(call("cards", "--game", name, "--json").stdout)
    kinds = {card["kind"]: card["code"] for card in cards}
    assert len(kinds) >= 7
    for code in kinds.values():
        result = call("card", code, "--game", name, "--language", language)
        assert result.exit_code == 0 and "╭" in result.stdout
        assert not KEY.search(result.stdout)


@each_game
def test_cards_are_sorted_by_any_fact(call: Call, name: str) -> None:
    for fact in ("code", "title", "set", "side", "kind", "rarity", "power", "destiny"):
        result = call("cards", "--game", name, "--sort", f"{fact},-power", "--json")
        assert result.exit_code == 0, fact
    refused = call("cards", "--game", name, "--sort", "taste")
    assert refused.exit_code == 2 and refused.stderr.count("\n") == 1


@each_game
def test_ready_decks_are_listed_shown_checked_and_written(call: Call, name: str) -> None:
    decks = json.loads(call("deck", "list", "--game", name, "--json").stdout)
    assert decks
    for deck in decks[:3]:
        shown = call("deck", "show", deck["word"], "--game", name, "--language", "fr")
        assert "██" in shown.stdout and not KEY.search(shown.stdout)
        assert call("deck", "check", deck["word"], "--game", name).exit_code == 0
        text = call("deck", "convert", deck["word"], "--game", name).stdout
        assert call("deck", "convert", "-", "--game", name, stdin=text).stdout == text


@each_game
def test_a_deck_that_is_no_deck_breaks_rules(call: Call, name: str) -> None:
    first = json.loads(call("cards", "--game", name, "--json").stdout)[0]["code"]
    result = call("deck", "check", "-", "--game", name, stdin=f"9 {first}\n")
    assert result.exit_code == 1
    assert re.search(r"\[(yj|jk)\.deck\.", result.stdout)


@each_game
def test_packs_boxes_and_starters(call: Call, name: str) -> None:
    line = ["packs", SETS[name], "--game", name, "--seed", "7"]
    assert call(*line).stdout == call(*line).stdout != call(*line[:-1], "8").stdout
    one = json.loads(call(*line, "--json").stdout)["packs"]
    box = json.loads(call(*line, "--box", "--json").stdout)["packs"]
    assert len(one) == 1 and len(box) > 10
    starter = json.loads(call("packs", SETS[name], "--game", name, "--starter", "--json").stdout)
    assert len(starter["decks"]) == 2


@each_game
def test_rules_of_one_game(call: Call, name: str) -> None:
    rules = json.loads(call("rules", "--game", name, "--json").stdout)
    assert len(rules) > 150 and len({rule["id"].split(".")[0] for rule in rules}) == 1
    assert not KEY.search(call("rules", rules[0]["id"], "--language", "fr").stdout)


@each_game
def test_sim_is_fixed_by_its_seed(call: Call, name: str) -> None:
    line = ["sim", "--game", name, "--games", "2", "--seed", "5", "--workers", "1", "--json"]
    sides = game(name).sides
    line += [f"--{sides[0]}", "random", f"--{sides[1]}", "random"]
    told = [json.loads(call(*line).stdout) for _ in range(2)]
    for one in told:
        del one["seconds"]
    assert told[0] == told[1]
    assert sum(told[0]["sides"][side]["wins"] for side in sides) + told[0]["draws"] == 2


@pytest.fixture(scope="module", params=[(name, form) for name in game_names() for form in ("first", "last")])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The beginning of a game between bots, in the first and the last format there is."""
    name, which = request.param
    rules = game(name)
    format_name = rules.formats[0 if which == "first" else -1]
    decks = decks_for(name, format_name)
    kept = new_record(rules, decks, {"format": format_name}, ["random"] * len(decks), seed_of(2), [])
    position = start(rules, kept)
    while not position.over and len(kept.answers) < 60:
        seat = position.pending[0].seat
        play(rules, kept, position, seat, make_bot("random", rules, 1).choose(Seen(rules, position, seat)))
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(write(kept), encoding="utf-8")
    return name, path


@pytest.mark.parametrize("language", languages())
def test_records_are_shown_verified_and_replayed(call: Call, record: tuple[str, Path], language: str) -> None:
    _, path = record
    for words in (["show"], ["verify"], ["replay"]):
        result = call("record", *words, str(path), "--language", language)
        assert result.exit_code == 0
        assert not KEY.search(result.stdout)


@pytest.mark.parametrize("language", languages())
def test_positions_are_told_to_each_pair_of_eyes(call: Call, record: tuple[str, Path], language: str) -> None:
    name, path = record
    notation = call("record", "replay", str(path), "--at", "20").stdout
    assert notation.startswith(name)
    for eyes in ("all", *game(name).sides):
        result = call("position", "-", "--as", eyes, "--language", language, stdin=notation)
        assert result.exit_code == 0
        assert not KEY.search(result.stdout)
