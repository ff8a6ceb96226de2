# Che cosa non va in un set di carte o nel suo file, qualunque sia il gioco.
issue-set-expected = era atteso un set di carte, trovato: { shape-found }
issue-set-unknown-ruleset = regolamento sconosciuto «{ $word }»
issue-set-no-cards = era attesa una lista di carte, trovato: { shape-found }
issue-set-card-twice = due carte hanno questo identificativo
issue-set-card-unnamed = serve un nome inglese
issue-set-another = { cards-another-set }

issue-set-no-image = L’immagine { $hash }… non è mai stata caricata.
issue-set-many-cards = Un set ha al massimo { $limit } carte diverse, questo ne ha { $found }.
issue-set-unsayable = Non ci sono parole per questo programma in «{ $code }»: { $reason }
issue-set-language-lost = Manca il nome in «{ $code }», e la versione pubblicata li aveva tutti.
issue-set-language-incomplete = { $count ->
    [one] Una carta non ha un nome in «{ $code }»: si mostra l’inglese.
   *[other] { $count } carte non hanno un nome in «{ $code }»: si mostra l’inglese.
  }

issue-file-too-long = è lungo { $found } byte; il massimo è { $most }
issue-file-not-text = non è testo: un set di carte è un file YAML o JSON
issue-file-not-utf8 = non è testo UTF-8: salva il file con la codifica UTF-8
issue-file-empty = è vuoto
issue-file-not-yaml = non è YAML: { $reason }
issue-file-name-unquoted = non è YAML: { $reason }. Un nome con virgola, due punti o apostrofo va tra virgolette.
issue-file-not-json = non è JSON: { $reason }
issue-file-alias = usa un alias (*): scrivi il valore per esteso
issue-file-nested = annidato troppo in profondità
issue-file-twice = «{ $word }» c’è due volte
issue-file-not-a-number = { $word } non è un numero
issue-file-huge-number = questo numero è troppo lungo: al massimo { $most } caratteri

issue-set-card-in-two = I set «{ $first }» e «{ $second }» hanno entrambi una carta con l’identificativo { $card }: nominala in more_copies, o dai un altro identificativo a una delle due.
issue-set-without-base = ha bisogno accanto a sé di uno di questi set: { $needed }
issue-set-extends-unknown = non c’è nessun set pubblicato «{ $set }»
issue-set-extends-circle = «{ $set }» estende questo set, o è questo stesso: alla base non ci sarebbe nulla
issue-set-extends-another-game = il set «{ $set }» è di un altro gioco
issue-set-more-of-own = è una carta di questo set: scrivi il numero nelle sue copie (copies)
issue-set-more-of-unknown = nessun set sotto questo ha una carta così
issue-set-tag-unnamed = L’etichetta non ha un nome in { $codes }: i testi la mostrano in inglese, o così com’è scritta.
issue-set-tag-unused = Nessuna carta porta questa etichetta o la cerca.
issue-set-mix-unknown = Non c’è nessun set pubblicato «{ $set }»: la combinazione non viene offerta.
issue-set-mix-broken = Questi set non stanno insieme, e la combinazione non viene offerta: { $reason }
issue-set-breaks-another = Il set «{ $set }» estende questo e non gli si adatta più: { $reason }
issue-set-empty = il set non ha ancora nessuna carta
