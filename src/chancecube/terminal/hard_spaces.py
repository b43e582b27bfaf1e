"""Lines are not broken at a hard space, such as French has before `:`, `?`, `!` and `%`.

Rich breaks them at any white space and has no setting for it. Typer's help pages and Textual's tables are wrapped by the
same pattern.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

SOFT: Final = r"[^\S\u00A0\u202F]"
HARD: Final = r"[\S\u00A0\u202F]"


def keep_hard_spaces() -> None:
    with suppress(ImportError):  # it is Rich's own business: should it move, lines are only broken less well
        from rich import _wrap

        _wrap.re_word = re.compile(f"{SOFT}*{HARD}+{SOFT}*")
