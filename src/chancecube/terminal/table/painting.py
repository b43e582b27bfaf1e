"""How cards are drawn with letters in any game: large with a frame, or three lines where room is short."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual.content import Content

from chancecube.terminal.table.cards import DEFEATED, FIGHTING, Slot
from chancecube.terminal.table.words import Words

GLOW: Final = "✦"
TURNED: Final = "↻"
ATTACHED: Final = "└"
FRAMED_HEIGHT: Final = 6

# Frames: the top from left to right, the side, and the bottom.
THIN: Final = "╭─╮│╰─╯"
HEAVY: Final = "┏━┓┃┗━┛"
DOUBLE: Final = "╔═╗║╚═╝"
DASHED: Final = "┌╌┐╎└╌┘"


def fit(words: str, width: int, style: str = "") -> Content:
    return Content.styled(words, style).truncate(width, ellipsis=True, pad=True)


def broken(words: str, width: int) -> list[str]:
    """Lines of whole words; a word that is too long is cut when it is drawn."""
    return wrap(words, width, break_long_words=False, break_on_hyphens=False)


class FramePainter:
    """Draws frames, backs and edges; a game draws what stands inside. `words` is set before anything is drawn."""

    def __init__(self) -> None:
        self.words: Words | None = None

    def say(self, key: str) -> str:
        return self.words.say(key) if self.words is not None else ""

    def paint(self, slot: Slot, width: int, height: int) -> list[Content]:
        if height >= FRAMED_HEIGHT:
            return self.framed(slot, width, height)
        return self.compact(slot, width, height)

    # --- what a game draws ---

    def head(self, slot: Slot) -> tuple[str, str]:
        """What stands in the upper corners of the frame."""
        raise NotImplementedError

    def foot(self, slot: Slot) -> str:
        """What stands on the lower edge of the frame."""
        raise NotImplementedError

    def face_lines(self, slot: Slot, inner: int, room: int) -> list[Content]:
        """The face inside the frame: so many lines of so many cells."""
        raise NotImplementedError

    def compact_face(self, slot: Slot, inner: int) -> list[Content]:
        """The face in three lines."""
        raise NotImplementedError

    # --- with a frame ---

    def framed(self, slot: Slot, width: int, height: int) -> list[Content]:
        inner = width - 2
        room = height - 2
        body = self.back_lines(slot, inner, room) if slot.card is None else self.face_lines(slot, inner, room)
        frame, style = frame_of(slot), frame_style(slot)
        sign, corner = self.head(slot)
        foot = self.foot(slot)
        foot = f" {foot} " if len(foot) + 2 < inner else foot[:inner]
        top = frame[0] + sign + frame[1] * (inner - len(sign) - len(corner)) + corner + frame[2]
        bottom = frame[4] + foot + frame[5] * (inner - len(foot)) + frame[6]
        lines = [Content.styled(top, style)]
        lines += [Content.assemble((frame[3], style), line, (frame[3], style)) for line in body]
        lines.append(Content.styled(bottom, style))
        return lines

    def back_lines(self, slot: Slot, inner: int, room: int) -> list[Content]:
        pattern = Content.styled(("░▒" * inner)[:inner], "$back")
        count = Content.styled(f"×{slot.count}".center(inner), "bold")
        return [count if line == room // 2 else pattern for line in range(room)]

    # --- three lines ---

    def compact(self, slot: Slot, width: int, height: int) -> list[Content]:
        edge = Content.styled(edge_of(slot), frame_style(slot))
        inner = width - 1
        lines = self.compact_back(slot, inner) if slot.card is None else self.compact_face(slot, inner)
        lines = lines[:height] + [Content.blank(inner)] * (height - len(lines))
        return [Content.assemble(edge, line.truncate(inner, pad=True)) for line in lines]

    def compact_back(self, slot: Slot, inner: int) -> list[Content]:
        pattern = Content.styled(("░▒" * inner)[: inner - 1], "$back")
        return [pattern, fit(f"×{slot.count} {self.foot(slot)}", inner - 1, "bold"), pattern]


# --- how passing things show, never by colour alone ---


def sign_of(slot: Slot) -> str:
    lies = (ATTACHED if slot.attached else "") + (TURNED if slot.turned else "")
    if slot.mark == DEFEATED:
        return lies + "✗"
    return lies + ("»" if slot.mark == FIGHTING else "") + (GLOW if slot.playable else "")


def frame_of(slot: Slot) -> str:
    if slot.under_cursor or slot.pointed:
        return DOUBLE
    if slot.playable or slot.mark == FIGHTING:
        return HEAVY
    return DASHED if slot.hidden or slot.turned or slot.card is None else THIN


def edge_of(slot: Slot) -> str:
    if slot.under_cursor or slot.pointed:
        return "█"
    if slot.playable or slot.mark == FIGHTING:
        return "▌"
    return "╎" if slot.hidden or slot.turned or slot.card is None else "│"


def frame_style(slot: Slot) -> str:
    if slot.under_cursor:
        return "$cursor bold"
    if slot.mark == DEFEATED:
        return "$hurt"
    if slot.playable or slot.pointed or slot.mark == FIGHTING:
        return "$glow bold"
    return "$edge"


def title_style(slot: Slot) -> str:
    if slot.mark == DEFEATED:
        return "strike dim"
    return "bold reverse" if slot.under_cursor else "bold"
