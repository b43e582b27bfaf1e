"""Cards in play as people write them: `PS-1 [PS-40, PS-41], PS-7 rotated`, what lies on a card in brackets."""

from __future__ import annotations

import re
from typing import Final, final

from chancecube.jedi_knights.table import Table
from chancecube.kernel.notation import MOST_CARDS, Line
from chancecube.kernel.position import NO_CARD

WORD: Final = re.compile(r"[\[\],]|[^\s\[\],]+")
NAME: Final = re.compile(r"^(?P<code>[^\s#]+?)(?:#(?P<id>\d{1,9}))?$")
COUNT: Final = re.compile(r"^[x×](?P<count>\d{1,9})$", re.IGNORECASE)
ROTATED_WORD: Final = "rotated"
OF: Final = "of"  # before the player whose card it is, if it lies on a partner's
DEEPEST: Final = 3  # a starship, a character aboard it, a weapon under that one


@final
class Stack:
    """A card as written, and what lies on it."""

    def __init__(self, code: str, card: int) -> None:
        self.code = code
        self.card = card  # its id, if one is written
        self.count = 1
        self.rotated = False
        self.owner = ""
        self.under: list[Stack] = []


@final
class StackReader:
    """Reads the words of a line from left to right."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.words: list[str] = WORD.findall(line.value)
        self.place = 0

    def next_word(self) -> str:
        return self.words[self.place] if self.place < len(self.words) else ""

    def read_all(self) -> list[Stack]:
        found = self.read_list(1)
        if self.next_word():
            raise self.line.wrong(self.next_word())
        return found

    def read_list(self, depth: int) -> list[Stack]:
        found: list[Stack] = []
        while self.next_word() not in ("", "]"):
            if self.next_word() == ",":
                self.place += 1
            else:
                found.append(self.read_stack(depth))
        return found

    def read_stack(self, depth: int) -> Stack:
        name = NAME.match(self.next_word())
        if name is None or depth > DEEPEST:
            raise self.line.wrong(self.next_word())
        self.place += 1
        stack = Stack(name["code"], int(name["id"]) if name["id"] else NO_CARD)
        while self.next_word() not in ("", ",", "]"):
            self.read_more(stack, depth)
        if stack.count > 1 and (stack.under or stack.card != NO_CARD):
            raise self.line.wrong(stack.code)
        return stack

    def read_more(self, stack: Stack, depth: int) -> None:
        """What is said of a card behind its code."""
        word = self.next_word()
        self.place += 1
        count = COUNT.match(word)
        if word == "[":
            stack.under += self.read_list(depth + 1)
            if self.next_word() != "]":
                raise self.line.wrong(stack.code)
            self.place += 1
        elif word.lower() == ROTATED_WORD:
            stack.rotated = True
        elif word.lower() == OF:
            stack.owner = self.next_word().lower()
            self.place += 1
        elif count is not None and 0 < int(count["count"]) <= MOST_CARDS:
            stack.count = int(count["count"])
        else:
            raise self.line.wrong(word)


def write_stacks(table: Table, cards: list[int], names: list[str], exact: bool) -> str:
    return ", ".join([write_stack(table, card, names, exact) for card in cards])


def write_stack(table: Table, card: int, names: list[str], exact: bool) -> str:
    """What shares its host's position or owner does not say so again."""
    host = table.host[card]
    code = table.card(card).code
    words = [f"{code}#{card}" if exact else code]
    if host != NO_CARD and table.owner[host] != table.owner[card]:
        words += [OF, names[table.owner[card]]]
    if card in table.rotated and (host == NO_CARD or host not in table.rotated):
        words.append(ROTATED_WORD)
    under = table.under(card)
    if under:
        words.append(f"[{write_stacks(table, under, names, exact)}]")
    return " ".join(words)
