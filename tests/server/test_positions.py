"""Tables that begin at a written position, as the steps of a lesson do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chancecube.jedi_knights.game import GAME
from chancecube.kernel.position import check
from tests.server.site import quick, serve

LESSON = sorted((Path(__file__).parents[2] / "web/src/games/jedi-knights/lesson").glob("*.txt"))
FORM: dict[str, Any] = {
    "game": "jedi-knights",
    "settings": {"format": "duel"},
    "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}],
}


def test_the_game_goes_on_from_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            words = LESSON[1].read_text(encoding="utf-8")
            table_id = (await ann.post("/api/tables", {**FORM, "position": words}))["id"]
            seat = await (await ann.sit(table_id)).ready()
            assert seat.state["view"]["decision"]["kind"] == "deploy"
            assert seat.state["view"]["status"]["players"][0]["credits"] == 4

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"position": "jedi-knights duel\nplanet: nowhere\n"}, "notation-line"),
        ({"position": "chess\n"}, "notation-heading"),
        ({"settings": {"format": "team"}, "seats": [{"who": "me"}] + [{"who": "bot"}] * 3}, "no-format"),
    ],
)
def test_what_cannot_be_read_is_refused(tmp_path: Path, change: dict[str, Any], error: str) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            form = {**FORM, "position": LESSON[1].read_text(encoding="utf-8"), **change}
            answer = await ann.post("/api/tables", form, status=400)
            assert answer["error"] == error

    asyncio.run(play())


@pytest.mark.parametrize("path", LESSON, ids=[path.stem for path in LESSON])
def test_every_step_of_the_lesson_asks_the_learner(path: Path) -> None:
    position = GAME.read_position(path.read_text(encoding="utf-8"))
    decision = position.decision_of(0)
    assert decision is not None and check(position, 0, decision.options[0])
