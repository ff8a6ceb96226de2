# One command runs it (make run), one tests it (make test), one checks it (make check).
PYTHON ?= python3
PORT ?= 8000
MINUTES ?= 5
# Compiled modules are kept, whatever the machine says: the tests alone start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.installed-runtime
DEV := $(VENV)/.installed-dev
CLIENTS := $(VENV)/.installed-clients
SBOM := $(VENV)/sbom/.installed

.PHONY: help run admin test test-fast soak chaos bench bench-quick bench-against clients check format schema examples release card-page lock sbom clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

run: $(RUNTIME) ## start the service: SQLite, everything in one process (PORT=8000)
	@$(BIN)/python manage.py serve --port $(PORT)

admin: $(RUNTIME) ## make an admin account
	@$(BIN)/python manage.py migrate -v 0 && $(BIN)/python manage.py createsuperuser

test: $(DEV) ## run every test: unit, API, services on real PostgreSQL, Redis and Celery, browser
	@$(BIN)/python -m tools.everything

test-fast: $(DEV) ## leave services and browser out
	@$(BIN)/python -m pytest -q -n 2 -m "not services and not browser"

soak: $(DEV) ## the long runs: 40,000 random games under every check, races, kills and an hour of listeners (three hours on two cores)
	@$(BIN)/python -m tools.soak

chaos: $(DEV) ## five minutes (MINUTES=60) of play while much goes wrong: who waited, what was lost
	@$(BIN)/python -m tools.chaos --minutes $(MINUTES) $(ARGS)

bench: $(DEV) ## measure everything on servers of its own (a quarter of an hour); writes bench/results.json, tables and plots
	@$(BIN)/python -m bench

bench-quick: $(DEV) ## the same, smaller (two minutes); writes nothing
	@$(BIN)/python -m bench --quick

bench-against: $(DEV) ## is the working tree slower than a commit? COMMIT=… (six minutes); fails if it is
	@$(BIN)/python -m bench --against "$(COMMIT)"

clients: $(CLIENTS) ## generate clients in five languages, compile them, make two of them play (first use: half a gigabyte)
	@$(BIN)/python -m tools.clients

check: $(DEV) ## lint, format, types, layers, migrations, production settings, schema
	@$(BIN)/python -m tools.checks

format: $(DEV) ## put the code into shape
	@$(BIN)/ruff check --fix -q . ; $(BIN)/ruff format .

schema: $(DEV) ## write openapi.yaml, its 3.0 form, docs/problems.md, docs/events.md, docs/limits.md and the rules' proofs from the code
	@$(BIN)/python manage.py spectacular --validate --fail-on-warn --file openapi.yaml
	@$(BIN)/python manage.py write_openapi_30
	@$(BIN)/python manage.py write_problems
	@$(BIN)/python manage.py write_events
	@$(BIN)/python manage.py write_limits
	@$(BIN)/python manage.py rules --write

examples: $(DEV) ## record docs/examples, docs/logs and docs/transcript.md anew, and put the examples into openapi.yaml
	@UU_WRITE_DOCS=1 $(BIN)/python -m pytest -q -n 0 tests/docs/test_examples.py tests/docs/test_transcript.py tests/docs/test_event_texts.py \
		tests/docs/test_events.py::test_the_examples_are_recorded_and_there_is_one_for_every_event
	@$(MAKE) -s schema

release: $(DEV) ## check everything, freeze the contract, tag: VERSION=1.0.0 (DRY_RUN=--dry-run only says what it would do)
	@$(BIN)/python -m tools.release "$(VERSION)" $(DRY_RUN)

card-page: $(DEV) ## write docs/cards.md, every card's text in five languages
	@$(BIN)/python manage.py write_card_page

lock: $(DEV) ## pin every version, with hashes, from pyproject.toml and tools/npm/*/package.json
	@$(BIN)/python -m pip install -q "uv>=0.6" && sh requirements/lock.sh $(BIN)/uv
	@$(BIN)/python -m tools.node

sbom: $(SBOM) ## write build/sbom.json: what the service is made of, as CycloneDX
	@mkdir -p build
	@PYTHONWARNINGS=ignore $(VENV)/sbom/bin/cyclonedx-py requirements requirements/runtime.txt --pyproject pyproject.toml \
		--mc-type application --output-reproducible --of JSON --sv 1.6 -o build/sbom.json
	@echo "build/sbom.json"

clean: ## remove the environment and what the service has written
	@rm -rf $(VENV) var build *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; say which: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(RUNTIME): requirements/runtime.txt | $(VENV)
	@echo "Installing what the service needs into $(VENV) …"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/runtime.txt
	@touch $@

$(DEV): requirements/dev.txt | $(VENV)
	@echo "Installing what tests and checks need into $(VENV) …"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@ $(RUNTIME)

$(CLIENTS): requirements/clients.txt | $(VENV)
	@echo "Installing what makes clients into $(VENV) …"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/clients.txt
	@touch $@ $(DEV) $(RUNTIME)

# In an environment of its own: what makes the list is no part of what is listed.
$(SBOM): requirements/sbom.txt | $(VENV)
	@$(PYTHON) -m venv $(VENV)/sbom
	@$(VENV)/sbom/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/sbom.txt
	@touch $@
