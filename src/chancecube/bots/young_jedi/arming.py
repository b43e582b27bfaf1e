"""Arming: who uses which weapon and which battle card, and which characters fight together."""

from __future__ import annotations

from itertools import combinations
from typing import final

from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Piece
from chancecube.bots.young_jedi.teams import Team, can_use, group_size, may_be_armed, usage_of


@final
class Army:
    """Teams, and the cards that are of no use to any of them."""

    def __init__(self, teams: list[Team], spare: list[Piece]) -> None:
        self.teams = teams
        self.spare = spare


@final
class Offer:
    """A team that one more card would make of others, and what is gained by it."""

    def __init__(self, card: Piece, old: list[Team], new: Team, gain: float) -> None:
        self.card = card
        self.old = old
        self.new = new
        self.gain = gain


def singles(people: list[Piece], site: int) -> list[Team]:
    return [Team([piece], site) for piece in people]


def arm(people: list[Piece], arms: list[Piece], cards: list[Piece], outlook: Outlook) -> Army:
    """Groups first, then weapons, then the battle cards of single characters: each where it gains most."""
    teams = singles(people, outlook.site)
    spare: list[Piece] = []
    group_cards = [card for card in cards if group_size(card) > 1]
    single_cards = [card for card in cards if group_size(card) == 1]
    for chosen, offers in ((group_cards, group_offers), (arms, weapon_offers), (single_cards, card_offers)):
        left = chosen[:]
        while left:
            best = best_offer([offer for card in left for offer in offers(card, teams, outlook)])
            if best is None:
                break
            left.remove(best.card)
            teams = [team for team in teams if team not in best.old] + [best.new]
        spare += left
    return Army(teams, spare)


def best_offer(offers: list[Offer]) -> Offer | None:
    """The offer that gains most, if any gains at all."""
    best: Offer | None = None
    for offer in offers:
        if offer.gain > 0 and (best is None or offer.gain > best.gain):
            best = offer
    return best


def weapon_offers(weapon: Piece, teams: list[Team], outlook: Outlook) -> list[Offer]:
    """The first of a group carries its weapon: any member may be put first."""
    offers: list[Offer] = []
    for team in teams:
        if may_be_armed(team):
            for user in team.members:
                if can_use(weapon, user):
                    members = [user] + [piece for piece in team.members if piece is not user]
                    armed = Team(members, outlook.site, weapon, team.battle_card, team.usage)
                    offers.append(Offer(weapon, [team], armed, outlook.value(armed) - outlook.value(team)))
    return offers


def card_offers(card: Piece, teams: list[Team], outlook: Outlook) -> list[Offer]:
    """At most one team can be the first of the plan."""
    offers: list[Offer] = []
    led = any([team.leads for team in teams])
    for team in teams:
        if team.battle_card is None:
            usage = usage_of(card, team.members, team.weapon, outlook.site)
            if usage is not None:
                better = Team(team.members, outlook.site, team.weapon, card, usage)
                if not (led and better.leads):
                    offers.append(Offer(card, [team], better, outlook.value(better) - outlook.value(team)))
    return offers


def group_offers(card: Piece, teams: list[Team], outlook: Outlook) -> list[Offer]:
    """Of groups that look alike one is enough."""
    offers: list[Offer] = []
    looked_at: set[tuple[int, ...]] = set()
    free = [team for team in teams if team.battle_card is None]
    for chosen in combinations(free, group_size(card)):
        faces = tuple([team.faces[0] for team in chosen])
        if faces not in looked_at:
            looked_at.add(faces)
            members = [team.members[0] for team in chosen]
            usage = usage_of(card, members, None, outlook.site)
            if usage is not None:
                group = Team(members, outlook.site, None, card, usage)
                gain = outlook.value(group) - sum([outlook.value(team) for team in chosen])
                offers.append(Offer(card, list(chosen), group, gain))
    return offers
