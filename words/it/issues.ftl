# What is wrong with the shape of what an author wrote: a card set, a card, a program. Words of the author are quoted,
# titles follow a colon or stand in brackets: no language must inflect them.
shape-title = { $title ->
    [card-id] id di carta
    [chooser] chi sceglie
    [clause] clausola
    [colour] colore
    [count] quantità
    [card] carta
    [end] estremo
    [event] evento
    [fate] sorte
    [field] campo
    [image-hash] hash di immagine
    [kind] tipo
    [language-code] codice di lingua
    [list] lista
    [moment] momento
    [name] nome
    [name-of-an-earlier-step] nome di un passo precedente
    [names-with-values] nomi con valori
    [option] opzione
    [outcome] esito
    [place] luogo
    [player-word] parola di giocatore
    [player-word-or-name] parola di giocatore o nome
    [prohibition] divieto
    [provenance] provenienza
    [role] ruolo
    [slug] slug
    [state] stato
    [state-of-a-hand] stato di una mano
    [stock] scorta
    [subject] soggetto
    [text] testo
    [translator] traduttore
    [trigger] innesco
    [true-or-false] true o false
    [value] valore
    [verb] verbo
    [whole-number] numero intero
    [word] parola
    [zone] zona
   *[other] { $title }
  }
shape-found = { $found ->
    [nothing] niente
    [list] una lista
   *[other] { $found }
  }

issue-wrong-type = atteso: { shape-title }; trovato: { shape-found }
issue-wrong-object = atteso: { $expected }; trovato: { shape-found }
issue-unknown-choice = «{ $word }» non è noto ({ shape-title })
issue-unknown-field = parola sconosciuta: «{ $word }»
issue-missing = manca «{ $word }»
issue-bad-format = «{ $word }» non va bene ({ shape-title }): deve corrispondere a { $pattern }
issue-bad-characters = contiene caratteri che non si possono salvare
issue-too-small = deve essere almeno { $limit }, trovato { $found }
issue-too-large = deve essere al massimo { $limit }, trovato { $found }
issue-too-short = { $limit ->
    [one] serve almeno { $limit } carattere
   *[other] servono almeno { $limit } caratteri
  }
issue-too-long = { $limit ->
    [one] ammesso al massimo { $limit } carattere
   *[other] ammessi al massimo { $limit } caratteri
  }
issue-few-items = { $limit ->
    [one] serve almeno { $limit } elemento
   *[other] servono almeno { $limit } elementi
  }
issue-many-items = { $limit ->
    [one] ammesso al massimo { $limit } elemento
   *[other] ammessi al massimo { $limit } elementi
  }
issue-too-deep = troppi livelli, uno dentro l’altro
issue-two-at-once = dice «{ $first }» e «{ $second }» insieme: scrivi ciascuno per conto suo ({ shape-title })
issue-not-alone = «{ $word }» non può stare da solo: di’ a che cosa si riferisce
issue-invalid = rifiutato: { $word }
issue-unknown-choice-of = «{ $word }» non è noto ({ shape-title }): esistono { $known }
issue-belongs-beside = «{ $word }» non sta da solo ({ shape-title }): va accanto a «{ $head }», senza un trattino suo
issue-belongs-inside = «{ $word }» va dentro «{ $head }»: rientralo di altri due spazi
issue-name-unquoted = non è un nome intero (trovato: { shape-found }): un nome con virgola, due punti o apostrofo, o uno come No, va tra virgolette
issue-twice = dice «{ $word }» due volte: ne basta una
