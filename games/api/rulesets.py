"""The games there are, described well enough to draw a "new game" screen without knowing either."""

import msgspec
from django.http import HttpResponseBase
from msgspec import inspect as types
from rest_framework.request import Request

import words
from games.api import bodies
from games.bots.registry import bot_names
from games.rules.kernel.moments import Limits
from games.rules.kernel.ruleset import Ruleset, rulesets
from games.services.clocks import limits
from games.stepping.deadlines import Mode
from uu_service.api.operation import Operation
from uu_service.api.public import PublicEndpoint, kept


class RulesetsEndpoint(PublicEndpoint):
    @Operation(
        "listRulesets",
        "List the games",
        "Seats, options with types, defaults and explanations, bots, and the bounds of each clock. Keep it: it changes "
        "only with the service, and its ETag with it. No token is needed.",
        tag="cards",
        answers={200: bodies.RulesetList, 304: None},
    )
    def get(self, request: Request) -> HttpResponseBase:
        return kept(request, _every_ruleset)


def _every_ruleset(language: str) -> bodies.RulesetList:
    return bodies.RulesetList([_ruleset(ruleset, language) for ruleset in rulesets()])


def _ruleset(ruleset: Ruleset, language: str) -> bodies.RulesetView:
    options = types.type_info(ruleset.Options)
    assert isinstance(options, types.StructType)
    fields = options.fields
    return bodies.RulesetView(
        name=ruleset.name,
        label=words.say(language, f"ruleset-{_kebab(ruleset.name)}"),
        engine=ruleset.version,
        min_seats=ruleset.min_seats,
        max_seats=ruleset.max_seats,
        options=[_option(ruleset.name, field, language) for field in fields],
        bots=[_bot(name, language) for name in bot_names()],
        clock=[_clock_mode(ruleset, mode, language) for mode in Mode],
    )


def _bot(name: str, language: str) -> bodies.BotView:
    return bodies.BotView(name, words.say(language, f"bot-{name}"), words.say(language, f"bot-{name}-explained"))


Drawn = tuple[bodies.OptionKind, list[bodies.OptionValue], int | None, int | None]
"""How an option is drawn: as what, its choices, and its limits."""


def _option(ruleset: str, field: types.Field, language: str) -> bodies.OptionView:
    key = f"option-{_kebab(ruleset)}-{_kebab(field.name)}"
    kind, choices, least, most = _kind(field.type)
    return bodies.OptionView(
        name=field.encode_name,
        label=words.say(language, key),
        explanation=words.say(language, f"{key}-explained"),
        type=kind,
        default=msgspec.to_builtins(field.default),
        choices=[bodies.OptionChoice(value, _choice_label(key, value, language)) for value in choices] or None,
        min=least,
        max=most,
    )


def _choice_label(key: str, value: bodies.OptionValue, language: str) -> str:
    own = f"{key}-{_kebab(str(value))}"
    return words.say(language, own) if words.has(own) else str(value)


def _kind(info: types.Type) -> Drawn:
    match info:
        case types.BoolType():
            return bodies.OptionKind.BOOLEAN, [], None, None
        case types.LiteralType(values=values):
            return bodies.OptionKind.CHOICE, [value for value in values if value is not None], None, None
        case types.EnumType(cls=cls):
            return bodies.OptionKind.CHOICE, [member.value for member in cls], None, None
        case types.IntType(ge=least, le=most):
            return bodies.OptionKind.INTEGER, [], least, most
        case types.UnionType(types=arms):
            kinds = [_kind(arm) for arm in arms]
            return bodies.OptionKind.CHOICE, [value for kind in kinds for value in _values(kind)], None, None
        case _:
            raise TypeError(f"an option cannot be drawn: {info}")


def _values(
    kind: Drawn,
) -> list[bodies.OptionValue]:
    _, choices, least, most = kind
    return choices or (list(range(least, most + 1)) if least is not None and most is not None else [])


def _clock_mode(ruleset: Ruleset, mode: Mode, language: str) -> bodies.ClockModeView:
    return bodies.ClockModeView(
        mode=mode,
        label=words.say(language, f"clock-{mode}"),
        explanation=words.say(language, f"clock-{mode}-explained"),
        private_only=mode == Mode.OFF,
        settings=[_clock_setting(name, limit, language) for name, limit in limits(ruleset.moments, mode).items()],
    )


def _clock_setting(name: str, limit: Limits, language: str) -> bodies.ClockSettingView:
    key = f"clock-{_kebab(name)}"
    return bodies.ClockSettingView(
        name, words.say(language, key), words.say(language, f"{key}-explained"), limit.least, limit.most, limit.default
    )


def _kebab(name: str) -> str:
    return name.replace("_", "-")
