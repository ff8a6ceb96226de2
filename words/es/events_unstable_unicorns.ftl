# What happened in Unstable Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none). $by is the card whose effect it is.
event-turn-began = { $seat_is ->
    [you] Turno { $turn }: tú
   *[other] Turno { $turn }: { $seat }
  }
event-phase-began = { $phase ->
    [babies] Los primeros Unicornios
    [beginning] Inicio del turno
    [draw] Robo
    [action] Acción
   *[end] Final del turno
  }
event-card-went = { $to_zone ->
    [hand] { " " }La carta vuelve a la mano.
    [nursery] { " " }La carta vuelve a la Guardería.
   *[other] { "" }
  }
event-card-moved-deal = { $to_seat_is ->
    [you] Empiezas con { $card }.
   *[other] { $to_seat } empieza con { $card }.
  }
event-card-moved-draw = { $to_seat_is ->
    [you] Robas { $card }.
   *[other] { $card_is ->
        [known] { $to_seat } roba { $card }.
       *[none] { $to_seat } roba una carta.
      }
  }
event-card-moved-discard = { $from_seat_is ->
    [you] Descartas { $card }.
   *[other] { $from_seat } descarta { $card }.
  }
event-card-moved-sacrifice = { $from_seat_is ->
    [you] Sacrificas { $gone }.
   *[other] { $from_seat } sacrifica { $gone }.
  }{ event-card-went }
event-card-moved-destroy = { $from_seat_is ->
    [you] { $by } destruye { $gone } en tu Establo.
   *[other] { $by } destruye { $gone } en el Establo de { $from_seat }.
  }{ event-card-went }
event-card-moved-steal = { $to_seat_is ->
    [you] Hurtas { $card } a { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } te hurta { $card }.
       *[other] { $to_seat } hurta { $card } a { $from_seat }.
      }
  }
event-card-moved-return = { $from_seat_is ->
    [you] { $to_zone ->
        [nursery] { $gone } vuelve de tu Establo a la Guardería.
       *[hand] { $gone } vuelve de tu Establo a tu mano.
      }
   *[other] { $to_zone ->
        [nursery] { $gone } vuelve del Establo de { $from_seat } a la Guardería.
       *[hand] { $gone } vuelve del Establo de { $from_seat } a su mano.
      }
  }
event-card-moved-move = { $to_seat_is ->
    [you] { $by } mueve { $card } del Establo de { $from_seat } al tuyo.
   *[other] { $from_seat_is ->
        [you] { $by } mueve { $card } de tu Establo al de { $to_seat }.
       *[other] { $by } mueve { $card } del Establo de { $from_seat } al de { $to_seat }.
      }
  }
event-card-moved-bring = { $to_seat_is ->
    [you] { $from_zone ->
        [discard] Llevas { $card } de la pila de descartes a tu Establo.
        [nursery] Llevas { $card } de la Guardería a tu Establo.
        [deck] Llevas { $card } del mazo de robo a tu Establo.
        [stable] { event-card-moved-move }
       *[hand] Llevas { $card } de una mano a tu Establo.
      }
   *[other] { $from_zone ->
        [discard] { $to_seat } lleva { $card } de la pila de descartes a su Establo.
        [nursery] { $to_seat } lleva { $card } de la Guardería a su Establo.
        [deck] { $to_seat } lleva { $card } del mazo de robo a su Establo.
        [stable] { event-card-moved-move }
       *[hand] { $to_seat } lleva { $card } de una mano a su Establo.
      }
  }
event-card-moved-take = { $from_zone ->
    [discard] { $to_seat_is ->
        [you] Llevas { $card } de la pila de descartes a tu mano.
       *[other] { $to_seat } lleva { $gone } de la pila de descartes a su mano.
      }
    [hand] { event-card-moved-pull }
    [stable] { event-card-taken-from-stable }
   *[deck] { event-card-moved-search }
  }
event-card-taken-from-stable = { $to_seat_is ->
    [you] { $from_seat_is ->
        [you] Llevas { $gone } de tu Establo a tu mano.
       *[other] Llevas { $gone } del Establo de { $from_seat } a tu mano.
      }
    [none] { event-card-moved-return }
   *[other] { $from_seat_is ->
        [you] { $to_seat } lleva { $gone } de tu Establo a su mano.
       *[other] { $to_seat } lleva { $gone } del Establo de { $from_seat } a su mano.
      }
  }
event-card-moved-search = { $to_seat_is ->
    [you] Llevas { $card } del mazo de robo a tu mano.
   *[other] { $card_is ->
        [known] { $to_seat } lleva { $card } del mazo de robo a su mano.
       *[none] { $to_seat } lleva una carta del mazo de robo a su mano.
      }
  }
event-card-moved-pull = { $to_seat_is ->
    [you] Sacas { $card } de la mano de { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } saca { $gone } de tu mano.
       *[other] { $to_seat } saca una carta de la mano de { $from_seat }.
      }
  }
event-card-moved-swap = { $to_seat_is ->
    [you] Recibes { $card } de { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } recibe { $gone } de ti.
       *[other] { $to_seat } recibe una carta de { $from_seat }.
      }
  }
event-card-moved-put = { $from_seat_is ->
    [you] Pones { $gone } en el mazo de robo.
   *[other] { $gone_is ->
        [known] { $from_seat } pone { $gone } en el mazo de robo.
       *[none] { $from_seat } pone una carta en el mazo de robo.
      }
  }
event-card-moved-give = { event-card-moved-swap }
event-card-moved-play = { $to_zone ->
    [stable] { $to_seat_is ->
        [you] { $card } entra en tu Establo.
       *[other] { $card } entra en el Establo de { $to_seat }.
      }
   *[playing] { $from_seat_is ->
        [you] Juegas { $card }.
       *[other] { $from_seat } juega { $card }.
      }
  }
event-card-moved-neigh = { $to_zone ->
    [discard] { event-card-moved-resolve }
   *[playing] { $from_seat_is ->
        [you] Respondes con { $card }.
       *[other] { $from_seat } responde con { $card }.
      }
  }
event-card-moved-resolve = { $card } va a la pila de descartes.
event-card-moved-shuffle = { $from_seat_is ->
    [you] Metes { $gone } en el mazo de robo y lo barajas.
    [none] { $gone } vuelve al mazo de robo, que se baraja.
   *[other] { $gone_is ->
        [known] { $from_seat } mete { $gone } en el mazo de robo y lo baraja.
       *[none] { $from_seat } mete una carta en el mazo de robo y lo baraja.
      }
  }
event-play-resolved = Nada detiene la carta { $card }.
event-play-stopped = La carta { $card } queda detenida.
event-effect-used = { $seat_is ->
    [you] Usas el efecto de { $card }.
   *[other] { $seat } usa el efecto de { $card }.
  }
event-cards-threatened = { $seat_is ->
    [you] Amenaza de { event-fate } en tu Establo: { $cards }.
   *[other] Amenaza de { event-fate } en el Establo de { $seat }: { $cards }.
  }
event-fate = { $fate ->
    [be_sacrificed] sacrificio
    [be_destroyed] destrucción
    [be_stolen] hurto
    [be_returned] vuelta a la mano
   *[be_moved] traslado
  }
event-standing-changed = Unicornios: { $items }.
event-standing = { $seat_is ->
    [you] tú ({ $count })
   *[other] { $seat } ({ $count })
  }
event-hand-revealed = { $seat_is ->
    [you] Todos ven tu mano{ event-hand-shown }.
   *[other] Todos ven la mano de { $seat }{ event-hand-shown }.
  }
event-hand-shown = { $cards_count ->
    [0] { "" }, que está vacía
   *[other] : { $cards }
  }
event-hand-hidden = { $seat_is ->
    [you] Nadie más ve ya tu mano.
   *[other] La mano de { $seat } vuelve a estar oculta.
  }
event-cards-looked-at = { $seat_is ->
    [you] Miras { $cards }.
   *[other] { $seat } mira cartas ocultas.
  }
event-deck-searched = { $seat_is ->
    [you] { $cards_count ->
        [0] Buscas en el mazo de robo y no encuentras nada adecuado.
       *[other] Buscas en el mazo de robo y encuentras { $cards }.
      }
   *[other] { $seat } busca en el mazo de robo.
  }
event-look-ended = { $seat_is ->
    [you] Ya has visto bastante.
   *[other] { $seat } ya ha visto bastante.
  }
event-card-revealed = { $seat_is ->
    [you] Muestras { $card }.
   *[other] { $seat } muestra { $card }.
  }
event-cards-put-back = { $seat_is ->
    [you] { $count ->
        [one] Devuelves una carta encima del mazo de robo.
       *[other] Devuelves { $count } cartas encima del mazo de robo.
      }
   *[other] { $count ->
        [one] { $seat } devuelve una carta encima del mazo de robo.
       *[other] { $seat } devuelve { $count } cartas encima del mazo de robo.
      }
  }
event-deck-shuffled = { $deck ->
    [one] Se baraja el mazo de robo: { $deck } carta.
   *[other] Se baraja el mazo de robo: { $deck } cartas.
  }
event-extra-play-granted = { $seat_is ->
    [you] Puedes jugar una carta más en este turno.
   *[other] { $seat } puede jugar una carta más en este turno.
  }
event-extra-turn-granted = { $seat_is ->
    [you] Tienes otro turno después de este.
   *[other] { $seat } tiene otro turno después de este.
  }
event-turn-cut-short = { $seat_is ->
    [you] Tu turno termina de inmediato.
   *[other] El turno de { $seat } termina de inmediato.
  }
event-phase-skipped = { $seat_is ->
    [you] Te saltas
   *[other] { $seat } se salta
  } { $what ->
    [beginning] el inicio del turno
    [draw] la fase de robo
    [action] la fase de acción
   *[turn] un turno
  }.
event-hand-redrawn = { $seat_is ->
    [you] Dejas tu mano y robas otra.
   *[other] { $seat } deja su mano y roba otra.
  }
event-forfeit-due = { $seat_is ->
    [you] { $forfeit ->
        [sip] Bebes un sorbo.
        [whole_glass] Vacías tu vaso.
        [one_on] Te pones una prenda.
        [one_off] Te quitas una prenda.
       *[underwear_on_head] Te pones ropa interior en la cabeza.
      }
   *[other] { $forfeit ->
        [sip] { $seat } bebe un sorbo.
        [whole_glass] { $seat } vacía su vaso.
        [one_on] { $seat } se pone una prenda.
        [one_off] { $seat } se quita una prenda.
       *[underwear_on_head] { $seat } se pone ropa interior en la cabeza.
      }
  }
