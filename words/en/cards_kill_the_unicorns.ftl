# The rules text of Kill the Unicorns' cards, made from their programs.
# Forms: do = an order to you, to = after “you may”, they = somebody does it.

card-ku-role = { $role ->
    [owner] { $case ->
        [owns] the owner of this stratagem
       *[does] the owner of this stratagem
      }
    [winner] the winner of the hunt
    [captor] the player who takes it
   *[user] you
  }
card-ku-chooser = { $you ->
    [yes] you choose
   *[no] { $who } chooses
  }
card-ku-chooser-option = the table decides who chooses (option “{ $option }”)

card-ku-while = { $state ->
    [pinned] stays on the unicorn: { $changes }
    [placed] on a unicorn: { $changes }
   *[held] at the end of the game: { $changes }
  }
card-ku-stars = { $count } { $more ->
    [yes] more
   *[no] fewer
  } { $count ->
    [one] star
   *[other] stars
  }
card-ku-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }{ $more ->
    [yes] { "" }
   *[no] { " " }lost
  }
card-ku-weight = it counts as { $count } unicorns of its colour
card-ku-nothing = no change

card-ku-when = { $moment ->
    [revealed] when revealed: { $steps }
    [captured] when the unicorn is taken: { $steps }
    [before_play] once a round, in a hunt in which nobody has played cards yet, you may { $steps }
    [hunt] once a round, during a hunt, you may { $steps }
    [own_bid] once a round, when you play hunt cards, you may { $steps }
    [compared] once a round, when the cards of a hunt you take part in are revealed, you may { $steps }
    [lost_hunt] once a round, after a hunt you took part in without taking the unicorn, you may { $steps }
    [bought] when you buy this: { $steps }
   *[placed] when placed on a unicorn: { $steps }
  }
card-ku-swap = { $sides } swap one unicorn for one, with all that lies on them; { $chooser }
card-ku-slay = { $form ->
    [they] { $who } discards a unicorn of their own, with all that lies on it, but not the hunted one
   *[do] discard one of your unicorns, with all that lies on it
  }
card-ku-slay-chosen = { $form ->
    [they] a unicorn of { $whose }, but not the hunted one, is discarded with all that lies on it; { $chooser }
   *[do] one of your unicorns is discarded with all that lies on it; { $chooser }
  }
card-ku-award = the unicorn goes to the player with the { $rank ->
    [1] { "" }
    [2] second-
    [3] third-
    [4] fourth-
    [5] fifth-
   *[other] sixth-
  }{ $end ->
    [highest] highest
   *[lowest] lowest
  } total that no tie has cancelled; if there is none, { $otherwise ->
    [keeps] the winner of the hunt keeps it
    [flees] it flees
   *[option] the table decides (option “{ $option }”)
  }
card-ku-flee = the unicorn flees
card-ku-lose = { $form ->
    [they] { $who } discards
   *[do] discard
  } { $count ->
    [one] a hunt card
   *[other] { $count } hunt cards
  } from hand
card-ku-regain = { $form ->
    [they] { $who } takes back to hand
   *[do] take back to hand
  } { $count ->
    [one] a hunt card
   *[other] { $count } hunt cards
  } { $form ->
    [they] that they played in this hunt
   *[do] that you played in this hunt
  }
card-ku-next = { $steps }; { $next }
card-ku-paint = { $colour ->
    [yellow] the unicorn becomes yellow
    [purple] the unicorn becomes purple
    [blue] the unicorn becomes blue
    [pink] the unicorn becomes pink
    [none] the unicorn loses its colour
   *[any] the unicorn takes the colour that { $chooser } names
  }
card-ku-shift-stratagem = move a face-down stratagem, unseen, to another unicorn of the row
card-ku-peek = look secretly at a face-down stratagem of the row
card-ku-expose = choose another player who has not decided yet: their cards of this hunt are played face up
card-ku-extra-cards = play { $count ->
    [one] one card
   *[other] { $count } cards
  } more than the hunt asks for
card-ku-change-total = change your total by { $changes }, never below 0
card-ku-take = { $hidden ->
    [yes] take a token of this article unseen
   *[no] take a token of this article
  } and { $to ->
    [seat] lay it in front of you
   *[unicorn] put it on one of your unicorns
  }
cards-value-colour = colour
cards-value-colour-help = Unicorns: as printed.
cards-value-stars = stars
cards-value-stars-help = Unicorns: as printed. Tokens: what they add.
cards-value-legendary = legendary
cards-value-legendary-help = Unicorns only.
cards-value-pigicorn = pigicorn
cards-value-pigicorn-help = Unicorns only.
cards-value-value = value
cards-value-value-help = Hunt cards: what the card counts.
cards-value-decks = decks
cards-value-decks-help = Stratagems: the ids of the characters in whose decks it is.
cards-value-pin = stays
cards-value-pin-help = Stratagems: it stays on the unicorn.
cards-value-cost = cost
cards-value-cost-help = Articles: the price.
cards-value-stock = stock
cards-value-stock-help = Articles: how many tokens come into a game.
cards-value-article = article
cards-value-article-help = Tokens: the id of the article they belong to.
cards-value-ability-names = names of the ability
cards-value-ability-names-help = Characters: by language.
cards-value-provenance-of = sources of single values
cards-value-provenance-of-help = Where a value comes from, if not from where the others do.
