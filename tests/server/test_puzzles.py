"""Puzzles on the site: listed, shown as their seat saw them, judged, and played on from."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from chancecube.kernel.views import view
from chancecube.lab.puzzles import puzzles_of
from chancecube.registry import game
from tests.server.site import quick, serve


@pytest.mark.parametrize("name", ["young-jedi", "jedi-knights"])
def test_a_puzzle_is_shown_judged_and_played_on(tmp_path: Path, name: str) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            rows = await ann.get(f"/api/games/{name}/puzzles")
            puzzles = puzzles_of(name)
            assert [row["id"] for row in rows] == [puzzle.id for puzzle in puzzles]
            first = puzzles[0]
            page = await ann.get(f"/api/puzzles/{first.id}")
            assert page["question"] == rows[0]["question"] and page["seat"] == first.seat
            seen = view(game(name), first.open(), first.seat)
            shown = [zone["cards"] for zone in page["view"]["zones"]]
            assert [len(cards) for cards in shown] == [len(zone.cards) for zone in seen.zones]
            assert first.position not in str(page) and "answers" not in page
            right = await ann.post(f"/api/puzzles/{first.id}/answer", {"answer": first.answers[0]}, 200)
            assert right["right"] and right["options"][0]["best"] and right["options"][0]["played"]
            wrong = await ann.post(f"/api/puzzles/{first.id}/answer", {"answer": first.options[-1][0]}, 200)
            assert not wrong["right"]
            await ann.post(f"/api/puzzles/{first.id}/answer", {"answer": "nonsense"}, 400)
            await ann.get("/api/puzzles/nothing-99", status=404)
            await ann.get("/api/games/chess/puzzles", status=404)
            table = await ann.post(f"/api/puzzles/{first.id}/table", {}, 201)
            sitting = await ann.sit(table["id"])
            await sitting.until(lambda one: one.state.get("view"))
            assert sitting.state["me"] == first.seat
            assert sitting.state["question"] == page["question"]

    asyncio.run(visit())
