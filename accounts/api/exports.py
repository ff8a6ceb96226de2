"""me/export: everything that is kept about one's account."""

from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies
from accounts.api.authentication import credential_of
from accounts.exported import ExportedAccount
from accounts.exporting import check_export
from uu_service.api.operation import Operation

RETRY_SECONDS = 5


class ExportEndpoint(APIView):
    @Operation(
        "exportMe",
        "Read everything that is kept about you",
        "One JSON document. If there is a lot of it, the answer is 202 with `Retry-After` while it is put together: "
        "ask again. The result is kept for six hours, and sent whenever you ask. No secret is in it, and nothing "
        "about other people.",
        tag="me",
        answers={200: ExportedAccount, 202: bodies.ExportUnderWay},
        throttle="create",  # it costs more than other reads
    )
    def get(self, request: Request) -> Response | HttpResponse:
        document = check_export(credential_of(request).account_id)
        if document is None:
            under_way = bodies.ExportUnderWay(retry_after=RETRY_SECONDS)
            return Response(under_way, status=202, headers={"Retry-After": str(RETRY_SECONDS)})
        return HttpResponse(document, content_type="application/json", headers={"Cache-Control": "no-store"})
