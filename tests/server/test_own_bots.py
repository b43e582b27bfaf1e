"""Bots of the host's own at the site: only those the settings name, each program for one seat of one table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from chancecube.bots.own import find_own_bot
from chancecube.kernel.errors import ChanceCubeError
from chancecube.server import botroom
from chancecube.server.botroom import Botroom, Task
from chancecube.server.own_bots import allowed_bots
from chancecube.server.settings import load_settings
from tests.bots.programs import BAD, FIRST, write_class, write_program
from tests.server.games import GAME, new_course
from tests.server.site import PATIENCE, eventually, play_on, quick, serve

TITLES = '[title]\nen = "The First"\nfr = "Le Premier"\n'
# Tells its number and how often it has been asked, in a file for each table and seat.
COUNTING = """
import json, os, sys
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        asked += 1
        with open("counts.txt", "a") as counts:
            counts.write(f"{os.getpid()} {asked}\\n")
        print(json.dumps({"option": message["view"]["decision"]["options"][0]["answer"]}), flush=True)
    if message["type"] == "over":
        with open("counts.txt", "a") as counts:
            counts.write(f"{os.getpid()} over {message['winners']}\\n")
        break
"""
FIRST_CLASS = """
class Player:
    def __init__(self, game, seed, deck):
        self.deck = deck

    def choose(self, seen):
        return seen.decision.options[0]
"""


def counts(folder: Path) -> list[list[str]]:
    file = folder / "counts.txt"
    return [line.split() for line in file.read_text().splitlines()] if file.exists() else []


def task_for(folder: Path, bot: str, table: str) -> Task:
    course = new_course(1)
    seat = course.position.pending[0].seat
    notation = GAME.write_position(course.position, exact=True)
    return Task(GAME.name, notation, seat, bot, 1, None, table, find_own_bot(bot, folder))


@pytest.mark.parametrize("game", ["young-jedi", "jedi-knights"])
def test_a_program_plays_a_whole_game_at_the_site(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        settings = quick(tmp_path, own_bots=("counting",), bots_folder=str(tmp_path))
        async with serve(settings) as site:
            ann = await site.guest("Ann")
            known = {one["name"]: one for one in await ann.get("/api/games")}
            assert known[game]["bots"][-1] == "counting"
            assert known[game]["bot_titles"] == {"counting": {"en": "The First", "fr": "Le Premier"}}
            table_id = await ann.make_table(
                {"who": "me"}, {"who": "bot", "bot": "counting"}, game=game, settings={}
            )
            playing = await ann.sit(table_id)
            await play_on(playing, 3)
            assert playing.state["table"]["seats"][1]["bot"] == "counting"
            assert site.keeper.botroom.failures == 0

            async def over() -> bool:
                return any(row[1] == "over" for row in counts(tmp_path))

            await eventually(over)

    write_program(tmp_path, "counting", COUNTING, more=TITLES)
    asyncio.run(play())
    rows = counts(tmp_path)
    assert len({row[0] for row in rows}) == 1, "one program for the whole game"
    assert [row[1] for row in rows] == [*[str(number + 1) for number in range(len(rows) - 1)], "over"]


def test_a_class_plays_at_the_site_and_others_do_not(tmp_path: Path) -> None:
    async def play() -> None:
        settings = quick(tmp_path, own_bots=("anna",), bots_folder=str(tmp_path))
        async with serve(settings) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "me"}, {"who": "bot", "bot": "anna"})
            await play_on(await ann.sit(table_id), 1)
            assert site.keeper.botroom.failures == 0
            form = {
                "game": GAME.name,
                "settings": {},
                "seats": [{"who": "me"}, {"who": "bot", "bot": "secret"}],
            }
            refused = await ann.post("/api/tables", form, status=400)
            assert refused["error"] == "no-bot" and "anna" in refused["message"]

    write_class(tmp_path, "anna", FIRST_CLASS)
    write_program(tmp_path, "secret", FIRST)
    asyncio.run(play())


def test_each_table_has_programs_of_its_own(tmp_path: Path) -> None:
    async def ask() -> None:
        room = Botroom(2, PATIENCE)
        try:
            position = GAME.read_position(task_for(tmp_path, "counting", "a").position)
            for table in ("a", "b", "a", "b", "c", "a"):
                await room.choose(GAME, position, task_for(tmp_path, "counting", table))
            assert room.failures == 0
            await room.dismiss("a", [0], "x")
            await room.choose(GAME, position, task_for(tmp_path, "counting", "a"))
        finally:
            room.close()

    write_program(tmp_path, "counting", COUNTING)
    asyncio.run(ask())
    rows = counts(tmp_path)
    first, second, third = rows[0][0], rows[1][0], rows[4][0]
    assert len({first, second, third}) == 3
    assert rows[:6] == [[first, "1"], [second, "1"], [first, "2"], [second, "2"], [third, "1"], [first, "3"]]
    assert rows[6] == [first, "over", "[0]"]
    assert rows[7][1] == "1" and rows[7][0] not in (first, second, third)


def is_alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes where Linux shows them")
def test_programs_end_with_their_worker(tmp_path: Path) -> None:
    stubborn = (
        "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + COUNTING + "while True: pass\n"
    )

    async def ask() -> None:
        room = Botroom(1, PATIENCE)
        task = task_for(tmp_path, "stubborn", "a")
        await room.choose(GAME, GAME.read_position(task.position), task)
        pid = counts(tmp_path)[0][0]
        assert is_alive(pid)
        room.close()

        async def gone() -> bool:
            return not is_alive(pid)

        await eventually(gone)

    write_program(tmp_path, "stubborn", stubborn)
    asyncio.run(ask())


@pytest.mark.parametrize("key", ["bot-died", "bot-nonsense", "bot-not-offered", "bot-late"])
def test_a_failing_program_is_replaced_and_its_worker_lives_on(tmp_path: Path, key: str) -> None:
    async def ask() -> None:
        room = Botroom(1, PATIENCE)
        try:
            good = task_for(tmp_path, "counting", "a")
            position = GAME.read_position(good.position)
            await room.choose(GAME, position, good)
            if key == "bot-late":
                room.seconds = 0.3
            answers = await room.choose(GAME, position, task_for(tmp_path, "bad", "b"))
            assert answers[0] in position.pending[0].options and room.failures == 1
            room.seconds = PATIENCE
            await room.choose(GAME, position, good)
            assert room.failures == 1
        finally:
            room.close()

    write_program(tmp_path, "counting", COUNTING)
    write_program(tmp_path, "bad", BAD[key])
    asyncio.run(ask())
    rows = counts(tmp_path)
    assert [row[1] for row in rows] == ["1", "2"] and rows[0][0] == rows[1][0], "the other program was kept"


def test_only_so_many_programs_run_at_one_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_program(tmp_path, "counting", COUNTING)
    monkeypatch.setattr(botroom, "PROGRAMS_KEPT", 2)
    monkeypatch.setattr(botroom, "programs", {})
    try:
        for table in ("a", "b", "c"):
            own = find_own_bot("counting", tmp_path)
            assert own is not None
            botroom.program_for(task_for(tmp_path, "counting", table), own, GAME)
        assert [key[0] for key in botroom.programs] == ["b", "c"]
        monkeypatch.setattr(botroom, "IDLE_SECONDS", -1.0)
        botroom.end_some()
        assert [key[0] for key in botroom.programs] == ["c"]
    finally:
        for bot in botroom.programs.values():
            bot.stop()


def test_a_name_without_leave_is_not_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of whoever runs the server is none of the site's business."""
    monkeypatch.setenv("CHANCECUBE_BOTS", str(tmp_path))
    write_program(tmp_path, "first", FIRST)
    task = Task(GAME.name, "", 0, "first", 1, None)
    with pytest.raises(ChanceCubeError, match="no-bot"):
        botroom.bot_for(task, GAME)


def test_settings_name_bots_that_exist(tmp_path: Path) -> None:
    write_program(tmp_path, "first", FIRST)
    here = {"CHANCECUBE_BOTS_FOLDER": str(tmp_path), "CHANCECUBE_BOTS": "elsewhere"}
    settings = load_settings(here | {"CHANCECUBE_OWN_BOTS": "first, first"})
    assert [bot.name for bot in allowed_bots(settings)] == ["first"]
    assert allowed_bots(load_settings(here)) == ()
    for names, key in (("ghost", "server-no-own-bot"), ("odd", "bot-file")):
        (tmp_path / "odd.toml").write_text("games = 1")
        with pytest.raises(ChanceCubeError) as caught:
            allowed_bots(load_settings(here | {"CHANCECUBE_OWN_BOTS": names}))
        assert caught.value.key == key
