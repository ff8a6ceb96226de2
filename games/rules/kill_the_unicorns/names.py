"""What Kill the Unicorns calls its prompts, verbs, zones, phases and outcomes."""

from cards.language.kill_the_unicorns import STEPS
from cards.language.kill_the_unicorns.parts import VERBS
from games.rules.kernel.names import LAST_SEAT_LEFT, RulesetNames
from games.rules.kill_the_unicorns.view import HuntingPhase

NAMES = RulesetNames(
    prompts=(
        "choose_character",
        "place_stratagem",
        "hunt_opening",
        "bid",
        "ability",
        "cards_revealed",
        "pick_stratagem",
        "choose_unicorn",
        "choose_cards",
        "choose_colour",
        "hunt_over",
        "market",
        "round_over",
    ),
    verbs=(
        "choose_character",
        "place",
        "hunt",
        "reveal",
        "give",
        "buy",
        *(VERBS.words_for(step).verb for step in STEPS),
    ),
    zones=("row", "collection", "hand", "played", "drawn", "market", "character"),
    phases=tuple(HuntingPhase),
    reasons=("double_rainbow", "highest_score", "all_scores_tied", LAST_SEAT_LEFT),
)
