"""Making, joining, leaving tables, and playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chancecube.kernel.wire import DeckList
from chancecube.registry import game
from tests.server.site import GAME, STARTER, Guest, finish_by_conceding, quick, serve, two_players

ME: dict[str, Any] = {"who": "me"}
OPEN: dict[str, Any] = {"who": "open"}
BOT: dict[str, Any] = {"who": "bot"}


def test_a_game_begins_when_all_seats_are_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob, eve = [await site.guest(name) for name in ("Ann", "Bob", "Eve")]
            table_id = await ann.make_table(ME, OPEN)
            page = await ann.get(f"/api/tables/{table_id}")
            assert page["state"] == "open" and page["me"] == 0 and page["commitment"]
            assert page["settings"] == {"format": "starter", "tournament": "no", "honour": "no"}
            light = await (await ann.sit(table_id)).ready()
            assert light.state["view"] is None and light.state["me"] == 0
            assert (await light.refusal("concede"))["error"] == "play-not-started"
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 0}, status=409)
            await ann.post(f"/api/tables/{table_id}/join", {"seat": 1}, status=409)
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 5}, status=404)
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 1})
            await light.until(lambda one: one.state["view"])
            await eve.post(f"/api/tables/{table_id}/join", {"seat": 1}, status=409)
            assert (await bob.get(f"/api/tables/{table_id}"))["commitment"] == page["commitment"]

    asyncio.run(play())


def test_leaving_frees_the_seat_and_an_empty_table_goes(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob, eve = [await site.guest(name) for name in ("Ann", "Bob", "Eve")]
            form = {"game": GAME, "settings": STARTER, "seats": [OPEN, OPEN]}
            table_id = (await ann.post("/api/tables", form))["id"]
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 0})
            await eve.post(f"/api/tables/{table_id}/leave", status=403)
            await bob.post(f"/api/tables/{table_id}/leave")
            await bob.get(f"/api/tables/{table_id}", status=404)
            table_id = await ann.make_table(ME, OPEN)
            watching = await (await eve.sit(table_id)).ready()
            await watching.say("chat", text="hello")
            await ann.post(f"/api/tables/{table_id}/leave")
            await ann.get(f"/api/tables/{table_id}", status=404)
            running = await ann.make_table(ME, BOT)
            await ann.post(f"/api/tables/{running}/leave", status=409)

    asyncio.run(play())


def test_whoever_changed_a_table_sees_it_changed(tmp_path: Path) -> None:
    """However long the database takes to tell."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = [await site.guest(name) for name in ("Ann", "Bob")]
            table_id = await ann.make_table(ME, OPEN)
            await (await ann.sit(table_id)).ready()
            read = site.keeper.read

            async def read_slowly(table_id: str, after: int) -> Any:
                await asyncio.sleep(0.2)
                return await read(table_id, after)

            site.keeper.read = read_slowly  # type: ignore[method-assign]
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 1})
            assert (await bob.get(f"/api/tables/{table_id}"))["me"] == 1
            waiting = await ann.make_table(ME, OPEN)
            await ann.get(f"/api/tables/{waiting}")
            await ann.post(f"/api/tables/{waiting}/leave")
            await ann.get(f"/api/tables/{waiting}", status=404)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"settings": {"format": "vintage"}}, 400, "no-setting"),
        ({"settings": {"ante": "yes"}}, 400, "no-setting"),
        ({"settings": {"tournament": "maybe"}}, 400, "no-setting"),
        ({"seats": [ME]}, 400, "table-seats"),
        ({"seats": [ME, ME]}, 400, "table-one-seat"),
        ({"seats": [ME, {"who": "bot", "bot": "yoda"}]}, 400, "no-bot"),
        ({"seats": [ME, {"who": "ghost"}]}, 400, "server-bad-field"),
        ({"clock": {"kind": "move", "seconds": 0}}, 400, "table-clock"),
        ({"clock": {"kind": "move", "seconds": -5}}, 400, "server-bad-field"),
        ({"delay": 1_000_000}, 400, "server-bad-field"),
        ({"seats": [{"who": "me", "deck": {"ready": "nothing"}}, OPEN]}, 404, "table-no-ready-deck"),
        ({"seats": [{"who": "me", "deck": {"id": "0123456789"}}, OPEN]}, 404, "server-not-found"),
        ({"seats": [{"who": "me", "deck": {"cards": {"DM-1": 1}}}, OPEN]}, 409, "table-deck-illegal"),
        ({"seats": [{"who": "me", "deck": {"cards": {"XX-1": 1}}}, OPEN]}, 400, ""),
        ({"seats": [{"who": "me", "deck": {"cards": {"DM-1": 10**9}}}, OPEN]}, 400, ""),
        ({"seats": [{"who": "me", "word": "x" * 150}, OPEN]}, 400, "server-text-long"),
    ],
)
def test_what_cannot_be_agreed_is_refused(
    tmp_path: Path, change: dict[str, Any], status: int, error: str
) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            form = {"game": GAME, "settings": STARTER, "seats": [ME, OPEN]} | change
            refused = await ann.post("/api/tables", form, status=status)
            assert not error or refused["error"] == error
            assert refused["message"] and refused["message"] != refused["error"]

    asyncio.run(play())


def test_tables_have_a_limit(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, tables_per_user=2)) as site:
            ann = await site.guest("Ann")
            for _ in range(2):
                await ann.make_table(ME, OPEN)
            form = {"game": GAME, "settings": STARTER, "seats": [ME, OPEN]}
            assert (await ann.post("/api/tables", form, status=409))["error"] == "table-too-many"

    asyncio.run(play())


def test_one_must_be_somebody(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            await ann.post("/api/logout")
            form = {"game": GAME, "settings": STARTER, "seats": [ME, OPEN]}
            assert (await ann.post("/api/tables", form, status=401))["error"] == "server-sign-in"

    asyncio.run(play())


async def deck_is_called_as_on_the_list(person: Guest, join: str, name: str) -> None:
    listed = await person.get(f"/api/games/{GAME}/decks?language=fr")
    title = next(deck["title"] for deck in listed if deck["name"] == name)
    wrong = await person.post(f"{join}?language=fr", {"seat": 1, "deck": {"ready": name}}, status=409)
    assert title != name and title in wrong["message"]


def test_own_and_ready_decks(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            ready = [
                deck for deck in await ann.get(f"/api/games/{GAME}/decks") if "starter" in deck["formats"]
            ]
            light = next(deck for deck in ready if deck["side"] == "light")
            dark = next(deck for deck in ready if deck["side"] == "dark")
            own = await ann.post("/api/decks", {"game": GAME, "name": "Mine", "cards": light["cards"]})
            table_id = await ann.make_table({"who": "me", "deck": {"id": own["id"]}}, OPEN)
            join = f"/api/tables/{table_id}/join"
            wrong = await bob.post(join, {"seat": 1, "deck": {"ready": light["name"]}}, status=409)
            assert wrong["error"] == "table-deck-illegal"
            await deck_is_called_as_on_the_list(bob, join, light["name"])
            await bob.post(join, {"seat": 1, "deck": {"id": own["id"]}}, status=404)
            await bob.post(join, {"seat": 1, "deck": {"cards": dark["cards"], "name": "His"}})
            room = await site.keeper.room(table_id)
            assert [deck.name for deck in room.playing().record.header.decks] == ["Mine", "His"]

    asyncio.run(play())


@pytest.mark.parametrize("format_name", [name for name in game(GAME).formats if name != "sample"])
def test_random_decks_are_legal_and_no_ready_ones(tmp_path: Path, format_name: str) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            chance = {"deck": {"random": True}}
            dealt: list[DeckList] = []
            for _ in range(3):
                table_id = await ann.make_table(ME | chance, BOT | chance, settings={"format": format_name})
                dealt += (await site.keeper.room(table_id)).header.decks
            table_id = await ann.make_table(ME, BOT, settings={"format": format_name})
            usual = (await site.keeper.room(table_id)).header.decks
            ready = [deck.cards for deck in game(GAME).ready_decks()]
            assert all(deck.cards in ready for deck in usual), "without a wish the house takes a ready deck"
            for place, deck in enumerate(dealt):
                assert deck.cards not in ready and deck.cards not in [one.cards for one in dealt[:place]]
                assert not game(GAME).deck_breaches(deck, format_name, place % 2)

    asyncio.run(play())


def test_a_rematch_changes_nothing_but_the_shuffle(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site, clock={"kind": "move", "seconds": 900})
            eve = await site.guest("Eve")
            await ann.post(f"/api/tables/{table_id}/rematch", status=409)
            await finish_by_conceding(light)
            await eve.post(f"/api/tables/{table_id}/rematch", status=403)
            first, second = await asyncio.gather(
                ann.post(f"/api/tables/{table_id}/rematch"), bob.post(f"/api/tables/{table_id}/rematch")
            )
            assert first == second
            await dark.until(lambda one: one.state["table"]["rematch"] == first["id"])
            old, new = await site.keeper.room(table_id), await site.keeper.room(first["id"])
            assert new.state == "playing" and new.clock == old.clock and new.settings == old.settings
            assert [chair.user_id for chair in new.chairs] == [ann.id, bob.id]
            assert new.header.decks == old.header.decks and new.header.words == old.header.words
            assert new.header.secret != old.header.secret

    asyncio.run(play())


def test_a_rematch_against_a_bot_begins_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table(ME, BOT)
            light = await (await ann.sit(table_id)).asked()
            await finish_by_conceding(light)
            made = await ann.post(f"/api/tables/{table_id}/rematch")
            again = await (await ann.sit(made["id"])).asked()
            assert again.state["table"]["seats"][1]["bot"] == "cadet"

    asyncio.run(play())
