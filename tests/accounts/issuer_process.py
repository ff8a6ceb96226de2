"""An OpenID Connect issuer, as a program: discovery, keys, signed tokens, and whatever a test wants it to do wrong.

python -m tests.accounts.issuer_process PORT
"""

import itertools
import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm

NUMBERS = itertools.count(1)


class Issuer:
    """Its keys, the newest last, and how often each of its pages was read."""

    def __init__(self, url):
        self.url, self.keys, self.reads, self.mode = url, {}, {}, "healthy"
        self.rotate("RS256", keep=False)

    def rotate(self, algorithm, *, keep):
        kid = f"key-{next(NUMBERS)}"
        is_rsa = algorithm.startswith(("RS", "PS"))
        key = rsa.generate_private_key(65537, 2048) if is_rsa else ec.generate_private_key(ec.SECP256R1())
        kept = self.keys if keep else {}
        self.keys = {**kept, kid: (algorithm, key)}

    def jwks(self):
        return {"keys": [self._jwk(kid, algorithm, key) for kid, (algorithm, key) in self.keys.items()]}

    def _jwk(self, kid, algorithm, key):
        kind = RSAAlgorithm if algorithm.startswith(("RS", "PS")) else ECAlgorithm
        return {**kind.to_jwk(key.public_key(), as_dict=True), "kid": kid, "use": "sig", "alg": algorithm}

    def mint(self, claims, headers):
        """Leaves out what is null."""
        now = int(time.time())
        known = {"iss": self.url, "sub": "ann", "aud": "the-app", "iat": now, "exp": now + 600} | claims
        kid, (algorithm, key) = list(self.keys.items())[-1]
        said = {name: value for name, value in known.items() if value is not None}
        return jwt.encode(said, key, algorithm, headers={"kid": kid} | headers)

    def page(self, path):
        if self.mode == "broken":
            return 500, {}
        if path == "/.well-known/openid-configuration":
            name = "https://somebody.example" if self.mode == "another" else self.url
            return 200, {"issuer": name, "jwks_uri": f"{self.url}/keys"}
        if path == "/keys":
            return 200, {"keys": "x" * 1_000_000} if self.mode == "huge" else self.jwks()
        return (302, {}) if path == "/elsewhere" else (404, {})

    def told(self, path, body):
        match path:
            case "/test/mint":
                return {"token": self.mint(body["claims"], body["headers"])}
            case "/test/rotate":
                self.rotate(body.get("algorithm", "RS256"), keep=body.get("keep", False))
            case "/test/mode":
                self.mode = body["mode"]
            case "/test/forget":
                self.reads = {}
        return {"reads": self.reads}


class Pages(BaseHTTPRequestHandler):
    issuer = None

    def do_GET(self):
        self.issuer.reads[self.path] = self.issuer.reads.get(self.path, 0) + 1
        self.answer(*self.issuer.page(self.path))

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.answer(200, self.issuer.told(self.path, body))

    def answer(self, status, content):
        raw = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(raw)))
        self.end_headers()
        self.wfile.write(raw)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    port = int(sys.argv[1])
    Pages.issuer = Issuer(f"http://127.0.0.1:{port}")
    ThreadingHTTPServer(("127.0.0.1", port), Pages).serve_forever()
