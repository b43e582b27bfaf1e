"""What texts are worth: their effects, what stays in play of an Event, and what using them costs."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.worth import (
    BONUS,
    CARD,
    CREDIT,
    face_worth,
    in_play_worth,
    stake,
)
from chancecube.jedi_knights.deeds import targets
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, DEPLOY, EVENT, STARSHIP
from chancecube.jedi_knights.scene import Scene as Stage
from chancecube.jedi_knights.scene import holds, meant
from chancecube.jedi_knights.sums import times
from chancecube.jedi_knights.table import SITE
from chancecube.jedi_knights.vocabulary.counts import DISCARD
from chancecube.jedi_knights.vocabulary.effects import (
    AddDestiny,
    Boost,
    Cancel,
    ChangeDestiny,
    Choose,
    Credits,
    Discard,
    Draw,
    Effect,
    Fetch,
    Mill,
    OneOf,
    OnThose,
    Peek,
    PlayCard,
    PutBack,
    Ready,
    Redraw,
    Remove,
    Rotate,
    ShowHand,
    ShuffleIn,
    Shuttle,
    StepIn,
    Stow,
    Strike,
    Swap,
    SwapForce,
)
from chancecube.jedi_knights.vocabulary.standing import (
    CREDITS,
    DEFENSE,
    DRAWS,
    HIT,
    LEADERSHIP,
    POWER,
    Costs,
    Forbids,
    Gets,
    Income,
    Standing,
)
from chancecube.jedi_knights.vocabulary.texts import DISCARD_CARD, DISCARD_IT, ROTATE_IT, Timed, When
from chancecube.jedi_knights.vocabulary.those import ALL, CAUSE, INVOLVED, OWN, SIDE, THEIRS, Those

POINT: Final = {POWER: 0.8, DEFENSE: 0.5, HIT: 0.4, LEADERSHIP: 0.4}  # a point of each for one card
INCOME: Final = {CREDITS: CREDIT, DRAWS: CARD}
ROTATION: Final = 0.5  # the part of its worth a card loses by being rotated before it has fought
SPARE: Final = 1.0  # the least useful card in hand
FETCHED: Final = 2.2
PLAYED_FREE: Final = 2.0
WORTH_OF_WHEN: Final = 1.0
SMALL_DECK: Final = 10


def stage_of(scene: Scene, card: int) -> Stage:
    return Stage(scene.board, card, scene.me)


def side_sign(scene: Scene, whose: int) -> float:
    """Whom a text about players favours if it gives something."""
    if whose == ALL:
        return 0.0
    return 1.0 if whose in (OWN, SIDE) else -1.0


# --- effects ---


def effects_worth(scene: Scene, odds: Odds, card: int, effects: tuple[Effect, ...]) -> float:
    return sum([effect_worth(scene, odds, card, effect) for effect in effects])


def effect_worth(scene: Scene, odds: Odds, card: int, effect: Effect) -> float:
    """For the side of the one who looks, who is also the one the text works for."""
    if isinstance(effect, OneOf):
        both = [effect_worth(scene, odds, card, effect.first), effect_worth(scene, odds, card, effect.second)]
        return max(both) if effect.whose == OWN else min(both)
    if isinstance(effect, (Draw, Discard, Mill, ShowHand, Peek)):
        return on_player_worth(scene, card, effect)
    if isinstance(effect, (OnThose, Boost, Strike, PutBack, StepIn)):
        return on_table_worth(scene, odds, card, effect, effect.those)
    return on_piles_worth(scene, effect)


def on_player_worth(scene: Scene, card: int, effect: Draw | Discard | Mill | ShowHand | Peek) -> float:
    if isinstance(effect, Draw):
        count = effect.cards * times(stage_of(scene, card), effect.per)
        return side_sign(scene, effect.whose) * CARD * min(count, max(1, len(scene.own.deck)))
    if isinstance(effect, Discard):
        if effect.whose in (THEIRS, INVOLVED):
            return CARD * min(effect.cards, scene.their_hand())
        return -SPARE * effect.cards * abs(side_sign(scene, effect.whose))
    if isinstance(effect, Mill):
        return -0.25 * effect.cards * side_sign(scene, effect.whose)
    if isinstance(effect, Peek):
        return CARD if effect.take else 0.4
    return 0.2


def on_piles_worth(scene: Scene, effect: Effect) -> float:
    if isinstance(effect, Fetch):
        return FETCHED
    if isinstance(effect, PlayCard):
        return PLAYED_FREE + CREDIT * effect.less
    if isinstance(effect, Stow):
        return 1.5 if effect.pile == DISCARD else -0.2
    if isinstance(effect, Swap):
        return 1.0
    if isinstance(effect, ShuffleIn):
        return 1.5 if len(scene.own.deck) < SMALL_DECK else 0.3
    if isinstance(effect, Credits):
        left = scene.credits()
        payable = [scene.cost(card) - left for card in scene.hand() if scene.facts(card).kind != EVENT]
        return 2.0 * CREDIT if any([0 < missing <= effect.amount for missing in payable]) else 0.0
    if isinstance(effect, SwapForce):
        return 0.6
    if isinstance(effect, (Cancel, Redraw, ChangeDestiny)):
        return 2.0
    return 0.0


def wanted_credits(scene: Scene) -> int:
    """What it would take to play all of the hand."""
    return sum([scene.cost(card) for card in scene.hand() if scene.facts(card).kind != EVENT])


# --- on cards in play ---


def on_table_worth(scene: Scene, odds: Odds, card: int, effect: Effect, those: Those) -> float:
    if those.where == CAUSE or isinstance(effect, Choose):
        return 2.0 if those.where == CAUSE else 0.0
    found = targets(stage_of(scene, card), effect, those)
    if not found:
        return 0.0
    worths = [target_worth(scene, odds, card, effect, one) for one in found]
    if isinstance(effect, (OnThose, Boost)) and effect.each:
        return sum(worths)
    return max(worths)


def target_worth(scene: Scene, odds: Odds, card: int, effect: Effect, target: int) -> float:
    """What an effect on one card in play is worth."""
    mine = 1.0 if scene.is_mine(target) else -1.0
    if isinstance(effect, Boost):
        amount = effect.amount * times(stage_of(scene, card), effect.per)
        return mine * POINT[effect.stat] * amount * presence(scene, target)
    if isinstance(effect, AddDestiny):
        return mine * POINT[POWER] * odds.mean
    if isinstance(effect, Strike):
        aim = effect.plus
        chance = odds.hit(True, aim, scene.defense(target), len(scene.own.deck))
        return -mine * chance * stake(scene, target) + 0.5 * CARD
    if isinstance(effect, (Ready, Rotate)):
        turned = (
            ROTATION * table_worth(scene, target) * (0.6 if scene.facts(target).kind == STARSHIP else 1.0)
        )
        return mine * turned if isinstance(effect, Ready) else -mine * turned
    if isinstance(effect, Remove):
        return -mine * table_worth(scene, target)
    if isinstance(effect, PutBack):
        return -mine * 0.5 * table_worth(scene, target)
    if isinstance(effect, Shuttle):
        return mine * 0.5 * table_worth(scene, target)
    return 0.0


def presence(scene: Scene, target: int) -> float:
    """Who is in the battle gains more by a change than who looks on."""
    fight = scene.board.fight
    if fight is None or target in fight.main:
        return 1.0
    return 0.5


def table_worth(scene: Scene, card: int) -> float:
    """Any card in play, Events and weapons too."""
    if scene.facts(card).kind in (CHARACTER, STARSHIP):
        return in_play_worth(scene, card)
    return face_worth(scene.board.face[card])


# --- what stays ---


def standing_worth(scene: Scene, card: int) -> float:
    """What an Event or another card would change by lying on the table."""
    facts = scene.facts(card)
    stage = stage_of(scene, card)
    worth = 0.0
    for word in facts.says.words:
        if isinstance(word, When):
            worth += WORTH_OF_WHEN
        elif isinstance(word, Standing) and holds(stage, word.when):
            worth += word_worth(scene, stage, word)
    return worth


def word_worth(scene: Scene, stage: Stage, word: Standing) -> float:
    if isinstance(word, Gets):
        amount = word.amount * times(stage, word.per)
        worth = 0.0
        for card in meant(stage, word.those):
            worth += (1.0 if scene.is_mine(card) else -1.0) * POINT[word.stat] * amount
        return worth
    if isinstance(word, Income):
        return side_sign(scene, word.whose) * INCOME[word.stat] * word.amount
    if isinstance(word, Costs):
        return -side_sign(scene, word.whose) * CREDIT * word.amount
    if isinstance(word, Forbids):
        return -side_sign(scene, word.whose) * 0.8
    return 0.0


# --- what it costs ---


def price(scene: Scene, card: int, text: Timed) -> float:
    """What is given for using a text."""
    if text.cost == DISCARD_CARD:
        return SPARE
    if text.cost == DISCARD_IT:
        return (
            in_play_worth(scene, card) if scene.is_in_play(card) else 0.5 * face_worth(scene.board.face[card])
        )
    if text.cost == ROTATE_IT and scene.is_in_play(card):
        return ROTATION * rotating_worth(scene, card)
    return 0.0


def rotating_worth(scene: Scene, card: int) -> float:
    """A ready card can attack and support; one that is weak beside the foes hardly would."""
    strongest = max([scene.power(foe) for foe in scene.theirs(SITE)], default=0)
    worth = float(scene.power(card))
    return worth if worth >= strongest and strongest else 0.4 * worth


def kept_worth(facts: Card) -> float:
    """What an Event is worth if it is kept for its tactical bonus."""
    return 0.4 + BONUS * facts.tactical if facts.kind == EVENT else SPARE


def use_worth(scene: Scene, odds: Odds, card: int, text: Timed) -> float:
    return effects_worth(scene, odds, card, text.effects) - price(scene, card, text)


def event_gain(scene: Scene, odds: Odds, card: int) -> float:
    """Playing an Event for its text, rather than keeping it."""
    facts = scene.facts(card)
    played = facts.says.played()
    worth = standing_worth(scene, card)
    if played is not None:
        worth += use_worth(scene, odds, card, played)
    if facts.timing == DEPLOY:
        worth *= 1.2  # it stays for long
    return worth - kept_worth(facts)
