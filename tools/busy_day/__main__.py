"""Fills a new folder and says how to look at it; with --pictures, takes the desk's pictures for docs/screenshots."""

import argparse
import os
import sys
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.busy_day", description=__doc__)
    parser.add_argument("folder", type=Path, help="a folder that is not there yet, for the scratch database")
    parser.add_argument("--pictures", action="store_true", help="take pictures of the desk for docs/screenshots")
    said = parser.parse_args()
    if said.folder.exists():
        parser.error(f"{said.folder} is there already: name a folder that is not")
    said.folder.mkdir(parents=True)
    os.environ |= {"DATABASE_URL": "", "REDIS_URL": "", "UU_VAR_DIR": str(said.folder.resolve())}
    os.environ |= {"DJANGO_SETTINGS_MODULE": "uu_service.settings", "UU_LOG_LEVEL": "WARNING", "UU_TALLY_SECONDS": "0"}
    _fill()
    if said.pictures:
        from tools.busy_day.pictures import take_pictures

        take_pictures()
    sys.stdout.write(f"UU_VAR_DIR={said.folder} make run  # then sign in as Olga, password: busy-day-busy-day\n")


def _fill() -> None:
    import django

    django.setup()
    from django.core.management import call_command

    from tools.busy_day.filling import fill

    call_command("migrate", verbosity=0)
    call_command("load_card_sets")
    fill()


if __name__ == "__main__":
    main()
