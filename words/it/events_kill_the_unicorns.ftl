# What happened in Kill the Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none).
event-character-chosen = { $seat_is ->
    [you] Il tuo personaggio è { $character }.
   *[other] Il personaggio di { $seat } è { $character }.
  }
event-game-dealt = I primi unicorni vengono distribuiti: { $items }. Il mercato è rifornito.
event-first-unicorn = { $seat_is ->
    [you] tu ricevi { $card }
   *[other] { $seat } riceve { $card }
  }
event-round-began = Round { $round }: { $row }
event-stratagems-drawn = { $seat_is ->
    [you] Peschi { $cards }.
   *[other] { $count ->
        [one] { $seat } pesca uno stratagemma.
       *[other] { $seat } pesca { $count } stratagemmi.
      }
  }
event-stratagem-placed = { $place ->
    [above] { $seat_is ->
        [you] Metti uno stratagemma coperto sopra { $unicorn } e scarti l’altro.
       *[other] { $seat } mette uno stratagemma coperto sopra { $unicorn } e scarta l’altro.
      }
   *[below] { $seat_is ->
        [you] Metti uno stratagemma coperto sotto { $unicorn } e scarti l’altro.
       *[other] { $seat } mette uno stratagemma coperto sotto { $unicorn } e scarta l’altro.
      }
  }
event-stratagem-moved = { $place ->
    [above] { $seat_is ->
        [you] Sposti uno stratagemma coperto sopra { $unicorn }.
       *[other] { $seat } sposta uno stratagemma coperto sopra { $unicorn }.
      }
   *[below] { $seat_is ->
        [you] Sposti uno stratagemma coperto sotto { $unicorn }.
       *[other] { $seat } sposta uno stratagemma coperto sotto { $unicorn }.
      }
  }
event-hunt-opened = La caccia a { $unicorn }
event-bidding-opened = { $seat_is ->
    [you] La prima decisione sulla caccia spetta a te.
   *[other] La prima decisione sulla caccia spetta a { $seat }.
  }
event-ability-used = { $seat_is ->
    [you] Usi l’abilità di { $character }.
   *[other] { $seat } usa l’abilità di { $character }.
  }
event-stratagem-looked-at = { $seat_is ->
    [you] Guardi uno stratagemma coperto: { $card }.
   *[other] { $seat } guarda uno stratagemma coperto.
  }
event-seat-exposed = { $target_is ->
    [you] In questa caccia devi giocare a carte scoperte.
   *[other] In questa caccia { $target } deve giocare a carte scoperte.
  }
event-bid-passed = { $seat_is ->
    [you] Non partecipi a questa caccia.
   *[other] { $seat } non partecipa a questa caccia.
  }
event-cards-played = { $count ->
    [one] { $seat_is ->
        [you] Giochi una carta caccia.
       *[other] { $seat } gioca una carta caccia.
      }
   *[other] { $seat_is ->
        [you] Giochi { $count } carte caccia.
       *[other] { $seat } gioca { $count } carte caccia.
      }
  }
event-cards-played-seen = { $seat_is ->
    [you] Giochi carte caccia: { $items }.
   *[other] { $seat } gioca carte caccia scoperte: { $items }.
  }
event-hunt-value = { $value }
event-cards-revealed = Le carte caccia vengono scoperte: { $items }.
event-hunt-total = { $seat_is ->
    [you] tu ({ $total })
   *[other] { $seat } ({ $total })
  }
event-total-changed = { $seat_is ->
    [you] Il tuo totale ora è { $total }.
   *[other] Il totale di { $seat } ora è { $total }.
  }
event-hunt-won = { $seat_is ->
    [you] Vinci la caccia a { $unicorn }.
   *[other] { $seat } vince la caccia a { $unicorn }.
  }
event-stratagem-revealed = { $owner_is ->
    [you] Il tuo stratagemma viene scoperto: { $stratagem }.
   *[other] Uno stratagemma di { $owner } viene scoperto: { $stratagem }.
  }
event-effect-missed = { $card } non trova nulla su cui agire.
event-captor-changed = { $seat_is ->
    [you] L’unicorno andrà a te.
    [none] L’unicorno non andrà a nessuno.
   *[other] L’unicorno andrà a { $seat }.
  }
event-unicorns-swapped = Due unicorni cambiano proprietario: { $items }.
event-unicorn-given = { $seat_is ->
    [you] { $card } passa a te
   *[other] { $card } passa a { $seat }
  }
event-unicorn-slain = { $seat_is ->
    [you] Perdi { $unicorn }, con tutto ciò che vi stava sopra.
   *[other] { $seat } perde { $unicorn }, con tutto ciò che vi stava sopra.
  }
event-hunt-cards-lost = { $seat_is ->
    [you] Scarti carte caccia dalla mano.
   *[other] { $seat } scarta carte caccia dalla mano.
  }
event-hunt-cards-regained = { $seat_is ->
    [you] Riprendi in mano carte caccia: { $items }.
   *[other] { $seat } riprende in mano carte caccia: { $items }.
  }
event-unicorn-captured = { $seat_is ->
    [you] Prendi { $unicorn } e il segnalino di primo giocatore.
   *[other] { $seat } prende { $unicorn } e il segnalino di primo giocatore.
  }
event-unicorn-painted = { $colour ->
    [yellow] { $unicorn } ora è di colore giallo.
    [purple] { $unicorn } ora è di colore viola.
    [blue] { $unicorn } ora è di colore blu.
    [pink] { $unicorn } ora è di colore rosa.
   *[none] { $unicorn } non ha più colore.
  }
event-unicorn-fled = { $unicorn } fugge.
event-hunt-ended = La caccia è finita.
event-market-opened = Il mercato nero
event-article-bought = { $seat_is ->
    [you] Compri { $article }.
   *[other] { $seat } compra { $article }.
  }
event-token-placed = { $seat_is ->
    [you] Metti il gettone su { $unicorn }.
   *[other] { $seat } mette il gettone su { $unicorn }.
  }
event-token-kept = { $seat_is ->
    [you] Tieni davanti a te il gettone { $token }.
   *[other] { $seat } tiene il gettone { $token }.
  }
event-purchase-skipped = { $seat_is ->
    [you] Non compri niente.
   *[other] { $seat } non compra niente.
  }
event-hands-taken-back = Tutti riprendono le carte caccia usate.
event-double-rainbow-completed = { $seat_is ->
    [you] Hai due unicorni di ogni colore e vinci subito.
   *[other] { $seat } ha due unicorni di ogni colore e vince subito.
  }
event-scores-counted = I punti: { $items }
