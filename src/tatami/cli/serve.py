"""`tatami serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from tatami.cli.desk import desk_of


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-serve-port")] = 8000,
    db: Annotated[str | None, typer.Option("--db", help="cli-serve-db")] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="cli-serve-workers")] = 1,
    open: Annotated[bool, typer.Option("--open", help="cli-serve-open")] = False,
) -> None:
    desk = desk_of(context)
    try:
        from tatami.server.run import serve as start
    except ModuleNotFoundError as error:
        desk.refuse("cli-error-missing-part", module=error.name or "", extra="server")
    start(host=host, port=port, db=db, workers=workers, open_browser=open)
