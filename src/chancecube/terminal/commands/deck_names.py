"""Decks as people name them: a ready deck, a file, standard input, or chance."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import Breach, DeckList
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import STDIN, fold, near, read_choice, read_text, slug

RANDOM: Final = "random"
FORMATS: Final = "starter|full|classic|sealed|sample"  # as help pages name them
FILE_ENDINGS: Final = (".txt", ".json", ".dek")


def open_deck(desk: Desk, name: str) -> DeckList:
    """A deck by a file's path, by `-`, or by enough words of a ready deck's name."""
    if name == STDIN or Path(name).exists():
        return read_deck_text(desk, read_text(name), "" if name == STDIN else Path(name).stem)
    ready = {deck.name: deck for deck in desk.game.ready_decks()}
    found = find_ready(name, list(ready))
    if len(found) == 1:
        return ready[found[0]]
    if len(found) > 1:
        raise BadOption("cli-deck-several", {"deck": name, "decks": ", ".join([slug(one) for one in found])})
    if "/" in name or name.endswith(FILE_ENDINGS):
        raise BadOption("cli-file-missing", {"file": name})
    close = near(name, [slug(one) for one in ready], 1)
    if close:
        raise BadOption("cli-no-deck-near", {"deck": name, "near": close[0]})
    raise BadOption("cli-no-deck", {"deck": name})


def find_ready(name: str, known: list[str]) -> list[str]:
    """The ready decks this name may mean: exactly one of the name, or all that have these words."""
    exact = [one for one in known if slug(one) == slug(name)]
    words = set(fold(name).split())
    return exact or [one for one in known if words and words <= set(fold(one).split())]


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


def choose_deck(desk: Desk, wish: str | None, seat: int, format_name: str, chance: Chance) -> DeckList:
    """The deck wished for; without a wish the first ready deck legal here, else one made by chance."""
    if wish is None:
        for deck in desk.game.ready_decks():
            if not desk.game.deck_breaches(deck, format_name, seat):
                return deck
    elif wish != RANDOM:
        return open_deck(desk, wish)
    return desk.game.random_deck(format_name, seat, chance)


def breach_lines(desk: Desk, breaches: list[Breach]) -> list[tuple[str, str]]:
    """What is wrong, and the rule that says so."""
    return [(desk.voice.breach(breach), breach.rule) for breach in breaches]


def read_format(desk: Desk, words: str) -> str:
    return read_choice("--format", words, {name: desk.word("format", name) for name in desk.game.formats})


def legal_formats(desk: Desk, deck: DeckList) -> list[str]:
    return [one for one in desk.game.formats if not desk.game.deck_breaches(deck, one, -1)]
