"""Runs the browser tests in Debian's Chromium, or says why not.

python tools/browser_tests.py [NAME ...]   all of them, or those in files of these names
"""

import sys

import client
import machine


def main() -> int:
    if machine.chromium() is None:
        print("No Chromium: the browser tests are left out. To run them: apt-get install chromium")
        return 0
    return client.main(["run", "e2e", "--", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
