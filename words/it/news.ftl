# Ciò che dice il registro di un account. $game è il nome del gioco.
news-your-turn = { $game }: tocca a te rispondere.
news-window-opened = { $game }: ora puoi intervenire.
news-game-started = { $game }: la tua partita è iniziata.
news-game-finished = { $ending ->
    [won] { $game }: la partita è finita. Hai vinto!
    [lost] { $game }: la partita è finita. Non hai vinto.
    [abandoned] { $game }: la tua partita è terminata senza risultato.
   *[nobody] { $game }: la partita è finita. Non vince nessuno.
 }
news-rematch-offered = { $game }: qualcuno vuole giocare ancora con te.
news-seat-removed = { $game }: chi ospita ti ha tolto dal tavolo.
news-other = { $game }: ci sono novità al tuo tavolo.
