"""Where the luck of tables and of their bots comes from: nobody can foresee it.

A server that was started with `TATAMI_TEST_SEED` gives every table, and every bot in the same
situation, the same luck, so that tests of the browser play the same games each time. It says so in
its log; nobody who plays can set it.
"""

from __future__ import annotations

import os
from secrets import token_hex
from typing import Final

TEST_SEED: Final = "TATAMI_TEST_SEED"


def fresh_seed(occasion: object = "") -> str:
    """In tests every occasion has a luck of its own, the same each time."""
    test_seed = os.environ.get(TEST_SEED)
    return f"{test_seed} {occasion}".strip() if test_seed else token_hex(32)
