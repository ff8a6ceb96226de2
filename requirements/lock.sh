#!/bin/sh
# Pins all versions with hashes, for every platform, and names no registry.
set -eu
uv=${1:-uv}
cd "$(dirname "$0")/.."
pin() {
    "$uv" pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
        --no-emit-find-links --no-annotate --output-file "$1" "${3:-pyproject.toml}" $2
    if grep -nE 'https?://|--index|--find-links' "$1"; then
        echo "$1 names a host: that must not be committed" >&2
        exit 1
    fi
}
pin requirements/runtime.txt ""
pin requirements/dev.txt "--extra dev"
pin requirements/clients.txt "--extra dev --extra clients"
pin requirements/kotlin.txt "--no-deps" requirements/kotlin.in
pin requirements/sbom.txt "" requirements/sbom.in
