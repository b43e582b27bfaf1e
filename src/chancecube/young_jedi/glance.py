"""What each seat may see: the zones with their visibility, and the open facts of the table."""

from __future__ import annotations

from chancecube.kernel.events import EVERYONE, NOBODY, only, sees
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.views import Zone
from chancecube.young_jedi.battle import Battle
from chancecube.young_jedi.deeds import searched_for
from chancecube.young_jedi.deploy import cost, deploys_hidden
from chancecube.young_jedi.deploy_phase import lies_face_up
from chancecube.young_jedi.duel import duel_status
from chancecube.young_jedi.effects import effect_half
from chancecube.young_jedi.evacuation import evacuation_status, running_evacuation
from chancecube.young_jedi.from_deck import cost_from_deck, deployable_from_deck
from chancecube.young_jedi.kinds import BATTLE, DARK, LIGHT, LOCATION, OBJECTIVE, SIDES
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.race import race_status
from chancecube.young_jedi.scene import SPACE
from chancecube.young_jedi.table import DEPLOY, PHASES, Table


def zones(table: Table) -> list[Zone]:
    """Every card lies in exactly one of these, except that plans and fighters point at cards on the planet."""
    found: list[Zone] = []
    battle = running_battle(table)
    for seat in (LIGHT, DARK):
        side = table.sides[seat]
        own = only(seat)
        found.append(Zone("deck", seat, side.deck, seen=NOBODY))
        found.append(Zone("hand", seat, side.hand, seen=own))
        found.append(Zone("discard", seat, side.discard, seen=NOBODY, counted=NOBODY, top=EVERYONE))
        found.append(Zone("hyperspace", seat, side.hyperspace))
        used = [] if battle is None else revealed(battle, seat)
        found.append(Zone("aside", seat, [card for card in side.aside if card not in used], seen=own))
        found.append(Zone("used", seat, used))
        found.append(Zone("effect", seat, side.effect))
        found.append(Zone("dueling", seat, side.dueling, seen=own))
        found.append(Zone("dueled", seat, side.dueled))
        track = side.track
        if track is not None:
            found.append(Zone("objective", seat, [track.objective]))
            found.append(Zone("racers", seat, track.racers()))
            found.append(Zone("laps", seat, track.pile))
        for planet in range(len(PLANETS)):
            name = PLANETS[planet]
            found.append(Zone("up", seat, side.up[planet], place=name))
            found.append(Zone("down", seat, side.down[planet], seen=own, place=name))
    for planet in range(len(PLANETS)):
        found.append(Zone("locations", -1, table.locations[planet], place=PLANETS[planet]))
    return found


def status(table: Table, seat: int) -> dict[str, object]:
    light, dark = table.sides
    facts: dict[str, object] = {
        "format": table.options.format_name,
        "tournament": table.options.tournament,
        "honour": table.options.honour,
        "turn": table.turn,
        "active": table.active,
        "phase": PHASES[table.phase],
        "planet": "" if table.planet == NOWHERE else PLANETS[table.planet],
        "site": "" if table.site == NOWHERE else SITES[table.site],
        "site_number": table.site,
        "counters": [counters_seen(table, owner, seat) for owner in (LIGHT, DARK)],
        "turns_here": [light.turns_here, dark.turns_here],
        "controlled": [planet_names(light.controlled), planet_names(dark.controlled)],
        "surrendered": [planet_names(light.surrendered), planet_names(dark.surrendered)],
        "quiet_turns": table.quiet_turns,
        "fought": [[table.cards[face].code for face in table.fought[owner]] for owner in (LIGHT, DARK)],
        "used": still_in_play(table, table.used),
        "apart": still_in_play(table, table.apart),
        "peaceful": [owner for owner in (LIGHT, DARK) if sees(table.peaceful, owner)],
    }
    if seat == table.active and table.phase == DEPLOY:
        facts["costs"] = costs(table, seat)
    facts.update(conflicts(table, seat))
    if light.track is not None or dark.track is not None:
        facts["race"] = [race_status(table, owner) for owner in (LIGHT, DARK)]
    return facts


def conflicts(table: Table, seat: int) -> dict[str, object]:
    """The evacuation, battle and duel that are going on."""
    facts: dict[str, object] = {}
    evacuation = running_evacuation(table)
    if evacuation is not None:
        facts["evacuation"] = evacuation_status(table, evacuation)
    battle = running_battle(table)
    if battle is not None:
        facts["battle"] = battle_status(table, battle, seat)
    duel = duel_status(table)
    if duel is not None:
        facts["duel"] = duel
    return facts


def counters_seen(table: Table, owner: int, seat: int) -> int | None:
    """What is left to deploy; while a player deploys face down it would tell what the cards cost."""
    if owner != seat and deploys_hidden(table, owner):
        return None
    return table.sides[owner].counters


def costs(table: Table, seat: int) -> dict[int, int]:
    """The counters that the cards in hand, or found in the draw deck, take now if they are others than printed."""
    found: dict[int, int] = {}
    for card in table.sides[seat].hand:
        facts = table.card(card)
        if facts.kind not in (BATTLE, LOCATION, OBJECTIVE):
            note_cost(table, card, cost(table, seat, facts), found)
    deed = searched_for(table)
    if deed is not None:
        for card in deployable_from_deck(table, seat, deed):
            note_cost(table, card, cost_from_deck(table, seat, card, deed), found)
    return found


def note_cost(table: Table, card: int, counters: int, found: dict[int, int]) -> None:
    if counters != effect_half(table, table.card(card)).counters:
        found[card] = counters


def still_in_play(table: Table, cards: list[int]) -> list[int]:
    """Without those that left play since: their ids have become those of other cards."""
    return [card for card in cards if lies_face_up(table, LIGHT, card) or lies_face_up(table, DARK, card)]


def planet_names(mask: int) -> list[str]:
    return [PLANETS[planet] for planet in range(len(PLANETS)) if mask >> planet & 1]


def running_battle(table: Table) -> Battle | None:
    for step in table.stack:
        if isinstance(step, Battle):
            return step
    return None


def revealed(battle: Battle, seat: int) -> list[int]:
    """The battle cards of a player that lie open in the present fight."""
    fighter = battle.fighters[seat]
    return [] if fighter is None else fighter.spent


def battle_status(table: Table, battle: Battle, seat: int) -> dict[str, object]:
    """Plans are secret: everyone sees how long they are, the owner alone their order."""
    facts: dict[str, object] = {
        "attacker": battle.attacker,
        "space": battle.arena == SPACE,
        "place": PLANETS[battle.planet if battle.arena == SPACE else table.planet],
        "planned": [len(battle.plans[LIGHT]), len(battle.plans[DARK])],
        "to_plan": [len(battle.unplanned[LIGHT]), len(battle.unplanned[DARK])],
        "fought": battle.fought[:],
        "fighters": [fighter_status(table, one) for one in battle.fighters if one is not None],
    }
    if seat in (LIGHT, DARK):
        facts["own_plan"] = battle.plans[seat][:]
    return facts


def fighter_status(table: Table, fighter: Fighter) -> dict[str, object]:
    return {
        "seat": fighter.seat,
        "side": SIDES[fighter.seat],
        "characters": fighter.characters[:],
        "weapons": fighter.weapons[:],
        "disarmed": fighter.disarmed,
        "battle_card": None if fighter.battle_card == NO_CARD else fighter.battle_card,
        "power": fighter.power,
    }
