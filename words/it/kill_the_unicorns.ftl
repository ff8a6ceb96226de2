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
prompt-ku-ability = Puoi usare l’abilità di { $card }.
prompt-ku-cards-revealed = Le carte della caccia a { $card } sono sul tavolo.
prompt-ku-pick-stratagem = Hai vinto la caccia a { $card }. Quale dei suoi due stratagemmi viene rivelato?
prompt-ku-choose-unicorn-give = Scegli un unicorno di { $seat } da cedere.
prompt-ku-choose-unicorn-take = Scegli un unicorno di { $seat } da prendere.
prompt-ku-choose-unicorn-slay = Scegli un unicorno di { $seat } da scartare.
prompt-ku-choose-colour = Scegli il nuovo colore di { $card }.
prompt-ku-choose-cards-lose = { $count ->
    [one] Scegli una carta caccia da scartare.
   *[other] Scegli { $count } carte caccia da scartare.
  }
prompt-ku-choose-cards-regain = { $count ->
    [one] Scegli una carta caccia giocata da riprendere.
   *[other] Scegli { $count } carte caccia giocate da riprendere.
  }
prompt-ku-hunt-over = La caccia è finita.
prompt-ku-market = Il mercato nero è aperto: compra una cosa, oppure niente.
prompt-ku-round-over = Il round { $round } è finito.
form-ku-hunt = Caccia { $card }
form-ku-pass = Passa
form-ku-use-ability = Usa l’abilità di { $card }
form-ku-buy = Compra { $card }
form-ku-skip = Non comprare niente
choice-ku-card = { $card }
choice-ku-seat = { $seat }
choice-ku-hunt = Carta caccia { $value }
choice-ku-payment = { $values } = { $total }
choice-ku-change = { $change }
choice-ku-face-down-above = Stratagemma di { $seat } sopra { $card }
choice-ku-face-down-below = Stratagemma di { $seat } sotto { $card }
choice-ku-place-above = Quello sopra
choice-ku-place-below = Quello sotto
choice-ku-colour-yellow = Giallo
choice-ku-colour-purple = Viola
choice-ku-colour-blue = Blu
choice-ku-colour-pink = Rosa
setup-ku-one-card-set = Kill the Unicorns si gioca con un solo set di carte.
setup-ku-card-set-fault = Con questo set di carte non si può giocare: { $fault }
setup-ku-seats = Questo gioco prevede da { $least } a { $most } posti, non { $given }.
setup-ku-too-few-characters = Questa variante ha { $most } personaggi: troppo pochi per { $given } posti.
setup-ku-first-seat = Non c’è un posto { $given } fra { $seats }.
