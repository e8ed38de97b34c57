# Everything one needs to know: make play, make test. The rest is for people who change the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The Python that makes the environment: never the environment's own, which may be broken.
override PYTHON := $(shell PATH="$(subst $(CURDIR)/$(BIN):,,$(PATH))" command -v $(PYTHON) || echo $(PYTHON))
export PYTHON
COMPILED := .venv-compiled
CLASSIC := $(VENV)/classic
# "no" keeps make test from installing system packages (Chromium, PostgreSQL) where it could.
HEXARCH_SYSTEM_PACKAGES ?= yes
export HEXARCH_SYSTEM_PACKAGES

PAGE := src/hexarch/server/static/index.html
PAGE_SOURCES := $(shell find client src/hexarch/locale \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print) \
	$(shell find src/hexarch/games -name '*.toml')
ENGINE_SOURCES := $(shell find src/hexarch/core src/hexarch/games src/hexarch/players -name '*.py' -o -name '*.toml')
# Tests start hundreds of processes: compiled modules are kept, even where the environment asks Python not to write them.
unexport PYTHONDONTWRITEBYTECODE
# The page's tools run on the Node.js of the virtual environment, if it has one.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play test python ready system page docs check check-python check-page test-page types icons fixtures norms ratings pictures rules soak golden bench bench-research bench-server wheel dist sbom release-check test-compiled bench-compiled lock clean

help:
	@echo "make play    install what playing needs, start the server and open the browser"
	@echo "make test    install everything, check and run the tests; HEXARCH_SYSTEM_PACKAGES=no leaves the system alone"
	@echo "make page    only build the page"
	@echo "make docs    build the documentation site, which the server serves at /docs"
	@echo "make check   only format, lint and types"
	@echo "make types   rewrite the page's types and data from the server and the games"
	@echo "make icons   rewrite the icon font from client/src/assets/icons.svg"
	@echo "make fixtures   rewrite the positions of the page's own tests"
	@echo "make norms   rewrite the league's norms for reports from the recorded games"
	@echo "make ratings   rewrite the fixed numbers of ratings: factions and computer players"
	@echo "make pictures   take the pictures of README and docs again"
	@echo "make rules   which numbered rules have a test"
	@echo "make soak    the long tests"
	@echo "make golden  rewrite the recorded playthroughs and counts"
	@echo "make bench   the benchmarks"
	@echo "make bench-research   batches and environments, pure and compiled, beside PettingZoo's and OpenSpiel's own games"
	@echo "make bench-server   the load test of the server; takes a while"
	@echo "make wheel   the compiled wheel, in dist/"
	@echo "make dist    what is released: the wheel, the source distribution and the SBOM, in dist/"
	@echo "make test-compiled, bench-compiled   the same against that wheel"
	@echo "make lock    pin the newest versions of all dependencies"

# Each target sets up what it needs. What is up to date costs a fraction of a second.
python:
	@command -v $(PYTHON) >/dev/null || { echo "hexarch: there is no $(PYTHON); install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "hexarch: $(PYTHON) is $$($(PYTHON) --version 2>&1), but Python 3.11 or newer is needed;"; \
		echo "hexarch: name a newer one like this: make play PYTHON=python3.12"; exit 1; }

ready: python
	@$(PYTHON) tools/environment.py test

system: python
	@$(PYTHON) tools/system_packages.py

# Not "npm ci": it insists on the builds of its tools for every other system.
client/node_modules/.ready: client/package.json client/package-lock.json
	@$(PYTHON) tools/environment.py node
	@echo "hexarch: installing the tools that build the page"
	@cd client && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# Not a prerequisite, but a step: where the page is built, neither Node.js nor its tools are needed.
$(PAGE): $(PAGE_SOURCES)
	@$(MAKE) -s --no-print-directory client/node_modules/.ready
	@echo "hexarch: building the page"
	@cd client && npm run --silent build -- --logLevel=warn
	@touch $@

page: python
	@$(PYTHON) tools/environment.py play
	@$(MAKE) -s --no-print-directory $(PAGE)

# Warnings are errors. The variable silences an advertisement of the theme.
docs: ready
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo "hexarch: the documentation is in src/hexarch/server/site; hexarch serve shows it at /docs"

play: page
	@echo "hexarch: starting the server"
	@$(BIN)/hexarch serve --browser

test: python
	@$(MAKE) -s --no-print-directory -j2 ready system
	@$(MAKE) -s --no-print-directory client/node_modules/.ready
	@$(MAKE) --no-print-directory -j2 check-python check-page $(PAGE) test-page
	$(BIN)/python -m pytest

# Not at the end: while mypy runs on one core, the page's tools keep the other busy.
test-page:
	cd client && npm test --silent

check: ready
	@$(MAKE) -s --no-print-directory client/node_modules/.ready
	@$(MAKE) --no-print-directory -j2 check-python check-page

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page:
	cd client && npm run --silent check

# Generated files that are kept in the repository; tests fail when they are stale.
types: ready
	@$(MAKE) -s --no-print-directory client/node_modules/.ready
	$(BIN)/python client/scripts/openapi.py | (cd client && npm run --silent openapi -- --output generated/openapi.ts)
	$(BIN)/python client/scripts/data.py

# Needs fonttools, brotli and skia-pathops (docs/dependencies.md).
icons: ready
	$(BIN)/python client/scripts/icons.py

norms: ready
	$(BIN)/python tools/norms.py

ratings: ready
	$(BIN)/python tools/ratings.py

# With Chromium; what chance draws differs, so look at them before you commit.
pictures: ready
	@$(MAKE) -s --no-print-directory $(PAGE)
	$(BIN)/python -m tools.pictures

fixtures: ready
	$(BIN)/python client/scripts/fixtures.py

rules: ready
	@$(BIN)/python -m tests.rules.report

soak: python
	@$(MAKE) -s --no-print-directory -j2 ready system
	@$(MAKE) -s --no-print-directory $(PAGE)
	$(BIN)/python -m pytest -m long

golden: ready
	$(BIN)/python -m tests.golden

bench: ready
	$(BIN)/python -m bench --record

# In a folder of their own: the tests expect that these packages are missing.
$(CLASSIC)/.ready:
	@echo "hexarch: installing what PettingZoo's own games need"
	@$(BIN)/uv pip install --quiet --target $(CLASSIC) chess pygame-ce
	@touch $@

# For a machine that does nothing else; compiling takes minutes.
bench-research: ready $(COMPILED)/.ready $(CLASSIC)/.ready
	PYTHONPATH=$(CLASSIC) $(BIN)/python -m bench.research --record
	PYTHONPATH=$(CLASSIC) $(COMPILED)/bin/python -m bench.research --record

bench-server: ready
	$(BIN)/python -m bench.load --record

wheel: ready
	@$(MAKE) -s --no-print-directory $(PAGE)
	rm -rf build dist
	HEXARCH_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

dist: ready
	rm -rf build dist
	$(BIN)/python -m build
	$(BIN)/python tools/sbom.py dist

# docs/releasing.md lists the manual steps.
release-check: dist
	$(BIN)/python tools/release.py

$(COMPILED)/.ready: requirements.lock setup.py $(ENGINE_SOURCES)
	@$(MAKE) wheel
	@test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	@$(BIN)/uv pip install --quiet --python $(COMPILED)/bin/python --require-hashes -r requirements.lock
	@$(BIN)/uv pip install --quiet --python $(COMPILED)/bin/python --no-deps --force-reinstall dist/*.whl
	@touch $@

# The server and the page are not compiled; their tests run on the pure package.
test-compiled: $(COMPILED)/.ready
	@$(COMPILED)/bin/python -c "from hexarch.bench import is_compiled; exit(not is_compiled('origins'))"
	$(COMPILED)/bin/python -m pytest tests/terra_mystica tests/origins tests/cli tests/test_golden.py

bench-compiled: $(COMPILED)/.ready
	$(COMPILED)/bin/python -m bench --record

lock: ready
	$(BIN)/uv pip compile pyproject.toml --upgrade --extra dev --universal --generate-hashes --no-header --output-file requirements.lock
	echo "setuptools" | $(BIN)/uv pip compile pyproject.toml - --extra server --universal --generate-hashes --no-header \
		--constraint requirements.lock --output-file requirements-server.lock

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache client/node_modules src/hexarch/server/static src/hexarch/server/site
