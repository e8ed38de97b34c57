# Everything one needs to know: make play, make test. The rest is for people who change the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := .venv-compiled

.PHONY: help test check rules soak golden bench wheel test-compiled bench-compiled lock clean

help:
	@echo "make test    set up what is missing, check and run the tests"
	@echo "make check   only format, lint and types"
	@echo "make rules   which numbered rules have a test"
	@echo "make soak    the long tests"
	@echo "make golden  rewrite the recorded playthroughs and counts"
	@echo "make bench   the benchmarks"
	@echo "make wheel   the compiled wheel, in dist/"
	@echo "make test-compiled, bench-compiled   the same against that wheel"
	@echo "make lock    pin the newest versions of all dependencies"

$(READY): requirements.lock pyproject.toml setup.py
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

test: check
	$(BIN)/python -m pytest

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

rules: $(READY)
	@$(BIN)/python -m tests.rules.report

soak: $(READY)
	$(BIN)/python -m pytest -m long

golden: $(READY)
	$(BIN)/python -m tests.golden

bench: $(READY)
	$(BIN)/python -m bench --record

wheel: $(READY)
	rm -rf build dist
	HEXARCH_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

$(COMPILED)/.ready: requirements.lock
	@$(MAKE) wheel
	@test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	@$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@touch $@

test-compiled: $(COMPILED)/.ready
	$(COMPILED)/bin/python -m pytest

bench-compiled: $(COMPILED)/.ready
	$(COMPILED)/bin/python -m bench --record

lock: $(READY)
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --output-file requirements.lock

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
