"""From the list of sets to a set to its cards."""

from uu_service.api.links import link

link("listCardSets", "getCardSet", slug="$response.body#/items/0/slug")
link("listCardSets", "listCardSets", cursor="$response.body#/next_cursor")
link("getCardSet", "getCardSetVersion", slug="$request.path.slug", number="$response.body#/latest_version")
