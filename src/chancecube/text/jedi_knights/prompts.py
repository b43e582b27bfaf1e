"""The questions of the game and the labels of their answers.

A question or answer that has no words of its own is said in plain ones, so that no new kind is ever left unsaid.
"""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, KINDS, TIMES, WEAPON
from chancecube.jedi_knights.table import ARENAS, MOST_TEXTS, SEAT, TEXT, WORDS
from chancecube.jedi_knights.vocabulary.effects import Effect, OneOf
from chancecube.jedi_knights.vocabulary.standing import FromThemePile
from chancecube.jedi_knights.vocabulary.texts import (
    FROM_HAND,
    FROM_THEME_PILE,
    MOMENTS,
    NOTHING,
    Timed,
    Use,
    When,
)
from chancecube.jedi_knights.vocabulary.texts import IN_PLAY as FROM_PLAY
from chancecube.jedi_knights.vocabulary.those import OWN
from chancecube.kernel.decision import COMMON_WORDS
from chancecube.kernel.wire import SeenCard, SeenDecision, SeenOption, View
from chancecube.text.jedi_knights.cast import Cast
from chancecube.text.jedi_knights.clauses import Clauses
from chancecube.text.jedi_knights.deeds import NOT_TURNED, Deeds
from chancecube.text.jedi_knights.sentences import Sentences, sentence
from chancecube.text.jedi_knights.words import Words, capital

ANSWER_WORDS: Final = COMMON_WORDS | WORDS

# Questions whose number is the id of the card they speak of.
ABOUT_CARDS: Final = (
    "how",
    "where",
    "transfer-to",
    "defender",
    "target",
    "may",
    "choose",
    "fetch",
    "stow",
    "play-card",
    "swap",
    "swap-with",
    "peek",
    "take-one",
    "pay",
    "one-of",
    "which-opponent",
    "intimidated",
    "force-swap",
    "force-swap-with",
)

# Questions in which players act, with the time in which they do.
TIME_OF: Final = {
    "deploy": "deploy",
    "battle-phase": "battle",
    "blockade": "blockade",
    "support": "support",
    "weapons": "weapons",
    "power": "power",
}

IN_PLAY: Final = ("site", "system", "attached", "events")
OUT_OF: Final = {"hand": FROM_HAND, "theme-pile": FROM_THEME_PILE}


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
                "jk-waiting", side=self.words.all_of([self.words.seat(seat) for seat in view.waiting])
            )
        key = self.words.first_known(f"jk-ask-{decision.kind}", "jk-ask-other")
        return capital(self.say(key, **self.scene(view, decision)))

    def scene(self, view: View, decision: SeenDecision) -> dict[str, str | int]:
        """What questions and answers speak of: numbers and names of the moment."""
        spoken_of = self.card_spoken_of(view, decision)
        moment = MOMENTS[decision.number] if decision.kind == "respond" else ""
        return {
            "number": decision.number,
            "card": self.say("jk-this-card") if spoken_of is None else self.words.full(spoken_of),
            "bonus": 0 if spoken_of is None else spoken_of.tactical,
            "text": self.offered_text(decision, spoken_of),
            "moment": self.say(f"jk-moment-{moment}") if moment else "",
            "planet": str(view.status["planet"]),
            "site": str(view.status["site"]),
            "system": str(view.status["system"]),
            "final": "yes" if view.status["final"] else "no",
            "cards": len([option for option in decision.options if option.card is not None]),
            **self.battle(view),
        }

    def battle(self, view: View) -> dict[str, str | int]:
        """The arena, and the attacker and defender with their power."""
        battle: dict[str, Any] = view.status.get("battle") or {}
        arena = battle.get("arena") or ("system" if view.status["phase"] == "starship-battle" else "site")
        found: dict[str, str | int] = {"arena": arena}
        if battle:
            attacking: int = battle["attacking"]
            for name, power, side in (
                ("attacker", "attack", attacking),
                ("defender", "resist", 1 - attacking),
            ):
                card = card_of(view, battle["main"][side])
                found[name] = (
                    self.say("jk-nobody") if card is None else self.words.short(self.words.card(card.code))
                )
                found[power] = battle["power"][side]
            found["attacking"] = "yes" if attacking == view.seat % 2 else "no"
        return found

    def card_spoken_of(self, view: View, decision: SeenDecision) -> Card | None:
        """The card whose id is the number of the question."""
        seen = card_of(view, decision.number) if decision.kind in ABOUT_CARDS else None
        return None if seen is None else self.words.card(seen.code)

    def offered_text(self, decision: SeenDecision, card: Card | None) -> str:
        """What a text that may be declined says."""
        if decision.kind != "may" or card is None:
            return ""
        offered = [word for word in card.says.words if isinstance(word, When) and is_offered(word)]
        return " ".join([self.text_of(card, word) for word in offered])

    def text_of(self, card: Card, word: Timed) -> str:
        return sentence(Sentences(Cast(self.words, card)).sentence(word))

    # --- answers ---

    def option(self, view: View, option: SeenOption) -> str:
        decision = view.decision
        assert decision is not None
        if option.card is not None:
            return self.card_option(view, decision, option.card)
        word = ANSWER_WORDS.get(option.answer, option.name)
        spoken_of = self.card_spoken_of(view, decision)
        if SEAT - len(self.words.seats) < option.answer <= SEAT:
            return self.words.seat(SEAT - option.answer)
        if TEXT - MOST_TEXTS < option.answer <= TEXT and spoken_of is not None:
            return self.text_option(spoken_of, TEXT - option.answer)
        if decision.kind == "one-of" and spoken_of is not None:
            return self.one_of(spoken_of, word)
        key = self.words.first_known(
            f"jk-option-{decision.kind}-{word}", f"jk-option-{word}", "jk-option-other"
        )
        kind = "" if spoken_of is None else KINDS[spoken_of.kind]
        return self.say(key, word=capital(word.replace("-", " ")), kind=kind, **self.scene(view, decision))

    def text_option(self, card: Card, place: int) -> str:
        """One of the texts of a card, as it reads there."""
        word = card.says.words[place] if place < len(card.says.words) else None
        return self.say("jk-option-text", text=self.text_of(card, word) if isinstance(word, Timed) else "")

    def one_of(self, card: Card, word: str) -> str:
        """Either of two things, seen by whoever chooses."""
        for one in choices_of(card):
            cast = Cast(self.words, card)
            cast.reader = "you"
            deeds = Deeds(cast, Clauses(cast))
            deeds.turned = one.whose if one.whose != OWN else NOT_TURNED
            effect: Effect = one.first if word == "first" else one.second
            return capital(deeds.deed(effect, ".to"))
        return self.say(f"jk-option-{word}")

    def card_option(self, view: View, decision: SeenDecision, seen: SeenCard) -> str:
        card = self.words.card(seen.code)
        use = self.use_of(view, decision, seen, card) if decision.kind in TIME_OF else KINDS[card.kind]
        spoken_of = self.card_spoken_of(view, decision)
        if decision.kind == "where" and spoken_of is not None:
            use = "aboard" if spoken_of.kind == CHARACTER else "under"
        names = [decision.kind, use]
        if decision.kind in TIME_OF:
            names.reverse()  # at such a time much can be done: the use says more than the question
        keys = [f"jk-option-{name}" for name in (f"{decision.kind}-{use}", *names, "card")]
        key = self.words.first_known(*keys)
        arguments = self.scene(view, decision)
        arguments["card"] = self.words.full(card)
        arguments["credits"] = view.status["costs"].get(str(seen.id), card.cost)
        arguments["bonus"] = card.tactical
        arguments.update(numbers_of(view, seen, card))
        arguments.update(
            {"force": card.force_number, "income": card.credits, "draw": card.draw, "where": card.planet}
        )
        return self.say(key, **arguments)

    def use_of(self, view: View, decision: SeenDecision, seen: SeenCard, card: Card) -> str:
        """What choosing a card would mean, as far as its place tells."""
        time = TIME_OF[decision.kind]
        place = zone_of(view, seen)
        has_text = has_use(card, time, place)
        if place not in IN_PLAY:
            return use_from_pile(view, time, card, place, has_text)
        acts = acting(view, seen, card, time, place)
        if acts and has_text:
            return f"{acts}-or-text" if self.words.speaker.knows(f"jk-option-{acts}-or-text") else acts
        return acts or "text"


# --- what a view tells about the moment ---


def is_offered(word: When) -> bool:
    return word.may or word.cost != NOTHING


def choices_of(card: Card) -> list[OneOf]:
    """The choices between two things a card's text gives."""
    texts = [word for word in card.says.words if isinstance(word, Timed)]
    return [effect for word in texts for effect in word.effects if isinstance(effect, OneOf)]


def card_of(view: View, card: int | None) -> SeenCard | None:
    for zone in view.zones:
        for seen in zone.cards:
            if seen.id == card:
                return seen
    return None


def zone_of(view: View, seen: SeenCard) -> str:
    for zone in view.zones:
        if any(other.id == seen.id for other in zone.cards):
            return zone.name
    return ""


def has_use(card: Card, time: str, place: str) -> bool:
    """Whether a card has a text that can be used where it lies, at this time."""
    out_of = OUT_OF.get(place, FROM_PLAY)
    uses = [word for word in card.says.words if isinstance(word, Use)]
    return any(TIMES[word.time] == time and word.out_of == out_of for word in uses)


def use_from_pile(view: View, time: str, card: Card, place: str, has_text: bool) -> str:
    """What a card in hand or Theme pile is chosen for."""
    if card.kind == EVENT:
        now = TIMES[card.timing] == time
        return ("play-or-bonus" if now else "bonus") if time == "weapons" else "play-event"
    comes_out = any(isinstance(word, FromThemePile) for word in card.says.words)
    if place == "theme-pile" and has_text and not comes_out and not view.status["final"]:
        return "text"
    if has_text:
        return "play-or-text"
    return "play-from-pile" if place == "theme-pile" else "play"


def acting(view: View, seen: SeenCard, card: Card, time: str, place: str) -> str:
    """What a card in play does as an action, apart from its texts; nothing if it cannot."""
    rotated = seen.id in view.status["rotated"]
    if time == "deploy":
        return "move" if card.kind == WEAPON else ""
    if time == "weapons":
        return "fire" if card.kind == WEAPON else ""
    if time == "blockade":
        if place == "attached" and card.kind == CHARACTER:
            return "shuttle"
        return "intimidate" if card.capital and not rotated else ""
    if place not in ARENAS or rotated:
        return ""
    return {"battle": "attack", "support": "support"}.get(time, "")


def numbers_of(view: View, seen: SeenCard, card: Card) -> dict[str, str | int]:
    """The power and defense a card has now; what is printed on one that is not in play."""
    numbers: dict[str, int] = view.status["in_play"].get(str(seen.id), {})
    return {
        "power": numbers.get("power", card.power),
        "defense": numbers.get("defense", card.defense),
        "fights": "yes" if numbers else "no",
    }
