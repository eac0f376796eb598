# The commands to know:
#   make play    sit down at the table; make play GAME=project_l at another
#   make test    run every check
#   make check   lint and types only
#   make bench   measure, beside other libraries, on this machine
#   make soak    the long runs
#   make lock    resolve the development dependencies anew
# All of them set up .venv by themselves.

PYTHON ?= python3
GAME ?= mu
BIN := .venv/bin
READY := .venv/ready
.PHONY: play test check bench soak lock
# Without kept bytecode every process of the tests, and there are hundreds, reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

play: $(READY)
	@$(BIN)/parlour play $(GAME)

# Every game is compiled once, two at a time, before two workers of pytest need them all.
# Interpreted, every line of the rules is covered: without sweeps over thousands of positions, counts
# of chances and whole games, and without what is said and shown, which is plain Python anyway.
test: check
	@printf '%s\n' small_islands project_l tavarua snapshot mu pennies | \
	    xargs -P 2 -I GAME $(BIN)/python tests/compile.py GAME
	$(BIN)/pytest -n 2
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n 2 -m "not sweep and not talk" tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/pip install --quiet --require-hashes -r requirements/bench.txt
	$(BIN)/python benchmarks/cpu.py
	$(BIN)/python benchmarks/play.py
	$(BIN)/python benchmarks/wire.py
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/bot_strength.py

soak: $(READY)
	$(BIN)/pytest -m soak
	LONG_WALKS=1 $(BIN)/pytest tests/games
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -m sweep tests/games

lock: $(READY)
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --generate-hashes --upgrade \
	    pyproject.toml --extra cli --extra gpu --extra server --group dev -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --generate-hashes --upgrade \
	    --group bench -c requirements/dev.txt -o requirements/bench.txt

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Parlour needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@echo 'parlour is now in $(BIN); after `. $(BIN)/activate` your shell finds it.'
	@touch $@
