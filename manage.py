#!/usr/bin/env python
"""Django's command line for this project."""

import os
import sys

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
    if sys.argv[1:2] != ["serve"]:
        os.environ.setdefault("UU_DB_SECONDS", "0")  # a migration takes as long as it takes
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)
