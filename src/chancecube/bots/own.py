"""Bots of the player's own: one small TOML file each in a folder. `docs/bots.md` tells what stands in it."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib import import_module, util
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Annotated, Any, Final, final

import msgspec
from msgspec import Meta, Struct

from chancecube.bots.bot import Bot
from chancecube.bots.program import SECONDS, BadBot, ProgramBot, quoted
from chancecube.bots.seen import Seen
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.registry import game_names

FOLDER: Final = "CHANCECUBE_BOTS"  # the environment variable that names the folder
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
CLASS: Final = re.compile(r"[A-Za-z_][\w.-]*:[A-Za-z_]\w*")  # a file beside may have hyphens, as its bot may
# Names of ours, and those kept for bots to come: nobody should meet another bot under them.
OUR_NAMES: Final = ("human", "random", "cadet", "knight", "master")


class BotFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file: a program or a class, and for which games."""

    games: Annotated[list[str], Meta(min_length=1)]
    command: list[str] | None = None
    class_: str | None = msgspec.field(default=None, name="class")
    title: dict[str, str] = msgspec.field(default_factory=dict)
    seconds: Annotated[float, Meta(gt=0, le=600)] = SECONDS
    deterministic: bool = False


class OwnBot(Struct, frozen=True):
    """A bot of the player's own, ready to be made; `titles` are what people call it, by language."""

    name: str
    folder: str
    games: tuple[str, ...]
    command: tuple[str, ...]
    class_path: str
    titles: tuple[tuple[str, str], ...]
    seconds: float
    deterministic: bool

    def title(self, language: str) -> str:
        known = dict(self.titles)
        return known.get(language) or known.get("en") or self.name


def own_folder() -> Path:
    named = os.environ.get(FOLDER)
    if named:
        return Path(named).expanduser()
    if sys.platform == "win32":
        base = os.environ.get("APPDATA", "~")
    else:
        base = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
    return Path(base).expanduser() / "chancecube" / "bots"


def own_files(folder: Path | None = None) -> list[Path]:
    """The files, by name; a folder that is not there has none."""
    try:
        return sorted([path for path in (folder or own_folder()).iterdir() if path.suffix == ".toml"])
    except OSError:
        return []


def own_bots(folder: Path | None = None) -> tuple[dict[str, OwnBot], dict[str, ChanceCubeError]]:
    """The bots of the folder by name, and for the files that are none what is wrong with them."""
    found: dict[str, OwnBot] = {}
    troubles: dict[str, ChanceCubeError] = {}
    for path in own_files(folder):
        try:
            found[path.stem] = read_own_bot(path)
        except ChanceCubeError as error:
            troubles[path.stem] = error
    return found, troubles


def own_bot_names(game: Game | None = None) -> list[str]:
    return [name for name, bot in own_bots()[0].items() if game is None or game.name in bot.games]


def find_own_bot(name: str, folder: Path | None = None) -> OwnBot | None:
    """The own bot of this name, if there is a file for it; BadBot if that file is not right."""
    for path in own_files(folder):
        if path.stem == name:
            return read_own_bot(path)
    return None


def check_own_bot(name: str, game: Game) -> None:
    """If there is a file for this bot, it must be right and the bot play this game; BadBot says why not."""
    own = find_own_bot(name)
    if own is not None:
        check_game(own, game)


def check_game(own: OwnBot, game: Game) -> None:
    if game.name not in own.games:
        raise BadBot("bot-other-game", {"bot": own.name, "game": game.name, "known": ", ".join(own.games)})


def read_own_bot(path: Path) -> OwnBot:
    if NAME.fullmatch(path.stem) is None or path.stem.split("-")[0] in OUR_NAMES:
        raise BadBot("bot-file-name", {"file": path.name, "taken": ", ".join(OUR_NAMES)})
    told = read_file(path)
    return OwnBot(
        path.stem,
        str(path.parent.absolute()),
        tuple(told.games),
        tuple(told.command or ()),
        told.class_ or "",
        tuple(told.title.items()),
        told.seconds,
        told.deterministic,
    )


def read_file(path: Path) -> BotFile:
    try:
        told = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), BotFile)
    except OSError as error:
        raise BadBot("bot-file", {"file": path.name, "reason": error.strerror or ""}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadBot("bot-file", {"file": path.name, "reason": str(error)}) from None
    unknown = [name for name in told.games if name not in game_names()]
    if unknown:
        raise BadBot(
            "bot-file-game", {"file": path.name, "game": unknown[0], "known": ", ".join(game_names())}
        )
    if (told.command is None) == (told.class_ is None) or told.command == []:
        raise BadBot("bot-file-either", {"file": path.name})
    if told.class_ is not None and CLASS.fullmatch(told.class_) is None:
        raise BadBot("bot-file-class", {"file": path.name, "class": told.class_})
    return told


# --- making one ---


def make_own_bot(own: OwnBot, game: Game, seed: int, deck: DeckList | None = None) -> Bot:
    check_game(own, game)
    if own.command:
        return ProgramBot(own.name, list(own.command), game, seed, deck, own.folder, own.seconds)
    return ClassBot(own, game, seed, deck)


@final
class ClassBot:
    """A bot that is somebody's class. Whatever it does wrong ends as a BadBot, as with a program."""

    def __init__(self, own: OwnBot, game: Game, seed: int, deck: DeckList | None = None) -> None:
        self.own = own
        made = find_class(own)
        with self.blamed():
            self.bot: Any = made(game, seed, deck)

    def choose(self, seen: Seen) -> int:
        with self.blamed():
            given: object = self.bot.choose(seen)
        try:
            option = index(given)  # type: ignore[arg-type]  # numpy's whole numbers are whole numbers too
        except TypeError:
            option = None
        if option is None or option not in seen.decision.options:
            raise BadBot(
                "bot-not-offered",
                {"bot": self.own.name, "words": quoted(str(given)), "question": seen.decision.kind},
            )
        return option

    def over(self, winners: list[int], ending: str) -> None:
        with self.blamed():
            self.call("over", winners, ending)

    def stop(self) -> None:
        """The game has been broken off for a reason of its own, which is the one to tell."""
        with suppress(Exception, SystemExit):
            self.call("stop")

    def call(self, method: str, *given: object) -> None:
        """These methods are there for those who want them."""
        wanted = getattr(self.bot, method, None)
        if callable(wanted):
            wanted(*given)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        try:
            yield
        except BadBot:
            raise
        except (Exception, SystemExit) as error:  # noqa: BLE001 - somebody's class may fail in any way
            reason = reason_of(error, self.own.folder)
            raise BadBot("bot-failed", {"bot": self.own.name, "reason": reason}) from None


def find_class(own: OwnBot) -> Any:
    """The class a file names. Whatever its module does wrong when it is loaded is told in one line."""
    module_name, _, class_name = own.class_path.partition(":")
    try:
        module = load(module_name, Path(own.folder))
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a stranger's module too
        reason = reason_of(error, own.folder)
        raise BadBot("bot-class", {"bot": own.name, "class": own.class_path, "reason": reason}) from None
    found = getattr(module, class_name, None)
    if found is None:
        raise BadBot("bot-class-missing", {"bot": own.name, "module": module_name, "class": class_name})
    if not callable(getattr(found, "choose", None)):
        raise BadBot("bot-class-choose", {"bot": own.name, "class": own.class_path})
    return found


def reason_of(error: BaseException, folder: str) -> str:
    """What went wrong, and in which line of the bot's own files."""
    said = quoted(f"{type(error).__name__}: {error}")
    places = [one for one in extract_tb(error.__traceback__) if Path(folder) in Path(one.filename).parents]
    return f"{said} ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else said


def load(name: str, folder: Path) -> ModuleType:
    """The module beside the file, under a name nobody else has; else one that is installed."""
    path = folder.joinpath(*name.split(".")).with_suffix(".py")
    if not path.is_file():
        return import_module(name)
    alias = f"chancecube_own_bot_{sha256(str(path).encode()).hexdigest()[:12]}"
    if alias not in sys.modules:
        spec = util.spec_from_file_location(alias, path)
        assert spec is not None and spec.loader is not None
        module = util.module_from_spec(spec)
        sys.modules[alias] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[alias]
            raise
    return sys.modules[alias]
