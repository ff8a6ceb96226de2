# The rules text of Unstable Unicorns' cards, made from their programs.
# Forms: do = an order to you, to = after “you may”, they = somebody does it, make = after “you may”, about somebody.

-stable = Stable

card-uu-rule-of-kind = { $kind ->
    [instant] play this card when another player plays a card: that card does nothing and is discarded
   *[baby_unicorn] wherever this card would go from a Stable, other than to another Stable, it goes to the Nursery
  }

## Players, places, cards
card-uu-chosen = { $nth ->
    [0] the chosen player
    [1] the first chosen player
    [2] the second chosen player
    [3] the third chosen player
   *[other] chosen player number { $nth }
  }
card-uu-player = { $who ->
    [you] you
    [others] { $role ->
        [with] the other players
       *[does] each other player
      }
    [everyone] { $role ->
        [with] all players
       *[does] each player
      }
    [them] { $role ->
        [owns] that player’s
       *[does] that player
      }
    [picked] each chosen player
   *[chosen] { $role ->
        [owns] { card-uu-chosen }’s
       *[does] { card-uu-chosen }
      }
  }
card-uu-receiver = { $who ->
    [you] you
    [them] that player
   *[chosen] { card-uu-chosen }
  }
card-uu-at-stable = { $role ->
    [from] from{ " " }
    [in] in{ " " }
    [to] to{ " " }
   *[enter] { "" }
  }
card-uu-at-stables = { card-uu-at-stable }
card-uu-stable = { card-uu-at-stable }{ $whose ->
    [you] your { -stable }
    [others] { $many ->
        [one] another player’s { -stable }
       *[some] other players’ { -stable }s
      }
    [everyone] { $many ->
        [one] any { -stable }
        [all] all { -stable }s
       *[some] any { -stable }s
      }
   *[one] { $owner } { -stable }
  }
card-uu-hand = { $role ->
    [from] from{ " " }
   *[at] { "" }
  }{ $whose ->
    [you] your hand
    [others] the other players’ hands
    [everyone] all players’ hands
   *[one] { $owner } hand
  }
card-uu-kind = { $kind ->
    [unicorn] Unicorn
    [baby_unicorn] Baby Unicorn
    [basic_unicorn] Basic Unicorn
    [magical_unicorn] Magical Unicorn
    [magic] Magic
    [upgrade] Upgrade
    [downgrade] Downgrade
   *[instant] Instant
  }
card-uu-cards = { $role ->
    [some] { $count ->
        [all] all cards
        [any] any number of cards
        [same] as many cards
        [one] a card
       *[other] { $count } cards
      }
    [one] a card
   *[those] cards
  }
card-uu-cards-of = { $role ->
    [some] { $count ->
        [all] all { $kinds } cards
        [any] any number of { $kinds } cards
        [same] as many { $kinds } cards
        [one] { $first ->
            [upgrade] an
            [instant] an
           *[other] a
          } { $kinds } card
       *[other] { $count } { $kinds } cards
      }
    [one] { $first ->
        [upgrade] an
        [instant] an
       *[other] a
      } { $kinds } card
   *[those] { $kinds } cards
  }
card-uu-up-to = up to { $cards }
card-uu-named = { $cards } with “{ $tag }” in the name
card-uu-not-this = { $cards } other than this card
card-uu-this = { $role ->
    [subject] this card
   *[object] this card
  }
card-uu-those = { $nth ->
    [that] the threatened cards
    [0] those cards
    [1] the first cards
    [2] the second cards
   *[other] the cards of choice { $nth }
  }
card-uu-pool = { $pool ->
    [this] this card
    [hand] your hand
   *[discard] the discard pile
  }

## Steps
card-uu-draw = { $form ->
    [they] { $who } draws
    [make] make { $who } draw
   *[do] draw
  } { $count ->
    [one] a card
    [same] as many cards
   *[other] { $count } cards
  }
card-uu-discard = { $form ->
    [they] { $who } discards
    [make] make { $who } discard
   *[do] discard
  } { $cards }
card-uu-sacrifice = { $form ->
    [they] { $who } sacrifices
    [make] make { $who } sacrifice
   *[do] sacrifice
  } { $cards }
card-uu-destroy = destroy { $cards }
card-uu-steal = steal { $cards }
card-uu-return = return { $cards } { $whose ->
    [you] to your hand
   *[others] { $count ->
        [one] to its owner’s hand
       *[other] to their owners’ hands
      }
  }
card-uu-move = move { $cards } { $to }
card-uu-bring = bring { $cards } { $zone ->
    [hand] { $own ->
        [their] from their hand
       *[your] from your hand
      }
    [discard] from the discard pile
    [deck] from the deck
   *[nursery] from the Nursery
  } into { $into ->
    [your] your { -stable }
    [their] their { -stable }
   *[one] { $stable }
  }{ $zone ->
    [deck] { " " }and shuffle the deck
   *[other] { "" }
  }
card-uu-bring-named = bring { $nth ->
    [it] it
   *[other] { $cards } from among { card-uu-those }
  } into { $into ->
    [your] your { -stable }
    [their] their { -stable }
   *[one] { $stable }
  }
card-uu-search = search the deck for { $cards }, show { $count ->
    [one] it, add it to { $own ->
        [their] their
       *[your] your
      } hand
   *[other] them, add them to { $own ->
        [their] their
       *[your] your
      } hand
  } and shuffle the deck
card-uu-play = { $zone ->
    [deck] search the deck for { $cards }, play it at once and shuffle the deck
   *[hand] play { $cards } from your hand at once
  }
card-uu-play-named = play { $nth ->
    [it] it
   *[other] { $cards } from among { card-uu-those }
  } at once
card-uu-take = add { $cards } from the discard pile to your hand
card-uu-take-seen = add { $cards } from among { $nth ->
    [0] those cards
    [1] the cards looked at first
    [2] the cards looked at second
   *[other] the cards of look number { $nth }
  } to your hand
card-uu-take-named = add { $nth ->
    [it] it
   *[other] { $cards } from among { card-uu-those }
  } to your hand
card-uu-pull = take { $count ->
    [one] a card
   *[other] { $count } cards
  } at random { $hand } into yours
card-uu-look-hand = look at { $hand }
card-uu-look-deck = look at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of the deck
card-uu-reveal = show { $nth ->
    [it] it
   *[other] { card-uu-those }
  } to all players
card-uu-put-back = put the rest { $nth ->
    [0] { "" }
    [1] of the cards looked at first{ " " }
    [2] of the cards looked at second{ " " }
   *[other] of the cards of look number { $nth }{ " " }
  }back in any order
card-uu-put = { $form ->
    [they] { $who } puts
    [make] make { $who } put
   *[do] put
  } { $cards } from { $own ->
    [their] their
   *[your] your
  } { $zone ->
    [hand] hand
   *[stable] { -stable }
  } { $to ->
    [deck_top] on top of the deck
    [deck_bottom] on the bottom of the deck
   *[deck] into the deck, which is then shuffled
  }
card-uu-give = { $form ->
    [they] { $who } gives
    [make] make { $who } give
   *[do] give
  } { $to } { $cards } from { $own ->
    [their] their
   *[your] your
  } hand
card-uu-swap-hands = swap hands with { $player }
card-uu-shuffle = shuffle { $pools } into the deck
card-uu-extra-play = play one more card in the action phase of this turn
card-uu-extra-turn = take another turn after this one
card-uu-end-turn = go straight to the end of your turn
card-uu-skip = { $form ->
    [they] { $who } skips
    [make] make { $who } skip
   *[do] skip
  } { $form ->
    [they] their
    [make] their
   *[do] your
  } next { $what ->
    [beginning] beginning of a turn
    [draw] draw phase
    [action] action phase
   *[turn] turn
  }
card-uu-pick-player = choose { $group ->
    [others] another player
   *[everyone] any player
  }
card-uu-pick-player-but = choose { $group ->
    [others] another player
   *[everyone] any player
  } other than { $player }
card-uu-pick-players = choose any number of { $group ->
    [others] other players
   *[everyone] players
  }
card-uu-may = { $form ->
    [to] (only if you wish) { $steps }
   *[do] you may { $steps }
  }
card-uu-if-you-do = if you do, { $steps }
card-uu-then = { $steps }, then { $then }
card-uu-if = if { $condition }, { $steps }
card-uu-else = if not, { $steps }
card-uu-for-each = for each { $group ->
    [others] other player
   *[everyone] player
  }, { $steps }
card-uu-let = { $way ->
    [may] { $who } may { $steps }
   *[must] { $who } must { $steps }
  }
card-uu-if-they-do = whoever does so must { $steps }

## Clauses
card-uu-when = { $trigger ->
    [enter] when this card enters your { -stable }
    [leave] when this card leaves your { -stable }
    [sacrificed_or_destroyed] when this card is sacrificed or destroyed
    [you_draw] each time you draw any number of cards
    [hand_empty] whenever there is no card in your hand
    [stops] when this card stops a card
   *[turn_start] at the beginning of your turn
  }, { $effect }
card-uu-passage = { $event ->
    [enter] enters your { -stable }
    [leave] leaves your { -stable }
    [sacrificed] is sacrificed in your { -stable }
   *[destroyed] is destroyed in your { -stable }
  }
card-uu-when-passing = each time { $cards } { $events ->
    [both] enters or leaves your { -stable }
   *[some] { $passages }
  }, { $effect }
card-uu-when-too-many = whenever there are more than { $count ->
    [one] 1 Unicorn
   *[other] { $count } Unicorns
  } in your { -stable }, { $effect }
card-uu-answers = play this card when { $cards } would be { $fates }{ $who ->
    [you] { " " }by you
    [others] { " " }by another player
   *[everyone] { "" }
  }: { $effect }
card-uu-answers-turn = play this card when { $who ->
    [you] your turn begins
    [others] another player’s turn begins
   *[everyone] any player’s turn begins
  }: { $effect }
card-uu-fate = { $fate ->
    [be_sacrificed] sacrificed
    [be_destroyed] destroyed
    [be_stolen] stolen
    [be_returned] returned to a hand
   *[be_moved] moved to another { -stable }
  }
card-uu-instead = if { $what } would be { $fates }, { $way ->
    [may] you may instead { $steps }
   *[do] instead { $steps }
  }
card-uu-cannot = { $what } cannot be { $fates }
card-uu-cannot-by = { $what } cannot be { $fates } by { $by }
card-uu-this-cannot = { $word ->
    [enter_stable] this card cannot enter a { -stable }
    [play] this card cannot be played
   *[be_neighed] this card cannot be stopped by Instant cards
  }
card-uu-cannot-enter = { $cards } cannot enter { $stable }
card-uu-cannot-play = { $whose ->
    [you] you cannot play { $cards }
    [others] the other players cannot play { $cards }
   *[everyone] no player can play { $cards }
  }
card-uu-cannot-be-neighed = { $whose ->
    [you] { $cards } that you play cannot be stopped by Instant cards
    [others] { $cards } that other players play cannot be stopped by Instant cards
   *[everyone] { $cards } that any player plays cannot be stopped by Instant cards
  }
card-uu-treat = { $change ->
    [silenced] { $number ->
        [one] { $what } loses its effects
       *[more] { $what } lose their effects
      }
    [panda] { $number ->
        [one] { $what } counts as a Panda, not as a Unicorn
       *[more] { $what } count as Pandas, not as Unicorns
      }
   *[grave] { $number ->
        [one] if { $what } is sacrificed or destroyed, it goes to your hand instead of the discard pile
       *[more] if { $what } are sacrificed or destroyed, they go to the hand of that { -stable }’s owner instead of the discard pile
      }
  }
card-uu-counts-as = { $number ->
    [one] { $what } counts as
   *[more] { $what } each count as
  } { $count ->
    [one] 1 Unicorn
   *[other] { $count } Unicorns
  }
card-uu-hand-visible = { $whose ->
    [you] your hand lies open for all players to see
    [others] the other players’ hands lie open for all players to see
   *[everyone] all hands lie open for all players to see
  }
card-uu-hand-limit = { $whose ->
    [you] your hand limit is
    [others] the hand limit of each other player is
   *[everyone] the hand limit of each player is
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
card-uu-condition = { $bound ->
    [least] you have at least { $cards } in your { -stable }
    [most] you have at most { $cards } in your { -stable }
   *[none] you have no { $cards } in your { -stable }
  }
card-uu-has = { $bound ->
    [least] you have at least { $cards } in your { -stable }
    [most] you have at most { $cards } in your { -stable }
   *[none] you have no { $cards } in your { -stable }
  }
card-uu-cards-are = { $nth ->
    [it] it is { $cards }
   *[other] there is { $cards } among { card-uu-those }
  }
card-uu-while = as long as { $condition }, { $rule }
card-uu-cannot-do = { $who ->
    [you] you cannot
    [others] the other players cannot
   *[everyone] no player can
  } { $deed ->
    [destroy] destroy cards
    [steal] steal cards
   *[win] win the game
  }
card-uu-hand-limit-by = { $whose ->
    [you] your hand limit is
    [others] the hand limit of each other player is
   *[everyone] the hand limit of each player is
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  } { $way ->
    [more] higher
   *[less] lower
  }
card-uu-skips = { $whose ->
    [you] you skip
    [others] each other player skips
   *[everyone] each player skips
  } { $phase ->
    [beginning] the beginning
    [draw] the draw phase
   *[action] the action phase
  } of { $whose ->
    [you] your turns
   *[others] their turns
  }
cards-value-two-player = in games of two
cards-value-two-player-help = Off: the card is taken out when two play.
cards-value-named = tags
cards-value-named-help = Words that other cards look for, not its name: winged, or [winged, small]. What people read for a tag is said by the set.
