# What happened in Kill the Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none).
event-character-chosen = { $seat_is ->
    [you] You play { $character }.
   *[other] { $seat } plays { $character }.
  }
event-game-dealt = The first unicorns are dealt: { $items }. The market is stocked.
event-first-unicorn = { $seat_is ->
    [you] you get { $card }
   *[other] { $seat } gets { $card }
  }
event-round-began = Round { $round }: { $row }
event-stratagems-drawn = { $seat_is ->
    [you] You draw { $cards }.
   *[other] { $count ->
        [one] { $seat } draws a stratagem.
       *[other] { $seat } draws { $count } stratagems.
      }
  }
event-stratagem-placed = { $place ->
    [above] { $seat_is ->
        [you] You lay a stratagem face down above { $unicorn } and discard the other.
       *[other] { $seat } lays a stratagem face down above { $unicorn } and discards the other.
      }
   *[below] { $seat_is ->
        [you] You lay a stratagem face down below { $unicorn } and discard the other.
       *[other] { $seat } lays a stratagem face down below { $unicorn } and discards the other.
      }
  }
event-stratagem-moved = { $place ->
    [above] { $seat_is ->
        [you] You move a face-down stratagem to the place above { $unicorn }.
       *[other] { $seat } moves a face-down stratagem to the place above { $unicorn }.
      }
   *[below] { $seat_is ->
        [you] You move a face-down stratagem to the place below { $unicorn }.
       *[other] { $seat } moves a face-down stratagem to the place below { $unicorn }.
      }
  }
event-hunt-opened = The hunt for { $unicorn }
event-bidding-opened = { $seat_is ->
    [you] You decide first whether to hunt.
   *[other] { $seat } decides first whether to hunt.
  }
event-ability-used = { $seat_is ->
    [you] You use the ability of { $character }.
   *[other] { $seat } uses the ability of { $character }.
  }
event-stratagem-looked-at = { $seat_is ->
    [you] You look at a face-down stratagem: { $card }.
   *[other] { $seat } looks at a face-down stratagem.
  }
event-seat-exposed = { $target_is ->
    [you] You must play face up in this hunt.
   *[other] { $target } must play face up in this hunt.
  }
event-bid-passed = { $seat_is ->
    [you] You do not take part in this hunt.
   *[other] { $seat } does not take part in this hunt.
  }
event-cards-played = { $count ->
    [one] { $seat_is ->
        [you] You play a hunt card.
       *[other] { $seat } plays a hunt card.
      }
   *[other] { $seat_is ->
        [you] You play { $count } hunt cards.
       *[other] { $seat } plays { $count } hunt cards.
      }
  }
event-cards-played-seen = { $seat_is ->
    [you] You play hunt cards: { $items }.
   *[other] { $seat } plays hunt cards face up: { $items }.
  }
event-hunt-value = { $value }
event-cards-revealed = The hunt cards are turned up: { $items }.
event-hunt-total = { $seat_is ->
    [you] you ({ $total })
   *[other] { $seat } ({ $total })
  }
event-total-changed = { $seat_is ->
    [you] Your total is now { $total }.
   *[other] { $seat }’s total is now { $total }.
  }
event-hunt-won = { $seat_is ->
    [you] You win the hunt for { $unicorn }.
   *[other] { $seat } wins the hunt for { $unicorn }.
  }
event-stratagem-revealed = { $owner_is ->
    [you] Your stratagem is turned up: { $stratagem }.
   *[other] { $owner }’s stratagem is turned up: { $stratagem }.
  }
event-effect-missed = { $card } finds nothing to act on.
event-captor-changed = { $seat_is ->
    [you] The unicorn will go to you.
    [none] The unicorn will go to nobody.
   *[other] The unicorn will go to { $seat }.
  }
event-unicorns-swapped = Two unicorns change places: { $items }.
event-unicorn-given = { $seat_is ->
    [you] { $card } goes to you
   *[other] { $card } goes to { $seat }
  }
event-unicorn-slain = { $seat_is ->
    [you] You lose { $unicorn }, with all that lay on it.
   *[other] { $seat } loses { $unicorn }, with all that lay on it.
  }
event-hunt-cards-lost = { $seat_is ->
    [you] You discard hunt cards.
   *[other] { $seat } discards hunt cards.
  }
event-hunt-cards-regained = { $seat_is ->
    [you] You take back hunt cards: { $items }.
   *[other] { $seat } takes back hunt cards: { $items }.
  }
event-unicorn-captured = { $seat_is ->
    [you] You take { $unicorn } and the start-player token.
   *[other] { $seat } takes { $unicorn } and the start-player token.
  }
event-unicorn-painted = { $colour ->
    [yellow] { $unicorn } is now yellow.
    [purple] { $unicorn } is now purple.
    [blue] { $unicorn } is now blue.
    [pink] { $unicorn } is now pink.
   *[none] { $unicorn } has no colour now.
  }
event-unicorn-fled = { $unicorn } flees.
event-hunt-ended = The hunt is over.
event-market-opened = The black market
event-article-bought = { $seat_is ->
    [you] You buy { $article }.
   *[other] { $seat } buys { $article }.
  }
event-token-placed = { $seat_is ->
    [you] You lay the token on { $unicorn }.
   *[other] { $seat } lays the token on { $unicorn }.
  }
event-token-kept = { $seat_is ->
    [you] You keep the token { $token }.
   *[other] { $seat } keeps the token { $token }.
  }
event-purchase-skipped = { $seat_is ->
    [you] You buy nothing.
   *[other] { $seat } buys nothing.
  }
event-hands-taken-back = Everybody takes back their spent hunt cards.
event-double-rainbow-completed = { $seat_is ->
    [you] You have two unicorns of each colour and win at once.
   *[other] { $seat } has two unicorns of each colour and wins at once.
  }
event-scores-counted = The points: { $items }
