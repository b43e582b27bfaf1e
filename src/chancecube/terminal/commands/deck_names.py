"""Decks as people name them: a ready deck, a file, standard input, or chance."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import Breach, DeckList
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import STDIN, fold, near, read_choice, read_text, slug
from chancecube.text.deck_words import deck_words

RANDOM: Final = "random"
DECK_TRIES: Final = 60  # how often chance looks for a deck that goes with the others
FILE_ENDINGS: Final = (".txt", ".json", ".dek")


def open_deck(desk: Desk, name: str) -> DeckList:
    """A deck by a file's path, by `-`, or by enough words of a ready deck's name."""
    if name == STDIN or Path(name).exists():
        return read_deck_text(desk, read_text(name), "" if name == STDIN else Path(name).stem)
    found = find_ready(desk, name)
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        decks = ", ".join([slug(one.name) for one in found])
        raise BadOption("cli-deck-several", {"deck": name, "decks": decks})
    if "/" in name or name.endswith(FILE_ENDINGS):
        raise BadOption("cli-file-missing", {"file": name})
    close = near(name, [slug(words) for one in desk.game.ready_decks() for words in names_of(desk, one)], 1)
    if close:
        raise BadOption("cli-no-deck-near", {"deck": name, "near": close[0]})
    raise BadOption("cli-no-deck", {"deck": name})


def find_ready(desk: Desk, name: str) -> list[DeckList]:
    """The ready decks this name may mean: exactly one of the name, or all that have these words."""
    known = desk.game.ready_decks()
    exact = [one for one in known if slug(name) in [slug(words) for words in names_of(desk, one)]]
    wanted = set(fold(name).split())
    return exact or [
        one
        for one in known
        if wanted and any(wanted <= set(fold(words).split()) for words in names_of(desk, one))
    ]


def names_of(desk: Desk, deck: DeckList) -> list[str]:
    """The name a ready deck is known by everywhere, and what the reader calls it."""
    return [deck.name, deck_title(desk, deck)]


def deck_title(desk: Desk, deck: DeckList) -> str:
    """The deck's name, a ready one's in the language of the desk."""
    return deck_words(desk.speaker, desk.game.name, deck)[0]


def read_deck_text(desk: Desk, text: str, name: str) -> DeckList:
    in_json = text.lstrip().startswith("{")
    deck = read_deck_json(text) if in_json else desk.shelf.read_deck(text, "")
    deck.name = deck.name or name
    desk.shelf.check_cards(deck)
    return deck


def read_deck_json(text: str) -> DeckList:
    try:
        return msgspec.json.decode(text, type=DeckList)
    except msgspec.MsgspecError as error:
        raise BadDeck("cli-deck-json", {"reason": str(error)}) from None


def choose_decks(desk: Desk, wishes: list[str | None], format_name: str, chance: Chance) -> list[DeckList]:
    """The decks wished for, one for each seat; without a wish the first ready deck that goes with the others.

    Where there is none, chance makes one.
    """
    if all(wish == RANDOM for wish in wishes):
        return desk.game.random_decks(format_name, chance)
    named = [wish is not None and wish != RANDOM for wish in wishes]
    decks = [
        open_deck(desk, wish) if wish is not None and named[seat] else DeckList("", {})
        for seat, wish in enumerate(wishes)
    ]
    for seat, wish in enumerate(wishes):
        if not named[seat]:
            decks[seat] = fitting_deck(desk, decks, seat, format_name, chance, ready=wish is None)
    return decks


def fitting_deck(
    desk: Desk, decks: list[DeckList], seat: int, format_name: str, chance: Chance, ready: bool
) -> DeckList:
    """A legal deck for this seat that goes with the others, if one is found."""
    made: list[DeckList] = []
    if ready:
        made = [
            deck for deck in desk.game.ready_decks() if not desk.game.deck_breaches(deck, format_name, seat)
        ]
    for place in range(len(made) or DECK_TRIES):
        deck = made[place] if made else desk.game.random_deck(format_name, seat, chance)
        if not desk.game.decks_breaches([*decks[:seat], deck, *decks[seat + 1 :]], format_name):
            return deck
    return made[0] if made else desk.game.random_deck(format_name, seat, chance)


def refuse_breaches(desk: Desk, decks: list[DeckList], format_name: str) -> None:
    """Names every rule that a deck, or the decks together, break."""
    for seat, deck in enumerate(decks):
        if print_breaches(desk, desk.game.deck_breaches(deck, format_name, seat)):
            format_word = desk.word("format", format_name)
            raise BadDeck("cli-deck-refused", {"deck": deck_title(desk, deck), "format": format_word})
    if print_breaches(desk, desk.game.decks_breaches(decks, format_name)):
        raise BadDeck("cli-decks-refused")


def print_breaches(desk: Desk, breaches: list[Breach]) -> bool:
    for said, rule in breach_lines(desk, breaches):
        sys.stderr.write(f"- {said} [{rule}]\n")
    return bool(breaches)


def breach_lines(desk: Desk, breaches: list[Breach]) -> list[tuple[str, str]]:
    """What is wrong, and the rule that says so."""
    return [(desk.voice.breach(breach), breach.rule) for breach in breaches]


def read_format(desk: Desk, words: str) -> str:
    return read_choice("--format", words, {name: desk.word("format", name) for name in desk.game.formats})


def legal_formats(desk: Desk, deck: DeckList) -> list[str]:
    return [one for one in desk.game.formats if not desk.game.deck_breaches(deck, one, -1)]
