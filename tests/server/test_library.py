"""Games, cards, rules and ready decks, whatever games are registered; and the checking of decks."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from chancecube import server
from chancecube.registry import game, game_names
from chancecube.text import Speaker, languages
from chancecube.text.voice import voice
from tests.server.conftest import Visitor


def test_no_game_is_named_in_the_server() -> None:
    for path in Path(next(iter(server.__path__))).rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        without_examples = re.sub(r"examples=\[[^\]]*\]", "", source)
        assert not re.search(r"young.?jedi|jedi.?knights", without_examples, re.IGNORECASE), path


def test_the_games_of_the_registry(client: TestClient[Litestar]) -> None:
    found = client.get("/api/games").json()
    assert [one["name"] for one in found] == game_names()
    for one in found:
        known = game(one["name"])
        assert (one["title"], one["formats"], one["sides"]) == (known.title, known.formats, known.sides)
        assert one["bots"][:2] == ["random", "cadet"] and one["usual_bot"] == "cadet"
        assert one["card_count"] == len(client.get(f"/api/games/{one['name']}/cards").json())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_cards_speak_the_language(client: TestClient[Litestar], name: str, language: str) -> None:
    words = voice(name, Speaker(language))
    cards = client.get(f"/api/games/{name}/cards?language={language}").json()
    for card in cards:
        assert card["name"] == words.card_name(card["code"])
        assert card["text"] == words.card_text(card["code"])
        assert card["facts"] == [list(fact) for fact in words.card_facts(card["code"])]
    page = client.get(f"/api/games/{name}/cards/{cards[0]['code'].lower()}?language={language}").json()
    assert page == cards[0] | {"works_with": page["works_with"]}


def test_young_jedi_cards_have_what_a_face_shows(client: TestClient[Litestar]) -> None:
    cards = {card["code"]: card for card in client.get("/api/games/young-jedi/cards").json()}
    maul = next(card for card in cards.values() if card["title"] == "Darth Maul")
    assert maul["data"]["side"] == "dark" and maul["data"]["kind"] == "character"
    assert len(maul["data"]["bonus"]) == 9
    kinds = {card["data"]["kind"] for card in cards.values()}
    assert {"character", "weapon", "battle", "location", "starship"} <= kinds
    for card in cards.values():
        fights = card["data"]["kind"] in ("character", "starship")
        assert (card["data"]["power"] is not None) == (card["data"]["damage"] is not None) == fights
        assert (card["data"]["site"] is not None) == (card["data"]["kind"] == "location")
    assert any(card["data"]["errata"] for card in cards.values())


def test_working_together_is_mutual(client: TestClient[Litestar]) -> None:
    """Among the cards people own; halves and built-in weapons only say what they work with."""
    cards = client.get("/api/games/young-jedi/cards").json()
    pages = {
        code: client.get(f"/api/games/young-jedi/cards/{code.replace('/', '+')}").json()["works_with"]
        for code in [card["code"] for card in cards if card["data"]["in_decks"]]
    }
    assert any(pages.values())
    assert all(code in pages[other] for code, others in pages.items() for other in others)


@pytest.mark.parametrize("language", languages())
def test_rules_by_chapter(client: TestClient[Litestar], language: str) -> None:
    chapters = client.get("/api/games/young-jedi/rules", headers={"accept-language": language}).json()
    speaker = Speaker(language)
    assert len(chapters) > 5 and sum(len(chapter["rules"]) for chapter in chapters) > 200
    for chapter in chapters:
        assert not chapter["title"].startswith("yj-")
        for rule in chapter["rules"]:
            assert rule["text"] == speaker.rule(rule["id"])


def test_ready_decks_are_legal_somewhere(client: TestClient[Litestar]) -> None:
    for name in game_names():
        decks = client.get(f"/api/games/{name}/decks").json()
        assert decks
        assert all(deck["side"] in game(name).sides and deck["formats"] for deck in decks)


# --- keeping ---


@pytest.mark.parametrize("path", ["/api/games", "/api/games/young-jedi/cards", "/api/games/young-jedi/rules"])
def test_browsers_may_keep_it(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.headers["cache-control"].startswith("public")
    assert "set-cookie" not in answer.headers
    again = client.get(path, headers={"if-none-match": f'"other", {answer.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""


def test_it_is_compressed_once_for_all(client: TestClient[Litestar]) -> None:
    path = "/api/games/young-jedi/cards"
    with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(packed)
    with client.stream("GET", path, headers={"accept-encoding": "gzip;q=0"}) as answer:
        plain = b"".join(answer.iter_raw())
        assert "content-encoding" not in answer.headers
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 5


def test_one_language_is_not_kept_for_another(client: TestClient[Litestar]) -> None:
    english = client.get("/api/games/young-jedi/cards", headers={"accept-language": "en"})
    french = client.get("/api/games/young-jedi/cards", headers={"accept-language": "fr"})
    assert english.headers["etag"] != french.headers["etag"]
    assert "accept-language" in english.headers["vary"]


# --- checking decks ---


def test_a_ready_deck_is_legal_both_as_text_and_as_cards(visitor: Visitor) -> None:
    person = visitor()
    deck = person.get("/api/games/young-jedi/decks").json()[0]
    asked = {"cards": deck["cards"], "name": deck["name"], "format": deck["formats"][0]}
    report = person.post("/api/games/young-jedi/deck/check", asked).json()
    assert report["breaches"] == []
    assert (report["side"], report["size"]) == (deck["side"], sum(deck["cards"].values()))
    again = person.post("/api/games/young-jedi/deck/check", {"text": report["text"], "format": "full"}).json()
    assert again["cards"] == report["cards"]
    assert again["name"] == deck["name"]


@pytest.mark.parametrize(("language", "said"), [("en", "cards"), ("fr", "cartes")])
def test_breaches_are_said_with_their_rule(visitor: Visitor, language: str, said: str) -> None:
    asked = {"text": "3 dm1\n2x Darth Maul, Sith Apprentice", "format": "full", "language": language}
    report = visitor().post("/api/games/young-jedi/deck/check", asked).json()
    assert report["size"] == 5
    rules = {breach["rule"] for breach in report["breaches"]}
    assert {"yj.deck.sixty", "yj.deck.three-planets"} <= rules
    assert any(said in breach["text"] for breach in report["breaches"])


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"format": "full"}, "server-deck-missing"),
        ({"format": "none", "cards": {"DM-1": 1}}, "no-format"),
        ({"format": "full", "cards": {"XX-1": 1}}, "no-card"),
        ({"format": "full", "cards": {"DM-1": 0}}, "server-deck-count"),
        ({"format": "full", "cards": {"DM-1": -5}}, "server-deck-count"),
        ({"format": "full", "cards": {"DM-1": 61}}, "server-deck-count"),
        ({"format": "full", "cards": {"DM-1": 10**18}}, "server-deck-count"),
        ({"format": "full", "cards": {"DM-1": 40, "dm1": 40}}, "server-deck-count"),
        ({"format": "full", "cards": {"DM-1": 1.5}}, "server-bad-field"),
        ({"format": "full", "text": ""}, "deck-empty"),
        ({"format": "full", "text": "nothing like a card"}, "deck-line"),
        ({"format": "full", "text": "99999999999999999999 DM-1"}, "deck-count"),
        ({"format": "full", "text": "x" * 30_000}, "server-bad-field"),
        ({"format": "full", "cards": {f"c{n}": 1 for n in range(400)}}, "server-bad-field"),
    ],
)
def test_decks_that_cannot_be_read(visitor: Visitor, asked: dict[str, object], error: str) -> None:
    for language in languages():
        answer = visitor(language).post("/api/games/young-jedi/deck/check", asked)
        assert answer.status_code == 400
        assert answer.json()["error"] == error
        assert answer.json()["message"] not in ("", error)
