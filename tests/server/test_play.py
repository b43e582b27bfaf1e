"""A table's socket, as a client meets it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.server import play as play_module
from tests.server.site import (
    options,
    pick,
    play_on,
    player_to_move,
    quick,
    serve,
    two_players,
)


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            assert (light.state["me"], dark.state["me"]) == (0, 1)
            await asyncio.gather(play_on(light, 1), play_on(dark, 2))
            await light.until(lambda one: one.state["over"])
            await dark.until(lambda one: one.state["over"])
            assert light.state["over"]["winners"] == dark.state["over"]["winners"]
            assert light.state["table"]["state"] == "over"
            for one in (light, dark):
                numbers = [line["number"] for line in one.log]
                assert numbers == [*range(1, len(numbers) + 1)]
            page = await ann.get(f"/api/tables/{table_id}")
            assert page["state"] == "over" and page["me"] == 0

    asyncio.run(play())


def test_a_run_of_answers_is_accepted_up_to_the_first_that_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            chance = Chance(seed_of(5))
            done = False
            while not done:
                player = await player_to_move(light, dark)
                view = player.state["view"]["decision"]
                cards = [option["answer"] for option in player.state["options"] if option["card"]]
                if view["kind"] == "deploy" and cards:
                    before = player.state["number"]
                    count = len(player.frames)
                    await player.say(
                        "answer",
                        decision_number=player.state["decision_number"],
                        answers=[cards[0], cards[0], -1],
                    )
                    refused = await player.frame("refused", count)
                    assert refused["error"] == "refused" and refused["rule"].startswith("yj.")
                    assert refused["rule_text"] in refused["message"]
                    await player.reaches(before + 1)
                    assert player.state["number"] == before + 1
                    done = True
                else:
                    await player.answer(pick(player.state, chance))

    asyncio.run(play())


def test_an_arrangement_is_sent_at_once(tmp_path: Path) -> None:
    """The last card has but one place and is not asked for: what is left of the run is passed over."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            chance = Chance(seed_of(11))
            arranged = 0
            while arranged < 2:
                player = await player_to_move(light, dark)
                if player.state["gesture"] == "arrange":
                    count = len(player.frames)
                    await player.answer(*options(player.state))
                    kinds = [frame["type"] for frame in player.frames[count:]]
                    assert "refused" not in kinds
                    arranged += 1
                else:
                    fight = [
                        option["answer"] for option in player.state["options"] if option["name"] == "yes"
                    ]
                    await player.answer(fight[0] if fight else pick(player.state, chance))

    asyncio.run(play())


def test_two_tabs_agree_and_a_stale_answer_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            guest = ann if player is light else bob
            tab = await (await guest.sit(table_id)).asked()
            assert tab.state["decision_number"] == player.state["decision_number"]
            old = player.state["decision_number"]
            await player.answer(options(player.state)[-1])
            refused = await tab.refusal("answer", decision_number=old, answers=[options(tab.state)[-1]])
            assert refused["error"] == "stale"
            await tab.until(lambda one: one.state["number"] == player.state["number"])
            assert tab.state["view"] == player.state["view"]

    asyncio.run(play())


def test_only_the_seat_of_the_session_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, _ann, light, _bob, dark = await two_players(site)
            eve = await site.guest("Eve")
            watching = await (await eve.sit(table_id)).ready()
            assert watching.state["me"] is None and not watching.state["options"]
            player = await player_to_move(light, dark)
            other = dark if player is light else light
            for kind, more in (
                ("answer", {"decision_number": 0, "answers": options(player.state)[:1]}),
                ("undo", {}),
                ("concede", {}),
                ("undo-reply", {"accept": True}),
                ("draw-offer", {}),
                ("draw-reply", {"accept": True}),
                ("claim", {"how": "win"}),
                ("why", {"wish": 1}),
            ):
                refused = await watching.refusal(kind, **more)
                assert refused["error"] == "play-not-seated"
            number = player.state["decision_number"]
            refused = await other.refusal("answer", decision_number=number, answers=options(player.state)[:1])
            assert refused["error"] == "stale"
            assert player.state["number"] == 0

    asyncio.run(play())


def test_why_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            await player.say("why", wish=999_999)
            why = await player.frame("why")
            assert why["rule"].startswith("yj.") and why["rule_text"]
            await player.say("why", wish=options(player.state)[0])
            await player.until(lambda one: [f["rule"] for f in one.frames if f["type"] == "why"][1:] == [""])

    asyncio.run(play())


def test_coming_back_with_the_last_event_brings_the_rest(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            chance = Chance(seed_of(3))
            for _ in range(4):
                player = await player_to_move(light, dark)
                await player.answer(pick(player.state, chance))
            known = light.state["last_event"]
            await light.close()
            await dark.until(lambda one: one.state["table"]["seats"][0]["absent_since"])
            back = await (await ann.sit(table_id, since=known)).ready()
            assert [line["number"] for line in back.log] == [*range(known + 1, back.state["last_event"] + 1)]
            whole = await (await ann.sit(table_id)).ready()
            assert len(whole.log) == whole.state["last_event"]
            await dark.until(lambda one: one.state["table"]["seats"][0]["present"])

    asyncio.run(play())


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            chance = Chance(seed_of(3))
            for _ in range(9):
                player = await player_to_move(light, dark)
                await player.answer(pick(player.state, chance))
            await dark.until(lambda one: one.state["number"] == 9)
            await light.until(lambda one: one.state["number"] == 9)
            before = {seat: one.state for seat, one in enumerate((light, dark))}
            for one in (light, dark):
                await one.close()
        async with serve(quick(tmp_path)) as site:
            for seat, guest in enumerate((ann, bob)):
                guest.sockets.clear()
                again = await (await guest.sit(table_id, site=site)).ready()
                for part in ("view", "question", "options", "decision_number", "number", "last_event"):
                    assert again.state[part] == before[seat][part]
                await guest.leave()

    asyncio.run(play())


def test_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, _ = await two_players(site)
            french = await (await ann.sit(table_id, language="fr")).ready()
            assert french.state["question"] != light.state["question"]
            assert french.state["table"]["seats"][0]["side_name"] == "Côté Lumineux"
            await french.say("language", language="en")
            await french.until(lambda one: one.state["question"] == light.state["question"])
            english = [one for one in french.frames if one.get("question") == light.state["question"]]
            assert english[0]["log"] == light.log
            assert (await french.refusal("language", language="xx"))["error"] == "server-no-language"

    asyncio.run(play())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"answer"}',
        '{"type":"answer","decision_number":0,"answers":[]}',
        '{"type":"answer","decision_number":0,"answers":["1"]}',
        '{"type":"answer","decision_number":0,"answers":[1e99]}',
        '{"type":"answer","decision_number":-1,"answers":[1]}',
        json.dumps({"type": "answer", "decision_number": 0, "answers": [1] * 1000}),
        '{"type":"claim","how":"steal"}',
        "[" * 5000,
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            light = await (await ann.sit(table_id)).ready()
            await light.connection.send(text)
            assert (await light.frame("refused"))["error"] == "server-bad-request"
            await light.say("ping")
            await light.frame("pong")

    asyncio.run(play())


def test_too_much_and_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            loud = await (await ann.sit(table_id)).ready()
            await loud.connection.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
            await loud.until(lambda one: one.closed)
            assert loud.connection.close_code == 4413
            monkeypatch.setattr(play_module, "PER_SECOND", 0.0)  # however slow the machine
            fast = await (await ann.sit(table_id)).ready()
            for _ in range(500):
                await fast.connection.send('{"type":"ping"}')
            await fast.until(lambda one: one.closed)
            assert fast.connection.close_code == 4429
            assert {frame.get("error") for frame in fast.frames} >= {"server-too-many"}

    asyncio.run(play())


def test_no_such_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            for name in ("0123456789", "nothing", "a-b_c-d_e-f_g"):
                gone = await ann.sit(name)
                await gone.until(lambda one: one.closed)
                assert gone.connection.close_code == 4404
                assert gone.frames[0]["error"] == "server-not-found"

    asyncio.run(play())


def test_concede_and_draw(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, ann, light, bob, dark = await two_players(site)
            assert (await light.refusal("draw-reply", accept=True))["error"] == "play-nothing-offered"
            await light.say("draw-offer")
            await dark.until(lambda one: one.state["offers"]["draw"] == {"by": 0, "waits": [1]})
            assert (await light.refusal("draw-offer"))["error"] == "play-asked-already"
            assert (await light.refusal("draw-reply", accept=True))["error"] == "play-nothing-offered"
            await dark.say("draw-reply", accept=False)
            await light.until(lambda one: one.state["offers"]["draw"] is None)
            assert (await light.refusal("draw-offer"))["error"] == "play-asked-already"
            await dark.say("draw-offer")
            await light.until(lambda one: one.state["offers"]["draw"] == {"by": 1, "waits": [0]})
            await light.say("draw-reply", accept=True)
            await dark.until(lambda one: one.state["over"])
            assert dark.state["over"]["winners"] == [] and dark.state["over"]["ending"] == "house.draw"
            assert "draw" in dark.state["over"]["text"]
            for kind, more in (
                ("concede", {}),
                ("draw-offer", {}),
                ("draw-reply", {"accept": True}),
                ("undo", {}),
                ("undo-reply", {"accept": True}),
                ("claim", {"how": "win"}),
            ):
                assert (await dark.refusal(kind, **more))["error"] == "play-over"
            for guest in (ann, bob):
                await guest.leave()
            _, ann, light, bob, dark = await two_players(site)
            await light.say("concede")
            await dark.until(lambda one: one.state["over"])
            assert dark.state["over"]["winners"] == [1]
            assert dark.state["over"]["text"].startswith("You win")

    asyncio.run(play())


def test_a_draw_is_between_persons_and_stands_until_the_other_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            other = dark if player is light else light
            await other.say("draw-offer")
            await player.until(lambda one: (one.state["offers"]["draw"] or {}).get("by") == other.state["me"])
            await player.answer(options(player.state)[-1])
            await player.until(lambda one: one.state["offers"]["draw"] is None)
            refused = await player.refusal("draw-reply", accept=True)
            assert refused["error"] == "play-nothing-offered" and not player.state["over"]
            assert site.keeper.rooms[table_id].playing().draw is None
            against_a_bot = await ann.make_table({"who": "me"}, {"who": "bot"})
            alone = await (await ann.sit(against_a_bot)).asked()
            assert (await alone.refusal("draw-offer"))["error"] == "play-bots-play-on"
            assert (await alone.refusal("draw-reply", accept=True))["error"] == "play-nothing-offered"

    asyncio.run(play())


def test_those_who_watch_may_be_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, _ann, light, _bob, dark = await two_players(site, delay=600)
            eve = await site.guest("Eve")
            watching = await (await eve.sit(table_id)).ready()
            player = await player_to_move(light, dark)
            await player.answer(options(player.state)[-1])
            assert player.state["number"] == 1
            fresh = await (await eve.sit(table_id)).ready()
            assert watching.state["number"] == 0 and fresh.state["number"] == 0
            site.later(600)
            await watching.until(lambda one: one.state["number"] == 1)
            await fresh.until(lambda one: one.state["number"] == 1)

    asyncio.run(play())


def test_absence_is_shown_and_may_be_claimed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, absence_seconds=3600)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            away, left = await player_to_move(light, dark), light
            left = dark if away is light else light
            seat = 1 - left.state["me"]
            assert (await left.refusal("claim", how="win"))["error"] == "play-nobody-away"
            await away.close()
            await left.until(lambda one: one.state["table"]["seats"][seat]["absent_since"])
            assert left.state["offers"]["claim"] is None
            site.later(3600)
            await left.until(lambda one: one.state["offers"]["claim"])
            await left.say("claim", how="win")
            await left.until(lambda one: one.state["over"])
            assert left.state["over"]["winners"] == [left.state["me"]]
            assert left.state["over"]["ending"] == "house.claim"

    asyncio.run(play())


def test_a_bot_takes_the_seat_until_its_owner_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, absence_seconds=3600)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            away = await player_to_move(light, dark)
            left, guest = (dark, ann) if away is light else (light, bob)
            seat = 1 - left.state["me"]
            await away.close()
            await left.until(lambda one: one.state["table"]["seats"][seat]["absent_since"])
            site.later(3600)
            await left.until(lambda one: one.state["offers"]["claim"])
            await left.say("claim", how="bot", bot="random")
            await left.until(lambda one: one.state["table"]["seats"][seat]["bot"] == "random")
            await left.asked()
            assert left.state["number"] > 1
            back = await (await guest.sit(table_id)).ready()
            await back.until(lambda one: one.state["table"]["seats"][seat]["bot"] is None)
            await left.until(lambda one: one.log[-1]["kind"] == "house-back")

    asyncio.run(play())
