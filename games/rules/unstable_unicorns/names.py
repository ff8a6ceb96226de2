"""What Unstable Unicorns calls its prompts, verbs, zones, phases and outcomes."""

from typing import get_args

from cards.language.unstable_unicorns.verbs import STEPS
from games.rules.kernel.names import LAST_SEAT_LEFT, RulesetNames
from games.rules.unstable_unicorns.asking import head_of_verb
from games.rules.unstable_unicorns.table import Phase, ZoneName

NAMES = RulesetNames(
    prompts=(
        "choose_baby",
        "action",
        "second_play",
        "play_at_once",
        "neigh_window",
        "answer_window",
        "choose_cards",
        "choose_players",
        "choose_option",
        "choose_stable",
        "effects",
        "rescue",
        "hand_limit",
        "look",
        "name_drinker",
    ),
    verbs=("toast", *(head_of_verb(step) for step in STEPS)),
    zones=get_args(get_args(ZoneName)[0]),
    phases=get_args(get_args(Phase)[0]),
    reasons=("unicorns", "deck_exhausted", "most_letters", "everybody_loses", LAST_SEAT_LEFT),
)
