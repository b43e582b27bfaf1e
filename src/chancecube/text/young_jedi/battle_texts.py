"""The texts of weapons and battle cards."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import final

from chancecube.text.young_jedi.cast import ANY, ANY_OTHER, ONE, ONE_OWN, THE, Cast
from chancecube.text.young_jedi.moments import Moments
from chancecube.text.young_jedi.words import capital, slug
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.vocabulary import (
    Alone,
    Anyone,
    BattleText,
    Box,
    CatchUp,
    DamageForNumber,
    DuelText,
    FightAgain,
    ForcePush,
    LastStand,
    MoreDamage,
    OnlyLoses,
    Outcome,
    Rescue,
    SameStack,
    ShowHand,
    SlipAway,
    SwitchNumbers,
    Together,
    TwoWeapons,
    Usage,
)


@final
class BattleTexts:
    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.words = cast.words
        self.say = cast.say
        self.moments = Moments(cast)

    # --- weapons ---

    def box(self, box: Box) -> str:
        users = self.cast.phrase(box.who, ANY_OTHER if box.other else ANY)
        if box.against is not None:
            users = self.say("yj-against", user=users, foe=self.cast.phrase(box.against, ONE))
        said = self.say("yj-box", users=capital(users), bonus=self.bonus(box))
        return said if box.duels else f"{said} {self.say('yj-box-no-duel')}"

    def bonus(self, box: Box) -> str:
        bonus: list[str] = []
        if box.pips and box.spared is not None:
            spared = self.cast.phrase(box.spared, ONE)
            bonus.append(self.say("yj-box-dots-spared", dots=box.pips, spared=spared))
        elif box.pips:
            bonus.append(self.say("yj-box-dots", dots=box.pips))
        if box.cubes:
            bonus.append(self.say("yj-box-draws", draws=box.cubes))
        return self.words.all_of(bonus)

    # --- battle cards ---

    def battle_card(self, card: Card, text: BattleText) -> list[str]:
        pronoun = self.cast.pronoun_of_users(text.usages)
        sentences = [self.say("yj-use-with", users=self.users(text.usages))]
        if not text.slips:
            if card.pips:
                sentences.append(self.power(card.pips, text, pronoun))
            if card.cubes:
                sentences.append(self.say("yj-draws", draws=card.cubes))
        return sentences + [self.outcome(one, pronoun) for one in text.outcomes if not is_condition(one)]

    def power(self, dots: int, text: BattleText, pronoun: str) -> str:
        """The bonus and all that it takes."""
        clauses = [self.say("yj-change-power", amount=dots)]
        if text.when is not None:
            clauses.append(self.moments.clause(text.when, pronoun))
        clauses += [self.outcome(one, pronoun) for one in text.outcomes if is_condition(one)]
        return " ".join(clauses) + "."

    # --- with whom ---

    def users(self, usages: list[Usage]) -> str:
        """Groups that all fight alike share the words that say so."""
        alike = all(isinstance(one, Together) and one.weapons == usages[0].weapons for one in usages)
        said = [
            self.cast.group(one) if alike and isinstance(one, Together) else self.usage(one) for one in usages
        ]
        together = said[0]
        for one in said[1:]:
            together = self.say("yj-or-with", users=together, user=one)
        return self.fight_together(together, usages) if alike else together

    def fight_together(self, users: str, usages: list[Usage]) -> str:
        return self.say(
            "yj-together",
            users=users,
            pronoun=self.cast.pronoun_of_users(usages),
            armed="yes" if usages[0].weapons else "no",
        )

    @singledispatchmethod
    def usage(self, usage: Usage) -> str:
        raise TypeError(f"no words for {usage!r}")

    @usage.register
    def alone(self, usage: Alone) -> str:
        cast = self.cast
        leads = usage.first and isinstance(usage.who, Anyone)
        user = self.say("yj-first") if leads else cast.phrase(usage.who, ANY if usage.using is None else ONE)
        if usage.site != NOWHERE:
            user = self.say("yj-fighting", user=user, place=self.say(f"yj-at-{slug(SITES[usage.site])}"))
        if usage.planet != NOWHERE:
            user = self.say("yj-fighting", user=user, place=self.say("yj-on", planet=PLANETS[usage.planet]))
        if usage.using is not None:
            user = self.say("yj-using", user=user, weapon=cast.phrase(usage.using, ONE))
        if usage.first and not leads:
            user = self.say("yj-if-first", user=user)
        return user

    @usage.register
    def together(self, usage: Together) -> str:
        return self.fight_together(self.cast.group(usage), [usage])

    @usage.register
    def same_stack(self, usage: SameStack) -> str:
        return self.fight_together(self.say("yj-same-stack"), [usage])

    @usage.register
    def two_weapons(self, usage: TwoWeapons) -> str:
        first, second = [self.cast.phrase(sort, ONE) for sort in usage.sorts]
        return self.say("yj-two-weapons", user=self.cast.phrase(usage.who, ANY), first=first, second=second)

    # --- what else they do ---

    @singledispatchmethod
    def outcome(self, outcome: Outcome, pronoun: str) -> str:
        raise TypeError(f"no words for {outcome!r}")

    @outcome.register
    def rescue(self, outcome: Rescue, pronoun: str) -> str:
        if outcome.who is None:
            return self.say("yj-rescue", pronoun=pronoun)
        saved = self.cast.phrase(outcome.who, THE)
        return self.say("yj-rescue-one", pronoun=self.cast.pronoun_of(outcome.who), saved=saved)

    @outcome.register
    def fight_again(self, outcome: FightAgain, pronoun: str) -> str:
        return self.say("yj-fight-again", pronoun=pronoun, beaten=self.cast.phrase(outcome.beating, ONE))

    @outcome.register
    def only_loses(self, outcome: OnlyLoses, pronoun: str) -> str:
        lost = self.cast.phrase(outcome.who, THE)
        return self.say("yj-only-loses", pronoun=self.cast.pronoun_of(outcome.who), lost=lost)

    @outcome.register
    def force_push(self, outcome: ForcePush, pronoun: str) -> str:
        return self.say("yj-force-push", pronoun=pronoun)

    @outcome.register
    def more_damage(self, outcome: MoreDamage, pronoun: str) -> str:
        return self.say("yj-more-damage", winning=outcome.winning, losing=outcome.losing)

    @outcome.register
    def switch_numbers(self, outcome: SwitchNumbers, pronoun: str) -> str:
        return self.say("yj-switch-numbers")

    @outcome.register
    def damage_for_number(self, outcome: DamageForNumber, pronoun: str) -> str:
        return self.say("yj-damage-for-number")

    @outcome.register
    def catch_up(self, outcome: CatchUp, pronoun: str) -> str:
        return self.say("yj-catch-up")

    @outcome.register
    def last_stand(self, outcome: LastStand, pronoun: str) -> str:
        return self.say("yj-last-stand")

    @outcome.register
    def show_hand(self, outcome: ShowHand, pronoun: str) -> str:
        return self.say("yj-if-shown")

    @outcome.register
    def slip_away(self, outcome: SlipAway, pronoun: str) -> str:
        return self.say("yj-slip-away", pronoun=pronoun)

    # --- in duels ---

    def duel(self, duel: DuelText) -> str:
        deeds: list[str] = []
        if duel.hits:
            deeds.append(self.say("yj-dueling-hits", count=duel.hits))
        if duel.draws:
            deeds.append(self.say("yj-dueling-draws", count=duel.draws))
        if duel.heals:
            deeds.append(self.say("yj-dueling-heals", count=duel.heals))
        return self.say(
            "yj-dueling-text",
            deeds=self.words.all_of(deeds),
            discard="yes" if duel.discard else "no",
            defending="no" if duel.defending is None else "yes",
            defender="" if duel.defending is None else self.cast.phrase(duel.defending, ONE_OWN),
        )


def is_condition(outcome: Outcome) -> bool:
    """Whether an outcome says what the bonus takes, and so belongs into its sentence."""
    return isinstance(outcome, ShowHand)
