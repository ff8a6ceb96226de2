"""The shared API base as a Django app, for its idempotency records and for what was counted."""

from django.apps import AppConfig
from django.core.signals import request_finished


class ApiConfig(AppConfig):
    name = "uu_service.api"
    label = "api"

    def ready(self) -> None:
        from uu_service.api import contract, kept_answers  # noqa: F401 - the first registers problems and schema extensions
        from uu_service.api.tally_rows import forget_old_tallies
        from uu_service.chores import register_chore
        from uu_service.metrics import request_totals
        from uu_service.tallies import keep_if_due, register_totals

        register_chore("forget old answers", kept_answers.purge)
        register_chore("forget old tallies", forget_old_tallies)
        register_totals(request_totals)
        request_finished.connect(keep_if_due, dispatch_uid="tallies")
