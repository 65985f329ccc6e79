# Needs Python 3.11 or newer and make; a C compiler makes the engine fast, but is not required.
PYTHON ?= python3
# Tests often wait for a browser or a server: one more than the cores of a small machine.
JOBS   ?= 3
ARGS   ?=

BIN      := .venv/bin
PIP      := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := build/compiled
TYPED    := $(wildcard src tests bench examples compiling)
# What must behave the same compiled.
PARITY   := $(wildcard tests/engine tests/games tests/every_game)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup setup-dev compile aedilis play play-terminal check plain quick sizes test test-all bench example levels balance generate lock pictures corpus screenshots chromium clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 15

# --- Environment: a stamp older than what it was made from is made again ---

setup: .venv/.package ## make .venv with the locked requirements and this package, editable
setup-dev: .venv/.package .venv/.dev ## the same, with the tools that check and test

# Debian splits venv from Python. Only a test run by root (a build machine) installs it unasked.
venv_missing = echo "Python's venv module is missing: apt-get install python3-venv"; exit 1
test test-all: venv_missing = \
	if [ "$$(id -u)" = 0 ]; then apt-get -q update && apt-get -qy install python3-venv; \
	else echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; fi

.venv/.locked: requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; set PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(venv_missing); }
	@echo "aedilis: installing the locked packages into .venv"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.package: .venv/.locked pyproject.toml
	@echo "aedilis: installing this package into .venv"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@$(PIP) check >/dev/null || { $(PIP) --verbose check; exit 1; }  # does the lock fit what pyproject.toml asks for?
	@touch $@

.venv/.dev: .venv/.locked requirements/dev.txt
	@echo "aedilis: installing the tools that check and test into .venv"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.wheels: .venv/.dev requirements/wheels.txt
	@$(PIP) install --require-hashes -r requirements/wheels.txt
	@touch $@

.venv/.ray: .venv/.dev requirements/ray.txt
	$(PIP) install --require-hashes -r requirements/ray.txt
	@touch $@

# What environments are tested with beyond that. PyPI's torch for Linux brings gigabytes of CUDA, which nothing here uses:
# where pip knows of a build for the processor alone, it takes that, or TORCH says what to install.
TORCH ?= torch==2.13.0
.venv-rl/.made: requirements/run.txt requirements/dev.txt requirements/rl.txt
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(venv_missing); }
	$(PYTHON) -m venv --clear .venv-rl
	for list in run dev rl; do .venv-rl/bin/python -m pip --disable-pip-version-check --quiet install \
		--require-hashes --no-deps -r requirements/$$list.txt || exit 1; done
	.venv-rl/bin/python -m pip --disable-pip-version-check --quiet install $(TORCH)
	.venv-rl/bin/python -m pip --disable-pip-version-check check
	@touch $@

# The browser that the pages are tested with. Only a test run by root (a build machine) installs it unasked.
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get -q update && apt-get -qy install chromium; \
	else echo "The browser tests need Chromium: apt-get install chromium"; exit 1; fi

# --- The engine ---

compile: setup ## build the package into build/compiled: compiled, or plain without a C compiler
	@$(BIN)/python -m compiling.package

play: setup ## play in the browser; ARGS="--port 8000" passes arguments
	@$(BIN)/python -m compiling.play $(ARGS)

play-terminal: compile ## play in the terminal; ARGS="..." passes arguments
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m aedilis play $(ARGS)

aedilis: compile ## run any command on the compiled engine; ARGS="simulate city-of-rome"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m aedilis $(ARGS)

bench: setup compile ## measure; ARGS="..." passes arguments
	$(BIN)/python bench/first_minute.py $(ARGS)
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/apis.py $(ARGS)
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/server.py $(ARGS)
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/lab.py $(ARGS)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m aedilis levels --only times

example: compile .venv-rl/.made ## train a policy for a few minutes and let it play; ARGS="--steps 100000" passes arguments
	PYTHONPATH=$(COMPILED) .venv-rl/bin/python examples/train.py $(ARGS)

levels: compile ## measure how strong the bots are, for docs/bots.md; ARGS="city-of-rome --only faber" picks
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m aedilis levels $(ARGS)

balance: compile ## the balance reports of all games (build/balance) and docs/balance.md; ARGS="--games 100" tries it
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/balance.py $(ARGS)

# --- Checks ---

check: setup-dev ## lint, formatting and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(TYPED)

# Neighbours stay with one worker as long as there is work for all: they share a server, a browser, a game played before.
PYTEST := $(BIN)/python -m pytest --numprocesses=$(JOBS) --dist=worksteal
# What stands on the engine is tested on the one that people use; plain Python would take much longer over it.
# tests/parity plays and thinks on both engines anyway.
AROUND := $(wildcard tests/parity tests/web tests/envs tests/bots tests/cli tests/lab tests/bench)
# Pictures, words and text are the same plain Python beside both engines: these wait for the faster one, too.
WORDS  := $(patsubst %,tests/every_game/test_%.py,choosing damaged_text each_decision sentences terminal)

plain: check
	PYTHONPATH= AEDILIS_ENGINE=plain $(PYTEST) $(ARGS) $(addprefix --ignore=,$(AROUND) $(WORDS))

# $(call both,what runs compiled): plain Python is the reference. The compiler keeps one processor busy for minutes.
define both
	@$(MAKE) --no-print-directory --jobs=2 compile plain
	@if [ -e $(COMPILED)/.compiled ]; then set -x; \
		PYTHONPATH=$(COMPILED) AEDILIS_ENGINE=compiled $(PYTEST) $(ARGS) $(1); \
	else echo "aedilis: no compiled engine here; its tests are skipped"; set -x; \
		PYTHONPATH= AEDILIS_ENGINE=plain $(PYTEST) $(ARGS) $(AROUND) $(WORDS); \
	fi
endef

quick: check ## check, and test what matters for GAME=city-of-marble, for FILES="..." or for what has changed, on plain Python
	@tests=$$($(BIN)/python -m tests.quick "$(GAME)" $(FILES)) || exit 1; set -x; \
		PYTHONPATH= AEDILIS_ENGINE=plain eval $(PYTEST) $(ARGS) "$$tests"

sizes: setup ## count the lines of each game, and tell what two games write alike; ARGS="--most 30000" sets a limit
	@$(BIN)/python bench/sizes.py $(ARGS)

test: setup-dev chromium ## check, then test the plain and the compiled engine
	$(call both,$(PARITY) $(AROUND))

# The slow tests play thousands of games for each proof, which takes plain Python hours. The compiled engine is enough:
# one of them, in tests/parity, plays as many on both engines and compares every tenth position.
test-all: setup-dev .venv/.ray .venv/.wheels .venv-rl/.made chromium ## all tests compiled, too, and the slow ones on the fastest engine there is
	$(call both,tests)
	@if [ -e $(COMPILED)/.compiled ]; then engine=compiled path=$(COMPILED); else engine=plain path=; fi; set -x; \
		PYTHONPATH=$$path AEDILIS_ENGINE=$$engine $(PYTEST) -m slow $(ARGS) tests; \
		PYTHONPATH=$${path:-src} AEDILIS_ENGINE=$$engine .venv-rl/bin/python -m pytest -m learning $(ARGS) tests/envs

# --- Maintenance ---

# Locked on the oldest Python supported: what newer ones no longer need is harmless, the reverse is not.
PYTHON311 ?= python3.11
PYTHON312 ?= python3.12

# $(call pip_compile,python,names,what else holds)
define pip_compile
	$(1) -m venv --clear build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install pip-tools
	for name in $(2); do build/lock/bin/pip-compile --quiet --upgrade --generate-hashes $(or $(3),--allow-unsafe) \
		--strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements/$$name.txt requirements/$$name.in || exit 1; done
endef

generate: setup-dev ## write the modules that games declare in fields.py
	$(BIN)/python -m compiling.generate

lock: export CUSTOM_COMPILE_COMMAND = make lock
lock: ## make requirements/*.txt again from the .in files (PYTHON311, PYTHON312: where those are)
	$(call pip_compile,$(PYTHON311),run dev bench ray wheels)
	$(call pip_compile,$(PYTHON311),rl,--unsafe-package torch --unsafe-package setuptools)
	$(call pip_compile,$(PYTHON312),bench-fastcatan)

PICTURES := docs/pictures
pictures: setup ## draw the pictures of the documentation again
	$(BIN)/aedilis draw $(PICTURES)/city-of-rome.record --move 196 --seat 0 --svg $(PICTURES)/city-of-rome.svg --force
	$(BIN)/aedilis draw $(PICTURES)/city-of-rome.record --move 196 --seat 0 --dark --lang de --svg $(PICTURES)/city-of-rome-dark.svg --force
	$(BIN)/aedilis draw $(PICTURES)/builders-antiquity.record --move 160 --seat 0 --svg $(PICTURES)/builders-antiquity.svg --force
	$(BIN)/aedilis draw $(PICTURES)/carpe-diem.record --move 349 --seat 0 --svg $(PICTURES)/carpe-diem.svg --force
	$(BIN)/aedilis draw $(PICTURES)/city-of-marble.record --move 212 --seat 1 --svg $(PICTURES)/city-of-marble.svg --force
	$(BIN)/aedilis draw $(PICTURES)/foundations-of-rome.record --move 274 --seat 3 --svg $(PICTURES)/foundations-of-rome.svg --force
	$(BIN)/aedilis draw $(PICTURES)/foundations-of-rome.record --move 274 --seat 3 --dark --lang de --svg $(PICTURES)/foundations-of-rome-dark.svg --force

corpus: setup-dev ## record the games anew that tests replay, after rules were meant to change; ARGS=city-of-rome
	PYTHONPATH=src:. $(BIN)/python -m tests.every_game.corpus $(ARGS)

screenshots: setup-dev chromium ## take the documentation's pictures of the pages again
	$(BIN)/python -m tests.web.browser.screenshots $(PICTURES)

clean: ## remove everything that make made
	rm -rf build .venv .venv-* src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +
