# What happened in Unstable Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none). $by is the card whose effect it is.
event-turn-began = { $seat_is ->
    [you] Turno { $turn }: tu
   *[other] Turno { $turn }: { $seat }
  }
event-phase-began = { $phase ->
    [babies] I primi Unicorni
    [beginning] Inizio del turno
    [draw] Pesca
    [action] Azione
   *[end] Fine del turno
  }
event-card-went = { $to_zone ->
    [hand] { " " }La carta torna in mano.
    [nursery] { " " }La carta torna nella Nursery.
   *[other] { "" }
  }
event-card-moved-deal = { $to_seat_is ->
    [you] Inizi con { $card }.
   *[other] { $to_seat } inizia con { $card }.
  }
event-card-moved-draw = { $to_seat_is ->
    [you] Peschi { $card }.
   *[other] { $card_is ->
        [known] { $to_seat } pesca { $card }.
       *[none] { $to_seat } pesca una carta.
      }
  }
event-card-moved-discard = { $from_seat_is ->
    [you] Scarti { $card }.
   *[other] { $from_seat } scarta { $card }.
  }
event-card-moved-sacrifice = { $from_seat_is ->
    [you] Sacrifichi { $gone }.
   *[other] { $from_seat } sacrifica { $gone }.
  }{ event-card-went }
event-card-moved-destroy = { $from_seat_is ->
    [you] { $by } distrugge { $gone } nella tua Stalla.
   *[other] { $by } distrugge { $gone } nella Stalla di { $from_seat }.
  }{ event-card-went }
event-card-moved-steal = { $to_seat_is ->
    [you] Rubi { $card } a { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } ti ruba { $card }.
       *[other] { $to_seat } ruba { $card } a { $from_seat }.
      }
  }
event-card-moved-return = { $from_seat_is ->
    [you] { $to_zone ->
        [nursery] { $gone } torna dalla tua Stalla nella Nursery.
       *[hand] { $gone } torna dalla tua Stalla nella tua mano.
      }
   *[other] { $to_zone ->
        [nursery] { $gone } torna dalla Stalla di { $from_seat } nella Nursery.
       *[hand] { $gone } torna dalla Stalla di { $from_seat } nella sua mano.
      }
  }
event-card-moved-move = { $to_seat_is ->
    [you] { $by } sposta { $card } dalla Stalla di { $from_seat } alla tua.
   *[other] { $from_seat_is ->
        [you] { $by } sposta { $card } dalla tua Stalla a quella di { $to_seat }.
       *[other] { $by } sposta { $card } dalla Stalla di { $from_seat } a quella di { $to_seat }.
      }
  }
event-card-moved-bring = { $to_seat_is ->
    [you] { $from_zone ->
        [discard] Porti { $card } dalla pila degli scarti nella tua Stalla.
        [nursery] Porti { $card } dalla Nursery nella tua Stalla.
        [deck] Porti { $card } dal mazzo nella tua Stalla.
        [stable] { event-card-moved-move }
       *[hand] Porti { $card } da una mano nella tua Stalla.
      }
   *[other] { $from_zone ->
        [discard] { $to_seat } porta { $card } dalla pila degli scarti nella sua Stalla.
        [nursery] { $to_seat } porta { $card } dalla Nursery nella sua Stalla.
        [deck] { $to_seat } porta { $card } dal mazzo nella sua Stalla.
        [stable] { event-card-moved-move }
       *[hand] { $to_seat } porta { $card } da una mano nella sua Stalla.
      }
  }
event-card-moved-take = { $from_zone ->
    [discard] { $to_seat_is ->
        [you] Prendi in mano { $card } dalla pila degli scarti.
       *[other] { $to_seat } prende in mano { $gone } dalla pila degli scarti.
      }
    [hand] { event-card-moved-pull }
    [stable] { event-card-taken-from-stable }
   *[deck] { event-card-moved-search }
  }
event-card-taken-from-stable = { $to_seat_is ->
    [you] { $from_seat_is ->
        [you] Prendi in mano { $gone } dalla tua Stalla.
       *[other] Prendi in mano { $gone } dalla Stalla di { $from_seat }.
      }
    [none] { event-card-moved-return }
   *[other] { $from_seat_is ->
        [you] { $to_seat } prende in mano { $gone } dalla tua Stalla.
       *[other] { $to_seat } prende in mano { $gone } dalla Stalla di { $from_seat }.
      }
  }
event-card-moved-search = { $to_seat_is ->
    [you] Prendi in mano { $card } dal mazzo.
   *[other] { $card_is ->
        [known] { $to_seat } prende in mano { $card } dal mazzo.
       *[none] { $to_seat } prende in mano una carta dal mazzo.
      }
  }
event-card-moved-pull = { $to_seat_is ->
    [you] Sfili { $card } dalla mano di { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } sfila { $gone } dalla tua mano.
       *[other] { $to_seat } sfila una carta dalla mano di { $from_seat }.
      }
  }
event-card-moved-swap = { $to_seat_is ->
    [you] Ricevi { $card } da { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } riceve { $gone } da te.
       *[other] { $to_seat } riceve una carta da { $from_seat }.
      }
  }
event-card-moved-put = { $from_seat_is ->
    [you] Metti { $gone } nel mazzo.
   *[other] { $gone_is ->
        [known] { $from_seat } mette { $gone } nel mazzo.
       *[none] { $from_seat } mette una carta nel mazzo.
      }
  }
event-card-moved-give = { event-card-moved-swap }
event-card-moved-play = { $to_zone ->
    [stable] { $to_seat_is ->
        [you] { $card } entra nella tua Stalla.
       *[other] { $card } entra nella Stalla di { $to_seat }.
      }
   *[playing] { $from_seat_is ->
        [you] Giochi { $card }.
       *[other] { $from_seat } gioca { $card }.
      }
  }
event-card-moved-neigh = { $to_zone ->
    [discard] { event-card-moved-resolve }
   *[playing] { $from_seat_is ->
        [you] Rispondi con { $card }.
       *[other] { $from_seat } risponde con { $card }.
      }
  }
event-card-moved-resolve = { $card } va nella pila degli scarti.
event-card-moved-shuffle = { $from_seat_is ->
    [you] Rimetti { $gone } nel mazzo e lo mescoli.
    [none] { $gone } torna nel mazzo, che viene mescolato.
   *[other] { $gone_is ->
        [known] { $from_seat } rimette { $gone } nel mazzo e lo mescola.
       *[none] { $from_seat } rimette una carta nel mazzo e lo mescola.
      }
  }
event-play-resolved = Niente ferma la carta { $card }.
event-play-stopped = La carta { $card } viene fermata.
event-effect-used = { $seat_is ->
    [you] Usi l’effetto di { $card }.
   *[other] { $seat } usa l’effetto di { $card }.
  }
event-cards-threatened = { $seat_is ->
    [you] Nella tua Stalla, a rischio di { event-fate }: { $cards }.
   *[other] Nella Stalla di { $seat }, a rischio di { event-fate }: { $cards }.
  }
event-fate = { $fate ->
    [be_sacrificed] sacrificio
    [be_destroyed] distruzione
    [be_stolen] furto
    [be_returned] ritorno in mano
   *[be_moved] spostamento
  }
event-standing-changed = Unicorni: { $items }.
event-standing = { $seat_is ->
    [you] tu ({ $count })
   *[other] { $seat } ({ $count })
  }
event-hand-revealed = { $seat_is ->
    [you] Tutti vedono la tua mano{ event-hand-shown }.
   *[other] Tutti vedono la mano di { $seat }{ event-hand-shown }.
  }
event-hand-shown = { $cards_count ->
    [0] { "" }, che è vuota
   *[other] : { $cards }
  }
event-hand-hidden = { $seat_is ->
    [you] Nessun altro vede più la tua mano.
   *[other] La mano di { $seat } è di nuovo nascosta.
  }
event-cards-looked-at = { $seat_is ->
    [you] Guardi { $cards }.
   *[other] { $seat } guarda carte nascoste.
  }
event-deck-searched = { $seat_is ->
    [you] { $cards_count ->
        [0] Cerchi nel mazzo e non trovi niente di adatto.
       *[other] Cerchi nel mazzo e trovi { $cards }.
      }
   *[other] { $seat } cerca nel mazzo.
  }
event-look-ended = { $seat_is ->
    [you] Hai visto abbastanza.
   *[other] { $seat } ha visto abbastanza.
  }
event-card-revealed = { $seat_is ->
    [you] Mostri { $card }.
   *[other] { $seat } mostra { $card }.
  }
event-cards-put-back = { $seat_is ->
    [you] { $count ->
        [one] Rimetti una carta in cima al mazzo.
       *[other] Rimetti { $count } carte in cima al mazzo.
      }
   *[other] { $count ->
        [one] { $seat } rimette una carta in cima al mazzo.
       *[other] { $seat } rimette { $count } carte in cima al mazzo.
      }
  }
event-deck-shuffled = { $deck ->
    [one] Il mazzo viene mescolato: { $deck } carta.
   *[other] Il mazzo viene mescolato: { $deck } carte.
  }
event-extra-play-granted = { $seat_is ->
    [you] Puoi giocare una carta in più in questo turno.
   *[other] { $seat } può giocare una carta in più in questo turno.
  }
event-extra-turn-granted = { $seat_is ->
    [you] Hai un altro turno dopo questo.
   *[other] { $seat } ha un altro turno dopo questo.
  }
event-turn-cut-short = { $seat_is ->
    [you] Il tuo turno finisce subito.
   *[other] Il turno di { $seat } finisce subito.
  }
event-phase-skipped = { $seat_is ->
    [you] Salti
   *[other] { $seat } salta
  } { $what ->
    [beginning] l’inizio del turno
    [draw] la fase di pesca
    [action] la fase di azione
   *[turn] un turno
  }.
event-hand-redrawn = { $seat_is ->
    [you] Lasci la tua mano e ne peschi un’altra.
   *[other] { $seat } lascia la sua mano e ne pesca un’altra.
  }
event-forfeit-due = { $seat_is ->
    [you] { $forfeit ->
        [sip] Bevi un sorso.
        [whole_glass] Svuoti il bicchiere.
        [one_on] Indossi un capo.
        [one_off] Ti togli un capo.
       *[underwear_on_head] Ti metti della biancheria in testa.
      }
   *[other] { $forfeit ->
        [sip] { $seat } beve un sorso.
        [whole_glass] { $seat } svuota il bicchiere.
        [one_on] { $seat } indossa un capo.
        [one_off] { $seat } si toglie un capo.
       *[underwear_on_head] { $seat } si mette della biancheria in testa.
      }
  }
