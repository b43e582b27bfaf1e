"""One language at the table: the house's messages and the game's own voice."""

from __future__ import annotations

from typing import final

from chancecube.kernel.wire import View
from chancecube.text import Speaker
from chancecube.text.voice import voice


@final
class Words:
    """Everything the table says goes through here, so that the language can change while playing."""

    def __init__(self, game_name: str, format_name: str, language: str) -> None:
        self.game_name = game_name
        self.language = language
        self.speaker = Speaker(language)
        self.voice = voice(game_name, self.speaker, format_name)

    def say(self, key: str, **arguments: str | int) -> str:
        """A message about the table: the game's own if it has one of this name."""
        own = f"table-{self.game_name}-{key}"
        return self.speaker.say(own if self.speaker.knows(own) else f"table-{key}", **arguments)

    def passed(self, view: View) -> str:
        """That a question was answered by itself, in one or two words."""
        assert view.decision is not None
        return f"· {self.voice.option(view, view.decision.options[0])}"
