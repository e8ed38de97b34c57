# Everything one needs to know: make play, make test. The rest is for people who change the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := .venv-compiled

PAGE := src/hexarch/server/static/index.html
PAGE_SOURCES := $(shell find client src/hexarch/locale -name node_modules -prune -o -type f -print)
ENGINE_SOURCES := $(shell find src/hexarch/core src/hexarch/games -name '*.py' -o -name '*.toml')
# The page's tools run on the Node.js that the virtual environment brings.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play test check types icons fixtures rules soak golden bench bench-server wheel test-compiled bench-compiled lock clean

help:
	@echo "make play    set up what is missing, start the server and open the browser"
	@echo "make test    set up what is missing, check and run the tests"
	@echo "make check   only format, lint and types"
	@echo "make types   rewrite what the page knows of the server and the games"
	@echo "make icons   rewrite the icon font from client/src/assets/icons.svg"
	@echo "make fixtures   rewrite the positions of the page's own tests"
	@echo "make rules   which numbered rules have a test"
	@echo "make soak    the long tests"
	@echo "make golden  rewrite the recorded playthroughs and counts"
	@echo "make bench   the benchmarks"
	@echo "make bench-server   how the server bears many people; takes a while"
	@echo "make wheel   the compiled wheel, in dist/"
	@echo "make test-compiled, bench-compiled   the same against that wheel"
	@echo "make lock    pin the newest versions of all dependencies"

$(READY): requirements.lock pyproject.toml setup.py
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Not "npm ci": it insists on the builds of its tools for every other system.
client/node_modules/.ready: $(READY) client/package.json client/package-lock.json
	@cd client && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): client/node_modules/.ready $(PAGE_SOURCES)
	@cd client && npm run --silent build -- --logLevel=warn
	@touch $@

play: $(READY) $(PAGE)
	@$(BIN)/hexarch serve --browser

test: check $(PAGE)
	$(BIN)/python -m pytest
	cd client && npm test --silent

check: $(READY) client/node_modules/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd client && npm run --silent check

# What is written from other sources and kept in the repository; tests fail when it is stale.
types: $(READY)
	$(BIN)/python client/scripts/messages.py
	$(BIN)/python client/scripts/shapes.py
	$(BIN)/python client/scripts/data.py

# Needs fonttools, brotli and skia-pathops (docs/dependencies.md).
icons: $(READY)
	$(BIN)/python client/scripts/icons.py

fixtures: $(READY)
	$(BIN)/python client/scripts/fixtures.py

rules: $(READY)
	@$(BIN)/python -m tests.rules.report

soak: $(READY) $(PAGE)
	$(BIN)/python -m pytest -m long

golden: $(READY)
	$(BIN)/python -m tests.golden

bench: $(READY)
	$(BIN)/python -m bench --record
	$(BIN)/python -m bench.research --record

bench-server: $(READY)
	$(BIN)/python -m bench.load --record

wheel: $(READY) $(PAGE)
	rm -rf build dist
	HEXARCH_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

$(COMPILED)/.ready: requirements.lock setup.py $(ENGINE_SOURCES)
	@$(MAKE) wheel
	@test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	@$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@touch $@

# The server and the page are not compiled; their tests run on the pure package.
test-compiled: $(COMPILED)/.ready
	@$(COMPILED)/bin/python -c "from hexarch.bench import is_compiled; exit(not is_compiled('origins'))"
	$(COMPILED)/bin/python -m pytest tests/terra_mystica tests/origins tests/cli tests/test_golden.py

bench-compiled: $(COMPILED)/.ready
	$(COMPILED)/bin/python -m bench --record
	$(COMPILED)/bin/python -m bench.research --record

lock: $(READY)
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --output-file requirements.lock

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache client/node_modules src/hexarch/server/static
