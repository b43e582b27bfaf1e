"""What happened, in words; entering a line opens the rule behind it."""

from __future__ import annotations

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList

from chancecube.kernel.wire import SeenEvent
from chancecube.terminal.table.words import Words


class LogList(OptionList):
    """The log. It keeps events and not words, so that it can be said again in another language."""

    class RuleWanted(Message):
        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    def __init__(self, words: Words, seat: int, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.seat = seat
        self.events: list[SeenEvent] = []
        self.rules: list[str] = []  # by line
        self.last = ""  # the words of the last line
        self.times = 0  # how often in a row they were said

    def line(self, event: SeenEvent) -> Content:
        said = self.words.voice.event(event, self.seat)
        if event.kind == "turn":
            return Content.styled(f"── {said}", "bold $key")
        return Content.styled(said, "bold" if event.sums else "")

    def tell(self, event: SeenEvent) -> Content:
        """Adds an event and returns its line, empty if it is not worth one."""
        line = self.line(event)
        self.events.append(event)
        self.add(event, line)
        self.show_newest()
        return line

    def show_newest(self) -> None:
        """Keeps the end in sight, unless the player is reading further up."""
        if not self.has_focus:
            self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self) -> None:
        self.show_newest()

    def add(self, event: SeenEvent, line: Content) -> None:
        """Writes a line; one that was just said is counted instead."""
        if not line.plain:
            return
        if line.plain == self.last:
            self.times += 1
            self.replace_option_prompt_at_index(
                self.option_count - 1, Content.assemble(line, f" ×{self.times}")
            )
            return
        self.last = line.plain
        self.times = 1
        self.rules.append(event.rule)
        self.add_option(line)

    def rewrite(self, events: list[SeenEvent]) -> None:
        self.clear_options()
        self.events = []
        self.rules = []
        self.last = ""
        for event in events:
            self.events.append(event)
            self.add(event, self.line(event))
        self.show_newest()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.RuleWanted(self.rules[event.option_index]))
