"""Arming: who uses which weapon and which battle card, and which characters fight together."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import final

from chancecube.bots.young_jedi.outlook import Offer, Outlook
from chancecube.bots.young_jedi.scene import Piece
from chancecube.bots.young_jedi.teams import Faces, Team, group_sizes, may_be_armed, wants_two_weapons


@final
class Army:
    """Teams, and the cards that are of no use to any of them."""

    def __init__(self, teams: list[Team], spare: list[Piece]) -> None:
        self.teams = teams
        self.spare = spare


def arm(people: list[Piece], arms: list[Piece], cards: list[Piece], outlook: Outlook) -> Army:
    """Groups first, then weapons, then the battle cards of single characters: each where it gains most."""
    arming = Arming(people, arms, outlook)
    both = [card for card in cards if wants_two_weapons(card.facts)]
    groups = [card for card in cards if group_sizes(card.facts)[-1] > 1]
    singles = [card for card in cards if 1 in group_sizes(card.facts) and card not in both]
    arming.hand_out(both, arming.pair_offers)
    arming.hand_out(groups, arming.group_offers)
    arming.hand_out(arms, arming.weapon_offers)
    arming.hand_out(singles, arming.card_offers)
    return Army(arming.teams, [piece for piece in arms + cards if piece.id not in arming.used])


@final
class Arming:
    """An army being put together."""

    def __init__(self, people: list[Piece], arms: list[Piece], outlook: Outlook) -> None:
        self.outlook = outlook
        self.sums = outlook.sums
        self.seat = outlook.seat
        self.arms = arms
        self.teams = [outlook.alone(piece) for piece in people]
        self.used: set[int] = set()  # ids: a double impact card is offered once for each of its halves

    def hand_out(self, cards: list[Piece], offers: Callable[[Piece], list[Offer]]) -> None:
        """Accepts the best offer, again and again."""
        while True:
            best: Offer | None = None
            for card in one_of_each([card for card in cards if card.id not in self.used]):
                for offer in offers(card):
                    if offer.gain > 0 and (best is None or offer.gain > best.gain):
                        best = offer
            if best is None:
                return
            self.used |= {piece.id for piece in best.cards}
            self.teams = [team for team in self.teams if team not in best.old] + [best.new]

    def offer(self, cards: list[Piece], old: list[Team], new: Team) -> Offer:
        before = 0.0
        for team in old:
            before += self.outlook.value(team)
        return Offer(cards, old, new, self.outlook.value(new) - before)

    def weapon_offers(self, weapon: Piece) -> list[Offer]:
        offers: list[Offer] = []
        for team in self.teams:
            if may_be_armed(team):
                offers += self.remembered(weapon, team, self.offers_to_arm)
        return offers

    def card_offers(self, card: Piece) -> list[Offer]:
        """At most one team can be the first of the plan."""
        offers: list[Offer] = []
        led = any([team.leads for team in self.teams])
        for team in self.teams:
            if team.battle_card is None:
                made = self.remembered(card, team, self.offers_to_back)
                offers += [offer for offer in made if not (led and offer.new.leads)]
        return offers

    def remembered(self, card: Piece, team: Team, make: Callable[[Piece, Team], list[Offer]]) -> list[Offer]:
        """The offers of one card to one team; they stay the same as long as the outlook does."""
        key = (card.id, card.face, team)
        known = self.outlook.offers.get(key)
        if known is None:
            known = make(card, team)
            self.outlook.offers[key] = known
        return known

    def offers_to_arm(self, weapon: Piece, team: Team) -> list[Offer]:
        """The first of a group carries its weapon: any member may be put first."""
        offers: list[Offer] = []
        for user in team.members:
            if self.sums.can_use(weapon, user):
                members = [user] + [piece for piece in team.members if piece is not user]
                new = self.sums.team(self.seat, members, [weapon], team.battle_card, team.usage)
                offers.append(self.offer([weapon], [team], new))
        return offers

    def offers_to_back(self, card: Piece, team: Team) -> list[Offer]:
        usage = self.sums.usage_of(card, team.members, team.weapons)
        if usage is None:
            return []
        new = self.sums.team(self.seat, team.members, team.weapons, card, usage)
        return [self.offer([card], [team], new)]

    def group_offers(self, card: Piece) -> list[Offer]:
        """Of groups that look alike one is enough."""
        offers: list[Offer] = []
        looked_at: set[Faces] = set()
        free = [team for team in self.teams if team.battle_card is None]
        for size in group_sizes(card.facts):
            for chosen in combinations(free, size) if size > 1 else ():
                faces = tuple([team.members[0].face for team in chosen])
                if faces not in looked_at:
                    looked_at.add(faces)
                    members = [team.members[0] for team in chosen]
                    usage = self.sums.usage_of(card, members)
                    if usage is not None:
                        new = self.sums.team(self.seat, members, [], card, usage)
                        offers.append(self.offer([card], list(chosen), new))
        return offers

    def pair_offers(self, card: Piece) -> list[Offer]:
        """For a battle card that lets a character use two weapons."""
        offers: list[Offer] = []
        free = one_of_each([weapon for weapon in self.arms if weapon.id not in self.used])
        for team in self.teams:
            if team.battle_card is None and not team.weapons:
                user = team.members[0]
                usable = [weapon for weapon in free if self.sums.can_use(weapon, user)]
                for pair in combinations(usable, 2):
                    usage = self.sums.usage_of(card, team.members, pair)
                    if usage is not None:
                        new = self.sums.team(self.seat, team.members, pair, card, usage)
                        offers.append(self.offer([card, *pair], [team], new))
        return offers


def one_of_each(cards: list[Piece]) -> list[Piece]:
    """Copies make the same offers."""
    return list({card.face: card for card in cards}.values())
