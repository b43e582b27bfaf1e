"""Jedi Knights at the table: its heading, its questions and the pace of its events."""

from __future__ import annotations

from typing import Final, final

from textual.content import Content

from chancecube.jedi_knights.table import PASS
from chancecube.kernel.decision import DONE
from chancecube.kernel.wire import SeenDecision, SeenEvent, SeenOption, View
from chancecube.terminal.jedi_knights.board import JediKnightsBoard
from chancecube.terminal.jedi_knights.faces import Numbers
from chancecube.terminal.jedi_knights.lines import lower_lines, middle_line, place_in_order, side_style
from chancecube.terminal.jedi_knights.rows import own_side, rows_of, seats_of
from chancecube.terminal.table.cards import Slot
from chancecube.terminal.table.layout import Board, Layout

WIDE_HEADING: Final = 124
BACKING_OUT: Final = (PASS, DONE)

# How long a line deserves to be looked at, in pauses; what is not named here gets half of one.
WEIGHTS: Final = {
    # the turn
    "planet": 1.5,
    "final": 2.0,
    "force": 1.5,
    "order": 1.0,
    "credits": 0.5,
    "phase": 0.5,
    "pass": 0.3,
    "play": 1.0,
    "replace": 1.0,
    "event": 1.5,
    "respond": 1.5,
    "text": 1.0,
    "intimidate": 1.0,
    "shuttle": 1.0,
    # battles
    "attack": 1.5,
    "defend": 1.0,
    "support": 1.0,
    "new-main": 1.0,
    "tactical": 1.5,
    "fire": 1.0,
    "target": 1.0,
    "destiny": 1.0,
    "aim": 1.0,
    "hit": 1.5,
    "miss": 1.0,
    "power": 2.0,
    "battle-won": 1.5,
    "nobody-won": 1.5,
    "defeated": 1.0,
    # the Draw Phase
    "control-sum": 1.5,
    "control": 2.0,
    "no-control": 1.5,
    "pack": 0.0,
}
ORDINARY_WEIGHT: Final = 0.5
OWN_DOINGS: Final = ("play", "pay", "declare", "draw", "event", "transfer", "pass", "theme", "site", "system")

# Questions where a thoughtless Enter shall begin or spend nothing.
CAUTIOUS: Final = ("battle-phase", "blockade", "respond", "power")

# Questions whose cards are told with their numbers.
NOTED: Final = (
    "deploy",
    "where",
    "theme-search",
    "fetch",
    "stow",
    "play-card",
    "swap",
    "swap-with",
    "discard",
    "pay",
)


@final
class JediKnightsLayout(Layout):
    def board(self) -> Board:
        return JediKnightsBoard(self)

    # --- the lines above the table ---

    def heading(self, view: View, width: int) -> Content:
        """One's own side at the left, the opponents at the right; partners one above the other."""
        side = own_side(view)
        mine = [self.seat_line(view, seat, width) for seat in seats_of(view, side)]
        theirs = [self.seat_line(view, seat, width) for seat in seats_of(view, 1 - side)]
        lines: list[Content] = []
        for left, right in zip(mine, theirs, strict=True):
            gap = max(width - left.cell_length - right.cell_length - 1, 1)
            lines.append(Content.assemble(left, " " * gap, right))
        return Content("\n").join(lines)

    def seat_line(self, view: View, seat: int, width: int) -> Content:
        one = view.status["players"][seat]
        line = self.words.say(
            "seat-wide" if width >= WIDE_HEADING else "seat-narrow",
            side=self.words.voice.seat(seat),
            player=self.player(seat),
            force=one["force_number"],
            credits=one["credits"],
            draw=one["draw_number"],
            deck=view.zone("deck", seat).count or 0,
            hand=view.zone("hand", seat).count or 0,
            planets=len(view.status["controlled"][seat % 2]),
        )
        strong = " bold" if seat in view.waiting else ""
        return Content.styled(f"{place_in_order(view, seat)}{line}", side_style(seat) + strong)

    def player(self, seat: int) -> str:
        if seat == self.seat:
            return self.words.say("you")
        return self.players[seat] if seat < len(self.players) else ""

    # --- line by line ---

    def plain_lines(self, view: View) -> list[str]:
        words, rows, side = self.words, rows_of(view, self.words), own_side(view)
        numbers = Numbers(view)
        lines = [
            self.seat_line(view, seat, WIDE_HEADING).plain.strip()
            for seat in seats_of(view, side) + seats_of(view, 1 - side)
        ]
        lines.append(middle_line(view, words).plain.strip())
        labels: list[tuple[str, list[Slot]]] = []
        for places, holder in ((rows.theirs, 1 - side), (rows.own, side)):
            labels += [
                (words.say(f"{place}-label", side=words.voice.side(holder)), slots)
                for place, slots in places.items()
            ]
        labels.append((words.say(rows.hand_label, count=len(rows.hand)), rows.hand))
        for label, slots in labels:
            cards = " · ".join(self.slot_words(slot, numbers) for slot in slots)
            lines.append(words.say("plain-row", row=label, cards=cards or words.say("empty-row")))
        return lines + [line.plain for line in lower_lines(view, words).values() if line.plain]

    def slot_words(self, slot: Slot, numbers: Numbers) -> str:
        """A card with its numbers and how it lies."""
        assert slot.card is not None
        lies = [slot.note, self.words.say("rotated") if slot.turned else ""]
        said = ", ".join(one for one in lies if one)
        parts = [
            self.words.voice.card_name(slot.card.code),
            numbers.cost(slot.card),
            numbers.signs(slot.card),
        ]
        line = " ".join(part for part in parts if part)
        return f"{line} ({said})" if said else line

    def moment(self, view: View) -> object:
        return view.status["turn"], view.status["phase"]

    # --- questions ---

    def passes(self, kind: str, options: list[int]) -> bool:
        return len(options) == 1 and options[0] in BACKING_OUT

    def default_option(self, decision: SeenDecision) -> int:
        answers = [option.answer for option in decision.options]
        if decision.kind in CAUTIOUS:
            for word in BACKING_OUT:
                if word in answers:
                    return answers.index(word)
        return 0

    def digit(self, decision: SeenDecision, place: int) -> int:
        """Passing is always on 0."""
        if decision.options[place].answer in BACKING_OUT:
            return 0
        return super().digit(decision, place)

    def option_note(self, view: View, option: SeenOption) -> str:
        if option.card is None or view.decision is None or view.decision.kind not in NOTED:
            return ""
        return Numbers(view).signs(option.card)

    def weight(self, event: SeenEvent) -> float:
        if event.seat == self.seat and event.kind in OWN_DOINGS:
            return 0.0
        return WEIGHTS.get(event.kind, ORDINARY_WEIGHT)


LAYOUT: Final = JediKnightsLayout
