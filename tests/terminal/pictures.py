"""Pictures of the tables for the README: `python -m tests.terminal.pictures`, into docs/."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from chancecube.terminal.table.session import Session
from tests.terminal.tables import at_table, sit_down
from tests.terminal.test_jedi_knights import sit_down_at

DOCS: Final = Path(__file__).parents[2] / "docs"
SIZE: Final = (120, 40)
MOST_ANSWERS: Final = 400
BATTLE: Final = """jedi-knights duel
turn: 3 character-battle
order: empire, alliance
planet: PS-130 / PS-134
alliance site: PS-6 [PS-18], PS-36, PS-25, PS-14 rotated
alliance system: PS-31, PS-15 rotated
alliance hand: PS-98, PS-101, PS-37, PS-90
alliance theme-pile: PS-9, PS-16
alliance deck: PS-36 x24
empire site: PS-48, PS-71 [PS-89], PS-63
empire system: PS-53
empire hand: PS-57 x5
empire deck: PS-71 x22
battle: attacker PS-6, defender PS-48, supporters PS-36, PS-71, step weapons
seed: 3
"""


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
    asyncio.run(shoot(sit_down_at(BATTLE), "weapons", 0, "terminal-jedi-knights.svg"))


if __name__ == "__main__":
    main()
