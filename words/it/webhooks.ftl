# Webhook: rifiuti e ciò che non va in un indirizzo.
problem-too-many-webhooks-title = Troppe destinazioni
problem-too-many-webhooks-detail = Un account può avere { $limit } destinazioni: prima eliminane una.
problem-disabled-by-staff-title = Disattivata dallo staff
problem-disabled-by-staff-detail = Lo staff ha disattivato questa destinazione; solo lo staff può riattivarla. Chiedi il motivo.
problem-webhook-is-disabled-title = La destinazione è disattivata
problem-webhook-is-disabled-detail = A questa destinazione non si invia nulla. Prima attivala con enabled: true.

error-url-malformed = Non è un indirizzo che si possa chiamare: serve un URL con un host, senza nome utente, frammento o spazi.
error-url-not-https = L’indirizzo deve iniziare con https://.
error-url-not-reachable = Questo host non si trova, o il suo indirizzo non è pubblico.
error-webhook-secret-format = Un segreto è whsec_ seguito dal base64 di 24–64 byte.

admin-webhook-disabled = La destinazione è disattivata; il proprietario è stato avvisato.
admin-webhook-enabled = La destinazione è di nuovo attiva.
admin-deliveries-replayed = { $count ->
    [one] Un messaggio viene inviato di nuovo.
   *[other] { $count } messaggi vengono inviati di nuovo.
  }

webhook-news = Ci sono novità nella tua partita.
