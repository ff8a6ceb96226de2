# What happened in Unstable Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none). $by is the card whose effect it is.
event-turn-began = { $seat_is ->
    [you] Turn { $turn }: you
   *[other] Turn { $turn }: { $seat }
  }
event-phase-began = { $phase ->
    [babies] The first Unicorns
    [beginning] Beginning of the turn
    [draw] Draw
    [action] Action
   *[end] End of the turn
  }
event-card-went = { $to_zone ->
    [hand] { " " }It goes back into the hand.
    [nursery] { " " }It goes back to the Nursery.
   *[other] { "" }
  }
event-card-moved-deal = { $to_seat_is ->
    [you] You start with { $card }.
   *[other] { $to_seat } starts with { $card }.
  }
event-card-moved-draw = { $to_seat_is ->
    [you] You draw { $card }.
   *[other] { $card_is ->
        [known] { $to_seat } draws { $card }.
       *[none] { $to_seat } draws a card.
      }
  }
event-card-moved-discard = { $from_seat_is ->
    [you] You discard { $card }.
   *[other] { $from_seat } discards { $card }.
  }
event-card-moved-sacrifice = { $from_seat_is ->
    [you] You sacrifice { $gone }.
   *[other] { $from_seat } sacrifices { $gone }.
  }{ event-card-went }
event-card-moved-destroy = { $from_seat_is ->
    [you] { $by } destroys { $gone } in your Stable.
   *[other] { $by } destroys { $gone } in { $from_seat }’s Stable.
  }{ event-card-went }
event-card-moved-steal = { $to_seat_is ->
    [you] You steal { $card } from { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } steals { $card } from you.
       *[other] { $to_seat } steals { $card } from { $from_seat }.
      }
  }
event-card-moved-return = { $from_seat_is ->
    [you] { $to_zone ->
        [nursery] { $gone } goes from your Stable back to the Nursery.
       *[hand] { $gone } goes from your Stable back into your hand.
      }
   *[other] { $to_zone ->
        [nursery] { $gone } goes from { $from_seat }’s Stable back to the Nursery.
       *[hand] { $gone } goes from { $from_seat }’s Stable back into their hand.
      }
  }
event-card-moved-move = { $to_seat_is ->
    [you] { $by } moves { $card } from { $from_seat }’s Stable to yours.
   *[other] { $from_seat_is ->
        [you] { $by } moves { $card } from your Stable to { $to_seat }’s Stable.
       *[other] { $by } moves { $card } from { $from_seat }’s Stable to { $to_seat }’s Stable.
      }
  }
event-card-moved-bring = { $to_seat_is ->
    [you] { $from_zone ->
        [discard] You bring { $card } from the discard pile into your Stable.
        [nursery] You bring { $card } from the Nursery into your Stable.
        [deck] You bring { $card } from the draw pile into your Stable.
        [stable] { event-card-moved-move }
       *[hand] You bring { $card } from a hand into your Stable.
      }
   *[other] { $from_zone ->
        [discard] { $to_seat } brings { $card } from the discard pile into their Stable.
        [nursery] { $to_seat } brings { $card } from the Nursery into their Stable.
        [deck] { $to_seat } brings { $card } from the draw pile into their Stable.
        [stable] { event-card-moved-move }
       *[hand] { $to_seat } brings { $card } from a hand into their Stable.
      }
  }
event-card-moved-take = { $from_zone ->
    [discard] { $to_seat_is ->
        [you] You take { $card } from the discard pile.
       *[other] { $to_seat } takes { $gone } from the discard pile.
      }
    [hand] { event-card-moved-pull }
    [stable] { event-card-taken-from-stable }
   *[deck] { event-card-moved-search }
  }
event-card-taken-from-stable = { $to_seat_is ->
    [you] { $from_seat_is ->
        [you] You take { $gone } into your hand from your Stable.
       *[other] You take { $gone } into your hand from { $from_seat }’s Stable.
      }
    [none] { event-card-moved-return }
   *[other] { $from_seat_is ->
        [you] { $to_seat } takes { $gone } from your Stable into their hand.
       *[other] { $to_seat } takes { $gone } from { $from_seat }’s Stable into their hand.
      }
  }
event-card-moved-search = { $to_seat_is ->
    [you] You take { $card } from the draw pile.
   *[other] { $card_is ->
        [known] { $to_seat } takes { $card } from the draw pile.
       *[none] { $to_seat } takes a card from the draw pile.
      }
  }
event-card-moved-pull = { $to_seat_is ->
    [you] You take { $card } from { $from_seat }’s hand.
   *[other] { $from_seat_is ->
        [you] { $to_seat } takes { $gone } from your hand.
       *[other] { $to_seat } takes a card from { $from_seat }’s hand.
      }
  }
event-card-moved-swap = { $to_seat_is ->
    [you] You get { $card } from { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } gets { $gone } from you.
       *[other] { $to_seat } gets a card from { $from_seat }.
      }
  }
event-card-moved-put = { $from_seat_is ->
    [you] You put { $gone } into the draw pile.
   *[other] { $gone_is ->
        [known] { $from_seat } puts { $gone } into the draw pile.
       *[none] { $from_seat } puts a card into the draw pile.
      }
  }
event-card-moved-give = { event-card-moved-swap }
event-card-moved-play = { $to_zone ->
    [stable] { $to_seat_is ->
        [you] { $card } enters your Stable.
       *[other] { $card } enters { $to_seat }’s Stable.
      }
   *[playing] { $from_seat_is ->
        [you] You play { $card }.
       *[other] { $from_seat } plays { $card }.
      }
  }
event-card-moved-neigh = { $to_zone ->
    [discard] { event-card-moved-resolve }
   *[playing] { $from_seat_is ->
        [you] You answer with { $card }.
       *[other] { $from_seat } answers with { $card }.
      }
  }
event-card-moved-resolve = { $card } goes to the discard pile.
event-card-moved-shuffle = { $from_seat_is ->
    [you] You shuffle { $gone } into the draw pile.
    [none] { $gone } is shuffled into the draw pile.
   *[other] { $gone_is ->
        [known] { $from_seat } shuffles { $gone } into the draw pile.
       *[none] { $from_seat } shuffles a card into the draw pile.
      }
  }
event-play-resolved = Nothing stops { $card }.
event-play-stopped = { $card } is stopped.
event-effect-used = { $seat_is ->
    [you] You use the effect of { $card }.
   *[other] { $seat } uses the effect of { $card }.
  }
event-cards-threatened = { $seat_is ->
    [you] { event-fate } in your Stable: { $cards }.
   *[other] { event-fate } in { $seat }’s Stable: { $cards }.
  }
event-fate = { $fate ->
    [be_sacrificed] About to be sacrificed
    [be_destroyed] About to be destroyed
    [be_stolen] About to be stolen
    [be_returned] About to go back to the hand
   *[be_moved] About to be moved
  }
event-standing-changed = Unicorns: { $items }.
event-standing = { $seat_is ->
    [you] you ({ $count })
   *[other] { $seat } ({ $count })
  }
event-hand-revealed = { $seat_is ->
    [you] Everybody sees your hand{ event-hand-shown }.
   *[other] Everybody sees { $seat }’s hand{ event-hand-shown }.
  }
event-hand-shown = { $cards_count ->
    [0] { "" }, which is empty
   *[other] : { $cards }
  }
event-hand-hidden = { $seat_is ->
    [you] Nobody else sees your hand any more.
   *[other] { $seat }’s hand is hidden again.
  }
event-cards-looked-at = { $seat_is ->
    [you] You look at { $cards }.
   *[other] { $seat } looks at hidden cards.
  }
event-deck-searched = { $seat_is ->
    [you] { $cards_count ->
        [0] You search the draw pile and find nothing that fits.
       *[other] You search the draw pile and find { $cards }.
      }
   *[other] { $seat } searches the draw pile.
  }
event-look-ended = { $seat_is ->
    [you] You have seen enough.
   *[other] { $seat } has seen enough.
  }
event-card-revealed = { $seat_is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
  }
event-cards-put-back = { $seat_is ->
    [you] { $count ->
        [one] You put a card back on top of the draw pile.
       *[other] You put { $count } cards back on top of the draw pile.
      }
   *[other] { $count ->
        [one] { $seat } puts a card back on top of the draw pile.
       *[other] { $seat } puts { $count } cards back on top of the draw pile.
      }
  }
event-deck-shuffled = { $deck ->
    [one] The draw pile is shuffled: { $deck } card.
   *[other] The draw pile is shuffled: { $deck } cards.
  }
event-extra-play-granted = { $seat_is ->
    [you] You may play one more card this turn.
   *[other] { $seat } may play one more card this turn.
  }
event-extra-turn-granted = { $seat_is ->
    [you] You get another turn after this one.
   *[other] { $seat } gets another turn after this one.
  }
event-turn-cut-short = { $seat_is ->
    [you] Your turn ends at once.
   *[other] { $seat }’s turn ends at once.
  }
event-phase-skipped = { $seat_is ->
    [you] You skip
   *[other] { $seat } skips
  } { $what ->
    [beginning] the beginning of the turn
    [draw] the draw phase
    [action] the action phase
   *[turn] a turn
  }.
event-hand-redrawn = { $seat_is ->
    [you] You put your hand away and draw a new one.
   *[other] { $seat } puts their hand away and draws a new one.
  }
event-forfeit-due = { $seat_is ->
    [you] { $forfeit ->
        [sip] You take a sip.
        [whole_glass] You empty your glass.
        [one_on] You put on a piece of clothing.
        [one_off] You take off a piece of clothing.
       *[underwear_on_head] You put underwear on your head.
      }
   *[other] { $forfeit ->
        [sip] { $seat } takes a sip.
        [whole_glass] { $seat } empties their glass.
        [one_on] { $seat } puts on a piece of clothing.
        [one_off] { $seat } takes off a piece of clothing.
       *[underwear_on_head] { $seat } puts underwear on their head.
      }
  }
