"""Tables with four seats, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.site import Guest, Playing, Site, options, play_on, quick, serve

TEAMS = {"format": "teams"}
HIGH = {"ready": "Red high"}
NAMES = ["Ann", "Bob", "Cid", "Dee"]


async def make(guest: Guest, *seats: dict[str, Any], **more: Any) -> str:
    return await guest.make_table(*seats, **({"game": "parlour", "settings": TEAMS} | more))


async def four_players(site: Site, **more: Any) -> tuple[str, list[Guest], list[Playing]]:
    guests = [await site.guest(name) for name in NAMES]
    table_id = await make(guests[0], {"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "open"}, **more)
    for seat in (3, 1, 2):
        await guests[seat].post(f"/api/tables/{table_id}/join", {"seat": seat})
    playing = [await guest.sit(table_id) for guest in guests]
    for one in playing:
        await one.until(lambda player: player.state.get("view"))
    return table_id, guests, playing


def at_table(
    folder: Path, play: Callable[[Site, str, list[Guest], list[Playing]], Awaitable[None]], **more: Any
) -> None:
    async def run() -> None:
        async with serve(quick(folder)) as site:
            await play(site, *await four_players(site, **more))

    asyncio.run(run())


def test_the_library_tells_the_seats(tmp_path: Path) -> None:
    async def run() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            games = {one["name"]: one for one in await ann.get("/api/games")}
            assert games["parlour"]["seats"] == {"pair": [0, 1], "teams": [0, 1, 0, 1]}
            assert games["young-jedi"]["seats"]["full"] == [0, 1]
            form = {"game": "parlour", "settings": TEAMS, "seats": [{"who": "me"}, {"who": "bot"}]}
            refused = await ann.post("/api/tables", form, status=400)
            assert refused["error"] == "table-seats" and refused["arguments"] == {"count": "4"}

    asyncio.run(run())


def test_seats_are_named_and_decks_fit_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            mine = {"who": "me", "deck": HIGH}
            table_id = await make(ann, mine, {"who": "bot"}, {"who": "open"}, {"who": "bot"})
            [row] = await bob.get("/api/tables")
            assert [(seat["side"], seat["number"]) for seat in row["seats"]] == [
                ("red", 1),
                ("blue", 1),
                ("red", 2),
                ("blue", 2),
            ]
            join = f"/api/tables/{table_id}/join"
            refused = await bob.post(join, {"seat": 2, "deck": HIGH}, status=409)
            assert refused["error"] == "table-decks-illegal" and "one-nine" in refused["message"]
            await bob.post(join, {"seat": 2})  # left to the house, which finds one that fits
            player = await (await bob.sit(table_id)).asked()
            seats = player.state["table"]["seats"]
            assert [seat["side_name"] for seat in seats] == ["Red 1", "Blue 1", "Red 2", "Blue 2"]
            room = site.keeper.rooms[table_id]
            assert not room.game.decks_breaches(room.header.decks, "teams")

    asyncio.run(run())


def test_three_bots_play_along(tmp_path: Path) -> None:
    async def run() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            bot = {"who": "bot", "deck": {"random": True}}
            table_id = await make(ann, bot, bot, {"who": "me"}, bot)
            player = await ann.sit(table_id)
            await play_on(player, 1)
            assert player.state["over"]["winners"] in ([], [0, 2], [1, 3])
            hand = [zone for zone in player.state["view"]["zones"] if zone["name"] == "hand"]
            assert [bool(zone["cards"]) for zone in hand][1::2] == [False, False]
            record = (await ann.http.get(f"/api/tables/{table_id}/record")).content
            verdict = await ann.http.post(
                "/api/records/verify", content=record, headers={"x-csrf-token": ann.http.cookies["cc_csrf"]}
            )
            assert verdict.json()["ok"], verdict.text

    asyncio.run(run())


def test_taking_back_is_asked_of_both_opponents_and_told_to_the_partner(tmp_path: Path) -> None:
    async def play(site: Site, table_id: str, guests: list[Guest], playing: list[Playing]) -> None:
        ann, bob, cid, dee = playing
        await ann.answer(options(ann.state)[0])
        await ann.say("undo")
        for one in playing:
            await one.until(lambda player: player.state["offers"]["undo"])
            assert one.state["offers"]["undo"]["waits"] == [1, 3]
        assert (await cid.refusal("undo-reply", accept=True))["error"] == "play-nothing-offered"
        await cid.answer(options(cid.state)[0])  # a partner who plays on changes nothing
        await bob.say("undo-reply", accept=True)
        await dee.until(lambda player: player.state["offers"]["undo"]["waits"] == [3])
        assert (await bob.refusal("undo-reply", accept=True))["error"] == "play-nothing-offered"
        await dee.say("undo-reply", accept=True)
        await cid.until(lambda player: player.state["offers"]["undo"] is None and player.state["options"])
        assert site.keeper.rooms[table_id].playing().moves == []
        assert any("Red 1 takes back 2 answers" in line["text"] for line in cid.log)

    at_table(tmp_path, play)


def test_an_opponent_who_plays_on_refuses(tmp_path: Path) -> None:
    async def play(site: Site, table_id: str, guests: list[Guest], playing: list[Playing]) -> None:
        ann, bob, cid, dee = playing
        await ann.answer(options(ann.state)[0])
        await ann.say("undo")
        await cid.until(lambda player: player.state["offers"]["undo"])
        await ann.say("draw-offer")
        await bob.until(lambda player: player.state["offers"]["draw"] == {"by": 0, "waits": [1, 3]})
        await dee.answer(options(dee.state)[0])
        await cid.until(
            lambda player: player.state["offers"]["undo"] is None and player.state["offers"]["draw"] is None
        )

    at_table(tmp_path, play)


def test_a_draw_needs_all_opponents(tmp_path: Path) -> None:
    async def play(site: Site, table_id: str, guests: list[Guest], playing: list[Playing]) -> None:
        ann, bob, cid, dee = playing
        await bob.say("draw-offer")
        await dee.until(lambda player: player.state["offers"]["draw"] == {"by": 1, "waits": [0, 2]})
        assert (await dee.refusal("draw-reply", accept=True))["error"] == "play-nothing-offered"
        await ann.say("draw-reply", accept=True)
        await cid.until(lambda player: player.state["offers"]["draw"] == {"by": 1, "waits": [2]})
        assert not cid.state["over"]
        await cid.say("draw-reply", accept=True)
        await dee.until(lambda player: player.state["over"])
        assert dee.state["over"]["winners"] == [] and dee.state["over"]["ending"] == "house.draw"

    at_table(tmp_path, play)


def test_a_side_gives_up_as_a_whole_and_plays_again(tmp_path: Path) -> None:
    async def play(site: Site, table_id: str, guests: list[Guest], playing: list[Playing]) -> None:
        await playing[3].say("concede")
        for one in playing:
            await one.until(lambda player: player.state["over"])
            assert one.state["over"]["winners"] == [0, 2]
        assert playing[1].state["over"]["text"].startswith("You lose")
        for seat in ("0", "1", "2", "3", "all"):
            page = await guests[0].get(f"/api/tables/{table_id}/replay?at=0&as={seat}")
            assert [view["seat"] for view in page["views"]] == (
                [0, 1, 2, 3] if seat == "all" else [int(seat)]
            )
        assert (await guests[0].http.get(f"/api/tables/{table_id}/replay?as=4")).status_code == 404
        again = {(await guest.post(f"/api/tables/{table_id}/rematch"))["id"] for guest in guests}
        assert len(again) == 1
        player = await (await guests[2].sit(again.pop())).asked()
        assert player.state["me"] == 2
        seats = [{"who": "bot"}, {"who": "me"}, {"who": "bot"}, {"who": "bot"}]
        fork = await guests[0].post(f"/api/tables/{table_id}/fork", {"at": 0, "seats": seats})
        player = await (await guests[0].sit(fork["id"])).asked()
        assert player.state["me"] == 1
        assert player.state["table"]["seats"][3]["side_name"] == "Blue 2"

    at_table(tmp_path, play)


def test_all_clocks_run_and_the_first_to_end_beats_its_side(tmp_path: Path) -> None:
    async def play(site: Site, table_id: str, guests: list[Guest], playing: list[Playing]) -> None:
        ann, bob, _, dee = playing
        assert ann.state["table"]["clock"]["running"] == [0, 1, 2, 3]
        for one in (ann, bob, dee):
            await one.answer(options(one.state)[0])
        await ann.until(lambda player: player.state["table"]["clock"]["running"] == [2])
        site.later(120)
        await dee.until(lambda player: player.state["over"])
        assert dee.state["over"] | {"text": ""} == {"winners": [1, 3], "ending": "house.flag", "text": ""}

    at_table(tmp_path, play, clock={"kind": "total", "seconds": 60, "increment": 0})


def test_one_who_is_away(tmp_path: Path) -> None:
    """Opponents may claim the game or call a bot, a partner only the bot; the seat is given back."""

    async def play(site: Site, table_id: str, guests: list[Guest], playing: list[Playing]) -> None:
        ann, bob, cid, dee = playing
        await cid.close()
        await ann.until(lambda player: not player.state["table"]["seats"][2]["present"])
        site.later(3600)
        await ann.until(lambda player: player.state["offers"]["claim"])
        assert ann.state["offers"]["claim"]["seats"] == [2] and not ann.state["offers"]["claim"]["win"]
        await bob.until(lambda player: player.state["offers"]["claim"])
        assert bob.state["offers"]["claim"]["win"]
        assert (await ann.refusal("claim", how="win"))["error"] == "play-nobody-away"
        await ann.say("claim", how="bot")
        await dee.until(lambda player: player.state["table"]["seats"][2]["bot"] == "random")
        back = await guests[2].sit(table_id)
        await back.until(lambda player: player.state and player.state["table"]["seats"][2]["bot"] is None)
        await back.close()
        for one in (ann, bob, dee):
            await one.answer(options(one.state)[0])
        await bob.until(lambda player: not player.state["table"]["seats"][2]["present"])
        site.later(3600)
        room = site.keeper.rooms[table_id]
        assert 2 in room.playing().persons_asked()
        await bob.until(lambda player: (player.state["offers"]["claim"] or {}).get("win"))
        await bob.say("claim", how="win")
        await dee.until(lambda player: player.state["over"])
        assert dee.state["over"]["winners"] == [1, 3]

    at_table(tmp_path, play)


def test_against_bots_nobody_has_to_be_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            table_id = await make(ann, {"who": "me"}, {"who": "bot"}, {"who": "open"}, {"who": "bot"})
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 2})
            first, second = await ann.sit(table_id), await bob.sit(table_id)
            for one in (first, second):
                await one.asked()
            await first.answer(options(first.state)[0])
            await first.say("undo")
            await second.until(lambda player: any("takes back" in line["text"] for line in player.log))
            assert (await second.refusal("draw-offer"))["error"] == "play-bots-play-on"
            running = await ann.http.post(
                f"/api/tables/{table_id}/fork",
                json={"at": 0, "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}, {"who": "bot"}]},
                headers={"x-csrf-token": ann.http.cookies["cc_csrf"]},
            )
            assert running.status_code == 403  # the partner is a person: nobody looks behind the cards

    asyncio.run(run())
