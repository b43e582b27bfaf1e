"""The lab on the site: what was measured, and exact facts about decks."""

from __future__ import annotations

from typing import Any

import pytest

from chancecube.registry import game, game_names
from tests.server.conftest import Visitor


@pytest.mark.parametrize("game_name", game_names())
def test_matrices_in_both_languages(visitor: Visitor, game_name: str) -> None:
    answer = visitor().get(f"/api/games/{game_name}/lab/matchups")
    assert answer.status_code == 200 and "etag" in answer.headers
    found = answer.json()
    assert game(game_name).formats[0] in [matrix["format"] for matrix in found]
    for matrix in found:
        assert len(matrix["cells"]) == len(matrix["rows"])
        assert all(entry["title"] for entry in matrix["rows"] + matrix["columns"])
    french = visitor("fr").get(f"/api/games/{game_name}/lab/matchups").json()
    titles = [[entry["title"] for entry in matrix["rows"]] for matrix in (found[0], french[0])]
    assert titles[0] != titles[1]


def ask(visitor: Visitor, game_name: str, **question: Any) -> Any:
    return visitor().post(f"/api/games/{game_name}/lab/deck", question)


@pytest.mark.parametrize("game_name", game_names())
def test_a_deck_by_itself_needs_no_name(visitor: Visitor, game_name: str) -> None:
    cards = game(game_name).ready_decks()[-1].cards
    answer = ask(visitor, game_name, cards=cards)
    assert answer.status_code == 200
    found = answer.json()
    assert sum(kind["copies"] for kind in found["kinds"].values()) == found["chart"]["size"]
    assert found["odds"]["wants"] == [] and len(found["odds"]["turns"]) == 8


def test_odds(visitor: Visitor) -> None:
    deck = next(deck for deck in game("young-jedi").ready_decks() if "Gungan" in deck.name)
    one, two = list(deck.cards)[:2]
    wants = [{"codes": [one, two], "least": 2}, {"codes": [two]}]
    found = ask(visitor, "young-jedi", cards=deck.cards, wants=wants, turns=20, each_turn=6).json()["odds"]
    assert [want["copies"] for want in found["wants"]] == [deck.cards[one] + deck.cards[two], deck.cards[two]]
    assert found["turns"][-1]["each"][1] == found["turns"][-1]["together"] == 1
    less = ask(visitor, "young-jedi", cards=deck.cards, laid=[one]).json()["odds"]
    assert less["deck"] == found["deck"] - 1


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"cards": {"XX-1": 1}},
        {"cards": {"DM-1": 1}, "laid": ["DM-2"]},
        {"cards": {"DM-1": 1}, "wants": [{"codes": []}]},
        {"cards": {"DM-1": 1}, "wants": [{"codes": ["DM-1"]}] * 4},
        {"cards": {"DM-1": 1}, "wants": [{"codes": ["DM-1"], "least": 7}]},
        {"cards": {"DM-1": 1}, "wants": [{"codes": ["XX-9"]}]},
        {"cards": {"DM-1": 1}, "turns": 21},
        {"cards": {f"DM-{number}": 60 for number in range(1, 8)}},
    ],
)
def test_refusals(visitor: Visitor, question: dict[str, Any]) -> None:
    answer = ask(visitor, "young-jedi", **question)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]


def test_a_game_there_is_not(visitor: Visitor) -> None:
    assert visitor().get("/api/games/chess/lab/matchups").status_code == 404
    assert ask(visitor, "chess", cards={"DM-1": 1}).status_code == 404


def test_many_wishes_at_once_are_counted_in_a_moment(visitor: Visitor) -> None:
    """The worst that may be asked: three wishes for many cards that share most of them."""
    cards = game("young-jedi").ready_decks()[0].cards
    codes = list(cards)[:60]
    wants = [{"codes": codes[place::2] + codes[:20], "least": 6} for place in (0, 1)]
    answer = ask(visitor, "young-jedi", cards=cards, wants=[*wants, {"codes": codes, "least": 6}], turns=20)
    assert answer.status_code == 200
    assert answer.json()["odds"]["turns"][-1]["together"] > 0.99
