# What happened in Kill the Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none).
event-character-chosen = { $seat_is ->
    [you] Tu personaje es { $character }.
   *[other] El personaje de { $seat } es { $character }.
  }
event-game-dealt = Se reparten los primeros unicornios: { $items }. El mercado está surtido.
event-first-unicorn = { $seat_is ->
    [you] tú recibes { $card }
   *[other] { $seat } recibe { $card }
  }
event-round-began = Ronda { $round }: { $row }
event-stratagems-drawn = { $seat_is ->
    [you] Robas { $cards }.
   *[other] { $count ->
        [one] { $seat } roba una estratagema.
       *[other] { $seat } roba { $count } estratagemas.
      }
  }
event-stratagem-placed = { $place ->
    [above] { $seat_is ->
        [you] Colocas una estratagema boca abajo encima de { $unicorn } y descartas la otra.
       *[other] { $seat } coloca una estratagema boca abajo encima de { $unicorn } y descarta la otra.
      }
   *[below] { $seat_is ->
        [you] Colocas una estratagema boca abajo debajo de { $unicorn } y descartas la otra.
       *[other] { $seat } coloca una estratagema boca abajo debajo de { $unicorn } y descarta la otra.
      }
  }
event-stratagem-moved = { $place ->
    [above] { $seat_is ->
        [you] Mueves una estratagema boca abajo: ahora está encima de { $unicorn }.
       *[other] { $seat } mueve una estratagema boca abajo: ahora está encima de { $unicorn }.
      }
   *[below] { $seat_is ->
        [you] Mueves una estratagema boca abajo: ahora está debajo de { $unicorn }.
       *[other] { $seat } mueve una estratagema boca abajo: ahora está debajo de { $unicorn }.
      }
  }
event-hunt-opened = La caza de { $unicorn }
event-bidding-opened = { $seat_is ->
    [you] Decides primero si participas en la caza.
   *[other] { $seat } decide primero si participa en la caza.
  }
event-ability-used = { $seat_is ->
    [you] Usas la habilidad de { $character }.
   *[other] { $seat } usa la habilidad de { $character }.
  }
event-stratagem-looked-at = { $seat_is ->
    [you] Miras una estratagema boca abajo: { $card }.
   *[other] { $seat } mira una estratagema boca abajo.
  }
event-seat-exposed = { $target_is ->
    [you] En esta caza debes jugar boca arriba.
   *[other] En esta caza { $target } debe jugar boca arriba.
  }
event-bid-passed = { $seat_is ->
    [you] No participas en esta caza.
   *[other] { $seat } no participa en esta caza.
  }
event-cards-played = { $count ->
    [one] { $seat_is ->
        [you] Juegas una carta de caza.
       *[other] { $seat } juega una carta de caza.
      }
   *[other] { $seat_is ->
        [you] Juegas { $count } cartas de caza.
       *[other] { $seat } juega { $count } cartas de caza.
      }
  }
event-cards-played-seen = { $seat_is ->
    [you] Juegas cartas de caza: { $items }.
   *[other] { $seat } juega cartas de caza boca arriba: { $items }.
  }
event-hunt-value = { $value }
event-cards-revealed = Se descubren las cartas de caza: { $items }.
event-hunt-total = { $seat_is ->
    [you] tú ({ $total })
   *[other] { $seat } ({ $total })
  }
event-total-changed = { $seat_is ->
    [you] Tu total es ahora { $total }.
   *[other] El total de { $seat } es ahora { $total }.
  }
event-hunt-won = { $seat_is ->
    [you] Ganas la caza de { $unicorn }.
   *[other] { $seat } gana la caza de { $unicorn }.
  }
event-stratagem-revealed = { $owner_is ->
    [you] Se descubre tu estratagema: { $stratagem }.
   *[other] Se descubre una estratagema de { $owner }: { $stratagem }.
  }
event-effect-missed = { $card } no encuentra sobre qué actuar.
event-captor-changed = { $seat_is ->
    [you] El unicornio será para ti.
    [none] El unicornio no será para nadie.
   *[other] El unicornio será para { $seat }.
  }
event-unicorns-swapped = Dos unicornios cambian de dueño: { $items }.
event-unicorn-given = { $seat_is ->
    [you] { $card } pasa a tus manos
   *[other] { $card } pasa a manos de { $seat }
  }
event-unicorn-slain = { $seat_is ->
    [you] Pierdes a { $unicorn }, con todo lo que tenía encima.
   *[other] { $seat } pierde a { $unicorn }, con todo lo que tenía encima.
  }
event-hunt-cards-lost = { $seat_is ->
    [you] Descartas cartas de caza de tu mano.
   *[other] { $seat } descarta cartas de caza de su mano.
  }
event-hunt-cards-regained = { $seat_is ->
    [you] Recuperas cartas de caza: { $items }.
   *[other] { $seat } recupera cartas de caza: { $items }.
  }
event-unicorn-captured = { $seat_is ->
    [you] Te llevas a { $unicorn } y la ficha inicial.
   *[other] { $seat } se lleva a { $unicorn } y la ficha inicial.
  }
event-unicorn-painted = { $colour ->
    [yellow] { $unicorn } es ahora de color amarillo.
    [purple] { $unicorn } es ahora de color morado.
    [blue] { $unicorn } es ahora de color azul.
    [pink] { $unicorn } es ahora de color rosa.
   *[none] { $unicorn } ya no tiene color.
  }
event-unicorn-fled = { $unicorn } huye.
event-hunt-ended = La caza ha terminado.
event-market-opened = El mercado negro
event-article-bought = { $seat_is ->
    [you] Compras { $article }.
   *[other] { $seat } compra { $article }.
  }
event-token-placed = { $seat_is ->
    [you] Pones la ficha sobre { $unicorn }.
   *[other] { $seat } pone la ficha sobre { $unicorn }.
  }
event-token-kept = { $seat_is ->
    [you] Guardas ante ti la ficha { $token }.
   *[other] { $seat } guarda ante sí la ficha { $token }.
  }
event-purchase-skipped = { $seat_is ->
    [you] No compras nada.
   *[other] { $seat } no compra nada.
  }
event-hands-taken-back = Todos recuperan las cartas de caza gastadas.
event-double-rainbow-completed = { $seat_is ->
    [you] Tienes dos unicornios de cada color y ganas al instante.
   *[other] { $seat } tiene dos unicornios de cada color y gana al instante.
  }
event-scores-counted = Los puntos: { $items }
