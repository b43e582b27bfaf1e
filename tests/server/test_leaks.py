"""Nothing a seat may not know leaves the server: not in a frame, an answer, a refusal or a log line."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.position import Position, apply
from chancecube.kernel.record import record_from_position
from chancecube.kernel.views import see_event, view
from chancecube.server import drafts
from chancecube.server import play as play_module
from chancecube.server.course import UNDO_ASK, Course
from chancecube.server.database import TableRow
from chancecube.server.errors import Refusal
from chancecube.server.frames import refused_frame, state_frame, voice_for
from chancecube.server.rooms import Chair, Listener, Room
from chancecube.young_jedi.game import table_of
from chancecube.young_jedi.library import SET_NAMES
from tests.properties.checks import looks_alike, looks_at_deck, swap_hidden
from tests.properties.games import new_game
from tests.properties.games import pick as pick_any
from tests.server.games import GAME
from tests.server.site import Playing, Site, play_on, quick, serve, two_players

SETS = "|".join(SET_NAMES)
CODE = re.compile(rf"\b(?:{SETS})-[A-Z]?\d+(?:/\d+)?[abw]?\b")
NOW = 1000.0
LOGGED = ("chancecube", "uvicorn", "litestar")  # the loggers a server writes out

# --- over real sockets: every card in every frame is one the seat may see ---


def texts(thing: Any) -> Iterator[str]:
    """Every string in a frame, keys included."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from texts(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts(value)


def cards(thing: Any) -> Iterator[tuple[int, str]]:
    """Every card in a frame: its id and its code."""
    if isinstance(thing, dict):
        if "code" in thing and "id" in thing:
            yield thing["id"], thing["code"]
        for value in thing.values():
            yield from cards(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from cards(value)


class Knowledge:
    """What a seat may have learned up to some entry: the cards of its views and of the events it saw."""

    def __init__(self, course: Course, seat: int) -> None:
        self.course = course
        self.seat = seat
        self.told = 0
        self.codes: set[str] = set()
        self.cards: set[tuple[int, str]] = set()
        self.look()

    def look(self) -> None:
        seen = view(GAME, self.course.position, self.seat)
        found = [card for zone in seen.zones for card in zone.cards]
        if seen.decision is not None:
            found += [option.card for option in seen.decision.options if option.card is not None]
        for event in self.course.tape[self.told :]:
            shown = see_event(GAME, event, self.seat)
            found += [shown.card] if shown.card is not None else []
            self.codes.update(code for _, code, _ in shown.sums)
        self.told = len(self.course.tape)
        self.cards.update((card.id, card.code) for card in found)
        self.codes.update(card.code for card in found)


def check_frames(room: Room, playing: Playing, seat: int) -> int:
    """Goes through a game again, entry by entry, and holds each frame against what the seat may know there."""
    assert room.course is not None
    fresh = room.new_course()
    entries = room.entries[:]
    knowledge = Knowledge(fresh, seat)
    all_codes = {code for deck in room.header.decks for code in deck.cards}
    names = {code: voice_for(GAME, "full", "en").card_name(code) for code in all_codes}
    checked = 0
    for frame in playing.frames:
        if frame["type"] == "state" and frame["view"] is not None:
            while fresh.number < frame["number"]:
                fresh.take(entries[fresh.number])
                knowledge.look()
            assert frame["view"] == msgspec.to_builtins(view(GAME, fresh.position, seat), str_keys=True)
        for card in cards(frame):
            assert card in knowledge.cards
        said = "\n".join(texts(frame))
        for code in CODE.findall(said):
            assert code in knowledge.codes
        known = "\n".join(voice_for(GAME, "full", "en").card_name(code) for code in knowledge.codes)
        for code in all_codes - knowledge.codes:
            assert names[code] in known or names[code] not in said
        assert room.header.secret not in said
        for deck in room.header.decks:
            assert deck.name not in said
        checked += 1
    return checked


def keep_all_entries(site: Site, table_id: str) -> None:
    """Lets a room remember its entries, as it does for those who watch with a delay."""
    room = site.keeper.rooms[table_id]
    take = room.take

    def remember(entry: Any) -> None:
        take(entry)
        room.entries.append(entry)

    room.take = remember  # type: ignore[method-assign]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_frames_hold_only_what_the_seat_may_know(
    tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "PER_SECOND", 1e6)  # nobody is too fast for the socket

    async def play() -> int:
        async with serve(quick(tmp_path, log_level="debug")) as site:
            formats = {"format": "full" if seed % 2 else "starter"}
            table_id, _ann, light, _bob, dark = await two_players(site, settings=formats)
            keep_all_entries(site, table_id)
            eve = await site.guest("Eve")
            watching = await (await eve.sit(table_id)).ready()
            pages = asyncio.create_task(look_at_pages(site, table_id))
            await asyncio.gather(meddle(light, seed), meddle(dark, seed + 50))
            room = site.keeper.rooms[table_id]
            pages.cancel()
            seen = await asyncio.gather(pages, return_exceptions=True)
            assert not [one for one in seen if isinstance(one, AssertionError)]
            await watching.until(lambda one: one.state["over"])
            checked = 0
            for playing, seat in ((light, 0), (dark, 1), (watching, SPECTATOR)):
                checked += check_frames(room, playing, seat)
            return checked

    with caplog.at_level(logging.DEBUG):
        assert asyncio.run(play()) > 30
    ours = [one for one in caplog.records if one.name.split(".")[0] in LOGGED]
    assert ours and not [one for one in ours if CODE.findall(one.getMessage())]


async def meddle(player: Playing, seed: int) -> None:
    """Plays, and between answers asks for everything one should not get."""
    chance = Chance(seed_of(seed))
    while True:
        await player.asked()
        if player.state["over"]:
            return
        for _ in range(2):
            await player.say("why", wish=chance.below(150) - 12)
        wrong = chance.below(150)
        if wrong not in [option["answer"] for option in player.state["options"]]:
            await player.answer(wrong)
        if chance.below(20) == 0:
            await player.say("undo")
        if chance.below(20) == 0:
            await player.say("undo-reply", accept=chance.below(2) == 1)
        await play_on(player, seed + player.state["number"], most=1)


async def look_at_pages(site: Site, table_id: str) -> None:
    """What can be asked for over HTTP while the game is on names no card at all."""
    guest = await site.guest("Pry")
    while True:
        for path in (f"/api/tables/{table_id}", "/api/tables", "/metrics", "/health"):
            answer = await guest.http.get(path)
            assert answer.status_code == 200 and not CODE.findall(answer.text)
        for path in ("record", "replay?at=0&as=0", "replay?at=3&as=all"):
            answer = await guest.http.get(f"/api/tables/{table_id}/{path}")
            if answer.status_code == 200:
                return  # the game is over
            assert answer.status_code == 403 and not CODE.findall(answer.text)
        await asyncio.sleep(0.1)


# --- two worlds that differ only in what a seat cannot know ---


def world(position: Position) -> Room:
    """A table whose game begins with this position."""
    header = record_from_position(GAME, position, ["a", "b"]).header
    row = TableRow(
        id="world-0001",
        game=GAME.name,
        settings={},
        open=True,
        clock={"kind": "none"},
        delay=0,
        state="playing",
        header=msgspec.to_builtins(header),
        creator="someone",
        created=NOW,
        started=NOW,
    )
    chairs = [Chair(seat, f"user-{seat}", f"User {seat}", None, None, None, "", NOW) for seat in (0, 1)]
    room = Room(row, chairs, NOW)
    room.begin()
    return room


def frame_of(room: Room, listener: Listener) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(state_frame(room, listener, NOW, 60.0))
    return frame


def step_both(one: Room, two: Room, chance: Chance) -> bool:
    """An answer that looks the same from outside, given in both worlds."""
    first, second = one.playing(), two.playing()
    index = chance.below(len(first.position.pending))
    mine, yours = first.position.pending[index], second.position.pending[index]
    common = [
        option
        for option in mine.options
        if option in yours.options
        and looks_alike(table_of(first.position), table_of(second.position), option)
    ]
    if not common:
        return False
    option = common[chance.below(len(common))]
    for room in (one, two):
        course = room.playing()
        draft = drafts.answers(course, mine.seat, course.asked[mine.seat], [option], NOW)
        room.take(draft.entries[0])
    return True


def check_refusals(one: Room, two: Room, viewer: int) -> None:
    for wish in range(-12, 130):
        frames = []
        for room in (one, two):
            course = room.playing()
            rule = drafts.forbidding_rule(course, course.position, viewer, wish)
            frames.append(refused_frame(Refusal("refused", {"rule": rule}), "en"))
        assert frames[0] == frames[1]


def check_requests(one: Room, two: Room, viewer: int) -> None:
    """A request to take back says the same in both worlds, as long as nothing different was shown."""
    said: list[Any] = []
    for room in (one, two):
        course = room.playing()
        if not course.moves or course.over:
            return
        room.take(drafts.entry(course, UNDO_ASK, course.moves[-1].seat, NOW, {"to": 0}))
        said.append(frame_of(room, Listener(None, viewer, "en", 0))["offers"]["undo"])
    assert said[0] == said[1]


def dueled(frame: dict[str, Any]) -> list[Any]:
    return [zone["cards"] for zone in frame["view"]["zones"] if zone["name"] == "dueled"]


def compare_worlds(position: Position, viewer: int, chance: Chance, steps: int) -> int:
    one, two = world(position), world(swap_hidden(table_of(position), viewer, chance))
    ears = [Listener(None, viewer, "en", 0), Listener(None, viewer, "en", 0)]
    for count in range(steps):
        if looks_at_deck(table_of(one.playing().position), viewer):
            return count
        frames = [frame_of(room, ear) for room, ear in zip((one, two), ears, strict=True)]
        if frames[0]["log"] != frames[1]["log"]:
            differing = [
                pair for pair in zip(frames[0]["log"], frames[1]["log"], strict=False) if pair[0] != pair[1]
            ]
            if differing:
                assert differing[0][0]["card"] is not None and differing[0][1]["card"] is not None
            else:  # one world goes on where the other asks about a dueling card, which lies open
                assert dueled(frames[0]) != dueled(frames[1])
            return count
        assert frames[0] == frames[1]
        if viewer != SPECTATOR and count == 0:
            check_refusals(one, two, viewer)
        if one.playing().over or two.playing().over or not step_both(one, two, chance):
            break
    else:
        frames = [frame_of(room, ear) for room, ear in zip((one, two), ears, strict=True)]
        if frames[0]["log"] != frames[1]["log"]:
            return steps
    check_requests(one, two, viewer)
    return steps


@pytest.mark.parametrize("seed", range(6))
def test_two_worlds_give_the_same_frames(seed: int) -> None:
    chance = Chance(seed_of(seed + 77))
    position = new_game(seed)
    compared = 0
    turn = 0
    while not position.over and turn < 400:
        if turn % 9 == seed % 9:
            for viewer in (0, 1, SPECTATOR):
                compared += compare_worlds(position, viewer, chance, 6)
        apply(position, *pick_any(position, chance))
        turn += 1
    assert compared > 20
