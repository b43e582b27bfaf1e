"""Talk at a table: limits, mutes, reports; those who watch talk apart until the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from chancecube.server import chat
from chancecube.server.database import Report
from chancecube.server.rooms import Listener
from tests.server.site import Playing, finish_by_conceding, quick, serve, two_players


def heard(one: Playing) -> list[str]:
    return [
        message["text"] for frame in one.frames if frame["type"] == "chat" for message in frame["messages"]
    ]


def test_players_do_not_read_what_watchers_say_until_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            eve = await site.guest("Eve")
            watching = await (await eve.sit(table_id)).ready()
            await watching.say("chat", text="he has the \u202esword\u202c")
            await watching.until(lambda one: heard(one) == ["he has the sword"])
            await light.say("chat", text="  hello   there ")
            for one in (light, dark, watching):
                await one.until(lambda one: "hello there" in heard(one))
            assert heard(light) == heard(dark) == ["hello there"]
            again = await ann.sit(table_id)
            await again.until(lambda one: heard(one) == ["hello there"])
            await finish_by_conceding(light)
            late = await bob.sit(table_id)
            await late.until(lambda one: heard(one) == ["he has the sword", "hello there"])
            await watching.say("chat", text="well played")
            await light.until(lambda one: heard(one)[-1] == "well played")

    asyncio.run(play())


def test_a_line_said_while_somebody_arrives_is_told_once_and_in_order() -> None:
    arriving = Listener("somebody", 0, "en", 0)
    arriving.hear(7, "ann", b"seventh")
    arriving.hear(8, "ann", b"eighth")
    arriving.hear(9, "bob", b"ninth")
    arriving.muted = {"bob"}
    arriving.post(b"the first seven")
    arriving.end_history(7)
    arriving.hear(10, "ann", b"tenth")
    arriving.hear(11, "bob", b"eleventh")
    assert list(arriving.letters) == [b"the first seven", b"eighth", b"tenth"]


def test_mutes(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, ann, light, bob, dark = await two_players(site)
            await ann.post("/api/mutes", {"user_id": bob.id})
            assert [one["name"] for one in await ann.get("/api/mutes")] == ["Bob"]
            await dark.say("chat", text="one")
            await dark.until(lambda one: heard(one) == ["one"])
            assert (await ann.send("DELETE", f"/api/mutes/{bob.id}")).status_code == 204
            await dark.say("chat", text="two")
            await light.until(lambda one: heard(one) == ["two"])
            await ann.post("/api/mutes", {"user_id": "0123456789"}, status=404)
            await ann.post("/api/mutes", {"user_id": ann.id}, status=404)

    asyncio.run(play())


def test_limits_and_reports(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, chat_pace=(3, 3600))) as site:
            table_id, _ann, light, bob, dark = await two_players(site)
            for text, error in (
                ("", "chat-empty"),
                (" \u200b ", "chat-empty"),
                ("x" * 600, "server-text-long"),
            ):
                assert (await light.refusal("chat", text=text))["error"] == error
            for number in range(3):
                await light.say("chat", text=f"line {number}")
            assert (await light.refusal("chat", text="one more"))["error"] == "server-too-many"
            await dark.until(lambda one: len(heard(one)) == 3)
            await bob.post(f"/api/tables/{table_id}/report", {"text": "rude"})
            await bob.post(f"/api/tables/{table_id}/report", {"text": " "}, status=400)
            await bob.post("/api/tables/0123456789/report", {"text": "rude"}, status=404)
            async with site.keeper.database.reading() as session:
                found = (await session.scalars(select(Report))).all()
            assert [(one.user_id, one.text) for one in found] == [(bob.id, "rude")]

    asyncio.run(play())


def test_reports_and_mutes_that_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, chat_pace=(2, 3600))) as site:
            ann, bob, eve = [await site.guest(name) for name in ("Ann", "Bob", "Eve")]
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            report = f"/api/tables/{table_id}/report"
            for path, text, status, error in (
                (report, "x" * 2001, 400, "server-text-long"),
                (report, "x" * 20_000, 400, "server-bad-field"),
                (report, "\u202e\n ", 400, "chat-empty"),
                ("/api/tables/nothing/report", "rude", 404, "server-not-found"),
            ):
                assert (await bob.post(path, {"text": text}, status=status))["error"] == error
            await bob.post(report, {"text": "one\ntwo"})
            refused = await bob.post(report, {"text": "again and again"}, status=429)
            assert refused["error"] == "server-too-many"
            monkeypatch.setattr(chat, "MOST_MUTES", 1)
            for _ in range(2):
                await ann.post("/api/mutes", {"user_id": bob.id})  # once more changes nothing
            refused = await ann.post("/api/mutes", {"user_id": eve.id}, status=409)
            assert refused["error"] == "chat-too-many-mutes"
            for name in ("", "x" * 30, "' OR 1=1"):
                await ann.post("/api/mutes", {"user_id": name}, status=404)
            assert [one["user_id"] for one in await ann.get("/api/mutes")] == [bob.id]
            for name in (eve.id, "nobody"):
                assert (await ann.send("DELETE", f"/api/mutes/{name}")).status_code == 204
            await eve.post("/api/logout")
            await eve.post(report, {"text": "rude"}, status=401)
            await eve.post("/api/mutes", {"user_id": bob.id}, status=401)
            await eve.get("/api/mutes", status=401)

    asyncio.run(play())


def test_nobody_talks_without_a_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            await ann.post("/api/logout")
            nobody = await (await ann.sit(table_id)).ready()
            assert nobody.state["me"] is None
            assert (await nobody.refusal("chat", text="boo"))["error"] == "server-sign-in"

    asyncio.run(play())
