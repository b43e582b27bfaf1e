"""One's own decks, and other people's."""

from __future__ import annotations

import pytest

from tests.server.conftest import Changed, Person, Visitor

DECK = {"game": "young-jedi", "name": "Mine", "note": "a try", "cards": {"DM-1": 2, "dm 2": 1}}


def test_keeping_changing_and_throwing_away(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    made = person.post("/api/decks", DECK)
    assert made.status_code == 201
    deck = made.json()
    assert (deck["name"], deck["note"], deck["cards"]) == ("Mine", "a try", {"DM-1": 2, "DM-2": 1})
    changed = person.put(
        f"/api/decks/{deck['id']}", DECK | {"name": "  Better \u202e now", "cards": {}}
    ).json()
    assert (changed["name"], changed["cards"]) == ("Better now", {})
    assert changed["updated"] > deck["updated"]
    assert person.get(f"/api/decks/{deck['id']}").json() == changed
    second = person.post("/api/decks", DECK).json()
    assert [one["id"] for one in person.get("/api/decks").json()] == [second["id"], deck["id"]]
    assert person.delete(f"/api/decks/{deck['id']}").status_code == 204
    assert person.get(f"/api/decks/{deck['id']}").status_code == 404
    assert person.delete(f"/api/decks/{deck['id']}").status_code == 404


def test_decks_of_one_game(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    person.post("/api/decks", DECK)
    assert len(person.get("/api/decks?game=young-jedi").json()) == 1
    assert person.get("/api/decks?game=chess").status_code == 404


def test_other_peoples_decks_are_not_there(visitor: Visitor) -> None:
    ann, ben, nobody = visitor().as_guest("Ann"), visitor().as_guest("Ben"), visitor()
    id = ann.post("/api/decks", DECK).json()["id"]
    for method in ("GET", "PUT", "DELETE"):
        assert ben.send(method, f"/api/decks/{id}", json=DECK).status_code == 404
        assert nobody.send(method, f"/api/decks/{id}", json=DECK).status_code == 401
    assert ben.get("/api/decks").json() == []
    assert ann.get(f"/api/decks/{id}").json()["name"] == "Mine"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "no-game"),
        ({"name": " \u200b "}, "server-deck-name"),
        ({"name": "x" * 65}, "server-text-long"),
        ({"name": "x" * 201}, "server-bad-field"),
        ({"note": "x" * 501}, "server-text-long"),
        ({"cards": {"XX-1": 1}}, "no-card"),
        ({"cards": {"DM-1": 0}}, "server-deck-count"),
        ({"cards": {"DM-1": "two"}}, "server-bad-field"),
        ({"cards": [["DM-1", 2]]}, "server-bad-field"),
    ],
)
def test_decks_that_cannot_be_kept(visitor: Visitor, change: dict[str, object], error: str) -> None:
    person = visitor().as_guest("Ann")
    id = person.post("/api/decks", DECK).json()["id"]
    for answer in (person.post("/api/decks", DECK | change), person.put(f"/api/decks/{id}", DECK | change)):
        assert answer.status_code in (400, 404)
        assert answer.json()["error"] == error
    assert [one["name"] for one in person.get("/api/decks").json()] == ["Mine"]


def test_there_is_room_for_so_many(site_with: Changed) -> None:
    with site_with(decks_per_user=2) as client:
        person = Person(client).as_guest("Ann")
        codes = [person.post("/api/decks", DECK).status_code for _ in range(3)]
        assert codes == [201, 201, 409]
