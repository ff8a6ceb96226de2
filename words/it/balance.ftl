# The balance report.
cards-page-balance = Equilibrio
cards-link-balance = Rapporto di equilibrio
cards-verb-balance = Gioca le partite
cards-balance-help = Bot veloci giocano alcune centinaia di partite con questa versione, con ogni numero di posti, e accanto con la versione pubblicata. Il rapporto dice quali carte vincono troppo spesso e quali non si giocano mai. Non decide niente: decide la prova di pubblicazione.
cards-balance-none = Non c’è ancora nessun rapporto su questa versione.
cards-balance-refused = Con questa versione non si può ancora giocare. { $first }
cards-balance-line = { $state ->
    [waiting] In attesa: si gioca un rapporto alla volta…
    [starting] Si preparano le partite…
    [playing] { $done } partite giocate su { $total } al massimo; ancora { $minutes ->
        [0] meno di un minuto
        [one] un minuto
       *[other] { $minutes } minuti
      } circa…
    [done] Finito: { $done } partite.
    [impossible] Con queste carte non si può giocare.
   *[broken] Non è stato possibile finirlo. Qui c’è quanto contato fino ad allora.
  }
cards-balance-partial = Risultati parziali: gli intervalli sono ancora larghi e una parte di questo sparirà.
cards-balance-older = La versione è stata cambiata dopo questo rapporto. Parla delle carte com’erano allora: rigioca le partite.
cards-balance-of = { $games } partite con questa versione, di { $player }; { $when }.
cards-balance-against = Accanto: { $games } partite con { $version }.
cards-balance-alone = Nessuna versione è ancora pubblicata: non c’è niente da confrontare e ogni carta vale come nuova.
cards-balance-new = Che cosa salta agli occhi delle carte nuove e cambiate
cards-balance-new-alone = Che cosa salta agli occhi
cards-balance-change = Che cos’altro è diverso da { $version }
cards-balance-nothing = Niente oltre il caso.
cards-balance-more = … e altre { $count }.
cards-balance-how = Sono stati fatti { $count } confronti. Ogni elenco ha un limite così severo (Holm) che solo un rapporto su venti nomina qualcosa che è soltanto caso.
cards-balance-lift-help = «Atteso» è quanto vince un posto con una carta qualsiasi agli stessi numeri di posti. Le linee sono intervalli al 95 %.
cards-balance-cards = Tutte le carte
cards-balance-games = La partita
cards-balance-reports = Rapporti su questo set
cards-balance-compare = Confronta con questo
cards-balance-download = Come dati (JSON)
cards-balance-column-card = Carta
cards-balance-column-drawn = Pescata, a partita
cards-balance-column-played = Giocata, a partita
cards-balance-column-stopped = Fermata
cards-balance-column-drawn-wins = Vince se pescata
cards-balance-column-played-wins = Vince se giocata
cards-balance-column-stopped-wins = Vince se fermata
cards-balance-expected = atteso { $share } %
cards-balance-is-new = nuova o cambiata
cards-balance-plot-cards = Partite vinte da chi ha pescato la carta, in %
cards-balance-plot-cards-played = Partite vinte da chi ha giocato la carta, in %
cards-balance-plot-lengths = Risposte a partita, la mediana, per numero di posti
cards-balance-plot-endings = Come finiscono le partite, in %
cards-balance-plot-first = Partite vinte da chi comincia, in %, per numero di posti
cards-balance-plot-even = puro caso
cards-balance-plot-expected = atteso
cards-balance-plot-now = questa versione
cards-balance-failed = { $count } partite su { $games } non sono arrivate alla fine.
cards-balance-never-drawn = { $card }: mai pescata in { $games } partite.
cards-balance-never-played = { $card }: mai giocata, benché pescata { $drawn } volte in { $games } partite.
cards-balance-never-effect = { $card }: il suo effetto non è mai servito, benché la carta sia stata giocata { $played } volte in { $games } partite.
cards-balance-flood = { $card } è il { $share } % di tutte le carte pescate. Sommerge le altre.
cards-balance-strong = { $card } è forte: chi ce l’ha vince il { $share } % delle sue partite; era atteso il { $other } %.
cards-balance-weak = { $card } è debole: chi ce l’ha vince il { $share } % delle sue partite; era atteso il { $other } %.
cards-balance-seldom-played = { $card }: di rado vale la pena. Si gioca il { $share } % delle volte che si pesca; di solito è il { $usual } %.
cards-balance-wins-more = { $card } vince di più: chi ce l’ha vince il { $share } % delle sue partite, e prima il { $other } %.
cards-balance-wins-less = { $card } vince di meno: chi ce l’ha vince il { $share } % delle sue partite, e prima il { $other } %.
cards-balance-played-more = { $card } si gioca di più: il { $share } % delle volte che si pesca, e prima il { $other } %.
cards-balance-played-less = { $card } si gioca di meno: il { $share } % delle volte che si pesca, e prima il { $other } %.
cards-balance-stopped-more = { $card } è fermata di più: il { $share } % delle volte che si gioca, e prima il { $other } %.
cards-balance-stopped-less = { $card } è fermata di meno: il { $share } % delle volte che si gioca, e prima il { $other } %.
cards-balance-longer = Le partite durano il { $share } % di più.
cards-balance-shorter = Le partite durano il { $share } % di meno.
cards-balance-ending-more = Più partite finiscono così: { $ending }. { $share } %, e prima { $other } %.
cards-balance-ending-less = Meno partite finiscono così: { $ending }. { $share } %, e prima { $other } %.
cards-balance-first-more = Chi comincia vince di più: il { $share } % delle sue partite; contro il { $other } %.
cards-balance-first-less = Chi comincia vince di meno: il { $share } % delle sue partite; contro il { $other } %.
cards-gate-early = { $done ->
    [yes] ✓ Le carte nuove e cambiate sono state giocate prima in { $early } partite: niente di sbagliato.
   *[no] Prima si giocano le carte nuove e cambiate, in { $early } partite…
  }
