# make play   set everything up, start the table and open it in the browser
# make test   set everything up and run all tests
# make check  style, types and the quick tests, in under a minute
# make lint   style, types and import rules alone
# make docs   the documents and the API reference as a site in build/site
# make hooks  let git check the style of every commit
# make gallery  pictures of every page and question, at seven sizes in both languages, in build/gallery
# make bench  speed, against other projects in the same run
# make lock   bring the locked dependencies up to date

PYTHON ?= python3
PORT ?= 8000
OPEN ?= 1
HOST ?= 127.0.0.1
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
RULES := tests/core tests/games
INTERPRETED := tests/cli/test_bench.py tests/test_properties_notice.py
QUICK := $(RULES) tests/table tests/test_texts.py
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
TIDY := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
LIVE := $(if $(TIDY),--output-sync=none)

.PHONY: play test check quick lint site client engine programs suite pytests browser gallery bench docs hooks lock clean

play: .venv/ready-play
	$(BIN)/python tools/client.py build
	$(BIN)/python tools/play.py --host $(HOST) --port $(PORT) $(if $(filter 0,$(OPEN)),,--open)

# The engine takes longest, and so it begins first: half of its time keeps one core busy only.
# Suite and browser wait for servers half of their time, and so they run side by side: what the suite
# says is seen at once, what the browser tests say at their end.
test: .venv/ready-test
	@$(MAKE) --no-print-directory -j3 $(TIDY) engine lint client
	@$(MAKE) --no-print-directory programs
	@echo "The suite and the browser tests run side by side (some minutes) ..."
	@$(MAKE) --no-print-directory -j2 $(TIDY) suite browser

check: .venv/ready-test
	@$(MAKE) --no-print-directory -j2 $(TIDY) lint quick

quick: .venv/ready-test
	$(BIN)/pytest -n 2 -q -m 'not slow' $(QUICK)

lint: .venv/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

site: .venv/ready-test
	$(BIN)/python tools/client.py build

client: site
	$(BIN)/python tools/client.py run lint
	$(BIN)/python tools/client.py run check
	$(BIN)/python tools/client.py run test
	$(BIN)/python tools/client.py run size

engine: site
ifeq ($(CC_FOUND),)
	@echo "No C compiler: the compiled engine is not tested. To test it: install gcc."
else
	$(BIN)/python tools/compiled.py --for-tests
endif

programs: .venv/ready-test
	$(BIN)/python tools/machine.py

# Everything on the compiled engine; the rules on the interpreted one, too, and the same games from both.
# Tests that wait for a server stand together, so that the others have the processor meanwhile.
suite: engine programs
	@$(MAKE) --no-print-directory $(LIVE) pytests

pytests:
ifeq ($(CC_FOUND),)
	$(BIN)/pytest -n 2 -q --ignore=tests/compiled
else
	PYTHONPATH=$(CURDIR)/build/compiled-for-tests $(BIN)/pytest -n 3 --dist worksteal -q --ignore=tests/compiled
	$(BIN)/pytest -n 2 --dist worksteal -q -m 'not slow' tests/compiled $(RULES) $(INTERPRETED)
endif

browser: engine programs
	$(BIN)/python tools/browser_tests.py

gallery: site
	TATAMI_GALLERY=$(CURDIR)/build/gallery $(BIN)/python tools/browser_tests.py gallery

bench: .venv/ready-test .venv/ready-peers
ifneq ($(CC_FOUND),)
	$(BIN)/python tools/compiled.py
endif
	$(BIN)/tatami bench --peers

docs: .venv/ready-docs
	$(BIN)/zensical build -f mkdocs.yml --strict
	@echo "The site: build/site/index.html"

hooks: .venv/ready-test
	$(BIN)/pre-commit install

lock: .venv/ready-test
	$(BIN)/python tools/lock.py

clean:
	rm -rf .venv build dist web/node_modules src/tatami/server/client

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Tatami needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv

.venv/ready-play: requirements/play.lock pyproject.toml | .venv/bin/python
	@echo "Setting up Tatami (once) ..."
	$(INSTALL) --require-hashes -r requirements/play.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-test: requirements/test.lock .venv/ready-play
	@echo "Setting up the tests (once) ..."
	$(INSTALL) --require-hashes -r requirements/test.lock
	@touch $@

.venv/ready-peers: requirements/peers.lock
	$(INSTALL) --require-hashes -r requirements/peers.lock
	@touch $@

.venv/ready-docs: requirements/docs.lock | .venv/ready-play
	$(INSTALL) --require-hashes -r requirements/docs.lock
	@touch $@
