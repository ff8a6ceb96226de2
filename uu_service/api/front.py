"""/api/v1/ itself: a browser is led to the documents, a program finds where to begin."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from uu_service import __version__

HTML, JSON = "text/html", "application/json"
BEGIN = {
    "documents": "/docs/",
    "contract": "/api/v1/schema",
    "sign_in_as_guest": "/api/v1/auth/guest",
    "rulesets": "/api/v1/rulesets",
    "card_sets": "/api/v1/card-sets",
    "labels": "/api/v1/labels",
}


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    wants_page = request.get_preferred_type([JSON, HTML]) == HTML
    answer: HttpResponse = (
        HttpResponseRedirect("/docs/") if wants_page else JsonResponse({"version": __version__, **BEGIN})
    )
    patch_vary_headers(answer, ["Accept"])
    return answer
