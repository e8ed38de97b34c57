# Everything one needs to know: make play, make test. The rest is for people who change the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help test check rules soak bench wheel lock clean

help:
	@echo "make test    set up what is missing, check and run the tests"
	@echo "make check   only format, lint and types"
	@echo "make rules   which numbered rules have a test"
	@echo "make soak    the long tests"
	@echo "make bench   the benchmarks, with a table of results"
	@echo "make wheel   the compiled wheel, in dist/"
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

bench: $(READY)
	$(BIN)/python -m bench

wheel: $(READY)
	HEXARCH_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

lock: $(READY)
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --output-file requirements.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
