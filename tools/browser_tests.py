"""Runs the browser tests in Debian's Chromium, with the engine compiled for tests if it is there.

python tools/browser_tests.py [NAME ...]   all of them, or those in files of these names
"""

import os
import sys

import client
import machine

import compiled


def main() -> int:
    if machine.chromium() is None:
        print("No Chromium: the browser tests are left out. To run them: apt-get install chromium")
        return 0
    if compiled.up_to_date(compiled.FOR_TESTS):
        os.environ["PYTHONPATH"] = str(compiled.FOR_TESTS)
    return client.main(["run", "e2e", "--", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
