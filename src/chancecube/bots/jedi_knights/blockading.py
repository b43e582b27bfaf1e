"""The Blockade Phase: intimidating, shuttling, and who gives way."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.texts import use_worth
from chancecube.bots.jedi_knights.worth import in_play_worth
from chancecube.jedi_knights.abilities import may_be_intimidated
from chancecube.jedi_knights.kinds import BLOCKADE, CHARACTER
from chancecube.jedi_knights.table import INTIMIDATE, PASS, SEAT, SHUTTLE_DOWN, SITE, TEXT
from chancecube.jedi_knights.vocabulary.texts import Use
from chancecube.kernel.position import NO_CARD

INTIMIDATION: Final = 3.0
LEAST: Final = 0.2


def choose_blockade(scene: Scene, odds: Odds) -> int:
    best, most = PASS, LEAST
    for card in scene.offered:
        worth = max([use_gain(scene, odds, card, use) for use in uses_of(scene, card)], default=0.0)
        if worth > most:
            best, most = card, worth
    return best


def choose_use(scene: Scene, odds: Odds, card: int) -> int:
    return max(scene.options, key=lambda use: use_gain(scene, odds, card, use))


def uses_of(scene: Scene, card: int) -> list[int]:
    facts = scene.facts(card)
    found: list[int] = []
    if card in scene.own.system and facts.capital and scene.is_ready(card):
        found.append(INTIMIDATE)
    if facts.kind == CHARACTER and scene.board.host[card] != NO_CARD:
        found.append(SHUTTLE_DOWN)
    for place, word in enumerate(facts.says.words):
        if isinstance(word, Use) and word.time == BLOCKADE:
            found.append(TEXT - place)
    return found


def use_gain(scene: Scene, odds: Odds, card: int, use: int) -> float:
    if use == INTIMIDATE:
        return INTIMIDATION
    if use == SHUTTLE_DOWN:
        return shuttle_gain(scene, card)
    word = scene.facts(card).says.words[TEXT - use] if use <= TEXT else None
    return use_worth(scene, odds, card, word) if isinstance(word, Use) else 0.0


def shuttle_gain(scene: Scene, card: int) -> float:
    """At the site everyone counts; with a turn to come here a weak one may stay aboard."""
    strength = scene.power(card)
    if scene.final or scene.is_last_turn_here():
        return 0.5 + strength
    return strength - 1.5


def choose_intimidated(scene: Scene) -> int:
    """The one who would hardly have fought."""
    strongest = max([scene.power(foe) for foe in scene.theirs(SITE)], default=0)

    def loss(card: int) -> tuple[float, float]:
        attacks = scene.power(card) - strongest
        armed = 1.5 if scene.weapons(card) else 0.0
        return max(attacks, 0) + armed + 0.3 * scene.leadership(card), in_play_worth(scene, card)

    return min(scene.offered, key=loss)


def choose_opponent(scene: Scene) -> int:
    """For an intimidation whoever has nobody weak to turn; else whoever holds most."""

    def harm(word: int) -> tuple[float, int]:
        seat = SEAT - word
        turned = [card for card in scene.board.at[seat].site if may_be_intimidated(scene.board, card)]
        return min([scene.power(card) for card in turned], default=0), len(scene.board.at[seat].hand)

    return max(scene.options, key=harm)
