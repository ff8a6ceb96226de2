"""The phrases that the text of a card is put together from: people, who chooses, options of the table."""

from msgspec import Struct

from cards.language.phrasing import AT_ANY_TABLE, TableOptions, Translator

YOURS = {"user": "to", "buyer": "do"}
"""Roles that are you, and the form that then speaks to you."""


class TableOption(Struct, frozen=True):
    """The table decides, by one of its options."""

    option: str


class RolePhrases(Translator, frozen=True):
    """The phrases of one language. Forms: `do` (an order to you), `to` (after “you may”), `they` (somebody does it).

    `options` are those of one table; without them the text says that the table decides.
    """

    options: TableOptions = AT_ANY_TABLE

    def form(self, role: str) -> str:
        """How a verb speaks of this role."""
        return YOURS.get(role, "they")

    def role(self, role: str, case: str = "does") -> str:
        return self.say("role", role=role, case=case)

    def decided(self, word: str | TableOption) -> str | TableOption:
        """The word that stands here at this table, if its options are known."""
        return word if isinstance(word, str) else str(self.options.get(word.option, "")) or word

    def chooser(self, written: str | TableOption) -> str:
        chooser = self.decided(written)
        if isinstance(chooser, str):
            return self.say("chooser", who=self.role(chooser), you="yes" if chooser in YOURS else "no")
        return self.say("chooser-option", option=self.option(chooser))

    def option(self, option: TableOption) -> str:
        """An option by the name that the table's options have."""
        return Translator(self.language, "option-kill-the-unicorns").say(option.option.replace("_", "-"))
