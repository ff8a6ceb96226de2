# One image for every process of the service: web (REST), listen, worker, clock, beat.
FROM python:3.12-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements/runtime.txt /tmp/runtime.txt
RUN python -m venv /venv && /venv/bin/pip install --require-hashes -r /tmp/runtime.txt

FROM python:3.12-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    UU_PRODUCTION=1 UU_VAR_DIR=/var/lib/uu UU_STATIC_DIR=/app/static UU_MANUAL_DIR=/app/pages
RUN useradd --system --uid 10001 --home-dir /var/lib/uu --create-home uu
WORKDIR /app
COPY --from=build /venv /venv
COPY manage.py openapi.yaml CHANGELOG.md CONTRIBUTING.md ./
COPY uu_service uu_service
COPY accounts accounts
COPY cards cards
COPY docs docs
COPY games games
COPY manual manual
COPY matching matching
COPY play play
COPY players players
COPY shapes shapes
COPY webhooks webhooks
COPY words words
# Static files and pages need settings but no secret: this one-off run is not production.
RUN UU_PRODUCTION=0 UU_VAR_DIR=/tmp/build sh -c 'python manage.py collectstatic --noinput -v 0 && python manage.py write_manual' && rm -rf /tmp/build
# What is not written at run time is compiled now, or each process would do it at its start.
RUN python -m compileall -q .
USER uu
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["granian", "--interface", "asginl", "--host", "0.0.0.0", "--port", "8000", "--workers", "2", "--workers-kill-timeout", "8", "--http1-header-read-timeout", "10000", "--no-ws", "uu_service.rest:application"]
