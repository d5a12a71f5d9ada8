# Everything is installed into .venv and node_modules of this checkout; `make clean` removes it again.
# Settings: PYTHON=python3.12 (which Python), JOBS=3 (test processes; three keep two cores busy), ARGS="--host 0.0.0.0" (for `stolik serve`).

PYTHON ?= python3
JOBS ?= 3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/done
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
TYPES := $(BIN)/lint-imports && $(BIN)/python scripts/view_types.py --check && $(BIN)/python scripts/word_tables.py --check \
	&& $(BIN)/mypy && scripts/with_node.sh npm run --silent check
DIST := src/stolik/web/dist/index.html
# Folders are named as well as files, so that a deleted file counts as a change.
WEB := package.json vite.config.ts tsconfig.json svelte.config.js $(shell find src/stolik \
	-path src/stolik/web/dist -prune -o \( -path '*/web*' -o -path '*/board*' -o -name '*.ftl' -o -name languages.json \) -print)

# Let Python write byte code, or every start would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help install play test quick test-long test-faults lint style types format bench bench-env reference shots lock clean

help: ## List the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

install: $(DONE)/server $(DIST) ## Install and build everything that playing needs

play: install ## Play in the browser
	@$(BIN)/python scripts/play.py $(ARGS)

# The slow linters run beside the tests. No `$(MAKE)` here: `make --dry-run` would run it.
test: style $(DIST) node_modules/.package-lock.json ## Run the linters and every test
	scripts/beside.sh '$(TYPES)' $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

quick: $(DONE)/dev ## Run the checks that a change in rules or kernel breaks first (under a minute)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	STOLIK_QUICK=1 $(BIN)/python -m pytest -n 2 -q -m "not long" tests/core tests/scenarios tests/games tests/goldens tests/texts tests/languages tests/laws

test-long: export STOLIK_LONG = 1
test-long: test ## Run the same tests with many more random games

FAULTS := tests/saves tests/server/bots tests/server/storage \
	$(addprefix tests/server/test_,beat.py faults.py kill.py logs.py stopping.py storm.py) \
	$(addprefix tests/server/net/test_,hostile.py hosts.py limits.py lines.py raw.py) \
	$(addprefix tests/server/tables/test_,door.py going_on.py room.py talk.py)
test-faults: export STOLIK_LONG = 1
test-faults: $(DONE)/dev ## Test the server under faults: kills, a broken disk, bad connections, bad bots
	$(BIN)/python -m pytest $(FAULTS)

lint: style types ## Check style, types and imports

style: $(DONE)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(DONE)/dev node_modules/.package-lock.json
	$(TYPES)

format: $(DONE)/dev ## Format the Python files
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(DONE)/dev ## Measure the speed
	$(BIN)/python -m pytest tests/bench --benchmark-enable --benchmark-only --benchmark-timer=time.process_time

bench-env: $(DONE)/dev ## Measure the speed of environments (a minute)
	$(BIN)/python -m pytest tests/bench/test_env.py --benchmark-enable --benchmark-only --benchmark-timer=time.process_time

reference: $(DONE)/reference ## Write the reference of the Python API from its docstrings to docs/reference
	$(BIN)/pdoc --no-show-source -o docs/reference stolik '!stolik.games' stolik.core.game stolik.core.bot stolik.core.chance \
		stolik.core.table stolik.core.view stolik.env stolik.lab.simulate stolik.bots

shots: $(DONE)/dev $(DIST) ## Retake the screenshots in docs/images
	$(BIN)/python scripts/shots.py

lock: $(DONE)/venv ## Pin the newest dependencies that fit
	scripts/lock.sh --upgrade

clean: ## Remove everything that was installed or built
	rm -rf $(VENV) node_modules src/stolik/web/dist docs/reference .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .benchmarks
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(DONE)/venv: scripts/make_venv.py
	@$(PYTHON) scripts/make_venv.py $(VENV)
	@mkdir -p $(DONE) && touch $@

$(DONE)/server: requirements/build.txt requirements/server.txt pyproject.toml | $(DONE)/venv
	@echo "Installing what the server needs (about a minute the first time)"
	@$(INSTALL) --require-hashes -r requirements/build.txt
	@$(INSTALL) --require-hashes -r requirements/server.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(DONE)/dev: requirements/dev.txt $(DONE)/server
	@echo "Installing what tests and linters need"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(DONE)/reference: requirements/reference.txt $(DONE)/dev
	@echo "Installing what the reference is written with"
	@$(INSTALL) --require-hashes -r requirements/reference.txt
	@touch $@

node_modules/.package-lock.json: package.json package-lock.json | $(DONE)/venv
	@echo "Installing what the front end is built with"
	@scripts/with_node.sh npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(DIST): $(WEB) node_modules/.package-lock.json
	@scripts/with_node.sh npm run --silent build -- --logLevel warn
	@touch $@
