"""What cards in play say: a sentence for each word, and one for modifiers that go together."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import NamedTuple, final

from chancecube.text.young_jedi.cast import (
    ANY,
    EACH_OPPOSING,
    EACH_OWN,
    NONE,
    ONE,
    ONE_OPPOSING,
    Cast,
)
from chancecube.text.young_jedi.moments import Moments
from chancecube.text.young_jedi.words import capital
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.vocabulary import (
    FROM_CURRENT,
    HERE,
    TO_OBJECTIVE,
    AlsoHandles,
    AsBattleCard,
    BestOfTwo,
    Bury,
    BuryOrDraw,
    CardText,
    Counters,
    CountsAs,
    Damage,
    Deed,
    DeploysFor,
    DeployStep,
    Diamond,
    DiscardToDraw,
    Draw,
    DuelCards,
    Evacuating,
    EvenUpTo,
    Free,
    FromDeck,
    GuessNumbers,
    Hurt,
    IgnoresDuelText,
    IgnoreWeapon,
    KeepApart,
    Kind,
    MayUse,
    Modifier,
    NeverPasses,
    NoBattleCards,
    NotDefended,
    NoWeapons,
    PassDraws,
    Peek,
    Redraw,
    Retire,
    Sacrifice,
    ShowHandToDraw,
    ShuffleBack,
    Thrust,
    TieForCards,
    ToHand,
    Victory,
    WhenDeploys,
    WhenDiscarding,
    WhenOtherDeploys,
    Word,
)


class Change(NamedTuple):
    """A changed number, for whom it is changed, and when."""

    change: str
    whom: str  # nothing for the card itself
    when: tuple[str, ...]


@final
class InPlayTexts:
    def __init__(self, cast: Cast, card: Card) -> None:
        self.cast = cast
        self.words = cast.words
        self.say = cast.say
        self.moments = Moments(cast)
        self.card = card
        self.pronoun = cast.pronoun_of_card(card)

    def sentences(self, text: CardText) -> list[str]:
        said: list[str] = []
        changes: list[Change] = []
        for word in text.words:
            if isinstance(word, Modifier):
                changes.append(self.change(word))
                continue
            said += self.changed(changes)
            changes = []
            said += [capital(sentence) for sentence in self.sentence(word).splitlines()]
        return said + self.changed(changes)

    # --- numbers ---

    def change(self, word: Modifier) -> Change:
        pronoun = self.pronoun
        whom = ""
        when: list[str] = []
        if word.who is not None:
            theirs = isinstance(word, Damage) and word.theirs
            whom = self.cast.phrase(word.who, EACH_OPPOSING if theirs else EACH_OWN)
            pronoun = self.cast.pronoun_of(word.who)
        if word.reach == HERE and isinstance(word.when, Evacuating):
            return Change(self.amount(word), whom, (self.say("yj-if-evacuating-here"),))
        if word.reach == HERE:
            whom = self.say("yj-here", whom=whom)
        if word.reach == FROM_CURRENT:
            when.append(self.say("yj-from-current"))
        if word.when is not None:
            when.append(self.moments.clause(word.when, pronoun))
        return Change(self.amount(word), whom, tuple(when))

    def amount(self, word: Modifier) -> str:
        if isinstance(word, Damage):
            key = "yj-change-damage" if word.amount > 0 else "yj-change-damage-less"
            return self.say(key, amount=abs(word.amount))
        return self.say("yj-change-power", amount=self.card.pips)

    def changed(self, changes: list[Change]) -> list[str]:
        """Numbers changed for the same cards at the same moment share a sentence."""
        said: list[str] = []
        while changes:
            first = changes[0]
            alike = [one for one in changes if one.whom == first.whom and one.when == first.when]
            numbers = " ".join([self.words.all_of([one.change for one in alike]), *first.when])
            said.append(self.for_whom(first.whom, numbers))
            changes = [one for one in changes if one not in alike]
        return said

    def for_whom(self, whom: str, numbers: str) -> str:
        """Those meant stand first: “+1 for each of your ships” would read as a bonus of the card itself."""
        return self.say("yj-for", whom=capital(whom), numbers=numbers) if whom else f"{numbers}."

    # --- words ---

    @singledispatchmethod
    def sentence(self, word: Word) -> str:
        raise TypeError(f"no words for {word!r}")

    @sentence.register
    def may_use(self, word: MayUse) -> str:
        return self.say("yj-may-use", what=self.cast.phrase(word.who, ANY))

    @sentence.register
    def no_weapons(self, word: NoWeapons) -> str:
        return self.say("yj-no-weapons", who=self.cast.phrase(word.who, NONE))

    @sentence.register
    def counts_as(self, word: CountsAs) -> str:
        parts = self.cast.parts(Diamond(Kind(*word.traits)), 1)
        return self.say("yj-counts-as", kinds=self.words.all_of([part.words for part in parts]))

    @sentence.register
    def no_battle_cards(self, word: NoBattleCards) -> str:
        return self.say("yj-no-battle-cards")

    @sentence.register
    def best_of_two(self, word: BestOfTwo) -> str:
        return self.say("yj-best-of-two", pronoun=self.pronoun)

    @sentence.register
    def redraw(self, word: Redraw) -> str:
        return self.say("yj-redraw", pronoun=self.pronoun)

    @sentence.register
    def victory(self, word: Victory) -> str:
        """A line for each thing a victory brings."""
        said: list[str] = []
        if word.more_damage:
            said.append(self.say("yj-victory-damage", pronoun=self.pronoun, amount=word.more_damage))
        if word.double_damage:
            said.append(self.say("yj-victory-double", pronoun=self.pronoun))
        if word.draws:
            said.append(self.say("yj-victory-draws", pronoun=self.pronoun, count=word.draws))
        if word.robs:
            said.append(self.say("yj-victory-robs", pronoun=self.pronoun, count=word.robs))
        if word.lap_cards:
            said.append(self.say("yj-victory-laps", pronoun=self.pronoun, count=word.lap_cards))
        return "\n".join(said)

    @sentence.register
    def tie_for_cards(self, word: TieForCards) -> str:
        return self.say("yj-tie-for-cards", foe=self.cast.phrase(word.who, ONE), count=word.cards)

    @sentence.register
    def as_battle_card(self, word: AsBattleCard) -> str:
        return self.say("yj-as-battle-card", ship=self.cast.phrase(word.who, ANY), dots=self.card.pips)

    @sentence.register
    def ignore_weapon(self, word: IgnoreWeapon) -> str:
        return self.say("yj-ignore-weapon")

    @sentence.register
    def duel_cards(self, word: DuelCards) -> str:
        return self.say("yj-duel-cards", who=self.cast.phrase(word.who, EACH_OWN))

    @sentence.register
    def never_passes(self, word: NeverPasses) -> str:
        return self.say("yj-never-passes")

    @sentence.register
    def pass_draws(self, word: PassDraws) -> str:
        return self.say("yj-pass-draws", pronoun=self.pronoun, count=word.cards)

    @sentence.register
    def guess_numbers(self, word: GuessNumbers) -> str:
        return self.say("yj-guess-numbers", pronoun=self.pronoun, count=word.numbers)

    @sentence.register
    def ignores_duel_text(self, word: IgnoresDuelText) -> str:
        return self.say("yj-ignores-duel-text", pronoun=self.pronoun)

    @sentence.register
    def not_defended(self, word: NotDefended) -> str:
        return self.say("yj-not-defended", pronoun=self.pronoun)

    @sentence.register
    def deploys_for(self, word: DeploysFor) -> str:
        when = self.moments.clause(word.when, self.pronoun)
        return self.say("yj-deploys-for", counters=word.counters, when=when)

    @sentence.register
    def free(self, word: Free) -> str:
        return self.say("yj-free", who=self.cast.phrase(word.who, EACH_OWN))

    @sentence.register
    def counters(self, word: Counters) -> str:
        return self.say("yj-counters-discard" if word.discard else "yj-counters-limit", count=word.limit)

    @sentence.register
    def when_deploys(self, word: WhenDeploys) -> str:
        if word.to == TO_OBJECTIVE:
            key = "yj-when-deploys-objective"
        else:
            key = "yj-when-deploys" if word.planet == NOWHERE else "yj-when-deploys-planet"
        planet = "" if word.planet == NOWHERE else PLANETS[word.planet]
        return self.say(key, pronoun=self.pronoun, planet=planet, deed=self.deed(word.deed))

    @sentence.register
    def when_other_deploys(self, word: WhenOtherDeploys) -> str:
        key = "yj-when-other-discard" if word.discard else "yj-when-other"
        deed = self.deed(word.deed, ".to") if word.discard else self.deed(word.deed)
        return self.say(key, who=self.cast.phrase(word.who, ONE), deed=deed)

    @sentence.register
    def when_discarding(self, word: WhenDiscarding) -> str:
        effect = self.cast.phrase(word.who, ONE)
        return self.say("yj-when-discarding", pronoun=self.pronoun, effect=effect, deed=self.deed(word.deed))

    @sentence.register
    def deploy_step(self, word: DeployStep) -> str:
        key = "yj-deploy-step-discard" if word.discard else "yj-deploy-step"
        place = "" if word.planet == NOWHERE else self.say("yj-while-on", planet=PLANETS[word.planet])
        said = self.say(key, deed=self.deed(word.deed, ".to"))
        return f"{place} {said[:1].lower()}{said[1:]}" if place else said

    @sentence.register
    def even_up_to(self, word: EvenUpTo) -> str:
        return self.say("yj-even-up-to", count=word.cards)

    @sentence.register
    def sacrifice(self, word: Sacrifice) -> str:
        return self.say("yj-sacrifice", who=self.cast.phrase(word.who, ONE_OPPOSING))

    @sentence.register
    def retire(self, word: Retire) -> str:
        return self.say("yj-retire", pronoun=self.pronoun, count=word.cards)

    @sentence.register
    def also_handles(self, word: AlsoHandles) -> str:
        return self.say("yj-also-handles", number=word.number)

    # --- deeds: a clause, or with `.to` what somebody may do ---

    @singledispatchmethod
    def deed(self, deed: Deed, form: str = "") -> str:
        raise TypeError(f"no words for {deed!r}")

    @deed.register
    def from_deck(self, deed: FromDeck, form: str = "") -> str:
        free = "yes" if deed.free else "no"
        return self.say(f"yj-deed-from-deck{form}", who=self.cast.phrase(deed.who, ONE), free=free)

    @deed.register
    def to_hand(self, deed: ToHand, form: str = "") -> str:
        pronoun = self.cast.pronoun_of(deed.who)
        return self.say(f"yj-deed-to-hand{form}", who=self.cast.phrase(deed.who, ONE), pronoun=pronoun)

    @deed.register
    def draw(self, deed: Draw, form: str = "") -> str:
        key = "yj-deed-may-draw" if deed.may else "yj-deed-draw"
        return self.say(f"{key}{form}", count=deed.cards)

    @deed.register
    def hurt(self, deed: Hurt, form: str = "") -> str:
        return self.say(f"yj-deed-hurt{form}", amount=deed.damage)

    @deed.register
    def thrust(self, deed: Thrust, form: str = "") -> str:
        return self.say(f"yj-deed-thrust{form}", count=deed.tokens, pronoun=self.pronoun)

    @deed.register
    def bury(self, deed: Bury, form: str = "") -> str:
        return self.say(f"yj-deed-bury{form}")

    @deed.register
    def bury_or_draw(self, deed: BuryOrDraw, form: str = "") -> str:
        return self.say(f"yj-deed-bury-or-draw{form}")

    @deed.register
    def peek(self, deed: Peek, form: str = "") -> str:
        return self.say(f"yj-deed-peek{form}")

    @deed.register
    def show_hand_to_draw(self, deed: ShowHandToDraw, form: str = "") -> str:
        return self.say(f"yj-deed-show-hand{form}")

    @deed.register
    def discard_to_draw(self, deed: DiscardToDraw, form: str = "") -> str:
        return self.say(f"yj-deed-discard-to-draw{form}")

    @deed.register
    def keep_apart(self, deed: KeepApart, form: str = "") -> str:
        return self.say(f"yj-deed-keep-apart{form}")

    @deed.register
    def shuffle_back(self, deed: ShuffleBack, form: str = "") -> str:
        said = self.words.any_of([part.words for part in self.cast.parts(deed.who, deed.cards)])
        return self.say(f"yj-deed-shuffle-back{form}", count=deed.cards, who=said)
