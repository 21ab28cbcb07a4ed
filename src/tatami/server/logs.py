"""Logs without secrets: whatever is written, seat tokens are left out."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

from tatami.table.seat import TOKEN_MARK

_TOKEN: Final = re.compile(rf"{TOKEN_MARK}[A-Za-z0-9_-]+")


def redact(text: str) -> str:
    return _TOKEN.sub(f"{TOKEN_MARK}…", text)


class Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


def configuration(level: str = "INFO") -> dict[str, Any]:
    """For uvicorn, which hands it to `logging.config.dictConfig`."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {
                "()": "tatami.server.logs.Formatter",
                "fmt": "%(asctime)s %(levelname)s %(name)s: %(message)s",
            }
        },
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "plain"}},
        "root": {"level": "WARNING", "handlers": ["errors"]},
        "loggers": {"tatami": {"level": level}},
    }
