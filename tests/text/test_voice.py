"""What is said in particular moments."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import COMMON_WORDS, DONE, YES
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.position import apply
from chancecube.kernel.views import view
from chancecube.kernel.wire import Breach, SeenCard, SeenDecision, SeenEvent, SeenOption, View
from chancecube.text import Speaker, languages
from chancecube.text.voice import Voice, voice
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import WORDS
from tests.text.sources import asked, told


def plain(words: str) -> str:
    """Without the no-break spaces, which tests could not show."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


@cache
def speech(language: str) -> Voice:
    return voice("young-jedi", Speaker(language))


def event(
    kind: str, seat: int = 0, code: str = "", amount: int = 0, rule: str = "", **more: Any
) -> SeenEvent:
    card = SeenCard(1, GAME.face(code), code) if code else None
    return SeenEvent(kind, seat, card, amount, rule, more.get("sums", []))


def both(seen: SeenEvent, me: int) -> tuple[str, str]:
    return plain(speech("en").event(seen, me)), plain(speech("fr").event(seen, me))


# --- the log ---


def test_you_and_the_others() -> None:
    seen = event("deploy", 1, "DM-106", 6)
    assert both(seen, 1) == (
        "You deploy Darth Maul, Sith Lord (6 counters).",
        "Vous déployez Darth Maul, Sith Lord (6 compteurs).",
    )
    assert both(seen, 0) == (
        "Dark Side deploys Darth Maul, Sith Lord (6 counters).",
        "Le Côté Obscur déploie Darth Maul, Sith Lord (6 compteurs).",
    )
    assert both(seen, SPECTATOR) == both(seen, 0)


def test_a_hidden_card() -> None:
    assert both(event("draw", 0), 1) == ("Light Side draws a card.", "Le Côté Lumineux pioche une carte.")
    assert both(event("deploy-hidden", 0), 1) == (
        "Light Side deploys a card face down.",
        "Le Côté Lumineux déploie une carte face cachée.",
    )
    assert both(event("deploy-hidden", 0, "DM-1"), 0) == (
        "You deploy face down: Obi-Wan Kenobi, Young Jedi.",
        "Vous déployez face cachée : Obi-Wan Kenobi, Young Jedi.",
    )


def test_battle_cards_are_quoted() -> None:
    assert both(event("uses-card", 0, "DM-48"), 0) == (
        "You use “Are You An Angel?”.",
        "Vous utilisez « Are You An Angel? ».",
    )


def test_french_agrees_with_the_defeated() -> None:
    french = speech("fr")
    lines = [
        french.event(event("defeated", 0, code), 0) for code in ("DM-1", "DM-8", "DM-85", "JC-82", "DM-78")
    ]
    assert lines == [
        "Obi-Wan Kenobi est vaincu.",
        "Queen Amidala est vaincue.",
        "Ann and Tann Gella sont vaincues.",
        "Fode and Beed sont vaincus.",
        "Destroyer Droid Squad est vaincue.",
    ]


def test_a_location_for_three_reasons() -> None:
    said = [
        speech("en").event(event("location", 0, "DM-65", rule=rule), 1)
        for rule in ("yj.setup.starting-location", "yj.deploy.location", "yj.control.next-planet")
    ]
    assert said == [
        "Light Side chooses the starting location: Tatooine • Podrace Arena.",
        "Light Side moves everyone to Tatooine • Podrace Arena.",
        "Light Side chooses the next planet: Tatooine • Podrace Arena.",
    ]


def test_a_sum_names_every_addend() -> None:
    sums = [("power", "DM-71", 6), ("site 1", "DM-71", 2), ("weapon", "DM-107", 1), ("destiny", "DM-107", 3)]
    assert both(event("power", 1, "DM-71", 12, sums=sums), 0) == (
        "Darth Maul: 12 = 6 power + 2 Desert Landing Site + 1 Sith Lightsaber + 3 destiny (Sith Lightsaber)",
        "Darth Maul : 12 = 6 de puissance + 2 Desert Landing Site + 1 Sith Lightsaber + 3 de destin (Sith Lightsaber)",
    )


def test_a_site_bonus_names_the_site() -> None:
    sums = [("power", "DM-71", 6), ("site 2", "DM-71", 1), ("battle-card", "DM-121", 3)]
    line = speech("en").event(event("power", 1, "DM-71", 10, sums=sums), 0)
    assert line == "Darth Maul: 10 = 6 power + 1 Podrace Arena + 3 “At Last We Will Have Revenge”"


def test_the_sum_of_a_group_names_each_member() -> None:
    sums = [("site 2", "DM-4", 3), ("power", "DM-1", 5), ("destiny", "DM-4", 2)]
    assert speech("en").event(event("power", 0, "DM-4", 10, sums=sums), 0) == (
        "Anakin Skywalker and Obi-Wan Kenobi: 10 = 3 Podrace Arena (Anakin Skywalker)"
        " + 5 power (Obi-Wan Kenobi) + 2 destiny for power (Anakin Skywalker)"
    )


def test_alike_members_are_counted() -> None:
    sums = [("power", "DM-24", 2), ("power", "DM-24", 2), ("power", "DM-23", 2)]
    line = speech("fr").event(event("power", 0, "DM-24", 6, sums=sums), 0)
    assert plain(line).startswith("Gungan Guard ×2 et Gungan Soldier : 6 = 2 de puissance (Gungan Guard) + ")


# --- endings ---

ENDINGS = {
    ("yj.game.planet-victory", 1): (
        "You win: you control two planets.",
        "Light Side wins: it controls two planets.",
    ),
    ("yj.game.planet-victory-starter", 1): (
        "You win: you control the planet.",
        "Light Side wins: it controls the planet.",
    ),
    ("yj.game.deck-victory", 1): (
        "You win: Dark Side's draw deck is exhausted.",
        "Light Side wins: your draw deck is exhausted.",
    ),
    ("yj.game.deck-victory-fight", 0): (
        "A draw: the destiny draws of the fight have exhausted both draw decks.",
        "A draw: the destiny draws of the fight have exhausted both draw decks.",
    ),
    ("yj.game.deck-victory-tournament", 1): (
        "You win: the destiny draws of the fight have exhausted both draw decks, Dark Side's first.",
        "Light Side wins: the destiny draws of the fight have exhausted both draw decks, yours first.",
    ),
    ("yj.game.illegal-deck", 1): (
        "You win: Dark Side's deck is illegal.",
        "Light Side wins: your deck is illegal.",
    ),
    ("yj.game.illegal-deck", 0): ("A draw: both decks are illegal.", "A draw: both decks are illegal."),
}


@pytest.mark.parametrize(("rule", "winners"), ENDINGS)
def test_endings(rule: str, winners: int) -> None:
    over = event("over", -1, amount=winners, rule=rule)
    assert (speech("en").event(over, 0), speech("en").event(over, 1)) == ENDINGS[rule, winners]
    assert "{" not in speech("fr").event(over, 1)


def test_an_ending_without_words_of_its_own_states_the_rule() -> None:
    line = speech("en").event(event("over", -1, amount=1, rule="yj.race.lap-done"), 0)
    assert line.startswith("You win: A full 1 to 6")


# --- questions and answers ---

HEAD = "young-jedi full\nturn: 5 light {phase}\nTatooine: DM-65\n"
TABLE = "light deck: DM-45 x9\ndark deck: DM-119 x9\n"


def scene(phase: str, more: str) -> View:
    position = GAME.read_position(HEAD.replace("{phase}", phase) + TABLE + more)
    return view(GAME, position, position.pending[0].seat)


def labels(language: str, seen: View) -> list[str]:
    assert seen.decision is not None
    return [plain(speech(language).option(seen, option)) for option in seen.decision.options]


def test_deploying() -> None:
    seen = scene("deploy", "light: counters 5\nlight hand: DM-1, DM-45, JC-65, DM-68, DM-48\n")
    assert speech("en").question(seen) == "Deploy on Tatooine: 5 counters left; what you do not use is lost."
    assert labels("en", seen) == [
        "Deploy Obi-Wan Kenobi, Young Jedi (5 counters)",
        "Deploy Blaster (0 counters)",
        "Move everyone to Tatooine • Mos Espa (no counters)",
        "Launch Bravo 1, Naboo Starfighter into hyperspace (no counters)",
        "End the deploy phase",
    ]
    assert labels("fr", seen)[1] == "Déployer Blaster (0 compteur)"


def test_two_printings_of_a_card_are_told_apart() -> None:
    seen = scene("deploy", "light: counters 5\nlight hand: DM-1, DM-45, BN-42\n")
    assert labels("en", seen)[:3] == [
        "Deploy Obi-Wan Kenobi, Young Jedi (5 counters)",
        "Deploy Blaster (0 counters) (DM-45)",
        "Deploy Blaster (0 counters) (BN-42)",
    ]


def test_deploying_face_down() -> None:
    seen = scene("deploy", "light: turns-here 1\nlight hand: DM-1\n")
    assert (
        speech("en")
        .question(seen)
        .endswith("characters, weapons and effects go face down until your next turn.")
    )
    assert labels("fr", seen)[0] == "Déployer face cachée : Obi-Wan Kenobi, Young Jedi (5 compteurs)"


def test_battle() -> None:
    seen = scene("battle", "light here: DM-1\ndark here: DM-71\n")
    assert labels("en", seen) == ["Declare a battle", "No battle this turn"]


def test_battle_cards() -> None:
    position = GAME.read_position(
        HEAD.replace("{phase}", "battle-cards")
        + TABLE
        + "light here: DM-1\ndark here: DM-71\nlight hand: DM-48\n"
    )
    first = view(GAME, position, 0)
    assert speech("en").question(first).startswith("You attack.")
    assert labels("en", first) == ["Set aside “Are You An Angel?”", "No battle cards"]
    apply(position, 0, position.pending[0].options[0])
    assert labels("en", view(GAME, position, 0)) == ["Done, with 1 battle card"]
    apply(position, 0, DONE)
    assert speech("en").question(view(GAME, position, 1)).startswith("Light Side attacks.")
    assert speech("en").question(view(GAME, position, 0)) == "Waiting for Dark Side."


def test_planning_is_awaited_from_both() -> None:
    seen = scene("plans", "light here: DM-1, DM-2\ndark here: DM-71, DM-72\n")
    assert speech("en").question(seen).startswith("Battle plan, from the front: which card is number 1 of 2?")
    waiting = View(seen.game, SPECTATOR, seen.zones, seen.status, None, seen.waiting, False, [], "")
    assert speech("en").question(waiting) == "Waiting for Light Side and Dark Side."


@pytest.mark.parametrize(
    ("hand", "question", "done"),
    [
        (
            "DM-45 x4",
            "You may first discard your whole hand. Then you draw 2 cards, to have six.",
            "Draw 2 cards",
        ),
        (
            "DM-45 x6",
            "You may first discard your whole hand. Otherwise you keep your six cards.",
            "Keep your hand",
        ),
        (
            "DM-45 x7, DM-65",
            "You may first discard locations, or your whole hand. Then you discard 2 cards, to keep six.",
            "Go on: discard 2 cards",
        ),
        ("", "Even Up, with no cards in hand. Then you draw 6 cards, to have six.", "Draw 6 cards"),
    ],
)
def test_even_up(hand: str, question: str, done: str) -> None:
    seen = scene("even-up", f"light hand: {hand}\nlight here: DM-1\n")
    assert speech("en").question(seen).endswith(question)
    assert labels("en", seen)[-1] == done


def test_even_up_without_a_card_in_french() -> None:
    asked_of = plain(speech("fr").question(scene("even-up", "light here: DM-1\n")))
    assert asked_of.startswith("Remise à niveau, sans carte en main.")


def test_an_effect_given_up_leaves_only_its_target_to_choose() -> None:
    here = "light effect: DF-28\nlight here: DM-1\ndark here: DM-99, DM-97\n"
    position = GAME.read_position(HEAD.replace("{phase}", "even-up") + TABLE + here)
    assert speech("en").question(view(GAME, position, 0)).startswith("Even Up: you may give up your effect")
    apply(position, 0, position.pending[0].options[0])
    seen = view(GAME, position, 0)
    assert speech("en").question(seen) == "Choose the opposing card to discard."
    assert speech("fr").question(seen) == "Choisissez la carte adverse à défausser."


def test_a_card_that_comes_for_free_is_offered_for_no_counters() -> None:
    table = TABLE.replace("light deck: ", "light deck: DM-37, ")
    position = GAME.read_position(HEAD.replace("{phase}", "deploy") + table + "light hand: DF-4\n")
    for wish in (position.pending[0].options[0], YES):
        apply(position, 0, wish)
    assert labels("en", view(GAME, position, 0))[0] == "Deploy Captain Panaka's Blaster (0 counters)"


def test_conceding_says_what_it_costs() -> None:
    here = "light hand: DM-45 x6\nlight here: DM-1\ndark here: DM-71\n"
    assert labels("en", scene("end", here)) == ["Stay and end your turn", "Concede Tatooine"]
    seen = scene("end", here + "dark: controlled Naboo\n")
    assert "your opponent then wins the game" in speech("en").question(seen)
    assert labels("fr", seen)[1] == "Concéder Tatooine, et la partie avec elle"


def test_the_next_planet_says_where_its_location_lies() -> None:
    seen = scene("next-planet", "light hand: DM-66\nlight discard: DM-67\n")
    assert labels("en", seen) == [
        "Go to Coruscant • Capital City (from your hand)",
        "Go to Naboo • Theed Palace (from your discard pile)",
        "Search your draw deck",
    ]


def test_a_game_that_is_over_asks_nothing() -> None:
    decks = [deck for deck in GAME.ready_decks() if "starter" in deck.name][:2]
    position = GAME.new(decks, {"format": "full"}, Chance(seed_of(1)), True)
    assert position.over
    assert speech("en").question(view(GAME, position, 0)) == "A draw: both decks are illegal."


# --- names and breaches ---


@pytest.mark.parametrize("language", languages())
def test_every_zone_has_a_name(language: str) -> None:
    seen = scene("deploy", "")
    for zone in seen.zones:
        assert not speech(language).zone(zone.name).startswith("yj-")


def test_seats() -> None:
    assert [speech("en").seat(seat) for seat in (0, 1)] == ["Light Side", "Dark Side"]
    assert [speech("fr").seat(seat) for seat in (0, 1)] == ["Côté Lumineux", "Côté Obscur"]


BREACHES: list[tuple[str, dict[str, str | int], str]] = [
    ("deck-size", {"have": 59, "need": 60}, "Le deck a 59 cartes ; il en faut 60."),
    (
        "deck-both-sides",
        {"light": 59, "dark": 1},
        "Le deck mélange les côtés : 59 du Côté Lumineux, 1 du Côté Obscur.",
    ),
    (
        "deck-other-side",
        {"side": "dark"},
        "Il faut ici un deck du Côté Obscur ; celui-ci est de l'autre côté.",
    ),
    (
        "deck-colour",
        {"colour": "blue", "have": 1, "need": 10},
        "Le deck a 1 carte à pastille bleue ; il en faut 10.",
    ),
    (
        "deck-title",
        {"title": "Yoda", "colour": "green", "have": 6, "most": 5},
        "Le deck a 6 cartes Yoda à pastille verte ; 5 sont permises.",
    ),
    ("deck-planet", {"planet": "Naboo"}, "Le deck n'a aucun lieu de Naboo."),
]


@pytest.mark.parametrize(("detail", "arguments", "said"), BREACHES)
def test_breaches(detail: str, arguments: dict[str, str | int], said: str) -> None:
    breach = Breach("yj.deck.sixty", detail, arguments)
    assert plain(speech("fr").breach(breach)) == said
    assert speech("en").breach(breach).endswith(".")


def test_every_character_in_sight_has_its_power_here_spelled_out() -> None:
    table = GAME.read_position(
        "young-jedi full\nTatooine: DM-135\ndark here: DM-71, DM-120\nlight hand: DM-1, DM-4\n"
        "light deck: DM-31\ndark deck: DM-99\nturn: 3 light deploy"
    )
    powers = speech("en").powers(view(GAME, table, 0))
    assert sorted(powers.values()) == [
        (6, "Obi-Wan Kenobi: 6 = 5 power + 1 Desert Landing Site"),
        (8, "Darth Maul: 8 = 6 power + 2 Desert Landing Site"),
    ]


# --- every kind of question and event, whoever asks or tells it ---

LEFTOVERS = re.compile(r"[{}$_]|yj-|  |\.\.| [.,)]|\( ")
ONE_OF_EACH = [
    "DM-71",
    "DM-107",
    "DM-48",
    "DM-65",
    "DM-68",
    "BN-59",
    "BP-59",
    "RF-54/59",
    "RF-54/59a",
    "RF-A3",
]
NOT_CARDS = list(COMMON_WORDS | WORDS)
WITHOUT_SEAT = {"tie", "battle-over", "stranded", "never-heard-of", "duel-undecided", "duel-over"}


def look(said: str) -> None:
    assert said and said == said.strip() and LEFTOVERS.search(said) is None, said
    assert said[0].isupper() or not said[0].isalpha(), said


def asking(kind: str, number: int) -> View:
    """A view with a question of this kind, every sort of card, number and word among its answers."""
    seen = scene("deploy", f"light hand: {', '.join(ONE_OF_EACH)}\nlight effect: BN-63\n")
    cards = [SeenCard(place, GAME.face(code), code) for place, code in enumerate(ONE_OF_EACH)]
    options = [SeenOption(card.id, card.code, card) for card in cards]
    options += [SeenOption(answer, "", None) for answer in NOT_CARDS]
    options.append(SeenOption(-99, "a-new-word", None))
    decision = SeenDecision(kind, "choose", "", number, options)
    return structs.replace(seen, decision=decision)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", sorted(asked() | {"never-heard-of"}))
def test_every_question_and_answer_is_said(kind: str, language: str) -> None:
    for number in range(3):
        seen = asking(kind, number)
        assert seen.decision is not None
        look(plain(speech(language).question(seen)))
        for option in seen.decision.options:
            look(plain(speech(language).option(seen, option)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", sorted((told() | {"never-heard-of"}) - {"power", "over"}))
def test_every_event_is_said(kind: str, language: str) -> None:
    for code in ["", *ONE_OF_EACH]:
        for seat in (-1, 0, 1):
            for amount in range(3):
                line = speech(language).event(event(kind, seat, code, amount), 0)
                if kind not in WITHOUT_SEAT and seat < 0:
                    continue
                look(plain(line))
                assert line.endswith("."), line


def test_an_unheard_of_addend_still_names_its_card() -> None:
    sums = [("power", "DM-71", 6), ("wind", "DM-107", 2)]
    line = speech("en").event(event("power", 1, "DM-71", 8, sums=sums), 0)
    assert line == "Darth Maul: 8 = 6 power + 2 Sith Lightsaber"


def test_texts_effects_and_helpers_in_a_sum() -> None:
    sums = [("power", "BN-1", 5), ("text", "BN-1", 1), ("effect", "BP-26", 1), ("weapon", "RF-A3w", 2)]
    assert both(event("power", 0, "BN-1", 9, sums=sums), 0) == (
        "Obi-Wan Kenobi: 9 = 5 power + 1 text + 1 “All-Out Defense” + 2 Adi Gallia's Lightsaber",
        "Obi-Wan Kenobi : 9 = 5 de puissance + 1 de texte + 1 « All-Out Defense » + 2 Adi Gallia's Lightsaber",
    )
    ship = [("power", "DM-68", 4), ("helper", "DF-3", 1), ("destiny", "DM-68", 3)]
    assert speech("en").event(event("power", 0, "DM-68", 8, sums=ship), 0) == (
        "Bravo 1: 8 = 4 power + 1 Anakin Skywalker + 3 destiny for power"
    )


def test_a_hand_of_seven_by_an_effect() -> None:
    seen = scene("even-up", "light hand: DM-45 x5\nlight here: DM-1\nlight effect: BN-63\n")
    assert speech("en").question(seen).endswith("Then you draw 2 cards, to have seven.")


def test_the_text_of_a_card_in_play_is_used() -> None:
    seen = scene("deploy", "light hand: DM-1, BN-61\nlight effect: BP-28\n")
    assert "Use the text of “Hologram Projector”" in labels("en", seen)
    assert "Utiliser le texte de la carte « Hologram Projector »" in labels("fr", seen)


RACE = "light objective: BP-29\nlight pilot: BP-1\nlight hand: DM-2, BP-16, DM-35\n"


def test_the_race_says_what_is_missing() -> None:
    seen = scene("race", RACE)
    assert speech("en").question(seen).endswith("It takes a pilot and the matching podracer.")
    assert plain(speech("fr").question(seen)).endswith("Il y faut un pilote et le module qui lui correspond.")
    seen = scene("race", RACE + "light podracer: DM-36\n")
    assert speech("en").question(seen).endswith("Your pilot has no thrust yet.")


def test_a_handling_card_is_called_one() -> None:
    """Boles Roor handles 1: the second 1 he plays stands for the 2."""
    race = RACE.replace("BP-1\n", "BP-11\n") + "light podracer: BP-16\n"
    position = GAME.read_position(HEAD.replace("{phase}", "race") + TABLE + race + "light: thrust 1\n")
    for name in ("thrust", "DM-2"):
        apply(position, 0, GAME.find_option(position, 0, name))
    assert labels("en", view(GAME, position, 0)) == [
        "Play Boles Roor's Podracer as number 2 (handling card)",
        "Play Jedi Lightsaber, Constructed by Ki-Adi-Mundi as number 2",
        "Play no more lap cards",
    ]
    assert labels("fr", view(GAME, position, 0))[0] == (
        "Jouer Boles Roor's Podracer comme numéro 2 (carte de maniement)"
    )
