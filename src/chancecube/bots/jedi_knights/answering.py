"""Responses, texts that may be declined, and whom a text should choose."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.forecast import battle_of
from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.texts import (
    effect_worth,
    event_gain,
    kept_worth,
    price,
    stage_of,
    target_worth,
)
from chancecube.bots.jedi_knights.worth import CARD, stake
from chancecube.jedi_knights.scene import is_one
from chancecube.jedi_knights.sums import aim_by
from chancecube.jedi_knights.table import FIRST, SECOND
from chancecube.jedi_knights.vocabulary.effects import (
    Boost,
    Cancel,
    ChangeDestiny,
    Choose,
    Effect,
    OneOf,
    OnThose,
    PutBack,
    Redraw,
    StepIn,
    Strike,
)
from chancecube.jedi_knights.vocabulary.standing import DEFENSE, HIT
from chancecube.jedi_knights.vocabulary.texts import (
    ATTACK,
    ATTACKED,
    DEFEAT,
    DRAWN,
    EVENT_PLAYED,
    FIRED,
    INTIMIDATING,
    TARGETED,
    Timed,
    When,
)
from chancecube.jedi_knights.vocabulary.those import CAUSE, OWN, Those
from chancecube.kernel.decision import DONE, NO, YES
from chancecube.kernel.position import NO_CARD

LEAST: Final = 0.2
INTIMIDATED: Final = 1.6


def choose_response(scene: Scene, odds: Odds) -> int:
    """The Response that is worth more now than kept for its tactical bonus."""
    best, most = DONE, LEAST
    for card in scene.offered:
        response = scene.facts(card).says.response()
        if response is None:
            continue
        worth = timed_worth(scene, odds, card, response, scene.number) - kept_worth(scene.facts(card))
        if worth > most:
            best, most = card, worth
    return best


def choose_may(scene: Scene, odds: Odds) -> int:
    """Whether a text that may be declined is worth its price."""
    card = scene.number
    texts = [word for word in scene.spoken() if isinstance(word, When)]
    worth = max([timed_worth(scene, odds, card, text, text.moment) for text in texts], default=0.0)
    return YES if worth > 0.0 and YES in scene.options else NO


def timed_worth(scene: Scene, odds: Odds, card: int, text: Timed, moment: int) -> float:
    worth = -price(scene, card, text)
    for effect in text.effects:
        worth += moment_worth(scene, odds, card, effect, moment)
    if not text.effects:
        worth += CARD  # it stays in play for later
    return worth


def moment_worth(scene: Scene, odds: Odds, card: int, effect: Effect, moment: int) -> float:
    """An effect that answers something that happens."""
    if isinstance(effect, Cancel):
        return cancel_worth(scene, odds, moment)
    if isinstance(effect, StepIn):
        return step_in_worth(scene, odds, card, effect)
    if isinstance(effect, (Redraw, ChangeDestiny)):
        return destiny_worth(scene, odds, effect)
    if isinstance(effect, Boost) and moment in (TARGETED, FIRED, DRAWN):
        return shot_worth(scene, odds, effect)
    if isinstance(effect, PutBack) and moment == DEFEAT:
        return 3.0
    return effect_worth(scene, odds, card, effect)


# --- battles ---


def hope(scene: Scene, odds: Odds) -> float:
    """What the battle going on promises."""
    fight = scene.board.fight
    if fight is None or NO_CARD in fight.main:
        return 0.0
    return battle_of(scene, odds, fight).worth()


def cancel_worth(scene: Scene, odds: Odds, moment: int) -> float:
    if moment in (ATTACK, ATTACKED):
        return -hope(scene, odds)
    if moment in (TARGETED, FIRED):
        return shot_risk(scene, odds, 0)
    if moment == EVENT_PLAYED:
        return their_event_worth(scene, odds)
    return INTIMIDATED if moment == INTIMIDATING else 2.0


def their_event_worth(scene: Scene, odds: Odds) -> float:
    """What the Event just declared would do for whoever played it, judged as if it were one's own."""
    played = [card for seat in scene.foes for card in scene.board.at[seat].events[-1:]]
    return max(
        [event_gain(scene, odds, card) + kept_worth(scene.facts(card)) for card in played], default=0.0
    )


def step_in_worth(scene: Scene, odds: Odds, card: int, effect: StepIn) -> float:
    """Another defender instead, if the battle promises more with it."""
    fight = scene.board.fight
    if fight is None or NO_CARD in fight.main:
        return 0.0
    now = hope(scene, odds)
    best = -99.0
    for other in scene.ours(fight.arena):
        if not fight.holds(other) and is_one(stage_of(scene, card), other, effect.those):
            twin = fight.copy()
            twin.main[scene.side] = other
            best = max(best, battle_of(scene, odds, twin).worth())
    return best - now


# --- shots ---


def last_shot(scene: Scene) -> tuple[int, int]:
    """Who fired last, and with what."""
    fight = scene.board.fight
    if fight is None or len(fight.fired) < 2:
        return NO_CARD, NO_CARD
    return fight.fired[-2], fight.fired[-1]


def likely_target(scene: Scene, shooter: int) -> int:
    """Who is aimed at: of those that can be targeted, the one with most at stake."""
    fight = scene.board.fight
    assert fight is not None
    side = 1 - scene.board.owner[shooter] % 2
    found = fight.supporters[side] or fight.fighters(side)
    return max(found, key=lambda card: stake(scene, card), default=NO_CARD)


def shot_risk(scene: Scene, odds: Odds, more_defense: int) -> float:
    """What the target's side loses on average by the shot just declared."""
    shooter, weapon = last_shot(scene)
    if shooter == NO_CARD:
        return 0.0
    target = likely_target(scene, shooter)
    if target == NO_CARD:
        return 0.0
    aim = aim_by(scene.board, scene.speakers(HIT), shooter, weapon)
    mine = scene.is_mine(shooter)
    deck = len(scene.board.at[scene.board.owner[shooter]].deck)
    return odds.hit(mine, aim, scene.defense(target) + more_defense, deck) * stake(scene, target)


def shot_worth(scene: Scene, odds: Odds, effect: Boost) -> float:
    """A better aim, or a better defense, for this shot."""
    shooter, _ = last_shot(scene)
    if shooter == NO_CARD:
        return 0.0
    if effect.stat == DEFENSE:
        return shot_risk(scene, odds, 0) - shot_risk(scene, odds, effect.amount)
    if effect.stat == HIT:
        sign = 1.0 if scene.is_mine(shooter) else -1.0
        return sign * (shot_risk(scene, odds, -effect.amount) - shot_risk(scene, odds, 0))
    return 0.0


def destiny_worth(scene: Scene, odds: Odds, effect: Redraw | ChangeDestiny) -> float:
    """Whether a number just drawn should count differently."""
    shooter, weapon = last_shot(scene)
    drawn = [card for own in scene.board.at for card in own.turned]
    if shooter == NO_CARD or not drawn:
        return 0.0
    target = likely_target(scene, shooter)
    if target == NO_CARD:
        return 0.0
    aim = aim_by(scene.board, scene.speakers(HIT), shooter, weapon)
    number = scene.facts(drawn[-1]).destiny + aim
    needed = scene.defense(target)
    mine = scene.is_mine(shooter)
    deck = len(scene.board.at[scene.board.owner[shooter]].deck)
    before = 1.0 if number > needed else 0.0
    if isinstance(effect, Redraw):
        after = odds.hit(mine, aim, needed, deck)
    else:
        after = 1.0 if number + effect.amount > needed else 0.0
    gained = (after - before) * stake(scene, target)
    return gained if mine else -gained


# --- choosing ---


def those_of(effect: Effect) -> Those | None:
    if isinstance(effect, (OnThose, Boost, Strike, PutBack, StepIn)):
        return effect.those
    return None


def asking_effect(scene: Scene) -> Effect | None:
    """The effect that lets its player choose among the cards offered."""
    words = scene.spoken()
    if not words:
        return None
    stage = stage_of(scene, scene.number)
    for word in words:
        if isinstance(word, Timed):
            for effect in flat(word.effects):
                those = those_of(effect)
                if those is None or those.where == CAUSE:
                    continue
                if all([is_one(stage, card, those) for card in scene.offered]):
                    return effect
    return None


def flat(effects: tuple[Effect, ...]) -> list[Effect]:
    found: list[Effect] = []
    for effect in effects:
        found += [effect.first, effect.second] if isinstance(effect, OneOf) else [effect]
    return found


def choose_card(scene: Scene, odds: Odds) -> int:
    """Whom an effect should work on."""
    effect = asking_effect(scene)

    def worth(card: int) -> float:
        if isinstance(effect, StepIn):
            return float(scene.power(card))
        if effect is None or isinstance(effect, Choose):
            return in_play_power(scene, card)
        return target_worth(scene, odds, scene.number, effect, card)

    return max(scene.offered, key=worth)


def in_play_power(scene: Scene, card: int) -> float:
    fight = scene.board.fight
    main = 2.0 if fight is not None and card in fight.main else 0.0
    strength = float(scene.power(card)) if scene.is_in_play(card) else 0.0
    return main + strength if scene.is_mine(card) else strength


def choose_one_of(scene: Scene, odds: Odds) -> int:
    """The better of two effects; if an opponent's text asks, the one that hurts less."""
    for word in scene.spoken():
        if isinstance(word, Timed):
            for effect in word.effects:
                if isinstance(effect, OneOf):
                    first = effect_worth(scene, odds, scene.number, effect.first)
                    second = effect_worth(scene, odds, scene.number, effect.second)
                    mine = effect.whose == OWN
                    return FIRST if (first >= second) == mine else SECOND
    return FIRST
