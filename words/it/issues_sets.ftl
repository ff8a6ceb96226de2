# Che cosa non va in un set di carte o nel suo file, qualunque sia il gioco.
issue-set-expected = era atteso un set di carte, trovato { $found }
issue-set-unknown-ruleset = regolamento sconosciuto «{ $word }»
issue-set-no-cards = era attesa una lista di carte, trovato { $found }
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
issue-file-not-json = non è JSON: { $reason }
issue-file-alias = usa un alias (*): scrivi il valore per esteso
issue-file-nested = annidato troppo in profondità
issue-file-twice = «{ $word }» c’è due volte
issue-file-not-a-number = { $word } non è un numero
