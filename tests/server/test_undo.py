"""Taking back: exact, free against bots, otherwise asked for with what was learned."""

from __future__ import annotations

import asyncio
from pathlib import Path

from chancecube.kernel.chance import Chance, seed_of
from chancecube.server import drafts
from chancecube.server.course import UNDO, UNDO_ASK
from tests.server.games import both_asked, new_course, play_random, random_entry
from tests.server.site import Playing, options, pick, player_to_move, quick, serve, shown, two_players


def cards_in_hand(one: Playing) -> int:
    return sum(
        zone["count"]
        for zone in one.state["view"]["zones"]
        if zone["name"] == "hand" and zone["seat"] == one.state["me"]
    )


def bots_have_answered(one: Playing) -> bool:
    """Nothing more happens until this player answers."""
    return one.state["view"]["waiting"] == [one.state["me"]]


def test_undo_is_exact() -> None:
    course, entries = play_random(5, answers=60)
    for to in (59, 45, 44, 30, 3, 0):
        expected = new_course(5)
        for entry in entries[:to]:
            expected.take(entry)
        course.take(drafts.entry(course, UNDO, 0, 1.0, {"to": to}))
        assert course.position.encode() == expected.position.encode()
        assert course.record.answers == expected.record.answers
        for entry in entries[to:]:
            if len(course.moves) < 60:
                again = drafts.entry(course, entry.kind, entry.seat, 1.0, entry.body)
                course.take(again)


def test_an_arrangement_is_taken_back_as_one() -> None:
    course, chance = both_asked()
    seat = course.position.pending[0].seat
    before = len(course.moves)
    for _ in range(2):
        decision = course.position.decision_of(seat)
        if decision is not None and decision.gesture == "arrange":
            course.take(
                drafts.answers(course, seat, course.asked[seat], decision.options[:1], 1.0).entries[0]
            )
    assert course.undo_target(seat) == before
    assert chance.place >= 0


def test_a_bot_gives_back_freely_and_answers_again_alike(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "me"}, {"who": "bot", "bot": "cadet"})
            light = await (await ann.sit(table_id)).asked()
            refused = await light.refusal("undo")
            assert refused["error"] == "play-nothing-to-undo"
            chance = Chance(seed_of(2))
            for _ in range(6):
                await light.until(bots_have_answered)
                before, number = shown(light), light.state["number"]
                answer = pick(light.state, chance)
                await light.answer(answer)
                await light.until(bots_have_answered)
                after = shown(light)
                told = light.state["last_event"]
                await light.say("undo")
                await light.until(lambda one: one.log[-1]["kind"] == "house-undo")
                assert shown(light) == before and light.state["number"] > number
                assert light.state["last_event"] == told + 1
                await light.answer(answer)
                await light.shows(after)

    asyncio.run(play())


def test_a_person_is_asked_and_told_what_was_learned(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            chance = Chance(seed_of(6))
            while True:
                player = await player_to_move(light, dark)
                hand = cards_in_hand(player)
                if player.state["view"]["decision"]["kind"] == "even-up" and hand < 6:
                    break
                await player.answer(pick(player.state, chance))
            other = dark if player is light else light
            before = shown(player)
            await player.answer(-1)
            await player.say("undo")
            await other.until(lambda one: one.state["offers"]["undo"])
            offer = other.state["offers"]["undo"]
            assert offer["by"] == player.state["me"]
            assert any("draws" in line or "draw" in line for line in offer["teaches"]), offer
            refused = await player.refusal("undo")
            assert refused["error"] == "play-asked-already"
            assert (await player.refusal("undo-reply", accept=True))["error"] == "play-nothing-offered"
            await other.say("undo-reply", accept=True)
            await player.shows(before)
            assert player.state["offers"]["undo"] is None

    asyncio.run(play())


def test_a_refused_request_is_not_made_again_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            other = dark if player is light else light
            await player.answer(options(player.state)[-1])
            number = player.state["number"]
            await player.say("undo")
            await other.until(lambda one: one.state["offers"]["undo"])
            await other.say("undo-reply", accept=False)
            await player.until(lambda one: one.log[-1]["kind"] == "house-undo-no")
            assert player.state["view"] and player.state["number"] == number + 2
            assert (await player.refusal("undo"))["error"] == "play-asked-already"

    asyncio.run(play())


def test_playing_on_is_a_refusal() -> None:
    course = new_course(3)
    chance = Chance(seed_of(3))
    course.take(random_entry(course, chance))
    seat = course.moves[0].seat
    course.take(drafts.undo(course, seat, 1.0).entries[0])
    assert course.undo is not None and course.number == 2
    course.take(random_entry(course, chance))
    assert course.undo is None


def test_lessons_name_no_card_to_those_who_did_not_see_it() -> None:
    """Each lesson is an event; who reads it sees of it what the event shows to the reader."""
    played = [play_random(seed, answers=80)[0] for seed in range(12)]
    course = next(one for one in played if not one.over)
    for to in range(0, len(course.moves), 5):
        for lesson in course.lessons_since(to):
            assert lesson.event.card >= 0
    request = drafts.undo(course, course.moves[-1].seat, 1.0)
    assert request.entries[0].kind == UNDO_ASK
