"""The application: what it is made of, and its life."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Final

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from tatami.bots.workers import follow_parent
from tatami.server import http, links, pages, rules, socket
from tatami.server.failures import HANDLERS
from tatami.server.guard import Guard
from tatami.server.limits import Allowance, Buckets
from tatami.server.settings import Settings, read_settings
from tatami.server.visitor import LONGEST
from tatami.table.archive import Archive
from tatami.table.bot_workers import BotWorkers
from tatami.table.database import DatabaseAway, in_brief
from tatami.table.luck import TEST_SEED
from tatami.table.reviews import Reviews
from tatami.table.store import CHANNEL, Store
from tatami.table.tables import Tables

_GARBAGE: Final = (20_000, 20, 100)
_WORTH_PACKING: Final = 2_000
_PAUSE: Final = 1.0
_TIDY_SECONDS: Final = 6 * 3600.0
_log = logging.getLogger(__name__)


def create() -> ASGIApp:
    """The application by the settings in the environment; what each server process runs."""
    follow_parent()
    _collect_seldom()
    settings = read_settings(os.environ)
    if TEST_SEED in os.environ:
        _log.warning("%s is set: every table has the same luck, which is for tests only", TEST_SEED)
    return Guard(
        application(settings),
        settings.allowed_origins,
        settings.requests_per_minute,
        settings.connections_per_address,
    )


def _collect_seldom() -> None:
    """Looking for garbage takes time that grows with every table, and tables leave hardly any."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def application(settings: Settings) -> Litestar:
    files = pages.Client()
    allowance = Allowance(settings.messages_per_second)
    new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour / 2)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with tables_of(settings) as tables:
            app.state.tables = tables
            yield

    def tables() -> Tables:
        found = app.state.tables
        assert isinstance(found, Tables)
        return found

    app = Litestar(
        route_handlers=[
            *http.ROUTES,
            *links.ROUTES,
            *rules.ROUTES,
            *pages.ROUTES,
            socket.live_table,
        ],
        lifespan=[life],
        dependencies={
            "tables": Provide(tables, sync_to_thread=False),
            "client": Provide(lambda: files, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "allowance": Provide(lambda: allowance, sync_to_thread=False),
            "new_tables": Provide(lambda: new_tables, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            "gzip", minimum_size=_WORTH_PACKING, gzip_compress_level=5, exclude_opt_key=pages.PACKED
        ),
        request_max_body_size=LONGEST,
        openapi_config=OpenAPIConfig(
            title="Tatami",
            version=version("tatami-table"),
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    return app


@asynccontextmanager
async def tables_of(settings: Settings) -> AsyncIterator[Tables]:
    """The tables with everything that it needs, for as long as the server lives."""
    async with AsyncExitStack() as stack:
        store = await _open_store(settings.db)
        stack.callback(store.close)
        workers = BotWorkers(settings.bot_workers, settings.bot_seconds, settings.bot_budget)
        stack.callback(workers.close)
        channels = await stack.enter_async_context(_channels(store)) if store.shared else None
        publish = None if channels is None else lambda data: channels.publish(data, CHANNEL)
        tables = Tables(
            store, Reviews(store, settings.review_niceness), workers, settings.bot_delay, publish
        )
        stack.push_async_callback(tables.close)
        tidying = asyncio.create_task(_tidy(store, tables, settings))
        stack.callback(tidying.cancel)
        rounds = asyncio.create_task(tables.rounds())
        stack.callback(rounds.cancel)
        if channels is not None:
            listening = asyncio.create_task(_listen(channels, tables))
            stack.callback(listening.cancel)
        yield tables


async def _tidy(store: Store, tables: Tables, settings: Settings) -> None:
    """Old tables go, as the host has set it."""
    while True:
        days = (settings.keep_unplayed_days, settings.keep_played_days)
        try:
            gone = await asyncio.to_thread(Archive(store.engine).tidy, *days, tables.open_ids)
            for id in gone:
                _log.info("table %s was not used for long and is removed", id)
        except SQLAlchemyError as error:
            _log.error("old tables could not be removed: %s", in_brief(error))
        except Exception:
            _log.exception("old tables could not be removed")
        await asyncio.sleep(_TIDY_SECONDS)


async def _open_store(address: str) -> Store:
    """The store, as soon as its database answers."""
    while True:
        try:
            return Store(address)
        except DatabaseAway as error:
            _log.warning("waiting: %s", error)
            await asyncio.sleep(_PAUSE)


def _channels(store: Store) -> ChannelsPlugin:
    from tatami.server.channels import StoreChannels

    return ChannelsPlugin(StoreChannels(store), channels=[CHANNEL])


async def _listen(channels: ChannelsPlugin, tables: Tables) -> None:
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for notice in subscriber.iter_events():
            try:
                tables.hear(notice)
            except Exception:
                _log.exception("a notice from another process is not understood")
