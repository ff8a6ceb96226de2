"""What a question is about, in facts and in words: which card asks, for what, and how the hunt stands."""

import pytest

from games.rules.kill_the_unicorns.facts import AbilityFacts, BidFacts, MarketFacts, NotForSale, StratagemFacts
from games.rules.kill_the_unicorns.market import market_facts
from tests.scenarios.kill_the_unicorns.test_revealed import ASKING, asking

VERBS = {
    "zombicorn": "slay",
    "trojan_unicorn": "give",
    "royal_tax": "lose",
    "encore": "regain",
    "colour_potion": "paint",
}


@pytest.mark.parametrize("card", ASKING)
def test_a_stratagem_that_asks_is_named_with_what_it_does(card):
    t, asked = asking(card)
    prompt = getattr(t, asked).prompt()
    assert isinstance(prompt.facts, StratagemFacts)
    assert (prompt.facts.source.card, prompt.facts.verb) == (card, VERBS[card])
    assert prompt.facts.source.id == prompt.facts.hunt.revealed.id
    assert card in prompt.text.args.values()


def test_a_bid_says_what_it_takes_and_whether_you_can():
    from tests.scenarios.kill_the_unicorns.play import game

    t = game("princess knight bard", traps={}).wait()
    facts = next(prompt.facts for prompt in t.state.prompts if prompt.kind == "bid")
    assert isinstance(facts, BidFacts)
    assert (facts.least, facts.most, facts.exposed, facts.can_bid) == (1, 3, False, True)
    assert facts.hunt.unicorn is not None and facts.hunt.winner is None


def test_an_ability_says_whose_it_is_and_what_it_does():
    from tests.scenarios.kill_the_unicorns.play import game

    t = game("bard knight princess", traps={})
    (prompt,) = (prompt for prompt in t.state.prompts if prompt.kind == "ability" and prompt.facts.verb == "expose")
    assert isinstance(prompt.facts, AbilityFacts)
    assert (prompt.facts.source.card, prompt.text.args["verb"]) == ("bard", "expose")


def test_the_market_says_why_an_article_cannot_be_bought():
    from games.rules.kernel.run import Run
    from tests.rules.kill_the_unicorns.conftest import CARDS
    from tests.scenarios.kill_the_unicorns.test_market import market

    table = market(own={"a": ["l1"]}).table
    table.hunters[0].hand = []
    facts = market_facts(Run(CARDS, table, 0), 0)
    assert isinstance(facts, MarketFacts)
    dear = [article for article in table.stock if CARDS.face(article).card.cost]
    assert facts.purse == 0
    assert [(one.article, one.reason) for one in facts.refused] == [(one, NotForSale.TOO_DEAR) for one in dear]
    table.stock[dear[0]] = []
    assert market_facts(Run(CARDS, table, 0), 0).refused[0].reason == NotForSale.SOLD_OUT
    table.hunters[0].unicorns = []
    refused = market_facts(Run(CARDS, table, 0), 0).refused
    assert {one.reason for one in refused} == {NotForSale.NO_UNICORN} and len(refused) == len(table.stock)
