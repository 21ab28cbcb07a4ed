"""Libraries that only some people need."""

from importlib import import_module
from typing import Any

from tatami.core.errors import MissingLibrary


def require(module: str, extra: str) -> Any:
    """The module; `MissingLibrary` names it and the extra that brings it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingLibrary(
            f"this needs {module.partition('.')[0]}, which is not installed: "
            f"pip install 'tatami-table[{extra}]' ({error})"
        ) from error
