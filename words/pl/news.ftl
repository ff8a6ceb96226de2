# Co mówi dziennik konta. $game to nazwa gry.
news-your-turn = { $game }: czekamy na twoją odpowiedź.
news-window-opened = { $game }: możesz teraz zareagować.
news-game-started = { $game }: twoja gra się zaczęła.
news-game-finished = { $ending ->
    [won] { $game }: koniec gry. Wygrywasz!
    [lost] { $game }: koniec gry. Tym razem bez wygranej.
    [abandoned] { $game }: twoja gra zakończyła się bez wyniku.
   *[nobody] { $game }: koniec gry. Nikt nie wygrywa.
 }
news-rematch-offered = { $game }: ktoś chce zagrać z tobą jeszcze raz.
news-seat-removed = { $game }: gospodarz usunął cię od stołu.
news-other = { $game }: są wieści z twojego stołu.
