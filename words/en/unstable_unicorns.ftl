# Unstable Unicorns: questions, choices, options, and why a game cannot be set up.
prompt-uu-choose-baby = Choose the Baby Unicorn you start with.
prompt-uu-action = Your turn: play a card, or draw one.
prompt-uu-action-nothing = Your turn: none of your cards can be played now, so draw one.
prompt-uu-second-play = You may play another card.
prompt-uu-second-play-nothing = You might play another card, but none of yours can be played now.
prompt-uu-play-at-once = { $card }: play a card at once.
prompt-uu-neigh-window = { $seat } is playing { $card }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at = { $seat } is playing { $card }, aimed at { $seat_at }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at-two = { $seat } is playing { $card }, aimed at { $seat_at } and { $seat_too }. { prompt-uu-stop-it }
prompt-uu-neigh-window-into = { $seat } is playing { $card } into the Stable of { $seat_into }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops = { $seat } plays { $card } to stop { $card_stopped } of { $seat_stopped }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops-yours = { $seat } plays { $card } to stop your { $card_stopped }. { prompt-uu-stop-it }
prompt-uu-answer-window = { $card_by }: { $own ->
    [yes] your { $card }
   *[no] { $card } of { $seat }
  } { $fate ->
    [sacrifice] is about to be sacrificed.
    [steal] is about to be stolen.
    [return] is about to go back to the hand.
    [move] is about to be moved.
   *[destroy] is about to be destroyed.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-many = { $card_by }: { $fate ->
    [sacrifice] { $count } cards are about to be sacrificed.
    [steal] { $count } cards are about to be stolen.
    [return] { $count } cards are about to go back to hands.
    [move] { $count } cards are about to be moved.
   *[destroy] { $count } cards are about to be destroyed.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-turn = { $own ->
    [yes] Your turn begins.
   *[no] The turn of { $seat } begins.
  } { prompt-uu-answer-it }
prompt-uu-answer-it = { $can ->
    [no] You hold no card that could answer this.
   *[yes] Do you answer with a card?
  }
prompt-uu-use-effect = Use the effect of { $card }?
prompt-uu-use-effect-impossible = You cannot use the effect of { $card } now: what it asks for is not there.
prompt-uu-use-effect-in-vain = Use the effect of { $card }? There is no card that it could hit.
prompt-uu-use-effects = Which effect do you use next? Declining leaves out all that are left.
prompt-uu-instead = { $card_by }: { $fate ->
    [sacrifice] { $card } is about to be sacrificed.
    [steal] { $card } is about to be stolen.
    [return] { $card } is about to go back to your hand.
    [move] { $card } is about to be moved.
   *[destroy] { $card } is about to be destroyed.
  } Do you use an effect instead?
prompt-uu-instead-of-one = { $count ->
    [one] One of your cards is about to go.
   *[other] { $count } of your cards are about to go.
} Do you use an effect to spare one of them?
prompt-uu-instead-of-one-by = { $card_by }: { $fate ->
    [sacrifice] { $count } of your cards are about to be sacrificed.
    [steal] { $count } of your cards are about to be stolen.
    [return] { $count } of your cards are about to go back to your hand.
    [move] { $count } of your cards are about to be moved.
   *[destroy] { $count } of your cards are about to be destroyed.
  } Do you use an effect to spare one of them?
prompt-uu-option = { $card }: choose what to do.
prompt-uu-sacrifice-up-to = { $count ->
    [one] { $card }: choose at most one card of your Stable to sacrifice.
   *[other] { $card }: choose up to { $count } cards of your Stable to sacrifice.
  }
prompt-uu-discard-up-to = { $count ->
    [one] { $card }: choose at most one card to discard.
   *[other] { $card }: choose up to { $count } cards to discard.
  }
prompt-uu-steal-up-to = { $count ->
    [one] { $card }: choose at most one card to steal.
   *[other] { $card }: choose up to { $count } cards to steal.
  }
prompt-uu-destroy-up-to = { $count ->
    [one] { $card }: choose at most one card to destroy.
   *[other] { $card }: choose up to { $count } cards to destroy.
  }
prompt-uu-pick-players = { $card }: choose any number of players.
prompt-uu-sacrifice-any = { $card }: choose any number of cards of your Stable to sacrifice.
prompt-uu-discard-any = { $card }: choose any number of cards to discard.
prompt-uu-look = { $card }: look at the cards, and go on when you have seen them.
prompt-uu-bring-to = { $count ->
    [one] { $card }: choose a card to bring into the Stable of { $seat }.
   *[other] { $card }: choose { $count } cards to bring into the Stable of { $seat }.
  }
prompt-uu-give = { $count ->
    [one] { $card }: choose a card to give away.
   *[other] { $card }: choose { $count } cards to give away.
  }
prompt-uu-put = { $count ->
    [one] { $card }: choose a card for the draw pile.
   *[other] { $card }: choose { $count } cards for the draw pile.
  }
prompt-uu-pick-player = { $card }: choose a player.
prompt-uu-pick-first-player = { $card }: choose the first of two players.
prompt-uu-pick-second-player = { $card }: the first player is { $seat }; choose the second.
prompt-uu-stable = Into whose Stable does { $card } go?
prompt-uu-discard = { $count ->
    [one] { $card }: choose a card to discard.
   *[other] { $card }: choose { $count } cards to discard.
  }
prompt-uu-sacrifice = { $count ->
    [one] { $card }: choose a card of your Stable to sacrifice.
   *[other] { $card }: choose { $count } cards of your Stable to sacrifice.
  }
prompt-uu-destroy = { $count ->
    [one] { $card }: choose a card to destroy.
   *[other] { $card }: choose { $count } cards to destroy.
  }
prompt-uu-destroy-of = { $count ->
    [one] { $card }: choose a card in the Stable of { $seat } to destroy.
   *[other] { $card }: choose { $count } cards in the Stable of { $seat } to destroy.
  }
prompt-uu-steal = { $count ->
    [one] { $card }: choose a card to steal.
   *[other] { $card }: choose { $count } cards to steal.
  }
prompt-uu-steal-of = { $count ->
    [one] { $card }: choose a card in the Stable of { $seat } to steal.
   *[other] { $card }: choose { $count } cards in the Stable of { $seat } to steal.
  }
prompt-uu-return = { $count ->
    [one] { $card }: choose a card that goes back to its owner’s hand.
   *[other] { $card }: choose { $count } cards that go back to their owner’s hand.
  }
prompt-uu-return-of = { $count ->
    [one] { $card }: choose a card in the Stable of { $seat } that goes back to the hand of { $seat }.
   *[other] { $card }: choose { $count } cards in the Stable of { $seat } that go back to the hand of { $seat }.
  }
prompt-uu-return-own = { $count ->
    [one] { $card }: choose a card of your Stable that goes back to your hand.
   *[other] { $card }: choose { $count } cards of your Stable that go back to your hand.
  }
prompt-uu-move = { $count ->
    [one] { $card }: choose a card to move.
   *[other] { $card }: choose { $count } cards to move.
  }
prompt-uu-move-of = { $count ->
    [one] { $card }: choose a card in the Stable of { $seat } to move.
   *[other] { $card }: choose { $count } cards in the Stable of { $seat } to move.
  }
prompt-uu-move-own = { $count ->
    [one] { $card }: choose a card of your Stable to move.
   *[other] { $card }: choose { $count } cards of your Stable to move.
  }
prompt-uu-bring = { $count ->
    [one] { $card }: choose a card to bring into your Stable.
   *[other] { $card }: choose { $count } cards to bring into your Stable.
  }
prompt-uu-search = { $count ->
    [one] { $card }: choose a card you found in the deck.
   *[other] { $card }: choose { $count } cards you found in the deck.
  }
prompt-uu-take = { $count ->
    [one] { $card }: choose a card to take into your hand.
   *[other] { $card }: choose { $count } cards to take into your hand.
  }
prompt-uu-put-back = { $card }: which of these goes back on top?
prompt-uu-hand-limit = { $count ->
    [one] Your hand is too big: choose a card to discard.
   *[other] Your hand is too big: choose { $count } cards to discard.
  }
prompt-uu-name-drinker = You may name who drinks.
prompt-uu-stop-it = { $can ->
    [no] You hold no card that could stop it.
   *[yes] Stop it?
  }
prompt-uu-nothing-to-choose = { $card }: there is nothing that you could choose.
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } and { $seats } more
label-uu-option = Option { $number } of the card’s text
name-unstable-unicorns-verb-draw = Draw
name-unstable-unicorns-verb-discard = Discard
name-unstable-unicorns-verb-sacrifice = Sacrifice
name-unstable-unicorns-verb-destroy = Destroy
name-unstable-unicorns-verb-steal = Steal
name-unstable-unicorns-verb-return = Return to hand
name-unstable-unicorns-verb-move = Move
name-unstable-unicorns-verb-bring = Bring into your Stable
name-unstable-unicorns-verb-search = Search the deck
name-unstable-unicorns-verb-take = Take into your hand
name-unstable-unicorns-verb-pull = Pull from a hand
name-unstable-unicorns-verb-look = Look
name-unstable-unicorns-verb-put-back = Put back
name-unstable-unicorns-verb-swap-hands = Swap hands
name-unstable-unicorns-verb-shuffle = Shuffle
name-unstable-unicorns-verb-extra-play = Play one card more
name-unstable-unicorns-verb-extra-turn = Take another turn
name-unstable-unicorns-verb-end-turn = End the turn
name-unstable-unicorns-verb-pick-players = Choose players
name-unstable-unicorns-verb-if = If it is so
name-unstable-unicorns-verb-reveal = Show
name-unstable-unicorns-verb-let = Let others act
name-unstable-unicorns-verb-give = Give
name-unstable-unicorns-verb-put = Put on the deck
name-unstable-unicorns-verb-skip = Skip
name-unstable-unicorns-verb-pick-player = Choose a player
name-unstable-unicorns-verb-for-each = For each player
name-unstable-unicorns-verb-choose = Choose
name-unstable-unicorns-verb-may = Choose freely
name-unstable-unicorns-verb-do = Do it
name-unstable-unicorns-verb-play = Play
name-unstable-unicorns-verb-toast = Drink
setup-broken-card-set = The card set cannot be played: { $place }: { $reason }
setup-wrong-ruleset = The card set “{ $set }” belongs to another game.
setup-seats = This game takes { $least } to { $most } seats.
setup-uu-too-few-babies = { $needed } Baby Unicorns are needed, the card sets have { $found }.
setup-uu-too-few-cards = { $needed } cards are needed for the deck, the card sets have { $found }.
setup-uu-too-few-neighs = With two seats, each starts with a plain Instant: the card sets have too few.
setup-uu-first-seat = There is no seat { $number } at this table.
option-unstable-unicorns-edition = Edition
option-unstable-unicorns-edition-explained = Which printed rules the table follows.
option-unstable-unicorns-edition-second = Second edition
option-unstable-unicorns-edition-chain = Later edition
option-unstable-unicorns-targeting = Targets
option-unstable-unicorns-targeting-explained = Whether Stable and targets are named with the card, or only once it could no longer be stopped.
option-unstable-unicorns-targeting-advanced = After the window
option-unstable-unicorns-targeting-declared = With the card
option-unstable-unicorns-first-seat = First seat
option-unstable-unicorns-first-seat-explained = Who takes the first turn.
option-unstable-unicorns-first-seat-random = At random
option-unstable-unicorns-first-seat-host = The host
option-unstable-unicorns-forbid-impossible-plays = No impossible plays
option-unstable-unicorns-forbid-impossible-plays-explained = A Magic card whose own steps cannot be done cannot be played.
option-unstable-unicorns-reshuffle-discard = Reshuffle
option-unstable-unicorns-reshuffle-discard-explained = When the deck is empty, the discard pile is shuffled into a new one instead of ending the game.
option-unstable-unicorns-redraw-once = Redraw
option-unstable-unicorns-redraw-once-explained = Once a game, each player may discard the whole hand and draw as many cards.
option-unstable-unicorns-party = Party
option-unstable-unicorns-party-explained = Forfeits for the people at the table, who must all accept them. Adults only.
option-unstable-unicorns-party-none = None
option-unstable-unicorns-party-drinks = Drinks
option-unstable-unicorns-party-dress = Clothes
option-unstable-unicorns-language = Language of names
option-unstable-unicorns-language-explained = In which language the letters of names are counted when a game is tied.
option-unstable-unicorns-language-en = English
option-unstable-unicorns-language-es = Spanish
option-unstable-unicorns-language-fr = French
option-unstable-unicorns-language-it = Italian
option-unstable-unicorns-language-pl = Polish
place-uu-deck = draw pile
place-uu-discard = discard pile
place-uu-nursery = Nursery
place-uu-hand = hand of { $seat }
place-uu-stable = Stable of { $seat }
place-uu-playing = being played
