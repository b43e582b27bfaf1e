"""Card texts, written out from the effects the engine plays."""

from __future__ import annotations

from typing import final

from chancecube.text.young_jedi.battle_texts import BattleTexts
from chancecube.text.young_jedi.cast import Cast
from chancecube.text.young_jedi.in_play_texts import InPlayTexts
from chancecube.text.young_jedi.words import Words
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import BATTLE, KINDS, OBJECTIVE
from chancecube.young_jedi.library import library


@final
class CardTexts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def text(self, card: Card) -> str:
        """The game text; nothing for a card that has only numbers."""
        return " ".join(self.sentences(card))

    def sentences(self, card: Card) -> list[str]:
        if card.halves:
            return [self.half(library().cards[face]) for face in card.halves]
        cast = Cast(self.words, card.title)
        battle = BattleTexts(cast)
        said = [battle.box(box) for box in card.boxes]
        if card.text is not None and card.kind == BATTLE:
            said += battle.battle_card(card, card.text)
        if card.parts:
            said.append(
                self.say("yj-combo", parts=self.words.all_of([self.quoted(one) for one in card.parts]))
            )
        if card.built_in != NO_FACE:
            said += self.built_in(library().cards[card.built_in], battle)
        if card.says is not None:
            said += InPlayTexts(cast, card).sentences(card.says)
        if card.duel is not None:
            said.append(battle.duel(card.duel))
        return said + ([self.say("yj-objective")] if card.kind == OBJECTIVE else [])

    def quoted(self, title: str) -> str:
        return self.say("yj-quoted", words=title)

    def half(self, half: Card) -> str:
        """One half of a double impact card, as the card it reprints."""
        return self.say(
            f"yj-half-{KINDS[half.kind]}",
            title=self.quoted(half.title),
            destiny=half.destiny,
            counters=half.counters,
            text=self.text(half),
        )

    def built_in(self, weapon: Card, battle: BattleTexts) -> list[str]:
        bonus = self.words.all_of([battle.bonus(box) for box in weapon.boxes])
        return [
            self.say("yj-built-in", weapon=weapon.full_title(), bonus=bonus),
            self.say("yj-weapons-ignored"),
        ]
