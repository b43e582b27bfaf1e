"""Within a battle: who supports, what is fired at whom, which Events and texts change the result."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.forecast import Battle, battle_of, joined, support_of
from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.texts import effects_worth, kept_worth, price, stage_of
from chancecube.bots.jedi_knights.worth import CARD, stake
from chancecube.jedi_knights.abilities import pierces
from chancecube.jedi_knights.deeds import targets
from chancecube.jedi_knights.kinds import EVENT, POWER_STEP, SUPPORT, WEAPON, WEAPONS
from chancecube.jedi_knights.sums import aim_by, power_by, times
from chancecube.jedi_knights.table import BONUS, FIRING, PASS, PLAY, SUPPORTING, TEXT, Change, Fight
from chancecube.jedi_knights.vocabulary.effects import AddDestiny, Boost, Effect, OneOf
from chancecube.jedi_knights.vocabulary.standing import DEFENSE, HIT, POWER, Gets
from chancecube.jedi_knights.vocabulary.texts import Timed, Use

TIMES: Final = {"support": SUPPORT, "weapons": WEAPONS, "power": POWER_STEP}
LEAST: Final = 0.25  # what an action must promise
UNLIMITED: Final = -1e6
SHOT: Final = 3.0  # firing comes before all else: it costs nothing and draws a card
POWER_EVENTS: Final = 4  # one in so many unknown cards can still change power in the Power Step


def choose_action(scene: Scene, odds: Odds) -> int:
    """In any step of a battle: the card that promises most, or a pass."""
    judge = Judge(scene, odds)
    best, most = PASS, LEAST
    for card in scene.offered:
        judge.least = most
        worth = max([judge.worth(card, use) for use in judge.uses(card)], default=0.0)
        if worth > most:
            best, most = card, worth
    return best


def choose_use(scene: Scene, odds: Odds, card: int) -> int:
    """What to use a card for that can be used in several ways."""
    judge = Judge(scene, odds)
    return max(scene.options, key=lambda use: judge.worth(card, use))


class Judge:
    """Weighs the actions of one step of the battle going on."""

    def __init__(self, scene: Scene, odds: Odds) -> None:
        fight = scene.board.fight
        assert fight is not None
        self.scene = scene
        self.odds = odds
        self.fight: Fight = fight
        self.time = TIMES.get(scene.question, WEAPONS)
        self.correct()
        self.now = self.reckon(fight)
        self.promise = self.now.worth()
        self.least = UNLIMITED  # what promises no more is not thought to its end
        ours, theirs = self.now.ours.fighters[0].power, self.now.theirs.fighters[0].power
        self.lead = ours - theirs - (0 if self.now.ties else 1)  # below 0 the battle is lost as it is
        self.hope = 0.0  # what the battle promises with the opponents' answer to it
        self.hope = self.foresee(fight, self.promise)

    def correct(self) -> None:
        """Changes for a time are not in sight, but the power they lead to is."""
        board = self.scene.board
        for side in range(2):
            card = self.fight.main[side]
            if card >= 0:
                hidden = self.scene.power(card) - power_by(board, self.scene.speakers(POWER), card)
                if hidden:
                    board.changes = [*board.changes, Change(POWER, card, hidden, 1, 0)]

    def reckon(self, fight: Fight) -> Battle:
        battle = battle_of(self.scene, self.odds, fight)
        if self.time == POWER_STEP:
            battle.bonus = 0
            battle.unknown //= POWER_EVENTS
        return battle

    def foresee(self, fight: Fight, worth: float) -> float:
        """What the battle is worth; in the Support Step the opponents may answer with more support."""
        if self.time == SUPPORT and worth - self.hope > self.least:
            theirs = support_of(self.scene, fight, 1 - self.scene.side)
            if theirs:
                worth = min(worth, self.reckon(joined(fight, 1 - self.scene.side, theirs)).worth())
        return worth

    def uses(self, card: int) -> list[int]:
        """What a card that is offered can probably be used for."""
        facts = self.scene.facts(card)
        found: list[int] = []
        if card in self.scene.own.hand and facts.kind == EVENT:
            if facts.timing == self.time:
                found.append(PLAY)
            if self.time == WEAPONS:
                found.append(BONUS)
        elif self.time == WEAPONS and facts.kind == WEAPON:
            found.append(FIRING)
        elif self.time == SUPPORT and card not in self.fight.fighters(self.scene.side):
            if self.scene.is_ready(card):
                found.append(SUPPORTING)
        for place, word in enumerate(facts.says.words):
            if isinstance(word, Use) and word.time == self.time:
                found.append(TEXT - place)
        return found

    def worth(self, card: int, use: int) -> float:
        if use == BONUS:
            return self.bonus_worth(card)
        if use == FIRING:
            return SHOT + self.shot_worth(card)
        if use == SUPPORTING:
            fight = joined(self.fight, self.scene.side, [card])
            return self.foresee(fight, self.reckon(fight).worth()) - self.hope
        facts = self.scene.facts(card)
        if use == PLAY:
            return self.event_worth(card) - kept_worth(facts)
        word = facts.says.words[TEXT - use] if use <= TEXT else None
        if isinstance(word, Timed):
            return self.text_worth(card, word)
        return 0.0

    # --- bonuses ---

    def bonus_worth(self, card: int) -> float:
        """Given only by the one who would lose as it is: the other can wait."""
        facts = self.scene.facts(card)
        if self.lead >= 0:
            return 0.0
        return self.flip_worth(facts.tactical) - kept_worth(facts)

    def flip_worth(self, points: float) -> float:
        """So many points of power more, for a side that would lose as it is."""
        lead = self.lead + int(points)
        if self.lead >= 0 or lead < 0:
            return 0.0
        unknown = 0 if self.fight.bonus[1 - self.scene.side] else self.now.unknown
        return self.odds.power_won(lead, unknown) * (self.now.ours.worth() + self.now.theirs.worth())

    # --- Events and texts ---

    def event_worth(self, card: int) -> float:
        """What the battle gains by an Event played for its text."""
        facts = self.scene.facts(card)
        worth = 0.0
        if any([isinstance(word, Gets) for word in facts.says.standing]):
            self.scene.lay(card)
            worth += self.changed_worth()
            self.scene.take_back()
        played = facts.says.played()
        return worth if played is None else worth + self.text_worth(card, played)

    def changed_worth(self) -> float:
        """What the battle is worth more, as the board has just been changed.

        More power counts only for a side that would lose as it is: the other can wait with it.
        """
        after = self.reckon(self.fight)
        if self.time != SUPPORT and self.lead >= 0:
            after.ours.fighters[0].power = self.now.ours.fighters[0].power
        return after.worth() - self.promise

    def text_worth(self, card: int, text: Timed) -> float:
        worth = -price(self.scene, card, text)
        for effect in text.effects:
            worth += self.effect_worth(card, effect)
        return worth

    def effect_worth(self, card: int, effect: Effect) -> float:
        if isinstance(effect, OneOf):
            return max(self.effect_worth(card, effect.first), self.effect_worth(card, effect.second))
        if isinstance(effect, AddDestiny):
            mains = [
                one
                for one in targets(stage_of(self.scene, card), effect, effect.those)
                if one in self.fight.main
            ]
            return self.flip_worth(self.odds.mean) + 0.5 * CARD if mains else 0.0
        if isinstance(effect, Boost) and effect.stat in (POWER, DEFENSE, HIT):
            return self.boost_worth(card, effect)
        return effects_worth(self.scene, self.odds, card, (effect,))

    def boost_worth(self, card: int, effect: Boost) -> float:
        """The best it can do for one of those meant, or what it does for each of them."""
        board = self.scene.board
        stage = stage_of(self.scene, card)
        amount = effect.amount * times(stage, effect.per)
        found = targets(stage, effect, effect.those)
        before = board.changes
        sets = [found] if effect.each else [[one] for one in found]
        best = 0.0
        for cards in sets:
            board.changes = before + [Change(effect.stat, one, amount, 1, 0) for one in cards]
            best = max(best, self.changed_worth())
        board.changes = before
        return best

    # --- weapons ---

    def shot_worth(self, weapon: int) -> float:
        shooter = self.scene.board.host[weapon]
        found = open_targets(self.scene, self.fight, weapon)
        aim = aim_by(self.scene.board, self.scene.speakers(HIT), shooter, weapon)
        deck = len(self.scene.own.deck)
        chances = [
            self.odds.hit(True, aim, self.scene.defense(card), deck) * stake(self.scene, card)
            for card in found
        ]
        return max(chances, default=0.0)


def open_targets(scene: Scene, fight: Fight, weapon: int) -> list[int]:
    side = 1 - scene.side
    if fight.supporters[side] and not pierces(scene.board, weapon):
        return fight.supporters[side]
    return fight.fighters(side)


def choose_target(scene: Scene, odds: Odds) -> int:
    """What is hit most likely and worth most; the attacker or defender alone decides the battle."""
    weapon = scene.number
    shooter = scene.board.host[weapon]
    aim = aim_by(scene.board, scene.speakers(HIT), shooter, weapon)
    deck = len(scene.own.deck)

    def worth(card: int) -> float:
        return odds.hit(True, aim, scene.defense(card), deck) * stake(scene, card)

    return max(scene.offered, key=worth)


def choose_new_main(scene: Scene) -> int:
    """The strongest of those left."""
    return max(scene.offered, key=lambda card: (scene.power(card), scene.defense(card)))
