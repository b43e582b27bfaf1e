"""Everything said to people, in every language of the house.

    Speaker         says messages, rules and errors in one language
    voice           what a game says: its cards, questions, options and events
    young_jedi/     the voice of Young Jedi: generated card texts, the log, the prompts
    jedi_knights/   the voice of Jedi Knights, likewise
    locales/        the words themselves, one folder per language, as Fluent files

A Fluent file is read when the first of its messages is asked for, so starting up costs little.
"""

from __future__ import annotations

from chancecube.text.speaker import Speaker as Speaker
from chancecube.text.speaker import languages as languages
from chancecube.text.speaker import pick_language as pick_language
