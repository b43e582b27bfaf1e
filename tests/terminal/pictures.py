"""Pictures of the tables for the README: `python -m tests.terminal.pictures`, into docs/."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from chancecube.terminal.table.session import Session
from tests.terminal.tables import at_table, sit_down, sit_down_to

DOCS: Final = Path(__file__).parents[2] / "docs"
SIZE: Final = (120, 40)
MOST_ANSWERS: Final = 400


async def shoot(session: Session, kind: str, answers: int, name: str) -> None:
    """Plays on with Enter until, after so many answers, a question of this kind is asked."""
    async with at_table(session, size=SIZE) as player:
        for given in range(MOST_ANSWERS):
            decision = session.position.decision_of(session.seat)
            if session.position.over or (given >= answers and decision is not None and decision.kind == kind):
                break
            await player.answer()
        (DOCS / name).write_text(player.app.export_screenshot(title="Chance Cube"), encoding="utf-8")
        print(f"docs/{name}")


def main() -> None:
    asyncio.run(shoot(sit_down(None, seed=4, bot="cadet"), "plan", 4, "terminal.svg"))
    asyncio.run(shoot(sit_down_to("jedi-knights", "duel", 5), "support", 36, "terminal-jedi-knights.svg"))


if __name__ == "__main__":
    main()
