"""Finished games: replay, fork, download, verify."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from chancecube.cli import app
from chancecube.kernel.chance import commitment
from chancecube.kernel.record import read, verify
from chancecube.registry import game
from tests.server.site import (
    GAME,
    Guest,
    finish_by_conceding,
    play_on,
    player_to_move,
    quick,
    serve,
    two_players,
)


async def verdict(guest: Guest, text: str | bytes) -> Any:
    answer = await guest.http.post(
        "/api/records/verify", content=text, headers={"x-csrf-token": guest.http.cookies["cc_csrf"]}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_finished_game_can_be_downloaded_replayed_and_verified(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            promised = light.state["table"]["commitment"]
            await asyncio.gather(play_on(light, 1), play_on(dark, 2))
            text = (await ann.http.get(f"/api/tables/{table_id}/record")).text
            record = read(text)
            assert verify(game(GAME), record).over
            assert commitment(bytes.fromhex(record.header.secret)) == promised
            assert record.header.words == ["sand", "rain"] and record.header.players == ["Ann", "Bob"]
            found = await verdict(ann, text)
            assert found["ok"] and len(found["checked"]) == 3

            first = await ann.get(f"/api/tables/{table_id}/replay?at=0&as=all")
            assert first["count"] == len(record.answers) and len(first["views"]) == 2
            assert first["answer"] is None
            last = await ann.get(f"/api/tables/{table_id}/replay")
            assert last["at"] == last["count"] and last["views"][0]["over"]
            assert last["answer"]["n"] == len(record.answers)
            assert [line["text"] for line in last["lines"]][: len(first["lines"])] == [
                line["text"] for line in first["lines"]
            ]
            own = await ann.get(f"/api/tables/{table_id}/replay?as=0")
            assert [line["text"] for line in own["lines"]] == [line["text"] for line in light.log]
            assert own["views"] == [light.state["view"]]
            french = await ann.get(f"/api/tables/{table_id}/replay?as=0&language=fr")
            assert french["lines"] != own["lines"]
            await ann.get(f"/api/tables/{table_id}/replay?as=3", status=404)
            await ann.get(f"/api/tables/{table_id}/replay?as=8", status=400)

    asyncio.run(play())


def test_tampered_records_are_found_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
            watching = await ann.sit(table_id)
            await watching.until(lambda one: one.state.get("over"))
            text = (await ann.http.get(f"/api/tables/{table_id}/record")).text
            lines = text.splitlines()
            header, closing = json.loads(lines[0]), json.loads(lines[-1])
            assert (await verdict(ann, text))["ok"]
            other_secret = header | {"secret": "00" * 32}
            huge = header | {"decks": [{"name": "", "cards": {"DM-1": 10**9}}] * 2}
            endless = header | {"position": "x" * 20_000}
            other_end = closing | {"winners": [1 - (closing["winners"] or [0])[0]]}
            by_house = {"winners": [0], "ending": "house.concede"}
            for name, tampered in {
                "secret": [json.dumps(other_secret), *lines[1:]],
                "missing answer": [lines[0], *lines[2:]],
                "huge deck": [json.dumps(huge), *lines[1:]],
                "endless position": [json.dumps(endless), *lines[1:]],
                "other winner": [*lines[:-1], json.dumps(other_end)],
                "ended by the house after its end": [*lines[:-1], json.dumps(by_house)],
                "other game": [json.dumps(header | {"game": "chess"}), *lines[1:]],
                "no header": lines[1:],
            }.items():
                found = await verdict(ann, "\n".join(tampered))
                assert not found["ok"] and found["message"], name
            for junk in (b"", b"\xff\xfe", b"[]", b"{}", b"null"):
                assert not (await verdict(ann, junk))["ok"]

    asyncio.run(play())


def test_a_game_ended_by_the_house_verifies(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            await player.answer(player.state["options"][0]["answer"])
            await finish_by_conceding(light)
            text = (await ann.http.get(f"/api/tables/{table_id}/record")).text
            assert json.loads(text.splitlines()[-1]) == {"winners": [1], "ending": "house.concede"}
            assert (await verdict(ann, text))["ok"]
            last = await ann.get(f"/api/tables/{table_id}/replay")
            assert last["views"][0]["over"] and last["count"] == 2
            file.write_text(text, encoding="utf-8")

    file = tmp_path / "record.jsonl"
    asyncio.run(play())
    for command in ("verify", "replay", "show"):
        done = CliRunner().invoke(app, ["--language", "en", "record", command, str(file)])
        assert done.exit_code == 0, done.output
        assert "the game was given up." in done.output


def test_a_running_game_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            for guest in (ann, bob):
                await guest.get(f"/api/tables/{table_id}/record", status=403)
                await guest.get(f"/api/tables/{table_id}/replay?at=0&as=0", status=403)
                seats = [{"who": "me"}, {"who": "bot"}]
                await guest.post(f"/api/tables/{table_id}/fork", {"at": 0, "seats": seats}, status=403)
            assert light.state and dark.state

    asyncio.run(play())


def test_a_fork_begins_where_it_was_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, _ann, light, bob, dark = await two_players(site)
            await asyncio.gather(play_on(light, 3), play_on(dark, 4))
            eve = await site.guest("Eve")
            count = (await eve.get(f"/api/tables/{table_id}/replay"))["count"]
            at = count // 2
            there = await eve.get(f"/api/tables/{table_id}/replay?at={at}&as=all")
            seats = [{"who": "me"}, {"who": "open"}]
            made = await eve.post(f"/api/tables/{table_id}/fork", {"at": at, "seats": seats})
            await bob.post(f"/api/tables/{made['id']}/join", {"seat": 1})
            mine, his = await eve.sit(made["id"]), await bob.sit(made["id"])
            for seat, one in enumerate((mine, his)):
                await one.until(lambda one: one.state.get("view"))
                assert one.state["view"] == there["views"][seat]
            assert mine.state["table"]["fork_of"] == table_id
            await asyncio.gather(play_on(mine, 5), play_on(his, 6))
            text = (await eve.http.get(f"/api/tables/{made['id']}/record")).text
            assert (await verdict(eve, text))["ok"]
            await eve.post(f"/api/tables/{table_id}/fork", {"at": count, "seats": seats}, status=409)

    asyncio.run(play())


def test_ones_own_game_against_bots_may_be_forked_while_it_runs(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            table_id = await ann.make_table({"who": "me"}, {"who": "bot"})
            light = await (await ann.sit(table_id)).asked()
            await light.answer(light.state["options"][0]["answer"])
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            made = await ann.post(f"/api/tables/{table_id}/fork", {"at": 0, "seats": seats})
            fork = await (await ann.sit(made["id"])).ready()
            assert fork.state["table"]["seats"][1]["level"] == "random"
            await bob.post(f"/api/tables/{table_id}/fork", {"at": 0, "seats": seats}, status=403)

    asyncio.run(play())
