"""The player: hands each kind of decision to the module that knows about it."""

from __future__ import annotations

from typing import final

from chancecube.bots.jedi_knights import (
    answering,
    attacking,
    blockading,
    deploying,
    fighting,
    forcing,
    holding,
    settling,
)
from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene, scene_in
from chancecube.bots.seen import Seen
from chancecube.jedi_knights.table import BLOCKADE_PHASE, DEPLOY_PHASE
from chancecube.kernel.wire import DeckList


@final
class Cadet:
    """It remembers nothing from one decision to the next but its seed and the deck it was given."""

    def __init__(self, seed: int, deck: DeckList | None = None) -> None:
        self.seed = seed
        self.deck = deck
        self.odds: Odds | None = None  # made when its side is known

    def choose(self, seen: Seen) -> int:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        if self.odds is None:
            self.odds = Odds(seen.seat % 2, self.deck)
        return self.decide(scene_in(seen.view()), self.odds)

    def decide(self, scene: Scene, odds: Odds) -> int:
        match scene.question:
            case "deploy":
                return deploying.choose_deploy(scene, odds)
            case "battle-phase":
                return attacking.choose_phase_action(scene, odds)
            case "support" | "weapons" | "power":
                return fighting.choose_action(scene, odds)
            case "blockade":
                return blockading.choose_blockade(scene, odds)
            case "respond":
                return answering.choose_response(scene, odds)
            case "how":
                return self.choose_use(scene, odds)
            case "defender":
                return attacking.choose_defender(scene, odds)
            case "target":
                return fighting.choose_target(scene, odds)
            case "new-main":
                return fighting.choose_new_main(scene)
            case "where":
                return deploying.choose_place(scene)
            case "transfer-to":
                return deploying.choose_bearer(scene)
            case "force-card":
                return forcing.choose_force(scene, self.seed)
        return self.carry_out_texts(scene, odds)

    def choose_use(self, scene: Scene, odds: Odds) -> int:
        """What a card is to be used for: the phase tells who knows."""
        if scene.board.fight is not None:
            return fighting.choose_use(scene, odds, scene.number)
        if scene.board.phase == DEPLOY_PHASE:
            return deploying.choose_use(scene, odds, scene.number)
        if scene.board.phase == BLOCKADE_PHASE:
            return blockading.choose_use(scene, odds, scene.number)
        return attacking.choose_use(scene, odds, scene.number)

    def carry_out_texts(self, scene: Scene, odds: Odds) -> int:
        match scene.question:
            case "may":
                return answering.choose_may(scene, odds)
            case "choose":
                return answering.choose_card(scene, odds)
            case "one-of":
                return answering.choose_one_of(scene, odds)
            case "which-opponent":
                return blockading.choose_opponent(scene)
            case "intimidated":
                return blockading.choose_intimidated(scene)
            case "fetch" | "take-one" | "play-card":
                return holding.choose_best(scene)
            case "stow":
                return holding.choose_stowed(scene)
            case "shuffle-in":
                return holding.choose_shuffled(scene)
            case "swap":
                return holding.choose_swapped(scene)
            case "peek":
                return holding.choose_buried(scene)
            case "discard" | "pay" | "swap-with":
                return holding.choose_worst(scene)
        return self.set_up(scene)

    def set_up(self, scene: Scene) -> int:
        match scene.question:
            case "theme-search":
                return settling.choose_search(scene)
            case "choose-site":
                return settling.choose_site(scene)
            case "choose-system":
                return settling.choose_system(scene)
            case "force-swap":
                return forcing.choose_swap(scene)
            case "force-swap-with":
                return forcing.choose_swap_with(scene)
        return scene.options[0]
