# Il testo delle carte di Kill the Unicorns, ricavato dai loro programmi.
# Forme: do = un ordine, to = dopo «puoi», they = lo fa qualcuno.

card-ku-role = { $role ->
    [owner] { $case ->
        [owns] del proprietario di questo stratagemma
       *[does] il proprietario di questo stratagemma
      }
    [winner] { $case ->
        [owns] del vincitore della caccia
       *[does] il vincitore della caccia
      }
    [captor] { $case ->
        [owns] del giocatore che lo prende
       *[does] il giocatore che lo prende
      }
   *[user] tu
  }
card-ku-chooser = { $you ->
    [yes] scegli tu
   *[no] sceglie { $who }
  }
card-ku-chooser-option = il tavolo decide chi sceglie (opzione «{ $option }»)

card-ku-while = { $state ->
    [pinned] resta sull’unicorno: { $changes }
    [placed] su un unicorno: { $changes }
   *[held] alla fine della partita: { $changes }
  }
card-ku-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
  } { $more ->
    [yes] in più
   *[no] in meno
  }
card-ku-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }{ $more ->
    [yes] { "" }
   *[no] { " " }in meno
  }
card-ku-weight = vale come { $count } unicorni del suo colore
card-ku-nothing = nessun cambiamento

card-ku-when = { $moment ->
    [revealed] quando viene rivelato: { $steps }
    [captured] quando l’unicorno viene preso: { $steps }
    [before_play] una volta per round, in una caccia in cui nessuno ha ancora giocato carte, puoi { $steps }
    [hunt] una volta per round, durante una caccia, puoi { $steps }
    [own_bid] una volta per round, quando giochi carte caccia, puoi { $steps }
    [compared] una volta per round, quando si rivelano le carte di una caccia a cui partecipi, puoi { $steps }
    [lost_hunt] una volta per round, dopo una caccia a cui hai partecipato senza prendere l’unicorno, puoi { $steps }
    [bought] all’acquisto: { $steps }
   *[placed] quando viene messo su un unicorno: { $steps }
  }
card-ku-swap = { $sides } scambiano un unicorno con un altro, con tutto ciò che portano; { $chooser }
card-ku-slay = { $form ->
    [they] { $who } scarta uno dei propri unicorni, con tutto ciò che porta, ma non quello di questa caccia
   *[do] scarta uno dei tuoi unicorni, con tutto ciò che porta
  }
card-ku-slay-chosen = { $form ->
    [they] un unicorno { $whose }, ma non quello di questa caccia, viene scartato con tutto ciò che porta; { $chooser }
   *[do] uno dei tuoi unicorni viene scartato con tutto ciò che porta; { $chooser }
  }
card-ku-award = l’unicorno va a chi ha il { $rank ->
    [1] { "" }
    [2] secondo{ " " }
    [3] terzo{ " " }
    [4] quarto{ " " }
    [5] quinto{ " " }
   *[other] sesto{ " " }
  }totale più { $end ->
    [highest] alto
   *[lowest] basso
  } non annullato da un pareggio; se non c’è, { $otherwise ->
    [keeps] lo tiene il vincitore della caccia
    [flees] fugge
   *[option] decide il tavolo (opzione «{ $option }»)
  }
card-ku-flee = l’unicorno fugge
card-ku-lose = { $form ->
    [to] scartare
    [they] { $who } scarta
   *[do] scarta
  } { $count ->
    [one] una carta caccia
   *[other] { $count } carte caccia
  } dalla mano
card-ku-regain = { $form ->
    [to] riprendere
    [they] { $who } riprende
   *[do] riprendi
  } in mano { $count ->
    [one] una carta caccia giocata
   *[other] { $count } carte caccia giocate
  } in questa caccia
card-ku-next = { $steps }; { $next }
card-ku-paint = { $colour ->
    [yellow] l’unicorno diventa giallo
    [purple] l’unicorno diventa viola
    [blue] l’unicorno diventa blu
    [pink] l’unicorno diventa rosa
    [none] l’unicorno perde il suo colore
   *[any] l’unicorno prende il colore che nomina { $chooser }
  }
card-ku-shift-stratagem = spostare uno stratagemma coperto, senza guardarlo, su un altro unicorno della fila
card-ku-peek = guardare in segreto uno stratagemma coperto della fila
card-ku-expose = scegliere un altro giocatore che non ha ancora deciso: giocherà scoperte le sue carte di questa caccia
card-ku-extra-cards = giocare { $count ->
    [one] una carta
   *[other] { $count } carte
  } in più di quante ne chiede la caccia
card-ku-change-total = cambiare il tuo totale di { $changes }, mai sotto 0
card-ku-take = { $hidden ->
    [yes] prendi alla cieca un gettone di questo articolo
   *[no] prendi un gettone di questo articolo
  } e { $to ->
    [seat] mettilo davanti a te
   *[unicorn] mettilo su uno dei tuoi unicorni
  }
cards-value-colour = colore
cards-value-colour-help = Unicorni: come stampato.
cards-value-stars = stelle
cards-value-stars-help = Unicorni: come stampate. Gettoni: quanto aggiungono.
cards-value-legendary = leggendario
cards-value-legendary-help = Solo unicorni.
cards-value-pigicorn = porcicorno
cards-value-pigicorn-help = Solo unicorni.
cards-value-value = valore
cards-value-value-help = Carte caccia: quanto vale.
cards-value-decks = mazzi
cards-value-decks-help = Stratagemmi: gli id dei personaggi nei cui mazzi si trova.
cards-value-pin = resta
cards-value-pin-help = Stratagemmi: resta sull’unicorno.
cards-value-cost = costo
cards-value-cost-help = Articoli: il prezzo.
cards-value-stock = scorta
cards-value-stock-help = Articoli: quanti gettoni entrano in una partita.
cards-value-article = articolo
cards-value-article-help = Gettoni: l’id del loro articolo.
cards-value-ability-names = nomi dell’abilità
cards-value-ability-names-help = Personaggi: per lingua.
cards-value-provenance-of = fonti di singoli valori
cards-value-provenance-of-help = Da dove viene un valore, se non da dove vengono gli altri.
