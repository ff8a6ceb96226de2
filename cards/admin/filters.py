"""How lists of cards are narrowed."""

from typing import Any

from django.contrib.admin import RelatedFieldListFilter
from django.http import HttpRequest

from cards.models import CardSetVersion


class VersionFilter(RelatedFieldListFilter):
    """By version. Django's own would ask for the set of each version, to call it by its name."""

    def field_choices(self, field: Any, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        versions = CardSetVersion.objects.exclude(status=CardSetVersion.Status.TRIAL).select_related("card_set")
        return [(str(version.pk), str(version)) for version in versions.defer("content")]
