# Card sets: refusals, checks, and the pages of the admin.
cards-not-a-draft = Solo una bozza può essere modificata: questa versione è pubblicata o non esiste più.
cards-not-published = Solo una versione pubblicata può essere ritirata.
cards-draft-exists = { $slug } ha già una bozza. Prima pubblicala o scartala.
cards-stale = { $who } ha salvato alle { $when } mentre modificavi. Niente è stato sovrascritto: le tue modifiche sono ancora in questo modulo; ricarica la pagina per vedere il nuovo stato.
cards-not-allowed = Non puoi farlo. Chiedi un altro gruppo.
cards-nothing-new = Non c’è niente di nuovo: la versione { $number } dice esattamente lo stesso.
cards-still-broken = { $count ->
    [one] Un problema lo impedisce: { $first }
   *[other] { $count } problemi lo impediscono. Il primo: { $first }
  }
cards-gate-not-passed = La bozza così com’è non ha ancora superato la prova.
cards-another-set = Il file è del set «{ $found }»; questa bozza è di «{ $expected }».
cards-no-tables = Qui non si può aprire nessun tavolo.
cards-import-again = La prova è troppo vecchia o è stata fatta altrove: scegli di nuovo il file.
cards-face-taken = Un’altra carta ha l’id «{ $face }».
cards-slug-taken = Un altro set ha questo id.
cards-default-stands-alone = Questo set ne estende altri: solo un set che sta da solo può essere quello predefinito.
cards-image-too-large = L’immagine è troppo pesante: al massimo { $limit } MB.
cards-image-too-wide = L’immagine è troppo larga o alta: al massimo { $limit } pixel per lato.
cards-image-not-one = Non è un’immagine che accettiamo: invia PNG, JPEG o WebP.

cards-gate-never-ends = Una partita non è finita: una carta fa qualcosa che non si ferma mai.
cards-gate-child-died = Non è stato possibile giocare tutte le partite. Riprova; se resta così, il registro del worker dice perché.
cards-gate-line = { $state ->
    [waiting] In attesa di un worker libero…
    [starting] Le partite si preparano…
    [playing] { $done } partite su { $total } giocate…
    [passed] Superata: { $total } partite, nessuna violazione.
    [failed] Rifiutata dopo { $done } partite su { $total }.
   *[broken] Non è stato possibile finire ({ $done } partite su { $total }).
  }

cards-done-cloned = È stata fatta una bozza da { $source }.
cards-done-retired = { $version } è ritirata: le nuove partite non la usano, quelle in corso la tengono.
cards-done-discarded = La bozza è stata scartata.
cards-done-published = { $version } è pubblicata: da ora le nuove partite la usano.
cards-done-imported = Il file è stato applicato alla bozza.

cards-verb-clone = Clona in bozza
cards-verb-restore = Ripristina come bozza
cards-verb-try = Prova
cards-verb-retire = Ritira
cards-verb-discard = Scarta la bozza
cards-verb-gate = Gioca le partite di prova
cards-verb-publish = Pubblica
cards-sure = Confermi?

cards-link-cards = Carte
cards-link-diff = Differenze
cards-link-import = Importa
cards-link-export = Esporta { $kind }
cards-link-publish = Controlla e pubblica
cards-link-history = Cronologia
cards-link-back = Torna alla versione

cards-page-diff = differenze
cards-page-import = importa
cards-page-publish = controlla e pubblica
cards-page-new-set = Nuovo set di carte

cards-diff-with = Confrontata con { $other }.
cards-diff-first = Non c’è niente con cui confrontare: tutto è nuovo.
cards-diff-same = Niente è diverso.
cards-import-help = Un file di set di carte, YAML, JSON o CSV, come lo scrive l’esportazione. Prima viene solo provato; niente viene cambiato.
cards-import-try = Prova a vuoto
cards-import-apply = Applica alla bozza
cards-import-refused = { $count ->
    [one] Il file ha un errore; niente è stato cambiato.
   *[other] Il file ha { $count } errori; niente è stato cambiato.
  }
cards-import-more = … e altri { $count }.
cards-import-would = Il file non ha errori. Cambierebbe questo:
cards-publish-looks = Uno sguardo a tutto il set
cards-publish-clean = Non c’è niente che non va.
cards-publish-games = Partite con questa bozza
cards-publish-games-help = Si giocano alcune centinaia di partite con la bozza, per ogni numero di giocatori. Si può pubblicare quando nessuna regola è violata e ogni partita finisce.
cards-publish-reproduce = Per rivederlo:
cards-problems = Problemi
cards-warnings = Da sapere
cards-glance = { $cards } carte, { $copies } copie
cards-languages-complete = Complete: { $languages }
cards-live-problems = { $count ->
    [0] Nessun problema.
    [one] Un problema:
   *[other] { $count } problemi:
  }
cards-add-card = Aggiungi carta
cards-search-everywhere = Cerca in tutte le versioni
cards-save = Salva

cards-gate-never-played = Questa carta non è mai stata giocata in { $games } partite.
cards-gate-never-effect = Il suo effetto non è mai stato usato in { $games } partite.
cards-help-extends = I set per cui questo è fatto: si gioca con uno di essi, e viene controllato e provato con ciascuno. Nessuno: sta da solo.
cards-help-tags = Ciò che si legge per ogni etichetta, secondo la lingua, una per riga. Esempio: { $example }
cards-help-more-copies = Quante copie questo set aggiunge a carte dei set sotto di esso, una carta per riga. Esempio: { $example }
cards-help-mixes = Altri set con cui questo si gioca bene, un elenco per combinazione; questo set non è nominato. Esempio: { $example }
cards-label-extends = Estende
cards-label-tags = Etichette
cards-label-more-copies = Altre copie
cards-label-mixes = Combinazioni
cards-checked-with = Controllato con { $sets }
cards-extends = Estende { $sets }
