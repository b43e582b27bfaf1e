"""The built client: its files, and for every address that is a page of it the one page it has."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Controller, HttpMethod, Request, Response, route
from litestar.params import FromPath

from chancecube.server.errors import not_found
from chancecube.server.given import GivenSettings, GivenSpeaker
from chancecube.server.packed import PACKED, Packed
from chancecube.server.security import content_policy, inline_hashes
from chancecube.server.settings import Settings
from chancecube.text import Speaker

BUILT: Final = Path(__file__).parent / "site"
HASHED: Final = "assets"  # the folder whose files have their hash in their name, and so never change
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER_PAGES: Final = ("api/", "schema/", "assets/")
HTML: Final = "text/html"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

AnyRequest = Request[Any, Any, Any]


class PagesController(Controller):
    include_in_schema = False
    opt = {PACKED: True}

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
    async def page(
        self, request: AnyRequest, settings: GivenSettings, speaker: GivenSpeaker, path: FromPath[str] = "/"
    ) -> Response[Any]:
        site = Path(settings.site) if settings.site else BUILT
        name = path.lstrip("/")
        file = find(site, name)
        if file is not None and file.name != "index.html":
            cache = FOREVER if name.startswith(f"{HASHED}/") else ASK_AGAIN
            return read(file, file.stat().st_mtime_ns).answer(request, cache)
        if not is_page(name, request.headers.get("accept", "")):
            raise not_found()
        return index(request, site, settings, speaker)


def find(site: Path, name: str) -> Path | None:
    """A file of the site; nothing outside of it, whatever the name says."""
    if not name or "\x00" in name or "\\" in name or any(part.startswith(".") for part in name.split("/")):
        return None
    try:
        file = (site / name).resolve()
        return file if file.is_relative_to(site.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def is_page(name: str, accept: str) -> bool:
    """Whether an address without a file may be one of the client's; a missing picture is not."""
    if f"{name}/".startswith(NEVER_PAGES) or any(part.startswith(".") for part in name.split("/")):
        return False
    return "." not in name.rsplit("/", 1)[-1] or "text/html" in accept


@lru_cache(maxsize=256)
def read(file: Path, changed: int) -> Packed:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Packed(file.read_bytes(), kind)


def index(request: AnyRequest, site: Path, settings: Settings, speaker: Speaker) -> Response[Any]:
    file = find(site, "index.html")
    if file is None:
        return missing(speaker)
    packed = read(file, file.stat().st_mtime_ns)
    policy = policy_for(packed, settings)
    return packed.answer(request, ASK_AGAIN, {"content-security-policy": policy})


@lru_cache(maxsize=16)
def policy_for(packed: Packed, settings: Settings) -> str:
    hashes = inline_hashes(packed.body.decode())
    return content_policy(settings, hashes["script"], hashes["style"])


def missing(speaker: Speaker) -> Response[Any]:
    """What is shown when the client has not been built: how to build it."""
    say = speaker.say
    page = (
        f'<!doctype html><html lang="{speaker.language}"><meta charset="utf-8"><title>Chance Cube</title>'
        f"<h1>Chance Cube</h1><p>{say('server-no-client')}</p><pre>cd web && npm ci && npm run build</pre>"
        f'<p>{say("server-no-client-api")} <a href="/schema">/schema</a></p></html>'
    )
    return Response(page, status_code=503, media_type=HTML, headers={"cache-control": "no-store"})
