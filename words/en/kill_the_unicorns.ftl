# Kill the Unicorns: questions, buttons, choices, and why a game cannot be set up.
prompt-ku-choose-character = Choose your character.
prompt-ku-place-stratagem = Lay one of your two stratagems at a unicorn; the other is discarded.
prompt-ku-hunt-opening = The hunt for { $card } begins.
prompt-ku-bid = { $number ->
    [0] The hunt for { $card } is yours to open: play one to three hunt cards, or pass.
    [one] The hunt for { $card } asks for one card: play it, or pass.
   *[other] The hunt for { $card } asks for { $number } cards: play them, or pass.
  }
prompt-ku-bid-exposed = { $number ->
    [0] The hunt for { $card } is yours to open, with your cards face up: play one to three, or pass.
    [one] The hunt for { $card } asks for one card, and yours will lie face up: play it, or pass.
   *[other] The hunt for { $card } asks for { $number } cards, and yours will lie face up: play them, or pass.
  }
prompt-ku-bid-cannot = You cannot take part in the hunt for { $card }: it takes { $number ->
    [one] one card
   *[other] { $number } cards
  } and you have { $hand ->
    [0] none
    [one] one
   *[other] { $hand }
  }. You can only pass.
prompt-ku-ability = { $card }: { $verb ->
    [peek] you may look at a face-down stratagem.
    [expose] you may choose a player whose cards of this hunt will lie face up.
    [regain] you may take back hunt cards that you played.
    [change_total] you may change your total.
    [shift_stratagem] you may move a face-down stratagem to another unicorn.
   *[other] you may use this ability.
  }
prompt-ku-cards-revealed = The cards of the hunt for { $card } are on the table.
prompt-ku-pick-stratagem = You won the hunt for { $card }. Which of its two stratagems is revealed?
prompt-ku-choose-unicorn-give = { $card }: choose one of your unicorns to give away.
prompt-ku-choose-unicorn-take = { $card }: choose a unicorn of { $seat } to take.
prompt-ku-choose-unicorn-slay = { $card }: choose a unicorn of { $seat } to discard.
prompt-ku-choose-unicorn-slay-own = { $card }: choose one of your unicorns to discard.
prompt-ku-choose-colour = { $card_source }: choose the new colour of { $card }.
prompt-ku-choose-cards-lose = { $count ->
    [one] { $card }: choose a hunt card to discard.
   *[other] { $card }: choose { $count } hunt cards to discard.
  }
prompt-ku-choose-cards-regain = { $count ->
    [one] { $card }: choose a played hunt card to take back.
   *[other] { $card }: choose { $count } played hunt cards to take back.
  }
prompt-ku-hunt-over = The hunt is over.
prompt-ku-market = The black market is open: buy one thing, or skip.
prompt-ku-market-nothing = The black market is open, but there is nothing that you could buy.
prompt-ku-round-over = Round { $round } is over.
form-ku-hunt = Hunt { $card }
form-ku-hunt-extra = Hunt { $card } with { $extra ->
    [one] one card
   *[other] { $extra } cards
  } more than the others: the ability of { $card_user }
form-ku-pass = Pass
form-ku-use-ability = Use the ability of { $card }
form-ku-shift-above = Move { $seat }’s stratagem that lies above { $card }
form-ku-shift-below = Move { $seat }’s stratagem that lies below { $card }
form-ku-buy = Buy { $card } for { $cost }{ $slays ->
    [yes] { " · " }one of your unicorns is slaughtered
   *[no] { "" }
  }{ $paints ->
    [yes] { " · " }your unicorn takes a new colour
   *[no] { "" }
  }{ $stars ->
    [0] { "" }
   *[other] { " · " }{ $stars } ★
  }{ $most ->
    [0] { "" }
   *[other] { " · " }a token worth { $least } to { $most } points
  }
form-ku-skip = Buy nothing
label-ku-card = { $card }
label-ku-unicorn = { $card } ({ $colour ->
    [yellow] yellow
    [purple] purple
    [blue] blue
    [pink] pink
   *[none] no colour
  }, { $stars } ★)
label-ku-victim = Slaughter { $card } ({ $colour ->
    [yellow] yellow
    [purple] purple
    [blue] blue
    [pink] pink
   *[none] no colour
  }, { $stars } ★)
label-ku-seat = { $seat }
label-ku-hunt = Hunt card { $value }
label-ku-payment = { $count ->
    [1] { $total }
   *[other] { $values } = { $total }
}
label-ku-change = { $change }
label-ku-face-down-above = { $seat }’s stratagem above { $card }
label-ku-face-down-below = { $seat }’s stratagem below { $card }
label-ku-place-above = The one above
label-ku-place-below = The one below
label-ku-colour-yellow = Yellow
label-ku-colour-purple = Purple
label-ku-colour-blue = Blue
label-ku-colour-pink = Pink
setup-ku-one-card-set = Kill the Unicorns is played with exactly one card set that stands alone; others may extend it.
setup-ku-card-set-fault = The card set cannot be played: { $fault }
setup-ku-seats = This game takes { $least } to { $most } seats, not { $given }.
setup-ku-too-few-characters = This variant has { $most } characters: too few for { $given } seats.
setup-ku-first-seat = There is no seat { $given } among { $seats }.
setup-ku-not-its-stratagem = { $card } is not a stratagem of { $card_of }.
setup-ku-too-few-unicorns = { $least } unicorns must be left to hunt; { $found } are.

# The options of a table.
option-kill-the-unicorns-variant = Variant
option-kill-the-unicorns-variant-explained = Expert: discards lie face down. Beginner 1: no stratagems, no abilities. Beginner 2: abilities, but no stratagems, for up to four.
option-kill-the-unicorns-variant-normal = Normal
option-kill-the-unicorns-variant-expert = Expert
option-kill-the-unicorns-variant-beginner-1 = Beginner 1
option-kill-the-unicorns-variant-beginner-2 = Beginner 2
option-kill-the-unicorns-first-seat = First seat
option-kill-the-unicorns-first-seat-explained = Who begins with the start-player token; characters are chosen from that seat on.
option-kill-the-unicorns-first-seat-random = Random
option-kill-the-unicorns-tokens-face-up = Tokens face up
option-kill-the-unicorns-tokens-face-up-explained = The buyer picks a token that would otherwise be drawn blindly.
option-kill-the-unicorns-swap-chooser = Swaps: who picks
option-kill-the-unicorns-swap-chooser-explained = Who picks the two unicorns that a stratagem swaps.
option-kill-the-unicorns-swap-chooser-owner = Who placed the stratagem
option-kill-the-unicorns-swap-chooser-winner = The winner of the hunt
option-kill-the-unicorns-slay-chooser = Discards: who picks
option-kill-the-unicorns-slay-chooser-explained = Who picks the unicorn that a stratagem takes from the winner of the hunt.
option-kill-the-unicorns-slay-chooser-winner = The winner of the hunt
option-kill-the-unicorns-slay-chooser-owner = Who placed the stratagem
option-kill-the-unicorns-missing-rank = Nobody at that rank
option-kill-the-unicorns-missing-rank-explained = What happens with the unicorn if a stratagem gives it to a rank that nobody has after ties.
option-kill-the-unicorns-missing-rank-keeps = The winner keeps the unicorn
option-kill-the-unicorns-missing-rank-flees = The unicorn flees
option-kill-the-unicorns-double-fills-both = Counting twice in a double rainbow
option-kill-the-unicorns-double-fills-both-explained = A unicorn that counts as two fills both places of its colour in a double rainbow. Without this it takes two unicorns of every colour.
option-kill-the-unicorns-allow-two-players = Two players
option-kill-the-unicorns-allow-two-players-explained = Lets two play, which the rules do not foresee.
option-kill-the-unicorns-show-own-stratagems = Show own stratagems
option-kill-the-unicorns-show-own-stratagems-explained = Reminds you of the stratagem you placed; by the rules nobody may look at it.
