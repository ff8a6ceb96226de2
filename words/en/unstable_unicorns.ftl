# Unstable Unicorns: questions, choices, options, and why a game cannot be set up.
prompt-uu-choose-baby = Choose the Baby Unicorn you start with.
prompt-uu-action = Your turn: play a card, or draw one.
prompt-uu-second-play = You may play another card.
prompt-uu-neigh-window = { $seat } is playing { $card }. Stop it?
prompt-uu-neigh-window-at = { $seat } is playing { $card }, aimed at { $seat_at }. Stop it?
prompt-uu-neigh-window-at-two = { $seat } is playing { $card }, aimed at { $seat_at } and { $seat_too }. Stop it?
prompt-uu-neigh-window-into = { $seat } is playing { $card } into the Stable of { $seat_into }. Stop it?
prompt-uu-use-effect = Use the effect of { $card }?
prompt-uu-use-effect-impossible = You cannot use the effect of { $card } now: what it asks for is not there.
prompt-uu-use-effect-in-vain = Use the effect of { $card }? There is no card that it could hit.
prompt-uu-use-effects = Which effect do you use next? Declining leaves out all that are left.
prompt-uu-instead = { $card } is about to go. Do you use an effect instead?
prompt-uu-instead-of-one = { $count ->
    [one] One of your cards is about to go.
   *[other] { $count } of your cards are about to go.
} Do you use an effect to spare one of them?
prompt-uu-option = { $card }: choose what to do.
prompt-uu-pick-player = { $card }: choose a player.
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
prompt-uu-steal = { $count ->
    [one] { $card }: choose a card to steal.
   *[other] { $card }: choose { $count } cards to steal.
  }
prompt-uu-return = { $count ->
    [one] { $card }: choose a card that goes back to its owner’s hand.
   *[other] { $card }: choose { $count } cards that go back to their owner’s hand.
  }
prompt-uu-move = { $count ->
    [one] { $card }: choose a card to move.
   *[other] { $card }: choose { $count } cards to move.
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
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } and { $seats } more
label-uu-option-draw = Draw
label-uu-option-discard = Discard
label-uu-option-sacrifice = Sacrifice
label-uu-option-destroy = Destroy
label-uu-option-steal = Steal
label-uu-option-return = Return to hand
label-uu-option-move = Move
label-uu-option-bring = Bring into your Stable
label-uu-option-search = Search the deck
label-uu-option-take = Take into your hand
label-uu-option-pull = Pull from a hand
label-uu-option-look = Look
label-uu-option-put-back = Put back
label-uu-option-swap-hands = Swap hands
label-uu-option-shuffle = Shuffle
label-uu-option-extra-play = Play one card more
label-uu-option-extra-turn = Take another turn
label-uu-option-end-turn = End the turn
label-uu-option-pick-player = Choose a player
label-uu-option-for-each = For each player
label-uu-option-choose = Choose
label-uu-option-may = Choose freely
label-uu-option-do = Do it
setup-broken-card-set = The card set cannot be played: { $place }: { $reason }
setup-wrong-ruleset = The card set “{ $set }” belongs to another game.
setup-card-twice = Two of the chosen card sets have the card { $card }.
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
