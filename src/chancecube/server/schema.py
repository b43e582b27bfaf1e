"""`python -m chancecube.server.schema > web/openapi.json`: the description of the API, without a server."""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory

import msgspec

from chancecube.server.app import DESCRIPTION, create_app
from chancecube.server.settings import Settings


def document() -> str:
    """The same text for the same code."""
    with TemporaryDirectory() as folder:
        described = create_app(Settings(data_folder=folder)).openapi_schema.to_schema()
    packed = msgspec.json.encode(DESCRIPTION.complete(described), order="sorted")
    return msgspec.json.format(packed, indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
