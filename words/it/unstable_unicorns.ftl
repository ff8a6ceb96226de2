# Unstable Unicorns: domande, scelte, opzioni, e perché una partita non si può preparare.
prompt-uu-choose-baby = Scegli l’Unicorno Baby con cui inizi.
prompt-uu-action = Tocca a te: gioca una carta o pescane una.
prompt-uu-second-play = Puoi giocare un’altra carta.
prompt-uu-neigh-window = { $seat } sta giocando { $card }. La fermi?
prompt-uu-neigh-window-at = { $seat } sta giocando { $card } contro { $seat_at }. La fermi?
prompt-uu-neigh-window-at-two = { $seat } sta giocando { $card } contro { $seat_at } e { $seat_too }. La fermi?
prompt-uu-neigh-window-into = { $seat } sta giocando { $card } nella Stalla di { $seat_into }. La fermi?
prompt-uu-use-effect = Usi l’effetto di { $card }?
prompt-uu-use-effect-impossible = Ora non puoi usare l’effetto di { $card }: manca ciò che chiede.
prompt-uu-use-effect-in-vain = Usi l’effetto di { $card }? Non c’è nessuna carta che possa colpire.
prompt-uu-use-effects = Quale effetto usi ora? Se rinunci, perdi tutti quelli rimasti.
prompt-uu-instead = { $card } sta per andarsene. Usi invece un effetto?
prompt-uu-instead-of-one = { $count ->
    [one] Una delle tue carte sta per andarsene.
   *[other] { $count } delle tue carte stanno per andarsene.
} Usi un effetto per salvarne una?
prompt-uu-option = { $card }: scegli che cosa fare.
prompt-uu-pick-player = { $card }: scegli un giocatore.
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
prompt-uu-steal = { $count ->
    [one] { $card }: scegli una carta da rubare.
   *[other] { $card }: scegli { $count } carte da rubare.
  }
prompt-uu-return = { $count ->
    [one] { $card }: scegli una carta che torna in mano al suo proprietario.
   *[other] { $card }: scegli { $count } carte che tornano in mano al loro proprietario.
  }
prompt-uu-move = { $count ->
    [one] { $card }: scegli una carta da spostare.
   *[other] { $card }: scegli { $count } carte da spostare.
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
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } e altri { $seats }
label-uu-option-draw = Pescare
label-uu-option-discard = Scartare
label-uu-option-sacrifice = Sacrificare
label-uu-option-destroy = Distruggere
label-uu-option-steal = Rubare
label-uu-option-return = Far tornare in mano
label-uu-option-move = Spostare
label-uu-option-bring = Portare nella tua Stalla
label-uu-option-search = Cercare nel mazzo
label-uu-option-take = Prendere in mano
label-uu-option-pull = Sfilare da una mano
label-uu-option-look = Guardare
label-uu-option-put-back = Rimettere
label-uu-option-swap-hands = Scambiare le mani
label-uu-option-shuffle = Mescolare
label-uu-option-extra-play = Giocare una carta in più
label-uu-option-extra-turn = Avere un altro turno
label-uu-option-end-turn = Finire il turno
label-uu-option-pick-player = Scegliere un giocatore
label-uu-option-for-each = Per ogni giocatore
label-uu-option-choose = Scegliere
label-uu-option-may = A scelta
label-uu-option-do = Farlo
setup-broken-card-set = Con questo set di carte non si può giocare: { $place }: { $reason }
setup-wrong-ruleset = Il set di carte «{ $set }» è di un altro gioco.
setup-card-twice = Due dei set scelti hanno la carta { $card }.
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
