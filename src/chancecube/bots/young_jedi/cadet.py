"""The player: hands each kind of decision to the module that knows about it."""

from __future__ import annotations

from typing import final

from chancecube.bots.seen import Seen
from chancecube.bots.young_jedi import drawing, dueling, exchanging, racing, revealing, using
from chancecube.bots.young_jedi.conceding import choose_concession
from chancecube.bots.young_jedi.deploying import choose_deploy
from chancecube.bots.young_jedi.evacuating import choose_interception, choose_interceptors
from chancecube.bots.young_jedi.fetching import choose_effect
from chancecube.bots.young_jedi.fighting import choose_battle, choose_battle_card
from chancecube.bots.young_jedi.planning import plan
from chancecube.bots.young_jedi.renewing import choose_discard, choose_renewal
from chancecube.bots.young_jedi.scene import Scene, scene_in
from chancecube.bots.young_jedi.stock import Stock
from chancecube.bots.young_jedi.travelling import choose_location
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO, YES
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.kinds import OBJECTIVE


@final
class Cadet:
    """All it remembers from one decision to the next is the plan it is laying out."""

    def __init__(self, seed: int, deck: DeckList | None = None) -> None:
        self.chance = Chance(seed_of(seed))
        self.stock = Stock(deck)  # of its own deck, if it was told
        self.planned: list[int] = []  # the rest of the battle plan, from the front

    def choose(self, seen: Seen) -> int:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        if seen.decision.kind == "plan":
            return self.next_place(seen)
        return self.decide(scene_in(seen.view()))

    def next_place(self, seen: Seen) -> int:
        """The plan is made when its first card is asked for, and made anew if others are left than foreseen."""
        decision = seen.decision
        if decision.number == 1 or sorted(self.planned) != sorted(decision.options):
            self.planned = plan(scene_in(seen.view()), self.chance)
        return self.planned.pop(0)

    def decide(self, scene: Scene) -> int:
        match scene.question:
            case "deploy":
                return choose_deploy(scene, self.stock)
            case "fetch-effect":
                return choose_effect(scene, self.stock)
            case "battle":
                return choose_battle(scene)
            case "battle-cards":
                return choose_battle_card(scene)
            case "even-up":
                return choose_renewal(scene)
            case "discard" | "discard-for" | "rob":
                return choose_discard(scene)
            case "concede":
                return choose_concession(scene)
            case "starting-location" | "next-planet" | "search-location":
                return choose_location(scene, self.stock)
            case "intercept-ships":
                return choose_interceptors(scene)
            case "intercept":
                return choose_interception(scene)
        return self.use_texts(scene)

    def use_texts(self, scene: Scene) -> int:
        match scene.question:
            case "use-text" if scene.subject().kind == OBJECTIVE:
                return racing.choose_search(scene, self.stock)
            case "use-text":
                return using.choose_use(scene, self.stock)
            case "from-deck" | "to-hand":
                return using.choose_from_deck(scene)
            case "bury":
                return using.choose_buried(scene)
            case "bury-or-draw":
                return using.choose_buried_or_drawn(scene)
            case "peek":
                return using.choose_peeked(scene)
            case "keep-apart":
                return using.choose_kept_apart(scene)
            case "shuffle-back":
                return using.choose_shuffled_back(scene)
            case "sacrifice":
                return using.choose_sacrifice(scene)
            case "retire":
                return using.choose_retirement(scene)
            case "spoils-draw":
                return using.choose_spoils(scene)
            case "spoils-lap" | "surrender-honour":
                return YES
        return self.fight(scene)

    def fight(self, scene: Scene) -> int:
        striking = "duel" in scene.status and scene.status["duel"].get("attack") is not None
        match scene.question:
            case "half":
                return exchanging.choose_attack_half(scene) if striking else revealing.choose_half(scene)
            case "destiny-number":
                return exchanging.choose_attack_number(scene) if striking else drawing.choose_number(scene)
            case "group-size":
                return revealing.choose_group_size(scene)
            case "ignore-weapon":
                return revealing.choose_ignored_weapon(scene)
            case "tie-for-cards":
                return revealing.choose_tie(scene)
            case "show-hand":
                return revealing.choose_showing(scene)
            case "best-of-two" | "switch-with" | "opponent-choice":
                return drawing.choose_highest(scene)
            case "switch-numbers":
                return drawing.choose_lowest(scene)
            case "redraw":
                return drawing.choose_redraw(scene)
            case "damage-for-number":
                return drawing.choose_replaced(scene)
        return self.duel_or_race(scene)

    def duel_or_race(self, scene: Scene) -> int:
        match scene.question:
            case "duel":
                return dueling.choose_challenge(scene)
            case "duel-weapon":
                return dueling.choose_saber(scene)
            case "duel-target":
                return dueling.choose_target(scene)
            case "duel-defender":
                return dueling.choose_defender(scene)
            case "duel-defender-weapon":
                return dueling.choose_defending_weapon(scene)
            case "duel-attack":
                return exchanging.choose_attack(scene)
            case "duel-parry":
                return exchanging.choose_parry(scene)
            case "duel-text":
                return exchanging.choose_duel_text(scene)
            case "duel-guess":
                return exchanging.choose_guess(scene)
            case "race":
                return racing.choose_racing(scene, self.stock)
            case "lap-card":
                return racing.choose_lap_card(scene)
            case "refuel":
                return racing.choose_fuel(scene)
        return plain_choice(scene)


def plain_choice(scene: Scene) -> int:
    """What nobody has thought about: left alone if it may be, else the least useful card or the highest number."""
    for word in (DONE, NO):
        if word in scene.words:
            return word
    return choose_discard(scene) if scene.offered else min(scene.words)
