"""The service's own addresses, under another name: answers about the toy game stand in no published contract."""

from uu_service.urls import handler400, handler403, handler404, handler500, urlpatterns

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]
