"""The shared API base as a Django app, for its idempotency records."""

from django.apps import AppConfig


class ApiConfig(AppConfig):
    name = "uu_service.api"
    label = "api"

    def ready(self) -> None:
        from uu_service.api import contract, kept_answers  # noqa: F401 - they register problems and schema extensions
        from uu_service.chores import register_chore

        register_chore("forget old answers", kept_answers.purge)
