"""Every sentence for people, in five languages, by key (Project Fluent). Pure: no Django.

Keys are kebab-case, prefixed by area: problem-not-found-title. English is the fallback, a test keeps all five complete.
"""

from words.book import FALLBACK, LANGUAGES, add_folder, has, keys, outline, say
from words.lists import both, either

__all__ = ["FALLBACK", "LANGUAGES", "add_folder", "both", "either", "has", "keys", "outline", "say"]
