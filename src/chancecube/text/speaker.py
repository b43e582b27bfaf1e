"""One language: messages by their key, rules by their id, errors as raised."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, final

from chancecube.kernel.errors import BadOption, ChanceCubeError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

DEFAULT_LANGUAGE: Final = "en"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
MOST_SAID: Final = 20_000  # messages remembered, each with its arguments
LONGEST_QUOTE: Final = 1_000  # of what somebody has typed; Fluent says nothing at all of what is much longer
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
START: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message or a term
REFERENCE: Final = re.compile(r"-?[a-zA-Z][\w-]*")
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


@cache
def languages() -> list[str]:
    locales = files("chancecube.text").joinpath("locales")
    return sorted([entry.name for entry in locales.iterdir() if entry.is_dir()])


def pick_language(explicit: str | None = None) -> str:
    """The language asked for, else that of the environment, else English; `fr_CA.UTF-8` means French."""
    if explicit is not None:
        return check_language(base_of(explicit))
    for name in ENVIRONMENT:
        value = os.environ.get(name)
        if value:
            language = base_of(value)
            return language if language in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def base_of(locale: str) -> str:
    return re.split(r"[-_.@]", locale.strip().lower())[0]


def check_language(language: str) -> str:
    if language not in languages():
        raise BadOption("no-language", {"language": language, "known": ", ".join(languages())})
    return language


def cut(words: str) -> str:
    return words if len(words) <= LONGEST_QUOTE else words[: LONGEST_QUOTE - 1] + "…"


@final
class Speaker:
    """Says things in one language. A message refers only to messages of its own file."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self.unread: set[str] = set()  # Fluent files none of whose messages has been asked for
        self.homes: dict[str, str] = {}  # the file each message stands in
        self.bundle: FluentBundle | None = None
        self.needed: dict[str, list[str]] = {}
        self.said: dict[tuple[object, ...], str] = {}  # by key and the arguments that matter for it

    def say(self, key: str, /, **arguments: str | int) -> str:
        """The message of this key, or `key.attribute`; an unknown key is said as it is."""
        names = self.needed.get(key)
        if names is None:
            names = self.needed[key] = self.needs(key.partition(".")[0])
        wish = (key, *[arguments.get(name) for name in names])
        said = self.said.get(wish)
        if said is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            said = self.said[wish] = self.phrase(key, arguments)
        return said

    def phrase(self, key: str, arguments: dict[str, str | int]) -> str:
        """Puts a message together, which takes a hundred times as long as to say it again."""
        name, _, attribute = key.partition(".")
        if not self.knows(name):
            return key
        bundle = self.bundle_with(name)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        said, _ = bundle.format_pattern(pattern, arguments)
        return str(said)

    def needs(self, name: str) -> list[str]:
        """The arguments a message speaks of; people often hand over more."""
        return variables(self.language, self.homes[name]).get(name, []) if self.knows(name) else []

    def rule(self, rule_id: str) -> str:
        """The statement of a rule."""
        key = rule_id.replace(".", "-")
        return self.say(key) if self.knows(key) else rule_id

    def error(self, error: ChanceCubeError) -> str:
        """One line that says what went wrong; a rule among its arguments is said in full."""
        arguments: dict[str, str | int] = {name: cut(value) for name, value in error.arguments.items()}
        if "rule" in error.arguments:
            arguments["rule"] = self.rule(error.arguments["rule"])
        return self.say(error.key, **arguments)

    def knows(self, key: str) -> bool:
        if not self.homes:
            self.look_around()
        return key in self.homes

    def look_around(self) -> None:
        """Notes which messages stand in which file, without parsing any."""
        for name, text in read_files(self.language).items():
            self.unread.add(name)
            self.homes.update(dict.fromkeys(MESSAGE.findall(text), name))

    def bundle_with(self, key: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        if self.bundle is None:
            self.bundle = FluentBundle([self.language], use_isolating=False)
        home = self.homes[key]
        if home in self.unread:
            self.unread.remove(home)
            self.bundle.add_resource(parse(self.language, home))
        return self.bundle


@cache
def read_files(language: str) -> dict[str, str]:
    """The Fluent files of a language, unparsed."""
    folder = files("chancecube.text").joinpath("locales", language)
    entries = sorted(folder.iterdir(), key=str)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl")}


@cache
def variables(language: str, name: str) -> dict[str, list[str]]:
    """For each message of a file the variables in it and in all it refers to."""
    starts = [*START.finditer(read_files(language)[name])]
    ends = [start.start() for start in starts[1:]] + [None]
    texts = {start[1]: start.string[start.end() : end] for start, end in zip(starts, ends, strict=True)}
    found: dict[str, list[str]] = {}
    for message in texts:
        reached = [message]
        for part in reached:  # grows while it is gone through
            reached += [one for one in REFERENCE.findall(texts[part]) if one in texts and one not in reached]
        found[message] = sorted({one for part in reached for one in VARIABLE.findall(texts[part])})
    return found


@cache
def parse(language: str, name: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(read_files(language)[name])
