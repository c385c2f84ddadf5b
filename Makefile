# Sets up a virtual environment in .venv, and runs what people run.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup play test lint check fuzz soundness bench generated clean

setup: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "lictor needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

play: setup
	@$(BIN)/lictor play gloria_a_roma --seed 753

lint: setup
	$(BIN)/ruff check interpreter tests bench
	$(BIN)/ruff format --check --quiet interpreter tests bench
	$(BIN)/mypy

check: setup
	$(BIN)/lictor fmt --check
	$(BIN)/lictor check
	$(BIN)/lictor test

test: lint check
	$(BIN)/pytest -n 2

fuzz: setup
	$(BIN)/python -m bench.fuzz --mutants 200000

soundness: setup
	$(BIN)/python -m bench.soundness

bench: setup
	$(BIN)/python -m bench.speed

# Files that are made from others and kept in the repository.
generated: setup
	$(BIN)/python -c "from interpreter.syntax.parse_table import write_table; write_table()"
	$(BIN)/python -c "from interpreter.compose.schemas import write_schemas; write_schemas()"

clean:
	rm -rf $(VENV) dist build
