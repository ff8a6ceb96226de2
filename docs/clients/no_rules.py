"""A client that knows no rules: it signs in, opens a table with bots, and plays to the end by filling forms.

python no_rules.py http://127.0.0.1:8000 unstable_unicorns 3
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Client:
    """Talks to the service. What it does may be sent twice: the key makes it happen once."""

    def __init__(self, address):
        self.api = f"{address}/api/v1/"
        self.token = None
        self.token = self.post("auth/guest", {"display_name": "No Rules"})["access"]

    def get(self, path):
        return self.send("GET", path)

    def post(self, path, body=None):
        return self.send("POST", path, body or {}, {"Idempotency-Key": str(uuid.uuid4())})

    def send(self, method, path, body=None, headers=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **(headers or {})}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        for attempt in range(8):
            request = urllib.request.Request(self.api + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                problem = json.load(refused)
                if not problem["retryable"]:
                    raise Refused(problem) from None
            except OSError:
                pass  # a lost answer: ask again, with the same key
            time.sleep(0.2 * 2**attempt)
        raise TimeoutError(path)


class Refused(Exception):
    """The service said no; `problem` says why."""

    def __init__(self, problem):
        super().__init__(problem["detail"])
        self.problem = problem


def fill(form):
    """Any filling of any form is legal."""
    filled = {"type": form["type"]}
    for name, field in form["fields"].items():
        values = [choice["value"] for choice in field["choices"]]
        if field["kind"] == "one":
            filled[name] = random.choice(values)
        else:
            filled[name] = random.sample(values, random.randint(field["min"], field["max"]))
    return filled


def play(client, game):
    """Answer whatever is asked until the game is over."""
    view = client.get(f"games/{game}")
    while view["status"] == "running":
        if view["prompts"]:
            prompt = random.choice(view["prompts"])
            action = {"prompt": prompt["id"], **fill(random.choice(prompt["forms"]))}
            print(f"{prompt['text']}  ->  {action['type']}")
            try:
                view = client.post(f"games/{game}/actions", action)
                continue
            except Refused as refused:
                if refused.problem["code"] != "prompt_closed":  # somebody was faster, or time was up
                    raise
        client.get(f"games/{game}/events?after={view['version']}&wait=20")
        view = client.get(f"games/{game}")
    return view["outcome"]


def main(address, ruleset, seats):
    client = Client(address)
    clocks = {game["name"]: game["clock"][0] for game in client.get("rulesets")["items"]}
    clock = {"seconds": {one["name"]: 0 for one in clocks[ruleset]["settings"] if one["min"] == 0}}
    table = {"ruleset": ruleset, "access": "private", "seats": {"min": seats, "max": seats}, "clock": clock}
    game = client.post("games", {**table, "bots": ["random"] * (seats - 1)})["id"]
    client.post(f"games/{game}/start")
    print(play(client, game))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
