"""Guests and accounts, as their owners use them and as others would abuse them."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select

from chancecube.server.database import ChatLine, Database, Deck, Mute, Report, Seat, Session, TableRow, User
from chancecube.server.security import check_name, hash_token, name_key
from tests.server.conftest import PASSWORD, Changed, Person, Visitor

DECK = {"game": "young-jedi", "name": "Mine", "cards": {"DM-1": 2}}


def database_of(client: TestClient[Litestar]) -> Database:
    found: Database = client.app.state.database
    return found


# --- guests ---


def test_nobody_at_first(visitor: Visitor) -> None:
    assert visitor().me() is None


def test_a_guest_plays_at_once(visitor: Visitor) -> None:
    guest = visitor("fr-CA,fr;q=0.9").as_guest("Ánn  of\u3000 Naboo")
    me = guest.me()
    assert (me["name"], me["guest"], me["language"]) == ("Ánn of Naboo", True, "fr")


def test_two_guests_may_share_a_name_but_not_that_of_an_account(visitor: Visitor) -> None:
    visitor().as_guest("Ann")
    visitor().as_guest("Ann")
    visitor().with_account("Ben")
    for disguise in ("Ben", "BEN", "Ｂｅｎ", "B e n", "Bén", "Вen", "b.e.n", "ben ☆"):
        answer = visitor().post("/api/guest", {"name": disguise})
        assert answer.status_code == 409, disguise
        assert answer.json()["error"] == "server-name-taken"


def test_a_guest_becomes_an_account_and_keeps_everything(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    before = person.me()
    deck = person.post("/api/decks", DECK).json()
    old = dict(person.cookies)
    answer = person.post("/api/register", {"name": "Ann", "password": PASSWORD})
    assert answer.status_code == 201
    assert answer.json()["user"] == before | {"guest": False}
    assert [one["id"] for one in person.get("/api/decks").json()] == [deck["id"]]
    assert old["cc_session"] != person.cookies["cc_session"], (
        "a session from before must not become the account's"
    )
    stolen = visitor()
    stolen.cookies |= old
    assert stolen.me() is None
    elsewhere = visitor()
    elsewhere.post("/api/login", {"name": "ann", "password": PASSWORD})
    assert [one["id"] for one in elsewhere.get("/api/decks").json()] == [deck["id"]]


def test_who_is_somebody_already_is_told_so(visitor: Visitor) -> None:
    person = visitor().as_guest("Ann")
    assert person.post("/api/guest", {"name": "Ben"}).status_code == 409
    person.with_account("Ann")
    assert person.post("/api/register", {"name": "Ben", "password": PASSWORD}).status_code == 409


# --- names and passwords ---


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "A",
        "x" * 25,
        "Ann\x00",
        "Ann\nBen",
        "Ann\u202eneB",
        "A\u200bnn",
        "☆☆☆",
        "a\u0300\u0301\u0302b",
        "\ud7ff\ue000x",
    ],
)
def test_names_that_cannot_be(visitor: Visitor, name: str) -> None:
    answer = visitor().post("/api/guest", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("server-name-length", "server-name-signs")


@pytest.mark.parametrize(
    "name", ["Ann", "Jean-Luc", "Ångström", "李小龍", "Вова", "O'Neill", "R2-D2", "Ann 2", "Zoë ☆"]
)
def test_names_that_can(name: str) -> None:
    assert check_name(name) == name


def test_names_are_the_same_when_they_look_the_same() -> None:
    assert (
        len({name_key(name) for name in ("Bill", "BIll", "B1ll", "Вill", "ＢＩＬＬ", "bi ll", "Bí.ll")}) == 1
    )
    assert name_key("Bill") != name_key("Ball")
    assert name_key("Straße") == name_key("STRASSE")


@pytest.mark.parametrize("password", ["", "short", "x" * 300, "aaaaaaaaaa", "Annabelle"])
def test_passwords_that_cannot_be(visitor: Visitor, password: str) -> None:
    answer = visitor().post("/api/register", {"name": "Annabelle", "password": password})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("server-password-")
    assert not password or password not in answer.text


# --- signing in and out ---


def test_signing_in_by_any_spelling_of_the_name(visitor: Visitor) -> None:
    account = visitor().with_account("Ann Of Naboo")
    for spelling in ("Ann Of Naboo", "ann of naboo", "ＡＮＮ of naboo"):
        person = visitor()
        assert person.post("/api/login", {"name": spelling, "password": PASSWORD}).status_code == 200
        assert person.me() == account.me()


def test_a_wrong_login_does_not_tell_what_is_wrong(visitor: Visitor) -> None:
    visitor().with_account("Ann")
    visitor().as_guest("Gus")
    answers = [
        visitor().post("/api/login", {"name": name, "password": password})
        for name, password in (
            ("Ann", "wrong horse"),
            ("Nobody", PASSWORD),
            ("Gus", PASSWORD),
            ("", ""),
            ("Ann", "x" * 900),
        )
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.text for answer in answers}) == 1
    assert all("cc_session" not in answer.headers.get("set-cookie", "") for answer in answers)


def test_signing_out_ends_the_session_everywhere_it_was_copied(visitor: Visitor) -> None:
    person = visitor().with_account("Ann")
    copied = dict(person.cookies)
    person.post("/api/logout")
    assert "cc_session" not in person.cookies
    thief = visitor()
    thief.cookies |= copied
    assert thief.me() is None


def test_changing_the_password_ends_all_other_sessions(visitor: Visitor) -> None:
    here = visitor().with_account("Ann")
    there = visitor()
    there.post("/api/login", {"name": "Ann", "password": PASSWORD})
    before = dict(here.cookies)
    answer = here.post("/api/password", {"old": "wrong horse", "new": "battery staple"})
    assert answer.status_code == 403
    assert there.me() is not None
    assert here.post("/api/password", {"old": PASSWORD, "new": "battery staple"}).status_code == 200
    assert here.me() is not None
    assert there.me() is None
    copied = visitor()
    copied.cookies |= before
    assert copied.me() is None
    again = visitor()
    assert again.post("/api/login", {"name": "Ann", "password": PASSWORD}).status_code == 401
    assert again.post("/api/login", {"name": "Ann", "password": "battery staple"}).status_code == 200


def test_guests_have_no_password_to_change(visitor: Visitor) -> None:
    answer = visitor().as_guest("Ann").post("/api/password", {"old": "", "new": "battery staple"})
    assert answer.status_code == 403
    assert answer.json()["error"] == "server-guest"


def test_a_session_runs_out(visitor: Visitor, client: TestClient[Litestar]) -> None:
    person = visitor().with_account("Ann")

    async def age() -> None:
        async with database_of(client).session() as session:
            for row in await session.scalars(select(Session)):
                row.expires = 1.0

    client.blocking_portal.call(age)
    assert person.me() is None


def test_a_session_in_use_is_renewed(visitor: Visitor, client: TestClient[Litestar]) -> None:
    person = visitor().with_account("Ann")

    async def age() -> float:
        async with database_of(client).session() as session:
            row = (await session.scalars(select(Session))).one()
            row.expires -= 60 * 86_400
            return row.expires

    async def expires() -> float:
        async with database_of(client).reading() as session:
            return (await session.scalars(select(Session))).one().expires

    old = client.blocking_portal.call(age)
    answer = person.get("/api/me")
    assert any(line.startswith("cc_session=") for line in answer.headers.get_list("set-cookie"))
    assert client.blocking_portal.call(expires) > old
    assert not person.get("/api/me").headers.get_list("set-cookie")


def test_the_database_holds_neither_tokens_nor_passwords(
    visitor: Visitor, client: TestClient[Litestar]
) -> None:
    person = visitor().with_account("Ann")

    async def look() -> tuple[str, str]:
        async with database_of(client).reading() as session:
            user = (await session.scalars(select(User))).one()
            return str(user.password_hash), (await session.scalars(select(Session))).one().token_hash

    password_hash, token_hash = client.blocking_portal.call(look)
    assert password_hash.startswith("$argon2id$")
    assert token_hash == hash_token(person.cookies["cc_session"])


def test_old_hashes_are_renewed_at_login(
    visitor: Visitor, site_with: Changed, client: TestClient[Litestar]
) -> None:
    visitor().with_account("Ann")
    with site_with(password_rounds=2) as stronger:
        person = Person(stronger).visit()
        assert person.post("/api/login", {"name": "Ann", "password": PASSWORD}).status_code == 200

        async def look() -> str:
            async with database_of(stronger).reading() as session:
                return str((await session.scalars(select(User.password_hash))).one())

        assert "t=2" in stronger.blocking_portal.call(look)


# --- changing and leaving ---


def test_changing_name_and_language(visitor: Visitor) -> None:
    person = visitor().with_account("Ann")
    visitor().with_account("Ben")
    assert person.patch("/api/me", {"language": "fr", "name": "Anne"}).json()["user"]["language"] == "fr"
    assert person.me()["name"] == "Anne"
    assert person.patch("/api/me", {"name": "ANNE"}).status_code == 200, "one's own name in another spelling"
    assert person.patch("/api/me", {"name": "bEn"}).status_code == 409
    assert person.patch("/api/me", {"language": "tlh"}).status_code == 400
    visitor().as_guest("Anna")
    assert visitor().post("/api/login", {"name": "anne", "password": PASSWORD}).status_code == 200


def test_nobody_can_change_or_take_along_anything(visitor: Visitor) -> None:
    nobody = visitor()
    for answer in (
        nobody.patch("/api/me", {"name": "Ann"}),
        nobody.delete("/api/me", {}),
        nobody.get("/api/me/export"),
        nobody.post("/api/password", {"old": "a", "new": "b"}),
        nobody.get("/api/decks"),
    ):
        assert answer.status_code == 401
        assert answer.json()["error"] == "server-sign-in"


async def seat_at_a_table(database: Database, person: str, other: str, state: str) -> None:
    header: dict[str, Any] = {
        "chancecube": 1, "game": "young-jedi", "rules": 1, "settings": {}, "players": ["Ann", "Ben"], "commitment": "",
        "decks": [{"name": "Ann's best", "cards": {"DM-1": 1}, "note": ""}, {"name": "B", "cards": {}, "note": ""}],
        "words": ["naboo", ""], "secret": "5ec7e7", "position": "",
    }  # fmt: skip
    async with database.session() as session:
        id = f"table-{state}"[:10].ljust(10, "x")
        session.add(
            TableRow(
                id=id, game="young-jedi", settings={}, open=True, clock={}, delay=0, state=state, header=header,
                creator=person, created=1.0,
            )
        )  # fmt: skip
        await session.flush()
        for seat, user in enumerate((person, other)):
            session.add(Seat(table_id=id, seat=seat, user_id=user, deck=header["decks"][seat], word="naboo"))
        session.add(ChatLine(table_id=id, user_id=person, text="I am Ann", at=1.0))
        session.add(Report(table_id=id, user_id=person, text="Ben was rude", at=1.0))


def test_leaving_takes_along_what_is_mine_and_leaves_the_games(
    visitor: Visitor, client: TestClient[Litestar]
) -> None:
    ann, ben = visitor().with_account("Ann"), visitor().with_account("Ben")
    ann.post("/api/decks", DECK)
    ann_id, ben_id = ann.id, ben.id
    database = database_of(client)

    async def fill() -> None:
        await seat_at_a_table(database, ann_id, ben_id, "over")
        await seat_at_a_table(database, ann_id, ben_id, "open")
        async with database.session() as session:
            session.add_all([Mute(user_id=ann_id, muted_id=ben_id), Mute(user_id=ben_id, muted_id=ann_id)])

    client.blocking_portal.call(fill)
    assert ann.delete("/api/me", {"password": "wrong horse"}).status_code == 403
    assert ann.delete("/api/me", {}).status_code == 403
    stolen = dict(ann.cookies)
    assert ann.delete("/api/me", {"password": PASSWORD}).status_code == 200
    assert ann.me() is None
    thief = visitor()
    thief.cookies |= stolen
    assert thief.me() is None

    async def look() -> Any:
        async with database.reading() as session:
            user = await session.get_one(User, ann_id)
            over = await session.get_one(TableRow, "table-over")
            waiting = await session.get_one(Seat, ("table-open", 0))
            rows = [
                row
                for model in (Deck, ChatLine, Report, Session)
                for row in await session.scalars(select(model).where(model.user_id == ann_id))
            ]
            mutes = (await session.scalars(select(Mute))).all()
            seats = (await session.scalars(select(Seat).where(Seat.table_id == "table-over"))).all()
            return user, over, waiting, rows, mutes, seats

    user, over, waiting, rows, mutes, seats = client.blocking_portal.call(look)
    assert (user.name, user.name_key, user.password_hash) == ("", None, None)
    assert user.deleted is not None
    assert rows == [] and mutes == []
    assert over.header["players"] == ["", "Ben"]
    assert over.header["decks"][0] == {"name": "", "cards": {"DM-1": 1}, "note": ""}
    assert over.header["secret"] and over.header["words"] == ["naboo", ""], "or nobody could verify the game"
    assert "Ann" not in str(over.header) + str([seat.deck for seat in seats])
    assert waiting.user_id is None, "a seat at a table that has not begun is free again"
    visitor().with_account("Ann")  # the name is free again


def test_a_guest_leaves_without_a_password(visitor: Visitor) -> None:
    guest = visitor().as_guest("Ann")
    assert guest.delete("/api/me", {}).status_code == 200
    assert guest.me() is None


def test_taking_along_everything_but_nothing_secret(visitor: Visitor, client: TestClient[Litestar]) -> None:
    ann, ben = visitor().with_account("Ann"), visitor().with_account("Ben")
    ann.post("/api/decks", DECK)
    ann_id, ben_id = ann.id, ben.id

    async def fill() -> None:
        await seat_at_a_table(database_of(client), ann_id, ben_id, "playing")

    client.blocking_portal.call(fill)
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["user"]["name"] == "Ann"
    assert found["decks"][0]["cards"] == {"DM-1": 2}
    assert found["games"][0]["deck"]["name"] == "Ann's best"
    assert found["chat"][0]["text"] == "I am Ann"
    for secret in ("5ec7e7", "argon2", hash_token(ann.cookies["cc_session"]), ann.cookies["cc_session"]):
        assert secret not in answer.text
    assert "Ann" not in ben.get("/api/me/export").text


# --- languages ---


@pytest.mark.parametrize(
    ("accept", "query", "said"),
    [
        ("en", "", "The name or the password is wrong."),
        ("fr", "", "Le nom ou le mot de passe est faux."),
        ("de, fr;q=0.8, en;q=0.2", "", "Le nom ou le mot de passe est faux."),
        ("fr", "?language=en", "The name or the password is wrong."),
        ("en", "?language=fr-CA", "Le nom ou le mot de passe est faux."),
        ("fr;q=0, en", "", "The name or the password is wrong."),
        ("fr;q=nonsense", "?language=tlh", "The name or the password is wrong."),
        ("", "", "The name or the password is wrong."),
    ],
)
def test_refusals_are_said_in_the_language_of_the_request(
    visitor: Visitor, accept: str, query: str, said: str
) -> None:
    answer = visitor(accept).post(f"/api/login{query}", {"name": "Ann", "password": "wrong horse"})
    assert answer.json() == {"error": "server-bad-login", "arguments": {}, "message": said}
