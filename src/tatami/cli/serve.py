"""`tatami serve`: the table in the browser.

The server is imported when it is asked for: the other commands start quicker without.
"""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option("--host", help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-serve-port")] = 8000,
    db: Annotated[str | None, typer.Option("--db", help="cli-serve-db")] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="cli-serve-workers")] = 1,
    open: Annotated[bool, typer.Option("--open", help="cli-serve-open")] = False,
) -> None:
    from tatami.server.run import serve as start

    start(host=host, port=port, db=db, workers=workers, open_browser=open)
