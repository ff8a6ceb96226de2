# Unstable Unicorns: domande, scelte, opzioni, e perché una partita non si può preparare.
prompt-uu-choose-baby = Scegli l’Unicorno Baby con cui inizi.
prompt-uu-action = Tocca a te: gioca una carta o pescane una.
prompt-uu-action-nothing = Tocca a te: ora non puoi giocare nessuna delle tue carte, quindi pescane una.
prompt-uu-second-play = Puoi giocare un’altra carta.
prompt-uu-second-play-nothing = Potresti giocare un’altra carta, ma ora nessuna delle tue si può giocare.
prompt-uu-play-at-once = { $card }: gioca subito una carta.
prompt-uu-neigh-window = { $seat } sta giocando { $card }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at = { $seat } sta giocando { $card } contro { $seat_at }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at-two = { $seat } sta giocando { $card } contro { $seat_at } e { $seat_too }. { prompt-uu-stop-it }
prompt-uu-neigh-window-into = { $seat } sta giocando { $card } nella Stalla di { $seat_into }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops = { $seat } gioca { $card } per fermare { $card_stopped } di { $seat_stopped }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops-yours = { $seat } gioca { $card } per fermare la tua carta { $card_stopped }. { prompt-uu-stop-it }
prompt-uu-answer-window = { $card_by }: { $own ->
    [yes] la tua carta { $card }
   *[no] la carta { $card } di { $seat }
  } { $fate ->
    [sacrifice] sta per essere sacrificata.
    [steal] sta per essere rubata.
    [return] sta per tornare in mano.
    [move] sta per essere spostata.
   *[destroy] sta per essere distrutta.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-many = { $card_by }: { $fate ->
    [sacrifice] { $count } carte stanno per essere sacrificate.
    [steal] { $count } carte stanno per essere rubate.
    [return] { $count } carte stanno per tornare in mano.
    [move] { $count } carte stanno per essere spostate.
   *[destroy] { $count } carte stanno per essere distrutte.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-turn = { $own ->
    [yes] Inizia il tuo turno.
   *[no] Inizia il turno di { $seat }.
  } { prompt-uu-answer-it }
prompt-uu-answer-it = { $can ->
    [no] Non hai nessuna carta con cui rispondere.
   *[yes] Rispondi con una carta?
  }
prompt-uu-use-effect = Usi l’effetto di { $card }?
prompt-uu-use-effect-impossible = Ora non puoi usare l’effetto di { $card }: manca ciò che chiede.
prompt-uu-use-effect-in-vain = Usi l’effetto di { $card }? Non c’è nessuna carta che possa colpire.
prompt-uu-use-effects = Quale effetto usi ora? Se rinunci, perdi tutti quelli rimasti.
prompt-uu-instead = { $card_by }: { $fate ->
    [sacrifice] { $card } sta per essere sacrificata.
    [steal] { $card } sta per essere rubata.
    [return] { $card } sta per tornare nella tua mano.
    [move] { $card } sta per essere spostata.
   *[destroy] { $card } sta per essere distrutta.
  } Usi invece un effetto?
prompt-uu-instead-of-one = { $count ->
    [one] Una delle tue carte sta per andarsene.
   *[other] { $count } delle tue carte stanno per andarsene.
} Usi un effetto per salvarne una?
prompt-uu-instead-of-one-by = { $card_by }: { $fate ->
    [sacrifice] { $count } delle tue carte stanno per essere sacrificate.
    [steal] { $count } delle tue carte stanno per essere rubate.
    [return] { $count } delle tue carte stanno per tornare nella tua mano.
    [move] { $count } delle tue carte stanno per essere spostate.
   *[destroy] { $count } delle tue carte stanno per essere distrutte.
  } Usi un effetto per salvarne una?
prompt-uu-option = { $card }: scegli che cosa fare.
prompt-uu-sacrifice-up-to = { $count ->
    [one] { $card }: scegli al massimo una carta della tua Stalla da sacrificare.
   *[other] { $card }: scegli fino a { $count } carte della tua Stalla da sacrificare.
  }
prompt-uu-discard-up-to = { $count ->
    [one] { $card }: scegli al massimo una carta da scartare.
   *[other] { $card }: scegli fino a { $count } carte da scartare.
  }
prompt-uu-steal-up-to = { $count ->
    [one] { $card }: scegli al massimo una carta da rubare.
   *[other] { $card }: scegli fino a { $count } carte da rubare.
  }
prompt-uu-destroy-up-to = { $count ->
    [one] { $card }: scegli al massimo una carta da distruggere.
   *[other] { $card }: scegli fino a { $count } carte da distruggere.
  }
prompt-uu-pick-players = { $card }: scegli quanti giocatori vuoi.
prompt-uu-sacrifice-any = { $card }: scegli quante carte della tua Stalla vuoi da sacrificare.
prompt-uu-discard-any = { $card }: scegli quante carte vuoi da scartare.
prompt-uu-look = { $card }: guarda le carte e prosegui quando le hai viste.
prompt-uu-bring-to = { $count ->
    [one] { $card }: scegli una carta da portare nella Stalla di { $seat }.
   *[other] { $card }: scegli { $count } carte da portare nella Stalla di { $seat }.
  }
prompt-uu-give = { $count ->
    [one] { $card }: scegli una carta da dare.
   *[other] { $card }: scegli { $count } carte da dare.
  }
prompt-uu-put = { $count ->
    [one] { $card }: scegli una carta per il mazzo.
   *[other] { $card }: scegli { $count } carte per il mazzo.
  }
prompt-uu-pick-player = { $card }: scegli un giocatore.
prompt-uu-pick-first-player = { $card }: scegli il primo di due giocatori.
prompt-uu-pick-second-player = { $card }: il primo giocatore è { $seat }; scegli il secondo.
prompt-uu-stable = In quale Stalla va { $card }?
prompt-uu-discard = { $count ->
    [one] { $card }: scegli una carta da scartare.
   *[other] { $card }: scegli { $count } carte da scartare.
  }
prompt-uu-sacrifice = { $count ->
    [one] { $card }: scegli una carta della tua Stalla da sacrificare.
   *[other] { $card }: scegli { $count } carte della tua Stalla da sacrificare.
  }
prompt-uu-destroy = { $count ->
    [one] { $card }: scegli una carta da distruggere.
   *[other] { $card }: scegli { $count } carte da distruggere.
  }
prompt-uu-destroy-of = { $count ->
    [one] { $card }: scegli una carta della Stalla di { $seat } da distruggere.
   *[other] { $card }: scegli { $count } carte della Stalla di { $seat } da distruggere.
  }
prompt-uu-steal = { $count ->
    [one] { $card }: scegli una carta da rubare.
   *[other] { $card }: scegli { $count } carte da rubare.
  }
prompt-uu-steal-of = { $count ->
    [one] { $card }: scegli una carta della Stalla di { $seat } da rubare.
   *[other] { $card }: scegli { $count } carte della Stalla di { $seat } da rubare.
  }
prompt-uu-return = { $count ->
    [one] { $card }: scegli una carta che torna in mano al suo proprietario.
   *[other] { $card }: scegli { $count } carte che tornano in mano al loro proprietario.
  }
prompt-uu-return-of = { $count ->
    [one] { $card }: scegli una carta della Stalla di { $seat } che torna nella sua mano.
   *[other] { $card }: scegli { $count } carte della Stalla di { $seat } che tornano nella sua mano.
  }
prompt-uu-return-own = { $count ->
    [one] { $card }: scegli una carta della tua Stalla che torna nella tua mano.
   *[other] { $card }: scegli { $count } carte della tua Stalla che tornano nella tua mano.
  }
prompt-uu-move = { $count ->
    [one] { $card }: scegli una carta da spostare.
   *[other] { $card }: scegli { $count } carte da spostare.
  }
prompt-uu-move-of = { $count ->
    [one] { $card }: scegli una carta della Stalla di { $seat } da spostare.
   *[other] { $card }: scegli { $count } carte della Stalla di { $seat } da spostare.
  }
prompt-uu-move-own = { $count ->
    [one] { $card }: scegli una carta della tua Stalla da spostare.
   *[other] { $card }: scegli { $count } carte della tua Stalla da spostare.
  }
prompt-uu-bring = { $count ->
    [one] { $card }: scegli una carta da portare nella tua Stalla.
   *[other] { $card }: scegli { $count } carte da portare nella tua Stalla.
  }
prompt-uu-search = { $count ->
    [one] { $card }: scegli una carta trovata nel mazzo.
   *[other] { $card }: scegli { $count } carte trovate nel mazzo.
  }
prompt-uu-take = { $count ->
    [one] { $card }: scegli una carta da prendere in mano.
   *[other] { $card }: scegli { $count } carte da prendere in mano.
  }
prompt-uu-put-back = { $card }: quale di queste torna in cima?
prompt-uu-hand-limit = { $count ->
    [one] Hai troppe carte in mano: scegline una da scartare.
   *[other] Hai troppe carte in mano: scegline { $count } da scartare.
  }
prompt-uu-name-drinker = Puoi dire chi beve.
prompt-uu-stop-it = { $can ->
    [no] Non hai nessuna carta che possa fermarla.
   *[yes] La fermi?
  }
prompt-uu-nothing-to-choose = { $card }: non c’è niente che tu possa scegliere.
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } e altri { $seats }
label-uu-option = Opzione { $number } del testo della carta
name-unstable-unicorns-verb-draw = Pescare
name-unstable-unicorns-verb-discard = Scartare
name-unstable-unicorns-verb-sacrifice = Sacrificare
name-unstable-unicorns-verb-destroy = Distruggere
name-unstable-unicorns-verb-steal = Rubare
name-unstable-unicorns-verb-return = Far tornare in mano
name-unstable-unicorns-verb-move = Spostare
name-unstable-unicorns-verb-bring = Portare nella tua Stalla
name-unstable-unicorns-verb-search = Cercare nel mazzo
name-unstable-unicorns-verb-take = Prendere in mano
name-unstable-unicorns-verb-pull = Sfilare da una mano
name-unstable-unicorns-verb-look = Guardare
name-unstable-unicorns-verb-put-back = Rimettere
name-unstable-unicorns-verb-swap-hands = Scambiare le mani
name-unstable-unicorns-verb-shuffle = Mescolare
name-unstable-unicorns-verb-extra-play = Giocare una carta in più
name-unstable-unicorns-verb-extra-turn = Avere un altro turno
name-unstable-unicorns-verb-end-turn = Finire il turno
name-unstable-unicorns-verb-pick-players = Scegliere giocatori
name-unstable-unicorns-verb-if = Se è così
name-unstable-unicorns-verb-reveal = Mostrare
name-unstable-unicorns-verb-let = Lasciare agire altri
name-unstable-unicorns-verb-give = Dare
name-unstable-unicorns-verb-put = Mettere nel mazzo
name-unstable-unicorns-verb-skip = Saltare
name-unstable-unicorns-verb-pick-player = Scegliere un giocatore
name-unstable-unicorns-verb-for-each = Per ogni giocatore
name-unstable-unicorns-verb-choose = Scegliere
name-unstable-unicorns-verb-may = A scelta
name-unstable-unicorns-verb-do = Farlo
name-unstable-unicorns-verb-play = Giocare
name-unstable-unicorns-verb-toast = Bere
setup-broken-card-set = Con questo set di carte non si può giocare: { $place }: { $reason }
setup-wrong-ruleset = Il set di carte «{ $set }» è di un altro gioco.
setup-seats = A questo gioco si gioca da { $least } a { $most }.
setup-uu-too-few-babies = Servono { $needed } Unicorni Baby, i set ne hanno { $found }.
setup-uu-too-few-cards = Servono { $needed } carte per il mazzo, i set ne hanno { $found }.
setup-uu-too-few-neighs = In due, ognuno inizia con una carta Istantanea semplice: i set ne hanno troppo poche.
setup-uu-first-seat = A questo tavolo non c’è il posto { $number }.
option-unstable-unicorns-edition = Edizione
option-unstable-unicorns-edition-explained = Quali regole stampate segue il tavolo.
option-unstable-unicorns-edition-second = Seconda edizione
option-unstable-unicorns-edition-chain = Edizione successiva
option-unstable-unicorns-targeting = Bersagli
option-unstable-unicorns-targeting-explained = Se Stalla e bersagli si dicono con la carta, o solo quando non si può più fermare.
option-unstable-unicorns-targeting-advanced = Dopo la finestra
option-unstable-unicorns-targeting-declared = Con la carta
option-unstable-unicorns-first-seat = Primo posto
option-unstable-unicorns-first-seat-explained = Chi ha il primo turno.
option-unstable-unicorns-first-seat-random = A caso
option-unstable-unicorns-first-seat-host = Chi ospita
option-unstable-unicorns-forbid-impossible-plays = Niente giocate impossibili
option-unstable-unicorns-forbid-impossible-plays-explained = Una carta Magia i cui passi non si possono fare non si può giocare.
option-unstable-unicorns-reshuffle-discard = Rimescolare
option-unstable-unicorns-reshuffle-discard-explained = Quando il mazzo è vuoto, si rimescola la pila degli scarti invece di finire la partita.
option-unstable-unicorns-redraw-once = Mano nuova
option-unstable-unicorns-redraw-once-explained = Una volta a partita, ognuno può scartare tutta la mano e pescare altrettante carte.
option-unstable-unicorns-party = Festa
option-unstable-unicorns-party-explained = Penitenze per chi è al tavolo; tutti devono accettarle. Solo per adulti.
option-unstable-unicorns-party-none = Nessuna
option-unstable-unicorns-party-drinks = Bevute
option-unstable-unicorns-party-dress = Vestiti
option-unstable-unicorns-language = Lingua dei nomi
option-unstable-unicorns-language-explained = In quale lingua si contano le lettere dei nomi in caso di parità.
option-unstable-unicorns-language-en = Inglese
option-unstable-unicorns-language-es = Spagnolo
option-unstable-unicorns-language-fr = Francese
option-unstable-unicorns-language-it = Italiano
option-unstable-unicorns-language-pl = Polacco
place-uu-deck = mazzo
place-uu-discard = pila degli scarti
place-uu-nursery = Nursery
place-uu-hand = mano di { $seat }
place-uu-stable = Stalla di { $seat }
place-uu-playing = in gioco
