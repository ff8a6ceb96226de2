"""Every sentence for people, in five languages, by key (Project Fluent). Pure: no Django.

Keys are kebab-case, prefixed by area: problem-not-found-title. English is the fallback, a test keeps all five complete.
"""

from words.book import FALLBACK, LANGUAGES, has, keys, outline, say

__all__ = ["FALLBACK", "LANGUAGES", "has", "keys", "outline", "say"]
