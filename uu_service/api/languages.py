"""The languages that the service speaks, as the contract names them."""

import enum


class Language(enum.StrEnum):
    EN = "en"
    ES = "es"
    FR = "fr"
    IT = "it"
    PL = "pl"
