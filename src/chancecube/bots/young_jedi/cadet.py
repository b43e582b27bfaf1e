"""The player: hands each kind of decision to the module that knows about it."""

from __future__ import annotations

from typing import final

from chancecube.bots.seen import Seen
from chancecube.bots.young_jedi.conceding import choose_concession
from chancecube.bots.young_jedi.deploying import choose_deploy
from chancecube.bots.young_jedi.fighting import choose_battle, choose_battle_card
from chancecube.bots.young_jedi.planning import plan
from chancecube.bots.young_jedi.renewing import choose_discard, choose_renewal
from chancecube.bots.young_jedi.scene import Scene
from chancecube.bots.young_jedi.travelling import choose_location
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.library import library


@final
class Cadet:
    """All it remembers from one decision to the next is the plan it is laying out."""

    def __init__(self, seed: int, deck: DeckList | None = None) -> None:
        self.chance = Chance(seed_of(seed))
        self.deck = deck  # the list of its own deck, if it was told
        self.copies = copies_of(deck)
        self.planned: list[int] = []  # the rest of the battle plan, from the front

    def choose(self, seen: Seen) -> int:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        if seen.decision.kind == "plan":
            return self.next_place(seen)
        return self.decide(seen.decision.kind, Scene(seen.view()))

    def next_place(self, seen: Seen) -> int:
        """The plan is made when its first card is asked for, and made anew if others are left than foreseen."""
        decision = seen.decision
        if decision.number == 1 or sorted(self.planned) != sorted(decision.options):
            self.planned = plan(Scene(seen.view()), self.chance)
        return self.planned.pop(0)

    def decide(self, kind: str, scene: Scene) -> int:
        match kind:
            case "deploy":
                return choose_deploy(scene, self.copies)
            case "battle":
                return choose_battle(scene)
            case "battle-cards":
                return choose_battle_card(scene)
            case "even-up":
                return choose_renewal(scene)
            case "discard":
                return choose_discard(scene)
            case "concede":
                return choose_concession(scene)
            case "starting-location" | "next-planet" | "search-location":
                return choose_location(scene, self.deck)
        return plain_choice(scene)


def plain_choice(scene: Scene) -> int:
    """What nobody has thought about: left alone if it may be, else the least useful card or the highest number."""
    for word in (DONE, NO):
        if word in scene.words:
            return word
    return choose_discard(scene) if scene.offered else min(scene.words)


def copies_of(deck: DeckList | None) -> dict[int, int]:
    """How many cards of each title a deck holds."""
    copies: dict[int, int] = {}
    for code, count in deck.cards.items() if deck is not None else ():
        card = library().find(code)
        if card is not None:
            copies[card.name] = copies.get(card.name, 0) + count
    return copies
