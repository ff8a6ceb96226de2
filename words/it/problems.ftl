# Problemi dell’API: che cosa è stato rifiutato e che cosa non va in un campo.
problem-bad-request-title = Richiesta errata
problem-bad-request-detail = Non è stato possibile capire la richiesta.
problem-malformed-json-title = Non è JSON
problem-malformed-json-detail = Il corpo non è JSON ben formato.
problem-invalid-query-title = Parametri non validi
problem-invalid-query-detail = { $count ->
    [one] Un parametro dell’indirizzo è stato rifiutato: vedi errors.
   *[other] { $count } parametri dell’indirizzo sono stati rifiutati: vedi errors.
  }
problem-not-authenticated-title = Non autenticato
problem-not-authenticated-detail = Serve un token o una chiave API validi nell’intestazione Authorization.
problem-permission-denied-title = Non consentito
problem-permission-denied-detail = Non puoi farlo.
problem-not-found-title = Non trovato
problem-not-found-detail = Qui non c’è nulla, o nulla che tu possa vedere.
problem-method-not-allowed-title = Metodo non consentito
problem-method-not-allowed-detail = Questo indirizzo non accetta questo metodo; vedi l’intestazione Allow.
problem-not-acceptable-title = Non accettabile
problem-not-acceptable-detail = Qui non si può servire nessuno dei tipi che accetti.
problem-body-too-slow-title = Corpo troppo lento
problem-body-too-slow-detail = Il corpo non è arrivato in tempo; invia di nuovo la richiesta.
problem-body-too-large-title = Corpo troppo grande
problem-body-too-large-detail = Il corpo è più grande di quanto il servizio accetti.
problem-unsupported-media-type-title = Tipo di contenuto non supportato
problem-unsupported-media-type-detail = Invia il corpo come application/json.
problem-validation-failed-title = Corpo non valido
problem-validation-failed-detail = { $count ->
    [one] Un elemento del corpo è stato rifiutato: vedi errors.
   *[other] { $count } elementi del corpo sono stati rifiutati: vedi errors.
  }
problem-throttled-title = Troppe richieste
problem-throttled-detail = Chiedi troppo spesso; riprova dopo il tempo indicato da Retry-After.
problem-internal-error-title = Errore nostro
problem-internal-error-detail = Qualcosa è andato storto da parte nostra. È annotato con l’id della richiesta.
problem-unavailable-title = Non disponibile
problem-unavailable-detail = Il servizio ora non può farlo; riprova tra poco.
problem-idempotency-key-invalid-title = Idempotency-Key non valida
problem-idempotency-key-invalid-detail = Una Idempotency-Key ha da 1 a 255 caratteri ASCII visibili.
problem-idempotency-key-reused-title = Idempotency-Key già usata
problem-idempotency-key-reused-detail = Questa Idempotency-Key è servita per un’altra richiesta. Prendine una nuova.
problem-still-running-title = Ancora in corso
problem-still-running-detail = La prima richiesta con questa Idempotency-Key è ancora in corso. Inviala di nuovo tra un momento.

error-missing = Questo campo è obbligatorio.
error-unknown-field = Qui non c’è alcun campo «{ $word }».{ $nearest ->
    [nothing-near] { "" }
   *[other] { " " }Intendevi «{ $nearest }»?
  }
error-unknown-choice = «{ $word }» non è tra questi: { $known }.
error-wrong-type = Atteso { $expected ->
    [object] un oggetto
    [array] un elenco
    [string] un testo
    [integer] un numero intero
    [number] un numero
    [boolean] true o false
    [null] null
    [time] un orario come 2026-01-31T12:00:00Z
    [date] un giorno come 2026-01-31
    [duration] un intervallo come PT30S
    [uuid] un UUID
   *[value] un altro tipo di valore
  }.
error-too-short = { $limit ->
    [one] Serve almeno un carattere.
   *[other] Servono almeno { $limit } caratteri.
  }
error-too-long = { $limit ->
    [one] È ammesso al massimo un carattere.
   *[other] Sono ammessi al massimo { $limit } caratteri.
  }
error-too-small = Il valore minimo è { $limit }.
error-too-large = Il valore massimo è { $limit }.
error-few-items = { $limit ->
    [one] Serve almeno un elemento.
   *[other] Servono almeno { $limit } elementi.
  }
error-many-items = { $limit ->
    [one] È ammesso al massimo un elemento.
   *[other] Sono ammessi al massimo { $limit } elementi.
  }
error-bad-format = Non ha la forma attesa.
error-bad-characters = Contiene caratteri che non si possono conservare.
error-invalid = Rifiutato: { $reason }
