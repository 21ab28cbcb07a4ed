"""Where the luck of tables and of their bots comes from: nobody can foresee it.

A server that was started with `TATAMI_TEST_SEED` gives every table and every bot the same luck, so
that tests of the browser play the same games each time. It says so in its log; nobody who plays can
set it.
"""

from __future__ import annotations

import os
from secrets import token_hex
from typing import Final

TEST_SEED: Final = "TATAMI_TEST_SEED"


def fresh_seed() -> str:
    return os.environ.get(TEST_SEED) or token_hex(32)
