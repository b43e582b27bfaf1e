"""Answers that are the same for everybody: made once, compressed once, with a tag by which browsers keep them."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

from litestar import Request, Response

PACKED: Final = "packed"  # marks the handlers whose answers are compressed already
SMALL: Final = 1000  # not worth compressing
ZIPPED_ALREADY: Final = ("image/png", "image/jpeg", "image/webp", "font/woff2", "audio/", "video/")


class Packed:
    """A body ready to be sent."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        small = len(body) < SMALL or media_type.startswith(ZIPPED_ALREADY)
        self.zipped = None if small else gzip.compress(body, 6, mtime=0)

    def answer(
        self, request: Request[Any, Any, Any], cache: str, headers: dict[str, str] | None = None
    ) -> Response[Any]:
        """The body, or only the word that the browser has it already."""
        told = {"etag": self.tag, "cache-control": cache, "vary": "accept-encoding"} | (headers or {})
        known = [
            tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")
        ]
        if self.tag in known or "*" in known:
            return Response(None, status_code=304, headers=told)
        if self.zipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
            told["content-encoding"] = "gzip"
            return Response(self.zipped, media_type=self.media_type, headers=told)
        return Response(self.body, media_type=self.media_type, headers=told)


def accepts_gzip(header: str) -> bool:
    for part in header.lower().split(","):
        coding, _, quality = part.strip().partition(";")
        if coding.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
