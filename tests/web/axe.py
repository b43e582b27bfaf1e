"""axe-core on the page as it stands."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

PACKAGE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
COLOURS: Final = ("color-contrast", "link-in-text-block")  # rules a theme can break by itself

# Colours on their way from one to another are nobody's fault; what inherits a colour follows a frame later.
AT_REST = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let calm = 0, tries = 0; calm < 3 && tries < 200; tries += 1) {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000);
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
    await frame();
    calm = moving.length ? 0 : calm + 1;
  }
}
"""


@cache
def source() -> str:
    path = Path(os.environ.get("CHANCECUBE_AXE") or PACKAGE)
    if not path.exists():
        raise RuntimeError(f"axe-core is not there; `npm ci` in web/ installs it ({path})")
    return path.read_text(encoding="utf-8")


def examine(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe calls serious or critical, one line each; by these rules alone, if any are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    page.evaluate(AT_REST)
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run({ resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) })",
        list(rules),
    )
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} — {' '.join(node['failureSummary'].split())[:240]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:4]
    ]


def findings(page: Page) -> list[str]:
    """Of the page as it is, and in the other theme."""
    found = examine(page)
    worn = page.evaluate("() => document.documentElement.dataset.theme")
    wear = "(theme) => { document.documentElement.dataset.theme = theme; }"
    page.evaluate(wear, "light" if worn == "dark" else "dark")
    found += examine(page, COLOURS)
    page.evaluate(wear, worn)
    return found
