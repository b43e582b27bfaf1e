"""Questions to the players. An answer is one of the options; nothing else can ever be done."""

from __future__ import annotations

from typing import Final, final

# Answers that are words and not cards or numbers. A game adds its own below LAST_COMMON_WORD.
DONE: Final = -1
YES: Final = -2
NO: Final = -3
LAST_COMMON_WORD: Final = -9
COMMON_WORDS: Final = {DONE: "done", YES: "yes", NO: "no"}

# How a client may collect a run of answers in one gesture.
CHOOSE: Final = "choose"  # one option
PICK: Final = "pick"  # any number of cards, one after another, until "done"
ARRANGE: Final = "arrange"  # all the cards, in an order
COUNT: Final = "count"  # a number
GESTURES: Final = [CHOOSE, PICK, ARRANGE, COUNT]


@final
class Decision:
    """What one seat is asked: the kind of question and the options, as card ids, numbers or words below zero."""

    def __init__(
        self, seat: int, kind: str, options: list[int], gesture: str = CHOOSE, rule: str = "", number: int = 0
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options  # replaced, never changed in place: copies share it
        self.gesture = gesture
        self.rule = rule  # the rule that asks
        self.number = number  # what the question speaks of: counters left, cards to give up …

    def encode(self) -> list[object]:
        return [self.seat, self.kind, list(self.options), self.gesture, self.rule, self.number]
