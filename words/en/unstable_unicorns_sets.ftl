# What a card set needs before it may be published.
issue-uu-needs-babies = Eight players choose a Baby Unicorn each: at least { $least } copies of kind baby_unicorn are needed, there are { $found }.
issue-uu-needs-unicorns = Nobody can win: at least { $least } Unicorns are needed in the deck, there are { $found }.
issue-uu-needs-instants = Nobody can say Neigh: there is no copy of kind instant.
issue-uu-needs-deck = The deck is too small to deal to eight players: at least { $least } copies are needed, there are { $found }.
issue-uu-needs-two-player-babies = For two players, at least { $least } Baby Unicorns must be two_player, there are { $found }.
issue-uu-needs-two-player-unicorns = For two players, nobody can win: at least { $least } Unicorns must be two_player, there are { $found }.
issue-uu-needs-two-player-instants = For two players, nobody can say Neigh: no copy of kind instant is two_player.
issue-uu-needs-two-player-deck = For two players, the deck is too small: at least { $least } copies must be two_player, there are { $found }.
issue-uu-neigh-share = { $neighs } of the { $copies } cards in the deck are Neigh cards: { $share } %. About { $advised } % is advised for a mixed deck.
