"""The questions of the game and the labels of their answers."""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.decision import COMMON_WORDS
from chancecube.kernel.wire import SeenCard, SeenOption, View
from chancecube.text.young_jedi.words import Words
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.kinds import KINDS, LOCATION, STARSHIP
from chancecube.young_jedi.table import WORDS, opponent
from chancecube.young_jedi.victory import PLANETS_TO_WIN

ANSWER_WORDS: Final = COMMON_WORDS | WORDS


@final
class Prompts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # --- questions ---

    def question(self, view: View) -> str:
        if view.decision is None:
            return self.say(
                "yj-waiting", side=self.words.all_of([self.words.seat(seat) for seat in view.waiting])
            )
        return self.say(f"yj-ask-{view.decision.kind}", **self.scene(view))

    def scene(self, view: View) -> dict[str, str | int]:
        """What questions and answers speak of: numbers and names of the moment."""
        decision = view.decision
        assert decision is not None
        hand = view.zone("hand", view.seat).count or 0
        return {
            "number": decision.number,
            "planet": str(view.status["planet"]),
            "hidden": "yes" if view.status["turns_here"][view.seat] <= 1 else "no",
            "fatal": "yes" if self.is_fatal(view) else "no",
            "hand": hand,
            "locations": len([option for option in decision.options if option.card is not None]),
            "missing": max(HAND_SIZE - hand, 0),
            "surplus": max(hand - HAND_SIZE, 0),
            "attacker": "yes" if view.status["active"] == view.seat else "no",
            "cards": self.cards_in_plan(view),
            "side": self.words.subject(opponent(view.seat)),
        }

    def is_fatal(self, view: View) -> bool:
        """Whether one more planet lets the opponent win."""
        planets: list[str] = view.status["controlled"][opponent(view.seat)]
        return view.status["format"] == "starter" or len(planets) + 1 >= PLANETS_TO_WIN

    def cards_in_plan(self, view: View) -> int:
        battle = view.status.get("battle")
        if battle is None:
            return 0
        planned: int = battle["planned"][view.seat]
        to_plan: int = battle["to_plan"][view.seat]
        return planned + to_plan

    # --- answers ---

    def option(self, view: View, option: SeenOption) -> str:
        decision = view.decision
        assert decision is not None
        if option.card is not None:
            return self.card_option(view, decision.kind, option.card)
        return self.say(f"yj-option-{decision.kind}-{ANSWER_WORDS[option.answer]}", **self.scene(view))

    def card_option(self, view: View, kind: str, seen: SeenCard) -> str:
        card = self.words.card(seen.code)
        key = f"yj-option-{kind}"
        if kind == "deploy" and card.kind in (LOCATION, STARSHIP):
            key = f"{key}-{KINDS[card.kind]}"
        return self.say(
            key,
            card=self.words.full(card),
            counters=card.counters,
            source=self.place_of(view, seen),
            **self.scene(view),
        )

    def place_of(self, view: View, seen: SeenCard) -> str:
        """Where a location for the next planet is taken from: one's hand, else one's discard pile."""
        in_hand = seen in view.zone("hand", view.seat).cards
        return "hand" if in_hand else "discard"
