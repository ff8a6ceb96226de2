"""Markdown becomes HTML: headings get anchors, links lead to pages, code is coloured by classes."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

RULE = re.compile(r"[A-Z]+-\w[\w.]*")
Resolve = Callable[[str], str | None]


class Heading(Struct, frozen=True):
    level: int
    anchor: str
    text: str


class Passage(Struct, frozen=True):
    """A heading and the words under it, for the search."""

    heading: Heading
    words: str


class Rendered(Struct, frozen=True):
    html: str
    passages: list[Passage]


def rendered(text: str, resolve: Resolve, after_rule: Callable[[str], str] = lambda rule: "") -> Rendered:
    """The document as HTML. Rules (`- **UU-1.1** …`) and problems (the first cell of a row) are anchors too."""
    markdown = MarkdownIt("commonmark", {"html": True, "highlight": coloured}).enable(["table", "strikethrough"])
    tokens = markdown.parse(text)
    _name_headings(tokens)
    _name_rules(tokens, after_rule)
    _name_rows(tokens)
    _align(tokens)
    for inline in (token for token in tokens if token.children):
        inline.children = list(_linked(inline.children or [], resolve))
    html = re.sub(r"(?<=<code>)[^<]+(?=</code>)", _breakable, markdown.renderer.render(tokens, markdown.options, {}))
    framed = html.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")
    return Rendered(framed, _passages(tokens))


def coloured(code: str, language: str, _: str = "") -> str:
    """The block as HTML with classes; the page's style sheet has their colours."""
    try:
        lexer = get_lexer_by_name(language.partition(" ")[0] or "text")
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    inner = highlight(code, lexer, HtmlFormatter(nowrap=True))
    return f'<pre class="code" tabindex="0"><code>{inner}</code></pre>'


def _breakable(code: re.Match[str]) -> str:
    """A long name may go on in the next line after an underscore: on a phone a table of names is too wide otherwise."""
    return re.sub(r"_(?=\w)", "_<wbr>", code[0])


def slug(text: str) -> str:
    """As code hosts make it, so that a link works there and here."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def plain(token: Token) -> str:
    return "".join(child.content if child.type in ("text", "code_inline") else " " for child in token.children or [])


def _name_headings(tokens: list[Token]) -> None:
    taken: dict[str, int] = {}
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            name = slug("".join(child.content for child in inline.children or []))
            count = taken[name] = taken.get(name, -1) + 1
            token.attrSet("id", f"{name}-{count}" if count else name)


def _name_rules(tokens: list[Token], after_rule: Callable[[str], str]) -> None:
    """`- **UU-1.1** text`: the item gets its number as an anchor, and what proves it at its end."""
    for at, token in enumerate(tokens):
        if token.type == "list_item_open" and tokens[at + 2].children:
            first = [child.content for child in tokens[at + 2].children or [] if child.content][:1]
            if first and RULE.fullmatch(first[0]):
                token.attrSet("id", first[0])
                more = Token("html_inline", "", 0, content=after_rule(first[0]))
                tokens[at + 2].children = [*(tokens[at + 2].children or []), more]


def _name_rows(tokens: list[Token]) -> None:
    """Where the first column of a table is `code`, a row can be led to by its code; the first one, if two share it."""
    taken = {str(token.attrGet("id")) for token in tokens if token.attrGet("id")}
    first = ""
    for token, cell, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if token.type == "tr_open" and cell.type == "th_open":
            first = inline.content
        elif token.type == "tr_open" and first == "code" and (name := plain(inline)) not in taken:
            token.attrSet("id", name)
            taken.add(name)


def _align(tokens: list[Token]) -> None:
    """By classes: the pages may not have styles in them."""
    for token in tokens:
        style = str(token.attrs.pop("style", ""))
        if style.startswith("text-align:"):
            token.attrSet("class", style.removeprefix("text-align:"))


def _linked(children: Iterable[Token], resolve: Resolve) -> Iterable[Token]:
    """Links lead to addresses; one that leads nowhere here becomes its words."""
    is_open = True
    for child in children:
        if child.type == "image":
            child.attrSet("src", resolve(str(child.attrGet("src"))) or "")
            child.attrSet("loading", "lazy")
        elif child.type == "link_open":
            target = resolve(str(child.attrGet("href")))
            is_open = target is not None
            if not is_open:
                continue
            child.attrSet("href", str(target))
        elif child.type == "link_close" and not is_open:
            is_open = True
            continue
        yield child


def _passages(tokens: list[Token]) -> list[Passage]:
    """The document cut at its headings."""
    found: list[tuple[Heading, list[str]]] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            heading = Heading(int(token.tag[1]), str(token.attrGet("id")), plain(tokens[at + 1]).strip())
            found.append((heading, []))
        elif token.type in ("tr_open", "list_item_open") and token.attrGet("id"):
            name = str(token.attrGet("id"))
            found.append((Heading(4, name, name), []))
        elif found and token.type == "inline":
            found[-1][1].append(plain(token))
        elif found and token.type == "fence":
            found[-1][1].append(token.content)
    return [Passage(heading, " ".join(words)) for heading, words in found]
