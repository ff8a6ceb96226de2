# Kill the Unicorns: domande, pulsanti, scelte, e perché una partita non si può preparare.
prompt-ku-choose-character = Scegli il tuo personaggio.
prompt-ku-place-stratagem = Metti uno dei tuoi due stratagemmi accanto a un unicorno; l’altro viene scartato.
prompt-ku-hunt-opening = Comincia la caccia a { $card }.
prompt-ku-bid = { $number ->
    [0] Tocca a te aprire la caccia a { $card }: gioca da una a tre carte caccia, oppure passa.
    [one] La caccia a { $card } richiede una carta: giocala, oppure passa.
   *[other] La caccia a { $card } richiede { $number } carte: giocale, oppure passa.
  }
prompt-ku-bid-exposed = { $number ->
    [0] Tocca a te aprire la caccia a { $card } a carte scoperte: giocane da una a tre, oppure passa.
    [one] La caccia a { $card } richiede una carta e la tua sarà scoperta: giocala, oppure passa.
   *[other] La caccia a { $card } richiede { $number } carte e le tue saranno scoperte: giocale, oppure passa.
  }
prompt-ku-bid-cannot = Non puoi partecipare alla caccia a { $card }: carte richieste { $number }, carte in mano { $hand }. Puoi solo passare.
prompt-ku-ability = { $card }: { $verb ->
    [peek] puoi guardare uno stratagemma coperto.
    [expose] puoi scegliere un giocatore, le cui carte di questa caccia saranno scoperte.
    [regain] puoi riprendere carte caccia che hai giocato.
    [change_total] puoi cambiare il tuo totale.
    [shift_stratagem] puoi spostare uno stratagemma coperto su un altro unicorno.
   *[other] puoi usare questa abilità.
  }
prompt-ku-cards-revealed = Le carte della caccia a { $card } sono sul tavolo.
prompt-ku-pick-stratagem = Hai vinto la caccia a { $card }. Quale dei suoi due stratagemmi viene rivelato?
prompt-ku-choose-unicorn-give = { $card }: scegli uno dei tuoi unicorni da cedere.
prompt-ku-choose-unicorn-take = { $card }: scegli un unicorno di { $seat } da prendere.
prompt-ku-choose-unicorn-slay = { $card }: scegli un unicorno di { $seat } da scartare.
prompt-ku-choose-unicorn-slay-own = { $card }: scegli uno dei tuoi unicorni da scartare.
prompt-ku-choose-colour = { $card_source }: scegli il nuovo colore di { $card }.
prompt-ku-choose-cards-lose = { $count ->
    [one] { $card }: scegli una carta caccia da scartare.
   *[other] { $card }: scegli { $count } carte caccia da scartare.
  }
prompt-ku-choose-cards-regain = { $count ->
    [one] { $card }: scegli una carta caccia giocata da riprendere.
   *[other] { $card }: scegli { $count } carte caccia giocate da riprendere.
  }
prompt-ku-hunt-over = La caccia è finita.
prompt-ku-market = Il mercato nero è aperto: compra una cosa, oppure niente.
prompt-ku-market-nothing = Il mercato nero è aperto, ma non c’è niente che tu possa comprare.
prompt-ku-round-over = Il round { $round } è finito.
form-ku-hunt = Caccia { $card }
form-ku-hunt-extra = Caccia { $card } con { $extra ->
    [one] una carta
   *[other] { $extra } carte
  } in più degli altri: l’abilità di { $card_user }
form-ku-pass = Passa
form-ku-use-ability = Usa l’abilità di { $card }
form-ku-shift-above = Sposta lo stratagemma di { $seat } che sta sopra { $card }
form-ku-shift-below = Sposta lo stratagemma di { $seat } che sta sotto { $card }
form-ku-buy = Compra { $card } per { $cost }{ $slays ->
    [yes] { " · " }uno dei tuoi unicorni viene macellato
   *[no] { "" }
  }{ $paints ->
    [yes] { " · " }il tuo unicorno cambia colore
   *[no] { "" }
  }{ $stars ->
    [0] { "" }
   *[other] { " · " }{ $stars } ★
  }{ $most ->
    [0] { "" }
   *[other] { " · " }un gettone da { $least } a { $most } punti
  }
form-ku-skip = Non comprare niente
label-ku-card = { $card }
label-ku-unicorn = { $card } ({ $colour ->
    [yellow] giallo
    [purple] viola
    [blue] blu
    [pink] rosa
   *[none] senza colore
  }, { $stars } ★)
label-ku-victim = Macella { $card } ({ $colour ->
    [yellow] giallo
    [purple] viola
    [blue] blu
    [pink] rosa
   *[none] senza colore
  }, { $stars } ★)
label-ku-seat = { $seat }
label-ku-hunt = Carta caccia { $value }
label-ku-payment = { $count ->
    [1] { $total }
   *[other] { $values } = { $total }
}
label-ku-change = { $change }
label-ku-face-down-above = Stratagemma di { $seat } sopra { $card }
label-ku-face-down-below = Stratagemma di { $seat } sotto { $card }
label-ku-place-above = Quello sopra
label-ku-place-below = Quello sotto
label-ku-colour-yellow = Giallo
label-ku-colour-purple = Viola
label-ku-colour-blue = Blu
label-ku-colour-pink = Rosa
setup-ku-one-card-set = Kill the Unicorns si gioca con un solo set di carte completo; altri possono estenderlo.
setup-ku-card-set-fault = Con questo set di carte non si può giocare: { $fault }
setup-ku-seats = Questo gioco prevede da { $least } a { $most } posti, non { $given }.
setup-ku-too-few-characters = Questa variante ha { $most } personaggi: troppo pochi per { $given } posti.
setup-ku-first-seat = Non c’è un posto { $given } fra { $seats }.
setup-ku-not-its-stratagem = { $card } non è uno stratagemma di { $card_of }.
setup-ku-too-few-unicorns = Devono restare { $least } unicorni da cacciare; ne restano { $found }.

# Le opzioni di un tavolo.
option-kill-the-unicorns-variant = Variante
option-kill-the-unicorns-variant-explained = Esperti: gli scarti sono coperti. Principianti 1: senza stratagemmi né abilità. Principianti 2: con abilità ma senza stratagemmi, fino a quattro.
option-kill-the-unicorns-variant-normal = Normale
option-kill-the-unicorns-variant-expert = Esperti
option-kill-the-unicorns-variant-beginner-1 = Principianti 1
option-kill-the-unicorns-variant-beginner-2 = Principianti 2
option-kill-the-unicorns-first-seat = Primo posto
option-kill-the-unicorns-first-seat-explained = Chi comincia con il segnalino di primo giocatore; i personaggi si scelgono da quel posto in poi.
option-kill-the-unicorns-first-seat-random = A caso
option-kill-the-unicorns-tokens-face-up = Gettoni scoperti
option-kill-the-unicorns-tokens-face-up-explained = Chi compra sceglie il gettone che altrimenti si pescherebbe alla cieca.
option-kill-the-unicorns-swap-chooser = Scambi: chi sceglie
option-kill-the-unicorns-swap-chooser-explained = Chi sceglie i due unicorni che uno stratagemma scambia.
option-kill-the-unicorns-swap-chooser-owner = Chi ha piazzato lo stratagemma
option-kill-the-unicorns-swap-chooser-winner = Chi ha vinto la caccia
option-kill-the-unicorns-slay-chooser = Scarti: chi sceglie
option-kill-the-unicorns-slay-chooser-explained = Chi sceglie l’unicorno che uno stratagemma toglie al vincitore della caccia.
option-kill-the-unicorns-slay-chooser-winner = Chi ha vinto la caccia
option-kill-the-unicorns-slay-chooser-owner = Chi ha piazzato lo stratagemma
option-kill-the-unicorns-missing-rank = Nessuno in quella posizione
option-kill-the-unicorns-missing-rank-explained = Che cosa succede all’unicorno se uno stratagemma lo assegna a una posizione che dopo i pareggi non è di nessuno.
option-kill-the-unicorns-missing-rank-keeps = Il vincitore tiene l’unicorno
option-kill-the-unicorns-missing-rank-flees = L’unicorno fugge
option-kill-the-unicorns-double-fills-both = Contare doppio in un doppio arcobaleno
option-kill-the-unicorns-double-fills-both-explained = Un unicorno che conta come due occupa entrambi i posti del suo colore in un doppio arcobaleno. Altrimenti servono due unicorni di ogni colore.
option-kill-the-unicorns-allow-two-players = Due giocatori
option-kill-the-unicorns-allow-two-players-explained = Permette di giocare in due, cosa che le regole non prevedono.
option-kill-the-unicorns-show-own-stratagems = Mostra i propri stratagemmi
option-kill-the-unicorns-show-own-stratagems-explained = Ti ricorda lo stratagemma che hai piazzato; secondo le regole nessuno può guardarlo.
