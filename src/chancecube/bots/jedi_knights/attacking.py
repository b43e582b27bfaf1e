"""The Battle Phases: whom to attack with whom, and when to hold back."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.forecast import battle_of, support_of
from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.texts import event_gain, use_worth
from chancecube.bots.jedi_knights.worth import stake
from chancecube.jedi_knights.abilities import may_be_attacked
from chancecube.jedi_knights.kinds import BATTLE, EVENT
from chancecube.jedi_knights.table import ATTACKING, CHARACTER_PHASE, PASS, PLAY, SITE, TEXT, Fight
from chancecube.jedi_knights.vocabulary.texts import Use

LEAST: Final = 0.8  # what an attack must promise
LOOKED_AT: Final = 4  # so many attacks are thought through
FINAL_LEAST: Final = -8.0
IMPATIENCE: Final = 2.0
SLIGHT: Final = 0.1  # how likely an attack succeeds whose lead is below 0
MOST: Final = 99.0  # no attack promises more, and none less than so much loss
WORST: Final = -1e6

Attack = tuple[float, int, int]  # what it promises, attacker, defender


def choose_phase_action(scene: Scene, odds: Odds) -> int:
    """The best attack, an Event or a text, or a pass."""
    best, most = PASS, LEAST
    for card in scene.offered:
        for use in other_uses(scene, card):
            worth = phase_worth(scene, odds, card, use)
            if worth > most:
                best, most = card, worth
    least = most if best != PASS else needed(scene)
    attack = best_attack(scene, odds, attackers(scene), least=least)
    return best if attack is None else attack[1]


def choose_defender(scene: Scene, odds: Odds) -> int:
    """Whom the attacker named should attack."""
    attack = best_attack(scene, odds, [scene.number], scene.offered)
    return scene.offered[0] if attack is None else attack[2]


def choose_use(scene: Scene, odds: Odds, card: int) -> int:
    """Whether to attack with a card or to use its text."""

    def worth(use: int) -> float:
        if use == ATTACKING:
            attack = best_attack(scene, odds, [card])
            return 0.0 if attack is None else attack[0]
        return phase_worth(scene, odds, card, use)

    return max(scene.options, key=worth)


def arena_of(scene: Scene, card: int) -> int:
    return scene.board.place(card)


def attackers(scene: Scene) -> list[int]:
    """Those offered that are in play as fighters; they are offered to attack, or for a text of theirs."""
    fighting = SITE if scene.board.phase == CHARACTER_PHASE else 1 - SITE
    own = scene.board.fighters_at(scene.me, fighting)
    return [card for card in scene.offered if card in own and scene.is_ready(card)]


def needed(scene: Scene) -> float:
    """What an attack must promise. In the Final Conflict who waits is attacked, and somebody has to begin."""
    if not scene.final:
        return LEAST
    return FINAL_LEAST - IMPATIENCE * max(0, scene.board.quiet - 1)


# --- attacks ---


def best_attack(
    scene: Scene, odds: Odds, cards: list[int], defenders: list[int] | None = None, least: float = WORST
) -> Attack | None:
    """Weighs all by power alone, then thinks the most promising ones through; only what promises more than `least`."""
    if not cards:
        return None
    arena = arena_of(scene, cards[0])
    if defenders is None:
        defenders = [card for card in scene.theirs(arena) if may_be_attacked(scene.board, card)]
    if not defenders:
        return None
    gains = sketches(scene, odds, cards, defenders)
    best: Attack | None = None
    for place in highest(gains, LOOKED_AT):
        attacker, defender = cards[place // len(defenders)], defenders[place % len(defenders)]
        worth = think_through(scene, odds, Fight(arena, scene.side, attacker, defender), least)
        if worth > least:
            best, least = (worth, attacker, defender), worth
    return best


def sketches(scene: Scene, odds: Odds, cards: list[int], defenders: list[int]) -> list[float]:
    """What each attack promises by power alone, attacker by attacker."""
    found: list[float] = []
    unknown = scene.their_hand()
    for attacker in cards:
        strength = scene.power(attacker) + scene.best_bonus
        risk = stake(scene, attacker)
        for defender in defenders:
            lead = strength - scene.power(defender)
            chance = odds.power_won(lead, unknown) if lead >= 0 else SLIGHT
            found.append(chance * stake(scene, defender) - (1.0 - chance) * risk)
    return found


def highest(worths: list[float], count: int) -> list[int]:
    """The places of the highest, the highest first; of equals the first."""
    found: list[int] = []
    while len(found) < min(count, len(worths)):
        best, most = -1, WORST
        for place, worth in enumerate(worths):
            if worth > most and place not in found:
                best, most = place, worth
        found.append(best)
    return found


def think_through(scene: Scene, odds: Odds, fight: Fight, least: float) -> float:
    """Both sides support as it suits them: the defending side first, the attacking side knowing of it.

    What cannot come to more than `least` is not thought to its end.
    """
    theirs = support_of(scene, fight, 1 - scene.side)
    ours = support_of(scene, fight, scene.side)
    worth = MOST
    for their_choice in [[], theirs] if theirs else [theirs]:
        fight.supporters[1 - scene.side] = their_choice
        reply = -MOST
        for our_choice in [[], ours] if ours else [ours]:
            fight.supporters[scene.side] = our_choice
            reply = max(reply, battle_of(scene, odds, fight).worth())
            if reply >= worth:
                break
        worth = min(worth, reply)
        if worth <= least:
            break
    return worth


# --- other actions ---


def other_uses(scene: Scene, card: int) -> list[int]:
    facts = scene.facts(card)
    found: list[int] = []
    if card in scene.own.hand and facts.kind == EVENT and facts.timing == BATTLE:
        found.append(PLAY)
    for place, word in enumerate(facts.says.words):
        if isinstance(word, Use) and word.time == BATTLE:
            found.append(TEXT - place)
    return found


def phase_worth(scene: Scene, odds: Odds, card: int, use: int) -> float:
    if use == PLAY:
        return event_gain(scene, odds, card)
    word = scene.facts(card).says.words[TEXT - use]
    return use_worth(scene, odds, card, word) if isinstance(word, Use) else 0.0
