"""The desk measures the queues as they are in Redis."""

from urllib.parse import urlsplit

import pytest
import redis
from django.conf import settings

from accounts.desk_queues import queue_lengths, queue_names

pytestmark = pytest.mark.services


def test_the_desk_counts_what_waits_in_each_queue():
    apart = urlsplit(settings.REDIS_URL)._replace(path="/9").geturl()  # no worker listens there
    with redis.Redis.from_url(apart) as client:
        client.flushdb()
        client.rpush("webhooks", "one", "two", "three")
        found = queue_lengths(apart)
        client.flushdb()
    assert found == dict.fromkeys(queue_names(), 0) | {"webhooks": 3}
