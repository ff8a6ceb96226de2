"""Refusals of valid data that are right, each with its reason.

Schemathesis takes a refusal of data that the schema allows for a failure. Some things no schema can say: each of them
stands here by the code of its problem, or of its field error and where that is. Any other refusal is a failure.
"""

REFUSED_RIGHTLY = {
    ("code_refused", ""): "only the mail holds the code",
    ("identity_token_refused", ""): "only the issuer can sign a token",
    ("unknown_choice", "/issuer"): "the operator says which issuers there are",
    ("unknown_choice", "/identity/issuer"): "the operator says which issuers there are",
    ("idempotency_key_reused", ""): "the same key with another body: the fuzzer likes it, and this is what it is for",
    ("illegal_action", ""): "only the open forms of a game say which action is legal",
    ("bad_format", "/cursor"): "only `next_cursor` of a page is a cursor, and no pattern can tell",
    ("bad_format", "/since"): "the first and last hours of all years have no time in UTC",
    ("bad_format", "/until"): "the first and last hours of all years have no time in UTC",
    ("bad_format", "/expires_at"): "the first and last hours of all years have no time in UTC",
    ("too_large", "/after"): "no later than the game's newest event",
    ("out_of_range", "/at"): "no later than the game's newest event",
    ("many_items", "/bots"): "as many as the ruleset seats: GET rulesets tells",
    ("out_of_range", "/number"): "no later than the last place of the game's replay",
    ("out_of_range", "/seat"): "a seat that the game has",
    ("out_of_range", "/seats"): "as many as the ruleset seats: GET rulesets tells",
    ("out_of_range", "/clock"): "the bounds of each mode: GET rulesets tells",
    ("clock_off_is_private", "/clock"): "hangs together with `access`: GET rulesets tells",
    ("no_such_clock_setting", "/clock"): "each ruleset and mode has its own settings: GET rulesets tells",
    ("unknown_choice", "/ruleset"): "left open, so that a new ruleset breaks no client: GET rulesets tells",
    ("unknown_choice", "/bots"): "left open likewise",
    ("unknown_choice", "/bot"): "left open likewise",
    ("unknown_choice", "/preferences/auto_pass"): "left open likewise: GET me tells",
    ("unknown_field", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("unknown_choice", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("wrong_type", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("too_small", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("too_large", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("rated_options", "/options"): "a rated table has the default options, which each ruleset has its own of",
    ("rated_bots", "/bots"): "hangs together with `rated`",
    ("rated_clock", "/clock"): "hangs together with `rated`",
    ("no_such_season", "/season"): "only a clock knows which seasons there have been",
    ("event_without_game", "/event"): "hangs together with `game`",
    ("code_or_size", "/party"): "`code` and `size` hang together: one of them, and not null",
    ("out_of_range", "/party/size"): "as many as the ruleset seats: GET rulesets tells",
    ("not_played_together", "/game"): "only the game knows who sat there",
    ("out_of_range", "/event"): "no later than the game's newest event",
    ("too_long", "/display_name"): "counted in characters as people see them",
    ("no_such_card_set", "/card_sets"): "GET card-sets tells",
    ("needs_card_set", "/card_sets"): "GET card-sets tells in extends",
    ("card_in_two_sets", "/card_sets"): "GET card-sets offers mixes",
    ("twice", "/card_sets"): "the same set in two versions: lists of different things can still hold it",
    ("url_malformed", "/url"): "what a host may be called is more than a pattern can say",
    ("url_not_https", "/url"): "plain http is for networks that the operator has allowed",
    ("url_not_reachable", "/url"): "only DNS knows",
    ("password_too_common", ""): "a list of twenty thousand",
    ("password_entirely_numeric", ""): "told in words",
    ("password_too_similar", ""): "told in words",
    ("in_the_past", "/expires_at"): "only a clock knows",
    ("bad_characters", ""): "NUL and half characters cannot be stored",
    ("blank", ""): "a name needs something to see in it: a matter of Unicode's categories",
    ("unfit_characters", ""): "names have no controls and no direction marks: likewise",
}


KEPT_AFTER_DELETE = {"getTicket": "a ticket that was ended says why, for three days"}
"""Reads that still answer when what they read has been deleted. Elsewhere schemathesis takes that for a failure."""


def is_right(code: str, pointer: str) -> bool:
    return any(code == known and pointer.startswith(place) for known, place in REFUSED_RIGHTLY)
