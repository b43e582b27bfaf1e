"""The questions of the game and the labels of their answers.

A question or answer that has no words of its own is said in plain ones, so that no new kind is ever left unsaid.
"""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import COMMON_WORDS
from chancecube.kernel.wire import SeenCard, SeenDecision, SeenOption, View
from chancecube.text.young_jedi.words import Words, capital
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import EFFECT, KINDS
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.table import WORDS, opponent
from chancecube.young_jedi.victory import PLANETS_TO_WIN

ANSWER_WORDS: Final = COMMON_WORDS | WORDS
NUMBER_WORD: Final = "number"  # a word that is a destiny number: number-3

# Questions whose number is the id of the card they speak of.
ABOUT_CARDS: Final = (
    "use-text",
    "destiny-number",
    "switch-with",
    "half",
    "group-size",
    "keep-apart",
    "retire",
    "duel-defender",
    "duel-text",
)

# Questions whose number is that of a planet.
ABOUT_PLANETS: Final = ("intercept-ships", "intercept")

# Questions that speak of the card they offer.
ABOUT_OFFERED: Final = ("peek",)

# Reasons for which a question is put in other words.
SPECIAL: Final = {
    ("discard-for", "yj.effect.extra-counters"): "discard-for-counters",
    ("discard-for", "yj.virtual.watto"): "discard-for-tie",
}


ONE_PLANET: Final = ("starter", "sample")  # formats played for a single planet


@final
class Prompts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # --- questions ---

    def question(self, view: View) -> str:
        decision = view.decision
        if decision is None:
            return self.say(
                "yj-waiting", side=self.words.all_of([self.words.seat(seat) for seat in view.waiting])
            )
        key = self.words.first_known(f"yj-ask-{asked_as(decision)}", "yj-ask-other")
        return capital(self.say(key, **self.scene(view, decision)))

    def scene(self, view: View, decision: SeenDecision) -> dict[str, str | int]:
        """What questions and answers speak of: numbers and names of the moment."""
        hand = view.zone("hand", view.seat).count or 0
        goal = hand_goal(view)
        spoken_of = self.card_spoken_of(view, decision)
        race = race_of(view)
        return {
            "number": decision.number,
            "planet": str(view.status["planet"]),
            "place": place_of(view, decision),
            "hidden": "yes" if view.status["turns_here"][view.seat] <= 1 else "no",
            "fatal": "yes" if is_fatal(view) else "no",
            "hand": hand,
            "goal": goal,
            "locations": len([option for option in decision.options if option.card is not None]),
            "missing": max(goal - hand, 0),
            "surplus": max(hand - goal, 0),
            "attacker": "yes" if attacker_of(view) == view.seat else "no",
            "space": "yes" if battle_of(view).get("space") else "no",
            "cards": cards_in_plan(view),
            "side": self.words.subject(opponent(view.seat)),
            "card": self.say("yj-this-card") if spoken_of is None else self.words.full(spoken_of),
            "price": price_of(spoken_of),
            "next": race.get("next", 1),
            "lap": race.get("laps", 0) + 1,
            "ready": "yes" if race.get("ready") else "no",
            **self.halves(spoken_of),
        }

    def card_spoken_of(self, view: View, decision: SeenDecision) -> Card | None:
        """The card whose id is the number of the question, or the one it offers."""
        found: list[SeenCard] = []
        if decision.kind in ABOUT_CARDS:
            found = [seen for zone in view.zones for seen in zone.cards if seen.id == decision.number]
        elif decision.kind in ABOUT_OFFERED:
            found = [option.card for option in decision.options if option.card is not None]
        return self.words.card(found[0].code) if found else None

    def halves(self, card: Card | None) -> dict[str, str]:
        """The names of the halves of a double impact card."""
        faces = [] if card is None else card.halves
        names = [self.words.short(library().cards[face]) for face in faces]
        first, second = names if len(names) == 2 else [self.say("yj-this-card")] * 2
        return {"first": first, "second": second}

    # --- answers ---

    def option(self, view: View, option: SeenOption) -> str:
        decision = view.decision
        assert decision is not None
        if option.card is not None:
            return self.card_option(view, decision, option.card)
        if option.answer >= 0:
            return self.number_option(view, decision, option.answer)
        word = ANSWER_WORDS.get(option.answer, option.name)
        family, _, number = word.rpartition("-")
        if family == NUMBER_WORD:
            return self.number_option(view, decision, int(number))
        key = self.words.first_known(
            f"yj-option-{decision.kind}-{word}", f"yj-option-{word}", "yj-option-other"
        )
        return self.say(key, word=capital(word.replace("-", " ")), **self.scene(view, decision))

    def number_option(self, view: View, decision: SeenDecision, number: int) -> str:
        key = self.words.first_known(f"yj-option-{decision.kind}-number", "yj-option-number")
        return self.say(key, amount=number, **self.scene(view, decision))

    def card_option(self, view: View, decision: SeenDecision, seen: SeenCard) -> str:
        card = self.words.card(seen.code)
        kind = KINDS[EFFECT if EFFECT in card.kinds else card.kind]
        if decision.kind == "deploy" and source_of(view, seen) != "hand":
            kind = "use"  # the text of a card in play
        key = self.words.first_known(
            f"yj-option-{decision.kind}-{kind}", f"yj-option-{decision.kind}", "yj-option-card"
        )
        arguments = self.scene(view, decision)
        arguments["card"] = self.words.full(card)
        arguments["kind"] = KINDS[card.kind]
        arguments["counters"] = counters_of(view, seen, card)
        arguments["destiny"] = "/".join([str(number) for number in card.destinies or [0]])
        arguments["source"] = source_of(view, seen)
        arguments["handling"] = "no" if arguments["next"] in card.destinies else "yes"
        return self.say(key, **arguments)


def asked_as(decision: SeenDecision) -> str:
    """By which words it is asked; once an effect is given up, only what for is still open."""
    if decision.kind == "sacrifice" and all([option.card is not None for option in decision.options]):
        return "sacrifice-target"
    return SPECIAL.get((decision.kind, decision.rule), decision.kind)


# --- what a view tells about the moment ---


def hand_goal(view: View) -> int:
    """How many cards the seat evens up to: six, unless its effect says otherwise."""
    for zone in view.zones:
        if zone.name == "effect" and zone.seat == view.seat:
            for seen in zone.cards:
                says = library().cards[seen.face].says
                if says is not None and says.hand_size is not None:
                    return says.hand_size.cards
    return HAND_SIZE


def is_fatal(view: View) -> bool:
    """Whether one more planet lets the opponent win."""
    planets: list[str] = view.status["controlled"][opponent(view.seat)]
    return view.status["format"] in ONE_PLANET or len(planets) + 1 >= PLANETS_TO_WIN


def battle_of(view: View) -> dict[str, Any]:
    """The battle as the seat sees it; nothing if there is none."""
    return view.status.get("battle") or {}


def attacker_of(view: View) -> int:
    """In space the interceptor attacks, whosever turn it is."""
    attacker: int = battle_of(view).get("attacker", view.status["active"])
    return attacker


def cards_in_plan(view: View) -> int:
    battle = battle_of(view)
    if not battle:
        return 0
    planned: int = battle["planned"][view.seat]
    to_plan: int = battle["to_plan"][view.seat]
    return planned + to_plan


def place_of(view: View, decision: SeenDecision) -> str:
    """The planet a question speaks of by its number, else the current one."""
    return PLANETS[decision.number] if decision.kind in ABOUT_PLANETS else str(view.status["planet"])


def price_of(card: Card | None) -> int:
    """How many cards a text takes beside its own."""
    says = None if card is None else card.says
    return says.retires.cards if says is not None and says.retires is not None else 0


def race_of(view: View) -> dict[str, int]:
    race = view.status.get("race")
    return {} if race is None else race[view.seat] or {}


def counters_of(view: View, seen: SeenCard, card: Card) -> int:
    """What deploying it costs now, if the table says so; else what is printed, for a double impact card on its effect."""
    costs: dict[int, int] = view.status.get("costs") or {}
    if seen.id in costs:
        return costs[seen.id]
    effects = [library().cards[face] for face in card.halves if library().cards[face].kind == EFFECT]
    return effects[0].counters if effects else card.counters


def source_of(view: View, seen: SeenCard) -> str:
    """Where a location for the next planet is taken from: one's hand, else one's discard pile."""
    in_hand = seen in view.zone("hand", view.seat).cards
    return "hand" if in_hand else "discard"
