"""Lines are not broken at a hard space, such as French has before `:`, `?`, `!` and `%`.

Rich breaks them at any white space and has no setting for it. Typer's help pages and Textual's tables are wrapped by the
same pattern.
"""

from __future__ import annotations

import re
from typing import Final

from rich import _wrap

SOFT: Final = r"[^\S\u00A0\u202F]"
HARD: Final = r"[\S\u00A0\u202F]"


def keep_hard_spaces() -> None:
    _wrap.re_word = re.compile(f"{SOFT}*{HARD}+{SOFT}*")
