"""docs/api/openapi-3.0.yaml from openapi.yaml."""

from argparse import ArgumentParser
from pathlib import Path

import yaml
from django.conf import settings
from django.core.management.base import BaseCommand

from uu_service.api.openapi_30 import as_3_0, written


class Command(BaseCommand):
    help = "Write the contract in OpenAPI 3.0, for older generators."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--of", default="openapi.yaml")
        parser.add_argument("--file", default="docs/api/openapi-3.0.yaml")

    def handle(self, *args: object, of: str, file: str, **options: object) -> None:
        root = settings.BASE_DIR
        document = yaml.load((root / of).read_bytes(), Loader=yaml.CSafeLoader)
        Path(root / file).write_bytes(b"# Written by make schema.\n" + written(as_3_0(document)))
