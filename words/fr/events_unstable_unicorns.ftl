# What happened in Unstable Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none). $by is the card whose effect it is.
event-turn-began = { $seat_is ->
    [you] Tour { $turn } : vous
   *[other] Tour { $turn } : { $seat }
  }
event-phase-began = { $phase ->
    [babies] Les premières Licornes
    [beginning] Début du tour
    [draw] Pioche
    [action] Action
   *[end] Fin du tour
  }
event-card-went = { $to_zone ->
    [hand] { " " }La carte revient en main.
    [nursery] { " " }La carte revient à la nurserie.
   *[other] { "" }
  }
event-card-moved-deal = { $to_seat_is ->
    [you] Vous commencez avec { $card }.
   *[other] { $to_seat } commence avec { $card }.
  }
event-card-moved-draw = { $to_seat_is ->
    [you] Vous piochez { $card }.
   *[other] { $card_is ->
        [known] { $to_seat } pioche { $card }.
       *[none] { $to_seat } pioche une carte.
      }
  }
event-card-moved-discard = { $from_seat_is ->
    [you] Vous défaussez { $card }.
   *[other] { $from_seat } défausse { $card }.
  }
event-card-moved-sacrifice = { $from_seat_is ->
    [you] Vous sacrifiez { $gone }.
   *[other] { $from_seat } sacrifie { $gone }.
  }{ event-card-went }
event-card-moved-destroy = { $from_seat_is ->
    [you] { $by } détruit { $gone } dans votre écurie.
   *[other] { $by } détruit { $gone } dans l’écurie { DE($from_seat) }.
  }{ event-card-went }
event-card-moved-steal = { $to_seat_is ->
    [you] Vous volez { $card } à { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } vous vole { $card }.
       *[other] { $to_seat } vole { $card } à { $from_seat }.
      }
  }
event-card-moved-return = { $from_seat_is ->
    [you] { $to_zone ->
        [nursery] { $gone } revient de votre écurie à la nurserie.
       *[hand] { $gone } revient de votre écurie dans votre main.
      }
   *[other] { $to_zone ->
        [nursery] { $gone } revient de l’écurie { DE($from_seat) } à la nurserie.
       *[hand] { $gone } revient de l’écurie { DE($from_seat) } dans sa main.
      }
  }
event-card-moved-move = { $to_seat_is ->
    [you] { $by } déplace { $card } de l’écurie { DE($from_seat) } vers la vôtre.
   *[other] { $from_seat_is ->
        [you] { $by } déplace { $card } de votre écurie vers celle { DE($to_seat) }.
       *[other] { $by } déplace { $card } de l’écurie { DE($from_seat) } vers celle { DE($to_seat) }.
      }
  }
event-card-moved-bring = { $to_seat_is ->
    [you] { $from_zone ->
        [discard] Vous amenez { $card } de la défausse dans votre écurie.
        [nursery] Vous amenez { $card } de la nurserie dans votre écurie.
        [deck] Vous amenez { $card } de la pioche dans votre écurie.
        [stable] { event-card-moved-move }
       *[hand] Vous amenez { $card } d’une main dans votre écurie.
      }
   *[other] { $from_zone ->
        [discard] { $to_seat } amène { $card } de la défausse dans son écurie.
        [nursery] { $to_seat } amène { $card } de la nurserie dans son écurie.
        [deck] { $to_seat } amène { $card } de la pioche dans son écurie.
        [stable] { event-card-moved-move }
       *[hand] { $to_seat } amène { $card } d’une main dans son écurie.
      }
  }
event-card-moved-take = { $from_zone ->
    [discard] { $to_seat_is ->
        [you] Vous prenez en main { $card } dans la défausse.
       *[other] { $to_seat } prend en main { $gone } dans la défausse.
      }
    [hand] { event-card-moved-pull }
    [stable] { event-card-taken-from-stable }
   *[deck] { event-card-moved-search }
  }
event-card-taken-from-stable = { $to_seat_is ->
    [you] { $from_seat_is ->
        [you] Vous prenez en main { $gone } dans votre écurie.
       *[other] Vous prenez en main { $gone } dans l’écurie { DE($from_seat) }.
      }
    [none] { event-card-moved-return }
   *[other] { $from_seat_is ->
        [you] { $to_seat } prend en main { $gone } dans votre écurie.
       *[other] { $to_seat } prend en main { $gone } dans l’écurie { DE($from_seat) }.
      }
  }
event-card-moved-search = { $to_seat_is ->
    [you] Vous prenez en main { $card } dans la pioche.
   *[other] { $card_is ->
        [known] { $to_seat } prend en main { $card } dans la pioche.
       *[none] { $to_seat } prend en main une carte de la pioche.
      }
  }
event-card-moved-pull = { $to_seat_is ->
    [you] Vous tirez { $card } de la main { DE($from_seat) }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } tire { $gone } de votre main.
       *[other] { $to_seat } tire une carte de la main { DE($from_seat) }.
      }
  }
event-card-moved-swap = { $to_seat_is ->
    [you] Vous recevez { $card } { DE($from_seat) }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } reçoit { $gone } de votre main.
       *[other] { $to_seat } reçoit une carte { DE($from_seat) }.
      }
  }
event-card-moved-put = { $from_seat_is ->
    [you] Vous mettez { $gone } dans la pioche.
   *[other] { $gone_is ->
        [known] { $from_seat } met { $gone } dans la pioche.
       *[none] { $from_seat } met une carte dans la pioche.
      }
  }
event-card-moved-give = { event-card-moved-swap }
event-card-moved-play = { $to_zone ->
    [stable] { $to_seat_is ->
        [you] { $card } entre dans votre écurie.
       *[other] { $card } entre dans l’écurie { DE($to_seat) }.
      }
   *[playing] { $from_seat_is ->
        [you] Vous jouez { $card }.
       *[other] { $from_seat } joue { $card }.
      }
  }
event-card-moved-neigh = { $to_zone ->
    [discard] { event-card-moved-resolve }
   *[playing] { $from_seat_is ->
        [you] Vous répondez par { $card }.
       *[other] { $from_seat } répond par { $card }.
      }
  }
event-card-moved-resolve = { $card } va dans la défausse.
event-card-moved-shuffle = { $from_seat_is ->
    [you] Vous remettez { $gone } dans la pioche et la mélangez.
    [none] { $gone } retourne dans la pioche, qui est mélangée.
   *[other] { $gone_is ->
        [known] { $from_seat } remet { $gone } dans la pioche et la mélange.
       *[none] { $from_seat } remet une carte dans la pioche et la mélange.
      }
  }
event-play-resolved = Rien n’arrête la carte { $card }.
event-play-stopped = La carte { $card } est arrêtée.
event-effect-used = { $seat_is ->
    [you] Vous utilisez l’effet { DE($card) }.
   *[other] { $seat } utilise l’effet { DE($card) }.
  }
event-cards-threatened = { $seat_is ->
    [you] Menace de { event-fate } dans votre écurie : { $cards }.
   *[other] Menace de { event-fate } dans l’écurie { DE($seat) } : { $cards }.
  }
event-fate = { $fate ->
    [be_sacrificed] sacrifice
    [be_destroyed] destruction
    [be_stolen] vol
    [be_returned] retour en main
   *[be_moved] déplacement
  }
event-standing-changed = Licornes : { $items }.
event-standing = { $seat_is ->
    [you] vous ({ $count })
   *[other] { $seat } ({ $count })
  }
event-hand-revealed = { $seat_is ->
    [you] Tout le monde voit votre main{ event-hand-shown }.
   *[other] Tout le monde voit la main { DE($seat) }{ event-hand-shown }.
  }
event-hand-shown = { $cards_count ->
    [0] { "" }, qui est vide
   *[other] { " " }: { $cards }
  }
event-hand-hidden = { $seat_is ->
    [you] Plus personne d’autre ne voit votre main.
   *[other] La main { DE($seat) } est de nouveau cachée.
  }
event-cards-looked-at = { $seat_is ->
    [you] Vous regardez { $cards }.
   *[other] { $seat } regarde des cartes cachées.
  }
event-deck-searched = { $seat_is ->
    [you] { $cards_count ->
        [0] Vous cherchez dans la pioche et ne trouvez rien qui convienne.
       *[other] Vous cherchez dans la pioche et trouvez { $cards }.
      }
   *[other] { $seat } cherche dans la pioche.
  }
event-look-ended = { $seat_is ->
    [you] Vous en avez assez vu.
   *[other] { $seat } en a assez vu.
  }
event-card-revealed = { $seat_is ->
    [you] Vous montrez { $card }.
   *[other] { $seat } montre { $card }.
  }
event-cards-put-back = { $seat_is ->
    [you] { $count ->
        [one] Vous remettez une carte sur la pioche.
       *[other] Vous remettez { $count } cartes sur la pioche.
      }
   *[other] { $count ->
        [one] { $seat } remet une carte sur la pioche.
       *[other] { $seat } remet { $count } cartes sur la pioche.
      }
  }
event-deck-shuffled = { $deck ->
    [one] La pioche est mélangée : { $deck } carte.
   *[other] La pioche est mélangée : { $deck } cartes.
  }
event-extra-play-granted = { $seat_is ->
    [you] Vous pouvez jouer une carte de plus pendant ce tour.
   *[other] { $seat } peut jouer une carte de plus pendant ce tour.
  }
event-extra-turn-granted = { $seat_is ->
    [you] Vous jouez un tour de plus après celui-ci.
   *[other] { $seat } joue un tour de plus après celui-ci.
  }
event-turn-cut-short = { $seat_is ->
    [you] Votre tour finit aussitôt.
   *[other] Le tour { DE($seat) } finit aussitôt.
  }
event-phase-skipped = { $seat_is ->
    [you] Vous passez
   *[other] { $seat } passe
  } { $what ->
    [beginning] le début du tour
    [draw] la phase de pioche
    [action] la phase d’action
   *[turn] un tour
  }.
event-hand-redrawn = { $seat_is ->
    [you] Vous laissez votre main et en piochez une autre.
   *[other] { $seat } laisse sa main et en pioche une autre.
  }
event-forfeit-due = { $seat_is ->
    [you] { $forfeit ->
        [sip] Vous buvez une gorgée.
        [whole_glass] Vous videz votre verre.
        [one_on] Vous mettez un vêtement.
        [one_off] Vous enlevez un vêtement.
       *[underwear_on_head] Vous mettez un sous-vêtement sur la tête.
      }
   *[other] { $forfeit ->
        [sip] { $seat } boit une gorgée.
        [whole_glass] { $seat } vide son verre.
        [one_on] { $seat } met un vêtement.
        [one_off] { $seat } enlève un vêtement.
       *[underwear_on_head] { $seat } met un sous-vêtement sur la tête.
      }
  }
